"""Reviews of games that are over, and the queue of those that wait for one."""

from __future__ import annotations

from .kept import KeptReview
from .people import People


class KeptReviews(People):
    """What was thought of games."""

    async def ask_for_review(self, table: str, now: float, most: int) -> None:
        """Let a game wait for its review, if it does not yet and fewer than ``most`` do."""
        await self._write(
            "INSERT INTO review (listing, asked, until, progress, body)"
            " SELECT CAST($1 AS TEXT), CAST($2 AS DOUBLE PRECISION), 0, 0, ''"
            " WHERE (SELECT COUNT(*) FROM review WHERE body = '') < $3 ON CONFLICT (listing) DO NOTHING",
            table,
            now,
            most,
        )

    async def review(self, table: str) -> KeptReview | None:
        rows = await self._read("SELECT progress, body FROM review WHERE listing = $1", table)
        return KeptReview(*rows[0]) if rows else None

    async def next_review(self, now: float, until: float) -> str | None:
        """The game that waits longest for its review and that nobody is at: until then it is the caller's."""
        rows = await self._write(
            "UPDATE review SET until = $2 WHERE until < $1 AND listing ="
            " (SELECT listing FROM review WHERE body = '' AND until < $1 ORDER BY asked, listing LIMIT 1)"
            " RETURNING listing",
            now,
            until,
        )
        return str(rows[0][0]) if rows else None

    async def go_on_with_review(self, table: str, progress: float, until: float) -> None:
        await self._write("UPDATE review SET progress = $2, until = $3 WHERE listing = $1", table, progress, until)

    async def keep_review(self, table: str, body: str) -> None:
        await self._write("UPDATE review SET progress = 1, body = $2 WHERE listing = $1", table, body)

    async def forget_review(self, table: str) -> None:
        await self._write("DELETE FROM review WHERE listing = $1", table)
