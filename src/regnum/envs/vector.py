"""Many games at once behind one small interface, at native speed on all cores or on a GPU.

    env = regnum.envs.vector("vive-le-roi", 1024, players=4)
    batch = env.reset(seed=1)
    while True:
        batch = env.step(actions)       # one action per game, for the seat in batch.seats

Chance plays inside. A finished game pays its rewards and begins anew in the same step. On a GPU everything stays there:
the arrays are CuPy's, and PyTorch and JAX take them by DLPack (``torch.from_dlpack(batch.masks)``) without a copy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from regnum.bots import policy
from regnum.games.entries import is_ours
from regnum.kernel import SEATS, Game, Misuse, Row, batch, seeded
from regnum.kernel.speed.layout import dtype, get
from regnum.kernel.views import observation_bounds

from .tasks import played


@dataclass
class Batch:
    """What all games show after a step. The arrays are reused: copy what must outlast the next step.

    >>> from regnum import envs
    >>> batch = envs.vector("vive-le-roi", 2, players=3).reset(seed=1)
    >>> batch.seats.shape, batch.rewards.shape, batch.dones.tolist()
    ((2,), (2, 8), [0, 0])
    """

    observations: Any
    """What the seat to act may know, one row per game."""
    masks: Any
    """1 for each legal action."""
    seats: Any
    """Who must act."""
    rewards: Any
    """Each seat's share of the win, in the step that ended a game; 0 otherwise."""
    dones: Any
    """1 where a game ended and another began."""


def vector(
    game: str | Game,
    n: int,
    device: str = "cpu",
    threads: int | None = None,
    checked: bool | None = None,
    **options: Any,
) -> VectorEnv:
    """``n`` games of the same kind; ``options`` are the game's own, ``players`` among them; or the id of a task.

    ``device`` is ``cpu`` (all cores; ``threads=`` fewer), ``cuda`` (an NVIDIA GPU) or ``simulated`` (the GPU's program
    on the CPU, slowly: for tests). With ``checked`` a GPU looks for every limit that rules may pass, as processors do,
    which costs a tenth of the speed: if nothing is said, for every game but ours, which the tests hold to all limits.
    """
    meant, options = played(game, options)
    if device == "cpu":
        from .on_cpu import CpuVectorEnv

        return CpuVectorEnv(meant, n, threads, **options)
    if device in ("cuda", "simulated"):
        from .on_device import DeviceVectorEnv

        return DeviceVectorEnv(meant, n, device, not is_ours(meant) if checked is None else checked, **options)
    raise Misuse(f"device: expected cpu, cuda or simulated, not {device!r}")


class VectorEnv(ABC):
    """``n`` games stepped together.

    >>> from regnum import envs
    >>> env = envs.vector("vive-le-roi", 4, players=3)
    >>> batch = env.reset(seed=1)
    >>> batch = env.step(env.at_random())
    >>> batch.masks.shape == (4, len(env.game.actions))
    True
    """

    def __init__(self, game: Game, n: int, arrays: Any, **options: Any) -> None:
        """``arrays`` is the library the arrays are made with: numpy or CuPy."""
        self.game = game
        self.n = n
        self.arrays = arrays
        self.players: int = game.options.settle(**options)["players"]
        self.options = options
        self.lows, self.highs = observation_bounds(game.Table)
        self.tables: Any = None
        self.rngs: Any = None
        self.batch = Batch(
            arrays.zeros((n, len(self.lows)), np.int32),
            arrays.zeros((n, len(game.actions)), np.uint8),
            arrays.zeros(n, np.int32),
            arrays.zeros((n, SEATS), np.float32),
            arrays.zeros(n, np.uint8),
        )

    def reset(self, seed: int | str | Sequence[str] = 0) -> Batch:
        """All games anew; game i has the seed ``"{seed} {i}"``, or the i-th of those that are given.

        The same chance falls in its first game as in a match with that seed.
        """
        self.tables = self._same_tables(self.game.begin(**self.options))
        self._seeds = [f"{seed} {i}" for i in range(self.n)] if isinstance(seed, int | str) else list(seed)
        if len(self._seeds) != self.n:
            raise Misuse(f"reset needs {self.n} seeds, one per game, not {len(self._seeds)}")
        self.rngs = self._rng_rows([seeded(one) for one in self._seeds])
        self._whims: Any = None
        return self.step(self.arrays.full(self.n, -1, np.int32))

    def step(self, actions: Any) -> Batch:
        """One action for each game, for its seat to act; where it is not legal, that game waits for another."""
        self._begun()
        chosen = self.arrays.ascontiguousarray(self._given(actions), np.int32)
        if chosen.shape != (self.n,):
            raise Misuse(f"step needs {self.n} actions, one per game, not an array of shape {chosen.shape}")
        b = self.batch
        shown = (b.observations, b.masks, b.seats, b.rewards, b.dones)
        self._run(batch.step_tables, self.rngs, chosen, *shown)
        return b

    def at_random(self) -> Any:
        """For each game any legal action of the seat to act."""
        return self._chosen(batch.pick_tables)

    def by_thumb(self) -> Any:
        """For each game the action that the game's rule of thumb would choose for the seat to act."""
        return self._chosen(policy.advise_tables)

    def _chosen(self, function: Callable[..., Any]) -> Any:
        self._begun()
        if self._whims is None:
            self._whims = self._rng_rows([seeded(f"{one} whims") for one in self._seeds])
        actions = self.arrays.zeros(self.n, np.int32)
        self._run(function, self._whims, actions)
        return actions

    def play(self, answers: int) -> Any:
        """So many answers in every game, chance's included, all at random, without coming back in between.

        How many games ended, for each place in the batch. The next step shows where the games stand.
        """
        self._begun()
        ended = self.arrays.zeros(self.n, np.int32)
        self._run(batch.play_tables, self.rngs, answers, ended)
        self._look()
        return ended

    def play_by_thumb(self, answers: int, seats: Iterable[int]) -> tuple[Any, Any]:
        """As ``play``, with these seats by rule of thumb; how many games ended, and how many each seat won."""
        self._begun()
        policies = [policy.AT_RANDOM] * SEATS
        for seat in seats:
            policies[seat] = policy.BY_THUMB
        ended = self.arrays.zeros(self.n, np.int32)
        wins = self.arrays.zeros((self.n, SEATS), np.int32)
        given = self.arrays.asarray(policies, dtype=np.int32)
        self._run(policy.play_tables_by, self.rngs, answers, given, ended, wins)
        self._look()
        return ended, wins

    def table(self, i: int) -> Any:
        """Game i as an interpreted table, secrets and all."""
        self._begun()
        return get(self.game.Table, self._stored(i).view(dtype(self.game.Table)).reshape(())[()])

    def _look(self) -> None:
        """Fill in the batch after games went on by themselves."""
        self.step(self.arrays.full(self.n, -1, np.int32))

    def _begun(self) -> None:
        if self.tables is None:
            raise Misuse("reset the environment before stepping it")

    # -- what differs between processors and GPUs -----------------------------------------------------------------

    @abstractmethod
    def check(self) -> None:
        """BrokenRules if a game has passed a limit. A step tells by itself; on a GPU the one after it, or whoever asks
        here and waits for the GPU."""

    @abstractmethod
    def _same_tables(self, begun: Any) -> Any:
        """The table of every game, and of the template that finished games are set back to."""

    @abstractmethod
    def _rng_rows(self, numbers: list[Row]) -> Any: ...

    @abstractmethod
    def _given(self, actions: Any) -> Any: ...

    @abstractmethod
    def _stored(self, i: int) -> Any:
        """The bytes of one table, in numpy."""

    @abstractmethod
    def _run(self, function: Callable[..., Any], rngs: Any, *arguments: Any) -> None:
        """Let a function over many tables run over all."""
