"""What a connection is told first: news before answers, answers in order, the newest news alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from regnum.server.wire.outbox import Outbox


class Reader:
    """Somebody who has heard nothing yet."""

    heard = 0


def sent(outbox: Outbox) -> list[bytes]:
    """Everything that would be sent now."""
    found = []
    while outbox.filled.is_set():
        found.append(outbox.take())
    return found


def test_answers_are_sent_in_the_order_in_which_they_were_given() -> None:
    outbox = Outbox()
    for answer in (b"first", b"second", b"third"):
        outbox.answer(answer)
    assert sent(outbox) == [b"first", b"second", b"third"]


def test_news_are_sent_before_the_answer_that_is_about_them() -> None:
    outbox = Outbox()
    outbox.answer(b"done")
    outbox.tell(("update", "table"), b"what was done")
    assert outbox.take() == b"what was done"
    outbox.tell(("undo", "table"), b"what came after")
    assert sent(outbox) == [b"what came after", b"done"]


def test_newer_news_replace_older_about_the_same_and_nothing_else() -> None:
    outbox = Outbox()
    outbox.tell(("update", "one table"), b"old")
    outbox.tell(("update", "another table"), b"theirs")
    outbox.tell(("table", "one table"), b"who sits there")
    outbox.tell(("update", "one table"), b"new")
    assert sent(outbox) == [b"new", b"theirs", b"who sits there"]


def test_a_reader_has_heard_what_was_sent_and_not_what_only_lies_there() -> None:
    outbox, reader = Outbox(), Reader()
    outbox.tell(("update", "table"), b"up to 3", reader, 3)
    outbox.tell(("update", "table"), b"up to 5", reader, 5)
    assert reader.heard == 0
    assert sent(outbox) == [b"up to 5"]
    assert reader.heard == 5


def test_an_outbox_is_waited_for_until_something_lies_in_it() -> None:
    async def fill_and_empty() -> None:
        outbox = Outbox()
        fills: list[Callable[[], None]] = [
            lambda: outbox.answer(b"done"),
            lambda: outbox.tell(("undo", "table"), b"news"),
        ]
        for fill in fills:
            waiting = asyncio.create_task(outbox.filled.wait())
            await asyncio.sleep(0)
            assert not waiting.done()
            fill()
            await waiting
            await outbox.filled.wait()
            assert len(sent(outbox)) == 1

    asyncio.run(fill_and_empty())
