"""Setting up tables in the words of the worked examples, playing on, and looking."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from regnum.games import game
from regnum.games.krone_und_schwert.board import neighbour, place_of
from regnum.games.krone_und_schwert.people import people_deck
from regnum.games.krone_und_schwert.table import (
    ACTION_CARD,
    BUILDING,
    EVENT_CARD,
    JOIN,
    JOINS,
    LAND,
    OCTAGON,
    PER_PIECE,
    PIECE,
    SPACE,
    TERRAIN,
    TURNED_COLUMN,
    TURNED_ROW,
    WAYS,
)
from regnum.kernel import NATURE, NOBODY, Match

GAME = game("krone-und-schwert")
PLAYERS = 5
P1, P2, P3, P4, P5 = range(PLAYERS)
BY_SEAT = Mapping[int, str]
PLENTY = SPACE[:75]
"""The spaces of a board of three pieces."""

__all__ = ["NATURE", "NOBODY"]


# --- tables -----------------------------------------------------------------------------------------------------


def fields(
    *,
    owns: BY_SEAT | None = None,
    built: BY_SEAT | None = None,
    hands: BY_SEAT | None = None,
    discard: str = "",
    points: BY_SEAT | Mapping[int, int] | None = None,
    visits: Sequence[int] = (),
    king: int = NOBODY,
    **others: Any,
) -> dict[str, Any]:
    """``owns={P1: "A11 A22"}``, ``built={P1: "castle A11, large A22+A23"}``, ``hands={P1: "city*2 castle"}``.

    Who builds owns. Hands hold only what is listed, and the pile holds what is nowhere else.
    """
    owner: dict[str, int] = {}
    building: dict[str, str] = {}
    for seat, spaces in (owns or {}).items():
        owner |= dict.fromkeys(spaces.split(), seat)
    for seat, works in (built or {}).items():
        for work in filter(None, (part.strip() for part in works.split(","))):
            raised = put_up(*work.split())
            building |= raised
            owner |= dict.fromkeys(raised, seat)
    return {
        "owner": owner,
        "building": building,
        "hand": [row((hands or {}).get(seat, ""), ACTION_CARD) for seat in range(PLAYERS)],
        "discard": row(discard, EVENT_CARD),
        "points": [(points or {}).get(seat, 0) for seat in range(PLAYERS)],
        "papal_visit": [int(seat in visits) for seat in range(PLAYERS)],
        "king": king,
        "round": 5,
    } | others


def put_up(kind: str, place: str) -> dict[str, str]:
    """``large A22+A23`` stands on both; a cathedral's city too."""
    spaces = place.split("+")
    if kind == "cathedral":
        return {space: "cathedral" if is_octagon(space) else "large_city" for space in spaces}
    return dict.fromkeys(spaces, {"small": "small_city", "large": "large_city"}.get(kind, kind))


def is_octagon(space: str) -> bool:
    return bool(OCTAGON[SPACE.index(space)])


def row(cards: str, words: Sequence[str]) -> list[int]:
    """``city*2 castle`` as a count for each kind."""
    counts = dict.fromkeys(words, 0)
    for card in cards.split():
        kind, _, times = card.partition("*")
        counts[kind] += int(times or 1)
    return list(counts.values())


def turn(players: int = 3, active: int = P1, *, ap: int = 3, chance: Any = None, **given: Any) -> Match:
    """A match at an action of ``active``. Fields are given as in :func:`fields`, ``options`` as a mapping."""
    options = {"players": players, "board_setup": "fixed"} | given.pop("options", {})
    table = fields(**given) | {"active": active, "action_points": ap}
    return Match(
        GAME,
        chance=chance,
        start={"question": "which_action", "seats": active, "fields": table},
        checked=True,
        **options,
    )


def before(step: str, players: int = 3, active: int = P1, *, chance: Any = None, **given: Any) -> Match:
    """A match that stands before a step, which then runs."""
    options = {"players": players, "board_setup": "fixed"} | given.pop("options", {})
    return Match(
        GAME,
        chance=chance,
        start={"step": step, "fields": fields(**given) | {"active": active}},
        checked=True,
        **options,
    )


def scored(players: int = 3, **given: Any) -> Match:
    """A game that has just ended on this table: P1 has drawn the Game End card."""
    return nature(do(turn(players, end_phase=1, **given), "draw"), "game_end")


def new(players: int = 3, seed: Any = 1, chance: Any = None, **options: Any) -> Match:
    """A match from the very beginning; ``seed=None`` lets the test answer for Nature."""
    return Match(GAME, seed=seed if chance is None else None, chance=chance, players=players, checked=True, **options)


# --- playing on -------------------------------------------------------------------------------------------------


def do(match: Match, *choices: str) -> Match:
    """The first who must answer makes these choices, one after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def nature(match: Match, *outcomes: str) -> Match:
    """Chance answers: ``nature(match, "sword", "crown")``; a drawn action card is named by its kind."""
    for outcome in outcomes:
        if match.question.name in ("what_is_dealt", "what_is_drawn") and outcome in ACTION_CARD:
            match.choose("top action", NATURE)
        choices = [offer for offer in match.offers(NATURE) if offer.endswith(f"={outcome}")]
        assert choices, f"{outcome} is not among {match.offers(NATURE)}"
        match.choose(choices[0], NATURE)
    return match


def commit(match: Match, commitments: Mapping[int, str]) -> Match:
    """Sides and cards of a revolt: ``{P2: "sword city", P3: "leader4"}``; who is not named commits nothing."""
    for seat in list(match.to_act):
        words = commitments.get(seat, "").split()
        for word in words:
            match.choose(f"vote {word}" if word in ("crown", "sword") else f"commit {word}", seat)
        match.choose("done", seat)
    return match


def play(match: Match, seed: int, until: Callable[[Match], bool] = lambda match: False) -> Match:
    """Choose at random, any kind of action as likely as any other, until the game is over or ``until`` says so."""
    rnd = random.Random(seed)
    while not match.over and not until(match):
        play_one(match, rnd)
    return match


def play_one(match: Match, rnd: random.Random) -> None:
    seat = rnd.choice(match.to_act)
    match.choose(likely(match.offers(seat), rnd, {}), seat)


def likely(offers: Sequence[str], rnd: random.Random, liking: Mapping[str, int]) -> str:
    """First the kind of action, by liking, then any of that kind: games are livelier than by pure chance."""
    kinds = sorted({offer.split()[0] for offer in offers})
    weights = [liking.get(kind, LIKED.get(kind, 4)) for kind in kinds]
    kind = rnd.choices(kinds, weights if sum(weights) else None)[0]
    return rnd.choice([offer for offer in offers if offer.split()[0] == kind])


LIKED = {"revolt": 8, "castle": 40, "large_city": 40, "small_city": 30, "cathedral": 60, "occupy": 1, "end_turn": 1}


# --- looking ----------------------------------------------------------------------------------------------------


def offers(match: Match, verb: str, seat: int | None = None) -> list[str]:
    """What is offered of one kind, without its name: ``["A11", "A12"]``."""
    found = [offer.split() for offer in match.offers(seat)]
    return [" ".join(part.partition("=")[2] for part in rest) for kind, *rest in found if kind == verb]


def odds(match: Match) -> dict[str, int]:
    """What chance may answer, with its odds."""
    outcomes = GAME.offers(match.table, NATURE)
    names = (GAME.actions.write(action).partition("=")[2] for action in outcomes)
    return dict(zip(names, outcomes.odds, strict=True))


def hand(match: Match, seat: int) -> str:
    """``castle city*2``, in alphabetical order."""
    return written(match.table.hand[seat], ACTION_CARD)


def discard(match: Match) -> str:
    return written(match.table.discard, EVENT_CARD)


def written(counts: Sequence[int], words: Sequence[str]) -> str:
    found = sorted((word, count) for word, count in zip(words, counts, strict=True) if count)
    return " ".join(word if count == 1 else f"{word}*{count}" for word, count in found)


def owner(match: Match, space: str) -> int:
    return int(match.table.owner[SPACE.index(space)])


def building(match: Match, space: str) -> str:
    return str(BUILDING[match.table.building[SPACE.index(space)]])


def owned(match: Match, seat: int) -> set[str]:
    return {space for space in SPACE if owner(match, space) == seat}


def free(match: Match) -> set[str]:
    return {space for space in SPACE if owner(match, space) == NOBODY}


def terrain(space: str) -> str:
    return TERRAIN[LAND[SPACE.index(space)]]


def neighbours(match: Match, space: str) -> set[str]:
    number = SPACE.index(space)
    place = place_of(match.table, number)
    found = (neighbour(match.table, place, way) for way in range(WAYS[number]))
    return {SPACE[other] for other in found if other != NOBODY}


def stands_at(match: Match, space: str) -> tuple[int, int]:
    """The global row and column of a space (KS-15)."""
    s, number = match.table, SPACE.index(space)
    piece, here = divmod(number, PER_PIECE)
    quarters = s.quarters[piece]
    return s.corner_row[piece] + TURNED_ROW[quarters][here], s.corner_column[piece] + TURNED_COLUMN[quarters][here]


def corners(match: Match) -> list[tuple[int, int]]:
    """Where the piece that is just being laid may lie."""
    found = []
    for offer in offers(match, "beside"):
        piece, side = offer.split()
        down, right = JOINS[JOIN.index(side)]
        at = PIECE.index(piece)
        found.append((match.table.corner_row[at] + down, match.table.corner_column[at] + right))
    return found


def people(match: Match) -> tuple[int, int, int]:
    """Visible swords, crowns in the people discard, cards in the people deck."""
    return match.table.swords, match.table.crowns, people_deck(match.table)


def points(match: Match) -> list[int]:
    return list(match.table.points[: match.table.players])


def told(match: Match, event: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of every such event that a seat (None: a spectator) has heard."""
    return [h.numbers for h in match.heard(seat) if GAME.book.events[h.event].name == event]


def events(match: Match) -> list[str]:
    return [GAME.book.events[h.event].name for h in match.happenings]


def listed(spaces: Iterable[str]) -> str:
    return " ".join(sorted(spaces))
