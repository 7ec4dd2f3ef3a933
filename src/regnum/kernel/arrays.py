"""What functions over whole tables are handed besides numbers.

Interpreted these are lists; compiled code takes numpy's arrays, each as its annotation says
(:mod:`regnum.kernel.speed.gates`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

Tables: TypeAlias = Any
"""Many records."""
Rng: TypeAlias = Any
"""A source of chance: the two numbers of :func:`regnum.kernel.chance.spin`."""
Rngs: TypeAlias = Any
"""One for each table."""
Options: TypeAlias = Any
"""What may be answered, while it is listed; compiled code brings its own."""
Marks: TypeAlias = Any
"""A row of 0 and 1."""
MarkGrid: TypeAlias = Any
Weights: TypeAlias = Any
"""A row of fractions."""
Shares: TypeAlias = Any
"""A grid of fractions."""
