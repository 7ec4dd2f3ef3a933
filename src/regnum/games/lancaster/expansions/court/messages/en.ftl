# --- where we are, what happens ---

procedure-application = Application
event-applied_for = The { $house } Lord applies for office with strength { $strength }: { $office }.
event-tribute_paid = { $seat } pays tribute into the treasury ({ $good }: { $amount }).
event-lord_expelled = The { $house } Lord and those who support him return to court ({ $office }).
event-treasury_taken = The { $house } Lord empties the treasury: { $squires ->
    [one] { $squires } squire
   *[other] { $squires } squires
}, { $gold } gold, { $votes ->
    [one] { $votes } vote marker
   *[other] { $votes } vote markers
}.
event-office_taken = The { $house } Lord takes office: { $office }.
event-office_pays = The { $house } house is paid for its office ({ $office }){ $seals ->
    [0] .
    [one] {" "}with { $seals } seal.
   *[other] {" "}with { $seals } seals.
}
event-privileges_used = The { $house } house uses a privilege: { $privileges }.
event-archer_home = The { $house } archer leaves France ({ $conflict }).
event-new_bishop = A bishop comes to the { $house } court.
event-knight_given_up = The { $house } knight of strength { $strength } leaves the game ({ $place }).
event-seal_tile_kept = { $seat } keeps a seal.
event-seals_scored = Seals of { $seat }: { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, { $bishops ->
    [one] { $bishops } bishop
   *[other] { $bishops } bishops
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# --- what is asked, and what may be chosen ---

ask-which_support = { $seat }, who supports the { $house } Lord?
do-lord = The Lord: { $to }
do-allied_lord = The ally’s Lord: { $to }
do-support = Knight of strength { $strength }
do-support_bishop = A bishop
do-support_tudor = The Tudor knight
do-apply = Apply like this
do-place_with = Knight of strength { $strength } with { $privileges }: { $at }
do-place_ally_with = Ally’s knight of strength { $strength } with { $privileges }: { $at }
do-bishop = A bishop instead
do-bishop_for = A bishop for the knight of strength { $strength } ({ $at })

# --- words ---

office-chancellor = High Chancellor
office-constable = High Constable
office-chamberlain = High Chamberlain
lord_place-court = court
lord_place-chancellor = High Chancellor
lord_place-constable = High Constable
lord_place-chamberlain = High Chamberlain
lord_place-treasury = the treasury
to-chancellor = High Chancellor
to-constable = High Constable
to-chamberlain = High Chamberlain
to-treasury = the treasury
place-chancellor = High Chancellor
place-constable = High Constable
place-chamberlain = High Chamberlain
place-treasury = the treasury
place-removed = out of the game
privileges-shield = shield
privileges-tudor = Tudor knight
privileges-shield-tudor = shield and Tudor knight
privileges-archer = archer
privileges-archer-tudor = archer and Tudor knight
reward_kind-seals = a seal
part-seals = { $n ->
    [one] a seal
   *[other] { $n } seals
}
option-court = At the King’s Court
option-court-help = Henry V: Lords apply for the king’s offices, which bring seals and privileges; bishops support them.
