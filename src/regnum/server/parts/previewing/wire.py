"""The addresses of this part: tables' pages with tags, and a picture of each game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route as Address

from regnum.store import Unavailable

from ...house import House, Part
from ...people.limits import household
from ...people.sessions import Visitor
from ...settings import Settings
from ...table.refused import Refused
from ...table.seating import is_invited
from ...table.shelf import game_of, games
from ...wire import pages
from ...wire.calls import Route
from ...wire.guard import spoken
from .tags import described, picture_of, with_tags

ROUTES: list[Route] = []


def begin(house: House, settings: Settings) -> Part:
    """It keeps nothing."""
    return Part()


async def table(request: Request) -> Response:
    """The page of a table; for a table that lists show, and for whoever is invited, with what is told of it there."""
    front = pages.FOLDER / "index.html"
    told = await _told(request) if front.is_file() else None
    if told is None:
        request.path_params["path"] = request.url.path.strip("/")
        return await pages.serve(request)
    page = with_tags(front.read_text(encoding="utf-8"), *told)
    return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language"})


async def _told(request: Request) -> tuple[str, str, str, str] | None:
    house, language = request.app.state.house, spoken(request)
    stranger = Visitor(None, "", language, household(request.client.host if request.client else ""))
    name, key = request.path_params["table"], request.query_params.get("key", "")
    try:
        row = await house.store.listing(name)
        if row is None or not (row.listed or key):
            return None
        async with house.look(name, stranger) as room:
            invited = bool(key) and is_invited(room.table, key)
            if not (room.table.listed or invited):
                return None
            title, text = described(room.table, house.names.at(room.table), language)
            picture = picture_of(game_of(room.table.created))
            game = room.table.created.game
    except (Refused, Unavailable):
        return None
    here = f"{request.url.scheme}://{request.url.netloc}"
    # Some lead to the address that a page says it has: an invitation stays one.
    address = f"{here}{request.url.path}{f'?key={key}' if invited else ''}"
    return title, text, address, f"{here}/preview/{game}.jpg" if picture else ""


async def picture(request: Request) -> Response:
    game = games().get(request.path_params["game"])
    found = picture_of(game) if game else None
    if found is None:
        return PlainTextResponse(pages.NOTHING, 404)
    # Others show it on their own pages.
    headers = {"cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin"}
    return FileResponse(found, headers=headers)


ADDRESSES = [
    Address("/table/{table}", table),
    Address("/replay/{table}", table),
    Address("/preview/{game}.jpg", picture),
]
