"""Invitations to a table: a link that others can follow, or a word that they cannot."""

from __future__ import annotations

import urllib.parse

import pytest

from regnum.server.running import reach
from regnum.server.running.reach import for_others, only_here

from .conftest import Arrive


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "[::1]", "localhost", "regnum.localhost", ""])
def test_some_names_mean_the_machine_that_says_them(host: str) -> None:
    assert only_here(host) and not for_others(host, 8000)


def test_a_server_that_listens_everywhere_is_found_at_the_outer_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_outer_address", lambda: "192.168.1.5")
    assert for_others("0.0.0.0", 8000) == "http://192.168.1.5:8000"
    assert for_others("192.168.7.7", 8000) == "http://192.168.7.7:8000"
    assert for_others("fd00::5", 8000) == "http://[fd00::5]:8000"
    monkeypatch.setattr(reach, "_outer_address", lambda: "")
    assert not for_others("0.0.0.0", 8000), "a machine without a network"


@pytest.mark.anyio
async def test_a_link_that_only_this_machine_understands_says_so(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.create()
    found = await anna.get(f"/api/tables/{table['table']}/invitation")
    assert found["only_here"] and found["link"].endswith(f"/table/{table['table']}?key={table['key']}")


@pytest.mark.anyio
async def test_a_page_that_is_reached_by_a_name_invites_under_that_name(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.create()
    answer = await anna.ask("GET", f"/api/tables/{table['table']}/invitation", headers={"Host": "castle.local:8000"})
    found = answer.json()
    assert not found["only_here"] and found["link"].startswith("http://castle.local:8000/table/")
    picture = urllib.parse.unquote(found["picture"])
    assert picture.startswith("data:image/svg+xml") and "<path" in picture


@pytest.mark.anyio
async def test_a_name_that_no_server_can_have_is_refused_in_words(arrive: Arrive) -> None:
    """A link with it would be too long to be drawn."""
    anna = await arrive("Anna")
    page = f"/api/tables/{(await anna.create())['table']}/invitation"
    assert await anna.refused("GET", page, headers={"Host": "a" * 3000}) == "forbidden"
    assert (await anna.ask("GET", page, headers={"Host": "a" * 253 + ":65535"})).status_code == 200


@pytest.mark.anyio
async def test_only_those_who_sit_there_invite(arrive: Arrive) -> None:
    anna, bruno = await arrive("Anna"), await arrive("Bruno")
    table = await anna.create()
    assert await bruno.refused("GET", f"/api/tables/{table['table']}/invitation") == "forbidden"
