"""The options of section 10: each a file that the base rules do not know."""
