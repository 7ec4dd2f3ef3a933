"""A run of training: imitation first, then leg after leg, each from the checkpoint of the one before."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from regnum.kernel import Misuse, seeded

from . import tables as looking
from .against import frozen, weights
from .checkpoint import Checkpoint
from .examining import share_among
from .league import League
from .learning import Learner
from .network import Network, Reader
from .playing import Experience, play, stagger
from .settings import Settings, care
from .tables import Tables

CHECKPOINT = "checkpoint.pt"
SHAPING = ("game", "players", "options", "against", "hidden", "blocks")
"""Settings that a run keeps from its beginning to its end."""
EXAMINED = 1024
"""In how many games a learner is examined after each leg."""
LONGEST = 400
"""Over how many decisions the beginnings of games are spread at most."""
Say = Callable[[str], object]


def run(settings: Settings, folder: Path, minutes: float = math.inf, say: Say = print) -> Checkpoint:
    """Train until all legs are done or the time is over; go on from where an earlier run of the folder stopped."""
    until = time.monotonic() + 60 * minutes
    torch.set_num_threads(settings.threads)
    path = folder / CHECKPOINT
    tables = Tables(settings.game, settings.games, settings.device, **settings.played)
    examined = Tables(settings.game, min(EXAMINED, settings.games), settings.device, **settings.played)
    if not path.exists():
        begun(settings, tables, say).save(path)
    while (stood := resumed(path, settings)).leg < settings.legs and time.monotonic() < until:
        learner = stood.learner(tables.device)
        figures = leg(stood, learner, tables, until)
        figures |= examination(stood, learner.reader, examined)
        figures["seconds"] += stood.history[-1]["seconds"] if stood.history else 0.0
        stood.after(learner, figures).save(path)
        say(line(settings, stood.leg, figures))
    return stood


def resumed(path: Path, settings: Settings) -> Checkpoint:
    """The checkpoint, with today's settings; Misuse if they ask for another network than the one that is there."""
    stood = Checkpoint.load(path)
    for name in SHAPING:
        known, wanted = getattr(stood.settings, name), getattr(settings, name)
        if known != wanted:
            raise Misuse(f"{path.parent} has a run already whose {name} is {known!r}; expected a folder of its own")
    stood.settings = settings
    return stood


def chance(settings: Settings, what: str, device: str) -> torch.Generator:
    """A source of chance of its own for a part of the run."""
    first, second = seeded(f"{settings.chance} {what}")
    return torch.Generator(device).manual_seed(first * 2**31 + second)


def begun(settings: Settings, tables: Tables, say: Say) -> Checkpoint:
    """A fresh network that has imitated the rule of thumb for a while."""
    began = time.monotonic()
    reading = tables.reading(settings.chance)
    length = min(LONGEST, max(1, looking.LOOKS * tables.n // max(1, tables.looked)))
    if settings.against:
        other = frozen(settings)
        return Checkpoint(settings, other.reading, length, weights(other), earlier=[weights(other)])
    torch.manual_seed(sum(seeded(settings.chance)))
    shape = (len(tables.game.actions), settings.players, settings.hidden, settings.blocks)
    network = Network(reading.width, *shape)
    learner = Learner(Reader(network, reading, tables.device), settings)
    league = League(settings, tables, chance(settings, "imitation", tables.device))
    tables.begin(f"{settings.chance} imitation")
    badly = 0.0
    for _ in range(settings.imitation):
        badly = learner.imitate(tables, league)
    size = sum(weight.numel() for weight in network.parameters())
    say(
        f"{settings.game}: {reading.places} places read in {reading.width} numbers, {size / 1e6:.2f} M weights, about "
        f"{length} decisions a game; imitated to {badly:.3f} in {time.monotonic() - began:.0f} s"
    )
    learned = {name: value.detach().cpu() for name, value in network.state_dict().items()}
    return Checkpoint(settings, reading, length, learned, earlier=[{n: w.half() for n, w in learned.items()}])


def leg(stood: Checkpoint, learner: Learner, tables: Tables, until: float) -> dict[str, float]:
    """Play and learn for so many iterations, or until the time is over."""
    settings, began = stood.settings, time.monotonic()
    luck = chance(settings, f"leg {stood.leg}", tables.device)
    league = League(settings, tables, luck)
    tables.begin(f"{settings.chance} leg {stood.leg}")
    stagger(tables, learner.reader, league, stood.length)
    seen = Experience.room(settings, tables, stood.reading.places)
    selves = [Reader(stood.network(self), stood.reading, tables.device) for self in stood.met]
    games, found, done = 0.0, None, 0
    while done < settings.iterations and (done == 0 or time.monotonic() < until):
        earlier = selves[done % len(selves)] if selves else None
        play(seen, tables, learner.reader, league, earlier)
        found = learner.learn(seen, luck, care(settings, stood.leg))
        games += float(seen.ended.sum())
        done += 1
    assert found is not None
    decisions = done * settings.steps * settings.games
    passed = time.monotonic() - began
    return {"iterations": done, "decisions": decisions, "games": games, "seconds": passed, **vars(found)}


def examination(stood: Checkpoint, reader: Reader, tables: Tables) -> dict[str, float]:
    """How the learner does among rules of thumb, and among its oldest self that is kept."""
    seed = f"{stood.settings.chance} examination {stood.leg}"
    oldest = Reader(stood.network(stood.earlier[0]), stood.reading, tables.device)
    return {
        "among_thumbs": share_among(tables, reader, None, seed),
        "among_earlier": share_among(tables, reader, oldest, seed),
    }


def line(settings: Settings, leg: int, figures: dict[str, Any]) -> str:
    """One line of progress."""
    return (
        f"{settings.game}: leg {leg}, {figures['seconds']:.0f} s, {figures['decisions'] / 1e6:.1f} M decisions, "
        f"{figures['games']:.0f} games, entropy {figures['entropy']:.3f}, surprise {figures['surprise']:.3f}, "
        f"{figures['among_thumbs']:.2f} among thumbs, {figures['among_earlier']:.2f} among earlier selves"
    )
