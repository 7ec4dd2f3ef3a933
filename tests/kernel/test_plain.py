"""Rules with everything known written into them play as the rules that stand in the files."""

from __future__ import annotations

import random
import subprocess
import sys
import traceback
from typing import Any

import pytest

from regnum.bench.settings import settings
from regnum.games import game, names
from regnum.kernel import Game, Offers, flow
from regnum.kernel.rules_in_use import OFTEN, RulesInUse
from regnum.kernel.speed.plain import Plain

from .toy import PIETY, TAKE, TOY, among_the_strongest, favours, taken

CASES = [(name, title, options) for name in names() for title, options in settings(name).items()]


def played(one: Game, rules: Any, options: dict[str, Any]) -> Any:
    s, choose = one.begin(**options), random.Random(1).choice
    while s.depth:
        seat, out = flow.to_act(s), Offers()
        rules.options(s, seat, out)
        rules.answer(s, seat, choose(out))
    return s


@pytest.mark.parametrize(("name", "title", "options"), CASES, ids=[title for _, title, _ in CASES])
def test_plain_rules_play_and_tell_the_same_game(name: str, title: str, options: dict[str, Any]) -> None:
    one = game(name)
    plain = Plain(one.book, one.begin(**options).modules)
    mine, theirs = played(one, plain, options), played(one, flow, options)
    assert mine == theirs
    assert mine.told == theirs.told


def test_a_mistake_is_shown_in_the_line_of_the_rule() -> None:
    one = game("vive-le-roi")
    s = one.begin()
    plain = one.plain(s.modules)
    s.crowd = None
    s.question = one.book.question_named("who_moves")
    with pytest.raises(TypeError) as caught:
        plain.options(s, 0, Offers())
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert last.filename.endswith("castle.py")
    assert last.line is not None and "full(s" in last.line


def test_rules_used_often_are_written_for_their_modules() -> None:
    rules = RulesInUse(TOY.book)
    assert all(rules.with_modules(0) is flow for _ in range(OFTEN))
    assert rules.with_modules(0) is rules.plain(0)
    assert rules.with_modules(PIETY) is flow


@pytest.mark.parametrize(("modules", "open_favours", "strongest"), [(0, 2, 0), (PIETY, 3, 1)])
def test_the_parts_of_a_tally_are_those_in_play(modules: int, open_favours: int, strongest: int) -> None:
    s = TOY.begin(players=2)
    s.straw[:2], s.shown[:2], s.prayers[:2] = [2, 1], [1, 1], [0, 3]
    plain, out = Plain(TOY.book, modules), Offers()
    plain.function(favours)(s, 0, out)
    assert list(out) == [TAKE(favour) for favour in range(open_favours)]
    assert [seat for seat in range(2) if plain.function(among_the_strongest)(s, seat)] == [strongest]


def test_each_row_of_a_catalogue_does_what_it_says() -> None:
    plain = Plain(TOY.book, PIETY)
    for favour, field in enumerate(("coins", "crowns", "prayers")):
        s = TOY.begin(players=2, piety=True, start_coins=0)
        plain.function(taken)(s, 1, favour)
        assert [name for name in ("coins", "crowns", "prayers") if getattr(s, name)[1]] == [field]


WITHOUT = """
import random, sys
for name in {0}:
    sys.modules[name] = None
from regnum.games import game, names
from regnum.kernel import Match, rules_in_use
rules_in_use.OFTEN = {1}
for name in names():
    match = Match(game(name), seed=1)
    for number in range(100):
        seat = match.to_act[0]
        match.choose(random.Random(number).choice(match.legal(seat)), seat)
    print(name, "regnum.kernel.speed.plain" in sys.modules)
"""


@pytest.mark.parametrize(
    ("missing", "often"),
    [(["numpy", "regnum.kernel.speed"], OFTEN), (["numpy"], 10)],
    ids=["neither numpy nor speed", "no numpy"],
)
def test_interpreted_play_needs(missing: list[str], often: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(missing, often)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [f"{name} {often < OFTEN}" for name in names()]
