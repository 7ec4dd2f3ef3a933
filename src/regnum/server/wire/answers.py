"""What the server answers and tells, as types: for the OpenAPI description, the client's types, and readers."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Struct

from regnum.sources.telling import Changed, Meaning, OwnerAsked, Sheet

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue | list[OptionValue]]
Wanted: TypeAlias = Literal["anyone", "friend", "bot"]
Seen: TypeAlias = int | None
Value: TypeAlias = Seen | list[Seen | list[Seen | list[Seen]]]
"""A number, or null where one may not look; nested as the field's axes say."""


class Me(TypedDict):
    account: str
    name: str
    guest: bool
    language: str
    csrf: str


class Players(TypedDict):
    least: int
    most: int
    usual: int


class ValueOfOption(TypedDict):
    value: OptionValue
    title: str


class Option(TypedDict):
    name: str
    title: str
    help: str
    clause: str
    per_seat: bool
    default: OptionValue | list[OptionValue]
    values: list[ValueOfOption]


class Level(TypedDict):
    level: str
    title: str


class Usual(TypedDict):
    question: str
    choice: str
    title: str


class GameFacts(TypedDict):
    game: str
    title: str
    edition: int
    board: str | None
    """The fingerprint of the board that new tables are begun on; null for the game's own."""
    prefix: str
    players: Players
    shared_by: str
    """The option that says how many persons share each seat; empty where nobody does."""
    options: list[Option]
    usual: list[Usual]
    """Questions that may be answered for a player, each with that answer and what to call it."""
    bots: list[Level]
    lesson: bool
    """Whether there is a guided first game."""


class Configured(TypedDict):
    players: int
    options: Options


class Clause(TypedDict):
    id: str
    section: str
    text: str


class Rules(TypedDict):
    title: str
    text: str
    clauses: list[Clause]


class Piece(TypedDict):
    name: str
    label: str


class Passage(TypedDict):
    pieces: list[Piece]
    text: str
    clauses: list[str]


class Section(TypedDict):
    title: str
    listed: bool
    passages: list[Passage]


class Guide(TypedDict):
    title: str
    sections: list[Section]


class Word(TypedDict):
    word: str
    name: str
    text: NotRequired[str]


class Axis(TypedDict):
    length: int
    kind: str


class Field(TypedDict):
    sight: Literal["public", "private", "personal", "hidden"]
    axes: list[Axis]
    low: int
    high: int
    kind: str
    open_if: str


class Parameter(TypedDict):
    """A part of an action."""

    name: str
    kind: str
    low: int
    size: int
    parts: NotRequired[list[str]]
    """Words for its numbers ("two cards ×1") where it is one part of several."""


class Action(TypedDict):
    parameters: list[Parameter]


class Argument(TypedDict):
    name: str
    kind: str


class Event(TypedDict):
    clause: str
    arguments: list[Argument]


class Question(TypedDict):
    clause: str
    secret: bool
    personal: bool


class Schema(TypedDict):
    fields: dict[str, Field]
    words: dict[str, list[Word]]
    actions: dict[str, Action]
    events: dict[str, Event]
    questions: dict[str, Question]
    procedures: list[str]


class Sources(TypedDict):
    title: str
    marks: list[Meaning]
    sheets: list[Sheet]
    asks: list[OwnerAsked]


class Source(TypedDict, total=False):
    """Who has read a board off which copy, and when."""

    by: str
    copy: str
    date: str


class OwnBoard(TypedDict):
    board: str | None
    source: Source
    differences: list[Changed]


class AnswerFault(TypedDict):
    key: str
    reason: str


class Transcribed(TypedDict):
    answers: dict[str, str]
    source: Source
    faults: list[AnswerFault]
    file: str


class Person(TypedDict):
    account: str
    name: str
    here: bool


class PersonOnSeat(Struct, rename={"wanted": "for"}):
    """One of the persons who share a seat, or who are wanted there; a bot may play all of them."""

    wanted: Wanted
    account: str | None
    bot: str | None
    name: str


class Seat(Struct, rename={"wanted": "for"}):
    seat: int
    name: str
    wanted: Wanted
    people: list[Person]
    persons: list[PersonOnSeat]
    bot: str | None
    conceded: bool


class Request(Struct, rename={"wish": "for"}):
    request: int
    wish: Literal["undo", "pause", "replace"]
    by: int
    agreed: list[int]
    needed: list[int]
    seat: int | None
    """The seat to be replaced, and perhaps only one of those who share it."""
    person: int | None


class Fair(TypedDict):
    commitment: str
    contributions: list[str | None]
    secret: str | None


class Rival(TypedDict):
    rival: str
    name: str
    score: int
    place: int | None


class Result(TypedDict):
    places: list[int]
    scores: list[int]
    winners: list[int]
    rivals: list[Rival]
    """Whoever is counted besides the seats, like an Emissary; no place unless they won."""
    gave_up: list[int]
    """The seats that gave up, in the order in which they did."""


class TableClock(TypedDict):
    kind: Literal["none", "move", "bank"]
    seconds: float
    increment: float


class Branching(TypedDict):
    table: str
    at: int


class TableInList(TypedDict):
    table: str
    game: str
    title: str
    edition: int
    board: str | None
    players: int
    options: Options
    status: Literal["open", "playing", "paused", "over", "closed"]
    listed: bool
    host: str
    pace: Literal["live", "days"]
    clock: TableClock
    seats: list[Seat]
    mine: int | None
    me: int | None
    """Which of the persons who share my seat I am."""
    spectators_may_chat: bool
    waiting: list[int]
    created: float
    changed: float
    rematch: str | None
    branched_from: Branching | None
    result: Result | None
    watching: int


class Table(TableInList):
    old_edition: bool
    """Its rules are not kept: it can be read, and neither played nor replayed."""
    key: str | None
    requests: list[Request]
    fair: Fair


class Tables(TypedDict):
    tables: list[TableInList]


class Asking(TypedDict):
    name: str
    clause: str
    sentence: str
    secret: bool


class Offer(TypedDict):
    action: str
    json: dict[str, str | int]
    verb: str
    parameters: dict[str, int]
    means: dict[str, int]
    """What it means where it is made, if its parameters do not say it: the card that is kept."""
    sentence: str


class Asked(TypedDict):
    question: int
    sentence: str
    offers: list[Offer]


class Line(TypedDict):
    event: str
    clause: str
    numbers: dict[str, int]
    sentence: str
    private: bool
    number: int


class Log(Struct, rename={"begin": "from"}):
    begin: int
    lines: list[Line]


class Undoing(TypedDict):
    free: bool
    may_ask: bool


class TimeLeft(TypedDict):
    left: float
    until: float | None


class Clocks(TypedDict):
    running: bool
    seats: list[TimeLeft]


class SaidByCoach(TypedDict):
    """One thing that the coach says, and the places on the board that it points at (``character:merlin``)."""

    kind: Literal["reaction", "remark", "hint"]
    text: str
    places: list[str]


class LeftLesson(TypedDict):
    """That the learner went another way, and how many answers must be taken back to return to the lesson."""

    text: str
    answers: int


class LessonEnd(TypedDict):
    """That the learner knows enough, and what to watch next time."""

    text: str
    watch: list[str]


class Advice(TypedDict):
    """What the coach of a lesson says to the learner."""

    said: list[SaidByCoach]
    recommended: str | None
    """The answer that is recommended to what is asked now."""
    left: LeftLesson | None
    enough: LessonEnd | None


class Update(TypedDict):
    kind: Literal["update"]
    table: str
    number: int
    seat: int | None
    person: int | None
    view: dict[str, Value]
    where: str
    """Where the game stands, for people; and as the procedures' names."""
    path: list[str]
    asking: Asking | None
    waiting: list[int]
    asked: Asked | None
    log: Log
    undo: Undoing
    clocks: Clocks | None
    result: Result | None
    lesson: Advice | None


class Choice(TypedDict):
    seat: int
    text: str


class Replay(Update):
    at: int
    choices: int
    choice: Choice | None


class Speech(TypedDict):
    line: int
    account: str
    name: str
    seat: int | None
    text: str
    time: float


class Lines(TypedDict):
    lines: list[Speech]


class Numbered(TypedDict):
    number: int


class Requested(TypedDict):
    request: int


class Said(TypedDict):
    line: int


class Draw(TypedDict):
    """One answer of chance, with what it was drawn from."""

    draw: int
    choice: int
    outcomes: list[str]
    odds: list[int]
    chosen: str


class Draws(TypedDict):
    """Everything that is needed to check the dice of a game that is over."""

    table: str
    commitment: str
    secret: str
    contributions: list[str | None]
    draws: list[Draw]


class Refusal(TypedDict):
    code: str
    reason: str
    clause: str
    legal: list[str]


OF_COMMANDS: dict[str, Any] = {
    "join": Table,
    "leave": Table,
    "seat": Table,
    "contribute": Table,
    "start": Table,
    "choose": Numbered,
    "undo": Numbered,
    "ask": Requested,
    "agree": Requested,
    "resume": Numbered,
    "concede": Numbered,
    "chat": Said,
    "mute": Table,
    "rematch": Table,
    "branch": Table,
}
"""What each command at a table is answered with."""

# --- what a live connection is told ---------------------------------------------------------------------------------

Number: TypeAlias = int | str | None
"""What the client has numbered its message with."""


class Hello(TypedDict):
    kind: Literal["hello"]
    me: Me | None
    time: float
    version: str


class TableFrame(Table):
    kind: Literal["table"]


class UndoFrame(TypedDict):
    kind: Literal["undo"]
    table: str
    number: int
    undo: Undoing


class ChatFrame(Lines):
    kind: Literal["chat"]
    table: str


class LobbyFrame(Tables):
    kind: Literal["lobby"]


class Done(TypedDict):
    kind: Literal["done"]
    id: Number
    answer: Any


class RefusedFrame(Refusal):
    kind: Literal["refused"]
    id: Number


class Pong(TypedDict):
    kind: Literal["pong"]
    id: Number
    time: float


FRAMES = (Hello, TableFrame, Update, UndoFrame, ChatFrame, LobbyFrame, Done, RefusedFrame, Pong)
"""Everything that is told over the WebSocket, told apart by its ``kind``."""
