"""How a game ended, as it is told (``docs/reference/wire.md``, section 4): kept without words, shown with names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import Result
from regnum.words import Voice


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


def worded(result: Mapping[str, Any] | None, voice: Voice) -> dict[str, Any] | None:
    """A result with its rivals' names in a language; an early one knows neither rivals nor who gave up."""
    if result is None:
        return None
    rivals = [{**rival, "name": voice.rival(rival["rival"])} for rival in result.get("rivals", ())]
    return {"gave_up": [], **result, "rivals": rivals}
