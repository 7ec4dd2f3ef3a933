"""Write the pages about the games' data anew: ``python -m regnum.sources docs/games``."""

from __future__ import annotations

import sys
from pathlib import Path

import regnum

from .page import page

for name in regnum.games():
    Path(sys.argv[1], f"{name}-data.md").write_text(page(regnum.game(name)), encoding="utf-8")
