"""catanatron: Catan for four random players of its own."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from .wire import COPIES, FROM_PYTHON, copies, serve

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]


def played() -> tuple[int, int]:
    game, count = Game(PLAYERS), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        count += 1
    return count, 1


if __name__ == "__main__":
    serve(
        [
            ("catanatron", "Python", FROM_PYTHON, played),
            ("catanatron", "Python", COPIES, copies(Game(PLAYERS).copy, 10)),
        ]
    )
