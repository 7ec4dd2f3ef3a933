"""Asking a database: what all parts of the store begin with, and what other parts of Regnum keep there themselves."""

from __future__ import annotations

from typing import Any

from .driver import Driver, Row, Statement, Write


class Asker:
    """Whoever asks a driver."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self.driver.read(Statement(sql, values))

    async def _write(self, sql: str, *values: Any) -> list[Row]:
        return (await self.driver.write(Write([Statement(sql, values)])))[0]
