"""What runs beside: ``thinkers`` (bots in their own processes), ``metrics``, ``logs``; ``verify`` for exported games.

May touch ``table/``; knows no room and no wire.
"""
