"""The addresses for people: who am I, guests, accounts, signing in and out."""

from __future__ import annotations

import contextlib
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec

from regnum.store import Account

from ..people.invitations import COOKIE
from ..people.sessions import csrf
from .answers import Me
from .calls import Call, Route, Signed
from .commands import Changes, Credentials, Guest


def me(account: Account, cookie: str) -> Me:
    """What people are told about themselves."""
    return {
        "account": account.id,
        "name": account.name,
        "guest": account.key is None,
        "language": account.language,
        "csrf": csrf(cookie),
    }


async def who_am_i(call: Call) -> Any:
    account = call.visitor.account
    return me(account, call.visitor.cookie) if account else None


async def be_a_guest(call: Call) -> Signed:
    _spend_an_account(call)
    async with _let_in(call):
        account = await call.house.accounts.be_a_guest(call.body.name, call.visitor.language, call.house.clock())
    cookie = await call.house.sessions.begin(account, call.house.clock())
    return Signed(me(account, cookie), cookie)


async def sign_up(call: Call) -> Signed:
    _spend_an_account(call)
    house, now = call.house, call.house.clock()
    async with _let_in(call):
        account = await house.accounts.sign_up(
            call.body.name, call.body.password, call.visitor.account, call.visitor.language, now
        )
    cookie = await house.sessions.begin(account, now)
    if call.visitor.account is not None:
        await house.sessions.end(call.visitor.cookie)
    return Signed(me(account, cookie), cookie)


async def sign_in(call: Call) -> Signed:
    call.house.limits.spend("password", call.body.name.casefold())
    account = await call.house.accounts.sign_in(call.body.name, call.body.password)
    cookie = await call.house.sessions.begin(account, call.house.clock())
    return Signed(me(account, cookie), cookie)


async def sign_out(call: Call) -> Signed:
    if call.visitor.account is not None:
        await call.house.sessions.end(call.visitor.cookie)
    return Signed(None, "")


async def change_me(call: Call) -> Any:
    account = call.visitor.must_be_somebody()
    wanted = {name: value for name, value in msgspec.structs.asdict(call.body).items() if value is not msgspec.UNSET}
    if "password" in wanted:
        call.house.limits.spend("password", account.id)
    changed = await call.house.accounts.change(account, **wanted)
    if changed.password != account.password:
        await call.house.sessions.end_others(account, call.visitor.cookie)
    return me(changed, call.visitor.cookie)


async def delete_me(call: Call) -> Signed:
    await call.house.accounts.forget(call.visitor.must_be_somebody())
    return Signed(None, "")


def _spend_an_account(call: Call) -> None:
    client = call.request.client
    call.house.limits.spend("account", client.host if client else "")


def _let_in(call: Call) -> AbstractAsyncContextManager[None]:
    """Whoever is here already needs no invitation."""
    if call.visitor.account is not None:
        return contextlib.nullcontext()
    return call.house.invitations.let_in(call.request.cookies.get(COOKIE, ""))


ROUTES = [
    Route("GET", "/api/me", who_am_i, "Who am I?", Me | None),
    Route("POST", "/api/guests", be_a_guest, "Play at once as a guest", Me, Guest),
    Route("POST", "/api/accounts", sign_up, "Make an account; a guest keeps the games", Me, Credentials),
    Route("POST", "/api/sessions", sign_in, "Sign in", Me, Credentials),
    Route("DELETE", "/api/sessions", sign_out, "Sign out", None),
    Route("PATCH", "/api/me", change_me, "Change name, password or language", Me, Changes),
    Route("DELETE", "/api/me", delete_me, "Delete me: the games stay, the name goes", None),
]
