"""What is heard and sent (``docs/reference/wire.md``).

``commands`` are the shapes of what clients may say, ``answers`` of what they hear; ``doing`` leads a command to its
act. The addresses are those of ``people``, ``games``, ``rulebooks``, ``tables``, ``inviting``, ``wishes``,
``reviewing``, ``stewards`` and ``reporting``, and each request is one of ``calls``; ``socket`` is the live connection
with its ``outbox``, ``frames`` those of it that say nothing, and a ``subscription`` what it is told of one table.
``guard`` stands before everything, ``hops`` finds out where a request comes from, ``errors`` tells refusals,
``misshapen`` what has the wrong shape, ``openapi`` describes it all, ``pages`` are the client's files.

May touch msgspec, starlette and all wings below; it decides nothing about a game.
"""
