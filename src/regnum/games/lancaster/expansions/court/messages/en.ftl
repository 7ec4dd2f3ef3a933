# --- the nouns of the expansion ---

-lord = Lord
-office = office
-treasury = treasury
-seal = seal
-seals = seals
-bishop = bishop
-bishops = bishops
-privilege = privilege
-shield = shield
-archer = archer
-tudor-knight = Tudor { -knight }
-chancellor = High Chancellor
-constable = High Constable
-chamberlain = High Chamberlain

seals-counted = { $seals } { $seals ->
    [one] { -seal }
   *[other] { -seals }
}

# --- where we are, what happens ---

procedure-application = Application
event-applied_for = The { $house } { -lord } wants to be { $office }, with { -strength } { $strength }.
event-tribute_paid = { $seat } pays the tribute into the { -treasury }, in { $good }.
event-lord_expelled = The { $house } { -lord } will not be { $office } after all and returns to { -court } with all his support.
event-treasury_taken = The { $house } { -lord } empties the { -treasury }: { squires-counted }, { $gold } { -gold } and { $votes } { $votes ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}.
event-office_taken = The { $house } { -lord } becomes { $office }.
event-office_pays = The { $house } { $office } receives { $seals ->
    [0] the { -privilege } of the { -office }.
   *[other] { seals-counted }.
}
event-privileges_used = The { $house } { -house } uses its { $privileges }.
event-archer_home = The { $house } { -archer } leaves { $conflict }.
event-new_bishop = A { -bishop } comes to the { $house } { -court }.
event-knight_given_up = The { $house } { the-knight } leaves the game ({ $place }).
event-seal_tile_kept = { $seat } keeps the tile as a { -seal }.
event-seals_scored = { $seat } has { seals-counted } and { $bishops ->
    [0] no { -bishop }
    [one] { $bishops } { -bishop }
   *[other] { $bishops } { -bishops }
}: { points-counted }.

# --- what is asked, and what may be chosen ---

ask-which_support = { $seat }, who supports the { $house } { -lord }?
do-lord = Send the { -lord } to { $to }
do-allied_lord = Send the { -ally }’s { -lord } to { $to }
do-support = The { the-knight }
do-support_bishop = A { -bishop }
do-support_tudor = The { -tudor-knight }
do-apply = Apply like this
do-place_with = Send the { the-knight } with { $privileges } to { $at }
do-place_ally_with = Send the { -ally }’s { the-knight } with { $privileges } to { $at }
do-bishop = A { -bishop } instead
do-bishop_for = A { -bishop } for the { the-knight } ({ $at })

# --- words ---

office-chancellor = { -chancellor }
office-constable = { -constable }
office-chamberlain = { -chamberlain }
lord_place-court = { -court }
lord_place-chancellor = the { -office } of { -chancellor }
lord_place-constable = the { -office } of { -constable }
lord_place-chamberlain = the { -office } of { -chamberlain }
lord_place-treasury = the { -treasury }
to-chancellor = the { -office } of { -chancellor }
to-constable = the { -office } of { -constable }
to-chamberlain = the { -office } of { -chamberlain }
to-treasury = the { -treasury }
place-chancellor = the { -office } of { -chancellor }
    .label = { -chancellor }
place-constable = the { -office } of { -constable }
    .label = { -constable }
place-chamberlain = the { -office } of { -chamberlain }
    .label = { -chamberlain }
place-treasury = the { -treasury }
    .label = Treasury
place-removed = out of the game
privileges-shield = { -shield }
privileges-tudor = { -tudor-knight }
privileges-shield-tudor = { -shield } and { -tudor-knight }
privileges-archer = { -archer }
privileges-archer-tudor = { -archer } and { -tudor-knight }
reward_kind-seals = a { -seal }
part-seals = { $n ->
    [one] a { -seal }
   *[other] { $n } { -seals }
}
option-court = At the King’s Court
option-court-help = Henry V: Lords apply for the king’s offices, which bring { -seals } and privileges; { -bishops } support them.

preset-henry_v = With Henry V
preset-henry_v-help = Lords at the king’s court, dishonour and the dungeon, and the King’s Laws.

# --- what the pieces are and do ---

thing-seals = Seals
thing-seals-text = Points at the end: as many as you have, times one more than your bishops (LA-485).
thing-bishops = Bishops
thing-bishops-text = Each adds 1 to a Lord’s application, and multiplies your seals at the end (LA-457, LA-485).
thing-shield = Shield
thing-shield-text = The knight with it in a county cannot be driven out (LA-473).
thing-archer = Archer
thing-archer-text = Strength { $court-archer_strength }, on a space of its own below a knight in France; ranked by itself (LA-475).
thing-tudor = Tudor knight
thing-tudor-text = Strength { $court-tudor_strength } more for the knight or the Lord it goes with (LA-477).
thing-lord = Lord
thing-lord-text = Applies for an office, alone or with knights and bishops (LA-457).

thing-office = Office
thing-office-text = A Lord pays the tribute and applies, alone or with knights and bishops; a stronger stack drives him out. Whoever holds it receives its seals and its privilege every round (LA-455, LA-458, LA-466).
thing-treasury = Treasury
thing-treasury-text = A Lord who comes here takes everything in it, and nobody drives him out (LA-460).
