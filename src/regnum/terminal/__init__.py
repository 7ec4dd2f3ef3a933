"""Play in a terminal: the board in colour, the question as a sentence, choices by number or in words."""

from .replay import dump, replay
from .screen import Leave, Screen
from .session import Player, Session, Settings

__all__ = ["Leave", "Player", "Screen", "Session", "Settings", "dump", "replay"]
