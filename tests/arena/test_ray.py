"""Games on a Ray cluster, here one of a single machine, are those that one process plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regnum.arena.games import play, play_all, schedule

ray: Any = pytest.importorskip("ray", reason="ray is an extra of its own: pip install 'regnum[ray]'")


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, logging_level="ERROR", include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # what ray warns about is not ours
def test_a_cluster_plays_the_same_games_as_one_process(cluster: None) -> None:
    tasks = schedule("vive-le-roi", ["squire", "page", "random"], 2, "ray", {})
    outcomes = {(o.task.lineup, o.task.seed): o for o in play_all(tasks, ray=True)}
    assert outcomes == {(task.lineup, task.seed): play(task) for task in tasks}
