"""NOTICE names all that comes with the package, and its licences lie beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from docs import notice
from regnum.site import packages, papers, runtime

needs_npm = pytest.mark.skipif(not (notice.WEB / "node_modules").exists(), reason="needs npm --prefix web ci")


@needs_npm
def test_everything_inside_the_package_is_named_with_its_version_and_its_text() -> None:
    said = (notice.ROOT / "NOTICE").read_text(encoding="utf-8")
    inside = notice.inside()
    assert {"svelte", "@fontsource-variable/eb-garamond"} <= {one.name for one in inside}
    for one in inside:
        assert f"{one.name} {one.version}: {one.licence}" in said, "python -m docs.notice writes it"
        assert (notice.LICENCES / one.file).read_text(encoding="utf-8") == one.text
    assert {path.name for path in notice.LICENCES.iterdir()} == {one.file for one in inside}


def test_every_package_that_is_asked_for_is_named() -> None:
    """What these bring along in turn changes from day to day: ``python -m docs.notice`` names it before a release."""
    said = (Path(notice.ROOT) / "NOTICE").read_text(encoding="utf-8")
    names = {canonicalize_name(one.name) for one in notice.wanted("regnum", notice.RUNNING)} - {"regnum"}
    assert "starlette" in names
    assert [name for name in names if f"  {name}: " not in said] == []


def test_a_folder_without_a_server_says_whose_work_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "info", lambda: {"python": "3.14.2"})
    papers.write(tmp_path)
    said = (tmp_path / "licences" / "README.txt").read_text(encoding="utf-8")
    for name in ("regnum", *packages.OTHERS, *runtime.COMPILED, "Python", "Pyodide"):
        assert f"\n{name} " in said
    texts = {path.name for path in (tmp_path / "licences").iterdir()}
    assert {"LICENSE", "NOTICE", "eb-garamond.txt", "python.txt", "pyodide.txt"} <= texts
    for paper in papers.papers():
        assert paper.texts or paper.licence == "APL 2", "only the Apache License is there without a text of its own"
        assert {name for name, _ in paper.texts} <= texts
