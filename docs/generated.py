"""Pages written from the code itself: what each game declares, and what each public class offers."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import textwrap
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import regnum
from regnum import bots, envs, kernel, testing, words
from regnum.kernel import Event, Game
from regnum.kernel.kinds import words_of
from regnum.rules import reference
from regnum.rules.cited import cited as cited_by
from regnum.words import Voice


def write(pages: Path) -> None:
    """A page for each game under ``games-inside``, for each class and the functions of a module under ``api``."""
    for folder, made in (("games-inside", dict(games())), ("api", dict((*classes(), *functions())))):
        (pages / folder).mkdir()
        for name, text in made.items():
            (pages / folder / f"{name}.md").write_text(text, encoding="utf-8")
        lines = [f"- [{name}]({name}.md)" for name in sorted(made)]
        (pages / folder / "README.md").write_text("\n".join((f"# {TITLES[folder]}\n", *lines)) + "\n", encoding="utf-8")


TITLES = {"games-inside": "Inside the games", "api": "Classes and functions"}


# --- games ----------------------------------------------------------------------------------------------------------


def games() -> Iterator[tuple[str, str]]:
    for name in regnum.games():
        yield name, "\n\n".join(game_page(regnum.game(name)))


def game_page(game: Game) -> Iterator[str]:
    """Its fields, verbs, questions, steps, events and options with their clauses, and all clauses there are."""
    book = game.book
    yield f"# Inside {Voice(game).title()}"
    yield f"`regnum.game({game.name!r})`, for {game.options.players.start} to {game.options.players.stop - 1} players."
    fields = [(name, one.sight, _axes(one), _values(one)) for name, one in game.Table.FIELDS.items()]
    yield _table("Fields", ("field", "seen", "places", "values"), fields)
    verbs = [(verb.form(), ", ".join(f"{p.name}: {p.legend()}" for p in verb.parameters)) for verb in game.actions]
    yield _table("Verbs", ("verb", "parameters"), verbs)
    asked = [(one.name, ", ".join(verb.name for verb in one.answers), one.rule) for one in book.questions]
    yield _table("Questions", ("question", "answers", "clause"), asked)
    steps = [
        (one.name, ", ".join(dict.fromkeys(step.__name__ for step in one.every_step()))) for one in book.procedures
    ]
    yield _table("Procedures", ("procedure", "steps, those of expansions too"), steps)
    events = [(one.name, ", ".join(_told_of(one)), one.rule) for one in book.events]
    yield _table("Events", ("event", "tells", "clause"), events)
    options = [(one.name, one.legend(), str(one.default), one.rule) for one in game.options]
    yield _table("Options", ("option", "values", "usual", "clause"), options)
    cited = cited_by(game)
    clauses = [(one.id, one.section, cited.get(one.id, "")) for one in reference(game) if one.id[:1].isalpha()]
    yield _table("Clauses", ("clause", "chapter", "where players meet it"), clauses)


def _told_of(event: Event) -> list[str]:
    return [f"{name}: {_kind(kind)}" for name, kind in event.arguments.items()]


def _table(title: str, head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [" | ".join(head), " | ".join("---" for _ in head), *(" | ".join(map(_cell, row)) for row in rows)]
    return f"## {title}\n\n" + "\n".join(f"| {line} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _axes(field: Any) -> str:
    return " × ".join(str(int(axis)) if isinstance(axis, int) else _kind(axis) for axis in field.axes)


def _values(field: Any) -> str:
    return f"{field.low} … {field.high}" + (f", {_kind(field.names)}" if field.names else "")


def _kind(meaning: Any) -> str:
    words = words_of(meaning)
    return str(getattr(meaning, "kind", "") or ", ".join(words)) if words else str(meaning)


# --- classes and functions ------------------------------------------------------------------------------------------

DRAWN = {"regnum.terminal.boards": ("Drawing", "Item", "Part", "Sight"), "regnum.games": ("load_data",)}
"""What is public of modules that also hold what is not."""
OFFER = "offer(out: list[int], action: int) -> None", "One more option."
"""It is a method of Python's own lists, which cannot say so."""
LONGEST = 100
"""Signatures are written on one line up to so many letters."""
LONG_DEFAULT = 24


def public() -> Iterator[tuple[str, str, Any]]:
    """Everything that is public: its module, its name and itself."""
    listed = {module.__name__: module.__all__ for module in (regnum, kernel, bots, envs, words, testing)}
    known = set()
    for module, names in (*listed.items(), *DRAWN.items()):
        for name in names:
            thing = getattr(importlib.import_module(module), name)
            if callable(thing) and id(thing) not in known and inspect.getdoc(thing):
                known.add(id(thing))
                yield module, name, thing


def classes() -> Iterator[tuple[str, str]]:
    for module, name, thing in public():
        if inspect.isclass(thing):
            yield name, "\n\n".join(class_page(module, name, thing))


def functions() -> Iterator[tuple[str, str]]:
    """A page for the functions of each module."""
    pages: dict[str, list[str]] = {}
    for module, name, thing in public():
        if inspect.isfunction(inspect.unwrap(thing)) or thing is kernel.offer:
            pages.setdefault(module, [f"# Functions of {module}"]).append(_member(name, thing))
    for module, parts in pages.items():
        yield f"functions-of-{module.replace('.', '-')}", "\n\n".join(parts)


def class_page(module: str, name: str, thing: type[Any]) -> Iterator[str]:
    """What a class is for, how it is made, and what it offers, by its own words."""
    yield f"# {name}"
    yield f"`from {module} import {name}`"
    yield _told(thing)
    if "__init__" in vars(thing) and thing.__init__.__doc__:
        yield f"```py\n{_signature(name, thing.__init__)}\n```"
        yield _told(thing.__init__)
    if rows := list(_attributes(thing)):
        yield _table("Attributes", ("attribute", "type", ""), rows)
    for member, value in members(thing).items():
        if member.startswith("_"):
            continue
        if isinstance(value, property | cached_property) and _of(value).__doc__:
            yield f"## {member}\n\n{_told(_of(value))}"
        elif inspect.isfunction(called := getattr(value, "__func__", value)) and called.__doc__:
            yield _member(member, called)


def members(thing: type[Any]) -> dict[str, Any]:
    """What a class offers, with what it has of classes that have no page of their own."""
    own = {base for _, _, base in public() if base is not thing}
    members: dict[str, Any] = {}
    for base in thing.__mro__:
        if base not in own and base.__module__.startswith(f"{regnum.__name__}."):
            members = {**members, **{name: value for name, value in vars(base).items() if name not in members}}
    return members


def _of(value: property | cached_property[Any]) -> Any:
    return value.func if isinstance(value, cached_property) else value


def _member(name: str, function: Any) -> str:
    called, told = OFFER if function is kernel.offer else (_signature(name, function), _told(function))
    return f"## {name}\n\n```py\n{called}\n```\n\n{told}"


def _attributes(thing: type[Any]) -> Iterator[tuple[str, str, str]]:
    """The fields that a class declares, each with its type and the words below it."""
    body = ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]
    assert isinstance(body, ast.ClassDef)
    making = [one.body for one in body.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    for lines in (body.body, *making):
        for line, below in zip(lines, [*lines[1:], None], strict=True):
            said = below.value if isinstance(below, ast.Expr) else None
            words = str(said.value) if isinstance(said, ast.Constant) else ""
            name, kind = _declared(line)
            if name and not name.startswith("_") and not kind.startswith("ClassVar") and (words or lines is body.body):
                yield name, f"`{kind}`" if kind else "", _plain(" ".join(words.split()))


def _declared(line: ast.stmt) -> tuple[str, str]:
    """The name and the type of what a line declares, in a class or of ``self``; nothing for any other line."""
    target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
    if isinstance(line, ast.AnnAssign) and isinstance(target, ast.Name):
        return target.id, ast.unparse(line.annotation)
    if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Attribute):
        return target.attr, ast.unparse(line.annotation) if isinstance(line, ast.AnnAssign) else ""
    return "", ""


def _signature(name: str, function: Any) -> str:
    """How it is called: on one line, or on one for each parameter."""
    made = inspect.signature(function)
    parts, starred = list[str](), False
    for parameter in made.parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            parts.append("*")
        starred = starred or parameter.kind in (parameter.KEYWORD_ONLY, parameter.VAR_POSITIONAL)
        parts.append(_parameter(parameter))
    gives = "" if made.return_annotation is made.empty else f" -> {_annotation(made.return_annotation)}"
    line = f"{name}({', '.join(parts)}){gives}"
    if len(line) <= LONGEST:
        return line
    return "\n".join((f"{name}(", *(f"    {part}," for part in parts), f"){gives}"))


def _parameter(parameter: inspect.Parameter) -> str:
    stars = str(parameter)[: len(str(parameter)) - len(str(parameter).lstrip("*"))]
    kind = "" if parameter.annotation is parameter.empty else f": {_annotation(parameter.annotation)}"
    usual = repr(parameter.default)
    default = "" if parameter.default is parameter.empty else f" = {usual if len(usual) < LONG_DEFAULT else '...'}"
    return f"{stars}{parameter.name}{kind}{default}"


def _annotation(given: Any) -> str:
    return given if isinstance(given, str) else inspect.formatannotation(given)


def _told(thing: Any) -> str:
    """A docstring as Markdown: code stays code, and an example a block."""
    text = _plain(inspect.getdoc(thing) or "")
    return re.sub(r"((?:^>>>.*\n?(?:^(?!>>>|\s*$).*\n?)*)+)", _example, text, flags=re.MULTILINE)


def _example(found: re.Match[str]) -> str:
    return f"```pycon\n{found[1].rstrip()}\n```\n"


def _plain(text: str) -> str:
    text = re.sub(r":(?:func|class|meth|mod):`~?([^`]+)`", lambda found: f"`{found[1].rpartition('.')[2]}`", text)
    return re.sub(r"``([^`]+)``", r"`\1`", text)
