"""A soak: games begin, are played and end, one after the other, and the server's memory is a flat line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .guests import Guest

AT_ONCE = 4
MOVES = 30
"""Then somebody gives up."""
PACE = 0.3
"""How many seconds somebody looks at the table before the next answer."""
LINES = 30
"""So often the memory is looked at, however long it takes."""
BAR = 4.0
"""How many megabytes a mark of the chart stands for."""
WISH = {"game": "vive-le-roi", "players": 3, "seats": [{"for": "me"}, *[{"for": "bot", "bot": "page"}] * 2]}


async def soak(address: str, minutes: float, megabytes: Callable[[], float]) -> None:
    """Print what the server keeps in memory, again and again, as a chart."""
    end, games = time.monotonic() + 60 * minutes, 0

    async def play(number: int) -> None:
        nonlocal games
        while time.monotonic() < end:
            async with Guest(address, f"Guest {number}") as guest:
                for _ in range(10):
                    await _game(guest)
                    games += 1

    playing = [asyncio.create_task(play(number)) for number in range(AT_ONCE)]
    began = time.monotonic()
    print("minutes    games       MB")
    while time.monotonic() < end:
        await asyncio.sleep(60 * minutes / LINES)
        kept = megabytes()
        passed = (time.monotonic() - began) / 60
        print(f"{passed:7.1f} {games:8} {kept:8.1f}  {'#' * round(kept / BAR)}", flush=True)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def _game(guest: Guest) -> None:
    where = f"/api/tables/{await guest.create(WISH)}"
    for _ in range(MOVES):
        update = await guest.get(f"{where}/update")
        if update["result"] is not None:
            return
        if update["asked"] is not None:
            asked = update["asked"]
            offer = asked["offers"][update["number"] % len(asked["offers"])]
            answer = {"question": asked["question"], "choice": offer["action"]}
            await guest.http.post(f"{where}/choose", json=answer)
        await asyncio.sleep(PACE)
    await guest.post(f"{where}/concede", {})
