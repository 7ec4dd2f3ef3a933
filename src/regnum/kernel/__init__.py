"""The kernel: records, actions, procedures, questions, tallies, events, matches. No game, no I/O.

Rule files import from here; see ``docs/how-to/write-a-game.md``.
"""

from .actions import ActionSpace, Verb
from .catalogues import Catalogue
from .chance import Dice, Script, pick, pick_by_odds, seeded, spin
from .choices import Choice, Happening, Told
from .data import BoardText, Copy, Data, Fault, Printed
from .errors import (
    BadDeclaration,
    BadFile,
    BadNotation,
    BadPosition,
    BrokenPackage,
    BrokenRules,
    Drift,
    IllegalChoice,
    IllegalOptions,
    Misuse,
    NotFound,
    OldEdition,
    Refusal,
    RegnumError,
)
from .events import EVERYBODY, HIDDEN_FROM_ALL, Event
from .flow import (
    again,
    ask,
    ask_again,
    ask_all,
    ask_nature,
    ask_some,
    call,
    enough,
    leave,
    leave_all,
    one_person,
)
from .game import Facts, Game
from .match import Match
from .modules import Module
from .offers import Offers
from .options import Option, OptionSet
from .parameters import Words
from .primitives import lowest, offer, tell, weigh, whisper
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
    worked_out,
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
    "BadDeclaration",
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
    "Facts",
    "Fault",
    "Game",
    "Grid",
    "Happening",
    "IllegalChoice",
    "IllegalOptions",
    "Lasting",
    "Match",
    "May",
    "Misuse",
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
    "Told",
    "Verb",
    "Words",
    "again",
    "ask",
    "ask_again",
    "ask_all",
    "ask_nature",
    "ask_some",
    "call",
    "enough",
    "hidden",
    "leave",
    "leave_all",
    "lowest",
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
    "worked_out",
]
