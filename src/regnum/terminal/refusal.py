"""Why not: what to say to a person whose words name a choice that cannot be made."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.kernel import BadNotation, Match
from regnum.words import Voice, refused, why

from .choices import named


def refusal(match: Match, voice: Voice, seat: int, text: str) -> str | None:
    """Why a choice that somebody names cannot be made, with its clause; None if the words name none."""
    try:
        meant = [match.game.action(text)]
    except BadNotation as wrong:
        meant = named(voice, list(_answers(match)), text)
        if not meant and text.partition(" ")[0] in match.game.actions.verbs:
            return f"{refused(wrong, voice.language, match.game)}."
    for action in meant:
        reason = match.why_not(action, seat)
        if reason is not None:
            said = why(reason, voice.language, match.game, voice.names)
            return f"{said} ({reason.clause})" if reason.clause else said
    return None


def _answers(match: Match) -> Iterator[int]:
    for verb in match.question.answers if match.question else ():
        if match.question.answer(verb, match.table.modules) is not None:
            yield from range(verb.base, verb.base + verb.size)
