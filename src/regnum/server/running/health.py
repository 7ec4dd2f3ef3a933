"""Whether a server of ours is at an address."""

from __future__ import annotations


def answers(address: str) -> bool:
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/health", timeout=2) as answer:
            return b'"status"' in answer.read(100)
    except (URLError, OSError):
        return False
