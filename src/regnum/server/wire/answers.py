"""What the server answers and tells, as types: for the OpenAPI description, the client's types, and readers.

What is told about games and tables has its type where it is put together, in ``telling/``: msgspec writes those types
as they are, so nothing is copied.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from ..rooms.listings import ChatLine
from ..telling.library import Options
from ..telling.tables import TableInList, TableSeen
from ..telling.updates import Undoing, Update
from .commands import MessageId

encode = msgspec.json.Encoder(enc_hook=int).encode
"""How everything is written; questions and procedures in a view are numbers with a name, which stays here."""


class Me(TypedDict):
    account: str
    name: str
    guest: bool
    language: str
    steward: bool
    """Whether one may look after the server from the browser."""
    csrf: str


class SignedIn(TypedDict):
    """One browser in which somebody is signed in."""

    session: str
    began: float | None
    device: str
    """What the browser says it is."""
    here: bool


class Speaking(TypedDict):
    table: str
    text: str
    time: float


class DoneByOperators(TypedDict):
    what: str
    text: str
    time: float


class OwnData(TypedDict):
    """Everything that is kept about somebody; of the password only a hash is, and that is nobody's."""

    account: str
    name: str
    guest: bool
    language: str
    created: float
    signed_in: list[SignedIn]
    games: list[TableInList]
    said: list[Speaking]
    reports: list[Speaking]
    operators: list[DoneByOperators]
    """What operators and stewards did to the account."""
    parts: dict[str, Any]
    """What each part of the server knows besides."""


class Configured(TypedDict):
    players: int
    options: Options


class Tables(TypedDict):
    tables: list[TableInList]


class ChatLines(TypedDict):
    lines: list[ChatLine]


class Invitation(TypedDict):
    link: str
    picture: str
    """The link as a QR code: an address of an SVG."""
    only_here: bool
    """Whether it leads nowhere from any other machine."""


class Wished(TypedDict):
    table: str
    """The name that the table will have."""


class Numbered(TypedDict):
    number: int


class Requested(TypedDict):
    request: int


class Said(TypedDict):
    line: int


class RefusalTold(TypedDict):
    code: str
    reason: str
    clause: str
    legal: list[str]


OF_COMMANDS: dict[str, Any] = {
    "join": TableSeen,
    "leave": TableSeen,
    "unseat": TableSeen,
    "seat": TableSeen,
    "contribute": TableSeen,
    "start": TableSeen,
    "choose": Numbered,
    "undo": Numbered,
    "ask": Requested,
    "agree": Requested,
    "resume": Numbered,
    "holiday": Numbered,
    "concede": Numbered,
    "chat": Said,
    "mute": TableSeen,
    "rematch": TableSeen,
    "branch": TableSeen,
}
"""What each command at a table is answered with."""

# --- what a live connection is told ---------------------------------------------------------------------------------


class Hello(TypedDict):
    kind: Literal["hello"]
    me: Me | None
    time: float
    version: str
    maintenance: str | None
    """What an operator says while the server is maintained, and nothing can be done at tables."""


class MaintenanceFrame(TypedDict):
    """An operator has begun or ended maintenance."""

    kind: Literal["maintenance"]
    maintenance: str | None


class TableFrame(TableSeen):
    kind: Literal["table"]


class UndoFrame(TypedDict):
    kind: Literal["undo"]
    table: str
    number: int
    undo: Undoing


class ChatFrame(ChatLines):
    kind: Literal["chat"]
    table: str


class LobbyFrame(Tables):
    kind: Literal["lobby"]


class Done(TypedDict):
    kind: Literal["done"]
    id: MessageId
    answer: Any


class RefusedFrame(RefusalTold):
    kind: Literal["refused"]
    id: MessageId


class Pong(TypedDict):
    kind: Literal["pong"]
    id: MessageId
    time: float


FRAMES = (Hello, MaintenanceFrame, TableFrame, Update, UndoFrame, ChatFrame, LobbyFrame, Done, RefusedFrame, Pong)
"""Everything that is told over the WebSocket, told apart by its ``kind``."""
