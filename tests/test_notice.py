"""NOTICE names all that comes with the package, and its licences lie beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import notice

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
    said = (Path(notice.ROOT) / "NOTICE").read_text(encoding="utf-8")
    assert [name for name, _ in notice.asked_for() if f"  {name}: " not in said] == []
