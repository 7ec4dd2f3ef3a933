"""Undo that cannot cheat: an answer may be taken back while nothing was revealed since, by chance or by others.

First the record is asked: chance must not have spoken, and others may have answered only in secret, beside the seat,
to the question that is still open. If the answer let the game run on, the rules themselves are asked: the same answer
is given in other worlds that look the same to the seat, and if the seat can tell them apart afterwards, something was
revealed to it. Whatever is shown to another seat alone forbids it too. Which worlds these are follows from the place in
the record and from what the seat knows, so that the same is found whenever it is asked.

What others have done since that the seat cannot notice, parts of a secret answer, makes no difference to any of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from regnum.kernel import EVERYBODY, NATURE, Choice, Game, Match, seeded
from regnum.kernel.views import view, visible

WORLDS = 12
"""In how many other worlds an answer is tried before it is said that it revealed nothing."""
Noticed = tuple[dict[str, Any], list[tuple[int, ...]]]
"""All that a seat can see and has heard."""


@dataclass(frozen=True)
class Retraction:
    """What an undo does: back to so many choices, then these answers of others again."""

    to: int
    again: list[tuple[int, str]] = field(default_factory=list)


def last_choice(match: Match, seat: int | None, person: int | None = None, answers: int = 1) -> int | None:
    """The place of a seat's last choice in the record, or of the first of its so many last ones.

    What somebody else who shares the seat chose for themselves does not count.
    """
    choices, left = match.choices, answers
    for at in range(len(choices) - 1, -1, -1):
        left -= choices[at].seat == seat and choices[at].known(seat, person)
        if left == 0:
            return at
    return None


class Retraced:
    """A match, and the tables it has stood at, each put together once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.choices = match.choices
        self._tables: dict[int, Any] = {}

    def at(self, count: int) -> Any:
        """The table when so many choices had been made; not to be changed."""
        found = self._tables.get(count)
        if found is None:
            found = self._tables[count] = self.match.position(count)
        return found


def candidate(past: Retraced, seat: int | None, person: int | None = None) -> Retraction | None:
    """What the seat could take back as far as the record alone can tell."""
    last = last_choice(past.match, seat, person)
    if last is None:
        return None
    later = past.choices[last + 1 :]
    again = [(choice.seat, choice.text) for choice in later]
    if not any(choice.noticed(seat, person) for choice in later):
        # Where the question is gone that the others have begun to answer, what they have begun goes too.
        found = Retraction(last) if _ran_on(past, last) else Retraction(last, again)
        return None if _closes_a_secret_question(past, last) else found
    return Retraction(last, again) if _beside(past, last, later) else None


def free(match: Match, seat: int | None, person: int | None = None) -> Retraction | None:
    """What the seat, or one of the persons who share it, may take back at once, without asking anybody."""
    past = Retraced(match)
    found = candidate(past, seat, person)
    if seat is None or found is None or found.again or not _ran_on(past, found.to):
        return found
    rng = seeded(f"undo {found.to}")
    return None if reveals(match.game, past.at(found.to), seat, past.choices[found.to].action, rng) else found


# --- what the record tells -------------------------------------------------------------------------------------


def _ran_on(past: Retraced, last: int) -> bool:
    """Whether the last choice closed its question, so that steps of the rules were done since."""
    choice = past.choices[last]
    return not choice.more and not past.at(last).waiting & ~(1 << choice.seat)


def _beside(past: Retraced, last: int, later: list[Choice]) -> bool:
    """Whether all later choices are secret answers of others to the question that the seat answered, still open."""
    mine = past.choices[last]
    if mine.known_to is None or not all(_is_secret(choice) for choice in later):
        return False
    open_to = past.at(last).waiting
    if not mine.more:
        open_to &= ~(1 << mine.seat)
    for choice in later:
        if not open_to >> choice.seat & 1 or not _stands_without(past, last, choice):
            return False
        if not choice.more:
            open_to &= ~(1 << choice.seat)
    return bool(open_to)


def _is_secret(choice: Choice) -> bool:
    """Whether only the seat that gave an answer, or one person of it, knows it."""
    return choice.known_to is not None and choice.seat != NATURE and choice.known(choice.seat)


def _stands_without(past: Retraced, last: int, choice: Choice) -> bool:
    """Whether an answer means the same if the one before it was not given: a teammate's own may not."""
    if choice.seat != past.choices[last].seat:
        return True
    person = past.match.game.whose(past.at(last), choice.seat, choice.action)
    return person is not None and choice.known(choice.seat, person)


def _closes_a_secret_question(past: Retraced, last: int) -> bool:
    """Whether the last choice ended a question that others had answered in secret too: then all is revealed."""
    seat = past.choices[last].seat
    if past.choices[last].known_to is None or not _ran_on(past, last):
        return False
    for place in range(last - 1, -1, -1):
        choice = past.choices[place]
        if not _is_secret(choice) or not past.at(place).waiting >> seat & 1:
            return False
        if choice.seat != seat:
            return True
    return False


# --- what the rules tell -----------------------------------------------------------------------------------------


def reveals(game: Game, before: Any, seat: int, action: int, rng: Any) -> bool:
    """Whether an answer showed anybody anything but what the seat had known and did."""
    after = _answered(game, before, seat, action)
    if any(line[0] not in (EVERYBODY, seat) for line in after.told) or _shown_to_others(before, after, seat):
        return True
    seen = _seen(after, seat)
    return any(_in_another_world(game, before, seat, action, rng) != seen for _ in range(WORLDS))


def _answered(game: Game, before: Any, seat: int, action: int) -> Any:
    """The table after an answer, and what was told because of it."""
    s = before.copy()
    game.answer(s, seat, action)
    return s


def _shown_to_others(before: Any, after: Any, seat: int) -> bool:
    """Whether a field was opened, or another seat's own row changed."""
    for name, declared in after.FIELDS.items():
        if visible(after, declared) != visible(before, declared):
            return True
        if declared.of_seats and not visible(after, declared):
            was, now = getattr(before, name), getattr(after, name)
            if any(was[i] != now[i] for i in range(len(now)) if i != seat):
                return True
    return False


def _seen(s: Any, seat: int) -> Noticed:
    return view(s, seat), [line for line in s.told if line[0] in (EVERYBODY, seat)]


def _in_another_world(game: Game, before: Any, seat: int, action: int, rng: Any) -> Noticed | None:
    """What the seat would have seen if what it cannot know had been otherwise."""
    s = before.copy()
    game.redeal(s, seat, rng)
    return _seen(_answered(game, s, seat, action), seat) if action in game.offers(s, seat) else None
