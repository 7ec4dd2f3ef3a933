"""The table of Lancaster: its pieces, places and numbers (LA-1 to LA-17)."""

from __future__ import annotations

from regnum.games import load_data
from regnum.kernel import NOBODY, Grid, Record, Row, Rulebook, Words, private, public, worked_out

from .faults import faults
from .printed_copy import COPY

LOADED = load_data(__package__, faults, copy=COPY)
DATA = LOADED.now
book = Rulebook(seats="LA-1")

# --- houses and their knights (LA-1) ------------------------------------------------------------------------

HOUSE = Words("house", DATA["colours"]["list"], present="houses")
OWN = Words("house", HOUSE, present="players")
"""The houses of the players themselves; those from ``players`` on are allied ones, with knights and nothing else."""
HOUSES = len(HOUSE)
STRENGTH: tuple[int, ...] = tuple(DATA["knights"]["house"])
"""What a knight's strength is."""
KNIGHTS = len(STRENGTH)
STRONGEST = max(STRENGTH)
KNIGHT = Words("knight", (f"{n}{'abcdefg'[STRENGTH[:i].count(n)]}" for i, n in enumerate(STRENGTH)))

# --- places (LA-2 to LA-4) ----------------------------------------------------------------------------------

PLACES = book.catalogue("place", "number", "held", "placed", "favour", "accepts", "arrive")
"""Where a knight may be: its number among places of its sort, whether a knight there is held and placed, whether
going there earns the king's favour, whether it accepts a knight ``(s, place, house, strength)`` in phase 1, and what
happens when ``s.knight`` arrives ``(s, place)``."""

KINDS = book.catalogue("reward_kind", "possible", "give", "allied")
"""The kinds of rewards: whether one can have an effect ``(s, kind, house)``, how the house in ``s.house`` receives it
``(s, kind)``, and whether an allied house can use it."""

REWARDS = book.catalogue("reward", "what", "amount", "then")
"""Everything printed somewhere as a reward, part by part: a kind, its amount, and the next part."""

ITEMS = book.catalogue("item", "place", "reward", "optional", "squires", "gold")
"""The spaces of castles: where a knight stands on one, its reward, whether that may be declined, and what it costs.
Those with an extension tile come first, in the order of the tiles."""

LAWS = book.catalogue("law", "set", "group", "step", "gain", "squires", "gold", "entitles", "apply")
"""The laws: the set and group it belongs to, the numbers in its text, how often a player is entitled to it
``(s, law, seat)`` and what it does for the player in ``s.active`` ``(s, law)``."""

COUNTY = Words("place", (county["name"].lower() for county in DATA["county"]))
COUNTIES = len(COUNTY)
CONFLICT = Words("place", ("lower-left", "lower-right", "upper-left", "upper-right"))
"""In the order in which they are evaluated (LA-200)."""
CONFLICTS = len(CONFLICT)
COLUMNS = DATA["conflict_rules"]["cards_per_round"]
"""The conflict above one in the lower row has a number that much higher."""
SPACES = DATA["conflict_rules"]["spaces"]

# --- cards and tiles (LA-15, LA-16) -------------------------------------------------------------------------

CARD = Words("card", (card["id"] for card in DATA["conflict"]))
CARDS = len(CARD)
FAVOUR = Words("favour", (favour["id"] for favour in DATA["favour"]))
FAVOURS = len(FAVOUR)
NOBLE = Words("noble", DATA["nobles"]["kinds"])
NOBLES = len(NOBLE)
TILE = Words("item", (space["id"] for space in DATA["castle_space"]))
TILES = len(TILE)
GROUPS = len(DATA["law_groups"]["sizes"])
IN_FORCE: int = DATA["law_groups"]["sizes"][DATA["law_groups"]["in_force_at_start"]]
PROPOSALS: int = DATA["law_groups"]["revealed_per_round"]
SIDE = Words("side", ("no", "yes"))
NO, YES = range(2)

# --- goods (LA-6) -------------------------------------------------------------------------------------------

GOOD = Words("good", ("squires", "gold", "votes"))
SQUIRES, GOLD, VOTES = range(3)
PIECES = tuple(DATA["components"][good] for good in GOOD)
MOST = max(PIECES)

ROUNDS: int = DATA["meta"]["rounds"]
PLAYERS = range(min(row["players"] for row in DATA["setup"]), max(row["players"] for row in DATA["setup"]) + 1)

DECLINE = book.action("decline")


@book.table
class Table(Record):
    """Row i of what players own belongs to seat i; houses from ``players`` on are allied ones."""

    law_L24_step: int = public()  # noqa: N815 - how many extensions that law wants for its points (LA-R20)
    open_stocks: int = public(high=1)  # 1 while squires and gold lie open

    houses: int = public(high=HOUSES)  # in play
    round: int = public(high=ROUNDS, names="number")
    first: int = public(low=NOBODY, high=HOUSES, names="seat")  # holds the first-player marker
    active: int = public(high=HOUSES, names="seat")  # the seat whose turn or decision it is
    served: int = public(high=HOUSES)  # how many players, in player order, have had their turn
    house: int = public(high=HOUSES, names=HOUSE)  # places a knight or receives a reward
    knight: int = public(high=KNIGHTS, names=KNIGHT)  # being placed
    target: int = public(names=PLACES)  # where it goes
    sent: int = public()  # squires that go with it
    county: int = public(low=NOBODY, names=COUNTY)  # being evaluated
    conflict: int = public(low=NOBODY, names=CONFLICT)  # being evaluated
    england_wins: int = public(high=1)  # the conflict being evaluated
    item: int = public(names=ITEMS)  # the castle space being evaluated
    reward: int = public(low=NOBODY, names=REWARDS)  # being received
    motion: int = public(high=PROPOSALS, names="number")  # the proposal being voted on, from 0
    sitting: int = public(high=IN_FORCE)  # the place of the law being applied
    law: int = public(low=NOBODY, names=LAWS)  # being applied
    entitled: Row = public(OWN)  # how often each player is to it

    place: Grid = public(HOUSE, KNIGHT, names=PLACES)
    there: Grid = worked_out(HOUSE, PLACES, high=2**KNIGHTS - 1)  # its knights in each place, a bit for every one
    beside: Row = public(COUNTY, high=PIECES[SQUIRES])  # squires beside the knight in each county

    deck: Row = public(CARD, high=1)  # 1 for each card still to be turned up
    card: Row = public(CONFLICT, low=NOBODY, names=CARD)
    stands: Grid = public(CONFLICT, SPACES, low=NOBODY, names=HOUSE)  # whose stack, from the top space
    favours: Row = public(FAVOUR, high=1)  # 1 while face up

    noble_kind: Row = public(COUNTY, low=NOBODY, names=NOBLE)
    nobles_left: Row = public(COUNTY)
    noble: Grid = public(OWN, NOBLE, high=1)  # at each player's table

    built: Grid = public(OWN, TILE, high=1)  # extension tiles
    evaluated: Row = public(ITEMS, high=1)  # in the castle being evaluated

    law_set: Row = public(GROUPS)  # which set of laws each group uses; 0 is the base game's
    pile: Row = public(LAWS, high=1)  # 1 for each law still to be revealed
    in_force: Row = public(IN_FORCE, low=NOBODY, names=LAWS)
    proposal: Row = public(PROPOSALS, low=NOBODY, names=LAWS)
    side: Row = private(OWN, low=NOBODY, names=SIDE)  # the vote being chosen
    markers: Row = private(OWN, high=PIECES[VOTES])
    shown_side: Row = public(OWN, low=NOBODY, names=SIDE)  # the last votes revealed
    shown_markers: Row = public(OWN, high=PIECES[VOTES])

    supply: Row = public(GOOD)
    squires: Row = private(OWN, high=PIECES[SQUIRES], open_if="open_stocks")
    gold: Row = private(OWN, high=PIECES[GOLD], open_if="open_stocks")
    votes: Row = public(OWN, high=PIECES[VOTES])
    score: Row = public(OWN, low=-32767, high=32767)
    standing: Row = public(OWN, high=999_999)  # in the ranking that is scored at the end


def in_order(s: Table, turn: int) -> int:
    """The seat whose turn it is in player order, from 0 (LA-5)."""
    return (s.first + turn) % s.players


def runner(s: Table, house: int) -> int:
    """The player who runs a house (LA-1)."""
    return house % s.players


def is_active(s: Table) -> int:
    return s.active


def runs_the_house(s: Table) -> int:
    return runner(s, s.house)


def players_own(s: Table, house: int) -> bool:
    """Whether a house is a player's own: no other has a castle, goods or points (LA-242)."""
    return house < s.players


def by_players(column: str) -> tuple[int, ...]:
    """A column of the set-up table, by the number of players; 0 where there is no row."""
    found = {row["players"]: int(row[column]) for row in DATA["setup"]}
    return tuple(found.get(players, 0) for players in range(PLAYERS.stop))
