"""Somebody who sees nothing: knows a page by roles and names alone, answers by keyboard, and hears what is told."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page

from .player import PATIENCE

EARS = """
addEventListener('DOMContentLoaded', () => {
  window.heard = []
  const news = node => (node instanceof Element ? node : node.parentElement)?.closest('[role=status]')
  new MutationObserver(changes => {
    const told = new Set(changes.map(({ target }) => news(target)).filter(one => one?.ariaLabel))
    told.forEach(one => heard.push(`${one.ariaLabel}: ${one.textContent.trim()}`))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})
"""
"""Writes down what a screen reader would say: named regions whose changes are told."""

NAMED = re.compile(r'^(?P<deep> *)- \'?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?')


class Listener:
    """Plays at a page, whatever the game; ``wrong`` is what could not be understood by ear."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.wrong: set[str] = set()
        self.answers = 0
        self.asked = page.get_by_role("region", name="What is asked")
        self.over = page.get_by_role("region", name="The game is over")
        self.scene = page.get_by_role("region", name="Board").get_by_role("dialog")
        page.add_init_script(EARS)

    @property
    def heard(self) -> list[str]:
        """What was told of what happened."""
        start = "What just happened: "
        told: list[str] = self.page.evaluate("heard")
        return [one.removeprefix(start) for one in told if one.startswith(start)]

    def play(self) -> None:
        """To the end."""
        deadline = time.monotonic() + PATIENCE
        while not self.over.count():
            told = self._listen()
            assert time.monotonic() < deadline, f"the game takes too long: {told}"
            if self.scene.count():
                self.page.keyboard.press("Enter")
            elif told:
                self._answer(told)
            else:
                self.page.wait_for_timeout(15)

    def _listen(self) -> tuple[str, ...]:
        """The question and its choices, as they are named; nothing while nothing is asked."""
        if not self.asked.count():
            return ()
        question, choices, inside = "", [], -1
        for line in self.asked.aria_snapshot().splitlines():
            found = NAMED.match(line)
            if found is None:
                continue
            deep, role, name = len(found["deep"]), found["role"], (found["name"] or "").replace('\\"', '"')
            if role == "heading":
                question = name
            if inside >= 0 and deep <= inside:
                inside = -1
            if role == "list" and name == "Choices":
                inside = deep
            elif role == "button" and (name == "Confirm" or inside >= 0) and "[disabled]" not in line:
                choices.append(name)
        return (question, *choices) if choices else ()

    def _answer(self, told: tuple[str, ...]) -> None:
        question, *choices = told
        for unclear in [name for name in choices if not re.search(r"[^\W\d_]", name)]:
            self.wrong.add(f"{question!r}: a choice is called {unclear!r}")
        if len(set(choices)) < len(choices):
            self.wrong.add(f"{question!r}: two choices have one name: {choices}")
        if not question:
            self.wrong.add(f"nobody says what is asked: {choices}")
        choice = "Confirm" if "Confirm" in choices else self.rng.choice(choices)
        self.asked.get_by_role("button", name=choice, exact=True).first.focus()
        self.page.keyboard.press("Enter")
        self.answers += 1
