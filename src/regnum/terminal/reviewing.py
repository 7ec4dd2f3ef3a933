"""``regnum analyse``: a saved game reviewed, in words and as a chart."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import regnum
from regnum.bots.review import review
from regnum.kernel import BadFile, IllegalOptions, Match
from regnum.reviewed import Answer, Moment, Review
from regnum.words import Voice

from . import chances, files
from .heraldry import QUIET, shield
from .setup import voice_for

BARS = 48
"""How wide a line of chances is."""


@dataclass(frozen=True)
class Wanted:
    """What is asked of a review."""

    file: Path
    seconds: float
    most: int
    language: str | None
    svg: Path | None
    kept: Path | None


def analyse(wanted: Wanted) -> None:
    """Review a game, print what was found, and write what is to be written."""
    match, _ = files.read(wanted.file, None)
    voice = voice_for(match, wanted.language)
    found = _review(match, voice, wanted)
    if not found.moments:
        raise BadFile(f"{wanted.file}: expected a game in which somebody had a choice")
    turning = found.turning_points(wanted.most)
    Console().print(*_page(match, voice, found, turning, files.thoughts(wanted.file)), sep="\n")
    if wanted.svg:
        regnum.write_text(wanted.svg, chances.picture(found, voice, len(match.choices), turning))


def _review(match: Match, voice: Voice, wanted: Wanted) -> Review:
    """Judged now, or read where it was kept."""
    if wanted.kept and wanted.kept.exists():
        try:
            kept = Review.from_json(json.loads(regnum.read_text(wanted.kept)))
        except (ValueError, RecursionError) as wrong:
            raise BadFile(f"{wanted.kept}: expected a review that was kept by regnum analyse") from wrong
        if not kept.is_of(match):
            raise BadFile(f"{wanted.kept}: expected a review of this game")
        return kept
    with Progress(transient=True) as progress:
        bar = progress.add_task(voice.say("ui-thinking"), total=1.0)
        found = review(match, wanted.seconds, progress=lambda done: progress.update(bar, completed=done))
    if wanted.kept:
        regnum.write_text(wanted.kept, json.dumps(found.to_json()))
    return found


Thoughts = Mapping[int, Sequence[Answer]]
"""What bots thought best, by the number of the choice."""


def _page(match: Match, voice: Voice, found: Review, turning: list[Moment], thoughts: Thoughts) -> list[RenderableType]:
    lines = Table(box=None, show_header=False)
    for seat in range(len(found.moments[0].chances)):
        first, last = found.moments[0].chances[seat], found.moments[-1].chances[seat]
        lines.add_row(shield(seat), voice.seat(seat), f"{first:.0%}", chances.line(found, seat, BARS), f"{last:.0%}")
    parts: list[RenderableType] = [Text(voice.say("ui-review-chances", game=voice.title()), style="bold"), lines]
    parts.append(Text(voice.say("ui-review-open"), style=QUIET))
    parts += [Text(), Text(voice.say("ui-review-turning", count=len(turning)), style="bold")]
    for at, moment in enumerate(turning, 1):
        parts += [_turning_point(match, voice, at, moment), _answers(match, voice, moment, moment.answers)]
        if moment.number in thoughts:
            parts.append(Text(voice.say("ui-review-thought", seat=voice.seat(moment.seat)), style=QUIET))
            parts.append(_answers(match, voice, moment, thoughts[moment.number]))
    return [*parts, Text(voice.say("ui-review-means"), style=QUIET)]


def _turning_point(match: Match, voice: Voice, at: int, moment: Moment) -> Text:
    said = voice.say(
        "ui-review-lost",
        number=moment.number,
        seat=voice.seat(moment.seat),
        loss=round(100 * moment.loss),
        margin=round(100 * moment.margin),
        games=moment.games,
        chosen=_choice(match, voice, moment, moment.chosen),
        better=_choice(match, voice, moment, moment.answers[0].choice),
    )
    return Text(f"{at}  {said}")


def _answers(match: Match, voice: Voice, moment: Moment, answers: Sequence[Answer]) -> Table:
    """What somebody thought best there."""
    page = Table(*(voice.say(f"ui-hint-{column}") for column in ("choice", "worth", "tries")), box=None, style=QUIET)
    for answer in answers:
        page.add_row(_choice(match, voice, moment, answer.choice), f"{answer.worth:.0%}", str(answer.games))
    return page


def _choice(match: Match, voice: Voice, moment: Moment, written: str) -> str:
    return voice.choice(match.game.action(written), match.position(moment.number), moment.seat)


def play_on(file: Path, number: int, into: Path, language: str | None) -> None:
    """Write the game as it stood after so many choices, to be played on from there."""
    match, remarks = files.read(file, None)
    if not 0 <= number < len(match.choices):
        last = len(match.choices) - 1
        raise IllegalOptions("expected a choice from 0 to {last}, not {number}", last=last, number=number)
    bots = [remarks.get(f"bot {seat}") for seat in range(match.options["players"])]
    files.write(match.branch(number), into, bots)
    print(voice_for(match, language).say("ui-go-on", game=match.game.name, file=str(into)))
