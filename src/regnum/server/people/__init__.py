"""People: their ``accounts`` and ``passwords``, ``signing_in``, ``sessions``, ``names`` and their
``spelling``, ``invitations``, links for new passwords (``resets``), and the ``limits`` of what anybody may do.

May touch the store, argon2, zxcvbn, ``telling/`` and ``table/``.
"""
