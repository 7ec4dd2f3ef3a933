"""A game at one terminal: people in turn, screened from each other, and bots at a pace one can follow."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from regnum.bots import Bot, Knowledge
from regnum.kernel import BadFile, Match
from regnum.words import Voice

from . import commands, files
from .choices import MenuRow, named
from .heraldry import GOLD, QUIET, shield
from .page import Painter
from .screen import Leave, Screen

PROMPT = "› "


@dataclass(frozen=True)
class Player:
    """Who plays a seat: a person, or a bot and its name."""

    bot: Bot | None = None
    name: str | None = None


@dataclass
class Settings:
    """How a game is run."""

    file: Path
    """Where the game is kept all the time."""
    pace: float = 0.0
    """For how many seconds a bot's move can be watched."""
    """The data file of one's own that the game is played on."""
    forced: str = "answer"
    """Whether a question with a single choice is answered at once (``answer``) or asked (``ask``)."""
    usual: str = "answer"
    """Whether a question with a usual answer is answered at once or asked, until a player wants it otherwise."""


class Session:
    """Plays a match to its end, or until the players leave."""

    def __init__(
        self, match: Match, players: Sequence[Player], voice: Voice, screen: Screen, settings: Settings
    ) -> None:
        self.match = match
        self.players = players
        self.voice = voice
        self.screen = screen
        self.settings = settings
        bots = {seat: player.name for seat, player in enumerate(players) if player.bot and player.name}
        self.painter = Painter(match, voice, screen, bots)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        """Whose eyes everything is drawn for while bots play: the only person's, or everybody's."""
        self.heard = dict.fromkeys((None, *self.people), 0)
        """How many lines of the log each person (None: everybody) has been shown."""
        self.asks = set(self.people) if settings.usual == "ask" else set()
        """The people who give usual answers themselves."""
        self.at_screen: int | None = self.viewer
        self.leaf = 0
        """How many leaves of the table the person has turned."""
        self.changed_at = 0.0
        self.trouble = ""
        """Why the game could not be written to its file, if it could not."""

    # -- the whole game --------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the end; what was played is kept whatever happens."""
        try:
            with self.screen:
                self.play_and_look_back()
        except (Leave, KeyboardInterrupt):
            pass
        finally:
            self.try_to_keep()
            self.dismiss_the_bots()
        self.screen.leave_behind(self.farewell())

    def play_and_look_back(self) -> None:
        """The last word may be an undo: then the game goes on."""
        while True:
            while not self.match.over:
                self.next_answer()
            self.try_to_keep()
            if not commands.after_the_end(self):
                return

    def next_answer(self) -> None:
        """People before bots: those who answer together wait for nobody's thinking."""
        waiting = self.match.to_act
        person = next((seat for seat in waiting if seat in self.people), None)
        if person is None:
            self.let_bot_answer(waiting[0])
        else:
            self.let_person_answer(person)

    def keep(self) -> None:
        """Write the game to its file."""
        bots = [player.name if player.bot else None for player in self.players]
        files.write(self.match, self.settings.file, bots)

    def dismiss_the_bots(self) -> None:
        """A bot that is a program of its own is told that the game is over."""
        for player in self.players:
            close = getattr(player.bot, "close", None)
            if close is not None:
                close()

    def try_to_keep(self) -> None:
        """Keep the game if the disk lets us: a full one is no reason to stop playing."""
        self.trouble = ""
        try:
            self.keep()
        except BadFile as wrong:
            self.trouble = str(wrong)

    def choose(self, seat: int, action: int) -> None:
        """Make a choice; if much happened, tell it on pages of its own."""
        before = self.match.table.copy()
        count = len(self.match.heard(self.viewer))
        self.match.choose(action, seat)
        news = self.painter.log(self.viewer)[count:]
        page = self.painter.news_page(self.viewer, news, before) if self.people else None
        if page is not None:
            self.at_screen = self.viewer
            self.screen.forget()
            self.screen.read_through(page, self.voice.say("ui-more"))
            self.heard[self.viewer] = count + len(news)

    # -- people ----------------------------------------------------------------------------------------------

    def let_person_answer(self, seat: int) -> None:
        known = self.by_itself(self.match.table, seat)
        if known is not None:
            self.choose(seat, known)
            return
        self.hand_over(seat)
        self.try_to_keep()
        action = self.ask(seat, self.match.legal(seat))
        if action is not None:
            self.heard[seat] = len(self.match.heard(seat))
            self.choose(seat, action)

    def by_itself(self, s: Any, seat: int) -> int | None:
        """The answer that is given without asking the person, if there is one: the only one, or the usual one."""
        game = self.match.game
        actions, question = game.offers(s, seat), game.book.questions[s.question]
        if len(actions) == 1 and self.settings.forced == "answer" and not question.secret:
            return actions[0]
        usual = None if question.usual is None or seat in self.asks else question.usual()
        return usual if usual in actions else None

    def hand_over(self, seat: int) -> None:
        """A screen between one person and the next."""
        if self.at_screen == seat or len(self.people) == 1:
            return
        self.screen.forget()
        other = self.at_screen
        self.at_screen = seat
        sign = shield(seat)
        sign.append(" ")
        if other is None:
            sign.append(self.voice.say("ui-your-turn", seat=self.voice.seat(seat)), style=f"bold {GOLD}")
        else:
            names = {"seat": self.voice.seat(seat), "other": self.voice.seat(other)}
            sign.append(self.voice.say("ui-look-away", **names), style=f"bold {GOLD}")
        self.screen.show(Group(self.painter.header(), Text(), sign, Text()))
        self.screen.ask(PROMPT)
        self.screen.forget()

    def ask(self, seat: int, actions: Sequence[int]) -> int | None:
        """The person's choice; None if the game went back instead."""
        shown, note, self.leaf = list(actions), self.trouble, 0
        while True:
            entries = self.painter.choices(seat, shown)
            bottom = self.bottom(seat, self.painter.menu(entries), note)
            self.screen.show(self.painter.page(seat, self.heard[seat], bottom, self.leaf))
            text = self.screen.ask(PROMPT).strip()
            meant = self.meant(text, entries, actions, seat)
            if len(meant) == 1:
                return meant[0]
            shown, note = meant or shown, ""
            if not meant:
                outcome = self.obey(seat, text, len(entries))
                if outcome is None:
                    return None
                note = outcome

    def obey(self, seat: int, text: str, choices: int) -> commands.Outcome:
        """What a person says besides choosing."""
        return commands.obey(self, seat, text, choices)

    def meant(self, text: str, entries: Sequence[MenuRow], actions: Sequence[int], seat: int) -> list[int]:
        """The choices that a line can mean: a number's, all of them for an empty line, or those it names."""
        if text.isdecimal():
            return list(entries[int(text) - 1].actions) if 1 <= int(text) <= len(entries) else []
        if not text or text in ("b", "back"):
            return list(actions)
        return named(self.voice, actions, text, self.match.table, seat) if len(text) > 1 else []

    def bottom(self, seat: int, choices: RenderableType, note: str) -> list[RenderableType]:
        line = Text(note, style="bold") if note else Text(self.keys(), style=QUIET)
        return [self.painter.question(seat), choices, line]

    def keys(self) -> str:
        """What may be typed, and how not to be asked again where there is a usual answer."""
        question = self.match.question
        if question.usual is None:
            return self.voice.say("ui-keys")
        return self.voice.say("ui-usual-keys", usual=self.voice.usual(question.name))

    # -- bots ------------------------------------------------------------------------------------------------

    def let_bot_answer(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        if self.at_screen != self.viewer:
            self.at_screen = self.viewer
            self.screen.forget()
        self.show_waiting()
        action = bot.choose(Knowledge.of(self.match, seat))
        self.screen.wait(self.changed_at + self.settings.pace - time.monotonic())
        count = len(self.match.heard(self.viewer))
        self.choose(seat, action)
        if len(self.match.heard(self.viewer)) > count:
            self.changed_at = time.monotonic()

    def show_waiting(self) -> None:
        """The table while bots think; into a pipe only what is new, and only if no person will be asked."""
        news = self.heard[self.viewer]
        if self.screen.live:
            names = [self.voice.seat(seat) for seat in self.match.to_act]
            waiting = Text(self.voice.say("ui-waiting", names=", ".join(names), count=len(names)), style=QUIET)
            self.screen.show(self.painter.page(self.viewer, news, [waiting]))
        elif not self.people:
            lines = self.painter.log(None)[news:]
            if lines:
                self.screen.show(Group(*self.painter.told(lines, 0)))
            self.heard[None] = news + len(lines)

    # -- good-bye --------------------------------------------------------------------------------------------

    def farewell(self) -> RenderableType:
        """What stays on the terminal afterwards."""
        result = self.painter.result()
        if self.trouble:
            return Group(*result, Text(self.trouble))
        kept = self.voice.say("ui-kept", file=str(self.settings.file))
        go_on = self.voice.say(
            "ui-look-back" if self.match.over else "ui-go-on",
            file=str(self.settings.file),
            game=self.match.game.name,
        )
        return Group(*result, Text(f"{kept} {go_on}"))
