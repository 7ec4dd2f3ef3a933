"""The server's speed, beside boardgame.io's server driven the same way: ``python -m regnum.bench.server``."""
