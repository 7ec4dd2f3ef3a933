"""Where things are kept that nobody has given a place: the folders of the user, as the system has them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.kernel.speed.native import cache_folder
from regnum.terminal import files

FOLDERS = [(cache_folder, "XDG_CACHE_HOME", ".cache"), (files.folder, "XDG_STATE_HOME", ".local/state")]


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A home of our own in which nothing is chosen yet."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("REGNUM_CACHE", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("folder", "variable", "usual"), FOLDERS)
def test_the_users_folders_are_used(
    folder: Callable[[], Path], variable: str, usual: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder() == tmp_path / usual / "regnum"
    monkeypatch.setenv(variable, str(tmp_path / "mine"))
    assert folder() == tmp_path / "mine" / "regnum"


def test_compiled_rules_may_have_a_folder_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_CACHE", str(tmp_path / "compiled"))
    assert cache_folder() == tmp_path / "compiled"
