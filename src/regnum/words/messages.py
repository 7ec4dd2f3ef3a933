"""Fluent messages from files, with English to fall back on."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .ordinals import ordinal

LANGUAGES = ("en", "fr", "de")
"""The languages Regnum speaks; the first is what the others fall back on."""

OPEN = "…"
"""Stands for what is chosen next, be it a word or a number."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language a shell's variables ask for, if Regnum speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
        if wanted:
            break
    return LANGUAGES[0]


class Unspeakable(Warning):
    """A message that cannot be said with what it was given: words never stop a game, but somebody should know."""

    def __init__(self, name: str, wrong: Iterable[object]) -> None:
        super().__init__(f"{name}: {'; '.join(map(str, wrong))}")


class Messages:
    """Messages of one language from several files; later files may say a thing anew.

    >>> import regnum
    >>> Messages("de", regnum.game("vive-le-roi").words).format("vote-yes", {})
    'JA'
    """

    def __init__(self, language: str, files: Iterable[str | Path]) -> None:
        """A ``*`` in a file's path stands for the language."""
        paths = [str(path) for path in files]
        spoken = dict.fromkeys((language, LANGUAGES[0]))
        self.paths = [path.replace("*", LANGUAGES[0]) for path in paths]
        self._own = [path.replace("*", language) for path in paths]
        self._variables: dict[str, tuple[frozenset[str], frozenset[str]]] = {}
        self.bundles = [_bundle(one, tuple(path.replace("*", one) for path in paths)) for one in spoken]

    def __contains__(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self.bundles)

    def format(self, name: str, arguments: Mapping[str, Any]) -> str:
        """The message with its arguments; if nobody wrote it, or if it cannot be said with arguments of these kinds (of
        which we warn), its name and the arguments in readable form."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                value = bundle.get_message(name).value
                if value is not None:
                    text, errors = bundle.format_pattern(value, dict(arguments))
                    wrong = [*errors, *self._miscounted(name, arguments)]
                    if not wrong:
                        return str(text)
                    warnings.warn(Unspeakable(name, wrong), stacklevel=2)
        return readable(name, arguments)

    def _miscounted(self, name: str, arguments: Mapping[str, Any]) -> list[str]:
        """The arguments that the message counts with and that are no numbers, nor open."""
        words = (key for key, value in arguments.items() if not isinstance(value, int) and value != OPEN)
        return [f"{key} is a word" for key in words if key in self.counted(name)]

    def beginning(self, prefix: str) -> list[str]:
        """The names that begin like this, each with what follows, in the order of the files; not those of texts."""
        names = (entry.id.name for path in self.paths for entry in _resource(path) if isinstance(entry, ast.Message))
        return [n.removeprefix(prefix) for n in names if n.startswith(prefix) and not n.endswith("-text")]

    def unsaid(self) -> list[str]:
        """What messages of this language quote and no file of it says, each with the message that quotes it."""
        body = [entry for path in self._own for entry in _resource(path) if isinstance(entry, ast.Message | ast.Term)]
        said = {(isinstance(entry, ast.Term), entry.id.name) for entry in body}
        return [
            f"{{ {'-' * is_term}{quoted} }} in {entry.id.name}"
            for entry in body
            for is_term, quoted in _quoted_by(entry)
            if (is_term, quoted) not in said
        ]

    def variables(self, name: str) -> frozenset[str]:
        """The arguments that a message speaks of."""
        return self._uses(name)[0]

    def counted(self, name: str) -> frozenset[str]:
        """Those of them that it counts with: they choose a plural, or are written as ordinals."""
        return self._uses(name)[1]

    def _uses(self, name: str) -> tuple[frozenset[str], frozenset[str]]:
        known = self._variables.get(name)
        if known is None:
            bundle = next((bundle for bundle in self.bundles if bundle.has_message(name)), None)
            used = list(_spoken_of(bundle, name)) if bundle else []
            known = frozenset(key for key, _ in used), frozenset(key for key, counted in used if counted)
            self._variables[name] = known
        return known

    def label(self, name: str, arguments: Mapping[str, Any]) -> str | None:
        """The short form of a word for boards and lists, its attribute ``label``, if there is one."""
        return self.attribute(name, "label", arguments)

    def attribute(self, name: str, attribute: str, arguments: Mapping[str, Any]) -> str | None:
        """What is said beside a message, if anything is."""
        for bundle in self.bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).attributes.get(attribute)
                return str(bundle.format_pattern(pattern, dict(arguments))[0]) if pattern else None
        return None


def _spoken_of(bundle: Any, name: str) -> Iterator[tuple[str, bool]]:
    """The variables of a message and of the messages that it quotes, and whether each is counted with."""
    found = [bundle.get_message(name).value]
    while found:
        node = found.pop()
        if isinstance(node, ast.VariableReference):
            yield node.id.name, False
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield node.selector.id.name, True
            found += node.variants
        elif isinstance(node, ast.FunctionReference):
            yield from (
                (one.id.name, True) for one in node.arguments.positional if isinstance(one, ast.VariableReference)
            )
        elif isinstance(node, ast.MessageReference) and bundle.has_message(node.id.name):
            found.append(bundle.get_message(node.id.name).value)
        elif isinstance(node, ast.BaseNode):
            found += vars(node).values()
        elif isinstance(node, list | tuple):
            found += node


def _quoted_by(entry: ast.BaseNode) -> Iterator[tuple[bool, str]]:
    """The messages and terms that one quotes, and whether each is a term."""
    found: list[Any] = [entry]
    while found:
        node = found.pop()
        if isinstance(node, ast.MessageReference | ast.TermReference):
            yield isinstance(node, ast.TermReference), node.id.name
        found += vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()


def identifier(*parts: str) -> str:
    """A message's name from its parts: ``identifier("vote", "yes")`` is ``vote-yes``."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(parts))


def readable(name: str, arguments: Mapping[str, Any]) -> str:
    """``event-courtier_placed`` as ``Courtier placed (Anna, Alienor, 2)``."""
    words = name.partition("-")[2] or name
    text = re.sub(r"[_-]+", " ", words).strip() or name
    shown = ", ".join(str(value) for value in arguments.values())
    return text[0].upper() + text[1:] + (f" ({shown})" if shown else "")


@cache
def _bundle(language: str, paths: tuple[str, ...]) -> Any:
    functions: dict[str, Any] = {"ORDINAL": partial(ordinal, language)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(_read(path)), allow_overrides=True)
    return bundle


def _resource(path: str) -> list[Any]:
    return list(FluentResource(_read(path)).body)


def _read(path: str) -> str:
    return Path(path).read_text(encoding="utf-8") if Path(path).is_file() else ""
