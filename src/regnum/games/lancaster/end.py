"""The end and the final scoring (LA-220 to LA-227)."""

from __future__ import annotations

from regnum.kernel import tell

from .castle import tiles_built
from .knights import is_held
from .nobles import nobles_of
from .supply import SHOWN, score
from .table import DATA, GOLD, KNIGHTS, MOST, PLAYERS, SQUIRES, STRENGTH, Table, book

FINAL = DATA["final"]
WITHOUT_SECOND = () if FINAL["two_players_second_awarded"] else (2,)
"""Numbers of players that give nothing for second place (LA-258)."""


def for_second(points: int) -> tuple[int, ...]:
    """By the number of players."""
    return tuple(0 if players in WITHOUT_SECOND else points for players in range(PLAYERS.stop))


KNIGHTHOOD_FIRST, KNIGHTHOOD_SECOND = FINAL["knighthood_first"], for_second(FINAL["knighthood_second"])
EXTENSIONS_FIRST, EXTENSIONS_SECOND = FINAL["extensions_first"], for_second(FINAL["extensions_second"])
NOBLE_POINTS = tuple(DATA["noble_points"]["by_count"])

KNIGHTHOOD_SCORED = book.event("knighthood_scored", "LA-221", seat="seat", strength="number", points="number")
EXTENSIONS_SCORED = book.event("extensions_scored", "LA-222", seat="seat", tiles="number", points="number")
NOBLES_SCORED = book.event("nobles_scored", "LA-227", seat="seat", nobles="number", points="number")


def reveal_the_stocks(s: Table) -> None:
    """They break ties, so all show them (LA-281)."""
    s.open_stocks = 1
    for seat in range(s.players):
        tell(s, SHOWN[SQUIRES], seat, s.squires[seat])
        tell(s, SHOWN[GOLD], seat, s.gold[seat])


# --- rankings (LA-221 to LA-226) ----------------------------------------------------------------------------


def rank_by(s: Table, seat: int, merit: int, stock: int) -> None:
    """Ties are broken by a stock, at every place; no merit is no place (LA-223, LA-226)."""
    s.standing[seat] = merit * (MOST + 1) + stock if merit > 0 else 0


def points_for_place(s: Table, seat: int, first: int, second: int) -> int:
    """Those tied for first share both values, those tied for second share theirs (LA-224, LA-225)."""
    if s.standing[seat] == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(s.players):
        if s.standing[other] > s.standing[seat]:
            ahead += 1
        elif s.standing[other] == s.standing[seat]:
            tied += 1
    if ahead == 0:
        return first if tied == 1 else (first + second) // tied
    return second // tied if ahead == 1 else 0


# --- knighthood, extensions, nobles -------------------------------------------------------------------------


def held_knights(s: Table, seat: int) -> int:
    total = 0
    for knight in range(KNIGHTS):
        if is_held(s, seat, knight):
            total += STRENGTH[knight]
    return total


KNIGHTHOOD = book.tally("knighthood", held_knights)
"""The total strength of all that a player holds (LA-221)."""


def score_knighthood(s: Table) -> None:
    for seat in range(s.players):
        rank_by(s, seat, KNIGHTHOOD(s, seat), s.squires[seat])
    for seat in range(s.players):
        points = points_for_place(s, seat, KNIGHTHOOD_FIRST, KNIGHTHOOD_SECOND[s.players])
        tell(s, KNIGHTHOOD_SCORED, seat, KNIGHTHOOD(s, seat), points)
        score(s, seat, points)


def score_extensions(s: Table) -> None:
    for seat in range(s.players):
        rank_by(s, seat, tiles_built(s, seat), s.gold[seat])
    for seat in range(s.players):
        points = points_for_place(s, seat, EXTENSIONS_FIRST, EXTENSIONS_SECOND[s.players])
        tell(s, EXTENSIONS_SCORED, seat, tiles_built(s, seat), points)
        score(s, seat, points)


def score_nobles(s: Table) -> None:
    """LA-227."""
    for seat in range(s.players):
        nobles = nobles_of(s, seat)
        tell(s, NOBLES_SCORED, seat, nobles, NOBLE_POINTS[nobles])
        score(s, seat, NOBLE_POINTS[nobles])
