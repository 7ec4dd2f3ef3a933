"""A turn: passing, staying, moving and crossing (LK-401 to LK-419)."""

from __future__ import annotations

import pytest

from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .helpers import LK, THREE, asked, commit, county, courtiers, hand, noble, offered, play, roll, told, turn


def verbs(match: Match) -> set[str]:
    return {offer.split()[0] for offer in match.offers()}


@rule("LK-401", "LK-402", "LK-R43")
def test_pass_stay_or_move_and_nothing_else() -> None:
    match = turn(THREE)
    assert verbs(match) == {"pass", "stay", "move"}
    assert offered(match, "move") == {"grentebrige", "lincolia", "lundonia", "oxeneford"}
    assert {verb.name for verb in LK.actions} == {
        *(
            "pass",
            "stay",
            "move",
            "place",
            "cross",
            "end",
            "roll",
            "leave",
            "commit",
            "lay",
            "banish",
            "decline",
            "recover",
        ),
        *("start", "die", "deal"),  # Nature's
    }


@rule("LK-403")
def test_passing_changes_nothing_and_is_always_legal() -> None:
    match = turn(
        """
        P0: noble Lideford; courtiers Lideford 2; hand 0/0/0
        P1: noble Wigemor; courtiers Wigemor 1; hand 12/7/1
        P2: noble Sarisberie; courtiers Sarisberie 1; hand 12/7/1
        """
    )
    assert match.offers() == ["pass"]  # full, and both neighbours are protected
    before = match.numbers(0)
    play(match, "pass")
    changed = {name for name, value in match.numbers(0).items() if value != before[name]}
    assert changed <= {"active", "waiting", "idle_turns"}
    assert match.to_act == (1,)


@rule("LK-404", "LK-501")
def test_staying_places_the_free_courtier_if_there_is_room_and_one_to_place() -> None:
    match = play(turn(THREE), "stay")
    assert courtiers(match, 0) == {"roucestre": 3} and match.table.reserve[0] == 14
    assert noble(match, 0) == "roucestre"
    used_up = """
    P0: noble Roucestre; courtiers Tateshale 4, Wigemor 4, Grentebrige 4, Oxeneford 4, Roucestre 1; hand 12/7/1
    P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
    P2: noble Lincolia; courtiers Lincolia 2; hand 12/7/1
    """
    assert "stay" not in turn(used_up).offers()


@rule("LK-R44")
def test_a_noble_alone_in_its_owners_only_county_may_stay_and_place() -> None:
    match = turn(
        """
        P0: noble Stadford; courtiers none; hand 4/2/0
        P1: noble Lideford; courtiers Lideford 2; hand 4/4/1
        P2: noble Wigemor; courtiers Wigemor 2, Loncastre 1; hand 5/3/1
        """
    )
    play(match, "stay", "end")
    assert courtiers(match, 0) == {"stadford": 1}


@rule("LK-405", "LK-416")
def test_the_first_step_costs_nothing() -> None:
    match = play(turn(THREE), "move oxeneford", "end")
    assert noble(match, 0) == "oxeneford"
    assert hand(match, 0) == "12/7/1"
    assert match.table.discarded == [0, 0, 0]


@rule("LK-406", "LK-407")
def test_in_an_empty_or_own_county_one_may_place_cross_or_end() -> None:
    text = """
    P0: noble Roucestre; courtiers Roucestre 2, Lundonia {}; hand 12/7/1
    P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
    P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
    """
    for number in (1, 2):  # own
        match = play(turn(text.format(number)), "move lundonia")
        assert verbs(match) == {"place", "cross", "end"}
    assert verbs(play(turn(text.format(3)), "move lundonia")) == {"cross", "end"}  # full
    assert verbs(play(turn(THREE), "move lundonia")) == {"place", "cross", "end"}  # empty
    ended = play(turn(THREE), "move lundonia", "end")
    assert courtiers(ended, 0) == {"roucestre": 2} and ended.to_act == (1,)


OPPOSED = """
P0: noble Roucestre; courtiers Roucestre 2; hand {}
P1: noble Lideford; courtiers Lideford 2, Oxeneford 1; hand 12/7/1
P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
"""


@rule("LK-408", "LK-415")
def test_entering_an_opposing_county_ends_all_movement_in_a_confrontation() -> None:
    match = play(turn(OPPOSED.format("12/7/1")), "move oxeneford")
    assert asked(match) == "which_cards"
    crossed = play(turn(OPPOSED.format("12/7/1")), "move lundonia", "cross oxeneford x2", "die 2")
    assert asked(crossed) == "which_cards"


@rule("LK-408", "LK-R39")
def test_an_opposing_noble_alone_is_enough_for_a_confrontation() -> None:
    match = turn(
        """
        P0: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
        P1: noble Oxeneford; courtiers Lideford 2; hand 12/7/1
        P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
        """
    )
    play(match, "move oxeneford")
    assert asked(match) == "which_cards" and match.table.defender == 1


@rule("LK-409", "LK-417", "LK-R11")
def test_an_opposing_county_needs_a_card_left_to_commit() -> None:
    assert "oxeneford" not in offered(turn(OPPOSED.format("0/0/0")), "move")
    assert "oxeneford" in offered(turn(OPPOSED.format("0/0/1")), "move")
    for cards, allowed in (("1/0/0", False), ("0/0/1", False), ("1/0/1", True), ("2/0/0", True)):
        match = play(turn(OPPOSED.format(cards)), "move lundonia")
        ways = {way.split()[0] for way in offered(match, "cross")}
        assert ways == {"grentebrige", "roucestre"} | ({"oxeneford"} if allowed else set())


@rule("LK-410", "LK-R09")
def test_destination_and_card_are_named_before_the_die() -> None:
    match = play(turn(THREE), "move lundonia")
    assert offered(match, "cross") == {
        f"{name} x{kind}" for name in ("grentebrige", "oxeneford", "roucestre") for kind in (1, 2, 3)
    }
    play(match, "cross oxeneford x2")
    assert match.table.destination == county("oxeneford")
    assert hand(match, 0) == "12/6/1" and match.table.discarded == [0, 1, 0]
    assert asked(match) == "which_side" and noble(match, 0) == "lundonia"


@rule("LK-410")
def test_only_cards_in_hand_can_be_staked() -> None:
    match = play(turn(OPPOSED.format("0/2/0")), "move lundonia")
    assert {way.split()[1] for way in offered(match, "cross")} == {"x2"}


@rule("LK-410", "LK-407", "LK-R08")
def test_only_a_county_entered_this_turn_can_be_crossed() -> None:
    match = turn(THREE)
    assert "cross" not in verbs(match)  # not from where it stands
    with pytest.raises(IllegalChoice):
        play(match, "cross to=oxeneford card=x1")


@rule("LK-411")
def test_after_a_crossing_the_same_choices_are_open_again() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x1", "die 3")
    assert noble(match, 0) == "grentebrige"
    assert verbs(match) == {"place", "cross", "end"}
    play(match, "cross stadford x1", "die 6", "place", "end")
    assert courtiers(match, 0) == {"roucestre": 2, "stadford": 1}


@rule("LK-412", "LK-R08", "LK-R10")
def test_after_a_failure_one_may_try_again_anywhere_or_end_but_not_place() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x1", "die 2")
    assert noble(match, 0) == "lundonia" and asked(match) == "after_a_failure"
    assert verbs(match) == {"cross", "end"}
    assert {way.split()[0] for way in offered(match, "cross")} == {"grentebrige", "oxeneford", "roucestre"}
    play(match, "cross oxeneford x2", "die 2")
    assert asked(match) == "on_arrival" and "place" in match.offers()  # another county
    play(match, "cross sarisberie x1", "die 1")
    assert verbs(match) == {"cross", "end"}
    play(match, "end")
    assert match.to_act == (1,)


@rule("LK-412", "LK-301")
def test_the_county_of_a_failed_crossing_is_held_by_the_noble_alone() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x1", "die 1", "end")
    assert LK.scores(match.table)[0] == 3 + 3


@rule("LK-412")
def test_where_a_crossing_failed_one_may_place_again_in_a_later_turn() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x1", "die 1", "end", "pass", "pass")
    play(match, "move roucestre", "end", "pass", "pass", "move lundonia")
    assert asked(match) == "on_arrival" and "place" in match.offers()


@rule("LK-413", "LK-506")
def test_attempts_are_limited_by_cards_alone() -> None:
    match = play(turn(THREE), "move lundonia")
    for _ in range(12):
        play(match, "cross grentebrige x1", "die 1")
    for _ in range(6):
        play(match, "cross grentebrige x2", "die 1")
    assert hand(match, 0) == "0/1/1"
    assert offered(match, "cross") == {f"{n} x{k}" for n in ("grentebrige", "oxeneford", "roucestre") for k in (2, 3)}


@rule("LK-414", "LK-R13")
def test_no_county_is_entered_twice_and_the_first_one_once() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x3", "die 1")
    ways = {way.split()[0] for way in offered(match, "cross")}
    assert "lundonia" not in ways and "roucestre" in ways
    play(match, "cross roucestre x1", "die 5")
    assert noble(match, 0) == "roucestre"
    ways = {way.split()[0] for way in offered(match, "cross")}
    assert ways == {"lincolia", "oxeneford"}  # Lundonia, Grentebrige and now Roucestre were entered
    play(match, "cross lincolia x1", "die 5")
    assert "roucestre" not in {way.split()[0] for way in offered(match, "cross")}


@rule("LK-414")
def test_a_failed_attempt_enters_nothing() -> None:
    match = play(turn(THREE), "move lundonia", "cross grentebrige x1", "die 1", "cross grentebrige x2", "die 6")
    assert noble(match, 0) == "grentebrige"


@rule("LK-414")
def test_counties_entered_are_forgotten_in_the_next_turn() -> None:
    match = play(turn(THREE), "move lundonia", "end", "pass", "pass")
    assert match.to_act == (0,) and "roucestre" in offered(match, "move")
    play(match, "move roucestre")
    assert "lundonia x1" in offered(match, "cross")


@rule("LK-416")
def test_the_card_is_lost_whether_the_attempt_succeeds_or_not() -> None:
    for die in (1, 6):
        match = play(turn(THREE), "move lundonia", "cross grentebrige x1", f"die {die}")
        assert hand(match, 0) == "11/7/1" and match.table.discarded == [1, 0, 0]


@rule("LK-418")
@pytest.mark.parametrize(("card", "lowest"), [("x1", 3), ("x2", 2), ("x3", 1)])
def test_the_lowest_roll_that_succeeds(card: str, lowest: int) -> None:
    for die in range(1, 7):
        match = play(turn(THREE), "move lundonia", f"cross grentebrige {card}", f"die {die}")
        assert (noble(match, 0) == "grentebrige") == (die >= lowest)


@rule("LK-419", "LK-632")
def test_the_next_player_clockwise_is_active_when_a_turn_ends() -> None:
    match = turn(THREE, seat=2)
    play(match, "move stadford", "place", "end")
    assert match.to_act == (0,) and match.table.active == 0


@rule("LK-R38")
def test_a_banished_noble_does_not_enter_the_county_it_is_put_on() -> None:
    match = turn(
        """
        P0: noble Roucestre; courtiers Roucestre 2, Lundonia 1; hand 12/7/1
        P1: noble Lideford; courtiers Lideford 2, Oxeneford 1; hand 12/7/1
        P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
        """
    )
    play(match, "move oxeneford")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 6), roll(match, 1)
    play(match, "banish lundonia")
    assert noble(match, 0) == "lundonia"
    entered = [name for name, once in zip(LK.Table.FIELDS["noble"].names, match.table.entered, strict=True) if once]
    assert entered == ["oxeneford"]


@rule("LK-R40", "LK-307")
def test_without_courtiers_in_reserve_the_noble_still_travels_and_holds() -> None:
    match = turn(
        """
        P0: noble Oxeneford; courtiers Tateshale 4, Wigemor 4, Grentebrige 4, Oxeneford 4, Stadford 1; hand 12/7/1
        P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
        P2: noble Lincolia; courtiers Lincolia 2; hand 12/7/1
        """
    )
    play(match, "move lundonia")
    assert verbs(match) == {"cross", "end"}
    play(match, "end")
    assert LK.scores(match.table)[0] == 4 * 4 + 3 + 3
    play(match, "pass", "pass", "move roucestre", "end")
    assert LK.scores(match.table)[0] == 4 * 4 + 3 + 3  # Lundonia is empty again
    assert told(match, "entered")[-1] == (0, county("roucestre"))
