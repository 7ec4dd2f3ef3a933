"""Where pages are shown and lines are read: a terminal, or a pipe.

On a terminal every page is drawn over the last one on the alternate screen, which has no scroll-back: nothing that one
player saw can be scrolled to by the next. Into a pipe pages are simply written one after the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment

TOP, REST_OF_LINE, REST_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
ENTER_ALTERNATE, LEAVE_ALTERNATE = "\x1b[?1049h", "\x1b[?1049l"
FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and whatever can be scrolled back to."""
_ALIKE = (
    "┃| ∧^ ╋+ ╲\\ ╱/ ╳x ━- □o ♥* ♦# ♛K ★* ⚑P ›> ─- │| ┌+ ┐+ └+ ┘+ ├+ ┤+ ▸> ▴^ "
    '♞N ●o ▲^ ∎n ■N ✚+ †t ·. …. –- —- −- •* ×x ‘\' ’\' “" ”" „"'
)
PLAIN = str.maketrans({pair[0]: pair[1] for pair in _ALIKE.split()})
"""For terminals that know no more than ASCII."""


class Leave(Exception):
    """The player has closed the input or interrupted the game."""


class Block:
    """Lines that are drawn already."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    @property
    def height(self) -> int:
        return len(self.lines)

    def split(self, height: int) -> list[Block]:
        """Blocks of at most so many lines."""
        size = max(1, height)
        return [Block(self.lines[start : start + size]) for start in range(0, max(1, self.height), size)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Screen:
    """A console to show pages on, and a way to read lines."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.read = read
        self.live = console.is_terminal and not console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines a page may have; None if there is no end to them."""
        return self.console.height if self.live else None

    def __enter__(self) -> Screen:
        if self.live:
            self._write(ENTER_ALTERNATE)
            _forget_typed_lines()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.live:
            self._write(FORGET + LEAVE_ALTERNATE)

    def show(self, page: RenderableType) -> None:
        """One page over whatever was there."""
        with self.console.capture() as caught:
            self.console.print(page)
        text = caught.get().rstrip("\n")
        if self.live:
            text = TOP + text.replace("\n", f"{REST_OF_LINE}\n") + REST_OF_LINE + "\n" + REST_OF_SCREEN
        else:
            text += "\n"
        self._write(text)

    def lines(self, page: RenderableType) -> list[str]:
        """The lines a page would have, colours included."""
        with self.console.capture() as caught:
            self.console.print(page)
        return caught.get().rstrip("\n").split("\n")

    def block(self, page: RenderableType) -> Block:
        """Draw something now, to be shown later."""
        return Block(self.console.render_lines(page, self.console.options, pad=False))

    def width_of(self, page: RenderableType) -> int:
        """How wide it would be if there were room."""
        return Measurement.get(self.console, self.console.options.update(width=1000), page).maximum

    def read_through(self, page: RenderableType, more: str) -> None:
        """A page of any length, a screen at a time; ``more`` asks for Enter."""
        lines = self.lines(page)
        room = max(5, (self.height or len(lines) + 2) - 2)
        for start in range(0, len(lines), room):
            text = "\n".join(lines[start : start + room]) + "\n"
            self._write(TOP + REST_OF_SCREEN + text if self.live else text)
            if self.live and self.ask(more).strip().lower() == "q":
                return

    def ask(self, prompt: str) -> str:
        """One line from the player."""
        try:
            return self.read(self._writable(prompt))
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def forget(self) -> None:
        """Leave nothing on the screen, nor in what can be scrolled or typed back to."""
        if self.live:
            self._write(FORGET)
            _forget_typed_lines()

    def wait(self, seconds: float) -> None:
        """Time to look."""
        if seconds > 0:
            try:
                time.sleep(seconds)
            except KeyboardInterrupt:
                raise Leave from None

    def leave_behind(self, page: RenderableType) -> None:
        """Something that stays on the terminal."""
        self._write("\n".join(self.lines(page)) + "\n")

    def _writable(self, text: str) -> str:
        """The text in signs that this terminal knows."""
        encoding = (self.console.encoding or "utf-8").lower().replace("_", "-")
        if encoding.startswith("utf"):
            return text
        return text.translate(PLAIN).encode(encoding, "replace").decode(encoding)

    def _write(self, text: str) -> None:
        self.console.file.write(self._writable(text))
        self.console.file.flush()


def _forget_typed_lines() -> None:
    """What one player typed is not for the next one's arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
    readline.clear_history()
