"""Components (VR-11 to VR-18)."""

from __future__ import annotations

from itertools import combinations

from regnum.games.vive_le_roi.table import CHARACTER, COURTIER, DATA, LETTERS, NAMES_ON_CARD, PLACES
from regnum.testing import rule

from .helpers import GAME, goes_to, movers, present, turn, where


@rule("VR-11")
def test_there_are_thirteen_courtiers_and_the_jester() -> None:
    assert len(CHARACTER) == 14
    assert len(COURTIER) == 13
    assert set(CHARACTER) - set(COURTIER) == {"jester"}
    assert LETTERS == "ABCDEFJLMORSVX"


@rule("VR-11")
def test_the_jester_moves_and_is_crowned_like_any_character() -> None:
    match = turn("0[ABCDEFJLMORSV] 5[X]", 3, fields={"round": 3})
    assert goes_to(match, "X") == "throne"
    present(match, "X", "YYY")
    assert CHARACTER[match.table.king] == "jester"


@rule("VR-12")
def test_six_are_women_six_are_men_and_two_are_neither() -> None:
    letters = {"woman": "", "man": "", "none": ""}
    for character in DATA["character"]:
        letters[character["gender"]] += character["letter"]
    assert letters == {"woman": "ABEJSV", "man": "CDFLMR", "none": "OX"}


@rule("VR-13")
def test_each_of_26_cards_names_six_courtiers_one_of_them_sealed() -> None:
    assert len(DATA["favorites"]) == 26
    for card in DATA["favorites"]:
        assert len(set(card["names"])) == 6
        assert set(card["names"]) <= set(COURTIER)
        assert card["banished"] in card["names"]
    assert len({frozenset(card) for card in NAMES_ON_CARD}) == 26


@rule("VR-14")
def test_the_vote_cards_suffice_for_every_number_of_units() -> None:
    box = DATA["vote_total"]
    assert (box["yes"], box["no"], box["stomachache"], box["total"]) == (8, 16, 8, 32)
    for rows, piles in ((DATA["vote_base"], 0), (DATA["vote_emissary"], 1)):
        for row in rows:
            for kind in ("yes", "no", "stomachache"):
                assert row[kind] * (row["units"] + piles) <= box[kind]


@rule("VR-15")
def test_the_sixteen_ambition_cards_are_all_different() -> None:
    assert len(DATA["ambition"]) == 16
    assert len({card["condition"] for card in DATA["ambition"]}) == 16
    assert list(GAME.book.catalogues["ambition"].names) == [f"A{n:02}" for n in range(1, 17)]


@rule("VR-16")
def test_there_are_eight_colours_and_no_rule_knows_them() -> None:
    assert len(set(DATA["player_colours"]["ids"])) == DATA["player_colours"]["count"] == 8
    known = [*GAME.Table.FIELDS, *(option.name for option in GAME.options), *GAME.actions.verbs]
    assert not any("colour" in word for word in known)


@rule("VR-17")
def test_the_places_are_floors_throne_wcs_dungeons_and_those_off_the_board() -> None:
    floors = ["0", "1", "2", "3", "4", "5", "throne"]
    assert PLACES.names == [*floors, "WC3", "WC4", "D3", "D2", "D1", "box", "reserve", "consort"]
    assert [PLACES.beside[PLACES.names.index(wc)] for wc in ("WC3", "WC4")] == [3, 4]
    assert [dungeon["beside_floor"] for dungeon in DATA["dungeon"]] == [3, 2, 1]


@rule("VR-18")
def test_a_wc_holds_one() -> None:
    match = turn("0[AB] 2[DEF] 3[XJLM] 4[CORS] 5[V]", 3)
    assert goes_to(match, "D") == "WC3"
    match.choose("move dagobert")
    assert "E" not in movers(match)


@rule("VR-18")
def test_a_dungeon_holds_one() -> None:
    match = turn("0[ABCDEFJL] 4[X] 5[MORS] WC4[V]", 3)
    for letter, dungeon in (("M", "D3"), ("O", "D2"), ("R", "D1")):
        present(match, letter, "NYY")
        assert where(match, letter) == dungeon


@rule("VR-432")
def test_the_courtiers_are_spelled_one_way() -> None:
    assert {"jeanne", "eloise", "ouaf", "foidvo", "victoria"} <= set(COURTIER)
    assert not {"joan", "cloise", "quaf", "foidyo", "viceoria"} & set(COURTIER)


@rule("VR-449")
def test_any_two_cards_share_two_to_four_names() -> None:
    assert {len(set(one) & set(other)) for one, other in combinations(NAMES_ON_CARD, 2)} == {2, 3, 4}


@rule("VR-449")
def test_a_courtier_counts_in_full_for_everybody_who_favours_it() -> None:
    match = turn("0[ABDEFLMORSV] 4[X] 5[CJ]", 3, cards=["F12", "F16", "F08"], fields={"round": 3})
    present(match, "C", "YYY")
    assert [row[0] for row in match.table.total[:3]] == [15, 15, 15]  # C King, J on floor 5, for all three
