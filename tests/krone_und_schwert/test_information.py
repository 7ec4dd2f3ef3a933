"""What is known to whom (KS-35 to KS-43)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.kernel.saved import write_for
from regnum.testing import rule

from .helpers import (
    GAME,
    NATURE,
    NOBODY,
    P1,
    P2,
    P3,
    commit,
    do,
    nature,
    new,
    play,
    scored,
    told,
    turn,
)

PUBLIC = (
    "laid corner_row corner_column quarters owner building free king papal_visit swords crowns hand_size pile_size "
    "discard round action_points attacked end_phase spaces castles small_cities large_cities cathedrals known"
)
REVOLT: dict[str, Any] = {"built": {P1: "castle A11, small A22", P3: "castle A25"}, "king": P3}


def everything_seen(match: Match, seat: int | None) -> tuple[Any, ...]:
    """All that reaches a seat: its view, its log, its history and its copy of the game."""
    return match.numbers(seat), match.heard(seat), match.history(seat), write_for(match, seat)


@rule("KS-35")
def test_the_table_is_public() -> None:
    match = play(new(3, seed=4), 4, lambda match: match.table.round == 4)
    view = match.numbers(None)
    for field in PUBLIC.split():
        assert view[field] == getattr(match.table, field)


@rule("KS-35")
def test_every_gain_is_told_to_all_at_once() -> None:
    match = turn(3, P3, built={P1: "castle A11, castle A31"}, owns={P3: "C33"}, king=P1)
    do(match, "end_turn", "levy_tax")
    assert told(match, "gained", P2) == [(P1, 2, 0)]


@rule("KS-36")
def test_hands_and_totals_are_private() -> None:
    match = turn(hands={P1: "castle city", P2: "truce"}, points={P1: 4, P2: 9})
    assert match.numbers(P1)["hand"][P2] == [None] * 9
    assert match.numbers(P2)["hand"][P2] == match.table.hand[P2]
    assert match.numbers(P1)["points"] == [4, None, None, None, None]
    assert match.numbers(None)["points"] == [None] * 5


@rule("KS-37")
def test_nobody_sees_what_is_in_the_pile() -> None:
    match = turn(hands={P1: "castle"})
    for seat in (P1, P2, P3, None):
        assert match.numbers(seat)["pile"] == [None] * 12
        assert match.numbers(seat)["pile_size"] == 64


@rule("KS-38")
def test_all_totals_are_shown_at_the_end() -> None:
    match = scored(points={P1: 1, P2: 2, P3: 3})
    assert match.numbers(None)["points"][:3] == [1, 2, 3]


@rule("KS-39")
def test_a_drawn_action_card_is_seen_by_the_drawer_alone() -> None:
    match = turn(owns={P1: "A11"})
    nature(do(match, "draw"), "truce")
    seen = [match.history(seat)[-1] for seat in (P1, P2, None)]
    assert [choice.text if choice else None for choice in seen] == ["drawn card=truce", None, None]
    assert (told(match, "drew_card", P1), told(match, "drew_card", P2)) == ([(7,)], [])
    assert told(match, "drew", P2) == [(P1,)]


@rule("KS-39")
def test_red_cards_the_game_end_card_and_people_are_seen_by_all() -> None:
    match = turn(king=P2, end_phase=1)
    nature(do(match, "draw"), "unrest", "sword", "crown")
    nature(do(match, "draw"), "game_end")
    assert told(match, "turned_up", P3) == [(P1, 10), (P1, 11)]
    assert told(match, "people_card", P3) == [(1,), (0,)]


@rule("KS-40")
def test_attack_cards_and_reactions_are_open_and_remembered_when_they_go_back() -> None:
    match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "leader3 castle city", P2: "truce"})
    do(match, "attack B11", "play leader3", "play castle")
    assert match.numbers(P3)["on_table"][P1][:4] == [1, 0, 0, 1]
    assert match.numbers(P3)["hand_size"][P1] == 1
    do(match, "enough", "react truce")
    assert told(match, "reacted", P3) == [(P2, 7)]
    assert match.numbers(P3)["known"][P1][:4] == [1, 0, 0, 1]
    assert match.numbers(P3)["hand_size"][P1] == 3


@rule("KS-41", "KS-35", "W44")
def test_committed_cards_count_in_the_hand_until_they_are_revealed() -> None:
    match = turn(3, **REVOLT, hands={P2: "city*2 castle*2 leader3"})
    do(match, "revolt")
    start = {seat: everything_seen(match, seat) for seat in (P1, P3, None)}
    for choice in ("vote sword", "commit city", "commit castle", "commit leader3"):
        match.choose(choice, P2)
        for seat in (P1, P3, None):
            assert everything_seen(match, seat) == start[seat]
            assert match.numbers(seat)["hand_size"][P2] == 5
    match.choose("done", P2)
    for seat in (P1, P3, None):
        view = match.numbers(seat)
        assert (view["hand_size"][P2], view["committed"][P2], view["vote"][P2]) == (5, [None] * 9, None)
    commit(match, {})
    assert told(match, "committed", P1) == [(P2, 1, 0), (P2, 1, 3), (P2, 1, 5)]
    assert match.numbers(P1)["hand_size"][P2] == 2
    assert match.numbers(P1)["on_table"][P2][0] == 1


@rule("KS-41")
def test_nobody_can_count_what_others_commit() -> None:
    """Two worlds that differ in a secret commitment look alike until the reveal."""
    worlds = []
    for cards in ([], ["leader3", "city", "city"]):
        match = turn(3, **REVOLT, hands={P2: "city*2 castle*2 leader3"})
        do(match, "revolt")
        for choice in ("vote crown", *(f"commit {card}" for card in cards), "done"):
            match.choose(choice, P2)
        worlds.append(match)
    for seat in (P1, P3, None):
        assert everything_seen(worlds[0], seat) == everything_seen(worlds[1], seat)


@rule("KS-42", "W45")
def test_every_defender_is_asked_and_the_others_learn_nothing() -> None:
    worlds = []
    for held in ("city", "truce"):
        match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "leader3", P2: held})
        do(match, "attack B11", "play leader3", "enough")
        assert match.to_act == (P2,)
        worlds.append(match)
    assert worlds[0].offers(P2) == ["let_be"]
    for seat in (P1, P3, None):
        assert everything_seen(worlds[0], seat) == everything_seen(worlds[1], seat)
    for match in worlds:
        do(match, "let_be")
    for seat in (P1, P3, None):
        assert everything_seen(worlds[0], seat) == everything_seen(worlds[1], seat)


@rule("KS-43")
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_can_be_given_away(seed: int) -> None:
    """Spaces are lost in attacks only, points never, and the hands of others grow only when they take cards back."""
    match = play(new(3, seed=seed), seed, lambda match: match.question.name == "which_action")
    last = match.table.copy()

    def nothing_given(match: Match) -> bool:
        nonlocal last
        for seat in range(3):
            assert match.table.points[seat] >= last.points[seat]
            assert last.target != NOBODY or match.table.spaces[seat] >= last.spaces[seat]
            others_turn = match.table.active != seat != last.active
            cancelled = sum(map(sum, match.table.known)) > sum(map(sum, last.known))
            assert not others_turn or cancelled or match.table.hand_size[seat] <= last.hand_size[seat]
        last = match.table.copy()
        return False

    assert play(match, seed, nothing_given).over


@rule("KS-36", "KS-37")
def test_a_copy_of_the_game_for_a_seat_hides_all_draws_of_others() -> None:
    match = play(new(3, seed=4), 4, lambda match: match.table.round == 4)
    text = write_for(match, P1)
    cards = [line for line in text.splitlines() if line.startswith("* drawn")]
    own = [c for c in match.choices if c.seat == NATURE and c.text.startswith("drawn") and c.known(P1)]
    assert len(cards) == len(own) > 0
    assert "* ?" in text
    assert GAME.name in text
