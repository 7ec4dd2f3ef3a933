"""House rules narrow: a question offers less, and only what may be is dealt anew; at every speed, with reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.kernel import (
    HIDDEN_FROM_ALL,
    NATURE,
    SEATS,
    BrokenRules,
    Condition,
    Game,
    IllegalChoice,
    Match,
    Record,
    Row,
    Rulebook,
    ask,
    ask_nature,
    offer,
    pick,
    private,
    public,
    seeded,
    weigh,
)
from regnum.kernel.modules import ALWAYS
from regnum.kernel.speed.native import compiled

CARDS = 6
book = Rulebook()


@book.table
class Table(Record):
    card: Row = private(SEATS, high=CARDS)
    bids: Row = public(SEATS, high=CARDS)
    turn: int = public(high=SEATS)


DEAL = book.action("deal", card=CARDS)
BID = book.action("bid", coins=CARDS)
HOLD = book.action("hold")


def deal_a_card(s: Table) -> None:
    ask_nature(s, WHICH_CARD, HIDDEN_FROM_ALL)


def any_card(s: Table, seat: int, out: list[int]) -> None:
    for card in range(CARDS):
        weigh(out, DEAL(card), 1 + card)


def dealt(s: Table, seat: int, card: int) -> None:
    s.card[1] = card


def bid_in_turn(s: Table) -> None:
    ask(s, HOW_MUCH, s.turn)


def any_bid(s: Table, seat: int, out: list[int]) -> None:
    offer(out, HOLD())
    for coins in range(CARDS):
        offer(out, BID(coins))


def bid_made(s: Table, seat: int, coins: int) -> None:
    s.bids[seat] = coins


def held(s: Table, seat: int) -> None:
    s.bids[seat] = 0


def end(s: Table) -> None:
    for seat in range(s.players):
        s.rank[seat] = 1


def redeal_the_card(s: Table, seat: int, rng: Row) -> None:
    s.card[1] = pick(rng, CARDS)


WHICH_CARD = book.question("which_card", any_card, {DEAL: dealt}, "N-1")
HOW_MUCH = book.question("how_much", any_bid, {HOLD: held, BID: bid_made}, "N-2")
book.redeal.add(redeal_the_card)

# --- two house rules ------------------------------------------------------------------------------------------------

EVEN = book.module("even")
book.option("even", "H-1", module=EVEN)
LOW = book.module("low")
book.option("low", "H-2", module=LOW)


def is_even(s: Table, seat: int, coins: int) -> bool:
    return coins % 2 == 0


def is_low(s: Table, seat: int, coins: int) -> bool:
    return coins < CARDS // 2


def card_is_even(s: Table, seat: int) -> bool:
    return s.card[1] % 2 == 0


HOW_MUCH.only(BID, Condition(is_even, "H-1", "{coins} is odd"), when=EVEN)
HOW_MUCH.only(BID, Condition(is_low, "H-2", "{coins} is too much"), when=LOW)
WHICH_CARD.only(DEAL, Condition(is_even, "H-1", "{card} is odd"), when=EVEN)
book.redeal.only(card_is_even, when=EVEN)

GAME = Game(
    "narrow",
    book,
    book.procedure("game", deal_a_card, bid_in_turn, end),
    players=range(2, 3),
    folder=Path(__file__).parent,
    prefix="N",
    scores=lambda s: [0] * s.players,
)
BIDS = {
    (False, False): [0, 1, 2, 3, 4, 5],
    (True, False): [0, 2, 4],
    (False, True): [0, 1, 2],
    (True, True): [0, 2],
}


@pytest.mark.parametrize("rules", BIDS)
def test_house_rules_narrow_what_is_offered_each_by_itself_and_together(rules: tuple[bool, bool]) -> None:
    even, low = rules
    match = Match(GAME, seed=1, even=even, low=low, checked=True)
    assert match.offers() == ["hold", *(f"bid coins={coins}" for coins in BIDS[rules])]
    plain = match.game.plain(match.table.modules)
    out: Any = match.game.offers(match.table, 0)
    out.clear()
    plain.options(match.table, 0, out)
    assert [match.game.actions.write(action) for action in out] == match.offers()


def test_whoever_asks_why_not_hears_the_house_rule() -> None:
    match = Match(GAME, seed=1, even=True, low=True)
    with pytest.raises(IllegalChoice, match=r"3 is odd \(H-1\)"):
        match.choose("bid 3")
    with pytest.raises(IllegalChoice, match=r"4 is too much \(H-2\)"):
        match.choose("bid 4")


def test_outcomes_of_chance_are_narrowed_with_their_odds() -> None:
    match = Match(GAME, even=True)
    offers = match.game.offers(match.table, NATURE)
    assert (match.offers(), offers.odds) == (["deal card=0", "deal card=2", "deal card=4"], [1, 3, 5])


def test_only_what_may_be_is_dealt_anew() -> None:
    free, even = (Match(GAME, chance=["2"], even=option) for option in (False, True))
    rng = seeded(1)
    for match, expected in ((free, {0, 1, 2, 3, 4, 5}), (even, {0, 2, 4})):
        found = set()
        for _ in range(60):
            GAME.redeal(match.table, 0, rng)
            found.add(match.table.card[1])
        assert found == expected


def test_native_code_narrows_and_deals_in_the_same_way() -> None:
    engine = compiled(GAME)
    tables = engine.tables(1)
    for even, low in BIDS:
        match = Match(GAME, even=even, low=low)
        for seat in (NATURE, 0):
            engine.put(tables, 0, match.table)
            offers = GAME.offers(match.table, seat)
            assert engine.offers(tables, 0, seat) == offers
            if seat == NATURE:
                assert engine.odds(len(offers)) == offers.odds
                match.choose(offers[-1], NATURE)
        for seed in range(9):
            rng: Any = np.array(seeded(seed), np.int32)
            engine.put(tables, 0, match.table)
            engine.redeal(tables, 0, 0, rng)
            expected = match.table.copy()
            GAME.redeal(expected, 0, seeded(seed))
            assert engine.get(tables, 0) == expected


def test_a_rule_that_nothing_fits_is_told_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book.redeal, "limits", [(ALWAYS, lambda s, seat: False)])
    with pytest.raises(BrokenRules, match="nothing was dealt that may be"):
        GAME.redeal(Match(GAME, chance=["2"]).table, 0, seeded(1))
