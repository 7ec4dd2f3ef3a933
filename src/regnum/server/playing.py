"""What is done in a running game: choose, take back, ask and agree, pause, come back, give up."""

from __future__ import annotations

from regnum.kernel import BadNotation, IllegalChoice

from . import bots, undo
from .errors import Refused
from .journal import ALL, Agreed, Asked, Chose, Conceded, Paused, Replaced, Resumed, Returned, TookBack
from .play import Play
from .seating import Lines, must_be_kept, must_sit
from .table import Request, Table
from .wire import Agree, Ask, Choose


def must_be_played(table: Table) -> Play:
    must_be_kept(table)
    if table.play is None:
        raise Refused("not-now", "the game has not begun")
    if table.status == "paused":
        raise Refused("not-now", "the game is paused")
    if table.status != "playing":
        raise Refused("not-now", "the game is over")
    return table.play


def choose(table: Table, account: str, wish: Choose, now: float) -> Lines:
    """Answer the question that is put to one's seat, for the team or for oneself."""
    seat, chair = must_have_a_chair(table, account)
    if table.seats[seat].chairs[chair].bot:
        raise Refused("not-now", "a bot plays for you: take your seat back first")
    person = table.seats[seat].person(chair)
    return answer(table, seat, person, wish.question, wish.choice, by=account, now=now)


def must_have_a_chair(table: Table, account: str) -> tuple[int, int]:
    """The seat, and where on it."""
    seat = must_sit(table, account)
    return seat, table.seats[seat].chair_of(account) or 0


def answer(table: Table, seat: int, person: int | None, question: int, choice: object, *, by: str, now: float) -> Lines:
    """A seat's answer to the question of that number, given by an account or (nobody) by a bot."""
    play = must_be_played(table)
    if not question or play.audience(seat, person).asked != question:
        raise Refused("late", "that question is not open any more")
    yield Chose(at=now, seat=seat, text=_notation(play, choice), by=by, person=ALL if person is None else person)


def _notation(play: Play, choice: object) -> str:
    if isinstance(choice, str):
        return choice
    actions = play.match.game.actions
    try:
        return str(actions.write(actions.from_json(choice)))
    except BadNotation as wrong:
        raise Refused("illegal", wrong.sentence, **wrong.arguments) from wrong
    except ValueError as wrong:
        raise Refused("illegal", "that cannot be understood: {wrong}", wrong=wrong) from wrong


def illegal(play: Play, wrong: IllegalChoice) -> Refused:
    """The same, told by the game's own words."""
    return Refused(
        "illegal", wrong.sentence, of=play.match.game, clause=wrong.clause, legal=wrong.legal, **wrong.arguments
    )


# --- going back --------------------------------------------------------------------------------------------------


def take_back(table: Table, account: str, now: float) -> Lines:
    """Take one's last answer back at once, because nothing was revealed since."""
    seat = must_sit(table, account)
    found = undo.free(must_be_played(table).match, *table.place_of(account))
    if found is None:
        raise Refused("illegal", "something was revealed since your last choice: ask the others to agree")
    yield TookBack(at=now, seat=seat, to=found.to, again=found.again)


# --- agreeing --------------------------------------------------------------------------------------------------------


def ask(table: Table, account: str, wish: Ask, now: float) -> Lines:
    """Ask the others for an undo, a pause or a bot in somebody's place; done at once if nobody else has a say."""
    seat = must_sit(table, account)
    play = must_be_played(table)
    if any(request.wish == wish.wish for request in table.requests.values()):
        raise Refused("not-now", "the same was asked for already")
    to = _wished(table, play, table.place_of(account), wish)
    person = ALL if wish.person is None else wish.person
    yield Asked(at=now, request=table.last_request + 1, wish=wish.wish, seat=seat, to=to, person=person)
    yield from _fulfil(table, table.requests[table.last_request], now)


def _wished(table: Table, play: Play, place: tuple[int | None, int | None], wish: Ask) -> int:
    """What the request is about: the choice to go back before, or the seat to be replaced."""
    if wish.wish == "undo":
        last = undo.last_choice(play.match, *place, wish.answers)
        if last is None:
            raise Refused("illegal", "you have not chosen so often yet")
        return last
    if wish.wish == "replace":
        if wish.seat is None or wish.seat >= len(table.seats):
            raise Refused("illegal", "say which seat is to be replaced")
        chairs = table.seats[wish.seat].chairs
        if wish.person is not None and wish.person >= len(chairs):
            raise Refused("unknown", "nobody else shares that seat")
        if not any(c.played_by_somebody for n, c in enumerate(chairs) if wish.person in (None, n)):
            raise Refused("not-now", "a bot plays there already")
        return wish.seat
    return -1


def agree(table: Table, account: str, wish: Agree, now: float) -> Lines:
    """Say yes or no to a request; one no ends it, the last yes fulfils it."""
    seat = must_sit(table, account)
    request = table.requests.get(wish.request)
    if request is None:
        raise Refused("unknown", "there is no such request any more")
    if wish.yes and seat not in table.needed(request):
        raise Refused("not-now", "nobody asks you")
    yield Agreed(at=now, request=request.number, seat=seat, yes=wish.yes)
    if wish.yes:
        yield from _fulfil(table, request, now)


def _fulfil(table: Table, request: Request, now: float) -> Lines:
    if table.needed(request):
        return
    if request.wish == "undo":
        yield TookBack(at=now, seat=request.seat, to=request.to)
    elif request.wish == "pause":
        yield Paused(at=now)
    else:
        yield Replaced(at=now, seat=request.to, bot=stand_in(table), person=request.person)


def stand_in(table: Table) -> str:
    """The bot that plays for people who are away: the level of another bot at the table, or the usual one."""
    return next((chair.planned for seat in table.seats for chair in seat.chairs if chair.planned), bots.USUAL)


# --- going and coming ------------------------------------------------------------------------------------------


def resume(table: Table, account: str, now: float) -> Lines:
    """End a pause, or take one's seat back from the bot that stands in."""
    seat, chair = must_have_a_chair(table, account)
    if table.status == "paused":
        yield Resumed(at=now)
        return
    must_be_played(table)
    if table.seats[seat].conceded:
        raise Refused("not-now", "you have given up")
    if not table.seats[seat].chairs[chair].bot:
        raise Refused("not-now", "you are playing yourself")
    yield Returned(at=now, seat=seat, person=chair)


def concede(table: Table, account: str, now: float) -> Lines:
    """Give up: a bot plays the seat on, and it comes last. Beside a teammate who plays on, only oneself is replaced."""
    seat, mine = must_have_a_chair(table, account)
    must_be_played(table)
    if table.seats[seat].conceded:
        raise Refused("not-now", "you have given up already")
    if any(chair.played_by_somebody for n, chair in enumerate(table.seats[seat].chairs) if n != mine):
        yield Replaced(at=now, seat=seat, bot=stand_in(table), person=mine)
    else:
        yield Conceded(at=now, seat=seat, bot=stand_in(table))


def out_of_time(table: Table, now: float) -> Lines:
    """A bot takes over where a clock has run out: for everybody who could have answered."""
    first = table.clocks.first()
    if table.status != "playing" or first is None or first[0] > now:
        return
    seat, match = first[1], must_be_played(table).match
    for n, chair in enumerate(table.seats[seat].chairs):
        if chair.played_by_somebody and match.legal(seat, table.seats[seat].person(n)):
            yield Replaced(at=now, seat=seat, bot=stand_in(table), person=n)
