"""Which clauses a player can meet: in a line of the log, a question, a reason, an option, on a piece, in the guide."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from regnum.guides import guide
from regnum.kernel import Game
from regnum.words import LANGUAGES

_REASONS = ("Condition", "IllegalOptions", "IllegalChoice", "Reason")
"""What is made with a clause where the rules stand, to be told to whoever cannot do something."""


def cited(game: Game, prefix: str = "") -> dict[str, str]:
    """Every clause that can be cited to a player, with where; ``prefix`` begins those of an expansion."""
    found = dict(_said(game, re.compile(rf"\b{prefix or game.prefix}-R?\d+[a-z]?\b")))
    return {clause: found[clause] for clause in sorted(found, key=_order)}


def _said(game: Game, clauses: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    book = game.book
    for kind, things in (("event", book.events), ("question", book.questions), ("option", game.options)):
        for thing in things:
            yield from ((clause, f"{kind} {thing.name}") for clause in clauses.findall(thing.rule))
    yield from ((clause, "seats") for clause in clauses.findall(book.seats))
    for path in sorted(game.folder.rglob("*.py")):
        yield from ((clause, path.name) for text in _reasons(path) for clause in clauses.findall(text))
    for language in LANGUAGES:
        for path in (Path(str(words).replace("*", language)) for words in game.words):
            yield from ((clause, path.name) for clause in clauses.findall(_messages(path)))
        passages = (p for s in guide(game, language).sections for p in s.passages) if game.guide else ()
        yield from ((clause, f"guide {language}") for passage in passages for clause in passage.clauses)


def _messages(path: Path) -> str:
    """What a file of messages says to players; what is wrong with a board of one's own is for its owner."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return "\n".join(line for line in lines if not line.startswith(("#", "refused-")))


def _reasons(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _REASONS:
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            yield from (one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str))


def _order(clause: str) -> tuple[str, int, str]:
    letters, number, rest = re.split(r"(\d+)", clause, maxsplit=1)
    return letters, int(number), rest
