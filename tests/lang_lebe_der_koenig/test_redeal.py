"""What a seat cannot know is filled in consistently with everything public."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from regnum.kernel import UNKNOWN, Match, seeded
from regnum.kernel.record import out_of_range
from regnum.testing import rule

from .helpers import LK, commit, deal, hands, play, random_game, turn

LAST_CARD = """
P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
P1: noble Lundonia; courtiers Lundonia 2, Roucestre 1; hand 6/4/1
P2: noble Lideford; courtiers Lideford 2, Sarisberie 1; hand 5/5/1
"""


def redealt(s: Any, seat: int, seed: int) -> Any:
    other = s.copy()
    LK.redeal(other, seat, seeded(seed))
    return other


class Memory:
    """What an attentive player writes down at the table, without looking into any hand.

    The cards of a hand are those it had at the last deal, of which all but some are known, and what it was dealt then,
    less all it has shown since: so no hand may hold fewer cards of a kind than are known, nor more than are left.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.kept = [[12, 7, 1] for _ in range(players)]  # surely in hand
        self.dealt = [0] * players  # cards nobody has seen

    def watch(self, match: Match) -> None:
        """Everything told since the last look, in order."""
        for happening in match.happenings[self.heard :]:
            name = LK.book.events[happening.event].name
            getattr(self, name, lambda *numbers: None)(*happening.numbers)
        self.heard = len(match.happenings)

    heard = 0

    def loses(self, seat: int, kind: int) -> None:
        if self.kept[seat][kind]:
            self.kept[seat][kind] -= 1
        else:
            self.dealt[seat] -= 1

    def crossed(self, seat: int, _from: int, _to: int, kind: int, _die: int) -> None:
        self.loses(seat, kind)

    not_crossed = crossed

    def courtier_won(self, seat: int, _county: int, kind: int, _die: int) -> None:
        self.loses(seat, kind)

    no_extra_courtier = courtier_won

    def revealed(self, seat: int, *numbers: int) -> None:
        self.shown = getattr(self, "shown", {}) | {seat: list(numbers)}
        for kind, number in enumerate(numbers):
            for _ in range(number):
                self.loses(seat, kind)

    def cards_back(self, seat: int, number: int) -> None:
        for kind in range(3):
            back = min(number, self.shown[seat][kind])
            self.kept[seat][kind] += back
            number -= back

    def cards_dealt(self, each: int, _left: int) -> None:
        self.dealt = [cards + each for cards in self.dealt]

    def contradicted_by(self, s: Any) -> bool:
        return any(
            sum(s.hand[seat]) != sum(self.kept[seat]) + self.dealt[seat]
            or any(s.hand[seat][kind] < self.kept[seat][kind] for kind in range(3))
            for seat in range(self.players)
        )


@rule("LK-901", "LK-905")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_redealt_table_never_contradicts_the_public_record(players: int) -> None:
    rng = random.Random(players)
    match = Match(LK, players=players, seed=players)
    memory = Memory(players)
    looked = 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.choose(rng.choice(match.offers(seat)), seat)
        if match.over:
            break
        memory.watch(match)
        assert not memory.contradicted_by(match.table)
        if rng.random() < 0.2:
            looked += 1
            for eyes in range(players):
                other = redealt(match.table, eyes, looked)
                assert not memory.contradicted_by(other)
                assert LK.complaints(other) == [] and out_of_range(other) == []
                assert LK.view(other, eyes) == LK.view(match.table, eyes)
    assert looked > 20 and match.table.elections > 1


@rule("LK-901")
def test_redealing_uses_nothing_that_the_seat_cannot_see() -> None:
    for number, s in enumerate(random_game(seed=8, players=4)):
        if number % 11 == 0:
            seen = LK.blank(s, 2)
            assert UNKNOWN in seen.pile
            LK.redeal(seen, 2, seeded(number))
            assert seen == redealt(s, 2, number)
            assert LK.complaints(seen) == []


@rule("LK-901")
def test_before_the_first_deal_every_hand_is_known() -> None:
    match = play(turn(LAST_CARD.replace("hand 6/4/1", "hand 12/7/1").replace("hand 5/5/1", "hand 12/7/1")), "stay")
    for seat in range(3):
        assert redealt(match.table, seat, 5).hand == match.table.hand


@rule("LK-714", "LK-R34")
def test_dealt_hands_and_leftovers_are_redealt_in_proportion() -> None:
    match = play(turn(LAST_CARD), "stay", "roll x1", "die 1")
    deal(match, "8/4/0", "8/3/1", "8/4/0")  # one x1 and one x2 are left over
    assert hands(match) == ["8/4/0", "14/7/2", "13/9/1"]
    holders: Counter[str] = Counter()
    for seed in range(600):
        other = redealt(match.table, 0, seed)
        assert other.hand[1][0] >= 6 and other.hand[1][1] >= 4 and other.hand[1][2] >= 1  # what P1 kept
        assert other.hand[0] == [8, 4, 0] and sum(other.pile) == 2
        holders["P1" if other.hand[1][2] == 2 else "P2" if other.hand[2][2] == 2 else "pile"] += 1
    assert all(230 < holders[name] < 320 for name in ("P1", "P2"))  # 12 of 26 cards each
    assert 20 < holders["pile"] < 80  # 2 of 26


@rule("LK-905", "LK-R42")
def test_what_others_have_committed_in_secret_is_redealt_from_their_hands() -> None:
    text = """
    P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
    P1: noble Lundonia; courtiers Lundonia 2; hand 2/1/0
    P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
    """
    match = play(turn(text), "move oxeneford")
    match.choose("commit 1 0 0", 1)
    seen = Counter(tuple(redealt(match.table, 0, seed).committed[1]) for seed in range(200))
    assert set(seen) == {(1, 0, 0), (0, 1, 0), (2, 0, 0), (1, 1, 0), (2, 1, 0)}
    assert all(redealt(match.table, 0, seed).committed[2] == [0, 0, 0] for seed in range(20))  # not chosen yet
    assert redealt(match.table, 1, 3).committed[1] == [1, 0, 0]  # its own is its own
    commit(match, "1/0/0", "-", "1/0/0")
    assert redealt(match.table, 0, 3).committed[1] == [0, 0, 0]


@rule("LK-901")
def test_what_can_be_concluded_before_a_deal_is_not_forgotten_after_it() -> None:
    """All unknown cards are x1: then everybody knows what the hands hold, also when other cards come to them."""
    text = """
    P0: noble Stadford; courtiers Stadford 1; hand 1/0/0
    P1: noble Lundonia; courtiers Lundonia 2, Roucestre 1; hand 6/0/0
    P2: noble Lideford; courtiers Lideford 2, Sarisberie 1; hand 5/0/0
    """
    match = turn(text, fields={"known": [[0, 0, 0]] * 3, "pile": [24, 0, 0]})
    play(match, "stay", "roll x1", "die 1")
    assert match.table.known[:3] == [[0, 0, 0], [6, 0, 0], [5, 0, 0]]
    mixed = turn(text.replace("6/0/0", "5/1/0"), fields={"known": [[0, 0, 0]] * 3, "pile": [10, 1, 0]})
    play(mixed, "stay", "roll x1", "die 1")
    assert mixed.table.known[:3] == [[0, 0, 0], [4, 0, 0], [3, 0, 0]]  # two of all unknown cards are x2
