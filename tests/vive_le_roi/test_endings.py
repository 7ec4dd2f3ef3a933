"""The recorded games end in all the ways in which a game can end."""

from __future__ import annotations

from regnum.games import game
from regnum.kernel import Match, Result, saved
from regnum.testing import rule

from ..recording import TESTS
from .helpers import told


def replayed(name: str) -> tuple[Match, Result]:
    path = TESTS / "vive_le_roi" / "recorded" / f"{name}.regnum"
    match = saved.read(path.read_text(encoding="utf-8"), game)
    assert match.result is not None
    return match, match.result


@rule("VR-142")
def test_one_winner() -> None:
    _, result = replayed("one-winner")
    assert len(result.winners) == 1
    assert result.scores[result.winners[0]] == max(result.scores)
    assert result.scores.count(max(result.scores)) == 1


@rule("VR-143")
def test_a_tie_broken_by_height() -> None:
    match, result = replayed("tie-broken-by-height")
    tied = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    assert len(tied) > 1
    assert result.winners == (max(tied, key=lambda seat: match.table.height[seat]),)


@rule("VR-144")
def test_a_shared_victory() -> None:
    match, result = replayed("shared-victory")
    assert len(result.winners) == 2
    one, other = result.winners
    assert (result.scores[one], match.table.height[one]) == (result.scores[other], match.table.height[other])


@rule("VR-206")
def test_a_victory_of_the_emissary_and_one_over_him() -> None:
    match, result = replayed("emissary-wins")
    assert result.winners == ()
    assert match.table.emissary_score > max(result.scores)
    match, result = replayed("emissary-beaten")
    assert result.winners
    assert match.table.emissary_score <= max(result.scores)


@rule("VR-230")
def test_rounds_that_end_without_a_second_king_the_last_one_too() -> None:
    match, result = replayed("no-second-king")
    assert len(told(match, "no_second_king")) == len(told(match, "crowned")) == 3
    assert told(match, "ambition_paid") == []
    assert match.table.height[:8] == [-1] * 8
    assert min(result.places) == 1


@rule("VR-262", "VR-271")
def test_teams_with_separate_and_with_common_markers() -> None:
    match, result = replayed("teams-separate")
    pairs = [row[:size] for row, size in zip(match.table.score, match.table.unit_sizes, strict=True)][:4]
    assert list(result.scores) == [min(pair) for pair in pairs]
    match, result = replayed("teams-common")
    assert list(result.scores) == [row[0] for row in match.table.score[:7]]


def test_a_game_with_everything_on() -> None:
    match, _ = replayed("everything")
    on = ("ambition", "banished", "emissary", "royal_couple")
    assert all(match.options[name] for name in on)
    assert len(told(match, "crowned")) == 6
