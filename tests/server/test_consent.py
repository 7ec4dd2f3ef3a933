"""A seat agrees by its own people or not at all: nobody is replaced behind their back, nothing revealed is undone."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.server.table import playing, requests, shelf
from regnum.server.table.creating import new_table
from regnum.server.table.journal import Agreed, Chose, Created, Sat, Started
from regnum.server.table.plans import Clock, SeatPlan, Teammate
from regnum.server.table.refused import Refused
from regnum.server.table.seating import Entries
from regnum.server.table.table import Table
from regnum.server.telling.export import export
from regnum.server.telling.replay import replay
from regnum.server.telling.sentences import narrator
from regnum.server.telling.tables import at_table, in_list, summary

from .conftest import Arrive, Running
from .test_tables import choose, seated, whose_turn
from .toys import HAND

NAMES = ("Anna", "Bruno", "Chloé")
PATIENCE = requests.ABSENCE["live"]


def begun(people: str, bots: int = 0, **more: Any) -> Table:
    """A game of these accounts, a letter each, and some bots."""
    plans = [*(SeatPlan("anyone") for _ in people), *(SeatPlan("bot", bot="random") for _ in range(bots))]
    usual: dict[str, Any] = {
        "by": people[0],
        "game": "vive-le-roi",
        "edition": 2,
        "players": len(plans),
        "options": {},
        "seats": plans,
        "secret": "00" * 32,
        "key": "k",
    }
    table = Table("table", Created(at=0.0, **usual | more))
    for seat, account in enumerate(people):
        table.apply(Sat(at=0.0, account=account, seat=seat))
    table.apply(Started(at=0.0))
    return table


def do(table: Table, entries: Entries) -> None:
    for entry in entries:
        table.apply(entry)


def ask(table: Table, who: str, wish: str, seat: int | None = None, now: float = 1.0, **more: Any) -> int:
    do(table, playing.ask(table, who, now, wish=wish, seat=seat, **{"person": None, "answers": 1} | more))
    return table.requests.last


def agree(table: Table, who: str, request: int, now: float = 2.0, *, yes: bool = True) -> None:
    do(table, playing.agree(table, who, now, request=request, yes=yes))


def answer(table: Table) -> None:
    """Whoever is asked answers with the first thing that is offered."""
    assert table.play is not None
    seat = table.waiting[0]
    table.apply(Chose(at=1.0, seat=seat, text=table.play.match.offers(seat)[0], by="abc"[seat]))


def until(table: Table, seat: int) -> Table:
    """They play until all wait for this seat."""
    assert table.play is not None
    while seat not in table.waiting:
        at = table.waiting[0]
        table.apply(Chose(at=1.0, seat=at, text=table.play.match.offers(at)[0], by="abc"[at]))
    return table


def voted(table: Table) -> int:
    """Everybody moves and votes until votes have been revealed; how many choices there were before the last vote."""
    assert table.play is not None
    secret = False
    while True:
        match = table.play.match
        if secret and not match.question.secret:
            return max(n for n, choice in enumerate(match.choices) if choice.known_to is not None and choice.seat >= 0)
        secret = match.question.secret
        seat = table.waiting[0]
        account = next((one for one in table.places if table.places[one].seat == seat), "")
        table.apply(Chose(at=1.0, seat=seat, text=match.offers(seat)[-1], by=account))


def lines(table: Table, language: str = "en") -> list[str]:
    """What a spectator reads of what is not the game's own."""
    assert table.play is not None
    told = table.play.spectators.lines
    voice = narrator(table.play.match.game, language, NAMES[: len(table.seats)])
    return [line["sentence"] for line in voice.lines(told, [0] * len(told)) if line["event"].startswith("table_")]


# --- the attack -----------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_nobody_replaces_the_other_and_undoes_a_revealed_vote(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    room = server.house.rooms.rooms[table]
    assert room.table.play is not None
    secret = False
    while not secret or room.table.play.match.question.secret:
        secret = room.table.play.match.question.secret
        mover, _ = await whose_turn(people, table)
        await choose(mover, table, -1)
    mover, (anna, *_) = await whose_turn(people, table)
    away, count = people.index(mover), len(room.table.play.match.choices)
    assert (await anna.ask("POST", f"/api/tables/{table}/ask", {"for": "replace", "seat": away})).status_code == 200
    assert (await anna.ask("POST", f"/api/tables/{table}/ask", {"for": "undo"})).status_code == 200
    seen = await anna.get(f"/api/tables/{table}")
    assert seen["seats"][away]["bot"] is None
    assert len(room.table.play.match.choices) == count
    assert [(one["for"], one["needed"]) for one in seen["requests"]] == [("replace", [away]), ("undo", [away])]


def test_a_bot_that_stands_in_does_not_agree_for_its_person() -> None:
    """However it came to be there: by the clock, because of absence, or because its person gave up."""
    for leave in ("late", "absent", "conceded"):
        table = begun("ab", 1, clock=Clock("bank", 600.0))
        assert table.play is not None
        voted(table)
        if leave == "late":
            table.clocks.run([1], 10.0)
            do(table, playing.out_of_time(table, 1000.0))
        elif leave == "absent":
            ask(table, "a", "replace", 1)
            do(table, playing.out_of_time(table, 1.0 + PATIENCE))
        else:
            do(table, playing.concede(table, "b", 3.0))
        assert table.seats[1].bot
        count = len(table.play.match.choices)
        request = ask(table, "a", "undo")
        assert table.requests[request].needed(table.seats) == [1]
        assert len(table.play.match.choices) == count
        agree(table, "b", request)
        assert len(table.play.match.choices) < count


def test_with_bots_alone_nobody_has_to_be_asked() -> None:
    table = begun("a", 1)
    assert table.play is not None
    count = voted(table)
    ask(table, "a", "undo")
    assert len(table.play.match.choices) <= count


# --- replacing somebody -----------------------------------------------------------------------------------------------


def test_somebody_is_replaced_who_agrees_and_whom_the_others_let_go() -> None:
    table = until(begun("abc"), 1)
    request = ask(table, "a", "replace", 1)
    agree(table, "c", request)
    assert not table.seats[1].bot
    agree(table, "b", request)
    assert table.seats[1].bot
    assert lines(table) == ["Anna asked for it, all agreed: a bot plays for Bruno now."]


def test_whoever_is_declared_absent_has_time_to_say_otherwise() -> None:
    table = until(begun("abc"), 1)
    ask(table, "a", "replace", 1)
    assert table.due == 1.0 + PATIENCE == table.alarm
    do(table, playing.out_of_time(table, PATIENCE))
    assert not table.seats[1].bot
    do(table, playing.out_of_time(table, 1.0 + PATIENCE))
    assert table.seats[1].bot and not table.requests
    assert lines(table) == ["Anna declared Bruno absent, and nobody answered: a bot plays for Bruno now."]
    do(table, playing.resume(table, "b", 500.0))
    assert not table.seats[1].bot
    assert lines(table)[-1] == "Bruno is back."


def test_one_no_ends_it_whoever_says_it() -> None:
    for who in "bc":
        table = until(begun("abc"), 1)
        agree(table, who, ask(table, "a", "replace", 1), yes=False)
        assert not table.requests and table.due is None


def test_whoever_answers_is_not_absent() -> None:
    table = until(begun("ab"), 1)
    assert table.play is not None
    ask(table, "a", "replace", 1)
    table.apply(Chose(at=2.0, seat=1, text=table.play.match.offers(1)[0], by="b"))
    assert not table.requests


def test_an_undo_is_no_longer_asked_for_once_somebody_has_played_on() -> None:
    table = begun("ab")
    voted(table)
    ask(table, "a", "undo")
    assert table.requests
    answer(table)
    assert not table.requests


def test_nobody_is_declared_absent_for_whom_nobody_waits() -> None:
    """Else whoever thinks for two minutes has a bot play for everybody who looks elsewhere meanwhile."""
    table = begun("ab")
    asked = table.waiting[0]
    other = 1 - asked
    with pytest.raises(Refused, match="nobody waits for them"):
        ask(table, "ab"[asked], "replace", other)
    ask(table, "ab"[other], "replace", asked)
    answer(table)
    assert not table.requests and table.due is None
    with pytest.raises(Refused, match="nobody waits for them"):
        ask(table, "ab"[table.waiting[0]], "replace", 1 - table.waiting[0])


def test_a_request_ends_when_it_is_others_for_whom_all_wait() -> None:
    """Not only by an answer of whoever was declared absent: a teammate or a bot may have given it."""
    table = begun("abc")
    seat = table.waiting[0]
    ask(table, "abc"[seat - 1], "replace", seat)
    assert table.play is not None
    table.apply(Chose(at=2.0, seat=seat, text=table.play.match.offers(seat)[0]))
    assert seat not in table.waiting and not table.requests


def test_one_may_ask_for_a_bot_in_ones_own_place_at_any_time() -> None:
    table = begun("ab")
    other = 1 - table.waiting[0]
    request = ask(table, "ab"[other], "replace", other)
    agree(table, "ab"[1 - other], request)
    assert table.seats[other].bot


def test_what_was_agreed_to_in_old_journals_is_read() -> None:
    table = begun("ab")
    request = ask(table, "ab"[1 - table.waiting[0]], "replace", table.waiting[0])
    answer(table)
    table.apply(Agreed(at=3.0, request=request, seat=0, yes=True))
    table.apply(Agreed(at=3.0, request=request, seat=0, yes=False))


def test_a_pause_stops_counting_down() -> None:
    table = until(begun("ab"), 1)
    ask(table, "a", "replace", 1)
    agree(table, "b", ask(table, "a", "pause"))
    assert table.status == "paused" and table.due is None


def test_games_of_days_are_patient() -> None:
    table = until(begun("ab", pace="days"), 1)
    ask(table, "a", "replace", 1)
    assert table.due == 1.0 + requests.ABSENCE["days"] > 24 * 3600


def team(**more: Any) -> Table:
    """A game of ``a`` and ``b``, who share a seat, against ``c``."""
    plans = [SeatPlan("anyone", teammate=Teammate("anyone")), SeatPlan("anyone")]
    options = {"unit_sizes": [2, 1]}
    usual: dict[str, Any] = {"game": "vive-le-roi", "edition": 2, "players": 2, "options": options, "seats": plans}
    created = Created(at=0.0, by="a", secret="00", key="k", **usual | more)
    table = Table("t", created)
    for account, seat, person in (("a", 0, 0), ("b", 0, 1), ("c", 1, 0)):
        table.apply(Sat(at=0.0, account=account, seat=seat, person=person))
    table.apply(Started(at=0.0))
    return table


def test_each_of_a_team_must_agree_to_an_undo() -> None:
    table = team()
    assert table.play is not None
    voted(table)
    count = len(table.play.match.choices)
    request = ask(table, "c", "undo")
    agree(table, "b", request)
    assert len(table.play.match.choices) == count
    seen = {who: at_table(in_list(summary(table), who, "en", {}), table, who)["requests"][0] for who in "abc"}
    assert [one["needed"] for one in seen.values()] == [[0]] * 3 and seen["a"]["agreed"] == [1]
    assert [one["asks_me"] for one in seen.values()] == [True, False, False]
    for who in "bc":
        with pytest.raises(Refused, match="nobody asks you"):
            agree(table, who, request)
    agree(table, "a", request)
    assert len(table.play.match.choices) < count


def test_whoever_asks_does_not_ask_for_a_teammate() -> None:
    table = team()
    assert table.play is not None
    voted(table)
    count = len(table.play.match.choices)
    request = ask(table, "a", "undo")
    agree(table, "c", request)
    assert table.requests[request].needed(table.seats) == [0] and len(table.play.match.choices) == count


def test_an_undo_that_was_asked_for_takes_nothing_back_that_is_gone_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked has taken back in secret, part by part, what the others do not know of."""
    monkeypatch.setitem(shelf.games(), "hand", HAND)
    created, _ = new_table("a", 0.0, game="hand", players=2, seats=[SeatPlan("anyone")] * 2, options={}, clock=Clock())
    table = Table("t", created)
    for seat, account in enumerate("ab"):
        table.apply(Sat(at=0.0, account=account, seat=seat))
    table.apply(Started(at=0.0))
    for card in (0, 1, 2):
        table.apply(Chose(at=1.0, seat=0, text=f"take {card}", by="a"))
    request = ask(table, "a", "undo", answers=2)
    for _ in range(3):
        do(table, playing.take_back(table, "a", 2.0))
    agree(table, "b", request)
    assert not table.requests and table.standing == 0


def test_nobody_is_asked_for_what_may_be_taken_back_anyway() -> None:
    table = begun("abc")
    seat = table.waiting[0]
    answer(table)
    ask(table, "abc"[seat], "undo")
    assert not table.requests and not table.requests.last and table.waiting == (seat,)


def test_teammates_do_not_replace_each_other() -> None:
    table = team()
    for whom in (1, None):
        request = ask(table, "a", "replace", 0, person=whom)
        agree(table, "c", request)
        assert table.seats[0].players == [0, 1]
        with pytest.raises(Refused, match="nobody asks you"):
            agree(table, "c", request)
        agree(table, "b", request, yes=False)


@pytest.mark.anyio
async def test_the_keeper_counts_down(arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(requests.ABSENCE, "live", 0.2)
    table, people = await seated(arrive, "Anna", "Bruno")
    slow, (other, *_) = await whose_turn(people, table)
    away = people.index(slow)
    await other.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": away})
    for person in people:
        while not (await person.until("table"))["seats"][away]["bot"]:
            pass
        while not any(line["event"] == "table_replaced_absent" for line in (await person.update())["log"]["lines"]):
            pass


@pytest.mark.anyio
async def test_an_answer_ends_a_request_and_all_are_told(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    mover, (other, *_) = await whose_turn(people, table)
    await other.post(f"/api/tables/{table}/ask", {"for": "replace", "seat": people.index(mover)})
    while not (await other.until("table"))["requests"]:
        pass
    await choose(mover, table)
    assert (await other.until("table"))["requests"] == []


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_says_who_asked_in_every_language() -> None:
    table = begun("abc")
    assert table.play is not None
    seat = table.waiting[0]
    before = len(table.play.spectators.lines)
    answer(table)
    answer(table)
    request = ask(table, "abc"[seat], "undo")
    for who in "abc".replace("abc"[seat], ""):
        agree(table, who, request)
    assert len(table.play.spectators.lines) == before + 1
    told = {language: lines(table, language) for language in ("en", "fr", "de")}
    assert told["en"] == [f"{NAMES[seat]} asked to take something back, and all agreed."]
    assert all(NAMES[seat] in line for (line,) in told.values()) and len(set(map(tuple, told.values()))) == 3


def test_what_was_undone_before_stays_in_the_log_of_the_whole_game() -> None:
    """Notices outlive what is taken back after them, and whoever heard more is told from where it differs."""
    table = begun("ab")
    assert table.play is not None
    spectators = table.play.spectators
    seat = table.waiting[0]
    answer(table)
    agree(table, "b", ask(table, "a", "replace", 1))
    do(table, playing.resume(table, "b", 3.0))
    answer(table)
    heard = list(spectators.lines)
    agree(table, "ba"[seat], ask(table, "ab"[seat], "undo"))
    assert [line.split(" ")[0] for line in lines(table)] == ["Anna", "Bruno", NAMES[seat]]
    known = spectators.common(spectators.number - 1)
    assert heard[:known] == spectators.lines[:known] and heard[known] != spectators.lines[known]
    do(table, playing.concede(table, "b", 5.0))
    assert table.status == "over"
    whole = replay(table, len(table.play.match.choices), None, "en", NAMES[:2])["log"]["lines"]
    assert [line["sentence"] for line in whole if line["event"].startswith("table_")] == lines(table)
    assert export(table, "a", NAMES[:2])
