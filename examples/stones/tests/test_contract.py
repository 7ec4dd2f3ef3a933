"""What every game promises."""

from stones import GAME

from regnum.testing import contract

TestContract = contract(GAME)
