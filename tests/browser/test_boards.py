"""Where data comes from, boards that owners read off their copy, and tables that have their own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from .conftest import NewGuest, running_server
from .player import Guest


def test_an_owner_fills_in_the_form_and_a_table_is_played_on_the_file_for_ever(
    guest: NewGuest, chromium: Browser, tmp_path: Path
) -> None:
    anna = guest("Anna")
    page = anna.page
    page.goto("/")
    page.locator("li", has=page.get_by_role("heading", name="Lancaster")).get_by_role("link", name="Where the").click()
    expect(page.locator("details", has_text="Counties")).to_contain_text("11 reconstructed")
    page.get_by_role("link", name="Fill in what is printed").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Northumberland · least strength").fill("9")
    page.get_by_label("Suffolk · name").fill("Norfolk")
    page.get_by_label("3 gold · reward").first.fill("gold 1")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".wrong")).to_contain_text("must be 1 to 4, not 9")
    page.reload()
    expect(page.get_by_label("Suffolk · name")).to_have_value("Norfolk")
    page.get_by_label("Northumberland · least strength").fill("2")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the board file").click()
    file = tmp_path / "lancaster-board.toml"
    download.value.save_as(file)
    assert anna.wrong == []

    store = tmp_path / "regnum.db"
    with running_server(store, "--boards", f"lancaster={file}") as address:
        bruno = arrived(chromium, address)
        table = bruno.create("lancaster", players=3)
        bruno.sit_down(table)
        shows_its_own_board(bruno)
    file.unlink()
    with running_server(store) as address:
        carla = arrived(chromium, address)
        carla.page.goto(f"/table/{table['table']}")
        shows_its_own_board(carla)


def arrived(chromium: Browser, address: str) -> Guest:
    context = chromium.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(20_000)
    return Guest(context, "Bruno", {"pace": "instant"})


def shows_its_own_board(somebody: Guest) -> None:
    page = somebody.page
    expect(page.locator(".favours")).to_contain_text("1 gold")
    expect(page.locator(".favours")).not_to_contain_text("3 gold")
    expect(somebody.board).to_contain_text("Norfolk")
    page.get_by_role("button", name="What differs").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Read off a printed copy by Anna")
    expect(dialog.get_by_role("row", name="Counties · Norfolk · name")).to_contain_text("Suffolk")
    expect(dialog.get_by_role("row", name="The king’s favour · 1 gold · reward")).to_contain_text("3 gold")
    assert somebody.wrong == []
    page.context.close()
