"""Banishment of the losers' pieces (LK-616 to LK-622)."""

from __future__ import annotations

from regnum.kernel import NOBODY, Condition, May, ask, offer, tell

from .table import COUNTIES, COUNTY, INTRUSION, Table, book

BANISH = book.action("banish", to=COUNTY)

COURTIERS_BANISHED = book.event("courtiers_banished", "LK-617", seat="seat", county=COUNTY, number="number")
NOBLE_MUST_LEAVE = book.event("noble_must_leave", "LK-618", owner="seat", county=COUNTY)
NOBLE_BANISHED = book.event("noble_banished", "LK-619", seat="seat", owner="seat", to=COUNTY)
NOBLE_SENT_BACK = book.event("noble_sent_back", "LK-620", owner="seat", to=COUNTY)


def banish_the_courtiers(s: Table) -> None:
    """Unless the defender won, all of its courtiers there return to its reserve (LK-617, LK-621)."""
    number = s.courtiers[s.defender][s.contested]
    if s.winner != s.defender and number > 0:
        s.courtiers[s.defender][s.contested] = 0
        s.reserve[s.defender] += number
        tell(s, COURTIERS_BANISHED, s.defender, s.contested, number)


def banish_the_defenders_noble(s: Table) -> None:
    """Only if it is there (LK-617, LK-R27)."""
    if s.winner != s.defender and s.noble[s.defender] == s.contested:
        banish(s, s.defender)


def banish_the_intruders_noble(s: Table) -> None:
    """By the defender or a third party, after the defender's (LK-616, LK-618)."""
    if s.winner != s.active:
        banish(s, s.active)


def banish(s: Table, owner: int) -> None:
    """The winner says where to, wherever there is a choice (LK-619)."""
    s.banished = owner
    number = refuges(s, owner)
    if number == 0:
        s.noble[owner] = s.came_from
        tell(s, NOBLE_SENT_BACK, owner, s.came_from)
    elif number == 1:
        banished_to(s, s.winner, only_refuge(s, owner))
    else:
        tell(s, NOBLE_MUST_LEAVE, owner, s.contested)
        ask(s, WHERE_TO_BANISH, s.winner)


def refuges(s: Table, owner: int) -> int:
    """In how many counties a player has a courtier."""
    count = 0
    for county in range(COUNTIES):
        if s.courtiers[owner][county] > 0:
            count += 1
    return count


def only_refuge(s: Table, owner: int) -> int:
    for county in range(COUNTIES):
        if s.courtiers[owner][county] > 0:
            return county
    return NOBODY


def refuge_there(s: Table, seat: int, county: int) -> bool:
    """Where its owner has at least one courtier; distance does not matter (LK-619)."""
    return s.courtiers[s.banished][county] > 0


MAY_BANISH = May("banish", Condition(refuge_there, "LK-619", "the noble's owner has no courtier in {to}"))


def refuges_of_the_banished(s: Table, seat: int, out: list[int]) -> None:
    for county in range(COUNTIES):
        if MAY_BANISH(s, seat, county):
            offer(out, BANISH(county))


def banished_to(s: Table, seat: int, county: int) -> None:
    s.noble[s.banished] = county
    tell(s, NOBLE_BANISHED, seat, s.banished, county)


WHERE_TO_BANISH = book.question(
    "where_to_banish",
    refuges_of_the_banished,
    {BANISH: banished_to},
    "LK-619",
    asked="winner",
    needs=(*INTRUSION, "winner", "banished"),
    may={BANISH: MAY_BANISH},
)
