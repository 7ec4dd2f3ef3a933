"""Presets: options that go well together, each declared beside the module it switches."""

from __future__ import annotations

import pytest

import regnum
from regnum.kernel import IllegalOptions
from regnum.terminal.setup import Wish, screen, session_for
from regnum.testing import rule
from regnum.words import LANGUAGES, Voice

GAMES = regnum.games()
PRESETS = [(name, preset) for name in GAMES for preset in regnum.game(name).options.presets]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_preset_is_a_game_for_the_usual_number_of_players(name: str, preset: str) -> None:
    options = regnum.game(name).options
    settled = options.settle(None, **options.preset(preset))
    assert all(settled[option] == value for option, value in options.preset(preset).items())


@pytest.mark.parametrize("name", GAMES)
def test_the_base_game_comes_first_and_changes_nothing_and_everything_comes_last(name: str) -> None:
    presets = regnum.game(name).options.presets
    assert next(iter(presets)) == "base"
    assert presets["base"] == {}
    assert len(presets) > 1
    assert "everything" not in list(presets)[:-1]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_preset_is_explained_in_every_language(name: str, preset: str) -> None:
    voices = [Voice(regnum.game(name), language) for language in LANGUAGES]
    assert all(voice.preset(preset) and voice.preset_help(preset).endswith(".") for voice in voices)
    assert len({voice.preset_help(preset) for voice in voices}) == len(LANGUAGES)


@rule("LA-562")
def test_henry_v_is_both_his_parts_with_the_kings_laws_in_groups_2_and_3() -> None:
    found = regnum.game("lancaster").options.preset("henry-v")
    assert found == {
        "court": True,
        "displeasure": True,
        "law_sets_group_2": "king",
        "law_sets_group_3": "king",
    }


def test_a_preset_that_nobody_has_declared_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(IllegalOptions, match="there is no preset 'henry-vi'; there are: base, henry-v, new-laws"):
        regnum.game("lancaster").options.preset("henry-vi")


def test_the_terminal_begins_with_a_preset_and_with_options_beside_it() -> None:
    wish = Wish("lancaster", preset="henry-v", options={"displeasure": "off", "law_sets_group_2": "base"}, seed="1")
    with pytest.raises(IllegalOptions, match="King's Laws"):
        session_for(wish, screen())
    wish = Wish("vive-le-roi", preset="everything", options={"banished": "off"}, seed="1")
    options = session_for(wish, screen()).match.options
    assert (options["ambition"], options["banished"], options["royal_couple"]) == (True, False, True)
