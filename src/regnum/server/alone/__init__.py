"""A house for one: in a browser, without a server, all that a table for one person or one screen needs.

``end`` hears what a server would hear and says what it would say, by the same addresses and messages; ``house`` puts
the rooms together, ``store`` keeps them on a device, ``shelf`` has games brought, ``people`` is whoever sits before the
screen, ``saving`` gives games as files, ``thinkers`` are the bots and ``searching`` has them think in another worker,
``reviews`` looks back on games by ``judging`` there, ``browser`` is where a page takes hold of it all. What is asked is
answered by the wire's own handlers.

May touch every wing as far as it needs no package but msgspec: no HTTP, no database, no processes, no passwords. It
runs in Pyodide, and in a test beside the server.
"""
