"""Player numbers and options (KS-161 to KS-170)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.krone_und_schwert.table import DATA, EVENT_CARD
from regnum.kernel import IllegalOptions, Match
from regnum.testing import rule

from .helpers import (
    GAME,
    NATURE,
    NOBODY,
    P1,
    P2,
    P3,
    before,
    commit,
    discard,
    do,
    events,
    free,
    hand,
    nature,
    new,
    offers,
    people,
    play,
    points,
    stands_at,
    told,
    turn,
)


@rule("KS-161")
@pytest.mark.parametrize(("players", "pieces"), [(4, 3), (5, 4)])
def test_fewer_pieces_means_one_less_and_the_last_player_lays_none(players: int, pieces: int) -> None:
    match = nature(new(players, seed=None, fewer_pieces=True), "1")
    layers: list[int] = []
    while match.question.name != "what_is_dealt":
        layers += match.to_act
        match.choose(match.offers()[0])
    assert len(set(layers)) == pieces
    assert 0 not in layers
    assert match.table.free == 25 * pieces


@rule("KS-161")
def test_thresholds_follow_the_number_of_players_on_a_small_board() -> None:
    for total, begun in ((19, 0), (20, 1)):
        built = {P1: "castle A25", P2: "castle B15, small B24"}
        options = {"fewer_pieces": True}
        match = turn(4, P2, built=built, king=P1, swords=11, points={P2: total - 1}, options=options)
        commit(do(match, "revolt"), {2: "crown", 3: "crown"})
        while match.question.name == "which_people_card":
            nature(match, "crown")
        assert match.table.end_phase == begun


@rule("KS-162")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_fixed_board_is_that_of_the_data(players: int) -> None:
    match = turn(players)
    layout = DATA["layout"][players - 2]
    for placed in layout["placements"]:
        assert stands_at(match, f"{placed['piece']}11") == (placed["row"], placed["col"])
    assert len(free(match)) == layout["spaces"]


@rule("KS-162")
def test_a_random_board_is_laid_by_chance_uniformly() -> None:
    match = nature(new(3, seed=None, board_setup="random"), "0")
    for question, count in (("which_piece", 5), ("which_piece", 4), ("beside_which_piece", 8), ("how_to_turn_it", 4)):
        outcomes = GAME.offers(match.table, NATURE)
        assert (match.question.name, match.to_act, len(outcomes)) == (question, (NATURE,), count)
        assert set(outcomes.odds) == {1}
        match.choose(match.offers(NATURE)[-1], NATURE)
    assert (match.question.name, len(match.offers(NATURE))) == ("which_piece", 3)


@rule("KS-162")
def test_a_board_is_laid_by_the_players_unless_said_otherwise() -> None:
    match = new(3)
    assert match.options["board_setup"] == "players"
    assert match.question.name == "which_piece"


@rule("KS-163")
def test_the_first_castle_may_be_enough_for_a_king() -> None:
    given: dict[str, Any] = {"owns": {P1: "A11 A22"}, "hands": {P1: "castle city"}, "discard": "castle*2"}
    by_both = do(turn(**given), "castle A11")
    assert by_both.table.king == NOBODY
    by_castle = do(turn(**given, options={"first_king": "castle"}), "castle A11")
    assert (by_castle.table.king, points(by_castle), discard(by_castle)) == (P1, [1, 0, 0], "")
    assert by_castle.question.name == "which_people_card"
    by_city = do(turn(**given, options={"first_king": "castle"}), "small_city A22")
    assert by_city.table.king == NOBODY


@rule("KS-163", "KS-60")
def test_later_castles_make_no_king() -> None:
    match = turn(
        built={P2: "castle A25"}, king=P2, owns={P1: "A11"}, hands={P1: "castle"}, options={"first_king": "castle"}
    )
    assert do(match, "castle A11").table.king == P2


@rule("KS-164")
def test_a_rebel_may_do_without_castle_and_city() -> None:
    given: dict[str, Any] = {"owns": {P1: "A11"}, "built": {P2: "castle A25"}, "king": P2}
    assert "revolt" not in turn(**given).offers()
    match = turn(**given, options={"rebel_needs_castle_and_city": False})
    assert match.offers().count("revolt") == 1
    commit(do(match, "revolt"), {P3: "crown"})
    nature(match, "crown", "crown")
    assert told(match, "royals_win") == [(P2,)]
    settled = turn(
        built={P1: "castle A11, small A22", P2: "castle A25"}, king=P2, options={"rebel_needs_castle_and_city": False}
    )
    assert settled.offers().count("revolt") == 1


@rule("KS-165")
def test_small_cities_may_be_kept_to_octagons() -> None:
    match = turn(owns={P1: "A12 A44 A45"}, hands={P1: "city"}, options={"small_city_spaces": "octagon"})
    assert offers(match, "small_city") == ["A44"]
    assert offers(match, "large_city") == ["A44"]


@rule("KS-166")
def test_red_cards_may_be_replaced_with_a_king_too() -> None:
    options: dict[str, Any] = {"red_card_replacement": True}
    match = turn(built={P2: "small A22"}, king=P3, options=options)
    nature(do(match, "draw"), "city_scoring", "unrest", "crown", "sword", "castle")
    assert (points(match), people(match)) == ([0, 1, 0], (1, 1, 20))
    assert (hand(match, P1), match.table.action_points, discard(match)) == ("castle", 2, "city_scoring unrest")
    without = turn(king=P3)
    nature(do(without, "draw"), "city_scoring")
    assert without.question.name == "which_action"


@rule("KS-166", "KS-90")
def test_a_replacement_is_not_drawn_from_red_cards_alone_with_a_king_either() -> None:
    everything = "leader3*5 leader4*3 incite*3 castle*15 cathedral*10 city*15 ambush*2 truce*2 papal_visit*3"
    given: dict[str, Any] = {"hands": {P2: everything}, "discard": "unrest*5 city_scoring", "king": P3}
    match = turn(**given, options={"red_card_replacement": True})
    nature(do(match, "draw"), "city_scoring")
    assert (match.question.name, match.table.action_points) == ("which_action", 2)


@rule("KS-167")
def test_totals_may_be_open() -> None:
    assert turn(points={P2: 3}).numbers(P1)["points"][P2] is None
    assert turn(points={P2: 3}, options={"open_scores": True}).numbers(P1)["points"][P2] == 3


@rule("KS-168")
@pytest.mark.parametrize("swords", [8, 11, 14])
def test_the_number_of_swords_may_be_chosen(swords: int) -> None:
    match = do(turn(hands={P1: "incite"}, options={"people_swords": swords}), "incite")
    assert GAME.offers(match.table, NATURE).odds == [22 - swords, swords]


@rule("KS-169")
def test_the_rounds_may_be_limited() -> None:
    match = turn(3, P2, owns={P1: "A11", P2: "B33", P3: "C33"}, round=7, options={"max_rounds": 7})
    do(match, "end_turn")
    assert not match.over
    do(match, "end_turn")
    assert match.over
    assert told(match, "rounds_over") == [(7,)]
    assert points(match) == [5, 5, 5]


@rule("KS-169")
def test_without_a_limit_the_rounds_go_on() -> None:
    match = turn(2, P2, owns={P1: "A11", P2: "B33"}, round=1000)
    do(match, "end_turn")
    assert match.table.round == 1001


@rule("KS-170")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 6},
        {"players": 2, "fewer_pieces": True},
        {"players": 3, "fewer_pieces": True},
        {"people_swords": 7},
        {"people_swords": 15},
        {"max_rounds": -1},
        {"board_setup": "chaos"},
        {"first_king": "cathedral"},
        {"small_city_spaces": "square"},
        {"open_scores": 2},
        {"start_cards": 5},
    ],
)
def test_what_is_out_of_range_is_refused_before_the_game(options: dict[str, Any]) -> None:
    with pytest.raises(IllegalOptions):
        Match(GAME, **options)


@rule("KS-170", "KS-169")
def test_any_number_of_rounds_is_accepted() -> None:
    for rounds in (0, 1, 30, 77, 123456):
        assert Match(GAME, max_rounds=rounds).options["max_rounds"] == rounds


@rule("KS-170")
def test_options_combine_freely() -> None:
    options: dict[str, Any] = {
        "fewer_pieces": True,
        "board_setup": "random",
        "first_king": "castle",
        "rebel_needs_castle_and_city": False,
        "small_city_spaces": "octagon",
        "red_card_replacement": True,
        "open_scores": True,
        "people_swords": 14,
        "max_rounds": 30,
    }
    match = play(new(5, seed=2, **options), 2)
    assert match.over
    assert "first_king" in events(match)


@rule("KS-170", "KS-163")
def test_the_defaults_are_the_rulings() -> None:
    assert new(3).options == {
        "players": 3,
        "fewer_pieces": False,
        "board_setup": "players",
        "first_king": "castle_and_city",
        "rebel_needs_castle_and_city": True,
        "small_city_spaces": "any",
        "red_card_replacement": False,
        "open_scores": False,
        "people_swords": 11,
        "max_rounds": 0,
    }
    assert before("begin_the_turn", owns={P1: "A11"}).question.name == "which_action"
    assert len(EVENT_CARD) == 12
