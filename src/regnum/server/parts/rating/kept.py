"""What the store knows of ratings: results, in the order in which they counted, and what became of everybody by them.

A result is kept with the number that follows the last one. Two nodes that count at once find the same number, and one
of them counts anew; so no game counts twice, and none is reckoned with ratings of before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from regnum.store import Asker, Statement, Write

from .reckoning import Rating

TABLES = (
    """
    CREATE TABLE IF NOT EXISTS rating_game (
      listing TEXT PRIMARY KEY,
      number INTEGER UNIQUE,
      ended DOUBLE PRECISION NOT NULL,
      game TEXT NOT NULL,
      players INTEGER NOT NULL,
      unrated TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS rating_taker (
      listing TEXT NOT NULL,
      seat INTEGER NOT NULL,
      chair INTEGER NOT NULL,
      account TEXT NOT NULL,
      bot TEXT NOT NULL,
      place INTEGER NOT NULL,
      won INTEGER NOT NULL,
      moved INTEGER NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL,
      sigma_before DOUBLE PRECISION NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (listing, seat, chair)
    )
    """,
    "CREATE INDEX IF NOT EXISTS rating_taker_account ON rating_taker (account)",
    """
    CREATE TABLE IF NOT EXISTS rating_standing (
      account TEXT NOT NULL,
      game TEXT NOT NULL,
      players INTEGER NOT NULL,
      games INTEGER NOT NULL,
      won INTEGER NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (account, game, players)
    )
    """,
    "CREATE INDEX IF NOT EXISTS rating_standing_game ON rating_standing (game, players, mu)",
)
GAME = "listing, number, ended, game, players, unrated"
TAKER = "listing, seat, chair, account, bot, place, won, moved, mu_before, sigma_before, mu, sigma"
STANDING = "account, game, players, games, won, mu, sigma"
_TAKER = f"SELECT {TAKER} FROM rating_taker"
DOWN = 2
"""What ``moved`` says of somebody for whom a bot has answered."""


class FinishedGame(NamedTuple):
    """A game that is over; ``number`` is its place among those that count, None if it moves nobody's rating."""

    listing: str
    number: int | None
    ended: float
    game: str
    players: int
    unrated: str
    """Why it does not count; nothing if it does."""


class Taken(NamedTuple):
    """One of those who played, with the place that counts, and what they were believed to be before and after."""

    listing: str
    seat: int
    chair: int
    account: str
    bot: str
    place: int
    won: int
    moved: int
    """Whether their rating moves: 0 (a bot's does not), 1, or only DOWN."""
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float

    @property
    def before(self) -> Rating:
        return Rating(self.mu_before, self.sigma_before)

    @property
    def after(self) -> Rating:
        return Rating(self.mu, self.sigma)

    def rated(self, before: Rating, after: Rating) -> Taken:
        return self._replace(mu_before=before.mu, sigma_before=before.sigma, mu=after.mu, sigma=after.sigma)


class Standing(NamedTuple):
    """How somebody stands at a game with so many players."""

    account: str
    game: str
    players: int
    games: int
    won: int
    mu: float
    sigma: float

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)


class Against(NamedTuple):
    """How somebody fared against another, person or bot."""

    account: str
    bot: str
    games: int
    better: int
    equal: int
    worse: int


class Kept(Asker):
    """The tables of this part."""

    async def open(self) -> None:
        await self.driver.make(TABLES)

    # -- counting ----------------------------------------------------------------------------------------------------

    async def last(self) -> int:
        """The number of the last game that counted."""
        return int((await self._read("SELECT COALESCE(MAX(number), 0) FROM rating_game"))[0][0])

    async def game(self, listing: str) -> FinishedGame | None:
        rows = await self._read(f"SELECT {GAME} FROM rating_game WHERE listing = $1", listing)
        return FinishedGame(*rows[0]) if rows else None

    async def takers(self, listing: str) -> list[Taken]:
        rows = await self._read(f"{_TAKER} WHERE listing = $1 ORDER BY seat, chair", listing)
        return [Taken(*row) for row in rows]

    async def add(self, game: FinishedGame, takers: Sequence[Taken], standings: Iterable[Standing]) -> None:
        """Keep a result; Conflict if it is kept already, or another was first."""
        made = [Statement(_insert("rating_game", GAME), game)]
        made += [Statement(_insert("rating_taker", TAKER), taker) for taker in takers]
        made += [_standing(one) for one in standings]
        await self.driver.write(Write(made))

    async def every_game(self) -> list[tuple[FinishedGame, list[Taken]]]:
        """All games that count, in the order in which they did."""
        games = await self._read(f"SELECT {GAME} FROM rating_game WHERE number IS NOT NULL ORDER BY number")
        rows = await self._read(f"{_TAKER} ORDER BY listing, seat, chair")
        takers: dict[str, list[Taken]] = {}
        for row in rows:
            takers.setdefault(row[0], []).append(Taken(*row))
        return [(game, takers[game.listing]) for game in (FinishedGame(*row) for row in games)]

    async def replace(self, last: int, takers: Iterable[Taken], standings: Iterable[Standing]) -> None:
        """Other ratings for the same results; Conflict if a game has counted since the ``last``."""
        change = (
            "UPDATE rating_taker SET mu_before = $4, sigma_before = $5, mu = $6, sigma = $7"
            " WHERE listing = $1 AND seat = $2 AND chair = $3"
        )
        # Whoever counts now finds this number taken, or has taken it.
        bolt = FinishedGame(" ", last + 1, 0.0, "", 0, "")
        made = [
            Statement(_insert("rating_game", GAME), bolt),
            Statement("DELETE FROM rating_game WHERE listing = $1", (bolt.listing,)),
        ]
        made += [Statement(change, (one.listing, one.seat, one.chair, *one.before, *one.after)) for one in takers]
        made += [Statement("DELETE FROM rating_standing"), *(_standing(one) for one in standings)]
        await self.driver.write(Write(made))

    # -- looking -----------------------------------------------------------------------------------------------------

    async def standings(self, game: str, players: int, accounts: Sequence[str]) -> dict[str, Standing]:
        """How these stand; nobody who has not played."""
        if not accounts:
            return {}
        places = ", ".join(f"${number}" for number in range(3, len(accounts) + 3))
        rows = await self._read(
            f"SELECT {STANDING} FROM rating_standing WHERE game = $1 AND players = $2 AND account IN ({places})",
            game,
            players,
            *accounts,
        )
        return {row[0]: Standing(*row) for row in rows}

    async def standings_of(self, account: str) -> list[Standing]:
        rows = await self._read(
            f"SELECT {STANDING} FROM rating_standing WHERE account = $1 ORDER BY games DESC, game, players", account
        )
        return [Standing(*row) for row in rows]

    async def best(self, game: str, players: int, limit: int, *, least: int, most: int) -> list[tuple[Standing, str]]:
        """Who has played so often, with their names, the strongest first; whoever was deleted is not among them."""
        columns = ", ".join(f"s.{name}" for name in STANDING.split(", "))
        rows = await self._read(
            f"SELECT {columns}, a.name FROM rating_standing s JOIN account a ON a.id = s.account"
            " WHERE s.game = $1 AND s.players = $2 AND s.games >= $3 AND s.games <= $4 AND a.name <> ''"
            " ORDER BY s.mu DESC, a.name LIMIT $5",
            game,
            players,
            least,
            most,
            limit,
        )
        return [(Standing(*row[:-1]), row[-1]) for row in rows]

    async def played(self) -> list[tuple[str, int, int]]:
        """Games and numbers of players with how many people have a rating there."""
        rows = await self._read(
            "SELECT s.game, s.players, COUNT(*) FROM rating_standing s JOIN account a ON a.id = s.account"
            " WHERE a.name <> '' GROUP BY s.game, s.players ORDER BY s.game, s.players"
        )
        return [(row[0], row[1], int(row[2])) for row in rows]

    async def history(self, account: str, game: str, players: int, limit: int) -> list[tuple[Taken, float, int]]:
        """The last games that moved somebody's rating: when they ended, whether lists show them; oldest first."""
        columns = ", ".join(f"t.{name}" for name in TAKER.split(", "))
        rows = await self._read(
            f"SELECT {columns}, g.ended, COALESCE(l.listed, 0) FROM rating_taker t"
            " JOIN rating_game g ON g.listing = t.listing LEFT JOIN listing l ON l.id = t.listing"
            " WHERE t.account = $1 AND t.moved > 0 AND g.game = $2 AND g.players = $3 ORDER BY g.number DESC LIMIT $4",
            account,
            game,
            players,
            limit,
        )
        return [(Taken(*row[:-2]), row[-2], row[-1]) for row in reversed(rows)]

    async def against(self, account: str, game: str, players: int, limit: int) -> list[Against]:
        """How somebody fared against each, in games that count, whom they met most first."""
        rows = await self._read(
            "SELECT o.account, o.bot, COUNT(*), SUM(CASE WHEN t.place < o.place THEN 1 ELSE 0 END),"
            " SUM(CASE WHEN t.place = o.place THEN 1 ELSE 0 END), SUM(CASE WHEN t.place > o.place THEN 1 ELSE 0 END)"
            " FROM rating_taker t JOIN rating_taker o ON o.listing = t.listing AND o.seat <> t.seat"
            " JOIN rating_game g ON g.listing = t.listing"
            " WHERE t.account = $1 AND g.game = $2 AND g.players = $3 AND g.unrated = ''"
            " GROUP BY o.account, o.bot ORDER BY COUNT(*) DESC, o.account, o.bot LIMIT $4",
            account,
            game,
            players,
            limit,
        )
        return [Against(row[0], row[1], *map(int, row[2:])) for row in rows]

    async def results_of(self, account: str) -> list[tuple[FinishedGame, Taken]]:
        """Everything that is kept of somebody's games."""
        games = ", ".join(f"g.{name}" for name in GAME.split(", "))
        columns = ", ".join(f"t.{name}" for name in TAKER.split(", "))
        rows = await self._read(
            f"SELECT {games}, {columns} FROM rating_taker t JOIN rating_game g ON g.listing = t.listing"
            " WHERE t.account = $1 ORDER BY g.ended",
            account,
        )
        return [(FinishedGame(*row[:6]), Taken(*row[6:])) for row in rows]

    async def left_alone(self, before: float, limit: int) -> list[str]:
        """Unfinished games at which nothing has happened since, and that have not counted: of one person with bots, and
        of several without a clock, who do not rest."""
        rows = await self._read(
            "SELECT l.id FROM listing l LEFT JOIN rating_game g ON g.listing = l.id"
            " WHERE l.status IN ('playing', 'paused') AND l.changed < $1 AND g.listing IS NULL"
            " AND ((l.status = 'playing' AND l.alarm IS NULL)"
            " OR (SELECT COUNT(DISTINCT h.account) FROM holder h WHERE h.listing = l.id) = 1)"
            " ORDER BY l.changed LIMIT $2",
            before,
            limit,
        )
        return [row[0] for row in rows]

    async def sweep(self) -> None:
        """Whoever was deleted stands nowhere any more; the results stay, for the others' sake, without a name."""
        await self._write("DELETE FROM rating_standing WHERE account IN (SELECT id FROM account WHERE name = '')")


def _insert(table: str, columns: str) -> str:
    values = ", ".join(f"${number}" for number in range(1, columns.count(",") + 2))
    return f"INSERT INTO {table} ({columns}) VALUES ({values})"


def _standing(one: Standing) -> Statement:
    changed = "games = excluded.games, won = excluded.won, mu = excluded.mu, sigma = excluded.sigma"
    again = f"ON CONFLICT (account, game, players) DO UPDATE SET {changed}"
    return Statement(f"{_insert('rating_standing', STANDING)} {again}", one)
