"""Games that count move ratings, once; it is said before whether a game counts, and if not, why."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from regnum.server.parts.rating import command, ratings
from regnum.server.parts.rating.counting import count
from regnum.server.parts.rating.fixed import FIGURES, LEVELS, VERSION, name_of, rating_of
from regnum.server.parts.rating.kept import FinishedGame, Kept, Taken
from regnum.server.parts.rating.ratings import Ratings
from regnum.server.parts.rating.reckoning import ENOUGH, Rating, reckon
from regnum.server.people.sessions import Visitor
from regnum.server.table.journal import Chose, Created, Entry, Lapsed, Paused, Replaced, Returned
from regnum.server.table.playing import out_of_time
from regnum.server.table.shelf import find_game
from regnum.store import Conflict, open_store

from ...store.conftest import fresh_database
from ..clients import Person, answer_first
from ..conftest import Running
from ..test_crowds import must_slow_readers

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery staple"
Join = Callable[[str], Awaitable[Person]]


# --- what a result says -----------------------------------------------------------------------------------------------


def test_whoever_wins_rises_whoever_loses_falls_and_everybody_is_surer() -> None:
    (won,), (second,), (last,) = reckon([[Rating()]] * 3, [1, 2, 3])
    assert won.mu > second.mu > last.mu
    assert max(won.sigma, second.sigma, last.sigma) < Rating().sigma


def test_shared_places_are_worth_the_same() -> None:
    (one,), (other,), (last,) = reckon([[Rating()]] * 3, [1, 1, 3])
    assert one == other and one.mu > last.mu


def test_a_team_moves_together() -> None:
    (ada, ben), (cleo,) = reckon([[Rating()] * 2, [Rating()]], [1, 2])
    assert ada == ben and ada.mu > Rating().mu > cleo.mu


def test_a_rating_is_told_as_a_number_with_its_doubt() -> None:
    assert (Rating().number, Rating().give_or_take) == (1500, 333)
    assert (Rating(26.5, 2.0).number, Rating(26.5, 2.0).give_or_take) == (1530, 80)


@pytest.mark.parametrize("game", [*FIGURES[VERSION], "a-game-of-somebody-elses"])
def test_levels_are_fixed_points_in_the_order_of_their_strength(game: str) -> None:
    found = [rating_of(name_of(level), game).mu for level in LEVELS if level != "random"]
    assert found == sorted(found) and found[LEVELS.index("knight") - 1] == Rating().mu


def test_the_figures_give_back_what_the_ladder_measured() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    king, lord = (rating_of(name_of(level), "vive-le-roi") for level in ("king", "lord"))
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (king, lord, lord, lord)]
    assert 4 * model.predict_win(teams)[0] == pytest.approx(1.93, abs=0.6)


def test_a_bot_moves_nobody_but_people() -> None:
    bare = (1, 0, *(0.0,) * 4)
    takers = [Taken("t", 0, 0, "ada", "", 1, *bare)._replace(moved=1), Taken("t", 1, 0, "", "king 1", 2, *bare)]
    rated, standings = count(FinishedGame("t", 1, 0.0, "lancaster", 2, ""), takers, {})
    assert [one.account for one in standings] == ["ada"] and rated[0].after.mu > rated[0].before.mu
    assert rated[1].before == rated[1].after == rating_of("king 1", "lancaster")


# --- what is kept, on both databases --------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept(request: pytest.FixtureRequest, tmp_path: Any, anyio_backend: str) -> AsyncIterator[Kept]:
    address = str(tmp_path / "regnum.db")
    if request.param == "postgresql":
        address = await asyncio.to_thread(fresh_database, request.getfixturevalue("postgres"))
    store = await open_store(address)
    made = Kept(store.driver)
    await made.open()
    await made.open()
    yield made
    await store.close()


async def counted(kept: Kept, table: str, number: int, places: dict[str, int], ended: float = 0.0) -> None:
    """A game that counted, of people by their names."""
    game = FinishedGame(table, number, ended or number, "lancaster", len(places), "")
    takers = [
        Taken(table, seat, 0, who, "", place, int(place == 1), 1, *(0.0,) * 4)
        for seat, (who, place) in enumerate(places.items())
    ]
    known = await kept.standings("lancaster", len(places), list(places))
    await kept.add(game, *count(game, takers, known))


async def test_a_table_counts_once_and_so_does_a_number(kept: Kept) -> None:
    await counted(kept, "t1", 1, {"ada": 1, "ben": 2})
    with pytest.raises(Conflict):
        await counted(kept, "t1", 2, {"ada": 1, "ben": 2})
    with pytest.raises(Conflict):
        await counted(kept, "t2", 1, {"ada": 1, "ben": 2})
    assert [one.games for one in await kept.standings_of("ada")] == [1]
    assert await kept.takers("t2") == []


async def test_all_ratings_come_out_again_from_nothing_but_results(kept: Kept) -> None:
    people = ("ada", "ben", "cleo")
    for n in range(1, 8):
        await counted(kept, f"t{n}", n, {who: 1 + (n * at) % 3 for at, who in enumerate(people)}, ended=100.0 - n)
    before = [await kept.standings_of(who) for who in people]
    assert await command.recount(kept) == (0, 7)
    assert [await kept.standings_of(who) for who in people] == before
    await kept.driver.write(
        _write("UPDATE rating_taker SET mu = 99"),
    )
    changed, _ = await command.recount(kept)
    assert changed == 21 and [await kept.standings_of(who) for who in people] == before


async def test_whoever_counts_meanwhile_is_not_overwritten(kept: Kept) -> None:
    await counted(kept, "t1", 1, {"ada": 1, "ben": 2})
    last = await kept.last()
    await counted(kept, "t2", 2, {"ada": 2, "ben": 1})
    with pytest.raises(Conflict):
        await kept.replace(last, [], [])
    assert [one.games for one in await kept.standings_of("ada")] == [2]


async def test_it_is_known_who_fared_how_against_whom(kept: Kept) -> None:
    await counted(kept, "t1", 1, {"ada": 1, "ben": 2})
    await counted(kept, "t2", 2, {"ada": 1, "ben": 1})
    await counted(kept, "t3", 3, {"ada": 2, "ben": 1})
    found = await kept.against("ada", "lancaster", 2, 10)
    assert [(one.account, one.games, one.better, one.equal, one.worse) for one in found] == [("ben", 3, 1, 1, 1)]
    assert [one.listing for one, *_ in await kept.history("ada", "lancaster", 2, 2)] == ["t2", "t3"]


def _write(sql: str) -> Any:
    from regnum.store import Statement, Write

    return Write([Statement(sql)])


# --- at tables ------------------------------------------------------------------------------------------------------


@pytest.fixture
async def join(server: Running, anyio_backend: str) -> AsyncIterator[Join]:
    """Somebody new, with an account."""
    people: list[Person] = []

    async def joining(name: str) -> Person:
        people.append(Person(server.address, name))
        people[-1].me = await people[-1].post("/api/accounts", {"name": name, "password": PASSWORD})
        return people[-1]

    yield joining
    for person in people:
        await person.leave()


def part(server: Running) -> Ratings:
    return ratings.of(server.house)


async def told(person: Person, table: str) -> Any:
    return await person.get(f"/api/ratings/tables/{table}")


def whys(found: Any) -> list[str]:
    return [one["why"] for one in found["reasons"]]


async def begun(ada: Person, ben: Person, **wish: Any) -> str:
    table: str = (await ada.create(**wish))["table"]
    await ben.post(f"/api/tables/{table}/join", {})
    return table


async def lost_by(loser: Person, table: str) -> None:
    await loser.post(f"/api/tables/{table}/concede", {})


async def test_two_accounts_play_and_their_ratings_move(join: Join) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    found = await told(ada, table)
    assert found["rated"] and found["reasons"] == [] and [one["before"] for one in found["takers"]] == [None, None]
    await lost_by(ben, table)
    found = await told(ben, table)
    assert found["rated"] and [one["after"]["number"] > 1500 for one in found["takers"]] == [True, False]
    leaders = await ada.get("/api/ratings/games/vive-le-roi/2")
    assert leaders["people"] == [] and [one["name"] for one in leaders["provisional"]] == ["Ada", "Ben"]
    assert leaders["enough"] == ENOUGH and leaders["bots"][0]["bot"] == "champion"
    assert [(one["game"], one["people"]) for one in await ada.get("/api/ratings/games")] == [("vive-le-roi", 2)]
    profile = await ben.get(f"/api/ratings/people/{ada.me['account']}")
    assert profile["name"] == "Ada" and [(one["games"], one["won"]) for one in profile["standings"]] == [(1, 1)]
    history = await ben.get(f"/api/ratings/people/{ada.me['account']}/games/vive-le-roi/2")
    assert [one["table"] for one in history["moments"]] == [table] and history["moments"][0]["change"] > 0
    assert [(one["name"], one["better"]) for one in history["against"]] == [("Ben", 1)]


async def test_a_guest_a_wish_and_a_named_bot_are_reasons_that_are_said(join: Join, server: Running) -> None:
    ada, ben, cleo = await join("Ada"), await join("Ben"), Person(server.address, "Cleo")
    await cleo.arrive()
    assert whys(await told(ada, await begun(ada, cleo))) == ["guest"]
    assert whys(await told(ada, await begun(ada, ben, parts={"rating": False}))) == ["wished"]
    bots = [{"for": "me"}, {"for": "anyone"}, {"for": "bot", "bot": "monte-carlo"}]
    table = await begun(ada, ben, players=3, seats=bots)
    assert (await told(ada, table))["reasons"] == [{"why": "bot", "seat": 2}]
    await cleo.leave()


async def test_whoever_was_a_guest_when_they_sat_down_is_one_to_the_end(join: Join, server: Running) -> None:
    ada, cleo = await join("Ada"), Person(server.address, "Cleo")
    await cleo.arrive()
    table = await begun(ada, cleo)
    cleo.me = await cleo.post("/api/accounts", {"name": "Cleo", "password": PASSWORD})
    await lost_by(ada, table)
    found = await told(cleo, table)
    assert not found["rated"] and whys(found) == ["guest"]
    assert (await cleo.get(f"/api/ratings/people/{cleo.me['account']}"))["standings"] == []
    await cleo.leave()


async def test_alone_with_bots_it_counts_only_if_somebody_wishes_it(join: Join) -> None:
    ada = await join("Ada")
    seats = [{"for": "me"}, {"for": "bot", "bot": "page"}]
    assert whys(await told(ada, (await ada.create(seats=seats))["table"])) == ["wished"]
    table = (await ada.create(seats=seats, parts={"rating": True}))["table"]
    found = await told(ada, table)
    assert found["rated"] and found["takers"][1]["before"]["number"] == rating_of(name_of("page"), "vive-le-roi").number
    await lost_by(ada, table)
    found = await told(ada, table)
    assert found["takers"][0]["after"]["number"] < 1500 and found["takers"][1]["after"] is None


async def test_a_lesson_a_screen_of_several_and_a_branch_do_not_count(join: Join) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    lesson = await ada.post("/api/games/vive-le-roi/lesson", {})
    assert "lesson" in whys(await told(ada, lesson["table"]))
    here = await ada.create(seats=[{"for": "here", "name": "Ida"}, {"for": "here", "name": "Ivo"}])
    assert whys(await told(ada, here["table"])) == ["hot-seat"]
    table = await begun(ada, ben)
    await lost_by(ben, table)
    branch = await ada.post(f"/api/tables/{table}/branch", {"at": 1, "seat": 0, "bot": "page"})
    assert whys(await told(ada, branch["table"]))[0] == "branch"


async def test_a_rematch_counts_as_the_game_before_did(join: Join) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    for wished in (True, False):
        table = await begun(ada, ben, parts={"rating": wished})
        await lost_by(ben, table)
        again = (await ada.post(f"/api/tables/{table}/rematch", {}))["table"]
        await ben.post(f"/api/tables/{again}/join", {})
        assert (await told(ada, again))["rated"] is wished


async def test_a_team_that_gives_up_has_lost_together(join: Join) -> None:
    ada, ben, cleo, dora = [await join(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    team = {"teammate": {"for": "anyone"}}
    table = (await ada.create(seats=[{"for": "me", **team}, {"for": "anyone", **team}]))["table"]
    for one in (ben, cleo, dora):
        await one.post(f"/api/tables/{table}/join", {})
    seats = [{one["account"] for one in seat["people"]} for seat in (await ada.get(f"/api/tables/{table}"))["seats"]]
    losers = [one for one in (ada, ben, cleo, dora) if one.me["account"] in seats[1]]
    for one in losers:
        await lost_by(one, table)
    found = await told(ada, table)
    assert found["rated"] and [one["seat"] for one in found["takers"]] == [0, 0, 1, 1]
    assert [one["after"]["number"] > 1500 for one in found["takers"]] == [True, True, False, False]


async def test_house_rules_of_somebody_elses_package_do_not_count(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(find_game("vive-le-roi").book.brought, "ambition", "a-package")
    ada, ben = await join("Ada"), await join("Ben")
    assert whys(await told(ada, await begun(ada, ben, options={"ambition": True}))) == ["house-rules"]
    assert (await told(ada, await begun(ada, ben)))["rated"]


async def test_whoever_was_replaced_with_the_others_leave_makes_it_count_for_nobody(join: Join) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    request = (await ben.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": 1}))["request"]
    await ada.post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    await lost_by(ada, table)
    found = await told(ada, table)
    assert whys(found) == ["replaced"] and [one["after"] for one in found["takers"]] == [None, None]


async def test_whoever_runs_away_has_lost_and_nobody_else_is_moved(join: Join, server: Running) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    async with server.house.rooms.enter(table) as room:
        away = room.table.waiting[0]
    here, gone = (ben, ada) if away == 0 else (ada, ben)
    late = Replaced(at=1.0, seat=1 - away, bot="knight", by=1 - away, why="late")
    await happened(server, table, late, Returned(at=1.0, seat=1 - away))
    await here.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": away})
    async with server.house.rooms.enter(table) as room:
        due = room.table.due
        assert due is not None
        await server.house.rooms.do(room, lambda at: out_of_time(at, due))
    await lost_by(here, table)
    found = await told(ada, table)
    assert whys(found) == ["replaced"] and found["takers"][1 - away]["after"] is None
    assert found["takers"][away]["after"]["number"] < 1500 and gone.me["account"] == found["takers"][away]["account"]


@pytest.mark.parametrize("why", ["late", "absent", "left", "agreed"])
async def test_nobody_saves_a_lost_game_by_letting_a_bot_play_for_a_while(
    join: Join, server: Running, why: str
) -> None:
    """Whoever comes back has lost like anybody else; if they win, it is not theirs alone."""
    ada, ben = await join("Ada"), await join("Ben")
    for loser, change in ((ben, -1), (ada, 0)):
        table = await begun(ada, ben)
        before = (await told(ada, table))["takers"][1]["before"] or {"number": 1500}
        await happened(server, table, Replaced(at=1.0, seat=1, bot="knight", by=1, why=why))
        assert whys(await told(ada, table)) == ["replaced"]
        await ben.post(f"/api/tables/{table}/resume", {})
        found = await told(ada, table)
        assert found["rated"] and [one["helped"] for one in found["takers"]] == [False, True]
        await lost_by(loser, table)
        found = await told(ada, table)
        assert found["rated"] and [one["helped"] for one in found["takers"]] == [False, loser is ada]
        moved = found["takers"][1]["after"]["number"] - before["number"]
        assert (moved > 0) - (moved < 0) == change
        assert found["takers"][0]["after"] != found["takers"][0]["before"]
    assert [(one.games, one.won) for one in await part(server).kept.standings_of(ben.me["account"])] == [(2, 0)]
    assert (await command.recount(part(server).kept))[0] == 0


async def test_whoever_lets_a_bot_give_single_answers_gains_nothing(join: Join, server: Running) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben, clock={"kind": "move", "seconds": 60.0, "then": "answer"})
    async with server.house.rooms.enter(table) as room:
        late, play = room.table.waiting[0], room.table.play
        assert play is not None
        text = play.match.offers(late)[0]
    await happened(server, table, Lapsed(at=1.0, seat=late), Chose(at=1.0, seat=late, text=text))
    assert [one["helped"] for one in (await told(ada, table))["takers"]] == [late == 0, late == 1]
    await lost_by((ben, ada)[late], table)
    takers = (await told(ada, table))["takers"]
    assert takers[late]["after"]["number"] == 1500 > takers[1 - late]["after"]["number"]


async def happened(server: Running, table: str, *entries: Entry) -> None:
    async with server.house.rooms.enter(table) as room:
        await server.house.rooms.do(room, lambda at: iter(entries))


async def test_what_others_have_seen_is_not_taken_back_where_it_counts(join: Join) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    for wished in (True, False):
        table = await begun(ada, ben, parts={"rating": wished})
        for _ in range(6):
            for one in (ada, ben):
                asked = (await one.get(f"/api/tables/{table}/update"))["asked"]
                if asked:
                    choice = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
                    await one.post(f"/api/tables/{table}/choose", choice)
        answer = await ada.ask("POST", f"/api/tables/{table}/ask", {"for": "undo", "answers": 2})
        assert ("counts for ratings" in answer.text) is wished, answer.text
        assert answer.status_code == (409 if wished else 200), answer.text


async def test_nobody_has_a_bot_play_for_them_to_take_back_meanwhile_what_was_seen(join: Join, server: Running) -> None:
    """Alone with bots nobody else is asked: a loss would become a game that was won with help, which moves nothing."""
    ada = await join("Ada")
    seats = [{"for": "me"}, {"for": "bot", "bot": "page"}]
    table = (await ada.create(seats=seats, parts={"rating": True}))["table"]
    await answer_first(ada, table, 3)
    await happened(server, table, Replaced(at=1.0, seat=0, bot="page", by=0, why="agreed"))
    assert whys(await told(ada, table)) == ["replaced"]
    answer = await ada.ask("POST", f"/api/tables/{table}/ask", {"for": "undo", "answers": 2})
    assert "counts for ratings" in answer.text, answer.text


async def test_a_game_with_bots_that_somebody_walks_away_from_is_lost(join: Join, server: Running) -> None:
    ada = await join("Ada")
    wish = {"seats": [{"for": "me"}, {"for": "bot", "bot": "page"}], "parts": {"rating": True}}
    table = (await ada.create(**wish))["table"]
    await part(server).count_left()
    assert await part(server).kept.game(table) is None
    server.house.clock = lambda: time.time() + (ratings.DAYS + 1) * 24 * 3600
    await part(server).count_left()
    await part(server).count_left()
    standings = await part(server).kept.standings_of(ada.me["account"])
    assert [(one.games, one.won) for one in standings] == [(1, 0)] and standings[0].rating.number < 1500


async def test_whoever_lets_others_wait_without_end_where_there_is_no_clock_has_lost(
    join: Join, server: Running
) -> None:
    """They may well be there, and say no whenever they are declared absent."""
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    timed = await begun(ada, ben, pace="days", clock={"kind": "move", "seconds": 14 * 24 * 3600.0})
    resting = await begun(ada, ben)
    await happened(server, resting, Paused(at=1.0))
    async with server.house.rooms.enter(table) as room:
        (slow,) = room.table.waiting
    await part(server).count_left()
    assert await part(server).kept.game(table) is None
    server.house.clock = lambda: time.time() + (ratings.DAYS + 1) * 24 * 3600
    await part(server).count_left()
    await part(server).count_left()
    standings = {who: await part(server).kept.standings_of(who.me["account"]) for who in (ada, ben)}
    assert [[(one.games, one.won) for one in standings[who]] for who in (ada, ben)] == [
        [(1, 0)] if n == slow else [] for n in (0, 1)
    ]
    assert standings[(ada, ben)[slow]][0].rating.number < 1500
    assert await part(server).kept.game(timed) is None and await part(server).kept.game(resting) is None


async def test_a_game_counts_once_whoever_hears_of_it_and_however_often(join: Join, server: Running) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    tables = [await begun(ada, ben) for _ in range(3)]
    await asyncio.gather(*(lost_by(ben, table) for table in tables))
    await asyncio.gather(*(part(server).hear(table) for table in tables for _ in range(3)))
    await server.house.endings.look()
    assert [one.games for one in await part(server).kept.standings_of(ada.me["account"])] == [3]
    assert await part(server).kept.last() == 3


async def test_two_nodes_count_each_game_once(postgres: str, anyio_backend: str) -> None:
    address = await asyncio.to_thread(fresh_database, postgres)
    one, other = Running(address), Running(address)
    await one.start()
    await other.start()
    ada, ben = Person(one.address, "Ada"), Person(other.address, "Ben")
    for person in (ada, ben):
        person.me = await person.post("/api/accounts", {"name": person.name, "password": PASSWORD})
    tables = [await begun(ada, ben) for _ in range(3)]
    await asyncio.gather(*(lost_by(ben, table) for table in tables))
    await asyncio.gather(*(part(node).hear(table) for node in (one, other) for table in tables))
    assert [standing.games for standing in await part(other).kept.standings_of(ben.me["account"])] == [3]
    assert (await command.recount(part(one).kept))[0] == 0
    for person in (ada, ben):
        await person.leave()
    await one.stop()
    await other.stop()


async def test_what_was_missed_is_counted_after_the_server_has_come_back(join: Join, server: Running) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    server.house.endings._hearers.clear()
    await lost_by(ben, table)
    await server.stop()
    await server.start()
    await server.house.endings.look()
    assert [one.games for one in await part(server).kept.standings_of(ada.me["account"])] == [1]


async def test_people_from_one_address_do_not_count_against_each_other_unless_the_host_allows_it() -> None:
    from regnum.server.parts.rating.whether import note, reasons
    from regnum.server.rooms.endings import Taker
    from regnum.server.table.plans import SeatPlan
    from regnum.store import Account

    def takers(*addresses: str) -> tuple[Taker, ...]:
        return tuple(
            Taker(seat, 0, f"a{seat}", "", "", {"rating": note(created, Visitor(account, "", "en", address))})
            for seat, address in enumerate(addresses)
        )

    account = Account("a", "Ada", "ada", "hash", "en", 0.0)
    seats = [SeatPlan("friend"), SeatPlan("friend")]
    kinds: Any = {"by": "a", "game": "lancaster", "edition": 1, "players": 2, "options": {}, "seats": seats}
    created = Created(at=0.0, secret="s", key="k", parts={"rating": True}, **kinds)
    assert [one.why for one in reasons(created, takers("9.9.9.9", "9.9.9.9"), one_address=False)] == ["one-address"]
    assert reasons(created, takers("9.9.9.9", "9.9.9.9"), one_address=True) == []
    assert reasons(created, takers("9.9.9.9", "8.8.8.8"), one_address=False) == []
    assert reasons(created, takers("192.168.1.2", "192.168.1.2"), one_address=False) == []
    assert "9.9.9.9" not in str(takers("9.9.9.9"))


async def test_whoever_goes_takes_all_ratings_along_and_the_others_keep_theirs(join: Join, server: Running) -> None:
    ada, ben = await join("Ada"), await join("Ben")
    table = await begun(ada, ben)
    await lost_by(ben, table)
    data = (await ben.get("/api/me/data"))["parts"]["rating"]
    assert [(one["table"], one["place"]) for one in data] == [(table, 2)]
    account = ben.me["account"]
    await ben.ask("DELETE", "/api/me")
    assert await ada.refused("GET", f"/api/ratings/people/{account}") == "unknown"
    leaders = await ada.get("/api/ratings/games/vive-le-roi/2")
    assert [one["name"] for one in leaders["provisional"]] == ["Ada"]
    await command.recount(part(server).kept)
    assert await part(server).kept.standings_of(account) == []
    history = await ada.get(f"/api/ratings/people/{ada.me['account']}/games/vive-le-roi/2")
    assert [one["name"] for one in history["against"]] == [""]


async def test_tables_that_lists_do_not_show_are_told_to_nobody_else(join: Join) -> None:
    ada, ben, cleo = await join("Ada"), await join("Ben"), await join("Cleo")
    table = await begun(ada, ben, listed=False)
    await lost_by(ben, table)
    await told(ada, table)
    path = f"/api/ratings/people/{ada.me['account']}/games/vive-le-roi/2"
    assert [one["table"] for one in (await ada.get(path))["moments"]] == [table]
    assert [one["table"] for one in (await cleo.get(path))["moments"]] == [None]


async def test_nobody_reads_ratings_without_end(server: Running) -> None:
    games, person = "/api/ratings/games", "/api/ratings/people/x"
    await must_slow_readers(server, games, f"{games}/lancaster/4", person, f"{person}/games/lancaster/4")
