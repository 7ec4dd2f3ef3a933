"""What people feel is printed by a command; nothing is said about how fast."""

from __future__ import annotations

import pytest

from regnum.bench import feel


def test_a_line_for_every_game_and_one_for_waiting(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(feel, "names", lambda: ["vive-le-roi"])
    monkeypatch.setattr(feel, "SECONDS", 0.05)
    monkeypatch.setattr(feel, "waited", lambda answers: [0.1] * answers)
    monkeypatch.setattr("os.sched_setaffinity", lambda who, cores: None, raising=False)
    feel.main(["--answers", "3"])
    game, waiting = capsys.readouterr().out.splitlines()
    assert game.startswith("vive-le-roi: ") and "0 imagined" not in game.split(":")[1][:3]
    assert waiting == "a king asked by 20 tables at once, 2 cores: median 0.10 s, p99 0.10 s of 3"


def test_everybody_who_waits_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feel, "names", lambda: ["vive-le-roi"])
    found = feel.waited(3, tables=2)
    assert len(found) == 3 and found == sorted(found) and found[0] > 0
