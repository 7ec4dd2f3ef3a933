"""Limits are errors at every speed, and what is compiled depends on the rules alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from regnum.bots.warming import RULES
from regnum.envs.stepping import Stepper
from regnum.games import game as game_named
from regnum.kernel import NATURE, BadDeclaration, BrokenRules, Match, Rulebook, public
from regnum.kernel.record import Record
from regnum.kernel.speed.native import compiled, rules

from .boundless import BOUNDLESS, OUTCOMES
from .little import little_book, little_game

BEYOND = {
    "deep": "more than 10 procedures inside each other",
    "endless": "1000 steps without a question",
    "large": "number holds 200, outside 0..127",
    "twice": "offered an option twice",
    "nobody": "a question is asked of nobody who plays",
    "absent": "a question is asked of nobody who plays",
    "nothing": "is asked and can answer nothing",
}
NATIVELY = {
    **BEYOND,
    "large": "a number does not fit into its field",
    "twice": "one is offered twice",
    "nothing": "a choice among nothing",
}


@pytest.mark.parametrize("choice", BEYOND)
def test_a_limit_is_an_error_in_a_checked_match_and_changes_nothing(choice: str) -> None:
    match = Match(BOUNDLESS, checked=True)
    with pytest.raises(BrokenRules, match=BEYOND[choice]):
        match.choose(choice)
    assert match.choices == [] and match.question.name == "which"


@pytest.mark.parametrize("choice", ["deep", "endless", "large", "nobody", "absent"])
def test_a_limit_is_an_error_in_every_match(choice: str) -> None:
    match = Match(BOUNDLESS)
    with pytest.raises(BrokenRules, match=BEYOND[choice]):
        match.choose(choice)
    assert match.choices == [] and match.table.number == 0


@pytest.mark.parametrize("choice", NATIVELY)
def test_a_limit_is_an_error_natively(choice: str) -> None:
    engine = compiled(BOUNDLESS)
    tables = engine.begin(1)

    def answer_and_look() -> None:
        engine.answer(tables, 0, 0, BOUNDLESS.actions.read(choice))
        engine.offers(tables, 0, 0)
        engine.play_out(tables, [1])

    with pytest.raises(BrokenRules, match=f"boundless: .*{NATIVELY[choice]}"):
        answer_and_look()


@pytest.mark.parametrize("choice", ["deep", "nobody", "nothing"])
def test_a_limit_is_an_error_where_games_are_stepped(choice: str) -> None:
    stepper = Stepper(BOUNDLESS)
    with pytest.raises(BrokenRules, match=NATIVELY[choice]):
        stepper.step(BOUNDLESS.actions.read(choice))


def test_chance_may_have_as_many_outcomes_as_there_are_actions() -> None:
    engine = compiled(BOUNDLESS)
    tables = engine.begin(1)
    engine.answer(tables, 0, 0, BOUNDLESS.actions.read("many"))
    assert len(engine.offers(tables, 0, NATURE)) == OUTCOMES
    assert engine.odds(OUTCOMES) == [1, 2] * (OUTCOMES // 2)


# --- when the book is closed --------------------------------------------------------------------------------------


def closed_with(book: Rulebook, steps: int = 1) -> None:
    def step(s: Record) -> None:
        return

    little_game(book, book.procedure("game", *[step] * steps))


def test_too_many_modules_are_refused() -> None:
    book = little_book()
    for number in range(32):
        book.module(f"m{number}")
    with pytest.raises(BadDeclaration, match="32 modules, where 31 have room"):
        closed_with(book)


def test_too_many_steps_are_refused() -> None:
    with pytest.raises(BadDeclaration, match="steps of game, where 127 have room"):
        closed_with(little_book(), 128)


def test_too_many_questions_are_refused() -> None:
    book = little_book()
    say = book.action("yes")
    for number in range(129):
        book.question(f"q{number}", lambda s, seat, out: None, {say: lambda s, seat: None}, "L-1")
    with pytest.raises(BadDeclaration, match="129 questions, where 128 have room"):
        closed_with(book)


def test_a_range_that_finds_no_room_is_refused() -> None:
    book = little_book()

    @book.table
    class Wide(Record):
        wide: int = public(high=2**31)

    with pytest.raises(BadDeclaration, match=r"the field 'wide' with 0\.\.2147483648"):
        closed_with(book)


def test_what_is_compiled_does_not_depend_on_what_ran_before(tmp_path: Path) -> None:
    name = "vive-le-roi"
    board = tmp_path / "mine.toml"
    board.write_text("[score]\nstart = 33\n", encoding="utf-8")
    for other in (game_named("lang-lebe-der-koenig"), game_named(name, board)):
        assert rules(other, RULES).flat != rules(game_named(name), RULES).flat
    program = (
        "from regnum.bots.warming import RULES; from regnum.games import game\n"
        "from regnum.kernel.speed.native import rules\n"
        f"print(rules(game({name!r}), RULES).library.name)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == rules(game_named(name), RULES).library.name
