"""Bots that behave in all kinds of ways, each a program of some lines."""

from __future__ import annotations

import sys
from pathlib import Path

PLAYS = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    answer = {"protocol": 1, "name": "first"} if said["kind"] == "hello" else None
    if said["kind"] == "choose":
        answer = {"id": said["id"], "choose": %(choose)s}
        %(before)s
    if answer:
        print(json.dumps(answer), flush=True)
"""


def program(choose: str = "0", before: str = "pass") -> str:
    """A bot that does something before every answer."""
    return PLAYS % {"choose": choose, "before": before}


HONEST = program()
LAST = program("len(said['offers']) - 1")
CHEATS = program("len(said['offers'])")
CRASHES = program(before="raise SystemExit(3)")
DAWDLES = program(before="import time; time.sleep(600)")
TALKS = program(before="[print('so many words', flush=True) for _ in range(100000)]")
BABBLES = program(before="sys.stdout.write('x' * 1000000); sys.stdout.flush()")
STARTLED = HONEST.replace("answer =", 'assert said["kind"] in ("hello", "begin", "choose", "over")\n    answer =', 1)
NEVER_STARTS = "import time; time.sleep(600)"
SPEAKS_OTHERWISE = "import sys\nfor line in sys.stdin: print('hello', flush=True)"
STAYS = f"import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n{HONEST}\nimport time; time.sleep(600)"
HAS_A_CHILD = (
    "import pathlib, subprocess, sys\n"
    "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
    f"pathlib.Path('child').write_text(str(child.pid))\n{HONEST}"
)


def enter(folder: Path, name: str, text: str, **said: str) -> None:
    """Put a bot into a league's folder."""
    place = folder / name
    place.mkdir(parents=True)
    (place / "bot.py").write_text(text, encoding="utf-8")
    lines = [f'name = "{name}"', f'command = ["{sys.executable}", "bot.py"]']
    lines += [f'{key} = "{value}"' for key, value in said.items()]
    (place / "bot.toml").write_text("\n".join(lines), encoding="utf-8")
