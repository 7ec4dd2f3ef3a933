"""Choosing: many options as short numbered menus, and free words that name one of them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from regnum.kernel import NOBODY, BadNotation
from regnum.kernel.kinds import SEAT
from regnum.words import Voice
from regnum.words.letters import plain
from regnum.words.messages import OPEN


@dataclass(frozen=True)
class MenuRow:
    """One line of a menu: a choice, or several that begin alike."""

    label: str
    actions: tuple[int, ...]


def menu(
    voice: Voice,
    actions: Sequence[int],
    fits: Callable[[Sequence[MenuRow]], bool],
    label: Callable[[int], str],
) -> list[MenuRow]:
    """Every action by itself if they fit, else grouped by verb, then by one parameter after another, else in stretches.

    ``label`` says what an action is.
    """
    entries = [MenuRow(label(action), (action,)) for action in actions]
    if fits(entries):
        return entries
    for depth in range(_parts(voice, actions)):
        groups = _grouped(voice, actions, depth)
        if 1 < len(groups) < len(actions):
            begun = [MenuRow(_begun(voice, group[0], depth), tuple(group)) for group in groups]
            return begun if fits(begun) else _stretches(voice, begun, fits)
    return _stretches(voice, entries, fits)


def _stretches(voice: Voice, entries: Sequence[MenuRow], fits: Callable[[Sequence[MenuRow]], bool]) -> list[MenuRow]:
    """Entries that follow one another as one, from the first to the last, in as many stretches as fit."""

    def cut(count: int) -> list[MenuRow]:
        ends = [len(entries) * number // count for number in range(count + 1)]
        return [_stretch(voice, entries[start:end]) for start, end in pairwise(ends)]

    counts = range(2, len(entries))
    too_many = bisect_left(counts, True, key=lambda count: not fits(cut(count)))
    return cut(counts[max(0, too_many - 1)]) if counts else list(entries)


def _stretch(voice: Voice, entries: Sequence[MenuRow]) -> MenuRow:
    if len(entries) == 1:
        return entries[0]
    actions = tuple(action for entry in entries for action in entry.actions)
    return MenuRow(f"{voice.choice(actions[0])} {OPEN} {_told_apart(voice, actions[0], actions[-1])}", actions)


def _told_apart(voice: Voice, first: int, last: int) -> str:
    """What tells the last of a stretch from the first: those of its parameters that differ."""
    before, after = voice.parameters(first), voice.parameters(last)
    if before.keys() != after.keys():
        return voice.choice(last)
    return ", ".join(str(word) for name, word in after.items() if word != before[name]) or voice.choice(last)


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
    """A choice with its later parameters left open."""
    verb, numbers = voice.game.actions.decoded(action)
    return voice.begun(verb, {p.name: n for p, n in zip(verb.parameters[:depth], numbers, strict=False)})


def named(voice: Voice, actions: Sequence[int], text: str, s: Any = None, seat: int = NOBODY) -> list[int]:
    """The actions that words can mean: notation, beginnings of the names of a choice's parts in any language,
    or else of the words in which it is offered."""
    try:
        action = voice.game.actions.read(text)
        if action in actions:
            return [action]
    except BadNotation:
        pass
    wanted = plain(text).replace("=", " ").split()
    if not wanted:
        return []
    by_parts = [action for action in actions if _fits(wanted, _names(voice, action, s, seat))]
    return by_parts or [action for action in actions if _fits(wanted, _told(voice, action, s, seat))]


def beginnings(voice: Voice, actions: Sequence[int]) -> str:
    """How the last of these choices may be typed: the shortest beginnings of its words that mean it and no other."""
    if not actions:
        return OPEN
    verb, numbers = voice.game.actions.decoded(actions[-1])
    given = zip(verb.parameters, numbers, strict=True)
    words = [verb.name, *(voice.called(n) if p.kind == SEAT else p.write(n) for p, n in given)]
    for letters in range(2, max(map(len, words))):
        typed = " ".join(word if word.isdigit() else word[:letters] for word in words)
        if named(voice, actions, typed) == [actions[-1]]:
            return typed
    return " ".join(words)


def _names(voice: Voice, action: int, s: Any, seat: int) -> list[tuple[str, ...]]:
    """The verb and each parameter, each under all the names it has, and the words for what the choice means there."""
    verb = voice.game.actions.verb(action)
    written = voice.game.actions.write(action).split()
    spoken = [str(value) for value in voice.parameters(action).values()]
    names: list[tuple[str, ...]] = [(verb.name,)]
    for (name, _, word), said in zip((part.partition("=") for part in written[1:]), spoken, strict=True):
        names.append((word, said, name))
    names += [(word,) for meant in voice.caption(action, s, seat).values() for word in str(meant).split()]
    return [tuple(plain(name) for name in group) for group in names]


def _told(voice: Voice, action: int, s: Any, seat: int) -> list[tuple[str]]:
    """The words of the sentence in which a choice is offered."""
    return [(word,) for word in re.findall(r"\w+", plain(voice.choice(action, s, seat)))]


def _fits(wanted: Sequence[str], names: Iterable[tuple[str, ...]]) -> bool:
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
