"""The worked examples, read from the specification and played as they are written there (section 13)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from regnum.kernel import Match

from .helpers import LK, asked, commit, deal, play, roll, turn

SPECIFICATION = (LK.folder / "rules.md").read_text(encoding="utf-8")


def text_of(example: str) -> str:
    """From the title of an example to the next one."""
    found = re.search(rf"^\*\*{example} .*?(?=^\*\*EX-|^## )", SPECIFICATION, re.MULTILINE | re.DOTALL)
    assert found, example
    return found[0]


def given(example: str, **options: Any) -> Match:
    """The table as the example sets it up."""
    text = text_of(example)
    option = re.search(r"\(option (\w+) = \"(\w+)\"\)", text)
    if option:
        options[option[1]] = option[2]
    return turn("\n".join(re.findall(r"^ *- (P\d: noble .*)$", text, re.MULTILINE)), **options)


def steps(example: str) -> list[str]:
    return re.findall(r"^ +\d+\. (.*)\.$", text_of(example), re.MULTILINE)


def played(example: str, until: int | None = None, **options: Any) -> Match:
    """The example's table after its first ``until`` steps, after all of them by default."""
    match = given(example, **options)
    for step in steps(example)[:until]:
        follow(match, step)
    return match


def follow(match: Match, step: str) -> None:
    """One numbered step of an example."""
    for pattern, act in STEPS.items():
        found = re.fullmatch(pattern, step)
        if found:
            act(match, *found.groups())
            return
    raise AssertionError(f"an example says {step!r}")


def by(match: Match, seat: str, *choices: str) -> None:
    assert match.to_act == (int(seat),)
    play(match, *choices)


def move(match: Match, seat: str, to: str) -> None:
    by(match, seat, f"move {to.lower()}")


def try_to_cross(match: Match, seat: str, to: str, card: str, die: str) -> None:
    by(match, seat, f"cross {to.lower()} {card}", f"die {die}")


def roll_for_a_courtier(match: Match, seat: str, card: str, die: str) -> None:
    """A courtier won is placed: the examples leave none."""
    by(match, seat, f"roll {card}", f"die {die}")
    if asked(match) == "courtier_won":
        by(match, seat, "place")


def simply(choice: str) -> Callable[[Match, str], None]:
    def act(match: Match, seat: str) -> None:
        by(match, seat, choice)

    return act


def commit_cards(match: Match, text: str) -> None:
    commit(match, *re.findall(r"P\d (\d/\d/\d)", text))


def roll_dice(match: Match, seat: str, text: str) -> None:
    assert match.table.roller == int(seat)
    roll(match, *map(int, text.split(", ")))


def cast_lots(match: Match, text: str) -> None:
    for seat, dice in re.findall(r"P(\d) ([\d, ]+)", text):
        roll_dice(match, seat, dice)


def deal_hands(match: Match, each: str, text: str) -> None:
    assert match.table.to_deal == int(each) * match.table.players
    deal(match, *re.findall(r"P\d ([\d/]+)", text))


def take_back(match: Match, seat: str, number: str) -> None:
    by(match, seat, f"recover {number}")


def banish(match: Match, seat: str, owner: str, to: str) -> None:
    assert match.table.banished == int(owner)
    by(match, seat, f"banish {to.lower()}")


STEPS: dict[str, Callable[..., None]] = {
    r"P(\d): moves to (\w+)": move,
    r"P(\d): crosses towards (\w+) with an (x\d) card; die (\d)": try_to_cross,
    r"P(\d): rolls for a courtier with an (x\d) card; die (\d)(?:; places it)?": roll_for_a_courtier,
    r"P(\d): places the free courtier": simply("place"),
    r"P(\d): stays and places the free courtier": simply("stay"),
    r"P(\d): ends (?:placing|the turn)": simply("end"),
    r"P(\d): takes back (\d) cards?": take_back,
    r"P(\d): banishes the noble of P(\d) to (\w+)": banish,
    r"Committed: (.*)": commit_cards,
    r"P(\d) rolls ([\d, ]+)": roll_dice,
    r"Lots: (.*)": cast_lots,
    r"Deal of (\d+) each: (.*)": deal_hands,
}
