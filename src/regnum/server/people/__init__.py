"""People: their ``accounts`` and passwords, ``sessions``, ``names``, and the ``limits`` of what anybody may do.

May touch the store, argon2, ``telling/`` and ``table/``.
"""
