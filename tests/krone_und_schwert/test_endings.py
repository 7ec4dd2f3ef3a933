"""The recorded games end in all the ways in which a game can end."""

from __future__ import annotations

import pytest

from regnum.games import game
from regnum.kernel import Match, Result, saved
from regnum.testing import rule

from ..recording import TESTS
from .helpers import events, told

ENDS = ("board_full", "game_end_drawn", "rounds_over")


def replayed(name: str) -> tuple[Match, Result]:
    path = TESTS / "krone_und_schwert" / "recorded" / f"{name}.regnum"
    match = saved.read(path.read_text(encoding="utf-8"), game)
    assert match.result is not None
    return match, match.result


@rule("KS-152", "KS-153")
@pytest.mark.parametrize(
    ("name", "end", "last"),
    [
        ("last-space-expanded", "board_full", "settle"),
        ("last-space-occupied", "board_full", "occupy"),
        ("last-space-returned-to", "board_full", "settle"),
        ("five-on-four-pieces", "board_full", "occupy"),
        ("game-end-card", "game_end_drawn", "top"),
        ("game-end-card-replacing-a-red-card", "game_end_drawn", "top"),
        ("rounds-over", "rounds_over", "drawn"),
        ("every-option", "rounds_over", "let_be"),
    ],
)
def test_each_game_ends_as_its_name_says(name: str, end: str, last: str) -> None:
    match, _ = replayed(name)
    assert [event for event in events(match) if event in ENDS] == [end]
    assert match.choices[-1].text.split()[0] == last


@rule("KS-152")
def test_the_last_space_was_taken_in_the_middle_of_an_expansion() -> None:
    match, _ = replayed("last-space-expanded")
    assert [choice.text for choice in match.choices[-2:]] == ["expand card=cathedral", "settle space=D12"]
    assert match.table.action_points > 0


@rule("KS-147", "KS-151")
def test_the_end_phase_came_before_the_game_end_card() -> None:
    match, result = replayed("game-end-card")
    names = events(match)
    assert names.index("announced") < names.index("end_phase") < names.index("game_end_drawn")
    assert result.winners == (1,)


@rule("KS-166", "KS-151")
def test_the_game_end_card_replaced_a_red_card() -> None:
    match, _ = replayed("game-end-card-replacing-a-red-card")
    (unrest, end) = [card for _, card in told(match, "turned_up")][-2:]
    assert (unrest, end) == (10, 11)
    assert match.choices[-1].seat == match.choices[-2].seat == match.choices[-3].seat == -1


@rule("KS-159")
def test_a_shared_victory() -> None:
    _, result = replayed("shared-victory")
    assert result.winners == (2, 3)
    assert result.scores[2] == result.scores[3] == max(result.scores)


@rule("KS-161")
def test_five_players_on_four_pieces() -> None:
    match, _ = replayed("five-on-four-pieces")
    assert len(told(match, "piece_laid")) == 4
