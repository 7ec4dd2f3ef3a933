"""Stored views for the client's tests: one moment for every question of a game, and one for every kind of event.

    python web/tests/record.py vive-le-roi

plays a few random games and writes ``web/tests/stored/<game>.json``: the game's facts, schema and data as the server
gives them, ``questions`` (what seat 0 is told when the question is put to it) and ``events`` (what it was told before
and after something of that name happened). Options of the game are given as ``court=true``, the number of players as
``players=3``; ``as=lancaster-court`` names another file, and ``games=60`` plays more games to find what is rare.
Without anything the stored games stay as they are, and only facts and words are written anew.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from regnum.games import game as game_named
from regnum.kernel import NATURE, Match
from regnum.server.telling.library import game_data, game_facts, game_schema
from regnum.server.telling.results import kept, worded
from regnum.server.telling.sentences import narrator
from regnum.server.telling.steps import doing_of
from regnum.server.telling.updates import NOTHING, Update, asked_of, common_of

STORED = Path(__file__).with_name("stored")
NAMES = ("Anna", "Bruno", "Chloé", "Dan", "Emma", "Farid", "Gwen", "Hugo")
GAMES = 12
LINES_BEFORE = 8
SEAT = 0


def update(match: Match, heard: int) -> Update:
    """What the seat is told, the log from a line on."""
    s = match.table
    voice = narrator(match.game, "en", NAMES[: s.players])
    waiting = [seat for seat in match.to_act if seat != NATURE]
    result = worded(kept(match.result), voice.speaker.voice)
    lines = match.log(SEAT)
    begin = max(0, min(heard, len(lines)))
    told = lines[begin:]
    return {
        **common_of("stored", match, waiting, None, result, voice),
        "number": len(match.choices),
        "by": doing_of(match, len(match.choices), SEAT, None),
        "told": len(lines),
        "steps": [],
        "seat": SEAT,
        "person": None,
        "view": match.view(SEAT),
        "asked": asked_of(match, SEAT, None, len(match.choices) + 1, voice) if SEAT in waiting else None,
        "undo": NOTHING,
        "lesson": None,
        "log": {"from": begin, "lines": voice.lines(told, [happening.after for happening in told])},
    }


def record(name: str, options: dict[str, Any], games: int = GAMES) -> dict[str, Any]:
    game = game_named(name)
    questions: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for seed in range(games):
        rng = random.Random(seed)
        match = Match(game, chance=seed, names=NAMES, **options)
        while not match.over:
            seat = rng.choice(match.to_act)
            heard = len(match.log(SEAT))
            if SEAT in match.to_act and rng.random() < 0.2:
                questions.setdefault(match.question.name, update(match, heard - LINES_BEFORE))
            before = update(match, heard - LINES_BEFORE)
            match.choose(rng.choice(match.offers(seat)), seat)
            new = {game.book.events[happening.event].name for happening in match.log(SEAT)[heard:]}
            if new - set(events):
                moment = {"before": before, "after": update(match, heard)}
                events |= dict.fromkeys(new - set(events), moment)
    return {
        **words_of(name),
        "options": match.options,
        "names": NAMES[: match.table.players],
        "questions": questions,
        "events": events,
    }


def words_of(name: str) -> dict[str, Any]:
    """What the server says of a game, whoever plays it."""
    game = game_named(name)
    return {"facts": game_facts(game, "en"), "schema": game_schema(game, "en"), "data": game_data(game)}


def renew() -> None:
    for path in STORED.glob("*.json"):
        stored = msgspec.json.decode(path.read_bytes())
        write(path, {**stored, **words_of(stored["facts"]["game"])})


def write(path: Path, stored: dict[str, Any]) -> None:
    path.write_bytes(msgspec.json.encode(stored, enc_hook=int) + b"\n")


def main() -> None:
    if len(sys.argv) == 1:
        renew()
        return
    name, *given = sys.argv[1:]
    options: dict[str, Any] = dict(one.split("=", 1) for one in given)
    path = STORED / f"{options.pop('as', name)}.json"
    games = int(options.pop("games", GAMES))
    if "players" in options:
        options["players"] = int(options["players"])
    stored = record(name, options, games)
    write(path, stored)
    print(f"{path}: questions {', '.join(stored['questions'])}; events {', '.join(stored['events'])}")


if __name__ == "__main__":
    main()
