"""The toy game read anew, to be spoiled."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regnum.kernel.game
from tests.kernel import toy

Fault = Callable[[Any], None]


def read_anew(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> Any:
    """The module of the toy game, with a fault in it before its book is closed."""
    name = "tests.kernel.spoiled_toy"
    spec = importlib.util.spec_from_file_location(name, Path(toy.__file__))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(regnum.kernel.game, "EXTENDED_BY", [lambda game, book: fault(module)])
    spec.loader.exec_module(module)
    return module
