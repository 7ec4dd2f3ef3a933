"""The sixteen Ambition cards (VR-15, VR-166 to VR-169): what each pays, and when."""

from __future__ import annotations

from ..count import IS_FAVOURITE, favourites_points
from ..faults import GENDERS
from ..table import DATA, DUNGEONS, JESTER, NAMES, NAMES_ON_CARD, WCS, Table, book

AMBITIONS = book.catalogue("ambition", "points", "holds")
"""What each card pays, and whether it does for a person at the count that ends the round."""

GENDER = tuple(GENDERS.index(character["gender"]) for character in DATA["character"])
WOMAN, MAN = GENDERS.index("woman"), GENDERS.index("man")
UNDER = 11

# --- where a person's Favourites are ------------------------------------------------------------------------


def favourites_at(s: Table, seat: int, person: int, place: int) -> int:
    """How many of a person's Favourites are in that very place; a closet beside a floor is not that floor (VR-167)."""
    card = s.favourites[seat][person]
    count = 0
    for name in range(NAMES):
        if s.place[NAMES_ON_CARD[card][name]] == place:
            count += IS_FAVOURITE(s, card, name)
    return count


def in_wcs(s: Table, seat: int, person: int) -> int:
    count = 0
    for place in WCS:
        count += favourites_at(s, seat, person, place)
    return count


def in_dungeons(s: Table, seat: int, person: int) -> int:
    count = 0
    for place in DUNGEONS:
        count += favourites_at(s, seat, person, place)
    return count


def on_floors(s: Table, seat: int, person: int, low: int, high: int) -> int:
    return favourites_at(s, seat, person, low) + favourites_at(s, seat, person, high)


# --- the conditions, in the order of the cards --------------------------------------------------------------


def jester_king(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166a."""
    return s.king == JESTER


def queen(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166b."""
    return GENDER[s.king] == WOMAN


def king(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166c."""
    return GENDER[s.king] == MAN


def wc0(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166d."""
    return in_wcs(s, seat, person) == 0


def nofl23(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166e."""
    return on_floors(s, seat, person, 2, 3) == 0


def nofl01(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166f."""
    return on_floors(s, seat, person, 0, 1) == 0


def dg1(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166g."""
    return in_dungeons(s, seat, person) == 1


def dg2(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166h."""
    return in_dungeons(s, seat, person) == 2


def wc1(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166i."""
    return in_wcs(s, seat, person) == 1


def wc2(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166j."""
    return in_wcs(s, seat, person) == 2


def only_yes(s: Table, card: int, seat: int, person: int) -> bool:
    """On the unit's hand after the deciding vote (VR-166k, VR-169, VR-256)."""
    return s.noes[seat] == 0 and s.stomachaches[seat] == 0


def nofl45(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166l."""
    return on_floors(s, seat, person, 4, 5) == 0


def dg3(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166m."""
    return in_dungeons(s, seat, person) == 3


def wc0dg0(s: Table, card: int, seat: int, person: int) -> bool:
    """VR-166n."""
    return in_wcs(s, seat, person) == 0 and in_dungeons(s, seat, person) == 0


def friend(s: Table, card: int, seat: int, person: int) -> bool:
    """The unit brought the King in (VR-166o, VR-256)."""
    return s.crowned_by == seat


def under11(s: Table, card: int, seat: int, person: int) -> bool:
    """Favourites points of this coronation alone (VR-166p)."""
    return favourites_points(s, s.favourites[seat][person]) < UNDER


for _card in DATA["ambition"]:
    AMBITIONS.add(_card["id"], points=_card["points"], holds=globals()[_card["key"]])
