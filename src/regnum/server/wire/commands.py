"""What clients may say: the bodies of requests, checked for shape and size before anything looks at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..table.plans import Clock, SeatPlan, Teammate

LARGEST = 2**31 - 1
"""The largest number that both databases take."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=256)]
Language: TypeAlias = Literal["en", "fr", "de"]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
CompanionNumber: TypeAlias = Annotated[int, Meta(ge=1, le=16)]
LevelName: TypeAlias = Annotated[str, Meta(max_length=32)]
Contribution: TypeAlias = Annotated[str, Meta(max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
MessageId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64)] | None
"""What the client has numbered its message with; the answer bears it too."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A body without anything that is not described."""


# --- people ------------------------------------------------------------------------------------------------


class Guest(Strict, frozen=True, kw_only=True):
    name: Name


class Credentials(Strict, frozen=True, kw_only=True):
    name: Name
    password: Password


class Changes(Strict, frozen=True, kw_only=True):
    name: Name | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    old_password: Password | UnsetType = UNSET
    language: Language | UnsetType = UNSET


# --- games and tables -----------------------------------------------------------------------------------------

NewValue: TypeAlias = "bool | int | Annotated[str, Meta(max_length=64)]"
NewOptions: TypeAlias = dict[
    Annotated[str, Meta(max_length=64)], NewValue | Annotated[list[NewValue], Meta(max_length=8)]
]


class Configuration(Strict, frozen=True, kw_only=True):
    players: Number
    options: Annotated[NewOptions, Meta(max_length=64)] = {}


class OwnersAnswers(Strict, frozen=True, kw_only=True):
    """What an owner of a printed game has read off it: answers by their keys, or the file they were kept in."""

    answers: Annotated[
        dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=400)]], Meta(max_length=200)
    ] = {}
    by: Annotated[str, Meta(max_length=200)] = ""
    copy: Annotated[str, Meta(max_length=200)] = ""
    date: Annotated[str, Meta(max_length=32)] = ""
    file: Annotated[str, Meta(max_length=60_000)] = ""


class NewTeammate(Strict, frozen=True, kw_only=True, rename={"wanted": "for"}):
    wanted: Literal["friend", "anyone", "here", "bot"]
    bot: LevelName = ""
    name: Annotated[str, Meta(max_length=32)] = ""


class NewSeat(Strict, frozen=True, kw_only=True, rename={"wanted": "for"}):
    wanted: Literal["me", "friend", "anyone", "here", "bot"]
    bot: LevelName = ""
    teammate: NewTeammate | None = None
    name: Annotated[str, Meta(max_length=32)] = ""
    """What somebody is called who plays at the screen ``here``."""

    def plan(self) -> SeatPlan:
        mate = None if self.teammate is None else Teammate(self.teammate.wanted, self.teammate.bot, self.teammate.name)
        return SeatPlan(self.wanted, bot=self.bot, teammate=mate, name=self.name)


class NewClock(Strict, frozen=True, kw_only=True):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[float, Meta(ge=0, le=2_592_000)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    then: Literal["bot", "answer", "pause"] = "bot"

    def clock(self) -> Clock:
        return Clock(self.kind, self.seconds, self.increment, self.then)


class NewTable(Strict, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=64)]
    players: Number
    options: Annotated[NewOptions, Meta(max_length=64)] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    listed: bool = True
    watchers: Literal["none", "silent", "chat"] = "silent"
    pace: Literal["live", "days"] = "live"
    clock: NewClock = NewClock()
    start: Literal["full", "host"] = "full"
    contribution: Contribution | None = None
    parts: Annotated[dict[LevelName, bool], Meta(max_length=8)] = {}
    """What is wanted of parts of the server, by their names."""

    def said(self) -> dict[str, Any]:
        """What the table needs to know, in its own terms."""
        return {
            **{name: getattr(self, name) for name in self.__struct_fields__},
            "seats": [seat.plan() for seat in self.seats],
            "clock": self.clock.clock(),
        }


class Wish(NewTable, frozen=True, kw_only=True):
    """A table as a terminal on the server's own machine wants it for a browser there."""

    seed: Annotated[str, Meta(max_length=200)] = ""
    board: Annotated[str, Meta(max_length=60_000)] = ""


class GameFile(Strict, frozen=True, kw_only=True):
    """A saved game, `.regnum`."""

    file: Annotated[str, Meta(min_length=1, max_length=60_000)]
    people: Literal["one", "all"] = "one"
    """Whether whoever brings it plays with bots, or all its people play at this screen."""


class Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something that somebody does at a table. Over HTTP ``do`` and ``table`` are in the path."""

    table: TableId
    id: MessageId = None
    companion: CompanionNumber | None = None
    """For whom, where several play at one screen."""


class Join(Command, frozen=True, kw_only=True):
    seat: SeatNumber | None = None
    person: PersonNumber | None = None
    key: Annotated[str, Meta(max_length=64)] = ""
    contribution: Contribution | None = None


class Leave(Command, frozen=True, kw_only=True):
    pass


class Unseat(Command, frozen=True, kw_only=True):
    seat: SeatNumber
    person: PersonNumber | None = None


class PlanSeat(Command, frozen=True, kw_only=True, tag="seat", rename={"wanted": "for"}):
    seat: SeatNumber
    wanted: Literal["friend", "anyone", "bot"]
    bot: LevelName = ""
    person: PersonNumber | None = None


class Contribute(Command, frozen=True, kw_only=True):
    contribution: Contribution


class Start(Command, frozen=True, kw_only=True):
    pass


class Choose(Command, frozen=True, kw_only=True):
    question: Number
    choice: Annotated[str, Meta(max_length=500)] | Annotated[dict[str, Any], Meta(max_length=16)]


class Undo(Command, frozen=True, kw_only=True):
    pass


class Ask(Command, frozen=True, kw_only=True, rename={"wish": "for"}):
    wish: Literal["undo", "pause", "replace"]
    seat: SeatNumber | None = None
    person: PersonNumber | None = None
    answers: Annotated[int, Meta(ge=1, le=100)] = 1
    """How many of one's last answers an undo is to take back."""


class Agree(Command, frozen=True, kw_only=True):
    request: Number
    yes: bool


class Resume(Command, frozen=True, kw_only=True):
    pass


class TakeOff(Command, frozen=True, kw_only=True, tag="holiday"):
    days: Annotated[int, Meta(ge=1, le=14)]


class Concede(Command, frozen=True, kw_only=True):
    pass


class Chat(Command, frozen=True, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, kw_only=True):
    spectators_may_chat: bool


class Rematch(Command, frozen=True, kw_only=True):
    pass


class Branch(Command, frozen=True, kw_only=True):
    at: Number
    seat: SeatNumber
    bot: LevelName


# --- only over the WebSocket --------------------------------------------------------------------------------------


class Open(Command, frozen=True, kw_only=True):
    last: Number = 0
    chat: Number = 0


class Close(Command, frozen=True, kw_only=True):
    pass


class Look(Command, frozen=True, kw_only=True):
    """Whether the page is before somebody's eyes."""

    on: bool


class Watch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="lobby"):
    """To hear of changes in the lobby, or no longer."""

    on: bool
    id: MessageId = None


class Ping(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    id: MessageId = None


Message: TypeAlias = (
    Join
    | Leave
    | Unseat
    | PlanSeat
    | Contribute
    | Start
    | Choose
    | Undo
    | Ask
    | Agree
    | Resume
    | TakeOff
    | Concede
    | Chat
    | Mute
    | Rematch
    | Branch
    | Open
    | Close
    | Look
    | Watch
    | Ping
)
"""Everything a client may say over the WebSocket."""

COMMANDS: dict[str, type[Command]] = {
    str(kind.__struct_config__.tag): kind
    for kind in get_args(Message)
    if issubclass(kind, Command) and kind not in (Open, Close, Look)
}
"""Everything that can be done at a table, by its word."""
SAID = {
    kind: tuple(name for name in kind.__struct_fields__ if name not in Command.__struct_fields__)
    for kind in COMMANDS.values()
}
"""What each command says besides the table and its number."""
message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
