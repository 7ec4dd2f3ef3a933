"""How a store of before becomes one of today: step by step, each with a number and a name, each in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .older import bring_up_to_date
from .schema import SCHEMA, STEWARDS

if TYPE_CHECKING:
    import sqlite3


def _nothing(connection: sqlite3.Connection) -> None:
    """Files need nothing else."""


class Step(NamedTuple):
    """Raises a store to a version, from any version below."""

    version: int
    name: str
    statements: tuple[str, ...]
    in_files: Callable[[sqlite3.Connection], None] = _nothing
    """What is done besides in an SQLite file."""

    def __str__(self) -> str:
        return f"{self.version}  {self.name}"


STEPS = (
    Step(3, "what waits in a daybook goes into the journals", (), bring_up_to_date),
    Step(
        4,
        "sessions with their devices, hosts of tables, reviews, and what operators do",
        (*SCHEMA, "DROP TABLE IF EXISTS lease"),
    ),
    Step(5, "stewards, links for new passwords, reports", STEWARDS),
)
"""In their order. A step that was published stays as it is: what comes later is a step of its own."""

VERSION = STEPS[-1].version


def steps_above(version: int) -> tuple[Step, ...]:
    return tuple(step for step in STEPS if step.version > version)
