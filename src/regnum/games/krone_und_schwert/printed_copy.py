"""What an owner can read off the printed pieces and cards, and what the rulebook states about them (KS-1 to KS-8)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from regnum.games import Copy, Data, Fault, renamed, whole
from regnum.kernel import Printed

LEADERS = ("leader3", "leader4")


def contradictions(data: dict[str, Any]) -> Iterator[Fault]:
    coins = data["coins"]
    if sum(coins["counts"]) != data["components"]["coins"] or min(coins["counts"]) < 0:
        yield Fault(
            ("coins", "counts"),
            "{count} coins; the rulebook says {stated} (KS-8)",
            count=sum(coins["counts"]),
            stated=data["components"]["coins"],
        )


def completed(data: dict[str, Any]) -> dict[str, Any]:
    """The option for the number of swords begins at the number that is printed."""
    swords = data["people_cards"]["swords"]
    dials = [{**dial, "default": swords} if dial["key"] == "people_swords" else dial for dial in data["option"]]
    return {**data, "option": dials}


COPY = Copy(
    asked={
        "coins": ("denominations", "counts"),
        "people_cards": ("swords", "crowns"),
        "event_card": ("combat", "shields"),
        "piece": ("picture",),
    },
    contradictions=contradictions,
    completed=completed,
    rows={"event_card": ("card", itemgetter("kind")), "piece": ("piece", itemgetter("id"))},
    drawing=("x", "y", "event_totals", "board.totals"),
    settled=dict.fromkeys(
        (
            *("coins.total_coins", "coins.limits_play", "vote_cards", "people_cards.total"),
            *("event_card.effect", "revolt.tie_winner", "revolt.king_wins_swords_kept"),
            *("revolt.rebels_win_swords_kept", "option.players", "option.any_whole_number_from"),
        ),
        whole,
    ),
)


def called(data: Data) -> dict[tuple[str, str], Printed]:
    """Cards by their combat value where there are two of a name, or as a board of one's own calls them."""
    cards = data.now["event_card"]
    leaders = [card for card in cards if card["kind"] in LEADERS]
    return {
        **{("card", card["kind"]): Printed(parts=(("leader", {"combat": card["combat"]}),)) for card in leaders},
        **dict(renamed(cards, data.own["event_card"], "card", lambda row: str(row["kind"]))),
    }
