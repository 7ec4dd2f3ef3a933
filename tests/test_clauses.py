"""Every clause of a specification is found, so that the contract can ask for a test that cites it."""

from __future__ import annotations

from regnum.testing import clauses


def test_clauses_are_found_however_a_specification_writes_them() -> None:
    page = """
- **VR-63** Legal steps, and no others. **X the Jester** is no clause, nor is the layout **L2**.
**EX-01 Setup, four players** (LK-203 to LK-212)
| LK-R01 | Cards back are printed twice. | x1. |
| **LA-R7** | **X3** | **W12** |
| **VR-166a** | A01 | 5 |
- **STO-2** Names of any length.
"""
    assert clauses(page) == ["VR-63", "EX-01", "LK-R01", "LA-R7", "X3", "W12", "VR-166a", "STO-2"]
