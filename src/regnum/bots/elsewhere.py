"""A search or a rule of thumb that runs elsewhere: in a browser, where WebAssembly has a thread of its own.

What is asked holds nobody's secrets: one table on which whatever the seat cannot know was dealt anew, and what
everybody saw the others do. Whoever asks knows the rules; whoever searches (``thinking.js``) has only the module.
Nothing here needs numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.kernel import seeded
from regnum.kernel.speed.memory import laid, places

from . import deals, forest
from .knowledge import Knowledge, OpenTable
from .search import PATH, Search, Thought, nodes_for, shared, thoughts_of


def asked(search: Search, knowledge: Knowledge) -> dict[str, Any]:
    """All that ``think`` in thinking.js needs: numbers, bytes, and lists of them."""
    search.moves += 1
    game, secrets = knowledge.game, knowledge.game.book.thumb.lasting
    rng = seeded(search.spoken)
    most = min(search.iterations_in(game), forest.MOST)
    return {
        "seat": knowledge.seat,
        "players": knowledge.seen.players,
        "offers": list(knowledge.offers),
        "table": laid(knowledge.imagine([*rng])),
        "redealt": not isinstance(knowledge, OpenTable),
        "deals": deals.NATIVE,
        "chance": rng,
        "evidence": _evidence(knowledge) if secrets else [],
        "lasting": _rows(game.Table, secrets.fields if secrets else ()),
        "held": _rows(game.Table, deals.secrets_of_seats(game)),
        "luck": seeded(f"{search.spoken} 0"),
        "curiosity": search.curiosity,
        "nodes": nodes_for(most),
        "path": PATH,
        "iterations": most,
        "seconds": search.seconds,
    }


def _evidence(knowledge: Knowledge) -> list[dict[str, Any]]:
    return [
        {"table": laid(moment.seen), "seat": moment.seat, "action": moment.action} for moment in knowledge.evidence()
    ]


def _rows(table: Any, fields: Sequence[str]) -> list[dict[str, int]]:
    """Where the first seat's row of each field begins, and how long each seat's row is."""
    lying = places(table)
    return [{"at": lying[name].offset, "size": lying[name].size // table.STORED[name].shape[0]} for name in fields]


def opinions_asked(table: Any, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """What ``think`` needs to tell what the rule of thumb thinks of a seat's answers at an imagined table."""
    return {"seat": seat, "offers": list(actions), "table": laid(table)}


def answered(search: Search, knowledge: Knowledge, found: Mapping[str, Any]) -> tuple[int, Sequence[Thought]]:
    """What the search answers by what was found, and the thoughts that led there."""
    return search.decide(knowledge, thought(knowledge, found))


def thought(knowledge: Knowledge, found: Mapping[str, Any]) -> list[Thought]:
    """Every answer with what it promises, best first."""
    return thoughts_of(knowledge, [(found["visits"], found["gains"])])


def chances(found: Mapping[str, Any]) -> list[float]:
    """Everybody's share of the win, in seat order."""
    return shared(found["shares"])
