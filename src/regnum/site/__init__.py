"""The whole house as a folder of files: ``regnum site FOLDER``. Any web host serves it; nothing runs there.

``folder`` puts it together: the client as it was built, ``runtime`` (Python for browsers, fetched once and kept),
``packages`` (our own Python, in pieces, and what it needs), ``compiling`` (modules as Python compiles them, in the
Python of browsers), ``answers`` (what never changes, asked beforehand), ``views`` (what is drawn before Python is
there), ``papers`` (whose work is in it, on what terms) and ``page`` (the page, the app, what works without a network,
and positions on other pages). ``command`` is the command.
"""
