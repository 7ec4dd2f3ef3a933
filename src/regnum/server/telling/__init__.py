"""What people are told, pure: ``updates`` of a game, ``tables``, ``replay``, ``results``, the ``library`` of games,
``export``.

``views`` says what a seat sees, ``sentences`` what is said in a language, ``names`` who is called what, ``origins``
where data comes from. What is put together has its type beside it; whoever sends it writes it as it is.

May touch ``table/``, the standard library, ``regnum.kernel``, ``regnum.games``, ``regnum.words`` and what rests on them
alone (rules, sources, the bots' names).
"""
