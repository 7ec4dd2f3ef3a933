"""The page that a season leaves: one file of HTML, for a course's web space or a drawer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from regnum.arena.lines import lines

from .folder import Entrant, Rules
from .playing import Played
from .standings import Standing, against, by_task, rise

FILE = "index.html"
MOST_FORFEITS = 50
STYLE = """
body { font: 17px/1.5 Georgia, serif; color: #2a2118; background: #fbf6e9 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #d8c9a5; white-space: nowrap }
th { white-space: normal; vertical-align: bottom }
th:first-child, td:first-child, .left { text-align: left }
td.left { white-space: normal }
svg { max-width: 100% }
"""
Row = Sequence[object]


def write(
    folder: Path, rules: Rules, entrants: Sequence[Entrant], found: Sequence[Standing], played: Sequence[Played]
) -> Path:
    """Write the page into the league's folder; where it is."""
    file = folder / FILE
    parts = [
        f"<h1>{escape(rules.name)}</h1>",
        _paragraph(_summary(rules, played)),
        _standings(found, entrants),
        lines("Ratings, game by game", "games", rise(played)),
        *_tasks(played),
        _against(found, played),
        _forfeits(played),
        _how(rules),
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(rules.name)}</title>'
    )
    body = "\n".join(parts)
    text = f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n'
    file.write_text(text, encoding="utf-8")
    return file


def _summary(rules: Rules, played: Sequence[Played]) -> str:
    given_up = sum(len(one.forfeits) for one in played)
    return f"{len(played)} games; {given_up} were given up because a bot failed. Tasks: {', '.join(rules.tasks)}."


def _standings(found: Sequence[Standing], entrants: Sequence[Entrant]) -> str:
    who = {one.name: one for one in entrants}
    rows = []
    for place, one in enumerate(found, 1):
        entrant = who.get(one.name)
        about = f"{entrant.by} {entrant.language}".strip() if entrant else "left the league"
        rating, times = f"{one.rating:.1f} ± {one.deviation:.1f}", f"{one.times_fair:.2f} ± {one.margin:.2f}"
        rows.append((f"{place}. {one.name}", about, one.games, rating, times, one.forfeits, f"{one.seconds:.4f}"))
    head = ("bot", "", "games", "rating", "times the fair share", "given up", "seconds a decision")
    return _table("Standings", head, rows)


def _tasks(played: Sequence[Played]) -> Iterable[str]:
    for task, shares in by_task(played).items():
        rows = [(name, one.games, f"{one.wins:.1f}", str(one)) for name, one in shares.items()]
        yield _table(task, ("bot", "games", "wins", "times the fair share"), rows)


def _against(found: Sequence[Standing], played: Sequence[Played]) -> str:
    pairs, names = against(played), [one.name for one in found]
    rows = []
    for name in names:
        cells = (pairs.get((name, rival)) for rival in names)
        rows.append((name, *("" if cell is None else f"{cell[0] / cell[1]:.0%} of {cell[1]}" for cell in cells)))
    return _table("Who comes before whom", ("", *names), rows)


def _forfeits(played: Sequence[Played]) -> str:
    found = [(one.outcome.task.game, forfeit) for one in played for forfeit in one.forfeits]
    if not found:
        return ""
    rows = [(forfeit.name, task, forfeit.why, forfeit.said) for task, forfeit in found[-MOST_FORFEITS:]]
    about = f"The last {MOST_FORFEITS} of {len(found)}." if len(found) > MOST_FORFEITS else ""
    return _table("Given up", ("bot", "task", "why", "what happened"), rows) + _paragraph(about)


def _how(rules: Rules) -> str:
    return "<h2>How it was played</h2>" + _paragraph(
        f"{rules.rounds} rounds; in each everybody plays every task, and every table is played once in every order of "
        f"seats with the same chance (seed {rules.seed!r}). A program has {rules.seconds:g} seconds for all decisions "
        f"of a game, and {rules.adds:g} more for each. Whoever crashes, answers what is not allowed or runs out of "
        "time gives the game up and comes last; a knight plays on in its place. A rating is openskill's, "
        "± twice its deviation; a share of wins is told as a multiple of the fair share, ± a 95 % interval. Every game "
        "lies in games/, for regnum replay; games.jsonl and ratings.json are for programs."
    )


def _table(title: str, head: Row, rows: Iterable[Row]) -> str:
    def row(cells: Row, kind: str) -> str:
        return "<tr>" + "".join(_cell(cell, kind) for cell in cells) + "</tr>"

    body = "\n".join(row(cells, "td") for cells in rows)
    return f"<h2>{escape(title)}</h2><table>{row(head, 'th')}\n{body}</table>"


def _cell(cell: object, kind: str) -> str:
    left = ' class="left"' if isinstance(cell, str) and len(cell) > 30 else ""
    return f"<{kind}{left}>{escape(str(cell))}</{kind}>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""
