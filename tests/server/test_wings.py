"""The pure wings: a table is created, played and told with nothing installed but what kernel, games and words need."""

from __future__ import annotations

import ast
import pkgutil
import subprocess
import sys
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import pytest

import regnum.kernel
import regnum.server

BLOCKED = (
    "msgspec",
    "numpy",
    "starlette",
    "uvicorn",
    "argon2",
    "prometheus_client",
    "sqlite3",
    "regnum.bots",
    "regnum.store",
)
PLAY = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name in BLOCKED or name.partition(".")[0] in BLOCKED:
            raise ImportError(f"{name} is not there")

BLOCKED = set(sys.argv[1:])
sys.meta_path.insert(0, Blocked())

import json
import pkgutil
from importlib import import_module

import regnum.server.table
import regnum.server.telling

for wing in (regnum.server.table, regnum.server.telling):
    for module in pkgutil.iter_modules(wing.__path__):
        import_module(f"{wing.__name__}.{module.name}")

from regnum.server.table import journal, playing
from regnum.server.table.creating import new_table
from regnum.server.table.plans import Clock, SeatPlan
from regnum.server.table.table import Table
from regnum.server.telling.updates import NOTHING, Moment

seats = [SeatPlan("me"), *(SeatPlan("bot", bot="knight") for _ in range(2))]
created, sit = new_table("anna", 1.0, game="vive-le-roi", players=3, seats=seats, options={}, clock=Clock())
table = Table("table", created)
entries = [created, *(table.apply(entry) for entry in sit(table))]
for number in range(6):
    seat = table.waiting[0]
    offers, question = table.play.match.offers(seat), table.play.of[seat, None].asked
    for entry in playing.answer(table, seat, None, question, offers[0], by="", now=2.0 + number):
        entries.append(table.apply(entry))
again = Table("table", journal.read(journal.write(created)))
for entry in entries[1:]:
    again.apply(journal.read(journal.write(entry)))
names = ("Anna", "Godfrey", "Maud")
for one in (table, again):
    told = [
        Moment(one, names, 9.0).update(one.play.of[seat, None], language, 0, NOTHING)
        for seat in (0, 1, None)
        for language in ("en", "fr", "de")
    ]
    print(json.dumps(told, default=int))
"""


def played(*blocked: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PLAY, *blocked], capture_output=True, text=True, check=False)


def test_a_table_is_created_played_and_told_without_anything_but_kernel_games_and_words() -> None:
    done = played(*BLOCKED)
    assert done.returncode == 0, done.stderr
    live, from_its_journal = done.stdout.splitlines()
    assert "Anna" in live
    assert live == from_its_journal


def test_the_block_would_notice_an_import() -> None:
    done = played("regnum.words")
    assert "regnum.words is not there" in done.stderr


WINGS = sorted(one.name for one in pkgutil.iter_modules(regnum.server.__path__) if one.ispkg)


@pytest.mark.parametrize("name", WINGS)
def test_every_wing_is_on_the_map_and_says_what_it_holds_and_may_touch(name: str) -> None:
    wing = import_module(f"regnum.server.{name}")
    said = wing.__doc__ or ""
    assert "May touch" in said
    assert f"{name}/" in (regnum.server.__doc__ or "")
    assert [one.name for one in pkgutil.iter_modules(wing.__path__) if f"``{one.name}``" not in said] == []


# --- one word, one meaning --------------------------------------------------------------------------------------

SOURCES = Path(regnum.__file__).parent


def classes() -> dict[str, list[Path]]:
    """The classes of the server and the store by their names, with where each of them stands."""
    found = defaultdict(list)
    for path in sorted(path for house in ("server", "store") for path in (SOURCES / house).rglob("*.py")):
        for one in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(one, ast.ClassDef):
                found[one.name].append(path.relative_to(SOURCES))
    return found


def may_share(one: Path, other: Path) -> bool:
    """Parts do not know each other; a house for one has rooms of its own, in files that are called like a server's."""
    apart = one.parts[:2] == other.parts[:2] == ("server", "parts") and one.parts[2] != other.parts[2]
    return apart or ("alone" in one.parts and one.name == other.name)


def test_one_word_has_one_meaning_in_the_server_the_store_and_the_kernel() -> None:
    twice = {
        name: places
        for name, places in classes().items()
        if name in regnum.kernel.__all__
        or any(not may_share(one, other) for n, one in enumerate(places) for other in places[n + 1 :])
    }
    assert twice == {}
