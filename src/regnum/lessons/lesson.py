"""A lesson as its files tell it: the game as it is meant, and where the coach speaks."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from regnum.kernel import BadFile, Game, Match, RegnumError, SavedGame, saved
from regnum.kernel.kinds import SEAT
from regnum.words import meanings

from .conditions import Condition, condition, of_event

GAME = "game.regnum"
HINTS = "lesson.toml"
WATCH = (1, 2, 3)
"""The things to watch next time."""
FIELD = "field"
"""The kind of a place that is a whole field of the table: ``field:favourites``."""


class Place(NamedTuple):
    """Something on the table that the coach points at: ``character:merlin``, ``seat:2``, ``field:favourites``."""

    kind: str
    word: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.word}"


@dataclass(frozen=True)
class Hint:
    """What the coach says of a decision, bound to where the game stands."""

    name: str
    at: tuple[str, ...]
    """Procedures, step and question that follow each other where the game stands (``turn › vote``)."""
    answer: int
    """What it recommends; where that is not offered, the hint does not fit."""
    time: int | None = None
    """Whether it is for the first, second … time that the learner is asked there; None: as soon as it fits."""
    when: tuple[Condition, ...] = ()
    """What the learner must see besides."""
    places: tuple[Place, ...] = ()


@dataclass(frozen=True)
class Remark:
    """What the coach says of something that happened."""

    name: str
    after: int
    """The event."""
    time: int = 1
    """Whether it is for the first, second … time that it happens so."""
    when: tuple[Condition, ...] = ()
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, eq=False)
class Lesson:
    """One guided game."""

    game: Game
    learner: int
    """The seat of whoever learns."""
    seed: str
    """What chance follows once the learner has gone another way."""
    until: Remark
    """What must have happened until the learner knows enough."""
    meant: SavedGame
    """The game as it is meant, chance included."""
    hints: tuple[Hint, ...]
    remarks: tuple[Remark, ...]

    def match(self, chance: Any, names: Sequence[str] = ()) -> Match:
        """The game from its beginning."""
        meant = self.meant
        return Match(self.game, chance=chance, edition=meant.edition, names=names or meant.names, **meant.options)

    def messages(self) -> list[str]:
        """Every message that the coach may need; where it has nothing of its own to say, a common one will do."""
        said = [*(remark.name for remark in self.remarks), *(hint.name for hint in self.hints)]
        return [*map(message, said), *(message("watch", str(number)) for number in WATCH)]


def message(*parts: str) -> str:
    """The name of a lesson's message."""
    return "-".join(("lesson", *parts))


def lesson_of(game: Game) -> Lesson | None:
    """The guided first game, if there is one; BadFile says what is wrong with it. It is played on the usual board."""
    return None if game.lesson is None or game.board else _read(game, game.lesson)


@cache
def _read(game: Game, folder: Path) -> Lesson:
    path = folder / GAME
    try:
        meant = saved.look(path.read_text(encoding="utf-8"), lambda name: game)
        path = folder / HINTS
        return _lesson(game, tomllib.loads(path.read_text(encoding="utf-8")), meant)
    except (OSError, tomllib.TOMLDecodeError, RegnumError, LookupError) as wrong:
        raise BadFile(f"{path}: {wrong}") from wrong


def _lesson(game: Game, body: Mapping[str, Any], meant: SavedGame) -> Lesson:
    _only(body, ("learner", "seed", "until", "hint"), ("remark",), "a lesson")
    return Lesson(
        game=game,
        learner=int(body["learner"]),
        seed=str(body["seed"]),
        until=_remark(game, {"name": "until", **body["until"]}),
        meant=meant,
        hints=tuple(_hint(game, one) for one in body["hint"]),
        remarks=tuple(_remark(game, one) for one in body.get("remark", ())),
    )


def _only(body: Mapping[str, Any], needed: Sequence[str], besides: Sequence[str], what: str) -> None:
    """What has these entries, and may have some besides."""
    if strange := body.keys() - {*needed, *besides}:
        raise BadFile(f"{what} has {', '.join((*needed, *besides))}, not {', '.join(sorted(strange))}")
    if missing := [name for name in needed if name not in body]:
        raise BadFile(f"{what} needs {', '.join(missing)}: {dict(body)}")


def _hint(game: Game, body: Mapping[str, Any]) -> Hint:
    _only(body, ("name", "at", "answer"), ("time", "when", "places"), "a hint")
    return Hint(
        name=body["name"],
        at=tuple(body["at"].split(" › ")),
        answer=int(game.actions.read(body["answer"])),
        time=body.get("time"),
        when=tuple(condition(game, key, value) for key, value in body.get("when", {}).items()),
        places=_places(game, body),
    )


def _remark(game: Game, body: Mapping[str, Any]) -> Remark:
    _only(body, ("name", "after"), ("time", "when", "places"), "a remark")
    event = _event(game, body["after"])
    return Remark(
        name=body["name"],
        after=event,
        time=body.get("time", 1),
        when=tuple(of_event(game.book.events[event], key, value) for key, value in body.get("when", {}).items()),
        places=_places(game, body),
    )


def _event(game: Game, name: str) -> int:
    found = next((event for event in game.book.events if event.name == name), None)
    if found is None:
        raise BadFile(f"there is no event {name!r}")
    return int(found)


def _places(game: Game, body: Mapping[str, Any]) -> tuple[Place, ...]:
    places = [Place(*text.split(":", 1)) for text in body.get("places", ())]
    for place in places:
        if not exists(game, place):
            raise BadFile(f"{body['name']}: there is no place {place}")
    return tuple(places)


def exists(game: Game, place: Place) -> bool:
    """Whether there is such a thing on the table of a game."""
    if place.kind == FIELD:
        return place.word in game.Table.FIELDS
    if place.kind == SEAT:
        return place.word.isdigit() and int(place.word) < game.options.players[-1]
    named = [p for verb in game.actions for p in verb.parameters if p.kind == place.kind]
    listed = [words for words in meanings(game) if getattr(words, "kind", "") == place.kind]
    return any(place.word in words for words in (*listed, *(parameter.words for parameter in named)))
