"""Lang lebe der König, clause by clause."""
