"""pgx's sparrow mahjong (three players, hidden tiles): a thousand games at once inside compiled JAX, on the CPU."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pgx

from .wire import INSIDE, serve

GAMES, STEPS = 1000, 50
ENV = pgx.make("sparrow_mahjong")


def at_random(states: Any, key: Any) -> tuple[Any, Any]:
    """A legal action everywhere; games that are over begin anew."""
    choose, renew = jax.random.split(key)
    odds = jnp.log(states.legal_action_mask.astype(jnp.float32))
    states = jax.vmap(ENV.step)(states, jax.random.categorical(choose, odds, axis=1))
    ended = states.terminated
    fresh = jax.vmap(ENV.init)(jax.random.split(renew, GAMES))

    def kept(new: Any, old: Any) -> Any:
        return jnp.where(ended.reshape((GAMES,) + (1,) * (old.ndim - 1)), new, old)

    return jax.tree_util.tree_map(kept, fresh, states), ended.sum()


@jax.jit  # type: ignore[untyped-decorator]
def many(states: Any, key: Any) -> tuple[Any, Any, Any]:
    key, used = jax.random.split(key)
    states, ended = jax.lax.scan(at_random, states, jax.random.split(used, STEPS))
    return states, key, ended.sum()


class Table:
    """What goes on from call to call."""

    def __init__(self) -> None:
        self.key = jax.random.PRNGKey(1)
        self.states = jax.jit(jax.vmap(ENV.init))(jax.random.split(self.key, GAMES))

    def play(self) -> tuple[int, int]:
        self.states, self.key, ended = many(self.states, self.key)
        return GAMES * STEPS, int(ended)


if __name__ == "__main__":
    table = Table()
    table.play()  # compiles
    serve([("pgx sparrow mahjong", "JAX, CPU, 1000 at once", INSIDE, table.play)])
