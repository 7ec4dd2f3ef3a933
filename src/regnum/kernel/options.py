"""The options of a game: declared once, checked, explained and written into the record by the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import BadDeclaration, IllegalOptions
from .modules import Module
from .parameters import NUMBER
from .record import SEATS, Record

if TYPE_CHECKING:
    from .rulebook import Rulebook


BASE = "base"
"""The preset that changes nothing."""
EVERYTHING = "everything"
"""The preset with all that is in the box."""


def typed(text: str) -> tuple[str, str]:
    """An option as somebody types it: ``ambition=on``, or ``ambition`` alone for the same.

    >>> typed("unit-sizes=1_2_1"), typed("ambition")
    (('unit_sizes', '1_2_1'), ('ambition', 'on'))
    """
    name, _, value = text.partition("=")
    return name.replace("-", "_"), value or "on"


@dataclass(frozen=True)
class Option:
    """One option. Any value but the first switches ``module`` on; a field of the option's name stores the value.

    ``values`` are the allowed values: ``(False, True)``, words (stored as their place), or a range of numbers; the
    numbers in ``beyond`` are allowed too, and too many to be listed.
    A ``per_seat`` option has one value for each player.

    >>> Option("length", "short", ("short", "long"), "XY-9").check("long", players=3)
    'long'
    """

    name: str
    default: Any
    values: Any
    rule: str
    module: Module | None = None
    per_seat: bool = False
    beyond: range = range(0)

    def check(self, value: Any, players: int) -> Any:
        """The value in its proper form, or IllegalOptions."""
        if self.per_seat:
            return self._check_row(value, players)
        return self._check_one(value)

    def _check_row(self, value: Any, players: int) -> tuple[Any, ...]:
        if isinstance(value, str):
            named = value.replace(",", " ").split()
            value = named if len(named) != 1 else named[0]
        if not isinstance(value, list | tuple):
            value = [value] * players
        row = tuple(self._check_one(one) for one in value)
        if len(row) != players:
            raise IllegalOptions(
                "{option} needs {players} values, one per seat, not {given}",
                self.rule,
                option=self.name,
                players=players,
                given=len(row),
            )
        return row

    def _check_one(self, value: Any) -> Any:
        if isinstance(value, str):
            value = _from_text(value)
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        if type(value) is int and value in self.beyond:
            return value
        raise IllegalOptions(
            "{option} cannot be {value!r}; expected {expected}",
            self.rule,
            option=self.name,
            value=value,
            expected=self.legend(),
        )

    def legend(self) -> str:
        """The values there are, as people read them."""
        if isinstance(self.values, range):
            return f"{self.values.start} … {self.values.stop - 1}"
        listed = ", ".join("on" if v is True else "off" if v is False else str(v) for v in self.values)
        return f"{listed}, {self.beyond.start} … {self.beyond.stop - 1}" if self.beyond else listed

    def number(self, value: Any) -> int:
        """How the record stores a value."""
        if any(isinstance(allowed, str) for allowed in self.values):
            return list(self.values).index(value)
        return int(value)

    def switched_on(self, value: Any) -> bool:
        """Whether a value switches its module on: any but the first does."""
        return any(one != self.values[0] for one in (value if self.per_seat else (value,)))

    def write(self, s: Record, value: Any) -> None:
        """Store a value in the field of its name."""
        if self.per_seat:
            getattr(s, self.name)[: s.players] = [self.number(one) for one in value]
        else:
            setattr(s, self.name, self.number(value))


def _from_text(text: str) -> Any:
    if text in ("on", "true", "yes"):
        return True
    if text in ("off", "false", "no"):
        return False
    return int(text) if NUMBER.fullmatch(text) else text


class OptionSet:
    """All options of a game, as the chapters of its rulebook declare them, with their defaults and conditions.

    >>> import regnum
    >>> options = regnum.game("vive-le-roi").options
    >>> options.settle(3)["ambition"], options.usual
    (False, 4)
    """

    def __init__(self, book: Rulebook, players: range, usual: int | None = None) -> None:
        if not players or usual not in (None, *players):
            raise BadDeclaration(f"{usual or 'nobody'} cannot be the usual number of players: {players} may play")
        self.players = players
        self.usual = usual if usual is not None else players[len(players) // 2]
        self.options = tuple(book.options)
        self.shared_by = "" if book.persons is None else book.persons.name
        """The option for each seat that says how many persons share it."""
        self._book = book

    def __iter__(self) -> Any:
        return iter(self.options)

    @property
    def presets(self) -> dict[str, dict[str, Any]]:
        """Options that go well together, by name: from nothing but the base game to everything in the box."""
        return dict(sorted(self._book.presets.items(), key=lambda preset: preset[0] == EVERYTHING))

    def preset(self, name: str) -> dict[str, Any]:
        """The options of a preset (``henry-v`` or ``henry_v``)."""
        found = self.presets.get(name.replace("-", "_"))
        if found is None:
            known = ", ".join(one.replace("_", "-") for one in self.presets)
            raise IllegalOptions("there is no preset {name!r}; there are: {known}", name=name, known=known)
        return found

    def settle(self, players: int | None = None, /, **given: Any) -> dict[str, Any]:
        """Every option with its value, in a combination that is legal; IllegalOptions with the clause otherwise."""
        chosen = self.fill_in(players, **given)
        self._book.conditions.run(chosen)
        return chosen

    def fill_in(self, players: int | None = None, /, **given: Any) -> dict[str, Any]:
        """Every option with its value, together or not: defaults fill in what depends on others."""
        named = given.pop("players", None) if players is None else players
        players = self.usual if named is None else named
        if type(players) is not int or players not in self.players:
            raise IllegalOptions(
                "expected {fewest} to {most} players, not {players!r}",
                fewest=self.players.start,
                most=self.players.stop - 1,
                players=players,
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise IllegalOptions(
                    "there is no option {name!r}; there are: {known}", name=name, known=", ".join(known)
                )
        chosen: dict[str, Any] = {"players": players}
        chosen |= {name: known[name].check(value, players) for name, value in given.items()}
        self._book.defaults.run(chosen)
        for option in self.options:
            chosen.setdefault(option.name, option.check(option.default, players))
        return {"players": players} | {option.name: chosen[option.name] for option in self.options}

    def persons(self, chosen: Mapping[str, Any]) -> tuple[int, ...]:
        """How many persons share each seat with these options."""
        players = int(chosen["players"])
        option = self._book.persons
        return tuple(option.check(chosen.get(option.name, option.default), players)) if option else (1,) * players

    def fit(self, table: type[Record]) -> None:
        """TypeError if a field that bears an option's name cannot store its value, or a preset names no option."""
        unknown = {name for preset in self.presets.values() for name in preset} - {one.name for one in self.options}
        if unknown:
            raise BadDeclaration(f"presets speak of options that nobody has declared: {', '.join(sorted(unknown))}")
        for option in self.options:
            field = table.FIELDS.get(option.name)
            if field is not None and field.shape != ((SEATS,) if option.per_seat else ()):
                raise BadDeclaration(f"the field {option.name!r} has the name of an option but cannot store its value")

    def write(self, s: Record, chosen: Mapping[str, Any]) -> None:
        """Put settled options into a fresh record."""
        s.players = chosen["players"]
        for option in self.options:
            value = chosen[option.name]
            if option.module is not None and option.switched_on(value):
                s.modules |= option.module
            if option.name in s.FIELDS:
                option.write(s, value)
