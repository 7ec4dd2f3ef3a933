"""Why a body has not the shape it should have, as a sentence for people instead of the decoder's own words."""

from __future__ import annotations

import re

from ..table.refused import Refused

WHERE = r"(?: - at `\$\.(?P<field>[^`]*)`)?$"
SHORT = re.compile(r"Expected `(?:str|array|object)` of length >= (?P<least>\d+)" + WHERE)
LONG = re.compile(r"Expected `(?:str|array|object)` of length <= (?P<most>\d+)" + WHERE)
SMALL = re.compile(r"Expected `int` >= (?P<least>-?\d+)" + WHERE)
LARGE = re.compile(r"Expected `int` <= (?P<most>-?\d+)" + WHERE)
MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
PASSWORDS = ("password", "old_password")
UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")


def misshapen(wrong: Exception) -> Refused:
    """The refusal of a body that could not be read."""
    told = str(wrong)
    if (found := SHORT.match(told)) and found["field"]:
        least = int(found["least"])
        if found["field"] in PASSWORDS:
            return Refused("malformed", "a password has at least {least} characters", least=least)
        if least == 1:
            return Refused("malformed", "{field} is empty", field=found["field"])
        return Refused("malformed", "{field}: expected at least {least} characters", field=found["field"], least=least)
    if (found := LONG.match(told)) and found["field"]:
        most = int(found["most"])
        return Refused("malformed", "{field}: expected at most {most} characters", field=found["field"], most=most)
    if (found := SMALL.match(told)) and found["field"]:
        least = int(found["least"])
        return Refused("malformed", "{field}: expected {least} or more", field=found["field"], least=least)
    if (found := LARGE.match(told)) and found["field"]:
        most = int(found["most"])
        return Refused("malformed", "{field}: expected {most} or less", field=found["field"], most=most)
    if found := MISSING.match(told):
        return Refused("malformed", "{key} is missing", key=found["field"])
    if found := UNKNOWN.match(told):
        return Refused("malformed", "{field} is unknown here", field=found["field"])
    return Refused("malformed", "that cannot be understood: {wrong}", wrong=wrong)
