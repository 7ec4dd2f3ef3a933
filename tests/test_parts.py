"""Each part of Regnum works with nothing installed but what it needs, and says what it lacks."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regnum import extras
from regnum.extras import FOR_PEOPLE, missing, modules, not_installed
from regnum.terminal import doctor
from regnum.words import LANGUAGES, Messages

from .server.clients import Person, play_to_the_end

POSIX = ("fcntl", "resource", "pwd", "grp", "termios", "uvloop")
"""What only some systems have."""
RUN = """
import sys
for name in sys.argv.pop().split():
    sys.modules[name] = None
from regnum.cli import main
sys.exit(main(sys.argv[1:]))
"""
EVERYTHING = tuple(dict.fromkeys(module for extra in FOR_PEOPLE for module in modules(extra)))


def run(*arguments: str, without: tuple[str, ...], home: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", RUN, *arguments, " ".join(without)]
    environment = {"REGNUM_INTERPRETED": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "HOME": str(home)}
    return subprocess.run(
        command, capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, check=False
    )


@pytest.mark.parametrize(
    "command",
    [
        "play vive-le-roi --humans 0 --pace 0 --seed 1 --bots knight",
        "rules lancaster LA-103 --language de",
        "guide krone-und-schwert --language fr",
        "games",
        "doctor",
        "--version --verbose",
    ],
)
def test_the_base_needs_four_packages_and_the_standard_library_of_any_system(command: str, tmp_path: Path) -> None:
    done = run(*command.split(), without=(*EVERYTHING, *POSIX), home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("command", "extra"),
    [("play vive-le-roi --browser", "play"), ("serve", "play"), ("admin people", "play"), ("bench", "play")],
)
def test_a_part_that_is_not_installed_says_how_to_get_it(command: str, extra: str, tmp_path: Path) -> None:
    done = run(*command.split(), without=EVERYTHING, home=tmp_path)
    assert done.returncode == 2
    assert f"pip install 'regnum[{extra}]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_server_of_one_machine_needs_nothing_that_only_some_systems_have() -> None:
    """All of it is read, and the store's lock, the bots' processes and their end work, with those modules hidden."""
    serve = (
        "import sys\n"
        "import asyncio, filelock, pathlib, psutil, tempfile, uvicorn\n"  # they have their own ways on each system
        "for name in sys.argv[1:]: sys.modules[name] = None\n"
        "from regnum.server import node, command\n"
        "from regnum.server.operating import admin\n"
        "from regnum.server.running.processes import Process\n"
        "from regnum.server.running.machine import lives\n"
        "from regnum.store import open_store\n"
        "async def main():\n"
        "    await (await open_store(str(pathlib.Path(tempfile.mkdtemp(), 'house.sqlite')))).close()\n"
        "    process = Process(10, 60, 3)\n"
        "    assert await process.do(pow, 2, 5) == 32\n"
        "    process.kill()\n"
        "    while lives(process.pid): await asyncio.sleep(0.01)\n"
        "    print(admin.whoever_this_is())\n"
        "if __name__ == '__main__': asyncio.run(main())\n"
    )
    others = ("asyncpg", *modules("research"), *POSIX)
    hidden = sorted({*others} - {*modules("play")})
    done = subprocess.run([sys.executable, "-c", serve, *hidden], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "@" in done.stdout


HIDING = """
import sys
import asyncio, filelock, platformdirs, psutil, uvicorn  # they have their own ways on each system
for name in {hidden}: sys.modules[name] = None
import os
for name in {of_os}: delattr(os, name)
"""
OF_OS = ("fork", "forkpty", "killpg", "getuid", "geteuid", "getgid", "setsid", "getpgid", "nice", "chown")


@pytest.mark.anyio
async def test_a_game_is_served_and_played_to_its_end_without_what_only_some_systems_have(tmp_path: Path) -> None:
    """With bots in processes of their own, from which the same is hidden."""
    (tmp_path / "sitecustomize.py").write_text(HIDING.format(hidden=("asyncpg", *POSIX), of_os=OF_OS), encoding="utf-8")
    serving = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "regnum", "serve", "--port", "0", "--store", str(tmp_path / "regnum.db")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "REGNUM_INTERPRETED": "1"},
    )
    assert serving.stdout is not None
    anna = await Person((await serving.stdout.readline()).decode().split()[-1], "Anna").arrive()
    table = (await anna.create(seats=[{"for": "me"}, {"for": "bot", "bot": "knight"}]))["table"]
    await anna.connect()
    await anna.open(table)
    await play_to_the_end(table, [anna])
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "over"
    await anna.leave()
    serving.terminate()
    await serving.communicate()


def test_doctor_has_words_for_every_extra() -> None:
    for language in LANGUAGES:
        messages = Messages(language, (doctor.MESSAGES,))
        for extra in FOR_PEOPLE:
            assert messages.format(f"doctor-extra-{extra}", {"extra": extra}).startswith(extra)


def test_what_other_systems_need_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "uvloop" in modules("serve") and "pyspiel" in modules("research")
    monkeypatch.setattr(extras, "NOT_HERE", "sys_platform != 'win32'")
    assert "uvloop" not in modules("serve") and "pyspiel" not in modules("research")


def test_research_needs_no_server() -> None:
    play = (
        "import sys\n"
        "for name in sys.argv[1:]: sys.modules[name] = None\n"
        "from regnum import envs\n"
        "from regnum.envs import petting_zoo\n"
        "from regnum.arena import statistics\n"
        "print(envs.vector('vive-le-roi', 2, device='simulated', players=3).reset(seed=1).masks.any())\n"
    )
    hidden = sorted({*modules("serve")} - {*modules("research")})
    done = subprocess.run([sys.executable, "-c", play, *hidden], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "True", "")


def test_a_bug_report_names_every_package_that_the_base_needs() -> None:
    said = "\n".join(extras.versions())
    for name in ("rich", "fluent-runtime", "snowballstemmer", "platformdirs"):
        assert f"\n{name} " in said


def test_every_package_belongs_to_an_extra_that_can_be_asked_for() -> None:
    assert {"starlette", "argon2", "numpy"} <= {*modules("play")} <= {*modules("serve")}
    assert "pyspiel" in modules("research")
    assert missing("play") == ()
    lacks = not_installed("argon2.low_level")
    assert lacks is not None and lacks.arguments == {"module": "argon2", "extra": "play"}
    assert not_installed("nothing_of_ours") is None
