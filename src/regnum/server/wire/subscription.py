"""One connection at one table: what it is told of it, and how much it has heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regnum.store import Speech

from ..people.sessions import Visitor
from ..rooms.listings import chat_lines
from ..rooms.room import Room
from ..table.refused import Refused
from ..telling.updates import Moment
from .answers import encode

if TYPE_CHECKING:
    from .socket import Connection


class Subscription:
    """One connection at one table."""

    def __init__(self, connection: Connection, visitor: Visitor, last: int, chat: int) -> None:
        self.connection = connection
        self.visitor = visitor
        self.account = visitor.id
        self.address = visitor.address
        self.looking = True
        self.heard = last
        self.chat = chat
        self._language = visitor.language
        self._notes = connection.house.retractions

    def table_changed(self, room: Room) -> None:
        house, visitor = self.connection.house, self.visitor
        sight = visitor.language, self.account if self.account in room.table.places else ""
        text = room.seen.get(sight)
        if text is None:
            text = room.seen[sight] = encode({"kind": "table", **house.seen(room, visitor)})
        self.connection.outbox.tell(("table", room.id), text)

    def sent_away(self, room: Room) -> None:
        self.connection.leave(room.id)
        wrong = Refused("forbidden", "only those who play may look at this table")
        self.connection.refuse(None, wrong)

    def game_changed(self, room: Room) -> None:
        table = room.table
        audience = table.audience(self.account)
        if audience.number == self.heard:
            return
        moment: Moment = room.moment or self._moment(room)
        undo = self._notes.note(table, audience)
        # Whoever sees and has heard the same is told the same bytes.
        sight = audience, self._language, self.heard, undo["free"], undo["may_ask"]
        text = moment.sent.get(sight)
        if text is None:
            text = moment.sent[sight] = encode(moment.update(audience, self._language, self.heard, undo))
        self.connection.outbox.tell(("update", table.id), text, self, audience.number)

    def _moment(self, room: Room) -> Moment:
        house = self.connection.house
        made = room.moment = Moment(room.table, house.names.at(room.table), house.clock())
        return made

    def undo_changed(self, room: Room) -> None:
        audience = room.table.audience(self.account)
        note = self._notes.note(room.table, audience)
        body = {"kind": "undo", "table": room.id, "number": audience.number, "undo": note}
        self.connection.outbox.tell(("undo", room.id), encode(body))

    def chat_changed(self, room: Room, lines: Sequence[Speech], sent: dict[int, bytes]) -> None:
        fresh = [speech for speech in lines if speech.line > self.chat]
        if not fresh:
            return
        # Whoever has heard the same is told the same bytes.
        text = sent.get(self.chat)
        if text is None:
            told = chat_lines(fresh, room.table, self.connection.house.names)
            text = sent[self.chat] = encode({"kind": "chat", "table": room.id, "lines": told})
        self.chat = fresh[-1].line
        self.connection.answer(text)
