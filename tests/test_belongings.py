"""All that belongs to a game is found through it: a package of somebody else's brings everything along by that door."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import regnum
from regnum.bots import Knowledge, bot
from regnum.kernel import Game, Match
from regnum.rules import reference
from regnum.terminal.boards import drawing_of
from regnum.terminal.page import Painter
from regnum.terminal.screen import Screen
from regnum.terminal.setup import voice_for
from regnum.words import Voice

PACKAGE = {
    "__init__.py": """
from pathlib import Path
from regnum.games import load_data
from regnum.kernel import Game, Record, Rulebook, Thumb, ask, offer, public

LOADED = load_data(__name__)
book = Rulebook()

@book.table
class Table(Record):
    depth_of_bow: int = public()

BOW = book.action("bow", depth=range(LOADED.now["floor"] + 1))

def bows(s, seat, out):
    for depth in range(LOADED.now["floor"] + 1):
        offer(out, BOW(depth))

def bowed(s, seat, depth):
    s.depth_of_bow = depth

HOW_DEEP = book.question("how_deep", bows, {BOW: bowed}, "TH-1")

def ask_the_first(s):
    ask(s, HOW_DEEP, 0)

def value_of_bowing(s, seat, depth):
    return 100 * depth

book.thumb = Thumb({BOW: value_of_bowing})
book.words.append(Path(__file__).with_name("more.*.ftl"))
GAME = Game(
    "throne", book, book.procedure("game", ask_the_first), players=range(1, 3), folder=Path(__file__).parent,
    prefix="TH", scores=lambda s: [0] * s.players,
    data=LOADED, rules=["rules.md", "more_rules.md"], words=["words.*.ftl"], drawing=f"{__name__}.picture",
)
""",
    "picture.py": """
from pathlib import Path
from rich.text import Text
from regnum.terminal.boards import Drawing

WORDS = Path(__file__).with_name("picture.*.ftl")

def draw(sight):
    return Drawing(Text(sight.voice.say("throne-stands")))
""",
    "data.toml": "floor = 3\n",
    "rules.md": "# 1 Bows\n- **TH-1** One bows before the throne.\n",
    "more_rules.md": "# 2 More\n- **TH-2** Or not at all.\n",
    "words.en.ftl": "game-title = The Throne\nask-how_deep = How deep?\n",
    "more.en.ftl": "do-bow = Bow { $depth } feet deep\n",
    "picture.en.ftl": "throne-stands = Here stands the throne.\n",
}


@pytest.fixture
def throne(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game whose package lies outside Regnum."""
    folder = tmp_path / "somebodys_throne"
    folder.mkdir()
    for name, text in PACKAGE.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    module: Any = __import__(folder.name)
    yield module.GAME
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_somebodys_game_brings_its_data_and_its_rules_along(throne: Game) -> None:
    assert throne.data.now == {"floor": 3}
    assert [clause.id for clause in reference(throne)] == ["TH-1", "TH-2"]


def test_somebodys_game_speaks_its_own_words_and_those_of_what_extends_it(throne: Game) -> None:
    match, voice = Match(throne), Voice(throne)
    assert (voice.title(), voice.question(match.table, 0)) == ("The Throne", "How deep?")
    assert voice.choice(match.game.offers(match.table, 0)[2]) == "Bow 2 feet deep"


def test_bots_play_somebodys_game_by_its_own_rule_of_thumb(throne: Game) -> None:
    match = Match(throne)
    match.choose(bot("knight").choose(Knowledge.of(match, 0)), 0)
    assert match.table.depth_of_bow == 3


def test_the_terminal_draws_somebodys_game_as_it_says(throne: Game) -> None:
    match = Match(throne)
    console = Console(width=100)
    with console.capture() as shown:
        console.print(Painter(match, voice_for(match, "en"), Screen(console)).table(0))
    assert "Here stands the throne." in shown.get()


@pytest.mark.parametrize("name", regnum.games())
def test_each_of_our_games_has_a_drawing_and_a_rule_of_thumb_of_its_own(name: str) -> None:
    game = regnum.game(name)
    assert drawing_of(game).__module__ == game.drawing
    assert set(game.book.thumb.advice.functions) <= set(game.actions)
    assert game.book.thumb.prospects.parts and game.book.thumb.stage.parts
