"""Where a table stands: the way from the game's beginning to a question or a step, found from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any

from . import flow, primitives
from .catalogues import Catalogue
from .errors import BadPosition
from .modules import active
from .parameters import NUMBER
from .procedures import Procedure, Slot
from .questions import Question
from .record import NATURE, who_is
from .tallies import Tally

if TYPE_CHECKING:
    from .game import Game

Frame = tuple[Procedure, int]


def question_named(game: Game, name: str) -> Question:
    try:
        return game.book.question_named(name)
    except LookupError as wrong:
        raise BadPosition(str(wrong)) from wrong


def _procedure(game: Game, name: str) -> Procedure:
    try:
        return game.book.procedure_named(name)
    except LookupError as wrong:
        raise BadPosition(str(wrong)) from wrong


# --- the stack ------------------------------------------------------------------------------------------------


def place_stack(s: Any, path: list[Frame]) -> None:
    while s.depth > 0:
        flow.close(s)
    s.depth = len(path)
    for level, (procedure, at) in enumerate(path):
        s.procedure[level], s.at[level] = procedure, at


def named_path(game: Game, path: Sequence[str], step: str | None) -> list[Frame]:
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


def described_path(game: Game, s: Any) -> list[str]:
    """The stack as :func:`named_path` reads it."""
    return [_place(game.book.procedures[s.procedure[level]], s.at[level] - 1, s.modules) for level in range(s.depth)]


def _place(procedure: Procedure, at: int, modules: int) -> str:
    """A step as ``procedure.step``, the second of that name as ``procedure.step#2``."""
    step = procedure.entries[at].chosen(modules)
    name = step.__name__ if step is not None else procedure.entries[at].step.__name__
    before = sum(name in _step_names(entry) for entry in procedure.entries[:at])
    return f"{procedure.name}.{name}#{before + 1}" if before else f"{procedure.name}.{name}"


def _step_names(entry: Slot) -> list[str]:
    return [step.__name__ for step in (entry.step, *(step for _, step in entry.instead))]


def shortest_path(game: Game, modules: int, question: str | None, step: str | None, within: str | None) -> list[Frame]:
    """The shortest chain of calls from the game's beginning to the question or step, through ``within`` if given."""
    if question is not None:
        question_named(game, question)
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
            if through and step in _step_names(entry):
                return [*path[:-1], (procedure, at)]
            for target in mentioned(entry.chosen(modules), modules):
                if isinstance(target, Question) and through and target.name == question:
                    return [*path[:-1], (procedure, at + 1)]
                if isinstance(target, Procedure):
                    queue.append([*path[:-1], (procedure, at + 1), (target, 0)])
    wanted = f"the question {question!r}" if question else f"the step {step!r}"
    where = f" within {within!r}" if within else ""
    raise BadPosition(f"no step of {game.name} leads to {wanted}{where} with these options")


# --- what a step can lead to ----------------------------------------------------------------------------------


def spoken_of(function: Any) -> list[Any]:
    """Everything a function mentions by a name that it did not give itself."""
    outside = [function.__globals__.get(name) for name in function.__code__.co_names]
    return outside + [cell.cell_contents for cell in function.__closure__ or ()]


def reached(function: Any, modules: int, seen: set[Any]) -> Iterator[Any]:
    """A rule function and all that it calls with these modules, directly or not."""
    if function is None or function in seen:
        return
    seen.add(function)
    yield function
    for value in spoken_of(function):
        for called in _called(function, value, modules):
            yield from reached(called, modules, seen)


def _called(function: Any, value: Any, modules: int) -> list[Any]:
    """What a function may call of a thing that it mentions: of a catalogue the columns it names, of rows in play."""
    if isinstance(value, FunctionType) and value.__module__ not in (flow.__name__, primitives.__name__):
        return [value]
    if isinstance(value, Tally):
        return _parts(value, modules)
    if isinstance(value, Catalogue):
        columns = [value.columns[name] for name in function.__code__.co_names if name in value.columns]
        rows = [row for row, when in enumerate(value.when) if active(when, modules)]
        entries = [column[row] for column in columns for row in rows if callable(column[row])]
        return [part for entry in entries for part in _parts(entry, modules)]
    return []


def parts_of(function: Any) -> list[Any]:
    """The functions of a tally; any other function by itself."""
    return [part for _, part in function.parts] if isinstance(function, Tally) else [function]


def _parts(function: Any, modules: int) -> list[Any]:
    """Those of them that are in play."""
    return [p for when, p in function.parts if active(when, modules)] if isinstance(function, Tally) else [function]


def mentioned(function: Any, modules: int) -> Iterator[Any]:
    """The procedures and questions a rule function names, directly or through functions it calls."""
    for one in reached(function, modules, set()):
        yield from (value for value in spoken_of(one) if isinstance(value, Procedure | Question))


def check_who_is_asked(game: Game, s: Any) -> None:
    """Chance answers only what the rules ask of it, and players only what they ask of players."""
    question = game.book.questions[s.question]
    procedure, at = game.book.procedures[s.procedure[s.depth - 1]], s.at[s.depth - 1] - 1
    step: Any = procedure.entries[at].chosen(s.modules) or procedure.entries[at].step
    ways = _ways_of_asking(step, question, s.modules)
    if not ways:
        raise BadPosition(f"the step {step.__name__!r} does not ask {question.name!r}")
    asked = game.to_act(s)
    if (NATURE in asked) not in {way is flow.ask_nature for way in ways}:
        rightly = "seats" if NATURE in asked else "Nature"
        raise BadPosition(f"{question.name!r} is a question to {rightly}, not to {', '.join(map(who_is, asked))}")
    if ways == {flow.ask} and len(asked) > 1:
        raise BadPosition(f"{question.name!r} is a question to one seat, not to {', '.join(map(who_is, asked))}")


def _ways_of_asking(step: Any, question: Question, modules: int) -> set[Any]:
    """Which of ``ask``, ``ask_all``, ``ask_some`` and ``ask_nature`` are used where a step mentions a question."""
    ways = set()
    for function in reached(step, modules, set()):
        spoken = spoken_of(function)
        if any(value is question for value in spoken):
            ways |= {value for value in spoken if value in ASKING}
    return ways


ASKING = (flow.ask, flow.ask_all, flow.ask_some, flow.ask_nature)
