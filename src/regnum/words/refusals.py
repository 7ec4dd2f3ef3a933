"""Refusals in the reader's language.

The English sentence of a refusal is its message: ``there is no seat {seat}`` is said in other languages by
``refused-there-is-no-seat``, in ``refusals.<language>.ftl`` beside this file or among the messages of a game.
"""

from __future__ import annotations

import re
from pathlib import Path

from regnum.kernel import Fault, Game, Refusal

from .messages import LANGUAGES, Messages, identifier
from .voice import COMMON, Voice

FILES = Path(__file__).with_name("refusals.*.ftl")


def message_of(sentence: str) -> str:
    """The name of the message that says an English sentence in other languages."""
    return "-".join(["refused", *re.findall(r"[a-z0-9]+", re.sub(r"\{[^}]*\}", " ", sentence.lower()))])


def refused(wrong: Refusal | Fault, language: str, game: Game | None = None) -> str:
    """Why something is refused. Where the game is known, its options and data are called by their names for people."""
    if game is None:
        said, messages = wrong.arguments, Messages(language, (COMMON, FILES))
    else:
        voice = Voice(game, language, files=(FILES,))
        said, messages = _called(wrong, voice), voice.messages
    name = message_of(wrong.sentence)
    if language == LANGUAGES[0] or name not in messages:
        return wrong.sentence.format_map(said) if said else wrong.sentence
    return messages.format(name, {key: one if type(one) is int else str(one) for key, one in said.items()})


def _called(wrong: Refusal | Fault, voice: Voice) -> dict[str, object]:
    called: dict[str, object] = dict(wrong.arguments)
    if option := wrong.arguments.get("option"):
        called["option"] = voice.option(str(option))
    column = identifier("data", "column", str(wrong.arguments.get("key", "")))
    if column in voice.messages:
        called["key"] = voice.say(column)
    return called
