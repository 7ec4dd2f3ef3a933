"""What is kept on a device: whoever plays there, the journals of their tables, and the rows that lists show."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any, Protocol

from regnum.store import Account, Called, Conflict, JournalRow, KeptReview, Listing, Speech

from .shelf import Packages

ME, SAID, REVIEW = "me", "said ", "review "
"""Under these names somebody, what was said at a table and what was thought of its game are kept."""


class Device(Protocol):
    """Keeps text. What was written is kept when it returns."""

    async def everything(self) -> str:
        """As JSON: ``rows``, the row of each table, and ``texts``, what is kept by a name."""
        ...

    async def lines(self, table: str) -> str:
        """The journal of a table, a line for each entry."""
        ...

    async def append(self, table: str, first: int, lines: str, row: str) -> bool:
        """More lines, numbered from ``first``, and the table's row as it is now; False if others have these numbers."""
        ...

    async def keep(self, name: str, text: str) -> None: ...

    async def clear(self) -> None:
        """Forget everything."""
        ...


class DeviceStore:
    """A store for one: it does what rooms ask of one that is in a database."""

    shared = False

    def __init__(self, device: Device, packages: Packages) -> None:
        self.device = device
        self.packages = packages
        self.me: Account | None = None
        self._listings: dict[str, Listing] = {}
        self._said: dict[str, list[Speech]] = {}
        self._reviews: dict[str, KeptReview] = {}

    async def open(self) -> None:
        found = json.loads(await self.device.everything())
        for row in found["rows"]:
            self._listings[json.loads(row)[0]] = _listing(row)
        for name, text in found["texts"].items():
            if name == ME:
                self.me = Account(**json.loads(text))
            elif name.startswith(SAID):
                self._said[name.removeprefix(SAID)] = [Speech(**line) for line in json.loads(text)]
            elif name.startswith(REVIEW) and text:
                self._reviews[name.removeprefix(REVIEW)] = KeptReview(1.0, text)

    async def clear(self) -> None:
        await self.device.clear()
        self.me, self._listings, self._said, self._reviews = None, {}, {}, {}

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(self, listing: Listing, rows: Sequence[JournalRow], host: str = "") -> None:
        await self.append(listing, rows)

    async def append(self, listing: Listing, rows: Sequence[JournalRow]) -> None:
        """Conflict if another window of this device was faster."""
        before = self._listings.get(listing.id)
        if before is not None:
            summary, holders = listing.summary or before.summary, listing.holders
            listing = listing._replace(summary=summary, holders=before.holders if holders is None else holders)
        first = rows[0].number if rows else 0
        lines = "\n".join(row.body for row in rows)
        if not await self.device.append(listing.id, first, lines, json.dumps(listing)):
            raise Conflict("another window was faster")
        self._listings[listing.id] = listing

    async def journal(self, table: str, after: int = 0) -> list[JournalRow]:
        """Whoever reads a journal is about to play its game: its package is brought."""
        if table in self._listings:
            await self.packages.bring(self._listings[table].game)
        bodies = (await self.device.lines(table)).splitlines()
        return [JournalRow(number, body) for number, body in enumerate(bodies, 1) if number > after]

    async def listing(self, table: str) -> Listing | None:
        return self._listings.get(table)

    async def tables(self, status: str, *, game: str = "", before: float, limit: int) -> list[Listing]:
        found = [one for one in self._listings.values() if one.status == status and one.listed]
        return await self._found([one for one in found if game in ("", one.game)], before, limit)

    async def tables_of(self, account: str, *, before: float, limit: int) -> list[Listing]:
        def mine(one: Listing) -> list[int]:
            return [seat for holder, seat in one.holders or () if holder == account]

        found = [one for one in self._listings.values() if mine(one) and one.status != "closed"]
        found = await self._found(found, before, limit)
        return sorted(
            found, key=lambda one: (not any(one.waiting >> seat & 1 for seat in mine(one)), one.status == "over")
        )

    async def _found(self, listings: list[Listing], before: float, limit: int) -> list[Listing]:
        """Those that changed last first, with the packages that give them their titles."""
        found = sorted((one for one in listings if one.changed < before), key=lambda one: -one.changed)[:limit]
        for one in found:
            await self.packages.bring(one.game)
        return found

    async def hosted(self, account: str) -> int:
        """Nobody has too many tables on a device of their own."""
        return 0

    async def keep(self, table: str, node: str, lease: float) -> bool:
        """Nobody else keeps it."""
        return True

    async def absence(self, table: str, lease: float) -> float:
        """Nobody plays against the clock alone."""
        return 0.0

    # -- what was said, and thought ------------------------------------------------------------------------------------

    async def say(self, table: str, account: str, seat: int, text: str, time: float) -> int:
        said = self._said.setdefault(table, [])
        said.append(Speech(len(said) + 1, account, seat, text, time))
        await self.device.keep(f"{SAID}{table}", json.dumps([asdict(line) for line in said]))
        return len(said)

    async def chat(self, table: str, after: int = 0) -> list[Speech]:
        return self._said.get(table, [])[after:]

    async def review(self, table: str) -> KeptReview | None:
        return self._reviews.get(table)

    def go_on_with_review(self, table: str, stands: KeptReview) -> None:
        """How far it is; whoever comes back later begins it anew."""
        self._reviews[table] = stands

    async def keep_review(self, table: str, body: str) -> None:
        await self.device.keep(f"{REVIEW}{table}", body)
        self._reviews[table] = KeptReview(1.0, body)

    async def forget_review(self, table: str) -> None:
        self._reviews.pop(table, None)
        await self.device.keep(f"{REVIEW}{table}", "")

    # -- people -------------------------------------------------------------------------------------------------

    async def names(self, ids: Iterable[str]) -> dict[str, Called]:
        return {self.me.id: Called(self.me.name, guest=True)} if self.me and self.me.id in set(ids) else {}

    async def be(self, account: Account) -> None:
        """Whoever sits here is this account from now on."""
        await self.device.keep(ME, json.dumps(asdict(account)))
        self.me = account

    async def change(self, **what: Any) -> None:
        assert self.me is not None
        await self.be(replace(self.me, **what))


def _listing(row: str) -> Listing:
    *values, holders = json.loads(row)
    return Listing(*values)._replace(holders=tuple((account, seat) for account, seat in holders or ()))
