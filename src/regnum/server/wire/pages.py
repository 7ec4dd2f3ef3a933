"""The client's files. An unknown path gives the client's front page, so that links into it work."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import get_args

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse, Response

from ..people.invitations import COOKIE, SECONDS
from ..table.shelf import games
from ..telling.packaged import Kind, fetched, fingerprint
from .guard import is_secure

FOLDER = Path(__file__).parents[1] / "static"
HASHED = "assets"
"""Files in this folder have their fingerprint in their name and never change."""
A_YEAR = "public, max-age=31536000, immutable"
for kind, endings in {
    "application/wasm": [".wasm"],
    "image/svg+xml": [".svg"],
    "text/css": [".css"],
    "text/javascript": [".js", ".mjs"],
}.items():
    # Machines differ in what they know, and browsers run a module only if its kind is right.
    for ending in endings:
        mimetypes.add_type(kind, ending)

NOTHING = "there is nothing at this address\n"
CODE = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What an invitation may look like."""

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Regnum</title></head>
<body>
<h1>Regnum</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>In a checkout: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, or install the package with
<code>pip install '.[play]'</code>, which builds it.</p>
<p>The API is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body></html>
"""


async def serve(request: Request) -> Response:
    """The file at a path, or the front page."""
    path = request.path_params["path"]
    found = _file(path)
    if found is not None:
        cache = A_YEAR if path.startswith(f"{HASHED}/") else "no-cache"
        return _answer(request, found, cache)
    if "." in path.rpartition("/")[2] or request.method not in ("GET", "HEAD"):
        return PlainTextResponse(NOTHING, 404)
    front = _file("index.html")
    if front is None:
        return HTMLResponse(MISSING)
    return _answer(request, front, "no-cache")


async def packaged(request: Request) -> Response:
    """What a game's package brings for the browser."""
    kind, print_of, path = (request.path_params[name] for name in ("kind", "fingerprint", "path"))
    game = games().get(request.path_params["game"])
    found = fetched(game, kind, path) if game and kind in get_args(Kind) else None
    if game is None or found is None:
        return PlainTextResponse(NOTHING, 404)
    return _answer(request, found, A_YEAR if print_of == fingerprint(game, kind) else "no-cache")


async def invited(request: Request) -> Response:
    """A link that somebody was invited with: the browser remembers it until it has come in, and shows where to say a
    name."""
    response = RedirectResponse("/me", 303, {"cache-control": "no-store"})
    code, secure = request.path_params["code"], is_secure(request.scope, request.app.state.secure)
    if CODE.fullmatch(code):
        response.set_cookie(COOKIE, code, SECONDS, httponly=True, samesite="lax", secure=secure, path="/api")
    return response


def _answer(request: Request, found: Path, cache: str) -> Response:
    """The file, or its compressed twin for whoever takes one."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    twin = found.with_name(f"{found.name}.gz")
    if twin.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        kind = mimetypes.guess_type(found.name)[0]
        return FileResponse(twin, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(found, headers=headers)


def _file(path: str) -> Path | None:
    """A file below the folder, whatever the path tries."""
    try:
        wanted = (FOLDER / path).resolve()
        return wanted if path and wanted.is_relative_to(FOLDER.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
