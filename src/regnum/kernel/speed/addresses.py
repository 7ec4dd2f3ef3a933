"""Memory handed to native code by its address.

numba takes longer to recognise an array of records than a step of a game takes, and counts arrays as references
wherever they are handed on. A number needs neither.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numba
import numba.core.cgutils
import numba.extending

compiler: Any = numba  # half of numba has types


@compiler.extending.intrinsic  # type: ignore[untyped-decorator]
def pointer(context: Any, address: Any) -> Any:
    """A number as an address in memory."""

    def code(_: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.inttoptr(given[0], compiler.core.cgutils.voidptr_t)

    return compiler.types.voidptr(address), code


def direct(function: Any, *given: int) -> Callable[..., int]:
    """A compiled function of integers, the first of them given, without numba's choice among versions."""
    integers = (compiler.types.int64,) * function.py_func.__code__.co_argcount
    function.compile(integers)
    return partial(function.overloads[integers].entry_point, *given)
