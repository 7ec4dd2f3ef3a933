"""An attentive spectator: what can and what must be in every hand and in the pile, by the public record alone."""

from __future__ import annotations

from typing import Any

from regnum.games.krone_und_schwert.table import ACTION_CARD, ACTION_CARDS, COUNT, EVENT_CARD
from regnum.kernel import Match

from .helpers import GAME

KIND = {card: number for number, card in enumerate(EVENT_CARD)}
BUILT_WITH = {1: "castle", 2: "city", 3: "city", 4: "cathedral"}
"""The card for each building, by the building's number."""


class Witness:
    """Listens to the log of a spectator and draws only safe conclusions."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = 0
        self.pile_size = sum(COUNT) - 1
        self.in_pile = list(COUNT)
        """The most cards of each kind that the pile can hold."""
        self.can = [list(COUNT[:ACTION_CARDS]) for _ in range(match.table.players)]
        self.must = [[0] * ACTION_CARDS for _ in range(match.table.players)]
        self.discard = [0] * len(EVENT_CARD)
        self.visits = 0
        self.shown: list[tuple[int, int]] = []
        """Cards on the table that may yet go back: of whom, and which."""

    def listen(self) -> None:
        """Hear what was told since the last time."""
        for happening in self.match.happenings[self.heard :]:
            if happening.heard(None):
                name = GAME.book.events[happening.event].name
                getattr(self, name, lambda *numbers: None)(*happening.numbers)
        self.heard = len(self.match.happenings)

    # -- what each event tells -----------------------------------------------------------------------------------

    def set_aside(self, card: int) -> None:
        self.pile_size -= 1
        self.discard[card] += 1

    def drew(self, seat: int) -> None:
        self.pile_size -= 1
        for card in range(ACTION_CARDS):
            self.can[seat][card] += min(1, self.in_pile[card])

    def turned_up(self, seat: int, card: int) -> None:
        self.pile_size -= 1
        self.in_pile[card] -= 1
        self.discard[card] += 1

    def shuffled(self, cards: int) -> None:
        open_now = [
            count + (self.visits if card == KIND["papal_visit"] else 0) for card, count in enumerate(self.discard)
        ]
        for seat_can in self.can:
            for card in range(ACTION_CARDS):
                seat_can[card] = min(seat_can[card], COUNT[card] - open_now[card])
        for card in range(len(EVENT_CARD)):
            before = self.in_pile[card] if self.pile_size else 0
            self.in_pile[card] = min(COUNT[card], before + self.discard[card])
        self.discard = [0] * len(EVENT_CARD)
        self.pile_size = cards

    def end_phase(self, cards: int) -> None:
        self.pile_size += 1
        self.in_pile[KIND["game_end"]] = 1

    def show(self, seat: int, card: int) -> None:
        self.can[seat][card] -= 1
        self.must[seat][card] = max(0, self.must[seat][card] - 1)
        self.discard[card] += 1

    def give_back(self) -> None:
        for seat, card in self.shown:
            if card != KIND["truce"]:
                self.can[seat][card] += 1
                self.must[seat][card] += 1
                self.discard[card] -= 1
        self.shown.clear()

    def expands(self, seat: int, card: int) -> None:
        self.show(seat, card)

    def reacted(self, seat: int, card: int) -> None:
        self.show(seat, card)

    def incited(self, seat: int) -> None:
        self.show(seat, KIND["incite"])

    def built(self, seat: int, building: int, space: int) -> None:
        self.show(seat, KIND[BUILT_WITH[building]])

    def visit_begins(self, seat: int) -> None:
        self.show(seat, KIND["papal_visit"])
        self.discard[KIND["papal_visit"]] -= 1
        self.visits += 1

    def visit_ends(self, seat: int) -> None:
        self.discard[KIND["papal_visit"]] += 1
        self.visits -= 1

    def attacks(self, seat: int, defender: int, space: int) -> None:
        self.shown.clear()

    def attack_card(self, seat: int, card: int) -> None:
        self.show(seat, card)
        self.shown.append((seat, card))

    def attack_cancelled(self, seat: int, space: int) -> None:
        self.give_back()

    def revolt_begins(self, seat: int, king: int) -> None:
        self.shown.clear()

    def committed(self, seat: int, count: int, card: int) -> None:
        for _ in range(count):
            self.show(seat, card)
            self.shown.append((seat, card))

    def revolt_cancelled(self, seat: int) -> None:
        self.give_back()

    # -- what cannot be ------------------------------------------------------------------------------------------

    def contradictions(self, table: Any) -> list[str]:
        """Everything about a table that the public record rules out."""
        hand, pile = table.hand, table.pile
        found = [
            f"seat {seat} cannot hold {hand[seat][card]} cards {ACTION_CARD[card]}"
            for seat in range(len(self.can))
            for card in range(ACTION_CARDS)
            if not self.must[seat][card] <= hand[seat][card] <= self.can[seat][card]
        ]
        found += [
            f"the pile cannot hold {pile[card]} cards {EVENT_CARD[card]}"
            for card in range(len(EVENT_CARD))
            if pile[card] > self.in_pile[card]
        ]
        return found + ([] if sum(pile) == self.pile_size else ["the pile has another size"])
