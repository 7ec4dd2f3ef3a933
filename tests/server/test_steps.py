"""Steps: every decision is told by itself, as those who hear of it could see it then."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from regnum.games import names
from regnum.kernel import NATURE
from regnum.server.table.audiences import Audience, Play
from regnum.server.table.journal import Chose, Created, Started, TookBack
from regnum.server.table.plans import SeatPlan
from regnum.server.table.refused import Refused
from regnum.server.table.shelf import games
from regnum.server.table.table import Table
from regnum.server.telling.past import past
from regnum.server.telling.steps import MOST
from regnum.server.telling.updates import NOTHING, Moment
from regnum.server.wire.answers import encode

NAMES = ("Anna", "Bruno", "Chloé", "Dan", "Emma")
SEEN = ("number", "by", "view", "told", "where", "path", "asking", "waiting")
"""What an update shares with a step."""


def begun(game: str) -> Table:
    rules = games()[game]
    players = rules.options.usual
    plans = [SeatPlan("bot", 1, "random") for _ in range(players)]
    created = Created(
        at=0.0,
        by="account",
        game=game,
        edition=rules.edition,
        players=players,
        options={},
        seats=plans,
        secret="00" * 32,
        key="key",
    )
    table = Table("table", created)
    table.apply(Started(at=1.0))
    return table


def play_of(table: Table) -> Play:
    assert table.play is not None
    return table.play


def answer(table: Table, rng: random.Random) -> None:
    match = play_of(table).match
    seat = rng.choice([seat for seat in match.to_act if seat != NATURE])
    table.apply(Chose(at=2.0, seat=seat, text=rng.choice(match.offers(seat)), by=""))


def told(table: Table, audience: Audience, last: int) -> dict[str, Any]:
    moment = Moment(table, NAMES[: table.created.players], 3.0)
    return dict(json.loads(encode(moment.update(audience, "en", last, NOTHING))))


@pytest.mark.parametrize("game", names())
def test_whoever_reads_late_is_told_what_everybody_was_told_in_time(game: str) -> None:
    table, rng = begun(game), random.Random(5)
    audiences = play_of(table).audiences
    in_time: list[list[dict[str, Any]]] = [[told(table, audience, 0)] for audience in audiences]
    for _ in range(MOST):
        answer(table, rng)
        for heard, audience in zip(in_time, audiences, strict=True):
            if audience.number > heard[-1]["number"]:
                heard.append(told(table, audience, heard[-1]["number"]))
    for heard, audience in zip(in_time, audiences, strict=True):
        late = told(table, audience, heard[0]["number"])
        assert [shared(step) for step in [*late["steps"], late]] == [shared(update) for update in heard[1:]]
        assert late["log"]["lines"] == [line for update in heard[1:] for line in update["log"]["lines"]]


@pytest.mark.parametrize("game", names())
def test_looking_back_shows_each_seat_what_it_was_told_then(game: str) -> None:
    table, rng = begun(game), random.Random(7)
    play = play_of(table)
    heard: list[list[dict[str, Any]]] = [[told(table, audience, 0)] for audience in play.audiences]
    for _ in range(MOST):
        answer(table, rng)
        for updates, audience in zip(heard, play.audiences, strict=True):
            if audience.number > updates[-1]["number"]:
                updates.append(told(table, audience, 0))
    for updates, audience in zip(heard, play.audiences, strict=True):
        for at, update in enumerate(updates):
            found = json.loads(encode(past(play.match, "table", audience, at, "en", NAMES[: table.created.players])))
            assert shared(found) == shared(update)
            assert found["log"] == update["log"]
            assert (found["asked"], found["choices"]) == (None, len(updates) - 1)


def test_what_has_not_happened_cannot_be_looked_back_on() -> None:
    table = begun("vive-le-roi")
    play = play_of(table)
    for at in (-1, 1):
        with pytest.raises(Refused):
            past(play.match, "table", play.spectators, at, "en", NAMES[:4])


def shared(step: dict[str, Any]) -> dict[str, Any]:
    return {name: step[name] for name in SEEN}


def test_whoever_was_away_long_is_told_the_last_steps_and_where_things_stand() -> None:
    table, rng = begun("lancaster"), random.Random(1)
    for _ in range(2 * MOST):
        answer(table, rng)
    update = told(table, play_of(table).spectators, 0)
    assert len(update["steps"]) == MOST
    assert update["steps"][-1]["number"] < update["number"]
    assert update["log"]["from"] == 0
    assert update["log"]["lines"][update["steps"][0]["told"] :]


def test_what_was_taken_back_is_no_step() -> None:
    table, rng = begun("vive-le-roi"), random.Random(1)
    answer(table, rng)
    spectators = play_of(table).spectators
    heard, kept = spectators.number, len(play_of(table).match.choices)
    answer(table, rng)
    answer(table, rng)
    table.apply(TookBack(at=3.0, seat=0, to=kept))
    answer(table, rng)
    update = told(table, spectators, heard)
    assert [step["number"] for step in update["steps"]] == [heard + 3]
    assert update["steps"][0]["told"] == spectators.lengths[heard] + 1, "and the line that something was taken back"


def test_a_secret_answer_is_told_to_others_without_what_was_done() -> None:
    table = begun("vive-le-roi")
    play, rng = play_of(table), random.Random(1)
    while not play.match.question.secret:
        answer(table, rng)
    seat = play.match.to_act[0]
    table.apply(Chose(at=2.0, seat=seat, text=play.match.offers(seat)[0], by=""))
    assert told(table, play.of[seat, None], 0)["by"] == {"seat": seat, "verb": "vote"}
    assert told(table, play.spectators, 0)["by"] == {"seat": seat, "verb": None}
