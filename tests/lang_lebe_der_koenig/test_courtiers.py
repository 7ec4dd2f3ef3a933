"""Placing courtiers (LK-501 to LK-509)."""

from __future__ import annotations

from regnum.testing import rule

from .helpers import THREE, asked, commit, county, courtiers, hand, noble, offered, play, roll, told, turn


@rule("LK-501", "LK-304")
def test_no_courtier_beyond_the_value_of_the_county() -> None:
    text = """
    P0: noble Sarisberie; courtiers Sarisberie {}; hand 12/7/1
    P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
    P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
    """
    assert "stay" in turn(text.format(1)).offers()
    assert "stay" not in turn(text.format(2)).offers()


@rule("LK-502")
def test_the_free_courtier_needs_neither_card_nor_die() -> None:
    match = play(turn(THREE), "move oxeneford", "place")
    assert courtiers(match, 0)["oxeneford"] == 1 and match.table.reserve[0] == 14
    assert hand(match, 0) == "12/7/1" and asked(match) == "another_courtier"


@rule("LK-503")
def test_after_the_free_courtier_the_noble_does_not_move_any_more() -> None:
    match = play(turn(THREE), "move oxeneford", "place")
    assert {offer.split()[0] for offer in match.offers()} == {"roll", "end"}
    match = play(turn(THREE), "stay")  # Roucestre is full now
    assert match.to_act == (1,) and noble(match, 0) == "roucestre"


@rule("LK-504", "LK-505", "LK-506")
def test_extra_courtiers_are_rolled_for_again_and_again() -> None:
    match = play(turn(THREE), "move oxeneford", "place")
    assert offered(match, "roll") == {"x1", "x2", "x3"}
    play(match, "roll x1", "die 2")
    assert courtiers(match, 0)["oxeneford"] == 1
    play(match, "roll x2", "die 2", "place")
    assert courtiers(match, 0)["oxeneford"] == 2
    play(match, "roll x3", "die 1", "place")
    assert courtiers(match, 0)["oxeneford"] == 3
    assert offered(match, "roll") == {"x1", "x2"}
    assert match.table.reserve[0] == 12
    assert hand(match, 0) == "11/6/0" and match.table.discarded == [1, 1, 1]


@rule("LK-505", "LK-R19")
def test_a_courtier_won_may_be_placed_or_left() -> None:
    for answer, number in (("place", 2), ("leave", 1)):
        match = play(turn(THREE), "move oxeneford", "place", "roll x1", "die 3")
        assert asked(match) == "courtier_won" and match.to_act == (0,)
        assert match.offers() == ["place", "leave"]
        assert told(match, "courtier_won") == [(0, county("oxeneford"), 0, 3)]
        play(match, answer)
        assert courtiers(match, 0)["oxeneford"] == number
        assert match.table.reserve[0] == 15 - number
        assert hand(match, 0) == "11/7/1" and match.table.discarded == [1, 0, 0]  # the card is lost either way
        assert asked(match) == "another_courtier"


@rule("LK-505", "LK-506", "LK-508", "LK-R19")
def test_a_courtier_left_keeps_room_to_roll_on_and_empty_ones_hand() -> None:
    text = THREE.replace("P0: noble Roucestre; courtiers Roucestre 2; hand 12/7/1", ALMOST_FULL)
    match = play(turn(text), "stay")  # room for one more
    for _ in range(2):
        play(match, "roll x1", "die 6", "leave")
    assert match.table.elections == 1  # the last card is played, in a county that was never full
    assert courtiers(match, 0)["oxeneford"] == 3
    full = play(turn(text), "stay", "roll x1", "die 6", "place")
    assert full.table.elections == 0 and full.to_act == (1,)


ALMOST_FULL = "P0: noble Oxeneford; courtiers Oxeneford 2; hand 2/0/0"


@rule("LK-507", "LK-R18")
def test_without_the_free_courtier_there_is_no_roll() -> None:
    match = play(turn(THREE), "move oxeneford")
    assert "roll" not in {offer.split()[0] for offer in match.offers()}
    play(match, "end")
    assert match.to_act == (1,)


@rule("LK-507", "LK-631")
def test_a_winner_who_declines_the_free_courtier_cannot_roll() -> None:
    match = turn(
        """
        P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
        P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
        P2: noble Oxeneford; courtiers Oxeneford 1, Roucestre 1; hand 12/7/1
        """
    )
    play(match, "move oxeneford")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 6), roll(match, 1), roll(match, 1)
    play(match, "decline")
    assert asked(match) == "what_to_do" and match.to_act == (1,)
    assert courtiers(match, 0) == {"wigemor": 2}


@rule("LK-508", "LK-R18")
def test_no_roll_that_could_not_place_a_courtier() -> None:
    full = play(turn(THREE), "stay")  # Roucestre takes three
    assert full.to_act == (1,)
    last_one = turn(
        """
        P0: noble Oxeneford; courtiers Tateshale 4, Wigemor 4, Grentebrige 4, Oxeneford 1, Stadford 3; hand 12/7/1
        P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
        P2: noble Lincolia; courtiers Lincolia 2; hand 12/7/1
        """
    )
    play(last_one, "stay")
    assert courtiers(last_one, 0)["oxeneford"] == 2 and last_one.table.reserve[0] == 0
    assert last_one.to_act == (1,)


@rule("LK-504", "LK-508")
def test_without_a_card_there_is_no_roll() -> None:
    match = turn(THREE.replace("Roucestre 2; hand 12/7/1", "Roucestre 1; hand 0/0/0"))
    play(match, "stay")
    assert match.to_act == (1,)


@rule("LK-509")
def test_the_player_may_stop_at_any_time_and_then_the_turn_ends() -> None:
    for rolls in range(3):
        match = play(turn(THREE), "move oxeneford", "place")
        for _ in range(rolls):
            play(match, "roll x1", "die 1")
        play(match, "end")
        assert match.to_act == (1,) and asked(match) == "what_to_do"
