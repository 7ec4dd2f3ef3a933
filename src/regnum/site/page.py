"""The page of the folder: it says that it is its own house, can be installed as an app, and opens without a network."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from html import escape
from pathlib import Path

from regnum.games import names

from . import papers

LATER = ("answers/", f"{papers.FOLDER}/")
WORKER, FILES = "anywhere.js", "files.json"
"""The worker that keeps the folder on a device, and what it keeps."""
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
    shutil.copy(Path(__file__).with_name(POSITIONS), folder)
    note_what_is_kept(folder)


def note_what_is_kept(folder: Path) -> None:
    """All files with their hashes, and the worker that keeps these very ones."""
    for name in (FILES, WORKER):
        (folder / name).unlink(missing_ok=True)
    files = json.dumps({path.relative_to(folder).as_posix(): _hash(path.read_bytes()) for path in _kept(folder)})
    (folder / FILES).write_text(files, encoding="utf-8")
    worker = Path(__file__).with_name(WORKER).read_text(encoding="utf-8")
    (folder / WORKER).write_text(f'const VERSION = "{_hash(files.encode())}"\n{worker}', encoding="utf-8")


def _kept(folder: Path) -> list[Path]:
    """All that is kept for times without a network: what every game needs first, and then the rest."""

    def later(path: Path) -> bool:
        name = path.relative_to(folder).as_posix()
        return name.startswith(LATER) or any(game in name for game in names())

    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: (later(path), path))


def _hash(content: bytes) -> str:
    """As browsers compare it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
