"""What dishonour costs at the end (LA-530 to LA-539)."""

from __future__ import annotations

from regnum.kernel import tell

from ...places import order_the_places
from ...round import GAME
from ...supply import score
from ...table import DATA, MOST, PLAYERS, book
from .tokens import DISPLEASURE, SPACES, DishonourTable

LARGER: tuple[int, ...] = (0, *(space["first"] for space in DATA["dishonour_space"]))
SMALLER: tuple[int, ...] = (0, *(space["second"] for space in DATA["dishonour_space"]))
"""What each space shows, from the left; 0 while none is revealed (LA-531)."""
WITHOUT_SMALLER = () if DATA["dishonour"]["two_players_second_deducted"] else (2,)
"""Numbers of players that deduct the larger number alone (LA-539)."""
SMALLER_COUNTS = tuple(int(players not in WITHOUT_SMALLER) for players in range(PLAYERS.stop))

PER_TOKEN: int = -DATA["dishonour"]["points_per_token"]

DISHONOUR_SCORED = book.event("dishonour_scored", "LA-530", seat="seat", tokens="number", points="number")


def spaces_revealed(s: DishonourTable) -> int:
    """How far from the left the piles are gone: one that is begun still covers its numbers (LA-531, LA-R85)."""
    revealed = 0
    for space in range(SPACES):
        if s.track[space] == 0:
            revealed = space + 1
    return revealed


def worse(s: DishonourTable, one: int, other: int) -> int:
    """Above 0 if one player is more dishonoured: more tokens, fewer vote markers, fewer squires (LA-532, LA-533)."""
    tokens = s.dishonour[one] - s.dishonour[other]
    stocks = (s.votes[other] - s.votes[one]) * (MOST + 1) + s.squires[other] - s.squires[one]
    return tokens if tokens != 0 else stocks


def share_of_the_penalty(s: DishonourTable, seat: int) -> int:
    """The numbers of the places filled, equally among those still tied; no token, no place (LA-532 to LA-535)."""
    if s.dishonour[seat] == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(s.players):
        if s.dishonour[other] > 0:
            if worse(s, other, seat) > 0:
                ahead += 1
            elif worse(s, other, seat) == 0:
                tied += 1
    larger = LARGER[spaces_revealed(s)]
    smaller = SMALLER[spaces_revealed(s)] * SMALLER_COUNTS[s.players]
    if ahead == 0:
        return larger if tied == 1 else (larger + smaller) // tied
    return smaller // tied if ahead == 1 else 0


def score_dishonour(s: DishonourTable) -> None:
    """One point a token, and the penalty; scores may become negative (LA-530, LA-536)."""
    for seat in range(s.players):
        points = PER_TOKEN * s.dishonour[seat] + share_of_the_penalty(s, seat)
        tell(s, DISHONOUR_SCORED, seat, s.dishonour[seat], points)
        score(s, seat, -points)


GAME.before(order_the_places, score_dishonour, when=DISPLEASURE)
