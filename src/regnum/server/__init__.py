"""The server, in wings. Each says in its ``__init__.py`` what it holds and may touch; import-linter keeps it to that.

::

    command          `regnum serve`, `regnum verify`
    node             one process or several: settings, uvicorn
    app              one node as an ASGI application
    alone/           the same for one person in a browser, without a server: other rooms, the same wire      msgspec
    routes           all addresses of the API
    parts/           what a server can do besides, each in a folder that can be deleted             as each says
    wire/            what is heard and sent: HTTP, WebSocket, shapes of commands and answers        msgspec, starlette
    house            everything that a node consists of
    operating/       `regnum admin`, `backup`, `restore`, over the store, beside a server or for stewards  store
    rooms/           one visitor at a time at each table, who listens to it, who keeps it           asyncio, store
    people/          accounts, sessions, names, invitations, and how much anybody may do            store, argon2
    running/         bots in processes of their own, metrics, logs, verifying
    telling/         tables and games in words and in views: what somebody is told                  pure
    table/           one table: its journal, seats, clocks, dice, undo, and what may be done there  pure

Each line may use those below it, and none above.

How a choice travels
--------------------
1. ``wire/socket.py`` reads a message; ``wire/commands.py`` says its shape, ``wire/doing.py`` which act it is.
2. ``rooms/rooms.py`` lets it wait its turn and enter its room.
3. ``table/playing.py`` checks it and says which entry of the journal it makes; ``table/table.py`` lets the entry be
   true, and ``table/audiences.py`` counts who could notice.
4. ``regnum.store`` keeps the entry, on disk, before anybody hears of it.
5. ``telling/updates.py`` puts together what each listener may know now, with ``views.py`` and ``sentences.py``.
6. ``wire/subscription.py`` writes it, and ``wire/socket.py`` sends it.
"""
