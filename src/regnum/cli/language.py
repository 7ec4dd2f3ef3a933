"""The language that a command speaks."""

from __future__ import annotations

import argparse


def language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=("en", "fr", "de"), help="the language to speak (default: the shell's)")
