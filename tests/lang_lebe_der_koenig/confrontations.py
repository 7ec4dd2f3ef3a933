"""Confrontations to begin from."""

from __future__ import annotations

from regnum.kernel import Match

from .helpers import commit, play, roll, turn

DUEL = """
P0: noble Wigemor; courtiers Wigemor 2; hand 12/7/1
P1: noble Lundonia; courtiers Lundonia 2; hand 12/7/1
P2: noble Oxeneford; courtiers Oxeneford 3, Roucestre 1; hand 12/7/1
"""
"""P0 may intrude into Oxeneford, which P2 holds with three courtiers and its noble."""

FOUR = """
P0: noble Wigemor; courtiers Wigemor 2, Lideford 1; hand 12/7/1
P1: noble Oxeneford; courtiers Oxeneford 2, Lundonia 1, Sarisberie 1; hand 12/7/1
P2: noble Roucestre; courtiers Roucestre 2; hand 12/7/1
P3: noble Tateshale; courtiers Tateshale 3; hand 12/7/1
"""


def intrusion(text: str, *committed: str) -> Match:
    match = play(turn(text), "move oxeneford")
    commit(match, *committed)
    return match


def fought(text: str, committed: list[str], *dice: list[int]) -> Match:
    """A confrontation in Oxeneford up to the winner's first decision."""
    match = intrusion(text, *committed)
    for numbers in dice:
        roll(match, *numbers)
    return match
