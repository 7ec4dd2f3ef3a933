"""Every recorded game of every edition is replayed: the same choices, the same positions, the same result."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.kernel import saved

from .recording import TESTS, recorded, text_of


@pytest.mark.parametrize("path", recorded(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = saved.read(text, game)  # compares the fingerprints on its way
    assert match.over
    assert body(text_of(match)) == body(text)


def body(text: str) -> list[str]:
    """Choices, fingerprints and result; the header may name more options one day."""
    lines = text.splitlines()
    return lines[lines.index("") :]


@pytest.mark.parametrize("name", names())
def test_every_game_has_recorded_games(name: str) -> None:
    assert list((TESTS / name.replace("-", "_") / "recorded").glob("*.regnum"))
