"""Where each field stands in a flat observation, so that one row of numbers can be read by names."""

from __future__ import annotations

from math import prod
from typing import Any

from regnum.kernel import Game


def by_name(game: Game, row: Any) -> dict[str, Any]:
    """Parts of a flat array by the names of the record's fields, in their own shapes; nothing is copied.

    The last axis of ``row`` may be one observation or many: ``by_name(env.game, batch.observations)``.
    """
    found, begin = {}, 0
    for name, field in game.Table.FIELDS.items():
        end = begin + prod(field.shape)
        found[name] = row[..., begin:end].reshape((*row.shape[:-1], *field.shape))
        begin = end
    return found
