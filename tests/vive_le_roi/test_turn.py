"""Turns (VR-60 to VR-71)."""

from __future__ import annotations

import random

import pytest

from regnum.games.vive_le_roi.castle import in_play
from regnum.kernel import BadNotation
from regnum.testing import rule

from .helpers import (
    GAME,
    LETTERS,
    castle,
    goes_to,
    move,
    movers,
    name,
    new,
    others_gone,
    place_all,
    present,
    tidy,
    turn,
    where,
)


@rule("VR-60")
def test_the_first_unit_takes_the_first_turn_and_turns_pass_clockwise() -> None:
    match = new(5, first_unit=3)
    assert place_all(match)[-1] == 2
    order = []
    for _ in range(4):
        order.append(match.to_act)
        match.choose(match.offers()[0])
    assert order == [(3,), (4,), (0,), (1,)]


@rule("VR-61", "VR-442")
def test_a_turn_is_one_step_of_one_character_and_nobody_passes() -> None:
    before = "0[ABCDE] 1[FJ] 2[LMO] 3[XRS] 4[V]"
    match = turn(before, 3)
    assert {offer.split()[0] for offer in match.offers()} == {"move"}
    with pytest.raises(BadNotation):
        match.choose("pass")
    move(match, "F")
    assert castle(match) == tidy("0[ABCDE] 1[J] 2[FLMO] 3[XRS] 4[V]")
    assert match.to_act == (1,)


@rule("VR-62")
def test_any_character_in_play_may_be_chosen_favourite_or_not_also_the_last_one() -> None:
    match = turn("0[ABC] 1[DE] 2[FJL] 3[XM] 4[OR] WC3[S] 5[V]", 3, cards=["F01", "F02", "F03"])
    assert movers(match) == "".join(sorted(LETTERS))
    move(match, "A")
    assert "A" in movers(match)


@rule("VR-63")
@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("0[A]", "1"),
        ("1[A]", "2"),
        ("2[A]", "3"),
        ("3[A]", "4"),
        ("4[A]", "5"),
        ("5[A]", "throne"),
        ("WC3[A]", "3"),
        ("WC4[A]", "4"),
        ("2[A] 3[BCDE]", "WC3"),
        ("3[A] 4[BCDE]", "WC4"),
        ("0[A] 1[BCDE]", ""),
        ("1[A] 2[BCDE]", ""),
        ("4[A] 5[BCDE]", ""),
        ("2[A] 3[BCDE] WC3[F]", ""),
        ("3[A] 4[BCDE] WC4[F]", ""),
        ("WC3[A] 3[BCDE]", ""),
        ("WC4[A] 4[BCDE]", ""),
        ("2[A] 3[BCDE] WC4[F]", "WC3"),
    ],
)
def test_the_legal_steps_are_those_of_the_table(text: str, to: str) -> None:
    match = turn(others_gone(text), 3)
    assert (goes_to(match, "A") if "A" in movers(match) else "") == to


@rule("VR-64")
def test_a_step_is_named_by_its_character_alone() -> None:
    match = turn("0[E] 1[DO] 2[BCF] 3[XALS] 4[JMRV]", 3)
    offers = match.offers()
    assert offers == [f"move character={name(letter)}" for letter in LETTERS]
    assert len(offers) == len(set(offers))


@rule("VR-65", "VR-441")
def test_a_wc_is_entered_from_below_only_and_only_while_its_floor_is_full() -> None:
    match = turn("0[AB] 2[CD] 3[XEF] 4[JLM] 5[ORSV]", 3)
    assert goes_to(match, "C") == "3"  # floor 3 has room: no choosing the WC
    assert goes_to(match, "E") == "4"
    assert "J" not in movers(match)  # floor 5 has no WC
    full = turn("0[AB] 2[CD] 3[XEFO] 4[JLM] 5[RSV]", 3)
    assert goes_to(full, "C") == "WC3"
    assert goes_to(full, "E") == "4"  # never sideways from floor 3 into WC3
    assert "A" in movers(full)
    assert goes_to(full, "A") == "1"


@rule("VR-66", "VR-441")
def test_from_a_wc_one_steps_out_beside_it_and_nowhere_else() -> None:
    match = turn("0[ABCD] WC3[E] 3[XFJL] 4[MO] 5[RSV]", 3)
    assert "E" not in movers(match)  # not to floor 4, not to WC4, not down
    move(match, "X")
    assert goes_to(match, "E") == "3"


@rule("VR-67")
def test_no_step_goes_down() -> None:
    heights = {"WC3": 2.5, "WC4": 3.5, "throne": 6.0}
    match = new(4)
    place_all(match)
    rnd = random.Random(7)
    for _ in range(60):
        if match.question.name == "who_moves":
            offer = rnd.choice(match.offers())
            letter = LETTERS[GAME.actions.verbs["move"].numbers(GAME.actions.read(offer))[0]]
            before = where(match, letter)
            match.choose(offer)
            after = where(match, letter)
            assert float(heights.get(after, after)) > float(heights.get(before, before))
        else:
            match.choose(match.offers(match.to_act[0])[0], match.to_act[0])  # YES
            if match.table.round > 1:
                break


@rule("VR-68")
def test_nobody_moves_out_of_dungeon_box_or_consort_seat() -> None:
    match = turn("0[ABCD] 4[X] D3[E] D2[F] D1[J] box[LMOR] consort[S] 5[V]", 3, royal_couple=True)
    assert movers(match) == "ABCDVX"


def random_castle(rnd: random.Random, limit: int) -> str:
    """At least one character in play, every floor within its limit."""
    letters = list(LETTERS)
    rnd.shuffle(letters)
    text = []
    for place in ("5", "4", "3", "2", "1", "0"):
        crowd = rnd.randint(0, limit) if rnd.random() < 0.7 else limit
        text.append(f"{place}[{''.join(letters.pop() for _ in range(min(crowd, len(letters))))}]")
    for place in ("WC3", "WC4"):
        text.append(f"{place}[{letters.pop() if letters and rnd.random() < 0.5 else ''}]")
    if "X" in letters:
        letters.remove("X")
        text.append("0[X]")
    gone = zip(("D3", "D2", "D1", "box"), (*letters[:3], letters[3:]), strict=False)
    return " ".join((*text, *(f"{place}[{''.join(who)}]" for place, who in gone if who)))


@rule("VR-69", "VR-411")
@pytest.mark.parametrize("units", [2, 4])
def test_while_somebody_is_in_play_somebody_can_move(units: int) -> None:
    rnd = random.Random(units)
    for _ in range(150):
        text = random_castle(rnd, 3 if units == 2 else 4)
        match = turn(text, units)  # refuses a position in which nobody can move
        assert any(in_play(match.table, character) for character in range(14))
        assert movers(match)


@rule("VR-70")
def test_a_step_below_the_throne_ends_the_turn_without_a_vote() -> None:
    match = turn("0[ABCDEFJL] 3[X] 4[MO] 5[RSV]", 3, active=1)
    move(match, "M")
    assert where(match, "M") == "5"
    assert match.question.name == "who_moves"
    assert match.to_act == (2,)


@rule("VR-71")
def test_a_step_into_the_throne_room_is_voted_on_at_once() -> None:
    match = turn("0[ABCDEFJL] 3[X] 4[MO] 5[RSV]", 3, active=1)
    move(match, "R")
    assert match.question.name == "which_vote"
    assert GAME.view(match.table, None)["candidate"] == LETTERS.index("R")
    assert match.table.presenter == 1
    assert match.to_act == (0, 1, 2)


@rule("VR-450")
def test_the_jester_may_be_moved_in_the_very_first_turn() -> None:
    match = new(4)
    place_all(match)
    move(match, "X")
    assert where(match, "X") in ("4", "WC4")


@rule("WE-2")
def test_we_2_a_full_floor_and_a_taken_wc_hold_those_below() -> None:
    match = turn("0[E] 1[DO] 2[BCF] 3[XAL] 4[JMRV] WC4[S]", 3)
    assert movers(match) == "BCDEFJMORV"
    move(match, "R")
    assert where(match, "R") == "5"
    assert match.question.name == "who_moves"
    assert movers(match) == "".join(sorted(LETTERS))
    assert [goes_to(match, letter) for letter in "XALSR"] == ["4", "4", "4", "4", "throne"]


@rule("WE-3")
def test_we_3_a_wc_only_when_the_floor_is_full() -> None:
    match = turn("0[ES] 1[DO] 2[BCF] 3[XAL] 4[JMRV]", 5)
    assert [goes_to(match, letter) for letter in "AXL"] == ["WC4"] * 3
    assert [goes_to(match, letter) for letter in "BCF"] == ["3"] * 3


@rule("WE-4")
def test_we_4_stepping_out_of_a_wc() -> None:
    match = turn("0[E] 1[DO] 2[BC] 3[XASV] 4[JMR] WC3[L] WC4[F]", 4)
    assert goes_to(match, "F") == "4"
    assert not set("LBC") & set(movers(match))
    assert [goes_to(match, letter) for letter in "XASV"] == ["4"] * 4
    assert not any(goes_to(match, letter).startswith("WC") for letter in movers(match))
    move(match, "F")
    assert [goes_to(match, letter) for letter in "XASV"] == ["WC4"] * 4


@rule("VR-62", "VR-11")
def test_a_presented_jester_is_voted_on_like_anybody() -> None:
    match = turn("0[ABCDEFJLMORSV] 5[X]", 3)
    present(match, "X", "YYS")
    assert where(match, "X") == "5"
