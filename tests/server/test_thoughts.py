"""What a bot was thinking: kept with its choice, told to nobody before the game is over, and to everybody then."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.bots.search import Search
from regnum.games import game
from regnum.kernel import Match, saved
from regnum.reviewed import Answer, thoughts_in
from regnum.server.running import thinking
from regnum.server.running.thinking import Thinking
from regnum.server.table import journal
from regnum.server.table.audiences import Notice, Play
from regnum.server.table.creating import new_table
from regnum.server.table.journal import Chose
from regnum.server.table.plans import Clock, SeatPlan

from .clients import Person, answer_first
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

WORTH = 0.813
"""Nobody says this number by chance."""


async def weigh(level: str, match: Match, seat: int, seed: str, person: int | None, *_: object) -> Thinking:
    """The first answer, after a thought about the first two."""
    offers = match.legal(seat, person)
    told = [match.game.actions.write(action) for action in offers]
    thoughts = tuple(Answer(text, WORTH, 77 - at) for at, text in enumerate(told[:2]))
    return Thinking(offers[0], thoughts if len(told) > 1 else ())


@pytest.fixture
def weighing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house.keeper.thinkers, "think", weigh)


async def everything(person: Person, table: str) -> list[str]:
    """All that can be asked about a table."""
    where = f"/api/tables/{table}"
    asked = ("", "/update", "/past", "/past?at=1", "/replay", "/replay?at=2", "/review", "/fair", "/export", "/chat")
    answers = [await person.ask("GET", where + what) for what in (*asked, "/schema", "/data", "/board", "/why-not")]
    answers += [await person.ask("GET", f"/api/tables?show={show}") for show in ("open", "playing", "over", "mine")]
    return [answer.text for answer in answers]


async def at_a_table(anna: Person) -> str:
    return str((await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "lord"}]))["table"])


@pytest.mark.usefixtures("weighing")
async def test_no_byte_of_a_bots_thoughts_leaves_the_server_before_the_game_is_over(
    arrive: Arrive, server: Running
) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await at_a_table(anna)
    for person in (anna, bruno):
        await person.connect()
        await person.open(table)
    await answer_first(anna, table, 4)
    kept = [entry.body for entry in await server.house.store.journal(table)]
    assert any(str(WORTH) in body for body in kept)
    for person in (anna, bruno):
        await person.open(table)
        assert not [text for text in (*await everything(person, table), *person.frames) if str(WORTH) in text]
    await anna.post(f"/api/tables/{table}/concede", {})
    assert [text for text in await everything(bruno, table) if str(WORTH) in text]


@pytest.mark.usefixtures("weighing")
async def test_after_the_game_every_decision_of_a_bot_that_imagines_games_tells_what_it_thought(
    arrive: Arrive, server: Running
) -> None:
    anna = await arrive("Anna")
    table = await at_a_table(anna)
    await answer_first(anna, table, 4)
    await anna.post(f"/api/tables/{table}/concede", {})
    for _ in range(2):
        last = (await anna.get(f"/api/tables/{table}/replay"))["choices"]
        told = [await anna.get(f"/api/tables/{table}/replay", at=at) for at in range(last + 1)]
        decisions = [one["decision"] for one in told]
        bots = [one for one in decisions if one and one["seat"] == 1 and one["thoughts"]]
        assert bots
        for one in bots:
            best, second = one["thoughts"]
            assert best == {"sentence": one["sentence"], "worth": WORTH, "games": 77}
            assert second["sentence"] != best["sentence"]
        assert not any(one["thoughts"] for one in decisions if one and one["seat"] == 0)
        assert decisions[-1] is None
        # And the same after the table was read anew.
        server.house.rooms.drop(table)
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    assert saved.read(text, game)
    found = thoughts_in(saved.look(text, game).remarks)
    assert list(found) == [at for at, one in enumerate(decisions) if one and one["thoughts"]]
    assert all([answer.games for answer in answers] == [77, 76] for answers in found.values())


def test_an_entry_keeps_thoughts_and_one_of_before_has_none() -> None:
    entry = Chose(at=1.0, seat=0, text="pass", thoughts=[Answer("pass", 0.5, 60)])
    assert journal.read(journal.write(entry)) == entry
    before = journal.read('{"kind":"chose","at":1.0,"seat":0,"text":"pass"}')
    assert isinstance(before, Chose) and not before.thoughts


def test_what_is_taken_back_takes_its_thoughts_along_and_what_is_done_again_keeps_them() -> None:
    seats = [SeatPlan("me"), SeatPlan("anyone"), SeatPlan("anyone")]
    created, _ = new_table("anna", 1.0, game="vive-le-roi", players=3, seats=seats, options={}, clock=Clock())
    play = Play(created, b"seed")
    while len(play.asked) < 3:
        play.choose(play.asked[0], play.match.offers(play.asked[0])[0])
    before = len(play.match.choices)
    for seat in (0, 1):
        play.thoughts[len(play.match.choices)] = [Answer("of seat", 0.5, seat)]
        play.choose(seat, play.match.offers(seat)[0])
    again = [(1, play.match.choices[before + 1].text)]
    word = Notice(before, "took_back", 0)
    play.take_back(before, again, None, play.audiences, word)
    assert play.thoughts == {before: [Answer("of seat", 0.5, 1)]}
    play.take_back(before, [], None, play.audiences, word)
    assert not play.thoughts


@pytest.mark.parametrize(("level", "thinks"), [("lord", True), ("knight", False)])
def test_a_searching_bot_says_its_three_best_answers(level: str, thinks: Any) -> None:
    match = Match(game("vive-le-roi"), players=3, seed=1)
    seat = match.to_act[0]
    found = thinking.think(thinking.asked(match, seat, level), level, "seed")
    assert bool(found.thoughts) == thinks
    if thinks:
        considered = Search("seed", 60, 60).think(thinking.knowledge(thinking.asked(match, seat, level)))
        offers = {match.game.actions.write(thought.action) for thought in considered}
        assert 1 < len(found.thoughts) <= 3
        assert {answer.choice for answer in found.thoughts} <= offers
        games = [answer.games for answer in found.thoughts]
        assert games == sorted(games, reverse=True)
        assert found.action == match.game.action(found.thoughts[0].choice)
