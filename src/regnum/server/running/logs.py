"""Logs: one line each, for people or as JSON for machines."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Structured(logging.Formatter):
    """Each line a JSON object; whatever was given as ``extra`` is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        body: dict[str, Any] = {
            "time": record.created,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        body |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            body["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(body, enc_hook=str).decode()


class Plain(logging.Formatter):
    """Lines for people; whatever somebody managed to break a line with begins none that looks like ours."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return "\n    | ".join(super().format(record).splitlines())


def set_up(form: str, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured() if form == "json" else Plain())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
