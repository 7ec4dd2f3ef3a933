"""The client's own checks: types, form, and its tests on stored views."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from ..missing import missing

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_client_passes_its_own_checks(script: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (WEB / "node_modules").is_dir():
        missing("the client's tools are not installed (cd web && npm ci)")
    done = subprocess.run([str(npm), "run", "--silent", script], check=False, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
