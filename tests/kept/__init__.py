"""Files of earlier versions, which every later one must open: of each version a store, saved games, a board, and
what was public.

``python -m tests.kept NAME`` writes those of today into a folder of that name; do it at every
release, and at whatever changes the store.
"""
