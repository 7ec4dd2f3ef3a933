"""Where a game's data comes from: the marks of every field, what differs on a board of one's own, and asking an owner.

A data file marks what it says as stated in the rulebook, found in public, reconstructed because only the printed game
shows it, or ours. ``marks`` reads that; ``asking`` and ``transcript`` let an owner of the game put in what is printed.
"""

from .asking import Ask, asks
from .marks import MARKS, Field, difference, fields
from .telling import Teller
from .transcript import Transcript

__all__ = ["MARKS", "Ask", "Field", "Teller", "Transcript", "asks", "difference", "fields"]
