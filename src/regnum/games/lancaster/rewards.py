"""Rewards: what is printed on counties, castle spaces and favour tiles, part by part (section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.kernel import NOBODY, call

from .castle import can_build, receive_extension
from .crossing import can_cross, cross_the_channel
from .knights import can_recruit, can_upgrade, receive_knights, receive_upgrade
from .nobles import can_invite, invite_a_noble
from .supply import always, receive_gold, receive_points, receive_squires, receive_votes
from .table import KINDS, REWARDS, Table, book

KINDS.add("squires", possible=always, give=receive_squires, allied=0)
KINDS.add("gold", possible=always, give=receive_gold, allied=0)
KINDS.add("votes", possible=always, give=receive_votes, allied=0)
KINDS.add("points", possible=always, give=receive_points, allied=0)
KINDS.add("new_knight", possible=can_recruit, give=receive_knights, allied=1)
KINDS.add("upgrade", possible=can_upgrade, give=receive_upgrade, allied=1)
KINDS.add("extension", possible=can_build, give=receive_extension, allied=0)
KINDS.add("noble_any", possible=can_invite, give=invite_a_noble, allied=0)
KINDS.add("cross_channel", possible=can_cross, give=cross_the_channel, allied=1)


def printed(name: str, parts: Sequence[dict[str, Any]]) -> int:
    """Enter a printed reward; its number is returned."""
    then = NOBODY
    for i in reversed(range(len(parts))):
        then = REWARDS.add(
            name if i == 0 else f"{name}-{i + 1}",
            what=KINDS.names.index(parts[i]["kind"]),
            amount=parts[i].get("n", 1),
            then=then,
        )
    return then


def can_be_used(s: Table, reward: int, house: int) -> bool:
    """Whether any part of a reward can have an effect."""
    while reward != NOBODY:
        if KINDS.possible(s, REWARDS.what[reward], house):
            return True
        reward = REWARDS.then[reward]
    return False


def receive_a_part(s: Table) -> None:
    """In the order printed, the house in ``s.house``."""
    KINDS.give(s, REWARDS.what[s.reward])


def go_to_the_next_part(s: Table) -> None:
    s.reward = REWARDS.then[s.reward]


def anything_is_due(s: Table) -> bool:
    return s.reward != NOBODY


RECEIVE = book.loop("reward", receive_a_part, go_to_the_next_part, as_long_as=anything_is_due)


def receive_the_reward(s: Table) -> None:
    """What has been earned, if anything."""
    if anything_is_due(s):
        call(s, RECEIVE)
