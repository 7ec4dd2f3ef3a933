"""Phase 3: the conflicts (LA-200 to LA-210)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, ask_again, call, leave, offer, tell

from .conflicts import CONFLICT_PLACE, ON_SPACE, STACK, clear_the_spaces
from .first_player import players_are_left
from .knights import COURT, RESERVE, anybody_at, declined, go_to_court, knight_at, stand
from .supply import pay, score
from .table import (
    CARD,
    COLUMNS,
    CONFLICT,
    CONFLICTS,
    DATA,
    DECLINE,
    GOLD,
    HOUSE,
    KNIGHTS,
    SPACES,
    STRENGTH,
    STRONGEST,
    Table,
    book,
    in_order,
    is_active,
    players_own,
)

CARD_STRENGTH: tuple[int, ...] = tuple(card["strength"] for card in DATA["conflict"])
CARD_POINTS: tuple[tuple[int, ...], ...] = tuple(tuple(card["points"]) for card in DATA["conflict"])
"""From the highest value to the lowest."""
RANSOM: int = DATA["conflict_rules"]["ransom_per_strength"]

FREE = book.action("ransom", strength=range(1, STRONGEST + 1))

ENGLAND_WINS = book.event("england_wins", "LA-201", card=CARD, england="number", conflict=CONFLICT)
FRANCE_WINS = book.event("france_wins", "LA-201", card=CARD, england="number", conflict=CONFLICT)
MOVED_DOWN = book.event("moved_down", "LA-206", card=CARD)
RANSOMED = book.event("ransomed", "LA-208", seat="seat", strength="number")
CANNOT_RANSOM = book.event("cannot_ransom", "LA-208", seat="seat")
CAPTURED = book.event("captured", "LA-209", house=HOUSE, strength="number")

# --- one card after the other (LA-200) ----------------------------------------------------------------------


def go_to_the_next_conflict(s: Table) -> None:
    """The lower row first, each from left to right."""
    s.conflict += 1
    while s.conflict < CONFLICTS and s.card[s.conflict] == NOBODY:
        s.conflict += 1
    if s.conflict == CONFLICTS:
        s.conflict = NOBODY
        leave(s)


def fight(s: Table) -> None:
    """England wins if all knights together are at least as strong as the card (LA-201)."""
    card = s.card[s.conflict]
    england = strength_of_england(s)
    s.england_wins = 1 if england >= CARD_STRENGTH[card] else 0
    if s.england_wins == 1:
        tell(s, ENGLAND_WINS, card, england, s.conflict)
    else:
        tell(s, FRANCE_WINS, card, england, s.conflict)


def award_the_points(s: Table) -> None:
    """The three values to ranks 1, 2 and 3; if France wins, the lower two to ranks 1 and 2 (LA-203, LA-205)."""
    for space in range(SPACES):
        house = ON_SPACE(s, s.conflict, space) - 1
        value = stacks_ahead(s, space) + 1 - s.england_wins
        if house != NOBODY and players_own(s, house) and value < SPACES:
            score(s, house, CARD_POINTS[s.card[s.conflict]][value])


def return_in_triumph(s: Table) -> None:
    """England wins: the card leaves the game, the knights return to court (LA-204)."""
    if s.england_wins == 1:
        move_the_knights(s, COURT)
        remove_the_card(s)


def move_down(s: Table) -> None:
    """France wins for the first time: the card and its knights go on in the lower row (LA-206)."""
    if s.england_wins == 0 and s.conflict >= COLUMNS:
        lower = s.conflict - COLUMNS
        move_the_knights(s, CONFLICT_PLACE[lower])
        s.card[lower] = s.card[s.conflict]
        for space in range(SPACES):
            s.stands[lower][space] = s.stands[s.conflict][space]
        tell(s, MOVED_DOWN, s.card[lower])
        remove_the_card(s)


def ransom_the_prisoners(s: Table) -> None:
    """France wins for the second time: first those who can pay (LA-207, LA-208)."""
    if lost_for_good(s):
        s.served = 0
        call(s, RANSOMING)


def imprison_the_rest(s: Table) -> None:
    """In their house's reserve (LA-209)."""
    if lost_for_good(s):
        for house in range(s.houses):
            for knight in range(KNIGHTS):
                if s.place[house][knight] == CONFLICT_PLACE[s.conflict]:
                    tell(s, CAPTURED, house, STRENGTH[knight])
        move_the_knights(s, RESERVE)
        remove_the_card(s)


BATTLES = book.loop(
    "battles",
    go_to_the_next_conflict,
    fight,
    award_the_points,
    return_in_triumph,
    move_down,
    ransom_the_prisoners,
    imprison_the_rest,
)

# --- strengths and ranks (LA-201, LA-202) -------------------------------------------------------------------


def strength_of_england(s: Table) -> int:
    total = 0
    for space in range(SPACES):
        total += STACK(s, s.conflict, space)
    return total


def stacks_ahead(s: Table, space: int) -> int:
    """How many others are stronger, or as strong on a lower space (LA-202)."""
    count = 0
    for other in range(SPACES):
        if ON_SPACE(s, s.conflict, other) > 0 and other != space:
            lead = STACK(s, s.conflict, other) - STACK(s, s.conflict, space)
            if lead > 0 or (lead == 0 and other > space):
                count += 1
    return count


# --- what becomes of card and knights -----------------------------------------------------------------------


def lost_for_good(s: Table) -> bool:
    """France has won a card of the lower row."""
    return s.england_wins == 0 and s.conflict < COLUMNS


def move_the_knights(s: Table, place: int) -> None:
    """All knights of the conflict."""
    for house in range(s.houses):
        for knight in range(KNIGHTS):
            if s.place[house][knight] == CONFLICT_PLACE[s.conflict]:
                stand(s, house, knight, place)


def remove_the_card(s: Table) -> None:
    s.card[s.conflict] = NOBODY
    clear_the_spaces(s, s.conflict)


# --- ransom (LA-208) ----------------------------------------------------------------------------------------


def is_a_prisoner(s: Table, seat: int, strength: int) -> bool:
    return knight_at(s, seat, strength, CONFLICT_PLACE[s.conflict]) != NOBODY


def can_pay_the_ransom(s: Table, seat: int, strength: int) -> bool:
    return s.gold[seat] >= RANSOM * strength


def ransom_of(s: Table, seat: int, strength: int) -> int:
    return RANSOM * strength


MAY_FREE = May(
    "ransom",
    Condition(is_a_prisoner, "LA-208", "no knight of strength {strength} of yours is a prisoner here"),
    Condition(
        can_pay_the_ransom, "LA-208", "its ransom is {ransom} gold, more than you have", ransom=("number", ransom_of)
    ),
)


def can_free_anybody(s: Table, seat: int) -> bool:
    for strength in range(1, STRONGEST + 1):
        if MAY_FREE(s, seat, strength):
            return True
    return False


def let_the_next_player_ransom(s: Table) -> None:
    s.active = in_order(s, s.served)
    s.served += 1
    if can_free_anybody(s, s.active):
        ask(s, WHOM_TO_FREE, s.active)
    else:
        tell_who_stays(s, s.active)


def tell_who_stays(s: Table, seat: int) -> None:
    """That a player cannot pay is heard, as every payment is (LA-280)."""
    if anybody_at(s, seat, CONFLICT_PLACE[s.conflict]) != NOBODY:
        tell(s, CANNOT_RANSOM, seat)


RANSOMING = book.loop("ransom", let_the_next_player_ransom, as_long_as=players_are_left)


def affordable_prisoners(s: Table, seat: int, out: list[int]) -> None:
    for strength in range(1, STRONGEST + 1):
        if MAY_FREE(s, seat, strength):
            offer(out, FREE(strength))
    offer(out, DECLINE())


def freed(s: Table, seat: int, strength: int) -> None:
    """Each knight separately (LA-R35)."""
    pay(s, seat, GOLD, RANSOM * strength)
    go_to_court(s, seat, knight_at(s, seat, strength, CONFLICT_PLACE[s.conflict]))
    tell(s, RANSOMED, seat, strength)
    if can_free_anybody(s, seat):
        ask_again(s, seat)
    else:
        tell_who_stays(s, seat)


WHOM_TO_FREE = book.question(
    "whom_to_free",
    affordable_prisoners,
    {FREE: freed, DECLINE: declined},
    "LA-208",
    asked=is_active,
    needs=("conflict",),
    may={FREE: MAY_FREE},
)
