"""What others read of a page: its title, one sentence, a picture."""

from __future__ import annotations

import html
import re
from functools import lru_cache
from pathlib import Path

from regnum.kernel import Game
from regnum.kernel.record import PUBLIC
from regnum.words import Messages, Name, together

from ...table.shelf import game_of
from ...table.table import Table
from ...telling.sentences import speaker

FILES = Path(__file__).with_name("words.*.ftl")
REPLACED = re.compile(r'<title>.*?</title>|<meta name="description"[^>]*>')


@lru_cache(8)
def words(language: str) -> Messages:
    return Messages(language, [FILES])


def described(table: Table, names: tuple[Name, ...], language: str) -> tuple[str, str]:
    """Title and description of a table that everybody may see."""
    title = speaker(game_of(table.created), language).voice.title()
    called = [name if isinstance(name, str) else together(name) for name in names]
    said, number = words(language), round_of(table)
    about = {"players": ", ".join(name for name in called if name)}
    if table.status == "playing" and number is not None:
        return title, said.format("preview-round", {**about, "round": number})
    return title, said.format(f"preview-{table.status}", about)


def round_of(table: Table) -> int | None:
    """The round, where the game has one that everybody knows."""
    if table.play is None:
        return None
    match = table.play.match
    field = match.game.Table.FIELDS.get("round")
    known = field is not None and field.sight == PUBLIC and not field.axes
    return int(match.table.round) if known else None


def picture_of(game: Game) -> Path | None:
    """A picture that everybody can show, beside the one for our own page."""
    found = game.picture.with_suffix(".jpg") if game.picture else None
    return found if found and found.is_file() else None


def with_tags(page: str, title: str, description: str, address: str, picture: str) -> str:
    """Our page with what others read of it."""
    told = {"og:site_name": "Regnum", "og:type": "website", "og:title": title, "og:description": description}
    told |= {"og:url": address} | ({"og:image": picture} if picture else {})
    lines = [f"<title>{html.escape(title)} · Regnum</title>"]
    lines.append(f'<meta name="description" content="{html.escape(description)}" />')
    lines += [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items()]
    lines.append(f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}" />')
    return REPLACED.sub("", page).replace("</head>", "\n".join([*lines, "</head>"]), 1)
