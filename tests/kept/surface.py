"""What is public, by the page of limits: names in Python, of commands and tasks, and in the books of our games."""

from __future__ import annotations

import argparse
import importlib

import regnum
from regnum.cli import _parser
from regnum.envs import ids

MODULES = ("regnum", "regnum.kernel", "regnum.envs", "regnum.bots", "regnum.words", "regnum.testing")


def surface() -> dict[str, list[str]]:
    return {
        **{module: sorted(importlib.import_module(module).__all__) for module in MODULES},
        "commands": sorted(_commands()),
        "tasks": sorted(ids()),
        **{name: sorted(_book(regnum.game(name))) for name in regnum.games()},
    }


def _commands() -> set[str]:
    return {
        name
        for action in _parser()._actions
        if isinstance(action, argparse._SubParsersAction)
        for name in action.choices
    }


def _book(game: regnum.Game) -> set[str]:
    return {
        *(f"field {name}" for name in game.Table.FIELDS),
        *(f"verb {verb.name}" for verb in game.actions),
        *(f"question {question.name}" for question in game.book.questions),
        *(f"event {event.name}" for event in game.book.events),
        *(f"option {option.name}" for option in game.options),
    }
