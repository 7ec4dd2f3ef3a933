"""The search player: it answers legally, says what it thinks, finds what is plain, and cannot see through cards."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest

from regnum import bots, opponents
from regnum.bots import Random, bot, deals, forest, weighing
from regnum.bots.knowledge import Knowledge
from regnum.bots.levels import LEVELS
from regnum.bots.program import Program
from regnum.bots.protocol import BotFailed
from regnum.bots.search import HASTY, Grove, Search
from regnum.bots.warming import compiled
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import NATURE, Match, Offers, seeded

from ..league.bots import LAST, SPEAKS_OTHERWISE


def opened(game: str, choices: int = 0) -> Match:
    """A match some choices after its first question."""
    match = Match(game_named(game), seed="bots")
    for _ in range(choices):
        seat = match.to_act[0]
        match.choose(match.game.offers(match.table, seat)[0], seat)
    return match


@pytest.mark.parametrize("game", names())
def test_it_answers_legally_in_every_game_without_a_compiler(game: str) -> None:
    match = opened(game, 6)
    knowledge = Knowledge.of(match, match.to_act[0])
    thoughts = Search("a seed", seconds=60, iterations=4).think(knowledge)
    assert {thought.action for thought in thoughts} == set(knowledge.offers)
    assert sum(thought.visits for thought in thoughts) == 4
    assert all(0 <= thought.worth <= 1 for thought in thoughts)


def test_the_same_seed_thinks_the_same() -> None:
    knowledge = Knowledge.of(opened("vive-le-roi"), opened("vive-le-roi").to_act[0])
    first, second = (Search(3, seconds=60, iterations=6).think(knowledge) for _ in range(2))
    assert first == second


def test_it_crowns_its_favourite_when_nobody_can_object() -> None:
    game = game_named("vive-le-roi")
    fields = game.parse("0[DS] 1[CO] 2[ABF] 3[XE] 4[JM] 5[LRV]") if game.parse else {}
    match = Match(
        game,
        players=3,
        seed="crown",
        start={
            "question": "who_moves",
            "seats": 0,
            "fields": {
                **fields,
                "active": 0,
                "round": 3,
                "noes": [0, 0, 0],
                "stomachaches": [0, 0, 0],
                "favourites": {0: ["F12", -1], 1: ["F18", -1], 2: ["F26", -1]},
                "score": {0: [20, 0], 1: [20, 0], 2: [20, 0]},
            },
        },
    )
    chosen = Search("crown", seconds=60, iterations=120).choose(Knowledge.of(match, 0))
    assert match.game.actions.write(chosen) in ("move character=leonardo", "move character=romeo")


@pytest.mark.parametrize("game", names())
def test_without_time_to_try_anything_it_plays_by_rule_of_thumb(game: str) -> None:
    match = opened(game, 6)
    knowledge = Knowledge.of(match, match.to_act[0])
    chosen = Search("hasty", seconds=60, iterations=HASTY - 1).choose(knowledge)
    table, advice = match.table, match.game.book.thumb.advice
    assert advice(table, knowledge.seat, chosen) == max(advice(table, knowledge.seat, a) for a in knowledge.offers)


@pytest.mark.parametrize("game", names())
def test_a_rule_of_thumb_reads_only_what_its_seat_may_know(game: str) -> None:
    match = opened(game)
    rng = seeded("thumb")
    for number in range(40):
        seat = match.to_act[0]
        offers = match.game.offers(match.table, seat)
        other = match.table.copy()
        match.game.redeal(other, seat, rng)
        advice = match.game.book.thumb.advice
        assert [advice(match.table, seat, a) for a in offers] == [advice(other, seat, a) for a in offers]
        match.choose(offers[number % len(offers)], seat)
        if match.over or match.to_act == (NATURE,):
            break


@pytest.mark.parametrize("level", [*LEVELS])
def test_every_level_can_be_called_by_its_name(level: str) -> None:
    assert hasattr(bot(level, 1), "choose")


def test_another_package_offers_its_bots_through_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoint(name="foreign", value="regnum.bots.uniform:Random", group="regnum.bots")
    for module in (bots, opponents):
        monkeypatch.setattr(module, "offered", lambda group: {"foreign": offered} if group == "regnum.bots" else {})
    assert isinstance(bot("foreign", 1), Random)
    with pytest.raises(LookupError, match="monte-carlo, foreign"):
        bot("unknown", 1)


def test_a_bot_may_be_a_program_in_any_language(tmp_path: Path) -> None:
    script = tmp_path / "last.py"
    script.write_text(LAST)
    match = opened("vive-le-roi")
    program = bot(f"program:{sys.executable} {script}")
    assert isinstance(program, Program)
    knowledge = Knowledge.of(match, match.to_act[0])
    assert program.choose(knowledge) == knowledge.offers[-1]
    program.close()


def test_a_program_that_talks_nonsense_is_told_what_was_expected(tmp_path: Path) -> None:
    script = tmp_path / "mute.py"
    script.write_text(SPEAKS_OTHERWISE)
    with pytest.raises(BotFailed, match=r"mute\.py.*expected one JSON object"):
        bot(f"program:{sys.executable} {script}")


@pytest.mark.parametrize("game", names())
def test_native_code_thinks_the_same_as_the_interpreter(game: str) -> None:
    match = opened(game, 6)
    knowledge = Knowledge.of(match, match.to_act[0])
    engine = compiled(match.game)
    lists = deals.drawn(knowledge, "deals", None)
    tables = engine.tables(len(lists.tables))
    for i, table in enumerate(lists.tables):
        engine.put(tables, i, table)
    arrays = deals.Deals(tables, np.array(lists.holdings, np.int32))
    groves = [
        Grove(knowledge.seat, dealt, "seed", speed, nodes=2000) for dealt, speed in ((lists, None), (arrays, engine))
    ]
    for grove in groves:
        grove.search(30)
    thoughts = [grove.found(knowledge.offers) for grove in groves]
    assert thoughts[0] == thoughts[1]
    assert groves[0].rng == groves[1].rng.tolist()


def test_every_imagined_game_counts_for_an_answer_in_a_full_forest_too() -> None:
    match = opened("lang-lebe-der-koenig", 6)
    knowledge, engine = Knowledge.of(match, match.to_act[0]), compiled(match.game)
    grove = Grove(knowledge.seat, deals.drawn(knowledge, "deals", engine), "seed", engine, nodes=500)
    grove.search(200)
    assert forest.is_full(grove.forest)
    visits, _ = grove.found(knowledge.offers)
    assert sum(visits) == 200


def test_native_deals_are_drawn_again_without_numbers_that_do_not_fit() -> None:
    match = opened("vive-le-roi", 6)
    seat = match.to_act[0]
    with np.errstate(over="raise"):
        dealt = deals.drawn(Knowledge.of(match, seat), "deals", compiled(match.game))
    assert len(dealt.tables) == deals.NATIVE + 1


def test_native_code_weighs_deals_like_the_interpreter() -> None:
    match = opened("vive-le-roi", 6)
    seat = match.to_act[0]
    engine, action = compiled(match.game), match.legal(seat)[0]
    drawn = [Knowledge.of(match, seat).imagine(seeded(n)) for n in range(5)]
    weights = [1.0] * len(drawn)
    weighing.weigh_deals(drawn, seat, action, Offers(), weights)
    tables, native = engine.tables(len(drawn)), np.ones(len(drawn))
    for i, table in enumerate(drawn):
        engine.put(tables, i, table)
    engine.run(weighing.weigh_deals, tables, seat, action, None, native)
    assert native.tolist() == pytest.approx(weights)
