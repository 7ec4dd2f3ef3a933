"""Components (KS-1 to KS-10)."""

from __future__ import annotations

from regnum.games.krone_und_schwert.table import (
    ACTION_CARDS,
    COMBAT,
    COUNT,
    DATA,
    EVENT_CARD,
    OCTAGON,
    PIECE,
    SHIELDS,
    SPACE,
)
from regnum.kernel import Match
from regnum.testing import rule

from .helpers import (
    GAME,
    P1,
    P2,
    P3,
    commit,
    discard,
    do,
    hand,
    nature,
    new,
    offers,
    people,
    play,
    points,
    terrain,
    turn,
)

CARDS = {
    "leader3": (5, 3, 1),
    "leader4": (3, 4, 1),
    "incite": (3, 2, 1),
    "castle": (15, 1, 2),
    "cathedral": (10, 2, 2),
    "city": (15, 2, 1),
    "ambush": (2, 0, 1),
    "truce": (2, 0, 1),
    "papal_visit": (3, 1, 1),
    "city_scoring": (2, 0, 0),
    "unrest": (5, 0, 0),
    "game_end": (1, 0, 0),
}


@rule("KS-1")
def test_there_are_five_pieces_of_13_octagons_and_12_squares() -> None:
    assert PIECE == ("A", "B", "C", "D", "E")
    for piece in PIECE:
        shapes = [octagon for space, octagon in zip(SPACE, OCTAGON, strict=True) if space[0] == piece]
        assert (shapes.count(1), shapes.count(0)) == (13, 12)


@rule("KS-2")
def test_nobody_owns_more_spaces_than_he_has_pawns() -> None:
    board = [space for space in SPACE if space[0] in "AB"]
    match = turn(3, owns={P1: " ".join(board[:27])}, hands={P1: "castle*2"})
    do(match, "expand castle", "settle B13")
    assert match.table.spaces[P1] == 28
    assert match.question.name == "which_action"
    assert offers(match, "expand") == []


@rule("KS-2")
def test_a_large_city_needs_two_pawns() -> None:
    match = turn(owns={P1: "A22 A23"}, hands={P1: "city"})
    do(match, "large_city A22", "and_square A23")
    assert match.table.spaces[P1] == 2


@rule("KS-3")
def test_a_pawn_that_is_removed_returns_to_its_owner() -> None:
    match = turn(owns={P1: "A35", P2: "B11 B12"}, hands={P1: "leader3"})
    do(match, "attack B11", "play leader3", "enough", "let_be")
    assert (match.table.spaces[P1], match.table.spaces[P2]) == (2, 1)


@rule("KS-4", "W1")
def test_the_event_cards_are_those_of_the_table() -> None:
    table = {kind: (COUNT[i], COMBAT[i], SHIELDS[i]) for i, kind in enumerate(EVENT_CARD)}
    assert table == CARDS
    assert (sum(COUNT[:ACTION_CARDS]), sum(COUNT[ACTION_CARDS:-1]), sum(COUNT)) == (58, 7, 66)
    assert sum(n * combat for n, combat in zip(COUNT, COMBAT, strict=True)) == 101
    assert sum(n * shields for n, shields in zip(COUNT, SHIELDS, strict=True)) == 83


@rule("KS-4")
def test_a_special_use_costs_what_its_card_says() -> None:
    costs = {card["kind"]: card["ap"] for card in DATA["event_card"]}
    match = turn(owns={P1: "A11 A22 A33"}, hands={P1: "castle incite papal_visit"})
    do(match, "castle A11")
    assert match.table.action_points == 3 - costs["castle"]
    do(match, "incite")
    assert match.table.action_points == 3 - costs["castle"] - costs["incite"]


@rule("KS-5")
def test_11_of_the_22_people_cards_are_swords() -> None:
    match = turn(hands={P1: "incite"})
    assert people(match) == (0, 0, 22)
    do(match, "incite")
    outcomes = GAME.offers(match.table, -1)
    assert [GAME.actions.write(a) for a in outcomes] == ["people card=crown", "people card=sword"]
    assert outcomes.odds == [11, 11]


@rule("KS-6")
def test_a_vote_card_is_no_hand_card_and_never_used_up() -> None:
    match = turn(built={P1: "castle A11, small A22", P2: "castle A25"}, king=P2)
    for _ in range(2):
        do(match, "revolt")
        match.choose("vote sword", P3)
        commit(match, {})
        nature(match, *["crown"] * 4)
        assert match.table.king == P2
        assert match.table.hand_size[:3] == [0, 0, 0]


@rule("KS-7")
def test_the_common_supply() -> None:
    supply = DATA["supply"]
    assert [supply[kind] for kind in ("castle", "cathedral", "small_city", "large_city")] == [26, 10, 28, 10]


@rule("KS-7")
def test_a_building_belongs_to_the_owner_of_its_space() -> None:
    match = turn(owns={P1: "A11"}, hands={P1: "castle"})
    do(match, "castle A11")
    assert match.table.castles[:3] == [1, 0, 0]


@rule("KS-8")
def test_victory_points_have_no_limit() -> None:
    match = turn(active=P3, built={P1: "castle A11, castle A31, small A22"}, king=P1, points={P1: 900})
    do(match, "end_turn", "levy_tax")
    assert points(match)[P1] == 902


@rule("KS-9")
def test_the_seal_shows_the_king_and_screens_hide_the_points() -> None:
    match = turn(built={P1: "castle A11"}, owns={P1: "A22"}, hands={P1: "city"}, points={P2: 7})
    do(match, "small_city A22")
    assert match.numbers(None)["king"] == P1
    assert match.numbers(P1)["points"][P2] is None
    assert match.numbers(P2)["points"][P2] == 7


@rule("KS-10")
def test_a_card_that_was_played_goes_to_the_discard() -> None:
    match = turn(owns={P1: "A22 A11"}, hands={P1: "castle*2 incite papal_visit"})
    do(match, "expand castle", "settle A23", "stop", "castle A11")
    assert (discard(match), hand(match, P1)) == ("castle*2", "incite papal_visit")


@rule("KS-10")
def test_every_card_is_somewhere_at_every_moment() -> None:
    asked: set[str] = set()

    def all_right(match: Match) -> bool:
        asked.add(match.question.name)
        assert GAME.complaints(match.table) == []
        return False

    assert play(new(4, seed=5), 5, all_right).over
    assert {"which_action", "which_reaction", "where_to_expand", "what_to_commit"} <= asked


@rule("KS-13")
def test_terrain_is_as_printed() -> None:
    assert [terrain(space) for space in ("A11", "A12", "A13", "E55", "D24")] == [
        "mountain",
        "prairie",
        "forest",
        "prairie",
        "forest",
    ]
