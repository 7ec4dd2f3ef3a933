"""Diplomatic confrontation, in which all players take part (LK-601 to LK-635)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, ask_some, call, leave, offer, tell

from .banishment import banish_the_courtiers, banish_the_defenders_noble, banish_the_intruders_noble
from .cards import cards_played, leaves_the_hand
from .cards_back import count_the_ones, discard_the_rest, take_cards_back
from .counties import has_room
from .courtiers import PLACE, WINNERS_EXTRA_COURTIERS, place_the_free_courtier
from .election import ELECTION, LAST_CARD_PLAYED
from .table import CARDS, COUNTY, DICE, FEWEST_COMMITTED, INTRUSION, MOST_COMMITTED, Table, book, next_seat
from .throw import THROW

COMMIT = book.action("commit", x1=range(MOST_COMMITTED + 1), x2=range(MOST_COMMITTED + 1), x3=range(MOST_COMMITTED + 1))
DECLINE = book.action("decline")

REVEALED = book.event("revealed", "LK-603", seat="seat", x1="number", x2="number", x3="number")
WITHOUT_CARDS = book.event("without_cards", "LK-634", seat="seat")
TIED = book.event("tied", "LK-612", seat="seat", score="number")
TIED_WITHOUT_CARDS = book.event("tied_without_cards", "LK-634", seat="seat", score="number")
WON = book.event("won", "LK-611", seat="seat", county=COUNTY, score="number")
DECLINED = book.event("declined", "LK-623", seat="seat", county=COUNTY)

# --- cards, chosen in secret and revealed together (LK-602, LK-603) -------------------------------------------


def clear_the_dice(s: Table) -> None:
    s.winner = NOBODY
    s.banished = NOBODY
    for seat in range(s.players):
        s.score[seat] = 0
        for place in range(DICE):
            s.laid[seat][place] = 0


def commit_in_secret(s: Table) -> None:
    """All at the same time; only whoever has no card commits none (LK-601, LK-602)."""
    seats = 0
    for seat in range(s.players):
        if s.cards[seat] > 0:
            seats |= 1 << seat
    ask_some(s, WHICH_CARDS, seats)


def reveal_the_cards(s: Table) -> None:
    """Together; only now they have left the hands (LK-603, LK-905)."""
    seat = s.active
    for _ in range(s.players):
        for card in range(CARDS):
            while s.committed[seat][card] > 0:
                s.committed[seat][card] -= 1
                leaves_the_hand(s, seat, card)
                s.played[seat][card] += 1
        if cards_played(s, seat) > 0:
            tell(s, REVEALED, seat, s.played[seat][0], s.played[seat][1], s.played[seat][2])
        else:
            tell(s, WITHOUT_CARDS, seat)
        seat = next_seat(s, seat)


def at_least_one(s: Table, seat: int, x1: int, x2: int, x3: int) -> bool:
    return x1 + x2 + x3 >= FEWEST_COMMITTED


def at_most_five(s: Table, seat: int, x1: int, x2: int, x3: int) -> bool:
    return x1 + x2 + x3 <= MOST_COMMITTED


def all_in_hand(s: Table, seat: int, x1: int, x2: int, x3: int) -> bool:
    return x1 <= s.hand[seat][0] and x2 <= s.hand[seat][1] and x3 <= s.hand[seat][2]


MAY_COMMIT = May(
    "commit",
    Condition(at_least_one, "LK-602", "whoever has a card commits at least one"),
    Condition(at_most_five, "LK-635", "nobody commits more than five cards"),
    Condition(all_in_hand, "LK-602", "you do not have all these cards in hand"),
)


def commitments(s: Table, seat: int, out: list[int]) -> None:
    """One to five cards of the hand (LK-602, LK-635)."""
    for x1 in range(min(s.hand[seat][0], MOST_COMMITTED) + 1):
        for x2 in range(min(s.hand[seat][1], MOST_COMMITTED - x1) + 1):
            for x3 in range(min(s.hand[seat][2], MOST_COMMITTED - x1 - x2) + 1):
                if MAY_COMMIT(s, seat, x1, x2, x3):
                    offer(out, COMMIT(x1, x2, x3))


def cards_committed(s: Table, seat: int, x1: int, x2: int, x3: int) -> None:
    s.committed[seat][0] = x1
    s.committed[seat][1] = x2
    s.committed[seat][2] = x3


WHICH_CARDS = book.question(
    "which_cards",
    commitments,
    {COMMIT: cards_committed},
    "LK-602",
    secret=True,
    needs=INTRUSION,
    may={COMMIT: MAY_COMMIT},
)

# --- the highest score (LK-611 to LK-614) ---------------------------------------------------------------------


def everybody_rolls(s: Table) -> None:
    """LK-604."""
    s.leaders = (1 << s.players) - 1
    s.to_come = s.leaders
    call(s, THROW)


def tied_for_the_lead(s: Table) -> bool:
    return s.leaders & (s.leaders - 1) != 0


def find_the_leaders(s: Table) -> None:
    """Those of the last throw who share its highest score; lower ties do not matter (LK-611, LK-612)."""
    highest = 0
    for seat in range(s.players):
        if s.leaders >> seat & 1:
            highest = max(highest, s.score[seat])
    for seat in range(s.players):
        if s.leaders >> seat & 1 and s.score[seat] < highest:
            s.leaders -= 1 << seat
    if tied_for_the_lead(s):
        for seat in range(s.players):
            if s.leaders >> seat & 1:
                say_who_rolls_again(s, seat)


def say_who_rolls_again(s: Table, seat: int) -> None:
    """Whoever has no card keeps its score (LK-634)."""
    if cards_played(s, seat) > 0:
        tell(s, TIED, seat, s.score[seat])
    else:
        tell(s, TIED_WITHOUT_CARDS, seat, s.score[seat])


def the_tied_roll_again(s: Table) -> None:
    """With the same cards, all points counted anew; whoever has none keeps its score (LK-612, LK-613, LK-634)."""
    if tied_for_the_lead(s):
        s.to_come = 0
        for seat in range(s.players):
            if s.leaders >> seat & 1 and cards_played(s, seat) > 0:
                s.to_come |= 1 << seat
        call(s, THROW)
    else:
        leave(s)


TIE = book.loop("tie", the_tied_roll_again, find_the_leaders)
"""Until one is left (LK-614)."""


def name_the_winner(s: Table) -> None:
    for seat in range(s.players):
        if s.leaders >> seat & 1:
            s.winner = seat
            tell(s, WON, seat, s.contested, s.score[seat])


# --- the winner's courtiers (LK-623, LK-631) ------------------------------------------------------------------


def offer_the_free_courtier(s: Table) -> None:
    """If there is room; a third party that places none leaves the county empty."""
    if has_room(s, s.winner, s.contested):
        ask(s, FREE_COURTIER_OF_THE_WINNER, s.winner)


def place_or_decline(s: Table, seat: int, out: list[int]) -> None:
    offer(out, PLACE())
    offer(out, DECLINE())


def winner_places(s: Table, seat: int) -> None:
    place_the_free_courtier(s, seat, s.contested)


def winner_declines(s: Table, seat: int) -> None:
    tell(s, DECLINED, seat, s.contested)


FREE_COURTIER_OF_THE_WINNER = book.question(
    "winners_courtier",
    place_or_decline,
    {PLACE: winner_places, DECLINE: winner_declines},
    "LK-623",
    asked="winner",
    needs=(*INTRUSION, "winner"),
)


def roll_for_the_winners_courtiers(s: Table) -> None:
    """Whoever placed the free courtier, with the cards still in hand; what was committed lies on the table (LK-631)."""
    if s.placer != NOBODY:
        call(s, WINNERS_EXTRA_COURTIERS)


# --- empty hands (LK-630) -------------------------------------------------------------------------------------


def elect_if_a_hand_is_empty(s: Table) -> None:
    """Of somebody who had a card when it began, and so rolled a die; one election for all of them (LK-703).

    Whether it was committed or rolled with for a courtier does not matter (LK-R31).
    """
    emptied = 0
    for seat in range(s.players):
        if s.laid[seat][0] > 0 and s.cards[seat] == 0:
            emptied += 1
            tell(s, LAST_CARD_PLAYED, seat)
    if emptied > 0:
        call(s, ELECTION)


CONFRONTATION = book.procedure(
    "confrontation",
    clear_the_dice,
    commit_in_secret,
    reveal_the_cards,
    everybody_rolls,
    count_the_ones,
    find_the_leaders,
    TIE,
    name_the_winner,
    banish_the_courtiers,
    banish_the_defenders_noble,
    banish_the_intruders_noble,
    offer_the_free_courtier,
    roll_for_the_winners_courtiers,
    take_cards_back,
    discard_the_rest,
    elect_if_a_hand_is_empty,
)
