"""The base rules know nothing of options and variants."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from .helpers import GAME

ABOUT_EVERYTHING = ("__init__.py", "faults.py")
"""What the box holds."""
CHAPTERS = sorted(path for path in GAME.folder.glob("*.py") if path.name not in ABOUT_EVERYTHING)
VARIANTS = ("ambition", "banish", "seal", "emissary", "couple", "consort", "team", "common", "six_each", "variants")


def names(path: Path) -> Iterator[str]:
    """Everything that a file names: variables, fields, functions, imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.ImportFrom(module=module, names=imported):
                yield from (module or "", *(alias.name for alias in imported))


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: path.stem)
def test_no_chapter_names_a_variant(path: Path) -> None:
    assert [name for name in names(path) if any(word in name.lower() for word in VARIANTS)] == []


def test_the_variants_are_all_that_the_options_switch() -> None:
    switched = {option.module.name for option in GAME.options if option.module is not None}
    assert switched == {
        "ambition",
        "banished",
        "emissary",
        "royal_couple",
        "teams",
        "team_scoring",
        "two_units_six_each",
    }
    assert set(GAME.book.modules) - {old.name for old in GAME.book.editions.values()} == switched
