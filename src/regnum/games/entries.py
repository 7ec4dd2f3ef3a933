"""What installed packages offer: games and expansions, ours by the same door, and what is wrong with some of them.

A game is an entry point of the group ``regnum.games`` (its name, and its package or the ``Game`` itself), an expansion
one of ``regnum.expansions``: the game's name, a dot and its own name, and the module that extends the game's book. That
module is read just before the book is closed. Whatever cannot be read is left out, and named in one sentence.
"""

from __future__ import annotations

import builtins
import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from traceback import walk_tb
from types import ModuleType
from typing import Any, Literal

from regnum.kernel import BrokenPackage, BrokenRules, Game, RegnumError, Rulebook
from regnum.kernel.game import EXTENDED_BY

GAMES, EXPANSIONS, BOTS = "regnum.games", "regnum.expansions", "regnum.bots"
Kind = Literal["game", "expansion", "bot"]
KINDS: dict[str, Kind] = {GAMES: "game", EXPANSIONS: "expansion", BOTS: "bot"}
OURS = "regnum"

UNREADABLE = (Exception, SystemExit)
"""Whatever reading a package ends with: some leave the program that only wanted to look at them."""

broken: dict[EntryPoint, BrokenPackage] = {}
"""What cannot be used, and why."""
waiting: dict[str, list[EntryPoint]] = {}
"""What cannot be used only because its name is taken, for each group."""
_put_in_place: dict[str, tuple[str, str]] = {}
"""The package of each game that is being read on a board of one's own, and what it is called there."""


class Unreadable(RegnumError):
    """An expansion that cannot be read."""

    def __init__(self, entry: EntryPoint, reason: BaseException) -> None:
        super().__init__(f"{entry.name}: {reason}")
        self.entry, self.reason = entry, reason


@cache
def offered(group: str) -> dict[str, EntryPoint]:
    """What packages offer, by name. Ours come first, then package by package; nobody takes a name that is taken."""
    found: dict[str, EntryPoint] = {}
    waiting[group] = []
    every = set(entry_points(group=group))
    for entry in sorted(every, key=lambda entry: (package_of(entry) != OURS, package_of(entry), entry.name)):
        if entry.name in found:
            broken[entry] = sentence(entry, f"{package_of(found[entry.name])} offers one of that name")
            waiting[group].append(entry)
        else:
            found[entry.name] = entry
    return found


def package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else ""


def sentence(entry: EntryPoint, wrong: BaseException | str) -> BrokenPackage:
    reason = wrong if isinstance(wrong, str) else f"{type(wrong).__name__}: {wrong}{_where(entry, wrong)}"
    kind = KINDS[entry.group]
    return BrokenPackage(
        f"the {kind} {entry.name} of the package {package_of(entry)} cannot be used ({in_one_line(reason)}); "
        "everything else can be played without it"
    )


def in_one_line(reason: str) -> str:
    """Several mistakes, each on a line of its own, in one sentence."""
    return "; ".join(" ".join(line.split()) for line in reason.splitlines() if line.strip())


def _where(entry: EntryPoint, wrong: BaseException) -> str:
    """The file and the line of the package at which it went wrong; nothing where the reason says it already."""
    ours = entry.module.partition(".")[0]
    places: list[tuple[str | None, int | None]] = [
        (frame.f_code.co_filename, line)
        for frame, line in walk_tb(wrong.__traceback__)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == ours
    ]
    if isinstance(wrong, SyntaxError):
        places.append((wrong.filename, wrong.lineno))
    if not places or isinstance(wrong, RegnumError):
        return ""
    return "; {}, line {}".format(*places[-1])


def is_ours(game: Game) -> bool:
    """Whether it is just as it comes with Regnum: on its own board, with nothing of other packages in it."""
    entry = offered(GAMES).get(game.name)
    return entry is not None and package_of(entry) == OURS and not (game.board_text or expansions_of(game.name))


def load(entry: EntryPoint) -> Any:
    """What an entry stands for; BrokenPackage if it cannot be read."""
    try:
        return entry.load()
    except UNREADABLE as wrong:
        raise broken.setdefault(entry, sentence(entry, wrong)) from wrong


# --- games --------------------------------------------------------------------------------------------------------


def read_game(entry: EntryPoint) -> Game:
    """A game with all that extends it, an expansion that breaks it left out; BrokenPackage if it is the game itself."""
    if entry in broken:
        raise broken[entry]
    try:
        return _game_in(entry.load(), entry.name)
    except UNREADABLE as wrong:
        suspects = [wrong.entry] if isinstance(wrong, Unreadable) else expansions_of(entry.name)
        if not suspects:
            told = broken.setdefault(entry, sentence(entry, wrong))
            if next_one := _next(entry):
                return read_game(next_one)
            raise told from wrong
        reason = wrong.reason if isinstance(wrong, Unreadable) else wrong
        broken.update((one, sentence(one, reason)) for one in suspects)
    _forget(entry, *suspects)
    try:
        return read_game(entry)
    except BrokenPackage:
        for innocent in suspects:
            del broken[innocent]
        raise


def _next(entry: EntryPoint) -> EntryPoint | None:
    """What another package offers under that name: it takes the place of what cannot be read."""
    for other in waiting[entry.group]:
        if other.name == entry.name:
            waiting[entry.group].remove(other)
            blamed = [one for one in broken if one.group == EXPANSIONS and one.name.partition(".")[0] == entry.name]
            for innocent in (other, *blamed):
                del broken[innocent]
            _forget(*blamed)
            offered(entry.group)[entry.name] = other
            return other
    return None


def _game_in(found: Any, name: str) -> Game:
    """The game that an entry stands for: itself, or what its package calls ``GAME``."""
    game = found.GAME if isinstance(found, ModuleType) else found
    if not isinstance(game, Game) or game.name != name:
        raise BrokenRules(f"expected a Game called {name}, not {game!r}")
    return game


def _forget(*entries: EntryPoint) -> None:
    """Their modules are read anew when they are asked for."""
    for module in list(sys.modules):
        if any(f"{module}.".startswith(f"{entry.module}.") for entry in entries):
            del sys.modules[module]


# --- expansions ---------------------------------------------------------------------------------------------------


def expansions_of(game: str) -> list[EntryPoint]:
    """What extends a game, as far as it can be read."""
    every = offered(EXPANSIONS).values()
    return [entry for entry in every if entry.name.partition(".")[0] == game and entry not in broken]


def lost() -> None:
    """An expansion of no game that is installed is noted as broken."""
    for entry in offered(EXPANSIONS).values():
        game, dot, name = entry.name.partition(".")
        if not (dot and name):
            broken.setdefault(entry, sentence(entry, "expected the name of a game, a dot and a name of its own"))
        elif game not in offered(GAMES):
            broken.setdefault(entry, sentence(entry, f"it extends {game}, and there is no game of that name"))


def extend(game: str, book: Rulebook) -> None:
    """Read what extends a game whose book is about to be closed, and note which packages it needs."""
    if game in offered(GAMES) and package_of(offered(GAMES)[game]) != OURS:
        book.package = package_of(offered(GAMES)[game])
    for entry in expansions_of(game):
        known = len(book.options)
        try:
            _read(entry, *_put_in_place.get(game, ()))
        except UNREADABLE as wrong:
            raise Unreadable(entry, wrong) from wrong
        book.brought.update((option.name, package_of(entry)) for option in book.options[known:])


EXTENDED_BY.append(extend)


@contextmanager
def in_place_of(game: str, package: str, alias: str) -> Iterator[None]:
    """While a game's package is read anew under another name, so is what extends it."""
    _put_in_place[game] = package, alias
    try:
        yield
    finally:
        del _put_in_place[game]


def _read(entry: EntryPoint, package: str = "", alias: str = "") -> None:
    """Read a module that extends a game; what it imports from the game's package comes from its ``alias``."""
    if not package:
        being_read = getattr(getattr(sys.modules.get(entry.module), "__spec__", None), "_initializing", False)
        if being_read:
            raise ImportError(f"{entry.module} was read before its game, which reads it by itself: read the game first")
        importlib.import_module(entry.module)
        return
    original = importlib.util.find_spec(entry.module)
    assert original is not None and original.origin is not None
    name = f"{entry.module}_in_{alias.replace('.', '_')}"
    spec = importlib.util.spec_from_file_location(name, original.origin)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    vars(module)["__builtins__"] = vars(builtins) | {"__import__": _importing(package, alias)}
    spec.loader.exec_module(module)


def _importing(package: str, alias: str) -> Callable[..., Any]:
    """How to import, with one package in the place of another."""

    def importing(name: str, *rest: Any) -> Any:
        return builtins.__import__(
            alias + name[len(package) :] if f"{name}.".startswith(f"{package}.") else name, *rest
        )

    return importing
