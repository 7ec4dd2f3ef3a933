"""The page of the folder: it says that it is its own house, can be installed as an app, and opens without a network."""

from __future__ import annotations

import hashlib
import json
import shutil
from html import escape
from pathlib import Path

from regnum.games import names

from . import papers

LATER = ("answers/", f"{papers.FOLDER}/")
WORKER = "anywhere.js"
POSITIONS = "position.js"
"""What other people's pages ask for, to show a position."""
MANIFEST = "app.webmanifest"
HEAD = f"""    <meta name="regnum" content="alone" data-server="{{server}}" />
    <link rel="manifest" href="./{MANIFEST}" />
    <link rel="apple-touch-icon" href="./crown-180.png" />
  </head>"""
APP = {
    "id": "./",
    "name": "Regnum",
    "short_name": "Regnum",
    "description": "Board games about becoming king",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#f4ebd6",
    "theme_color": "#f4ebd6",
    "icons": [
        {"src": "crown.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        {"src": "crown-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any maskable"},
        {"src": "crown-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
    ],
}


def write(folder: Path, server: str) -> None:
    """The page, the app, the worker that keeps them, and the way for other pages to show positions."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    page = page.replace('="/', '="./').replace("  </head>", HEAD.format(server=escape(server)))
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / MANIFEST).write_text(json.dumps(APP, indent=1), encoding="utf-8")
    for script in (WORKER, POSITIONS):
        shutil.copy(Path(__file__).with_name(script), folder / script)
    (folder / "files.json").write_text(json.dumps(_files(folder)), encoding="utf-8")


def _files(folder: Path) -> dict[str, object]:
    """All that is kept for times without a network: what every game needs first, and of each game the rest."""
    every = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in (WORKER, "files.json"))
    version = hashlib.sha256()
    for path in every:
        version.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    paths = [path.relative_to(folder).as_posix() for path in every]
    later = [path for path in paths if any(game in path for game in names()) or path.startswith(LATER)]
    return {"version": version.hexdigest()[:16], "first": [path for path in paths if path not in later], "later": later}
