"""The examples in docstrings run; each public class has one."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import regnum
from docs import generated
from regnum import bots, envs, kernel, rules, words

FOLDERS = (kernel, bots, words, rules, envs)
MODULES = [
    module.name
    for folder in FOLDERS
    for module in pkgutil.iter_modules(folder.__path__, f"{folder.__name__}.")
    if not module.ispkg
]
MODULES += generated.DRAWN
BY_OTHERS = {"Bot", "MonteCarlo"}
"""What others write, and what is only there to be compared with."""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for test in doctest.DocTestFinder().find(importlib.import_module(name)):
        runner.run(test, out=said.append)
    assert not said, "".join(said)


def test_every_public_class_shows_how_it_is_used() -> None:
    classes = [getattr(place, name) for place in (regnum, *FOLDERS) for name in place.__all__]
    classes += [thing for _, _, thing in generated.public()]
    ours = [one for one in classes if isinstance(one, type) and not issubclass(one, Exception)]
    silent = {one.__name__ for one in ours if ">>> " not in (one.__doc__ or "")}
    assert silent == BY_OTHERS
