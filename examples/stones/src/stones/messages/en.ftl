game-title = Stones
game-blurb = Take stones, and be the one who takes the last.
procedure-turn = Turn
preset-base-help = Twelve stones; whoever takes the last one wins.

ask-who_begins = Who begins?
ask-how_many = { $turn }, how many stones do you take?
do-begin = { $seat } begins
do-take = { $stones ->
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
}

event-began = { $seat } begins.
event-taken = { $stones ->
    [one] { $seat } takes { $stones } stone.
   *[other] { $seat } takes { $stones } stones.
}
event-won = { $seat } takes the last stone and wins.
