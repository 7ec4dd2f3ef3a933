"""Printing rules and the list of games."""

from __future__ import annotations

import os

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import regnum
from regnum.guides import Guide, guide
from regnum.kernel import Game
from regnum.rules import rules
from regnum.words import Voice, language_of

from .commands import clause_page
from .heraldry import GOLD, QUIET


def print_rules(name: str, words: str) -> None:
    """One clause, the clauses with these words, or all of them."""
    console = Console(highlight=False)
    known = rules(regnum.game(name))
    if not words:
        console.print(Group(*(clause_page(clause) for clause in known)))
        return
    if words in known:
        clause = known.clause(words)
        console.print(clause_page(clause))
        others = [name for name in clause.mentions if name in known]
        if others:
            console.print(Text(f"See also {', '.join(others)}.", style=QUIET))
        return
    found = known.search(words)
    if not found:
        raise LookupError(_nothing(words, name))
    console.print(Group(*(clause_page(clause) for clause in found)))


def _nothing(words: str, name: str) -> str:
    known = rules(regnum.game(name))
    try:
        known.clause(words)
    except LookupError as wrong:
        return f"no clause of {name} speaks of {words!r}; {wrong}"
    return f"no clause of {name} speaks of {words!r}"


def print_guide(name: str, language: str | None) -> None:
    """How to play a game."""
    Console(highlight=False).print(guide_page(guide(regnum.game(name), language or language_of(os.environ))))


def guide_page(found: Guide) -> Group:
    """A guide in words; the clauses that a passage retells stand after it."""
    parts: list[RenderableType] = [Text(found.title, style=f"bold {GOLD}"), Text()]
    for section in found.sections:
        parts.append(Text(section.title, style="bold underline"))
        for passage in section.passages:
            told = Markdown(f"• {passage.text}" if section.listed else passage.text)
            parts += [told, Text(" ".join(passage.clauses), style=QUIET), Text()]
    return Group(*parts)


def print_games(name: str | None, language: str | None) -> None:
    """Every game with its players and options, explained."""
    console = Console(highlight=False)
    for one in [name] if name else regnum.games():
        game = regnum.game(one)
        console.print(_game(game, Voice(game, language or language_of(os.environ))))


def _game(game: Game, voice: Voice) -> Group:
    head = Text(voice.title(), style=f"bold {GOLD}")
    head.append(f"  {game.name}", style="bold")
    players = game.options.players
    head.append(f"  {players.start}–{players.stop - 1} players, usually {game.options.usual}", style=QUIET)
    grid = Table.grid(padding=(0, 2))
    for name in game.options.presets:
        about = Text(f"{voice.preset(name)}. ", style="bold")
        about.append(voice.preset_help(name), style="not bold")
        grid.add_row("", Group(Text(f"--preset {name.replace('_', '-')}"), about))
    for option in game.options:
        default = voice.option_value(option.name, option.default)
        values = Text(f"{option.name}={option.legend()}")
        values.append(f"  ({default})", style=QUIET)
        about = Text(f"{voice.option(option.name)}. ", style="bold")
        about.append(voice.option_help(option.name), style="not bold")
        about.append(f" {option.rule}", style=QUIET)
        grid.add_row("", Group(values, about))
    return Group(head, grid, Markdown(""))
