"""Boards of one's own for tests: a game's own data file with some of its lines said otherwise."""

from __future__ import annotations

from pathlib import Path

from regnum.games import game


def board_like(name: str, file: Path, *changes: tuple[str, str]) -> Path:
    """The data of a game in a file of its own, with these changes, each of which must change something."""
    text = (game(name).folder / "data.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    return file


LANCASTER = (
    ('name = "Suffolk"', 'name = "Norfolk"\nname_fr = "Norfolque"'),
    (
        'reward = [{ kind = "gold", n = 3 }]\nsource = "reconstructed"\n\n[[favour]]',
        'reward = [{ kind = "gold", n = 1 }]\n\n[[favour]]',
    ),
    ("strength = 10\npoints = [9, 5, 3]", "strength = 10\npoints = [9, 6, 3]"),
)
"""A renamed county, a favour of 1 gold instead of 3, and other points on a conflict card."""
