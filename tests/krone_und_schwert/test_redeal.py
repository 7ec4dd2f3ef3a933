"""Re-dealing what a seat cannot know (KS-35 to KS-41)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from regnum.games.krone_und_schwert.table import ACTION_CARD, COMBAT, EVENT_CARD
from regnum.kernel import Match, seeded
from regnum.kernel.record import out_of_range
from regnum.testing import rule

from .helpers import GAME, P1, P2, P3, do, hand, nature, new, play_one, turn
from .witness import Witness

EVERYTHING = "leader3*5 leader4*3 incite*3 castle*15 cathedral*10 city*15 ambush*2 truce*2 papal_visit*3"


def imagined(match: Match, seat: int, seed: Any) -> Any:
    """A table as this seat may imagine it."""
    table = match.table.copy()
    table.checked = False
    GAME.redeal(table, seat, seeded(seed))
    return table


def possible_hands(match: Match, seat: int, other: int, times: int = 60) -> set[str]:
    """The kinds of cards that the seat can imagine in the other's hand."""
    kinds: set[str] = set()
    for seed in range(times):
        held = imagined(match, seat, seed).hand[other]
        kinds |= {card for card, count in zip(ACTION_CARD, held, strict=True) if count}
    return kinds


@rule("KS-35", "KS-37", "KS-40")
@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 1, {}),
        (3, 2, {}),
        (4, 3, {"red_card_replacement": True}),
        (5, 4, {"first_king": "castle"}),
        (3, 5, {"people_swords": 14, "rebel_needs_castle_and_city": False, "first_king": "castle"}),
        (2, 6, {"people_swords": 14, "rebel_needs_castle_and_city": False, "first_king": "castle"}),
    ],
)
def test_no_imagined_table_contradicts_the_public_record(players: int, seed: int, options: dict[str, Any]) -> None:
    match = new(players, seed=seed, **options)
    witness, rnd = Witness(match), random.Random(seed)
    shuffles = 0
    while not match.over:
        play_one(match, rnd)
        witness.listen()
        if match.question is None or not match.table.pile_size:
            continue
        if sum(match.table.hand_size) == 0 or match.question.name in ("what_is_dealt", "which_card_is_dealt"):
            continue
        assert witness.contradictions(match.table) == []
        if len(match.choices) % 8 == 0:
            for seat in range(players):
                check(match, witness, seat)
        shuffles = sum(GAME.book.events[h.event].name == "shuffled" for h in match.happenings)
    assert shuffles > 1


def check(match: Match, witness: Witness, seat: int) -> None:
    table = imagined(match, seat, f"{seat} {len(match.choices)}")
    assert GAME.view(table, seat) == match.numbers(seat)
    assert GAME.complaints(table) == []
    assert out_of_range(table) == []
    assert witness.contradictions(table) == []


@rule("KS-36")
def test_ones_own_hand_stays_and_the_others_are_dealt_anew() -> None:
    match = turn(hands={P1: "truce leader4", P2: "castle city*2", P3: "incite"})
    hands = {tuple(map(tuple, imagined(match, P1, seed).hand)) for seed in range(20)}
    assert {dealt[P1] for dealt in hands} == {tuple(match.table.hand[P1])}
    assert len({dealt[P2] for dealt in hands}) > 5
    assert {(sum(dealt[P2]), sum(dealt[P3])) for dealt in hands} == {(3, 1)}


@rule("KS-37")
def test_an_imagined_card_is_as_likely_as_the_cards_are_many() -> None:
    match = turn(2, hands={P1: "castle*11", P2: "city"}, discard="cathedral*6 city*10 leader3*5")
    times = 3000
    drawn = Counter(hand_of(imagined(match, P1, seed), P2) for seed in range(times))
    left = {
        "leader4": 3,
        "incite": 3,
        "castle": 4,
        "cathedral": 4,
        "city": 5,
        "ambush": 2,
        "truce": 2,
        "papal_visit": 3,
    }
    assert set(drawn) == set(left)
    for card, count in left.items():
        assert abs(drawn[card] / times - count / sum(left.values())) < 0.03


def hand_of(table: Any, seat: int) -> str:
    return " ".join(card for card, count in zip(ACTION_CARD, table.hand[seat], strict=True) for _ in range(count))


@rule("KS-40")
def test_cards_that_all_have_seen_go_back_stay_in_the_hand() -> None:
    match = turn(owns={P1: "A35", P2: "B11"}, hands={P1: "leader3 castle*2", P2: "truce city"})
    do(match, "attack B11", "play leader3", "play castle", "enough", "react truce")
    for seed in range(30):
        held = imagined(match, P3, seed).hand[P1]
        assert held[ACTION_CARD.index("leader3")] >= 1
        assert held[ACTION_CARD.index("castle")] >= 1
        assert sum(held) == 3
    do(match, "expand castle", "settle A45", "stop")
    assert "castle" in possible_hands(match, P3, P1)
    assert any(not imagined(match, P3, seed).hand[P1][ACTION_CARD.index("castle")] for seed in range(30))


@rule("KS-88", "KS-37")
def test_who_has_not_drawn_since_a_shuffle_holds_nothing_that_lay_open_then() -> None:
    hands = {P2: "truce ambush", P3: EVERYTHING.replace("truce*2", "truce").replace("ambush*2", "ambush")}
    hands[P3] = hands[P3].replace("castle*15", "castle*3").replace("city*15 ", "")
    match = turn(
        3, hands=hands, discard="castle*12 city*15 city_scoring*2 unrest*5", owns={P1: "A11", P2: "B33", P3: "C33"}
    )
    assert match.table.pile_size == 0
    nature(do(match, "draw"), "castle")
    assert match.table.pile_size == 33
    assert "city" not in possible_hands(match, P1, P2)
    assert possible_hands(match, P1, P2) <= possible_hands(match, P1, P3)
    for seed in range(20):
        pile = imagined(match, P1, seed).pile
        assert [pile[EVENT_CARD.index(kind)] for kind in ("truce", "ambush", "city")] == [0, 0, 15]
    do(match, "end_turn")
    nature(do(match, "draw"), "city")
    assert "city" in possible_hands(match, P1, P2)
    assert hand(match, P2) == "ambush city truce"


@rule("KS-41")
def test_secret_commitments_are_imagined_too() -> None:
    built = {P1: "castle A11, small A22", P3: "castle A25"}
    match = turn(3, built=built, king=P3, hands={P2: "city*2 leader3", P3: "castle"})
    do(match, "revolt")
    for choice in ("vote sword", "commit leader3", "done"):
        match.choose(choice, P2)
    match.choose("commit castle", P3)
    tables = [imagined(match, P1, seed) for seed in range(40)]
    assert {table.vote[P2] for table in tables} == {0, 1}
    assert len({tuple(table.committed[P2]) for table in tables}) > 5
    assert {sum(table.committed[P3]) for table in tables} == {0}
    for table in tables:
        assert GAME.complaints(table) == []
        assert table.hand_size[P2] == 3


@rule("KS-149")
def test_the_game_end_card_stays_where_it_is_known_to_be() -> None:
    match = turn(hands={P1: "castle", P2: "city*2"}, king=P2, end_phase=1, above_the_end=30)
    for seed in range(10):
        table = imagined(match, P1, seed)
        assert (table.pile[EVENT_CARD.index("game_end")], table.above_the_end) == (1, 30)


@rule("KS-107")
def test_who_has_declared_an_attack_is_imagined_with_the_cards_for_it() -> None:
    match = turn(
        2, built={P2: "castle B15, castle B21, castle B23"}, owns={P1: "A35", P2: "B11"}, hands={P1: "leader4*2"}
    )
    do(match, "attack B11")
    for seed in range(20):
        table = imagined(match, P2, seed)
        assert sum(count * COMBAT[card] for card, count in enumerate(table.hand[P1])) > 3
    do(match, "play leader4", "enough", "let_be")
    assert len({hand_of(imagined(match, P2, seed), P1) for seed in range(40)}) > 4
