"""Turns and actions (KS-44 to KS-51, KS-77 to KS-83)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, call, offer, tell

from .attack import ATTACKING, attack_declared
from .building import (
    BUILD_CASTLE,
    BUILD_CATHEDRAL,
    BUILD_LARGE_CITY,
    BUILD_SMALL_CITY,
    BUILDING_WORK,
    castle_built,
    cathedral_built,
    large_city_begun,
    offer_buildings,
    small_city_built,
)
from .cards import discard_from_hand, show
from .drawing import DRAW_A_CARD, DRAWING, MAY_DRAW, draw_begun, offer_draw
from .ending import end_on_a_full_board
from .expansion import (
    EXPAND_WITH,
    EXPANSION,
    MAY_EXPAND,
    MAY_OCCUPY,
    OCCUPY,
    expansion_begun,
    offer_expansions,
    offer_occupations,
    space_occupied,
)
from .first_player import go_to_the_next_player
from .king import decide_on_a_tax
from .pawns import return_to_the_board
from .people import PEOPLE_CARDS, meet_the_people
from .rebels import MAY_REVOLT, START_REVOLT, offer_revolt
from .revolt import REVOLTING, revolt_begun
from .sites import MAY_BUILD_CASTLE, MAY_BUILD_CATHEDRAL, MAY_BUILD_LARGE_CITY, MAY_BUILD_SMALL_CITY
from .table import (
    ACTION_POINTS,
    ATTACK,
    BUILD,
    DATA,
    DRAW,
    EXPAND,
    INCITE,
    MEET_THE_PEOPLE,
    NOTHING,
    PAPAL_VISIT,
    REVOLT,
    Table,
    book,
    is_active,
)
from .targets import ATTACK_SPACE, MAY_ATTACK, offer_attacks

PLAY_INCITE = book.action("incite")
PLAY_PAPAL_VISIT = book.action("papal_visit")
END_TURN = book.action("end_turn")

TURN_BEGINS = book.event("turn_begins", "KS-44", seat="seat")
VISIT_ENDS = book.event("visit_ends", "KS-46", seat="seat")
INCITED = book.event("incited", "KS-77", seat="seat")
VISIT_BEGINS = book.event("visit_begins", "KS-79", seat="seat")
TURN_ENDS = book.event("turn_ends", "KS-51", seat="seat")

COST_OF_INCITING: int = DATA["action_points"]["incite"]
COST_OF_A_VISIT: int = DATA["action_points"]["papal_visit"]
PEOPLE_INCITED: int = DATA["people_draws"]["incite"]

# --- an action (KS-49 to KS-51) -------------------------------------------------------------------------------------


def choose_an_action(s: Table) -> None:
    ask(s, WHICH_ACTION, s.active)


def carry_it_out(s: Table) -> None:
    """What the action leads to."""
    deed = s.deed
    s.deed = NOTHING
    if deed == BUILD:
        call(s, BUILDING_WORK)
    elif deed == MEET_THE_PEOPLE:
        call(s, PEOPLE_CARDS)
    elif deed == DRAW:
        call(s, DRAWING)
    elif deed == EXPAND:
        call(s, EXPANSION)
    elif deed == ATTACK:
        call(s, ATTACKING)
    elif deed == REVOLT:
        call(s, REVOLTING)


def action_points_are_left(s: Table) -> bool:
    """KS-51."""
    return s.action_points > 0


ACTION = book.loop("action", choose_an_action, carry_it_out, end_on_a_full_board, as_long_as=action_points_are_left)


def actions(s: Table, seat: int, out: list[int]) -> None:
    """Everything that can be paid and done in full (KS-49, KS-50)."""
    offer(out, END_TURN())
    offer_draw(s, seat, out)
    offer_buildings(s, seat, out)
    offer_people_actions(s, seat, out)
    offer_expansions(s, seat, out)
    offer_occupations(s, seat, out)
    offer_attacks(s, seat, out)
    offer_revolt(s, seat, out)


def incite_in_hand(s: Table, seat: int) -> bool:
    return s.hand[seat][INCITE] > 0


def point_to_incite(s: Table, seat: int) -> bool:
    return s.action_points >= COST_OF_INCITING


def visit_in_hand(s: Table, seat: int) -> bool:
    return s.hand[seat][PAPAL_VISIT] > 0


def no_visit_yet(s: Table, seat: int) -> bool:
    return s.papal_visit[seat] == 0


def point_for_a_visit(s: Table, seat: int) -> bool:
    return s.action_points >= COST_OF_A_VISIT


MAY_INCITE = May(
    "incite",
    Condition(incite_in_hand, "KS-77", "you have no such card in hand"),
    Condition(point_to_incite, "KS-77", "you have no action point left"),
)
MAY_VISIT = May(
    "papal_visit",
    Condition(visit_in_hand, "KS-79", "you have no such card in hand"),
    Condition(no_visit_yet, "KS-83", "a Papal Visit lies before you already"),
    Condition(point_for_a_visit, "KS-79", "you have no action point left"),
)


def offer_people_actions(s: Table, seat: int, out: list[int]) -> None:
    """Incite at any time (KS-78); a Papal Visit unless one lies there (KS-83)."""
    if MAY_INCITE(s, seat):
        offer(out, PLAY_INCITE())
    if MAY_VISIT(s, seat):
        offer(out, PLAY_PAPAL_VISIT())


def incited(s: Table, seat: int) -> None:
    """KS-77."""
    s.action_points -= COST_OF_INCITING
    discard_from_hand(s, seat, INCITE)
    s.people_draws = PEOPLE_INCITED
    s.deed = MEET_THE_PEOPLE
    tell(s, INCITED, seat)


def papal_visit_begun(s: Table, seat: int) -> None:
    """The card lies before the player until his next turn (KS-79)."""
    s.action_points -= COST_OF_A_VISIT
    show(s, seat, PAPAL_VISIT)
    s.papal_visit[seat] = 1
    tell(s, VISIT_BEGINS, seat)


def turn_ended(s: Table, seat: int) -> None:
    """Unspent action points are lost (KS-51)."""
    s.action_points = 0
    tell(s, TURN_ENDS, seat)


WHICH_ACTION = book.question(
    "which_action",
    actions,
    {
        BUILD_CASTLE: castle_built,
        BUILD_SMALL_CITY: small_city_built,
        BUILD_LARGE_CITY: large_city_begun,
        BUILD_CATHEDRAL: cathedral_built,
        PLAY_INCITE: incited,
        PLAY_PAPAL_VISIT: papal_visit_begun,
        DRAW_A_CARD: draw_begun,
        EXPAND_WITH: expansion_begun,
        OCCUPY: space_occupied,
        ATTACK_SPACE: attack_declared,
        START_REVOLT: revolt_begun,
        END_TURN: turn_ended,
    },
    "KS-49",
    asked=is_active,
    may={
        BUILD_CASTLE: MAY_BUILD_CASTLE,
        BUILD_SMALL_CITY: MAY_BUILD_SMALL_CITY,
        BUILD_LARGE_CITY: MAY_BUILD_LARGE_CITY,
        BUILD_CATHEDRAL: MAY_BUILD_CATHEDRAL,
        PLAY_INCITE: MAY_INCITE,
        PLAY_PAPAL_VISIT: MAY_VISIT,
        DRAW_A_CARD: MAY_DRAW,
        EXPAND_WITH: MAY_EXPAND,
        OCCUPY: MAY_OCCUPY,
        ATTACK_SPACE: MAY_ATTACK,
        START_REVOLT: MAY_REVOLT,
    },
)

# --- a turn (KS-45) -------------------------------------------------------------------------------------------------


def begin_the_turn(s: Table) -> None:
    s.attacked = 0
    tell(s, TURN_BEGINS, s.active)


def discard_the_papal_visit(s: Table) -> None:
    """KS-46."""
    if s.papal_visit[s.active] > 0:
        s.papal_visit[s.active] = 0
        s.discard[PAPAL_VISIT] += 1
        tell(s, VISIT_ENDS, s.active)


def receive_action_points(s: Table) -> None:
    """KS-49."""
    s.action_points = ACTION_POINTS


def round_goes_on(s: Table) -> bool:
    """It is complete when the start player would be next (KS-44)."""
    return s.active != s.first


TURN = book.loop(
    "turn",
    begin_the_turn,
    discard_the_papal_visit,
    return_to_the_board,
    decide_on_a_tax,
    meet_the_people,
    receive_action_points,
    ACTION,
    go_to_the_next_player,
    as_long_as=round_goes_on,
)
