"""The recorded games, which ``tests/test_recorded.py`` replays, have seen all there is."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.games.lancaster.table import LAWS
from regnum.kernel import Match, saved
from regnum.testing import rule

from ..recording import TESTS
from .helpers import LA

RECORDED = sorted((TESTS / "lancaster" / "recorded").glob("*-players.regnum"))


def matches() -> Iterator[Match]:
    for path in RECORDED:
        yield saved.read(path.read_text(encoding="utf-8"), lambda name: LA)


@rule("LA-30", "LA-220", "LA-228")
def test_every_number_of_players_is_recorded() -> None:
    assert sorted(match.options["players"] for match in matches()) == [2, 3, 4, 5]


@rule("LA-90")
def test_every_law_has_been_applied_in_a_recorded_game() -> None:
    applied = {
        h.numbers[0] for match in matches() for h in match.happenings if LA.book.events[h.event].name == "applied"
    }
    assert {LAWS.names[law] for law in applied} >= {name for law, name in enumerate(LAWS.names) if LAWS.set[law] == 0}
