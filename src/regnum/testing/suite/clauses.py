"""Clauses: what a game cites stands in its rules, and tests cite all that stands there. No rules, no clauses."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import Game
from regnum.rules.cited import cited as cited_to_players

from ..citing import cited, clauses


def test_every_clause_that_the_game_cites_stands_in_its_rules(a_game: Game) -> None:
    stated = stated_by(a_game)
    missing = {clause: where for clause, where in cited_to_players(a_game).items() if clause not in stated}
    assert not a_game.rules or not missing, f"cited, and not in its rules: {missing}"


def test_its_clauses_begin_as_the_game_says(a_game: Game) -> None:
    stated, prefix = stated_by(a_game), a_game.prefix
    begun = [clause for clause in stated if clause.startswith(f"{prefix}-")]
    assert begun or not stated, f"prefix={prefix!r}, and its rules state {', '.join(stated)}"


def test_every_clause_of_the_rules_is_cited_by_a_test(a_game: Game, tests: Path) -> None:
    stated, known = stated_by(a_game), cited(tests)
    assert not a_game.rules or stated, "its rules state no clause, such as **XY-1**"
    uncited = [clause for clause in stated if clause not in known]
    assert not uncited, f'{", ".join(uncited)}: no test in {tests} has them in @rule("…")'


def test_no_test_cites_a_clause_that_is_not_in_the_rules(a_game: Game, tests: Path) -> None:
    unstated = cited(tests) - set(stated_by(a_game))
    assert not a_game.rules or not unstated, f"tests cite {', '.join(sorted(unstated))}, which its rules do not state"


def stated_by(game: Game) -> list[str]:
    """All that a game's rules state: expansions may have a page of their own."""
    return clauses("\n".join(page.read_text(encoding="utf-8") for page in game.rules))
