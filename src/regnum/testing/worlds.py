"""Non-interference: worlds that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from regnum.kernel import EVERYBODY, NATURE, Game, Match, saved
from regnum.kernel.views import visible

from .checks import is_possible, somebody_can_act
from .playing import random_offer


def sight(match: Match, seat: int | None, person: int | None = None) -> dict[str, Any]:
    """All that reaches a seat, or one of the persons who share it."""
    game, s = match.game, match.table
    seen = {
        "view": game.view(s, seat, person),
        "blank": game.blank(s, seat, person).values(),
        "offers": [] if seat is None else match.offers(seat, person),
        "log": match.heard(seat, person),
        "history": match.history(seat, person),
        "file": saved.write_for(match, seat, person),
        "where": match.where(),
        "reasons": [] if seat is None else reasons(match, seat, person),
    }
    return seen if person is not None else {**seen, "observation": game.observation(s, seat)}


ASKED_WHY = 40
"""About how many actions a seat asks about, spread over all there are."""


def reasons(match: Match, seat: int, person: int | None = None) -> list[str]:
    """What a seat hears that asks why not."""
    size = len(match.game.actions)
    tried = [*range(0, size, size // ASKED_WHY + 1), *just_outside(match.game)]
    return [str(match.why_not(choice, seat, person)) for choice in tried]


@cache
def just_outside(game: Game) -> tuple[str, ...]:
    """Choices with each verb that would be one but for one value, which is just outside its range."""
    found = []
    for verb in game.actions:
        least = [p.write(p.low) for p in verb.parameters]
        for i, p in enumerate(verb.parameters):
            for value in ("nobody-is-called-so",) if p.words else (p.low - 1, p.low + p.size):
                found.append(" ".join([verb.name, *least[:i], f"{p.name}={value}", *least[i + 1 :]]))
    return tuple(found)


def persons(match: Match, seat: int) -> Iterator[int | None]:
    """Who may look for a seat: whoever plays the whole of it, and each of the persons who share it."""
    yield None
    count = match.game.options.persons(match.options)[seat]
    yield from range(count) if count > 1 else ()


def another_world(match: Match, seat: int, seed: int, person: int | None = None) -> Match:
    """This match with all that the seat, or one person of it, can't know dealt anew."""
    other = match.branch()
    rng = [seed * 40014 % 2147483563 + 1, seed * 40692 % 2147483399 + 1]
    match.game.redeal(other.table, seat, rng, person)
    return other


def looks_the_same(one: Match, other: Match, seat: int | None, person: int | None = None) -> None:
    """Nothing that reaches the seat tells the worlds apart."""
    left, right = sight(one, seat, person), sight(other, seat, person)
    for name in left:
        assert left[name] == right[name], f"seat {seat} sees a difference in its {name}: {_told(left, right, name)}"


def _told(left: dict[str, Any], right: dict[str, Any], name: str) -> str:
    if name != "view":
        return f"{left[name]} and {right[name]}"
    return "; ".join(
        f"{field} {left['view'][field]} and {right['view'][field]}"
        for field in left["view"]
        if left["view"][field] != right["view"][field]
    )


def redealing_keeps_secrets(match: Match, seat: int, seed: int, person: int | None = None) -> bool:
    """The other world is possible and looks the same to the seat and to a spectator; whether it is another one."""
    other = another_world(match, seat, seed, person)
    looks_the_same(match, other, seat, person)
    looks_the_same(match, other, None)
    is_possible(match.game, other.table)
    somebody_can_act(match.game, other.table)
    return bool(other.table != match.table)


# --- playing on in both worlds ------------------------------------------------------------------------------


def playing_on_keeps_secrets(match: Match, seat: int, rng: random.Random, choices: int) -> None:
    """With the same visible choices the seat sees the same, until the log tells it something that differs.

    A card drawn in secret is not told at once, unless the game is over by it; nor is the answer of one while others
    are still thinking.
    """
    worlds = one, other = match.branch(), another_world(match, seat, rng.randrange(10**6))
    since = len(match.choices), len(match.happenings)
    for _ in range(choices):
        if one.over:
            return
        who = rng.choice(one.to_act)
        is_silent = _is_hidden(one, who, seat) and (who == NATURE or len(one.to_act) > 1)
        if not _choose(one, other, who, seat, rng):
            return
        if _is_revealed(worlds, seat, since):
            secret = one.choices[-1].text
            assert not is_silent or one.over, (
                f"seat {seat} is told what it may not know, as soon as {secret!r} was chosen\n{saved.write(one)}"
            )
            return
        left, right = (_news(world, seat, since) for world in worlds)
        if left != right:
            looks_the_same(one, other, seat)
            raise AssertionError(f"seat {seat} learns {left} and {right}\n{saved.write(one)}")
    looks_the_same(one, other, seat)


def _news(match: Match, seat: int, since: tuple[int, int]) -> list[Any]:
    """What has reached a seat since then; quicker than all of its sight."""
    texts = [
        choice.text if choice.known(seat) else None for choice in match.choices[since[0] :] if choice.noticed(seat)
    ]
    return [match.game.view(match.table, seat), match.offers(seat), texts]


def _choose(one: Match, other: Match, who: int, seat: int, rng: random.Random) -> bool:
    """One more choice: the same in both worlds if the seat sees it, any in each if not. False if that cannot be."""
    if _is_hidden(one, who, seat):
        for world in (one, other):
            _answer_in_full(world, who, rng)
        return True
    common = [text for text in one.offers(who) if text in other.offers(who)]
    if common:
        text = rng.choice(common)
        one.choose(text, who)
        other.choose(text, who)
    return bool(common)


def _is_hidden(match: Match, who: int, seat: int) -> bool:
    if who == NATURE:
        return match.table.witness not in (EVERYBODY, seat)
    return who != seat and match.question.secret


def _answer_in_full(match: Match, who: int, rng: random.Random) -> None:
    match.choose(random_offer(match, who, rng), who)
    while match.choices[-1].more:
        match.choose(random_offer(match, who, rng), who)


def _is_revealed(worlds: tuple[Match, Match], seat: int, since: tuple[int, int]) -> bool:
    """Whether the rules have shown the seat something that differs: by a line of the log, or by an open field."""
    left, right = ([(h.event, h.numbers) for h in w.happenings[since[1] :] if h.heard(seat)] for w in worlds)
    return left != right or _shows_openly(worlds[0].table, worlds[1].table)


def _shows_openly(one: Any, other: Any) -> bool:
    return any(
        field.open_if and visible(one, field) and visible(other, field) and getattr(one, name) != getattr(other, name)
        for name, field in one.FIELDS.items()
    )
