"""One result: the engine's, wherever it is shown, if nobody gave up."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.kernel import Match, Result, saved
from regnum.server.table.shelf import find_game
from regnum.server.telling.export import export
from regnum.server.telling.tables import in_list, summary
from regnum.server.telling.updates import NOTHING, Moment
from regnum.server.wire.answers import encode
from regnum.testing.playing import Played

from ..server.again import table_of


def test_the_servers_result_is_the_engines_where_nobody_gave_up(played: Played) -> None:
    result = played.game.result(played.tables[-1])
    assert result is not None
    table = table_of(played.match)
    names = tuple(f"P{seat}" for seat in range(played.match.options["players"]))
    assert table.status == "over"
    assert table.result == result
    assert table.play is not None
    update = msgspec.json.decode(encode(Moment(table, names, 1.0).update(table.play.spectators, "en", 0, NOTHING)))
    kept = msgspec.json.decode(msgspec.json.encode(summary(table)))
    results: list[Any] = [update["result"], in_list(kept, "", "fr", {})["result"]]
    for told in results:
        assert (tuple(told["places"]), tuple(told["scores"])) == (result.places, result.scores)
        assert (tuple(told["winners"]), told["gave_up"]) == (result.winners, [])
        rivals = [(rival["rival"], rival["score"], rival["place"]) for rival in told["rivals"]]
        assert rivals == [(rival.name, rival.score, rival.place) for rival in result.rivals]
    back: Match = saved.read(export(table, "", names), find_game)
    assert back.result == result


def test_places_begin_with_one_and_leave_no_gap(played: Played) -> None:
    """Rivals included: whoever is ahead of somebody is counted."""
    result = played.match.result
    assert isinstance(result, Result)
    places = sorted([*result.places, *(rival.place for rival in result.rivals if rival.place is not None)])
    assert places == [1 + sum(other < place for other in places) for place in places]
