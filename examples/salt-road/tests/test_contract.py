"""What every game promises."""

from salt_road import GAME

from regnum.testing import contract

TestContract = contract(GAME)
