"""count the games that count, or all ratings again from nothing but results"""

from __future__ import annotations

from typing import Any

from regnum.store import Conflict

from ...settings import CannotOperate
from .counting import count_again
from .kept import Kept

TRIES = 20


async def run(admin: Any, *, again: bool) -> None:
    kept = Kept(admin.store.driver)
    await kept.open()
    games = await kept.played()
    if again:
        changed, results = await recount(kept)
        print(f"{results} results were counted again; {changed} ratings came out otherwise")
        return
    for game, players, people in games:
        print(f"{game:24} {players} players  {people} people")
    print(f"{await kept.last()} games have counted")


async def recount(kept: Kept) -> tuple[int, int]:
    """All ratings anew, while servers may run; how many came out otherwise, and from how many results."""
    for _ in range(TRIES):
        last, games = await kept.last(), await kept.every_game()
        before = {(one.listing, one.seat, one.chair): one for _, takers in games for one in takers}
        every, standings = count_again(games)
        changed = [one for one in every if one != before[one.listing, one.seat, one.chair]]
        try:
            await kept.replace(last, changed, standings.values())
            await kept.sweep()
            return len(changed), len(games)
        except Conflict:
            continue
    raise CannotOperate("games ended meanwhile, again and again: try again")
