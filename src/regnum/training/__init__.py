"""Training: networks that learn a game by playing it against themselves, earlier selves and the rule of thumb.

    regnum train vive-le-roi --into champions/vive-le-roi --minutes 10

What it makes is used by ``regnum.bots``, which needs numpy only; training needs PyTorch (``pip install
'regnum[train]'``). A run goes in legs: each begins with fresh games and a source of chance of its own, and ends with a
checkpoint, so that a run that was stopped goes on exactly as one that was not.
"""
