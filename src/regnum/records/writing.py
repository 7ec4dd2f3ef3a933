"""Writing records: parts of some games each, so that it stops and goes on, and a card that says what they are."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack
from importlib.metadata import version
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as arrow
from pyarrow import parquet

from regnum.envs.tasks import Task, task
from regnum.kernel import Misuse

from . import together
from .playing import Wanted, play

WHERE = [
    ("game", arrow.int32()),
    ("step", arrow.int32()),
    ("seat", arrow.int8()),
    ("question", arrow.dictionary(arrow.int16(), arrow.string())),
]
NUMBERS = arrow.list_(arrow.int32())
TABLES = {
    "games": arrow.schema(
        [
            ("game", arrow.int32()),
            ("seed", arrow.string()),
            ("bots", arrow.list_(arrow.string())),
            ("decisions", arrow.int32()),
            ("places", arrow.list_(arrow.int8())),
            ("scores", NUMBERS),
            ("shares", arrow.list_(arrow.float32())),
        ]
    ),
    "public": arrow.schema([*WHERE, ("action", arrow.int32()), ("observation", NUMBERS)]),
    "views": arrow.schema([*WHERE, ("action", arrow.int32()), ("legal", NUMBERS), ("observation", NUMBERS)]),
}
CARD = "card.json"


def parts(task_id: str, bots: Sequence[str], games: int, seed: str, each: int) -> list[Wanted]:
    """All parts of a record."""
    return [Wanted(task_id, tuple(bots), seed, at, min(each, games - at)) for at in range(0, games, each)]


def write(folder: Path, wanted: Sequence[Wanted], workers: int = 1) -> Iterator[Wanted]:
    """Write the parts that are not there yet, and the card; each part as it is done."""
    _must_be_the_same(folder, wanted[0])
    for name in TABLES:
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / CARD).write_text(json.dumps(_facts(wanted), indent=1) + "\n", encoding="utf-8")
    missing = [part for part in wanted if not _file(folder, "games", part).exists()]
    if workers == 1:
        for part in missing:
            yield _written(folder, part)
    else:
        with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
            for done in as_completed([pool.submit(_written, folder, part) for part in missing]):
                yield done.result()
    (folder / "README.md").write_text(card(folder), encoding="utf-8")


def _must_be_the_same(folder: Path, part: Wanted) -> None:
    """What is there already was played by the same bots, with the same seed."""
    if (folder / CARD).exists():
        known = json.loads((folder / CARD).read_text(encoding="utf-8"))
        meant = {"task": part.task, "bots": list(part.bots), "seed": part.seed}
        if any(known[name] != value for name, value in meant.items()):
            raise Misuse(f"{folder} has another record already (see its {CARD}); expected a folder of its own")


def _written(folder: Path, part: Wanted) -> Wanted:
    files = {name: _file(folder, name, part) for name in ("views", "public", "games")}
    begun = {name: file.with_suffix(".begun") for name, file in files.items()}
    with ExitStack() as open_files:
        writers = {
            name: open_files.enter_context(parquet.ParquetWriter(file, TABLES[name], compression="zstd"))
            for name, file in begun.items()
        }
        for tables in _tables(part):
            for name, writer in writers.items():
                writer.write_table(tables[name])
    for name, file in files.items():
        begun[name].replace(file)  # games last: where it is there, all is
    return part


def _tables(part: Wanted) -> Iterator[dict[str, Any]]:
    """The three tables, as many rows at a time as one likes to hold."""
    if together.able(part):
        yield from map(_from_arrays, together.play(part), repeat(task(part.task)))
    else:
        rows = play(part)
        yield {name: arrow.Table.from_pylist(getattr(rows, name), schema) for name, schema in TABLES.items()}


def _from_arrays(rows: together.Together, meant: Task) -> dict[str, Any]:
    names = arrow.array([one.name for one in meant.game.book.questions])
    question = arrow.DictionaryArray.from_arrays(arrow.array(rows.question.astype(np.int16)), names)
    where = [arrow.array(one) for one in (rows.game.astype(np.int32), rows.step.astype(np.int32))]
    where += [arrow.array(rows.seat.astype(np.int8)), question]
    acted = rows.action.astype(np.int32)
    told = arrow.array(acted, mask=rows.secret)
    public = [one.filter(rows.noticed) for one in (*where, told, _lists(rows.public))]
    views = [*where, arrow.array(acted), _lists(rows.legal, rows.counts), _lists(rows.seen)]
    return {
        "games": arrow.Table.from_pylist(rows.games, TABLES["games"]),
        "public": arrow.Table.from_arrays(public, schema=TABLES["public"]),
        "views": arrow.Table.from_arrays(views, schema=TABLES["views"]),
    }


def _lists(values: Any, counts: Any = None) -> Any:
    """Lists of numbers: the rows of an array, or so many of one row for each."""
    counts = np.full(len(values), values.shape[1]) if counts is None else counts
    ends = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    return arrow.ListArray.from_arrays(arrow.array(ends), arrow.array(values.ravel().astype(np.int32)))


def _file(folder: Path, name: str, part: Wanted) -> Path:
    return folder / name / f"part-{part.first:08d}.parquet"


# --- the card ------------------------------------------------------------------------------------------------------


def _facts(wanted: Sequence[Wanted]) -> dict[str, Any]:
    first, meant = wanted[0], task(wanted[0].task)
    return {
        "task": meant.id,
        "game": meant.game.name,
        "edition": meant.edition,
        "options": meant.options,
        "layout": meant.layout,
        "bots": list(first.bots),
        "seed": first.seed,
        "games": sum(part.count for part in wanted),
        "regnum": version("regnum"),
        "actions": len(meant.game.actions),
        "fields": _fields(meant),
    }


def _fields(meant: Task) -> list[dict[str, Any]]:
    """Each field of an observation: what is not known is one less than its lowest value."""
    fields = meant.game.Table.FIELDS.items()
    return [
        {"name": name, "shape": list(one.shape), "lowest": int(one.low), "sight": str(one.sight)}
        for name, one in fields
    ]


def card(folder: Path) -> str:
    """The data card: what is in a record, how it was made, and what it is not good for."""
    facts = json.loads((folder / CARD).read_text(encoding="utf-8"))
    games = parquet.read_table(folder / "games")
    said = facts | {
        "played": games.num_rows,
        "decisions": sum(games["decisions"].to_pylist()),
        "who": ",".join(facts["bots"]),
        "options": json.dumps(facts["options"]),
        "seed": json.dumps(facts["seed"]),
    }
    return Path(__file__).with_name("card.md").read_text(encoding="utf-8").format(**said)
