"""Set-up: the boards, nobles, conflicts and what each player starts with (LA-21, LA-22, LA-26, LA-27)."""

from __future__ import annotations

from regnum.kernel import EVERYBODY, NOBODY, ask, ask_nature, call, leave, offer, tell

from .castle import BUILD, MAY_BUILD, build, own_stock
from .conflicts import clear_the_spaces
from .first_player import players_are_left
from .knights import RESERVE, go_to_court, knight_at
from .supply import gain
from .table import (
    CARD,
    CARDS,
    COLUMNS,
    CONFLICT,
    CONFLICTS,
    COUNTIES,
    COUNTY,
    DATA,
    GOLD,
    GOOD,
    HOUSES,
    IN_FORCE,
    KNIGHTS,
    NOBLE,
    NOBLES,
    PIECES,
    PLAYERS,
    PROPOSALS,
    SQUIRES,
    VOTES,
    Table,
    book,
    by_players,
    in_order,
    is_active,
)

NOBLES_PER_COUNTY = by_players("nobles_per_county")
START = DATA["start"]
START_SCORE, START_SQUIRES, START_GOLD, START_VOTES = (START[key] for key in ("score", "squires", "gold", "votes"))
EVERY_KNIGHT = (1 << KNIGHTS) - 1
START_COURT = tuple(DATA["knights"]["start_court"])


def removed_cards(players: int) -> list[int]:
    """One card for each strength that the set-up table names for that many players (LA-22)."""
    removed: list[int] = []
    for row in DATA["setup"]:
        for strength in row["conflicts_removed"] if row["players"] == players else ():
            found = (i for i, card in enumerate(DATA["conflict"]) if card["strength"] == strength and i not in removed)
            removed.append(next(found))
    return removed


DECK = tuple(tuple(int(card not in removed_cards(n)) for card in range(CARDS)) for n in range(PLAYERS.stop))
"""1 for each card in play, by the number of players."""

LAY = book.action("lay", noble=NOBLE)
TURN_UP = book.action("turn_up", card=CARD)

NOBLES_LAID = book.event("nobles_laid", "LA-21", noble=NOBLE, county=COUNTY, tiles="number")
TURNED_UP = book.event("turned_up", "LA-22", card=CARD, conflict=CONFLICT)

# --- the boards ---------------------------------------------------------------------------------------------


def clear_the_boards(s: Table) -> None:
    s.first = NOBODY
    s.county = NOBODY
    s.conflict = NOBODY
    s.reward = NOBODY
    s.law = NOBODY
    for county in range(COUNTIES):
        s.noble_kind[county] = NOBODY
    for conflict in range(CONFLICTS):
        s.card[conflict] = NOBODY
        clear_the_spaces(s, conflict)
    for place in range(IN_FORCE):
        s.in_force[place] = NOBODY
    for place in range(PROPOSALS):
        s.proposal[place] = NOBODY
    for house in range(HOUSES):
        s.there[house][RESERVE] = EVERY_KNIGHT
        s.side[house] = NOBODY
        s.shown_side[house] = NOBODY


def fill_the_supply(s: Table) -> None:
    """LA-6."""
    for good in range(len(GOOD)):
        s.supply[good] = PIECES[good]


# --- nobles (LA-21) -----------------------------------------------------------------------------------------


def lay_one_kind(s: Table) -> None:
    if county_without_nobles(s) == NOBODY:
        leave(s)
    else:
        ask_nature(s, WHICH_KIND, EVERYBODY)


LAYING_NOBLES = book.loop("laying_nobles", lay_one_kind)


def county_without_nobles(s: Table) -> int:
    """The next in letter order, or NOBODY."""
    for county in range(COUNTIES):
        if s.noble_kind[county] == NOBODY:
            return county
    return NOBODY


def laid_already(s: Table, noble: int) -> bool:
    for county in range(COUNTIES):
        if s.noble_kind[county] == noble:
            return True
    return False


def kinds_left(s: Table, seat: int, out: list[int]) -> None:
    for noble in range(NOBLES):
        if not laid_already(s, noble):
            offer(out, LAY(noble))


def kind_laid(s: Table, seat: int, noble: int) -> None:
    """A different kind for each county, in the number of the table."""
    county = county_without_nobles(s)
    s.noble_kind[county] = noble
    s.nobles_left[county] = NOBLES_PER_COUNTY[s.players]
    tell(s, NOBLES_LAID, noble, county, s.nobles_left[county])


WHICH_KIND = book.question("which_kind", kinds_left, {LAY: kind_laid}, "LA-21")

# --- conflict cards (LA-22, LA-31) --------------------------------------------------------------------------


def remove_conflict_cards(s: Table) -> None:
    for card in range(CARDS):
        s.deck[card] = DECK[s.players][card]


def turn_up_one(s: Table) -> None:
    if empty_upper_space(s) == NOBODY:
        leave(s)
    else:
        ask_nature(s, WHICH_CARD, EVERYBODY)


TURNING_UP = book.loop("turning_up", turn_up_one)


def empty_upper_space(s: Table) -> int:
    """From the left, or NOBODY."""
    for conflict in range(COLUMNS, CONFLICTS):
        if s.card[conflict] == NOBODY:
            return conflict
    return NOBODY


def cards_left(s: Table, seat: int, out: list[int]) -> None:
    for card in range(CARDS):
        if s.deck[card] == 1:
            offer(out, TURN_UP(card))


def card_turned_up(s: Table, seat: int, card: int) -> None:
    conflict = empty_upper_space(s)
    s.deck[card] = 0
    s.card[conflict] = card
    tell(s, TURNED_UP, card, conflict)


WHICH_CARD = book.question("which_card", cards_left, {TURN_UP: card_turned_up}, "LA-22")

# --- what each player starts with (LA-26) -------------------------------------------------------------------


def muster_the_houses(s: Table) -> None:
    """The first knights of every player are at court."""
    s.houses = s.players
    for house in range(s.players):
        for strength in START_COURT:
            go_to_court(s, house, knight_at(s, house, strength, RESERVE))


def hand_out_goods(s: Table) -> None:
    for turn in range(s.players):
        seat = in_order(s, turn)
        s.score[seat] = START_SCORE
        gain(s, seat, VOTES, START_VOTES)
        gain(s, seat, GOLD, START_GOLD)
        gain(s, seat, SQUIRES, START_SQUIRES)


# --- the first extension (LA-27) ----------------------------------------------------------------------------


def build_first_extensions(s: Table) -> None:
    s.served = 0
    call(s, FIRST_EXTENSIONS)


def build_the_first(s: Table) -> None:
    """In player order and openly; nobody may go without."""
    s.active = in_order(s, s.served)
    s.served += 1
    ask(s, WHICH_FIRST_EXTENSION, s.active)


FIRST_EXTENSIONS = book.loop("first_extensions", build_the_first, as_long_as=players_are_left)

WHICH_FIRST_EXTENSION = book.question(
    "which_first_extension", own_stock, {BUILD: build}, "LA-27", asked=is_active, may={BUILD: MAY_BUILD}
)
