"""The kernel: records, actions, procedures, questions, tallies, events, matches. No game, no I/O.

Rule files import from here; see ``docs/how-to/write-a-game.md``.
"""

from .actions import ActionSpace, Verb, Words
from .catalogues import Catalogue
from .chance import Dice, Script, pick, pick_by_odds, seeded, spin
from .data import BoardText, Copy, Data, Fault, Printed
from .errors import (
    BadFile,
    BadNotation,
    BadPosition,
    BrokenPackage,
    BrokenRules,
    Drift,
    IllegalChoice,
    IllegalOptions,
    NotFound,
    OldEdition,
    Refusal,
    RegnumError,
)
from .events import Event
from .flow import (
    EVERYBODY,
    HIDDEN_FROM_ALL,
    again,
    ask,
    ask_again,
    ask_all,
    ask_nature,
    ask_some,
    call,
    leave,
    leave_all,
    offer,
    one_person,
    tell,
    weigh,
    whisper,
)
from .game import Game
from .match import Choice, Happening, Match
from .modules import Module
from .offers import Offers
from .options import Option, OptionSet
from .procedures import Procedure
from .questions import Question
from .reasons import Condition, Deeper, May, Reason
from .record import (
    NATURE,
    NOBODY,
    PERSONS,
    SEATS,
    UNKNOWN,
    Cube,
    Grid,
    Record,
    Row,
    Seats,
    hidden,
    personal,
    private,
    public,
)
from .result import Result, Rival
from .rulebook import Rulebook
from .saved import SavedGame
from .tallies import ByVerb, Tally
from .thumb import Lasting, Thumb

__all__ = [
    "EVERYBODY",
    "HIDDEN_FROM_ALL",
    "NATURE",
    "NOBODY",
    "PERSONS",
    "SEATS",
    "UNKNOWN",
    "ActionSpace",
    "BadFile",
    "BadNotation",
    "BadPosition",
    "BoardText",
    "BrokenPackage",
    "BrokenRules",
    "ByVerb",
    "Catalogue",
    "Choice",
    "Condition",
    "Copy",
    "Cube",
    "Data",
    "Deeper",
    "Dice",
    "Drift",
    "Event",
    "Fault",
    "Game",
    "Grid",
    "Happening",
    "IllegalChoice",
    "IllegalOptions",
    "Lasting",
    "Match",
    "May",
    "Module",
    "NotFound",
    "Offers",
    "OldEdition",
    "Option",
    "OptionSet",
    "Printed",
    "Procedure",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "RegnumError",
    "Result",
    "Rival",
    "Row",
    "Rulebook",
    "SavedGame",
    "Script",
    "Seats",
    "Tally",
    "Thumb",
    "Verb",
    "Words",
    "again",
    "ask",
    "ask_again",
    "ask_all",
    "ask_nature",
    "ask_some",
    "call",
    "hidden",
    "leave",
    "leave_all",
    "offer",
    "one_person",
    "personal",
    "pick",
    "pick_by_odds",
    "private",
    "public",
    "seeded",
    "spin",
    "tell",
    "weigh",
    "whisper",
]
