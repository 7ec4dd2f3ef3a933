"""What people are told, pure: ``updates``, ``tables``, ``replay``, ``results``, ``export``, the ``library`` of games.

``views`` says what a seat sees, ``sentences`` what is said in a language, ``names`` who is called what, ``steps`` how
the game came to stand so, ``past`` how it stood, ``why_not`` what cannot be done and ``possible`` what can be chosen
for a new table, ``screens`` who is asked at one screen, ``lessons`` what a coach says,
``reviewed`` what was thought of a game, ``origins`` where data comes
from, ``packaged`` what a game brings for the browser; ``remembered`` is what may be wanted again. What is put
together has its type beside it; whoever sends it writes it as it is. A thing that has a name in the kernel or at the
table is called ``…Told`` here (``ResultTold``), and what a client knows of a game's parts ``…Facts``.

May touch ``table/``, the standard library, ``regnum.kernel``, ``regnum.games``, ``regnum.words``, and what rests on
them alone: ``regnum.sources``, ``lessons``, ``opponents`` (which bots there are) and ``reviewed``.
"""
