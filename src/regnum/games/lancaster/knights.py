"""Knights: where they are, new ones and upgrades (LA-1 to LA-4, LA-171, LA-172)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, lowest, offer, tell

from .table import DECLINE, HOUSE, KNIGHTS, PLACES, REWARDS, STRENGTH, STRONGEST, Table, book, runner, runs_the_house

UPGRADE = book.action("upgrade", strength=range(1, STRONGEST), at=PLACES)

KNIGHT_PLACED = book.event("knight_placed", "LA-40", seat="seat", house=HOUSE, strength="number", place=PLACES)
NEW_KNIGHT = book.event("new_knight", "LA-171", house=HOUSE, strength="number")
UPGRADED = book.event("upgraded", "LA-172", house=HOUSE, strength="number", stronger="number", place=PLACES)

# --- reserve and court (LA-2) -------------------------------------------------------------------------------


def never(s: Table, place: int, house: int, strength: int) -> bool:
    return False


def nothing_happens(s: Table, place: int) -> None:
    pass


NOWHERE = May("nowhere", Condition(never, "LA-40", "no knight is placed there"))
RESERVE = PLACES.add("reserve", number=0, held=0, placed=0, favour=0, accepts=NOWHERE, arrive=nothing_happens)
COURT = PLACES.add("court", number=0, held=1, placed=0, favour=0, accepts=NOWHERE, arrive=nothing_happens)

# --- finding knights ----------------------------------------------------------------------------------------


OF_STRENGTH = tuple(
    sum(1 << knight for knight in range(KNIGHTS) if STRENGTH[knight] == n) for n in range(STRONGEST + 2)
)
"""The knights of every strength, a bit for each; nobody is stronger than the strongest."""


def knight_at(s: Table, house: int, strength: int, place: int) -> int:
    """A knight of that strength in that place, or NOBODY."""
    return lowest(s.there[house][place] & OF_STRENGTH[strength])


def anybody_at(s: Table, house: int, place: int) -> int:
    """A knight of the house in that place, or NOBODY."""
    return lowest(s.there[house][place])


def holder(s: Table, place: int) -> int:
    """The house with a knight in that place, or NOBODY."""
    for house in range(s.houses):
        if anybody_at(s, house, place) != NOBODY:
            return house
    return NOBODY


def first_of_its_kind(s: Table, house: int, knight: int) -> bool:
    """Whether no other knight before it has the same strength in the same place: those are one choice."""
    return knight_at(s, house, STRENGTH[knight], s.place[house][knight]) == knight


def is_placed(s: Table, house: int, knight: int) -> bool:
    """LA-3."""
    return PLACES.placed[s.place[house][knight]] == 1


def is_held(s: Table, house: int, knight: int) -> bool:
    """LA-4."""
    return PLACES.held[s.place[house][knight]] == 1


def placed_of_strength(s: Table, house: int, strength: int) -> int:
    """How many knights of that strength are placed: the pieces count, in any place (LA-92)."""
    count = 0
    for knight in range(KNIGHTS):
        if STRENGTH[knight] == strength and is_placed(s, house, knight):
            count += 1
    return count


# --- from place to place ------------------------------------------------------------------------------------


def stand(s: Table, house: int, knight: int, place: int) -> None:
    """A knight leaves its place for another, and is looked for there from now on."""
    s.there[house][s.place[house][knight]] &= ~(1 << knight)
    s.place[house][knight] = place
    s.there[house][place] |= 1 << knight


def go_to_court(s: Table, house: int, knight: int) -> None:
    stand(s, house, knight, COURT)


# --- a new knight (LA-171) ----------------------------------------------------------------------------------

WEAKEST = min(STRENGTH)


def recruit(s: Table, house: int) -> None:
    """From the reserve to the court; without one in reserve nothing happens."""
    knight = knight_at(s, house, WEAKEST, RESERVE)
    if knight != NOBODY:
        go_to_court(s, house, knight)
        tell(s, NEW_KNIGHT, house, WEAKEST)


def can_recruit(s: Table, kind: int, house: int) -> bool:
    return knight_at(s, house, WEAKEST, RESERVE) != NOBODY


def receive_knights(s: Table, kind: int) -> None:
    for _ in range(REWARDS.amount[s.reward]):
        recruit(s, s.house)


# --- an upgrade (LA-172) ------------------------------------------------------------------------------------


def every_place_has_room(s: Table, place: int, more: int) -> int:
    return 0


CROWDED = book.tally("crowded", every_place_has_room)
"""Above 0 where a knight may not become that much stronger."""


def can_become(s: Table, house: int, knight: int, strength: int) -> bool:
    """Whether the knight may change places with one of that strength in the reserve."""
    if knight_at(s, house, strength, RESERVE) == NOBODY:
        return False
    return CROWDED(s, s.place[house][knight], strength - STRENGTH[knight]) == 0


def can_rise(s: Table, house: int, knight: int) -> bool:
    """A held knight, by one step (LA-172)."""
    return is_held(s, house, knight) and can_become(s, house, knight, STRENGTH[knight] + 1)


def become(s: Table, house: int, knight: int, strength: int) -> None:
    """The two pieces change places; whatever stands beside them stays (LA-172)."""
    place = s.place[house][knight]
    stronger = knight_at(s, house, strength, RESERVE)
    stand(s, house, knight, RESERVE)
    stand(s, house, stronger, place)
    tell(s, UPGRADED, house, STRENGTH[knight], strength, place)


def knights_to_upgrade(s: Table, house: int) -> int:
    count = 0
    for knight in range(KNIGHTS):
        if can_rise(s, house, knight):
            count += 1
    return count


def placed_knights_to_upgrade(s: Table, house: int) -> int:
    count = 0
    for knight in range(KNIGHTS):
        if is_placed(s, house, knight) and can_rise(s, house, knight):
            count += 1
    return count


UPGRADES = book.tally("upgrades", knights_to_upgrade)
PLACED_UPGRADES = book.tally("placed_upgrades", placed_knights_to_upgrade)
"""In how many ways a house can use an upgrade, and one for placed knights alone; with none nothing happens."""


def can_upgrade(s: Table, kind: int, house: int) -> bool:
    return UPGRADES(s, house) > 0


def offer_upgrade(s: Table) -> None:
    if UPGRADES(s, s.house) > 0:
        ask(s, WHICH_UPGRADE, runner(s, s.house))


def offer_placed_upgrade(s: Table) -> None:
    if PLACED_UPGRADES(s, s.house) > 0:
        ask(s, WHICH_PLACED_UPGRADE, runner(s, s.house))


def stands_there(s: Table, seat: int, strength: int, place: int) -> bool:
    return knight_at(s, s.house, strength, place) != NOBODY


def counts_as_held(s: Table, seat: int, strength: int, place: int) -> bool:
    return PLACES.held[place] == 1


def counts_as_placed(s: Table, seat: int, strength: int, place: int) -> bool:
    return PLACES.placed[place] == 1


def stronger_in_reserve(s: Table, seat: int, strength: int, place: int) -> bool:
    return knight_at(s, s.house, strength + 1, RESERVE) != NOBODY


STANDS_THERE = Condition(stands_there, "LA-172", "no knight of strength {strength} of this house is there")
HELD = Condition(counts_as_held, "LA-172", "a knight that is not in play cannot be upgraded")
STRONGER_LEFT = Condition(stronger_in_reserve, "LA-172", "there is no stronger knight in reserve to take its place")
ONLY_PLACED = Condition(counts_as_placed, "LA-100", "only a knight that has been placed is upgraded now")

MAY_UPGRADE = May("upgrade", STANDS_THERE, HELD, STRONGER_LEFT)
MAY_UPGRADE_PLACED = May("upgrade_placed", STANDS_THERE, ONLY_PLACED, STRONGER_LEFT)


def upgradable(s: Table, seat: int, out: list[int]) -> None:
    """Any held knight that can rise, or none."""
    for knight in range(KNIGHTS):
        place = s.place[s.house][knight]
        if MAY_UPGRADE(s, seat, STRENGTH[knight], place) and first_of_its_kind(s, s.house, knight):
            offer(out, UPGRADE(STRENGTH[knight], place))
    offer(out, DECLINE())


def upgradable_and_placed(s: Table, seat: int, out: list[int]) -> None:
    for knight in range(KNIGHTS):
        place = s.place[s.house][knight]
        if MAY_UPGRADE_PLACED(s, seat, STRENGTH[knight], place) and first_of_its_kind(s, s.house, knight):
            offer(out, UPGRADE(STRENGTH[knight], place))
    offer(out, DECLINE())


def upgraded(s: Table, seat: int, strength: int, place: int) -> None:
    become(s, s.house, knight_at(s, s.house, strength, place), strength + 1)


def declined(s: Table, seat: int) -> None:
    pass


WHICH_UPGRADE = book.question(
    "which_upgrade",
    upgradable,
    {UPGRADE: upgraded, DECLINE: declined},
    "LA-172",
    asked=runs_the_house,
    may={UPGRADE: MAY_UPGRADE},
)
WHICH_PLACED_UPGRADE = book.question(
    "which_placed_upgrade",
    upgradable_and_placed,
    {UPGRADE: upgraded, DECLINE: declined},
    "LA-100",
    asked=runs_the_house,
    needs=("law",),
    may={UPGRADE: MAY_UPGRADE_PLACED},
)


def receive_upgrade(s: Table, kind: int) -> None:
    offer_upgrade(s)
