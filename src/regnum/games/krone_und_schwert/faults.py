"""Faults of the data: what components must be, so that owners can correct those only drawn (KS-1 to KS-7)."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.games import Fault

from .faults_of_cards import MOST, Data, Path, wrong_cards

TERRAINS = {"P": "prairie", "M": "mountain", "F": "forest"}
JOIN_NAMES = {
    (1, 5): "right_lower",
    (-1, 5): "right_upper",
    (1, -5): "left_lower",
    (-1, -5): "left_upper",
    (5, 1): "below_right",
    (5, -1): "below_left",
    (-5, 1): "above_right",
    (-5, -1): "above_left",
}
"""How a new piece may lie beside another: its corner minus the other's, rows down and columns to the right."""
SIDE_LENGTH = 5
SPARE = (
    *("name_de", "name_en", "name_fr", "effect", "ap"),
    *("cells", "large_city_sites", "spaces", "octagons", "squares", "prairie", "mountain", "forest"),
    *("borders", "gaps", "seam_borders"),
)
"""Columns that only explain or repeat what others say; a board of one's own may leave them out."""


def faults(data: Data) -> Iterator[Fault]:
    """Everything that a data file may not say."""
    yield from wrong_board(data)
    yield from wrong_pieces(data)
    yield from wrong_cards(data)
    yield from wrong_people(data)
    yield from wrong_numbers(data)
    yield from wrong_tables_by_players(data)
    if not list(wrong_pieces(data)):
        yield from wrong_layouts(data)


# --- board pieces (KS-1, KS-11 to KS-13) ------------------------------------------------------------------------


def wrong_board(data: Data) -> Iterator[Fault]:
    """The shape of the pieces and their joins are part of the rules (KS-15, KS-16)."""
    for side in ("piece_rows", "piece_cols"):
        if data["board"][side] != SIDE_LENGTH:
            yield Fault(
                ("board", side),
                "a piece has {side_length} rows and columns, not {given}",
                side_length=SIDE_LENGTH,
                given=data["board"][side],
            )
    offsets = data["board"]["join_offsets"]
    if sorted(offsets) != sorted(list(offset) for offset in JOIN_NAMES):
        yield Fault(("board", "join_offsets"), "the joins are [±1, ±5] and [±5, ±1], each once")


def wrong_pieces(data: Data) -> Iterator[Fault]:
    pieces = data["piece"]
    if len(pieces) != data["components"]["board_pieces"]:
        yield Fault(
            ("piece",),
            "there are {board_pieces} board pieces, not {pieces}",
            board_pieces=data["components"]["board_pieces"],
            pieces=len(pieces),
        )
    for i, piece in enumerate(pieces):
        if not (len(piece["id"]) == 1 and piece["id"].isalpha() and piece["id"].isupper()):
            yield Fault(("piece", i, "id"), "a piece is named by one capital letter, not {id!r}", id=piece["id"])
        if piece["id"] in [other["id"] for other in pieces[:i]]:
            yield Fault(("piece", i, "id"), "there are two pieces {id}", id=piece["id"])
        yield from wrong_picture(data, i)


def wrong_picture(data: Data, i: int) -> Iterator[Fault]:
    """Five rows of five letters: P, M or F, capital for an octagon, small for a square."""
    piece, path = data["piece"][i], ("piece", i, "picture")
    picture = [row.split() for row in piece["picture"]]
    if len(picture) != SIDE_LENGTH or any(len(row) != SIDE_LENGTH for row in picture):
        yield Fault(
            path,
            "the picture of piece {id} must have {side_length} rows of {side_length} letters",
            id=piece["id"],
            side_length=SIDE_LENGTH,
        )
        return
    for row, letters in enumerate(picture, 1):
        for column, letter in enumerate(letters, 1):
            name = f"{piece['id']}{row}{column}"
            if letter.upper() not in TERRAINS:
                yield Fault(
                    path,
                    "{name} is {letter!r}; a space is P (prairie), M (mountain) or F (forest)",
                    name=name,
                    letter=letter,
                )
            elif letter.isupper() != ((row + column) % 2 == 0):
                yield Fault(
                    path,
                    "{name} is a square: a small letter is needed, not {letter!r}"
                    if letter.isupper()
                    else "{name} is an octagon: a capital letter is needed, not {letter!r}",
                    name=name,
                    letter=letter,
                )
    yield from wrong_cells(piece, picture, i)


def wrong_cells(piece: Data, picture: list[list[str]], i: int) -> Iterator[Fault]:
    """The list of spaces, where there is one, tells the same terrain as the picture."""
    names = {f"{piece['id']}{r}{c}": letter for r, row in enumerate(picture, 1) for c, letter in enumerate(row, 1)}
    for at, cell in enumerate(piece.get("cells", ())):
        path: Path = ("piece", i, "cells", at)
        if cell["id"] not in names:
            yield Fault(path, "piece {id} has no space {space!r}", id=piece["id"], space=cell["id"])
        elif cell["terrain"] != TERRAINS.get(names[cell["id"]].upper(), cell["terrain"]):
            yield Fault(
                path,
                "{id} is {terrain} here and {letter!r} in the picture",
                id=cell["id"],
                terrain=cell["terrain"],
                letter=names[cell["id"]],
            )


# --- fixed layouts (KS-15 to KS-18, KS-162) -------------------------------------------------------------------------


def wrong_layouts(data: Data) -> Iterator[Fault]:
    sizes = {layout["pieces"] for layout in data["layout"]}
    for pieces in sorted({*data["setup"]["pieces_by_players"].values(), *tight(data).values()} - sizes):
        yield Fault(("layout",), "there is no layout of {pieces} pieces", pieces=pieces)
    for i, layout in enumerate(data["layout"]):
        placements = layout["placements"]
        if len(placements) != layout["pieces"]:
            yield Fault(
                ("layout", i, "pieces"),
                "{id} has {placements} pieces, not {pieces}",
                id=layout["id"],
                placements=len(placements),
                pieces=layout["pieces"],
            )
        for at in range(len(placements)):
            yield from wrong_placement(data, layout, placements[: at + 1], ("layout", i, "placements", at))


def wrong_placement(data: Data, layout: Data, placements: list[Data], path: Path) -> Iterator[Fault]:
    """A piece that exists, used once, beside an earlier one and overlapping none."""
    *earlier, new = placements
    piece, of = new["piece"], layout["id"]
    if new["piece"] not in [piece["id"] for piece in data["piece"]]:
        yield Fault(path, "there is no piece {piece!r}", piece=new["piece"])
    if new["piece"] in [other["piece"] for other in earlier]:
        yield Fault(path, "piece {piece} of {layout} is laid twice", piece=piece, layout=of)
    if new["rotation"] not in range(4):
        yield Fault(
            path,
            "piece {piece} of {layout} is turned {rotation} times; a rotation is 0 to 3 quarter turns",
            piece=piece,
            layout=of,
            rotation=new["rotation"],
        )
    apart = [(new["row"] - other["row"], new["col"] - other["col"]) for other in earlier]
    if any(abs(down) < SIDE_LENGTH and abs(right) < SIDE_LENGTH for down, right in apart):
        yield Fault(path, "piece {piece} of {layout} lies on another piece (KS-17)", piece=piece, layout=of)
    if earlier and not any((down, right) in JOIN_NAMES for down, right in apart):
        yield Fault(
            path,
            "piece {piece} of {layout} does not interlock with any piece laid before it (KS-16)",
            piece=piece,
            layout=of,
        )
    if not earlier and (new["row"], new["col"]) != (0, 0):
        yield Fault(
            path, "piece {piece} of {layout} is the first; it lies at row 0, column 0 (KS-18)", piece=piece, layout=of
        )


# --- people cards and other numbers (KS-5, KS-7, KS-147, KS-168) --------------------------------------------------


def wrong_people(data: Data) -> Iterator[Fault]:
    people = data["people_cards"]
    for kind in ("swords", "crowns"):
        if people[kind] < 0:
            yield Fault(("people_cards", kind), "{count} {kind} cannot be", count=people[kind], kind=kind)
    if people["swords"] + people["crowns"] != people["total"]:
        yield Fault(
            ("people_cards", "total"),
            "{swords} swords and {crowns} crowns are not {total} people cards",
            swords=people["swords"],
            crowns=people["crowns"],
            total=people["total"],
        )
    dial = next(option for option in data["option"] if option["key"] == "people_swords")
    if people["swords"] not in dial["values"]:
        allowed = ", ".join(str(value) for value in dial["values"])
        yield Fault(
            ("people_cards", "swords"),
            "{swords} swords; the option people_swords allows {allowed}",
            swords=people["swords"],
            allowed=allowed,
        )
    if max(dial["values"]) > people["total"]:
        yield Fault(
            ("people_cards", "total"), "the option people_swords allows {most} swords", most=max(dial["values"])
        )


def wrong_numbers(data: Data) -> Iterator[Fault]:
    """Supplies, costs, draws and points are small and not negative."""
    for table in ("supply", "action_points", "people_draws", "revolt", "scoring"):
        for name, number in data[table].items():
            if isinstance(number, int) and not 0 <= number <= MOST:
                yield Fault(
                    (table, name), "{name} must be 0 to {most}, not {number}", name=name, most=MOST, number=number
                )
    for name in ("start_hand", "start_pawns", "end_phase_bottom_cards"):
        if not 0 < data["setup"][name] <= MOST:
            yield Fault(
                ("setup", name),
                "{name} must be 1 to {most}, not {given}",
                name=name,
                most=MOST,
                given=data["setup"][name],
            )
    if not 0 < data["components"]["pawns_per_player"] <= MOST:
        yield Fault(("components", "pawns_per_player"), "pawns_per_player must be 1 to {most}", most=MOST)


def wrong_tables_by_players(data: Data) -> Iterator[Fault]:
    fewest, most = data["game"]["players_min"], data["game"]["players_max"]
    for name in ("pieces_by_players", "end_phase_threshold", "revolt_extra_people_cards"):
        for players in range(fewest, most + 1):
            if str(players) not in data["setup"][name]:
                yield Fault(("setup", name), "{name} says nothing for {players} players", name=name, players=players)
    for name in ("pieces_by_players", "pieces_by_players_tight"):
        for players, pieces in data["setup"][name].items():
            if not 0 < pieces <= data["components"]["board_pieces"]:
                yield Fault(
                    ("setup", name),
                    "{pieces} board pieces for {players} players cannot be",
                    pieces=pieces,
                    players=players,
                )


def tight(data: Data) -> dict[str, int]:
    """The smaller boards of the option ``fewer_pieces``."""
    pieces: dict[str, int] = data["setup"]["pieces_by_players_tight"]
    return pieces
