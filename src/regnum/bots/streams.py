"""A program that was started: lines said to it and heard from it, and never waiting for it longer than one wants."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

from . import protocol
from .protocol import BotFailed, Said

UNHEARD = 100
"""How many lines a program may be ahead of whoever listens."""
MOST_ERRORS = 1_000_000
"""How many bytes of what a program writes to its standard error are kept."""
CHUNK = 65_536


class Streams:
    """Threads of its own read and write: a program that hangs, or talks without end, holds nobody up."""

    def __init__(self, command: Sequence[str], folder: Path | None = None, errors: Path | None = None) -> None:
        """Started in ``folder``; what it writes to standard error goes into the file ``errors``, or to ours."""
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._unsaid: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        try:
            self.process = subprocess.Popen(
                command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if errors is None else subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as wrong:
            raise BotFailed("start", f"{command[0]} cannot be started: {wrong.strerror}") from wrong
        tasks = [Thread(target=self._write, daemon=True), Thread(target=self._read, daemon=True)]
        if errors is not None:
            tasks.append(Thread(target=self._keep_errors, args=(errors,), daemon=True))
        self._threads = tasks
        for thread in tasks:
            thread.start()

    # -- talking -------------------------------------------------------------------------------------------------------

    def say(self, message: Said) -> None:
        self._unsaid.put(json.dumps(message).encode() + b"\n")

    def hear(self, seconds: float) -> Said:
        """The next thing it says, or BotFailed if nothing comes in time."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except queue.Empty as wrong:
            raise BotFailed("time", "it did not answer in time") from wrong
        if line is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(1)
            raise BotFailed("ended", f"it ended (status {self.process.poll()})")
        if len(line) > protocol.LONGEST:
            raise BotFailed("nonsense", f"a message has at most {protocol.LONGEST} characters")
        return protocol.understood(line)

    def close(self, patience: float = 2.0) -> bool:
        """Close its input, wait a little, and end it with all that it started; whether it went by itself."""
        self._unsaid.put(None)
        try:
            self.process.wait(patience)
            left = True
        except subprocess.TimeoutExpired:
            left = False
        self._end_its_family()
        self.process.wait()
        for thread in self._threads:
            thread.join(1)
        if not any(thread.is_alive() for thread in self._threads):
            for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
                if pipe is not None:
                    pipe.close()
        return left

    def _end_its_family(self) -> None:
        """It and all that it started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    # -- threads ------------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError, ValueError):
            while (left := self._unsaid.get()) is not None:
                while left:
                    left = left[os.write(pipe.fileno(), left) :]
        with contextlib.suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        assert self.process.stdout is not None
        pipe, begun = self.process.stdout.fileno(), b""
        with contextlib.suppress(OSError):
            while (chunk := os.read(pipe, CHUNK)) and self._heard.qsize() < UNHEARD:
                *lines, begun = (begun + chunk).split(b"\n")
                if len(begun) > protocol.LONGEST:
                    self._heard.put(begun)
                    break
                for line in lines:
                    self._heard.put(line)
        self._heard.put(None)

    def _keep_errors(self, file: Path) -> None:
        assert self.process.stderr is not None
        pipe, room = self.process.stderr.fileno(), MOST_ERRORS
        with contextlib.suppress(OSError), file.open("ab") as kept:
            while chunk := os.read(pipe, CHUNK):
                kept.write(chunk[:room])
                room = max(0, room - len(chunk))
