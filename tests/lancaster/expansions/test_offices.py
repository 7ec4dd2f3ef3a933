"""At the King's Court: who holds the offices, and what they bring (LA-463 to LA-472)."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.kernel import Match
from regnum.testing import rule

from ..helpers import BLUE, GREEN, RED, asked, knights, offers, per_seat, play, table, told
from .tables import BOTH, COURT, lords, officers


def settled(**given: Any) -> Match:
    """The offices are settled and the round goes on."""
    given.setdefault("options", COURT)
    return table("award_the_offices", **given)


def privileges(match: Match, house: int) -> str:
    """What a house has just received for the next round, or may use now."""
    s = match.table
    names = ("shield", "archer", "tudor")
    rows = ((s.new_shields, s.shields), (s.new_archers, s.archers), (s.new_tudors, s.tudors))
    return " ".join(name for name, (fresh, usable) in zip(names, rows, strict=True) if fresh[house] + usable[house])


@rule("LA-463", "LA-464", "LA-466", "LA-468", "Y4")
def test_the_candidate_becomes_chancellor_before_the_counties() -> None:
    match = settled(
        players=4, round=2, blue="2@chancellor", red="1@surrey", lord={"blue": "chancellor", "green": "treasury"}
    )
    assert asked(match) == "who_is_first 1"
    assert officers(match) == ["blue", "-", "-"]
    assert match.table.seals[BLUE] == 2
    assert match.table.seals_left == 22
    assert privileges(match, BLUE) == "shield"
    assert lords(match) == ["court"] * 4
    assert knights(match, BLUE) == "2@court"
    assert lords(match)[GREEN] == "court"


@rule("LA-463")
def test_the_offices_are_settled_in_their_order() -> None:
    match = settled(
        red="1@surrey", lord={"blue": "chamberlain", "red": "chancellor", "yellow": "constable"}, options=BOTH
    )
    assert told(match, "office_pays") == []  # fixtures do not tell what happened before
    assert officers(match) == ["red", "yellow", "blue"]
    match = table("parliament", options=COURT, lord={"blue": "chamberlain", "red": "chancellor"}, round=1)
    for _ in range(3):
        for seat in range(3):
            match.choose("vote no 0", seat)
    while match.question.name not in ("which_card", "who_is_first"):
        play(match, "decline")
    assert [office for _, office, _ in told(match, "office_pays")] == [0, 2]


@rule("LA-464")
def test_the_card_comes_from_its_former_holder() -> None:
    match = settled(red="1@surrey", lord={"yellow": "constable"}, holder_of={"constable": "blue"})
    assert officers(match) == ["-", "yellow", "-"]
    assert per_seat(match, "seals") == [0, 0, 1]


@rule("LA-465", "LA-466", "LA-R72", "Y5")
def test_without_a_candidate_the_former_holder_keeps_the_office_and_is_paid_again() -> None:
    match = settled(round=3, red="1@surrey", holder_of={"chancellor": "blue"}, shields={"blue": 1})
    assert officers(match) == ["blue", "-", "-"]
    assert match.table.seals[BLUE] == 2
    assert (match.table.shields[BLUE], match.table.new_shields[BLUE]) == (1, 1)
    play(match, "name 0", "take reward")
    assert (match.table.shields[BLUE], match.table.new_shields[BLUE]) == (1, 0)  # the old one has gone back


@rule("LA-465")
def test_an_open_office_gives_nothing() -> None:
    match = settled(red="1@surrey")
    assert officers(match) == ["-", "-", "-"]
    assert match.table.seals_left == 24


@rule("LA-466", "LA-467")
@pytest.mark.parametrize(
    ("office", "round_", "seals", "privilege"),
    [
        ("chancellor", 1, 2, "shield"),
        ("constable", 4, 1, "archer"),
        ("chamberlain", 2, 0, "tudor"),
        ("chancellor", 5, 2, ""),
        ("constable", 5, 1, ""),
        ("chamberlain", 5, 0, "tudor"),
    ],
)
def test_what_each_office_brings(office: str, round_: int, seals: int, privilege: str) -> None:
    match = settled(round=round_, red="1@surrey", lord={"blue": office})
    assert match.table.seals[BLUE] == seals
    assert privileges(match, BLUE) == privilege


@rule("LA-468", "LA-483")
def test_lords_bishops_and_knights_come_home_and_tudor_knights_go_back() -> None:
    match = settled(
        blue="2@chamberlain 1@chamberlain",
        red="1@surrey",
        lord={"blue": "chamberlain"},
        bishops={"blue": 2},
        bishops_left=3,
        bishops_on={"blue": {"chamberlain": 2}},
        tudors_on={"blue": {"chamberlain": 1}},
    )
    s = match.table
    assert knights(match, BLUE) == "1@court 2@court"
    assert (s.bishops[BLUE], s.bishops_on[BLUE]) == (2, [0, 0, 0])
    assert (s.tudors[BLUE], s.tudors_on[BLUE], s.new_tudors[BLUE]) == (0, [0, 0, 0], 1)  # one new, for the next round


@rule("LA-469", "LA-R71")
def test_a_player_may_hold_several_offices() -> None:
    match = settled(red="1@surrey", lord={"blue": "constable"}, holder_of={"chancellor": "blue", "chamberlain": "blue"})
    assert officers(match) == ["blue"] * 3
    assert match.table.seals[BLUE] == 3
    assert privileges(match, BLUE) == "shield archer tudor"


@rule("LA-470", "LA-R93")
def test_seals_are_limited() -> None:
    match = settled(red="1@surrey", holder_of={"chancellor": "blue", "constable": "red"}, seals=[9, 7, 7], seals_left=1)
    assert per_seat(match, "seals") == [10, 7, 7]
    assert match.table.seals_left == 0


@rule("LA-470")
def test_seals_are_kept_behind_the_screen() -> None:
    match = settled(red="1@surrey", lord={"blue": "chancellor"})
    assert match.numbers(BLUE)["seals"][BLUE] == 2
    assert match.numbers(RED)["seals"][BLUE] is None
    assert match.numbers(RED)["seals_left"] == 22


# --- when privileges can be used ----------------------------------------------------------------------------


@rule("LA-471")
def test_a_privilege_can_be_used_in_the_next_round_and_not_before() -> None:
    fresh = table("place_the_knights", options=COURT, blue="2@court", new_tudors={"blue": 1}, new_shields={"blue": 1})
    assert offers(fresh, "place_with") == []
    match = table("return_unused_privileges", options=COURT, blue="2@court", new_shields={"blue": 1})
    assert (match.table.shields[BLUE], match.table.new_shields[BLUE]) == (1, 0)
    usable = table("place_the_knights", options=COURT, blue="2@court", shields={"blue": 1})
    assert offers(usable, "place_with")


@rule("LA-471")
def test_several_privileges_may_go_with_the_same_placement() -> None:
    given: dict[str, Any] = {"shields": {"blue": 1}, "archers": {"blue": 1}, "tudors": {"blue": 1}}
    match = table("place_the_knights", options=COURT, blue="2@court", **given)
    assert "2 bedford shield-tudor" in offers(match, "place_with")
    assert "2 upper-left archer-tudor" in offers(match, "place_with")


@rule("LA-472", "LA-620")
def test_what_is_not_used_returns_after_the_conflicts() -> None:
    match = table(
        "evaluate_the_conflicts", options=COURT, archers={"blue": 1}, tudors={"red": 1}, new_shields={"blue": 1}
    )
    s = match.table
    assert (s.archers[BLUE], s.tudors[RED], s.shields[BLUE]) == (0, 0, 1)
