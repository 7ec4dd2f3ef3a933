"""Phase 3: the counties (LA-150 to LA-165)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, Deeper, May, Words, ask, leave, offer, tell

from .counties import COUNTY_PLACE, send_squires_away
from .knights import anybody_at, go_to_court, holder
from .nobles import MAY_TAKE_NOBLE, take_noble, takeable
from .rewards import printed, receive_the_reward
from .supply import pay
from .table import COUNTIES, COUNTY, DATA, GOLD, HOUSE, HOUSES, STRENGTH, Table, book, runner, runs_the_house

COUNTY_REWARD = tuple(printed(county["name"].lower(), county["reward"]) for county in DATA["county"])
NAMES_FIRST_PLAYER = tuple(int(county.get("names_first_player", False)) for county in DATA["county"])
PRICE_FOR_BOTH = DATA["county_rules"]["price_for_both"]

SHARE = Words("share", ("noble", "reward", "both"))
ONLY_NOBLE, ONLY_REWARD, BOTH = range(3)

TAKE = book.action("take", share=SHARE)
NAME = book.action("name", seat=range(HOUSES))

TAKEN = book.event("share_taken", "LA-151", seat="seat", share=SHARE, county=COUNTY)
NAMED = book.event("first_player_named", "LA-163", seat="seat", first="seat")
HOME_FROM_COUNTY = book.event("home_from_county", "LA-155", house=HOUSE, strength="number", county=COUNTY)

# --- one county after the other (LA-151, LA-156) ------------------------------------------------------------


def go_to_the_next_county(s: Table) -> None:
    """In letter order; unoccupied ones give nothing."""
    s.county += 1
    while s.county < COUNTIES and holder(s, COUNTY_PLACE[s.county]) == NOBODY:
        s.county += 1
    if s.county == COUNTIES:
        s.county = NOBODY
        leave(s)
    else:
        s.house = holder(s, COUNTY_PLACE[s.county])


def name_the_first_player(s: Table) -> None:
    """Surrey's occupant must, whatever he takes afterwards (LA-163)."""
    if NAMES_FIRST_PLAYER[s.county] == 1:
        ask(s, WHO_IS_FIRST, runner(s, s.house))


def choose_a_share(s: Table) -> None:
    s.reward = NOBODY
    ask(s, WHICH_SHARE, runner(s, s.house))


def return_from_the_county(s: Table) -> None:
    """The knight, unless it has crossed the Channel; its squires go to the supply only now (LA-155)."""
    knight = anybody_at(s, s.house, COUNTY_PLACE[s.county])
    if knight != NOBODY:
        go_to_court(s, s.house, knight)
        tell(s, HOME_FROM_COUNTY, s.house, STRENGTH[knight], s.county)
    send_squires_away(s, s.county)


COUNTY_EVALUATION = book.loop(
    "counties",
    go_to_the_next_county,
    name_the_first_player,
    choose_a_share,
    receive_the_reward,
    return_from_the_county,
)

# --- Surrey (LA-163, LA-164) --------------------------------------------------------------------------------


def somebody_plays_there(s: Table, seat: int, player: int) -> bool:
    return player < s.players


MAY_NAME = May("name", Condition(somebody_plays_there, "LA-163", "nobody plays on that seat"))


def all_players(s: Table, seat: int, out: list[int]) -> None:
    for player in range(HOUSES):
        if MAY_NAME(s, seat, player):
            offer(out, NAME(player))


def first_player_named(s: Table, seat: int, player: int) -> None:
    """The marker moves at once (LA-164)."""
    s.first = player
    tell(s, NAMED, seat, player)


WHO_IS_FIRST = book.question(
    "who_is_first",
    all_players,
    {NAME: first_player_named},
    "LA-163",
    asked=runs_the_house,
    needs=("county",),
    may={NAME: MAY_NAME},
)

# --- noble, reward or both (LA-152 to LA-154) ---------------------------------------------------------------


def noble_to_be_had(s: Table, seat: int, share: int) -> bool:
    return share == ONLY_REWARD or takeable(s, seat, s.county)


def noble_of_this_county(s: Table, seat: int, share: int) -> tuple[May, tuple[int, ...]]:
    return MAY_TAKE_NOBLE, (seat, s.county)


def can_pay_for_both(s: Table, seat: int, share: int) -> bool:
    return share != BOTH or s.gold[seat] >= PRICE_FOR_BOTH


MAY_TAKE = May(
    "take",
    Deeper(noble_to_be_had, noble_of_this_county),
    Condition(can_pay_for_both, "LA-154", "you do not have the gold to take both"),
)


def shares(s: Table, seat: int, out: list[int]) -> None:
    for share in (ONLY_NOBLE, ONLY_REWARD, BOTH):
        if MAY_TAKE(s, seat, share):
            offer(out, TAKE(share))


def share_taken(s: Table, seat: int, share: int) -> None:
    """For both one pays first, then takes the noble, then the printed reward (LA-154)."""
    tell(s, TAKEN, seat, share, s.county)
    if share == BOTH:
        pay(s, seat, GOLD, PRICE_FOR_BOTH)
    if share != ONLY_REWARD:
        take_noble(s, seat, s.county)
    if share != ONLY_NOBLE:
        s.reward = COUNTY_REWARD[s.county]


WHICH_SHARE = book.question(
    "which_share",
    shares,
    {TAKE: share_taken},
    "LA-151",
    asked=runs_the_house,
    needs=("county",),
    may={TAKE: MAY_TAKE},
)
