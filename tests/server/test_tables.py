"""Playing at a table, from sitting down to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regnum.games import game
from regnum.kernel import saved

from .clients import Person, play_to_the_end
from .conftest import Arrive, Running

pytestmark = pytest.mark.anyio

THREE = {"players": 3, "seats": [{"for": "me"}, {"for": "anyone"}, {"for": "anyone"}]}


async def seated(arrive: Arrive, *names: str, **wish: Any) -> tuple[str, list[Person]]:
    """A game with these people, begun, everybody connected."""
    people = [await arrive(name) for name in names]
    seats = [{"for": "me"}, *({"for": "anyone"} for _ in names[1:])]
    usual = {"players": len(names), "seats": seats}
    table = (await people[0].create(**usual | wish))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    for person in people:
        await person.connect()
        await person.open(table)
    return table, people


async def choose(person: Person, table: str, place: int = 0) -> dict[str, Any]:
    """Answer what is asked with one of the offers."""
    update = await person.get(f"/api/tables/{table}/update")
    asked = update["asked"]
    body = {"question": asked["question"], "choice": asked["offers"][place]["action"]}
    answer: dict[str, Any] = await person.post(f"/api/tables/{table}/choose", body)
    return answer


async def whose_turn(people: list[Person], table: str) -> tuple[Person, list[Person]]:
    """Who must answer, and the others."""
    waiting = (await people[0].get(f"/api/tables/{table}"))["waiting"]
    return people[waiting[0]], [person for n, person in enumerate(people) if n != waiting[0]]


# --- sitting down -----------------------------------------------------------------------------------------------


async def test_a_table_begins_when_its_last_seat_is_taken(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await anna.create()
    assert (table["status"], table["mine"], table["host"]) == ("open", 0, anna.me["account"])
    joined = await bruno.post(f"/api/tables/{table['table']}/join", {"seat": 1})
    assert (joined["status"], joined["mine"]) == ("playing", 1)


async def test_the_host_may_want_to_say_when_it_begins(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create(start="host"))["table"]
    assert await anna.refused("POST", f"/api/tables/{table}/start", {}) == "not-now"
    assert (await bruno.post(f"/api/tables/{table}/join", {}))["status"] == "open"
    assert await bruno.refused("POST", f"/api/tables/{table}/start", {}) == "forbidden"
    assert (await anna.post(f"/api/tables/{table}/start", {}))["status"] == "playing"


async def test_a_friends_seat_needs_the_key_of_the_invitation(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await anna.create(seats=[{"for": "me"}, {"for": "friend"}], listed=False)
    path = f"/api/tables/{table['table']}/join"
    assert (await bruno.get(f"/api/tables/{table['table']}"))["key"] is None
    assert await bruno.refused("POST", path, {}) == "forbidden"
    assert await bruno.refused("POST", path, {"seat": 1, "key": "guessed"}) == "forbidden"
    assert (await bruno.post(path, {"seat": 1, "key": table["key"]}))["mine"] == 1


async def test_a_seat_is_taken_once_and_a_person_sits_once(arrive: Arrive) -> None:
    anna, bruno, chloe = await arrive("Anna"), await arrive("Bruno"), await arrive("Chloé")
    table = (await anna.create(**THREE))["table"]
    await bruno.post(f"/api/tables/{table}/join", {"seat": 2})
    assert await chloe.refused("POST", f"/api/tables/{table}/join", {"seat": 2}) == "not-now"
    assert await bruno.refused("POST", f"/api/tables/{table}/join", {"seat": 1}) == "not-now"
    assert await chloe.refused("POST", f"/api/tables/{table}/join", {"seat": 3}) == "not-now"


async def test_who_leaves_before_the_start_frees_the_seat_and_the_last_closes_the_table(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create(**THREE))["table"]
    await bruno.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (await bruno.post(f"/api/tables/{table}/leave", {}))["seats"][1]["people"] == []
    assert (await anna.post(f"/api/tables/{table}/leave", {}))["status"] == "closed"
    assert await bruno.refused("POST", f"/api/tables/{table}/join", {}) == "not-now"


async def test_the_host_gives_a_free_seat_to_a_bot(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = (await anna.create(**THREE))["table"]
    path = f"/api/tables/{table}/seat"
    assert await bruno.refused("POST", path, {"seat": 1, "for": "bot", "bot": "random"}) == "forbidden"
    assert await anna.refused("POST", path, {"seat": 0, "for": "bot", "bot": "random"}) == "not-now"
    assert await anna.refused("POST", path, {"seat": 1, "for": "bot", "bot": "program:rm"}) == "illegal"
    seats = (await anna.post(path, {"seat": 1, "for": "bot", "bot": "random"}))["seats"]
    assert seats[1]["bot"] == "random"
    assert (await bruno.post(f"/api/tables/{table}/join", {}))["status"] == "playing"


async def test_a_table_tells_what_is_played_with_also_where_nobody_chose_it(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    two = [{"for": "me"}, {"for": "bot", "bot": "random"}]
    facts = await anna.create(players=2, seats=two, options={"first_unit": 0})
    assert facts["options"].items() >= {"emissary": True, "first_unit": 0, "unit_sizes": [1, 1]}.items()


async def test_impossible_options_are_refused_with_their_clause(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    wish = {"players": 8, "options": {"emissary": True}}
    answer = await anna.ask("POST", "/api/games/vive-le-roi/check", wish)
    assert (answer.status_code, answer.json()["clause"]) == (409, "VR-7")
    settled = await anna.post("/api/games/vive-le-roi/check", {"players": 2})
    assert settled["options"]["emissary"] is True
    answer = await anna.ask("POST", "/api/tables", {"game": "vive-le-roi", "seats": [{"for": "anyone"}] * 8} | wish)
    assert answer.json()["clause"] == "VR-7"


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 3},
        {"seats": [{"for": "me"}, {"for": "me"}]},
        {"seats": [{"for": "me"}, {"for": "bot", "bot": "jester"}]},
        {"game": "chess"},
        {"clock": {"kind": "move", "seconds": 0}},
        {"seats": []},
    ],
)
async def test_a_table_that_cannot_be_is_refused(arrive: Arrive, wish: dict[str, Any]) -> None:
    anna = await arrive("Anna")
    body = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "anyone"}]} | wish
    assert await anna.refused("POST", "/api/tables", body) in ("malformed", "illegal", "unknown")


# --- playing ----------------------------------------------------------------------------------------------------


async def test_two_people_play_a_whole_game_over_live_connections(arrive: Arrive) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    await play_to_the_end(table, [anna, bruno])
    assert anna.told["update"]["result"] == bruno.told["update"]["result"]
    over = await anna.get(f"/api/tables/{table}")
    assert over["status"] == "over"
    assert over["fair"]["secret"]


async def test_sentences_come_in_the_language_of_the_reader(arrive: Arrive) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno")
    english = await anna.get(f"/api/tables/{table}/update")
    french = await anna.get(f"/api/tables/{table}/update", lang="fr")
    assert english["log"]["lines"][0]["sentence"] != french["log"]["lines"][0]["sentence"]
    assert english["view"] == french["view"]
    mover, _ = await whose_turn([anna, bruno], table)
    asked = (await mover.get(f"/api/tables/{table}/update", lang="de"))["asked"]
    assert asked["offers"][0]["sentence"] and asked["sentence"]


async def test_an_answer_to_an_old_question_is_late_and_changes_nothing(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, _ = await whose_turn(people, table)
    asked = (await mover.get(f"/api/tables/{table}/update"))["asked"]
    body = {"question": asked["question"], "choice": asked["offers"][0]["json"]}
    await mover.post(f"/api/tables/{table}/choose", body)
    before = await mover.get(f"/api/tables/{table}/update")
    for question in (asked["question"], 0, 10_000):
        again = {"question": question, "choice": asked["offers"][0]["action"]}
        assert await mover.refused("POST", f"/api/tables/{table}/choose", again) == "late"
    assert await mover.get(f"/api/tables/{table}/update") == before


async def test_an_illegal_choice_is_refused_with_what_would_be_legal(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, (other, *_) = await whose_turn(people, table)
    update = await mover.get(f"/api/tables/{table}/update")
    for choice in ("nonsense", "vote card=yes", {"do": 7}, {"do": "vote"}, {"do": "vote", "card": {"a": 1}}):
        body = {"question": update["asked"]["question"], "choice": choice}
        answer = await mover.ask("POST", f"/api/tables/{table}/choose", body)
        assert (answer.status_code, answer.json()["code"]) == (409, "illegal")
    body = {"question": update["asked"]["question"], "choice": update["asked"]["offers"][0]["action"]}
    assert await other.refused("POST", f"/api/tables/{table}/choose", body) == "late"
    stranger = await arrive("Stranger")
    assert await stranger.refused("POST", f"/api/tables/{table}/choose", body) == "forbidden"
    assert await mover.get(f"/api/tables/{table}/update") == update


async def test_whoever_missed_something_gets_the_rest(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    anna = people[0]
    first = await anna.get(f"/api/tables/{table}/update")
    for _ in range(6):
        mover, _ = await whose_turn(people, table)
        await choose(mover, table)
    whole = await anna.get(f"/api/tables/{table}/update")
    rest = await anna.get(f"/api/tables/{table}/update", last=first["number"])
    assert rest["log"]["from"] == len(first["log"]["lines"])
    assert first["log"]["lines"] + rest["log"]["lines"] == whole["log"]["lines"]
    assert await anna.get(f"/api/tables/{table}/update", last=whole["number"]) is None


async def test_spectators_see_what_all_may_see_and_cannot_play(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    nobody = Person(server.address, "Nobody")
    await nobody.connect()
    await nobody.open(table)
    assert nobody.told["update"]["seat"] is None and nobody.told["update"]["asked"] is None
    assert nobody.told["table"]["watching"] == 1
    refused = await nobody.do(do="choose", table=table, question=1, choice="x")
    assert refused["code"] == "signed-out"
    mover, _ = await whose_turn(people, table)
    await choose(mover, table)
    assert (await nobody.update())["number"] == nobody.told["update"]["number"]
    await nobody.leave()


# --- going back -------------------------------------------------------------------------------------------------


async def test_a_move_is_taken_back_at_once_and_everybody_sees_it(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, (other, *_) = await whose_turn(people, table)
    before = await other.get(f"/api/tables/{table}/update")
    await choose(mover, table)
    note = await mover.until("undo")
    assert note["undo"] == {"free": True, "may_ask": True}
    assert await other.refused("POST", f"/api/tables/{table}/undo", {}) == "illegal"
    await mover.post(f"/api/tables/{table}/undo", {})
    after = await other.get(f"/api/tables/{table}/update")
    assert after["number"] > before["number"]
    assert after["view"] == before["view"]
    *same, line = after["log"]["lines"]
    assert same == before["log"]["lines"]
    assert (line["event"], line["private"]) == ("table_took_back", False)
    assert line["sentence"] == f"{mover.name} takes back the last answer."
    assert after["waiting"] == before["waiting"]
    late = await other.get(f"/api/tables/{table}/update", last=after["number"] - 1)
    assert late["log"]["from"] == len(before["log"]["lines"])


async def test_an_undo_that_is_not_free_needs_everybody(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", "Chloé")
    mover, others = await whose_turn(people, table)
    before = await mover.get(f"/api/tables/{table}/update")
    await choose(mover, table)
    await choose((await whose_turn(people, table))[0], table)
    assert await mover.refused("POST", f"/api/tables/{table}/undo", {}) == "illegal"
    request = (await mover.post(f"/api/tables/{table}/ask", {"for": "undo"}))["request"]
    assert await mover.refused("POST", f"/api/tables/{table}/ask", {"for": "undo"}) == "not-now"
    assert await mover.refused("POST", f"/api/tables/{table}/agree", {"request": request, "yes": True}) == "not-now"
    await others[0].post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    shown = (await mover.get(f"/api/tables/{table}"))["requests"]
    assert len(shown[0]["needed"]) == 1 and shown[0]["for"] == "undo"
    assert shown[0]["lines"] == len(before["log"]["lines"])  # what comes after these lines is to be taken back
    await others[1].post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    after = await mover.get(f"/api/tables/{table}/update")
    assert after["view"] == before["view"]
    assert (await mover.get(f"/api/tables/{table}"))["requests"] == []


async def test_one_no_ends_a_request(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", "Chloé")
    mover, others = await whose_turn(people, table)
    await choose(mover, table)
    await choose((await whose_turn(people, table))[0], table)
    request = (await mover.post(f"/api/tables/{table}/ask", {"for": "undo"}))["request"]
    await others[0].post(f"/api/tables/{table}/agree", {"request": request, "yes": False})
    assert await others[1].refused("POST", f"/api/tables/{table}/agree", {"request": request, "yes": True}) == "unknown"


# --- going and coming -------------------------------------------------------------------------------------------


async def test_a_pause_needs_everybody_and_anybody_ends_it(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", clock={"kind": "bank", "seconds": 900})
    anna, bruno = people
    request = (await anna.post(f"/api/tables/{table}/ask", {"for": "pause"}))["request"]
    await bruno.post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "paused"
    update = await anna.get(f"/api/tables/{table}/update")
    assert not update["clocks"]["running"]
    assert all(clock["until"] is None for clock in update["clocks"]["seats"])
    mover, _ = await whose_turn(people, table)
    asked = (await mover.get(f"/api/tables/{table}/update"))["asked"]
    body = {"question": asked["question"], "choice": asked["offers"][0]["action"]}
    assert await mover.refused("POST", f"/api/tables/{table}/choose", body) == "not-now"
    await bruno.post(f"/api/tables/{table}/resume", {})
    await mover.post(f"/api/tables/{table}/choose", body)


async def test_somebody_is_replaced_by_a_bot_and_comes_back(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", "Chloé")
    anna, bruno, chloe = people
    request = (await bruno.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": 1}))["request"]
    for person in (chloe, anna):
        assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["bot"] is None
        await person.post(f"/api/tables/{table}/agree", {"request": request, "yes": True})
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["bot"]
    assert await bruno.refused("POST", f"/api/tables/{table}/choose", {"question": 1, "choice": "x"}) == "not-now"
    await bruno.post(f"/api/tables/{table}/resume", {})
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["bot"] is None


async def test_who_gives_up_comes_last_and_a_bot_plays_on(arrive: Arrive) -> None:
    table, people = await seated(arrive, "Anna", "Bruno", "Chloé")
    anna, bruno, chloe = people
    await bruno.post(f"/api/tables/{table}/concede", {})
    shown = await anna.get(f"/api/tables/{table}")
    assert shown["status"] == "playing" and shown["seats"][1]["conceded"]
    assert await bruno.refused("POST", f"/api/tables/{table}/resume", {}) == "not-now"
    await chloe.post(f"/api/tables/{table}/concede", {})
    shown = await anna.get(f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert shown["result"]["places"] == [1, 3, 2]
    assert shown["waiting"] == []


# --- talking ----------------------------------------------------------------------------------------------------


async def test_chat_reaches_everybody_and_spectators_can_be_muted(arrive: Arrive) -> None:
    table, (anna, bruno) = await seated(arrive, "Anna", "Bruno", watchers="chat")
    stranger = await arrive("Stranger")
    await stranger.connect()
    await stranger.open(table)
    assert (await stranger.do(do="chat", table=table, text="good luck"))["kind"] == "done"
    heard = (await anna.until("chat"))["lines"]
    assert [(line["name"], line["seat"], line["text"]) for line in heard] == [("Stranger", None, "good luck")]
    assert await stranger.refused("POST", f"/api/tables/{table}/mute", {"spectators_may_chat": False}) == "forbidden"
    await anna.post(f"/api/tables/{table}/mute", {"spectators_may_chat": False})
    assert (await stranger.do(do="chat", table=table, text="hey"))["code"] == "forbidden"
    await bruno.do(do="chat", table=table, text="quiet now")
    assert [line["text"] for line in (await anna.get(f"/api/tables/{table}/chat", after=1))["lines"]] == ["quiet now"]
    assert (await anna.do(do="chat", table=table, text="x" * 501))["code"] == "malformed"


# --- afterwards -------------------------------------------------------------------------------------------------


async def finished(arrive: Arrive) -> tuple[str, list[Person]]:
    table, people = await seated(arrive, "Anna", "Bruno")
    await play_to_the_end(table, people)
    return table, people


async def test_a_game_that_is_over_is_replayed_at_any_point_and_exported(arrive: Arrive) -> None:
    table, (anna, _) = await finished(arrive)
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    match = saved.read(text, game)
    assert match.over and match.names == ("Anna", "Bruno")
    last = await anna.get(f"/api/tables/{table}/replay", at=len(match.choices))
    assert last["choices"] == len(match.choices) and last["result"]
    for at in (0, 1, 20, 33):
        replay = await anna.get(f"/api/tables/{table}/replay", at=at)
        seats = len(match.names)
        assert replay["view"]["favourites"][:seats] == match.branch(at).table.favourites[:seats]
        seen = await anna.get(f"/api/tables/{table}/replay", at=at, seat=1)
        assert seen["view"] == match.branch(at).numbers(1)
    assert await anna.refused("GET", f"/api/tables/{table}/replay?at={len(match.choices) + 1}") == "unknown"


async def test_a_running_game_is_exported_as_far_as_one_may_know(arrive: Arrive) -> None:
    table, (anna, _) = await seated(arrive, "Anna", "Bruno")
    text = (await anna.ask("GET", f"/api/tables/{table}/export")).text
    assert "as seat 0 knows it" in text and "* ?" in text and "# fair" not in text
    assert await anna.refused("GET", f"/api/tables/{table}/replay?at=0") == "not-now"


async def test_a_rematch_holds_the_seats_for_who_sat_there(arrive: Arrive) -> None:
    table, (anna, bruno) = await finished(arrive)
    new, again = await asyncio.gather(
        anna.post(f"/api/tables/{table}/rematch", {}), anna.post(f"/api/tables/{table}/rematch", {})
    )
    assert new["table"] == again["table"] != table
    assert (await bruno.get(f"/api/tables/{table}"))["rematch"] == new["table"]
    stranger = await arrive("Stranger")
    assert (await stranger.get(f"/api/tables/{new['table']}"))["kept"] == [{"seat": 1, "person": 0}]
    assert (await bruno.get(f"/api/tables/{new['table']}"))["kept"] == []
    assert await stranger.refused("POST", f"/api/tables/{new['table']}/join", {}) == "forbidden"
    assert (await bruno.post(f"/api/tables/{new['table']}/join", {}))["status"] == "playing"


async def test_a_position_is_branched_into_a_game_against_bots(arrive: Arrive) -> None:
    table, (anna, _) = await finished(arrive)
    replay = await anna.get(f"/api/tables/{table}/replay", at=40, seat=1)
    made = await anna.post(f"/api/tables/{table}/branch", {"at": 40, "seat": 1, "bot": "random"})
    assert made["branched_from"] == {"table": table, "at": 40}
    assert made["mine"] == 1 and made["seats"][0]["bot"] == "random"
    text = (await anna.ask("GET", f"/api/tables/{made['table']}/export")).text
    assert replay["number"] == 40 and text.count("\n") > 40
    assert (
        await anna.refused("POST", f"/api/tables/{table}/branch", {"at": 9999, "seat": 1, "bot": "random"}) == "unknown"
    )


async def test_the_lobby_shows_open_tables_and_mine_with_my_turn_first(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    await bruno.connect()
    await bruno.do(do="lobby", on=True)
    hidden = await anna.create(listed=False)
    shown = await anna.create()
    heard = await bruno.until("lobby")
    assert [table["table"] for table in heard["tables"]] == [shown["table"]]
    listed = (await bruno.get("/api/tables"))["tables"]
    assert [table["table"] for table in listed] == [shown["table"]]
    assert listed[0]["seats"][0]["people"][0]["name"] == "Anna"
    await bruno.post(f"/api/tables/{shown['table']}/join", {})
    mine = (await anna.get("/api/tables", show="mine"))["tables"]
    assert {table["table"] for table in mine} == {hidden["table"], shown["table"]}
    assert (await bruno.get("/api/tables"))["tables"] == []
    playing = (await bruno.get("/api/tables", show="playing"))["tables"]
    assert [table["table"] for table in playing] == [shown["table"]]


async def test_an_unknown_table_is_unknown(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for path in ("", "/update", "/chat", "/replay", "/export"):
        assert await anna.refused("GET", f"/api/tables/nowhere{path}") == "unknown"
    assert await anna.refused("POST", "/api/tables/nowhere/join", {}) == "unknown"
