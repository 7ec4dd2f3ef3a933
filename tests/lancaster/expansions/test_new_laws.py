"""The New Laws (LA-420 to LA-447)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from ..helpers import (
    BLUE,
    GOLD,
    RED,
    SQUIRES,
    YELLOW,
    asked,
    knights,
    offers,
    per_seat,
    play,
    reserve,
    score,
    stock,
    table,
    tiles,
    told,
    told_of_goods,
)
from . import tables
from .tables import NEW, done

NOTHING: dict[str, Any] = {"squires": [0, 0, 0], "gold": [0, 0, 0], "votes": [0, 0, 0]}


def under(law: str, **given: Any) -> Match:
    return tables.under(law, NEW, **given)


# --- group 0 ------------------------------------------------------------------------------------------------


@rule("LA-420", "LA-622")
def test_n01_a_vote_marker_for_each_conflict() -> None:
    match = under("N01", blue="1@lower-left 2@lower-left 1@upper-right", **NOTHING)
    assert per_seat(match, "votes") == [2, 0, 0]


@rule("LA-421", "LA-12")
def test_n02_the_most_squires_earn_a_gold_and_a_vote() -> None:
    match = under("N02", squires=[3, 3, 1], gold=[0, 0, 0], votes=[0, 0, 0])
    assert [stock(match, seat) for seat in range(3)] == [(3, 1, 1), (3, 1, 1), (1, 0, 0)]
    assert told(match, "shown_gold") == []


@rule("LA-422")
def test_n03_the_most_gold_draws_a_squire_and_a_vote() -> None:
    match = under("N03", squires=[0, 0, 0], gold=[1, 4, 4], votes=[0, 0, 0])
    assert [stock(match, seat) for seat in range(3)] == [(0, 1, 0), (1, 4, 1), (1, 4, 1)]


# --- group 1 ------------------------------------------------------------------------------------------------


@rule("LA-423")
def test_n11_relief_for_those_without_a_noble() -> None:
    match = under("N11", nobles=[0, 1, 0], **NOTHING)
    assert [stock(match, seat) for seat in range(3)] == [(1, 1, 1), (0, 0, 0), (1, 1, 1)]


@rule("LA-424", "LA-440")
def test_n12_as_many_squires_as_conflicts_to_own_knights_alone() -> None:
    match = under("N12", blue="1@lower-left 2@upper-right", yellow="1@upper-left", squires=[5, 5, 0])
    assert offers(match) == ["send_to lower-left", "send_to upper-right", "decline"]
    play(match, "send_to lower-left", "send_to lower-left")
    assert stock(match, BLUE)[SQUIRES] == 3
    assert done(match)  # red has no knight in France, yellow no squire


@rule("LA-424")
def test_n12_no_more_squires_than_in_stock_and_none_at_all_if_one_likes() -> None:
    match = under("N12", blue="1@lower-left 2@upper-right", squires=[1, 0, 0])
    assert done(play(match.branch(), "decline"))
    assert done(play(match, "send_to upper-right"))
    assert match.table.in_france[BLUE] == [0, 0, 0, 1]


@rule("LA-424", "LA-441", "LA-442", "Y23")
def test_n12_squires_win_a_battle_and_go_to_the_supply() -> None:
    match = under("N12", blue="1@lower-left 1@lower-right 3@upper-left", red="", squires=[5, 0, 0], gold=[0, 0, 0])
    before = match.table.supply[SQUIRES]
    play(match, "send_to upper-left", "send_to upper-left", "send_to upper-left")
    assert told(match, "england_wins") == [(7, 6, 2)]  # the 6, with strength 6, upper row left
    assert match.table.supply[SQUIRES] == before + 3
    assert told(match, "back_from_france") == [(3, 2)]


@rule("LA-441")
def test_n12_squires_count_for_their_players_rank() -> None:
    """Yellow's 2 stands lower, but blue has 2 and a squire."""
    match = under("N12", blue="2@upper-right", yellow="2@upper-right", red="", squires=[1, 0, 0])
    play(match, "send_to upper-right")
    assert score(match) == [4, 0, 2]


@rule("LA-442", "LA-R97")
def test_n12_squires_do_not_move_down_with_the_card() -> None:
    match = under("N12", blue="1@upper-left", red="", squires=[1, 0, 0])
    play(match, "send_to upper-left")
    assert knights(match, BLUE) == "1@lower-left"
    assert match.table.in_france == [[0] * 4] * 5
    assert match.table.supply[SQUIRES] == 37


@rule("LA-443")
def test_n12_squires_are_not_in_counties_and_a_crossing_sends_no_more() -> None:
    match = under("N12", others="N34 L43", blue="1@upper-left 2@dorset", red="", squires=[5, 0, 0])
    play(match, "send_to upper-left")
    assert score(match) == [0, 0, 0]
    play(match, "take reward", "cross upper-right")
    assert told(match, "sent_to_france") == [(BLUE, 2)]


@rule("LA-425")
def test_n13_a_squire_for_each_placed_one() -> None:
    match = under("N13", blue="1@stafford 1@upper-left 1@court 2@bedford", red="2@surrey", **NOTHING)
    assert per_seat(match, "squires") == [2, 0, 0]


@rule("LA-426", "LA-R101")
def test_n14_extensions_for_four_gold_each() -> None:
    match = under("N14", blue="1@castle-gold", gold=[9, 3, 0])
    play(match, "build gold")
    assert knights(match, BLUE) == "1@court"  # not placed again
    assert stock(match, BLUE)[GOLD] == 5
    play(match, "build votes")
    assert done(match)  # 1 gold left; red and yellow cannot pay
    assert tiles(match, BLUE) == "gold votes"
    assert [seat for seat, _ in told(match, "cannot_afford")] == [RED, YELLOW]


@rule("LA-426")
def test_n14_nobody_must_buy_and_nobody_can_without_a_tile() -> None:
    every = "squires gold votes mixed recruit train"
    assert asked(under("N14", gold=[4, 4, 0], built={"blue": every})) == "which_extension_to_buy 1"
    assert done(play(under("N14", gold=[4, 0, 0]), "decline"))


# --- group 2 ------------------------------------------------------------------------------------------------


@rule("LA-427")
def test_n21_knights_in_the_castle_score_three_each() -> None:
    assert score(under("N21", blue="1@castle-gold 4@castle-train 2@court")) == [6, 0, 0]


@rule("LA-428")
def test_n22_all_with_the_most_leftovers_may_upgrade_any_held_knight() -> None:
    match = table(
        "return_the_leftover_markers",
        laws="N22 L33 L34",
        options=NEW,
        votes=[2, 1, 2],
        blue="1@court 3@york",
        red="1@surrey",
        yellow="1@stafford",
    )
    assert offers(match) == ["upgrade 1 court", "upgrade 3 york", "decline"]
    assert asked(play(match, "upgrade 1 court")) == "which_upgrade 2"
    assert done(play(match, "decline"))
    assert knights(match, BLUE) == "2@court 3@york"


@rule("LA-429")
@pytest.mark.parametrize(
    ("twos", "points"), [("2@bedford 2@upper-left", 3), ("2@bedford 2@court", 0), ("2@bedford", 0)]
)
def test_n23_both_twos_placed_score_three(twos: str, points: int) -> None:
    assert score(under("N23", blue=twos)) == [points, 0, 0]


@rule("LA-430", "LA-444", "LA-445", "Y24")
def test_n24_a_county_costs_a_gold_or_the_knight_comes_back() -> None:
    match = under("N24", blue="2@bedford 1@surrey", red="", beside={"bedford": 2}, gold=[1, 0, 0])
    supply = match.table.supply[SQUIRES]
    assert offers(match) == ["keep_county bedford", "keep_county surrey", "decline"]
    play(match, "keep_county surrey")
    assert knights(match, BLUE) == "1@surrey 2@court"
    assert match.table.supply[SQUIRES] == supply + 2
    assert stock(match, BLUE)[GOLD] == 0
    assert asked(match) == "who_is_first 0"  # Bedford is not evaluated


@rule("LA-430", "LA-445")
def test_n24_paying_may_be_refused_and_who_cannot_pay_is_not_asked() -> None:
    match = under("N24", blue="2@bedford", yellow="2@suffolk", gold=[3, 1, 0])
    play(match, "decline")
    assert asked(match) == "which_counties_to_keep 1"
    play(match, "keep_county surrey")
    assert [knights(match, seat) for seat in range(3)] == ["2@court", "1@surrey", "2@court"]
    assert stock(match, BLUE)[GOLD] == 3


@rule("LA-445", "LA-431")
def test_n24_later_laws_see_the_new_position() -> None:
    match = under("N24", others="N31 L43", blue="2@bedford 1@stafford", gold=[1, 1, 0])
    play(match, "keep_county bedford", "keep_county surrey")
    assert score(match) == [0, 0, 0]


@rule("LA-R98")
def test_n24_a_recalled_occupant_of_surrey_names_nobody() -> None:
    match = under("N24", blue="2@bedford", gold=[1, 0, 0])
    play(match, "keep_county bedford")
    assert asked(match) == "which_share 0"
    play(match, "take noble")
    assert told(match, "first_player_named") == []


# --- group 3 ------------------------------------------------------------------------------------------------


@rule("LA-431", "LA-622")
def test_n31_pairs_of_counties_score_five() -> None:
    assert score(under("N31", blue="1@stafford 2@bedford 3@york 1@upper-left")) == [5, 0, 0]


@rule("LA-432", "LA-446", "Y25")
def test_n32_tiles_without_upkeep_pay_nothing_this_round_and_again_the_next() -> None:
    built = {"blue": "gold squires votes"}
    match = under("N32", red="", built=built, squires=[1, 0, 0], gold=[0, 0, 0], votes=[0, 0, 0])
    play(match, "keep_tile squires")
    assert offers(match) == ["evaluate squires"]
    play(match, "evaluate squires")
    assert stock(match, BLUE) == (2, 0, 1)  # the vote is the table's
    assert match.table.face_down == [[0] * 6] * 5


@rule("LA-446")
def test_n32_tiles_stay_down_until_all_castles_have_been_evaluated() -> None:
    match = under("N32", red="", built={"blue": "gold", "yellow": "gold"}, squires=[0, 0, 1])
    play(match, "keep_tile gold")
    assert asked(match) == "which_item 2"
    assert match.table.face_down[BLUE] == [0, 1, 0, 0, 0, 0]


@rule("LA-432", "LA-R99")
def test_n32_nobody_must_pay() -> None:
    match = under("N32", built={"blue": "gold squires"}, squires=[2, 0, 0])
    assert offers(match) == ["keep_tile squires", "keep_tile gold", "decline"]
    assert done(play(match, "keep_tile gold", "decline"))
    assert match.table.face_down[BLUE] == [1, 0, 0, 0, 0, 0]
    assert stock(match, BLUE)[SQUIRES] == 1


@rule("LA-447")
def test_n32_a_tile_face_down_still_counts_and_covers_and_later_ones_pay() -> None:
    built = {"blue": "gold squires votes mixed recruit"}
    match = under("N32", others="L24 L43", blue="3@northumberland", red="", built=built, squires=[0, 0, 0])
    assert score(match) == [5, 0, 0]
    assert match.table.built[BLUE] == [1, 1, 1, 1, 1, 0]
    play(match, "take reward", "build train")
    assert offers(match) == ["evaluate train"]


@rule("LA-433", "LA-R100")
def test_n33_two_for_one_in_either_direction() -> None:
    match = under("N33", gold=[4, 2, 0], squires=[1, 0, 1])
    assert offers(match) == ["get squires", "decline"]
    play(match, "get squires")
    assert offers(match) == ["get squires", "get gold", "decline"]
    play(match, "get gold")
    assert stock(match, BLUE)[:2] == (0, 3)
    assert asked(play(match, "decline")) == "what_to_get 1"
    assert done(play(match, "get squires"))  # neither red nor yellow can go on


@rule("LA-434", "Y26")
def test_n34_squires_in_all_counties_are_added_up() -> None:
    match = under("N34", blue="1@stafford 2@bedford 3@york", beside={"stafford": 1, "bedford": 1, "york": 3})
    assert score(match) == [6, 0, 0]


# --- group 4 ------------------------------------------------------------------------------------------------


@rule("LA-435", "Y27")
def test_n41_counties_without_nobles_score_three() -> None:
    gone = [0, 1, 0, 0, 1, 1, 0, 0, 0]  # stafford, bedford, suffolk
    owned = [[0] * 9, gone, [kind or county == 2 for county, kind in enumerate(gone)]]
    match = under("N41", blue="1@stafford 2@bedford 3@york", noble=owned)
    assert score(match) == [6, 0, 0]


@rule("LA-436", "LA-410", "Y28")
def test_n42_everything_for_fame() -> None:
    match = table(
        "return_the_leftover_markers",
        laws="N42 L33 L34",
        options=NEW,
        red="1@surrey",
        gold=[3, 0, 0],
        squires=[2, 2, 2],
        votes=[4, 4, 4],
    )
    assert offers(match) == ["trade 0", "trade 1", "trade 2"]
    play(match, "trade 2")
    assert score(match) == [6, 0, 0]
    assert stock(match, BLUE) == (0, 1, 0)
    assert (BLUE, 2, 2) in told_of_goods(match, "paid")


@rule("LA-437", "LA-12", "Y29")
@pytest.mark.parametrize(
    ("blue", "yellow", "points"),
    [
        ("1@lower-left 1@lower-left 2@upper-right", "1@upper-left 1@lower-left 1@upper-right", [5, 0, 5]),
        ("1@upper-left", "1@upper-right 2@upper-right", [0, 0, 5]),
        ("1@stafford", "2@bedford", [0, 0, 0]),
    ],
)
def test_n43_the_most_men_in_france_score_five(blue: str, yellow: str, points: list[int]) -> None:
    assert score(under("N43", others="L34 L24", blue=blue, yellow=yellow)) == points


@rule("LA-628", "LA-622")
def test_allied_pieces_do_not_count_for_the_new_laws() -> None:
    """Yellow is blue's ally."""
    allied = "1@lower-left 1@upper-left 2@bedford 2@castle-ally_recruit"
    for law, field in (("N01", "votes"), ("N21", "score"), ("N43", "score"), ("N31", "score")):
        match = under(law, players=2, yellow=allied, votes=[0, 0])
        assert per_seat(match, field) == [0, 0]
    assert done(under("N12", players=2, yellow=allied))
    match = under("N24", players=2, yellow=allied, gold=[0, 1])
    assert asked(match) == "which_counties_to_keep 1"
    play(match, "keep_county surrey")
    assert "2@bedford" in knights(match, YELLOW)
    assert reserve(match, YELLOW) == [1, 3, 4]
