"""Tables in use: whoever comes waits for a turn, what was done is written, and those who listen are told.

``rooms`` is the way in, ``room`` one table with its listeners, ``listings`` the row by which lists find it; ``keeper``
moves bots and watches clocks, ``reviews`` has games judged that are over, ``retractions`` finds out what may be taken
back, ``presence`` knows who is there on other nodes, ``comings`` tells who came and went, ``lobby`` lists tables,
``renaming`` tells there what somebody is called now.

May touch asyncio, the store, and ``people/``, ``running/``, ``telling/``, ``table/``; never the wire.
"""
