"""People: guests, accounts and their passwords."""

from __future__ import annotations

import asyncio
import unicodedata
from dataclasses import replace

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import UNSET

from regnum.store import Account, Conflict, Store

from ..table.creating import new_id
from ..table.refused import Refused
from ..wire.commands import Changes, Credentials, Guest
from .names import Names


class Accounts:
    """Everybody who plays here."""

    def __init__(self, store: Store, names: Names, hasher: PasswordHasher) -> None:
        self.store = store
        self.names = names
        self.hasher = hasher
        self._nobodys = self.hasher.hash(new_id())
        """Checked for names that do not exist, so that it takes as long as for those that do."""

    async def be_a_guest(self, wish: Guest, language: str, now: float) -> Account:
        account = Account(new_id(10), proper(wish.name), None, "", language, now)
        await self.store.add_account(account)
        self.names.learn(account.id, account.name)
        return account

    async def sign_up(self, wish: Credentials, guest: Account | None, language: str, now: float) -> Account:
        """A new account; a guest becomes it and keeps the games."""
        if guest is not None and guest.key is not None:
            raise Refused("not-now", "you have an account already: sign out first")
        name = proper(wish.name)
        made = guest or Account(new_id(10), name, language=language, created=now)
        account = replace(made, name=name, key=key(name), password=await self._hash(wish.password))
        try:
            await (self.store.change_account(account) if guest else self.store.add_account(account))
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.names.learn(account.id, account.name)
        return account

    async def sign_in(self, wish: Credentials) -> Account:
        account = await self.store.account_with_key(key(proper(wish.name)))
        known = account.password if account else self._nobodys
        if not await self._fits(known, wish.password) or account is None:
            raise Refused("forbidden", "name or password is wrong")
        return account

    async def change(self, account: Account, wish: Changes) -> Account:
        """Another name, password or language. A new password needs the old one."""
        if wish.password is not UNSET:
            account = await self._with_password(account, wish)
        if wish.name is not UNSET:
            name = proper(wish.name)
            account = replace(account, name=name, key=None if account.key is None else key(name))
        if wish.language is not UNSET:
            account = replace(account, language=wish.language)
        try:
            await self.store.change_account(account)
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.names.learn(account.id, account.name)
        return account

    async def _with_password(self, account: Account, wish: Changes) -> Account:
        if account.key is None:
            raise Refused("not-now", "a guest has no password: make an account")
        if wish.old_password is UNSET or not await self._fits(account.password, wish.old_password):
            raise Refused("forbidden", "the old password is wrong")
        assert isinstance(wish.password, str)
        return replace(account, password=await self._hash(wish.password))

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
