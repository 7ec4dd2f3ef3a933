"""All modules together (LA-620 to LA-628), and what is known (LA-640)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.lancaster.table import GOOD
from regnum.kernel import saved
from regnum.testing import rule

from ...recording import TESTS
from ..helpers import BLUE, LA, at_random, knights, new, offers, per_seat, play, score, table, told
from . import tables
from .tables import BOTH, COURT, EVERYTHING, NEW, done

CHANCELLOR: dict[str, Any] = {"lord": {"blue": "chancellor"}}


@rule("LA-620")
def test_the_order_of_a_round() -> None:
    """Steps by name, as they are played with everything in the game."""
    game = LA
    modules = new(3, **EVERYTHING).table.modules
    steps = game.book.steps(modules)[game.book.procedure_named("round")]
    assert [step.__name__ for step in steps if step is not None] == [
        "begin_the_round",
        "draw_a_tile",
        "place_the_knights",
        "parliament",
        "award_the_offices",
        "pay_the_officers",
        "bring_the_lords_home",
        "empty_the_dungeon",
        "evaluate_the_counties",
        "evaluate_the_castles",
        "turn_the_tiles_up",
        "evaluate_the_conflicts",
        "return_unused_privileges",
        "prepare_the_next_round",
        "begin_anew_while_rounds_are_left",
    ]


@rule("LA-621", "LA-462", "LA-515")
@pytest.mark.parametrize(
    ("law", "blue", "points"),
    [
        ("L33", "1@chancellor 1@dungeon 1@dungeon", 5),
        ("L43", "1@dungeon 2@chancellor 3@dungeon 4@chancellor", 6),
        ("N23", "2@chancellor 2@dungeon", 3),
    ],
)
def test_knights_at_the_kings_court_and_in_the_dungeon_are_placed(law: str, blue: str, points: int) -> None:
    match = tables.under(law, BOTH | NEW, blue=blue, **CHANCELLOR)
    assert score(match)[BLUE] == points


@rule("LA-621")
def test_l01_l14_l22_l23_and_n13_see_them_too() -> None:
    match = tables.under("L01", BOTH, blue="1@dungeon 2@chancellor", gold=[9, 0, 0], **CHANCELLOR)
    assert offers(match)[:2] == ["upgrade 1 dungeon", "upgrade 2 chancellor"]
    match = tables.under("L14", BOTH, blue="2@dungeon 2@chancellor", squires=[0, 0, 0], **CHANCELLOR)
    assert match.table.squires[BLUE] == 2
    match = tables.under("L22", BOTH, blue="2@chancellor", red="2@surrey", yellow="2@dungeon", **CHANCELLOR)
    assert done(match)
    match = tables.under("L23", BOTH, blue="3@chancellor", **CHANCELLOR)
    play(match, "exchange")
    assert knights(match, BLUE) == "4@court"  # from the Lord's stack, which has come home since
    match = tables.under("N13", BOTH | NEW, blue="1@dungeon 1@chancellor", squires=[0, 0, 0], **CHANCELLOR)
    assert match.table.squires[BLUE] == 2


@rule("LA-622")
@pytest.mark.parametrize("law", ["L03", "L32", "N31", "N41", "L31", "L13", "L21", "N01", "N43"])
def test_counties_and_conflicts_are_counted_only_by_knights_standing_there(law: str) -> None:
    blue = "1@dungeon 1@chancellor 2@chancellor 2@chancellor"
    match = tables.under(law, BOTH | NEW, votes=[0] * 3, blue=blue, nobles=[0, 9, 9], **CHANCELLOR)
    assert done(match)
    assert score(match)[BLUE] == 0
    assert match.table.votes[BLUE] == 0


@rule("LA-623", "LA-441")
def test_squires_in_france_join_the_stack_and_never_the_archer() -> None:
    """Blue's 1 with a squire and his archer tie at 2; the archer stands lower. Red's 2 on top comes last."""
    match = tables.under(
        "N12",
        COURT | NEW,
        blue="1@upper-right",
        red="2@upper-right",
        order=("red", "blue"),
        squires=[1, 0, 0],
        archer_on={"upper-right": {2: "blue"}},
        cards={"upper-right": "c05a"},
    )
    play(match, "send_to upper-right")
    assert score(match) == [4 + 2, 1, 0]


@rule("LA-625")
def test_no_law_takes_a_piece_from_a_lords_stack() -> None:
    """N24 recalls knights from counties alone."""
    match = table(
        "apply_the_laws",
        laws="N24 L33 L41",
        options=COURT | NEW,
        blue="2@bedford 1@chancellor",
        red="2@surrey",
        yellow="2@suffolk",
        lord={"blue": "chancellor"},
        gold=[0, 2, 2],
    )
    play(match, "keep_county surrey", "keep_county suffolk")
    assert knights(match, BLUE) == "1@chancellor 2@court"
    assert tables.lords(match)[BLUE] == "chancellor"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("LA-270", "LA-271", "LA-620")
def test_games_with_everything_are_played_to_their_end(players: int) -> None:
    match = at_random(new(players, 7, **EVERYTHING), 7)
    assert match.over
    assert match.table.round == 5
    assert list(match.game.complaints(match.table)) == []


@rule("LA-280", "LA-470", "LA-523", "LA-594")
@pytest.mark.parametrize("players", [3, 4])
def test_every_gain_and_loss_is_announced_so_that_all_can_be_deduced(players: int) -> None:
    """A spectator who has followed the log knows all squires, gold, markers, seals and tokens."""
    match = at_random(new(players, 11, **EVERYTHING), 11)
    owned = {field: [0] * players for field in ("squires", "gold", "votes", "seals", "dishonour")}

    def change(field: str, seat: int, amount: int) -> None:
        owned[field][seat] += amount

    for event, field, sign in ANNOUNCED:
        for seat, *_, amount in told(match, event):
            change(field, seat, sign * amount)
    for seat, good, amount in told(match, "tribute_paid"):
        change(GOOD[good], seat, -amount)
    for seat, *amounts in told(match, "treasury_taken"):
        for field, amount in zip(GOOD, amounts, strict=True):
            change(field, seat, amount)
    for seat, _, _, squires, _ in told(match, "county_entered"):
        change("squires", seat, -squires)
    for seat, _ in told(match, "sent_to_france"):
        change("squires", seat, -1)
    for (seat,) in told(match, "seal_tile_kept"):
        change("seals", seat, 1)
    tiles = match.table.seal_tiles[:players]
    assert owned.pop("seals") == [seals + tile for seals, tile in zip(per_seat(match, "seals"), tiles, strict=True)]
    assert owned == {field: per_seat(match, field) for field in owned}


ANNOUNCED = (
    *((f"gained_{good}", good, 1) for good in GOOD),
    *((f"paid_{good}", good, -1) for good in GOOD),
    *(("office_pays", "seals", 1), ("seal_received", "seals", 1), ("seals_discarded", "seals", -1)),
    *(("dishonoured", "dishonour", 1), ("honour_restored", "dishonour", -1)),
)
"""Events that name the seat first and the amount last, what they speak of, and whether it is gained or lost."""

EVERYDAY = {
    *("applied_for", "office_taken", "office_pays", "lord_expelled", "treasury_taken", "new_bishop"),
    *("privileges_used", "dishonoured", "honour_restored", "tile_drawn", "tile_taken", "seals_scored"),
}
"""What happens in nearly every game with everything on."""


@rule("LA-620")
def test_recorded_games_have_seen_what_the_expansions_bring() -> None:
    """``tests/test_recorded.py`` replays them."""
    matches = [
        saved.read(path.read_text(encoding="utf-8"), lambda name: LA)
        for path in sorted((TESTS / "lancaster" / "recorded").glob("everything-*.regnum"))
    ]
    assert [match.options["players"] for match in matches] == [2, 3, 5]
    seen = {match.game.book.events[h.event].name for match in matches for h in match.happenings}
    assert EVERYDAY - seen == set()
