"""``python -m regnum`` is ``regnum``."""

from regnum.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
