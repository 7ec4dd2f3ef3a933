"""Regnum: board games about becoming king, exactly by their rulebooks."""
