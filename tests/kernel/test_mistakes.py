"""Mistakes of authors are found at once, with the file and the line where they stand."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.arena.games import Task, play
from regnum.games import game, names
from regnum.kernel import BadDeclaration, BrokenRules, Game, Match, Result, seeded
from regnum.kernel.checking import faults, too_deep
from regnum.kernel.speed.native import compiled
from regnum.kernel.spoken import misspoken, unanswered
from regnum.kernel.vocabulary import rules_of

SOUND = """
from __future__ import annotations
from pathlib import Path
from regnum.kernel import *

book = Rulebook()

@book.table
class Table(Record):
    coins: Row = public(SEATS, high=9)
    purse: Row = private(SEATS, high=9)

GIVE = book.action("give", coins=4)
KEEP = book.action("keep")
GIVEN = book.event("given", "M-1", seat="seat", coins="number")

def fill_the_purses(s: Table) -> None:
    for seat in range(s.players):
        s.purse[seat] = 5

def ask_for_coins(s: Table) -> None:
    ask(s, HOW_MANY, 0)

def coins_there(s: Table, seat: int, out: list[int]) -> None:
    offer(out, GIVE(1))

def given(s: Table, seat: int, coins: int) -> None:
    s.coins[seat] += coins
    tell(s, GIVEN, seat, coins)

HOW_MANY = book.question("how_many", coins_there, {GIVE: given}, "M-1", asked="")

def worth(s: Table, seat: int) -> int:
    return s.coins[seat]

WORTH = book.tally("worth", worth)

def order_the_places(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = 1

def scores(s: Table) -> list[int]:
    return s.coins[: s.players]

ROOT = book.procedure("game", fill_the_purses, ask_for_coins, order_the_places)
GAME = Game("sound", book, ROOT, players=range(1, 4), folder=Path(), prefix="M", scores=scores)
"""


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Any]:
    """Reads a game as somebody has written it; the name of its file comes along."""

    def read(text: str) -> Game:
        path = tmp_path / "somebodys_game.py"
        path.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("somebodys_game", path)
        assert spec is not None and spec.loader is not None
        module = sys.modules["somebodys_game"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        made: Game = module.GAME
        return made

    yield read
    sys.modules.pop("somebodys_game", None)


def test_a_sound_book_is_closed(written: Any) -> None:
    match = Match(written(SOUND), checked=True)
    match.choose("give 1")
    assert match.over


CLOSING: dict[tuple[str, str], str] = {
    ("GIVE(1))", "GIVE(1))\n    print(seat)"): "it uses print",
    ("    return s.coins[seat]\n\n", "    return s.coins[seat] / 2\n\n"): "a division with '/'",
    ("def given(s: Table, seat: int, coins: int)", "def given(s: Table, seat: int)"): (
        "given takes 2 arguments, not 3: 'give coins=…' is given table and seat, then its parameters"
    ),
    ("def coins_there(s: Table, seat: int, out: list[int])", "def coins_there(s: Table, out: list[int])"): (
        "coins_there takes 2 arguments, not 3"
    ),
    ("def ask_for_coins(s: Table)", "def ask_for_coins(s: Table, seat: int)"): "a step of 'game' is given the table",
    ("private(SEATS, high=9)", "private(2, high=9)"): "purse has a row for 2 seats, but 3 may play",
    ("public(SEATS, high=9)", "public(0, high=9)"): "coins has 0 places",
    ("public(SEATS, high=9)", "public(SEATS, low=9, high=2)"): "the field 'coins' has an empty range 9..2",
    ('asked=""', 'asked="turn"'): "speaks of a field 'turn' that no table has",
    ('book.tally("worth", worth)', 'book.tally("worth")'): "the tally 'worth' has no part",
    ("ROOT = ", "book.thumb = Thumb({GIVE: worth})\nROOT = "): (
        "worth takes 2 arguments, not 3: 'give coins=…' is given table and seat, then its parameters"
    ),
    ("ROOT = ", "book.thumb = Thumb(prospects=[given])\nROOT = "): "given takes 3 arguments, not 2: prospects are",
    ("ROOT = ", "book.thumb = Thumb(stage=[worth])\nROOT = "): "worth takes 2 arguments, not 1: the stage of a game",
    ('asked="")', 'asked="", may={GIVE: May("m", Condition(ask_for_coins, "M-1", "no"))})'): (
        "ask_for_coins takes 1 arguments, not 3: 'give coins=…'"
    ),
    ('asked="")', 'asked="", may={GIVE: May("m", Condition(given, "M-1", "not {coin}"))})'): (
        "the sentence 'not {coin}' speaks of {coin}, and is told coins"
    ),
    ('asked="")', 'asked="")\nHOW_MANY.only(KEEP, Condition(given, "M-1", "no"), when=0)'): (
        "the question 'how_many' says when 'keep' may be answered, and has no such answer"
    ),
    ('asked="")', 'asked="")\nHOW_MANY.only(GIVE, Condition(given, "M-1", "{x}", y=("seat", given)), when=0)'): (
        "the sentence '{x}' speaks of {x}, and is told coins, y"
    ),
    ("ROOT = ", "book.redeal.add(coins_there)\nROOT = "): (
        "line 11: purse is secret, and no re-dealing speaks of it: expected a part of book.redeal that deals it anew, "
        "or book.redeal.leave('purse')"
    ),
    ("ROOT = ", "book.redeal.leave('coins')\nROOT = "): "re-dealing leaves 'coins' alone, which is no secret field",
    ('action("give", coins=4)', 'action("give", coins="number")'): "expected how many there are, a range, words",
    ('action("give", coins=4)', 'action("give", coins=0)'): "the action 'give': coins is one of 0",
    ('prefix="M"', 'prefix="M", picture="crown.svg"'): "picture='crown.svg': there is no crown.svg",
    (
        'folder=Path(), prefix="M"',
        'folder=Path(__file__).parent, prefix="M", drawing=f"{Path(__file__).parent.name}.pen"',
    ): ("drawing='pen.py': there is no"),
    ('prefix="M"', 'prefix="M", words=["messages/*.ftl"]'): "there is no messages/en.ftl",
    ('"worth", worth)', '"worth", worth, ask_for_coins)'): "ask_for_coins takes 1 arguments, not 2: so many has worth",
    ('action("give"', 'action("give away"'): "'give away' is no name for actions",
    ("range(1, 4)", "range(1, 12)"): "11 players, where 8 have room",
    ('"M-1", seat="seat"', '"M-1", seat="chair"'): "expected 'number', 'seat', 'person', words or a catalogue",
    ('book.procedure("game",', 'book.procedure("how", given) and book.procedure("game",'): "given takes 3 arguments",
    ("GIVE(1)", "GIVE(1, 2)"): "coins_there: the action 'give' has coins, and is given 2 numbers",
    ("GIVE(1))", "GIVE(1))\n    offer(out, KEEP())"): "the question 'how_many' has no answer for it",
    ("tell(s, GIVEN, seat, coins)", "tell(s, GIVEN, seat)"): (
        "line 29: given: given tells seat, coins, and is given 1 number"
    ),
    ("tell(s, GIVEN, seat, coins)", "whisper(s, seat, GIVEN, seat, coins, 1)"): "and is given 3 numbers",
    ("s.purse[seat] = 5", "s.purses[seat] = 5"): "line 19: fill_the_purses: the table has no field 'purses'",
    ("s.rank[seat] = 1", "s.rank[seat] = worth(s)"): "order_the_places: worth takes 2 arguments, and is given 1",
    ("s.rank[seat] = 1", "s.rank[seat] = WORTH(s, 1, 2)"): "order_the_places: worth takes 2 arguments, and is given 3",
    ("ask(s, HOW_MANY, 0)", "ask(s, HOW_MANY)"): "ask_for_coins: ask takes 3 arguments, and is given 2",
    ("public(SEATS, high=9)", 'public("SEATS", high=9)'): "line 10: coins has 'SEATS' places: expected a number from 1",
    (
        "coins: Row = public(",
        "coins = public(",
    ): "line 10: coins has no type behind its name: expected 'coins: Row = …'",
    ("coins: Row = public(", "coins: int = public("): "line 10: coins is declared as int: expected 'coins: Row = …'",
    (
        "private(SEATS, high=9)",
        'private(SEATS, high=9, names="seats")',
    ): "line 11: the field 'purse' has the kind 'seats'",
    ("ROOT = ", 'Words("coin", ("a", "b", "a"))\nROOT = '): "the words of 'coin' are all different and hold neither",
    ("ROOT = ", 'Words("coin", ("two pence",))\nROOT = '): "hold neither blank nor '=': ('two pence',)",
    ("ROOT = ", 'book.option("rounds", "M-2", values=(3, 4), default=5)\nROOT = '): "rounds cannot be 5; expected 3, 4",
    ('prefix="M"', 'prefix="M", usual=7'): "7 cannot be the usual number of players: range(1, 4) may play",
    ("fill_the_purses, ask", "fill_the_purses, 5, ask"): "5 is no step: expected a function or a procedure",
    ("ask(s, HOW_MANY, 0)", "ask(s, GIVE, 0)"): "ask_for_coins: ask is given <verb give>: expected a question",
    ("ask(s, HOW_MANY, 0)", "call(s, HOW_MANY)"): "call is given <question how_many (M-1)>: expected a procedure",
    ("tell(s, GIVEN, seat, coins)", "tell(s, GIVE, seat)"): "tell is given <verb give>: expected an event",
    ("tell(s, GIVEN, seat, coins)", "tell(s, GAVE, seat, coins)"): "given: there is no GAVE",
    ("ROOT = ", "for number in range(40):\n    book.module(f'm{number}')\nROOT = "): "40 modules, where 31 have room",
}


@pytest.mark.parametrize("change", CLOSING, ids=lambda change: str(change[1])[:40])
def test_a_mistake_is_found_when_the_book_is_closed(written: Any, change: tuple[str, str]) -> None:
    assert change[0] in SOUND
    with pytest.raises(BadDeclaration) as refused:
        written(SOUND.replace(*change, 1))
    assert CLOSING[change] in str(refused.value)


def test_each_mistake_is_told_with_its_file_and_line(written: Any) -> None:
    text = SOUND.replace("GIVE(1))", "GIVE(1))\n    print(seat)").replace("private(SEATS", "private(2")
    with pytest.raises(BadDeclaration) as refused:
        written(text)
    lines = dict(enumerate(text.splitlines(), 1))
    found = [sentence.partition("somebodys_game.py, line ")[2] for sentence in str(refused.value).splitlines()]
    assert ["private(2" in lines[int(one.partition(":")[0])] for one in found] == [True, False]
    assert "print(seat)" in lines[int(found[1].partition(":")[0])]


def test_procedures_that_call_each_other_too_deep_are_found(written: Any) -> None:
    nested = "ROOT = book.procedure('p0', ask_for_coins)\n" + "".join(
        f"ROOT = book.procedure('p{n}', ROOT)\n" for n in range(1, 11)
    )
    text = SOUND[: SOUND.index("ROOT = ")] + nested + SOUND[SOUND.index("GAME = Game") :]
    with pytest.raises(BadDeclaration, match="call each other 11 deep, and 10 is the most: p10 › p9"):
        written(text)


PLAYING: dict[tuple[str, str], str] = {
    ("s.coins[seat] += coins", "s.coins[seat] += 90"): "line 27: given: coins holds 90, outside 0..9",
    ("tell(s, GIVEN, seat, coins)", "tell(s, GIVEN if coins else HOW_MANY, seat)"): (
        "line 29: given tells seat, coins, and is given 1 numbers"
    ),
    ("s.rank[seat] = 1", "s.rank[seat] = 0"): "not everybody has a place: rank is [0, 0]",
    ("tell(s, GIVEN, seat, coins)", "tell(s, GIVEN, coins + 4, coins)"): (
        "line 29: given tells 5 as seat, which goes from 0 to 1"
    ),
    ("s.coins[seat] += coins", "s.coins[9 + seat] += coins"): "line 27: given: list index out of range (game › ask",
    ("ask(s, HOW_MANY, 0)", "ask(s, HOW_MANY, 0)\n    ask(s, HOW_MANY, 1)"): "line 23: a step may ask, call, begin",
    (
        "ask(s, HOW_MANY, 0)",
        "ask(s, HOW_MANY, 0)\n    s.coins[0] = 1",
    ): "line 21: ask_for_coins changes the table after",
    ("ask(s, HOW_MANY, 0)", "ask(s, HOW_MANY, s.rank[0] - 1)"): "line 21: ask_for_coins: negative shift count",
    ("ask(s, HOW_MANY, 0)", "ask(s, HOW_MANY, 2)"): "line 21: a question is asked of nobody who plays: game › ask",
    (
        "offer(out, GIVE(1))",
        "offer(out, GIVE(1))\n    offer(out, GIVE(1))",
    ): "line 24: seat 0 is offered an option twice",
    ("offer(out, GIVE(1))", "return"): "line 24: seat 0 is asked and can answer nothing",
    (
        "offer(out, GIVE(1))",
        "offer(out, GIVE(4))",
    ): "line 24: seat 0 is offered 'keep', for which the question 'how_many'",
    ("offer(out, GIVE(1))", "offer(out, GIVE(9))"): "line 24: seat 0 is offered 9, which is no action, for which",
    ("return s.coins[: s.players]", "return s.coins[:1]"): "1 scores for 2 players",
    ("s.purse[seat] = 5", "s.purse[seat] = 50"): "line 17: fill_the_purses: purse holds 50, outside 0..9",
}


def one_game(made: Game) -> Result | None:
    match = Match(made, checked=True, players=2)
    match.choose("give 1")
    return match.result


@pytest.mark.parametrize("change", PLAYING, ids=lambda change: str(change[1]))
def test_a_mistake_is_found_in_a_checked_match(written: Any, change: tuple[str, str]) -> None:
    assert change[0] in SOUND
    made = written(SOUND.replace(*change, 1))
    with pytest.raises(BrokenRules) as refused:
        one_game(made)
    assert PLAYING[change] in str(refused.value)


@pytest.fixture
def endless(written: Any) -> Game:
    again = SOUND.replace('book.procedure("game", f', 'book.loop("game", f').replace("s.coins[seat] += coins", "pass")
    made: Game = written(again.replace('prefix="M"', 'prefix="M", longest=30'))
    return made


def test_a_game_that_does_not_end_is_stopped_and_says_where(endless: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.arena.games.game_named", lambda name, board: endless)
    with pytest.raises(BrokenRules, match=r"not over after 30 choices: <match of sound, .*game › ask_for_coins"):
        play(Task("sound", ("random", "random"), "1"))


def test_a_game_may_not_last_longer_than_anybody_counts(written: Any) -> None:
    with pytest.raises(BadDeclaration, match="2147483648 choices, where 2147483647 have room"):
        written(SOUND.replace('prefix="M"', 'prefix="M", longest=2**31'))


def test_a_game_that_does_not_end_is_not_played_out_for_ever(endless: Game) -> None:
    with pytest.raises(BrokenRules, match="sound: not over after 30 choices: game › ask_for_coins"):
        endless.play_out(endless.begin(), seeded(1))


def test_a_game_that_does_not_end_is_not_played_out_for_ever_natively(endless: Game) -> None:
    engine = compiled(endless)
    tables = engine.begin(3)
    with pytest.raises(BrokenRules, match="sound: not over after 30 choices: game › ask_for_coins"):
        engine.play_out(tables, range(3))
    assert engine.get(tables, 2).depth == 1


@pytest.mark.parametrize("name", names())
def test_our_own_books_have_no_mistakes(name: str) -> None:
    one = game(name)
    spoken = [fault for rule in rules_of(one.book) for fault in misspoken(rule, one.Table)]
    missing = [fault for question in one.book.questions for fault in unanswered(question)]
    assert [*faults(one.book, one.Table, one.options.players), *too_deep(one.book), *spoken, *missing] == []
