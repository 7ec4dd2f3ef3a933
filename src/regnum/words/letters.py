"""Words compared as people type them."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """Lower case, without accents, ``ss`` for ``ß``."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
