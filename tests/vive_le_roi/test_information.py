"""Information: what is visible to whom, and when (VR-300 to VR-313)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regnum.kernel import Match, saved, seeded
from regnum.testing import rule

from .helpers import GAME, LETTERS, NATURE, NOBODY, deal, move, new, present, told, turn, vote

WE_11 = "0[B] 1[CD] 2[FMO] 3[AJL] 4[ER] 5[XSV]"
CARDS = ["F24", "F12", "F15"]
WATCHERS = (0, 1, 2, None)


def known(match: Match, seat: int | None, person: int | None = None) -> tuple[Any, ...]:
    """Everything that reaches a seat, or one of its persons: the table, the log, the offers and the record."""
    who = seat, person
    offers = [] if seat is None else match.offers(seat, person)
    return match.numbers(*who), match.heard(*who), match.history(*who), saved.write_for(match, *who), offers


def alike(one: Match, other: Match, *seats: int | None) -> bool:
    return all(known(one, seat) == known(other, seat) for seat in seats)


@rule("VR-300")
def test_the_castle_the_turn_and_the_scores_are_public() -> None:
    match = turn(WE_11, 3, active=1, cards=CARDS, scores=[7, 20, 0], fields={"first": 2})
    present(match, "S", "YNY")
    for seat in WATCHERS:
        view = match.numbers(seat)
        for field in ("place", "rejections", "active", "first", "round", "score"):
            assert view[field] == getattr(match.table, field)


@rule("VR-301")
def test_a_favourites_card_is_its_persons_until_the_count_and_everybodys_until_the_next_deal() -> None:
    match = turn(WE_11, 3, cards=CARDS, fields={"round": 3})
    hidden = [None, None]
    assert match.numbers(0)["favourites"][:3] == [[23, NOBODY], hidden, hidden]
    present(match, "S", "YYY")
    for seat in WATCHERS:
        assert match.numbers(seat)["favourites"][:3] == [[23, NOBODY], [11, NOBODY], [14, NOBODY]]
    earlier = turn(WE_11, 3, cards=CARDS)
    present(earlier, "S", "YYY")
    deal(earlier)
    assert earlier.numbers(0)["favourites"][:3] == [[0, NOBODY], hidden, hidden]


@rule("VR-301", "VR-302")
def test_nothing_that_reaches_a_seat_depends_on_anothers_card_or_on_those_not_dealt() -> None:
    one = new(3, chance=["F01", "F02", "F03"], first_unit=0)
    other = new(3, chance=["F01", "F26", "F17"], first_unit=0)
    for match in (one, other):
        for _ in range(12):
            match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    assert alike(one, other, 0, None)
    assert not alike(one, other, 1)


@rule("VR-303", "VR-439")
def test_hands_are_public() -> None:
    match = turn(WE_11, 3)
    present(match, "S", "NYS")
    for seat in WATCHERS:
        assert match.numbers(seat)["noes"][:3] == [3, 4, 4]
        assert match.numbers(seat)["stomachaches"][:3] == [1, 1, 0]


@rule("VR-304")
def test_a_vote_not_yet_revealed_is_the_units_own() -> None:
    one, other = turn(WE_11, 3), turn(WE_11, 3)
    for match, card in ((one, "no"), (other, "stomachache")):
        move(match, "S")
        match.choose(f"vote {card}", 1)
    assert alike(one, other, 0, 2, None)
    assert one.numbers(1)["vote"][1] == 1
    for seat in WATCHERS:
        assert one.numbers(seat)["waiting"] == 0b101  # that seat 1 has chosen, everybody sees


@rule("VR-305")
def test_revealed_votes_stay_on_record_with_their_owners_the_emissarys_too() -> None:
    match = turn("0[ABC] 1[DEF] 2[XJL] 3[OR] 4[S] 5[MV]", 2, cards=["F24", "F12"], emissary_card="F20")
    present(match, "V", "YN", emissary="N")
    present(match, "M", "SY")
    for seat in (0, 1, None):
        assert told(match, "voted", seat) == [(0, 0), (1, 1), (0, 2), (1, 0)]
        assert told(match, "emissary_voted", seat) == [(1,), (0,)]


@rule("VR-306")
def test_the_emissarys_card_and_the_composition_of_his_pile_are_public() -> None:
    match = turn("0[ABC] 1[DEF] 2[XJL] 3[OR] 4[S] 5[MV]", 2, cards=["F24", "F12"], emissary_card="F20")
    present(match, "V", "YN", emissary="N")
    for seat in (0, 1, None):
        view = match.numbers(seat)
        assert (view["emissary_card"], view["emissary_noes"], view["emissary_stomachaches"]) == (19, 3, 1)


@rule("VR-307")
def test_the_emissarys_pile_has_no_order_before_a_card_is_turned_up() -> None:
    match = turn("0[ABC] 1[DEF] 2[XJL] 3[OR] 4[S] 5[MV]", 2, cards=["F24", "F12"], emissary_card="F20")
    move(match, "V")
    vote(match, "YY")
    for card in ("yes", "no", "stomachache"):  # the whole table, secrets and all, allows each of them
        match.branch().choose(f"emissary {card}", NATURE)


@rule("VR-308", "VR-311")
def test_nothing_that_reaches_a_seat_depends_on_anothers_ambition_or_on_those_not_dealt() -> None:
    favourites = ["F01", "F02", "F03"]
    one = new(3, chance=[*favourites, "A01", "A02", "A03", "A04", "A05", "A06"], ambition=True, first_unit=0)
    other = new(3, chance=[*favourites, "A01", "A02", "A16", "A15", "A14", "A13"], ambition=True, first_unit=0)
    for match in (one, other):
        for seat in (2, 0, 1):
            match.choose(match.offers(seat)[0], seat)
        for _ in range(14):
            match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    assert one.numbers(0)["ambitions"][0][0] == [0, 1]
    assert alike(one, other, 0, None)


@rule("VR-309")
def test_the_kept_card_is_shown_from_the_count_that_ends_the_round_until_the_next_deal() -> None:
    kept = ["A01", "A02", "A03"]
    match = turn(WE_11, 3, ambition=True, kept=kept, fields={"round": 3})
    assert match.numbers(1)["kept"][:3] == [[None, None], [1, NOBODY], [None, None]]
    present(match, "S", "YYY")
    shown = [[0, NOBODY], [1, NOBODY], [2, NOBODY]]
    assert match.numbers(1)["kept"][:3] == match.numbers(None)["kept"][:3] == shown
    earlier = turn(WE_11, 3, ambition=True, kept=kept)
    present(earlier, "S", "YYY")
    assert [card for _, _, card, _ in told(earlier, "ambition_paid")] == [0, 1, 2]
    deal(earlier)
    assert earlier.numbers(None)["kept"][:3] == [[None, None]] * 3


@rule("VR-309", "VR-230")
def test_after_a_round_without_second_king_kept_cards_stay_hidden() -> None:
    text = "5[A] D3[B] D2[C] D1[D] box[EFJLMORSV] consort[X]"
    kept = [f"A0{seat + 1}" for seat in range(8)]
    fields = {"round": 3, "crowned_by": 3, "favourites_up": 1}
    match = turn(text, 8, ambition=True, royal_couple=True, kept=kept, fields=fields)
    present(match, "A", "NYYYYYYY")
    assert match.over
    assert match.numbers(None)["kept"] == [[None, None]] * 8


@rule("VR-310")
def test_of_two_ambitions_only_the_kept_one_is_ever_shown() -> None:
    matches = []
    for put_away in ("A04", "A16"):
        dealt = {0: {0: ["A01", "A05"]}, 1: {0: ["A02", put_away]}, 2: {0: ["A03", "A06"]}}
        kept = ["A01", "A02", "A03"]
        match = turn(WE_11, 3, ambition=True, kept=kept, fields={"round": 3, "ambitions": dealt})
        present(match, "S", "YYY")
        matches.append(match)
    one, other = matches
    assert one.over
    assert alike(one, other, 0, 2, None)
    assert not alike(one, other, 1)


@rule("VR-312")
@pytest.mark.parametrize("banished", [False, True])
def test_the_seal_is_known_to_whoever_knows_the_card(banished: bool) -> None:
    # F15 and F01 both have Merlin sealed, F20 Alienor: a seat that sees none of them sees no difference
    one = turn(WE_11, 3, cards=["F24", "F15", "F02"], banished=banished)
    other = turn(WE_11, 3, cards=["F24", "F20", "F02"], banished=banished)
    assert one.numbers(0) == other.numbers(0)
    assert one.numbers(None) == other.numbers(None)
    assert one.numbers(1) != other.numbers(1)


@rule("VR-313")
def test_a_seat_that_is_a_team_sees_what_either_of_its_persons_sees() -> None:
    match = new(3, seed=None, unit_sizes=[2, 2, 1], ambition=True, first_unit=0)
    deal(match)
    view = match.numbers(0)
    assert view["favourites"][0] == match.table.favourites[0]
    assert view["ambitions"][0] == match.table.ambitions[0] == [[0, 1], [2, 3]]
    own = [choice.text for choice in match.history(0) if choice is not None and choice.seat == NATURE]
    assert own == [f"deal card=F0{n}" for n in (1, 2)] + [f"ambition card=A0{n}" for n in (1, 2, 3, 4)]


def team_with(*ambitions: str) -> Match:
    """A team with these four Ambition cards beside two lone persons."""
    favourites = ["F01", "F02", "F03", "F04"]
    chance = [*favourites, *ambitions, "A13", "A14", "A15", "A16"]
    return new(3, chance=chance, unit_sizes=[2, 1, 1], ambition=True, first_unit=0)


@rule("VR-308")
def test_the_two_cards_dealt_to_a_person_are_unseen_by_the_teammate() -> None:
    one, other = team_with("A01", "A02", "A03", "A04"), team_with("A05", "A06", "A03", "A04")
    assert known(one, 0, 1) == known(other, 0, 1)
    assert known(one, 0, 0) != known(other, 0, 0)
    assert one.numbers(0, 1)["ambitions"][0] == [[None, None], [2, 3]]
    assert told(one, "ambition_dealt", 0, 1) == [(0, 1, 1, 2), (0, 1, 2, 3)]


@rule("VR-301")
def test_a_teammate_sees_the_favourites_from_the_deal_on() -> None:
    match = team_with("A01", "A02", "A03", "A04")
    for person in (0, 1):
        assert match.numbers(0, person)["favourites"][0] == [0, 1]
        assert len(told(match, "dealt", 0, person)) == 2


@rule("VR-309", "VR-310")
def test_a_teammate_sees_the_kept_card_once_it_is_chosen_and_the_other_one_never() -> None:
    one, other = team_with("A01", "A02", "A03", "A04"), team_with("A06", "A01", "A03", "A04")
    for match in (one, other):
        assert match.numbers(0, 1)["kept"][0] == [NOBODY, NOBODY]
        match.choose("keep_ambition A01", 0, 0)
        assert match.numbers(0, 1)["kept"][0] == [0, NOBODY]
    assert known(one, 0, 1) == known(other, 0, 1)
    for match in (one, other):
        match.choose("keep_ambition A03", 0, 1)
        match.choose("keep_ambition A13", 1)
        match.choose("keep_ambition A15", 2)
        for _ in range(20):
            match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    assert known(one, 0, 1) == known(other, 0, 1)


# --- what a seat can't know, dealt anew ------------------------------------------------------------------------------


@rule("VR-301", "VR-304", "VR-308", "VR-309", "VR-310")
@pytest.mark.parametrize("seed", range(6))
def test_dealing_anew_changes_nothing_a_seat_can_see(seed: int) -> None:
    options: dict[str, Any] = {"ambition": True, "royal_couple": seed % 2 == 0, "emissary": seed % 3 == 0}
    match = new(3, seed=seed, unit_sizes=[1, 2, 1], **options)
    rng, rnd = seeded(seed), random.Random(seed)
    changed = 0
    while not match.over:
        for seat in range(3):
            guess = match.table.copy()
            GAME.redeal(guess, seat, rng)
            assert GAME.view(guess, seat) == match.numbers(seat)
            assert GAME.complaints(guess) == []
            changed += guess != match.table
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)
    assert changed


@rule("VR-42", "VR-306")
def test_dealing_anew_gives_nobody_the_card_that_lies_before_the_emissary() -> None:
    match = turn(WE_11, 5, emissary_card="F20")
    rng = seeded(1)
    dealt = set()
    for _ in range(60):
        guess = match.table.copy()
        GAME.redeal(guess, 0, rng)
        dealt |= {card for card, _ in guess.favourites[1:5]}
    assert dealt == set(range(26)) - {0, 19}  # all but one's own and his


@rule("VR-44", "VR-308", "VR-312")
def test_cards_and_seals_are_whispered_to_their_receivers_alone() -> None:
    match = new(
        3,
        chance=["F01", "F02", "F03", "A01", "A02", "A03", "A04", "A05", "A06"],
        ambition=True,
        banished=True,
        first_unit=0,
    )
    assert told(match, "dealt", 1) == [(1, 0, *(LETTERS.index(letter) for letter in "AFJLOR"))]
    assert told(match, "ambition_dealt", 1) == [(1, 0, 1, 2), (1, 0, 2, 3)]
    assert told(match, "seal_seen", 1) == [(1, 0, LETTERS.index("O"))]
    for event in ("dealt", "ambition_dealt", "seal_seen"):
        assert told(match, event) == []


@rule("VR-312")
def test_seals_are_shown_with_the_cards_at_the_first_count() -> None:
    match = turn(WE_11, 3, cards=CARDS, banished=True, royal_couple=True)
    present(match, "S", "YYY")
    present(match, "V", "YYY")
    assert told(match, "seal_seen") == [(seat, 0, LETTERS.index(letter)) for seat, letter in enumerate("EJM")]
