"""The recorded games cover every way in which a game can end; ``tests/test_recorded.py`` replays them."""

from __future__ import annotations

from pathlib import Path

from regnum.games import game
from regnum.kernel import Match, saved
from regnum.testing import rule

from .helpers import LK

FILES = sorted((Path(__file__).parent / "recorded").glob("*.regnum"))
MAJORITY = {3: 19, 4: 20, 5: 20}


def replayed(path: Path) -> Match:
    return saved.read(path.read_text(encoding="utf-8"), game)


def occasion(match: Match) -> str:
    """Where the election that ended the game was held."""
    where = LK.where(match.branch(len(match.choices) - 1).table)
    for procedure in ("extra_courtiers", "journey", "confrontation"):
        if f" {procedure} " in where:
            return procedure
    return "idle"


def decision(match: Match) -> str:
    """What made one of the claimants king."""
    s = match.table
    totals = [s.votes[seat] + s.bonus[seat] for seat in range(s.players)]
    claimants = [seat for seat in range(s.players) if totals[seat] >= MAJORITY[s.players]]
    king = s.rank.index(1)
    if len(claimants) == 1:
        return "alone"
    if match.options["winner_rule"] == "total_votes" and totals.count(totals[king]) == 1:
        return "total"
    rivals = [seat for seat in claimants if seat != king and s.votes[seat] == s.votes[king]]
    if not rivals:
        return "county votes"
    return "lots" if any(s.cards[seat] == s.cards[king] for seat in rivals) else "cards"


@rule("LK-707", "LK-801", "LK-802", "LK-803", "LK-804", "LK-805", "LK-1003", "LK-1005")
def test_every_way_to_end_a_game_is_recorded() -> None:
    matches = [replayed(path) for path in FILES]
    assert {occasion(match) for match in matches} == {"extra_courtiers", "journey", "confrontation", "idle"}
    assert {decision(match) for match in matches} == {"alone", "county votes", "cards", "lots", "total"}
    assert {match.table.players for match in matches} == {3, 4, 5}
    for option in LK.options:
        assert len({match.options[option.name] for match in matches}) > 1, option.name


@rule("LK-505", "LK-631", "LK-R19")
def test_a_courtier_left_and_one_placed_by_the_winner_of_a_confrontation_are_recorded() -> None:
    left = {LK.book.events[line.event].name for path in FILES for line in replayed(path).happenings}
    assert {"extra_courtier", "courtier_left"} <= left
    assert any("winners_extra_courtiers" in where for path in FILES for where in places(replayed(path)))


def places(match: Match) -> set[str]:
    """Where the game stood at each choice of a courtier won."""
    asked = [i for i, choice in enumerate(match.choices) if choice.text in ("place", "leave")]
    return {LK.where(match.position(i)) for i in asked}
