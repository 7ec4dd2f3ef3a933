"""Bots are persons with names of their own."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import regnum
from regnum.opponents import NAMES, PLACES, person
from regnum.words import LANGUAGES
from regnum.words.naming import COMMON

WEB = Path(__file__).parents[1] / "web" / "src" / "words"


def test_no_two_at_a_table_have_the_same_name() -> None:
    for table in ("k7m2", "x9p4", "6fgh"):
        assert len({person(table, place, ()) for place in range(PLACES)}) == PLACES


def test_a_table_keeps_its_bots_names_and_others_have_others() -> None:
    assert person("k7m2", 1, ()) == person("k7m2", 1, ())
    assert len({person(f"table {n}", 1, ()) for n in range(30)}) > 10


def test_no_bot_is_called_like_a_person_at_the_table_and_the_others_keep_their_names() -> None:
    first = person("k7m2", 1, ())
    taken = {first.casefold()}
    assert person("k7m2", 1, taken) not in ("", first)
    assert person("k7m2", 2, taken) == person("k7m2", 2, ())


def test_no_bot_is_called_like_anything_in_a_game_or_like_a_guest() -> None:
    files = [COMMON, *(path for name in regnum.games() for path in regnum.game(name).words)]
    texts = [Path(str(file).replace("*", language)) for file, language in product(files, LANGUAGES)]
    texts += [WEB / f"{language}.ts" for language in LANGUAGES]
    spoken = {word for path in texts for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))}
    assert spoken & set(NAMES) == set()
    assert len(set(NAMES)) == len(NAMES) >= 4 * PLACES
