event-dishonoured = { $seat } takes { $tokens ->
    [one] { $tokens } dishonour token
   *[other] { $tokens } dishonour tokens
}.
event-honour_restored = { $seat } returns { $tokens ->
    [one] { $tokens } dishonour token
   *[other] { $tokens } dishonour tokens
}.
event-out_of_the_dungeon = The { $house } knight of strength { $strength } leaves the dungeon.
event-dishonour_scored = Dishonour of { $seat }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} lost.
place-dungeon = the dungeon
    .label = Dungeon
option-displeasure = The King’s Displeasure
option-displeasure-help = Henry V: dishonour for those who stay away from a defeat in France, and a dungeon to do penance in.
