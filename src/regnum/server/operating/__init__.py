"""Operating a server, over its store: from the command line, beside it while it runs, or from a steward's browser.

``command`` says what can be done, ``admin`` does it, ``copies`` makes backups and restores them. Every act is written
down in the store with what it changes; ``rooms/operators`` is where a server that runs hears of it.

May touch the store and everything below the wire.
"""
