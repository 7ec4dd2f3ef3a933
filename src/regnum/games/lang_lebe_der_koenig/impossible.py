"""Tables that cannot be: a sentence for every rule that a position breaks."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import NOBODY

from .banishment import WHERE_TO_BANISH
from .cards import cards_played
from .cards_back import HOW_MANY_BACK
from .confrontation import CONFRONTATION, FREE_COURTIER_OF_THE_WINNER, WHICH_CARDS
from .counties import controls, counties_held, has_room, neighbours
from .courtiers import A_COURTIER_WON, ANOTHER_COURTIER
from .dice import WHICH_SIDE, succeeds
from .journey import AFTER_A_FAILURE, ON_ARRIVAL
from .table import (
    CARD,
    CARDS,
    COUNTIES,
    COUNTY,
    FEWEST_TO_RECOVER,
    IN_PLAY,
    MOST_COMMITTED,
    VOTES,
    Table,
    book,
)
from .throw import WHICH_DIE
from .turn import WHAT_TO_DO


def complaints(s: Table) -> Iterator[str]:
    """Everything about this table that cannot be."""
    yield from wrong_pieces(s)
    yield from wrong_cards(s)
    if s.question != NOBODY:
        yield from wrong_turn(s)
        yield from wrong_moment(s)


def wrong_pieces(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        if s.noble[seat] == NOBODY and sum(s.courtiers[seat]) > 0:
            yield f"seat {seat} has no noble (LK-104)"
        if counties_held(s, seat) == 0 and s.noble[seat] != NOBODY:
            yield f"seat {seat} controls no county (LK-306)"
    for county in range(COUNTIES):
        owners = [seat for seat in range(s.players) if controls(s, seat, county)]
        if len(owners) > 1 and not (s.contested == county and len(owners) == 2):
            yield f"{COUNTY[county]} holds pieces of several players (LK-303)"
        if owners and not IN_PLAY[s.players][county]:
            yield f"{COUNTY[county]} is not in play (LK-202)"
        if any(s.courtiers[seat][county] > VOTES[county] for seat in owners):
            yield f"{COUNTY[county]} holds more courtiers than its value (LK-304)"


def wrong_cards(s: Table) -> Iterator[str]:
    if sum(s.pile) != s.face_down:
        yield "the number of cards face down is not that of the pile (LK-714)"
    for seat in range(s.players):
        if s.cards[seat] != sum(s.hand[seat]):
            yield f"seat {seat} does not hold {s.cards[seat]} cards"
        if any(s.known[seat][card] > s.hand[seat][card] for card in range(CARDS)):
            yield f"seat {seat} does not hold what it is known to hold"
        if any(s.committed[seat][card] > s.hand[seat][card] for card in range(CARDS)):
            yield f"seat {seat} has committed cards it does not hold (LK-602)"
        if sum(s.committed[seat]) > MOST_COMMITTED or cards_played(s, seat) > MOST_COMMITTED:
            yield f"seat {seat} has committed more than {MOST_COMMITTED} cards (LK-635)"


# --- what the open question asks of the table -----------------------------------------------------------------


def wrong_turn(s: Table) -> Iterator[str]:
    """What belongs to a part of a turn is there in that part alone (LK-401 to LK-419)."""
    begun = [name for name in OF_A_TURN if getattr(s, name) != NOBODY]
    if s.question == WHAT_TO_DO and (begun or any(s.entered)):
        yield f"the turn has not begun: {', '.join(begun) or 'entered'} cannot be said yet (LK-401)"
    if s.question in (ON_ARRIVAL, AFTER_A_FAILURE, ANOTHER_COURTIER) and s.stake != NOBODY:
        yield f"the card {CARD[s.stake]} is not staked before it is asked for (LK-410, LK-504)"
    if s.question == ON_ARRIVAL and s.barred == s.reached:
        yield f"a crossing has failed in {COUNTY[s.reached]}: no courtier is placed there (LK-412)"
    if s.question == WHICH_SIDE and (s.roller == NOBODY or s.unrolled == 0 or 0 not in s.dice):
        yield "nobody has a die to roll: say who rolls and how many (LK-605, LK-903)"
    if s.question != WHICH_CARDS and any(map(sum, s.committed)):
        yield "cards are committed in secret only while all choose (LK-602)"
    if not CONFRONTATION.is_open(s):
        if s.contested != NOBODY:
            yield f"{COUNTY[s.contested]} is contested, and there is no confrontation (LK-408)"
        if any(cards_played(s, seat) for seat in range(s.players)):
            yield "cards are played only in a confrontation (LK-603)"
    elif not neighbours(s, s.came_from, s.contested):
        yield f"nobody comes to {COUNTY[s.contested]} from {COUNTY[s.came_from]}, which does not border on it (LK-405)"


OF_A_TURN = ("reached", "came_from", "barred", "destination", "stake", "placer", "site", "contested", "defender")


def wrong_moment(s: Table) -> Iterator[str]:
    """What was done before this question must show on the table."""
    if s.question == ON_ARRIVAL and s.noble[s.active] != s.reached:
        yield f"the noble of seat {s.active} is not in {COUNTY[s.reached]}, which it reached (LK-407)"
    if s.question in (ANOTHER_COURTIER, A_COURTIER_WON) and s.courtiers[s.placer][s.site] == 0:
        yield f"seat {s.placer} has placed no courtier in {COUNTY[s.site]} (LK-507)"
    if s.question == A_COURTIER_WON and not has_room(s, s.placer, s.site):
        yield f"seat {s.placer} has no room or no courtier for {COUNTY[s.site]} (LK-508)"
    if s.question == A_COURTIER_WON and not succeeds(s):
        yield f"a die of {s.dice[0]} wins no courtier (LK-504)"
    if s.question in (WHICH_CARDS, WHICH_DIE):
        yield from wrong_intrusion(s)
    if s.question == WHICH_CARDS:
        yield from wrong_commitments(s)
    if s.question == WHICH_DIE:
        yield from wrong_dice(s)
    if s.question in (WHERE_TO_BANISH, FREE_COURTIER_OF_THE_WINNER, HOW_MANY_BACK):
        yield from wrong_throw(s)
    if s.question == HOW_MANY_BACK:
        yield from wrong_ones(s)


def wrong_intrusion(s: Table) -> Iterator[str]:
    if s.noble[s.active] != s.contested:
        yield f"the intruder's noble is not in {COUNTY[s.contested]} (LK-408)"
    if s.defender == s.active or not controls(s, s.defender, s.contested):
        yield f"the defender has no piece in {COUNTY[s.contested]} (LK-408)"


def wrong_commitments(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        to_commit = s.cards[seat] > 0 and sum(s.committed[seat]) == 0
        if to_commit != bool(s.waiting >> seat & 1):
            yield f"seat {seat} is asked if it has cards and has committed none, and only then (LK-602)"


def wrong_ones(s: Table) -> Iterator[str]:
    for seat in range(s.players):
        cards = cards_played(s, seat)
        if s.waiting >> seat & 1 and (cards < FEWEST_TO_RECOVER or not 0 < s.ones[seat] <= cards):
            yield f"seat {seat} gets no card back: it needs {FEWEST_TO_RECOVER} cards and a one among its dice (LK-626)"


def wrong_throw(s: Table) -> Iterator[str]:
    """Whoever had a card has rolled: without dice nobody knows whose hand the confrontation has emptied (LK-630)."""
    for seat in range(s.players):
        cards = cards_played(s, seat)
        dice = sum(side > 0 for side in s.laid[seat])
        if dice == 0 and s.cards[seat] + cards > 0:
            yield f"seat {seat} has cards and no dice: name what it rolled with laid (LK-602, LK-605)"
        elif dice < cards or (dice > cards and s.question != HOW_MANY_BACK):
            yield f"seat {seat} has {cards} cards and {dice} dice on them (LK-605)"


def wrong_dice(s: Table) -> Iterator[str]:
    """As many dice as cards, and everybody has rolled who is not still to come (LK-604, LK-605)."""
    cards = cards_played(s, s.roller)
    dice = sum(side > 0 for side in (*s.dice, *s.laid[s.roller]))
    if dice != cards:
        yield f"seat {s.roller} has {cards} cards and {dice} dice (LK-605)"
    if not s.leaders >> s.roller & 1 or s.to_come >> s.roller & 1 or (s.leaders | s.to_come) >> s.players:
        yield f"seat {s.roller} rolls: it may still win, and others are still to come (LK-604)"
    for seat in range(s.players):
        if cards_played(s, seat) == 0 and s.cards[seat] > 0:
            yield f"seat {seat} has cards and has committed none (LK-602)"


book.complaints.add(complaints)
