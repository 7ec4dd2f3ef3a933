"""Citing clauses, and finding out which ones no test cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[F], F]:
    """``@rule("VR-63")``: this test would fail if that clause were broken."""

    def cite(test: F) -> F:
        test.__dict__.setdefault("clauses", []).extend(clauses)
        return test

    return cite


def clauses(specification: str) -> list[str]:
    """The ids of all clauses, rulings and worked examples a specification states.

    An id stands in bold, alone (``**VR-63**``) or before a title (``**EX-01 Setup**``), or heads a row of a table
    (``| LK-R01 |``); worked examples may be a single letter and a number (``**W12**``).
    """
    return list(dict.fromkeys("".join(found) for found in _ID.findall(specification)))


_ID = re.compile(r"\*\*((?:[A-Z]+-R?|[WXY])\d+[a-z]?)\b[^*\n]*\*\*|^\|\s*([A-Z]+-R?\d+[a-z]?)\s*\|", re.MULTILINE)


def cited(folder: Path) -> set[str]:
    """The clauses cited by ``@rule`` anywhere in a folder of tests."""
    return {clause for path in sorted(folder.rglob("test_*.py")) for clause in _cited_in(path)}


def _cited_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
