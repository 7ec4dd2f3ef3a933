"""Our games are told to players in full: every clause that they can meet, in three languages that say the same."""

from __future__ import annotations

import re
from itertools import product

import pytest

import regnum
from regnum.rules import reference, rules
from regnum.rules.cited import cited
from regnum.rules.stamps import lacks
from regnum.rules.told import Told, file_in, told
from regnum.words import LANGUAGES

GAMES = regnum.games()
FOR_PROGRAMMERS = re.compile(r"`|\bmod [A-Z]\b|\b[a-z]+_[a-z]+\b|\bseat \d|\{|\}")
every_text = pytest.mark.parametrize(("name", "language"), list(product(GAMES, LANGUAGES)))
every_game = pytest.mark.parametrize("name", GAMES)


def texts(name: str, language: str) -> dict[str, Told]:
    rulebook = regnum.game(name).rulebook
    assert rulebook is not None
    return told(file_in(rulebook, language))


@every_text
def test_every_clause_that_a_player_can_meet_is_told(name: str, language: str) -> None:
    missing = {
        clause: where for clause, where in cited(regnum.game(name)).items() if clause not in texts(name, language)
    }
    assert missing == {}


@every_text
def test_every_text_says_what_it_was_made_from_and_that_has_not_changed(name: str, language: str) -> None:
    assert list(lacks(regnum.game(name), [language])) == []


@every_game
def test_every_language_tells_the_same_clauses_and_chapters_in_the_same_order(name: str) -> None:
    english = list(texts(name, "en"))
    assert english[0].startswith("chapter-")
    assert [list(texts(name, language)) for language in LANGUAGES] == [english] * len(LANGUAGES)


@every_game
def test_every_clause_told_is_one_of_the_specification(name: str) -> None:
    known = reference(regnum.game(name)).clauses
    assert [clause.id for clause in rules(regnum.game(name)) if clause.id not in known] == []


@every_text
def test_links_lead_to_clauses_that_are_told_and_pieces_that_are_drawn(name: str, language: str) -> None:
    told_there = rules(regnum.game(name), language)
    known = {*told_there.clauses, *(piece.name for piece in told_there.pieces)}
    assert [(clause.id, to) for clause in told_there for to in clause.links if to not in known] == []
    drawn = {piece.name for piece in told_there.pieces}
    assert [one for entry in texts(name, language).values() for one in entry.pieces if one not in drawn] == []


@every_game
def test_a_clause_leads_to_the_same_places_in_every_language(name: str) -> None:
    def links(language: str) -> dict[str, list[str]]:
        return {clause.id: sorted(set(clause.links)) for clause in rules(regnum.game(name), language)}

    assert links("fr") == links("en")
    assert links("de") == links("en")


@every_game
def test_chapters_show_pieces_and_the_same_ones_in_every_language(name: str) -> None:
    def pieces(language: str) -> dict[str, tuple[str, ...]]:
        return {one.id: one.pieces for one in texts(name, language).values() if one.opens_chapter}

    assert pieces("fr") == pieces("de") == pieces("en")
    told_there = rules(regnum.game(name))
    drawn = {piece.name for piece in told_there.pieces}
    speaking = [chapter for chapter in told_there.chapters if any(drawn & {*one.links} for one in chapter.clauses)]
    assert [chapter.title for chapter in speaking if not chapter.pieces] == []
    assert sum(bool(chapter.pieces) for chapter in told_there.chapters) > len(told_there.chapters) / 2


@every_text
def test_nothing_is_said_in_the_words_of_programmers(name: str, language: str) -> None:
    said = {one.id: FOR_PROGRAMMERS.findall(one.words) for one in rules(regnum.game(name), language)}
    assert {clause: found for clause, found in said.items() if found} == {}


@every_game
def test_figures_are_the_same_in_every_language(name: str) -> None:
    def numbers(language: str) -> dict[str, list[str]]:
        """Those above three: the first ones are said in words where that is better style."""
        return {one.id: sorted(re.findall(r"[4-9]|\d\d+", one.words)) for one in rules(regnum.game(name), language)}

    english = numbers("en")
    for language in LANGUAGES:
        said = numbers(language)
        assert {clause: (said[clause], english[clause]) for clause in english if said[clause] != english[clause]} == {}
