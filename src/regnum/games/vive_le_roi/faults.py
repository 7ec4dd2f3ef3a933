"""What must hold of the data, also of a board of one's own (VR-11 to VR-15, VR-53)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regnum.games import Fault

Data = dict[str, Any]

CHARACTERS = 14
CARDS = 26
NAMES = 6
GENDERS = ("none", "woman", "man")


def faults(data: Data) -> Iterator[Fault]:
    """Everything about this data that cannot be."""
    yield from wrong_characters(data["character"])
    yield from wrong_cards(data)
    yield from wrong_placements(data)
    yield from wrong_votes(data)


def wrong_characters(characters: list[Data]) -> Iterator[Fault]:
    """Thirteen courtiers, and the Jester after them (VR-11)."""
    if len(characters) != CHARACTERS:
        yield Fault(
            ("character",),
            "there are {characters} characters, not {given}",
            characters=CHARACTERS,
            given=len(characters),
        )
    for i, character in enumerate(characters):
        if character["jester"] != (i == CHARACTERS - 1):
            yield Fault(("character", i, "jester"), "the last character, and no other, is the Jester")
        if character["gender"] not in GENDERS:
            yield Fault(
                ("character", i, "gender"),
                "a gender is {genders}, not {gender!r}",
                genders=", ".join(GENDERS),
                gender=character["gender"],
            )
        for key in ("id", "letter"):
            if character[key] in (other[key] for other in characters[:i]):
                yield Fault(
                    ("character", i, key),
                    "two characters have the {key} {given!r}",
                    key=key,
                    given=character[key],
                )


def wrong_cards(data: Data) -> Iterator[Fault]:
    """Each card names six courtiers and seals one of them (VR-13)."""
    courtiers = [character["id"] for character in data["character"] if not character["jester"]]
    if len(data["favorites"]) != CARDS:
        yield Fault(
            ("favorites",),
            "there are {cards} Favourites cards, not {given}",
            cards=CARDS,
            given=len(data["favorites"]),
        )
    for i, card in enumerate(data["favorites"]):
        for name in card["names"]:
            if name not in courtiers:
                yield Fault(
                    ("favorites", i, "names"), "{id} names {name!r}, who is no courtier", id=card["id"], name=name
                )
        if len(card["names"]) != NAMES or len(set(card["names"])) != NAMES:
            yield Fault(
                ("favorites", i, "names"), "{id} must name {count} different courtiers", id=card["id"], count=NAMES
            )
        if card["banished"] not in card["names"]:
            yield Fault(
                ("favorites", i, "banished"),
                "{id} seals {banished!r}, whom it does not name",
                id=card["id"],
                banished=card["banished"],
            )


def wrong_placements(data: Data) -> Iterator[Fault]:
    """As many are placed as each unit places, and none is left over that does not exist (VR-53)."""
    for i, row in enumerate(data["placement"]):
        if len(row["counts"]) != row["units"] or sum(row["counts"]) != row["placed"]:
            yield Fault(
                ("placement", i, "counts"),
                "{units} units place {placed}, one number for each",
                units=row["units"],
                placed=row["placed"],
            )
        if row["placed"] + row["left_on_floor_0"] != CHARACTERS - 1:
            yield Fault(
                ("placement", i, "placed"),
                "placed and left are {count} courtiers in all",
                count=CHARACTERS - 1,
            )


def wrong_votes(data: Data) -> Iterator[Fault]:
    """The vote cards suffice, the Emissary's pile included (VR-14)."""
    for table, piles in (("vote_base", 0), ("vote_emissary", 1)):
        for i, row in enumerate(data[table]):
            for kind in ("yes", "no", "stomachache"):
                if row[kind] * (row["units"] + piles) > data["vote_total"][kind]:
                    yield Fault(
                        (table, i, kind),
                        "there are only {count} cards {kind}",
                        count=data["vote_total"][kind],
                        kind=kind,
                    )
