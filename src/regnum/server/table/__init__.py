"""One table, pure: an entry of its journal says what happens; no sockets, no store, no threads, no time of day.

``journal`` is what can happen, ``plans`` what a table is to be, ``table`` what is true after it, ``seating``,
``playing`` and ``creating`` what people may do, ``operated`` what operators; ``audiences`` counts what each seat
could notice. ``seats`` and their ``company`` (who is there), ``requests``, ``clocks``, ``fair`` (dice), ``undo``,
``shelf`` (games and their boards), ``bots`` (which there are), ``companions`` (several persons at one screen),
``lessons``, ``files`` (saved games that are gone on with), ``lines`` (what people write), ``bounds`` (how long a
journal may grow), ``old`` (editions that are not kept) and ``refused`` serve them.

May touch the standard library, ``regnum.kernel``, ``regnum.games``, ``regnum.words``, and three that rest on them
alone: ``regnum.lessons``, ``regnum.opponents`` (which bots there are) and ``regnum.reviewed`` (what was thought of a
game). It runs wherever Python does, a browser included.
"""
