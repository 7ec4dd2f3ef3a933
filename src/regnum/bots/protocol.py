"""What is said to a bot that is a program, in any language, and what it says: version 1 of the bots' protocol.

Every message is one JSON object: a line on standard streams, a text on a WebSocket. ``docs/reference/bot-protocol.md``
tells it to whoever writes a bot; here stand the messages themselves, for everybody who speaks with bots.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.kernel import Choice, RegnumError, Result

from .knowledge import Knowledge

VERSION = 1
LONGEST = 65_536
"""How many characters a bot's message has at most."""
Said = Mapping[str, Any]


class BotFailed(RegnumError, RuntimeError):
    """A bot ended, took too long, or said what cannot be understood or is not allowed; ``why`` in one word."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why

    def __reduce__(self) -> Any:
        return type(self), (self.why, str(self))


# --- what is said to a bot ----------------------------------------------------------------------------------------


def hello(version: str) -> Said:
    """The first message; a bot answers with the protocol it speaks and its name."""
    return {"kind": "hello", "protocol": VERSION, "regnum": version}


def begin(match: str, knowledge: Knowledge, options: Mapping[str, Any] | None, task: str = "") -> Said:
    """A game in which the bot has a seat begins, or is taken up again; nothing is answered."""
    game = knowledge.game
    return {
        "kind": "begin",
        "match": match,
        "game": game.name,
        "edition": game.edition,
        "task": task or None,
        "options": None if options is None else dict(options),
        "players": int(knowledge.seen.players),
        "seat": knowledge.seat,
        "facts": knowledge.facts(),
    }


def choose(match: str, id: int | str, knowledge: Knowledge, told: int, seconds: float | None) -> Said:
    """The bot is asked. ``told`` is how much of the history it has heard; ``seconds`` what is left on its clock."""
    game, seen = knowledge.game, knowledge.seen
    return {
        "kind": "choose",
        "match": match,
        "id": id,
        "question": game.book.questions[seen.question].name,
        "view": knowledge.view(),
        "offers": [game.actions.to_json(action) for action in knowledge.offers],
        "from": told,
        "history": [_heard(choice) for choice in knowledge.history[told:]],
        "seconds": None if seconds is None else round(seconds, 3),
    }


def over(match: str, result: Result) -> Said:
    """The game has ended; nothing is answered."""
    return {
        "kind": "over",
        "match": match,
        "places": list(result.places),
        "scores": list(result.scores),
        "gave_up": list(result.gave_up),
    }


def _heard(choice: Choice | None) -> list[Any] | None:
    return None if choice is None else [choice.seat, choice.text]


# --- what a bot says ----------------------------------------------------------------------------------------------


def understood(text: str | bytes) -> Said:
    """One message of a bot, or BotFailed."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise BotFailed("nonsense", f"expected one JSON object, not {_short(text)}") from wrong
    if not isinstance(said, dict):
        raise BotFailed("nonsense", f"expected one JSON object, not {_short(text)}")
    return said


def name_in(said: Said) -> str:
    """The name a bot gives with its answer to ``hello``, or BotFailed if it speaks another protocol."""
    if said.get("protocol") != VERSION:
        raise BotFailed("nonsense", f'expected {{"protocol": {VERSION}, "name": "…"}}, not {_short(json.dumps(said))}')
    return str(said.get("name", ""))[:40]


def chosen_in(said: Said, id: int | str, offers: Sequence[int]) -> int:
    """The action that a bot chooses, or BotFailed."""
    if said.get("id") != id:
        raise BotFailed("nonsense", f'expected {{"id": {json.dumps(id)}, "choose": 0}}, not {_short(json.dumps(said))}')
    place = said.get("choose")
    if type(place) is not int or not 0 <= place < len(offers):
        raise BotFailed("illegal", f"expected a place from 0 to {len(offers) - 1}, not {_short(json.dumps(place))}")
    return offers[place]


def _short(text: str | bytes) -> str:
    written = text.decode(errors="replace") if isinstance(text, bytes) else text
    return repr(written if len(written) <= 80 else f"{written[:80]}…")
