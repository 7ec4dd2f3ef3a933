"""``regnum admin``, ``regnum backup`` and ``regnum restore``."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from ast import get_docstring, parse
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from ..settings import CannotOperate, CannotServe, gather

PARTS = Path(__file__).parents[1] / "parts"
LIMIT = 100
LONGEST_PASSWORD = 1000
Deed = Callable[[Any, argparse.Namespace], Awaitable[None]]
"""What a command does with an Admin."""


def admin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=lambda chosen: parser.print_help())
    _store(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, run: Deed, text: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=lambda chosen: _with_admin(run, chosen))
        return made

    tables = add("tables", _tables, "list tables, or show one")
    tables.add_argument("table", nargs="?", help="this one alone")
    tables.add_argument("--status", default="", help="open, playing, paused, over or closed")
    _limit(tables)
    add("close", _close, "end a table at which it is not over").add_argument("table")
    add("remove", _remove, "delete all that is kept of a table that is over or closed").add_argument("table")
    people = add("people", _people, "list people, or show one")
    _person(people, nargs="?")
    _limit(people)
    reset = add("reset-password", _reset_password, "give somebody a new password, and sign them out everywhere")
    _person(reset)
    reset.add_argument("--stdin", action="store_true", help="read it from standard input (default: make one up)")
    link = add("reset-link", _reset_link, "a link by which somebody chooses a new password, once, within a day")
    _person(link)
    link.add_argument("--address", default="", help="where the server is, for a whole link: https://play.example.org")
    _person(add("steward", _steward, "let somebody look after the server from the browser"))
    _person(add("unsteward", _unsteward, "let them no longer"))
    invite = add("invite", _invite, "invite somebody to a server with --doors invited")
    invite.add_argument("--address", default="", help="where the server is, for a whole link: https://play.example.org")
    _person(add("mute", _mute, "let somebody speak at tables no longer"))
    _person(add("unmute", _unmute, "let somebody speak again"))
    _person(add("ban", _ban, "sign somebody out everywhere, and let them sign in no longer"))
    _person(add("unban", _unban, "let somebody sign in again"))
    _person(add("delete", _delete, "delete somebody: the games stay, the name goes, and what they said"))
    work = add("maintenance", _maintenance, "refuse new tables and choices and stop clocks, or end that")
    work.add_argument("switch", choices=("on", "off"))
    work.add_argument("text", nargs="?", default="", help="what players are told: when you will be back")
    migrate = commands.add_parser("migrate", help="raise the store to this version of Regnum, step by step")
    migrate.add_argument("--dry-run", action="store_true", help="try the steps out, and change nothing")
    migrate.set_defaults(run=_run_migrate)
    _limit(add("log", _log, "what operators did, and who"))
    for name, text in _of_parts():
        of_part = add(name, partial(_of_part, name), text)
        of_part.add_argument("--again", action="store_true", help="make all of it anew from what is kept")


def copy_arguments(backup: argparse.ArgumentParser, restore: argparse.ArgumentParser) -> None:
    for parser, run, text in ((backup, _run_backup, "the file to write"), (restore, _run_restore, "the file to read")):
        parser.set_defaults(run=run)
        parser.add_argument("file", type=Path, help=text)
        _store(parser)


def _store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="FILE", help="the server's TOML file (or $REGNUM_CONFIG)")
    parser.add_argument("--store", help="the server's store: a file, or postgresql://… (or $REGNUM_STORE)")


def _person(parser: argparse.ArgumentParser, **more: Any) -> None:
    parser.add_argument("name", help="the name of an account, or anybody's id", **more)


def _limit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=int, default=LIMIT, metavar="N", help=f"how many at most (default: {LIMIT})")


def _address(chosen: argparse.Namespace) -> str:
    return gather({"store": chosen.store}, os.environ, chosen.config).store_address


def _with_admin(run: Deed, chosen: argparse.Namespace) -> None:
    from regnum.store import Unavailable, store_beside

    from .admin import Admin

    async def work() -> None:
        store = store_beside(_address(chosen))
        await store.look()
        try:
            await run(Admin(store), chosen)
        finally:
            await store.close()

    try:
        asyncio.run(work())
    except Unavailable as wrong:
        raise CannotServe("the store does not serve: {reason}", reason=wrong) from wrong


def _of_parts() -> list[tuple[str, str]]:
    """The parts of the server with something for operators, and what it is: the first line of their ``command.py``."""
    found = sorted(PARTS.glob("*/command.py"))
    return [
        (path.parent.name, (get_docstring(parse(path.read_text("utf-8"))) or "").partition("\n")[0]) for path in found
    ]


async def _of_part(name: str, admin: Any, chosen: argparse.Namespace) -> None:
    from importlib import import_module

    await import_module(f"regnum.server.parts.{name}.command").run(admin, again=chosen.again)


# --- tables ---------------------------------------------------------------------------------------------------------


async def _tables(admin: Any, chosen: argparse.Namespace) -> None:
    if chosen.table:
        found = await admin.table(chosen.table)
        entries = await admin.store.journal(found.id)
        said = await admin.store.chat(found.id)
        for name, value in (
            ("table", found.id),
            ("game", found.game),
            ("status", found.status),
            ("listed", "yes" if found.listed else "no"),
            ("changed", _when(found.changed)),
            ("people", ", ".join(await admin.store.names_at(found.id))),
            ("journal", f"{len(entries)} entries"),
            ("chat", f"{len(said)} lines"),
        ):
            print(f"{name:8} {value}")
        return
    for found in await admin.store.latest_tables(chosen.status, chosen.limit):
        people = ", ".join(await admin.store.names_at(found.id))
        print(f"{found.id:16} {found.status:8} {_when(found.changed)}  {found.game:22} {people}")


async def _close(admin: Any, chosen: argparse.Namespace) -> None:
    await admin.close(chosen.table)
    print(f"table {chosen.table} is closed")


async def _remove(admin: Any, chosen: argparse.Namespace) -> None:
    await admin.remove(chosen.table)
    print(f"table {chosen.table} is deleted")


# --- people ---------------------------------------------------------------------------------------------------------


async def _people(admin: Any, chosen: argparse.Namespace) -> None:
    found = [await admin.person(chosen.name)] if chosen.name else await admin.store.people(chosen.limit)
    for person in found:
        kind = ", ".join(["guest" if person.key is None else "account", *await admin.bars(person)])
        print(f"{person.id:12} {_when(person.created)}  {kind:16} {person.name}")


async def _reset_password(admin: Any, chosen: argparse.Namespace) -> None:
    given = sys.stdin.readline(LONGEST_PASSWORD).rstrip("\n") if chosen.stdin else ""
    if chosen.stdin and not given:
        raise CannotOperate("expected a password on standard input")
    person, password = await admin.reset_password(chosen.name, given)
    print(f"{person.name} is signed out everywhere and has a new password{'' if given else ', to be changed soon:'}")
    if not given:
        print(password)


async def _reset_link(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{chosen.address.rstrip('/')}/reset#{await admin.reset_link(chosen.name)}")


async def _steward(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.appoint(chosen.name)).name} looks after the server now, at /steward")


async def _unsteward(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.dismiss(chosen.name)).name} looks after the server no longer")


async def _invite(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{chosen.address.rstrip('/')}/invited/{await admin.invite()}")


async def _mute(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.bar(chosen.name, 'muted')).name} is muted")


async def _unmute(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.unbar(chosen.name, 'muted')).name} may speak again")


async def _ban(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.bar(chosen.name, 'banned')).name} is banned, and signed out everywhere")


async def _unban(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.unbar(chosen.name, 'banned')).name} may sign in again")


async def _delete(admin: Any, chosen: argparse.Namespace) -> None:
    print(f"{(await admin.delete(chosen.name)).name} is deleted; the games stay")


# --- the server -----------------------------------------------------------------------------------------------------


async def _maintenance(admin: Any, chosen: argparse.Namespace) -> None:
    if chosen.switch == "on":
        await admin.begin_maintenance(chosen.text)
        print("maintenance: nothing can be done at tables, and no clock runs, from one second on")
    else:
        await admin.end_maintenance()
        print("maintenance is over")


async def _log(admin: Any, chosen: argparse.Namespace) -> None:
    for act in await admin.store.acts(chosen.limit):
        print(f"{_when(act.time)}  {act.operator:24} {act.what:16} {act.subject:16} {act.text}".rstrip())


def _when(time: float) -> str:
    return datetime.fromtimestamp(time).strftime("%Y-%m-%d %H:%M:%S")


def _run_migrate(chosen: argparse.Namespace) -> None:
    from regnum.store import Unavailable

    from .copies import migrate

    try:
        for line in asyncio.run(migrate(_address(chosen), "try" if chosen.dry_run else "do")):
            print(line)
    except Unavailable as wrong:
        raise CannotServe("the store does not serve: {reason}", reason=wrong) from wrong


def _run_backup(chosen: argparse.Namespace) -> None:
    from .copies import backup

    print(backup(_address(chosen), chosen.file))


def _run_restore(chosen: argparse.Namespace) -> None:
    from .copies import restore

    print(restore(chosen.file, _address(chosen)))
