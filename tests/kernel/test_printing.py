"""What things call themselves: matches, questions, procedures, events, and the table and the log in names."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import regnum
from regnum.extras import not_installed
from regnum.kernel import Match, Misuse, RegnumError, Script

from .toy import DEALT, GAME, HOW_MUCH, PIETY, ROUND, TOY


def dealt() -> Match:
    return Match(TOY, players=2, chance=["long", "short", "short"] * 2)


def test_a_match_says_where_it_stands_and_who_is_asked_what() -> None:
    match = dealt()
    assert repr(match) == (
        "<match of straws, 2 players, 3 choices: game › round › bid_in_secret, seat 0, seat 1: how_much>"
    )
    while not match.over:
        match.choose(match.offers(match.to_act[0])[0], match.to_act[0])
    assert repr(match).startswith("<match of straws, 2 players, ") and "over, Result(places=" in repr(match)


def test_what_a_book_holds_is_called_by_its_name() -> None:
    assert [repr(one) for one in (HOW_MUCH, DEALT, PIETY)] == [
        "<question how_much (T-2)>",
        "<event dealt (T-1)>",
        "<module piety>",
    ]
    assert repr(GAME).startswith("<procedure game, ") and f"{ROUND!r}".startswith("<procedure round, ")
    assert (int(HOW_MUCH), int(DEALT)) == (HOW_MUCH + 0, DEALT + 0)


def test_a_table_with_named_numbers_has_the_same_hash_as_one_with_plain_ones() -> None:
    named = dealt().table
    plain = named.copy()
    named.question, plain.question = HOW_MUCH, int(HOW_MUCH)
    assert type(named.question) is not type(plain.question)
    assert hash(named) == hash(plain)


def test_a_view_speaks_in_names_and_of_those_who_are_there() -> None:
    match = dealt()
    assert match.view(0)["straw"] == ["long", None]
    assert match.view(None)["straw"] == [None, None]
    assert regnum.new_match("vive-le-roi", seed=1).view(0)["king"] == "nobody"
    assert match.numbers(0)["straw"][:3] == [2, None, None]
    assert "waiting" not in match.view(0)


def test_the_log_has_sentences_and_the_facts_behind_them() -> None:
    match = regnum.new_match("vive-le-roi", players=3, seed=1, names=["Anna", "Ben", "Cleo"])
    first = match.log()[0]
    assert (first.event, first.clause, first.after) == ("first_unit", "VR-32", 1)
    assert first.facts == {"seat": match.table.first}
    assert str(first) == f"{match.names[match.table.first]} is the most noble and begins."
    assert match.log(language="fr")[0].sentence != first.sentence
    assert len(match.log(0)) == len(match.heard(0)) > len(match.log(None))
    assert all(isinstance(fact, str | int) for line in match.log(0) for fact in line.facts.values())


def test_the_map_and_what_is_printed_have_a_door() -> None:
    counties = regnum.new_match("lang-lebe-der-koenig", players=3, seed=1).facts()["county"]
    assert counties["man"] == {
        "votes": 2,
        "neighbours": ["loncastre", "wigemor"],
        "by_sea": ["loncastre", "wigemor"],
        "in_play": False,
    }
    assert regnum.new_match("lancaster", seed=1).facts()["county"]["northumberland"]["minimum"] == 3
    spaces = regnum.new_match("krone-und-schwert", players=2, seed=1, board_setup="fixed").facts()["space"]
    assert {spaces[name]["terrain"] for name in spaces} == {"prairie", "mountain", "forest"}
    assert all(name in spaces[other]["neighbours"] for name in spaces for other in spaces[name]["neighbours"])


# --- one vocabulary for making matches ----------------------------------------------------------------------------


def test_a_match_is_made_from_a_name_or_a_game_with_a_seed_or_chance() -> None:
    by_name = regnum.new_match("vive-le-roi", players=3, seed=4)
    by_game = regnum.new_match(regnum.game("vive-le-roi"), players=3, seed=4)
    directly = Match(regnum.game("vive-le-roi"), players=3, seed="4")
    assert by_name.table == by_game.table == directly.table
    scripted = regnum.new_match(TOY, players=2, chance=["long", "short", "short"])
    assert scripted.table == Match(TOY, players=2, chance=Script(["long", "short", "short"])).table


def test_a_seed_is_no_source_of_chance_and_both_are_too_much() -> None:
    with pytest.raises(Misuse, match="3 is a seed: seed=3"):
        Match(TOY, chance=3)  # type: ignore[arg-type]
    with pytest.raises(Misuse, match="not both"):
        Match(TOY, seed=3, chance=["long"])


# --- errors -------------------------------------------------------------------------------------------------------


def exceptions() -> Iterator[type[BaseException]]:
    for name in ("kernel", "games", "words", "rules", "lessons", "bots", "arena", "store"):
        package = importlib.import_module(f"regnum.{name}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if module.name.endswith("__main__"):
                continue
            try:
                found = vars(importlib.import_module(module.name)).values()
            except ModuleNotFoundError as missing:
                if not not_installed(missing.name):
                    raise
                continue  # it belongs to an extra that is not here
            for thing in found:
                if isinstance(thing, type) and issubclass(thing, Exception) and thing.__module__.startswith("regnum"):
                    yield thing


def test_every_error_of_ours_is_a_regnum_error() -> None:
    found = {thing for thing in exceptions() if not (issubclass(thing, Warning) or thing.__name__.startswith("_"))}
    assert len(found) > 12
    assert [thing for thing in found if not issubclass(thing, RegnumError)] == []
