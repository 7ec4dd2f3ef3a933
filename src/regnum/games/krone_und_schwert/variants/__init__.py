"""The options: each a file that the base rules do not know."""
