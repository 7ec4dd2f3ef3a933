"""What runs beside: ``processes``, in which ``thinkers`` (bots) think and the ``reviewer`` judges games;
``health``, ``metrics``, ``logs``; ``verify`` for exported games.

May touch ``table/``; knows no room and no wire.
"""
