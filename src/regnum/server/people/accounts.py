"""People: guests, accounts and their passwords."""

from __future__ import annotations

import asyncio
import unicodedata
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from regnum.store import Account, Conflict, Store

from ..table.creating import new_id
from ..table.refused import Refused
from .names import Names


class Accounts:
    """Everybody who plays here."""

    def __init__(self, store: Store, names: Names, hasher: PasswordHasher) -> None:
        self.store = store
        self.names = names
        self.hasher = hasher
        self._nobodys = self.hasher.hash(new_id())
        """Checked for names that do not exist, so that it takes as long as for those that do."""

    async def be_a_guest(self, name: str, language: str, now: float) -> Account:
        account = Account(new_id(10), proper(name), None, "", language, now)
        await self.store.add_account(account)
        self.names.learn(account.id, account.name)
        return account

    async def sign_up(self, name: str, password: str, guest: Account | None, language: str, now: float) -> Account:
        """A new account; a guest becomes it and keeps the games."""
        if guest is not None and guest.key is not None:
            raise Refused("not-now", "you have an account already: sign out first")
        name = proper(name)
        made = guest or Account(new_id(10), name, language=language, created=now)
        account = replace(made, name=name, key=key(name), password=await self._hash(password))
        try:
            await (self.store.change_account(account) if guest else self.store.add_account(account))
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.names.learn(account.id, account.name)
        return account

    async def sign_in(self, name: str, password: str) -> Account:
        account = await self.store.account_with_key(key(proper(name)))
        known = account.password if account else self._nobodys
        if not await self._fits(known, password) or account is None:
            raise Refused("forbidden", "name or password is wrong")
        return account

    async def change(
        self,
        account: Account,
        *,
        name: str | None = None,
        password: str | None = None,
        old_password: str = "",
        language: str | None = None,
    ) -> Account:
        """Another name, password or language. A new password needs the old one."""
        if password is not None:
            account = await self._with_password(account, password, old_password)
        if name is not None:
            name = proper(name)
            account = replace(account, name=name, key=None if account.key is None else key(name))
        if language is not None:
            account = replace(account, language=language)
        try:
            await self.store.change_account(account)
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.names.learn(account.id, account.name)
        return account

    async def _with_password(self, account: Account, password: str, old: str) -> Account:
        if account.key is None:
            raise Refused("not-now", "a guest has no password: make an account")
        if not await self._fits(account.password, old):
            raise Refused("forbidden", "the old password is wrong")
        return replace(account, password=await self._hash(password))

    async def forget(self, account: Account) -> None:
        """Delete somebody: the games stay, the name goes."""
        await self.store.end_sessions(account.id)
        await self.store.change_account(replace(account, name="", key=None, password=""))
        self.names.learn(account.id, "")

    async def _hash(self, password: str) -> str:
        return await asyncio.to_thread(self.hasher.hash, password)

    async def _fits(self, known: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self.hasher.verify, known, password)
        except (Argon2Error, InvalidHashError):
            return False


def proper(name: str) -> str:
    """A name in its usual form, or Refused."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or any(unicodedata.category(letter)[0] == "C" for letter in shown):
        raise Refused("illegal", "a name has 1 to 32 letters that can be seen")
    return shown


def key(name: str) -> str:
    """The form in which a name must be unique: whoever looks the same is the same."""
    return unicodedata.normalize("NFKC", name).casefold()
