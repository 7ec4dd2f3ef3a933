"""Links that need nobody to sign in: signed, and good for one thing about one way."""

from __future__ import annotations

import base64
import hmac
from typing import Literal, TypeAlias

from ...table.refused import Refused

What: TypeAlias = Literal["stop", "confirm"]


class Links:
    """Whoever signs and checks."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def token(self, what: What, way: str) -> str:
        return f"{way}.{self._signed(what, way)}"

    def way(self, what: What, token: str) -> str:
        """Of which way a link speaks."""
        way, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signed(what, way).encode()):
            raise Refused("forbidden", "that link is not good any more: ask for a new one")
        return way

    def _signed(self, what: What, way: str) -> str:
        found = hmac.digest(self._secret, f"{what} {way}".encode(), "sha256")
        return base64.urlsafe_b64encode(found[:24]).decode()
