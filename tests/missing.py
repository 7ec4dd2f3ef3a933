"""What a test needs and the machine does not have."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip on a machine without it; in continuous integration everything must be there."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
