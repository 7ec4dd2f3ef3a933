"""The king's favour (LA-68, LA-69)."""

from __future__ import annotations

from regnum.kernel import Condition, May, ask, offer, tell

from .rewards import printed, receive_the_reward
from .table import DATA, FAVOUR, FAVOURS, PLAYERS, Table, book, runner, runs_the_house

FAVOUR_REWARD = tuple(printed(favour["id"], favour["reward"]) for favour in DATA["favour"])
IN_PLAY = tuple(
    tuple(
        int(any(row["players"] == players and name not in row["favours_removed"] for row in DATA["setup"]))
        for name in FAVOUR
    )
    for players in range(PLAYERS.stop)
)
"""Which tiles are in the game, by the number of players (LA-23)."""

CHOOSE = book.action("favour", tile=FAVOUR)

FAVOUR_CHOSEN = book.event("favour_chosen", "LA-69", seat="seat", tile=FAVOUR)


def turn_the_favours_up(s: Table) -> None:
    """LA-23, LA-32."""
    for tile in range(FAVOURS):
        s.favours[tile] = IN_PLAY[s.players][tile]


def favour_is_up(s: Table) -> bool:
    for tile in range(FAVOURS):
        if s.favours[tile] == 1:
            return True
    return False


def choose_a_favour(s: Table) -> None:
    """While a tile is face up one must be chosen (LA-69)."""
    ask(s, WHICH_FAVOUR, runner(s, s.house))


FAVOUR_OF_THE_KING = book.procedure("favour", choose_a_favour, receive_the_reward)


def in_the_game(s: Table, seat: int, tile: int) -> bool:
    return s.favours[tile] == 1 or IN_PLAY[s.players][tile] == 1


def face_up(s: Table, seat: int, tile: int) -> bool:
    return s.favours[tile] == 1


MAY_CHOOSE = May(
    "favour",
    Condition(in_the_game, "LA-23", "with so few players that favour is not in the game"),
    Condition(face_up, "LA-69", "that favour has been chosen in this round already"),
)


def favours_up(s: Table, seat: int, out: list[int]) -> None:
    """Any face-up tile, of use or not."""
    for tile in range(FAVOURS):
        if MAY_CHOOSE(s, seat, tile):
            offer(out, CHOOSE(tile))


def favour_chosen(s: Table, seat: int, tile: int) -> None:
    s.favours[tile] = 0
    s.reward = FAVOUR_REWARD[tile]
    tell(s, FAVOUR_CHOSEN, seat, tile)


WHICH_FAVOUR = book.question(
    "which_favour", favours_up, {CHOOSE: favour_chosen}, "LA-69", asked=runs_the_house, may={CHOOSE: MAY_CHOOSE}
)
