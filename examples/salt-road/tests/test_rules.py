"""The rules one by one; each test cites the clause that it would miss."""

from typing import Any

from salt_road import GAME

from regnum.kernel import Match
from regnum.testing import rule

MORNING = ["lots seat=1", "salt", "cloth", "hold moelln"]
NEXT = ["salt", "salt", "hold luebeck"]


def begun(**options: Any) -> Match:
    return Match(GAME, players=2, chance=[*MORNING, *NEXT], checked=True, **options)


def at(question: str, **fields: object) -> dict[str, Any]:
    return {"question": question, "seats": [0], "fields": fields}


@rule("SR-1")
def test_everybody_begins_at_home_with_six_coins() -> None:
    match = begun()
    assert match.view(0)["town"] == ["lueneburg", "lueneburg"]
    assert (match.view(0)["coins"], match.view(0)["holder"]) == ([6, 6], 1)


@rule("SR-2")
def test_loads_are_secret_and_the_fair_is_not() -> None:
    seen = begun().view(0)
    assert (seen["load"], seen["fair"]) == (["salt", None], "moelln")


@rule("SR-3")
def test_whoever_bids_most_pays() -> None:
    match = begun()
    match.choose("bid 3", 0)
    match.choose("bid 1", 1)
    assert (match.table.holder, list(match.table.coins[:2])) == (0, [3, 6])


@rule("SR-3")
def test_among_equals_the_map_stays() -> None:
    match = begun()
    match.choose("bid 3", 0)
    match.choose("bid 3", 1)
    assert (match.table.holder, list(match.table.coins[:2])) == (1, [6, 6])


@rule("SR-3")
def test_nobody_bids_what_they_do_not_have() -> None:
    match = Match(GAME, players=2, start=at("how_much", coins=[2, 2], day=1, load=["salt", "salt"], sack=[3, 4, 3]))
    assert str(match.why_not("bid 3")) == "you do not have 3 coins (SR-3)"


@rule("SR-4")
def test_one_travels_by_road_from_the_holder_on() -> None:
    match = begun()
    match.choose("bid 0", 0)
    match.choose("bid 0", 1)
    assert match.to_act == (1,)
    assert match.offers() == ["rest", "travel town=moelln", "travel town=hamburg"]
    assert str(match.why_not("travel luebeck")) == "no road leads from here to luebeck (SR-4)"


@rule("SR-5", "SR-6")
def test_the_first_who_cries_sells_and_nobody_else() -> None:
    match = begun()
    for choice, seat in (("bid 0", 0), ("bid 0", 1), ("travel moelln", 1), ("travel moelln", 0)):
        match.choose(choice, seat)
    assert match.to_act == (0, 1)
    match.choose("cry", 1)
    assert list(match.table.coins[:2]) == [6, 6 + 5 + 1]
    assert match.table.day == 2


@rule("SR-7")
def test_most_coins_win() -> None:
    last = at("who_cries", day=5, fair="wismar", town=["wismar", "moelln"], load=["salt", "salt"], sack=[3, 4, 3])
    match = Match(GAME, players=2, start=last, checked=True)
    match.choose("cry")
    assert match.result is not None
    assert match.result.places == (1, 2)


@rule("SR-8")
def test_toll_is_paid_by_whoever_can() -> None:
    fields = {"turn": 0, "holder": 0, "day": 1, "town": ["moelln", "moelln"]}
    poor = Match(GAME, players=2, start=at("where_to", coins=[0, 1], **fields), toll=True, checked=True)
    assert str(poor.why_not("travel luebeck")) == "you cannot pay the toll of luebeck (SR-8)"
    rich = Match(GAME, players=2, start=at("where_to", coins=[2, 1], **fields), toll=True, checked=True)
    rich.choose("travel luebeck")
    assert rich.table.coins[0] == 1
