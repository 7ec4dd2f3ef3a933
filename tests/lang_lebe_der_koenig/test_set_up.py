"""Set-up (LK-201 to LK-212)."""

from __future__ import annotations

import pytest

from regnum.kernel import NATURE, IllegalOptions, Match
from regnum.testing import rule

from .helpers import LK, asked, county, courtiers, discard, hands, noble, offered, play, told, turn

START = {
    3: ["roucestre", "lideford", "tateshale"],
    4: ["tateshale", "lideford", "roucestre", "stadford"],
    5: ["stadford", "loncastre", "lincolia", "lundonia", "lideford"],
}
"""The start counties, the first player's first."""


@rule("LK-201")
def test_three_four_or_five_play() -> None:
    for players in START:
        assert LK.begin(players).players == players
    for players in (2, 6):
        with pytest.raises(IllegalOptions):
            Match(LK, players=players)


@rule("LK-202")
def test_with_three_players_man_does_not_exist() -> None:
    text = """
    P0: noble Loncastre; courtiers Loncastre 1; hand 12/7/1
    P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
    P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
    """
    match = turn(text)
    assert "man" not in offered(match, "move")
    play(match, "move wigemor")
    assert not any(way.startswith("man ") for way in offered(match, "cross"))
    four = turn(text + "P3: noble Stadford; courtiers Stadford 1; hand 12/7/1")
    assert "man" in offered(four, "move")


@rule("LK-202", "LK-203", "LK-707")
@pytest.mark.parametrize(("players", "majority"), [(3, 19), (4, 20), (5, 20)])
def test_the_absolute_majority(players: int, majority: int) -> None:
    lines = [
        "P0: noble Stadford; courtiers Stadford 1; hand 1/0/0; bonus {}",
        "P1: noble Loncastre; courtiers Loncastre 2; hand 8/4/1",
        "P2: noble Lincolia; courtiers Lincolia 2; hand 8/5/1",
        "P3: noble Lundonia; courtiers Lundonia 1; hand 8/5/0",
        "P4: noble Lideford; courtiers Lideford 1; hand 8/3/1",
    ]
    for bonus, crowned in ((majority - 3, False), (majority - 2, True)):  # 2 votes are left of 3 without a card
        match = turn("\n".join(lines[:players]).format(bonus))
        play(match, "stay", "roll x1", "die 1")
        assert match.over == crowned


@rule("LK-204")
@pytest.mark.parametrize(("players", "cards"), [(3, [36, 21, 3]), (4, [48, 28, 4]), (5, [60, 35, 5])])
def test_cards_of_missing_players_stay_in_the_box(players: int, cards: list[int]) -> None:
    s = Match(LK, players=players, seed=3).table
    assert [sum(s.hand[seat][kind] for seat in range(5)) for kind in range(3)] == cards
    assert all(s.noble[seat] == -1 and s.reserve[seat] == 0 for seat in range(players, 5))


@rule("LK-107", "LK-205")
@pytest.mark.parametrize("players", START)
def test_start_cards_are_dealt_at_random_one_each_and_open(players: int) -> None:
    match = Match(LK, players=players)
    left = set(START[players])
    for seat in range(players):
        assert match.to_act == (NATURE,) and match.table.witness == -1
        assert offered(match, "start") == left
        name = sorted(left)[seat % len(left)]
        play(match, f"start {name}")
        left.remove(name)
        assert told(match, "starts_in")[-1] == (seat, county(name))
    assert asked(match) == "what_to_do"


@rule("LK-206", "LK-207", "LK-208", "LK-209", "LK-210", "LK-211", "LK-R15")
@pytest.mark.parametrize("players", START)
def test_what_everybody_starts_with(players: int) -> None:
    match = Match(LK, players=players, chance=START[players])
    for seat, name in enumerate(START[players]):
        assert noble(match, seat) == name
        assert courtiers(match, seat) == {name: 2}
        assert match.table.reserve[seat] == 15
        assert match.table.bonus[seat] == 0
    assert hands(match) == ["12/7/1"] * players
    assert discard(match) == 0


@rule("LK-212")
@pytest.mark.parametrize("players", START)
def test_the_holder_of_the_named_start_card_begins_and_play_goes_clockwise(players: int) -> None:
    for first in range(players):
        cards = START[players][1:]
        cards.insert(first, START[players][0])
        match = Match(LK, players=players, chance=cards)
        for turns in range(2 * players):
            assert match.to_act == ((first + turns) % players,)
            play(match, "pass")


@rule("LK-R45", "LK-304")
def test_a_full_start_county_has_no_room_in_the_first_turn() -> None:
    match = Match(LK, players=3, chance=["lideford", "roucestre", "tateshale"])
    assert "stay" in match.offers()  # Roucestre takes a third
    play(match, "pass", "pass")
    assert match.to_act == (0,)
    assert "stay" not in match.offers()
