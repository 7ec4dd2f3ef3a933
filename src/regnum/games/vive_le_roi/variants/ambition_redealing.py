"""Re-dealing Ambition cards: what a person can't know of the others' (VR-308 to VR-310)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Row, pick

from ..table import book
from .ambition import AMBITION, DEALT_TO_EACH, AmbitionTable, ambition_dealt_already, cards_each
from .ambition_cards import AMBITIONS

TO_BE_DEALT = AMBITIONS.count
"""Stands for a card that was taken up to be dealt anew."""


def redeal_ambitions(s: AmbitionTable, seat: int, rng: Row) -> None:
    """Other units' cards, but for a kept one that lies open."""
    for other in range(s.players):
        if other != seat:
            take_up_ambitions(s, other)
    for other in range(s.players):
        if other != seat:
            deal_ambitions_anew(s, other, rng)


def take_up_ambitions(s: AmbitionTable, seat: int) -> None:
    for person in range(s.unit_sizes[seat]):
        for place in range(DEALT_TO_EACH):
            card = s.ambitions[seat][person][place]
            if card != NOBODY and not (s.ambitions_up and card == s.kept[seat][person]):
                s.ambitions[seat][person][place] = TO_BE_DEALT


def deal_ambitions_anew(s: AmbitionTable, seat: int, rng: Row) -> None:
    for person in range(s.unit_sizes[seat]):
        deal_to_places(s, seat, person, rng)
        if s.kept[seat][person] != NOBODY and not s.ambitions_up:
            s.kept[seat][person] = s.ambitions[seat][person][pick(rng, cards_each(s))]


def deal_to_places(s: AmbitionTable, seat: int, person: int, rng: Row) -> None:
    for place in range(DEALT_TO_EACH):
        while s.ambitions[seat][person][place] == TO_BE_DEALT:
            card = pick(rng, AMBITIONS.count)
            if not ambition_dealt_already(s, card):
                s.ambitions[seat][person][place] = card


def redeal_ambitions_of_teammates(s: AmbitionTable, seat: int, person: int, rng: Row) -> None:
    """What a teammate was dealt, but for the card that they have kept (VR-308 to VR-310)."""
    for unit in range(s.players):
        for other in range(s.unit_sizes[unit]):
            for place in range(DEALT_TO_EACH):
                if (unit != seat or other != person) and s.ambitions[unit][other][place] != NOBODY:
                    s.ambitions[unit][other][place] = TO_BE_DEALT
    for other in range(s.unit_sizes[seat]):
        if other != person and s.kept[seat][other] != NOBODY:
            s.ambitions[seat][other][pick(rng, cards_each(s))] = s.kept[seat][other]
    for unit in range(s.players):
        for other in range(s.unit_sizes[unit]):
            if s.ambitions_up and unit != seat:
                s.ambitions[unit][other][pick(rng, cards_each(s))] = s.kept[unit][other]
    for unit in range(s.players):
        for other in range(s.unit_sizes[unit]):
            deal_to_places(s, unit, other, rng)


book.redeal.add(redeal_ambitions, when=AMBITION)
book.redeal_teammates.add(redeal_ambitions_of_teammates, when=AMBITION)
