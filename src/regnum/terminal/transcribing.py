"""Asking an owner of a game for what only the printed copy shows, one thing after the other."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

import regnum
from regnum.kernel import Fault
from regnum.sources import Ask, Teller, Transcript
from regnum.sources.asking import BadAnswer, written
from regnum.words import Voice, language_of, refused

from .heraldry import GOLD, QUIET

MESSAGES = Path(__file__).parent / "messages" / "transcribe.*.ftl"
LATER, BACK, HELP, STOP = ".", "<", "?", "q"


class Stopped(Exception):
    """The owner goes on another day."""


def transcribe(name: str, file: str | None, language: str | None) -> None:
    """Ask until everything is answered or the owner stops; every answer is kept at once."""
    game = regnum.game(name)
    path = Path(file or f"{game.name}-board.toml").expanduser()
    transcript = Transcript.kept(game, regnum.read_text(path)) if path.exists() else Transcript(game)
    voice = Voice(game, language or language_of(os.environ), files=[MESSAGES])
    Asking(transcript, voice, path, Console(highlight=False)).run()


class Asking:
    """One sitting with an owner."""

    def __init__(self, transcript: Transcript, voice: Voice, path: Path, console: Console) -> None:
        self.transcript = transcript
        self.voice = voice
        self.teller = Teller(transcript.game, voice)
        self.path = path
        self.console = console
        self._table = ""

    def run(self) -> None:
        self._greet()
        try:
            self._where_from()
            open_asks = [ask for ask in self.transcript.asks.values() if ask.key not in self.transcript.answers]
            self._ask_all(open_asks)
            while faults := self.transcript.faults():
                self._say(self.voice.say("transcribe-wrong"), "bold")
                for fault in faults:
                    self._say(f"  {self._told(fault)}")
                self._say(self.voice.say("transcribe-look"), QUIET)
                self._ask_all(self._around([fault.path[0] for fault in faults]))
        except (Stopped, EOFError, KeyboardInterrupt):
            self._part("transcribe-stopped")
            return
        self._part("transcribe-done")

    def _greet(self) -> None:
        count, answered = len(self.transcript.asks), len(self.transcript.answers)
        self._say(self.voice.say("transcribe-lead", title=self.voice.title(), count=count), f"bold {GOLD}")
        if answered:
            self._say(self.voice.say("transcribe-goes-on", answered=answered, count=count, file=str(self.path)))
        self._say(self.voice.say("transcribe-help", file=str(self.path)), QUIET)

    def _where_from(self) -> None:
        for key in ("by", "copy"):
            if not self.transcript.source.get(key):
                self.transcript.put_source(key, self._typed(f"{self.voice.say(f'transcribe-{key}')} "))
        self.transcript.put_source("date", time.strftime("%Y-%m-%d"))
        self._keep()

    def _around(self, tables: Sequence[str | int]) -> list[Ask]:
        """The questions about these tables; all of them if none is asked about."""
        asks = list(self.transcript.asks.values())
        return [ask for ask in asks if ask.path[0] in tables] or asks

    def _ask_all(self, asks: Sequence[Ask]) -> None:
        at = 0
        while at < len(asks):
            step = self._ask(asks[at])
            at = max(0, at + step)

    def _ask(self, ask: Ask) -> int:
        """Ask for one thing; how many questions to go on by."""
        asked = self.teller.asked(self.transcript, ask)
        if asked["table"] != self._table:
            self._table = asked["table"]
            self._say(f"\n{self._table}", "bold")
        before = self.transcript.answers.get(ask.key)
        usual = self.voice.say(
            "transcribe-usual" if before is None else "transcribe-answered", usual=before or asked["usual"]
        )
        where = f"{asked['row']} · {asked['column']}" if asked["row"] else asked["column"]
        while True:
            said = self._typed(f"  {where} ({usual}) ").strip()
            if said in (LATER, BACK):
                return -1 if said == BACK else 1
            if said == STOP:
                raise Stopped
            if said == HELP:
                self._say(f"  {asked['expected']}", QUIET)
                continue
            if self._put(ask, said or before or written(ask.usual)):
                return 1

    def _put(self, ask: Ask, answer: str) -> bool:
        """Whether an answer could be kept; otherwise what is wrong with it has been said."""
        before = self.transcript.answers.get(ask.key, "")
        try:
            self.transcript.put(ask.key, answer)
        except BadAnswer as wrong:
            self._say(f"  {self.teller.told(wrong)}", "bold")
            return False
        if fault := self.transcript.fault_of(ask):
            self._say(f"  {self._told(fault)}", "bold")
            self.transcript.put(ask.key, before)
            return False
        self._keep()
        return True

    def _told(self, fault: Fault) -> str:
        return refused(fault, self.voice.language, self.transcript.game)

    def _typed(self, prompt: str) -> str:
        return self.console.input(Text(prompt))

    def _keep(self) -> None:
        regnum.write_text(self.path, self.transcript.text())

    def _part(self, message: str) -> None:
        transcript = self.transcript
        self._say("")
        numbers = {"answered": len(transcript.answers), "count": len(transcript.asks)}
        self._say(self.voice.say(message, game=transcript.game.name, file=str(self.path), **numbers))
        if transcript.faults():
            self._say(self.voice.say("transcribe-unfinished"), "bold")

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))
