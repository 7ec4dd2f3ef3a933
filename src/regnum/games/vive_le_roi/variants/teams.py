"""Variant: Teams, with separate or common scoring (VR-250 to VR-275)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regnum.kernel import NOBODY, IllegalOptions, tell

from ..count import COUNT
from ..markers import MARKERS, SCORED, advance_marker, move_the_markers
from ..places import person_height, take_heights, take_ranking_scores
from ..round import GAME
from ..table import DATA, Table, book

TEAMS = book.module("teams")
COMMON = book.module("team_scoring")
book.persons = book.option("unit_sizes", "VR-6", tuple(DATA["legal"]["unit_sizes"]), module=TEAMS, per_seat=True)
book.option("team_scoring", "VR-260", ("separate", "common"), module=COMMON)

# --- a marker for each person, or for each team (VR-8, VR-9) ------------------------------------------------

MARKERS_IN_THE_BOX = DATA["legal"]["max_score_markers"]


def markers_needed(chosen: Mapping[str, Any]) -> int:
    """With the Emissary's, where he plays."""
    own = chosen["players"] if chosen["team_scoring"] == "common" else sum(chosen["unit_sizes"])
    return int(own) + int(chosen.get("emissary", False))


def score_in_common_if_they_are_too_many(chosen: dict[str, Any]) -> None:
    """Unless they say otherwise, which is then refused."""
    separate = {"unit_sizes": (1,) * chosen["players"], "team_scoring": "separate"} | chosen
    if markers_needed(separate) > MARKERS_IN_THE_BOX:
        chosen.setdefault("team_scoring", "common")


def score_in_common_as_a_team(chosen: Mapping[str, Any]) -> None:
    if chosen["team_scoring"] == "common" and max(chosen["unit_sizes"]) == 1:
        raise IllegalOptions("common scoring needs at least one team", "VR-8")


def have_markers_enough(chosen: Mapping[str, Any]) -> None:
    if markers_needed(chosen) > MARKERS_IN_THE_BOX:
        raise IllegalOptions(
            "separate scoring needs a marker for each person, here {needed}; "
            "there are {markers}, so teams score in common",
            "VR-9",
            needed=markers_needed(chosen),
            markers=MARKERS_IN_THE_BOX,
        )


book.defaults.add(score_in_common_if_they_are_too_many)
book.conditions.add(score_in_common_as_a_team)
book.conditions.add(have_markers_enough)

# --- separate: each teammate has a marker; the lower one counts (VR-260 to VR-263) --------------------------


def take_the_lower_scores(s: Table) -> None:
    """Of all the markers a unit has (VR-262, VR-271)."""
    for seat in range(s.players):
        s.ranking[seat] = s.score[seat][0]
        for marker in range(MARKERS(s, seat)):
            s.ranking[seat] = min(s.ranking[seat], s.score[seat][marker])


def take_heights_by_lower_score(s: Table) -> None:
    """The Favourites of the teammate with the lower score (VR-263)."""
    for seat in range(s.players):
        s.height[seat] = team_height(s, seat, s.score[seat][0] - s.score[seat][1])


def team_height(s: Table, seat: int, lead: int) -> int:
    """The height of the teammate who is behind, ``lead`` being the first one's; the better of both if equal."""
    first = person_height(s, seat, 0)
    if s.unit_sizes[seat] == 1:
        return first
    second = person_height(s, seat, 1)
    if lead == 0:
        return max(first, second)
    return first if lead < 0 else second


GAME.replace(take_ranking_scores, take_the_lower_scores, when=TEAMS)
GAME.replace(take_heights, take_heights_by_lower_score, when=TEAMS)

# --- common: one marker for the team, moved by the smaller total (VR-270 to VR-273) -------------------------


def not_the_second_marker(s: Table, seat: int) -> int:
    return 1 - s.unit_sizes[seat]


def move_common_markers(s: Table) -> None:
    """VR-270."""
    for seat in range(s.players):
        points = s.total[seat][0]
        for person in range(s.unit_sizes[seat]):
            points = min(points, s.total[seat][person])
        advance_marker(s, seat, 0, points)
        tell(s, SCORED, seat, NOBODY, points, s.score[seat][0])


def take_heights_by_lower_total(s: Table) -> None:
    """The Favourites of the teammate with the smaller total in the last count (VR-273)."""
    for seat in range(s.players):
        s.height[seat] = team_height(s, seat, s.total[seat][0] - s.total[seat][1])


MARKERS.add(not_the_second_marker, when=COMMON)
COUNT.replace(move_the_markers, move_common_markers, when=COMMON)
GAME.replace(take_heights, take_heights_by_lower_total, when=COMMON)
