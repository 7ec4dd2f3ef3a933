"""The part itself: who is told what, once, and when."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from functools import partial
from typing import Any

from regnum.extras import missing
from regnum.store import Account, Unavailable

from ...house import House, Part
from ...rooms.background import rounds
from ...rooms.listings import Kinds
from ...rooms.presence import nearest
from ...rooms.room import Room
from ...settings import CannotServe, Settings
from ...table.refused import Refused
from . import outside
from .kept import Kept, Way
from .links import Links
from .saying import Note, ending, please_confirm, your_turn
from .turns import NewTurns, number_of, whose_turn
from .ways import Allowed, Services, mailbox, new_way

log = logging.getLogger("regnum.notifying")

PATIENCE = 20.0
"""Seconds that somebody has to look at the table by themselves."""
SECONDS = 5.0
"""How often it is looked who is to be told."""
MOST_WAYS = 10
READING_AT_ONCE = 4
"""At so many tables it is looked at once whether somebody is still to be told: after a night there may be thousands."""
NOBODY = "mailto:nobody@example.invalid"


class Notifier(Part):
    """Tells people who are away that it is their turn."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house = house
        self.missing = missing("notify")
        """Packages without which nothing is told."""
        self.address = settings.address.rstrip("/")
        if settings.mail and not self.address:
            raise CannotServe("mail needs the setting address: links in it lead there")
        self.services = Services(settings.mail, settings.chat_services if self.address else ())
        self.allowed = Allowed(settings.private_networks)
        """Where mail server and services may be."""
        self.push_allowed = Allowed()
        """Where push services may be: strangers name them."""
        self.patience = PATIENCE
        self.kept = Kept(house.store.driver)
        self.turns = NewTurns()
        self.outside = outside.Outside()
        self._reading = asyncio.Semaphore(READING_AT_ONCE)
        self.people: set[str] = set()
        """Who is told anything at all."""
        self.links = Links("")
        self.key = self.public_key = ""
        """The pair by which push services know this server."""

    async def open(self) -> None:
        await self.kept.open()
        self.links = Links(await self.kept.secret("links", partial(secrets.token_urlsafe, 32)))
        if self.missing:
            log.info("nobody is told of turns: pip install 'regnum[notify]'")
            return
        self.key = await self.kept.secret("push", _new_key)
        self.public_key = _public(self.key)
        await self.learn()
        self.house.rooms.happened.append(self.happened)
        self.house.background.begin(rounds(self.look, lambda: asyncio.sleep(SECONDS), "notifying"))

    async def close(self) -> None:
        self.outside.close()

    async def learn(self) -> None:
        self.people = await self.kept.told()

    async def sweep(self) -> None:
        await self.kept.sweep()
        await self.learn()

    async def kept_about(self, account: str) -> Any:
        ways = [
            {"kind": way.kind, "target": way.target, "created": way.created} for way in await self.kept.ways(account)
        ]
        return {"ways": ways, "silent": await self.kept.silent(account)}

    # -- turns ---------------------------------------------------------------------------------------------------------

    def happened(self, room: Room, kinds: Kinds) -> None:
        table = room.table
        begun = [(who, number_of(table, who)) for who in self.turns.begun(room) & self.people]
        if begun:
            due = self.house.clock() + self.patience
            self.house.background.begin(self._note(room.id, begun, due))

    async def _note(self, table: str, turns: list[tuple[str, int]], due: float) -> None:
        with contextlib.suppress(Unavailable):
            await self.kept.begin(table, turns, due)

    async def look(self) -> None:
        """Tell whoever has waited long enough."""
        await self.learn()
        if self.people:
            for table, account in await self.kept.due(self.house.clock()):
                self.house.background.begin(self.remind(table, account))

    async def remind(self, table: str, account: str) -> None:
        """Tell somebody of a turn, unless it is over, or they look at it, or do not want to hear of this table."""
        with contextlib.suppress(Refused, Unavailable):
            async with self._reading:
                person = await self.house.store.account(account)
                if person is None or table in await self.kept.silent(account):
                    return
                async with self.house.rooms.enter(table) as room:
                    if account not in whose_turn(room.table) or self._looks(room, account):
                        return
                    said = your_turn(room.table, self.house.names.at(room.table), account, person.language)
            for way in await self.kept.ways(account):
                if way.confirmed:
                    await self.send(way, said, person.language)

    def _looks(self, room: Room, account: str) -> bool:
        return nearest([room.presence(account), *self.house.presence.elsewhere(room.id, account)]) == "here"

    # -- ways ----------------------------------------------------------------------------------------------------------

    async def add(self, account: Account, kind: str, target: str, keys: str = "") -> None:
        """One more way; all but browsers are asked first whether they want it."""
        way = new_way(account.id, kind, target, self.house.clock(), keys)
        known = {one.id: one for one in await self.kept.ways(account.id)}
        if len(known) >= MOST_WAYS and way.id not in known:
            raise Refused("not-now", "you are told in many ways already: take one of them away first")
        to_ask = not way.confirmed and not (way.id in known and known[way.id].confirmed)
        if to_ask:
            # Whoever did not want to hear of us is not asked again and again, by nobody.
            self.house.limits.spend("asked", f"{kind} {mailbox(target)}")
        await self.kept.add(way)
        await self.learn()
        if to_ask:
            asking = please_confirm(account.name, account.language, self.links.token("confirm", way.id))
            self.house.background.begin(self.send(way, asking, account.language))

    async def send(self, way: Way, said: Note, language: str, *, stoppable: bool = True) -> None:
        """Send a message by a way, and log what went wrong."""
        try:
            wrong = await (self._push(way, said) if way.kind == "push" else self._tell(way, said, language, stoppable))
        except Exception as failed:
            # What it says may be the words of a stranger's server.
            wrong = type(failed).__name__
        if wrong == "ended":
            await self.kept.remove(way.id)
        elif wrong:
            log.warning("somebody could not be told by %s: %s", way.kind, wrong)

    async def _push(self, way: Way, said: Note) -> str:
        browser = {"endpoint": way.target, "keys": json.loads(way.keys)}
        contact = self.address or NOBODY
        message = said.for_browser(), self.key, contact, self.push_allowed
        return await self.outside.do(way.account, outside.push, browser, *message)

    async def _tell(self, way: Way, said: Note, language: str, stoppable: bool) -> str:
        if way.kind not in self.services.kinds:
            return "the host has switched that off"
        stop = f"{self.address}/notified?stop={self.links.token('stop', way.id)}" if stoppable else ""
        text = [said.text, self.address + said.page, *([ending(language, stop)] if stop else [])]
        url = self.services.url(way, stop)
        return await self.outside.do(way.account, outside.tell, url, said.title, "\n\n".join(text), self.allowed)


def begin(house: House, settings: Settings) -> Notifier:
    return Notifier(house, settings)


def of(house: House) -> Notifier:
    found = house.parts["notifying"]
    assert isinstance(found, Notifier)
    return found


def ready(house: House) -> Notifier:
    """The notifier of a house, if its packages are here."""
    found = of(house)
    for module in found.missing[:1]:
        raise Refused(
            "not-now",
            "this needs the package {module}, which is not installed: pip install 'regnum[{extra}]'",
            module=module,
            extra="notify",
        )
    return found


def _new_key() -> str:
    from py_vapid import Vapid
    from py_vapid.utils import b64urlencode

    pair = Vapid()
    pair.generate_keys()
    return str(b64urlencode(pair.private_key.private_numbers().private_value.to_bytes(32, "big")))


def _public(key: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid
    from py_vapid.utils import b64urlencode

    public = Vapid.from_string(key).public_key
    return str(b64urlencode(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))
