"""What an owner can read off the printed map and start cards, and what the rulebook states of it (LK-101, LK-107)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from regnum.games import Copy, Data, Fault, renamed, whole
from regnum.kernel import Printed

KNOWN = ("tateshale", "lincolia", "grentebrige", "lundonia")
VOTES_OF_THE_KNOWN = 14
"""What these counties are worth together in an example of the rulebook."""
SPARE = ("line", "center", "box", "capital")
"""Columns that are only drawn."""


def called(data: Data) -> dict[tuple[str, str], Printed]:
    """Counties that a board of one's own gives other names."""
    return dict(renamed(data.now["county"], data.own["county"], "county", lambda row: str(row["id"])))


def contradictions(data: dict[str, Any]) -> Iterator[Fault]:
    values = {county["id"]: county["votes"] for county in data["county"]}
    total = data["components"]["votes_total"]
    if sum(values.values()) != total:
        yield Fault(
            ("county",),
            "the values add up to {sum}; the rulebook says {total} (LK-101)",
            sum=sum(values.values()),
            total=total,
        )
    known = sum(values[county] for county in KNOWN)
    if known != VOTES_OF_THE_KNOWN:
        names = ", ".join(county["name"] for county in data["county"] if county["id"] in KNOWN)
        yield Fault(
            ("county",),
            "{names} are worth {votes} together; the rulebook says {stated}",
            names=names,
            votes=known,
            stated=VOTES_OF_THE_KNOWN,
        )


def completed(data: dict[str, Any]) -> dict[str, Any]:
    """Sea links are the pairs that both ends name; one that was not drawn yet has no line."""
    pairs = {
        tuple(sorted((county["id"], other))): {"between": [county["id"], other], "source": "printed"}
        for county in data["county"]
        for other in county["by_sea"]
    }
    drawn = {tuple(sorted(link["between"])): link for link in data["sea_link"]}
    kept = [link for pair, link in drawn.items() if pair in pairs]
    return {**data, "sea_link": kept + [link for pair, link in pairs.items() if pair not in drawn]}


COPY = Copy(
    asked={"county": ("votes", "neighbours", "by_sea"), "setup.players": ("start_counties",)},
    contradictions=contradictions,
    completed=completed,
    rows={"county": ("county", itemgetter("id")), "card": ("card", itemgetter("label"))},
    words={
        "neighbours": "county",
        "by_sea": "county",
        "start_counties": "county",
        "excluded_counties": "county",
        "first_player": "county",
    },
    drawing=(*SPARE, "polygon", "between"),
    settled=dict.fromkeys(
        (
            *("game", "card", "rules", "tracks", "options", "vote_table", "colours", "setup.noble_on_start"),
            *("setup.courtiers_on_start", "setup.courtiers_on_bonus_track", "setup.courtiers_in_reserve", "setup.hand"),
            *("components.nobles", "components.courtiers", "components.courtiers_per_colour", "components.dice"),
            *("components.influence_cards", "components.start_cards", "components.yellow_markers"),
            "components.dice_sides",
        ),
        whole,
    ),
)
