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
    """The same in a language; what was kept before there were rivals and who gave up has none."""
    if result is None:
        return None
    rivals = [{**rival, "name": voice.rival(rival["rival"])} for rival in result.get("rivals", ())]
    return {"gave_up": [], **result, "rivals": rivals}
