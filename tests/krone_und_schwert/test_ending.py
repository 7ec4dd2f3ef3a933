"""The end of the game (KS-147 to KS-153)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.krone_und_schwert.table import EVENT_CARD, SPACE
from regnum.kernel import IllegalChoice, Match
from regnum.testing import rule

from .helpers import (
    GAME,
    NATURE,
    P1,
    P2,
    P3,
    before,
    commit,
    discard,
    do,
    events,
    nature,
    new,
    offers,
    owned,
    play,
    points,
    told,
    turn,
)

REBEL = {P1: "castle A25", P2: "castle B15, small B24"}
GAME_END = EVENT_CARD.index("game_end")


def crowned(players: int, total: int, **given: Any) -> Match:
    """P2 wins a revolt against P1 and announces this total."""
    usual: dict[str, Any] = {"built": REBEL, "king": P1, "swords": 9, "points": {P2: total - 1}}
    match = turn(players, P2, **usual | given)
    committed = {P2: "leader4"} if "leader4" in given.get("hands", {}).get(P2, "") else {}
    commit(do(match, "revolt"), dict.fromkeys(range(2, players), "crown") | committed)
    while match.question.name == "which_people_card":
        nature(match, "crown")
    assert told(match, "announced") == [(P2, total)]
    return match


def outcomes(match: Match) -> list[str]:
    return [offer.partition("=")[2] for offer in match.offers(NATURE)]


@rule("KS-147")
@pytest.mark.parametrize(("players", "threshold"), [(2, 10), (3, 15), (4, 20), (5, 25)])
def test_the_end_phase_begins_with_enough_points(players: int, threshold: int) -> None:
    assert crowned(players, threshold - 1).table.end_phase == 0
    assert crowned(players, threshold).table.end_phase == 1
    assert crowned(players, threshold + 5).table.end_phase == 1


@rule("KS-148")
def test_the_end_phase_begins_once() -> None:
    match = crowned(3, 30, end_phase=1, discard="castle*3")
    assert "end_phase" not in events(match)
    assert discard(match) == "castle*3"
    assert match.table.pile[GAME_END] == 1


@rule("KS-148")
def test_a_tax_a_royal_win_and_the_first_king_never_begin_it() -> None:
    tax = turn(3, P3, built={P1: "castle A11, castle A31"}, owns={P3: "C33"}, king=P1, points={P1: 40})
    do(tax, "end_turn", "levy_tax")
    assert tax.table.end_phase == 0
    first = turn(3, built={P1: "castle A11"}, owns={P1: "A22"}, hands={P1: "city"}, points={P1: 40})
    do(first, "small_city A22")
    assert (first.table.king, first.table.end_phase) == (P1, 0)
    royal = turn(3, built={P1: "castle A11, small A22", P2: "cathedral B22+B32"}, king=P2, points={P2: 40})
    commit(do(royal, "revolt"), {P3: "crown"})
    nature(royal, "crown", "crown")
    assert (points(royal)[P2], royal.table.end_phase) == (42, 0)


@rule("KS-149", "KS-141", "W36")
def test_the_game_end_card_is_shuffled_under_the_pile() -> None:
    hands = {P1: "castle*9", P2: "leader4", P3: "city*8"}
    match = crowned(3, 15, hands=hands, discard="castle*6 city*7 leader3*4")
    assert told(match, "shuffled") == [(48,)]
    assert (match.table.pile_size, discard(match), match.table.above_the_end) == (49, "", 28)
    assert match.table.hand_size[:3] == [9, 0, 8]


@rule("KS-149", "W36")
def test_the_game_end_card_comes_after_the_cards_above_it_at_the_earliest() -> None:
    hands = {P1: "castle*9", P2: "leader4", P3: "city*8"}
    match = crowned(3, 15, hands=hands, discard="castle*6 city*7 leader3*4", options={"max_rounds": 0})
    drawn = 0
    while True:
        while match.question.name != "which_action":
            draw_anything(match)
        do(match, "draw")
        if "game_end" in outcomes(match):
            break
        draw_anything(match)
        drawn += 1
    assert drawn == 28
    assert GAME.offers(match.table, NATURE).odds[-1] == 1
    assert match.table.pile_size == 21


@rule("KS-149", "KS-88", "W36")
def test_the_game_end_card_comes_last_at_the_latest() -> None:
    every_action_card = "leader3*5 leader4*3 incite*3 castle*15 cathedral*10 city*15 ambush*2 truce*2 papal_visit*3"
    match = turn(3, hands={P2: every_action_card}, discard="city_scoring*2 unrest*5", king=P2, end_phase=1)
    assert outcomes(do(match, "draw")) == ["game_end"]
    assert nature(match, "game_end").over


def draw_anything(match: Match) -> None:
    """Chance answers with its last outcome, a king forgoes his tax, who has nothing stays away."""
    match.choose(match.offers()[-1] if match.to_act == (NATURE,) else quiet(match))


def quiet(match: Match) -> str:
    return next(offer for offer in match.offers() if offer in ("forgo_tax", "stop", "end_turn"))


@rule("KS-149")
def test_papal_visits_and_hands_are_not_shuffled() -> None:
    match = crowned(3, 15, visits=[P3], hands={P3: "city*3"})
    assert (match.table.papal_visit[P3], match.table.hand_size[P3]) == (1, 3)
    assert match.table.pile_size == 65 - 1 - 3 + 1


@rule("KS-150", "W37")
def test_with_fewer_than_20_cards_the_game_end_card_is_among_all() -> None:
    hands = {
        P1: "leader3*5 leader4*2 incite*3 castle*15",
        P2: "leader4",
        P3: "cathedral*10 city*15 ambush",
    }
    match = crowned(3, 15, hands=hands, discard="truce*2 unrest*3")
    assert told(match, "shuffled") == [(14,)]
    assert (match.table.pile_size, match.table.above_the_end) == (15, 0)
    do(match, "draw")
    assert "game_end" in outcomes(match)


@rule("KS-151")
def test_the_drawer_of_the_game_end_card_does_not_finish_his_turn() -> None:
    match = turn(3, built={P1: "castle A11"}, king=P2, end_phase=1)
    nature(do(match, "draw"), "game_end")
    assert match.over
    assert told(match, "game_end_drawn") == [(P1,)]
    with pytest.raises(IllegalChoice, match="over"):
        match.choose("draw")


@rule("KS-151", "KS-166")
def test_the_game_end_card_ends_the_game_as_a_replacement_too() -> None:
    match = turn(3, king=P2, end_phase=1, options={"red_card_replacement": True})
    nature(do(match, "draw"), "city_scoring", "game_end")
    assert match.over


def nearly_full(free: int, **given: Any) -> Match:
    """Two players on a board with so many free spaces; P1 has the fewer, beside all of them."""
    spaces = list(SPACE[:50])
    return turn(2, owns={P1: " ".join(spaces[free:25]), P2: " ".join(spaces[25:])}, **given)


@rule("KS-152", "W39")
def test_the_last_free_space_ends_the_game_in_the_middle_of_an_expansion() -> None:
    match = nearly_full(1, hands={P1: "castle"})
    do(match, "expand castle", "settle A11")
    assert (match.over, match.table.free) == (True, 0)
    assert told(match, "board_full") == [()]


@rule("KS-152")
def test_the_second_space_of_an_expansion_may_be_the_last() -> None:
    match = nearly_full(2, hands={P1: "castle"})
    do(match, "expand castle", "settle A12")
    assert not match.over
    do(match, "settle A11")
    assert match.over


@rule("KS-152")
def test_occupying_the_last_space_ends_the_game() -> None:
    match = nearly_full(1)
    do(match, "occupy A11")
    assert match.over
    assert len(owned(match, P1)) == 25


@rule("KS-153")
def test_final_scoring_follows_at_once() -> None:
    match = nearly_full(1, points={P2: 3})
    do(match, "occupy A11")
    assert match.result is not None
    assert (match.to_act, match.offers(P1), offers(match, "draw", P1)) == ((), [], [])
    assert match.table.totals_up == 1


@rule("KS-153")
def test_there_is_no_other_end() -> None:
    for seed in range(3):
        match = play(new(3, seed=seed), seed)
        assert {"board_full", "game_end_drawn"} & set(events(match))


@rule("KS-153")
def test_a_tax_or_a_draw_never_ends_the_game() -> None:
    match = before("begin_the_turn", 3, P1, built={P1: "castle A11"}, king=P1, points={P1: 99})
    do(match, "levy_tax")
    assert not match.over
