# --- wo wir sind, was geschieht ---

procedure-application = Bewerbung
event-applied_for = Der Lord ({ $house }) bewirbt sich mit Stärke { $strength }: { $office }.
event-tribute_paid = { $seat } zahlt Tribut in die Schatzkammer ({ $good }: { $amount }).
event-lord_expelled = Der Lord ({ $house }) und seine Unterstützer kehren an den Hof zurück ({ $office }).
event-treasury_taken = Der Lord ({ $house }) leert die Schatzkammer: { $squires ->
    [one] { $squires } Knappe
   *[other] { $squires } Knappen
}, { $gold } Gold, { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}.
event-office_taken = Der Lord ({ $house }) tritt sein Amt an: { $office }.
event-office_pays = Das Haus { $house } wird für sein Amt belohnt ({ $office }){ $seals ->
    [0] .
    [one] {" "}: { $seals } Siegel.
   *[other] {" "}: { $seals } Siegel.
}
event-privileges_used = Das Haus { $house } nutzt ein Privileg: { $privileges }.
event-archer_home = Der Bogenschütze ({ $house }) verlässt Frankreich ({ $conflict }).
event-new_bishop = Ein Bischof kommt an den Hof ({ $house }).
event-knight_given_up = Der Ritter der Stärke { $strength } ({ $house }) verlässt das Spiel ({ $place }).
event-seal_tile_kept = { $seat } behält ein Siegel.
event-seals_scored = Siegel von { $seat }: { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegel
}, { $bishops ->
    [one] { $bishops } Bischof
   *[other] { $bishops } Bischöfe
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# --- was gefragt wird, und was gewählt werden kann ---

ask-which_support = { $seat }, wer unterstützt den Lord ({ $house })?
do-lord = Der Lord: { $to }
do-allied_lord = Der verbündete Lord: { $to }
do-support = Ritter der Stärke { $strength }
do-support_bishop = Ein Bischof
do-support_tudor = Der Tudor-Ritter
do-apply = So bewerben
do-place_with = Ritter der Stärke { $strength } mit { $privileges }: { $at }
do-place_ally_with = Verbündeter Ritter der Stärke { $strength } mit { $privileges }: { $at }
do-bishop = Stattdessen ein Bischof
do-bishop_for = Ein Bischof für den Ritter der Stärke { $strength } ({ $at })

# --- Wörter ---

office-chancellor = Lordkanzler
office-constable = Lord High Constable
office-chamberlain = Lordkämmerer
lord_place-court = Hof
lord_place-chancellor = Lordkanzler
lord_place-constable = Lord High Constable
lord_place-chamberlain = Lordkämmerer
lord_place-treasury = Schatzkammer
to-chancellor = Lordkanzler
to-constable = Lord High Constable
to-chamberlain = Lordkämmerer
to-treasury = Schatzkammer
place-chancellor = Lordkanzler
place-constable = Lord High Constable
place-chamberlain = Lordkämmerer
place-treasury = Schatzkammer
place-removed = aus dem Spiel
privileges-shield = Schild
privileges-tudor = Tudor-Ritter
privileges-shield-tudor = Schild und Tudor-Ritter
privileges-archer = Bogenschütze
privileges-archer-tudor = Bogenschütze und Tudor-Ritter
reward_kind-seals = ein Siegel
part-seals = { $n } Siegel
option-court = Am Hof des Königs
option-court-help = Henry V: Lords bewerben sich um die Ämter des Königs, die Siegel und Privilegien bringen; Bischöfe unterstützen sie.
