"""What a person may say besides choosing: help, a hint, rules, the log, undoing, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from regnum.bots import Knowledge
from regnum.bots.judge import is_learned
from regnum.bots.search import Search, Thought
from regnum.kernel import BadFile
from regnum.rules import Clause, explained, rules
from regnum.words import Voice
from regnum.words.letters import plain

from .choices import beginnings
from .heraldry import GOLD, QUIET
from .refusal import refusal
from .screen import Leave

if TYPE_CHECKING:
    from .page import Painter
    from .session import Session

Outcome = str | None
"""A note for the player, or None if the game went back and another question is open."""


def obey(session: Session, seat: int, text: str, choices: int = 0) -> Outcome:
    """Carry out a command; ``choices`` is how many numbers would have been right instead."""
    if text.isdigit() and choices:
        return session.voice.say("ui-no-number", count=choices)
    if text.startswith("?") and len(text) > 1:
        text = f"? {text[1:]}"
    word, _, rest = text.partition(" ")
    command = _COMMANDS.get(word.lower())
    if command is None:
        return refusal(session.match, session.voice, seat, text) or session.voice.say("ui-not-understood", text=text)
    return command(session, seat, rest.strip())


# --- the rules ----------------------------------------------------------------------------------------------


def explain(session: Session, seat: int, rest: str) -> Outcome:
    """``?``: how to play here, and the rule of the open question; ``? words``: things and clauses of this name."""
    if not rest:
        return _read(session, _help(session, seat))
    found = look_up(session.painter, seat, rest)
    return _read(session, Group(*found)) if found else session.voice.say("ui-no-clause", text=rest)


def look_up(painter: Painter, seat: int | None, words: str) -> list[RenderableType]:
    """A clause by its id, or what lies on the table under these words and the clauses that hold them."""
    known = rules(painter.match.game, painter.voice.language)
    if words in known:
        return [clause_page(known.clause(words), painter.voice)]
    things = [item.text for part in painter.drawing(seat).parts for item in part.items if _called(item.name, words)]
    clauses = [clause_page(clause, painter.voice) for clause in known.search(words)]
    return [*things, *([Text()] if things and clauses else ()), *clauses]


def _called(name: str, words: str) -> bool:
    """Whether every word begins a word of the name."""
    parts = plain(name).split()
    return bool(words) and all(any(part.startswith(word) for part in parts) for word in plain(words).split())


def why(session: Session, seat: int, rest: str) -> Outcome:
    """``why 12``: the clause behind line 12 of the log."""
    lines = session.painter.log(seat)
    if not rest.isdecimal() or not 1 <= int(rest) <= len(lines):
        return session.voice.say("ui-which-line", count=len(lines))
    line = lines[int(rest) - 1]
    return _read(session, Group(Text(line.text, style="bold"), Text(), *_cited(session, line.clause)))


def _cited(session: Session, clauses: str) -> list[RenderableType]:
    found = explained(session.match.game, clauses, session.voice.language)
    return [clause_page(clause, session.voice) for clause in found]


def hint(session: Session, seat: int, rest: str) -> Outcome:
    """``hint``: what each choice promises, from what this seat may know; ``hint 5`` thinks for longer.

    Where a network has learned the game it is asked, and looks ahead; elsewhere a search is.
    """
    seconds = float(rest) if rest.isdecimal() and rest != "0" else HINT_SECONDS
    knowledge = Knowledge.of(session.match, seat)
    session.screen.show(Text(session.voice.say("ui-thinking"), style=QUIET))
    thoughts = _asked(f"hint {len(session.match.choices)}", seconds, knowledge)
    page = Table(*(session.voice.say(f"ui-hint-{column}") for column in ("choice", "worth", "tries")), box=None)
    for thought in [thought for thought in thoughts if thought.visits][:HINTS]:
        page.add_row(
            session.voice.choice(thought.action, session.match.table, seat), f"{thought.worth:.0%}", str(thought.visits)
        )
    return _read(session, Group(page, Text(session.voice.say("ui-hint-means"), style=QUIET)))


def _asked(seed: str, seconds: float, knowledge: Knowledge) -> list[Thought]:
    if not is_learned(knowledge):
        return Search(seed, seconds).think(knowledge)
    from regnum.bots.emperor import ROUNDS, Emperor

    return Emperor(seed, seconds, rounds=max(ROUNDS, int(ROUNDS * seconds))).think(knowledge)


HINT_SECONDS = 1.0
HINTS = 12
"""How many choices a hint compares: the most promising ones."""


def _help(session: Session, seat: int) -> RenderableType:
    match, voice = session.match, session.voice
    rule = explained(match.game, match.question.rule, voice.language) if match.question else []
    clause = rule[0].id if rule else f"{match.game.prefix}-1"
    typed = beginnings(voice, match.game.offers(match.table, seat))
    text = Markdown(voice.say("ui-help", clause=clause, typed=typed))
    return Group(*session.painter.drawing(seat).legend, Text(), text, *(clause_page(one, voice) for one in rule))


def clause_page(clause: Clause, voice: Voice) -> RenderableType:
    """One clause, its id in gold, and a remark if it is not quite what the reader asked for."""
    head = Text(clause.id, style=f"bold {GOLD}")
    head.append(f"  {clause.section}", style=QUIET)
    if clause.language != voice.language:
        head.append(f"  {voice.say('rules-untranslated')}", style=QUIET)
    elif clause.stale:
        head.append(f"  {voice.say('rules-stale')}", style=QUIET)
    return Group(head, Markdown(clause.words), Text())


# --- the table ----------------------------------------------------------------------------------------------


def show_log(session: Session, seat: int, rest: str) -> Outcome:
    """``l``: everything this seat has heard."""
    return _read(session, Group(*session.painter.told(session.painter.log(seat), 0)))


def show_open(session: Session, seat: int, rest: str) -> Outcome:
    """``o``: all that everybody may see, and what this game is played with."""
    painter, unusual = session.painter, session.voice.options(session.match.options)
    parts = [one for part in painter.drawing(None).parts for one in (Text(), painter.in_words(part))]
    return _read(session, Group(painter.header(), painter.table(None), Text(), *map(Text, unusual), *parts))


def leaf_on(session: Session, seat: int, rest: str) -> Outcome:
    """``>``: the next leaf of the table."""
    session.leaf += 1
    return ""


def leaf_back(session: Session, seat: int, rest: str) -> Outcome:
    """``<``: the leaf before."""
    session.leaf -= 1
    return ""


def _read(session: Session, page: RenderableType) -> Outcome:
    session.screen.read_through(page, session.voice.say("ui-more"))
    return ""


# --- going back, keeping, leaving ---------------------------------------------------------------------------


def undo(session: Session, seat: int, rest: str) -> Outcome:
    """``u``: back to before the last choice that a person made, not counting what was answered for them."""
    match = session.match
    last = next((i for i in reversed(range(len(match.choices))) if _by_hand(session, i)), None)
    if last is None:
        return session.voice.say("ui-nothing-to-undo")
    go_back(session, last)
    return None


def go_back(session: Session, count: int) -> None:
    """To the moment when so many choices had been made."""
    session.match.rewind(count)
    for someone in session.heard:
        session.heard[someone] = min(session.heard[someone], len(session.match.heard(someone)))
    session.try_to_keep()


def _by_hand(session: Session, place: int) -> bool:
    """Whether a person was asked for that choice."""
    seat, action, *_ = session.match.choices[place]
    return seat in session.people and session.by_itself(session.match.position(place), seat) != action


def at_once(session: Session, seat: int, rest: str) -> Outcome:
    """``a``: let usual answers be given at once, or be asked for them again."""
    session.asks ^= {seat}
    questions = [question.name for question in session.match.game.book.questions if question.usual is not None]
    done = session.voice.say("off" if seat in session.asks else "on")
    titles = [f"{session.voice.usual(name)}{session.voice.colon}{done}" for name in questions]
    return " · ".join(titles) or session.voice.say("ui-nothing-usual")


def save(session: Session, seat: int, rest: str) -> Outcome:
    """``s FILE``: write the game there too, and keep it there from now on."""
    if not rest:
        return session.voice.say("ui-kept", file=str(session.settings.file))
    return _keep_in(session, Path(rest).expanduser())


def _keep_in(session: Session, path: Path) -> str:
    before = session.settings.file
    if path.exists() and path != before:
        return session.voice.say("ui-exists", file=str(path))
    session.settings.file = path
    try:
        session.keep()
    except BadFile as wrong:
        session.settings.file = before
        return str(wrong)
    return session.voice.say("ui-kept", file=str(path))


def leave(session: Session, seat: int, rest: str) -> Outcome:
    """``q``: the game is kept in any case; a name for it may be given."""
    name = session.screen.ask(session.voice.say("ui-save-as", file=str(session.settings.file)) + " ").strip()
    if name in ("c", "cancel"):
        return ""
    if name:
        note = _keep_in(session, Path(name).expanduser())
        if session.settings.file != Path(name).expanduser():
            return note
    raise Leave


def after_the_end(session: Session) -> int:
    """The result, as long as one likes to look at it; 1 if the last choice was taken back."""
    note, session.leaf = "", 0
    while True:
        keys = Text(note or session.voice.say("ui-end-keys"), style=QUIET)
        bottom = [*session.painter.result(), keys]
        session.screen.show(session.painter.page(session.viewer, session.heard[session.viewer], bottom, session.leaf))
        session.heard[session.viewer] = len(session.match.heard(session.viewer))
        if not session.people:
            return 0
        text = session.screen.ask("› ").strip()
        if text in ("", "q", "quit"):
            return 0
        outcome = obey(session, session.viewer if session.viewer is not None else session.people[0], text)
        if outcome is None:
            return 1
        note = outcome


_COMMANDS: dict[str, Callable[[Session, int, str], Outcome]] = {
    name: command
    for names, command in (
        (("?", "h", "help"), explain),
        (("t", "hint"), hint),
        (("w", "why"), why),
        (("l", "log"), show_log),
        (("o", "open"), show_open),
        ((">",), leaf_on),
        (("<",), leaf_back),
        (("u", "undo"), undo),
        (("a", "at-once"), at_once),
        (("s", "save"), save),
        (("q", "quit"), leave),
    )
    for name in names
}
