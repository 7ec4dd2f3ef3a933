"""Games as ``.regnum`` files that can be verified."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import Match, saved
from regnum.reviewed import thought_of
from regnum.words import Name, together

from ..table.old import OldTable
from ..table.refused import Refused
from ..table.table import Table


def export(table: Table, account: str, names: tuple[Name, ...]) -> str:
    """A game that is over as a whole, with all that is needed to verify its dice; else what the reader knows of it."""
    if isinstance(table, OldTable):
        return saved.write_unplayed(table.saved(tuple(map(together, names))))
    if table.play is None:
        raise Refused("not-now", "the game has not begun")
    if table.hot_seat and table.status != "over":
        return unfinished(table, names)
    match = _named(table.play.match, names)
    if table.status != "over":
        return saved.write_for(match, *table.place_of(account))
    return "\n".join(_with_draws(saved.write(match), table)) + "\n"


def unfinished(table: Table, names: tuple[Name, ...]) -> str:
    """A game as a whole, so that it can go on from the file: for whoever holds everybody's cards."""
    assert table.play is not None
    first, rest = saved.write(_named(table.play.match, names)).split("\n", 1)
    return "\n".join([first, *_bots(table), rest])


def _named(match: Match, names: tuple[Name, ...]) -> Match:
    named = match.branch()
    named.names = tuple(together(name) for name in names)
    return named


def _bots(table: Table) -> Iterator[str]:
    yield from (f"# bot {n}: {seat.bot}" for n, seat in enumerate(table.seats) if seat.bot and not seat.people)


def _with_draws(text: str, table: Table) -> Iterator[str]:
    """The saved game with remarks: the secret, contributions, bots' thoughts, the draw of each answer of chance."""
    assert table.play is not None
    header, _, body = text.partition("\n\n")
    first, *rest = header.split("\n")
    yield first
    yield from _bots(table)
    yield from rest
    yield ""
    yield f"# fair table {table.id}"
    yield f"# fair commitment {table.commitment}"
    yield f"# fair secret {table.created.secret}"
    for n, seat in enumerate(table.seats):
        yield f"# fair contribution {n} {seat.contribution}" if seat.contribution else f"# fair contribution {n}"
    for number, answers in sorted(table.play.thoughts.items()):
        yield from (f"# {thought_of(number, answer)}" for answer in answers)
    draws = iter(table.play.draws)
    following = 0
    for line in body.removesuffix("\n").split("\n"):
        if not line.startswith("="):
            draw = next(draws)
            if line.startswith("*") and draw != following:
                yield f"# fair draw {draw if draw >= 0 else 'none'}"
            following = draw + 1 if draw >= 0 else following
        yield line
