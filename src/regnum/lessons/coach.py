"""The coach: what to say where a match stands, what to point at, and what to recommend. It knows all lessons alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal, NamedTuple, TypeAlias

from regnum.kernel import NATURE, Choice, Happening, Match
from regnum.words import Voice

from .following import Follower
from .lesson import WATCH, Hint, Lesson, Place, Remark, message

Kind: TypeAlias = Literal["reaction", "remark", "hint"]
REACTION: Kind = "reaction"
REMARK: Kind = "remark"
HINT: Kind = "hint"


@dataclass(frozen=True)
class Said:
    """One thing that the coach says."""

    kind: Kind
    """A ``reaction`` to another answer, a ``remark`` on what happened, or the ``hint`` for what is asked now."""
    name: str
    places: tuple[Place, ...] = ()
    about: Happening | None = None
    """What happened."""


@dataclass(frozen=True)
class Advice:
    """All that the coach says at one moment."""

    said: tuple[Said, ...] = ()
    recommended: int | None = None
    """The answer that is recommended to what is asked now."""
    left: int | None = None
    """After how many choices the match left the lesson: there it can go back to."""
    over: bool = False
    """Whether the learner knows enough."""


class Decision(NamedTuple):
    """A moment at which the learner was asked."""

    at: int
    """After how many choices."""
    path: tuple[str, ...]
    hint: Hint | None


class Coach:
    """Follows one match; it only looks, and remembers what it has looked at."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.follower = Follower(lesson)
        self._choices: list[Choice] = []
        self._decisions: list[Decision] = []

    def advice(self, match: Match) -> Advice:
        """What to say now, from what the learner may know."""
        past, over = self._past(match), self._over(match)
        last, now = past[-1] if past else None, None if over else self._now(match)
        said = (*self._reaction(match, past), *self._remarks(match, last), *self._said(now))
        return Advice(said, None if now is None else now.answer, self.follower.left(match.choices), over)

    def _over(self, match: Match) -> bool:
        meant = len(self.lesson.meant.choices)
        ended = match.over or self._happened(match, self.lesson.until) is not None
        return ended or (len(match.choices) >= meant and self.follower.left(match.choices) is None)

    # -- what was and is asked -----------------------------------------------------------------------------------

    def _past(self, match: Match) -> list[Decision]:
        """Every decision that the learner has made, with the hint there was for it."""
        known = len(self._choices)
        if match.choices[:known] != self._choices:
            self._decisions, known = [], 0
        for at in range(known, len(match.choices)):
            if match.choices[at].seat == self.lesson.learner:
                self._decisions.append(self._decision(match, at, match.position(at)))
        self._choices = match.choices[:]
        return self._decisions

    def _now(self, match: Match) -> Hint | None:
        """The hint for what the learner is asked now."""
        if self.lesson.learner not in match.to_act:
            return None
        return self._decision(match, len(match.choices), match.table).hint

    def _decision(self, match: Match, at: int, table: Any) -> Decision:
        game, learner = match.game, self.lesson.learner
        path = (*game.where(table).split(" › "), game.book.questions[table.question].name)
        come = {decision.hint.name for decision in self._decisions if decision.hint}
        seen, offers = game.blank(table, learner), game.offers(table, learner)
        fitting = (
            hint
            for hint in self.lesson.hints
            if hint.name not in come
            and _within(hint.at, path)
            and hint.time in (None, 1 + sum(_within(hint.at, decision.path) for decision in self._decisions))
            and hint.answer in offers
            and all(holds(seen) for holds in hint.when)
        )
        return Decision(at, path, next(fitting, None))

    # -- what is said ----------------------------------------------------------------------------------------------

    def _said(self, hint: Hint | None) -> Iterator[Said]:
        if hint is not None:
            yield Said(HINT, message(hint.name), hint.places)

    def _reaction(self, match: Match, past: Sequence[Decision]) -> Iterator[Said]:
        """To an answer that was not the recommended one, until the next; what follows of it in the same breath (a die,
        and the piece that it won) is no next."""
        about = next((decision for decision in reversed(past) if decision.hint is not None), None)
        if about is None or about.hint is None:
            return
        since = match.choices[about.at + 1 : past[-1].at]
        other = match.choices[about.at].action != about.hint.answer
        if other and all(choice.seat in (self.lesson.learner, NATURE) for choice in since):
            yield Said(REACTION, message(about.hint.name, "otherwise"))

    def _remarks(self, match: Match, last: Decision | None) -> Iterator[Said]:
        """On what happened since the learner's last answer."""
        since = 0 if last is None else last.at + 1
        for remark in self.lesson.remarks:
            about = self._happened(match, remark)
            if about is not None and about.after >= since:
                yield Said(REMARK, message(remark.name), remark.places, about)

    def _happened(self, match: Match, remark: Remark) -> Happening | None:
        """What the remark is about, if it happened so often as the remark wants, as far as the learner heard."""
        heard = (h for h in match.happenings if h.event == remark.after and h.heard(self.lesson.learner))
        fitting = (happening for happening in heard if all(holds(happening.numbers) for holds in remark.when))
        return next(islice(fitting, remark.time - 1, None), None)


def _within(part: tuple[str, ...], path: tuple[str, ...]) -> bool:
    """Whether the names follow each other somewhere on the path."""
    return any(path[start : start + len(part)] == part for start in range(len(path)))


# --- in words ---------------------------------------------------------------------------------------------------


def sentence(voice: Voice, said: Said, table: Any) -> str:
    """What the coach says, in the words of a voice; players are called ``$seat0``, ``$seat1`` …"""
    name = said.name if said.name in voice.messages or said.kind != REACTION else message("otherwise")
    names = {f"seat{seat}": voice.seat(seat) for seat in range(table.players)}
    about = voice.arguments(said.about) if said.about else {}
    text = voice.say(name, **voice.variables(table, name) | names | about)
    return text[:1].upper() + text[1:]


def watch(voice: Voice) -> list[str]:
    """What to watch next time."""
    return [voice.say(message("watch", str(number))) for number in WATCH]
