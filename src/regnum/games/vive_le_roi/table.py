"""The table of Vive le Roi!: its pieces, places and numbers (VR-1 to VR-18, VR-25 to VR-31)."""

from __future__ import annotations

from regnum.games import load_data
from regnum.kernel import NOBODY, PERSONS, SEATS, Grid, Record, Row, Rulebook, Words, private, public

from .faults import faults
from .printed_copy import COPY

LOADED = load_data(__package__, faults, copy=COPY)
DATA = LOADED.now
book = Rulebook(seats="VR-4")

# --- characters (VR-11, VR-12) ------------------------------------------------------------------------------

CHARACTER = Words("character", (c["id"] for c in DATA["character"]))
LETTERS = "".join(c["letter"] for c in DATA["character"])
CHARACTERS = len(CHARACTER)
JESTER = next(i for i, c in enumerate(DATA["character"]) if c["jester"])
COURTIER = Words("character", CHARACTER[:JESTER])
COURTIERS = len(COURTIER)

# --- places (VR-17, VR-110, VR-143) -------------------------------------------------------------------------

PLACES = book.catalogue("place", "points", "reversed_points", "height", "beside")
"""Where a character may be: what it is worth there (reversed: under a Jester King), how high it counts in a tie, and
the floor beside it if it is a WC."""

for floor in DATA["floor"]:
    PLACES.add(
        str(floor["index"]) if floor["limited"] else "throne",
        points=floor["points"],
        reversed_points=floor["points_reversed"],
        height=floor["index"],
        beside=NOBODY,
    )
for closet in (*DATA["wc"], *DATA["dungeon"]):
    PLACES.add(
        closet["id"],
        points=closet["points"],
        reversed_points=closet["points_reversed"],
        height=NOBODY,
        beside=closet.get("floor", NOBODY),
    )
BOX = PLACES.add("box", points=DATA["off_board"]["box_points"], reversed_points=0, height=NOBODY, beside=NOBODY)
RESERVE = PLACES.add("reserve", points=0, reversed_points=0, height=NOBODY, beside=NOBODY)

THRONE = PLACES.names.index("throne")
FLOORS = THRONE
"""Floors 0 to 5 are the places below the Throne Room."""
WC_FROM = tuple(
    next((PLACES.names.index(wc["id"]) for wc in DATA["wc"] if wc["enter_from_floor"] == floor), NOBODY)
    for floor in range(FLOORS)
)
"""The WC that may be entered from each floor (VR-65)."""
WCS = tuple(PLACES.names.index(wc["id"]) for wc in DATA["wc"])
DUNGEONS = tuple(PLACES.names.index(d["id"]) for d in sorted(DATA["dungeon"], key=lambda d: d["rejection_number"]))
"""In the order in which rejected courtiers fill them (VR-89)."""
PLACEABLE = tuple(f["index"] for f in DATA["floor"] if f["placeable"])

LIMIT: tuple[int, ...] = tuple(
    DATA["limit"]["characters_per_floor_2_units" if units == 2 else "characters_per_floor"]
    for units in range(SEATS + 1)
)
"""How many characters a floor holds, by the number of units (VR-25)."""
JESTER_STARTS = DATA["jester"]["start_floor"]
JESTER_RETURNS: tuple[int, ...] = tuple(DATA["jester"]["rejected_return_floors"])
CANCELLED_RETURNS = DATA["jester"]["cancelled_return_floor"]

# --- numbers ------------------------------------------------------------------------------------------------

ROUNDS: int = DATA["meta"]["rounds"]
START_SCORE = DATA["score"]["start"]
MINIMUM_SCORE = DATA["score"]["minimum"]
COMPENSATION = DATA["score"]["compensation"]


def by_units(rows: list[dict[str, int]], column: str) -> tuple[int, ...]:
    """A column of a data table, by the number of units; 0 where the table has no row."""
    found = {row["units"]: row[column] for row in rows}
    return tuple(found.get(units, 0) for units in range(SEATS + 1))


NOES = by_units(DATA["vote_base"], "no")
STOMACHACHES = by_units(DATA["vote_base"], "stomachache")
PLACED = by_units(DATA["placement"], "placed")
COMPENSATED = tuple(
    len(next((row["compensated_positions"] for row in DATA["placement"] if row["units"] == units), ()))
    for units in range(SEATS + 1)
)
"""How many units, the last in placement order, are compensated (VR-58)."""

# --- cards (VR-13, VR-14) -----------------------------------------------------------------------------------

FAVOURITES_CARD = Words("favourites", (card["id"] for card in DATA["favorites"]))
CARDS = len(FAVOURITES_CARD)
NAMES_ON_CARD = tuple(tuple(CHARACTER.index(name) for name in card["names"]) for card in DATA["favorites"])
NAMES = len(NAMES_ON_CARD[0])

VOTE_CARD = Words("vote", ("yes", "no", "stomachache"))
YES, NO, STOMACHACHE = range(3)


@book.table
class Table(Record):
    """A seat is a unit; a unit's persons share it (VR-2, VR-4)."""

    unit_sizes: Row = public(SEATS, high=PERSONS)
    first_unit: int = public(high=SEATS)  # 0: drawn at random; else the chosen seat plus 1 (VR-5)

    round: int = public(high=ROUNDS, names="number")
    first: int = public(low=NOBODY, high=SEATS, names="seat")  # the first unit of this round
    active: int = public(high=SEATS, names="seat")
    to_place: int = public(high=COURTIERS)  # placements still to be made
    candidate: int = public(low=NOBODY, high=CHARACTERS, names=CHARACTER)
    presenter: int = public(low=NOBODY, high=SEATS, names="seat")
    king: int = public(low=NOBODY, high=CHARACTERS, names=CHARACTER)
    crowned_by: int = public(low=NOBODY, high=SEATS, names="seat")  # the presenter of the last coronation
    rejections: int = public(high=COURTIERS)  # of courtiers, in this round

    place: Row = public(CHARACTER, names=PLACES)
    crowd: Row = public(FLOORS, high=CHARACTERS)  # how many characters stand on each floor

    noes: Row = public(SEATS, high=max(NOES))
    stomachaches: Row = public(SEATS, high=max(STOMACHACHES))
    vote: Row = private(SEATS, low=NOBODY, names=VOTE_CARD)
    shown_vote: Row = public(SEATS, low=NOBODY, names=VOTE_CARD)  # the last votes revealed

    favourites: Grid = private(SEATS, PERSONS, low=NOBODY, open_if="favourites_up", names=FAVOURITES_CARD)
    favourites_up: int = public(high=1)  # 1 while all Favourites cards lie open
    total: Grid = public(SEATS, PERSONS, low=-127)  # each person's total of the last count
    score: Grid = public(SEATS, PERSONS, high=32767)
    ranking: Row = public(SEATS, high=32767)  # each unit's ranking score, at the end
    height: Row = public(SEATS, low=NOBODY, high=THRONE)  # of each unit's highest Favourite, at the end


def next_unit(s: Table, seat: int) -> int:
    """The unit after a seat, clockwise (VR-4)."""
    return (seat + 1) % s.players
