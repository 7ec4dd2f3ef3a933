"""How names are spelled: as they are shown, as they must be unique, and as they look."""

from __future__ import annotations

import unicodedata

from ..table.lines import JOINER, is_one_line
from ..table.refused import Refused

ALPHABETS = frozenset(("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE"))
"""They have letters that look the same: a name is written in one of them."""
ALIKE = str.maketrans("аеорсухкмтвнієѕјһαορτυκχνι1!|i0", "aeopcyxkmtbhlesjhaoptykxvlllllo")
"""Small letters and figures, and those that they are taken for."""


MARK = "(bot)"
"""What names of programs end with, and nobody else's: whoever plays against one sees it wherever the name stands."""


def proper(name: str) -> str:
    """A name in its usual form, or Refused."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_one_line(shown) or JOINER in shown:
        raise Refused("illegal", "a name has 1 to 32 letters that can be seen")
    if len({_alphabet(letter) for letter in unicodedata.normalize("NFKC", shown)} & ALPHABETS) > 1:
        raise Refused("illegal", "a name is written in one alphabet")
    if looks(shown).endswith(MARK):
        raise Refused("illegal", "only programs are called so: {mark}", mark=MARK)
    return shown


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def key(name: str) -> str:
    """The form in which the name of an account must be unique, and under which it is kept."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """The form in which names at one table must differ: whoever looks the same is the same."""
    return key(name).translate(ALIKE)
