"""The addresses for rules: in words for players, and the specification for programmers."""

from __future__ import annotations

from typing import Any, TypedDict

from regnum.guides import Piece
from regnum.kernel import Game
from regnum.rules import Chapter, Rules, reference, rules
from regnum.words import Voice

from ..table.shelf import find_game
from .calls import LANGUAGE, Call, Route, cached

LETTERS = 200
"""More are not searched for."""
WORDS = ("words", {"type": "string"}, "the words to search for")


class RulesTold(TypedDict):
    title: str
    language: str
    """Of the whole; a clause that is not translated says its own."""
    chapters: tuple[Chapter, ...]
    pieces: tuple[Piece, ...]
    """Everything that is drawn, by name."""


def told(game: Game, language: str) -> RulesTold:
    return _told(rules(game, language), Voice(game, language))


def specified(game: Game, language: str) -> RulesTold:
    return _told(reference(game), Voice(game, language))


def _told(found: Rules, voice: Voice) -> RulesTold:
    return {
        "title": voice.title(),
        "language": found.language,
        "chapters": found.chapters,
        "pieces": found.pieces,
    }


async def show_rules(call: Call) -> Any:
    return cached(told, find_game(call.path["game"]), call.visitor.language)


async def show_reference(call: Call) -> Any:
    return cached(specified, find_game(call.path["game"]), call.visitor.language)


async def search_rules(call: Call) -> Any:
    return _found(call, rules(find_game(call.path["game"]), call.visitor.language))


async def search_reference(call: Call) -> Any:
    return _found(call, reference(find_game(call.path["game"])))


def _found(call: Call, known: Rules) -> list[str]:
    """The clauses with all the words, best first."""
    call.house.limits.spend("why", call.visitor.address)
    return [clause.id for clause in known.search(call.request.query_params.get("words", "")[:LETTERS])]


ROUTES = [
    Route("GET", "/api/games/{game}/rules", show_rules, "The rules for players", RulesTold, query=(LANGUAGE,)),
    Route(
        "GET",
        "/api/games/{game}/rules/search",
        search_rules,
        "The clauses with all these words, however inflected, best first",
        list[str],
        query=(LANGUAGE, WORDS),
    ),
    Route("GET", "/api/games/{game}/reference", show_reference, "The specification", RulesTold, query=(LANGUAGE,)),
    Route(
        "GET",
        "/api/games/{game}/reference/search",
        search_reference,
        "The clauses of the specification with all these words, best first",
        list[str],
        query=(WORDS,),
    ),
]
