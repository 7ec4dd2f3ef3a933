"""What every game promises."""

from my_game import GAME

from regnum.testing import contract

TestContract = contract(GAME)
