"""Presence, control and protection (LK-301 to LK-308)."""

from __future__ import annotations

import pytest

from regnum.testing import rule

from .helpers import LK, asked, commit, courtiers, noble, offered, play, random_game, roll, turn

LONE = """
P0: noble Wigemor; courtiers Loncastre 1; hand 12/7/1
P1: noble Lideford; courtiers Lideford 2; hand 12/7/1
P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
"""
"""P0's noble stands alone in Wigemor."""


@rule("LK-301", "LK-R12")
def test_a_noble_alone_controls_a_county() -> None:
    match = turn(LONE)
    assert LK.scores(match.table)[0] == 4 + 3


@rule("LK-302", "LK-307", "LK-406")
def test_a_county_a_lone_noble_leaves_is_empty_at_once() -> None:
    match = turn(LONE)
    play(match, "move stadford", "end")
    assert LK.scores(match.table)[0] == 3 + 3
    play(match, "move wigemor")  # P1 finds nobody there
    assert asked(match) == "on_arrival"


@rule("LK-303", "LK-304", "LK-306", "LK-633", "LK-R41")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_counties_never_hold_pieces_of_two_and_nobody_is_ever_off_the_map(players: int) -> None:
    intrusions = 0
    for s in random_game(seed=players, players=players):
        assert LK.complaints(s) == []  # these clauses among others
        intrusions += s.contested >= 0
    assert intrusions


@rule("LK-303", "LK-304", "LK-306")
def test_what_cannot_be_is_complained_about() -> None:
    s = turn(LONE).table
    s.noble[1] = s.noble[0]
    assert any("LK-303" in wrong for wrong in LK.complaints(s))
    s = turn(LONE).table
    s.courtiers[1][12] += 1
    assert any("LK-304" in wrong for wrong in LK.complaints(s))
    s = turn(LONE).table
    s.noble[1], s.courtiers[1][12] = 1, 0
    assert any("LK-105" in wrong for wrong in LK.complaints(s))


@rule("LK-305", "LK-621")
def test_courtiers_never_move_and_leave_the_map_only_by_banishment() -> None:
    banished = 0
    before = LK.begin(4).courtiers
    for s in random_game(seed=7, players=4):
        for seat in range(4):
            for was, now in zip(before[seat], s.courtiers[seat], strict=True):
                if now < was:
                    banished += 1
                    assert now == 0 and seat == s.defender
                assert now <= was + (1 if s.elections or max(before[seat]) else 2)  # two at the start
            assert sum(s.courtiers[seat]) + s.reserve[seat] == 17
        before = [row[:] for row in s.courtiers]
    assert banished


@rule("LK-308", "LK-R26")
def test_who_controls_one_county_cannot_be_attacked_there() -> None:
    text = """
    P0: noble Wigemor; courtiers Wigemor 1; hand 12/7/1
    P1: noble {}; courtiers Stadford 1; hand 12/7/1
    P2: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
    """
    assert "stadford" not in offered(turn(text.format("Stadford")), "move")
    assert "stadford" in offered(turn(text.format("Lundonia")), "move")  # the noble holds another (LK-R12)


@rule("LK-308")
def test_protection_is_counted_at_the_moment_of_the_move() -> None:
    match = turn(
        """
        P0: noble Wigemor; courtiers Wigemor 1; hand 12/7/1
        P1: noble Lundonia; courtiers Stadford 1; hand 12/7/1
        P2: noble Tateshale; courtiers Tateshale 2; hand 12/7/1
        """,
        seat=1,
    )
    play(match, "move grentebrige", "cross stadford x3", "die 1", "end")
    assert noble(match, 1) == "stadford"  # and so P1 controls nothing else
    play(match, "pass")
    assert "stadford" not in offered(match, "move")


@rule("LK-308", "LK-409")
def test_protection_holds_for_crossings_too() -> None:
    text = """
    P0: noble Wigemor; courtiers Wigemor 1; hand 12/7/1
    P1: noble Grentebrige; courtiers Grentebrige 1{}; hand 12/7/1
    P2: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
    """
    for more, attacked in (("", False), (", Lincolia 1", True)):
        match = play(turn(text.format(more)), "move stadford")
        assert ("grentebrige x1" in offered(match, "cross")) == attacked


@rule("LK-306", "LK-620")
def test_a_beaten_intruder_without_courtiers_still_holds_a_county() -> None:
    match = turn(
        """
        P0: noble Stadford; courtiers none; hand 4/2/0
        P1: noble Lideford; courtiers Lideford 2; hand 4/4/1
        P2: noble Wigemor; courtiers Wigemor 2, Loncastre 1; hand 5/3/1
        """
    )
    play(match, "move wigemor")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 1), roll(match, 6)
    assert noble(match, 0) == "stadford"
    assert courtiers(match, 0) == {}
    assert LK.scores(match.table)[0] == 3
