"""Lancaster's data, checked when it is loaded."""

from __future__ import annotations

from typing import Any

from regnum.games import load_data


def load(package: str) -> dict[str, Any]:
    return load_data(package)
