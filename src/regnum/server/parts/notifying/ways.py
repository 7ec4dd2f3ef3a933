"""Ways by which somebody may be told: what the host has switched on, and what of it a person may say."""

from __future__ import annotations

import hashlib
import ipaddress
import json
import re
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias
from urllib.parse import parse_qs, quote, urlsplit

from ...settings import CannotServe, Networks, among, networks
from ...table.refused import Refused
from .kept import Way

IPAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
MAIL = ("mailto", "mailtos")
CHAT = ("gotifys", "matrixs", "ntfy", "ntfys", "pover", "rockets", "signals", "slack", "tgram", "zulip")
"""Services that reach a person over the network; none acts on this machine, runs a program or takes any address."""
TARGET = "{target}"
MAILBOX = re.compile(r"[A-Za-z0-9_.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
AT_A_SERVICE = re.compile(r"[A-Za-z0-9_.@+#:!-]{1,100}")
"""Nothing that separates: one person is one target."""
LONGEST = 1_000


OWNER = "owner"
"""Kept of a mailbox that somebody named who knew the account's password: a new one is sent there."""
PUSH_SERVICE = re.compile(r"[!-~]+")
TRANSLATED = networks("64:ff9b::/96,::/96")
"""Addresses of IPv6 that stand for one of IPv4, which their last 32 bits are."""
GLOBAL = ipaddress.IPv6Network("2000::/3")
"""Where public addresses of IPv6 lie; what is global by another rule may lead into somebody's own network."""


class Allowed(NamedTuple):
    """Where messages may go: every public address, and these private ones."""

    networks: Networks = ()
    schemes: tuple[str, ...] = ("https",)

    def address(self, text: str) -> bool:
        found = ipaddress.ip_address(text.partition("%")[0])
        meant = _meant(found)
        public = meant.is_global and not meant.is_multicast and (meant.version == 4 or meant in GLOBAL)
        return public or among(str(meant), self.networks) or among(str(found), self.networks)


def _meant(found: IPAddress) -> IPAddress:
    """Where an address leads: some of IPv6 lead to one of IPv4."""
    if isinstance(found, ipaddress.IPv4Address):
        return found
    if any(found in network for network in TRANSLATED):
        return ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
    return found.ipv4_mapped or found.sixtofour or found


class Services:
    """What the host has switched on: a mail server, and templates of services by their scheme."""

    def __init__(self, mail: str, chat: Sequence[str]) -> None:
        self.mail = mail
        if mail and (
            urlsplit(mail).scheme not in MAIL or "from=" not in mail or "to" in parse_qs(urlsplit(mail).query)
        ):
            raise CannotServe("mail is mailto:// or mailtos:// with its server and from=…, and no to=…")
        self.chat = {urlsplit(one).scheme: one for one in chat}
        for scheme, one in self.chat.items():
            if scheme not in CHAT or TARGET in urlsplit(one).netloc or one.count(TARGET) != 1:
                raise CannotServe(
                    "services are one of {known}, with one {mark} behind the server, not {given}",
                    known=", ".join(CHAT),
                    mark=TARGET,
                    given=scheme,
                )

    @property
    def kinds(self) -> list[str]:
        return [*(["mail"] if self.mail else []), *self.chat]

    def must_take(self, kind: str, target: str) -> None:
        if kind not in self.kinds:
            raise Refused("not-now", "this server sends nothing that way")
        if not (MAILBOX if kind == "mail" else AT_A_SERVICE).fullmatch(target):
            raise Refused("illegal", "there is nobody to be told at {target}", target=target)

    def url(self, way: Way, stop: str) -> str:
        """The whole address of somebody at a service; mail says how to hear no more."""
        if way.kind != "mail":
            return self.chat[way.kind].replace(TARGET, quote(way.target, safe=""))
        joiner = "&" if urlsplit(self.mail).query else "?"
        heads = {"to": way.target, "format": "text"}
        if stop:
            heads |= {"+List-Unsubscribe": f"<{stop}>", "+List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return self.mail + joiner + "&".join(f"{name}={quote(value, safe='')}" for name, value in heads.items())


def new_way(account: str, kind: str, target: str, now: float, keys: str = "") -> Way:
    """Whoever says it twice has it once. A browser has asked its person already."""
    name = hashlib.sha256(json.dumps([account, kind, target]).encode()).hexdigest()[:24]
    return Way(name, account, kind, target, keys, int(kind == "push"), now)


def mailbox(target: str) -> str:
    """Whose mailbox it is, however it is written: what stands behind a plus is its owner's own."""
    return re.sub(r"\+[^@]*", "", target).casefold()


def must_be_a_push_service(endpoint: str, allowed: Allowed) -> None:
    """Refused unless a browser's push service can be there; what a name means is looked up when something is sent."""
    try:
        url = urlsplit(endpoint)
        named, scheme, plain = url.hostname or "", url.scheme, not (url.username or url.password)
        _ = url.port
    except ValueError:
        named = ""
    if (
        not PUSH_SERVICE.fullmatch(endpoint)
        or not named
        or scheme not in allowed.schemes
        or not plain
        or not _may_be_public(named, allowed)
    ):
        raise Refused("illegal", "there is no push service at that address")


def _may_be_public(host: str, allowed: Allowed) -> bool:
    try:
        return allowed.address(host)
    except ValueError:
        return "." in host.rstrip(".") and not host.endswith((".local", ".localhost", ".internal"))
