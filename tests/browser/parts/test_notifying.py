"""A browser is told while no page of ours is open; mail is asked for, confirmed and stopped by its links."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from ...server.parts.outer import MailServer, mail_server, text_of
from ..conftest import NewGuest, running_server
from ..test_shell import serious

PASSWORD, ANOTHER = "correct horse battery staple", "quite another long sentence"
LISTEN = """
self.shown = new Promise(resolve =>
  self.registration.showNotification = async (title, { body, data }) => resolve([title, body, data]))
0
"""
"""A browser without a screen shows nothing: we look at what it is told to show."""


def test_what_is_pushed_is_shown_with_the_page_that_it_leads_to(guest: NewGuest, address: str) -> None:
    anna = guest("Anna")
    anna.context.grant_permissions(["notifications"])
    page = anna.page
    page.goto("/settings")
    with anna.context.expect_event("serviceworker") as coming:
        page.evaluate("navigator.serviceWorker.register('/notified.js').then(() => navigator.serviceWorker.ready)")
    worker = coming.value
    worker.evaluate(LISTEN)
    browser = anna.context.new_cdp_session(page)
    found: list[str] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(_ids(said)))
    browser.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then(one => Boolean(one.active))")
    data = json.dumps({"title": "Your turn: Lancaster", "text": "with Bruno", "page": "/table/x", "tag": "x"})
    told = {"origin": address, "registrationId": found[-1], "data": data}
    browser.send("ServiceWorker.deliverPushMessage", told)
    assert worker.evaluate("self.shown") == ["Your turn: Lancaster", "with Bruno", "/table/x"]


def _ids(said: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in said["registrations"]]


@contextmanager
def a_server_with_mail(store: Path) -> Iterator[tuple[str, MailServer]]:
    with mail_server() as (mail, setting):
        more = ("--mail", setting, "--address", "http://regnum.example", "--private-services", "127.0.0.0/8")
        with running_server(store, *more) as address:
            yield address, mail


def page_in(mail: MailServer) -> str:
    """The page that the first link of the next letter leads to."""
    found = re.search(r"http://regnum\.example(/\S+)", text_of(mail.next()))
    assert found is not None
    return found[1]


def test_mail_is_asked_for_confirmed_and_brings_a_new_password(chromium: Browser, tmp_path: Path) -> None:
    with a_server_with_mail(tmp_path / "regnum.db") as (address, mail):
        context = chromium.new_context(base_url=address, locale="en-GB")
        page = context.new_page()
        _sign_up(page)
        page.goto("/settings")
        page.get_by_label("Address or name there").fill("anna@example.org")
        page.get_by_label("Your password here").fill(PASSWORD)
        page.get_by_role("button", name="Tell me there").click()
        expect(page.get_by_text("open the link that we have sent there")).to_be_visible()
        assert serious(page) == []
        page.goto(page_in(mail))
        expect(page.get_by_text("From now on you will hear there")).to_be_visible()
        page.goto("/settings")
        expect(page.get_by_text("Mail: anna@example.org")).to_be_visible()
        expect(page.get_by_text("open the link")).to_have_count(0)
        context.clear_cookies()
        page.goto("/me")
        page.get_by_role("link", name="Forgotten your password?").click()
        expect(page.get_by_role("heading", name="A new password")).to_be_visible()
        page.get_by_label("Name").fill("Anna")
        page.get_by_role("button", name="Send me a link").click()
        expect(page.get_by_text("a letter is on its way")).to_be_visible()
        assert serious(page) == []
        page.goto(page_in(mail))
        page.get_by_label("New password").fill(ANOTHER)
        page.get_by_role("button", name="Take this password").click()
        expect(page.get_by_role("heading", name="Anna")).to_be_visible()
        page.goto("/notified?stop=a.b")
        expect(page.get_by_text("not good any more")).to_be_visible()
        context.close()


def _sign_up(page: Page) -> None:
    page.goto("/me")
    panel = page.locator("section.panel")
    panel.get_by_label("Name").fill("Anna")
    panel.get_by_label("Password").fill(PASSWORD)
    panel.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
