"""How fair a game is, for each seat and for each thing that somebody does or gets: on our board, and on others like it.

Much of what a printed board shows had to be reconstructed. What is said of a game should not hang on that: a finding is
what is so on our board and on each of several that fit the rulebook as well.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from regnum.kernel import Match

from .games import Outcome, Task, outcome, played
from .statistics import Share, by_seat, share

LEAST = 30
"""Nothing is said of what came up less often."""


@dataclass(frozen=True)
class Watched:
    """How a game ended, and for each seat what the log says of it: ``entered county=wigemor``."""

    outcome: Outcome
    things: tuple[frozenset[str], ...]


class Finding(NamedTuple):
    """Somebody's share on our board, and the least and the greatest on the others."""

    share: Share
    least: float
    greatest: float
    holds: bool
    """Whether it is clearly more, or clearly less, than fair on each board."""


def watch(task: Task) -> Watched:
    """One game from beginning to end, with what happened to whom."""
    match = played(task)
    return Watched(outcome(task, match), _things(match, len(task.lineup)))


def _things(match: Match, seats: int) -> tuple[frozenset[str], ...]:
    found: list[set[str]] = [set() for _ in range(seats)]
    for line in match.log():
        seat = line.facts.get("seat")
        if isinstance(seat, int) and 0 <= seat < seats:
            words = (f"{line.event} {name}={word}" for name, word in line.facts.items() if isinstance(word, str))
            found[seat].update(words)
    return tuple(map(frozenset, found))


def shares(games: Iterable[Watched]) -> dict[str, Share]:
    """Every seat's share, then that of whoever did or got a thing at least once."""
    games = list(games)
    known = {f"seat {seat}": found for seat, found in by_seat(game.outcome for game in games).items()}
    values: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat, things in enumerate(game.things):
            for thing in things:
                values[thing].append(game.outcome.share(seat))
    players = len(games[0].things)
    often = {thing: found for thing, found in sorted(values.items()) if len(found) >= LEAST}
    return known | {thing: share(found, players) for thing, found in often.items()}


def findings(ours: Mapping[str, Share], others: Iterable[Mapping[str, Share]]) -> dict[str, Finding]:
    """What came up on every board, and whether it holds on all of them."""
    boards = [ours, *others]
    found = {}
    for name in ours:
        everywhere = [board[name] for board in boards if name in board]
        if len(everywhere) == len(boards):
            means = [one.times_fair for one in everywhere[1:]] or [ours[name].times_fair]
            sides = {side(one) for one in everywhere}
            found[name] = Finding(ours[name], min(means), max(means), len(sides) == 1 and 0 not in sides)
    return found


def side(one: Share) -> int:
    """1 if the whole interval lies above the fair share, -1 below, 0 if it is around it."""
    return (one.times_fair - one.margin > 1) - (one.times_fair + one.margin < 1)
