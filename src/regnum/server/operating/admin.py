"""What an operator can do, each act in one transaction with its line in the log."""

from __future__ import annotations

import os
import platform
import secrets
import time
from collections.abc import Callable, Sequence

import psutil
from argon2 import PasswordHasher

from regnum.store import Account, Act, Conflict, Listing, Store
from regnum.store.acts import (
    barring,
    forgetting,
    inviting,
    maintaining,
    removing,
    unbarring,
)
from regnum.store.driver import Statement
from regnum.store.kept import Barred
from regnum.store.stewards import appointing, dismissing, new_password, resetting, settling, signing_out, unresetting
from regnum.store.store import appending

from ..people.invitations import hashed, new_code
from ..people.passwords import Passwords
from ..people.resets import SECONDS_OF_A_RESET
from ..people.spelling import key, proper
from ..rooms.journals import restored, rows_of
from ..rooms.listings import listing
from ..settings import CannotOperate
from ..table import operated
from ..table.refused import Refused
from ..table.seating import AtTable

TRIES = 20
"""How often something is tried anew at a table because players were faster."""
ALL = 1_000_000


class Admin:
    """One operator at one store."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, operator: str = "") -> None:
        """``operator`` is how the log calls whoever does it: an account, or whoever gives the command."""
        self.store = store
        self.clock = clock
        self.operator = operator or whoever_this_is()

    async def _do(self, what: str, subject: str, text: str, *changes: Statement) -> None:
        await self.store.carry_out(Act(self.clock(), self.operator, what, subject, text), *changes)

    # -- people ------------------------------------------------------------------------------------------------------

    async def person(self, name: str) -> Account:
        """Whoever has this id, or an account with this name."""
        try:
            found = await self.store.account(name) or await self.store.account_with_key(key(proper(name)))
        except Refused:
            found = None
        if found is None or not found.name:
            raise CannotOperate("nobody here is called {name}: regnum admin people lists names and ids", name=name)
        return found

    async def reset_password(self, name: str, password: str = "") -> tuple[Account, str]:
        """A new password, this one or any, and signed out everywhere."""
        person = await self._with_password(name)
        password = password or secrets.token_urlsafe(12)
        try:
            new = await Passwords(PasswordHasher()).hashed(password, person.name)
        except Refused as wrong:
            raise CannotOperate("that password is not taken: {reason}", reason=wrong) from wrong
        changes = new_password(person.id, new), signing_out(person.id), *unresetting(person.id)
        await self._do("reset-password", person.id, person.name, *changes)
        return person, password

    async def reset_link(self, name: str) -> str:
        """What a link ends with by which somebody chooses a new password, once and soon."""
        person, code = await self._with_password(name), new_code()
        expires = self.clock() + SECONDS_OF_A_RESET
        await self._do("reset-link", person.id, person.name, *resetting(person.id, hashed(code), expires))
        return code

    async def _with_password(self, name: str) -> Account:
        person = await self.person(name)
        if person.key is None:
            raise CannotOperate("{name} is a guest and has no password", name=person.name)
        return person

    async def appoint(self, name: str) -> Account:
        """Somebody may look after the server from the browser."""
        person = await self._with_password(name)
        await self._do("steward", person.id, person.name, *appointing(person.id))
        return person

    async def dismiss(self, name: str) -> Account:
        person = await self.person(name)
        await self._do("unsteward", person.id, person.name, *dismissing(person.id))
        return person

    async def settle(self, report: int) -> None:
        """A report has been looked after."""
        await self._do("report-settled", str(report), "", settling(report))

    async def bar(self, name: str, what: Barred) -> Account:
        person = await self.person(name)
        out = [signing_out(person.id)] if what == "banned" else []
        await self._do(what, person.id, person.name, *barring(person.id, what), *out)
        return person

    async def unbar(self, name: str, what: Barred) -> Account:
        person = await self.person(name)
        if not await self.store.is_barred(person.id, what):
            raise CannotOperate("{name} is not {what}", name=person.name, what=what)
        await self._do(f"un{what}", person.id, person.name, *unbarring(person.id, what))
        return person

    async def delete(self, name: str) -> Account:
        person = await self.person(name)
        await self._do("delete", person.id, "", *forgetting(person.id))
        return person

    async def invite(self) -> str:
        """A new invitation: what its link ends with."""
        code = new_code()
        await self._do("invite", "", "", inviting(hashed(code)))
        return code

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Listing:
        found = await self.store.listing(id)
        if found is None:
            raise CannotOperate("there is no table {table}: regnum admin tables lists them", table=id)
        return found

    async def close(self, id: str) -> None:
        """End a table at which it is not over."""
        await self.table(id)
        written = Act(self.clock(), self.operator, "close", id)
        await self._at(id, lambda table: operated.close(table, self.clock()), written)

    async def remove(self, id: str) -> None:
        """Delete all that is kept of a table that nobody uses any more."""
        found = await self.table(id)
        if found.status not in ("over", "closed"):
            raise CannotOperate("table {table} is in use: close it first (regnum admin close {table})", table=id)
        await self._do("remove", id, found.game, *removing(id))

    async def _at(self, id: str, act: AtTable, *written: Act) -> None:
        """Do something at a table as a node would: whoever writes the next entry first has it."""
        for _ in range(TRIES):
            table = await restored(id, await self.store.journal(id))
            try:
                entries = [table.apply(entry) for entry in act(table)]
            except Refused as wrong:
                raise CannotOperate("table {table} cannot be changed: {reason}", table=id, reason=wrong) from wrong
            if not entries:
                return
            changes = appending(listing(table, set(map(type, entries))), rows_of(table, entries))
            try:
                await self.store.at_table(id, changes, written)
                return
            except Conflict:
                continue
        raise CannotOperate("players of table {table} were faster, again and again: try again", table=id)

    # -- maintenance -------------------------------------------------------------------------------------------------

    async def begin_maintenance(self, text: str) -> None:
        await self._do("maintenance", "", text, *maintaining(text))

    async def end_maintenance(self) -> None:
        """Tables that rested go on."""
        if await self.store.maintenance() is None:
            raise CannotOperate("there is no maintenance")
        await self._do("maintenance-over", "", "", *maintaining(None))
        for found in await self.store.latest_tables("paused", ALL):
            await self._at(found.id, lambda table: operated.go_on(table, self.clock()))
        # Servers that run hear of it once all of them go on.
        await self._do("tables-go-on", "", "")

    # -- looking -----------------------------------------------------------------------------------------------------

    async def bars(self, person: Account) -> Sequence[str]:
        kinds: tuple[Barred, ...] = ("banned", "muted")
        return [what for what in kinds if await self.store.is_barred(person.id, what)]


def whoever_this_is() -> str:
    """Who gives the command, on which machine; the log says so."""
    user = psutil.Process().username()
    sudo = os.environ.get("SUDO_USER", "")
    return f"{user}{f' ({sudo})' if sudo else ''}@{platform.node()}"
