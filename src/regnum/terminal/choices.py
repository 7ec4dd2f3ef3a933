"""Choosing: many options as short numbered menus, and free words that name one of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel import NOBODY, BadNotation
from regnum.words import Voice

OPEN = "…"
"""Stands for what is chosen next."""


@dataclass(frozen=True)
class Entry:
    """One line of a menu: a choice, or several that begin alike."""

    label: str
    actions: tuple[int, ...]


def menu(voice: Voice, actions: Sequence[int], room: int, s: Any = None, seat: int = NOBODY) -> list[Entry]:
    """Every action on a line of its own if there is room, else grouped by verb, then by one parameter after another."""
    if len(actions) > room:
        for depth in range(_parts(voice, actions)):
            groups = _grouped(voice, actions, depth)
            if 1 < len(groups) < len(actions):
                return [Entry(_begun(voice, group[0], depth), tuple(group)) for group in groups]
    return [Entry(voice.choice(action, s, seat), (action,)) for action in actions]


def _parts(voice: Voice, actions: Iterable[int]) -> int:
    return 1 + max(len(voice.game.actions.verb(action).parameters) for action in actions)


def _grouped(voice: Voice, actions: Iterable[int], depth: int) -> list[list[int]]:
    """Actions with the same verb and the same first ``depth`` parameters, in the order in which they are offered."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for action in actions:
        verb = voice.game.actions.verb(action)
        groups.setdefault((verb.name, *verb.numbers(action)[:depth]), []).append(action)
    return list(groups.values())


def _begun(voice: Voice, action: int, depth: int) -> str:
    """The sentence of a choice with its later parameters left open."""
    verb = voice.game.actions.verb(action)
    known = voice.parameters(action)
    left_open = {name: OPEN for place, name in enumerate(known) if place >= depth}
    return voice.say(f"do-{verb.name}", **known | left_open)


def named(voice: Voice, actions: Sequence[int], text: str, s: Any = None, seat: int = NOBODY) -> list[int]:
    """The actions that a player's words can mean: notation, or beginnings of the words of a choice in any language."""
    try:
        action = voice.game.actions.read(text)
        if action in actions:
            return [action]
    except BadNotation:
        pass
    wanted = _plain(text).replace("=", " ").split()
    return [action for action in actions if wanted and _fits(wanted, _names(voice, action, s, seat))]


def _names(voice: Voice, action: int, s: Any, seat: int) -> list[tuple[str, ...]]:
    """The verb and each parameter, each under all the names it has, and the words for what the choice means there."""
    verb = voice.game.actions.verb(action)
    written = voice.game.actions.write(action).split()
    spoken = [str(value) for value in voice.parameters(action).values()]
    names: list[tuple[str, ...]] = [(verb.name,)]
    for (name, _, word), said in zip((part.partition("=") for part in written[1:]), spoken, strict=True):
        names.append((word, said, name))
    names += [(word,) for meant in voice.caption(action, s, seat).values() for word in str(meant).split()]
    return [tuple(_plain(name) for name in group) for group in names]


def _fits(wanted: Sequence[str], names: Sequence[tuple[str, ...]]) -> bool:
    """Whether each word begins some part's name; a number must be the whole of it."""
    rest = list(names)
    for word in wanted:
        part = next((group for group in rest if any(_begins(word, name) for name in group)), None)
        if part is None:
            return False
        if not any(word == name for name in part[2:]):
            rest.remove(part)
    return True


def _begins(word: str, name: str) -> bool:
    return name == word if word.isdigit() else name.startswith(word)


def _plain(text: str) -> str:
    """Lower case, without accents."""
    decomposed = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
