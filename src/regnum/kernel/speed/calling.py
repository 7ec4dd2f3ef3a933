"""Gates of a library as functions of Python's own: calling through ctypes takes longer than a step of a game.

They keep to Python's stable interface, whose functions the library is handed (``gates.cc``).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

USED = {"number_of": "PyLong_AsLong", "number": "PyLong_FromLong", "address_of": "PyLong_AsVoidPtr"}
NOTHING, ONE = 0x0004, 0x0008
"""How Python calls a function: METH_NOARGS, METH_O."""


class _Method(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_made: list[Any] = []
"""Whoever calls a function reads how, as long as the process lives."""


def direct(code: Any, name: str, given: int, takes: int) -> Callable[..., int]:
    """A gate that was handed an address, and takes nothing more or one number."""
    for place, function in USED.items():
        ctypes.c_void_p.in_dll(code, place).value = _address(getattr(ctypes.pythonapi, function))
    method = _Method(name.encode(), _address(getattr(code, name)), takes, None)
    _made.append(method)
    make = ctypes.pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
    made: Callable[..., int] = make(ctypes.addressof(method), given, None)
    return made


def _address(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value
