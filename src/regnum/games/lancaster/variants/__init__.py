"""The options of the base game: each a file that the base rules do not know."""
