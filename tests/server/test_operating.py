"""For those who run a server: settings, logs, metrics, commands, an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from regnum.cli import main
from regnum.kernel import BadFile
from regnum.server import command, node
from regnum.server.running.logs import Structured
from regnum.server.settings import Settings, gather

from .conftest import Arrive, Running
from .crash import Victim
from .test_fair import exported, played
from .test_tables import seated

# --- settings -----------------------------------------------------------------------------------------------


def test_flags_come_before_variables_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text('port = 1\nhost = "from.file"\nlog = "json"\n')
    found = gather({"port": 3, "host": None}, {"REGNUM_PORT": "2", "REGNUM_HOST": "from.variable"}, file)
    assert (found.port, found.host, found.log) == (3, "from.variable", "json")
    assert gather({}, {"REGNUM_CONFIG": str(file)}).port == 1
    assert gather({}, {}) == Settings()


def test_variables_are_converted_and_switches_understood() -> None:
    found = gather({}, {"REGNUM_SECURE": "on", "REGNUM_LIMITS": "0.5", "REGNUM_BOT_PROCESSES": "2"})
    assert (found.secure, found.limits, found.thinkers) == (True, 0.5, 2)
    assert not gather({}, {"REGNUM_SECURE": "no"}).secure


def test_workers_share_the_processes_that_bots_think_in() -> None:
    assert [gather({"workers": n, "bot_processes": 4}, {}).thinkers for n in (1, 2, 3, 8)] == [4, 2, 1, 1]


@pytest.mark.parametrize(
    ("flags", "variables", "text", "complaint"),
    [
        ({}, {"REGNUM_PORT": "many"}, "", "port cannot be 'many'"),
        ({}, {"REGNUM_SECURE": "perhaps"}, "", "secure is on or off"),
        ({"log": "xml"}, {}, "", "log is one of text, json"),
        ({}, {}, "workers = 0", "workers are at least 1, not 0"),
        ({}, {}, "colour = 1", "there is no setting 'colour'"),
        ({}, {}, "port = ", "regnum.toml"),
    ],
)
def test_a_wrong_setting_says_where_and_what_is_right(
    tmp_path: Path, flags: dict[str, str], variables: dict[str, str], text: str, complaint: str
) -> None:
    file = tmp_path / "regnum.toml"
    file.write_text(text)
    with pytest.raises(BadFile, match=complaint):
        gather(flags, variables, file)


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"`{name}`" in page, name


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        gather({}, {}, tmp_path / "nowhere.toml")


# --- logs and metrics ---------------------------------------------------------------------------------------


def test_structured_logs_are_json_with_everything_that_was_said() -> None:
    try:
        raise ValueError("so it was")
    except ValueError:
        record = logging.LogRecord("regnum.x", logging.ERROR, __file__, 1, "table %s", ("t1",), sys.exc_info())
    record.table = "t1"
    line = json.loads(Structured().format(record))
    assert (line["level"], line["logger"], line["message"], line["table"]) == ("error", "regnum.x", "table t1", "t1")
    assert "so it was" in line["exception"]


@pytest.mark.anyio
async def test_metrics_count_what_happens(arrive: Arrive, server: Running) -> None:
    table, people = await seated(arrive, "Anna", "Bruno")
    await people[0].do(do="choose", table=table, question=99, choice="x")
    text = (await people[0].http.get("/metrics")).text
    for line in (
        'regnum_entries_total{kind="started"} 1.0',
        'regnum_refusals_total{code="late"} 1.0',
        "regnum_connections 2.0",
        "regnum_rooms 1.0",
        'regnum_tables{status="playing"} 1.0',
        'regnum_messages_total{kind="choose"} 1.0',
    ):
        assert line in text
    for name in {line.split("{")[0].split(" ")[0] for line in text.splitlines() if not line.startswith("#")}:
        plain = name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count")
        assert f"# TYPE {plain} " in text


# --- the commands -------------------------------------------------------------------------------------------


def test_verify_says_whether_the_dice_were_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.regnum"
    text = exported(played())
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "fair: all" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["verify", str(file), "--commitment", "00"])
    assert left.value.code == 1
    file.write_text(text.replace("contribution 0 salt", "contribution 0 sugar"), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["verify", str(file)])
    assert "WRONG" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "nowhere")]) == 2


@pytest.mark.anyio
async def test_a_second_server_on_the_same_file_ends_with_a_sentence(tmp_path: Path) -> None:
    first = Victim(tmp_path / "regnum.db")
    await first.start()
    second = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "regnum", "serve", "--store", str(tmp_path / "regnum.db"), "--port", "0"),
        stderr=asyncio.subprocess.PIPE,
    )
    _, complaint = await second.communicate()
    assert second.returncode == 2
    assert b"in use by another server" in complaint
    await first.end(signal.SIGTERM)
    assert first.process is not None and first.process.returncode == 0


@pytest.mark.anyio
async def test_a_signal_ends_the_server_in_an_orderly_way(tmp_path: Path) -> None:
    from .clients import Person

    victim = Victim(tmp_path / "regnum.db")
    await victim.start()
    anna = await Person(victim.address, "Anna").arrive()
    await anna.connect()
    end = asyncio.create_task(victim.end(signal.SIGINT))
    with pytest.raises(ConnectionClosed) as closed:
        await anna.until("nothing more")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    await end
    assert victim.process is not None and victim.process.returncode == 0
    await anna.leave()


@pytest.mark.anyio
async def test_play_without_a_game_opens_the_browser_on_a_server(
    server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(command, "show", opened.append)
    monkeypatch.setenv("REGNUM_PORT", server.address.rpartition(":")[2])
    assert await asyncio.to_thread(main, ["play"]) == 0
    assert opened == [f"{server.address}/"]
    assert f"{server.address}/" in capsys.readouterr().out


def test_play_without_a_game_and_without_a_server_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(node, "answers", lambda address: False)
    monkeypatch.setattr(command, "serve", lambda settings, ready: served.append(settings))
    assert main(["play"]) == 0
    assert served == [gather({}, {"REGNUM_LOG_LEVEL": "warning"})], "whoever plays hears of trouble only"


# --- regnum play in the browser ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "path"),
    [
        ("play", "/"),
        ("learn lancaster --browser", "/learn/lancaster"),
    ],
)
def test_playing_opens_the_browser_on_a_server_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, wish: str, path: str
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(node, "answers", lambda address: False)
    monkeypatch.setattr(command, "serve", lambda settings, ready: ready(f"http://{settings.host}:{settings.port}"))
    monkeypatch.setattr(command, "_begin", lambda page, address: shown.append(page(address)))
    assert main(wish.split()) == 0
    assert shown == [f"http://{Settings().host}:{Settings().port}{path}"]


def test_playing_without_a_game_uses_a_server_that_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(node, "answers", lambda address: True)
    monkeypatch.setattr(command, "show", shown.append)
    assert main(["play"]) == 0
    assert shown
    assert shown[0] in capsys.readouterr().out
