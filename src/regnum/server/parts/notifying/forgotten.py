"""A new password by mail: whoever asks hears the same, whether there is such an account or not."""

from __future__ import annotations

from ...people.spelling import key, proper
from ...table.refused import Refused
from .notifier import Notifier
from .saying import new_password


async def send_link(notifier: Notifier, name: str) -> None:
    """To every mailbox that this account has confirmed, if it has any."""
    if "mail" not in notifier.services.kinds:
        raise Refused("not-now", "this server sends nothing that way")
    whose = key(proper(name))
    if notifier.house.limits.wait("reset", whose):
        return  # its owner has mail enough
    notifier.house.background.begin(_send(notifier, whose))


async def _send(notifier: Notifier, whose: str) -> None:
    account = await notifier.house.store.account_with_key(whose)
    mailboxes = [
        way for way in (await notifier.kept.ways(account.id) if account else []) if way.kind == "mail" and way.confirmed
    ]
    if account is not None and mailboxes:
        said = new_password(account.name, account.language, await notifier.house.resets.link(account))
        for way in mailboxes:
            await notifier.send(way, said, account.language, stoppable=False)
