"""The addresses for people: who am I, guests, accounts, signing in and out."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from regnum.store import Account, Unavailable

from ..people.invitations import COOKIE
from ..people.sessions import csrf, id_of, is_here
from ..rooms.lobby import AT_ONCE
from ..table.refused import Refused
from ..telling.tables import TableInList
from .answers import Me, OwnData, SignedIn
from .calls import Call, Route, Signed
from .commands import Changes, Credentials, Guest, Password, Strict

if TYPE_CHECKING:
    from ..house import House

MOST_GAMES = 10_000


class NewPassword(Strict, frozen=True, kw_only=True):
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    """What the link ends with."""
    password: Password


def me(house: House, account: Account, cookie: str) -> Me:
    """What people are told about themselves."""
    return {
        "account": account.id,
        "name": account.name,
        "guest": account.key is None,
        "language": account.language,
        "steward": account.id in house.operators.stewards,
        "csrf": csrf(cookie),
    }


async def who_am_i(call: Call) -> Any:
    account = call.visitor.account
    return me(call.house, account, call.visitor.cookie) if account else None


async def be_a_guest(call: Call) -> Signed:
    call.house.limits.spend("account", call.visitor.address)
    async with call.house.invitations.let_in(call.request.cookies.get(COOKIE, "")):
        account = await call.house.accounts.be_a_guest(call.body.name, call.visitor.language, call.house.clock())
    return await _signed_in(call, account)


async def _signed_in(call: Call, account: Account) -> Signed:
    cookie = await call.house.sessions.begin(account, call.request.headers.get("user-agent", ""))
    return Signed(me(call.house, account, cookie), cookie)


async def sign_up(call: Call) -> Signed:
    call.house.limits.spend("account", call.visitor.address)
    house, guest, name = call.house, call.visitor.account, call.body.name
    if guest is not None:
        await house.renaming.must_differ(guest, name)
    async with _let_in(call):
        account = await house.accounts.sign_up(name, call.body.password, guest, call.visitor.language, house.clock())
    if guest is not None:
        await _must_still_differ(house, guest, account)
    signed = await _signed_in(call, account)
    if guest is not None:
        await house.sessions.end(call.visitor.cookie)
        await house.renaming.tell(guest, account)
    return signed


async def sign_in(call: Call) -> Signed:
    return await _signed_in(call, await call.house.signing_in.sign_in(call.body.name, call.body.password, call.address))


async def reset_password(call: Call) -> Signed:
    """Whoever has a link is signed in with the new password, and nowhere else."""
    call.house.limits.spend("reset", call.visitor.address)
    account = await call.house.resets.use(call.body.code, call.body.password)
    with contextlib.suppress(Unavailable):
        await call.house.sessions.tell()
    return await _signed_in(call, account)


async def sign_out(call: Call) -> Signed:
    if call.visitor.account is not None:
        await call.house.sessions.end(call.visitor.cookie)
    return Signed(None, "")


async def change_me(call: Call) -> Any:
    account = call.visitor.must_be_somebody()
    wanted = {name: value for name, value in msgspec.structs.asdict(call.body).items() if value is not msgspec.UNSET}
    house = call.house
    if "password" in wanted:
        house.limits.spend("password", account.id)
    if "name" in wanted:
        house.limits.spend("name", account.id)
        await house.renaming.must_differ(account, call.body.name)
    changed = await house.accounts.change(account, **wanted)
    await _must_still_differ(house, account, changed)
    if changed.password != account.password:
        await house.sessions.end_all(account, call.visitor.cookie)
    await house.renaming.tell(account, changed)
    return me(house, changed, call.visitor.cookie)


async def _must_still_differ(house: House, before: Account, after: Account) -> None:
    """Whoever sat down meanwhile beside somebody of the new name keeps the old one, and everything else."""
    try:
        if after.name != before.name:
            await house.renaming.must_differ(after, after.name)
    except Refused:
        await house.accounts.changed(after, before)
        raise


async def delete_me(call: Call) -> Signed:
    account = call.visitor.must_be_somebody()
    await call.house.accounts.forget(account)
    await call.house.sweep()
    await call.house.sessions.end_all(account)
    return Signed(None, "")


async def show_my_data(call: Call) -> OwnData:
    """Everything that is kept about somebody, for themselves."""
    account, house = call.visitor.must_be_somebody(), call.house
    house.limits.spend("data", call.visitor.address)
    tables = await house.lobby.find("mine", account.id, before=float("inf"), limit=MOST_GAMES)
    games: list[TableInList] = []
    for first in range(0, len(tables), AT_ONCE):
        games += house.all_listed(tables[first : first + AT_ONCE], call.visitor)
        await asyncio.sleep(0)
    said = await house.store.said_by(account.id)
    return {
        "account": account.id,
        "name": account.name,
        "guest": account.key is None,
        "language": account.language,
        "created": account.created,
        "signed_in": await show_sessions(call),
        "games": games,
        "reports": [
            {"table": one.table, "text": one.text, "time": one.time} for one in await house.store.reports_by(account.id)
        ],
        "operators": [
            {"what": act.what, "text": act.text, "time": act.time} for act in await house.store.acts_about(account.id)
        ],
        "said": [{"table": table, "text": speech.text, "time": speech.time} for table, speech in said],
        "parts": {name: await part.kept_about(account.id) for name, part in house.parts.items()},
    }


# --- where one is signed in ----------------------------------------------------------------------------------------


async def show_sessions(call: Call) -> list[SignedIn]:
    found = await call.house.sessions.of(call.visitor.must_be_somebody())
    return [
        {
            "session": id_of(session),
            "began": session.began or None,
            "device": session.device,
            "here": is_here(session, call.visitor.cookie),
        }
        for session in found
    ]


async def end_sessions(call: Call) -> Signed:
    await call.house.sessions.end_all(call.visitor.must_be_somebody())
    return Signed(None, "")


async def end_session(call: Call) -> Any:
    await call.house.sessions.end_one(call.visitor.must_be_somebody(), call.path["session"])
    return await show_sessions(call)


def _let_in(call: Call) -> AbstractAsyncContextManager[None]:
    """A guest who makes an account is here already, and needs no invitation."""
    if call.visitor.account is not None:
        return contextlib.nullcontext()
    return call.house.invitations.let_in(call.request.cookies.get(COOKIE, ""))


ROUTES = [
    Route("GET", "/api/me", who_am_i, "Who am I?", Me | None),
    Route("POST", "/api/guests", be_a_guest, "Play at once as a guest", Me, Guest),
    Route("POST", "/api/accounts", sign_up, "Make an account; a guest keeps the games", Me, Credentials),
    Route("POST", "/api/sessions", sign_in, "Sign in", Me, Credentials),
    Route("POST", "/api/passwords", reset_password, "A new password, by a link", Me, NewPassword),
    Route("DELETE", "/api/sessions", sign_out, "Sign out", None),
    Route("PATCH", "/api/me", change_me, "Change name, password or language", Me, Changes),
    Route("DELETE", "/api/me", delete_me, "Delete me: the games stay, the name goes", None),
    Route("GET", "/api/me/data", show_my_data, "Everything that is kept about me", OwnData),
    Route("GET", "/api/me/sessions", show_sessions, "Where I am signed in", list[SignedIn]),
    Route("DELETE", "/api/me/sessions", end_sessions, "Sign out everywhere", None),
    Route("DELETE", "/api/me/sessions/{session}", end_session, "Sign out there", list[SignedIn]),
]
