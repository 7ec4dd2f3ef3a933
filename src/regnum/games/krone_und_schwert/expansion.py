"""Expanding and occupying (KS-92 to KS-101)."""

from __future__ import annotations

from regnum.kernel import NOBODY, ask, offer, tell

from .board import touches
from .cards import discard_from_hand
from .pawns import SETTLE, STOP, has_a_pawn, settle
from .table import ACTION_CARD, ACTION_CARDS, DATA, EXPAND, SHIELDS, SPACE, SPACES, Table, book, is_active

EXPAND_WITH = book.action("expand", card=ACTION_CARD)
OCCUPY = book.action("occupy", space=SPACE)

EXPANDS = book.event("expands", "KS-92", seat="seat", card=ACTION_CARD)

COST_OF_A_SPACE: int = DATA["action_points"]["expand_per_space"]
COST_OF_OCCUPYING: int = DATA["action_points"]["occupy"]

# --- what is offered ----------------------------------------------------------------------------------------------


def reachable(s: Table, seat: int, space: int) -> bool:
    """Free, and adjacent to a space that the player owns now (KS-93); any terrain (KS-98)."""
    return s.owner[space] == NOBODY and touches(s, space, seat)


def can_expand(s: Table, seat: int) -> bool:
    """With a point, a pawn and a space to take (KS-50, KS-97)."""
    if s.action_points < COST_OF_A_SPACE or not has_a_pawn(s, seat):
        return False
    for space in range(SPACES):
        if reachable(s, seat, space):
            return True
    return False


def offer_expansions(s: Table, seat: int, out: list[int]) -> None:
    """With any action card (KS-92)."""
    if can_expand(s, seat):
        for card in range(ACTION_CARDS):
            if s.hand[seat][card] > 0:
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
        if reachable(s, seat, space):
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


WHERE_TO_EXPAND = book.question("where_to_expand", spaces_in_reach, {SETTLE: space_taken}, "KS-93", asked=is_active)
WHERE_TO_EXPAND_FURTHER = book.question(
    "where_to_expand_further",
    spaces_in_reach_or_none,
    {SETTLE: space_taken, STOP: no_second_space},
    "KS-94",
    asked=is_active,
)

# --- occupying (KS-100, KS-101) -----------------------------------------------------------------------------------


def offer_occupations(s: Table, seat: int, out: list[int]) -> None:
    if s.action_points >= COST_OF_OCCUPYING and has_a_pawn(s, seat):
        for space in range(SPACES):
            if s.owner[space] == NOBODY:
                offer(out, OCCUPY(space))


def space_occupied(s: Table, seat: int, space: int) -> None:
    s.action_points -= COST_OF_OCCUPYING
    settle(s, seat, space)
