"""People: guests, accounts and their passwords."""

from __future__ import annotations

from dataclasses import replace

from argon2 import PasswordHasher

from regnum.store import Account, Called, Conflict, Store

from ..table.creating import new_id
from ..table.refused import Refused
from .names import Names
from .passwords import Passwords
from .spelling import key, proper


class Accounts:
    """Everybody who plays here."""

    def __init__(self, store: Store, names: Names, hasher: PasswordHasher) -> None:
        self.store = store
        self.names = names
        self.passwords = Passwords(hasher)
        self._nobodys = hasher.hash(new_id())
        """Checked for names that do not exist, so that it takes as long as for those that do."""

    async def be_a_guest(self, name: str, language: str, now: float) -> Account:
        account = Account(new_id(10), await self._free(name), None, "", language, now)
        await self.store.add_account(account)
        self.names.learn(account.id, called(account))
        return account

    async def _free(self, name: str) -> str:
        """A name for a guest: in its usual form, and no account's."""
        name = proper(name)
        if await self.store.account_with_key(key(name)) is not None:
            raise Refused("not-now", "that name is taken")
        return name

    async def sign_up(self, name: str, password: str, guest: Account | None, language: str, now: float) -> Account:
        """A new account; a guest becomes it and keeps the games."""
        if guest is not None and guest.key is not None:
            raise Refused("not-now", "you have an account already: sign out first")
        name = proper(name)
        made = guest or Account(new_id(10), name, language=language, created=now)
        account = replace(made, name=name, key=key(name), password=await self.passwords.hashed(password, name))
        if guest is not None:
            return await self.changed(guest, account)
        try:
            await self.store.add_account(account)
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        self.names.learn(account.id, called(account))
        return account

    async def changed(self, before: Account, after: Account) -> Account:
        """Refused if it is not as it was any more: what somebody else has changed meanwhile stays."""
        try:
            changed = await self.store.change_account(before, after)
        except Conflict as wrong:
            raise Refused("not-now", "that name is taken") from wrong
        if not changed:
            raise Refused("unavailable", "others were faster: try again")
        self.names.learn(after.id, called(after))
        return after

    async def sign_in(self, name: str, password: str) -> Account:
        account = await self.store.account_with_key(key(proper(name)))
        known = account.password if account else self._nobodys
        if not await self.passwords.fits(known, password) or account is None:
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
        before = account
        if password is not None:
            account = await self._with_password(account, password, old_password)
        if name is not None and account.key is None:
            account = replace(account, name=await self._free(name))
        elif name is not None:
            account = replace(account, name=proper(name), key=key(proper(name)))
        if language is not None:
            account = replace(account, language=language)
        return await self.changed(before, account)

    async def _with_password(self, account: Account, password: str, old: str) -> Account:
        if account.key is None:
            raise Refused("not-now", "a guest has no password: make an account")
        await self.must_know(account, old)
        return replace(account, password=await self.passwords.hashed(password, account.name))

    async def must_know(self, account: Account, password: str) -> None:
        """Refused unless this is the account's password."""
        if not await self.passwords.fits(account.password, password):
            raise Refused("forbidden", "that is not the password of this account")

    async def forget(self, account: Account) -> None:
        """Delete somebody: the games stay, the name goes, and what they said at tables."""
        await self.store.forget_person(account.id)
        self.names.learn(account.id, called(replace(account, name="", key=None)))


def called(account: Account) -> Called:
    return Called(account.name, bool(account.name) and account.key is None)
