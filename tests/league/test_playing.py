"""A game of a league: whoever fails gives it up, and nobody can hold it up."""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

import regnum
from regnum.league.folder import Entrant, Rules, read
from regnum.league.playing import Pairing, Played, play

from . import bots

TASK = "vive-le-roi-2p-v1"
RULES = Rules(seconds=30, starting=30, house=("random",))


def game(folder: Path, text: str, rules: Rules = RULES, *, others: tuple[str, ...] = ("random",)) -> Played:
    """One game of a bot against the house."""
    bots.enter(folder, "somebody", text)
    lineup = (read(folder)[1][0], *map(Entrant, others))
    task = TASK if len(lineup) == 2 else f"vive-le-roi-{len(lineup)}p-v1"
    return play(Pairing(task, lineup, "seed", folder / "games" / "one.regnum"), rules)


def test_a_program_plays_a_whole_game_which_is_kept(tmp_path: Path) -> None:
    played = game(tmp_path, bots.HONEST)
    assert played.forfeits == ()
    match = regnum.load(tmp_path / "games" / "one.regnum")
    assert match.result is not None
    assert match.result.places == played.outcome.places
    assert match.names == ("somebody", "random")
    assert played.asked[0] > 5


@pytest.mark.parametrize(
    ("text", "why", "rules"),
    [
        (bots.CHEATS, "illegal", RULES),
        (bots.CRASHES, "ended", RULES),
        (bots.DAWDLES, "time", replace(RULES, seconds=0.5)),
        (bots.TALKS, "nonsense", RULES),
        (bots.BABBLES, "nonsense", RULES),
        (bots.NEVER_STARTS, "time", replace(RULES, starting=0.5)),
        (bots.SPEAKS_OTHERWISE, "nonsense", RULES),
    ],
    ids=["cheats", "crashes", "dawdles", "talks", "babbles", "never starts", "speaks otherwise"],
)
def test_whoever_fails_gives_the_game_up_and_comes_last(text: str, why: str, rules: Rules, tmp_path: Path) -> None:
    played = game(tmp_path, text, rules)
    assert [(one.name, one.why) for one in played.forfeits] == [("somebody", why)]
    assert played.outcome.places == (2, 1)


def test_a_command_that_is_not_there_gives_up_too(tmp_path: Path) -> None:
    lineup = (Entrant("nobody", ("./no-such-program",), tmp_path), Entrant("random"))
    played = play(Pairing(TASK, lineup, "seed", tmp_path / "games" / "one.regnum"), RULES)
    assert played.forfeits[0].why == "start"


def test_the_others_finish_a_game_that_somebody_gave_up(tmp_path: Path) -> None:
    played = game(tmp_path, bots.CRASHES, others=("random",) * 3)
    assert played.outcome.places[0] == 4
    assert sorted(played.outcome.places[1:])[0] == 1
    assert regnum.load(tmp_path / "games" / "one.regnum").over


def test_whoever_stays_is_ended(tmp_path: Path) -> None:
    assert game(tmp_path, bots.STAYS).forfeits == ()


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    game(tmp_path, bots.HAS_A_CHILD)
    child = int((tmp_path / "somebody" / "child").read_text())
    assert child != os.getpid()
    until = time.monotonic() + 10
    while (running := runs(child)) and time.monotonic() < until:
        time.sleep(0.01)  # it has been told to end, and ends when it gets its turn
    assert not running


def runs(process: int) -> bool:
    try:
        return psutil.Process(process).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_what_a_program_complains_of_is_kept_beside_it(tmp_path: Path) -> None:
    game(tmp_path, bots.program(before="print('I see', said['question'], file=sys.stderr)"))
    assert "I see who_moves" in (tmp_path / "somebody" / "errors.txt").read_text()


def test_a_program_hears_each_choice_once_and_only_what_its_seat_may_know(tmp_path: Path) -> None:
    remembers = (
        "heard = globals().get('heard', [])[:said['from']] + said['history']; "
        "print(json.dumps([said['from'], heard, said['view']['favourites']]), file=sys.stderr, flush=True)"
    )
    game(tmp_path, bots.program(before=remembers))
    lines = [json.loads(line) for line in (tmp_path / "somebody" / "errors.txt").read_text().splitlines()]
    match = regnum.load(tmp_path / "games" / "one.regnum")
    known = [None if choice is None else [choice.seat, choice.text] for choice in match.history(0)]
    begun, heard, favourites = lines[-1]
    assert begun > 0
    assert heard == known[: len(heard)]
    assert favourites[1] == [None, None]
