"""Under which address others reach this machine."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
"""What is listened on where all may come in."""
A_STRANGER = ("192.0.2.1", 9)
"""Nobody is there, and nothing is sent: asking the way there says which of our addresses is the outer one."""


def for_others(host: str, port: int) -> str:
    """Where others in the same network find a server that listens on a host; nothing if only this machine does."""
    if host in EVERYWHERE:
        host = _outer_address()
    return "" if only_here(host) else address(host, port)


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def only_here(host: str) -> bool:
    """Whether a name or an address means the very machine that says it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host in ("", "localhost") or host.endswith(".localhost")


def _outer_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(A_STRANGER)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found
