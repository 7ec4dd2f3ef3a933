"""What a decided revolt brings (KS-131 to KS-144)."""

from __future__ import annotations

from regnum.kernel import tell

from .ending import announce_the_total
from .people import gain, shuffle_the_people
from .table import ACTION_CARDS, CROWN, DATA, REVOLT_WON, SWORD, Table, book

ROYALS_WIN = book.event("royals_win", "KS-131", seat="seat")
REBELS_WIN = book.event("rebels_win", "KS-135", seat="seat")

KING_FOR_A_CATHEDRAL: int = DATA["revolt"]["king_wins_king_vp_per_cathedral"]
ROYAL_FOR_A_CATHEDRAL: int = DATA["revolt"]["king_wins_ally_vp_per_cathedral"]
LEADER_FOR_A_CASTLE: int = DATA["revolt"]["rebels_win_leader_vp_per_castle"]
LEADER_FOR_A_CATHEDRAL: int = DATA["revolt"]["rebels_win_leader_vp_per_cathedral"]
REBEL_FOR_A_CATHEDRAL: int = DATA["revolt"]["rebels_win_ally_vp_per_cathedral"]
PEOPLE_FOR_A_NEW_KING: int = DATA["people_draws"]["new_king"]


def rebels_won(s: Table) -> bool:
    """With more points; a tie is the king's (KS-131)."""
    return s.rebel_points > s.royal_points


def reward_the_royals(s: Table) -> None:
    """After a royal win (KS-132, KS-133); who lost gains nothing (KS-140)."""
    if rebels_won(s):
        return
    tell(s, ROYALS_WIN, s.king)
    for seat in range(s.players):
        if seat == s.king:
            gain(s, seat, s.cathedrals[seat] * KING_FOR_A_CATHEDRAL, REVOLT_WON)
        elif s.side[seat] == CROWN:
            gain(s, seat, s.cathedrals[seat] * ROYAL_FOR_A_CATHEDRAL, REVOLT_WON)


def crown_the_leader(s: Table) -> None:
    """KS-60, KS-135."""
    if rebels_won(s):
        s.king = s.active
        tell(s, REBELS_WIN, s.active)


def reward_the_rebels(s: Table) -> None:
    """After a rebel win (KS-136, KS-137)."""
    if not rebels_won(s):
        return
    for seat in range(s.players):
        if seat == s.king:
            castles = s.castles[seat] * LEADER_FOR_A_CASTLE
            gain(s, seat, castles + s.cathedrals[seat] * LEADER_FOR_A_CATHEDRAL, REVOLT_WON)
        elif s.side[seat] == SWORD:
            gain(s, seat, s.cathedrals[seat] * REBEL_FOR_A_CATHEDRAL, REVOLT_WON)


def settle_the_people(s: Table) -> None:
    """Half of the visible swords stay after a royal win (KS-134), none after a rebel win (KS-138)."""
    if rebels_won(s):
        shuffle_the_people(s, 0)
    else:
        shuffle_the_people(s, (s.swords + 1) // 2)


def draw_for_the_new_king(s: Table) -> None:
    """KS-139."""
    if rebels_won(s):
        s.people_draws = PEOPLE_FOR_A_NEW_KING


def discard_committed_cards(s: Table) -> None:
    """Those that an ambush removed too (KS-141)."""
    for seat in range(s.players):
        for card in range(ACTION_CARDS):
            s.discard[card] += s.on_table[seat][card]
            s.on_table[seat][card] = 0


def make_his_total_known(s: Table) -> None:
    """The new king's, which may begin the end phase (KS-142, KS-147)."""
    if rebels_won(s):
        announce_the_total(s, s.king)
