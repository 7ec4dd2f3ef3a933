"""The league: a season of bots in any language, each a program described by a small file in a folder.

::

    command     `regnum league FOLDER`, `regnum league check COMMAND`
    folder      what a league's folder says: its season and its bots
    season      who plays whom, where, and what was played already
    playing     one game, with clocks, and what becomes of whoever crashes, cheats or dawdles
    standings   ratings and shares with their intervals
    page        the page that a season leaves
    checking    does a bot speak the protocol?
"""
