"""Which set of laws each group uses, and leftover markers (LA-400 to LA-411, LA-560 to LA-563)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.lancaster.table import LAWS
from regnum.kernel import NATURE, IllegalOptions, Match, saved
from regnum.testing import rule

from ..helpers import LA, asked, at_random, in_force, new, per_seat, play, proposals, table
from .tables import BOTH, COURT, DISPLEASURE, KING, NEW, done


def group(number: int, law_set: int) -> list[str]:
    return [name for law, name in enumerate(LAWS.names) if (LAWS.group[law], LAWS.set[law]) == (number, law_set)]


@rule("LA-400", "LA-560")
def test_eighteen_new_laws_and_eight_of_the_king() -> None:
    assert [len(group(number, 1)) for number in range(5)] == [3, 4, 4, 4, 3]
    assert [len(group(number, 2)) for number in range(5)] == [0, 0, 4, 4, 0]
    assert sorted(group(2, 2) + group(3, 2)) == ["K21", "K22", "K23", "K24", "K31", "K32", "K33", "K34"]


def in_play(**options: str) -> list[str]:
    """All laws of a game just begun."""
    match = new(3, **options)
    pile = [name for law, name in enumerate(LAWS.names) if match.table.pile[law]]
    return sorted(in_force(match).split() + proposals(match) + pile)


@rule("LA-401", "LA-403")
def test_all_new_laws_leave_the_others_in_the_box() -> None:
    assert in_play(**NEW) == sorted(name for number in range(5) for name in group(number, 1))


@rule("LA-402", "LA-403", "LA-R60", "Y36")
def test_each_group_is_either_all_base_or_all_new() -> None:
    chosen = {f"law_sets_group_{n}": "new" for n in (0, 2, 4)}
    match = new(3, **chosen)
    assert sorted(in_force(match).split()) == ["N01", "N02", "N03"]
    assert set(proposals(match)) < set(group(1, 0))
    assert in_play(**chosen) == sorted(group(0, 1) + group(1, 0) + group(2, 1) + group(3, 0) + group(4, 1))


@rule("LA-404")
def test_random_sets_are_drawn_group_by_group_with_equal_chance() -> None:
    match = at_random(new(3, None, law_choice="random"), 1, until="which_law_set")
    for law_set in ("new", "base", "new", "base", "new"):
        assert match.offers() == ["use laws=base", "use laws=new"]
        assert set(LA.offers(match.table, NATURE).odds) == {1}
        play(match, f"use laws={law_set}")
    assert match.table.law_set == [1, 0, 1, 0, 1]
    assert {name[0] for name in in_force(at_random(match, 1, until="where_to_place")).split()} == {"N"}


@rule("LA-563", "LA-R106")
def test_with_court_and_displeasure_three_sets_are_drawn_where_there_are_three() -> None:
    match = at_random(new(3, None, law_choice="random", **BOTH), 1, until="which_law_set")
    offers = []
    for _ in range(5):
        offers.append([text.partition("=")[2] for text in match.offers()])
        assert set(LA.offers(match.table, NATURE).odds) == {1}
        play(match, match.offers()[-1])
    assert offers == [
        ["base", "new"],
        ["base", "new"],
        ["base", "new", "king"],
        ["base", "new", "king"],
        ["base", "new"],
    ]
    assert match.table.law_set == [1, 1, 2, 2, 1]


@rule("LA-563")
@pytest.mark.parametrize("options", [COURT, DISPLEASURE])
def test_with_one_of_them_alone_no_kings_laws_are_drawn(options: dict[str, bool]) -> None:
    match = at_random(new(3, None, law_choice="random", **options), 1, until="which_law_set")
    play(match, "use base", "use base")
    assert match.offers() == ["use laws=base", "use laws=new"]


@rule("LA-563")
def test_the_kings_laws_can_be_kept_out_of_the_draw() -> None:
    match = at_random(new(3, None, law_choice="random_without_kings_laws", **BOTH), 1, until="which_law_set")
    for _ in range(5):
        assert match.offers() == ["use laws=base", "use laws=new"]
        play(match, "use laws=new")
    assert match.table.law_set == [1] * 5


@rule("LA-404", "LA-563")
@pytest.mark.parametrize("choice", ["random", "random_without_kings_laws"])
@pytest.mark.parametrize("number", range(5))
def test_laws_that_are_drawn_cannot_be_chosen_as_well(choice: str, number: int) -> None:
    with pytest.raises(IllegalOptions, match="LA-404"):
        new(3, law_choice=choice, **{f"law_sets_group_{number}": "new"})
    new(3, law_choice=choice, **{f"law_sets_group_{number}": "base"})


def test_a_game_begun_when_that_was_not_refused_still_opens() -> None:
    match = Match(LA, edition=1, players=3, law_choice="random", law_sets_group_0="new", seed=1)
    again = saved.read(saved.write(match), lambda name: LA)
    assert again.options == match.options
    assert again.table == match.table


@rule("LA-562", "LA-563")
def test_the_kings_laws_take_the_place_of_groups_two_and_three() -> None:
    assert in_play(**KING) == sorted(group(0, 0) + group(1, 0) + group(2, 2) + group(3, 2) + group(4, 0))
    mixed = KING | {"law_sets_group_0": "new", "law_sets_group_3": "new"}
    assert in_play(**mixed) == sorted(group(0, 1) + group(1, 0) + group(2, 2) + group(3, 1) + group(4, 0))


@rule("LA-561")
@pytest.mark.parametrize("options", [{}, COURT, DISPLEASURE])
@pytest.mark.parametrize("number", [2, 3])
def test_the_kings_laws_need_both_court_and_displeasure(options: dict[str, bool], number: int) -> None:
    with pytest.raises(IllegalOptions, match="LA-561"):
        new(3, **options, **{f"law_sets_group_{number}": "king"})


@rule("LA-563")
@pytest.mark.parametrize("number", [0, 1, 4])
def test_the_king_has_no_laws_in_the_other_groups(number: int) -> None:
    with pytest.raises(IllegalOptions, match="LA-402"):
        new(3, **BOTH, **{f"law_sets_group_{number}": "king"})


# --- leftover markers ---------------------------------------------------------------------------------------


def after_the_votes(laws: str, votes: list[int], **given: Any) -> Match:
    given.setdefault("options", NEW)
    return table("return_the_leftover_markers", laws=laws, votes=votes, red="1@surrey", **given)


@rule("LA-410")
@pytest.mark.parametrize(
    ("law", "kept"), [("N22", True), ("N42", True), ("K31", True), ("N23", False), ("L33", False), ("K34", False)]
)
def test_leftover_markers_stay_only_if_a_law_in_force_wants_them(law: str, kept: bool) -> None:
    """Markers are for sale before it, so that all can be seen."""
    match = after_the_votes(f"L02 L11 {law}", [3, 2, 0], gold=[1, 0, 0], squires=[0, 0, 0], options=KING | NEW)
    assert asked(match) == "how_many_markers 0"
    assert per_seat(match, "votes") == ([3, 2, 0] if kept else [0, 0, 0])
    play(match, "buy 0")
    while not done(match):
        play(match, "decline")
    assert per_seat(match, "votes") == [0, 0, 0]


@rule("LA-410", "LA-411", "LA-428", "Y22")
def test_markers_gained_from_laws_are_no_leftovers_and_are_kept() -> None:
    match = after_the_votes("L11 N22 L33", [2, 2, 0], gold=[0, 0, 3], blue="1@court", yellow="1@court")
    play(match, "buy 3")
    assert asked(match) == "which_upgrade 0"
    assert asked(play(match, "decline")) == "which_upgrade 1"
    play(match, "upgrade 1 surrey")
    assert done(match)
    assert per_seat(match, "votes") == [0, 0, 3]


@rule("LA-411")
def test_markers_bought_this_round_cannot_be_spent_for_points() -> None:
    match = after_the_votes("L11 N42 L33", [1, 0, 0], gold=[5, 0, 0], squires=[5, 0, 0])
    play(match, "buy 2")
    assert match.offers() == ["trade times=0", "trade times=1"]


@rule("LA-R102", "LA-428", "LA-574")
@pytest.mark.parametrize("law", ["N22", "K31"])
def test_with_nothing_left_over_nobody_has_the_most(law: str) -> None:
    match = after_the_votes(f"L14 {law} L43", [0, 0, 0], blue="1@court", options=KING | NEW)
    assert done(match)
    assert per_seat(match, "seals") == [0, 0, 0]


@rule("LA-R103")
def test_laws_of_later_groups_stand_to_the_right() -> None:
    groups = {name: LAWS.group[law] for law, name in enumerate(LAWS.names)}
    assert groups["N22"] < groups["K31"] < groups["N42"]
    match = at_random(new(3, 5, **NEW), 5)
    for count in range(len(match.choices)):
        laws = [LAWS.group[law] for law in match.position(count).in_force if law >= 0]
        assert laws == sorted(laws)
