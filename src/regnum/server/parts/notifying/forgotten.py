"""A new password by mail: whoever asks hears the same, whether there is such an account or not."""

from __future__ import annotations

from ...people.spelling import key, proper
from ...table.refused import Refused
from .notifier import Notifier
from .saying import new_password
from .ways import OWNER

SECONDS_BETWEEN = 3600.0
"""So long nobody has another link sent: it would end the one that lies in a mailbox, or that a steward gave."""


async def send_link(notifier: Notifier, name: str) -> None:
    """To every mailbox that this account has confirmed, if it has any, and not another one so soon."""
    if "mail" not in notifier.services.kinds:
        raise Refused("not-now", "this server sends nothing that way")
    whose = key(proper(name))
    if notifier.house.limits.wait("forgotten", whose):
        return
    notifier.house.background.begin(_send(notifier, whose))


async def _send(notifier: Notifier, whose: str) -> None:
    account = await notifier.house.store.account_with_key(whose)
    if account is None or await notifier.house.resets.is_new(account, SECONDS_BETWEEN):
        return
    ways = await notifier.kept.ways(account.id)
    mailboxes = [way for way in ways if way.kind == "mail" and way.confirmed and way.keys == OWNER]
    if mailboxes:
        said = new_password(account.name, account.language, await notifier.house.resets.link(account))
        for way in mailboxes:
            await notifier.send(way, said, account.language, stoppable=False)
