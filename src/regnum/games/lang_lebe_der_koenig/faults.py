"""What a map and its start cards must be, so that owners of the board can correct them (LK-1006)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from regnum.games import Fault
from regnum.kernel.data import Path

VALUES = (2, 3, 4)
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


def faults(data: dict[str, Any]) -> Iterator[Fault]:
    """Everything that a data file may not say; names first, because all else speaks of counties by their names."""
    wrong = list(wrong_names(data["county"]))
    if wrong:
        yield from wrong
        return
    yield from wrong_counties(data["county"])
    yield from wrong_sea_links(data)
    for where, name, other in apart(data["county"], data["county"]):
        yield Fault(where, "no way leads from {name} to {other}", name=name, other=other)
    for players in range(data["game"]["players_min"], data["game"]["players_max"] + 1):
        yield from wrong_set_up(data, players)


# --- counties -------------------------------------------------------------------------------------------------


def wrong_names(counties: list[dict[str, Any]]) -> Iterator[Fault]:
    known = [county["id"] for county in counties]
    for i, county in enumerate(counties):
        if not IDENTIFIER.fullmatch(county["id"]):
            yield Fault(
                ("county", i, "id"), "{id!r} is no identifier: lower-case letters, digits and _", id=county["id"]
            )
        if county["id"] in known[:i]:
            yield Fault(("county", i, "id"), "there are two counties {id!r}", id=county["id"])
        for column in ("neighbours", "by_sea"):
            yield from unknown(county[column], known, ("county", i, column))


def unknown(named: list[str], known: list[str], path: tuple[str | int, ...]) -> Iterator[Fault]:
    """Names of counties that are not on the map, or that a list says twice."""
    for at, name in enumerate(named):
        if name not in known:
            yield Fault(path, "there is no county {name!r}; there are {known}", name=name, known=", ".join(known))
        elif name in named[:at]:
            yield Fault(path, "{name} is named twice", name=name)


def wrong_counties(counties: list[dict[str, Any]]) -> Iterator[Fault]:
    """Values from 2 to 4; neighbours that are mutual and never the county itself."""
    neighbours = {county["id"]: county["neighbours"] for county in counties}
    for i, county in enumerate(counties):
        name = county["id"]
        if county["votes"] not in VALUES:
            yield Fault(
                ("county", i, "votes"),
                "{name} has the value {votes}; a value is 2, 3 or 4",
                name=name,
                votes=county["votes"],
            )
        for other in county["neighbours"]:
            if other == name:
                yield Fault(("county", i, "neighbours"), "{name} is named as its own neighbour", name=name)
            elif name not in neighbours[other]:
                yield Fault(
                    ("county", i, "neighbours"),
                    "{name} names {other} as neighbour, but not the other way",
                    name=name,
                    other=other,
                )


def wrong_sea_links(data: dict[str, Any]) -> Iterator[Fault]:
    """The lines drawn are exactly the pairs that both ends name in ``by_sea``, and these are neighbours."""
    by_sea = {county["id"]: county["by_sea"] for county in data["county"]}
    drawn = [set(link["between"]) for link in data["sea_link"]]
    for i, link in enumerate(data["sea_link"]):
        one, *others = link["between"] or [""]
        if len(others) != 1 or drawn[i] in drawn[:i]:
            yield Fault(("sea_link", i, "between"), "a sea link is between two counties, and drawn once")
        elif others[0] not in by_sea.get(one, ()) or one not in by_sea.get(others[0], ()):
            yield Fault(
                ("sea_link", i, "between"),
                "{one} and {other} do not both name each other in by_sea",
                one=one,
                other=others[0],
            )
    for i, county in enumerate(data["county"]):
        for other in county["by_sea"]:
            if {county["id"], other} not in drawn:
                yield Fault(
                    ("county", i, "by_sea"),
                    "no sea link is drawn between {id} and {other}",
                    id=county["id"],
                    other=other,
                )
            if other not in county["neighbours"]:
                yield Fault(("county", i, "by_sea"), "{other} is no neighbour of {id}", other=other, id=county["id"])


# --- set-up for a number of players ---------------------------------------------------------------------------


def wrong_set_up(data: dict[str, Any], players: int) -> Iterator[Fault]:
    path = ("setup", "players", str(players))
    row = data["setup"]["players"].get(str(players), {})
    counties = [county["id"] for county in data["county"]]
    misnamed = [
        fault
        for column in ("excluded_counties", "start_counties")
        for fault in unknown(row[column], counties, (*path, column))
    ]
    yield from misnamed
    if not misnamed:
        in_play = [county for county in data["county"] if county["id"] not in row["excluded_counties"]]
        if not in_play:
            yield Fault((*path, "excluded_counties"), "no county is left in play")
        if row["excluded_counties"]:
            for where, name, other in apart(data["county"], in_play):
                yield Fault(
                    where,
                    "with {players} players no way leads from {name} to {other}",
                    players=players,
                    name=name,
                    other=other,
                )
        yield from wrong_votes(in_play, row, path)
        yield from wrong_start(in_play, row, players, path)


def apart(counties: list[dict[str, Any]], in_play: list[dict[str, Any]]) -> Iterator[tuple[Path, str, str]]:
    """Counties that no way over the counties in play leads to."""
    unreached = {county["id"]: county["neighbours"] for county in in_play}
    ways = [county["id"] for county in in_play[:1]]
    while ways:
        ways += [name for name in unreached.pop(ways.pop(), ()) if name in unreached]
    for i, county in enumerate(counties):
        if county["id"] in unreached:
            yield ("county", i, "neighbours"), county["id"], in_play[0]["id"]


def wrong_votes(in_play: list[dict[str, Any]], row: dict[str, Any], path: tuple[str | int, ...]) -> Iterator[Fault]:
    votes = sum(county["votes"] for county in in_play)
    if row["votes_total"] != votes:
        yield Fault(
            (*path, "votes_total"),
            "votes_total is {votes_total}; the values in play add up to {votes}",
            votes_total=row["votes_total"],
            votes=votes,
        )
    if row["majority"] != votes // 2 + 1:
        yield Fault(
            (*path, "majority"),
            "majority is {majority}; of {votes} votes it must be {most}",
            majority=row["majority"],
            votes=votes,
            most=votes // 2 + 1,
        )


def wrong_start(
    in_play: list[dict[str, Any]], row: dict[str, Any], players: int, path: tuple[str | int, ...]
) -> Iterator[Fault]:
    names = [county["id"] for county in in_play]
    if len(row["start_counties"]) != players:
        yield Fault((*path, "start_counties"), "{players} players need {players} start counties", players=players)
    for name in row["start_counties"]:
        if name not in names:
            yield Fault(
                (*path, "start_counties"), "{name} is not in play with {players} players", name=name, players=players
            )
    if row["first_player"] not in row["start_counties"]:
        yield Fault(
            (*path, "first_player"), "{first_player} is none of the start counties", first_player=row["first_player"]
        )
    if row["bonus_by_rank"] != list(range(players, 0, -1)):
        yield Fault((*path, "bonus_by_rank"), "bonus_by_rank must run from {players} down to 1", players=players)
