"""Why not: what to say to a person whose words name a choice that cannot be made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regnum.kernel import BadNotation, Match
from regnum.words import Voice, why

from .choices import named


def refusal(match: Match, voice: Voice, seat: int, text: str) -> str | None:
    """Why a choice that somebody names cannot be made, with its clause; None if the words name none."""
    for choice in _meant(match, voice, text):
        reason = match.why_not(choice, seat)
        if reason is not None:
            said = why(reason, voice.language, match.game, voice.names)
            return f"{said} ({reason.clause})" if reason.clause else said
    return None


def _meant(match: Match, voice: Voice, text: str) -> Sequence[str | int]:
    """Choices that somebody's words stand for; where they stand for none but begin like one, the words themselves."""
    try:
        return [match.game.action(text)]
    except BadNotation:
        begun = [text] if match.game.actions.verb_in(text) else []
        return named(voice, list(_answers(match)), text) or begun


def _answers(match: Match) -> Iterator[int]:
    for verb in match.question.answers if match.question else ():
        if match.question.answer(verb, match.table.modules) is not None:
            yield from range(verb.base, verb.base + verb.size)
