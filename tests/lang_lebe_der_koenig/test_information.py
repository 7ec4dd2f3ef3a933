"""Who may know what, and what chance decides (LK-901 to LK-905)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.kernel import NATURE, Match, saved
from regnum.testing import rule

from .helpers import LK, asked, commit, county, deal, play, random_game, roll, told, turn

DUEL = """
P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
"""
LAST_CARD = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
P1: noble Lundonia; courtiers Lundonia 2, Roucestre 1; hand 6/4/1
P2: noble Lideford; courtiers Lideford 2, Sarisberie 1; hand 5/5/1
"""


def everything_seen(match: Match, seat: int | None) -> str:
    """All that reaches a seat: view, observation, log, choices, file and the legal choices."""
    return json.dumps(
        [
            match.numbers(seat),
            LK.observation(match.table, seat),
            [(h.event, h.numbers) for h in match.heard(seat)],
            [choice and choice.text for choice in match.history(seat)],
            saved.write_for(match, seat),
            [] if seat is None else match.offers(seat),
        ]
    )


@rule("LK-901")
def test_the_table_of_who_sees_what() -> None:
    sight = {name: field.sight for name, field in LK.Table.FIELDS.items()}
    for name in ("noble", "courtiers", "reserve", "bonus", "active", "entered"):  # map, reserves, bonus, turn
        assert sight[name] == "public"
    for name in ("cards", "played", "laid", "dice", "score", "discarded", "face_down", "stake"):  # once shown
        assert sight[name] == "public"
    assert sight["hand"] == sight["committed"] == "private"
    assert sight["pile"] == "hidden"  # cards left over by a deal: nobody
    assert [name for name in sight if sight[name] != "public"] == ["hand", "pile", "committed"]


@rule("LK-901", "LK-905", "LK-R42")
def test_committed_cards_and_their_number_are_seen_by_their_owner_alone() -> None:
    def world(cards: str, seats: tuple[int, ...]) -> Match:
        match = play(turn(DUEL), "move oxeneford")
        for seat in seats:
            match.choose(f"commit {cards}", seat)
        return match

    for seats in ((1,), (1, 2), (2, 1)):
        one, other = world("1 0 0", seats), world("0 4 1", seats)
        for spectator in (0, None):
            assert everything_seen(one, spectator) == everything_seen(other, spectator)
        assert one.numbers(1)["committed"][1] == [1, 0, 0]
        assert one.numbers(0)["committed"][1] == [None] * 3
        assert one.numbers(2)["cards"] == [20, 20, 20, 0, 0]  # they still count as cards in hand
        assert one.numbers(1)["hand"][1] == [12, 7, 1]
    assert world("1 0 0", (1,)).to_act == (0, 2)  # that P1 has chosen may be shown


@rule("LK-905", "LK-603")
def test_with_the_reveal_everything_is_seen_at_once() -> None:
    match = play(turn(DUEL), "move oxeneford")
    commit(match, "1/0/0", "0/4/1", "2/0/0")
    view = match.numbers(None)
    assert view["played"][:3] == [[1, 0, 0], [0, 4, 1], [2, 0, 0]]
    assert view["cards"][:3] == [19, 15, 18]


@rule("LK-901")
def test_hands_are_private_and_first_hands_can_be_worked_out() -> None:
    match = turn(DUEL)
    assert match.numbers(0)["hand"] == [[12, 7, 1], *([[None] * 3] * 4)]
    assert match.numbers(None)["known"][:3] == [[12, 7, 1]] * 3
    play(match, "move stadford", "cross grentebrige x2", "die 6", "end")
    assert match.numbers(1)["known"][0] == [12, 6, 1]
    assert match.numbers(1)["discarded"] == [0, 1, 0]


@rule("LK-901", "LK-R35")
def test_the_number_of_cards_in_each_hand_is_open() -> None:
    for s in random_game(seed=3, players=4):
        view = LK.view(s, None)
        assert view["cards"][:4] == [sum(s.hand[seat]) for seat in range(4)]
        break
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    deal(match, "8/4/0", "8/3/1", "8/4/0")
    assert match.numbers(None)["cards"][:3] == [12, 23, 23]


@rule("LK-901", "LK-714", "LK-R34")
def test_dealt_cards_are_seen_by_their_receiver_alone_and_leftovers_by_nobody() -> None:
    def world(*hands: str) -> Match:
        return deal(play(turn(LAST_CARD), "stay", "roll x1", "die 1"), *hands)

    one, other = world("8/4/0", "8/3/1", "8/4/0"), world("8/4/0", "9/3/0", "7/4/1")
    left_over = world("8/4/0", "8/4/0", "8/4/0")  # the x3 stays face down
    assert everything_seen(one, 0) == everything_seen(other, 0) == everything_seen(left_over, 0)
    assert everything_seen(one, None) == everything_seen(other, None)
    assert everything_seen(one, 1) != everything_seen(other, 1)
    assert one.numbers(1)["pile"] == [None] * 3 and one.numbers(1)["face_down"] == 2
    assert told(one, "your_hand", 1) == [(14, 7, 2)]
    assert told(one, "your_hand", None) == []


@rule("LK-R34")
def test_cards_are_seen_as_they_are_played_and_counted_until_the_next_deal() -> None:
    match = play(turn(DUEL), "move stadford", "cross grentebrige x1", "die 1", "cross grentebrige x2", "die 1", "end")
    assert match.numbers(None)["discarded"] == [1, 1, 0]
    match = play(turn(LAST_CARD), "stay", "roll x1")
    assert match.numbers(None)["discarded"] == [25, 12, 1]
    play(match, "die 1")
    assert match.numbers(None)["discarded"] == [0, 0, 0] and match.numbers(None)["face_down"] == 38


@rule("LK-902", "LK-R43")
def test_talk_has_no_place_in_the_game() -> None:
    """Whatever players promise or show, the choices are those of the rules and nothing is given or traded."""
    match = turn(DUEL)
    assert {offer.split()[0] for offer in match.offers()} == {"pass", "stay", "move"}
    for s in random_game(seed=4, players=3):
        assert LK.complaints(s) == []  # no card and no courtier ever changes hands


@rule("LK-903")
def test_chance_events_in_their_order() -> None:
    match = Match(LK, players=3)
    drawn = []
    while match.to_act == (NATURE,):
        drawn.append(asked(match))
        play(match, match.offers()[0])
    assert drawn == ["which_start"] * 3
    assert [line[0] for line in told(match, "starts_in")] == [0, 1, 2]  # P0 first
    match = play(turn(DUEL), "move oxeneford")
    commit(match, "2/0/0", "1/0/0", "2/0/0")
    order = []
    for die in (4, 3, 1, 1, 1):
        order.append(match.table.roller)
        roll(match, die)
    assert order == [0, 0, 1, 2, 2]


@rule("LK-904", "LK-R36")
def test_the_deal_starts_with_the_active_player() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    receivers = []
    for _ in range(4):
        receivers.append(match.table.receiver)
        play(match, "deal x1")
    assert receivers == [0, 1, 2, 0]


@rule("LK-905")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_a_seat_may_not_know_ever_reaches_it(players: int) -> None:
    """Whatever is re-dealt of what a seat cannot know, what it sees stays the same, all through a game."""
    for number, s in enumerate(random_game(seed=11 * players, players=players)):
        if number % 7 == 0:
            for seat in range(players):
                other: Any = s.copy()
                LK.redeal(other, seat, [number + 1, seat + 1])
                assert LK.view(other, seat) == LK.view(s, seat)
                assert seat not in LK.to_act(s) or list(LK.offers(other, seat)) == list(LK.offers(s, seat))


def test_the_log_of_a_whole_confrontation_can_be_followed() -> None:
    match = play(turn(DUEL), "move oxeneford")
    commit(match, "1/0/0", "1/0/0", "1/0/0")
    roll(match, 1), roll(match, 2), roll(match, 3)
    play(match, "place")
    names = [LK.book.events[h.event].name for h in match.heard(None)]
    assert names == [
        *("entered", "intruded", "revealed", "revealed", "revealed"),
        *("dice_rolled", "scored", "dice_rolled", "scored", "dice_rolled", "scored"),
        *("won", "noble_banished", "free_courtier", "cards_discarded"),
    ]
    assert told(match, "won") == [(2, county("oxeneford"), 11)]
