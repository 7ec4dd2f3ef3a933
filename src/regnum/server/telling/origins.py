"""Where data comes from, for clients: a game's marks, a table's own board, and the questions to an owner."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regnum.games.boards import WHERE_FROM
from regnum.kernel import BadFile, Game
from regnum.sources import Teller, Transcript
from regnum.sources.asking import BadAnswer
from regnum.words import Voice, refused

from ..table.refused import Refused
from ..wire.commands import OwnersAnswers


@cache
def sources(game: Game, language: str) -> bytes:
    """Every table of a game's data with its marks, and what an owner is asked."""
    voice, transcript = Voice(game, language), Transcript(game)
    teller = Teller(game, voice)
    return msgspec.json.encode(
        {
            "title": voice.title(),
            "marks": teller.marks(),
            "sheets": teller.sheets(),
            "asks": [teller.asked(transcript, ask) for ask in transcript.asks.values()],
        }
    )


@cache
def own_board(game: Game, language: str) -> bytes:
    """What a table's own board says otherwise, and where it comes from."""
    about = game.data.transcription
    return msgspec.json.encode(
        {
            "board": game.board or None,
            "source": {key: about[key] for key in WHERE_FROM if key in about},
            "differences": Teller(game, Voice(game, language)).differences(),
        }
    )


def transcribed(game: Game, language: str, given: OwnersAnswers) -> dict[str, Any]:
    """The board that an owner's answers make, or what is wrong with them; a file goes on where it stopped."""
    teller = Teller(game, Voice(game, language))
    try:
        transcript = Transcript.kept(game, given.file)
    except (BadFile, BadAnswer) as wrong:
        raise Refused("illegal", "that board file cannot be read: {wrong}", wrong=wrong) from wrong
    faults = []
    for key, text in given.answers.items():
        try:
            transcript.put(key, text)
        except BadAnswer as wrong:
            faults.append({"key": key, "reason": teller.told(wrong)})
    for key in WHERE_FROM:
        if text := getattr(given, key):
            transcript.put_source(key, text)
    if not faults:
        faults = [{"key": _key(fault.path), "reason": refused(fault, language, game)} for fault in transcript.faults()]
    return {
        "answers": transcript.answers,
        "source": transcript.source,
        "faults": faults,
        "file": "" if faults else transcript.text(),
    }


def _key(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part) for part in path)
