"""What is kept at hand is bounded, and forgetting it changes nothing that anybody is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.games import game
from regnum.kernel import Match
from regnum.server.people import names as people_names
from regnum.server.people.names import Names
from regnum.server.telling import sentences
from regnum.server.telling.remembered import Remembered
from regnum.server.telling.sentences import Narrator, Speaker
from regnum.store import Called, store_at


def test_what_was_remembered_first_is_forgotten_first() -> None:
    known: Remembered[str, int] = Remembered(2)
    known["one"], known["two"] = 1, 2
    known["one"] = 11
    known["three"] = 3
    assert known == {"two": 2, "three": 3}


def test_the_name_that_was_confirmed_last_is_forgotten_last(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(people_names, "MOST", 2)
    names = Names(store_at(str(tmp_path / "regnum.db")))
    for account, name in (("a", "Anna"), ("b", "Bruno"), ("a", "Anna"), ("c", "Chloé")):
        names.learn(account, Called(name, False))
    assert names == {"a": "Anna", "c": "Chloé"}


def test_whoever_forgets_at_once_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game("vive-le-roi"), seed=3, players=3)
    names = ("Anna", "Bruno", "Chloé")
    remembers = Narrator(Speaker(match.game, "fr"), names)
    monkeypatch.setattr(sentences, "MOST", 1)
    monkeypatch.setattr(sentences, "MOST_OF_A_TABLE", 1)
    forgets = Narrator(Speaker(match.game, "fr"), names)
    for _ in range(40):
        seat = match.to_act[0]
        legal = match.legal(seat)
        told = [h.after for h in match.happenings]
        for _ in range(2):
            assert remembers.offers(match.table, seat, legal) == forgets.offers(match.table, seat, legal)
            assert remembers.lines(match.happenings, told) == forgets.lines(match.happenings, told)
            assert remembers.where(match.table) == forgets.where(match.table)
            assert remembers.question(match.table, seat) == forgets.question(match.table, seat)
        match.choose(match.offers(seat)[0], seat)
    assert any("Bruno" in line["sentence"] for line in forgets.lines(match.happenings[-20:], range(20)))
