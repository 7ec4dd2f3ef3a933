"""The table of Lang lebe der König: map, cards, pieces and numbers (LK-101 to LK-110)."""

from __future__ import annotations

from regnum.games import load_data
from regnum.kernel import NOBODY, Grid, Record, Row, Rulebook, Seats, Words, hidden, private, public

from .faults import faults
from .printed_copy import COPY, SPARE

LOADED = load_data(__package__, faults, SPARE, COPY)
DATA = LOADED.now
book = Rulebook(seats="LK-201")

FEWEST = DATA["game"]["players_min"]
PLAYERS = Seats(DATA["game"]["players_max"])
"""The most that can play: one colour each (LK-201)."""

# --- the map (LK-101, LK-102) ---------------------------------------------------------------------------------

COUNTY = Words("county", (county["id"] for county in DATA["county"]))
COUNTIES = len(COUNTY)
VOTES: tuple[int, ...] = tuple(county["votes"] for county in DATA["county"])
"""The value of each county: its votes and its room for courtiers."""
ADJACENT = tuple(tuple(int(name in county["neighbours"]) for name in COUNTY) for county in DATA["county"])
"""1 where two counties share a border or are joined by a sea line."""

# --- cards (LK-106, LK-204, LK-210) ---------------------------------------------------------------------------

CARD = Words("card", (card["label"] for card in DATA["card"]))
CARDS = len(CARD)
VALUE: tuple[int, ...] = tuple(card["value"] for card in DATA["card"])
FIRST_HAND: tuple[int, ...] = tuple(DATA["setup"]["hand"][label] for label in CARD)
"""Also the cards in play for each player: those of missing players stay in the box."""

# --- what depends on the number of players (section 2) --------------------------------------------------------

SET_UP = tuple(DATA["setup"]["players"].get(str(players), {}) for players in range(PLAYERS + 1))
IN_PLAY = tuple(tuple(int(name not in row.get("excluded_counties", COUNTY)) for name in COUNTY) for row in SET_UP)
START_CARD = tuple(tuple(int(name in row.get("start_counties", ())) for name in COUNTY) for row in SET_UP)
BEGINS = tuple(COUNTY.index(row["first_player"]) if row else NOBODY for row in SET_UP)
"""Whoever holds this start county takes the first turn (LK-212)."""
MAJORITY: tuple[int, ...] = tuple(row.get("majority", 0) for row in SET_UP)
BONUS = tuple(tuple((0, *row.get("bonus_by_rank", ()), *([0] * PLAYERS))[: PLAYERS + 1]) for row in SET_UP)
"""Bonus votes by number of players and rank (LK-711)."""

# --- numbers --------------------------------------------------------------------------------------------------

COURTIERS_AT_START = DATA["setup"]["courtiers_on_start"]
COURTIERS = COURTIERS_AT_START + DATA["setup"]["courtiers_in_reserve"]
"""Courtiers a player can ever place; one more marks the bonus track (LK-105, LK-208)."""
SIDES: int = DATA["components"]["dice_sides"]
DICE: int = DATA["components"]["dice"]
FEWEST_COMMITTED: int = DATA["rules"]["commit_min"]
MOST_COMMITTED: int = DATA["rules"]["commit_max"]
SUCCESS: int = DATA["rules"]["roll_success_at_least"]
POINTS_PER_PIECE: int = DATA["rules"]["points_per_piece"]
BRINGS_BACK = DATA["rules"]["recover_die_face"]
FEWEST_TO_RECOVER = DATA["rules"]["recover_min_committed"]
RECOVERY_ORDER = tuple(VALUE.index(value) for value in DATA["rules"]["recover_order"])
MOST_DEALT: int = DATA["rules"]["deal_max_per_player"]
DICE_PER_LOT = DATA["rules"]["lots_dice"]
LOST_SHARE: int = DATA["rules"]["vote_deduction_divisor"]
INTRUSION = ("contested", "defender", "came_from")
"""The fields that say where a noble has intruded, upon whom, and from where (LK-408, LK-620)."""
ENDLESS = 2**31 - 1
"""The highest number a table can hold: more than any game needs."""


@book.table
class Table(Record):
    """Rows of seats that do not play hold nothing; their nobles stand nowhere."""

    bonus_start: int = public(high=1)  # LK-1004
    active: int = public(high=PLAYERS - 1, names="seat")  # whose turn it is, also while somebody else decides
    elections: int = public(names="number")  # begun so far

    noble: Row = public(PLAYERS, low=NOBODY, high=COUNTIES - 1, names=COUNTY)
    courtiers: Grid = public(PLAYERS, COUNTY, high=max(VOTES))
    reserve: Row = public(PLAYERS, high=COURTIERS)
    bonus: Row = public(PLAYERS)

    hand: Grid = private(PLAYERS, CARD)
    cards: Row = public(PLAYERS)  # how many each holds, those committed in secret included (LK-905)
    known: Grid = public(PLAYERS, CARD)  # cards of each hand that everybody can tell from open play
    discarded: Row = public(CARD)  # seen since the last deal
    pile: Row = hidden(CARD)  # face down in the discard: left over by a deal, or being dealt (LK-714)
    face_down: int = public()  # how many that are

    # a turn
    entered: Row = public(COUNTY, high=1)  # counties the noble entered this turn (LK-414)
    reached: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)  # the one entered last, to be crossed next
    came_from: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)  # from where it entered that one (LK-620)
    barred: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)  # where a crossing failed (LK-412)
    destination: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)
    stake: int = public(low=NOBODY, high=CARDS - 1, names=CARD)  # the card discarded for a single roll
    placer: int = public(low=NOBODY, high=PLAYERS - 1, names="seat")  # of the free courtier; may roll for more
    site: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)  # where
    spent: int = public(high=32767)  # cards that left a hand this turn

    # dice
    roller: int = public(low=NOBODY, high=PLAYERS - 1, names="seat")
    dice: Row = public(DICE, high=SIDES)  # rolled and not laid on a card; 0: none
    unrolled: int = public(high=DICE)
    to_come: int = public(high=2**PLAYERS - 1)  # one bit for each seat still to come in a series

    # a confrontation
    contested: int = public(low=NOBODY, high=COUNTIES - 1, names=COUNTY)
    defender: int = public(low=NOBODY, high=PLAYERS - 1, names="seat")
    committed: Grid = private(PLAYERS, CARD, high=MOST_COMMITTED)  # in secret
    played: Grid = public(PLAYERS, CARD, high=MOST_COMMITTED)  # revealed
    laid: Grid = public(PLAYERS, DICE, high=SIDES)  # the die on each card, the highest cards first
    score: Row = public(PLAYERS)
    leaders: int = public(high=2**PLAYERS - 1)  # one bit for each seat that may still win
    winner: int = public(low=NOBODY, high=PLAYERS - 1, names="seat")
    banished: int = public(low=NOBODY, high=PLAYERS - 1, names="seat")  # whose noble is being banished
    ones: Row = public(PLAYERS, high=DICE)  # of each seat's first roll

    # an election
    votes: Row = public(PLAYERS)  # county votes of the last one, reduced (LK-705)
    standing: Row = public(PLAYERS, high=PLAYERS)  # rank, shared while tied; 0: out of it
    lot: Row = public(PLAYERS, high=DICE * SIDES)
    receiver: int = public(high=PLAYERS - 1, names="seat")  # of the next card dealt
    to_deal: int = public()


def next_seat(s: Table, seat: int) -> int:
    """Clockwise (LK-212)."""
    return (seat + 1) % s.players


def some_are_to_come(s: Table) -> bool:
    return s.to_come != 0


def first_to_come(s: Table) -> int:
    """Of the seats still to come, the first clockwise from the active player (LK-604, LK-903)."""
    seat = s.active
    while s.to_come >> seat & 1 == 0:
        seat = next_seat(s, seat)
    return seat
