"""Every game, with few players and with most, plain and with everything, fits a screen of 80×24."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import regnum
from regnum.kernel import Match
from regnum.terminal.page import Painter

from .table import COLOURS, Paper, painter

PLAIN: dict[str, dict[str, Any]] = {"krone-und-schwert": {"max_rounds": 20}}
EVERYTHING: dict[str, dict[str, Any]] = {
    "vive-le-roi": {"ambition": True, "banished": True, "emissary": True, "royal_couple": True},
    "lang-lebe-der-koenig": {},
    "krone-und-schwert": {"open_scores": True, "red_card_replacement": True, "first_king": "castle", "max_rounds": 20},
    "lancaster": {"court": True, "displeasure": True, "reward_tiles": True, "law_choice": "random", "allies": True},
}
ONLY_UP_TO = {"emissary": 5, "allies": 2}
"""Options for so many players at most."""
TEAMS = {"players": 8, "unit_sizes": 2, "team_scoring": "common", "ambition": True}


def tables() -> Iterator[Any]:
    for name in regnum.games():
        for players in regnum.game(name).options.players:
            yield pytest.param(name, {"players": players, **PLAIN.get(name, {})}, id=f"{name}-{players}-plain")
            yield pytest.param(name, everything(name, players), id=f"{name}-{players}-everything")
    yield pytest.param("vive-le-roi", TEAMS, id="vive-le-roi-8-teams")


def everything(name: str, players: int) -> dict[str, Any]:
    options = {one: value for one, value in EVERYTHING[name].items() if players <= ONLY_UP_TO.get(one, players)}
    return {"players": players, **options}


def moments(match: Match) -> Iterator[Match]:
    """Through a whole random game: every question when it is first asked, some later, and the end."""
    rng, asked = random.Random(7), set[str]()
    while not match.over:
        if match.question.name not in asked or rng.random() < 0.005:
            asked.add(match.question.name)
            yield match
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
    yield match


def page(artist: Painter, match: Match, leaf: int = 0) -> list[str]:
    """A page as it is asked, or the one at the end."""
    if match.over:
        bottom, seat = artist.result(), 0
    else:
        seat = match.to_act[0]
        entries = artist.choices(seat, match.game.offers(match.table, seat))
        bottom = [artist.question(seat), artist.menu(entries), artist.voice.say("ui-keys")]
    return [COLOURS.sub("", line) for line in artist.screen.lines(artist.page(seat, 0, bottom, leaf))]


@pytest.mark.parametrize(("name", "options"), [*tables()])
def test_table_question_and_choices_are_on_every_page(name: str, options: dict[str, Any]) -> None:
    for match in moments(regnum.new_match(name, seed=3, **options)):
        artist = painter(match, Paper(width=80, height=24))
        lines = page(artist, match)
        assert len(lines) < 24
        assert max(len(line) for line in lines) <= 80
        if not match.over:
            seat = match.to_act[0]
            said = " ".join(" ".join(lines).split())
            assert artist.voice.question(match.table, seat) in said
            last = artist.choices(seat, match.game.offers(match.table, seat))[-1]
            assert " ".join(last.label.split()) in said


@pytest.mark.parametrize("name", regnum.games())
def test_leafing_shows_all_of_the_table_and_comes_round(name: str) -> None:
    most = regnum.game(name).options.players.stop - 1
    for match in islice(moments(regnum.new_match(name, seed=3, **everything(name, most))), 0, None, 3):
        artist = painter(match, Paper(width=80, height=24))
        first = page(artist, match)
        count = int(first[0].split("/")[1].split()[0])
        leaves = [page(artist, match, leaf) for leaf in range(count)]
        assert page(artist, match, count) == first
        assert all(len(lines) < 24 for lines in leaves)
        seat = 0 if match.over else match.to_act[0]
        said = " ".join(" ".join(" ".join(lines) for lines in leaves).split())
        for part in artist.drawing(seat).parts:
            assert part.title in said
            assert all(item.name in said for item in part.items)


@pytest.mark.parametrize("name", regnum.games())
@pytest.mark.parametrize("width", [60, 40])
def test_a_narrow_screen_is_no_reason_to_stop(name: str, width: int) -> None:
    most = regnum.game(name).options.players.stop - 1
    for match in islice(moments(regnum.new_match(name, seed=3, **everything(name, most))), 0, None, 2):
        lines = page(painter(match, Paper(width=width, height=24)), match)
        assert max(len(line) for line in lines) <= width
