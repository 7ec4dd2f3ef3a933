"""Sending, in processes of their own: these reach no private address, begin no program and write no file.

Python itself asks before anything of that kind happens (audit hooks): with the address that a name has led to, so it
does not matter what a name leads to tomorrow, or where an answer sends us on to.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from ...running.processes import Processes
from ...running.turns import Claim, Customer, Turns
from .ways import Allowed

T = TypeVar("T")
AT_ONCE = 4
SECONDS = 5.0
"""How long somebody else's server may say nothing."""
LONGEST = 45.0
"""How long a message may take, a process that has to begin for it included."""
MOST_WAITING = 50
"""How many messages to one person may wait."""
A_DAY = 24 * 3600
ENDED = (404, 410)
"""With these a push service says that a browser takes no more."""
NOT_THERE = "that is no public address"
WRITING = os.O_WRONLY | os.O_RDWR
FORBIDDEN = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.spawn", "os.startfile")

_allowed = Allowed()
_guarded = False


class TooMuch(Exception):
    """Too many messages to one person wait already."""


class Outside:
    """Whoever sends, a few messages at a time."""

    def __init__(self) -> None:
        self._processes = Processes(0, LONGEST)
        self._turns = Turns(AT_ONCE)
        self._waiting: Counter[str] = Counter()

    async def do(self, account: str, work: Callable[..., T], *of: object) -> T:
        """Whoever is told by slow servers has others wait no longer: of all who wait, who had least time goes first."""
        if self._waiting[account] >= MOST_WAITING:
            raise TooMuch
        self._waiting[account] += 1
        try:
            async with self._turns.turn(Claim([Customer(account, account)])):
                return await self._processes.do(work, *of)
        finally:
            self._waiting[account] -= 1
            self._waiting += Counter()

    def close(self) -> None:
        self._processes.close()


# --- there ----------------------------------------------------------------------------------------------------------


def push(subscription: dict[str, Any], text: str, key: str, contact: str, allowed: Allowed) -> str:
    """Send to a browser: nothing if it went well, ``ended`` if that browser takes no more, else what went wrong."""
    from pywebpush import WebPushException, webpush

    from .curt import CurtSession

    _guard(allowed)
    with CurtSession() as session:
        try:
            webpush(
                subscription,
                text,
                vapid_private_key=key,
                vapid_claims={"sub": contact},
                ttl=A_DAY,
                timeout=SECONDS,
                requests_session=session,
            )
        except WebPushException as wrong:
            status = wrong.response.status_code if wrong.response is not None else 0
            return "ended" if status in ENDED else f"the push service says {status}"
        except (OSError, ValueError) as wrong:
            # Not its own words: they may be those of a stranger's server.
            return NOT_THERE if NOT_THERE in str(wrong) else type(wrong).__name__
    return ""


def tell(url: str, title: str, body: str, allowed: Allowed) -> str:
    """Send through a service: nothing if it went well."""
    import logging

    import apprise

    logging.getLogger("apprise").setLevel(logging.CRITICAL)
    asset = apprise.AppriseAsset(async_mode=False, secure_logging=True)
    service = apprise.Apprise.instantiate(url, asset=asset)
    if service is None:
        return "the service is not configured as it should be"
    _guard(allowed)
    return "" if service.notify(body=body, title=title, body_format=apprise.NotifyFormat.TEXT) else "it did not work"


def _guard(allowed: Allowed) -> None:
    """From now on nothing but sending happens here."""
    global _allowed, _guarded  # noqa: PLW0603 - a hook is for the whole process, and for ever
    _allowed = allowed
    if not _guarded:
        _guarded = True
        sys.addaudithook(_look)


def _look(event: str, of: tuple[Any, ...]) -> None:
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        where = of[1]
        if not isinstance(where, tuple) or not _allowed.address(str(where[0])):
            raise PermissionError(f"{where}: {NOT_THERE}")
    elif event in FORBIDDEN or (event == "open" and _writes(*of)):
        raise PermissionError(f"messages are sent, and nothing else: {event}")


def _writes(path: object, mode: str | None, flags: int | None) -> bool:
    return bool(set(mode or "") & set("wax+")) or bool((flags or 0) & WRITING)
