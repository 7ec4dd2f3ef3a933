"""What every game promises, each promise as a function that raises AssertionError for a game that breaks it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.kernel import NATURE, BadNotation, Game, IllegalChoice, Match, saved
from regnum.kernel.as_data import plain, rebuilt
from regnum.kernel.position import describe, stand
from regnum.kernel.record import out_of_range
from regnum.kernel.views import observation_bounds

from .playing import Played

FEW, SOME = 8, 30
"""How many positions of a game an expensive and a cheap check looks at."""
OPTIONS_TRIED = 40


def sees(game: Game, s: Any) -> list[int | None]:
    """Everybody who may look at a table."""
    return [*range(s.players), None]


# --- playing ------------------------------------------------------------------------------------------------


def ends(played: Played) -> None:
    """A random game comes to its end, and everybody has a place."""
    if played.failure is not None:
        raise AssertionError(f"{played.failure!r}\n{played.record()}") from played.failure
    assert played.match.over, f"not over after {len(played.match.choices)} choices: {played.match.where()}"
    result = played.match.result
    assert result is not None
    players = played.match.options["players"]
    assert len(result.places) == len(result.scores) == players
    assert all(1 <= place <= players + 1 for place in result.places), result


def somebody_can_act(game: Game, s: Any) -> None:
    """While the game goes on somebody is asked, and whoever is asked can answer, each option offered once."""
    if game.over(s):
        assert game.to_act(s) == ()
        return
    assert game.to_act(s), f"nobody is asked: {game.where(s)}"
    for seat in game.to_act(s):
        offers = game.offers(s, seat)
        assert offers, f"seat {seat} is asked and can answer nothing: {game.where(s)}"
        assert len(set(offers)) == len(offers), f"an option is offered twice: {game.where(s)}"
        if seat == NATURE:
            assert len(offers.odds) == len(offers), f"weigh and offer are mixed: {game.where(s)}"
            assert min(offers.odds) > 0


def is_possible(game: Game, s: Any) -> None:
    """All pieces are there, every number is in its range, and what only counts other fields counts right."""
    wrong = [*out_of_range(s), *game.complaints(s)]
    assert not wrong, f"{'; '.join(wrong)} at {game.where(s)}"
    counted = s.copy()
    game.derive(counted)
    assert counted == s, f"derived fields disagree at {game.where(s)}: {differences(counted, s)}"


def offered_is_playable(game: Game, s: Any, rng: random.Random) -> None:
    """Whatever is offered can be done, and leads to a position that is possible too."""
    for seat in game.to_act(s):
        offers = game.offers(s, seat)
        for action in rng.sample(offers, min(OPTIONS_TRIED, len(offers))):
            after = s.copy()
            after.checked = True
            game.answer(after, seat, action)
            somebody_can_act(game, after)
            is_possible(game, after)


def refusals_change_nothing(match: Match, rng: random.Random) -> None:
    """What is not legal is refused, and leaves no trace."""
    before = match.table.copy(), list(match.choices), list(match.happenings)
    for seat in (*range(match.options["players"] + 1), NATURE):
        legal = match.game.offers(match.table, seat)
        illegal = [action for action in rng.sample(range(len(match.game.actions)), 5) if action not in legal]
        wrong: tuple[Any, ...] = (*illegal, "no such verb", {"do": None}, -1)
        for choice in wrong:
            with pytest.raises((BadNotation, IllegalChoice)):
                match.choose(choice, seat)
        assert (match.table, match.choices, match.happenings) == before


def copies_stay(played: Played) -> None:
    """A copy taken during the game is untouched by all that was played afterwards."""
    assert [hash(s) for s in played.tables] == played.fingerprints


# --- round trips ----------------------------------------------------------------------------------------------


def notation_round_trips(game: Game) -> None:
    for action in range(len(game.actions)):
        assert game.actions.read(game.actions.write(action)) == action
        assert game.actions.from_json(json.loads(json.dumps(game.actions.to_json(action)))) == action


def stands_again(game: Game, match: Match, s: Any) -> None:
    """A position written down as named fields and set up from them is the same position."""
    start = json.loads(json.dumps(describe(game, s)))
    again = stand(game, match.options, edition=match.edition, **start)
    assert again == s, f"{differences(again, s)} at {game.where(s)}: is all of the table laid before anything is asked?"
    assert game.digest(again) == game.digest(s)


def replays(played: Played) -> None:
    """The saved game read back is the game."""
    back = saved.read(played.record(), lambda name: played.game)
    assert back.table == played.match.table
    assert back.choices == played.match.choices
    assert back.happenings == played.match.happenings


def undoes(played: Played, place: int) -> None:
    """Going back is the same as never having gone on."""
    match = played.match
    fresh = Match(played.game, edition=match.edition, checked=True, **match.options)
    for choice in match.choices[:place]:
        fresh.choose(choice.action, choice.seat)
    rewound = played.at(place)
    assert rewound.table == fresh.table == played.tables[place]
    assert rewound.choices == fresh.choices
    assert rewound.happenings == fresh.happenings
    assert rewound.to_act == fresh.to_act


def plays_on_from_plain_data(played: Played, place: int) -> None:
    """Nothing that matters is outside the record: a table rebuilt from its plain data plays on identically."""
    s = rebuilt(played.game.Table, json.loads(json.dumps(plain(played.tables[place]))))
    assert s == played.tables[place]
    assert played.game.digest(s) == played.game.digest(played.tables[place])
    if place < len(played.match.choices):
        choice = played.match.choices[place]
        played.game.answer(s, choice.seat, choice.action)
        assert s == played.tables[place + 1], differences(s, played.tables[place + 1])


# --- looking ----------------------------------------------------------------------------------------------------


def observations_fit(game: Game, s: Any) -> None:
    """Every observation has the same length and keeps its bounds; every view is plain data."""
    lows, highs = observation_bounds(game.Table)
    for seat in sees(game, s):
        seen = game.observation(s, seat)
        assert len(seen) == len(lows) == len(highs)
        assert all(low <= number <= high for low, number, high in zip(lows, seen, highs, strict=True))
        view = game.view(s, seat)
        assert json.loads(json.dumps(view)) == view


def masks_agree(game: Game, s: Any) -> None:
    for seat in (*range(s.players), NATURE):
        mask = game.mask(s, seat)
        assert len(mask) == len(game.actions)
        assert [action for action, legal in enumerate(mask) if legal] == sorted(game.offers(s, seat))


def events_are_well_told(played: Played) -> None:
    """Each line of the log has the numbers its event declares, each with a word."""
    for happening in played.match.happenings:
        event = played.game.book.events[happening.event]
        assert len(happening.numbers) == len(event.arguments), event.name
        for number, (argument, kind) in zip(happening.numbers, event.arguments.items(), strict=True):
            if kind not in ("number", int):
                known = played.match.options["players"] if kind == "seat" else len(kind)
                assert -1 <= number < known, f"{event.name}: {argument} is {number}"


def differences(one: Any, other: Any) -> str:
    """Where two tables differ, place by place."""
    found = [place for name in one.FIELDS for place in _places(name, getattr(one, name), getattr(other, name))]
    return "; ".join(found[:12]) + (f" … ({len(found)} in all)" if len(found) > 12 else "")


def _places(path: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, list):
        for i, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _places(f"{path}[{i}]", left, right)
    elif one != other:
        yield f"{path} is {one} and {other}"
