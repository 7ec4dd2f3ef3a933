"""Every game can be told in every language: nothing is missing, and nothing is said of rules that are gone."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import regnum
from regnum.guides import guide
from regnum.kernel import Game, Happening, Match
from regnum.rules import reference
from regnum.words import LANGUAGES, Messages, Name, Voice, language_of, naming

OBLIGATORY = ("en", "fr")
BOARDS = [f"terminal/messages/{name.replace('-', '_')}.*.ftl" for name in regnum.games()]


def message_file(name: str, language: str) -> Path:
    return Path(regnum.__file__).parent / "games" / name.replace("-", "_") / "messages" / f"{language}.ftl"


def written() -> list[tuple[str, str]]:
    """Every game in every language it must or does speak."""
    return [
        (name, language)
        for name, language in product(regnum.games(), LANGUAGES)
        if language in OBLIGATORY or message_file(name, language).exists()
    ]


def own_words(name: str, language: str) -> tuple[Game, str]:
    """A game with all that it and its expansions say in a language."""
    game = regnum.game(name)
    paths = [Path(str(path).replace("*", language)) for path in game.words]
    assert [path for path in paths if not path.exists()] == []
    return game, "\n".join(path.read_text(encoding="utf-8") for path in paths)


def bundle_of(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


# --- what the games need ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "language"), written())
def test_no_message_is_written_twice(name: str, language: str) -> None:
    _, text = own_words(name, language)
    body = FluentParser().parse(text).body
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


# --- what the pieces are called, and what they do -----------------------------------------------------------


@pytest.mark.parametrize("name", regnum.games())
def test_every_language_names_and_explains_the_same_pieces(name: str) -> None:
    game = regnum.game(name)
    said = {}
    for language in LANGUAGES:
        body = FluentParser().parse(own_words(name, language)[1]).body
        names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        said[language] = {one for one in names if one.startswith("thing-") or one.endswith("-text")}
        things = {f"thing-{word}" for word in Voice(game, language).things()}
        assert said[language] >= things | {f"{thing}-text" for thing in things}
    assert said["fr"] == said["en"] == said["de"]


@pytest.mark.parametrize(("name", "language"), written())
def test_what_a_piece_does_is_a_sentence_with_clauses_that_exist(name: str, language: str) -> None:
    game = regnum.game(name)
    known = {clause.id for clause in reference(game)}
    text = Path(str(game.folder / "messages" / f"things.{language}.ftl")).read_text(encoding="utf-8")
    cited = set(re.findall(rf"{game.prefix}-\w+", text))
    assert cited and cited <= known


def test_what_a_piece_does_takes_its_numbers_from_the_data() -> None:
    voice = Voice(regnum.game("lancaster"), "de")
    assert voice.label("thing", "archer") == "Bogenschütze"
    assert voice.text("thing", "archer").startswith("Stärke 2, auf einem eigenen Feld")


# --- what is said without the games -------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["words/common.*.ftl", "terminal/messages/*.ftl", *BOARDS])
def test_all_languages_have_the_same_common_messages(folder: str) -> None:
    path = str(Path(regnum.__file__).parent / folder)
    said = {}
    for language in LANGUAGES:
        body = FluentParser().parse(Path(path.replace("*", language)).read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        said[language] = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert said["fr"] == said["en"] == said["de"]


# --- a voice ------------------------------------------------------------------------------------------------


@pytest.fixture
def match() -> Match:
    return Match(regnum.game("vive-le-roi"), chance=["2", "F01", "F02", "F03", "F04"], players=4)


def event(match: Match, name: str, *numbers: int, audience: int = -1) -> Happening:
    found = next(event for event in match.game.book.events if event.name == name)
    return Happening(0, audience, found, numbers)


def test_seats_are_called_by_plain_colours_in_every_language_unless_the_players_have_given_theirs(match: Match) -> None:
    assert [Voice(match.game, "en").seat(seat) for seat in range(8)] == [
        *("Blue", "Red", "Yellow", "Green", "Purple", "Black", "Light blue", "White"),
    ]
    assert Voice(match.game, "fr").seat(1) == "Rouge"
    assert Voice(match.game, "de").seat(1) == "Rot"
    named = Voice(match.game, "fr", ["Anna", ""])
    assert (named.seat(0), named.seat(1), named.seat(2)) == ("Anna", "Rouge", "Jaune")


def test_an_event_is_a_sentence_with_its_clause(match: Match) -> None:
    voted = event(match, "voted", 1, 2)
    assert Voice(match.game, "en").event(voted) == "Red votes Stomachache."
    assert Voice(match.game, "fr").event(voted) == "Rouge vote Mal de ventre."
    assert Voice(match.game).clause(voted) == "VR-82"
    assert Voice(match.game).actor(voted) == 1


def test_a_sentence_begins_with_a_capital_even_with_the_jester_first(match: Match) -> None:
    jester = match.game.book.actions.verbs["move"].parameters[0].words.index("jester")
    rejected = event(match, "rejected", jester, 2)
    assert Voice(match.game).event(rejected).startswith("The Jester")


def test_the_question_speaks_to_the_seat_that_is_asked(match: Match) -> None:
    assert Voice(match.game).question(match.table, 2).startswith("Yellow, place a courtier")


def test_a_choice_is_a_sentence(match: Match) -> None:
    action = match.game.actions.read("place courtier=alienor floor=3")
    assert Voice(match.game).choice(action) == "Place Alienor on floor 3"
    assert Voice(match.game, "fr").choice(action) == "Placer Aliénor à l’étage 3"


def test_where_we_are_is_told_from_the_outside_in(match: Match) -> None:
    assert Voice(match.game).where(match.table) == "Round 1 › Placement"


def test_options_are_named_explained_and_told_when_they_are_unusual(match: Match) -> None:
    voice = Voice(match.game, "fr")
    assert voice.option("emissary") == "L’Émissaire de l’Empire"
    assert "Favoris" in voice.option_help("banished")
    chosen = match.game.options.settle(3, ambition=True, unit_sizes=[1, 2, 1])
    assert voice.options(chosen) == ["Ambition : oui", "Équipes : 1, 2, 1"]
    lasting = Voice(regnum.game("krone-und-schwert"), "fr")
    assert [lasting.option_value("max_rounds", rounds) for rounds in (0, 30)] == ["aucune limite", "30"]


def test_a_missing_message_is_taken_from_english_and_then_from_its_name(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\n", encoding="utf-8")
    messages = Messages("fr", [tmp_path / "*.ftl"])
    assert messages.format("hello", {"name": "Anna"}) == "Hello Anna"
    assert messages.format("event-courtier_placed", {"seat": "Blue", "floor": 2}) == "Courtier placed (Blue, 2)"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_AT", "LANG": "fr"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_shell_says_which_language_to_speak(environment: dict[str, Any], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(("language", "team"), [("en", "Team Anna & Bruno"), ("fr", "Équipe Anna & Bruno")])
def test_persons_who_share_a_seat_are_a_team_which_takes_a_singular(language: str, team: str) -> None:
    names: list[Name] = [("Anna", "Bruno"), ("Cleo", ""), "Dan"]
    voice = Voice(regnum.game("vive-le-roi"), language, names)
    assert [voice.seat(seat) for seat in range(3)] == [team, "Cleo", "Dan"]


def test_a_list_needs_no_word_for_a_team() -> None:
    voice = Voice(regnum.game("vive-le-roi"), "fr", [("Odo", "Ida"), ""])
    assert (voice.seat(0), voice.called(0)) == ("Équipe Odo & Ida", "Odo & Ida")
    assert voice.seat(1) == voice.called(1) == "Rouge"


# --- titles -------------------------------------------------------------------------------------------------


def test_no_french_mark_begins_a_line() -> None:
    """Before it stands a space at which no line ends."""
    lines = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in sorted(Path(regnum.__file__).parent.rglob("fr.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"(?<=\S) [:;?!»]|« ", line)
    ]
    assert lines == []


def test_a_game_gets_another_title_in_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "titles.toml"
    file.write_text('[vive-le-roi]\nfr = "La Cour"\n', encoding="utf-8")
    monkeypatch.setattr(naming, "TITLES", file)
    naming._titles.cache_clear()
    try:
        titles = [Voice(regnum.game("vive-le-roi"), language).title() for language in LANGUAGES]
        told = guide(regnum.game("vive-le-roi"), "fr").title
    finally:
        naming._titles.cache_clear()
    assert titles == ["Vive le Roi!", "La Cour", "Vive le Roi!"]
    assert "La Cour" in told and "Vive le Roi" not in told
