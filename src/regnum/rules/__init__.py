"""The rules of a game as text: what may I do now, and why did that happen?

They are told twice, tied together by the ids of their clauses. :func:`rules` are the words for players, in their
language, found through the game (``game.rulebook``): chapters with names and pieces, a Fluent message for each clause.
:func:`reference` is the specification that they are made from (``game.rules``), in English, for whoever programs: every
clause, worked examples, rulings, notation. Where nobody has told the rules to players, the specification answers.
"""

from .clauses import ID, Chapter, Clause, Rules
from .players import explained, rules
from .specification import parse, reference

__all__ = ["ID", "Chapter", "Clause", "Rules", "explained", "parse", "reference", "rules"]
