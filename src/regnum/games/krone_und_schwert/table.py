"""The table of Krone & Schwert: pieces, cards, numbers and the record (KS-1 to KS-15, KS-31, KS-35 to KS-39)."""

from __future__ import annotations

from typing import Any

from regnum.games import load_data
from regnum.kernel import NOBODY, Cube, Grid, Record, Row, Rulebook, Seats, Words, hidden, private, public, worked_out

from .faults import JOIN_NAMES, SPARE, TERRAINS, faults
from .faults_of_cards import ACTION_KINDS, END_KIND, RED_KINDS
from .printed_copy import COPY

LOADED = load_data(__package__, faults, SPARE, COPY)
DATA = LOADED.now
book = Rulebook()

FEWEST: int = DATA["game"]["players_min"]
PLAYERS = Seats(DATA["game"]["players_max"])
ENDLESS = 2**31 - 1
"""What a number may grow to that no rule limits."""

# --- board pieces (KS-1, KS-11 to KS-15) --------------------------------------------------------------------

PIECE = tuple(piece["id"] for piece in DATA["piece"])
PIECES = len(PIECE)
ROWS: int = DATA["board"]["piece_rows"]
COLUMNS: int = DATA["board"]["piece_cols"]
PER_PIECE = ROWS * COLUMNS
PLACES = tuple((row, column) for row in range(ROWS) for column in range(COLUMNS))
"""The rows and columns of a piece's spaces as printed, counted from 0."""
SPACE = Words("space", (f"{piece}{row + 1}{column + 1}" for piece in PIECE for row, column in PLACES))
SPACES = len(SPACE)
OCTAGON = tuple(int((row + column) % 2 == 0) for _ in PIECE for row, column in PLACES)
"""1 for an octagon, 0 for a square (KS-12)."""

TERRAIN = Words("terrain", TERRAINS.values())
PRAIRIE, MOUNTAIN, FOREST = range(3)
LAND = tuple(
    TERRAIN.index(TERRAINS[letter.upper()])
    for piece in DATA["piece"]
    for row in piece["picture"]
    for letter in row.split()
)
"""The terrain of every space (KS-13)."""
MOUNTAINS = tuple(space for space in range(SPACES) if LAND[space] == MOUNTAIN)
PRAIRIES = tuple(space for space in range(SPACES) if LAND[space] == PRAIRIE)
PRAIRIE_OCTAGONS = tuple(space for space in PRAIRIES if OCTAGON[space])


def turned(row: int, column: int, quarters: int) -> tuple[int, int]:
    """Where a printed place stands after clockwise quarter turns, counted from 0 (KS-15)."""
    for _ in range(quarters):
        row, column = column, ROWS - 1 - row
    return row, column


QUARTERS = 4
TURNED_ROW = tuple(tuple(turned(*place, quarters)[0] for place in PLACES) for quarters in range(QUARTERS))
TURNED_COLUMN = tuple(tuple(turned(*place, quarters)[1] for place in PLACES) for quarters in range(QUARTERS))

JOINS = tuple(tuple(offset) for offset in DATA["board"]["join_offsets"])
"""A new piece's corner minus that of a piece on the table: rows down, columns to the right (KS-16)."""
JOIN = Words("join", (JOIN_NAMES[down, right] for down, right in JOINS))
REACH = (PIECES - 1) * max(ROWS, COLUMNS)
"""No corner is farther from the first one."""
LATTICE = max(
    (ROWS + ROWS * down + (PIECES - 1 - down) + 2) * (COLUMNS + COLUMNS * (PIECES - 1 - down) + down + 2)
    for down in range(PIECES)
)
"""Places on the smallest lattice that holds any board with an empty margin: ``down`` joins above one another."""

WAY_DOWN = (-1, 0, 1, 0, -1, 1, 1, -1)
WAY_RIGHT = (0, 1, 0, -1, 1, 1, -1, -1)
WAYS = tuple(8 if octagon else 4 for octagon in OCTAGON)
"""An octagon has neighbours all around, a square has none on its diagonals (KS-14)."""

# --- buildings and pawns (KS-2, KS-7) -----------------------------------------------------------------------

BUILDING = Words("building", ("none", "castle", "small_city", "large_city", "cathedral"))
NONE, CASTLE, SMALL_CITY, LARGE_CITY, CATHEDRAL = range(len(BUILDING))
"""A large city stands on two spaces; its cathedral stands in place of the city on the octagon."""
CASTLES: int = DATA["supply"]["castle"]
CATHEDRALS: int = DATA["supply"]["cathedral"]
SMALL_CITIES: int = DATA["supply"]["small_city"]
LARGE_CITIES: int = DATA["supply"]["large_city"]
PAWNS: int = DATA["components"]["pawns_per_player"]
A_CITY = 1 << PLAYERS
"""Behind the bits of the players: a city stands beside it."""
OFF_THE_BOARD = -2
"""In place of an owner: the piece of this space is not on the table."""

# --- cards (KS-4 to KS-6) -------------------------------------------------------------------------------------

_BY_KIND = {card["kind"]: card for card in DATA["event_card"]}
ACTION_CARD = Words("card", ACTION_KINDS)
EVENT_CARD = Words("card", (*ACTION_KINDS, *RED_KINDS, END_KIND))
ACTION_CARDS, EVENT_CARDS = len(ACTION_CARD), len(EVENT_CARD)
LEADER3, LEADER4, INCITE, CASTLE_CARD, CATHEDRAL_CARD, CITY_CARD, AMBUSH, TRUCE, PAPAL_VISIT = range(ACTION_CARDS)
CITY_SCORING, UNREST, GAME_END = range(ACTION_CARDS, EVENT_CARDS)
TOP_CARD = Words("card", (*EVENT_CARD, "action"))
ANY_ACTION_CARD = EVENT_CARDS
"""A card on top of the pile is turned up if it is red or Game End; of any other only its drawer sees the kind."""
COUNT = tuple(_BY_KIND[kind]["count"] for kind in EVENT_CARD)
COMBAT: tuple[int, ...] = tuple(_BY_KIND[kind]["combat"] for kind in EVENT_CARD)
SHIELDS: tuple[int, ...] = tuple(_BY_KIND[kind]["shields"] for kind in EVENT_CARD)
STRONGEST = max(COMBAT)
AGES = 4
"""How many shuffles back is remembered: none, one, two, three or more."""

PERSON = Words("people", ("crown", "sword"))
CROWN, SWORD = range(2)
PEOPLE: int = DATA["people_cards"]["total"]
SIDE = Words("side", PERSON)
"""A vote card shows what a people card may show: CROWN is the royal side, SWORD the rebel side."""

# --- numbers ----------------------------------------------------------------------------------------------------


def by_players(name: str) -> tuple[int, ...]:
    """A table of the set-up by the number of players; 0 where it has no entry."""
    return tuple(DATA["setup"][name].get(str(players), 0) for players in range(PLAYERS + 1))


def described(name: str) -> dict[str, Any]:
    """An option as the data describes it."""
    row = next(row for row in DATA["option"] if row["key"] == name)
    return {"name": name, "rule": row["clause"], "values": tuple(row["values"]), "default": row["default"]}


ACTION_POINTS: int = DATA["action_points"]["per_turn"]

DEED = Words("deed", ("none", "build", "people", "draw", "expand", "attack", "revolt"))
NOTHING, BUILD, MEET_THE_PEOPLE, DRAW, EXPAND, ATTACK, REVOLT = range(len(DEED))
"""What the chosen action leads to."""
REASON = Words("reason", ("tax", "cities", "revolt", "buildings", "largest_territory", "second_territory", "crown"))
TAX, CITIES, REVOLT_WON, BUILDINGS, LARGEST, SECOND_LARGEST, THE_CROWN = range(len(REASON))
"""What victory points are gained for."""


@book.table
class Table(Record):
    people_swords: int = public(high=PEOPLE)  # among all people cards

    first: int = public(low=NOBODY, high=PLAYERS, names="seat")  # the start player
    active: int = public(high=PLAYERS, names="seat")
    round: int = public(high=ENDLESS, names="number")
    action_points: int = public(high=ACTION_POINTS, names="number")
    attacked: int = public()  # attacks made in this turn
    deed: int = public(high=len(DEED), names=DEED)

    laid: Row = public(PIECE, high=PIECES)  # when each piece was laid, from 1 on; 0: not on the table
    corner_row: Row = public(PIECE, low=-REACH, high=REACH)
    corner_column: Row = public(PIECE, low=-REACH, high=REACH)
    quarters: Row = public(PIECE, high=QUARTERS - 1)  # clockwise quarter turns
    laying: int = public(low=NOBODY, high=PIECES, names=PIECE)  # the piece that is just being laid
    lattice: Row = public(LATTICE, low=NOBODY, high=SPACES, names=SPACE)  # the assembled board, row by row
    stride: int = public(high=LATTICE)  # from a place of the lattice to the one below it
    corner: Row = public(PIECE, high=LATTICE)  # the place of each piece's top left corner

    owner: Row = public(SPACE, low=OFF_THE_BOARD, high=PLAYERS)
    building: Row = public(SPACE, names=BUILDING)
    around: Row = worked_out(SPACE, high=2 * A_CITY - 1)  # who owns a space beside each one, a bit for every player
    free: int = public(high=SPACES)  # spaces without pawn
    spaces: Row = public(PLAYERS, high=PAWNS)
    castles: Row = public(PLAYERS, high=CASTLES)
    small_cities: Row = public(PLAYERS, high=SMALL_CITIES)
    large_cities: Row = public(PLAYERS, high=LARGE_CITIES)
    cathedrals: Row = public(PLAYERS, high=CATHEDRALS)
    site: int = public(low=NOBODY, high=SPACES, names=SPACE)  # where something is being built
    shields: int = public()  # of the card played to expand, not used yet
    territory: Row = public(SPACE, low=NOBODY, high=SPACES)  # at the end: the first space of each one's territory

    king: int = public(low=NOBODY, high=PLAYERS, names="seat")
    points: Row = private(PLAYERS, high=32767, open_if="totals_up")
    totals_up: int = public(high=1)  # 1 when everybody sees all totals
    announced: Row = public(PLAYERS, low=NOBODY, high=32767)  # the total told at the last crowning by a revolt

    hand: Grid = private(PLAYERS, ACTION_CARD)
    hand_size: Row = public(PLAYERS)
    pile: Row = hidden(EVENT_CARD)
    pile_size: int = public()
    discard: Row = public(EVENT_CARD)
    papal_visit: Row = public(PLAYERS, high=1)
    turned_up: int = public(low=NOBODY, high=ANY_ACTION_CARD, names=TOP_CARD)  # the card that is just being drawn
    end_phase: int = public(high=1)
    above_the_end: int = public()  # cards above those among which the Game End card was shuffled

    known: Grid = public(PLAYERS, ACTION_CARD)  # cards of each hand that everybody has seen come back to it
    aged: Cube = private(PLAYERS, AGES, ACTION_CARD)  # the others, by the number of shuffles since they were drawn
    ages: Grid = private(PLAYERS, AGES)  # how many there are of each age
    out_of_sight: Grid = hidden(AGES, ACTION_CARD)  # so many shuffles ago, less what has been shown since

    swords: int = public(high=PEOPLE)  # visible swords
    crowns: int = public(high=PEOPLE)  # in the people discard
    people_draws: int = public()  # people cards still to be drawn

    target: int = public(low=NOBODY, high=SPACES, names=SPACE)  # the space under attack
    reaction: int = public(low=NOBODY, high=ACTION_CARDS, names=ACTION_CARD)
    on_table: Grid = public(PLAYERS, ACTION_CARD)  # cards played face up in an attack, or revealed in a revolt

    vote: Row = private(PLAYERS, low=NOBODY, names=SIDE)
    committed: Grid = private(PLAYERS, ACTION_CARD)  # in secret; still part of the hand until revealed
    side: Row = public(PLAYERS, low=NOBODY, names=SIDE)  # open votes; after a revolt, its sides
    rebel_points: int = public(high=32767)
    royal_points: int = public(high=32767)


def next_seat(s: Table, seat: int) -> int:
    """The next player, clockwise (KS-44)."""
    return (seat + 1) % s.players


def is_active(s: Table) -> int:
    return s.active
