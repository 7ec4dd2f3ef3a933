"""The OpenAPI description, from the routes and from the types of bodies, answers, and a live connection's messages."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any, get_type_hints, is_typeddict

import msgspec

from . import answers
from .calls import Route
from .commands import COMMANDS, Command, Message
from .errors import STATUS

REFERENCE = "#/components/schemas/{name}"


def describe(version: str, routes: Sequence[Route]) -> dict[str, Any]:
    """The whole document."""
    types = [of for route in routes for of in (route.answer, route.body) if of is not None]
    types += [answers.RefusalTold, Message, *answers.FRAMES]
    if sys.version_info >= (3, 14):
        _look_where_it_was_written()
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    by_type = {repr(of): schema for of, schema in zip(types, schemas, strict=True)}
    for command in COMMANDS.values():
        by_type[repr(command)] = _without_the_path(components[command.__name__])
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": version, "description": "See docs/reference/wire.md."},
        "paths": paths,
        "components": {
            "schemas": {
                **components,
                "Message": by_type[repr(Message)],
                "Frame": {"anyOf": [by_type[repr(frame)] for frame in answers.FRAMES]},
            },
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "regnum_session"}},
        },
    }


def _look_where_it_was_written() -> None:
    """From Python 3.14 on msgspec looks for what a TypedDict inherits among the names of the heir's module."""
    heirs = [one for one in dict.__subclasses__() if any(map(is_typeddict, getattr(one, "__orig_bases__", ())))]
    hints = {heir: get_type_hints(heir, include_extras=True) for heir in heirs if heir.__module__.startswith("regnum.")}
    for heir, found in hints.items():  # all are read before one is written, because heirs ask those they inherit from
        heir.__annotations__ = found


def _operation(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1, "maxLength": 32}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": schema, "description": text}
        for name, schema, text in route.query
    ]
    if route.method != "GET":
        parameters.append({"name": "X-CSRF-Token", "in": "header", "required": False, "schema": {"type": "string"}})
    made: dict[str, Any] = {
        "summary": route.summary,
        "operationId": f"{route.handler.__name__}_{route.path.rpartition('/')[2].strip('{}')}",
        "parameters": parameters,
        "responses": _responses(route, by_type),
    }
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[repr(route.body)]}}}
    return made


def _responses(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    kind = "text/plain" if route.answer is str else "application/json"
    schema = {"type": "null"} if route.answer is None else by_type[repr(route.answer)]
    refusal = {"application/json": {"schema": by_type[repr(answers.RefusalTold)]}}
    codes: dict[int, list[str]] = {}
    for code, status in STATUS.items():
        codes.setdefault(status, []).append(code)
    return {"200": {"description": "done", "content": {kind: {"schema": schema}}}} | {
        str(status): {"description": ", ".join(names), "content": refusal} for status, names in sorted(codes.items())
    }


def _without_the_path(schema: dict[str, Any]) -> dict[str, Any]:
    """Over HTTP the table and the word of a command are in the path, and need no number."""
    hidden = {"do", *Command.__struct_fields__}
    return {
        **schema,
        "properties": {name: of for name, of in schema["properties"].items() if name not in hidden},
        "required": [name for name in schema["required"] if name not in hidden],
    }
