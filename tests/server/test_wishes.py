"""``regnum play GAME --browser``: what a terminal wishes for is the table at which a browser sits down."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from regnum.kernel import IllegalOptions
from regnum.server.rooms.wishes import MOST, Wishes
from regnum.server.table.creating import new_table
from regnum.server.table.plans import Clock, SeatPlan, Teammate
from regnum.server.table.refused import Refused
from regnum.server.table.seating import plan
from regnum.server.table.table import Table
from regnum.terminal.browser import wanted
from regnum.terminal.setup import Wish

from .conftest import Arrive
from .own_boards import LANCASTER, board_like

ALONE = [SeatPlan("me"), SeatPlan("bot", bot="page")]
WISHED = {"game": "vive-le-roi", "players": 2, "seats": [{"for": "me"}, {"for": "bot", "bot": "page"}]}


def begun(seats: list[SeatPlan] = ALONE, **more: Any) -> Table:
    usual: dict[str, Any] = {"game": "vive-le-roi", "players": 2, "options": {}, "clock": Clock()}
    created, sit = new_table("anna", 0.0, seats=seats, **usual | more)
    table = Table(more.get("seed", "") + "table", created)
    for entry in sit(table):
        table.apply(entry)
    return table


def test_the_same_seed_is_the_same_chance_at_every_table() -> None:
    one, same, other = begun(seed="7"), begun(seed="7"), begun(seed="8")
    assert one.play and same.play and other.play
    assert one.play.match.choices == same.play.match.choices
    assert [table.play.dice.seed for table in (one, other)] != [one.play.dice.seed] * 2  # type: ignore[union-attr]
    assert set(one.play.draws) == {-1}, "nothing of it is called fair"


def test_nobody_names_the_dice_that_others_play_with() -> None:
    with pytest.raises(Refused, match="only whoever plays alone"):
        begun([SeatPlan("me"), SeatPlan("friend")], seed="7")
    with pytest.raises(Refused, match="only whoever plays alone"):
        begun([SeatPlan("me", teammate=Teammate("friend")), SeatPlan("bot", bot="page")], seed="7")
    table = begun(seed="7", start="host")
    with pytest.raises(Refused, match="only whoever plays alone"):
        list(plan(table, "anna", 0.0, seat=1, wanted="anyone", bot="", person=None))
    assert list(plan(table, "anna", 0.0, seat=1, wanted="bot", bot="king", person=None))


def test_what_was_asked_for_on_the_command_line_is_what_the_server_is_told(tmp_path: Path) -> None:
    told = wanted(Wish("lancaster", players=4, bots="king,page", preset="henry-v", seed="7"))
    assert told["game"] == "lancaster" and told["players"] == 4 and told["seed"] == "7"
    assert [seat.get("bot") for seat in told["seats"]] == [None, "king", "page", "king"]
    named = wanted(Wish("vive-le-roi", seats=["page", "Anna"], options={"ambition": "on"}))
    assert [seat["for"] for seat in named["seats"]] == ["bot", "me"] and named["options"]["ambition"] is True
    own = board_like("lancaster", tmp_path / "own.toml", *LANCASTER)
    assert wanted(Wish("lancaster", board=str(own)))["board"] == own.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish("vive-le-roi", players=9), "expected 2 to 8 players"),
        (Wish("vive-le-roi", bots="program:rm"), "there is no bot"),
        (Wish("vive-le-roi", humans=0), "at least one person"),
    ],
)
def test_what_cannot_be_is_refused_in_words(wish: Wish, why: str) -> None:
    with pytest.raises((IllegalOptions, Refused), match=why):
        wanted(wish)


def test_the_first_who_asks_has_the_wish_and_it_stays_if_nothing_comes_of_it() -> None:
    wishes = Wishes()

    def a_table(account: str, now: float) -> Any: ...

    table = wishes.keep(a_table)
    with pytest.raises(Refused), wishes.granted(table):
        raise Refused("not-now", "the game is over")
    with wishes.granted(table) as wish:
        assert wish is a_table
    with wishes.granted(table) as wish:
        assert wish is None
    table = wishes.keep(a_table)
    for _ in range(MOST):
        wishes.keep(a_table)
    with wishes.granted(table) as wish:
        assert wish is None, "the oldest is forgotten"


@pytest.mark.anyio
async def test_a_browser_sits_down_where_the_terminal_wished(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    wished = await anna.post("/api/wishes", WISHED | {"seed": "7", "listed": False})
    table = await anna.post(f"/api/wishes/{wished['table']}", {})
    assert table["table"] == wished["table"] and table["mine"] == 0 and table["status"] == "playing"
    assert (await anna.post(f"/api/wishes/{wished['table']}", {}))["table"] == table["table"], "and again"
    assert await anna.refused("POST", "/api/wishes/nowhere", {}) == "unknown"
    assert await anna.refused("POST", "/api/wishes", WISHED | {"players": 3}) == "illegal"


@pytest.mark.anyio
async def test_nobody_elsewhere_may_wish(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert await anna.refused("POST", "/api/wishes", WISHED, headers={"X-Forwarded-For": "192.0.2.7"}) == "forbidden"


@contextmanager
def regnum(store: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    browser = store.with_name("browser")
    browser.write_text(f"#!/bin/sh\necho $1 >> {store.with_name('opened')}\n")
    browser.chmod(0o700)
    environment = os.environ | {"REGNUM_STORE": str(store), "BROWSER": f"{browser} %s", "REGNUM_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "regnum", "play", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield process
        finally:
            process.terminate()


def a_taken_port() -> socket.socket:
    """Far from where the system takes its own from, and other tests' servers are."""
    while True:
        with suppress(OSError):
            return socket.create_server(("127.0.0.1", random.randrange(12_000, 30_000)))


def test_a_taken_port_means_the_next_and_a_running_server_is_used(tmp_path: Path) -> None:
    store = tmp_path / "regnum.db"
    with a_taken_port() as taken:
        port = str(taken.getsockname()[1])
        wish = "lancaster", "--browser", "--players", "3", "--language", "de", "--port", port
        with regnum(store, *wish) as process:
            assert process.stdout is not None
            address = process.stdout.readline().rpartition(" ")[2].strip()
            first = process.stdout.readline().strip()
            assert urlsplit(address).port != int(port) and first.startswith(f"{address}/play/lancaster?table=")
            with regnum(store, *wish) as another:
                assert another.stdout is not None
                second = another.stdout.read().strip()
            assert second.startswith(f"{address}/play/lancaster?table=") and second != first
            assert second in store.with_name("opened").read_text().split()
            query = parse_qs(urlsplit(second).query)
            assert query["lang"] == ["de"]
            with httpx.Client(base_url=address) as browser:
                me = browser.post("/api/guests", json={"name": "Anna"}).json()
                token = {"X-CSRF-Token": me["csrf"]}
                table = browser.post(f"/api/wishes/{query['table'][0]}", headers=token).json()
    assert table["game"] == "lancaster" and table["players"] == 3 and not table["listed"]
