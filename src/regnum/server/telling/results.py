"""How a game ended, as it is told (``docs/reference/wire.md``, section 4): kept without words, shown with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from regnum.kernel import Result
from regnum.words import Voice


class RivalTold(TypedDict):
    rival: str
    name: str
    score: int
    place: int | None


class ResultTold(TypedDict):
    places: Sequence[int]
    scores: Sequence[int]
    winners: Sequence[int]
    rivals: list[RivalTold]
    """Whoever is counted besides the seats, like an Emissary; no place unless they won."""
    gave_up: Sequence[int]
    """The seats that gave up, in the order in which they did."""


def kept(found: Result | None) -> dict[str, Any] | None:
    """A result as lists keep it."""
    if found is None:
        return None
    return {
        "places": found.places,
        "scores": found.scores,
        "winners": found.winners,
        "rivals": [{"rival": rival.name, "score": rival.score, "place": rival.place} for rival in found.rivals],
        "gave_up": found.gave_up,
    }


def worded(result: Mapping[str, Any] | None, voice: Voice | None) -> ResultTold | None:
    """A result with its rivals' names in a language; an early one knows neither rivals nor who gave up."""
    if result is None:
        return None
    return {
        "places": result["places"],
        "scores": result["scores"],
        "winners": result["winners"],
        "rivals": [
            {"rival": one["rival"], "name": _called(one["rival"], voice), "score": one["score"], "place": one["place"]}
            for one in result.get("rivals", ())
        ],
        "gave_up": result.get("gave_up", []),
    }


def _called(rival: str, voice: Voice | None) -> str:
    return voice.rival(rival) if voice else rival
