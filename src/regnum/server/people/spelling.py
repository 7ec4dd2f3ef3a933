"""How names are spelled: as they are shown, as they must be unique, and as they look."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from ..table.lines import JOINER, is_one_line
from ..table.refused import Refused

ALPHABETS = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"))
"""They have letters that look the same: a name is written in one of them."""
PICTURED = "\ufe0f"
"""Stands behind a sign that is to be a picture, and shows nothing by itself."""
UNSEEN = frozenset(
    map(chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that show nothing: two names would differ by them that look the same."""
ALIKE = (
    str.maketrans("аеорсухкмтвнієѕјһαορτυκχνι1!|i0", "aeopcyxkmtbhlesjhaoptykxvlllllo")
    | str.maketrans("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehlkmnopctyx")
    | str.maketrans("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎩᏃᎥ", "abcdeghjklmprstvwyzl")
    | str.maketrans("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou")
)
"""Small letters and figures, and those that they are taken for."""


MARK = "(bot)"
"""What names of programs end with, and nobody else's: whoever plays against one sees it wherever the name stands."""


def proper(name: str) -> str:
    """A name in its usual form, or Refused."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_one_line(shown) or JOINER in shown or _hides_something(shown):
        raise Refused("illegal", "a name has 1 to 32 letters that can be seen")
    if len({_alphabet(letter) for letter in unicodedata.normalize("NFKC", shown)} & ALPHABETS) > 1:
        raise Refused("illegal", "a name is written in one alphabet")
    if looks(shown).endswith(MARK):
        raise Refused("illegal", "only programs are called so: {mark}", mark=MARK)
    return shown


def _hides_something(name: str) -> bool:
    return any(
        mark in UNSEEN and not (mark == PICTURED and unicodedata.category(sign)[0] == "S")
        for sign, mark in pairwise(f" {name}")
    )


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def key(name: str) -> str:
    """The form in which the name of an account must be unique, and under which it is kept."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """The form in which names at one table must differ: whoever looks the same is the same."""
    return key(name).replace(PICTURED, "").translate(ALIKE)
