"""People with accounts, and pictures of what they see."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

from ..player import Guest

PASSWORD = "correct horse battery staple"
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def with_account(person: Guest) -> Guest:
    """A guest who has made an account."""
    answer = person.context.request.post(
        "/api/accounts",
        data={"name": person.name, "password": PASSWORD},
        headers={"X-CSRF-Token": person.csrf},
    )
    assert answer.ok, answer.text()
    person.account, person.csrf = answer.json()["account"], answer.json()["csrf"]
    return person


def picture(page: Page, name: str) -> None:
    """Kept for whoever wants to look, where the environment says so."""
    if os.environ.get("PICTURES"):
        page.screenshot(path=Path(os.environ["PICTURES"]) / f"{name}.png", full_page=True)
