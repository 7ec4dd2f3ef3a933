"""Every clause, ruling and worked example of every game is cited by a test that would fail without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game, names
from regnum.testing import cited, clauses

TESTS = Path(__file__).parent


def specification(name: str) -> str:
    """All that a game's rules state: expansions may have a page of their own."""
    return "\n".join(page.read_text(encoding="utf-8") for page in game(name).rules)


@pytest.mark.parametrize("name", names())
def test_every_clause_is_cited_by_a_test(name: str) -> None:
    stated = clauses(specification(name))
    known = cited(TESTS / name.replace("-", "_"))
    assert stated
    assert [clause for clause in stated if clause not in known] == []


@pytest.mark.parametrize("name", names())
def test_no_test_cites_a_clause_that_does_not_exist(name: str) -> None:
    assert cited(TESTS / name.replace("-", "_")) <= set(clauses(specification(name)))


def test_clauses_are_found_however_a_specification_writes_them() -> None:
    page = """
- **VR-63** Legal steps, and no others. **X the Jester** is no clause, nor is the layout **L2**.
**EX-01 Setup, four players** (LK-203 to LK-212)
| LK-R01 | Cards back are printed twice. | x1. |
| **LA-R7** | **X3** | **W12** |
| **VR-166a** | A01 | 5 |
"""
    assert clauses(page) == ["VR-63", "EX-01", "LK-R01", "LA-R7", "X3", "W12", "VR-166a"]
