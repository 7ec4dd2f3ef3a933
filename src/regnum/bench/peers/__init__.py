"""Programs that measure other libraries of games for ``regnum bench``; each runs in the peers' own environment."""
