"""Views on the wire are the kernel's own, for every game and every seat at every moment."""

from __future__ import annotations

import json
import random

import pytest

from regnum.games import names
from regnum.kernel import Match
from regnum.server.table.shelf import games
from regnum.server.telling.views import sight
from regnum.server.wire.answers import encode


@pytest.mark.parametrize("name", names())
def test_a_view_on_the_wire_is_the_kernels(name: str) -> None:
    if name not in games():
        pytest.skip(f"{name} cannot be read")
    game = games()[name]
    match = Match(game, seed=1)
    rng = random.Random(2)
    for _ in range(150):
        if match.over:
            break
        look = sight(game).look(match.table)
        for seat in (None, *range(match.options["players"])):
            assert json.loads(encode(look.by(seat))) == match.numbers(seat)
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
