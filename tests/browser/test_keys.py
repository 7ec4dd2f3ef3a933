"""Whoever has no pointer goes from piece to piece by two keys, at tables where nothing happens meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest, a_server
from .positions import Position, lay_out, sit_down_at

TABLES = {
    "vive-le-roi": Position("vive_le_roi/recorded/one-winner", "who_moves"),
    "lang-lebe-der-koenig": Position(
        "lang_lebe_der_koenig/recorded/four-players-king-in-a-confrontation", "what_to_do"
    ),
    "krone-und-schwert": Position("krone_und_schwert/recorded/rounds-over", "which_action"),
    "lancaster": Position("lancaster/recorded/4-players", "where_to_place"),
}
PIECE = "[...document.querySelectorAll('[data-is]')].indexOf(document.activeElement)"
"""Which of all marked pieces has the focus."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("server") / "regnum.db"
    lay_out(store, list(TABLES.values()))
    with a_server(store) as found:
        yield found


@pytest.mark.parametrize("game", TABLES)
def test_keys_lead_from_piece_to_piece_and_each_explains_itself(guest: NewGuest, game: str) -> None:
    anna = guest("Anna")
    sit_down_at(anna, TABLES[game])
    expect(anna.page.locator(".question.mine .choices").first).to_be_attached()
    expect(anna.page.locator(".question.mine")).to_be_focused()
    told = []
    for _ in range(3):
        anna.page.keyboard.press(".")
        expect(anna.page.get_by_role("tooltip")).to_be_visible()
        told.append(anna.page.evaluate(PIECE))
    anna.page.keyboard.press(",")
    assert len(set(told)) == 3 and anna.page.evaluate(PIECE) == told[1]
    assert anna.wrong == []
