"""Faults of the data: what it must be, so that owners of the game can correct it (LA-15, LA-16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from regnum.games import Fault

Row = dict[str, Any]

ANYWHERE = ("squires", "gold", "votes", "points", "new_knight", "upgrade", "extension", "noble_any")
IN_COUNTIES = (*ANYWHERE, "cross_channel")
"""The kinds of rewards; only from a county can a knight cross the Channel."""
PRICES = ("squires", "gold")


def faults(data: dict[str, Any]) -> Iterator[Fault]:
    """Everything that a data file may not say."""
    yield from wrong_knights(data)
    yield from wrong_counties(data)
    yield from wrong_castles(data)
    yield from wrong_favours(data)
    yield from wrong_conflicts(data)
    yield from wrong_laws(data)
    yield from wrong_set_up(data)


def twice(data: dict[str, Any], table: str, key: str) -> Iterator[Fault]:
    """What must be different in every row."""
    known = [str(row[key]).lower() for row in data[table]]
    for i, name in enumerate(known):
        if name in known[:i]:
            yield Fault((table, i, key), "{key} {name!r} is there twice", key=key, name=row_name(data[table][i]))
        if not name or set(name) & set(" ="):
            yield Fault((table, i, key), "{key} {name!r} must be one word", key=key, name=name)


def row_name(row: Row) -> str:
    return str(row.get("id", row.get("name", row.get("players", ""))))


def below(rows: Iterable[Row], table: str, key: str, least: int, most: int | None = None) -> Iterator[Fault]:
    """Numbers outside their range."""
    for i, row in enumerate(rows):
        name, given = row_name(row), row[key]
        if most is None and given < least:
            yield Fault(
                (table, i, key),
                "{name}: {key} must be at least {least}, not {given}",
                name=name,
                key=key,
                least=least,
                given=given,
            )
        elif most is not None and not least <= given <= most:
            yield Fault(
                (table, i, key),
                "{name}: {key} must be {least} to {most}, not {given}",
                name=name,
                key=key,
                least=least,
                most=most,
                given=given,
            )


def wrong_rewards(data: dict[str, Any], table: str, kinds: tuple[str, ...]) -> Iterator[Fault]:
    for i, row in enumerate(data[table]):
        for part in row["reward"]:
            yield from wrong_part(part, kinds, (table, i, "reward"), row_name(row))


def wrong_part(part: Row, kinds: tuple[str, ...], path: tuple[str | int, ...], name: str) -> Iterator[Fault]:
    if part.get("kind") not in kinds:
        yield Fault(
            path,
            "{name}: {kind!r} cannot stand here; expected {kinds}",
            name=name,
            kind=part.get("kind"),
            kinds=", ".join(kinds),
        )
    if part.get("n", 1) < 1:
        yield Fault(path, "{name}: an amount must be at least 1, not {n}", name=name, n=part["n"])


# --- one part of the game after the other -------------------------------------------------------------------


def wrong_knights(data: dict[str, Any]) -> Iterator[Fault]:
    house = data["knights"]["house"]
    if set(house) != {1, 2, 3, 4}:
        yield Fault(("knights", "house"), "a house has knights of the strengths 1 to 4, not {house}", house=house)
    for key in ("start_court", "ally_start_court"):
        if Counter(data["knights"][key]) - Counter(house):
            yield Fault(
                ("knights", key), "a house has no knights {strengths} for its court", strengths=data["knights"][key]
            )


def wrong_counties(data: dict[str, Any]) -> Iterator[Fault]:
    yield from twice(data, "county", "name")
    letters = [county["letter"] for county in data["county"]]
    if letters != sorted(set(letters)) or any(len(letter) != 1 for letter in letters):
        yield Fault(
            ("county",),
            "counties are listed in the order of their letters, one each, not {letters}",
            letters=", ".join(letters),
        )
    yield from below(data["county"], "county", "min", 1, max(data["knights"]["house"]))
    yield from wrong_rewards(data, "county", IN_COUNTIES)
    kinds = data["nobles"]["kinds"]
    if len(kinds) != len(data["county"]) or len(set(kinds)) != len(kinds):
        yield Fault(
            ("nobles", "kinds"), "{count} counties need as many different kinds of nobles", count=len(data["county"])
        )
    if len(data["noble_points"]["by_count"]) != len(kinds) + 1:
        yield Fault(("noble_points", "by_count"), "there must be points for 0 to {most} nobles", most=len(kinds))


def wrong_castles(data: dict[str, Any]) -> Iterator[Fault]:
    yield from twice(data, "castle_space", "id")
    yield from wrong_rewards(data, "castle_space", ANYWHERE)
    for i, space in enumerate(data["castle_space"]):
        for part in space["cost"]:
            yield from wrong_part(part, PRICES, ("castle_space", i, "cost"), space["id"])
        if bool(space["cost"]) != space["optional"]:
            yield Fault(
                ("castle_space", i, "optional"),
                "{id}: what costs something is optional, all else is not",
                id=space["id"],
            )


def wrong_favours(data: dict[str, Any]) -> Iterator[Fault]:
    yield from twice(data, "favour", "id")
    yield from wrong_rewards(data, "favour", ANYWHERE)
    known = [favour["id"] for favour in data["favour"]]
    for i, row in enumerate(data["setup"]):
        for name in row["favours_removed"]:
            if name not in known:
                yield Fault(
                    ("setup", i, "favours_removed"),
                    "there is no favour {name!r}; there are {known}",
                    name=name,
                    known=", ".join(known),
                )


def wrong_conflicts(data: dict[str, Any]) -> Iterator[Fault]:
    yield from twice(data, "conflict", "id")
    yield from below(data["conflict"], "conflict", "strength", 1)
    for i, card in enumerate(data["conflict"]):
        if len(card["points"]) != 3 or card["points"] != sorted(card["points"], reverse=True):
            yield Fault(("conflict", i, "points"), "{id}: three values are needed, the highest first", id=card["id"])
    in_deck = data["meta"]["rounds"] * data["conflict_rules"]["cards_per_round"]
    strengths = Counter(card["strength"] for card in data["conflict"])
    for i, row in enumerate(data["setup"]):
        if Counter(row["conflicts_removed"]) - strengths:
            yield Fault(
                ("setup", i, "conflicts_removed"),
                "there are no cards {strengths} to remove",
                strengths=row["conflicts_removed"],
            )
        elif len(data["conflict"]) - len(row["conflicts_removed"]) != in_deck:
            yield Fault(("setup", i, "conflicts_removed"), "{count} conflict cards must be left", count=in_deck)


def wrong_laws(data: dict[str, Any]) -> Iterator[Fault]:
    for i, law in enumerate(data["law"]):
        yield from wrong_effect(law["effect"], ("law", i, "effect"), law["id"])


def wrong_effect(effect: Row, path: tuple[str | int, ...], name: str) -> Iterator[Fault]:
    """What a law gives, costs and counts in is at least 1."""
    for key, part in effect.items():
        if isinstance(part, int) and part < 1:
            yield Fault(
                path, "{name}: {key} must be at least {least}, not {given}", name=name, key=key, least=1, given=part
            )
        for table in part if isinstance(part, list) else [part]:
            if isinstance(table, dict):
                yield from wrong_effect(table, path, name)


def wrong_set_up(data: dict[str, Any]) -> Iterator[Fault]:
    yield from below(data["setup"], "setup", "nobles_per_county", 0, data["nobles"]["tiles_per_kind"])
    players = [row["players"] for row in data["setup"]]
    if players != list(range(data["meta"]["players_min"], data["meta"]["players_max"] + 1)):
        yield Fault(("setup",), "a row is needed for every number of players, in order, not {players}", players=players)
    houses = max(row["players"] * (1 + row["allies"]) for row in data["setup"])
    if len(set(data["colours"]["list"])) < houses:
        yield Fault(("colours", "list"), "{houses} houses need as many colours", houses=houses)
    for good in ("squires", "gold", "votes"):
        if data["components"][good] < max(players) * data["start"][good]:
            yield Fault(("components", good), "there are not enough {good} to begin with", good=good)
