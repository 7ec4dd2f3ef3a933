"""Everybody can have all that is kept about them, and nobody else's."""

from __future__ import annotations

import pytest

from .conftest import Arrive


@pytest.mark.anyio
async def test_all_that_is_kept_about_somebody_is_theirs_to_have(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await anna.create(watchers="chat")
    for one, text in ((anna, "Hello"), (bruno, "Good evening")):
        await one.post(f"/api/tables/{table['table']}/chat", {"text": text})
    data = await anna.get("/api/me/data")
    assert data["name"] == "Anna" and data["guest"] and [one["here"] for one in data["signed_in"]] == [True]
    assert [game["table"] for game in data["games"]] == [table["table"]]
    assert [(said["table"], said["text"]) for said in data["said"]] == [(table["table"], "Hello")]
    assert "Good evening" not in str(data) and "password" not in data


@pytest.mark.anyio
async def test_nobody_in_particular_has_no_data(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.ask("DELETE", "/api/sessions")
    assert await anna.refused("GET", "/api/me/data") == "signed-out"
