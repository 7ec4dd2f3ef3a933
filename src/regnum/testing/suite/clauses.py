"""Clauses: what a game cites stands in its rules, and tests cite all that stands there. No rules, no clauses."""

from __future__ import annotations

from pathlib import Path

from regnum.kernel import Game
from regnum.rules.cited import cited as cited_to_players

from ..citing import cited, clauses


def test_every_clause_that_the_game_cites_stands_in_its_rules(a_game: Game) -> None:
    stated = stated_by(a_game)
    missing = {clause: where for clause, where in cited_to_players(a_game).items() if clause not in stated}
    assert not a_game.rules or missing == {}


def test_every_clause_of_the_rules_is_cited_by_a_test(a_game: Game, tests: Path) -> None:
    stated, known = stated_by(a_game), cited(tests)
    assert not a_game.rules or stated, "its rules state no clause, such as **XY-1**"
    assert [clause for clause in stated if clause not in known] == [], f'no test in {tests} has them in @rule("…")'


def test_no_test_cites_a_clause_that_is_not_in_the_rules(a_game: Game, tests: Path) -> None:
    assert not a_game.rules or cited(tests) - set(stated_by(a_game)) == set()


def stated_by(game: Game) -> list[str]:
    """All that a game's rules state: expansions may have a page of their own."""
    return clauses("\n".join(page.read_text(encoding="utf-8") for page in game.rules))
