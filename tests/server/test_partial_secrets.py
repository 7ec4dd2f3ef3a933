"""A secret answer in parts: until it is complete, nobody else is told anything by it, whatever they ask for."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regnum import bots
from regnum.games import names as games
from regnum.kernel import Choice, Match
from regnum.server.people.sessions import Visitor
from regnum.server.rooms import comings, lobby, retractions
from regnum.server.rooms.retractions import Retractions
from regnum.server.table import shelf, undo
from regnum.server.table.creating import new_table
from regnum.server.table.journal import Chose, Started, TookBack
from regnum.server.table.plans import Clock, SeatPlan
from regnum.server.table.table import Table
from regnum.server.table.undo import Retraction
from regnum.server.telling.export import export
from regnum.server.telling.past import past
from regnum.server.telling.tables import at_table, in_list, summary
from regnum.server.telling.updates import Moment
from regnum.server.wire.answers import encode
from regnum.server.wire.commands import Choose, Join, NewClock, NewSeat, NewTable, Open, Undo, Watch
from regnum.server.wire.doing import create, obey
from regnum.server.wire.socket import Connection

from .houses import house_in
from .test_outbox import sent
from .toys import HAND

NAMES = ("Anna", "Bert", "Carl", "Dora")
ENOUGH = 8
LONG = 200
"""So many parts of secret answers are looked at in each game, and so many choices at most."""
IN_ONE = ("lang-lebe-der-koenig", "lancaster")
"""Games in which a secret answer is one choice, today."""
TEAM: dict[str, Any] = {"unit_sizes": [2, 1, 1, 1], "ambition": True}


def begun(name: str, options: dict[str, Any]) -> Table:
    seats = [SeatPlan("bot", bot="random") for _ in NAMES]
    wish: dict[str, Any] = {"players": len(NAMES), "seats": seats, "options": options, "clock": Clock("bank", 600.0)}
    created, _ = new_table("account", 1.0, game=name, **wish)
    table = Table("table", created)
    table.apply(Started(at=1.0))
    return table


def told(table: Table, seat: int | None, person: int | None) -> list[Any]:
    """Everything that an audience can ask for: the game, the past, the table, the file, and what it may take back."""
    assert table.play is not None
    audience, match = table.play.of[seat, person], table.play.match
    undoing = Retractions().find_out(table, audience)
    update = encode(Moment(table, NAMES, 1.0).update(audience, "en", 0, undoing))
    looking_back = encode(past(match, table.id, audience, None, "en", NAMES))
    seen = encode(at_table(in_list(summary(table), "", "en", {}), table, ""))
    return [update, looking_back, seen, export(table, "", NAMES), undo.free(match, seat, person) is not None]


def others(table: Table, choice: Choice) -> list[tuple[int | None, int | None]]:
    """Those who could not notice a choice."""
    assert table.play is not None
    return [(one.seat, one.person) for one in table.play.audiences if not choice.noticed(one.seat, one.person)]


def chosen(table: Table, seat: int, rng: random.Random) -> str:
    """What somebody does who plays sensibly, revolts whenever that is possible, and commits whatever it may be."""
    assert table.play is not None
    match = table.play.match
    offers = match.offers(seat)
    if "revolt" in offers:
        return "revolt"
    if match.question.secret:
        return rng.choice(offers)
    knight = bots.bot("knight", str(len(match.choices)))
    return str(match.game.actions.write(knight.choose(bots.Knowledge.of(match, seat))))


def cards_of_a_defied_king(match: Match) -> list[str]:
    """What a king may commit against a revolt; some have no card, and then there is nothing to take back."""
    if match.question.name != "what_to_commit":
        return []
    return [text for text in match.offers(match.table.king) if text.startswith("commit")]


def is_part(table: Table, seat: int, text: str) -> bool:
    """Whether this answer would be part of a secret one."""
    assert table.play is not None
    if not table.play.match.question.secret:
        return False
    tried = table.play.match.branch()
    tried.choose(text, seat)
    return tried.choices[-1].more


@pytest.mark.parametrize("name", games())
def test_part_of_a_secret_answer_is_told_to_nobody_else_and_neither_is_its_undo(name: str) -> None:
    table, rng, parts = begun(name, TEAM if name == "vive-le-roi" else {}), random.Random(1), 0
    assert table.play is not None
    while table.status == "playing" and parts < ENOUGH and len(table.play.match.choices) < LONG:
        seat = rng.choice(table.waiting)
        text = chosen(table, seat, rng)
        if not is_part(table, seat, text):
            table.apply(Chose(at=2.0, seat=seat, text=text))
            continue
        parts += 1
        before = {(one.seat, one.person): told(table, one.seat, one.person) for one in table.play.audiences}
        table.apply(Chose(at=2.0, seat=seat, text=text))
        unaware = others(table, table.play.match.choices[-1])
        unchanged = {who: before[who] for who in unaware}
        assert len(unaware) >= len(NAMES)
        assert {who: told(table, *who) for who in unaware} == unchanged
        table.apply(TookBack(at=3.0, seat=seat, to=len(table.play.match.choices) - 1))
        assert {who: told(table, *who) for who in unaware} == unchanged
        table.apply(Chose(at=4.0, seat=seat, text=text))
        assert {who: told(table, *who) for who in unaware} == unchanged
    assert parts or name in IN_ONE


def test_the_leader_of_a_revolt_may_take_it_back_whatever_the_king_has_committed() -> None:
    """It is the leader's last answer, and nothing was shown since; what others have begun goes with the question."""
    table, rng = begun("krone-und-schwert", {}), random.Random(1)
    assert table.play is not None
    while not (cards := cards_of_a_defied_king(table.play.match)):
        seat = table.waiting[0]
        table.apply(Chose(at=2.0, seat=seat, text=chosen(table, seat, rng)))
    match = table.play.match
    leader, king = match.table.active, match.table.king
    assert undo.free(match, leader) == Retraction(len(match.choices) - 1)
    table.apply(Chose(at=3.0, seat=king, text=cards[0]))
    assert undo.free(match, leader) == Retraction(len(match.choices) - 2)
    table.apply(TookBack(at=4.0, seat=leader, to=len(match.choices) - 2))
    assert "revolt" in table.play.match.offers(leader)


def test_two_who_answer_in_parts_take_theirs_back_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.games(), "hand", HAND)
    seats = [SeatPlan("bot", bot="random")] * 2
    created, _ = new_table("a", 1.0, game="hand", players=2, seats=seats, options={}, clock=Clock())
    table = Table("table", created)
    table.apply(Started(at=1.0))
    assert table.play is not None
    table.apply(Chose(at=2.0, seat=0, text="take 1"))
    table.apply(Chose(at=2.0, seat=1, text="take 2"))
    before = [told(table, 1, None), told(table, None, None)]
    found = undo.free(table.play.match, 0)
    assert found is not None and found.again == [(1, "take card=2")]
    table.apply(TookBack(at=3.0, seat=0, to=found.to, again=found.again))
    assert [told(table, 1, None), told(table, None, None)] == before
    second = undo.free(table.play.match, 1)
    assert second == Retraction(found.to)
    table.apply(TookBack(at=4.0, seat=1, to=second.to))
    assert table.play.match.choices == []


@pytest.mark.anyio
async def test_not_one_frame_is_sent_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by the table, not by the lobby, not because an undo was looked for a moment later."""
    monkeypatch.setitem(shelf.games(), "hand", HAND)
    for told_later in (comings, lobby, retractions):
        monkeypatch.setattr(told_later, "SECONDS", 0.0)
    house = await house_in(tmp_path)
    people = [await house.accounts.be_a_guest(name, "en", 1.0) for name in NAMES[:2]]
    anna, bert, nobody = (Visitor(account, "", "en") for account in (*people, None))
    wanted = [NewSeat(wanted="me"), NewSeat(wanted="anyone")]
    wish = NewTable(game="hand", players=2, seats=wanted, clock=NewClock(kind="bank", seconds=600.0))
    table = (await create(house, anna, wish))["table"]
    await obey(house, bert, Join(table=table))
    listening = [Connection(house, visitor, None, None) for visitor in (bert, nobody)]  # type: ignore[arg-type]
    for connection in listening:
        await connection._open(Open(table=table))
        await connection._look_at_the_lobby(Watch(on=True))

    async def heard() -> list[bytes]:
        await asyncio.sleep(0.1)
        return [text for connection in listening for text in sent(connection.outbox)]

    assert any(await heard())
    room = house.rooms.rooms[table]
    for command in (
        lambda: Choose(table=table, question=room.table.audience(anna.id).asked, choice="take 1"),
        lambda: Undo(table=table),
        lambda: Choose(table=table, question=room.table.audience(anna.id).asked, choice="take 2"),
    ):
        await obey(house, anna, command())
        assert not any(await heard())
    await obey(house, anna, Choose(table=table, question=room.table.audience(anna.id).asked, choice="stop"))
    assert any(await heard())
    await house.close()
