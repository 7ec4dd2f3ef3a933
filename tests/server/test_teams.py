"""Teams at a table: two persons share a seat, decide together, and keep what is each one's own to themselves."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regnum.server.table.journal import Chose, Created, Sat, Started
from regnum.server.table.plans import SeatPlan
from regnum.server.table.table import Table
from regnum.testing import rule

from .clients import Person
from .conftest import Arrive

pytestmark = pytest.mark.anyio

ME_AND_A_FRIEND: dict[str, Any] = {"for": "me", "teammate": {"for": "friend"}}
BOT: dict[str, Any] = {"for": "bot", "bot": "page"}


async def at(person: Person, table: str) -> dict[str, Any]:
    update: dict[str, Any] = await person.get(f"/api/tables/{table}/update")
    return update


async def answer(person: Person, table: str, choice: str = "") -> str:
    """Answer what is asked of somebody; with the first offer if nothing else is said."""
    asked = (await at(person, table))["asked"]
    said = choice or asked["offers"][0]["action"]
    await person.post(f"/api/tables/{table}/choose", {"question": asked["question"], "choice": said})
    return str(said)


async def seated(arrive: Arrive, seats: list[dict[str, Any]], *names: str, **options: Any) -> tuple[str, list[Person]]:
    """A game that these people began, each on the next free place."""
    people = [await arrive(name) for name in names]
    wish = {"players": len(seats), "seats": seats, "options": {"first_unit": 0, **options}}
    table = await people[0].create(**wish)
    for person in people[1:]:
        joined = await person.post(f"/api/tables/{table['table']}/join", {"key": table["key"]})
    assert joined["status"] == "playing"
    return table["table"], people


# --- setting up -----------------------------------------------------------------------------------------------------


@rule("VR-9", "VR-250", "WE-30")
async def test_eight_teams_of_two_sit_down_and_score_in_common(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, *({"for": "friend", "teammate": {"for": "anyone"}} for _ in range(7))]
    table, people = await seated(arrive, seats, *(f"P{n}" for n in range(16)), ambition=True)
    facts = await people[9].get(f"/api/tables/{table}")
    assert (facts["options"]["unit_sizes"], facts["options"]["team_scoring"]) == ([2] * 8, "common")
    assert [[person["name"] for person in seat["persons"]] for seat in facts["seats"]] == [
        [f"P{2 * n}", f"P{2 * n + 1}"] for n in range(8)
    ]
    assert (facts["mine"], facts["me"]) == (4, 1)


async def test_how_many_share_a_seat_is_said_once(arrive: Arrive) -> None:
    """By the option, or by the teammates that are wanted; what contradicts is refused in words."""
    anna = await arrive("Anna")
    bots = [BOT, BOT]
    by_seats = await anna.create(players=3, seats=[ME_AND_A_FRIEND, *bots])
    by_option = await anna.create(players=3, seats=[{"for": "me"}, *bots], options={"unit_sizes": [2, 2, 1]})
    assert by_seats["options"]["unit_sizes"] == [2, 1, 1]
    wanted = [{"for": "friend", "account": anna.me["account"], "bot": None, "name": "Anna", "companion": None}]
    wanted.append({"for": "friend", "account": None, "bot": None, "name": "", "companion": None})
    assert by_seats["seats"][0]["persons"] == by_option["seats"][0]["persons"] == wanted
    team = by_option["seats"][1]  # a bot plays all of it
    assert [person["bot"] for person in team["persons"]] == ["page", "page"]
    assert team["name"] == " & ".join(person["name"] for person in team["persons"])
    wrong = {"game": "vive-le-roi", "players": 3, "seats": [ME_AND_A_FRIEND, *bots]}
    for wish in ({**wrong, "options": {"unit_sizes": [1, 2, 1]}}, {**wrong, "game": "lang-lebe-der-koenig"}):
        refusal = (await anna.ask("POST", "/api/tables", wish)).json()
        assert refusal["reason"] == "seat 0 is for one person: nobody can be a teammate there"


async def test_the_host_gives_a_teammates_place_to_a_bot(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.create(players=3, seats=[ME_AND_A_FRIEND, BOT, BOT])
    place = {"seat": 0, "for": "bot", "bot": "page"}
    assert await anna.refused("POST", f"/api/tables/{table['table']}/seat", place) == "not-now"  # it is Anna's too
    assert await anna.refused("POST", f"/api/tables/{table['table']}/seat", {**place, "person": 0}) == "not-now"
    begun = await anna.post(f"/api/tables/{table['table']}/seat", {**place, "person": 1})
    assert begun["status"] == "playing"
    assert [person["bot"] for person in begun["seats"][0]["persons"]] == [None, "page"]


# --- deciding together -------------------------------------------------------------------------------------------


@rule("VR-253", "VR-438")
async def test_either_answers_for_the_team_and_either_takes_it_back(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, {"for": "anyone"}, {"for": "anyone"}]
    table, (anna, bruno, chloe, _) = await seated(arrive, seats, "Anna", "Bruno", "Chloé", "David")
    one, two = await at(anna, table), await at(bruno, table)
    assert (one.pop("person"), two.pop("person")) == (0, 1)
    for update in (one, two):
        del update["view"]["ambitions"]
    assert one == two
    said = await answer(bruno, table)
    body = {"question": one["asked"]["question"], "choice": one["asked"]["offers"][1]["action"]}
    assert await anna.refused("POST", f"/api/tables/{table}/choose", body) == "late"
    placed = (await at(anna, table))["log"]["lines"][-1]
    assert placed["event"] == "courtier_placed" and "Anna & Bruno" in placed["sentence"]
    assert (await at(chloe, table))["asked"]
    await anna.post(f"/api/tables/{table}/undo", {})
    assert said in [offer["action"] for offer in (await at(bruno, table))["asked"]["offers"]]


@rule("VR-304")
async def test_a_teammates_vote_is_seen_at_once_and_can_be_taken_back_until_it_is_revealed(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, {"for": "anyone"}, {"for": "anyone"}]
    table, people = await seated(arrive, seats, "Anna", "Bruno", "Chloé", "David")
    anna, bruno, chloe, david = people
    while (await at(anna, table))["asking"]["name"] != "which_vote":
        seat = (await at(anna, table))["waiting"][0]
        offers = (await at(people[(0, 2, 3)[seat]], table))["asked"]["offers"]
        await answer(people[(0, 2, 3)[seat]], table, offers[-1]["action"])
    await answer(bruno, table, "vote card=no")
    for person, seen in ((anna, 1), (bruno, 1), (chloe, None)):
        assert (await at(person, table))["view"]["vote"][0] == seen
    await anna.post(f"/api/tables/{table}/undo", {})
    await answer(anna, table, "vote card=yes")
    await answer(chloe, table, "vote card=yes")
    assert (await at(bruno, table))["view"]["vote"][0] == 0
    await answer(david, table, "vote card=yes")
    assert await bruno.refused("POST", f"/api/tables/{table}/undo", {}) == "illegal"


# --- what is one's own ---------------------------------------------------------------------------------------------


@rule("VR-255", "VR-308", "VR-309", "VR-310", "VR-323")
async def test_each_keeps_an_ambition_of_their_own_unseen_by_the_teammate_until_chosen(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, {"for": "anyone"}, {"for": "anyone"}]
    table, (anna, bruno, chloe, _) = await seated(arrive, seats, "Anna", "Bruno", "Chloé", "David", ambition=True)
    one, two = await at(anna, table), await at(bruno, table)
    own = [[offer["parameters"]["card"] for offer in update["asked"]["offers"]] for update in (one, two)]
    assert one["view"]["ambitions"][0] == [own[0], [None, None]]
    assert two["view"]["ambitions"][0] == [[None, None], own[1]]
    assert one["asked"]["sentence"].startswith("Anna,") and two["asked"]["sentence"].startswith("Bruno,")
    hers = one["asked"]["offers"][0]["action"]
    body = {"question": two["asked"]["question"], "choice": hers}
    assert await bruno.refused("POST", f"/api/tables/{table}/choose", body) == "illegal"
    await answer(anna, table, hers)
    assert (await at(anna, table))["asked"] is None
    now = await at(bruno, table)
    assert now["asked"]["question"] == two["asked"]["question"]  # what he was asked stays as it was
    assert now["view"]["kept"][0] == [own[0][0], -1]
    assert now["view"]["ambitions"][0] == [[None, None], own[1]]
    assert (await at(chloe, table))["view"]["kept"][0] == [None, None]
    file = (await bruno.ask("GET", f"/api/tables/{table}/export")).text.splitlines()
    assert file.count("0 ?") == 1 and hers not in "".join(file)
    await answer(bruno, table)
    await anna.post(f"/api/tables/{table}/undo", {})  # hers alone: his stays
    assert (await at(anna, table))["view"]["kept"][0] == [-1, own[1][0]]
    assert await bruno.get(f"/api/tables/{table}/update") and (await at(bruno, table))["asked"] is None


async def test_a_bot_is_a_teammate_who_chooses_for_itself_alone(arrive: Arrive) -> None:
    seats: list[dict[str, Any]] = [{"for": "me", "teammate": BOT}, {"for": "anyone"}, {"for": "anyone"}]
    table, (anna, *others) = await seated(arrive, seats, "Anna", "Bruno", "Chloé", ambition=True)
    while (await at(anna, table))["view"]["kept"][0][1] < 0:
        await asyncio.sleep(0.05)
    assert (await at(anna, table))["asked"]  # her own is hers to choose
    for person in (anna, *others):
        await answer(person, table)
    assert (await at(anna, table))["asking"]["name"] == "where_to_place"
    await asyncio.sleep(0.3)
    assert (await at(anna, table))["waiting"] == [0]  # and the team waits for her
    await answer(anna, table)


@rule("VR-275", "VR-260")
async def test_a_whole_game_of_teams_is_played_to_the_end(arrive: Arrive) -> None:
    """Two people on each of two seats and one alone; whoever is asked answers, teammates in turn."""
    seats = [ME_AND_A_FRIEND, {"for": "friend", "teammate": {"for": "anyone"}}, {"for": "anyone"}]
    names = ("Anna", "Bruno", "Chloé", "David", "Emma")
    table, people = await seated(arrive, seats, *names, ambition=True, banished=True)
    steps = 0
    while (await at(people[0], table))["result"] is None:
        steps += 1
        for person in people if steps % 2 else reversed(people):
            update = await at(person, table)
            if update["asked"]:
                offers = [offer["action"] for offer in update["asked"]["offers"]]
                await answer(person, table, "vote card=yes" if "vote card=yes" in offers else offers[-1])
    whole = await at(people[1], table)
    assert whole["result"] == (await at(people[4], table))["result"]
    sentences = " ".join(line["sentence"] for line in whole["log"]["lines"])
    assert all(f"{name} scores" in sentences for name in names)
    assert all(f"Ambition of {name}:" in sentences for name in names)
    scores, view = whole["result"]["scores"], whole["view"]
    assert scores == [min(view["score"][0]), min(view["score"][1]), view["score"][2][0]]
    facts = await people[0].get(f"/api/tables/{table}")
    assert facts["status"] == "over"
    again = await people[3].post(f"/api/tables/{table}/rematch", {})
    assert (again["mine"], again["me"]) == (1, 1)
    mine = await people[2].post(f"/api/tables/{again['table']}/join", {})
    assert (mine["mine"], mine["me"]) == (1, 0)


# --- going and coming --------------------------------------------------------------------------------------------


async def test_who_gives_up_beside_a_teammate_leaves_the_team_in_play(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, {"for": "anyone"}, {"for": "anyone"}]
    table, (anna, bruno, *others) = await seated(arrive, seats, "Anna", "Bruno", "Chloé", "David", ambition=True)
    await bruno.post(f"/api/tables/{table}/concede", {})
    facts = await anna.get(f"/api/tables/{table}")
    assert [person["bot"] is None for person in facts["seats"][0]["persons"]] == [True, False]
    assert facts["seats"][0]["bot"] is None and not facts["seats"][0]["conceded"]
    while (await at(anna, table))["view"]["kept"][0][1] < 0:
        await asyncio.sleep(0.05)
    for person in (anna, *others):
        await answer(person, table)
    body = {"question": 1, "choice": "x"}
    assert await bruno.refused("POST", f"/api/tables/{table}/choose", body) == "not-now"
    await bruno.post(f"/api/tables/{table}/resume", {})
    await answer(bruno, table)
    await bruno.post(f"/api/tables/{table}/concede", {})
    await anna.post(f"/api/tables/{table}/concede", {})
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["conceded"]


async def test_one_of_a_team_is_replaced_who_agrees_and_no_teammate_agrees_instead(arrive: Arrive) -> None:
    seats = [ME_AND_A_FRIEND, {"for": "anyone"}, {"for": "anyone"}]
    table, (anna, bruno, chloe, david) = await seated(arrive, seats, "Anna", "Bruno", "Chloé", "David")
    while 0 not in (await anna.get(f"/api/tables/{table}"))["waiting"]:
        waiting = (await anna.get(f"/api/tables/{table}"))["waiting"]
        await answer((anna, chloe, david)[waiting[0]], table)
    request = await chloe.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": 0, "person": 1})
    asked = (await anna.get(f"/api/tables/{table}"))["requests"][0]
    assert (asked["seat"], asked["person"], asked["needed"]) == (0, 1, [0, 2])
    agreeing = f"/api/tables/{table}/agree"
    assert await anna.refused("POST", agreeing, {**request, "yes": True}) == "not-now"
    for person in (bruno, david):
        await person.post(f"/api/tables/{table}/agree", {**request, "yes": True})
    persons = (await bruno.get(f"/api/tables/{table}"))["seats"][0]["persons"]
    assert [person["bot"] is None for person in persons] == [True, False]


# --- tables of before -----------------------------------------------------------------------------------------------


async def test_an_old_table_opens_whose_seats_were_shared_in_other_ways() -> None:
    """One played a whole team, two shared a lone person's seat: both see all that is the seat's, as they did."""
    options = {"unit_sizes": [2, 1], "ambition": True, "emissary": True, "first_unit": 0}
    created = Created(
        at=0.0,
        by="a",
        game="vive-le-roi",
        edition=1,
        players=2,
        options=options,
        seats=[SeatPlan("friend"), SeatPlan("anyone", 2)],
        secret="00" * 32,
        key="",
    )
    table = Table("old", created)
    for account, seat in (("a", 0), ("b", 1), ("c", 1)):
        table.apply(Sat(at=1.0, account=account, seat=seat))
    table.apply(Started(at=2.0))
    assert [table.place_of(account) for account in "abc"] == [(0, None), (1, None), (1, None)]
    for text in ("keep card=1", "keep card=2"):
        table.apply(Chose(at=3.0, seat=0, text=text, by="a"))
    table.apply(Chose(at=4.0, seat=1, text="keep 1", by="c"))
    assert table.play is not None and table.play.match.question.name == "where_to_place"
