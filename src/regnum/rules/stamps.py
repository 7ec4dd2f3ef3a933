"""What the players' rulebook lacks, and the fingerprints that say what each text was made from."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from regnum.kernel import Game
from regnum.kernel.belongings import ENGLISH
from regnum.words import LANGUAGES

from .cited import cited
from .players import made_from
from .told import MADE_FROM, file_in, told

_BEGINS = re.compile(r"^([A-Za-z][\w-]*) *=")


@dataclass(frozen=True)
class Lack:
    """A message that is not as it should be."""

    language: str
    id: str
    state: Literal["missing", "stale", "unstamped"]


def lacks(game: Game, languages: Collection[str] = LANGUAGES) -> Iterator[Lack]:
    """What can be cited and is not told; what is not translated; what is older than what it was made from."""
    if game.rulebook is None:
        return
    english = told(file_in(game.rulebook, ENGLISH))
    for language in languages:
        ours = told(file_in(game.rulebook, language))
        expected = {**dict.fromkeys(english), **dict.fromkeys(cited(game))}
        yield from (Lack(language, name, "missing") for name in expected if name not in ours)
        for one in ours.values():
            wanted = made_from(game, one.id, language)
            if one.made_from != wanted:
                yield Lack(language, one.id, "stale" if one.made_from else "unstamped")


def stamp(game: Game, languages: Collection[str] = LANGUAGES, names: Collection[str] = ()) -> list[Lack]:
    """Write down what messages were made from: those without a stamp, and those named. What was written."""
    done = list[Lack]()
    for language in languages if game.rulebook is not None else ():
        assert game.rulebook is not None
        path = file_in(game.rulebook, language)
        wrong = [lack for lack in lacks(game, [language]) if lack.state == "unstamped" or lack.id in names]
        due = {lack.id: made_from(game, lack.id, language) for lack in wrong if lack.state != "missing"}
        if due:
            path.write_text(stamped(path.read_text(encoding="utf-8"), due), encoding="utf-8")
            told.cache_clear()
            done += [lack for lack in wrong if lack.id in due]
    return done


def stamped(text: str, due: dict[str, str]) -> str:
    """A file whose messages of these names say that they were made from these fingerprints."""
    lines = list[str]()
    for line in text.splitlines():
        begins = _BEGINS.match(line)
        if begins and begins[1] in due:
            above = [one for one in _comments(lines) if not MADE_FROM.match(one)]
            del lines[len(lines) - len(_comments(lines)) :]
            lines += [*above, *([f"# made from {due[begins[1]]}"] if due[begins[1]] else [])]
        lines.append(line)
    return "\n".join(lines) + "\n"


def _comments(lines: list[str]) -> list[str]:
    """Those that stand directly above what comes next."""
    return list(takewhile(lambda line: line.startswith("# "), reversed(lines)))[::-1]
