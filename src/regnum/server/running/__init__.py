"""What runs beside: ``thinkers`` (bots in processes of their own), ``metrics``, ``logs``; ``verify`` for exported games.

May touch ``table/``; knows no room and no wire.
"""
