"""Refusals in the reader's language.

The English sentence of a refusal is its message: ``there is no seat {seat}`` is said in other languages by
``refused-there-is-no-seat``, in ``refusals.<language>.ftl`` beside this file or among the messages of a game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regnum.kernel import Fault, Game, Reason, Refusal
from regnum.kernel.kinds import SEAT
from regnum.kernel.reasons import Named, Several

from .messages import LANGUAGES, Messages, identifier
from .naming import COMMON, Name, capital
from .voice import Voice

FILES = Path(__file__).with_name("refusals.*.ftl")


def message_of(sentence: str) -> str:
    """The name of the message that says an English sentence in other languages."""
    return "-".join(["refused", *re.findall(r"[a-z0-9]+", re.sub(r"\{[^}]*\}", " ", sentence.lower()))])


def refused(
    wrong: Refusal | Fault | Reason, language: str, game: Game | None = None, names: Sequence[Name] = ()
) -> str:
    """Why something is refused. Where the game is known, its options, data and pieces, and the players, have names."""
    if game is None:
        said, messages = dict(wrong.arguments), Messages(language, (COMMON, FILES))
    else:
        voice = Voice(game, language, names, files=(FILES,))
        said, messages = {name: _called(name, one, voice) for name, one in wrong.arguments.items()}, voice.messages
    name = message_of(wrong.sentence)
    if language == LANGUAGES[0] or name not in messages:
        return wrong.sentence.format_map(said) if said else wrong.sentence
    return messages.format(name, {key: one if type(one) is int else str(one) for key, one in said.items()})


def why(reason: Reason, language: str, game: Game, names: Sequence[Name] = ()) -> str:
    """A reason as a sentence of its own, for whoever asked why not."""
    return capital(refused(reason, language, game, names)) + "."


def _called(name: str, one: Any, voice: Voice) -> Any:
    """An argument in words: what a number stands for, an option, a column of the data."""
    if isinstance(one, Several):
        return ", ".join(str(_called(name, each, voice)) for each in one)
    if isinstance(one, Named):
        return voice.seat(one.number) if one.meaning == SEAT else voice.value(one.meaning, one.number)
    if name == "option" and one:
        return voice.option(str(one))
    column = identifier("data", "column", str(one))
    return voice.say(column) if name == "key" and column in voice.messages else one
