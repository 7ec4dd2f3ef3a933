"""What is said to people who are away, in their language."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from regnum.words import Messages, Name, together

from ...table.shelf import game_of
from ...table.table import Table
from ...telling.sentences import speaker

FILES = Path(__file__).with_name("words.*.ftl")


UNLINKED = str.maketrans({".": "\u2024", ":": "\ua789", "/": "\u2215", "@": "\uff20", "<": "\u2039", ">": "\u203a"})
"""Names go into foreign hands, where a name like an address would be a link: it looks the same and is none."""


class Note(NamedTuple):
    """A message: its title, its text, and the page that it leads to."""

    title: str
    text: str
    page: str
    table: str = ""

    def for_browser(self) -> str:
        return json.dumps({"title": self.title, "text": self.text, "page": self.page, "tag": self.table})


@lru_cache(8)
def words(language: str) -> Messages:
    return Messages(language, [FILES])


def plain(name: str) -> str:
    """A name in which no program finds a link."""
    return name.translate(UNLINKED)


def your_turn(table: Table, names: tuple[Name, ...], account: str, language: str) -> Note:
    """Game and table by name, and nothing of how it stands."""
    game, seat = speaker(game_of(table.created), language).voice.title(), table.places[account].seat
    others = ", ".join(
        plain(name if isinstance(name, str) else together(name)) for n, name in enumerate(names) if n != seat
    )
    said = words(language)
    return Note(
        said.format("turn-title", {"game": game}),
        said.format("turn-text", {"game": game, "others": others}),
        f"/table/{table.id}",
        table.id,
    )


def please_confirm(name: str, language: str, token: str) -> Note:
    said = words(language)
    return Note(
        said.format("confirm-title", {}),
        said.format("confirm-text", {"name": plain(name)}),
        f"/notified?confirm={token}",
    )


def new_password(name: str, language: str, code: str) -> Note:
    said = words(language)
    return Note(said.format("reset-title", {}), said.format("reset-text", {"name": plain(name)}), f"/reset#{code}")


def ending(language: str, link: str) -> str:
    """How to hear no more."""
    return words(language).format("no-more", {"link": link})
