"""What can be configured (section 10); the rulebook itself has no variants."""

from __future__ import annotations

from regnum.kernel import Option, OptionSet

from .table import DATA, ENDLESS, FEWEST, PLAYERS, book

DEFAULTS = DATA["options"]
USUAL_IDLE_LIMITS = (0, 3, 6, 12, 24)
"""What is listed to choose from; any other number is as good (LK-1005)."""


def switch(name: str, ruling: str, other: str, rule: str) -> Option:
    """A reading of the rules against another."""
    return Option(name, DEFAULTS[name], (ruling, other), rule, module=book.modules[name])


def options() -> OptionSet:
    """To be called when all variants have registered."""
    return OptionSet(
        range(FEWEST, PLAYERS + 1),
        (
            switch("dice_allocation", "manual", "auto", "LK-1001"),
            switch("recovery", "choice", "always", "LK-1002"),
            switch("winner_rule", "county_votes", "total_votes", "LK-1003"),
            Option("bonus_start", DEFAULTS["bonus_start"], (0, 1), "LK-1004"),
            Option(
                "idle_limit",
                DEFAULTS["idle_limit"],
                USUAL_IDLE_LIMITS,
                "LK-1005",
                module=book.modules["idle_limit"],
                beyond=range(ENDLESS + 1),
            ),
            switch("failed_crossing", "stays_in_crossed", "stays_at_start", "LK-1007"),
        ),
        usual=4,
    )
