"""A steward looks after the server in the browser: the whole way from a forgotten password to a new one."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, expect

from regnum.cli import main

from .conftest import NewGuest
from .test_shell import serious

PASSWORD, ANOTHER = "correct horse battery staple", "quite another long sentence"


def appoint(name: str, store: Path) -> None:
    """On the server's own machine; in a thread, because Playwright's event loop lives in this one."""
    command = Thread(target=main, args=(["admin", "--store", str(store), "steward", name],))
    command.start()
    command.join()


def test_a_steward_gives_somebody_a_link_for_a_new_password(
    guest: NewGuest, chromium: Browser, address: str, store: Path
) -> None:
    steward, anna = guest("Stephan"), guest("Annegret")
    for one in (steward, anna):
        headers = {"X-CSRF-Token": one.csrf}
        one.context.request.post("/api/accounts", data={"name": one.name, "password": PASSWORD}, headers=headers)
    appoint("Stephan", store)
    page = steward.page
    page.goto("/steward")
    page.get_by_placeholder("Part of a name").fill("annegr")
    expect(page.get_by_role("button", name="Ban")).to_have_count(1)
    assert serious(page) == []
    page.get_by_role("button", name="New password").click()
    link = page.locator("dialog input").input_value()
    context = chromium.new_context(base_url=address, locale="en-GB")
    forgetful = context.new_page()
    forgetful.goto(link)
    forgetful.get_by_label("New password").fill(ANOTHER)
    forgetful.get_by_role("button", name="Take this password").click()
    expect(forgetful.get_by_role("heading", name="Annegret")).to_be_visible()
    assert "#" not in forgetful.url
    context.close()
    anna.page.goto("/me")
    expect(anna.page.get_by_role("button", name="Play as a guest")).to_be_visible()
