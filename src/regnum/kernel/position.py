"""Setting up any table directly: named fields and the question, or the step, at which it stands.

Everything that is not named is as at the start of a game with these options (Nature answering with the first outcome
each time), but for fields that follow from others. Where a procedure stands inside which other is found from the rules
themselves; ``within`` chooses when a question can be reached by more than one way, and ``path`` names the whole way
(``["game.play", "round.vote"]``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from . import flow
from .absent import Place, emptied, in_play, is_absent, nothing, seated
from .errors import BadPosition
from .events import EVERYBODY, HIDDEN_FROM_ALL
from .game import Game
from .kinds import words_of
from .parameters import NUMBER
from .possible import needed, path, strangers
from .record import NATURE, NOBODY, Field, flat, out_of_range
from .standing import check_who_is_asked, described_path, named_path, place_stack, question_named, shortest_path
from .supplies import Supply
from .views import FLOW, in_words, word_of

ARGUMENTS = ("question", "step", "seats", "witness", "within", "path", "fields")
"""What says where a table stands, in saved games too."""

Said = list[tuple[str, Place, int]]
"""What somebody has named: fields, places in them, numbers."""


def stand(
    game: Game,
    options: Mapping[str, Any],
    *,
    question: str | None = None,
    step: str | None = None,
    seats: int | Sequence[int] = (),
    witness: int = EVERYBODY,
    within: str | None = None,
    path: Sequence[str] | None = None,
    fields: Mapping[str, Any] | None = None,
    edition: int | None = None,
) -> Any:
    """A table that stands at a question (asked of ``seats``; none means Nature) or before a step, which then runs.

    ``witness`` is the seat that sees Nature's answer.
    """
    if (question is None) == (step is None):
        raise BadPosition("name either the question or the step at which the table stands")
    asked = [seats] if isinstance(seats, int) else list(seats)
    if not all(isinstance(number, int) for number in (*asked, witness)):
        raise BadPosition(f"seats and the witness are numbers, not {seats!r} and {witness!r}")
    if not isinstance(fields, Mapping | None):
        raise BadPosition(f"fields are a mapping from name to value, not {fields!r}")
    s = _start(game, options, edition)
    begun = s.copy()
    s.question, s.waiting, s.nature, s.witness = NOBODY, 0, 0, NOBODY
    ways = shortest_path(game, s.modules, question, step, within) if path is None else named_path(game, path, step)
    place_stack(s, ways)
    if question is not None:
        _ask(s, question_named(game, question), asked, witness)
    said = [part for name, value in (fields or {}).items() for part in _said(s, name, value)]
    _check_options(game, s, said)
    for name, place, number in said:
        _set(s, name, place, number)
    said = _of_those_present(game, s, begun, said)
    complain(game, s, said, _derive(game, s, said))
    if step is not None:
        flow.advance(s)
    else:
        check_who_is_asked(game, s)
        _check_that_all_can_answer(game, s)
    s.told.clear()
    return s


def describe(game: Game, s: Any) -> dict[str, Any]:
    """The arguments with which :func:`stand` gives this very table."""
    if s.depth == 0:
        raise BadPosition("a game that is over stands nowhere")
    start: dict[str, Any] = {
        "question": game.book.questions[s.question].name,
        "seats": [seat for seat in game.to_act(s) if seat != NATURE],
        "path": described_path(game, s),
        "fields": named(s),
    }
    return start | {"witness": s.witness} if s.nature else start


def _start(game: Game, options: Mapping[str, Any], edition: int | None) -> Any:
    s = game.table(game.settle(edition, **options), edition)
    flow.begin(s, game.root)
    while s.nature:
        game.answer(s, NATURE, game.offers(s, NATURE)[0])
    return s


def _ask(s: Any, question: int, seats: list[int], witness: int) -> None:
    s.question = question
    for seat in (*seats, witness):
        if not HIDDEN_FROM_ALL <= seat < s.players or (seat == HIDDEN_FROM_ALL and seat in seats):
            raise BadPosition(f"seat {seat} does not exist; seats are 0 to {s.players - 1}")
    if seats in ([], [NATURE]):
        s.nature, s.witness = 1, witness
        return
    for seat in seats:
        s.waiting |= 1 << seat


def _check_that_all_can_answer(game: Game, s: Any) -> None:
    for seat in game.to_act(s):
        if not game.offers(s, seat):
            raise BadPosition(f"the question {game.book.questions[s.question].name!r} offers seat {seat} nothing here")


# --- what cannot be ---------------------------------------------------------------------------------------------


def complain(game: Game, s: Any, said: Said, denied: list[str]) -> None:
    """BadPosition if a number is out of its range or pieces are too many or too few."""
    wrong = [*denied, *game.complaints(s)]
    if wrong:
        raise BadPosition("; ".join([*wrong, *_left_as_at_the_start(game, s, said)]))


def _left_as_at_the_start(game: Game, s: Any, said: Said) -> Iterator[str]:
    """Rows that nobody has named, of fields that share their pieces with a row that somebody has."""
    for name in dict.fromkeys(game.book.shared):
        axis: Any = s.FIELDS[name].axes[0]
        rows = {place[0] for field, place, _ in said if field == name and place}
        by_seat = bool(getattr(axis, "present", ""))
        missing = [row for row in range(seated(s, axis)) if row not in rows] if rows and by_seat else []
        if missing:
            yield f"not named, and so as at the start: {name} of {', '.join(f'seat {row}' for row in missing)}"


def _check_options(game: Game, s: Any, said: Said) -> None:
    """Fields that store options say what the options say."""
    stored = {option.name for option in game.options}
    for name, place, number in said:
        if name in stored and number != _get(s, name, place) and not is_absent(s, s.FIELDS[name], place):
            raise BadPosition(f"{name} is an option of the game: give it as one, not as a field")


def _of_those_present(game: Game, s: Any, begun: Any, said: Said) -> Said:
    """Without what was said of nobody, which must be nothing; there the record keeps what it had."""
    present: Said = []
    whole = {name for name in {name for name, _, _ in said} if _is_whole(begun, name, said)}
    for name, place, number in said:
        field = s.FIELDS[name]
        if not is_absent(s, field, place):
            present.append((name, place, number))
        elif number != nothing(field) and not (name in whole and number == _get(begun, name, place)):
            where = path(name, field, place)
            if not in_play(s, field):
                raise BadPosition(f"{where}: {name} is only there with {needed(game, field.when)}")
            clause = f" ({game.book.seats})" if game.book.seats else ""
            raise BadPosition(f"{where} is {word_of(field, number)}, but nobody sits there: {s.players} play{clause}")
        else:
            _set(s, name, place, _get(begun, name, place))
    return present


def _is_whole(s: Any, name: str, said: Said) -> bool:
    """Whether somebody has copied all of a field, as files of old do: then what it holds of nobody may stand there."""
    return sum(field == name for field, _, _ in said) == len(flat(getattr(s, name)))


def _derive(game: Game, s: Any, said: Said) -> list[str]:
    """Set what follows from other fields; a sentence for everything that somebody has said otherwise.

    From numbers that stand for nothing only supplies follow, so that pieces can be counted.
    """
    denied: dict[tuple[str, Place], str] = {}
    known = not (out_of_range(s) or any(strangers(game, s)))
    for part in game.book.derive.active(s.modules):
        if isinstance(part, Supply):
            part.fill(s, {place[0] if place else 0 for name, place, _ in said if name == part.rest})
            continue
        if not known:
            continue
        part(s)
        for name, place, number in said:
            found = _get(s, name, place)
            if found != number and (name, place) not in denied:
                field = s.FIELDS[name]
                word, right = (word_of(field, one) for one in (number, found))
                because = game.book.derive.because[part] or "it follows from other fields"
                denied[name, place] = f"{path(name, field, place)} cannot be {word}: {because}, so it is {right}"
    return list(denied.values())


# --- fields -----------------------------------------------------------------------------------------------


def put(s: Any, name: str, value: Any) -> None:
    """Set one field from numbers or words; a row may be given whole, or by its named or numbered places."""
    for _, place, number in list(_said(s, name, value)):
        _set(s, name, place, number)


def _said(s: Any, name: str, value: Any) -> Iterator[tuple[str, Place, int]]:
    field = s.FIELDS.get(name)
    if field is None:
        raise BadPosition(f"there is no field {name!r}; there are {', '.join(s.FIELDS)}")
    for place, number in _parts(field, value, (), name):
        if name in FLOW and number != _get(s, name, place):
            raise BadPosition(f"{name} is no field to be named: options, question, seats and path say it")
        yield name, place, number


def _parts(field: Field, value: Any, place: Place, path: str) -> Iterator[tuple[Place, int]]:
    axis = len(place)
    if axis == len(field.axes):
        yield place, _number(field.names, value, path)
        return
    if isinstance(value, Mapping):
        pairs: Any = ((_number(field.axes[axis], key, path), part) for key, part in value.items())
    elif isinstance(value, list | tuple):
        pairs = enumerate(value)
    else:
        raise BadPosition(f"{path} has {field.shape[axis]} places: give a list, or a mapping from place to value")
    for i, part in pairs:
        if not 0 <= i < field.shape[axis]:
            raise BadPosition(f"{path} has places 0 to {field.shape[axis] - 1}, not {i}")
        yield from _parts(field, part, (*place, i), f"{path}[{i}]")


def _get(s: Any, name: str, place: Place) -> int:
    value = getattr(s, name)
    for at in place:
        value = value[at]
    return int(value)


def _set(s: Any, name: str, place: Place, number: int) -> None:
    if not place:
        setattr(s, name, number)
        return
    row = getattr(s, name)
    for at in place[:-1]:
        row = row[at]
    row[place[-1]] = number


def _number(names: Any, value: Any, path: str) -> int:
    if isinstance(value, int):
        return int(value)
    words = words_of(names)
    if value in words:
        return words.index(value)
    if value == "nobody":
        return NOBODY
    if isinstance(value, str) and NUMBER.fullmatch(value):
        return int(value)
    raise BadPosition(f"{path}: {value!r} is unknown" + (f"; expected {', '.join(words)}" if words else ""))


def named(s: Any) -> dict[str, Any]:
    """All fields of the game itself with words in place of numbers, as :func:`stand` takes them.

    Where nobody is there is nobody: in rows of seats that nobody holds, and in fields of what is not in play.
    """
    shown = emptied(s)
    return {
        name: in_words(field, shown.get(name, getattr(s, name))) for name, field in s.FIELDS.items() if name not in FLOW
    }
