"""A page for the documentation: where a game's data comes from, made from the marks of its data file."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import Game
from regnum.words import Voice

from .marks import RULEBOOK, Mark
from .telling import Sheet, Teller

LEAD = """<!-- Made from the data file by `python -m regnum.sources docs/games`; change that, not this page. -->

The rules are those of the rulebook. What only a printed board or card shows, we had to reconstruct. If you own the game
you can put in what is printed: `regnum transcribe {name}` asks for just those things, and so does the page *Where the
data comes from* of a server ([use your own board](../how-to/use-your-own-board.md)).
"""


def page(game: Game) -> str:
    """The whole page."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    voice = Voice(game, "en")
    teller = Teller(game, voice)
    sheets = teller.sheets()
    titles = {one["mark"]: one["title"] for one in teller.marks()}
    yield from (f"# Where the data of {voice.title()} comes from", "", LEAD.format(name=game.name))
    yield from ("| mark | meaning |", "| --- | --- |")
    yield from (f"| {one['title']} | {one['text']} |" for one in teller.marks())
    whole = [sheet["title"] for sheet in sheets if set(sheet["marks"]) == {RULEBOOK}]
    yield from ("", "## Stated in the rulebook as a whole", "", f"{', '.join(whole)}.")
    for sheet in sheets:
        if set(sheet["marks"]) != {RULEBOOK}:
            yield from _table(sheet, titles)


def _table(sheet: Sheet, titles: dict[Mark, str]) -> Iterator[str]:
    yield from ("", f"## {sheet['title']}", "", "| what | value | where from |", "| --- | --- | --- |")
    for cell in sheet["cells"]:
        what = f"{cell['row']}: {cell['column']}" if cell["row"] else cell["column"]
        yield f"| {what} | {cell['value']} | {titles[cell['mark']]} |"
