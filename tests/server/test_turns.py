"""Whose bots think next, told by the order of turns under a clock of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from regnum.server.running.turns import Claim, Customer, Turns

pytestmark = pytest.mark.anyio


class House:
    """Thoughts that take as long as they say, one after the other in so many places."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.order: list[str] = []
        self.at_once = self.most = 0
        self.tasks: list[asyncio.Task[None]] = []

    def wants(self, name: str, claim: Claim, seconds: float = 1.0) -> None:
        self.tasks.append(asyncio.create_task(self._think(name, claim, seconds)))

    async def _think(self, name: str, claim: Claim, seconds: float) -> None:
        async with self.turns.turn(claim):
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            await asyncio.sleep(0)
            self.order.append(name)
            self.now += seconds
            self.at_once -= 1

    async def done(self) -> list[str]:
        await asyncio.gather(*self.tasks)
        return self.order


def of(account: str, address: str) -> Claim:
    return Claim([Customer(account, address)])


def watched(*accounts: str) -> Claim:
    return Claim(watchers=[Customer(account, "elsewhere") for account in accounts])


def first(order: Sequence[str], wanted: str) -> int:
    return order.index(wanted)


async def test_whoever_comes_last_with_one_wish_does_not_wait_for_all_of_anothers() -> None:
    house = House()
    for _ in range(50):
        house.wants("mallory", of("mallory", "there"))
    house.wants("anna", of("anna", "here"))
    assert first(await house.done(), "anna") <= 1


async def test_an_address_with_many_people_has_no_more_than_an_address_with_one() -> None:
    house = House()
    for n in range(40):
        house.wants("crowd", of(f"guest {n}", "there"))
    for _ in range(10):
        house.wants("anna", of("anna", "here"))
    assert 9 <= (await house.done())[:20].count("anna") <= 10


async def test_people_at_one_address_share_what_it_has() -> None:
    house = House()
    for _ in range(30):
        house.wants("mallory", of("mallory", "there"))
    for _ in range(5):
        house.wants("anna", of("anna", "there"))
    assert (await house.done())[:10].count("anna") == 5


async def test_time_counts_and_not_the_number_of_thoughts() -> None:
    house = House()
    for _ in range(20):
        house.wants("king", of("mallory", "there"), 1.0)
        house.wants("page", of("anna", "here"), 0.1)
    assert (await house.done())[:20].count("page") >= 17


async def test_whoever_was_away_has_saved_nothing_up() -> None:
    house = House()
    for _ in range(20):
        house.wants("mallory", of("mallory", "there"))
    while len(house.order) < 10:
        await asyncio.sleep(0)
    for _ in range(10):
        house.wants("anna", of("anna", "here"))
    assert (await house.done())[10:20].count("mallory") >= 4


async def test_an_address_does_not_take_every_place_while_another_waits() -> None:
    house = House(places=2)
    for _ in range(6):
        house.wants("mallory", of("mallory", "there"), 0.0)
        house.wants("anna", of("anna", "here"), 0.0)
    order = await house.done()
    assert sorted(order[1:3]) == sorted(order[3:5]) == ["anna", "mallory"] and house.most == 2


async def test_what_nobody_plays_comes_last_and_one_at_a_time() -> None:
    house = House(places=3)
    house.wants("first", watched("mallory"))
    for _ in range(5):
        house.wants("watched", watched("mallory"))
    for _ in range(5):
        house.wants("played", of("anna", "here"))
    order = await house.done()
    assert order[-4:] == ["watched"] * 4

    alone = House(places=3)
    for _ in range(5):
        alone.wants("watched", watched("mallory"))
    await alone.done()
    assert alone.most == 1


async def test_a_wish_that_is_given_up_leaves_its_place_to_others() -> None:
    house = House()
    house.wants("mallory", of("mallory", "there"))
    house.wants("mallory", of("mallory", "there"))
    house.wants("anna", of("anna", "here"))
    await asyncio.sleep(0)
    house.tasks[1].cancel()
    await asyncio.gather(*house.tasks, return_exceptions=True)
    assert house.order == ["mallory", "anna"]


async def test_a_wish_that_is_given_up_just_as_it_is_called_gives_its_place_back() -> None:
    turns, order = Turns(1, lambda: 0.0), list[str]()

    async def wants(name: str) -> None:
        async with turns.turn(of(name, name)):
            order.append(name)
            await asyncio.sleep(0)
        if name == "mallory":
            # Whoever is called now has not heard it yet.
            given_up.cancel()

    mallory = asyncio.create_task(wants("mallory"))
    given_up, anna = asyncio.create_task(wants("nobody")), asyncio.create_task(wants("anna"))
    async with asyncio.timeout(10):
        await asyncio.gather(mallory, given_up, anna, return_exceptions=True)
    assert order == ["mallory", "anna"]


@pytest.mark.parametrize(("leave", "order"), [(0, ["anna", "mallory"]), (2, ["mallory", "anna"])])
async def test_whoever_has_fewer_places_is_called_first(leave: int, order: list[str]) -> None:
    turns, called = Turns(5, lambda: 0.0), list[str]()

    async def holds(name: str) -> None:
        async with turns.turn(of(name, name)):
            await asyncio.Event().wait()

    async def wants(name: str) -> None:
        async with turns.turn(of(name, name)):
            called.append(name)

    holding = [asyncio.create_task(holds(name)) for name in ("mallory", "mallory", "anna", "bob", "bob")]
    await asyncio.sleep(0)
    for one in holding[:leave]:
        one.cancel()
    await asyncio.gather(*holding[:leave], return_exceptions=True)
    holding += [asyncio.create_task(holds("bob")) for _ in range(leave)]
    await asyncio.sleep(0)
    wanting = [asyncio.create_task(wants(name)) for name in reversed(order)]
    await asyncio.sleep(0)
    holding[4].cancel()
    await asyncio.gather(*wanting)
    for one in holding:
        one.cancel()
    assert called == order


async def test_a_table_of_several_people_is_as_near_as_the_nearest_of_them() -> None:
    house = House()
    for _ in range(10):
        house.wants("mallory", of("mallory", "there"))
    while len(house.order) < 3:
        await asyncio.sleep(0)
    house.wants("both", Claim([Customer("mallory", "there"), Customer("anna", "here")]))
    assert first(await house.done(), "both") <= 4
