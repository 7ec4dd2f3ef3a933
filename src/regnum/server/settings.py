"""Settings: from flags, ``REGNUM_…`` variables or a file, in this order; see ``docs/how-to/host.md``."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from regnum.kernel import BadFile, Refusal
from regnum.reviewed import SECONDS

Networks = tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]


def networks(text: str) -> Networks:
    """Addresses and networks, separated by commas; ``*`` is every address."""
    everywhere = {"*": "0.0.0.0/0,::/0"}
    return tuple(map(ipaddress.ip_network, _listed(everywhere.get(text.strip(), text))))


def among(address: str, named: Networks) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in named)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (one.strip() for one in text.split(","))))


class CannotServe(Refusal):
    """The server cannot be started so."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


class CannotOperate(Refusal):
    """An operator's command that changes nothing."""

    def __init__(self, sentence: str, /, **arguments: object) -> None:
        super().__init__(sentence, arguments)


def _setting(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set, with the help of its flag."""

    store: str = _setting("", "a file for SQLite, or postgresql://…; default: regnum.db in the user's data folder")
    host: str = _setting("127.0.0.1", "the address to listen on")
    port: int = _setting(8000, "the port to listen on; 0 takes any that is free")
    hosts: str = _setting("", "the names under which the server is reached, separated by commas")
    origins: str = _setting("", "further origins that may use the API, separated by commas")
    secure: bool = _setting(False, "cookies only over HTTPS; set it behind a proxy that speaks HTTPS")
    proxies: str = _setting("127.0.0.1", "addresses of proxies, whose X-Forwarded-For and -Proto headers are believed")
    workers: int = _setting(1, "how many processes serve; more than one need PostgreSQL")
    bot_processes: int = _setting(0, "how many processes bots think in; 0: one less than there are cores, at least one")
    doors: str = _setting("open", "who may come in: open, or invited (regnum admin invite)")
    address: str = _setting("", "how others reach the server (https://play.example.org), for links in messages")
    mail: str = _setting("", "the mail server for messages: mailtos://user:password@mail.example.org?from=…")
    services: str = _setting("", "chat services for messages, with {target} for the person's own, separated by commas")
    private_services: str = _setting("", "private addresses at which mail server and services may be, as networks")
    tournaments: str = _setting("everybody", "who may make tournaments: everybody with an account, or stewards")
    rate_one_address: bool = _setting(False, "rate games of people who come from one public address, as in a club room")
    review_seconds: float = _setting(SECONDS, "seconds of one core that the review of a game may take")
    limits: float = _setting(1.0, "multiplies all rate limits; 0 switches them off")
    lease: float = _setting(15.0, "seconds after which another node takes over the tables of one that has died")
    boards: str = _setting("", "boards of your own: GAME=FILE, separated by commas")
    log: str = _setting("text", "how to log: text or json")
    log_level: str = _setting("info", "debug, info, warning or error")
    metrics: str = _setting("127.0.0.1,::1", "addresses that may read /metrics, separated by commas")
    metrics_token: str = _setting("", "whoever says this as a bearer token may read /metrics too")

    @property
    def store_address(self) -> str:
        return self.store or str(user_data_path("regnum", False) / "regnum.db")

    @property
    def thinkers(self) -> int:
        """How many processes the bots of one worker think in."""
        all_of_them = self.bot_processes or (os.cpu_count() or 2) - 1
        return max(1, all_of_them // self.workers)

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        return _listed(self.origins)

    @property
    def names(self) -> tuple[str, ...]:
        """What the server may be called."""
        return (*_listed(self.hosts.lower()), *(urlsplit(origin).hostname or "" for origin in self.allowed_origins))

    @property
    def trusted_proxies(self) -> Networks:
        return networks(self.proxies)

    @property
    def metrics_readers(self) -> Networks:
        return networks(self.metrics)

    @property
    def chat_services(self) -> tuple[str, ...]:
        return _listed(self.services)

    @property
    def private_networks(self) -> Networks:
        return networks(self.private_services)

    @property
    def own_boards(self) -> dict[str, Path]:
        pairs = [one.strip().partition("=") for one in self.boards.split(",") if one.strip()]
        return {name.strip(): Path(path.strip()).expanduser() for name, _, path in pairs}


def gather(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """Flags before variables before the file (``--config``, else ``$REGNUM_CONFIG``) before what is usual."""
    settings = Settings()
    path = file or (Path(environment["REGNUM_CONFIG"]) if environment.get("REGNUM_CONFIG") else None)
    if path is not None:
        settings = _with(settings, _read(path), str(path))
    variables = {
        one.name: environment[name] for one in fields(Settings) if (name := f"REGNUM_{one.name.upper()}") in environment
    }
    settings = _with(settings, variables, "the environment")
    return _with(settings, {name: value for name, value in flags.items() if value is not None}, "the flags")


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadFile(f"{path} cannot be read: {wrong.strerror}") from wrong
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadFile(f"{path}: {wrong}") from wrong


def _with(settings: Settings, given: Mapping[str, Any], where: str) -> Settings:
    known = {one.name: type(one.default) for one in fields(Settings)}
    changes = {}
    for name, value in given.items():
        if name not in known:
            raise BadFile(f"{where}: there is no setting {name!r}; there are {', '.join(known)}")
        changes[name] = _converted(known[name], value, f"{where}: {name}")
    return _checked(replace(settings, **changes), where)


def _converted(kind: type, value: Any, what: str) -> Any:
    if kind is bool and isinstance(value, str):
        if value.lower() not in ("on", "off", "true", "false", "yes", "no", "1", "0"):
            raise BadFile(f"{what} is on or off, not {value!r}")
        return value.lower() in ("on", "true", "yes", "1")
    try:
        return kind(value)
    except (TypeError, ValueError) as wrong:
        raise BadFile(f"{what} cannot be {value!r}") from wrong


_CHOICES = {
    "doors": ("open", "invited"),
    "tournaments": ("everybody", "stewards"),
    "log": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}


def _checked(settings: Settings, where: str) -> Settings:
    for name, allowed in _CHOICES.items():
        if getattr(settings, name) not in allowed:
            raise BadFile(f"{where}: {name} is one of {', '.join(allowed)}, not {getattr(settings, name)!r}")
    for name in ("proxies", "metrics", "private_services"):
        try:
            networks(getattr(settings, name))
        except ValueError as wrong:
            raise BadFile(f"{where}: {name} are addresses or networks: {wrong}") from wrong
    if settings.workers < 1:
        raise BadFile(f"{where}: workers are at least 1, not {settings.workers}")
    return settings
