"""``python -m regnum.training GAME``."""

from .command import main

main()
