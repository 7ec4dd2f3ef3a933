"""What is done in a running game: choose, take back, ask and agree, pause, come back, give up."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.kernel.errors import RefusedChoice
from regnum.reviewed import Answer

from . import undo
from .audiences import Play
from .bots import stand_in
from .journal import (
    ALL,
    Agreed,
    Asked,
    Chose,
    Conceded,
    Holiday,
    Lapsed,
    Paused,
    Replaced,
    Resumed,
    Returned,
    TookBack,
    Woke,
)
from .refused import Refused
from .requests import Request
from .seating import Entries, must_be_kept, must_sit
from .table import Table


def must_be_played(table: Table) -> Play:
    must_be_kept(table)
    if table.play is None:
        raise Refused("not-now", "the game has not begun")
    if table.status == "paused":
        raise Refused("not-now", "the game is paused")
    if table.status != "playing":
        raise Refused("not-now", "the game is over")
    return table.play


def choose(table: Table, account: str, now: float, *, question: int, choice: object) -> Entries:
    """Answer the question that is put to one's seat, for the team or for oneself."""
    seat, person, chair = must_sit(table, account)
    if table.seats[seat].chairs[chair].bot:
        raise Refused("not-now", "a bot plays for you: take your seat back first")
    return answer(table, seat, person, question, choice, by=account, now=now)


def answer(
    table: Table,
    seat: int,
    person: int | None,
    question: int,
    choice: object,
    *,
    by: str,
    now: float,
    thoughts: Sequence[Answer] = (),
) -> Entries:
    """A seat's answer to the question of that number, given by an account or (nobody) by a bot with its thoughts."""
    play = must_be_played(table)
    if not question or play.of[seat, person].asked != question:
        raise Refused("late", "that question is not open any more")
    text = choice if isinstance(choice, str) else _notation(play, choice)
    yield Chose(at=now, seat=seat, text=text, by=by, person=ALL if person is None else person, thoughts=thoughts)


def _notation(play: Play, choice: object) -> str:
    """A choice as text that was made as JSON or as a number."""
    game = play.match.game
    try:
        return str(game.actions.write(game.meant(play.match.table, choice)))
    except RefusedChoice:
        raise
    except ValueError as wrong:
        raise Refused("illegal", "that cannot be understood: {wrong}", wrong=wrong) from wrong


def illegal(play: Play, wrong: RefusedChoice) -> Refused:
    """An illegal choice as a refusal, told by the game's own words."""
    return Refused(
        "illegal", wrong.sentence, of=play.match.game, clause=wrong.clause, legal=wrong.legal, **wrong.arguments
    )


# --- going back --------------------------------------------------------------------------------------------------


def take_back(table: Table, account: str, now: float) -> Entries:
    """Take one's last answer back at once, because nothing was revealed since."""
    found = _taken_back(table, account, now)
    if found is None:
        raise Refused("illegal", "something was revealed since your last choice: ask the others to agree")
    yield found


def _taken_back(table: Table, account: str, now: float) -> TookBack | None:
    """An account's last answer taken back, if nobody need be asked."""
    seat, person, chair = must_sit(table, account)
    found = undo.free(must_be_played(table).match, seat, person)
    return None if found is None else TookBack(at=now, seat=seat, to=found.to, again=found.again, person=chair)


# --- agreeing --------------------------------------------------------------------------------------------------------


def ask(
    table: Table, account: str, now: float, *, wish: str, seat: int | None, person: int | None, answers: int
) -> Entries:
    """Ask the others for an undo, a pause or a bot in somebody's place; done at once if nobody else has a say."""
    mine, _, chair = must_sit(table, account)
    play = must_be_played(table)
    if wish == "undo" and answers == 1 and (found := _taken_back(table, account, now)):
        yield found
        return
    if any(request.wish == wish for request in table.requests.values()):
        raise Refused("not-now", "the same was asked for already")
    to = -1
    if wish == "undo":
        to = _last_choice(table, play, account, answers)
    elif wish == "replace":
        to = _replaceable(table, seat, person, (mine, chair))
    whom = ALL if person is None else person
    yield Asked(at=now, request=table.requests.last + 1, wish=wish, seat=mine, to=to, person=whom, by=chair)
    yield from _fulfil(table, table.requests[table.requests.last], now)


def _last_choice(table: Table, play: Play, account: str, answers: int) -> int:
    """The choice to go back before."""
    last = undo.last_choice(play.match, *table.place_of(account), answers)
    if last is None:
        raise Refused("illegal", "you have not chosen so often yet")
    return last


def _replaceable(table: Table, seat: int | None, person: int | None, asking: tuple[int, int]) -> int:
    """The seat on which a bot is to play: one's own, or one for which the others wait."""
    if seat is None or seat >= len(table.seats):
        raise Refused("illegal", "say which seat is to be replaced")
    chairs = table.seats[seat].chairs
    if person is not None and person >= len(chairs):
        raise Refused("unknown", "nobody else shares that seat")
    if not any(chair.played_by_somebody for n, chair in enumerate(chairs) if person in (None, n)):
        raise Refused("not-now", "a bot plays there already")
    myself = asking == (seat, person or 0) and (person is not None or len(chairs) == 1)
    if seat not in table.waiting and not myself:
        raise Refused("not-now", "nobody waits for them: whoever is not asked may be elsewhere")
    return seat


def agree(table: Table, account: str, now: float, *, request: int, yes: bool) -> Entries:
    """Say yes or no to a request; one no ends it, the last yes fulfils it."""
    seat, _, chair = must_sit(table, account)
    asked = table.requests.get(request)
    if asked is None:
        raise Refused("unknown", "there is no such request any more")
    if yes and not asked.asks(table.seats[seat], seat, chair):
        raise Refused("not-now", "nobody asks you")
    yield Agreed(at=now, request=request, seat=seat, yes=yes, person=chair)
    if yes:
        yield from _fulfil(table, asked, now)


def _fulfil(table: Table, request: Request, now: float) -> Entries:
    if request.needed(table.seats):
        return
    if request.wish == "undo":
        # Whoever asked may have taken back in secret meanwhile what others do not know of.
        to = min(request.to, table.standing)
        yield TookBack(at=now, seat=request.seat, to=to, request=request.number)
    elif request.wish == "pause":
        yield Paused(at=now)
    else:
        yield _replaced(table, request, "agreed", now)


def _replaced(table: Table, request: Request, why: str, now: float) -> Replaced:
    bot = stand_in(table.seats)
    return Replaced(at=now, seat=request.to, bot=bot, person=request.person, by=request.seat, why=why)


# --- going and coming ------------------------------------------------------------------------------------------


def resume(table: Table, account: str, now: float) -> Entries:
    """End a pause, or take one's seat back from the bot that stands in."""
    seat, _, chair = must_sit(table, account)
    if table.status == "paused":
        yield Resumed(at=now)
        return
    must_be_played(table)
    if table.seats[seat].conceded:
        raise Refused("not-now", "you have given up")
    if not table.seats[seat].chairs[chair].bot:
        raise Refused("not-now", "you are playing yourself")
    yield Returned(at=now, seat=seat, person=chair)


def concede(table: Table, account: str, now: float) -> Entries:
    """Give up: a bot plays the seat on, and it comes last. Beside a teammate who plays on, only oneself is replaced."""
    seat, _, mine = must_sit(table, account)
    must_be_played(table)
    if table.seats[seat].conceded:
        raise Refused("not-now", "you have given up already")
    if any(chair.played_by_somebody for n, chair in enumerate(table.seats[seat].chairs) if n != mine):
        yield Replaced(at=now, seat=seat, bot=stand_in(table.seats), person=mine, by=seat, why="left")
    else:
        yield Conceded(at=now, seat=seat, bot=stand_in(table.seats))


def wake(table: Table, now: float, seconds: float) -> Entries:
    """The server was down for so long."""
    if table.due is not None:
        yield Woke(at=now, seconds=seconds)


def take_off(table: Table, account: str, now: float, *, days: int) -> Entries:
    """Go on holiday from a table that is played by turns."""
    seat, _, chair = must_sit(table, account)
    must_be_played(table)
    if table.created.pace != "days" or not table.clocks.used:
        raise Refused("not-now", "only where one plays by turns, with a clock, can one take days off")
    left = table.clocks.holidays[seat]
    if days > left:
        raise Refused("not-now", "you have {left} days off left at this table", left=left)
    yield Holiday(at=now, seat=seat, days=days, person=chair)


def out_of_time(table: Table, now: float) -> Entries:
    """What the table chose for it happens where a clock has run out; those who were declared absent and said nothing
    are replaced. Nobody waits for somebody who plays with bots alone: there the game rests."""
    if table.status != "playing":
        return
    for request in list(table.requests.values()):
        if request.until is not None and request.until <= now:
            yield _replaced(table, request, "absent", now)
    first = table.clocks.first()
    if first is None or first[0] > now:
        return
    seat, match = first[1], must_be_played(table).match
    then = "pause" if len(table.players) == 1 else table.clocks.rule.then
    if then == "pause":
        yield Paused(at=now, why="late", seat=seat)
    elif then == "answer":
        yield Lapsed(at=now, seat=seat)
    else:
        for n, chair in enumerate(table.seats[seat].chairs):
            if chair.played_by_somebody and match.legal(seat, table.seats[seat].person(n)):
                yield Replaced(at=now, seat=seat, bot=stand_in(table.seats), person=n, by=seat, why="late")
