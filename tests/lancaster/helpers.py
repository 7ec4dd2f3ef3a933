"""Setting tables up and playing them in few words. Seats are blue, red, yellow, green, purple."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games import game
from regnum.games.lancaster.setup import DECK
from regnum.games.lancaster.table import CARD, CONFLICT, DATA, FAVOUR, GOOD, HOUSE, KNIGHT, LAWS, PLACES, STRENGTH, TILE
from regnum.kernel import NATURE, NOBODY, Match

LA = game("lancaster")
BLUE, RED, YELLOW, GREEN, PURPLE = range(5)
SQUIRES, GOLD, VOTES = range(3)
GROUP_OF = {law["id"]: law["group"] for law in DATA["law"]}
SET_OF = {law["id"]: law["set"] for law in DATA["law"]}

__all__ = ["CARD", "CONFLICT", "FAVOUR", "NATURE", "NOBODY", "TILE"]


def new(players: int, seed: Any = 1, chance: Any = None, **options: Any) -> Match:
    """A match from the very beginning; ``seed=None`` lets the test answer for Nature."""
    return Match(LA, seed=seed if chance is None else None, chance=chance, players=players, checked=True, **options)


# --- fixtures -----------------------------------------------------------------------------------------------


def table(step: str, **given: Any) -> Match:
    """A match of three (or ``players``) that stands before a step, which then runs; chance is chosen by the test.

    ``blue="1@court 2@stafford"`` and so on place knights, all others are in reserve; ``cards={"upper-left": "c05a"}``
    lays the only conflicts, whose spaces are filled in the order of ``order`` (by default of the seats); ``laws="L01
    L02 L03"`` are in force and ``proposals`` proposed, and their groups use the sets they are of; ``built={"blue":
    "gold votes"}`` are extensions; ``nobles`` counts the nobles of each seat; ``favours="fav_gold3"`` names the tiles
    that are up. All else are fields.
    """
    players, options = given.pop("players", 3), given.pop("options", {})
    named = f"{given.get('laws', '')} {given.get('proposals', '')}".split()
    options = options | {f"law_sets_group_{GROUP_OF[law]}": SET_OF[law] for law in named if SET_OF[law] != "base"}
    for law in named:
        if SET_OF[law] == "base":
            options.pop(f"law_sets_group_{GROUP_OF[law]}", None)
    return Match(
        LA, players=players, start={"step": step, "fields": fields(players, given, options)}, checked=True, **options
    )


def fields(players: int, given: dict[str, Any], options: Mapping[str, Any] = MappingProxyType({})) -> dict[str, Any]:
    """The fields that a fixture stands for."""
    found: dict[str, Any] = {"round": 1, "first": BLUE}
    houses = 2 * players if players == 2 else players
    places = {colour: placed(given.pop(colour, "")) for colour in HOUSE[:houses]}
    found["place"] = places
    cards = given.pop("cards", None)
    if cards is not None:
        found |= _conflicts(cards, places, given.pop("order", ()), players)
    else:
        found |= _conflicts({"upper-left": "c03b", "upper-right": "c04a"}, places, given.pop("order", ()), players)
    pile = in_use(options)
    laws = given.pop("laws", " ".join(law for law in pile if GROUP_OF[law] == 0)).split()
    proposed = given.pop("proposals", " ".join([law for law in pile if GROUP_OF[law] == 1][:3])).split()
    found |= _laws(laws, [law for law in proposed if law not in laws], pile)
    if "built" in given:
        found["built"] = {colour: dict.fromkeys(tiles.split(), 1) for colour, tiles in given.pop("built").items()}
    if "nobles" in given:
        found |= _nobles(given.pop("nobles"), players)
    if "favours" in given:
        up = given.pop("favours").split()
        found["favours"] = {tile: int(tile in up) for tile in FAVOUR}
    return found | given


def placed(text: str) -> dict[str, str]:
    """``1@court 2@stafford`` as the place of each knight of a house."""
    where = dict.fromkeys(KNIGHT, "reserve")
    for part in text.split():
        strength, _, place = part.partition("@")
        free = next(
            knight
            for knight, own in zip(KNIGHT, STRENGTH, strict=True)
            if own == int(strength) and where[knight] == "reserve"
        )
        where[free] = place
    return where


def _conflicts(
    cards: Mapping[str, str], places: Mapping[str, Any], order: Sequence[str], players: int
) -> dict[str, Any]:
    names = list(order) or list(places)
    stands: dict[str, list[Any]] = {}
    for conflict in CONFLICT:
        present = [colour for colour in names if conflict in places.get(colour, {}).values()]
        stands[conflict] = [*present, *["nobody"] * (3 - len(present))]
    return {
        "card": {conflict: cards.get(conflict, "nobody") for conflict in CONFLICT},
        "deck": {card: int(card not in cards.values() and DECK[players][row]) for row, card in enumerate(CARD)},
        "stands": stands,
    }


def in_use(options: Mapping[str, Any]) -> list[str]:
    """The laws of the sets that are used."""
    return [law for law in LAWS.names if SET_OF[law] == options.get(f"law_sets_group_{GROUP_OF[law]}", "base")]


def _laws(in_force: Sequence[str], proposals: Sequence[str], pile: Sequence[str]) -> dict[str, Any]:
    """Groups before that of a law on the table are gone, for they lay on top of the pile."""
    used = (*in_force, *proposals)
    last = max((GROUP_OF[law] for law in used), default=1)
    return {
        "in_force": list(in_force),
        "proposal": [*proposals, *["nobody"] * (3 - len(proposals))],
        "pile": {law: int(law in pile and law not in used and GROUP_OF[law] >= max(1, last)) for law in LAWS.names},
    }


def _nobles(counts: Sequence[int], players: int) -> dict[str, Any]:
    """The first kinds of nobles for each seat, as many as the piles allow."""
    pile = {2: 2, 3: 2, 4: 3, 5: 4}[players]
    owned = [[int(kind < count) for kind in range(9)] for count in counts]
    return {"noble": owned, "nobles_left": [max(0, pile - sum(row[kind] for row in owned)) for kind in range(9)]}


# --- playing on ---------------------------------------------------------------------------------------------


def play(match: Match, *choices: str) -> Match:
    """Choices in notation, one after the other, each by whoever is asked."""
    for choice in choices:
        match.choose(choice)
    return match


def vote(match: Match, *votes: str) -> Match:
    """Everybody's vote, seat 0 first: ``yes 2``, or ``no`` without markers."""
    for seat, text in enumerate(votes):
        match.choose(f"vote {text}" if " " in text else f"vote {text} 0", seat)
    return match


def at_random(match: Match, seed: int, until: str | None = None) -> Match:
    """Choose at random to the end, or until a question of that name."""
    rnd = random.Random(seed)
    while not match.over and (until is None or match.question.name != until):
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)
    return match


# --- looking ------------------------------------------------------------------------------------------------


def asked(match: Match) -> str | None:
    """The open question and the seats it is asked of: ``which_share 0``."""
    if match.over:
        return None
    return " ".join((match.question.name, *(str(seat) for seat in match.to_act if seat != NATURE)))


def offers(match: Match, verb: str = "") -> list[str]:
    """What may be chosen, bare: ``stafford 2`` for ``place strength=…``."""
    return [
        " ".join(part.partition("=")[2] or part for part in text.split()[1 if verb else 0 :])
        for text in match.offers(match.to_act[0] if match.to_act else NATURE)
        if not verb or text.split()[0] == verb
    ]


def knights(match: Match, house: int) -> str:
    """Where a house's knights are that are not in reserve, by strength: ``1@court 2@stafford``."""
    row = match.table.place[house]
    return " ".join(
        sorted(
            f"{STRENGTH[k]}@{PLACES.names[place]}" for k, place in enumerate(row) if PLACES.names[place] != "reserve"
        )
    )


def reserve(match: Match, house: int) -> list[int]:
    row = match.table.place[house]
    return [STRENGTH[k] for k, place in enumerate(row) if PLACES.names[place] == "reserve"]


def spaces(match: Match, conflict: str) -> list[str]:
    """Whose stack stands on each space of a conflict, from the top."""
    row = match.table.stands[CONFLICT.index(conflict)]
    return ["-" if house == NOBODY else HOUSE[house] for house in row]


def card(match: Match, conflict: str) -> str:
    number = match.table.card[CONFLICT.index(conflict)]
    return "-" if number == NOBODY else CARD[number]


def in_force(match: Match) -> str:
    return " ".join(LAWS.names[law] for law in match.table.in_force)


def proposals(match: Match) -> list[str]:
    return [LAWS.names[law] for law in match.table.proposal if law != NOBODY]


def per_seat(match: Match, field: str) -> list[int]:
    return list(getattr(match.table, field)[: match.table.players])


def score(match: Match) -> list[int]:
    return per_seat(match, "score")


def stock(match: Match, seat: int) -> tuple[int, int, int]:
    """Squires, gold and vote markers of a player."""
    s = match.table
    return s.squires[seat], s.gold[seat], s.votes[seat]


def tiles(match: Match, seat: int) -> str:
    return " ".join(tile for tile, built in zip(TILE, match.table.built[seat], strict=True) if built)


def told(match: Match, event: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of every such event that a seat (None: a spectator) has heard."""
    return [h.numbers for h in match.heard(seat) if LA.book.events[h.event].name == event]


def told_of_goods(match: Match, what: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """Seat, amount and good of every gain (``gained``), payment (``paid``) or stock shown (``shown``)."""
    goods = {f"{what}_{good}": number for number, good in enumerate(GOOD)}
    names = [(LA.book.events[h.event].name, h.numbers) for h in match.heard(seat)]
    return [(*numbers, goods[name]) for name, numbers in names if name in goods]
