"""Components (LK-101 to LK-110)."""

from __future__ import annotations

import tomllib

from regnum.kernel import Match
from regnum.testing import rule

from .helpers import LK, commit, county, courtiers, hands, noble, offered, play, roll, turn

DATA = tomllib.loads((LK.folder / "data.toml").read_text(encoding="utf-8"))
COUNTY = LK.Table.FIELDS["noble"].names
PRINTED = [
    *("Man", "Sedberouie", "Loncastre", "Tateshale", "Lincolia", "Wigemor", "Stadford"),
    *("Grentebrige", "Oxeneford", "Lundonia", "Roucestre", "Sarisberie", "Lideford"),
]


@rule("LK-101", "LK-R02")
def test_thirteen_counties_with_39_votes() -> None:
    assert [row["name"] for row in DATA["county"]] == PRINTED
    assert list(COUNTY) == [name.lower() for name in PRINTED]
    assert sum(row["votes"] for row in DATA["county"]) == 39


@rule("LK-102")
def test_a_sea_line_counts_like_a_border() -> None:
    match = turn(
        """
        P0: noble Lideford; courtiers Lideford 1; hand 12/7/1
        P1: noble Lundonia; courtiers Lundonia 1; hand 12/7/1
        P2: noble Tateshale; courtiers Tateshale 1; hand 12/7/1
        P3: noble Stadford; courtiers Stadford 1; hand 12/7/1
        """
    )
    assert offered(match, "move") == {"sarisberie", "wigemor"}  # Wigemor over the sea
    play(match, "move wigemor")
    assert {way.split()[0] for way in offered(match, "cross")} == {"lideford", "loncastre", "man", "oxeneford"}


@rule("LK-103")
def test_nothing_smaller_than_a_county_exists() -> None:
    places = {p.kind for verb in LK.actions for p in verb.parameters if p.words and p.kind != "card"}
    assert places == {"county"}


@rule("LK-104", "LK-105", "LK-107")
def test_pieces_and_start_cards() -> None:
    assert DATA["components"]["nobles"] == 5
    assert DATA["components"]["courtiers"] == 90 == 5 * DATA["components"]["courtiers_per_colour"]
    assert sum(len(row["start_counties"]) for row in DATA["setup"]["players"].values()) == 12
    for players in (3, 4, 5):
        match = Match(LK, players=players, seed=1)
        for seat in range(players):
            on_the_map = sum(courtiers(match, seat).values())
            assert on_the_map + match.table.reserve[seat] + 1 == 18  # one marks the bonus track
        assert len({noble(match, seat) for seat in range(players)}) == players


@rule("LK-106")
def test_a_hundred_influence_cards() -> None:
    assert [card["total"] for card in DATA["card"]] == [60, 35, 5]
    match = Match(LK, players=5, seed=1)
    assert [sum(match.table.hand[seat][kind] for seat in range(5)) for kind in range(3)] == [60, 35, 5]
    assert hands(match)[4] == "12/7/1"


@rule("LK-108", "LK-R17")
def test_a_score_beyond_the_scroll_counts_in_full() -> None:
    match = turn(
        """
        P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
        P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
        P2: noble Oxeneford; courtiers Oxeneford 4, Roucestre 1; hand 12/7/1
        """
    )
    play(match, "move oxeneford")
    commit(match, "0/4/1", "1/0/0", "0/4/1")
    roll(match, 6, 6, 6, 6, 6)
    roll(match, 1)
    roll(match, 6, 6, 6, 6, 6)
    assert match.table.score[:3] == [68, 1, 76]
    assert match.table.winner == 2


@rule("LK-109", "LK-605")
def test_five_six_sided_dice() -> None:
    match = turn(
        """
        P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
        P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
        P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
        """
    )
    play(match, "move oxeneford")
    commit(match, "5/0/0", "1/0/0", "1/0/0")
    assert match.offers() == [f"die value={side}" for side in range(1, 7)]
    for _ in range(5):
        assert match.table.roller == 0
        play(match, "die 2")
    assert match.table.roller == 1


@rule("LK-110", "LK-712", "LK-R16")
def test_bonus_votes_go_on_beyond_the_track() -> None:
    match = turn(
        """
        P0: noble Stadford; courtiers Stadford 1; hand 1/0/0; bonus 10
        P1: noble Loncastre; courtiers Loncastre 2; hand 15/9/1; bonus 13
        P2: noble Lincolia; courtiers Lincolia 2; hand 14/8/1; bonus 1
        """
    )
    play(match, "stay", "roll x1", "die 1")
    assert match.table.bonus[1] == 13 + 3
    assert match.table.courtiers[0][county("stadford")] == 2
