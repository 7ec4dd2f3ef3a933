# --- où nous en sommes, ce qui se passe ---

procedure-application = Candidature
event-applied_for = Le Lord { $house } brigue une charge avec une force de { $strength } : { $office }.
event-tribute_paid = { $seat } verse un tribut au trésor ({ $good } : { $amount }).
event-lord_expelled = Le Lord { $house } et ceux qui le soutiennent retournent à la cour ({ $office }).
event-treasury_taken = Le Lord { $house } vide le trésor : { $squires ->
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
}, { $gold } d’or, { $votes } voix.
event-office_taken = Le Lord { $house } prend sa charge : { $office }.
event-office_pays = La charge rapporte à la maison { $house } ({ $office }){ $seals ->
    [0] .
    [one] {" "}: { $seals } sceau.
   *[other] {" "}: { $seals } sceaux.
}
event-privileges_used = La maison { $house } use d’un privilège : { $privileges }.
event-archer_home = L’archer { $house } quitte la France ({ $conflict }).
event-new_bishop = Un évêque arrive à la cour { $house }.
event-knight_given_up = Le chevalier { $house } de force { $strength } quitte le jeu ({ $place }).
event-seal_tile_kept = { $seat } garde un sceau.
event-seals_scored = Sceaux de { $seat } : { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, { $bishops ->
    [one] { $bishops } évêque
   *[other] { $bishops } évêques
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# --- ce qui est demandé, et ce qu’on peut choisir ---

ask-which_support = { $seat }, qui soutient le Lord { $house } ?
do-lord = Le Lord : { $to }
do-allied_lord = Le Lord de l’allié : { $to }
do-support = Chevalier de force { $strength }
do-support_bishop = Un évêque
do-support_tudor = Le chevalier Tudor
do-apply = Se présenter ainsi
do-place_with = Chevalier de force { $strength } avec { $privileges } : { $at }
do-place_ally_with = Chevalier allié de force { $strength } avec { $privileges } : { $at }
do-bishop = Plutôt un évêque
do-bishop_for = Un évêque contre le chevalier de force { $strength } ({ $at })

# --- mots ---

office-chancellor = Grand chancelier
office-constable = Grand connétable
office-chamberlain = Grand chambellan
lord_place-court = cour
lord_place-chancellor = Grand chancelier
lord_place-constable = Grand connétable
lord_place-chamberlain = Grand chambellan
lord_place-treasury = trésor
to-chancellor = Grand chancelier
to-constable = Grand connétable
to-chamberlain = Grand chambellan
to-treasury = trésor
place-chancellor = Grand chancelier
place-constable = Grand connétable
place-chamberlain = Grand chambellan
place-treasury = trésor
place-removed = hors du jeu
privileges-shield = bouclier
privileges-tudor = chevalier Tudor
privileges-shield-tudor = bouclier et chevalier Tudor
privileges-archer = archer
privileges-archer-tudor = archer et chevalier Tudor
reward_kind-seals = un sceau
part-seals = { $n ->
    [one] un sceau
   *[other] { $n } sceaux
}
option-court = À la cour du roi
option-court-help = Henri V : les Lords briguent les charges du roi, qui rapportent sceaux et privilèges ; les évêques les soutiennent.
