"""What runs beside: ``thinkers`` (bots in their own processes), ``metrics``, ``logs``, and ``verify`` for exported games.

May touch ``table/``; knows no room and no wire.
"""
