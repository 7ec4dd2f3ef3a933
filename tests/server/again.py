"""A match that was played, at a server's table: the same choices, the same chance."""

from __future__ import annotations

from regnum.kernel import NATURE, Match
from regnum.server.table.journal import Chose, Conceded, Created, Entry, Started
from regnum.server.table.plans import Origin, SeatPlan
from regnum.server.table.table import Table


def journal_of(match: Match, *gave_up: int) -> tuple[Created, list[Entry]]:
    """What the journal says until the last choice; these seats give up just before it."""
    options = {name: value for name, value in match.options.items() if name != "players"}
    players = match.options["players"]
    choices = [(choice.seat, choice.text) for choice in match.choices]
    last = max(n for n, (seat, _) in enumerate(choices) if seat != NATURE)
    created = Created(
        at=1.0,
        by="account",
        game=match.game.name,
        edition=match.edition,
        players=players,
        options=options,
        seats=[SeatPlan("bot", 1, "random") for _ in range(players)],
        secret="00" * 32,
        key="key",
        origin=Origin("before", last, choices[:last]),
        board=str(match.game.board_text),
    )
    seat, text = choices[last]
    conceded = [Conceded(at=1.0, seat=seat, bot="random") for seat in gave_up]
    chose = Chose(at=1.0, seat=seat, text=text, nature=[text for _, text in choices[last + 1 :]])
    return created, [Started(at=1.0), *conceded, chose]


def table_of(match: Match, *gave_up: int) -> Table:
    """The table after the last choice; these seats give up just before it."""
    created, entries = journal_of(match, *gave_up)
    table = Table("table", created)
    for entry in entries:
        if table.status != "over":
            table.apply(entry)
    return table
