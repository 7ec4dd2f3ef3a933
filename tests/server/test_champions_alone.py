"""A champion in the house for one answers as it does on a server, by its network in another worker."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from regnum import bots
from regnum.bots import learned
from regnum.bots.network import load
from regnum.games import game as game_named
from regnum.kernel import Match
from regnum.server.alone.searching import Elsewhere

from ..bots.test_network_js import LEARNED, in_node

pytestmark = pytest.mark.anyio
SEED = "a table's seed"


async def nothing(name: str, asked: str) -> str:
    return ""


async def network(name: str, shown: str) -> str:
    """As a page's worker would answer."""
    game, _, players = name.rpartition("-")
    path = learned.kept_for(game_named(game), int(players))
    assert path is not None
    [found] = in_node(load(path), [json.loads(shown)])
    return json.dumps(found)


def asked_of(name: str, **options: Any) -> Match:
    """Somebody has several answers."""
    match = Match(game_named(name), seed="alone", **options)
    while len(match.offers(match.to_act[0])) < 3:
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    return match


@pytest.mark.parametrize("name", LEARNED)
async def test_it_answers_as_its_network_does_on_a_server(name: str) -> None:
    match = asked_of(name, players=4)
    seat = match.to_act[0]
    thinking = await Elsewhere(nothing, network).consider("champion", match, seat, SEED, None)
    assert thinking is not None
    assert thinking.action == bots.bot("champion", SEED).choose(bots.Knowledge.of(match, seat))


@pytest.mark.parametrize(("name", "players"), [("lancaster", 3), ("vive-le-roi", 4)])
async def test_where_nobody_has_learned_the_rules_a_king_is_asked_and_it_is_said(
    name: str, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    learned.say_that_nobody_has.cache_clear()
    searched = []

    async def search(game: str, asked: str) -> str:
        searched.append(game)
        return ""

    match = asked_of(name, players=players)
    with caplog.at_level(logging.WARNING, "regnum"):
        assert await Elsewhere(search, network).consider("champion", match, match.to_act[0], SEED, None) is None
    assert searched == [name]
    assert "a king answers" in caplog.text
