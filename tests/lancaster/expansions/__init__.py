"""The expansions of Lancaster."""
