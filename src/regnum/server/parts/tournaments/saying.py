"""Standings, and what a tournament goes by, in words."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from pathlib import Path

from regnum.words import Messages

from .standings import Comparison, tie_breaks
from .tournament import Tournament

FILES = Path(__file__).with_name("words.*.ftl")


@lru_cache(8)
def words(language: str) -> Messages:
    return Messages(language, [FILES])


def number(value: Fraction, language: str) -> str:
    """With two figures after the point at most.

    >>> number(Fraction(7, 2), "de"), number(Fraction(6), "en"), number(Fraction(2, 3), "en")
    ('3,5', '6', '0.67')
    """
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text if language == "en" else text.replace(".", ",")


def why(reason: Comparison, first: str, second: str, language: str) -> str:
    """Why the first is before the second."""
    name = "among" if reason.tie_break == "meetings" and not reason.met else reason.tie_break
    said = {
        "first": first,
        "second": second,
        "mine": number(reason.mine, language),
        "theirs": number(reason.theirs, language),
    }
    return words(language).format(f"because-{name}", {**said, "met": reason.met} if reason.met else said)


def nobody(language: str) -> str:
    """What somebody is called who was deleted."""
    return words(language).format("nobody", {})


def declared(tournament: Tournament, language: str) -> list[str]:
    """What decides between people, in this order."""
    return [words(language).format(f"tie-{name}", {}) for name in tie_breaks(tournament)]


def rules(tournament: Tournament, language: str) -> list[str]:
    """How tables are drawn, what places are worth, and what happens to those who do not come."""
    plan, said = tournament.plan, words(language)
    values = {
        "seats": plan.players,
        "top": number(Fraction(plan.players - 1), language),
        "rest": number(Fraction(plan.players - 1, 2), language),
        "least": plan.least_at_a_table,
        "going": plan.going_on,
        "minutes": round(plan.patience / 60),
    }
    smaller = ["rule-smaller"] if plan.least_at_a_table < plan.players else []
    names = [
        f"rule-{plan.format}",
        *smaller,
        "rule-points",
        "rule-rest",
        f"rule-{plan.pace}",
        "rule-away",
        "rule-limit",
        "rule-lot",
    ]
    return [said.format(name, values) for name in names]
