"""The server: accounts, lobby, tables (one queue each), live updates, fair dice. See ``docs/reference/wire.md``."""
