"""A board of one's own: the data of a physical copy, checked when it is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game
from regnum.games.vive_le_roi.faults import faults
from regnum.games.vive_le_roi.table import DATA
from regnum.kernel import BadFile, Match
from regnum.testing import rule

from .helpers import GAME

CARD = """
[[favorites]]
id = "{id}"
names = {names}
banished = "{banished}"
source = "public"
banished_source = "public"
"""
SIX = ["alienor", "bridget", "caius", "dagobert", "eloise", "foidvo"]


def board(path: Path, names: list[str], banished: str) -> Path:
    """A file with 26 cards, the first of which is this one."""
    cards = [CARD.format(id="F01", names=names, banished=banished)]
    cards += [CARD.format(id=c["id"], names=c["names"], banished=c["banished"]) for c in DATA["favorites"][1:]]
    file = path / "board.toml"
    file.write_text("".join(cards).replace("'", '"'), encoding="utf-8")
    return file


def test_the_games_own_data_has_no_fault() -> None:
    assert list(faults(DATA)) == []


@rule("VR-13")
def test_other_cards_are_played_with_and_spelled_out_in_the_log(tmp_path: Path) -> None:
    own = game("vive-le-roi", board(tmp_path, SIX, "caius"))
    match = Match(own, chance=["F01", "F02", "F03"], players=3, first_unit=0)
    dealt = next(h for h in match.heard(0) if own.book.events[h.event].name == "dealt")
    assert dealt.numbers[2:] == (0, 1, 2, 3, 4, 5)
    assert own.board != GAME.board


@rule("VR-13")
@pytest.mark.parametrize(
    ("names", "banished", "reason"),
    [
        (SIX[:5], "alienor", "6 different courtiers"),
        ([*SIX[:5], "alienor"], "alienor", "6 different courtiers"),
        ([*SIX[:5], "jester"], "alienor", "'jester', who is no courtier"),
        (SIX, "merlin", "seals 'merlin'"),
    ],
)
def test_an_impossible_card_is_refused_with_its_line(
    tmp_path: Path, names: list[str], banished: str, reason: str
) -> None:
    with pytest.raises(BadFile) as wrong:
        game("vive-le-roi", board(tmp_path, names, banished))
    assert reason in str(wrong.value)
    assert "line " in str(wrong.value)


@rule("VR-11", "VR-14", "VR-53")
def test_other_impossible_data_is_found() -> None:
    characters = [dict(character) for character in DATA["character"]]
    characters[0]["gender"] = "queen"
    characters[1]["letter"] = "A"
    characters[2]["jester"] = True
    placement = [dict(row) for row in DATA["placement"]]
    placement[0]["placed"] = 11
    wrong = {
        **DATA,
        "character": characters,
        "placement": placement,
        "vote_total": DATA["vote_total"] | {"no": 13},
    }
    reasons = " ".join(fault.reason for fault in faults(wrong))
    for part in (
        "a gender is",
        "two characters have the letter",
        "is the Jester",
        "one number for each",
        "in all",
        "only 13",
    ):
        assert part in reasons
    assert [f.path for f in faults({**DATA, "favorites": DATA["favorites"][1:]})] == [("favorites",)]
    assert ("character",) in [f.path for f in faults({**DATA, "character": DATA["character"][1:]})]
