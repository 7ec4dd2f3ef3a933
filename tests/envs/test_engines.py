"""Every engine plays the same games, position for position: what runs here is asked the same questions.

Chromium is asked in tests/browser/test_webassembly.py.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from regnum.bots.warming import RULES, compiled
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, BrokenRules, Game, batch, pick, seeded
from regnum.kernel.speed import compiler, native, wasm
from regnum.kernel.speed.compiler import NoCompiler
from regnum.kernel.speed.device import DeviceEngine, NoDevice, machine
from regnum.kernel.speed.engine import Engine, Interpreted
from regnum.kernel.speed.native import rules
from regnum.kernel.speed.plain import Plain
from regnum.testing.combinations import covering
from regnum.testing.playing import play
from tests.kernel.boundless import BOUNDLESS, OUTCOMES
from tests.kernel.test_limits import BEYOND, NATIVELY
from tests.server.own_boards import LANCASTER, board_like

from .engines import in_node, plays_on_alike, plays_the_same

COMPILED = ("native", "simulated", "cuda", "WebAssembly in Node")
SPEEDS = ("interpreted", "plain", *COMPILED)


def engine_of(game: Game, speed: str, options: dict[str, Any], held: ExitStack, checked: bool = False) -> Engine:
    """Skipped with the reason where there is nothing to run it with."""
    if speed == "interpreted":
        return Interpreted(game)
    if speed == "plain":
        return Interpreted(game, Plain(game.book, game.begin(**options).modules).function)
    if speed == "native":
        return compiled(game)
    try:
        if speed == "WebAssembly in Node":
            return held.enter_context(in_node(game, shutil.which("node") or pytest.skip("no Node")))
        return DeviceEngine(game, machine(speed), checked=checked)
    except (NoDevice, NoCompiler) as missing:
        if isinstance(missing, NoCompiler) and "install" not in str(missing):
            raise
        pytest.skip(str(missing))


@pytest.fixture
def held() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("name", names())
def test_every_engine_plays_the_same_game_position_for_position(name: str, speed: str, held: ExitStack) -> None:
    game = game_named(name)
    every = covering(game)
    for options in every if speed == "cuda" else every[:1]:
        plays_the_same(engine_of(game, speed, options, held), play(game, options, seed=1))


@pytest.mark.parametrize("speed", SPEEDS[1:])
@pytest.mark.parametrize("name", names())
def test_every_engine_plays_on_by_itself_in_the_same_way(name: str, speed: str, held: ExitStack) -> None:
    game = game_named(name)
    plays_on_alike(engine_of(game, speed, {}, held), game)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("choice", ["deep", "endless", "large", "nobody", "absent"])
def test_a_limit_is_an_error_in_every_engine(choice: str, speed: str, held: ExitStack) -> None:
    engine = engine_of(BOUNDLESS, speed, {}, held, checked=True)
    with pytest.raises(BrokenRules, match=f"{BEYOND[choice]}|{NATIVELY[choice]}"):
        answered(engine, choice)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_choice_among_nothing_is_an_error_in_every_engine(speed: str, held: ExitStack) -> None:
    engine = engine_of(BOUNDLESS, speed, {}, held, checked=True)
    tables, rngs = answered(engine, "nothing")
    with pytest.raises(BrokenRules, match=NATIVELY["nothing"]):
        engine.over(batch.pick_tables, 1, tables, rngs, engine.numbers([0]))


@pytest.mark.parametrize("speed", COMPILED)
def test_more_options_than_there_is_room_for_are_an_error_in_every_compiled_engine(speed: str, held: ExitStack) -> None:
    engine = engine_of(BOUNDLESS, speed, {}, held, checked=True)
    tables, rngs = answered(engine, "twice")
    masks = engine.numbers([[0] * len(BOUNDLESS.actions)], "u1")
    with pytest.raises(BrokenRules, match=NATIVELY["twice"]):
        engine.over(batch.mark_tables, 1, tables, rngs, engine.numbers([0]), masks)


def answered(engine: Engine, choice: str) -> tuple[Any, Any]:
    """A table at which that was chosen, and its source of chance."""
    tables, rngs = engine.stored([BOUNDLESS.begin()] * 2), engine.numbers([[1, 1]])
    given = engine.numbers([0]), engine.numbers([BOUNDLESS.actions.read(choice)])
    engine.over(batch.answer_tables, 1, tables, rngs, *given)
    return tables, rngs


@pytest.mark.parametrize("speed", SPEEDS)
def test_any_of_1200_outcomes_is_picked_alike_in_every_engine(speed: str, held: ExitStack) -> None:
    s = BOUNDLESS.begin()
    BOUNDLESS.answer(s, 0, BOUNDLESS.actions.read("many"))
    seeds = [seeded(seed) for seed in range(20)]
    engine = engine_of(BOUNDLESS, speed, {}, held)
    tables, rngs = engine.stored([s] * (len(seeds) + 1)), engine.numbers(seeds)
    picked = engine.numbers([0] * len(seeds))
    engine.over(batch.pick_tables, len(seeds), tables, rngs, picked)
    outcomes = BOUNDLESS.offers(s, NATURE)
    expected = [outcomes[pick(seeded(seed), OUTCOMES)] for seed in range(20)]
    assert [int(one) for one in picked] == expected


BOARDS = {
    "lancaster": LANCASTER,
    "vive-le-roi": (('"ouaf", "romeo"]\nbanished = "ouaf"', '"ouaf", "romeo"]\nbanished = "alienor"'),),
}
"""Other numbers in tables, and nothing else."""


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_with_other_numbers_is_played_natively_without_a_compiler(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, mine = game_named(name), game_named(name, board_like(name, tmp_path / "mine.toml", *BOARDS[name]))
    monkeypatch.setattr(native, "SHIPPED", tmp_path)
    native.Rules(usual, (), filled=True).build()
    printed = native.NativeEngine(native.Rules(usual, (), filled=True))
    monkeypatch.setattr(compiler, "build", None)
    rules = native.Rules(mine, ())
    rules.build()
    for engine, game in ((native.NativeEngine(rules), mine), (printed, usual)):
        plays_the_same(engine, play(game, {}, seed=1))


def test_without_its_compiler_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path))
    with pytest.raises(NoCompiler, match=r"regnum\[compile\]"):
        wasm.build(rules(game_named("vive-le-roi"), RULES))
