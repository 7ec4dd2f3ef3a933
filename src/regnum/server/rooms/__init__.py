"""Tables in use: whoever comes waits for a turn, what was done is written, and those who listen are told.

``rooms`` is the way in, ``room`` one table with its listeners, ``journals`` what the store keeps of it, ``listings``
the row by which lists find it, ``outdated`` brings such rows up to date, ``background`` is what nobody waits for.
``keeper`` moves bots and watches clocks, ``reviews`` has games judged that are over, ``retractions`` finds out what
may be taken back, ``presence`` knows who is there on other nodes, ``comings`` tells who came and went, ``lobby``
lists tables, ``renaming`` tells there what somebody is called now, ``operators`` hears what operators said,
``wishes`` are tables that terminals ask for, ``endings`` tells parts of the server of games that are over,
``hosting`` lets people in and shows them tables.

May touch asyncio, the store, and ``people/``, ``running/``, ``telling/``, ``table/``; never the wire.
"""
