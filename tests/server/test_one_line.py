"""Names, chat and contributions are one line of what can be seen; files are split where lines end and nowhere else."""

from __future__ import annotations

import pytest

from regnum.games import game
from regnum.kernel import Match, saved
from regnum.server.running.verify import verify
from regnum.server.table.lines import is_one_line
from regnum.terminal.files import remarks

from .clients import Person
from .conftest import Arrive, Running
from .test_fair import exported, played

BREAKS = ("\n", "\r", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029")
UNSEEN = ("\x00", "\x1b", "\u200b", "\u202e", "\u2066", "\ufeff", "\ud800", "\ue000")
INVISIBLE = ("\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f", "\u00ad", "\u200d", "\ufe0f", "\u17b4", "\u0301")


@pytest.mark.parametrize("letter", [*BREAKS, *UNSEEN])
def test_a_line_breaks_nowhere_and_hides_nothing(letter: str) -> None:
    assert not is_one_line(f"a{letter}b")


@pytest.mark.parametrize(
    "text", ["a" + "\u0301" * 5, "Anna \u0336\u0338\u0489\u0334\u0321na", "\U0001f451" + "\u20dd" * 9]
)
def test_no_letter_reaches_into_the_lines_of_others(text: str) -> None:
    assert not is_one_line(text)


@pytest.mark.parametrize("text", ["", " ", "\u00a0", *INVISIBLE])
def test_a_line_shows_something(text: str) -> None:
    assert not is_one_line(text)


@pytest.mark.parametrize(
    "text",
    [
        "Chloé",
        "Иван",
        "李",
        "Quoi\u202f?",
        "Vie\u0323\u0302t",
        "שִּׁ",
        "ผู้",
        "👨\u200d👩\u200d👧 ❤\ufe0f",
        "हिन्दी",
        "a\u0301",
    ],
)
def test_people_write_as_they_are_used_to(text: str) -> None:
    assert is_one_line(text)


@pytest.mark.anyio
@pytest.mark.parametrize("letter", ["\x0b", "\x1c", "\x85", "\u2028", "\x00", "\u202e"])
async def test_what_is_no_line_is_refused_wherever_somebody_writes(
    arrive: Arrive, server: Running, letter: str
) -> None:
    anna, text = await arrive("Anna"), f"a{letter}b"
    table = (await anna.create())["table"]
    seats = [{"for": "me"}, {"for": "anyone"}]
    attempts = [
        (f"/api/tables/{table}/chat", {"text": text}),
        (f"/api/tables/{table}/contribute", {"contribution": text}),
        ("/api/tables", {"game": "vive-le-roi", "players": 2, "seats": seats, "contribution": text}),
    ]
    for path, body in attempts:
        assert await anna.refused("POST", path, body) == "illegal"
    bruno = await arrive("Bruno")
    assert await bruno.refused("POST", f"/api/tables/{table}/join", {"contribution": text}) == "illegal"
    stranger = Person(server.address, "")
    answer = await stranger.ask("POST", "/api/guests", {"name": text})
    assert answer.status_code >= 400 or answer.json()["name"] == "a b"
    await stranger.leave()


@pytest.mark.parametrize("letter", ["\x0b", "\x1c", "\x85", "\u2028", " "])
def test_an_honest_game_of_before_is_fair_whatever_was_contributed(letter: str) -> None:
    """Today nobody can contribute that; whoever did has a file that is as fair as any."""
    for contribution in (f"a{letter}0 vote card=yes", f"a{letter}"):
        assert verify(exported(played(contribution=contribution))).fair


def test_a_saved_game_breaks_only_where_its_lines_end() -> None:
    text = saved.write(Match(game("vive-le-roi"), players=2, names=("Anna", "Bruno"), seed=1))
    whole = text.replace("\n\n", "\n\n# said \u2028 0 vote card=yes\n")
    assert saved.read(whole, game).choices == saved.read(text, game).choices
    assert saved.look(text.replace("Bruno", "Bru\x1cno"), game).names == ("Anna", "Bru\x1cno")
    assert remarks("regnum 1\n# bot 1: knight\x85# bot 0: king\n\n") == {"bot 1": "knight\x85# bot 0: king"}
