"""Two players (LA-240 to LA-259): yellow is blue's ally, green is red's."""

from __future__ import annotations

import pytest

from regnum.games.lancaster.battles import CARD_STRENGTH
from regnum.kernel import IllegalOptions
from regnum.testing import rule

from .helpers import (
    BLUE,
    CARD,
    FAVOUR,
    GOLD,
    GREEN,
    RED,
    SQUIRES,
    YELLOW,
    asked,
    at_random,
    card,
    knights,
    new,
    offers,
    per_seat,
    play,
    reserve,
    score,
    spaces,
    stock,
    table,
    told,
)

# --- set-up (LA-240 to LA-243) ------------------------------------------------------------------------------


@rule("LA-240", "LA-R40")
def test_two_players_have_the_four_player_set_up_but_two_nobles_per_county_and_no_screens() -> None:
    match = at_random(new(2), 1, "which_first_extension")
    assert match.table.nobles_left == [2] * 9
    deck = [CARD_STRENGTH[i] for i in range(len(CARD)) if match.table.deck[i] or i in match.table.card]
    assert sorted(deck) == [3, 3, 4, 4, 5, 5, 6, 7, 8, 9]
    assert match.table.favours == [1] * 6
    assert match.numbers(BLUE)["gold"][RED] == match.numbers(None)["squires"][BLUE] == 2


@rule("LA-240")
def test_screens_and_missing_allies_are_refused() -> None:
    with pytest.raises(IllegalOptions, match="LA-240"):
        new(2, open_stocks=False)
    with pytest.raises(IllegalOptions, match="LA-241"):
        new(2, allies=False)
    with pytest.raises(IllegalOptions, match="LA-241"):
        new(3, allies=True)


@rule("LA-241")
def test_an_ally_starts_with_a_two_at_court_and_has_a_castle_of_two_spaces() -> None:
    match = at_random(new(2), 1, "where_to_place")
    assert [knights(match, house) for house in (YELLOW, GREEN)] == ["2@court", "2@court"]
    assert reserve(match, YELLOW) == [1, 1, 1, 2, 3, 4]
    castle = [place for place in offers(match, "place_ally") if "castle" in place]
    assert castle == ["2 castle-ally_recruit", "2 castle-ally_train"]
    assert match.table.built[YELLOW] == [0] * 6


@rule("LA-242", "LA-253")
@pytest.mark.parametrize(
    ("county", "strength"), [("northumberland", 3), ("gloucester", 4), ("bedford", 2), ("somerset", 4), ("surrey", 1)]
)
def test_an_ally_never_earns_points_markers_goods_or_extensions(county: str, strength: int) -> None:
    match = table("evaluate_the_counties", players=2, yellow=f"{strength}@{county}", round=5, nobles=[0, 0])
    before = [per_seat(match, field) for field in ("votes", "gold", "squires")]
    if county == "surrey":
        play(match, "name 0")
    play(match, "take reward")
    if asked(match) == "which_upgrade 0":
        play(match, "decline")
    assert [per_seat(match, field) for field in ("votes", "gold", "squires")] == before
    assert match.over
    assert score(match) == [0, 0]
    assert match.table.built[YELLOW] == match.table.built[BLUE] == [0] * 6


@rule("LA-243", "LA-R41", "LA-252")
def test_the_players_gold_does_not_pay_both_for_an_ally() -> None:
    match = table("evaluate_the_counties", players=2, yellow="3@york", gold=[9, 0])
    assert offers(match) == ["take noble", "take reward"]


# --- placing (LA-244 to LA-250) -----------------------------------------------------------------------------


@rule("LA-244")
def test_a_turn_places_one_knight_of_either_house() -> None:
    match = table("place_the_knights", players=2, blue="1@court", yellow="2@court", red="1@court", squires=[0, 0])
    assert {offer.split()[0] for offer in match.offers()} == {"place", "place_ally"}
    play(match, "place_ally 2 bedford")
    assert asked(match) == "where_to_place 1"
    play(match, "place 1 stafford")
    assert offers(match, "place_ally") == []
    assert "1 castle-gold" in offers(match, "place")


@rule("LA-244")
def test_a_player_has_a_turn_while_only_the_ally_can_place() -> None:
    match = table("place_the_knights", players=2, yellow="2@court")
    assert asked(match) == "where_to_place 0"
    assert offers(match, "place") == []


@rule("LA-245")
def test_allied_knights_go_to_counties_conflicts_and_their_own_two_spaces() -> None:
    match = table("place_the_knights", players=2, yellow="2@court", squires=[9, 9])
    assert sorted(offers(match, "place_ally")) == sorted(
        f"2 {place}"
        for place in (
            "stafford",
            "bedford",
            "suffolk",
            "dorset",
            "surrey",
            "upper-left",
            "upper-right",
            "castle-ally_recruit",
            "castle-ally_train",
        )
    )
    match = table("place_the_knights", players=2, blue="2@court", yellow="1@court 1@castle-ally_train")
    assert "2 castle-ally_recruit" not in offers(match, "place")
    assert "1 castle-ally_train" not in offers(match, "place_ally")


@rule("LA-246", "LA-243")
def test_allied_knights_use_no_squires() -> None:
    match = table("place_the_knights", players=2, yellow="2@court", red="2@stafford 1@surrey", squires=[9, 0])
    assert "2 stafford" not in offers(match, "place_ally")
    play(match, "place_ally 2 surrey")
    assert asked(match) != "how_many_squires 0"
    assert stock(match, BLUE)[SQUIRES] == 9


@rule("LA-247")
def test_neither_house_of_a_player_drives_out_the_other() -> None:
    match = table("place_the_knights", players=2, blue="4@court 1@stafford", yellow="3@court 1@surrey", squires=[9, 0])
    assert "4 surrey" not in offers(match, "place")
    assert "3 stafford" not in offers(match, "place_ally")


@rule("LA-247")
@pytest.mark.parametrize(("verb", "strength"), [("place", 4), ("place_ally", 3)])
def test_both_houses_drive_out_the_opponents_houses(verb: str, strength: int) -> None:
    there = {"red": "1@stafford", "green": "1@surrey"}
    match = table("place_the_knights", players=2, blue="4@court", yellow="3@court", squires=[0, 0], **there)
    assert {f"{strength} stafford", f"{strength} surrey"} <= set(offers(match, verb))


@rule("LA-248")
def test_an_expelled_allied_knight_returns_to_the_allys_court() -> None:
    match = table("place_the_knights", players=2, blue="4@court", green="1@surrey", squires=[0, 0])
    play(match, "place 4 surrey")
    assert knights(match, GREEN) == "1@court"
    assert knights(match, RED) == ""
    assert offers(match, "place_ally")[0].startswith("1 ")


@rule("LA-249")
def test_player_and_ally_stand_on_separate_spaces_of_a_conflict() -> None:
    match = table("place_the_knights", players=2, blue="1@court", yellow="2@court", favours="")
    play(match, "place 1 upper-left", "place_ally 2 upper-left")
    assert spaces(match, "upper-left") == ["blue", "yellow", "-"]


@rule("LA-250", "LA-69")
def test_an_allied_knight_earns_a_favour_for_which_its_player_must_choose() -> None:
    match = play(table("place_the_knights", players=2, yellow="2@court"), "place_ally 2 upper-left")
    assert asked(match) == "which_favour 0"
    assert offers(match, "favour") == list(FAVOUR)


@rule("LA-250", "LA-243")
@pytest.mark.parametrize("tile", ["fav_gold3", "fav_gold2", "fav_squires2", "fav_mixed"])
def test_gold_and_squires_are_lost_on_an_ally(tile: str) -> None:
    match = table("place_the_knights", players=2, yellow="2@court", gold=[1, 1], squires=[1, 1])
    play(match, "place_ally 2 upper-left", f"favour {tile}")
    assert (per_seat(match, "gold"), per_seat(match, "squires")) == ([1, 1], [1, 1])
    assert match.table.favours[FAVOUR.index(tile)] == 0


@rule("LA-250", "LA-172")
def test_the_favours_upgrade_is_for_an_allied_knight() -> None:
    match = table("place_the_knights", players=2, blue="1@castle-gold", yellow="2@court")
    play(match, "place_ally 2 upper-left", "favour fav_upgrade")
    assert offers(match) == ["upgrade 2 upper-left", "decline"]
    play(match, "upgrade 2 upper-left")
    assert knights(match, YELLOW) == "3@upper-left"


@rule("LA-250")
def test_the_favours_noble_is_removed_from_the_game() -> None:
    left = [0, 2, 2, 2, 2, 2, 2, 2, 2]
    owned = [[0, 0, 0, 0, 1, 0, 0, 0, 0], [0] * 9]
    left[4] = 1
    match = table("place_the_knights", players=2, yellow="2@court", nobles_left=left, noble=owned)
    play(match, "place_ally 2 upper-left", "favour fav_noble")
    assert len(match.offers()) == 8
    assert "remove bedford" in offers(match)  # whatever kinds the player owns
    assert "decline" not in offers(match)
    play(match, "remove bedford")
    assert match.table.nobles_left[4] == 0
    assert sum(match.table.noble[BLUE]) == 1


@rule("LA-R42")
def test_without_a_noble_on_the_board_the_allys_favour_has_no_effect() -> None:
    match = table("place_the_knights", players=2, yellow="2@court", nobles_left=[0] * 9)
    play(match, "place_ally 2 upper-left", "favour fav_noble")
    assert asked(match) == "which_vote 0 1"


# --- parliament (LA-251) ------------------------------------------------------------------------------------


@rule("LA-251")
def test_the_ally_does_not_vote() -> None:
    match = table("vote_on_the_proposals", players=2, yellow="2@court", votes=[0, 0])
    assert asked(match) == "which_vote 0 1"
    match.choose("vote yes 0", 0)
    match.choose("vote no 0", 1)
    assert told(match, "approved")[0][1:3] == (1, 1)


@rule("LA-251")
def test_allied_pieces_count_neither_for_nor_against_a_player() -> None:
    allied = {"yellow": "1@stafford 2@bedford 2@upper-left 3@upper-right"}
    match = table("apply_the_laws", players=2, laws="L03 L31 L14", squires=[0, 0], red="1@surrey", **allied)
    assert score(match) == [0, 0]
    assert per_seat(match, "squires") == [0, 0]
    match = table("apply_the_laws", players=2, laws="L22 L33 L43", blue="1@court", **allied)
    assert asked(match) == "which_upgrade 0"  # the allied 2 is not his
    assert offers(match) == ["upgrade 1 court", "decline"]


@rule("LA-251")
def test_a_law_gives_nothing_to_an_ally() -> None:
    match = table("apply_the_laws", players=2, laws="L02 L33 L43", squires=[2, 0], yellow="2@court", red="1@surrey")
    assert knights(match, YELLOW) == "2@court"
    assert knights(match, BLUE) == "1@court"


# --- counties (LA-252 to LA-254) ----------------------------------------------------------------------------


@rule("LA-252")
def test_an_allied_noble_leaves_the_game_whatever_kinds_the_player_owns() -> None:
    match = table("evaluate_the_counties", players=2, yellow="3@northumberland", nobles=[1, 0])
    assert asked(match) == "which_allied_share 0"
    play(match, "take noble")
    assert match.table.nobles_left[0] == 0
    match = table("evaluate_the_counties", players=2, yellow="3@northumberland", nobles=[1, 1])
    assert offers(match, "take") == ["reward"]


@rule("LA-253", "LA-171")
def test_a_new_knight_of_a_county_goes_to_the_allied_house() -> None:
    match = table("evaluate_the_counties", players=2, green="2@suffolk", blue="1@surrey")
    assert asked(match) == "which_allied_share 1"
    play(match, "take reward")
    assert knights(match, GREEN) == "1@court 2@court"
    assert knights(match, RED) == ""


@rule("LA-253", "LA-172")
def test_an_upgrade_of_a_county_goes_to_the_allied_house_or_is_declined() -> None:
    match = table("evaluate_the_counties", players=2, yellow="1@stafford 2@court", blue="1@court")
    play(match, "take reward")
    assert offers(match) == ["upgrade 1 stafford", "upgrade 2 court", "decline"]
    assert knights(play(match.branch(), "decline"), YELLOW) == "1@court 2@court"
    assert knights(play(match, "upgrade 1 stafford"), YELLOW) == "2@court 2@court"


@rule("LA-253", "LA-176")
def test_the_allied_knight_itself_crosses_the_channel() -> None:
    match = table("evaluate_the_counties", players=2, yellow="2@dorset", red="1@surrey", cards={"upper-left": "c09"})
    play(match, "take reward", "cross upper-left")
    assert knights(match, YELLOW) == "2@upper-left"
    assert spaces(match, "upper-left") == ["yellow", "-", "-"]


@rule("LA-254", "LA-163")
def test_an_allied_knight_in_surrey_lets_its_player_name_one_of_the_two_players() -> None:
    match = table("evaluate_the_counties", players=2, green="1@surrey", gold=[0, 0])
    assert asked(match) == "who_is_first 1"
    assert offers(match, "name") == ["0", "1"]
    play(match, "name 1", "take reward")
    assert match.table.first == RED
    assert stock(match, RED)[GOLD] == 0


# --- castles and conflicts (LA-255 to LA-257) ---------------------------------------------------------------


@rule("LA-255")
def test_the_allied_castle_is_evaluated_among_the_players_own_items_and_the_table_last() -> None:
    match = table(
        "evaluate_the_castles",
        players=2,
        yellow="2@castle-ally_recruit 1@castle-ally_train",
        built={"blue": "votes"},
        votes=[0, 0],
        squires=[0, 0],
    )
    assert offers(match) == ["evaluate votes", "evaluate_ally ally_recruit", "evaluate_ally ally_train"]
    play(match, "evaluate_ally ally_recruit")
    assert knights(match, YELLOW) == "1@castle-ally_train 1@court 2@court"
    play(match, "evaluate votes")
    assert per_seat(match, "votes") == [2, 0]
    play(match, "evaluate_ally ally_train")
    assert offers(match) == ["upgrade 1 castle-ally_train", "upgrade 1 court", "upgrade 2 court", "decline"]
    play(match, "upgrade 2 court")
    assert knights(match, YELLOW) == "1@court 1@court 3@court"
    assert per_seat(match, "votes") == [3, 1]


@rule("LA-255", "LA-180")
def test_each_castle_is_evaluated_with_its_own_ally() -> None:
    match = table(
        "evaluate_the_castles", players=2, first=RED, yellow="2@castle-ally_recruit", green="2@castle-ally_recruit"
    )
    assert asked(match) == "which_item 1"
    play(match, "evaluate_ally ally_recruit")
    assert knights(match, GREEN) == "1@court 2@court"
    assert asked(match) == "which_item 0"


@rule("LA-256", "LA-202")
def test_an_ally_is_ranked_and_fights_for_england_but_its_points_go_to_nobody() -> None:
    houses = {"yellow": "3@upper-left", "blue": "1@upper-left", "red": "2@upper-left"}
    match = table("evaluate_the_conflicts", players=2, cards={"upper-left": "c06"}, **houses)
    assert score(match) == [1, 3]
    assert card(match, "lower-left") == "-"


@rule("LA-257")
def test_captured_allied_knights_are_not_ransomed() -> None:
    match = table("evaluate_the_conflicts", players=2, cards={"lower-left": "c09"}, yellow="2@lower-left", gold=[9, 0])
    assert asked(match) == "which_card"
    assert knights(match, YELLOW) == ""
    assert len(reserve(match, YELLOW)) == 7
    assert stock(match, BLUE)[GOLD] == 9


# --- final scoring (LA-258, LA-259) -------------------------------------------------------------------------

TEN, NINE = "4@court 3@court 2@court 1@court", "4@court 3@court 2@court"


@rule("LA-258")
def test_only_first_places_count_and_allies_are_ignored() -> None:
    match = table("reveal_the_stocks", players=2, round=5, blue=NINE, red=TEN, yellow=TEN)
    assert score(match) == [0, 8]
    built = {"blue": "gold votes", "red": "gold"}
    assert score(table("reveal_the_stocks", players=2, round=5, built=built)) == [8, 0]


@rule("LA-259", "LA-223")
def test_a_tie_is_broken_by_the_stock_and_then_shared() -> None:
    match = table("reveal_the_stocks", players=2, round=5, blue=TEN, red=TEN, squires=[1, 2])
    assert score(match) == [0, 8]
    built = {"blue": "gold votes", "red": "gold mixed"}
    assert score(table("reveal_the_stocks", players=2, round=5, built=built, gold=[3, 3])) == [4, 4]
