"""Files of earlier versions, which every later one must open: of each version a store, saved games and a board.

``python -m tests.kept NAME`` writes those of today into a folder of that name; do it at every release.
"""
