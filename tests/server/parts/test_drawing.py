"""The core of tournaments: sizes of tables, who meets whom, who sits where, what it is worth and who is first."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.server.parts.tournaments import saying
from regnum.server.parts.tournaments.checking import wrong_rounds
from regnum.server.parts.tournaments.lots import by_lot
from regnum.server.parts.tournaments.meetings import again, pairs
from regnum.server.parts.tournaments.scoring import among, points
from regnum.server.parts.tournaments.seating import seated
from regnum.server.parts.tournaments.sizes import sizes
from regnum.server.parts.tournaments.standings import standings, tie_breaks
from regnum.server.parts.tournaments.tournament import Played, Tournament

from .tournaments import by_luck, ended, next_round, played, tournament

PEOPLE, SEATS = st.integers(2, 24), st.integers(2, 6)
quick = settings(max_examples=12, deadline=None)


def of_round(one: Tournament) -> list[str]:
    assert one.round is not None
    return [*(person for at in one.round.tables for person in at.seats), *one.round.rests]


# --- tables -----------------------------------------------------------------------------------------------------------


@given(PEOPLE, SEATS, SEATS)
def test_nobody_rests_who_could_play(people: int, most: int, least: int) -> None:
    least = min(least, most)
    found = sizes(people, most, least)
    assert all(least <= size <= most for size in found)
    possible = {0}
    for _ in range(people):
        possible |= {sum_ + size for sum_ in possible for size in range(least, most + 1) if sum_ + size <= people}
    assert sum(found) == max(possible)


@quick
@given(st.integers(2, 40), st.integers(2, 5), st.text(max_size=5), st.sampled_from(["swiss", "knock-out"]))
def test_every_round_has_everybody_once(people: int, seats: int, seed: str, kind: str) -> None:
    one = tournament(people, seed, players=seats, rounds=3, format=kind)
    ends = by_luck(seed)
    before = one.people
    while (following := next_round(one)) is not None:
        found = of_round(following)
        assert len(found) == len(set(found))
        assert set(found) == set(before) if kind == "swiss" else set(found) <= set(before)
        assert len(following.rounds) < 60
        one = ended(following, ends)
        before = found


@quick
@given(st.integers(3, 20), st.integers(2, 5), st.text(max_size=5))
def test_nobody_rests_twice_before_everybody_has(people: int, seats: int, seed: str) -> None:
    rested = played(tournament(people, seed, players=seats, rounds=5), by_luck(seed)).rested()
    counts = [rested[f"p{n:03}"] for n in range(people)]
    assert max(counts) - min(counts) <= 1


def test_a_lot_can_be_drawn_by_anybody() -> None:
    people = ["anna", "bert", "carl", "dora"]
    assert by_lot("seed", 1, people) == by_lot("seed", 1, reversed(people)) == ["anna", "dora", "carl", "bert"]
    assert by_lot("seed", 2, people) != by_lot("seed", 1, people) != by_lot("other", 1, people)


# --- Swiss ------------------------------------------------------------------------------------------------------------


@quick
@given(st.integers(8, 40), st.text(max_size=5))
def test_in_a_swiss_tournament_of_pairs_nobody_meets_again(people: int, seed: str) -> None:
    met = played(tournament(people, seed, players=2, rounds=4), by_luck(seed)).met()
    assert max(met.values()) == 1


def test_sixteen_people_at_tables_of_four_hardly_meet_again_in_four_rounds() -> None:
    met = played(tournament(16), by_luck("luck")).met()
    assert max(met.values()) <= 2
    assert sum(times > 1 for times in met.values()) <= 4


def test_those_who_have_gained_alike_meet() -> None:
    """The lower the number, the better: the best of all tables meet in the second round."""
    one = tournament(64)
    ends = lambda number, seats: Played(places={each: sorted(seats).index(each) + 1 for each in seats})  # noqa: E731
    first = next_round(one)
    assert first is not None
    second = next_round(ended(first, ends))
    assert second is not None and second.round is not None
    gained = ended(first, ends).gained()
    assert all(len({gained[person] for person in at.seats}) == 1 for at in second.round.tables)


# --- round robin ------------------------------------------------------------------------------------------------------


@quick
@given(st.integers(2, 14), st.integers(2, 5), st.text(max_size=5))
def test_in_a_round_robin_everybody_meets_everybody(people: int, seats: int, seed: str) -> None:
    one = played(tournament(people, seed, players=seats, format="round-robin", fewest=2), by_luck(seed))
    met = one.met()
    missing = {pair for pair in pairs(one.people) if not met[pair]}
    assert not missing or not one.rounds
    assert not missing or people < seats - 1


@pytest.mark.parametrize(("people", "seats"), [(8, 2), (9, 3), (16, 4), (25, 5), (49, 7)])
def test_where_it_can_be_everybody_meets_exactly_once(people: int, seats: int) -> None:
    one = tournament(people, players=seats, format="round-robin")
    met = Counter(pair for groups in one.planned for group in groups for pair in pairs(group))
    assert set(met.values()) == {1} and len(met) == people * (people - 1) // 2
    assert len(one.planned) == (people - 1) // (seats - 1)


def test_a_plan_stays_when_somebody_withdraws() -> None:
    one = next_round(tournament(9, players=3, format="round-robin"))
    assert one is not None
    one = ended(one, by_luck("a")).withdraw("p003").withdraw("p004")
    before = [at.seats for at in one.tables()]
    one = played(one, by_luck("b"))
    assert [at.seats for at in one.tables()][: len(before)] == before
    later = {person for each in one.rounds[1:] for at in each.tables for person in at.seats}
    assert not later & {"p003", "p004"}
    assert all(len(at.seats) >= 2 for at in one.tables())


# --- knock-out --------------------------------------------------------------------------------------------------------


@quick
@given(st.integers(2, 40), st.integers(2, 5), st.integers(1, 4), st.integers(2, 5), st.text(max_size=5))
def test_a_knock_out_ends_at_one_table(people: int, seats: int, going: int, fewest: int, seed: str) -> None:
    going, fewest = min(going, seats - 1), min(fewest, seats)
    one = tournament(people, seed, players=seats, format="knock-out", going_on=going, fewest=fewest)
    if people < one.plan.least_at_a_table:
        return
    one = played(one, by_luck(seed))
    assert one.round is not None and len(one.round.tables) == 1 and not one.round.rests
    final, first = one.round.tables[0], standings(one)[0]
    assert final.played is not None and final.played.places[first.person] == 1
    assert {each.person for each in standings(one)[: len(final.seats)]} == set(final.seats)


# --- seats ------------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 3), min_size=16, max_size=16))
def test_nobody_could_sit_better(counts: list[int]) -> None:
    people = ["anna", "bert", "carl", "dora"]
    sat = {(person, seat): counts[4 * n + seat] for n, person in enumerate(people) for seat in range(4)}

    def cost(order: Sequence[str]) -> int:
        return sum(sat[person, seat] ** 2 for seat, person in enumerate(order))

    found = seated(people, sat)
    assert sorted(found) == people
    assert cost(found) == min(cost(order) for order in permutations(people))


@pytest.mark.parametrize(("people", "seats", "rounds"), [(16, 4, 4), (16, 4, 8), (20, 5, 5), (12, 2, 6), (64, 4, 8)])
def test_everybody_sits_in_each_place_about_equally_often(people: int, seats: int, rounds: int) -> None:
    one = played(tournament(people, players=seats, rounds=rounds), by_luck("x"))
    sat = one.sat()
    counts = [[sat[person, seat] for seat in range(seats)] for person in one.people]
    assert max(max(row) - min(row) for row in counts) <= 2


# --- points -----------------------------------------------------------------------------------------------------------


@given(st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 6), min_size=2), st.integers(2, 6))
def test_a_table_gives_the_same_however_places_are_shared(places: dict[str, int], seats: int) -> None:
    gained = points(among(places), seats)
    assert sum(gained.values()) == Fraction(len(places) * (seats - 1), 2)
    for one, other in permutations(places, 2):
        assert (gained[one] > gained[other]) == (places[one] < places[other])


def test_places_are_worth_what_the_rules_say() -> None:
    assert points({"a": 1, "b": 2, "c": 3, "d": 4}, 4) == {"a": 3, "b": 2, "c": 1, "d": 0}
    assert points({"a": 1, "b": 2, "c": 2, "d": 4}, 4) == {"a": 3, "b": Fraction(3, 2), "c": Fraction(3, 2), "d": 0}
    assert points({"a": 1, "b": 2, "c": 3}, 4) == {"a": 3, "b": Fraction(3, 2), "c": 0}, "a smaller table"
    assert points({"a": 1}, 4) == {"a": 3}, "whoever came alone"


def test_whoever_does_not_come_gains_nothing_and_rests_until_they_are_back() -> None:
    one = next_round(tournament(4))
    assert one is not None and one.round is not None
    gone, *here = one.round.tables[0].seats
    one = ended(one, lambda number, seats: Played(places=dict.fromkeys(here, 1), missing=[gone]))
    assert one.gained()[gone] == 0 and one.gained()[here[0]] == Fraction(3, 2)
    assert gone not in one.active
    assert gone in one.enter(gone, "", 2.0).active


# --- standings --------------------------------------------------------------------------------------------------------


@quick
@given(st.integers(4, 20), st.text(max_size=5), st.sampled_from(["swiss", "round-robin", "knock-out"]))
def test_everybody_has_a_place_of_their_own_and_a_reason(people: int, seed: str, kind: str) -> None:
    one = played(tournament(people, seed, players=3, format=kind), by_luck(seed))
    found = standings(one)
    assert [each.place for each in found] == list(range(1, people + 1))
    assert {each.person for each in found} == set(one.people)
    assert all(each.why is not None and each.why.tie_break in tie_breaks(one) for each in found[:-1])
    for each, other in pairwise(found):
        for language in ("en", "fr", "de"):
            assert each.why is not None
            told = saying.why(each.why, each.person, other.person, language)
            assert each.person in told and not told.startswith("because-")


@quick
@given(st.integers(4, 20), st.text(max_size=5))
def test_more_points_are_before_fewer(people: int, seed: str) -> None:
    found = standings(played(tournament(people, seed, players=3), by_luck(seed)))
    assert [each.points for each in found] == sorted((each.points for each in found), reverse=True)


def test_of_two_with_as_many_points_whoever_was_ahead_when_they_met_is_before() -> None:
    one = next_round(tournament(4, players=2, format="round-robin"))
    winners = {("p000", "p001"): "p000", ("p002", "p003"): "p003", ("p000", "p002"): "p002"}
    winners |= {("p001", "p003"): "p001", ("p000", "p003"): "p000", ("p001", "p002"): "p001"}

    def ends(number: int, seats: list[str]) -> Played:
        best = winners[min(seats), max(seats)]
        return Played(places={each: 1 if each == best else 2 for each in seats})

    assert one is not None
    first, second, *_ = standings(played(ended(one, ends), ends))
    assert (first.person, second.person, first.points, second.points) == ("p000", "p001", Fraction(2), Fraction(2))
    assert first.why is not None
    said = saying.why(first.why, "Ada", "Ben", "en")
    assert said == "Ada is before Ben: as many points, but they met, and Ada was ahead."


def test_what_all_else_leaves_open_the_lot_decides() -> None:
    one = next_round(tournament(4, rounds=1))
    assert one is not None
    one = ended(one, lambda number, seats: Played(places=dict.fromkeys(seats, 1)))
    found = standings(one)
    assert [each.person for each in found] == by_lot("seed", 0, one.people)
    assert found[0].why is not None and found[0].why.tie_break == "lot"


# --- to be checked by anybody -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["swiss", "round-robin", "knock-out"])
def test_a_tournament_is_drawn_again_and_a_false_one_is_found(kind: str) -> None:
    one = played(tournament(13, format=kind, rounds=3), by_luck("x"))
    body = msgspec.to_builtins(one)
    assert wrong_rounds(json.dumps(body)) == []
    seats = body["rounds"][1]["tables"][0]["seats"]
    seats[0], seats[1] = seats[1], seats[0]
    assert 2 in wrong_rounds(json.dumps(body))


def test_meeting_three_times_is_worse_than_twice() -> None:
    assert again("ab", {("a", "b"): 2}) > 2 * again("ab", {("a", "b"): 1})
