"""The example packages, installed by pip into a fresh environment."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
PACKAGES = ("stones", "stones-last-loses", "one-round-court", "salt-road")
PIP = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def python_with_examples(folder: Path) -> Path:
    """The interpreter of a fresh environment with the examples in it, and what this one has besides."""
    venv.create(folder, symlinks=True)
    made = folder / "bin" / "python"
    here = [path for path in sys.path if path and Path(path).is_dir()]
    lines = "".join(f"import sys; sys.path.append({path!r})\n" for path in here)
    site_packages(made).joinpath("beside.pth").write_text(lines, encoding="utf-8")
    for name in PACKAGES:
        how = ("--editable",) if name == "stones" else ()
        subprocess.run([made, "-m", "pip", *PIP, *how, EXAMPLES / name], check=True, cwd=folder)
    return made


def site_packages(python: Path) -> Path:
    """Where packages are installed."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip())
