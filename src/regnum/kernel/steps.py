"""Steps that nobody has to write: to do another procedure, and to begin the present one anew.

They are rule functions like any other, with a source that can be read, because engines translate what they read.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from itertools import count
from typing import Any

from .flow import again, call

Step = Callable[[Any], None]
Condition = Callable[[Any], Any]

_numbers = count(1)


def calling(name: str, procedure: int, arguments: str = "s") -> Step:
    """A step that does a procedure, and is called like it; with the arguments of a catalogue, an effect of its rows."""
    return _written(name, "call(s, PROCEDURE)", arguments, call=call, PROCEDURE=procedure)


def beginning_anew() -> Step:
    return _written("begin_anew", "again(s)", again=again)


def beginning_anew_while(condition: Condition) -> Step:
    name = f"begin_anew_while_{condition.__name__}"
    return _written(name, "if condition(s):\n        again(s)", again=again, condition=condition)


def _written(name: str, body: str, arguments: str = "s", **names: Any) -> Step:
    """A step that does what a text says; whoever looks for its source finds the text."""
    text, file = f"def step({arguments}):\n    {body}\n", f"<step {next(_numbers)}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    space = {"__name__": __name__, **names}
    exec(compile(text, file, "exec"), space)
    step: Any = space["step"]
    step.__name__ = step.__qualname__ = name
    made: Step = step
    return made
