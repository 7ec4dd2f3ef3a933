"""What the outside world asks of the table: re-dealing, derived counts, points and positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from regnum.kernel import BadPosition, Row, pick

from .confrontation import WHICH_CARDS
from .table import (
    CARDS,
    COUNTY,
    DATA,
    FIRST_HAND,
    MOST_COMMITTED,
    PLAYERS,
    Table,
    book,
)
from .votes import reduced_votes

# --- what a seat can't know, filled in at random (section 9) --------------------------------------------------


def gather_what_it_cannot_place(s: Table, seat: int) -> None:
    """Every card that is neither in its own hand nor open nor known to be in another's: all together in the pile."""
    for card in range(CARDS):
        s.pile[card] = FIRST_HAND[card] * s.players - s.discarded[card]
        for other in range(s.players):
            held = s.hand[other][card] if other == seat else s.known[other][card]
            s.pile[card] -= s.played[other][card] + held


def draw_from_the_pile(s: Table, rng: Row) -> int:
    number = 0
    for card in range(CARDS):
        number += s.pile[card]
    at = pick(rng, number)
    drawn = 0
    while at >= s.pile[drawn]:
        at -= s.pile[drawn]
        drawn += 1
    s.pile[drawn] -= 1
    return drawn


def redeal_the_hands(s: Table, seat: int, rng: Row) -> None:
    """Of the other hands what is known stays; the rest is drawn anew, and what is left lies face down (LK-714)."""
    gather_what_it_cannot_place(s, seat)
    for other in range(PLAYERS):
        if other != seat:
            number = s.cards[other]
            for card in range(CARDS):
                s.hand[other][card] = s.known[other][card]
                number -= s.known[other][card]
            for _ in range(number):
                s.hand[other][draw_from_the_pile(s, rng)] += 1


def redeal_what_is_committed(s: Table, seat: int, rng: Row) -> None:
    """Of others who have chosen already: that they have is seen, which cards and how many is not (LK-905, LK-R42)."""
    for other in range(PLAYERS):
        if other != seat:
            chosen = s.question == WHICH_CARDS and s.cards[other] > 0 and s.waiting >> other & 1 == 0
            number = 1 + pick(rng, min(s.cards[other], MOST_COMMITTED)) if chosen else 0
            commit_at_random(s, other, number, rng)


def commit_at_random(s: Table, seat: int, number: int, rng: Row) -> None:
    for card in range(CARDS):
        s.committed[seat][card] = 0
    for done in range(number):
        at = pick(rng, s.cards[seat] - done)
        card = 0
        while at >= s.hand[seat][card] - s.committed[seat][card]:
            at -= s.hand[seat][card] - s.committed[seat][card]
            card += 1
        s.committed[seat][card] += 1


book.redeal.add(redeal_the_hands)
book.redeal.add(redeal_what_is_committed)

# --- points ---------------------------------------------------------------------------------------------------


def scores(s: Table) -> Iterator[int]:
    """Each player's total: of the election that ended the game, or as an election would count it now (LK-807)."""
    for seat in range(s.players):
        yield s.bonus[seat] + (s.votes[seat] if s.depth == 0 else reduced_votes(s, seat))


# --- positions as the worked examples write them (section 13) -------------------------------------------------

PLAYER = re.compile(r"P(\d): noble (\w+); courtiers ([^;]+); hand (\d+)/(\d+)/(\d+)(?:; bonus (\d+))?")
NAMES: dict[str, str] = {county["name"]: county["id"] for county in DATA["county"]}


def read_position(text: str) -> dict[str, Any]:
    """The fields that lines like ``P0: noble Wigemor; courtiers Wigemor 2, Lideford 1; hand 12/7/1; bonus 3`` give."""
    fields: dict[str, Any] = {"noble": {}, "courtiers": {}, "hand": {}, "bonus": {}}
    for line in filter(None, (line.strip(" -") for line in text.splitlines())):
        player = PLAYER.fullmatch(line)
        if player is None:
            raise BadPosition(f"expected 'P0: noble …; courtiers …; hand 12/7/1', not {line!r}")
        seat = int(player[1])
        fields["noble"][seat] = _county(player[2])
        fields["courtiers"][seat] = dict.fromkeys(COUNTY, 0) | _courtiers(player[3])
        fields["hand"][seat] = [int(number) for number in player.groups()[3:6]]
        fields["bonus"][seat] = int(player[7] or 0)
    return fields


def _courtiers(text: str) -> dict[str, int]:
    placed = {}
    for part in text.split(", ") if text != "none" else ():
        name, _, number = part.partition(" ")
        if not number.isdigit():
            raise BadPosition(f"courtiers are written 'Wigemor 2', not {part!r}")
        placed[_county(name)] = int(number)
    return placed


def _county(name: str) -> str:
    if name not in NAMES:
        raise BadPosition(f"there is no county {name!r}; there are {', '.join(NAMES)}")
    return NAMES[name]
