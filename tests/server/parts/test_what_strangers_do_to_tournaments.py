"""What somebody who means harm could do to tournaments, and cannot: each of these worked once."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import Any

import pytest

from regnum.server.parts.rating import begin as ratings
from regnum.server.parts.rating.ratings import of as of_ratings
from regnum.server.parts.tournaments import counted
from regnum.server.parts.tournaments.exporting import _plain
from regnum.server.parts.tournaments.kept import MOST_OF_ONE
from regnum.server.parts.tournaments.planning import DAY, NewTournament, planned
from regnum.server.parts.tournaments.standings import Standing, standings
from regnum.server.parts.tournaments.tournament import WAITS, Tournament
from regnum.server.people import limits
from regnum.server.settings import Settings
from regnum.server.table.refused import Refused
from regnum.store import Statement, Write

from ..clients import Person
from ..conftest import Running
from ..test_crowds import limited, must_slow_readers
from .clubs import NOW, PASSWORD, WISH, Club, signed_up

pytestmark = pytest.mark.anyio


async def test_a_damaged_row_hides_no_other_and_holds_nobody_up(club: Club) -> None:
    broken = await club.tournament(4)
    host = (await club.house.store.account("p00")) or pytest.fail("nobody")
    sound = await club.part.create(host, planned(NewTournament(**WISH, starts=NOW + 10), NOW))
    damage = "UPDATE tournament SET body = '{', due = 0 WHERE id = $1"
    await club.house.store.driver.write(Write([Statement(damage, (broken.id,))]))
    assert [one.id for one in await club.part.kept.listed("open", 10)] == [sound.id]
    assert [one.id for one in await club.part.kept.of("p00", 10)] == [sound.id]
    with pytest.raises(Refused) as refused:
        await club.part.find(broken.id)
    assert refused.value.code == "broken"
    club.now[0] += 20
    assert (await club.look(sound)).status == "called-off", "the next one has its turn"
    await club.house.accounts.forget(host)
    await club.part.sweep()


async def test_a_tournament_that_nobody_enters_any_more_is_called_off(club: Club) -> None:
    one = await club.tournament(2, least=4)
    club.now[0] += WAITS - 1
    assert (await club.look(one)).status == "open"
    await club.part.change(one.id, partial(Tournament.enter, account="late", key="", now=club.now[0]))
    club.now[0] += 2
    assert (await club.look(one)).status == "open", "somebody came just now"
    club.now[0] += WAITS
    assert (await club.look(one)).status == "called-off"


async def test_nobody_fills_the_list_alone(club: Club) -> None:
    anna, bert = await club.people(2)
    theirs = await club.part.create(bert, planned(NewTournament(**WISH), NOW))
    for _ in range(MOST_OF_ONE + 2):
        club.now[0] += 1
        await club.part.create(anna, planned(NewTournament(**WISH), NOW))
    listed = await club.part.kept.listed("open", MOST_OF_ONE + 1)
    assert [one.host for one in listed] == [anna.id] * MOST_OF_ONE + [bert.id] and listed[-1].id == theirs.id
    assert len(await club.part.kept.of(anna.id, 10)) == MOST_OF_ONE + 2, "whoever made them sees them all"


def test_no_address_makes_more_tournaments_than_lists_show_within_hours() -> None:
    limit = limits.LIMITS["tournament of an address"]
    assert limit.burst + limit.per_second * 6 * 3600 < 100


async def test_whoever_was_sent_away_stays_away(club: Club) -> None:
    one = await club.tournament(6)

    async def change(act: Any) -> Tournament:
        return await club.part.change(one.id, act)

    await change(lambda now: now.dismiss("p01"))
    with pytest.raises(Refused, match="sent you away"):
        await change(lambda now: now.enter("p01", one.key, NOW))
    await club.part.begin(one.id)
    await change(lambda now: now.dismiss("p02"))
    for person in ("p01", "p02"):
        with pytest.raises(Refused, match="sent you away"):
            await change(lambda now, person=person: now.enter(person, one.key, NOW))
    await change(lambda now: now.withdraw("p03"))
    assert "p03" in (await change(lambda now: now.enter("p03", one.key, NOW))).active, "who went may come back"


async def test_two_who_entered_from_one_address_do_not_count_against_each_other(club: Club) -> None:
    """Where one plays by turns everybody sits there already, and nobody came from anywhere."""
    club.house.parts["rating"] = ratings(club.house, Settings())
    plan = planned(
        NewTournament(**{**WISH, "players": 2, "least": 2, "pace": "days", "seconds": DAY, "limit": DAY}), NOW
    )
    for addresses, reasons in ((("9.9.9.9", "9.9.9.9"), ["one-address"]), (("9.9.9.9", "8.8.8.8"), [])):
        people = [await club.house.accounts.sign_up(f"{n} of {addresses[1]}", PASSWORD, None, "en", 1.0) for n in "AB"]
        made = await club.part.create(people[0], plan)
        for one, address in zip(people, addresses, strict=True):
            enter = partial(Tournament.enter, account=one.id, key="", now=NOW, address=address)
            await club.part.change(made.id, enter)
        begun = await club.part.begin(made.id)
        async with club.house.rooms.enter(next(begun.tables()).table) as room:
            assert [one.why for one in of_ratings(club.house).reasons(room.table)] == reasons
        ended = await club.part.change(made.id, lambda now: now.over("called-off", NOW))
        assert [one.address for one in ended.entrants] == ["", ""]


async def test_nobody_comes_and_goes_without_end(server: Running) -> None:
    """Each time is a row in the store, and everybody's standings anew."""
    await limited(server)
    anna = await signed_up(server.address, "Anna")
    here = f"/api/tournaments/{(await anna.post('/api/tournaments', WISH))['tournament']}"
    burst = int(limits.LIMITS["entry"].burst)
    heard = [(await anna.ask("POST", f"{here}/{way}", {})).status_code for way in ("enter", "withdraw") * burst]
    assert heard[:burst] == [200] * burst and set(heard[burst:]) == {429}
    assert limits.LIMITS["entry"].per_second < 0.1
    await anna.leave()


async def test_standings_are_worked_out_once_and_not_where_everybody_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[bool] = []

    def watched(one: Tournament) -> list[Standing]:
        where.append(threading.current_thread() is threading.main_thread())
        return standings(one)

    monkeypatch.setattr(counted, "standings", watched)
    one = await club.tournament(4)
    found = await club.part.find(one.id)
    await asyncio.gather(*(club.part.standings.of(found) for _ in range(5)))
    assert where == [False]
    await club.part.change(one.id, lambda now: now.withdraw("p01"))
    assert len(await club.part.standings.of(await club.part.find(one.id))) == 3
    assert where == [False, False]


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("＝1+1", "'＝1+1"),
        ("Anna;=1+1", "Anna;'=1+1"),
        ("Anna; @x", "Anna;' @x"),
        ("-2", "'-2"),
        ("Anna-Maria; Bert", "Anna-Maria; Bert"),
    ],
)
def test_no_name_is_a_formula_in_any_spreadsheet(name: str, safe: str) -> None:
    assert _plain(name) == safe


async def test_the_file_for_everybody_does_not_say_who_was_sent_away_or_came_from_where(
    server: Running,
) -> None:
    anna, bert = [await signed_up(server.address, name) for name in ("Anna", "Bert")]
    nobody = Person(server.address, "")
    here = f"/api/tournaments/{(await anna.post('/api/tournaments', WISH))['tournament']}"
    await bert.post(f"{here}/enter", {})
    await anna.post(f"{here}/dismiss", {"account": bert.me["account"]})
    assert "enter" not in (await bert.get(here))["may"]
    await anna.post(f"{here}/enter", {})
    told = await nobody.get(f"{here}/json")
    assert bert.me["account"] not in str(told)
    assert [set(one) for one in told["entrants"]] == [{"account", "since", "out"}]
    for person in (anna, bert, nobody):
        await person.leave()


async def test_nobody_reads_tournaments_without_end(server: Running) -> None:
    here = "/api/tournaments"
    await must_slow_readers(server, here, f"{here}/x", f"{here}/x/csv", f"{here}/x/json")
