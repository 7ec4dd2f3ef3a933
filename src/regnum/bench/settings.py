"""What is measured: every game as it usually is, and with everything its box holds."""

from __future__ import annotations

from typing import Any

FULL: dict[str, dict[str, Any]] = {
    "krone-und-schwert": {"board_setup": "random", "red_card_replacement": True},
    "lancaster": {
        "court": True,
        "displeasure": True,
        "reward_tiles": True,
        "law_choice": "random",
        **{f"law_sets_group_{i}": "king" if i in (2, 3) else "new" for i in range(5)},
    },
    "vive-le-roi": {"ambition": True, "banished": True, "emissary": True, "royal_couple": True},
}
"""The options that put everything in play, where there is more than the usual."""


def settings(name: str) -> dict[str, dict[str, Any]]:
    """A game's title with the options to measure it with."""
    found: dict[str, dict[str, Any]] = {name: {}}
    if name in FULL:
        found[f"{name}, full"] = FULL[name]
    return found
