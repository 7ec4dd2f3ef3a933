"""A guided first game at the terminal: ``regnum learn vive-le-roi``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import regnum
from regnum.bots import Bot, Knowledge, bot
from regnum.kernel import BadFile, Match
from regnum.kernel.kinds import SEAT
from regnum.lessons import Advice, AsMeant, Coach, Follower, Lesson, Place, lesson_of
from regnum.lessons.coach import REMARK, sentence, watch
from regnum.lessons.lesson import FIELD
from regnum.words import Voice

from . import commands, files, setup
from .choices import MenuRow
from .heraldry import GOLD, QUIET
from .page import Leaf, Painter
from .screen import Block, Screen
from .session import PROMPT, Player, Session, Settings

RIVALS = "page"
"""Whom a learner plays against in a first real game."""
FREE = "knight"
"""Who plays on for the others where the lesson was left: by rule of thumb."""
BACK, ON = ("r", "return"), "c"
COACH = "☞ "


class MeantBot:
    """Chooses what the lesson means, and thinks for itself once the learner has gone another way."""

    def __init__(self, follower: Follower, match: Match, own: Bot) -> None:
        self.follower = follower
        self.match = match
        self.own = own

    def choose(self, knowledge: Knowledge) -> int:
        following = self.follower.next(self.match.choices)
        if following is not None and following[0] == knowledge.seat:
            return int(knowledge.game.actions.read(following[1]))
        return self.own.choose(knowledge)


class Pointing(Painter):
    """Marks on the table what the coach speaks of."""

    places: tuple[Place, ...] = ()
    recommended: int | None = None

    def emphasis(self, entry: MenuRow) -> str:
        return "reverse bold" if self.recommended in entry.actions else super().emphasis(entry)

    def leaves(self, drawing: Any, s: Any, room: int | None) -> Iterator[Leaf]:
        names = [name for place in self.places if (name := called(self.voice, place))]
        for leaf in super().leaves(drawing, s, room):
            yield Leaf(self.marked(leaf.block, names), leaf.titles) if names else leaf

    def marked(self, block: Block, names: list[str]) -> Block:
        """Lines in which these names stand out."""
        wanted = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names), re.IGNORECASE)
        lines = []
        for line in block.lines:
            text = Text.assemble(*((segment.text, segment.style or "") for segment in line), end="")
            found = text.highlight_regex(wanted, style="reverse bold")
            lines.append(list(text.render(self.screen.console)) if found else line)
        return Block(lines)


def called(voice: Voice, place: Place) -> str:
    """What is written on the table where a place is; nothing for a whole field."""
    if place.kind == FIELD:
        return ""
    return voice.seat(int(place.word)) if place.kind == SEAT else voice.label(place.kind, place.word)


class LessonSession(Session):
    """A game with a coach: who may be contradicted, and to whom one may come back."""

    more = False
    """Whether the learner wants a real game now."""

    def __init__(self, lesson: Lesson, voice: Voice, match: Match, screen: Screen, settings: Settings) -> None:
        self.lesson = lesson
        self.coach = Coach(lesson)
        self.going_on = False
        """Whether the learner plays on where the lesson is over."""
        players = [
            Player() if seat == lesson.learner else Player(MeantBot(self.coach.follower, match, bot(FREE, seat)), FREE)
            for seat in range(match.options["players"])
        ]
        super().__init__(match, players, voice, screen, settings)
        self.painter: Pointing = Pointing(match, voice, screen, {})

    @property
    def advice(self) -> Advice:
        """What the coach says now."""
        return self.coach.advice(self.match)

    # -- what the coach says -----------------------------------------------------------------------------------

    def said(self) -> list[RenderableType]:
        """One line for each thing; what is only told is quieter than what is asked."""
        lines = [] if self.advice.left is None else [Text(self.voice.say("lesson-left"), style=QUIET)]
        for said in self.advice.said:
            text = Text(COACH, style=f"bold {GOLD}")
            text.append(sentence(self.voice, said, self.match.table), style="" if said.kind == REMARK else "bold")
            lines.append(text)
        return [*lines]

    def ask(self, seat: int, actions: Any) -> int | None:
        self.point_at(self.advice)
        return super().ask(seat, actions)

    def by_itself(self, s: Any, seat: int) -> int | None:
        """What the coach speaks of is answered by hand."""
        spoken_of = s is self.match.table and not self.going_on and self.advice.recommended is not None
        return None if spoken_of else super().by_itself(s, seat)

    def point_at(self, advice: Advice) -> None:
        """Nothing where the lesson is over and goes on as an ordinary game."""
        said = () if self.going_on else advice.said
        self.painter.places = tuple(place for one in said for place in one.places)
        self.painter.recommended = advice.recommended

    def bottom(self, seat: int, choices: RenderableType, note: str) -> list[RenderableType]:
        return [*([] if self.going_on else self.said()), *super().bottom(seat, choices, note)]

    def keys(self) -> str:
        """With the way back, if the lesson was left."""
        keys = super().keys()
        return keys if self.way_back is None else self.voice.say("ui-lesson-left", keys=keys)

    # -- going back ----------------------------------------------------------------------------------------------

    @property
    def way_back(self) -> int | None:
        """After how many choices the lesson was left, as long as it is one."""
        return None if self.going_on else self.advice.left

    def obey(self, seat: int, text: str, choices: int) -> commands.Outcome:
        if text.lower() not in BACK or self.way_back is None:
            return super().obey(seat, text, choices)
        commands.go_back(self, self.way_back)
        return None

    # -- the end of the lesson -----------------------------------------------------------------------------------

    def play_and_look_back(self) -> None:
        while not self.going_on:
            while not self.advice.over:
                self.next_answer()
            wish = self.enough()
            if wish in BACK and self.way_back is not None:
                commands.go_back(self, self.way_back)
            elif wish == ON:
                self.going_on = True
            else:
                self.more = wish == ""
                return
        super().play_and_look_back()

    def enough(self) -> str:
        """*You know enough*, and what to watch next time; what the learner wants to do now."""
        title = Text(self.voice.say("lesson-enough"), style=f"bold {GOLD}")
        lines = [Text(f"· {line}") for line in watch(self.voice)]
        left = self.voice.say("ui-lesson-end-keys")
        keys = left if self.way_back is None else self.voice.say("ui-lesson-left", keys=left)
        self.point_at(self.advice)
        bottom = [*self.said(), *self.painter.result(), title, *lines, Text(keys, style=QUIET)]
        self.screen.show(self.painter.page(self.viewer, self.heard[self.viewer], bottom))
        return self.screen.ask(PROMPT).strip().lower()


def learn(name: str, language: str | None, pace: float = 0.8) -> None:
    """Play a lesson, and a real game afterwards if the learner likes."""
    session = session_for(name, language, setup.screen(), pace)
    session.run()
    if session.more:
        setup.play(setup.Wish(name, bots=RIVALS, pace=pace, language=language))


def session_for(name: str, language: str | None, screen: Screen, pace: float = 0.0) -> LessonSession:
    lesson = lesson_of(regnum.game(name))
    if lesson is None:
        raise BadFile(f"there is no guided first game of {name}")
    chance = AsMeant(lesson)
    match = lesson.match(chance)
    chance.made = lambda: match.choices
    return LessonSession(lesson, setup.voice_for(match, language), match, screen, Settings(files.unnamed(name), pace))
