"""Setting up castles and playing on in the letters of the specification (section 0)."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from regnum.games import game
from regnum.games.vive_le_roi.positions import write_position
from regnum.games.vive_le_roi.table import CHARACTER, LETTERS, NO, PLACES, STOMACHACHE, VOTE_CARD, YES
from regnum.kernel import NATURE, NOBODY, Match

GAME = game("vive-le-roi")
VOTES = {"Y": "yes", "N": "no", "S": "stomachache"}
Cards = Sequence[str | tuple[str, str]]

__all__ = ["LETTERS", "NATURE", "NO", "NOBODY", "STOMACHACHE", "YES"]


def name(letter: str) -> str:
    """``J`` is jeanne."""
    return CHARACTER[LETTERS.index(letter)]


FILLED = ("D3", "D2", "D1", "box")
"""In the order in which rejected courtiers fill them (VR-89)."""


def others_gone(text: str) -> str:
    """The position with everybody it does not name on floor 0, where they are worth nothing.

    Dungeons that are filled before one it names hold Caius, Dagobert and so on, whom few cards of the tests name.
    """
    last = max((n for n, place in enumerate(FILLED) if f"{place}[" in text), default=0)
    empty = [place for place in FILLED[:last] if f"{place}[" not in text]
    spare = [letter for letter in "CDBLR" if letter not in _named(text)]
    text += "".join(f" {place}[{letter}]" for place, letter in zip(empty, spare, strict=False))
    return f"{text} 0[{''.join(letter for letter in LETTERS if letter not in _named(text))}]"


def _named(text: str) -> str:
    return "".join(re.findall(r"\[(\w*)\]", text))


def new(players: int, seed: Any = 1, chance: Any = None, **options: Any) -> Match:
    """A match from the very beginning; ``seed=None`` lets the test answer for Nature."""
    return Match(GAME, seed=seed if chance is None else None, chance=chance, players=players, checked=True, **options)


# --- fixtures: a castle, cards, hands, scores -------------------------------------------------------------


def turn(castle: str, players: int, active: int = 0, **given: Any) -> Match:
    """A match at the turn of the unit ``active``. Chance is chosen by the test.

    ``cards``, ``scores``, ``hands`` ("1/3/1"), ``kept`` (Ambition cards) are per seat, a pair for a team; ``fields``
    sets anything else; the rest are options.
    """
    fields, options = _fixture(castle, players, given)
    fields["active"] = active
    return Match(
        GAME,
        players=players,
        start={"question": "who_moves", "seats": active, "fields": fields},
        checked=True,
        **options,
    )


def ended(castle: str, players: int, **given: Any) -> Match:
    """A match whose third round has just ended in this castle: its result is known."""
    fields, options = _fixture(castle, players, given)
    fields |= {"round": 3, "favourites_up": 1, "king": "nobody"}
    return Match(
        GAME, players=players, start={"step": "take_ranking_scores", "fields": fields}, checked=True, **options
    )


def _fixture(castle: str, players: int, given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    fields: dict[str, Any] = dict(GAME.parse(castle) if GAME.parse else {})
    cards: Cards | None = given.pop("cards", None)
    if cards is not None:
        fields["favourites"] = [_pair(card) for card in cards]
        if any(isinstance(card, tuple) for card in cards):
            given["unit_sizes"] = [2 if isinstance(card, tuple) else 1 for card in cards]
    if "scores" in given:
        fields["score"] = [_pair(score, 0) for score in given.pop("scores")]
    if "hands" in given:
        hands = [[int(part) for part in hand.split("/")] for hand in given.pop("hands")]
        fields |= {"noes": [hand[1] for hand in hands], "stomachaches": [hand[2] for hand in hands]}
    if "kept" in given:
        fields |= _ambitions(given.pop("kept"), players)
    if "emissary_card" in given:
        given["emissary"] = True
        fields["emissary_card"] = given.pop("emissary_card")
    return fields | given.pop("fields", {}), given


def _ambitions(kept: Cards, players: int) -> dict[str, Any]:
    """Kept cards, each dealt together with one that nobody keeps."""
    rows = [_pair(card) for card in kept]
    used = {card for row in rows for card in row}
    others = iter(card for card in (f"A{n:02}" for n in range(1, 17)) if card not in used)
    dealt = [[[card, "nobody" if card == "nobody" else next(others)] for card in row] for row in rows]
    return {"kept": rows, "ambitions": dealt}


def _pair(one: Any, empty: Any = "nobody") -> list[Any]:
    return list(one) if isinstance(one, tuple) else [one, empty]


# --- playing on -----------------------------------------------------------------------------------------------


def move(match: Match, letter: str) -> None:
    match.choose(f"move {name(letter)}")


def vote(match: Match, votes: str, emissary: str = "") -> None:
    """One letter per seat; ``emissary`` is the card he turns up, if he needs one."""
    for seat, letter in enumerate(votes):
        match.choose(f"vote {VOTES[letter]}", seat)
    if emissary:
        match.choose(f"emissary {VOTES[emissary]}", NATURE)


def present(match: Match, letter: str, votes: str, emissary: str = "") -> None:
    """Bring a character into the Throne Room and vote on it."""
    move(match, letter)
    vote(match, votes, emissary)


def deal(match: Match) -> None:
    """Let Nature deal the first card each time, until somebody else is asked."""
    while match.to_act == (NATURE,):
        match.choose(match.offers(NATURE)[0], NATURE)


def place_all(match: Match) -> list[int]:
    """Place anything anywhere until the first turn; who placed, in order."""
    seats = []
    while match.question.name == "where_to_place":
        seats.append(match.to_act[0])
        match.choose(match.offers()[0])
    return seats


def play(match: Match, seed: int, until_round: int = 4) -> Match:
    """Choose at random until the game, or the round before, is over."""
    rnd = random.Random(seed)
    while not match.over and match.table.round < until_round:
        seat = rnd.choice(match.to_act)
        match.choose(rnd.choice(match.offers(seat)), seat)
    return match


# --- looking ----------------------------------------------------------------------------------------------------


def castle(match: Match) -> str:
    return write_position(match.table)


def tidy(text: str) -> str:
    """A position string in the order in which the game writes it."""
    assert GAME.parse is not None
    where = GAME.parse(text)["place"]
    parts = []
    for place in PLACES.names:
        letters = "".join(letter for letter in LETTERS if where[name(letter)] == place)
        parts += [f"{place}[{letters}]"] if letters else []
    return " ".join(parts)


def where(match: Match, letter: str) -> str:
    return str(PLACES.names[match.table.place[LETTERS.index(letter)]])


def movers(match: Match) -> str:
    """The letters of all that can move now, in alphabetical order."""
    return "".join(sorted(LETTERS[CHARACTER.index(offer.split("=")[1])] for offer in match.offers()))


def goes_to(match: Match, letter: str) -> str:
    """Where this character would step."""
    other = match.branch()
    move(other, letter)
    return where(other, letter)


def hand(match: Match, seat: int) -> str:
    return f"1/{match.table.noes[seat]}/{match.table.stomachaches[seat]}"


def pile(match: Match) -> str:
    return f"1/{match.table.emissary_noes}/{match.table.emissary_stomachaches}"


def hands(match: Match) -> list[str]:
    return [hand(match, seat) for seat in range(match.table.players)]


def scores(match: Match) -> list[Any]:
    """A number per lone person and for a common marker, a pair for two markers."""
    apart = match.options["team_scoring"] == "separate"
    return [_shown(row, size == 2 and apart) for row, size in _with_sizes(match, "score")]


def totals(match: Match) -> list[Any]:
    """What each person scored at the last count; a pair for a team."""
    return [_shown(row, size == 2) for row, size in _with_sizes(match, "total")]


def _with_sizes(match: Match, field: str) -> list[tuple[list[int], int]]:
    s = match.table
    return list(zip(getattr(s, field)[: s.players], s.unit_sizes[: s.players], strict=True))


def _shown(row: list[int], pair: bool) -> Any:
    return tuple(row) if pair else row[0]


def told(match: Match, event: str, seat: int | None = None, person: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of every such event that a seat (None: a spectator; or one of its persons) has heard."""
    return [h.numbers for h in match.heard(seat, person) if GAME.book.events[h.event].name == event]


def events(match: Match) -> list[str]:
    return [GAME.book.events[h.event].name for h in match.happenings]


def shown_votes(match: Match) -> list[str]:
    return [VOTE_CARD[card] for card in match.table.shown_vote[: match.table.players]]
