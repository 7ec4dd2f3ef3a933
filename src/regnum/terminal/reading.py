"""Printing rules and the list of games."""

from __future__ import annotations

import os

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import regnum
from regnum.games import complaints
from regnum.guides import Guide, guide
from regnum.kernel import Game, NotFound
from regnum.rules import Rules, reference, rules
from regnum.rules.stamps import Lack, lacks, stamp
from regnum.words import LANGUAGES, Voice, language_of

from .commands import clause_page
from .heraldry import GOLD, QUIET


def print_rules(name: str, words: str, language: str | None) -> None:
    """The rules for players in a language: one clause, the clauses with these words, or all of them."""
    game, spoken = regnum.game(name), language or language_of(os.environ)
    _print(rules(game, spoken), Voice(game, spoken), words)


def print_reference(name: str, words: str) -> None:
    """So the specification."""
    game = regnum.game(name)
    _print(reference(game), Voice(game), words)


def _print(known: Rules, voice: Voice, words: str) -> None:
    console = Console(highlight=False)
    if not words:
        for chapter in known.chapters:
            console.print(Text(chapter.title, style="bold underline"), Text(), sep="\n")
            console.print(Group(*(clause_page(clause, voice) for clause in chapter.clauses)))
        return
    if words in known:
        clause = known.clause(words)
        console.print(clause_page(clause, voice))
        others = [name for name in clause.mentions if name in known]
        if others:
            console.print(Text(f"→ {', '.join(others)}", style=QUIET))
        return
    found = known.search(words)
    if not found:
        raise _nothing(known, voice.game.name, words)
    console.print(Group(*(clause_page(clause, voice) for clause in found)))


def _nothing(known: Rules, name: str, words: str) -> NotFound:
    if near := known.near(words):
        return NotFound(
            "no clause of {game} speaks of '{words}'; near are {near}", game=name, words=words, near=", ".join(near)
        )
    return NotFound("no clause of {game} speaks of '{words}'", game=name, words=words)


def print_lacks(name: str, language: str | None) -> None:
    """What the rules for players lack, in every language or in one."""
    found = list(lacks(regnum.game(name), [language] if language else LANGUAGES))
    _print_each(found, f"nothing of {name} is missing or stale")


def print_stamped(name: str, clauses: list[str], language: str | None) -> None:
    """Write down what texts were made from: of those without a stamp, or of those named."""
    found = stamp(regnum.game(name), [language] if language else LANGUAGES, clauses)
    _print_each(found, f"nothing of {name} wanted a stamp")


def _print_each(found: list[Lack], nothing: str) -> None:
    console = Console(highlight=False)
    for one in found:
        console.print(f"{one.language}  {one.id}  {one.state}")
    if not found:
        console.print(nothing)


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
    for sentence in complaints():
        console.print(sentence, markup=False)


def _game(game: Game, voice: Voice) -> Group:
    head = Text(voice.title(), style=f"bold {GOLD}")
    head.append(f"  {game.name}", style="bold")
    few, most, usual = game.options.players.start, game.options.players.stop - 1, game.options.usual
    head.append(f"  {voice.say('games-players', fewest=few, most=most, usual=usual)}", style=QUIET)
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
