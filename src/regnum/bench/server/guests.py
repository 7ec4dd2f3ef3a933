"""A guest over HTTP."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import httpx


class Guest:
    """Somebody with a session."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=60)

    async def __aenter__(self) -> Guest:
        answer = await self.http.post("/api/guests", json={"name": self.name})
        self.http.headers["X-CSRF-Token"] = answer.raise_for_status().json()["csrf"]
        return self

    async def __aexit__(self, kind: type | None, wrong: BaseException | None, where: TracebackType | None) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).raise_for_status().json()

    async def post(self, path: str, body: object) -> Any:
        return (await self.http.post(path, json=body)).raise_for_status().json()

    async def create(self, wish: object) -> str:
        return str((await self.post("/api/tables", wish))["table"])
