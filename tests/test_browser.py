"""The browser tests, each file in its own process: Playwright's event loop and the server's tests cannot share one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "browser"


@pytest.mark.timeout(1200)  # a whole file; each test in it has the usual time
@pytest.mark.parametrize("name", sorted(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("test_*.py")))
def test_in_a_real_browser(name: str) -> None:
    once_more = ["--reruns", "1"]  # a browser on a busy machine may be late; what is wrong is wrong again
    alone = ["--numprocesses=0", "-p", "no:cacheprovider", *once_more]
    command = [sys.executable, "-m", "pytest", *alone, str(FOLDER / name)]
    environment = os.environ | {"REGNUM_BROWSER": "1"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
