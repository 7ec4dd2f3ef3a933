"""Packages of somebody else's, as an installation leaves them: a small game, and others that extend or break it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

THRONE = {
    "__init__.py": """
from pathlib import Path
from regnum.games import load_data
from regnum.kernel import Game, Record, Rulebook, Thumb, ask, offer, public

LOADED = load_data(__name__)
book = Rulebook()

@book.table
class Table(Record):
    depth_of_bow: int = public()

FLOOR = LOADED.now["floor"]
BOW = book.action("bow", depth=range(FLOOR + 1))

def bows(s, seat, out):
    for depth in range(FLOOR + 1):
        offer(out, BOW(depth))

def bowed(s, seat, depth):
    s.depth_of_bow = depth

HOW_DEEP = book.question("how_deep", bows, {BOW: bowed}, "TH-1")

def ask_the_first(s):
    ask(s, HOW_DEEP, 0)

def thank_everybody(s):
    for seat in range(s.players):
        s.rank[seat] = 1

def value_of_bowing(s, seat, depth):
    return 100 * depth

book.thumb = Thumb({BOW: value_of_bowing})
book.words.append(Path(__file__).with_name("more.*.ftl"))
GAME = Game(
    "throne", book, book.procedure("game", ask_the_first, thank_everybody), players=range(1, 3),
    folder=Path(__file__).parent, prefix="TH", scores=lambda s: [0] * s.players,
    data=LOADED, rules=["rules.md", "more_rules.md"], words=["words.*.ftl"], drawing=f"{__name__}.picture",
    browser="board", picture="throne.svg",
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
    "board/board.js": "export { mount } from './chair.js'\nexport const version = 1\n",
    "board/chair.js": "export function mount(element) { return { update() { element.textContent = 'A throne!' } } }\n",
    "board/board.css": ".throne { color: gold }\n",
    "throne.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4H0z"/></svg>\n',
    "data.toml": "floor = 3\n",
    "rules.md": "# 1 Bows\n- **TH-1** One bows before the throne.\n",
    "more_rules.md": "# 2 More\n- **TH-2** Or not at all.\n",
    "words.en.ftl": "game-title = The Throne\ngame-blurb = Bow, and bow low.\nask-how_deep = How deep?\n",
    "more.en.ftl": "field-depth_of_bow = How deep\ndo-bow = Bow { $depth } feet deep\n",
    "picture.en.ftl": "throne-stands = Here stands the throne.\n",
}

LOW_BOWS = {
    "low_bows.py": """
from pathlib import Path
from somebodys_throne import BOW, HOW_DEEP, LOADED, book
from regnum.kernel import offer

LOW = book.module("low")
book.option("low", "TH-3", module=LOW)
FLOOR = LOADED.now["floor"]

def only_the_lowest(s, seat, out):
    offer(out, BOW(FLOOR))

HOW_DEEP.instead(only_the_lowest, {}, when=LOW)
book.words.append(Path(__file__).with_name("low_words.*.ftl"))
book.rules.append(Path(__file__).with_name("low_rules.*.md"))
""",
    "low_words.en.ftl": "option-low = Low bows\n",
    "low_rules.en.md": "# Low bows\n- **TH-3** One bows as low as one can.\n",
    "low_rules.fr.md": "# Saluts profonds\n- **TH-3** On salue aussi bas que possible.\n",
}


def install(folder: Path, name: str, files: Mapping[str, str], **groups: Mapping[str, str]) -> None:
    """A package as pip leaves it in a folder of the path: its files, its name and what it offers."""
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    facts = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        f"[regnum.{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in groups.items()
    ]
    (facts / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def install_throne(folder: Path) -> None:
    files = {f"somebodys_throne/{name}": text for name, text in THRONE.items()}
    install(folder, "somebodys-throne", files, games={"throne": "somebodys_throne"})
