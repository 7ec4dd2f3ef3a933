"""From the result of a game to everybody's rating; and from all results to all ratings, which gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from ...rooms.endings import Ended, Taker
from .fixed import name_of, rating_of
from .kept import DOWN, FinishedGame, Standing, Taken
from .reckoning import Rating, reckon
from .whether import helped

Standings = dict[tuple[str, str, int], Standing]
"""By account, game and number of players."""


def taken(ended: Ended, moving: Sequence[Taker] | None = None) -> list[Taken]:
    """Who took which place, by the result; ``moving`` are those whose rating moves, as last of all; else all people,
    of whom those for whom bots have answered can only lose by it."""
    result, takers = ended.result, ended.takers
    behind = {taker.seat for taker in moving or ()}
    last = max(result.places) + 1
    return [
        Taken(
            ended.table,
            one.seat,
            one.chair,
            one.account or "",
            "" if one.account else name_of(one.bot),
            last if one.seat in behind else result.places[one.seat],
            int(one.seat in result.winners and one.seat not in behind and not helped(one)),
            _moves(one, moving),
            *(0.0,) * 4,
        )
        for one in takers
    ]


def _moves(taker: Taker, moving: Sequence[Taker] | None) -> int:
    if moving is None and helped(taker):
        return DOWN
    return int(taker.account is not None and (moving is None or taker in moving))


def count(
    game: FinishedGame, takers: Sequence[Taken], standings: Mapping[str, Standing]
) -> tuple[list[Taken], list[Standing]]:
    """A game's takers with their ratings, and how those stand now whose rating has moved, from how all stood before."""
    before = [_before(game, one, standings) for one in takers]
    seats = [list(of) for _, of in groupby(range(len(takers)), key=lambda at: takers[at].seat)]
    after = reckon([[before[at] for at in seat] for seat in seats], [takers[seat[0]].place for seat in seats])
    rated: list[Taken] = []
    for seat, ratings in zip(seats, after, strict=True):
        for at, rating in zip(seat, ratings, strict=True):
            moves = takers[at].moved and not (takers[at].moved == DOWN and rating.mu > before[at].mu)
            rated.append(takers[at].rated(before[at], rating if moves else before[at]))
    return rated, [_after(game, one, standings.get(one.account)) for one in rated if one.moved]


def _before(game: FinishedGame, taker: Taken, standings: Mapping[str, Standing]) -> Rating:
    if taker.bot:
        return rating_of(taker.bot, game.game)
    known = standings.get(taker.account)
    return known.rating if known else Rating()


def _after(game: FinishedGame, taker: Taken, known: Standing | None) -> Standing:
    games, won = (known.games, known.won) if known else (0, 0)
    return Standing(taker.account, game.game, game.players, games + 1, won + taker.won, taker.mu, taker.sigma)


def count_again(games: Iterable[tuple[FinishedGame, Sequence[Taken]]]) -> tuple[list[Taken], Standings]:
    """All ratings from nothing but results, game by game."""
    standings: Standings = {}
    every: list[Taken] = []
    for game, takers in games:
        known = {
            one.account: standing
            for one in takers
            if (standing := standings.get((one.account, game.game, game.players))) is not None
        }
        rated, moved = count(game, takers, known)
        every += rated
        standings.update({(one.account, one.game, one.players): one for one in moved})
    return every, standings
