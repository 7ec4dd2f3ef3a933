"""Games as rows: what everybody saw at each decision, and, apart from it, what the seat knew that decided."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regnum.arena.games import by_count
from regnum.bots import bot
from regnum.bots.knowledge import Knowledge
from regnum.envs.tasks import task
from regnum.kernel import Match

Row = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """Some games in a row: one part of a record."""

    task: str
    bots: tuple[str, ...]
    """Who plays; they take the seats in turn, one further in each game."""
    seed: str
    first: int
    count: int


@dataclass
class Rows:
    """Rows of three tables."""

    games: list[Row] = field(default_factory=list)
    public: list[Row] = field(default_factory=list)
    views: list[Row] = field(default_factory=list)


def play(wanted: Wanted) -> Rows:
    """All games of a part."""
    rows = Rows()
    for number in range(wanted.first, wanted.first + wanted.count):
        _play(wanted, number, rows)
    return rows


def _play(wanted: Wanted, number: int, rows: Rows) -> None:
    meant = task(wanted.task)
    seed = f"{wanted.seed} {number}"
    lineup = [wanted.bots[(seat + number) % len(wanted.bots)] for seat in range(meant.players)]
    players = [by_count(bot(name, f"{seed} {name} {seat}")) for seat, name in enumerate(lineup)]
    match = Match(meant.game, seed=f"{seed} chance", **meant.options)
    step = 0
    while not match.over:
        match.must_end()
        for seat in match.to_act:
            knowledge = Knowledge.of(match, seat)
            action = players[seat].choose(knowledge)
            where = {"game": number, "step": step, "seat": seat, "question": match.question.name}
            told = None if knowledge.secret else action
            everybody, seen = (meant.game.observation(match.table, who) for who in (None, seat))
            rows.views.append({**where, "action": action, "legal": sorted(knowledge.offers), "observation": seen})
            at = len(match.choices)
            match.choose(action, seat)
            if match.choices[at].noticed(None):
                rows.public.append({**where, "action": told, "observation": everybody})
                step += 1
    result = match.result
    assert result is not None
    share = 1 / max(1, len(result.winners))
    shares = [share if seat in result.winners else 0.0 for seat in range(meant.players)]
    ended = {"places": list(result.places), "scores": list(result.scores), "shares": shares}
    rows.games.append({"game": number, "seed": seed, "bots": lineup, "decisions": step, **ended})
