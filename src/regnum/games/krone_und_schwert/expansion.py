"""Expanding and occupying (KS-92 to KS-101)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, offer, tell

from .board import touches
from .cards import discard_from_hand
from .pawns import FREE, ON_THE_BOARD, SETTLE, STOP, has_a_pawn, is_free, settle
from .table import ACTION_CARD, ACTION_CARDS, DATA, EXPAND, SHIELDS, SPACE, SPACES, Table, book, is_active

EXPAND_WITH = book.action("expand", card=ACTION_CARD)
OCCUPY = book.action("occupy", space=SPACE)

EXPANDS = book.event("expands", "KS-92", seat="seat", card=ACTION_CARD)

ANY_CARD, NOWHERE = 0, 0
COST_OF_A_SPACE: int = DATA["action_points"]["expand_per_space"]
COST_OF_OCCUPYING: int = DATA["action_points"]["occupy"]

# --- what is offered ----------------------------------------------------------------------------------------------


def beside_ones_own(s: Table, seat: int, space: int) -> bool:
    return touches(s, space, seat)


MAY_TAKE = May(
    "settle", ON_THE_BOARD, FREE, Condition(beside_ones_own, "KS-93", "none of your spaces is beside that one")
)
"""Free, and adjacent to a space that the player owns now (KS-93); any terrain (KS-98)."""


def card_to_expand_with(s: Table, seat: int, card: int) -> bool:
    return s.hand[seat][card] > 0


def point_to_expand(s: Table, seat: int, card: int) -> bool:
    return s.action_points >= COST_OF_A_SPACE


def pawn_to_expand(s: Table, seat: int, card: int) -> bool:
    return has_a_pawn(s, seat)


def somewhere_to_expand(s: Table, seat: int, card: int) -> bool:
    for space in range(SPACES):
        if MAY_TAKE(s, seat, space):
            return True
    return False


MAY_EXPAND = May(
    "expand",
    Condition(card_to_expand_with, "KS-92", "you have no {card} card in hand"),
    Condition(point_to_expand, "KS-92", "you have no action point left"),
    Condition(pawn_to_expand, "KS-97", "all your pawns are on the board"),
    Condition(somewhere_to_expand, "KS-93", "there is no free space beside yours"),
)


def can_expand(s: Table, seat: int) -> bool:
    """With a point, a pawn and a space to take (KS-50, KS-97)."""
    return (
        point_to_expand(s, seat, ANY_CARD)
        and pawn_to_expand(s, seat, ANY_CARD)
        and somewhere_to_expand(s, seat, ANY_CARD)
    )


def offer_expansions(s: Table, seat: int, out: list[int]) -> None:
    """With any action card (KS-92); a look at the board is enough for all of them."""
    if can_expand(s, seat):
        for card in range(ACTION_CARDS):
            if card_to_expand_with(s, seat, card):
                offer(out, EXPAND_WITH(card))


def expansion_begun(s: Table, seat: int, card: int) -> None:
    """The card is discarded (KS-99)."""
    discard_from_hand(s, seat, card)
    s.shields = SHIELDS[card]
    s.deed = EXPAND
    tell(s, EXPANDS, seat, card)


# --- one or two spaces (KS-92, KS-94, KS-95) ----------------------------------------------------------------------


def take_the_first_space(s: Table) -> None:
    ask(s, WHERE_TO_EXPAND, s.active)


def take_the_second_space(s: Table) -> None:
    """At once, with a second shield and all that a space needs (KS-94, KS-95)."""
    if s.shields > 0 and can_expand(s, s.active):
        ask(s, WHERE_TO_EXPAND_FURTHER, s.active)


def put_the_card_away(s: Table) -> None:
    """A shield that was not used is lost (KS-94)."""
    s.shields = 0


EXPANSION = book.procedure("expansion", take_the_first_space, take_the_second_space, put_the_card_away)


def spaces_in_reach(s: Table, seat: int, out: list[int]) -> None:
    for space in range(SPACES):
        if MAY_TAKE(s, seat, space):
            offer(out, SETTLE(space))


def spaces_in_reach_or_none(s: Table, seat: int, out: list[int]) -> None:
    offer(out, STOP())
    spaces_in_reach(s, seat, out)


def space_taken(s: Table, seat: int, space: int) -> None:
    s.action_points -= COST_OF_A_SPACE
    s.shields -= 1
    settle(s, seat, space)


def no_second_space(s: Table, seat: int) -> None:
    """KS-94."""
    s.shields = 0


WHERE_TO_EXPAND = book.question(
    "where_to_expand", spaces_in_reach, {SETTLE: space_taken}, "KS-93", asked=is_active, may={SETTLE: MAY_TAKE}
)
WHERE_TO_EXPAND_FURTHER = book.question(
    "where_to_expand_further",
    spaces_in_reach_or_none,
    {SETTLE: space_taken, STOP: no_second_space},
    "KS-94",
    asked=is_active,
    may={SETTLE: MAY_TAKE},
)

# --- occupying (KS-100, KS-101) -----------------------------------------------------------------------------------


def points_to_occupy(s: Table, seat: int, space: int) -> bool:
    return s.action_points >= COST_OF_OCCUPYING


def pawn_to_occupy(s: Table, seat: int, space: int) -> bool:
    return has_a_pawn(s, seat)


MAY_OCCUPY = May(
    "occupy",
    ON_THE_BOARD,
    FREE,
    Condition(points_to_occupy, "KS-100", "occupying takes all action points of a turn"),
    Condition(pawn_to_occupy, "KS-101", "all your pawns are on the board"),
)


def offer_occupations(s: Table, seat: int, out: list[int]) -> None:
    if points_to_occupy(s, seat, NOWHERE) and pawn_to_occupy(s, seat, NOWHERE):
        for space in range(SPACES):
            if is_free(s, seat, space):
                offer(out, OCCUPY(space))


def space_occupied(s: Table, seat: int, space: int) -> None:
    s.action_points -= COST_OF_OCCUPYING
    settle(s, seat, space)
