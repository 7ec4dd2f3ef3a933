"""People: ``accounts`` and passwords, ``sessions``, ``names``, ``invitations``, ``limits`` of what anybody may do.

May touch the store, argon2, ``telling/`` and ``table/``.
"""
