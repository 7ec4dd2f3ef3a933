"""Pages written from the code itself: what each game declares, and what each public class offers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import regnum
from regnum import kernel
from regnum.kernel import Event, Game
from regnum.kernel.kinds import words_of
from regnum.rules import reference
from regnum.rules.cited import cited as cited_by
from regnum.words import Voice


def write(pages: Path) -> None:
    """A page for each game under ``games-inside``, one for each class under ``api``, and their lists."""
    for folder, made in (("games-inside", dict(games())), ("api", dict(classes()))):
        (pages / folder).mkdir()
        for name, text in made.items():
            (pages / folder / f"{name}.md").write_text(text, encoding="utf-8")
        lines = [f"- [{name}]({name}.md)" for name in sorted(made)]
        (pages / folder / "README.md").write_text("\n".join((f"# {TITLES[folder]}\n", *lines)) + "\n", encoding="utf-8")


TITLES = {"games-inside": "Inside the games", "api": "Classes"}


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


# --- classes --------------------------------------------------------------------------------------------------------


def classes() -> Iterator[tuple[str, str]]:
    for module in (regnum, kernel):
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isclass(thing):
                yield name, "\n\n".join(class_page(name, thing))


def class_page(name: str, thing: type[Any]) -> Iterator[str]:
    """What a class is for, how it is made, and what it offers, by its own words."""
    yield f"# {name}"
    yield f"`from {'regnum' if name in regnum.__all__ else 'regnum.kernel'} import {name}`"
    yield _told(thing)
    if "__init__" in vars(thing) and thing.__init__.__doc__:
        yield f"```py\n{name}{_signature(thing.__init__)}\n```"
        yield _told(thing.__init__)
    for member, value in vars(thing).items():
        if member.startswith("_"):
            continue
        if isinstance(value, property) and value.__doc__:
            yield f"## {member}\n\n{_told(value)}"
        elif inspect.isfunction(value) and value.__doc__:
            yield f"## {member}\n\n```py\n{member}{_signature(value)}\n```\n\n{_told(value)}"


def _signature(function: Any) -> str:
    return re.sub(r"\(self(, )?", "(", str(inspect.signature(function)), count=1).replace("'", "")


def _told(thing: Any) -> str:
    """A docstring as Markdown: code stays code, and an example a block."""
    text = inspect.getdoc(thing) or ""
    text = re.sub(r":(?:func|class|meth|mod):`~?([^`]+)`", lambda found: f"`{found[1].rpartition('.')[2]}`", text)
    text = re.sub(r"``([^`]+)``", r"`\1`", text)
    return re.sub(r"((?:^>>>.*\n?(?:^(?!>>>|\s*$).*\n?)*)+)", r"```pycon\n\1```\n", text, flags=re.MULTILINE)
