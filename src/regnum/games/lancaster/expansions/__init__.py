"""The expansions: each a folder that nothing outside it names. A folder that is taken away is not missed."""
