"""Setting up any table directly: named fields and the question, or the step, at which it stands.

Everything that is not named is as at the start of a game with these options (Nature answering with the first outcome
each time). Where a procedure stands inside which other is found from the rules themselves; ``within`` chooses when
a question can be reached by more than one way, and ``path`` names the whole way (``["game.play", "round.vote"]``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import FunctionType
from typing import Any

from . import flow
from .actions import NUMBER
from .errors import BadPosition
from .game import Game
from .kinds import words_of
from .record import NATURE, NOBODY, Field, out_of_range
from .rulebook import Catalogue, Entry, Procedure, Question, Tally

Frame = tuple[Procedure, int]
ARGUMENTS = ("question", "step", "seats", "witness", "within", "path", "fields")
"""What says where a table stands, in saved games too."""


def stand(
    game: Game,
    options: Mapping[str, Any],
    *,
    question: str | None = None,
    step: str | None = None,
    seats: int | Sequence[int] = (),
    witness: int = flow.EVERYBODY,
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
    for name, value in (fields or {}).items():
        put(s, name, value)
    game.derive(s)
    s.question, s.waiting, s.nature, s.witness = NOBODY, 0, 0, NOBODY
    _place_stack(s, _path(game, question, step, within) if path is None else _named_path(game, path, step))
    if question is not None:
        _ask(s, _question(game, question), asked, witness)
    complain(game, s)
    if step is not None:
        flow.advance(s)
    else:
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
        "path": [
            _place(game.book.procedures[s.procedure[level]], s.at[level] - 1, s.modules) for level in range(s.depth)
        ],
        "fields": named(s),
    }
    return start | {"witness": s.witness} if s.nature else start


def complain(game: Game, s: Any) -> None:
    """BadPosition if a number is out of its range or pieces are too many or too few."""
    wrong = [*out_of_range(s), *game.complaints(s)]
    if wrong:
        raise BadPosition("; ".join(wrong))


def _start(game: Game, options: Mapping[str, Any], edition: int | None) -> Any:
    s = game.table(game.settle(edition, **options), edition)
    flow.begin(s, game.root)
    while s.nature:
        game.answer(s, NATURE, game.offers(s, NATURE)[0])
    return s


def _question(game: Game, name: str) -> Question:
    try:
        return game.book.question_named(name)
    except LookupError as wrong:
        raise BadPosition(str(wrong)) from wrong


def _ask(s: Any, question: Question, seats: list[int], witness: int) -> None:
    s.question = question
    if seats in ([], [NATURE]):
        s.nature, s.witness = 1, witness
        return
    for seat in seats:
        if not 0 <= seat < s.players:
            raise BadPosition(f"seat {seat} does not exist; seats are 0 to {s.players - 1}")
        s.waiting |= 1 << seat


def _check_that_all_can_answer(game: Game, s: Any) -> None:
    for seat in game.to_act(s):
        if not game.offers(s, seat):
            raise BadPosition(f"the question {game.book.questions[s.question].name!r} offers seat {seat} nothing here")


# --- fields -----------------------------------------------------------------------------------------------


def put(s: Any, name: str, value: Any) -> None:
    """Set one field from numbers or words; a row may be given whole, or by its named or numbered places."""
    field = s.FIELDS.get(name)
    if field is None:
        raise BadPosition(f"there is no field {name!r}; there are {', '.join(s.FIELDS)}")
    setattr(s, name, _filled_in(field, getattr(s, name), value, 0, name))


def _filled_in(field: Field, old: Any, value: Any, axis: int, path: str) -> Any:
    if axis == len(field.axes):
        return _number(field.names, value, path)
    names = field.axes[axis]
    new = list(old)
    if isinstance(value, Mapping):
        pairs: Any = ((_number(names, key, path), part) for key, part in value.items())
    elif isinstance(value, list | tuple):
        pairs = enumerate(value)
    else:
        raise BadPosition(f"{path} has {field.shape[axis]} places: give a list, or a mapping from place to value")
    for i, part in pairs:
        if not 0 <= i < len(new):
            raise BadPosition(f"{path} has places 0 to {len(new) - 1}, not {i}")
        new[i] = _filled_in(field, old[i], part, axis + 1, f"{path}[{i}]")
    return new


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
    raise BadPosition(f"{path}: {value!r} is unknown" + (f"; right would be {', '.join(words)}" if words else ""))


def named(s: Any) -> dict[str, Any]:
    """All fields of the game itself with words in place of numbers, as :func:`stand` takes them."""
    return {name: _words(field, getattr(s, name), 0) for name, field in s.FIELDS.items() if name not in _FLOW}


_FLOW = ("players", "modules", "question", "nature", "witness", "waiting", "depth", "procedure", "at")


def _words(field: Field, value: Any, axis: int) -> Any:
    if axis < len(field.axes):
        names = field.axes[axis]
        parts = [_words(field, part, axis + 1) for part in value]
        return parts if isinstance(names, int) else dict(zip(names, parts, strict=True))
    words = words_of(field.names)
    return words[value] if 0 <= value < len(words) else value


# --- the stack ------------------------------------------------------------------------------------------------


def _place_stack(s: Any, path: list[Frame]) -> None:
    while s.depth > 0:
        flow.close(s)
    s.depth = len(path)
    for level, (procedure, at) in enumerate(path):
        s.procedure[level], s.at[level] = procedure, at


def _named_path(game: Game, path: Sequence[str], step: str | None) -> list[Frame]:
    """The stack that ``procedure.step`` names, outermost first; each has come to that step, the last one too."""
    frames = []
    within = [str(place).partition(".")[0] for place in path]
    for level, place in enumerate(path):
        procedure_name, _, rest = str(place).partition(".")
        step_name, _, number = rest.partition("#")
        procedure = _procedure(game, procedure_name)
        # A step that only does the next procedure may be called like it, whatever it was called before.
        names = {step_name, *within[level + 1 : level + 2]}
        found = [at for at, entry in enumerate(procedure.entries) if names & set(_step_names(entry))]
        which = int(number) - 1 if NUMBER.fullmatch(number) else 0
        if not 0 <= which < len(found):
            raise BadPosition(f"the procedure {procedure_name!r} has no step {rest!r}")
        frames.append((procedure, found[which] + 1))
    if not frames:
        raise BadPosition("a path names at least one procedure and step")
    if step is not None:
        frames[-1] = (frames[-1][0], frames[-1][1] - 1)
    return frames


def _place(procedure: Procedure, at: int, modules: int) -> str:
    """A step as ``procedure.step``, the second of that name as ``procedure.step#2``."""
    step = procedure.entries[at].chosen(modules)
    name = step.__name__ if step is not None else procedure.entries[at].step.__name__
    before = sum(name in _step_names(entry) for entry in procedure.entries[:at])
    return f"{procedure.name}.{name}#{before + 1}" if before else f"{procedure.name}.{name}"


def _step_names(entry: Entry) -> list[str]:
    return [step.__name__ for step in (entry.step, *(step for _, step in entry.instead))]


def _procedure(game: Game, name: str) -> Procedure:
    try:
        return game.book.procedure_named(name)
    except LookupError as wrong:
        raise BadPosition(str(wrong)) from wrong


def _path(game: Game, question: str | None, step: str | None, within: str | None) -> list[Frame]:
    """The shortest chain of calls from the game's beginning to the question or step, through ``within`` if given."""
    if question is not None:
        _question(game, question)
    if within is not None:
        _procedure(game, within)
    queue: list[list[Frame]] = [[(game.root, 0)]]
    seen: set[tuple[int, bool]] = set()
    while queue:
        path = queue.pop(0)
        procedure = path[-1][0]
        through = within is None or any(p.name == within for p, _ in path)
        if (procedure, through) in seen:
            continue
        seen.add((procedure, through))
        for at, entry in enumerate(procedure.entries):
            for function in (entry.step, *(other for _, other in entry.instead)):
                if through and step == function.__name__:
                    return [*path[:-1], (procedure, at)]
                for target in mentioned(function):
                    if isinstance(target, Question) and through and target.name == question:
                        return [*path[:-1], (procedure, at + 1)]
                    if isinstance(target, Procedure):
                        queue.append([*path[:-1], (procedure, at + 1), (target, 0)])
    wanted = f"the question {question!r}" if question else f"the step {step!r}"
    raise BadPosition(f"no step of {game.name} leads to {wanted}" + (f" within {within!r}" if within else ""))


def mentioned(function: Any, seen: set[Any] | None = None) -> Iterator[Any]:
    """The procedures and questions a rule function names, directly or through functions it calls."""
    seen = set() if seen is None else seen
    if function in seen:
        return
    seen.add(function)
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, Procedure | Question):
            yield value
        elif isinstance(value, FunctionType) and value.__module__ != flow.__name__:
            yield from mentioned(value, seen)
        elif isinstance(value, Tally):
            for _, part in value.parts:
                yield from mentioned(part, seen)
        elif isinstance(value, Catalogue):
            for column in value.columns.values():
                for part in column:
                    if callable(part):
                        yield from mentioned(part, seen)
