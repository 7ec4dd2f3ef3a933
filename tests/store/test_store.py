"""What the store promises, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from regnum.store import (
    Account,
    Act,
    Called,
    Conflict,
    JournalRow,
    KeptReview,
    Listing,
    Session,
    Store,
    Unavailable,
    open_store,
)
from regnum.store.acts import barring, unbarring
from regnum.store.driver import Statement, Write

pytestmark = pytest.mark.anyio

ANNA = Account("a1", "Anna", "anna", "hash", "fr", 1.0)
BRUNO = Account("b2", "Bruno", None, "", "", 2.0)
TABLE = Listing("t1", "vive-le-roi", "open", True, 10.0, 0, None, "{}", (("a1", 0), ("b2", 2)))


async def test_an_account_is_found_by_its_id_and_by_its_key(store: Store) -> None:
    await store.add_account(ANNA)
    assert await store.account("a1") == ANNA
    assert await store.account_with_key("anna") == ANNA
    assert await store.account("nobody") is None


async def test_a_name_is_given_once(store: Store) -> None:
    await store.add_account(ANNA)
    with pytest.raises(Conflict):
        await store.add_account(replace(BRUNO, key="anna"))
    await store.add_account(BRUNO)
    with pytest.raises(Conflict):
        await store.change_account(BRUNO, replace(BRUNO, key="anna"))
    assert await store.account("b2") == BRUNO


@pytest.mark.parametrize("other", [{"password": "new"}, {"name": "", "key": None, "password": ""}, {"language": "de"}])
async def test_whoever_knows_an_account_as_it_was_changes_nothing_of_it(store: Store, other: dict[str, Any]) -> None:
    await store.add_account(ANNA)
    changed = replace(ANNA, **other)
    assert await store.change_account(ANNA, changed)
    assert not await store.change_account(ANNA, replace(ANNA, name="Anna B."))
    assert await store.account("a1") == changed
    assert await store.change_account(changed, replace(changed, name="Anna B."))


async def test_guests_may_share_a_name(store: Store) -> None:
    await store.add_account(BRUNO)
    await store.add_account(replace(BRUNO, id="b3"))
    assert await store.names(["b2", "b3", "nobody"]) == {"b2": Called("Bruno", True), "b3": Called("Bruno", True)}
    assert await store.names([]) == {}


async def test_sessions_end_alone_all_together_and_with_time(store: Store) -> None:
    await store.add_account(ANNA)
    for token, expires in (("one", 100.0), ("two", 100.0), ("three", 5.0)):
        await store.add_session(Session(token, "a1", expires), ANNA.password)
    assert await store.session("one") == (Session("one", "a1", 100.0), ANNA)
    await store.sweep_sessions(50.0)
    assert await store.session("three") is None
    await store.end_sessions("a1", but="two")
    assert await store.session("one") is None
    assert await store.session("two") is not None
    await store.end_session("two")
    assert await store.session("two") is None


async def test_nobody_is_signed_in_by_a_password_of_before_or_once_they_are_banned_or_deleted(store: Store) -> None:
    await store.add_account(ANNA)
    with pytest.raises(Conflict):
        await store.add_session(Session("late", "a1", 100.0), "an older hash")
    await store.carry_out(Act(1.0, "op", "banned", "a1"), *barring("a1", "banned"))
    with pytest.raises(Conflict):
        await store.add_session(Session("late", "a1", 100.0), ANNA.password)
    await store.carry_out(Act(1.0, "op", "unbanned", "a1"), *unbarring("a1", "banned"))
    await store.forget_person("a1")
    with pytest.raises(Conflict):
        await store.add_session(Session("late", "a1", 100.0), "")
    assert not await store.sessions("a1")


async def test_nobody_hides_what_others_report_behind_what_they_report_themselves(store: Store) -> None:
    for account, text in (("a1", "one"), ("a1", "two"), ("a1", "three"), ("b2", "help")):
        await store.report(1.0, account, "t1", "c3", text)
    assert [one.text for one in await store.reports(3)] == ["one", "help", "two"]


async def test_a_listing_is_read_as_it_was_written_but_for_those_who_hold_seats(store: Store) -> None:
    for listing in (TABLE, Listing("t2", "lancaster", "playing", False, 20.0, 5, 30.0, '{"players": 4}', ())):
        await store.create(listing, [JournalRow(1, "first")])
        assert await store.listing(listing.id) == listing._replace(holders=None)
    assert await store.listing("nowhere") is None


async def test_a_journal_is_read_from_any_number_on(store: Store) -> None:
    await store.create(TABLE, [JournalRow(1, "first")])
    await store.append(TABLE, [JournalRow(2, "second"), JournalRow(3, "third")])
    assert await store.journal("t1") == [JournalRow(1, "first"), JournalRow(2, "second"), JournalRow(3, "third")]
    assert await store.journal("t1", 2) == [JournalRow(3, "third")]
    assert await store.journal("elsewhere") == []


async def test_a_number_of_the_journal_is_written_once_and_the_loser_changes_nothing(store: Store) -> None:
    await store.create(TABLE, [JournalRow(1, "first")])
    await store.append(TABLE, [JournalRow(2, "mine")])
    with pytest.raises(Conflict):
        await store.append(TABLE._replace(status="over"), [JournalRow(3, "theirs"), JournalRow(2, "theirs")])
    assert await store.journal("t1", 1) == [JournalRow(2, "mine")]
    assert [found.status for found in await store.tables("open", before=99.0, limit=9)] == ["open"]


async def test_of_many_who_write_the_same_number_one_succeeds(store: Store) -> None:
    await store.create(TABLE, [JournalRow(1, "first")])
    tries = (store.append(TABLE, [JournalRow(2, f"try {i}")]) for i in range(20))
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)


async def test_a_loser_does_not_spoil_the_writes_beside_it(store: Store) -> None:
    await store.create(TABLE, [JournalRow(1, "first")])
    tables = [TABLE._replace(id=f"t{i}", holders=None) for i in range(20)]
    made = await asyncio.gather(
        *(store.create(table, [JournalRow(1, "first")]) for table in tables), return_exceptions=True
    )
    assert [isinstance(outcome, Conflict) for outcome in made] == [table.id == "t1" for table in tables]
    assert [len(await store.journal(table.id)) for table in tables] == [1] * 20


async def test_lists_show_listed_tables_of_a_status_newest_first(store: Store) -> None:
    for i, (status, listed) in enumerate((("open", True), ("over", True), ("open", False), ("open", True))):
        await store.create(
            TABLE._replace(id=f"t{i}", status=status, listed=listed, changed=float(i)), [JournalRow(1, "first")]
        )
    assert [found.id for found in await store.tables("open", before=99.0, limit=9)] == ["t3", "t0"]
    assert [found.id for found in await store.tables("open", before=3.0, limit=9)] == ["t0"]
    assert [found.id for found in await store.tables("open", before=99.0, limit=1)] == ["t3"]
    assert await store.tables("open", game="lancaster", before=99.0, limit=9) == []
    assert await store.count_tables() == {"open": 3, "over": 1}


async def test_my_tables_begin_with_those_that_wait_for_me(store: Store) -> None:
    rows = (("playing", 0b001, 1.0), ("playing", 0b100, 2.0), ("over", 0, 9.0), ("open", 0, 4.0), ("closed", 0, 8.0))
    for i, (status, waiting, changed) in enumerate(rows):
        await store.create(
            TABLE._replace(id=f"t{i}", status=status, waiting=waiting, changed=changed), [JournalRow(1, "first")]
        )
    assert [found.id for found in await store.tables_of("b2", before=99.0, limit=9)] == ["t1", "t3", "t0", "t2"]
    assert [found.id for found in await store.tables_of("a1", before=99.0, limit=9)] == ["t0", "t3", "t1", "t2"]


async def test_who_left_a_table_no_longer_finds_it_among_theirs(store: Store) -> None:
    await store.create(TABLE, [JournalRow(1, "first")])
    await store.append(TABLE._replace(holders=(("a1", 0),)), [JournalRow(2, "left")])
    await store.append(TABLE._replace(holders=None), [JournalRow(3, "holders as before")])
    assert await store.tables_of("b2", before=99.0, limit=9) == []
    assert len(await store.tables_of("a1", before=99.0, limit=9)) == 1


async def test_chat_lines_are_numbered_and_the_newest_are_read_oldest_first(store: Store) -> None:
    assert [await store.say("t1", "a1", 0, f"line {i}", float(i)) for i in range(4)] == [1, 2, 3, 4]
    assert [speech.text for speech in await store.chat("t1", 1)] == ["line 1", "line 2", "line 3"]
    assert [speech.line for speech in await store.chat("t1", 0, limit=2)] == [3, 4]
    assert await store.chat("t2") == []


async def passes(store: Store, seconds: float) -> None:
    """The database's clock goes on, whatever ours says."""
    await store._write("UPDATE keeper SET seen = seen - CAST($1 AS DOUBLE PRECISION)", seconds)


async def test_a_table_is_kept_by_one_node_until_nobody_has_heard_of_it_for_long(store: Store) -> None:
    assert await store.keep("t1", "north", 10.0)
    await passes(store, 5.0)
    assert not await store.keep("t1", "south", 10.0)
    assert await store.keep("t1", "north", 10.0)
    await passes(store, 9.0)
    assert await store.kept("north") == {"t1"}
    await passes(store, 9.0)
    assert not await store.keep("t1", "south", 10.0)
    await passes(store, 2.0)
    assert await store.keep("t1", "south", 10.0)
    assert await store.kept("north") == set()
    await store.let_go("south")
    assert await store.keep("t1", "north", 10.0)


async def test_orphans_are_tables_with_an_alarm_that_nobody_keeps(store: Store) -> None:
    for i, alarm in enumerate((None, 7.0, 0.0, 3.0)):
        await store.create(TABLE._replace(id=f"t{i}", alarm=alarm), [JournalRow(1, "first")])
    assert await store.keep("t3", "north", 10.0)
    assert await store.orphans(10.0) == ["t2", "t1"]
    await passes(store, 11.0)
    assert await store.orphans(10.0) == ["t2", "t3", "t1"]


async def test_a_node_knows_when_something_is_to_be_done_at_the_tables_that_it_keeps(store: Store) -> None:
    for i, alarm in enumerate((None, 7.0, 3.0)):
        await store.create(TABLE._replace(id=f"t{i}", alarm=alarm), [JournalRow(1, "first")])
    for table, node in (("t0", "north"), ("t1", "north"), ("t2", "south")):
        await store.keep(table, node, 10.0)
    assert await store.alarms("north") == {"t0": None, "t1": 7.0}
    await store.append(TABLE._replace(id="t1", alarm=5.0), [JournalRow(2, "second")])
    assert await store.alarms("north") == {"t0": None, "t1": 5.0}


async def test_the_time_in_which_nobody_kept_a_table_is_told_once(store: Store) -> None:
    assert await store.absence("t1", 10.0) == 0.0
    await store.keep("t1", "north", 10.0)
    await passes(store, 5.0)
    assert await store.absence("t1", 10.0) == 0.0
    await store.let_go("north")
    await passes(store, 60.0)
    assert 60.0 <= await store.absence("t1", 10.0) < 70.0
    assert await store.absence("t1", 10.0) < 10.0
    await store.keep("t1", "south", 10.0)
    await store.let_go("south", "t1")
    assert await store.absence("t1", 10.0) == 0.0


async def test_what_was_written_is_there_after_closing_and_opening_again(address: str, anyio_backend: str) -> None:
    first = await open_store(address)
    await first.create(TABLE, [JournalRow(1, "first")])
    await first.close()
    second = await open_store(address)
    assert await second.journal("t1") == [JournalRow(1, "first")]
    await second.check()
    await second.close()


async def test_a_store_of_a_newer_version_is_refused(address: str, anyio_backend: str) -> None:
    first = await open_store(address)
    await first._write("UPDATE about SET version = $1", 99)
    await first.close()
    with pytest.raises(Unavailable, match="version 99;"):
        await open_store(address)


# --- reviews ----------------------------------------------------------------------------------------------------


async def waiting_for_reviews(store: Store, *tables: str) -> None:
    for now, table in enumerate(tables, 1):
        await store.create(TABLE._replace(id=table, holders=()), [JournalRow(1, "first")])
        await store.ask_for_review(table, float(now), most=2)


async def test_a_review_is_asked_for_once_made_and_kept(store: Store) -> None:
    await waiting_for_reviews(store, "t1")
    await store.ask_for_review("t1", 5.0, most=2)
    assert await store.review("t1") == KeptReview(0.0, "")
    assert await store.next_review(10.0, until=20.0) == "t1"
    await store.go_on_with_review("t1", 0.25, until=21.0)
    assert await store.review("t1") == KeptReview(0.25, "")
    await store.keep_review("t1", "{}")
    await store.ask_for_review("t1", 30.0, most=2)
    assert await store.review("t1") == KeptReview(1.0, "{}")
    assert await store.next_review(99.0, until=100.0) is None


async def test_whoever_waits_longest_for_a_review_is_next_and_nobody_works_at_it_twice(store: Store) -> None:
    await waiting_for_reviews(store, "t2", "t1")
    assert [await store.next_review(10.0, until=20.0) for _ in range(3)] == ["t2", "t1", None]
    assert await store.next_review(20.5, until=30.0) == "t2"


async def test_only_so_many_games_wait_for_a_review(store: Store) -> None:
    await waiting_for_reviews(store, "t1", "t2", "t3")
    assert await store.review("t3") is None
    await store.keep_review("t1", "{}")
    await store.ask_for_review("t3", 4.0, most=2)
    assert await store.review("t3") is not None


async def test_a_review_goes_with_its_game_or_alone(store: Store) -> None:
    await waiting_for_reviews(store, "t1", "t2")
    await store.forget_review("t1")
    assert await store.review("t1") is None
    await store.driver.write(Write([Statement("DELETE FROM listing WHERE id = $1", ("t2",))]))
    assert await store.review("t2") is None
