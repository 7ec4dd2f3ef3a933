"""The benchmarks run; nothing is said about their results."""

from __future__ import annotations

import pytest

from bench import engines


def test_the_engines_are_compared_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    engines.main(["vive-le-roi", "--seconds", "0.01", "--players", "3"])
    title, *lines = capsys.readouterr().out.splitlines()
    assert title == "vive-le-roi, 3 players"
    assert [line.split()[0] for line in lines] == ["match", "interpreted", "native", "copies"]
    assert "× 1.00" in lines[1]
