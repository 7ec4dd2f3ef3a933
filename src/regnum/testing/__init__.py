"""For tests of games: the contract that every game keeps, and citing the clauses of its rules.

from my_game import GAME
from regnum.testing import contract

TestContract = contract(GAME)
"""

from __future__ import annotations

import pytest

# Before they are imported: then their assertions say what they compared.
pytest.register_assert_rewrite(f"{__name__}.checks", f"{__name__}.worlds", f"{__name__}.suite")

from .citing import cited, clauses, rule  # noqa: E402
from .suite import contract  # noqa: E402

__all__ = ["cited", "clauses", "contract", "rule"]
