"""A trained network as bots use it: numpy, and nothing else.

It is kept in one file: the layers in half precision, how to read a table for them, and the card that says how it was
made and how strong it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from .learned import RULES
from .reading import Reading

Layers = dict[str, Any]
"""Arrays by their names: ``read.weight``, ``blocks.0.up.bias`` and so on."""
TINY = 1e-5
"""What keeps a norm from dividing by nothing."""
_READING, _CARD = "reading.", "card"


@dataclass(frozen=True)
class Network:
    """The layers of a network, with its reading and its card."""

    layers: Layers
    reading: Reading
    card: dict[str, Any]

    def __call__(self, observations: Any, seats: Any) -> tuple[Any, Any]:
        """Opinions on all answers, and everybody's chances by seat, one row per table; chances sum to 1."""
        found = self._linear("read", self._given(observations, seats))
        for block in range(sum(name.endswith(".up.weight") for name in self.layers)):
            inside = self._linear(f"blocks.{block}.up", self._norm(f"blocks.{block}.norm", found))
            found = found + self._linear(f"blocks.{block}.down", np.maximum(inside, 0))
        found = self._norm("norm", found)
        chances = shares(self._linear("value", np.maximum(self._linear("weigh", found), 0)) / self.card["temperature"])
        turned = (np.arange(self.reading.players) - seats[:, None]) % self.reading.players
        return self._linear("policy", found), np.take_along_axis(chances, turned, 1)

    def _given(self, observations: Any, seats: Any) -> Any:
        reading, rows = self.reading, np.arange(len(seats))
        columns, fractions = reading.sorted(reading.counted_from(observations, seats, rows))
        x = np.zeros((len(seats), reading.width), np.float32)
        beyond = reading.width - reading.places - reading.players
        x[rows[:, None], columns] = 1
        x[:, beyond : beyond + reading.places] = fractions
        x[rows, beyond + reading.places + seats] = 1
        return x

    def _linear(self, name: str, x: Any) -> Any:
        return x @ self.layers[f"{name}.weight"].T + self.layers[f"{name}.bias"]

    def _norm(self, name: str, x: Any) -> Any:
        apart = x - x.mean(1, keepdims=True)
        apart /= np.sqrt((apart * apart).mean(1, keepdims=True) + TINY)
        return apart * self.layers[f"{name}.weight"] + self.layers[f"{name}.bias"]


def shares(logarithms: Any) -> Any:
    """Rows of logarithms as shares that sum to 1."""
    powers = np.exp(logarithms - logarithms.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def save(path: Path, network: Network) -> None:
    """Write a network into one file."""
    arrays: Layers = {name: layer.astype(np.float16) for name, layer in network.layers.items()}
    arrays |= {f"{_READING}{name}": np.asarray(value) for name, value in vars(network.reading).items()}
    arrays[_CARD] = np.array(json.dumps(network.card))
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> Network:
    """Read a network from its file."""
    with np.load(path, allow_pickle=False) as kept:
        arrays = {name: kept[name] for name in kept.files}
    card = json.loads(str(arrays.pop(_CARD)))
    parts = {field.name: arrays.pop(f"{_READING}{field.name}") for field in fields(Reading)}
    parts["players"] = int(parts["players"])
    return Network({name: layer.astype(np.float32) for name, layer in arrays.items()}, Reading(**parts), card)


def carried(network: Network) -> bytes:
    """A network for browsers, as network.js reads it: what is known of it, after how long that is, and all layers."""
    told = {
        "card": {name: network.card[name] for name in (*RULES, "temperature")},
        "reading": {name: np.asarray(value).tolist() for name, value in vars(network.reading).items()},
        "layers": [[name, *layer.shape] for name, layer in network.layers.items()],
    }
    written = json.dumps(told, separators=(",", ":")).encode()
    layers = (layer.astype("<f2").tobytes() for layer in network.layers.values())
    return len(written).to_bytes(4, "little") + written + b"".join(layers)
