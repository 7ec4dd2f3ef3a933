"""Terms and components (LA-1 to LA-18)."""

from __future__ import annotations

import pytest

from regnum.games.lancaster.table import (
    CARDS,
    COUNTIES,
    DATA,
    FAVOURS,
    GROUPS,
    HOUSES,
    LAWS,
    NOBLES,
    PIECES,
    SIDE,
    STRENGTH,
    TILES,
)
from regnum.testing import rule

from .helpers import (
    BLUE,
    GOLD,
    RED,
    SQUIRES,
    VOTES,
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
    stock,
    table,
    told,
    vote,
)

# --- houses and places --------------------------------------------------------------------------------------


@rule("LA-1")
@pytest.mark.parametrize(("players", "houses"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_every_player_runs_a_house_and_two_players_two_each(players: int, houses: int) -> None:
    assert STRENGTH == (1, 1, 1, 2, 2, 3, 4)
    assert at_random(new(players), 1, "where_to_place").table.houses == houses


@rule("LA-2", "LA-271")
def test_a_knight_leaves_one_place_for_another() -> None:
    match = play(table("place_the_knights", blue="1@court 1@court"), "place 1 castle-gold")
    assert knights(match, BLUE) == "1@castle-gold 1@court"
    assert len(reserve(match, BLUE)) == 5


@rule("LA-3", "LA-92", "LA-106", "LA-R24")
@pytest.mark.parametrize(
    ("place", "squires"),
    [("reserve", 0), ("court", 0), ("bedford", 1), ("castle-gold", 1), ("upper-right", 1), ("lower-left", 1)],
)
def test_a_knight_is_placed_when_neither_in_reserve_nor_at_court(place: str, squires: int) -> None:
    cards = {"lower-left": "c08", "upper-right": "c07"}
    match = table(
        "apply_the_laws", laws="L14 L33 L43", cards=cards, blue=f"2@{place}", red="1@surrey", squires=[0, 0, 0]
    )
    assert stock(match, BLUE)[SQUIRES] == squires


@rule("LA-4", "LA-221", "LA-R37")
@pytest.mark.parametrize(("place", "points"), [("reserve", 0), ("court", 8), ("lower-right", 8)])
def test_a_knight_is_held_unless_it_is_in_reserve(place: str, points: int) -> None:
    match = table("reveal_the_stocks", round=5, cards={"lower-right": "c08"}, blue=f"3@{place}")
    assert score(match)[BLUE] == points


@rule("LA-5")
def test_player_order_is_clockwise_from_the_first_player() -> None:
    match = table("build_first_extensions", players=4, first=YELLOW)
    order: list[int] = []
    while match.question.name == "which_first_extension":
        order += match.to_act
        match.choose("build gold")
    assert order == [2, 3, 0, 1]


# --- the supply ---------------------------------------------------------------------------------------------


@rule("LA-6", "LA-R43")
def test_the_supply_is_one_pool_of_37_pieces_of_each_good() -> None:
    assert PIECES == (37, 37, 37)
    match = at_random(new(5), 1, "where_to_place")
    assert match.table.supply == [37 - 5 * 2, 37 - 5 * 2, 37 - 5]


@rule("LA-7", "LA-R1")
def test_what_the_supply_lacks_is_lost_for_good() -> None:
    match = table(
        "evaluate_the_castles",
        built={"blue": "gold"},
        red="4@lower-left",
        cards={"lower-left": "c07"},
        gold=[0, 36, 0],
    )
    play(match, "evaluate gold", "ransom 4")  # four gold come back to the supply
    assert stock(match, BLUE)[GOLD] == 1


@rule("LA-8")
def test_several_who_gain_are_served_in_player_order_each_in_full() -> None:
    twos = {"blue": "2@stafford 2@bedford", "red": "2@surrey 2@castle-gold"}
    match = table("apply_the_laws", first=RED, laws="L14 L33 L43", squires=[0, 0, 34], **twos)
    assert per_seat(match, "squires") == [1, 2, 34]


@rule("LA-9")
def test_payments_go_to_the_supply() -> None:
    match = table("evaluate_the_counties", blue="2@bedford", gold=[3, 0, 0])
    play(match, "take both")
    assert match.table.supply[GOLD] == 37
    match = table("vote_on_the_proposals", votes=[3, 0, 0])
    vote(match, "yes 3", "no", "no")
    assert match.table.supply[VOTES] == 37
    match = table("evaluate_the_castles", built={"blue": "recruit"}, squires=[3, 0, 0])
    play(match, "evaluate recruit", "pay")
    assert match.table.supply[SQUIRES] == 37


@rule("LA-10")
def test_who_cannot_pay_the_whole_price_does_not_have_the_option() -> None:
    assert "both" in offers(table("evaluate_the_counties", blue="2@bedford", gold=[3, 0, 0]), "take")
    assert "both" not in offers(table("evaluate_the_counties", blue="2@bedford", gold=[2, 0, 0]), "take")


@rule("LA-11")
@pytest.mark.parametrize(("counties", "points"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_for_every_two_means_the_quotient_rounded_down(counties: int, points: int) -> None:
    four = ["1@stafford", "1@surrey", "2@bedford", "2@suffolk"]
    match = table("apply_the_laws", laws="L03 L33 L43", blue=" ".join(four[:counties]))
    assert score(match)[BLUE] == points


@rule("LA-12", "LA-R2", "LA-101")
def test_most_is_everybody_with_the_highest_count_but_never_zero() -> None:
    match = table("apply_the_laws", laws="L02 L33 L43", yellow="2@surrey", squires=[0, 0, 0])
    assert [knights(match, seat) for seat in range(3)] == ["", "", "2@surrey"]
    match = table("apply_the_laws", laws="L02 L33 L43", yellow="2@surrey", squires=[1, 0, 1])
    assert [knights(match, seat) for seat in range(3)] == ["1@court", "", "1@court 2@surrey"]


@rule("LA-13", "LA-R19")
def test_squires_in_counties_do_not_count_as_owned() -> None:
    match = table("apply_the_laws", laws="L02 L33 L43", blue="2@surrey", beside={"surrey": 5}, squires=[1, 2, 0])
    assert knights(match, BLUE) == "2@surrey"
    assert knights(match, RED) == "1@court"


@rule("LA-14")
def test_points_change_the_score_at_once_and_without_limit() -> None:
    match = table("evaluate_the_counties", blue="4@somerset 1@surrey", score=[126, 0, 0])
    play(match, "take reward")
    assert score(match)[BLUE] == 132
    assert asked(match) == "who_is_first 0"


@rule("LA-18", "LA-R48", "LA-103")
def test_an_exchange_is_legal_even_if_the_supply_cannot_deliver() -> None:
    match = table("apply_the_laws", laws="L11 L33 L43", blue="2@surrey", gold=[3, 0, 0], votes=[0, 36, 0])
    play(match, "buy 3")
    assert stock(match, BLUE)[GOLD:] == (0, 1)


@rule("LA-18", "LA-154", "LA-R25")
def test_what_was_just_paid_is_in_the_supply_when_the_gain_is_taken() -> None:
    match = table("evaluate_the_counties", blue="2@surrey", gold=[3, 34, 0])
    assert match.table.supply[GOLD] == 0
    play(match, "name 0", "take both")
    assert stock(match, BLUE)[GOLD] == 2


# --- components ---------------------------------------------------------------------------------------------


@rule("LA-15")
def test_the_game_has_the_pieces_of_the_box() -> None:
    assert (COUNTIES, NOBLES, CARDS, FAVOURS) == (9, 9, 12, 6)
    assert DATA["nobles"]["tiles_per_kind"] * NOBLES == 36
    base = [law for law in range(LAWS.count) if LAWS.set[law] == 0]
    assert [sum(LAWS.group[law] == group for law in base) for group in range(GROUPS)] == [3, 4, 4, 4, 3]


@rule("LA-16")
def test_each_player_has_seven_knights_six_tiles_and_two_vote_tiles() -> None:
    assert (HOUSES, len(STRENGTH), TILES, tuple(SIDE)) == (5, 7, 6, ("no", "yes"))


@rule("LA-17")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_spare_conflict_cards_are_never_in_play(players: int) -> None:
    match = at_random(new(players), players, "where_to_place")
    assert sum(match.table.deck) + 2 == 10
    assert all(card(match, conflict) != "-" for conflict in ("upper-left", "upper-right"))
    assert len(told(match, "turned_up")) == 2
