"""Where data comes from, for clients: a game's marks, a table's own board, and the questions to an owner."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypedDict

from regnum.games.boards import WHERE_FROM
from regnum.kernel import BadFile, Game
from regnum.sources import Teller, Transcript
from regnum.sources.asking import BadAnswer
from regnum.sources.telling import Changed, Meaning, OwnerAsked, Sheet
from regnum.words import Voice, refused

from ..table.refused import Refused


class Sources(TypedDict):
    title: str
    marks: list[Meaning]
    sheets: list[Sheet]
    asks: list[OwnerAsked]


class Source(TypedDict, total=False):
    """Who has read a board off which copy, and when."""

    by: str
    copy: str
    date: str


class OwnBoard(TypedDict):
    board: str | None
    source: Source
    differences: list[Changed]


class AnswerFault(TypedDict):
    key: str
    reason: str


class Transcribed(TypedDict):
    answers: dict[str, str]
    source: Source
    faults: list[AnswerFault]
    file: str


@lru_cache(64)
def sources(game: Game, language: str) -> Sources:
    """Every table of a game's data with its marks, and what an owner is asked."""
    voice, transcript = Voice(game, language), Transcript(game)
    teller = Teller(game, voice)
    return {
        "title": voice.title(),
        "marks": teller.marks(),
        "sheets": teller.sheets(),
        "asks": [teller.asked(transcript, ask) for ask in transcript.asks.values()],
    }


@lru_cache(64)
def own_board(game: Game, language: str) -> OwnBoard:
    """What a table's own board says otherwise, and where it comes from."""
    about = game.data.transcription
    return {
        "board": game.board or None,
        "source": _source(about),
        "differences": Teller(game, Voice(game, language)).differences(),
    }


def transcribed(
    game: Game, language: str, answers: Mapping[str, str], source: Mapping[str, str], file: str
) -> Transcribed:
    """The board that an owner's answers make, or what is wrong with them; a file goes on where it stopped."""
    teller = Teller(game, Voice(game, language))
    try:
        transcript = Transcript.kept(game, file)
    except (BadFile, BadAnswer) as wrong:
        raise Refused("illegal", "that board file cannot be read: {wrong}", wrong=wrong) from wrong
    faults: list[AnswerFault] = []
    for key, text in answers.items():
        try:
            transcript.put(key, text)
        except BadAnswer as wrong:
            faults.append({"key": key, "reason": teller.told(wrong)})
    for key in WHERE_FROM:
        if said := source.get(key):
            transcript.put_source(key, said)
    if not faults:
        faults = [{"key": _key(fault.path), "reason": refused(fault, language, game)} for fault in transcript.faults()]
    return {
        "answers": transcript.answers,
        "source": _source(transcript.source),
        "faults": faults,
        "file": "" if faults else transcript.text(),
    }


def _source(about: Mapping[str, Any]) -> Source:
    known: Any = {key: about[key] for key in WHERE_FROM if key in about}
    found: Source = known
    return found


def _key(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part) for part in path)
