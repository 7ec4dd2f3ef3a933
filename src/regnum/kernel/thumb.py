"""A rule of thumb: what a good club player thinks of each answer, and of everybody's prospects.

It lies beside its game (``thumb.py``), that of a variant or an expansion beside those, and is written in the vocabulary
of rules, so that it runs at every speed. It reads only what its seat may know; a test proves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .actions import Verb
from .tallies import ByVerb, Part, Tally

USUAL = 4000
"""How many games are imagined for a decision where nothing else is said."""


@dataclass(frozen=True)
class Lasting:
    """Secrets that last: the fields they are in, and what everybody can tell about them from public fields.

    >>> import regnum
    >>> regnum.game("vive-le-roi").book.thumb.lasting.fields
    ('favourites',)
    """

    fields: tuple[str, ...]
    lasts: Callable[[Any, Any], bool]
    """Whether what was held then is held now, by two tables as everybody saw them."""
    shown: Callable[[Any, int], int]
    """The secret answer that a seat is seen to have given, once answers lie open."""


class Thumb:
    """What bots know of a game; nothing unless the game says something.

    >>> thumb = Thumb(prospects=[lambda s, seat: 40], stage=[lambda s: 100])
    >>> thumb.few, thumb.lasting
    (4000, None)
    """

    def __init__(
        self,
        advice: Mapping[Verb, Part] | None = None,
        prospects: Iterable[Part] = (),
        stage: Iterable[Part] = (),
        lasting: Lasting | None = None,
        few: int = USUAL,
        many: int = USUAL,
    ) -> None:
        self.advice = ByVerb("advice", advice or {})
        """What an answer is worth; about 100 more means "clearly better"."""
        self.prospects = Tally("prospects", prospects)
        """How a seat stands in the middle of a game: 100 more are e times the odds of winning."""
        self.stage = Tally("stage", stage)
        """How far the game has come: 100 further is a good moment to judge prospects, the end of a round, say."""
        self.lasting = lasting
        """Secrets about which what others did is evidence."""
        self.few, self.many = few, many
        """How many imagined games it takes to play better than the rule of thumb, and how many fit into a second."""
