"""Strange things to say: values that no list expects, bodies that are nearly right, texts with something missing."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from regnum import new_match
from regnum.kernel import saved

TEXTS: tuple[str, ...] = ("", " ", "x", "\x00", "a\x00b", "\u2028", "\x85", "\u202e", "\ud800", "é", "😀")
TEXTS += ("x" * 40, "x" * 600, "players", "self", "__class__", "{name}", "%s", "..", "null", "-1", "9" * 400)
TEXTS += ("vive-le-roi", "lancaster", "king", "bot 1: king", "option players: 9", "* begin seat=9", "\x1b[2J")
NUMBERS = (0, 1, 2, 7, 8, -1, 100, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**40, 0.5, -0.0, 1e300)
KINDS_OF_SEATS = ("me", "friend", "anyone", "here", "bot")


def played(game: str, choices: int) -> str:
    """A saved game in which so much was chosen."""
    match = new_match(game, seed=1)
    rng = random.Random(1)
    for _ in range(choices):
        seat = match.to_act[0]
        match.choose(rng.choice(match.legal(seat)), seat)
    return saved.write(match)


SENSIBLE: dict[str, tuple[Any, ...]] = {
    "answers": (1, 2),
    "at": (0, 1, 2, 3),
    "bot": ("", "random"),
    "choice": ("vote yes", "place courtier=alienor floor=3", {"do": "vote", "card": "yes"}),
    "companion": (None, None, None, 1, 2),
    "entry": ("open", "invited"),
    "format": ("swiss", "round-robin", "knock-out"),
    "going_on": (1, 2),
    "least": (2, 3),
    "clock": ({"kind": "move", "seconds": 60.0}, {"kind": "bank", "seconds": 600, "increment": 5, "then": "pause"}),
    "contribution": ("salt",),
    "days": (1, 14),
    "endpoint": ("https://push.example.org/x", "https://[::1]/x", "https://127.0.0.1:1/x", "https://x:99999/x"),
    "file": (played("vive-le-roi", 5), played("lancaster", 9), played("krone-und-schwert", 9)),
    "for": ("undo", "pause", "replace", "anyone", "bot"),
    "keys": ({"p256dh": "BBBB", "auth": "AAAA"},),
    "kind": ("mail", "ntfy", "push"),
    "game": ("vive-le-roi", "lancaster", "krone-und-schwert", "lang-lebe-der-koenig"),
    "key": ("",),
    "lang": ("en", "fr", "de"),
    "last": (0, 1),
    "limit": (1, 20, 3600.0),
    "most": (2, 32),
    "on": (True, False),
    "options": ({}, {"emissary": True}, {"first_unit": "random"}, {"unit_sizes": [1, 1]}),
    "name": ("Anna", "Bruno"),
    "pace": ("live", "days"),
    "people": ("one", "all"),
    "patience": (60.0, 600.0),
    "person": (0, 1, None),
    "picked": ("vote", "place courtier=alienor"),
    "players": (2, 3, 4),
    "question": (1, 2, 3),
    "request": (1, 2, 3),
    "rounds": (1, 3),
    "seat": (0, 1, None),
    "seconds": (60.0, 3600.0),
    "seats": tuple([{"for": kind}, {"for": "me"}, {"for": "bot", "bot": "random"}] for kind in KINDS_OF_SEATS),
    "spectators_may_chat": (True, False),
    "show": ("open", "running", "over", "mine", "playing"),
    "start": ("full", "host"),
    "starts": (None, None, 1.0, 4e9),
    "report": (1, 2, 2**31, 2**63, 2**64, "٣"),
    "target": ("anna@example.org", "anna"),
    "text": ("hello",),
    "tried": ("vote card=yes", "place courtier=alienor floor=3"),
    "watchers": ("none", "silent", "chat"),
    "words": ("king", "vote"),
    "yes": (True, False),
}


class Strange:
    """Somebody who says whatever comes to mind."""

    def __init__(self, seed: int, keys: list[str]) -> None:
        self.rng = random.Random(seed)
        self.keys = keys

    def value(self, depth: int = 0) -> Any:
        kind = self.rng.randrange(8 if depth < 3 else 5)
        if kind < 2:
            return self.rng.choice(TEXTS)
        if kind < 4:
            return self.rng.choice(NUMBERS)
        if kind == 4:
            return self.rng.choice((None, True, False))
        if kind == 5:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice((*TEXTS, *self.keys)): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def nearly(self, key: str) -> Any:
        """Most often something that makes sense there."""
        if key in SENSIBLE and self.rng.random() < 0.9:
            made = self.rng.choice(SENSIBLE[key])
            return self.garbled(made) if isinstance(made, str) else made
        return self.value()

    def body(self, keys: list[str]) -> dict[str, Any]:
        """Most of it there, and most of that sensible."""
        return {key: self.nearly(key) for key in keys if self.rng.random() < 0.95}

    def garbled(self, text: str) -> str:
        """Now and then something is missing, doubled or turned around."""
        if not text or self.rng.random() < 0.9:
            return text
        at = self.rng.randrange(len(text))
        more = text[:at] + chr(self.rng.randrange(256)) + text[at:]
        return self.rng.choice((text[:at], text[:at] + text[at + 1 :], more))


@dataclass
class Findings:
    """How everything was answered, and what was answered wrongly."""

    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def note(self, answer: str, said: object) -> None:
        self.answers[answer] += 1
        if answer in ("broken", "nothing", "500"):
            self.wrong.append(f"{answer}: {str(said)[:500]!a}")
