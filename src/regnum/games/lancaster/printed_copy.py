"""What an owner can read off the printed boards, tiles and cards, and what the rulebook states about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from regnum.games import Copy, Fault, whole

Data = dict[str, Any]

STRENGTHS = {2: 1, 9: 1, 10: 1}
"""How many conflict cards of a strength the table of removed cards speaks of (LA-22)."""
STRENGTH_OF_THE_EXAMPLE, POINTS_OF_THE_EXAMPLE = 5, [4, 2, 1]
PAIR_OF_THE_EXAMPLE = {"first": 6, "second": 3}
FAVOURS = {"gold", "squires", "upgrade", "noble_any"}
TILES = ["extension", "gold", "new_knight", "noble_any", "squires", "upgrade"]
"""What the six reward tiles give that do not give points."""
SPACES = {"gold": {"gold"}, "votes": {"votes"}}
"""Castle spaces whose kind is told, though not their amount."""


COUNTED = ("counties", "conflicts", "nobles", "squires_in_counties", "counties_without_own_knight")
"""What laws count in steps."""
MULTIPLIED = (
    *("points", "squires", "votes", "seals", "dishonour", "new_knight"),
    *("squire_vote_gold", "gold_vote", "squire_vote"),
)
"""What laws give any number of."""
GOODS = ("squires", "gold", "points")


def without_numbers(effect: Data) -> Data:
    """What a law is, without the numbers that the rules take from the data."""
    free = {"lose_squires", "lose_gold", *GOODS}
    free |= {"n"} if effect.get("gain") in MULTIPLIED else set()
    free |= {"step"} if effect.get("per") in COUNTED and "forced_cost" not in effect else set()
    said: Data = {key: 0 if key in free and isinstance(part, int) else part for key, part in effect.items()}
    for key in ("trade_cost", "trade_gain", "forced_cost"):
        if key in said:
            said[key] = {good: 0 if good in GOODS else n for good, n in said[key].items()}
    if "trades" in said:
        said["trades"] = [{**trade, "cost": dict.fromkeys(trade["cost"], 0)} for trade in said["trades"]]
    return said


def contradictions(data: Data) -> Iterator[Fault]:
    yield from cards(data["conflict"])
    yield from favours(data["favour"])
    yield from castles(data["castle_space"])
    tiles = [row["reward"][0]["kind"] for row in data["reward_tile"] if row["set"] == "base" and not for_points(row)]
    if sorted(tiles) != TILES:
        yield Fault(
            ("reward_tile",), "the six tiles without points give {tiles}, one each (LA-590)", tiles=", ".join(TILES)
        )
    for i, county in enumerate(data["county"]):
        if county["name"] == "Somerset" and not for_points(county):
            yield Fault(("county", i, "reward"), "Somerset gives points and nothing else (LA-15)")
    if not any({key: space[key] for key in PAIR_OF_THE_EXAMPLE} == PAIR_OF_THE_EXAMPLE for space in spaces(data)):
        yield Fault(("dishonour_space",), "one of the spaces says 6 and 3 (LA-530)")


def spaces(data: Data) -> list[Data]:
    found: list[Data] = data["dishonour_space"]
    return found


def for_points(row: Data) -> bool:
    return {part["kind"] for part in row["reward"]} == {"points"}


def cards(conflicts: list[Data]) -> Iterator[Fault]:
    """One 2, two equal 3, one 9, one 10, and a 5 as in the example (LA-22)."""
    strengths = Counter(card["strength"] for card in conflicts)
    for strength, count in STRENGTHS.items():
        if strengths[strength] != count:
            yield Fault(
                ("conflict",),
                "there is one conflict of strength {strength}, not {count} (LA-22)",
                strength=strength,
                count=strengths[strength],
            )
    threes = [card["points"] for card in conflicts if card["strength"] == 3]
    if len(threes) < 2 or any(points != threes[0] for points in threes):
        yield Fault(("conflict",), "there are at least two conflicts of strength 3, and they are equal (LA-22)")
    fives = [card["points"] for card in conflicts if card["strength"] == STRENGTH_OF_THE_EXAMPLE]
    if POINTS_OF_THE_EXAMPLE not in fives:
        yield Fault(("conflict",), "a conflict of strength 5 is worth 4, 2 and 1")


def favours(tiles: list[Data]) -> Iterator[Fault]:
    """Gold, squires, an upgrade on a single tile, or a noble (LA-69)."""
    kinds = [{part["kind"] for part in tile["reward"]} for tile in tiles]
    for i, tile in enumerate(tiles):
        if kinds[i] - FAVOURS:
            known = ", ".join(sorted(FAVOURS))
            yield Fault(("favour", i, "reward"), "{id}: a favour gives {known} (LA-69)", id=tile["id"], known=known)
    if sum("upgrade" in kind for kind in kinds) != 1:
        yield Fault(("favour",), "a single favour is an upgrade (LA-23)")


def castles(rows: list[Data]) -> Iterator[Fault]:
    for i, row in enumerate(rows):
        kinds = {part["kind"] for part in row["reward"]}
        if row["id"] in SPACES and kinds != SPACES[row["id"]]:
            yield Fault(("castle_space", i, "reward"), "the space {id} gives {id} (LA-16)", id=row["id"])


def completed(data: Data) -> Data:
    """Counties lie in the order of their letters."""
    return {**data, "county": sorted(data["county"], key=lambda county: str(county["letter"]))}


COPY = Copy(
    asked={
        "county": ("letter", "name", "min", "reward"),
        "castle_space": ("reward",),
        "favour": ("reward",),
        "conflict": ("strength", "points"),
        "dishonour_space": ("first", "second"),
        "reward_tile": ("reward",),
    },
    contradictions=contradictions,
    completed=completed,
    rows={
        "county": ("place", lambda row: str(row["name"]).lower()),
        "castle_space": ("item", itemgetter("id")),
        "favour": ("favour", itemgetter("id")),
        "conflict": ("card", itemgetter("id")),
        "law": ("law", itemgetter("id")),
        "office": ("office", itemgetter("id")),
        "reward_tile": ("reward_tile", itemgetter("id")),
    },
    settled={
        **dict.fromkeys(
            (
                *("meta", "options", "start.extensions_chosen", "nobles.seats", "conflict_rules.spaces"),
                *("conflict_rules.cards_per_round", "conflict_rules.cards_in_deck", "conflict_rules.tie_winner"),
                *("law_groups", "law.id", "law.set", "law.group", "law.optional", "law.order", "law.keeps_votes"),
                *("final.knighthood_tiebreak", "final.extensions_tiebreak", "final.fractions", "final.winner_tie"),
                *("ally", "office.tribute", "office.privilege", "dishonour.unlimited"),
                "reward_tile_rules.drawn_per_round",
            ),
            whole,
        ),
        "law.effect": without_numbers,
    },
)
