"""Where a page's worker takes hold of the house: everything that crosses between Python and JavaScript is text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Protocol

from .end import End
from .house import Alone
from .searching import Elsewhere, Inquire
from .shelf import Bring, Packages
from .store import Device, DeviceStore
from .thinkers import Thinkers


class Browser(Protocol):
    """What JavaScript must be able to do."""

    device: Device
    bring: Bring
    think: Inquire
    look: Inquire
    tell: Callable[[str], None]
    """Say something to the page."""
    games: str
    """The names of all games that can be brought, with spaces between them."""


class Ends:
    """What JavaScript calls."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        house = Alone(
            DeviceStore(browser.device, Packages(browser.bring)), Thinkers(Elsewhere(browser.think, browser.look))
        )
        self._end = End(house, browser.games.split())

    async def open(self) -> None:
        await self._end.house.open()

    async def ask(self, method: str, address: str, body: str) -> str:
        status, text, name = await self._end.ask(method, address, body)
        return json.dumps({"status": status, "text": text, "name": name})

    def connect(self, language: str) -> None:
        self._end.connect(self._browser.tell, language)

    def hear(self, text: str) -> None:
        self._end.hear(text)

    def disconnect(self) -> None:
        self._end.disconnect()
