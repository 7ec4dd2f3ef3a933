"""Tasks that stay: what an id means is never changed."""

from __future__ import annotations

import numpy as np
import pytest

import regnum
from regnum.envs import by_name, ids, petting_zoo, task, vector
from regnum.envs.tasks import Task, layout
from regnum.kernel import Misuse
from regnum.kernel.views import shown


@pytest.mark.parametrize("id", ids())
def test_a_task_is_what_it_was_when_it_was_given_its_id(id: str) -> None:
    """If this fails, do not change the entry: add the task's next version."""
    found = task(id)
    assert layout(found.game) == found.layout
    assert found.game.edition == found.edition
    assert f"-{found.players}p-v" in id


def test_every_game_of_ours_has_a_task_at_its_usual_number_of_players() -> None:
    tasks = [task(one) for one in ids()]
    for name in ("vive-le-roi", "lang-lebe-der-koenig", "krone-und-schwert", "lancaster"):
        usual = regnum.game(name).options.usual
        assert any(one.game.name == name and one.options == {"players": usual} for one in tasks)


def test_a_layout_changes_with_a_field_and_with_an_action() -> None:
    four = {layout(regnum.game(name)) for name in ("vive-le-roi", "lancaster", "krone-und-schwert")}
    assert len(four) == 3


def test_a_task_whose_rules_are_gone_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regnum.game("lancaster"), "edition", 99)
    task.cache_clear()
    with pytest.raises(Misuse, match="expected a newer version"):
        task("lancaster-4p-v1")
    task.cache_clear()


def test_an_unknown_task_is_answered_with_those_there_are() -> None:
    with pytest.raises(Misuse, match=r"expected one of .*lancaster-4p-v1"):
        task("lancaster-9p-v1")


def test_a_task_takes_no_other_options() -> None:
    with pytest.raises(Misuse, match="options of its own"):
        petting_zoo.env("lancaster-4p-v1", players=3)


def test_many_games_of_a_task_are_read_by_name() -> None:
    env = vector("vive-le-roi-4p-v1", 3, threads=1)
    batch = env.reset(seed=1)
    assert env.players == 4
    named = by_name(env.game, batch.observations)
    assert set(named) == set(env.game.Table.FIELDS)
    assert named["favourites"].shape == (3, *env.game.Table.FIELDS["favourites"].shape)
    s = env.table(0)
    for name, field in s.FIELDS.items():
        assert np.array_equal(named[name][0], shown(s, int(batch.seats[0]), name, field.low - 1))


def test_a_task_is_a_plain_thing() -> None:
    assert isinstance(task("lancaster-4p-v1"), Task)
    assert task("lancaster-henry-v-4p-v1").options["court"] is True
