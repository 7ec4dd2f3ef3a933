"""``regnum verify``: does every die and card of an exported game follow from what the server was committed to?"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from regnum.games import game as game_named
from regnum.kernel import NATURE, BadFile, Match, saved

from ..table import fair

NUMBER = re.compile("[0-9]{1,9}")
"""Other figures look like numbers too, and some are none."""
_REMARK = re.compile(r"^# fair (\w+)(?: (.*))?$")


@dataclass
class Verdict:
    """What was found: how many answers of chance were checked, and a sentence for everything that is wrong."""

    drawn: int = 0
    wrong: list[str] = field(default_factory=list)
    commitment: str = ""
    contributions: list[str] = field(default_factory=list)

    @property
    def fair(self) -> bool:
        return not self.wrong


def verify(text: str, board: Path | None = None) -> Verdict:
    """Check an exported game; BadFile if it is none."""
    verdict = Verdict()
    remarks = _remarks(text)
    missing = {"table", "commitment", "secret"} - remarks.keys()
    if missing:
        raise BadFile(f"this file says nothing about fair dice: {', '.join(sorted(missing))} missing")
    match = saved.read(text, lambda name, kept=None: game_named(name, board or kept))
    verdict.commitment = remarks["commitment"][0]
    verdict.contributions = _contributions(remarks, int(match.options["players"]))
    secret = remarks["secret"][0]
    try:
        promised = fair.commitment(secret)
    except ValueError as wrong:
        raise BadFile(f"the secret is no hexadecimal number: {secret!r}") from wrong
    if promised != verdict.commitment:
        verdict.wrong.append(f"the secret does not fit the commitment: it would have been {promised}")
    seed = fair.seed(secret, remarks["table"][0], verdict.contributions)
    _check_draws(match, _draws(text), seed, verdict)
    return verdict


def _remarks(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in text.split("\n"):
        remark = _REMARK.match(line)
        if remark:
            found.setdefault(remark[1], []).append(remark[2] or "")
    return found


def _contributions(remarks: dict[str, list[str]], players: int) -> list[str]:
    given = [""] * players
    for remark in remarks.get("contribution", []):
        seat, _, contribution = remark.partition(" ")
        if not NUMBER.fullmatch(seat) or int(seat) >= players:
            raise BadFile(f"there is no seat {seat!r} that could have contributed")
        given[int(seat)] = contribution
    return given


def _draws(text: str) -> list[int | None]:
    """For each choice the number of its draw; None for players' choices and for what was not drawn here."""
    draws: list[int | None] = []
    following, told = 0, ""
    for line in text.partition("\n\n")[2].split("\n"):
        remark = _REMARK.match(line)
        if remark and remark[1] == "draw":
            told = remark[2]
        elif line.startswith("*") and told != "none":
            following = int(told) if NUMBER.fullmatch(told) else following
            draws.append(following)
            following, told = following + 1, ""
        elif line.startswith("*") or NUMBER.match(line):
            draws.append(None)
            told = ""
    return draws


def _check_draws(whole: Match, draws: list[int | None], seed: bytes, verdict: Verdict) -> None:
    used: set[int] = set()
    match = whole.branch(0)
    for number, (choice, draw) in enumerate(zip(whole.choices, draws, strict=True), 1):
        if choice.seat == NATURE and draw is not None:
            offers = match.legal(NATURE)
            due = match.game.actions.write(offers[fair.draw(seed, draw, offers.odds)])
            if draw in used or (used and draw < max(used)):
                verdict.wrong.append(f"choice {number}: draw {draw} was used before")
            elif due != choice.text:
                verdict.wrong.append(f"choice {number}: the dice said {due!r}, the game says {choice.text!r}")
            used.add(draw)
            verdict.drawn += 1
        match.choose(choice.action, choice.seat)
