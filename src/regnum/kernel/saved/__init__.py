"""Saved games: a text file with the set-up, then one choice per line.

    regnum 1
    game: vive-le-roi
    edition: 1
    players: 4
    option ambition: on
    seat 0: Anna

    * begin seat=2
    2 place courtier=alienor floor=4
    = 5f0c1a2b

A game that needs other packages than Regnum has ``packages:`` with their names.
A game on a board of one's own has ``board:``, its fingerprint, and ``board text:``, the whole of it.
``*`` is Nature; ``=`` is a fingerprint of the position, so that a replay that drifts says where; ``?`` stands for a
choice that the reader of the file may not know (a file saved for one seat cannot be replayed).
"""

from .game import SavedGame
from .reading import look, read
from .writing import write, write_for, write_unplayed

__all__ = ["SavedGame", "look", "read", "write", "write_for", "write_unplayed"]
