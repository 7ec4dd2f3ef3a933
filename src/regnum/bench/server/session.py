"""``python -m bench.server.session``: two clients and a bot play, the server is killed in the middle and comes back."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PORT = 8360
ADDRESS = f"http://127.0.0.1:{PORT}"
LINES_AT_A_TIME = 3


def begin_serving(store: Path) -> subprocess.Popen[str]:
    flags = ["--store", str(store), "--port", str(PORT), "--log-level", "error"]
    command = [sys.executable, "-m", "regnum", "serve", *flags]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert serving.stdout is not None
    print(f"$ regnum serve --store games.db\n{serving.stdout.readline().strip()}")
    return serving


class Client:
    """Somebody with a session, who answers by chance and says what is heard."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(base_url=ADDRESS, timeout=30)
        self.rng = random.Random(name)
        self.last = 0
        self.answered = 0
        self.result: dict[str, Any] | None = None

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = (await self.http.post(path, json=body)).raise_for_status()
        made: dict[str, Any] = answer.json()
        return made

    async def arrive(self) -> None:
        me = await self.post("/api/guests", {"name": self.name})
        self.http.headers["X-CSRF-Token"] = me["csrf"]
        print(f"{self.name:>6}: is a guest")

    async def play(self, table: str, choices: int) -> None:
        """Until so many choices were confirmed, the game is over, or the server is gone."""
        cookie = f"regnum_session={self.http.cookies['regnum_session']}"
        where = f"{ADDRESS.replace('http', 'ws')}/api/live"
        async with connect(where, additional_headers={"Cookie": cookie}) as socket:
            await socket.send(json.dumps({"do": "open", "table": table, "last": self.last}))
            try:
                while choices and self.result is None:
                    choices -= await self.hear(socket, table)
            except ConnectionClosed:
                print(f"{self.name:>6}: the connection is gone after update {self.last}")

    async def hear(self, socket: ClientConnection, table: str) -> bool:
        """The next message; whether it confirms a choice."""
        message = json.loads(await socket.recv())
        if message["kind"] != "update":
            return False
        asked = message["asked"]
        confirmed = bool(self.answered) and (asked or {}).get("question") != self.answered
        self.last, self.result = message["number"], message["result"]
        if confirmed:
            self.answered = 0
        self.show(message)
        if asked and not self.answered:
            self.answered = asked["question"]
            choice = self.rng.choice(asked["offers"])
            body = {"do": "choose", "table": table, "question": asked["question"], "choice": choice["action"]}
            await socket.send(json.dumps(body))
        return confirmed

    def show(self, message: dict[str, Any]) -> None:
        for line in message["log"]["lines"][-LINES_AT_A_TIME:]:
            print(f"{self.name:>6}: {message['number']:4}  {line['sentence']}")


async def session(store: Path) -> None:
    serving = begin_serving(store)
    anna, bruno = Client("Anna"), Client("Bruno")
    for client in (anna, bruno):
        await client.arrive()
    seats = [{"for": "me"}, {"for": "anyone"}, {"for": "bot", "bot": "knight"}]
    made = await anna.post("/api/tables", {"game": "vive-le-roi", "players": 3, "seats": seats, "contribution": "salt"})
    table, promise = made["table"], made["fair"]["commitment"]
    print(f"  Anna: creates a table; the dice are promised: {promise[:16]}…")
    await bruno.post(f"/api/tables/{table}/join", {"seat": 1, "contribution": "pepper"})
    print(" Bruno: sits down; a knight plays the third seat, and it begins\n")
    playing = asyncio.gather(anna.play(table, 10_000), bruno.play(table, 10_000))
    while min(anna.last, bruno.last) < 25:
        await asyncio.sleep(0.01)
    print(f"\n$ kill -9 {serving.pid}")
    serving.send_signal(signal.SIGKILL)
    serving.wait()
    await playing
    print()
    serving = begin_serving(store)
    for client in (anna, bruno):
        client.answered = 0
        print(f"{client.name:>6}: opens the table again, with all up to update {client.last}")
    await asyncio.gather(anna.play(table, 10_000), bruno.play(table, 10_000))
    game = store.with_name("game.regnum")
    game.write_text((await anna.http.get(f"/api/tables/{table}/export")).text, encoding="utf-8")
    print(f"\n$ regnum verify game.regnum --commitment {promise[:8]}…", flush=True)
    verify = [sys.executable, "-m", "regnum", "verify", str(game), "--commitment", promise]
    await asyncio.to_thread(subprocess.run, verify, check=True)
    serving.terminate()
    serving.wait()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(session(Path(folder) / "games.db"))


if __name__ == "__main__":
    main()
