"""Revolts: sides and cards in secret, people cards, and who has more points (KS-118 to KS-131)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask_again, ask_all, leave, offer, tell

from .cards import show, take_back
from .people import meet_the_people
from .rebels import COST
from .table import (
    ACTION_CARD,
    ACTION_CARDS,
    AMBUSH,
    COMBAT,
    CROWN,
    DATA,
    REVOLT,
    SIDE,
    STRONGEST,
    SWORD,
    TRUCE,
    Table,
    book,
    by_players,
)
from .winning import (
    crown_the_leader,
    discard_committed_cards,
    draw_for_the_new_king,
    make_his_total_known,
    reward_the_rebels,
    reward_the_royals,
    settle_the_people,
)

VOTE = book.action("vote", side=SIDE)
COMMIT = book.action("commit", card=ACTION_CARD)
DONE = book.action("done")

REVOLT_BEGINS = book.event("revolt_begins", "KS-118", seat="seat", king="seat")
VOTED = book.event("voted", "KS-123", seat="seat", side=SIDE)
COMMITTED = book.event("committed", "KS-123", seat="seat", count="number", card=ACTION_CARD)
REVOLT_CANCELLED = book.event("revolt_cancelled", "KS-124", seat="seat")
COUNTED = book.event("counted", "KS-131", rebels="number", royals="number")

PEOPLE_PER_SWORD: int = DATA["people_draws"]["revolt_per_sword_vote"]
EXTRA_PEOPLE = by_players("revolt_extra_people_cards")
FOR_A_SWORD: int = DATA["revolt"]["points_per_visible_sword"]
FOR_A_CROWN: int = DATA["revolt"]["points_per_crown_vote"]


def revolt_begun(s: Table, seat: int) -> None:
    s.action_points -= COST
    s.deed = REVOLT
    tell(s, REVOLT_BEGINS, seat, s.king)


# --- the revolt -----------------------------------------------------------------------------------------------------


def show_leader_and_king(s: Table) -> None:
    """Their votes are open (KS-121)."""
    for seat in range(s.players):
        s.side[seat] = NOBODY
    s.side[s.active] = SWORD
    s.side[s.king] = CROWN
    s.rebel_points = 0
    s.royal_points = 0


def commit_in_secret(s: Table) -> None:
    """Everybody at the same time (KS-122, KS-123)."""
    ask_all(s, WHAT_TO_COMMIT)


def reveal_everything(s: Table) -> None:
    """Together (KS-123); only now do the cards leave the hands (KS-41)."""
    for seat in range(s.players):
        if s.side[seat] == NOBODY:
            s.side[seat] = s.vote[seat]
            s.vote[seat] = NOBODY
        tell(s, VOTED, seat, s.side[seat])
        for card in range(ACTION_CARDS):
            reveal(s, seat, card)


def reveal(s: Table, seat: int, card: int) -> None:
    count = s.committed[seat][card]
    s.committed[seat][card] = 0
    s.on_table[seat][card] = count
    for _ in range(count):
        show(s, seat, card)
    if count > 0:
        tell(s, COMMITTED, seat, count, card)


def heed_a_truce(s: Table) -> None:
    """One truce cancels all before anything is counted (KS-124)."""
    if committed_by_all(s, TRUCE) > 0:
        tell(s, REVOLT_CANCELLED, s.active)
        take_committed_cards_back(s)
        leave(s)


def ask_the_people(s: Table) -> None:
    """Two people cards per sword vote, three more with two players (KS-126, KS-160)."""
    s.people_draws = votes(s, SWORD) * PEOPLE_PER_SWORD + EXTRA_PEOPLE[s.players]


def count_the_points(s: Table) -> None:
    """KS-129, KS-130."""
    s.rebel_points = s.swords * FOR_A_SWORD + combat_of(s, SWORD)
    s.royal_points = votes(s, CROWN) * FOR_A_CROWN + combat_of(s, CROWN)
    tell(s, COUNTED, s.rebel_points, s.royal_points)


REVOLTING = book.procedure(
    "revolt",
    show_leader_and_king,
    commit_in_secret,
    reveal_everything,
    heed_a_truce,
    ask_the_people,
    meet_the_people,
    count_the_points,
    reward_the_royals,
    crown_the_leader,
    reward_the_rebels,
    settle_the_people,
    draw_for_the_new_king,
    meet_the_people,
    discard_committed_cards,
    make_his_total_known,
)

# --- what counts (KS-124 to KS-130) -------------------------------------------------------------------------------


def votes(s: Table, side: int) -> int:
    count = 0
    for seat in range(s.players):
        if s.side[seat] == side:
            count += 1
    return count


def committed_by_all(s: Table, card: int) -> int:
    return committed_by(s, CROWN, card) + committed_by(s, SWORD, card)


def committed_by(s: Table, side: int, card: int) -> int:
    """How many cards of a kind one side has committed."""
    count = 0
    for seat in range(s.players):
        if s.side[seat] == side:
            count += s.on_table[seat][card]
    return count


def combat_of(s: Table, side: int) -> int:
    """All combat values of a side (KS-128), less its strongest cards, one for each ambush against it (KS-127)."""
    combat = 0
    ambushes = committed_by(s, opposite(side), AMBUSH)
    for value in range(STRONGEST, 0, -1):
        cards = cards_with_combat(s, side, value)
        removed = min(cards, ambushes)
        ambushes -= removed
        combat += (cards - removed) * value
    return combat


def opposite(side: int) -> int:
    return CROWN if side == SWORD else SWORD


def cards_with_combat(s: Table, side: int, value: int) -> int:
    count = 0
    for card in range(ACTION_CARDS):
        if COMBAT[card] == value:
            count += committed_by(s, side, card)
    return count


def take_committed_cards_back(s: Table) -> None:
    """All but the truces, which are discarded (KS-125)."""
    for seat in range(s.players):
        for card in range(ACTION_CARDS):
            count = s.on_table[seat][card]
            s.on_table[seat][card] = 0
            if card == TRUCE:
                s.discard[card] += count
            else:
                for _ in range(count):
                    take_back(s, seat, card)


# --- the secret question --------------------------------------------------------------------------------------------


def side_is_not_open(s: Table, seat: int, side: int) -> bool:
    return s.side[seat] == NOBODY


def not_voted(s: Table, seat: int, side: int) -> bool:
    return s.vote[seat] == NOBODY


def side_is_chosen(s: Table, seat: int) -> bool:
    return s.side[seat] != NOBODY or s.vote[seat] != NOBODY


def side_comes_first(s: Table, seat: int, card: int) -> bool:
    return side_is_chosen(s, seat)


def left_in_hand(s: Table, seat: int, card: int) -> bool:
    return s.hand[seat][card] > s.committed[seat][card]


MAY_VOTE = May(
    "vote",
    Condition(side_is_not_open, "KS-121", "leader and king vote openly: your side is clear"),
    Condition(not_voted, "KS-121", "you have chosen your side already"),
)
MAY_BE_DONE = May("done", Condition(side_is_chosen, "KS-121", "choose your side first"))
MAY_COMMIT = May(
    "commit",
    Condition(side_comes_first, "KS-121", "choose your side first"),
    Condition(left_in_hand, "KS-122", "you have no {card} card left to commit"),
)


def commitments(s: Table, seat: int, out: list[int]) -> None:
    """First the side, for whom it is not open (KS-121); then any cards, one by one, also none (KS-122)."""
    for side in (CROWN, SWORD):
        if MAY_VOTE(s, seat, side):
            offer(out, VOTE(side))
    if MAY_BE_DONE(s, seat):
        offer(out, DONE())
    for card in range(ACTION_CARDS):
        if MAY_COMMIT(s, seat, card):
            offer(out, COMMIT(card))


def vote_cast(s: Table, seat: int, side: int) -> None:
    s.vote[seat] = side
    ask_again(s, seat)


def card_committed(s: Table, seat: int, card: int) -> None:
    s.committed[seat][card] += 1
    ask_again(s, seat)


def commitment_done(s: Table, seat: int) -> None:
    """He waits for the others."""


WHAT_TO_COMMIT = book.question(
    "what_to_commit",
    commitments,
    {VOTE: vote_cast, COMMIT: card_committed, DONE: commitment_done},
    "KS-122",
    secret=True,
    needs=("king",),
    may={VOTE: MAY_VOTE, COMMIT: MAY_COMMIT, DONE: MAY_BE_DONE},
)
