"""Clauses: what a game cites stands in its rules, and tests cite all that stands there. No rules, no clauses.

An expansion answers for its own clauses, which begin with its ``prefix``; for the game's, without one, the game does.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from regnum.kernel import Game
from regnum.kernel.belongings import ENGLISH
from regnum.rules.cited import cited as cited_to_players
from regnum.rules.specification import added

from ..citing import cited, clauses


def test_every_clause_that_the_game_cites_stands_in_its_rules(a_game: Game, prefix: str) -> None:
    stated = stated_by(a_game, prefix)
    missing = {clause: where for clause, where in cited_to_players(a_game, prefix).items() if clause not in stated}
    assert not a_game.rules or not missing, f"cited, and not in its rules: {missing}"


def test_its_clauses_begin_as_the_game_says(a_game: Game) -> None:
    stated, prefix = stated_by(a_game), a_game.prefix
    begun = [clause for clause in stated if clause.startswith(f"{prefix}-")]
    assert begun or not stated, f"prefix={prefix!r}, and its rules state {', '.join(stated)}"


def test_every_clause_of_the_rules_is_cited_by_a_test(a_game: Game, tests: Path, prefix: str) -> None:
    stated, known = stated_by(a_game, prefix), cited(tests)
    assert not a_game.rules or stated, f"its rules state no clause, such as **{prefix or 'XY'}-1**"
    uncited = [clause for clause in stated if clause not in known]
    assert not uncited, f'{", ".join(uncited)}: no test in {tests} has them in @rule("…")'


def test_no_test_cites_a_clause_that_is_not_in_the_rules(a_game: Game, tests: Path) -> None:
    unstated = cited(tests) - {*stated_by(a_game), *stated_on(added_to(a_game))}
    assert not a_game.rules or not unstated, f"tests cite {', '.join(sorted(unstated))}, which its rules do not state"


def stated_by(game: Game, prefix: str = "") -> list[str]:
    """All that a game's own rules state, or those of the expansion whose clauses begin so."""
    return [one for one in stated_on(added_to(game) if prefix else game.rules) if one.startswith(prefix)]


def added_to(game: Game) -> list[Path]:
    """The pages of expansions from other packages."""
    return [path for path, _ in added(game, ENGLISH)]


def stated_on(pages: Iterable[Path]) -> list[str]:
    return clauses("\n".join(page.read_text(encoding="utf-8") for page in pages))
