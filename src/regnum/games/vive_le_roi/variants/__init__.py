"""The options and variants: each a file that the base rules do not know."""
