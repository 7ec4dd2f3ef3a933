"""Words: what happened, what is asked and what may be chosen, as sentences in the reader's language.

A game's sentences are Fluent messages in the files that it names (``game.words``), those of its expansions included;
what all games share is in ``common.<language>.ftl`` beside this file. A message that is missing in a language is taken
from English, and one that is missing there too is replaced by a readable form of its name: words never stop a game.
"""

from .catalogue import meanings, needed, stale
from .messages import LANGUAGES, OPEN, Messages, Unspeakable, language_of
from .naming import Name, apart, together
from .refusals import refused, why
from .voice import Voice

__all__ = [
    "LANGUAGES",
    "OPEN",
    "Messages",
    "Name",
    "Unspeakable",
    "Voice",
    "apart",
    "language_of",
    "meanings",
    "needed",
    "refused",
    "stale",
    "together",
    "why",
]
