"""The browser tests, each file in its own process: Playwright's event loop and the server's tests cannot share one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "browser"


@pytest.mark.timeout(1200)  # a whole file; each test in it has the usual time
@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("test_*.py")))
def test_in_a_real_browser(name: str) -> None:
    command = [sys.executable, "-m", "pytest", "--numprocesses=0", "-p", "no:cacheprovider", str(FOLDER / name)]
    environment = os.environ | {"REGNUM_BROWSER": "1"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
