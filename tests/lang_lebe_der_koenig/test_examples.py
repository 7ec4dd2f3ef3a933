"""Every worked example of the specification, played with its own words."""

from __future__ import annotations

import re

import pytest

from regnum.games.lang_lebe_der_koenig.votes import left_of
from regnum.kernel import NATURE, Match
from regnum.testing import rule

from .examples import SPECIFICATION, given, played, steps, text_of
from .helpers import (
    LK,
    asked,
    bonus,
    courtiers,
    discard,
    hand,
    hands,
    noble,
    offered,
    play,
    told,
    turn,
)


@rule("EX-01", "LK-203", "LK-204", "LK-205", "LK-206", "LK-207", "LK-208", "LK-209", "LK-210", "LK-211", "LK-212")
def test_set_up_for_four_players() -> None:
    counties = ["roucestre", "stadford", "lideford", "tateshale"]
    match = Match(LK, players=4, chance=counties)
    s = match.table
    for seat, name in enumerate(counties):
        assert noble(match, seat) == name
        assert courtiers(match, seat) == {name: 2}
    assert s.reserve[:4] == [15] * 4
    assert s.bonus[:4] == [0] * 4
    assert hands(match) == ["12/7/1"] * 4
    assert sum(s.cards) == 80 and discard(match) == 0
    order = []
    for _ in range(5):
        order.append(match.to_act[0])
        assert not offered(match, "move") & set(counties)  # all are protected
        play(match, "pass")
    assert order == [3, 0, 1, 2, 3]


@rule("EX-02", "LK-102", "LK-202", "LK-R03")
def test_the_neighbours_printed_in_the_rulebook() -> None:
    lines = "P0: noble {}; courtiers {} 1; hand 12/7/1\n" + "P1: noble Lundonia; courtiers Lundonia 1; hand 12/7/1\n"
    third = "P2: noble Lincolia; courtiers Lincolia 1; hand 12/7/1\n"
    fourth = "P3: noble Grentebrige; courtiers Grentebrige 1; hand 12/7/1\n"

    def ways(name: str, others: str) -> set[str]:
        return offered(turn(lines.format(name, name) + others), "move")

    by_land = {"loncastre", "tateshale", "stadford", "oxeneford"}
    assert ways("Wigemor", third + fourth) == by_land | {"man", "lideford"}
    assert ways("Sarisberie", third + fourth) == {"oxeneford", "lideford"}
    assert ways("Wigemor", third) == by_land | {"lideford"}
    assert ways("Loncastre", third) == {"sedberouie", "tateshale", "wigemor"}


@rule("EX-03", "LK-304", "LK-501")
def test_a_county_takes_as_many_courtiers_as_its_value_and_the_noble_besides() -> None:
    others = """P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
    P2: noble Lundonia; courtiers Lundonia 1; hand 12/7/1"""
    for name, room in (("Tateshale", 4), ("Sedberouie", 2)):
        for number in range(1, room + 1):
            match = turn(f"P0: noble {name}; courtiers {name} {number}; hand 12/7/1\n{others}")
            assert ("stay" in match.offers()) == (number < room)


@rule("EX-04", "LK-418", "LK-504")
def test_success_of_a_single_roll() -> None:
    rows = re.findall(r"^\| (x\d) \| (.*) \|$", text_of("EX-04"), re.MULTILINE)
    assert len(rows) == 3
    for card, cells in rows:
        for die, cell in enumerate(cells.split(" | "), 1):
            match = play(given("EX-05"), "move lundonia", f"cross grentebrige {card}", f"die {die}")
            assert (noble(match, 0) == "grentebrige") == (cell == "yes")
            match = play(given("EX-05"), "move oxeneford", "place", f"roll {card}", f"die {die}")
            assert (asked(match) == "courtier_won") == (cell == "yes")


@rule("EX-05", "LK-405", "LK-502", "LK-504", "LK-505")
def test_free_and_rolled_courtiers() -> None:
    match = played("EX-05")
    assert noble(match, 0) == "oxeneford"
    assert courtiers(match, 0) == {"oxeneford": 3, "roucestre": 2}
    assert match.table.reserve[0] == 12
    assert hand(match, 0) == "10/6/1"
    assert match.table.discarded == [2, 1, 0]
    assert match.to_act == (1,)


@rule("EX-06", "LK-410", "LK-412", "LK-416")
def test_a_failed_crossing() -> None:
    failed = played("EX-06", 2)
    assert "place" not in failed.offers()
    match = played("EX-06")
    assert noble(match, 0) == "lundonia"
    assert courtiers(match, 0) == {"roucestre": 2}
    assert LK.scores(match.table)[0] == 6  # it controls both
    assert hand(match, 0) == "11/7/1"


@rule("EX-07", "LK-410", "LK-411", "LK-412", "LK-413")
def test_a_second_attempt_to_another_destination() -> None:
    match = played("EX-07")
    assert noble(match, 0) == "oxeneford"
    assert courtiers(match, 0) == {"oxeneford": 1, "roucestre": 2}
    assert LK.scores(match.table)[0] == 4 + 3  # Lundonia is empty again
    assert hand(match, 0) == "11/6/1"


@rule("EX-08", "LK-409", "LK-417")
def test_the_last_card_does_not_carry_a_noble_into_an_opposing_county() -> None:
    assert "move to=oxeneford" in given("EX-08").offers()
    match = played("EX-08")
    assert set(match.offers()) == {"place", "cross to=grentebrige card=x1", "cross to=roucestre card=x1", "end"}


@rule("EX-09", "LK-607", "LK-608", "LK-609", "LK-610", "LK-616", "LK-619", "LK-623")
def test_the_defender_wins_40_to_39() -> None:
    match = played("EX-09")
    assert match.table.score[:3] == [39, 36, 40]
    assert noble(match, 0) == "wigemor"
    assert noble(match, 2) == "oxeneford"
    assert courtiers(match, 2) == {"oxeneford": 4, "roucestre": 1}
    assert hands(match) == ["11/5/0", "10/5/0", "11/5/0"]
    assert match.to_act == (1,) and asked(match) == "what_to_do"  # full, so no rolls


@rule("EX-10", "LK-617", "LK-624", "LK-625", "LK-626")
def test_two_ones_bring_two_cards_back_and_the_intruder_wins() -> None:
    match = played("EX-10")
    assert match.table.score[:3] == [36, 1, 10]
    assert match.table.reserve[2] == 16
    assert noble(match, 2) == "roucestre" and courtiers(match, 2) == {"roucestre": 1}
    assert noble(match, 0) == "oxeneford" and courtiers(match, 0) == {"oxeneford": 1, "wigemor": 2}
    assert hands(match) == ["12/5/0", "11/7/1", "11/7/1"]


@rule("EX-11", "LK-624", "LK-625")
def test_ones_beyond_the_x1_cards() -> None:
    match = played("EX-11")
    assert match.table.score[:3] == [5, 2, 14]
    assert hands(match) == ["11/7/1", "11/7/1", "12/7/1"]


@rule("EX-12", "LK-604", "LK-618", "LK-619", "LK-622", "LK-623", "LK-631")
def test_a_third_party_wins() -> None:
    match = played("EX-12")
    assert match.table.score[:4] == [10, 12, 27, 3]
    assert match.table.reserve[1] == 15
    assert [noble(match, seat) for seat in range(3)] == ["lideford", "sarisberie", "roucestre"]
    assert courtiers(match, 2) == {"oxeneford": 2, "roucestre": 2}
    assert hand(match, 2) == "11/5/0"
    assert match.to_act == (1,) and asked(match) == "what_to_do"


@rule("EX-13", "LK-612", "LK-613", "LK-627")
def test_a_tie_for_the_highest_score() -> None:
    match = played("EX-13")
    assert told(match, "tied") == [(0, 8), (2, 8)]
    assert [line[:2] for line in told(match, "scored")] == [(0, 8), (1, 3), (2, 8), (0, 10), (2, 5)]
    assert match.table.winner == 0
    assert hands(match) == ["11/7/1", "11/7/1", "11/7/1"]


@rule("EX-14", "LK-701", "LK-702", "LK-704", "LK-705", "LK-708", "LK-709", "LK-711", "LK-713", "LK-714", "LK-716")
def test_the_first_election_in_the_middle_of_placing() -> None:
    match = played("EX-14", 2)
    assert asked(match) == "which_card"
    assert match.table.votes[:4] == [8, 9, 4, 11]
    assert bonus(match) == [2, 3, 1, 4]
    assert told(match, "cards_dealt") == [(11, 2)]
    match = played("EX-14")
    assert match.table.face_down == 2
    assert courtiers(match, 0)["stadford"] == 3
    assert hand(match, 0) == "7/3/0"
    assert match.to_act == (1,) and asked(match) == "what_to_do"


@rule("EX-15", "LK-705", "LK-706", "LK-708", "LK-709", "LK-713")
def test_fourteen_votes_without_cards_count_ten() -> None:
    match = played("EX-15")
    assert match.table.votes[:4] == [10, 7, 7, 5]
    assert [line[-1] for line in told(match, "votes_counted")] == [14, 10, 9, 6]
    assert bonus(match) == [8, 5, 5, 2]
    assert told(match, "cards_dealt") == [(15, 3)]
    assert match.to_act == (1,)


@rule("EX-16", "LK-709", "LK-710", "LK-711")
def test_lots_for_the_ranking() -> None:
    match = played("EX-16")
    assert match.table.votes[:4] == [5, 6, 6, 6]
    assert [(line[0], line[-1]) for line in told(match, "lot_cast")] == [(1, 17), (2, 17), (3, 20), (1, 5), (2, 6)]
    assert bonus(match) == [1, 2, 3, 4]
    assert match.to_act == (1,) and asked(match) == "what_to_do"


@rule("EX-17", "LK-707", "LK-802", "LK-806")
def test_a_king_in_the_middle_of_a_turn() -> None:
    match = played("EX-17")
    assert match.over
    assert [line[-1] for line in told(match, "votes_counted")] == [19, 21, 9, 9]
    assert match.result is not None and match.result.winners == (1,)
    assert bonus(match) == [12, 7, 5, 6]
    assert not told(match, "cards_dealt")


@rule("EX-18", "LK-803", "LK-1003")
def test_of_two_over_the_majority_county_votes_decide_not_totals() -> None:
    match = played("EX-18")
    assert [line[-1] for line in told(match, "votes_counted")][:2] == [22, 21]
    assert match.result is not None and match.result.winners == (1,)
    by_total = played("EX-18", winner_rule="total_votes")
    assert by_total.result is not None and by_total.result.winners == (0,)


@rule("EX-19", "LK-412", "LK-416", "LK-702", "LK-716")
def test_an_election_after_a_failed_crossing_and_a_new_attempt() -> None:
    match = played("EX-19", 3)
    assert match.table.votes[:3] == [4, 6, 4]
    assert bonus(match) == [1, 3, 2]
    assert told(match, "cards_dealt") == [(13, 0)]
    assert noble(match, 0) == "lundonia"
    assert match.to_act == (0,) and asked(match) == "after_a_failure"
    assert {offer.split()[0] for offer in match.offers()} == {"cross", "end"}
    match = played("EX-19")
    assert courtiers(match, 0) == {"grentebrige": 1, "roucestre": 2}
    assert noble(match, 0) == "grentebrige"
    assert match.to_act == (1,)


@rule("EX-20", "LK-615", "LK-630", "LK-631", "LK-701")
def test_the_winner_adds_courtiers_then_the_election_after_a_confrontation() -> None:
    match = played("EX-20", 6)
    assert match.table.score[:3] == [22, 8, 6]
    assert noble(match, 2) == "roucestre" and courtiers(match, 2) == {"roucestre": 1}
    assert courtiers(match, 0)["oxeneford"] == 1
    assert asked(match) == "another_courtier" and match.to_act == (0,)
    assert match.table.played[:3] == [[0, 2, 0], [2, 0, 0], [1, 0, 0]]  # still on the table
    match = played("EX-20", 8)
    assert courtiers(match, 0)["oxeneford"] == 2
    assert match.table.votes[:3] == [11, 2, 3]
    assert bonus(match) == [3, 1, 2]
    assert told(match, "cards_dealt") == [(15, 0)]
    match = played("EX-20")
    assert hands(match) == ["16/5/1", "10/4/1", "10/12/1"] and discard(match) == 0
    assert match.to_act == (1,) and asked(match) == "what_to_do"


@rule("EX-21", "LK-620", "LK-R04")
def test_an_intruder_without_courtiers_is_sent_back_where_it_came_from() -> None:
    match = played("EX-21")
    assert match.table.score[:3] == [5, 4, 16]
    assert noble(match, 0) == "stadford"
    assert noble(match, 2) == "wigemor" and courtiers(match, 2)["wigemor"] == 3


@rule("EX-22", "LK-713", "LK-717", "LK-718", "LK-R21")
def test_a_deal_of_nothing() -> None:
    match = played("EX-22")
    assert match.table.votes[:5] == [2, 5, 3, 6, 2]
    assert bonus(match) == [1, 4, 3, 5, 2]
    assert told(match, "no_cards_to_deal") == [(4,)]
    assert match.table.cards[0] == 0
    assert match.table.elections == 1
    assert match.to_act == (1,)
    play(match, "pass", "pass", "pass", "pass")
    assert match.to_act == (0,)
    assert "stay" in match.offers()  # it plays on without
    assert not offered(match, "move") & {"loncastre", "lincolia", "lundonia", "lideford", "sedberouie", "roucestre"}
    assert match.table.elections == 1


@rule("EX-23", "LK-705")
@pytest.mark.parametrize(("votes", "left"), [(20, 14), (21, 14), (24, 16), (30, 20)])
def test_the_third_that_is_lost_beyond_the_printed_table(votes: int, left: int) -> None:
    assert left_of(votes) == left


@rule("EX-23", "LK-705")
def test_the_third_that_is_lost_as_printed() -> None:
    table = re.search(r"\| votes \| (.*) \|\n\|[-|]*\n\| left \| (.*) \|", text_of("EX-23"))
    assert table
    votes, left = ([int(cell) for cell in row.split(" | ")] for row in table.groups())
    assert len(votes) == 18
    assert [left_of(number) for number in votes] == left


@rule("EX-24", "LK-713", "LK-714")
def test_the_deal_gives_everybody_as_many_cards_as_the_table_says() -> None:
    rows = re.findall(r"^\| (\d) \| (\d+) \| (\d+) \| (\d+) \|$", text_of("EX-24"), re.MULTILINE)
    assert len(rows) == 5
    for players, discarded, each, left in (map(int, row) for row in rows):
        match = election(players, discarded)
        assert (told(match, "cards_dealt") or [(0, *told(match, "no_cards_to_deal")[0])]) == [(each, left)]


@rule("EX-25", "LK-711")
def test_bonus_votes_by_rank() -> None:
    for players, expected in ((5, [5, 4, 3, 2, 1]), (4, [4, 3, 2, 1]), (3, [3, 2, 1])):
        match = election(players, 4)
        assert [line[2] for line in told(match, "bonus_won")] == expected
        assert [line[1] for line in told(match, "bonus_won")] == [*range(1, players + 1)]


COUNTIES = ["Stadford", "Grentebrige", "Oxeneford", "Tateshale", "Wigemor"]


def election(players: int, discarded: int) -> Match:
    """P0's last card has just failed to place a courtier, and that many cards lie in the discard then."""
    left = [12 * players - 1, 7 * players, players]
    lines = ["P0: noble Stadford; courtiers Stadford 1; hand 1/0/0"]
    to_spread = 20 * players - discarded
    for seat in range(1, players):
        share = to_spread if seat == players - 1 else to_spread // 2
        to_spread -= share
        cards: list[int] = []
        for kind in range(3):
            cards.append(min(left[kind], share - sum(cards)))
            left[kind] -= cards[-1]
        text = "/".join(map(str, cards))
        lines.append(f"P{seat}: noble {COUNTIES[seat]}; courtiers {COUNTIES[seat]} 1; hand {text}")
    match = turn("\n".join(lines))
    play(match, "stay", "roll x1", "die 1")
    while asked(match) == "which_side":  # lots may be needed: let the first seats win them
        match.choose(f"die {6 - match.table.roller}", NATURE)
    return match


@rule("EX-26", "LK-1007", "LK-R08")
def test_failed_crossings_with_the_other_reading() -> None:
    match = played("EX-26", 2)
    assert noble(match, 0) == "roucestre"
    assert {offer.split()[0] for offer in match.offers()} == {"cross", "end"}
    assert {way.split()[0] for way in offered(match, "cross")} == {"grentebrige", "oxeneford", "roucestre"}
    match = played("EX-26")
    assert noble(match, 0) == "roucestre"
    assert LK.scores(match.table)[0] == 3  # Roucestre alone
    assert hand(match, 0) == "10/7/1"
    by_default = given("EX-05")
    play(by_default, "move lundonia", "cross grentebrige x1", "die 2", "cross oxeneford x1", "die 1", "end")
    assert noble(by_default, 0) == "lundonia"
    assert LK.scores(by_default.table)[0] == 6


def test_every_step_of_every_example_is_understood() -> None:
    examples = re.findall(r"^\*\*(EX-\d\d) ", SPECIFICATION, re.MULTILINE)
    assert len(examples) == 26
    assert sum(len(steps(example)) for example in examples) > 100
