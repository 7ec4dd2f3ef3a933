"""What lies open on the table can be seen in the terminal: whatever changes there, changes what is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum.kernel import Match
from regnum.kernel.record import PUBLIC, Field

from .table import COLOURS, Paper, painter

WHERE_WE_ARE = "players modules question nature witness waiting depth procedure at rank active round"
"""Told by the header, the question, and the signs before those who must answer."""
OPTIONS = "what the table is played with, told with the options"
COUNTED = "counted from what is shown"
IN_HAND = "what is just being done; the question and the log speak of it"
RANKED = "the order at the end, told with the result"

NOT_SHOWN: dict[str, dict[str, str]] = {
    "vive-le-roi": {
        OPTIONS: "unit_sizes first_unit",
        COUNTED: "crowd height",
        IN_HAND: "to_place candidate favourites_up ambitions_up",
        RANKED: "ranking emissary_won",
    },
    "lang-lebe-der-koenig": {
        OPTIONS: "bonus_start",
        IN_HAND: "reached came_from destination placer site spent unrolled to_come leaders winner banished ones "
        "receiver to_deal set_out_from defender roller",
        RANKED: "standing lot",
    },
    "krone-und-schwert": {
        OPTIONS: "people_swords board_setup max_rounds first",
        COUNTED: "lattice stride corner free territory totals_up",
        IN_HAND: "attacked deed site shields turned_up people_draws reaction",
    },
    "lancaster": {
        OPTIONS: "law_L24_step open_stocks law_set law_choice " + " ".join(f"law_sets_group_{n}" for n in range(5)),
        COUNTED: "houses",
        IN_HAND: "served house knight target sent county conflict england_wins item reward motion sitting law entitled "
        "evaluated group_drawn with_shield with_archer with_tudor paid_for kept_up",
        RANKED: "standing",
    },
}
EVERYTHING: dict[str, dict[str, Any]] = {
    "vive-le-roi": {"players": 4, "ambition": True, "emissary": True},
    "lang-lebe-der-koenig": {"players": 4},
    "krone-und-schwert": {"players": 4},
    "lancaster": {"players": 4, "court": True, "displeasure": True, "reward_tiles": True, "law_choice": "random"},
}


def open_fields(name: str) -> list[str]:
    told = f"{WHERE_WE_ARE} {' '.join(NOT_SHOWN[name].values())}".split()
    return [one for one, field in regnum.game(name).Table.FIELDS.items() if field.sight == PUBLIC and one not in told]


def shown(match: Match) -> str:
    """All that a terminal without colours shows to everybody, drawn and in words."""
    paper = Paper(width=120, height=40)
    artist = painter(match, paper)
    parts = [artist.table(None), *(artist.in_words(part) for part in artist.drawing(None).parts)]
    return COLOURS.sub("", "\n".join(line for part in parts for line in paper.screen.lines(part)))


def moments(name: str) -> list[Match]:
    """Some positions of a game, early and late."""
    match, rng = regnum.new_match(name, seed=4, **EVERYTHING[name]), random.Random(5)
    found: list[Match] = []
    while not match.over and len(found) < 8:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
        if len(match.choices) % 40 == 0:
            found.append(match.branch())
    return [*found, *unusual(found[-1])]


def unusual(match: Match) -> Iterator[Match]:
    """What a random game does not lead to."""
    if "end_phase" in match.game.Table.FIELDS:
        match = match.branch()
        match.table.end_phase = 1
        yield match


def changes(field: Field, value: Any) -> Iterator[Any]:
    """The value with one number in it a little higher or lower."""
    if not isinstance(value, list):
        yield from (other for other in (value + 1, value - 1) if field.low <= other <= field.high)
        return
    for place, part in enumerate(value):
        for other in changes(field, part):
            yield [*value[:place], other, *value[place + 1 :]]


def can_be_seen(match: Match, name: str, before: str) -> bool:
    field, value = match.game.Table.FIELDS[name], getattr(match.table, name)
    rng = random.Random(name)
    tried = list(changes(field, value))
    for other in rng.sample(tried, min(8, len(tried))):
        setattr(match.table, name, other)
        after = shown(match)
        setattr(match.table, name, value)
        if after != before:
            return True
    return False


@pytest.mark.parametrize("name", regnum.games())
def test_every_open_field_is_shown_or_said_not_to_be(name: str) -> None:
    unseen = open_fields(name)
    for match in moments(name):
        before = shown(match)
        unseen = [one for one in unseen if not can_be_seen(match, one, before)]
    assert unseen == []


@pytest.mark.parametrize("name", regnum.games())
def test_what_is_said_not_to_be_shown_exists(name: str) -> None:
    fields = regnum.game(name).Table.FIELDS
    assert [one for one in " ".join(NOT_SHOWN[name].values()).split() if one not in fields] == []
