"""What runs beside: ``processes`` (of this ``machine``), in which ``thinkers`` (bots) think, by ``turns``, about what
``thinking`` puts together for them, and the ``reviewer`` judges games; ``steady`` time, ``in_turn`` (a little work in
threads at a time), ``health``, ``metrics``, ``logs``, ``reach`` (where others find this machine); ``verify`` for
exported games.

May touch ``table/``; knows no room and no wire.
"""
