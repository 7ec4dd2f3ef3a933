"""Option: Ambition (VR-160 to VR-169). Every person keeps one of two cards and is paid if its condition holds."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import (
    NOBODY,
    PERSONS,
    SEATS,
    Condition,
    Cube,
    Grid,
    May,
    ask_again,
    ask_all,
    ask_nature,
    offer,
    one_person,
    personal,
    private,
    public,
    tell,
    whisper,
)

from ..count import COUNT, count_the_favourites
from ..favourites import DEALING
from ..impossible import AFTER_THE_DEAL
from ..round import ROUND, gather_the_favourites
from ..table import DATA, Table, book
from .ambition_cards import AMBITIONS

AMBITION = book.module("ambition")
book.option("ambition", "VR-160", module=AMBITION)
book.preset("ambition", "everything", ambition=True)

DEALT_TO_EACH: int = DATA["ambition_deal"]["per_person"]
DEALT_TO_MANY: int = DATA["ambition_deal"]["per_person_over_8"]
MANY = SEATS
"""With more persons than this there are cards for one each (VR-162)."""

DEAL_AMBITION = book.action("ambition", card=AMBITIONS)
KEEP = book.action("keep_ambition", card=AMBITIONS)

AMBITION_DEALT = book.event("ambition_dealt", "VR-160", seat="seat", person="person", place="number", card=AMBITIONS)
AMBITION_PAID = book.event("ambition_paid", "VR-164", seat="seat", person="person", card=AMBITIONS, points="number")


@book.table_of(AMBITION)
class AmbitionTable(Table):
    ambitions: Cube = personal(SEATS, PERSONS, DEALT_TO_EACH, low=NOBODY, names=AMBITIONS)  # as they were dealt
    kept: Grid = private(SEATS, PERSONS, low=NOBODY, open_if="ambitions_up", names=AMBITIONS)
    ambitions_up: int = public(high=1)  # 1 while the kept cards lie open


# --- dealing (VR-160, VR-162) -------------------------------------------------------------------------------


def gather_the_ambitions(s: AmbitionTable) -> None:
    s.ambitions_up = 0
    for seat in range(s.players):
        for person in range(PERSONS):
            s.kept[seat][person] = NOBODY
            for place in range(DEALT_TO_EACH):
                s.ambitions[seat][person][place] = NOBODY


def cards_each(s: AmbitionTable) -> int:
    persons = 0
    for seat in range(s.players):
        persons += s.unit_sizes[seat]
    return DEALT_TO_MANY if persons > MANY else DEALT_TO_EACH


def next_ambition(s: AmbitionTable) -> int:
    """Where the next card goes, as (seat × 2 + person) × 2 + place, or NOBODY when all are dealt."""
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            for place in range(cards_each(s)):
                if s.ambitions[seat][person][place] == NOBODY:
                    return (seat * PERSONS + person) * DEALT_TO_EACH + place
    return NOBODY


def receiver(s: AmbitionTable, seat: int, card: int) -> int:
    """The person of the unit who gets the card: what they are dealt only they see (VR-308)."""
    return next_ambition(s) // DEALT_TO_EACH % PERSONS


def deal_one_ambition(s: AmbitionTable) -> None:
    ask_nature(s, WHICH_AMBITION, next_ambition(s) // DEALT_TO_EACH // PERSONS)


def ambitions_are_missing(s: AmbitionTable) -> bool:
    return next_ambition(s) != NOBODY


DEALING_AMBITIONS = book.loop("dealing_ambitions", deal_one_ambition, as_long_as=ambitions_are_missing)


def ambition_dealt_already(s: AmbitionTable, card: int) -> bool:
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            for place in range(DEALT_TO_EACH):
                if s.ambitions[seat][person][place] == card:
                    return True
    return False


def ambitions_left(s: AmbitionTable, seat: int, out: list[int]) -> None:
    for card in range(AMBITIONS.count):
        if not ambition_dealt_already(s, card):
            offer(out, DEAL_AMBITION(card))


def ambition_dealt(s: AmbitionTable, seat: int, card: int) -> None:
    at = next_ambition(s)
    person, place = at // DEALT_TO_EACH % PERSONS, at % DEALT_TO_EACH
    unit = at // DEALT_TO_EACH // PERSONS
    s.ambitions[unit][person][place] = card
    whisper(s, one_person(unit, person), AMBITION_DEALT, unit, person, place + 1, card)


WHICH_AMBITION = book.question(
    "which_ambition", ambitions_left, {DEAL_AMBITION: ambition_dealt}, "VR-322", whose={DEAL_AMBITION: receiver}
)

# --- choosing (VR-161, VR-162) ------------------------------------------------------------------------------


def choose_ambitions(s: AmbitionTable) -> None:
    """All at the same time, in secret; whoever was dealt one card keeps it."""
    if cards_each(s) == DEALT_TO_EACH:
        ask_all(s, WHICH_TO_KEEP)
    else:
        keep_the_only_card(s)


def keep_the_only_card(s: AmbitionTable) -> None:
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            s.kept[seat][person] = s.ambitions[seat][person][0]


def undecided(s: AmbitionTable, seat: int) -> int:
    """The first person of a unit who has not chosen, or NOBODY."""
    for person in range(s.unit_sizes[seat]):
        if s.kept[seat][person] == NOBODY:
            return person
    return NOBODY


def holder(s: AmbitionTable, seat: int, card: int) -> int:
    """The person of a unit who was dealt a card: nobody else decides about it (VR-255)."""
    for person in range(s.unit_sizes[seat]):
        for place in range(DEALT_TO_EACH):
            if s.ambitions[seat][person][place] == card:
                return person
    return NOBODY


def dealt_to_the_unit(s: AmbitionTable, seat: int, card: int) -> bool:
    return holder(s, seat, card) != NOBODY


def not_decided_yet(s: AmbitionTable, seat: int, card: int) -> bool:
    return s.kept[seat][holder(s, seat, card)] == NOBODY


MAY_KEEP = May(
    "keep_ambition",
    Condition(dealt_to_the_unit, "VR-161", "you were not dealt {card}"),
    Condition(not_decided_yet, "VR-161", "you have kept your Ambition card for this round already"),
)


def cards_of_the_undecided(s: AmbitionTable, seat: int, out: list[int]) -> None:
    for person in range(s.unit_sizes[seat]):
        for place in range(DEALT_TO_EACH):
            if MAY_KEEP(s, seat, s.ambitions[seat][person][place]):
                offer(out, KEEP(s.ambitions[seat][person][place]))


def ambition_kept(s: AmbitionTable, seat: int, card: int) -> None:
    s.kept[seat][holder(s, seat, card)] = card
    if undecided(s, seat) != NOBODY:
        ask_again(s, seat)


WHICH_TO_KEEP = book.question(
    "which_ambition_to_keep",
    cards_of_the_undecided,
    {KEEP: ambition_kept},
    "VR-323",
    secret=True,
    whose={KEEP: holder},
    may={KEEP: MAY_KEEP},
)

# --- scoring (VR-164, VR-165) -------------------------------------------------------------------------------


def score_the_ambitions(s: AmbitionTable) -> None:
    """Added to the total, never reversed."""
    s.ambitions_up = 1
    for seat in range(s.players):
        for person in range(s.unit_sizes[seat]):
            card = s.kept[seat][person]
            points = 0
            if AMBITIONS.holds(s, card, seat, person):
                points = AMBITIONS.points[card]
            s.total[seat][person] += points
            tell(s, AMBITION_PAID, seat, person, card, points)


ROUND.after(gather_the_favourites, gather_the_ambitions, when=AMBITION)
ROUND.after(DEALING, DEALING_AMBITIONS, choose_ambitions, when=AMBITION)
COUNT.after(count_the_favourites, score_the_ambitions, when=AMBITION)


def complaints(s: AmbitionTable) -> Iterator[str]:
    dealt = [card for unit in s.ambitions[: s.players] for person in unit for card in person if card != NOBODY]
    if len(set(dealt)) < len(dealt):
        yield "an Ambition card is dealt twice (VR-160)"
    for unit, kept in zip(s.ambitions[: s.players], s.kept[: s.players], strict=True):
        if any(card != NOBODY and card not in two for two, card in zip(unit, kept, strict=True)):
            yield "a kept Ambition card was not dealt to its person (VR-161)"
    for seat in range(s.players):
        choosing = NOBODY in s.kept[seat][: s.unit_sizes[seat]]
        if choosing and s.question in AFTER_THE_DEAL:
            yield f"somebody at seat {seat} has kept no Ambition card (VR-161)"
        if s.question == WHICH_TO_KEEP and choosing != bool(s.waiting >> seat & 1):
            yield f"seat {seat} keeps an Ambition card or is asked, one of the two (VR-161)"
    if s.question == WHICH_AMBITION and next_ambition(s) == NOBODY:
        yield "all Ambition cards are dealt already (VR-160)"
    if s.question == WHICH_TO_KEEP and next_ambition(s) != NOBODY:
        yield "a person has not been dealt an Ambition card (VR-160)"


book.complaints.add(complaints, when=AMBITION)
book.shared += ["ambitions", "kept"]
