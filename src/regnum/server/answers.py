"""What the server answers, as types: for the OpenAPI description, and for readers."""

from __future__ import annotations

from typing import Any, TypedDict

from msgspec import Struct

from regnum.sources.telling import Asked as OwnerAsked
from regnum.sources.telling import Changed, Meaning, Sheet


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


class OptionValue(TypedDict):
    value: bool | int | str
    title: str


class Option(TypedDict):
    name: str
    title: str
    help: str
    clause: str
    per_seat: bool
    default: Any
    values: list[OptionValue]


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
    prefix: str
    players: Players
    shared_by: str
    options: list[Option]
    usual: list[Usual]
    bots: list[Level]


class Configuration(TypedDict):
    players: int
    options: dict[str, Any]


class Clause(TypedDict):
    id: str
    section: str
    text: str


class Rules(TypedDict):
    title: str
    text: str
    clauses: list[Clause]


class Word(TypedDict):
    word: str
    name: str


class Schema(TypedDict):
    fields: dict[str, Any]
    words: dict[str, list[Word]]
    actions: dict[str, Any]
    events: dict[str, Any]
    questions: dict[str, Any]
    procedures: list[str]


class Sources(TypedDict):
    title: str
    marks: list[Meaning]
    sheets: list[Sheet]
    asks: list[OwnerAsked]


class OwnBoard(TypedDict):
    board: str | None
    source: dict[str, str]
    differences: list[Changed]


class AnswerFault(TypedDict):
    key: str
    reason: str


class Transcribed(TypedDict):
    answers: dict[str, str]
    source: dict[str, str]
    faults: list[AnswerFault]
    file: str


class Person(TypedDict):
    account: str
    name: str
    here: bool


class PersonOnSeat(Struct, rename={"wanted": "for"}):
    wanted: str
    account: str | None
    bot: str | None
    name: str


class Seat(Struct, rename={"wanted": "for"}):
    seat: int
    name: str
    wanted: str
    people: list[Person]
    persons: list[PersonOnSeat]
    bot: str | None
    conceded: bool


class Request(Struct, rename={"wish": "for"}):
    request: int
    wish: str
    by: int
    agreed: list[int]
    needed: list[int]
    seat: int | None
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
    gave_up: list[int]


class TableInList(TypedDict):
    table: str
    game: str
    title: str
    edition: int
    board: str | None
    players: int
    options: dict[str, Any]
    status: str
    listed: bool
    host: str
    pace: str
    clock: dict[str, Any]
    seats: list[Seat]
    mine: int | None
    me: int | None
    spectators_may_chat: bool
    waiting: list[int]
    created: float
    changed: float
    rematch: str | None
    branched_from: dict[str, Any] | None
    result: Result | None
    watching: int


class Table(TableInList):
    old_edition: bool
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
    json: dict[str, Any]
    verb: str
    parameters: dict[str, int]
    means: dict[str, int]
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


class Undo(TypedDict):
    free: bool
    may_ask: bool


class Update(TypedDict):
    kind: str
    table: str
    number: int
    seat: int | None
    person: int | None
    view: dict[str, Any]
    where: str
    path: list[str]
    asking: Asking | None
    waiting: list[int]
    asked: Asked | None
    log: Log
    undo: Undo
    clocks: dict[str, Any] | None
    result: Result | None


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
    draw: int
    choice: int
    outcomes: list[str]
    odds: list[int]
    chosen: str


class Draws(TypedDict):
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
