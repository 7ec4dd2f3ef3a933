"""Modules: expansions, variants and old editions, each a bit of the table; what they bring needs that bit."""

from __future__ import annotations

ALWAYS = 0
"""The module bits of what is always in play."""


def active(when: int, modules: int) -> bool:
    return modules & when == when


class Module(int):
    """An expansion, a variant or an old edition: one bit of the record's ``modules``.

    >>> import regnum
    >>> ambition = regnum.game("vive-le-roi").book.modules["ambition"]
    >>> ambition, ambition & regnum.new_match("vive-le-roi", ambition=True).table.modules == ambition
    (<module ambition>, True)
    """

    name: str

    def __repr__(self) -> str:
        return f"<module {self.name}>"
