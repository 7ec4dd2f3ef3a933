# --- the nouns of the expansion ---

-dungeon = dungeon
-dishonour = dishonour
-dishonour-token = dishonour token
-dishonour-tokens = dishonour tokens

tokens-counted = { $tokens } { $tokens ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
}

event-dishonoured = { $seat } takes { tokens-counted }.
event-honour_restored = { $seat } returns { tokens-counted }.
event-out_of_the_dungeon = The { $house } { the-knight } leaves the { -dungeon }.
event-dishonour_scored = { $seat } has { tokens-counted } and loses { points-counted }.
place-dungeon = the { -dungeon }
    .label = Dungeon
option-displeasure = The King’s Displeasure
option-displeasure-help = Henry V: { -dishonour } for those who stay away from a defeat in France, and a { -dungeon } to do penance in.
thing-dishonour = Dishonour
thing-dishonour-text = Each token costs a point at the end, and whoever has the most may lose more (LA-530).
thing-dungeon = Dungeon
thing-dungeon-text = A knight may be placed here while there is room for its strength; its owner returns as many dishonour tokens (LA-512, LA-513).
