"""For tests of rules: citing clauses, and finding out which ones no test cites."""

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
    """The ids of all clauses, worked examples and rulings a specification states in bold."""
    return list(dict.fromkeys(re.findall(r"\*\*([A-Z]+-?R?\d+[a-z]?)\*\*", specification)))


def cited(folder: Path) -> set[str]:
    """The clauses cited by ``@rule`` anywhere in a folder of tests."""
    return {clause for path in sorted(folder.rglob("test_*.py")) for clause in _cited_in(path)}


def _cited_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
