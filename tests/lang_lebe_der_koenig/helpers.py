"""Setting tables up and playing them in few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from regnum.games import game
from regnum.games.lang_lebe_der_koenig.positions import read_position
from regnum.kernel import NATURE, Match, pick, pick_by_odds, seeded

LK = game("lang-lebe-der-koenig")

THREE = """
P0: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
"""
"""Three players as they start."""


def turn(text: str, seat: int = 0, chance: Iterable[str] | None = None, fields: Any = (), **options: Any) -> Match:
    """A match at the beginning of a seat's turn, the table as the lines ``P0: noble …`` say; chance by hand."""
    start = {"question": "what_to_do", "seats": seat, "fields": {**read_position(text), "active": seat, **dict(fields)}}
    players = sum(bool(line.strip()) for line in text.splitlines())
    return Match(LK, start=start, chance=chance, players=players, checked=True, **options)


def play(match: Match, *choices: str) -> Match:
    """Choices in notation, one after the other; dice may be written as ``die 5``, several as ``dice 5 3 1``."""
    for choice in choices:
        verb, *parts = choice.split()
        for single in [f"die {side}" for side in parts] if verb == "dice" else [choice]:
            match.choose(single)
    return match


def commit(match: Match, *hands: str) -> Match:
    """Everybody's secret choice, seat 0 first, written ``1/2/0``; ``-`` for a player who has no card."""
    for seat, hand in enumerate(hands):
        if hand != "-":
            match.choose(f"commit {hand.replace('/', ' ')}", seat)
    return match


def roll(match: Match, *dice: int) -> Match:
    """Dice in the order rolled, laid for the highest score."""
    for die in dice:
        match.choose(f"die {die}", NATURE)
    lay_highest(match)
    return match


def lay_highest(match: Match) -> None:
    while asked(match) == "which_die":
        match.choose(max(match.offers()))


def deal(match: Match, *hands: str) -> Match:
    """A whole deal, seat 0's cards first; each written ``7/4/0``."""
    lists = [
        [f"x{kind}" for kind, number in enumerate(hand.split("/"), 1) for _ in range(int(number))] for hand in hands
    ]
    while asked(match) == "which_card":
        match.choose(f"deal {lists[match.table.receiver].pop(0)}", NATURE)
    assert not any(lists)
    return match


def asked(match: Match) -> str:
    """The name of the open question, or nothing."""
    return "" if match.question is None else str(match.question.name)


def hand(match: Match, seat: int) -> str:
    return "/".join(str(number) for number in match.table.hand[seat])


def hands(match: Match) -> list[str]:
    return [hand(match, seat) for seat in range(match.table.players)]


def county(name: str) -> int:
    found: int = LK.Table.FIELDS["noble"].names.index(name)
    return found


def noble(match: Match, seat: int) -> str:
    """The county where a noble stands."""
    return str(LK.Table.FIELDS["noble"].names[match.table.noble[seat]])


def courtiers(match: Match, seat: int) -> dict[str, int]:
    """The counties where a player has courtiers, and how many."""
    names = LK.Table.FIELDS["noble"].names
    return {name: number for name, number in zip(names, match.table.courtiers[seat], strict=True) if number}


def bonus(match: Match) -> list[int]:
    return list(match.table.bonus[: match.table.players])


def discard(match: Match) -> int:
    """How many cards lie in the discard."""
    return int(sum(match.table.discarded) + match.table.face_down)


def told(match: Match, event: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of every line of the log of that kind that the seat has heard."""
    return [h.numbers for h in match.heard(seat) if LK.book.events[h.event].name == event]


def offered(match: Match, verb: str, seat: int | None = None) -> set[str]:
    """What is offered with that verb, without names: ``{"oxeneford x1", …}``."""
    offers = [offer.split() for offer in match.offers(seat)]
    return {" ".join(part.partition("=")[2] for part in parts) for name, *parts in offers if name == verb}


def random_game(seed: int, players: int, **options: Any) -> Iterator[Any]:
    """A whole game at random: the table after every answer, chance's included."""
    rng = seeded(seed)
    s = LK.begin(players, **options)
    while not LK.over(s):
        seat = pick_one(rng, LK.to_act(s))
        offers = LK.offers(s, seat)
        odds = offers.odds if seat == NATURE else [1] * len(offers)
        LK.answer(s, seat, offers[pick_by_odds(rng, odds, len(offers))])
        s.told.clear()
        yield s


def pick_one(rng: list[int], things: Sequence[int]) -> int:
    return int(things[pick(rng, len(things))])
