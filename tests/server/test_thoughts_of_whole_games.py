"""What bots that search were thinking, in a whole game of each title: there, legal, best first and in words."""

from __future__ import annotations

from typing import Any

import pytest

from regnum import bots
from regnum.bots.search import Search
from regnum.bots.warming import compiled
from regnum.games import game
from regnum.kernel import NATURE, Match, saved
from regnum.reviewed import Answer, thoughts_in
from regnum.server.running import thinking
from regnum.server.running.thinking import Thinking
from regnum.server.table import creating, fair
from regnum.words.messages import LANGUAGES

from .clients import Person
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

GAMES: dict[str, dict[str, Any]] = {
    "vive-le-roi": {"players": 2},
    "lang-lebe-der-koenig": {"players": 3},
    "krone-und-schwert": {"players": 2, "options": {"max_rounds": 12}},
    "lancaster": {"players": 3},
}
SECRET = "27" * 32
"""With the table's name, all that chance and bots depend on: the same game every time."""
FEW = 40
"""Games a lord imagines here: enough for three answers, and nobody waits for long."""
LOOKED_AT = 4
"""At so many decisions of a game a page looks."""


async def think(level: str, match: Match, seat: int, seed: str, person: int | None, *_: object) -> Thinking:
    """As in a process of its own, where few games could not be asked for."""
    return thinking.think(thinking.asked(match, seat, level, person), level, seed)


def must_be_good(match: Match, seat: int, answers: list[Answer]) -> None:
    """Two or three that are legal there, the most tried first, each with what it may be worth."""
    legal = {match.game.actions.write(action) for action in match.legal(seat)}
    assert 2 <= len(answers) <= 3
    assert len({answer.choice for answer in answers}) == len(answers)
    assert {answer.choice for answer in answers} <= legal
    assert [answer.games for answer in answers] == sorted((answer.games for answer in answers), reverse=True)
    assert all(0 <= answer.worth <= 1 for answer in answers)


async def played(watcher: Person, name: str) -> str:
    """A game among lords; somebody watches, for nobody plays to an empty house."""
    lords = [{"for": "bot", "bot": "lord"}] * GAMES[name]["players"]
    table = str((await watcher.create(game=name, **(GAMES[name] | {"seats": lords})))["table"])
    await watcher.connect()
    await watcher.open(table)
    while not (await watcher.update())["result"]:
        pass
    return table


@pytest.mark.parametrize("name", GAMES)
async def test_after_a_whole_game_every_searching_bots_best_answers_can_be_read(
    name: str, server: Running, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(game(name))
    monkeypatch.delenv("REGNUM_INTERPRETED")
    monkeypatch.setitem(bots.BOTS, "lord", lambda seed: Search(seed, 60, FEW))
    monkeypatch.setattr(server.house.keeper.thinkers, "think", think)
    monkeypatch.setattr(fair, "new_secret", lambda: SECRET)
    monkeypatch.setattr(creating, "new_id", lambda: name.replace("-", ""))
    anna = await arrive("Anna")
    table = await played(anna, name)
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    thoughts, whole = thoughts_in(saved.look(text, game).remarks), saved.read(text, game)
    replay = whole.branch(0)
    for at, choice in enumerate(whole.choices):
        if choice.seat != NATURE and len(replay.legal(choice.seat)) > 1:
            assert at in thoughts, f"{choice.text} was chosen without a thought"
            must_be_good(replay, choice.seat, thoughts[at])
        else:
            assert at not in thoughts
        replay.choose(choice.action, choice.seat)
    weighed = list(thoughts)
    assert {whole.choices[at].seat for at in weighed} == set(range(GAMES[name]["players"]))
    for at in weighed[:: max(1, len(weighed) // LOOKED_AT)]:
        said = [(await anna.get(f"/api/tables/{table}/replay", at=at, lang=lang))["decision"] for lang in LANGUAGES]
        for told in said:
            assert told["seat"] == whole.choices[at].seat
            assert [(one["worth"], one["games"]) for one in told["thoughts"]] == [
                (pytest.approx(one.worth, abs=0.001), one.games) for one in thoughts[at]
            ]
            sentences = [one["sentence"] for one in told["thoughts"]]
            assert len(set(sentences)) == len(sentences) and not set("{_=}") & set("".join(sentences))
            if whole.choices[at].text == thoughts[at][0].choice:
                assert told["sentence"] == sentences[0]
        assert len({tuple(one["sentence"] for one in told["thoughts"]) for told in said}) > 1
