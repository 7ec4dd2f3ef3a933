"""Somebody at a browser: opens pages, creates tables, and plays by mouse or by keyboard."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket

from regnum.games import names

PATIENCE = 600.0
"""Seconds after which a game is given up."""
SHORT: dict[str, dict[str, Any]] = {"krone-und-schwert": {"max_rounds": 30}}
"""What keeps a game of somebody who answers anything from taking its time."""
FEW = 6
"""Clicks on a board that answer nothing (cards laid down, taken up again), after which one answers in the list."""


class Guest:
    """One browser context with a guest in it, who knows how to play everything unless ``settings`` say otherwise.

    ``heard`` is everything that came over its sockets.
    """

    def __init__(self, context: BrowserContext, name: str, settings: dict[str, object]) -> None:
        self.context = context
        self.name = name
        self.rng = random.Random(name)
        self.heard: list[str] = []
        self.wrong: list[str] = []
        known = {"guided": names(), **settings}
        context.add_init_script(f"localStorage['regnum.settings'] ??= JSON.stringify({json.dumps(known)})")
        answer = context.request.post("/api/guests", data={"name": name}).json()
        self.account, self.csrf = answer["account"], answer["csrf"]
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"{message.text} {message.location.get('url', '')}")

    # -- tables ------------------------------------------------------------------------------------------------

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"X-CSRF-Token": self.csrf})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def create(
        self, game: str, players: int, seats: list[str] | None = None, teammate: str = "", **options: Any
    ) -> dict[str, Any]:
        """A table with me first, alone or with a teammate; the other seats are bots that think little, unless said
        otherwise."""
        me = {"for": "me", **({"teammate": {"for": teammate}} if teammate else {})}
        kinds = seats or ["bot"] * (players - 1)
        others = [{"for": kind, **({"bot": "page"} if kind == "bot" else {})} for kind in kinds]
        return self.post(
            "/api/tables",
            {
                "game": game,
                "players": players,
                "options": options,
                "seats": [me, *others],
                "listed": False,
                "pace": "live",
                "clock": {"kind": "none"},
                "start": "full",
            },
        )

    def sit_down(self, table: dict[str, Any]) -> None:
        self.page.goto(f"/table/{table['table']}")

    # -- playing -----------------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Board")

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def play(self, turns: int = 10_000, stop: Callable[[Guest], bool] = lambda guest: False) -> int:
        """Play by mouse until the game is over, so many questions are answered, or ``stop`` says so; how many were."""
        made = tried = 0
        deadline = time.monotonic() + PATIENCE
        while made < turns and not self.over and not stop(self):
            assert time.monotonic() < deadline, f"the game takes too long: {self.page.inner_text('.side')[:400]}"
            number = self.number()
            if self._leave_scene() or not number or not self.asked():
                self.page.wait_for_timeout(15)
            elif self._choose(number, by_board=tried < FEW):
                made, tried = made + 1, 0
            else:
                tried += 1
        return made

    @property
    def choices(self) -> Locator:
        """The list of sentences."""
        return self.page.locator(".choices button:not([disabled])")

    def asked(self) -> bool:
        return self.choices.count() > 0

    def _leave_scene(self) -> bool:
        """Scenes that wait for a click get one."""
        scene = self.board.get_by_role("dialog").get_by_role("button")
        if not scene.count():
            return False
        with suppress(Error):  # it may have gone, or the machine is busy: look again
            scene.first.click(timeout=2000)
        return True

    def _choose(self, number: str, by_board: bool) -> bool:
        """Click: on the board where it lights something, else in the list; whether that answered the question."""
        lit = self.board.locator("[role=button], button:not(.zoom button, .ticker)")
        options = lit if by_board and lit.count() else self.choices
        option = options.nth(self.rng.randrange(options.count()))
        try:
            option.dispatch_event("click", timeout=1000)
            confirm = self.page.locator(".confirm .gold:not([disabled])")
            if confirm.count():
                confirm.click(timeout=1000)
        except Exception:  # the choice may have gone while we reached for it: look again
            return False
        return self.number() != number

    def number(self) -> str:
        """The number of the question put to me; nothing while nothing is asked, or my answer is on its way."""
        asked = "document.querySelector('.question:not(:has(.sent))')"
        return str(self.page.evaluate(f"{asked}?.dataset.question ?? ''"))

    def question(self) -> str:
        return self.page.evaluate("document.querySelector('.question')?.textContent ?? ''") or ""
