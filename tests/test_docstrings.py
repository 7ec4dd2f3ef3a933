"""The examples in docstrings of the kernel's classes run; each class of ``import regnum`` has one."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import regnum
from regnum import kernel

MODULES = [module.name for module in pkgutil.iter_modules(kernel.__path__, "regnum.kernel.") if not module.ispkg]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for test in doctest.DocTestFinder().find(importlib.import_module(name)):
        runner.run(test, out=said.append)
    assert not said, "".join(said)


def test_every_public_class_shows_how_it_is_used() -> None:
    classes = [getattr(regnum, name) for name in regnum.__all__]
    ours = [one for one in classes if isinstance(one, type) and not issubclass(one, Exception)]
    assert [one.__name__ for one in ours if ">>> " not in (one.__doc__ or "")] == []
