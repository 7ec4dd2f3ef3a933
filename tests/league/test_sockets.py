"""Bots at a WebSocket: one that connects is checked as on standard streams, and one on streams reaches a server."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from regnum.bots.protocol import BotFailed
from regnum.cli import main
from regnum.league import sockets
from regnum.league.checking import check
from regnum.league.sockets import NotWanted, listening, take

from . import bots

TASKS = ["vive-le-roi-2p-v1"]


def plays(address: str, choose: str) -> None:
    """A bot that connects by itself; ``choose`` is an expression of what it was asked."""
    with connect(address) as socket:
        try:
            for text in socket:
                said = json.loads(text)
                if said["kind"] == "hello":
                    socket.send(json.dumps({"protocol": 1, "name": "first"}))
                elif said["kind"] == "choose":
                    socket.send(json.dumps({"id": said["id"], "choose": eval(choose, {"said": said})}))
        except ConnectionClosed:
            return


@pytest.mark.parametrize(
    ("choose", "wrong"), [("0", ""), ("len(said['offers'])", "expected a place from 0 to")], ids=["plays", "cheats"]
)
def test_a_bot_that_connects_is_checked(choose: str, wrong: str) -> None:
    with listening(0) as (address, wait):
        player = threading.Thread(target=plays, args=(address, choose))
        player.start()
        found = [*check(wait, TASKS)]
        player.join(10)
    assert not player.is_alive()
    assert [wrong in one.wrong and bool(one.wrong) == bool(wrong) for one in found[-1:]] == [True]
    assert len(found) == (2 if wrong else 3)


def test_nobody_connects(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sockets, "STARTING", 0.05)
    with listening(0) as (_, wait), pytest.raises(BotFailed, match="nobody has connected"):
        wait()
    assert main(["league", "check", "--websocket", "0"]) == 2
    assert "waiting for a bot at ws://127.0.0.1:" in capsys.readouterr().out


@contextmanager
def server(asks: int) -> Iterator[tuple[str, list[str]]]:
    """A server that greets, asks so often and then wants no more; what it was told."""
    heard: list[str] = []

    def meet(socket: ServerConnection) -> None:
        assert socket.request is not None
        heard.append(socket.request.headers["Authorization"])
        socket.send(json.dumps({"kind": "hello", "protocol": 1}))
        heard.append(str(socket.recv(10)))
        for number in range(asks):
            socket.send(json.dumps({"kind": "choose", "id": f"t {number}", "offers": [{}]}))
            heard.append(str(socket.recv(10)))
        socket.close(sockets.NOT_WANTED, "that is enough")

    with serve(meet, "127.0.0.1", 0) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{running.socket.getsockname()[1]}", heard
        running.shutdown()
        thread.join()


def program(folder: Path, text: str) -> list[str]:
    (folder / "bot.py").write_text(text, encoding="utf-8")
    return [sys.executable, str(folder / "bot.py")]


def test_a_bot_on_standard_streams_is_taken_to_a_server(tmp_path: Path) -> None:
    told: list[str] = []
    with server(2) as (address, heard), pytest.raises(NotWanted, match="that is enough"):
        take(address, "secret", program(tmp_path, bots.HONEST), told.append)
    assert heard[0] == "Bearer secret" and told == [f"connected to {address}"]
    assert [json.loads(text) for text in heard[2:]] == [{"id": "t 0", "choose": 0}, {"id": "t 1", "choose": 0}]


def test_a_bot_that_ends_is_not_started_again_and_again(tmp_path: Path) -> None:
    with server(2) as (address, _), pytest.raises(BotFailed, match="it ended"):
        take(address, "secret", program(tmp_path, bots.CRASHES), lambda said: None)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("REGNUM_TOKEN", raising=False)
    assert main(["league", "join", "https://club.example", "python3 bot.py"]) == 2
    assert "REGNUM_TOKEN" in capsys.readouterr().err
