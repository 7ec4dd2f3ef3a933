"""What every game promises, with this expansion too; of its own are the clauses that begin with LL."""

import regnum
from regnum.testing import contract

TestContract = contract(regnum.game("stones"), prefix="LL")
