"""The rules one by one; each test cites the clause that it would miss."""

from stones import GAME

from regnum.kernel import Match
from regnum.testing import rule


@rule("ST-1")
def test_twelve_stones_lie_on_the_table_and_somebody_begins() -> None:
    match = Match(GAME, players=3, chance=["begin seat=2"], checked=True)
    assert match.table.stones == 12
    assert match.to_act == (2,)


@rule("ST-2")
def test_one_two_or_three_stones_are_taken_in_turn() -> None:
    match = Match(GAME, players=3, chance=["begin seat=2"], checked=True)
    assert match.offers() == ["take stones=1", "take stones=2", "take stones=3"]
    match.choose("take stones=2")
    assert (match.table.stones, match.to_act) == (10, (0,))


@rule("ST-3")
def test_whoever_takes_the_last_stone_wins() -> None:
    start = {"question": "how_many", "seats": [1], "fields": {"stones": 2, "turn": 1}}
    match = Match(GAME, players=2, start=start, checked=True)
    match.choose("take stones=2")
    assert match.result is not None
    assert match.result.winners == (1,)
