"""What may be attacked (KS-80, KS-102 to KS-107)."""

from __future__ import annotations

from regnum.kernel import Condition, Deeper, May, offer

from .board import touches
from .pawns import has_a_pawn
from .table import ACTION_CARDS, COMBAT, DATA, NONE, SPACE, SPACES, Table, book

ATTACK_SPACE = book.action("attack", space=SPACE)

COST: int = DATA["action_points"]["attack"]
PER_TURN: int = DATA["action_points"]["attacks_per_turn"]
FIRST_ROUND: int = DATA["action_points"]["first_round_with_attacks"]


def can_attack(s: Table, seat: int) -> bool:
    """Once a turn, not in round 1, with a point and a pawn left (KS-103, KS-104, KS-106)."""
    return s.action_points >= COST and s.attacked < PER_TURN and s.round >= FIRST_ROUND and has_a_pawn(s, seat)


def offer_attacks(s: Table, seat: int, out: list[int]) -> None:
    """Wherever the cards in hand are strong enough (KS-107); they are counted once for all spaces."""
    strength = strength_in_hand(s, seat)
    if strength > 0 and can_attack(s, seat):
        for space in range(SPACES):
            if (
                beside_the_attacker(s, seat, space)
                and attackable(s, seat, space)
                and strength > s.castles[s.owner[space]]
            ):
                offer(out, ATTACK_SPACE(space))


def strength_in_hand(s: Table, seat: int) -> int:
    strength = 0
    for card in range(ACTION_CARDS):
        strength += s.hand[seat][card] * COMBAT[card]
    return strength


def somebody_elses(s: Table, seat: int, space: int) -> bool:
    return s.owner[space] >= 0 and s.owner[space] != seat


def undeveloped(s: Table, seat: int, space: int) -> bool:
    return s.building[space] == NONE


def no_papal_visit(s: Table, seat: int, space: int) -> bool:
    return s.papal_visit[s.owner[space]] == 0


def beside_the_attacker(s: Table, seat: int, space: int) -> bool:
    return touches(s, space, seat)


def attacks_have_begun(s: Table, seat: int, space: int) -> bool:
    return s.round >= FIRST_ROUND


def no_attack_yet(s: Table, seat: int, space: int) -> bool:
    return s.attacked < PER_TURN


def pawn_for_the_conquest(s: Table, seat: int, space: int) -> bool:
    return has_a_pawn(s, seat)


def point_to_attack(s: Table, seat: int, space: int) -> bool:
    return s.action_points >= COST


def strong_enough(s: Table, seat: int, space: int) -> bool:
    return strength_in_hand(s, seat) > s.castles[s.owner[space]]


ATTACKABLE = May(
    "attackable",
    Condition(somebody_elses, "KS-105", "there is no pawn of another player to attack"),
    Condition(undeveloped, "KS-105", "a space with a building is never attacked"),
    Condition(no_papal_visit, "KS-80", "a Papal Visit protects its owner"),
    Condition(beside_the_attacker, "KS-105", "none of your spaces is beside that one"),
)
"""Another's undeveloped space beside one's own, its owner without Papal Visit (KS-80, KS-105)."""


def attackable(s: Table, seat: int, space: int) -> bool:
    return ATTACKABLE(s, seat, space) == 1


def as_any_target(s: Table, seat: int, space: int) -> tuple[May, tuple[int, ...]]:
    return ATTACKABLE, (seat, space)


MAY_ATTACK = May(
    "attack",
    Deeper(attackable, as_any_target),
    Condition(attacks_have_begun, "KS-104", "nobody attacks in the first round"),
    Condition(no_attack_yet, "KS-103", "you have attacked in this turn already"),
    Condition(point_to_attack, "KS-102", "you have no action point left"),
    Condition(pawn_for_the_conquest, "KS-106", "all your pawns are on the board"),
    Condition(strong_enough, "KS-107", "your cards do not beat the castles of its owner"),
)
