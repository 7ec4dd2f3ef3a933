# --- die Wörter der Erweiterung ---

-lord = Lord
-office = Amt
-treasury = Schatzkammer
-seal = Siegel
-seals = Siegel
-bishop = Bischof
-bishops = Bischöfe
-privilege = Privileg
-shield = Schild
-archer = Bogenschütze
-tudor-knight = Tudor-{ -knight }
-chancellor = Lordkanzler
-constable = Lordkonnetabel
-chamberlain = Lordkämmerer

seals-counted = { $seals } { -seals }

# --- wo wir sind, was geschieht ---

procedure-application = Bewerbung
event-applied_for = Der { $house }e { -lord } will mit { -strength } { $strength } { $office } werden.
event-tribute_paid = { $seat } zahlt den Tribut in die { -treasury }: { $good }.
event-lord_expelled = Der { $house }e { -lord } wird nun doch nicht { $office } und kehrt mit allen Unterstützern an den { -court } zurück.
event-treasury_taken = Der { $house }e { -lord } leert die { -treasury }: { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}, { $gold } { -gold } und { $votes } { $votes ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}.
event-office_taken = Der { $house }e { -lord } wird { $office }.
event-office_pays = Der { $house }e { $office } erhält { $seals ->
    [0] das { -privilege } des Amtes.
   *[other] { seals-counted }.
}
event-privileges_used = Das { $house }e { -house } nutzt ein { -privilege }: { $privileges }.
event-archer_home = Der { $house }e { -archer } verlässt den { $conflict }.
event-new_bishop = Ein { -bishop } kommt an den { $house }en { -court }.
event-knight_given_up = Der { $house }e { the-knight } verlässt das Spiel ({ $place }).
event-seal_tile_kept = { $seat } behält das Plättchen als { -seal }.
event-seals_scored = { $seat } hat { seals-counted } und { $bishops ->
    [0] keinen { -bishop }
    [one] { $bishops } { -bishop }
   *[other] { $bishops } { -bishops }
}: { points-counted }.

# --- was gefragt wird, und was gewählt werden kann ---

ask-which_support = { $seat }, wer unterstützt den { $house }en { -lord }?
do-lord = Den { -lord } einsetzen: { $to }
do-allied_lord = Den verbündeten { -lord } einsetzen: { $to }
do-support = Der { the-knight }
do-support_bishop = Ein { -bishop }
do-support_tudor = Der { -tudor-knight }
do-apply = So bewerben
do-place_with = Den { the-knight } einsetzen: { $at }; dazu { $privileges }
do-place_ally_with = Den verbündeten { the-knight } einsetzen: { $at }; dazu { $privileges }
do-bishop = Stattdessen ein { -bishop }
do-bishop_for = Ein { -bishop } für den { the-knight } ({ $at })

# --- Wörter ---

office-chancellor = { -chancellor }
office-constable = { -constable }
office-chamberlain = { -chamberlain }
lord_place-court = { -court }
lord_place-chancellor = { -office } als { -chancellor }
lord_place-constable = { -office } als { -constable }
lord_place-chamberlain = { -office } als { -chamberlain }
lord_place-treasury = { -treasury }
to-chancellor = { -office } als { -chancellor }
to-constable = { -office } als { -constable }
to-chamberlain = { -office } als { -chamberlain }
to-treasury = { -treasury }
place-chancellor = { -office } als { -chancellor }
    .label = { -chancellor }
place-constable = { -office } als { -constable }
    .label = { -constable }
place-chamberlain = { -office } als { -chamberlain }
    .label = { -chamberlain }
place-treasury = { -treasury }
place-removed = aus dem Spiel
privileges-shield = { -shield }
privileges-tudor = { -tudor-knight }
privileges-shield-tudor = { -shield } und { -tudor-knight }
privileges-archer = { -archer }
privileges-archer-tudor = { -archer } und { -tudor-knight }
reward_kind-seals = ein { -seal }
part-seals = { $n ->
    [one] ein { -seal }
   *[other] { $n } { -seals }
}
option-court = Am Hof des Königs
option-court-help = Henry V: Lords bewerben sich um die Ämter des Königs, die { -seals } und Privilegien bringen; { -bishops } unterstützen sie.

# --- warum nicht ---

refused-no-knight-of-strength-is-at-that-court = an diesem { -court } ist kein { -knight } der { -strength } { $strength }
refused-no-bishop-is-left-at-that-court = an diesem { -court } ist kein { -bishop } mehr
refused-there-is-no-tudor-knight-to-be-used-now = kein { -tudor-knight } kann jetzt mitgehen
refused-the-stack-must-be-stronger-than-the-one-that-stands-there = du musst stärker sein als der { -lord } dort mit seiner Unterstützung
refused-only-a-lord-goes-there-knights-come-along-to-support-him = dorthin geht nur ein { -lord }; { -knight } kommen nur mit, ihn zu unterstützen
refused-that-lord-has-been-placed-already = dieser { -lord } ist schon eingesetzt
refused-you-cannot-pay-the-tribute-of-that-office = den Tribut dieses { -office }es kannst du nicht zahlen
refused-a-lord-of-yours-stands-there = dort steht ein { -lord } von dir
refused-even-with-all-support-the-stack-would-not-be-stronger-than-the-one-there = selbst mit aller Unterstützung wärst du nicht stärker als der { -lord } dort
refused-that-house-does-not-have-these-privileges-to-use-in-this-round = diese Privilegien hat das { -house } in dieser { -round } nicht
refused-a-shield-goes-with-a-knight-to-a-county = ein { -shield } geht mit einem { -knight } in eine { -county }
refused-an-archer-goes-with-a-knight-to-a-conflict = ein { -archer } geht mit einem { -knight } in einen { -conflict }
refused-a-tudor-knight-goes-with-a-knight-to-a-county-or-a-conflict = ein { -tudor-knight } geht mit einem { -knight } in eine { -county } oder einen { -conflict }
refused-the-space-below-the-stack-is-not-free-for-the-archer = das Feld darunter ist für den { -archer }n nicht frei
refused-a-shield-protects-the-knight-there-it-cannot-be-expelled = ein { -shield } schützt den { -knight } dort: Er lässt sich nicht vertreiben
refused-an-ally-gives-up-a-knight-for-its-bishop = ein { -ally } gibt für seinen { -bishop } einen { -knight } her
refused-no-bishop-is-left-on-the-regal-board = es ist kein { -bishop } mehr da
refused-you-have-as-many-bishops-as-one-may-have = du hast schon so viele { -bishops }, wie man haben darf
refused-only-an-ally-gives-up-a-knight-for-a-bishop = nur ein { -ally } gibt einen { -knight } für einen { -bishop } her
refused-there-is-no-bishop-for-your-ally-any-more = für deinen Verbündeten gibt es keinen { -bishop } mehr

preset-henry_v = Mit Henry V
preset-henry_v-help = Lords am Hof des Königs, Schande und Kerker, und die Gesetze des Königs.

# --- was die Teile sind und tun ---

thing-seals = Siegel
thing-seals-text = Punkte am Ende: so viele du hast, mal eins mehr als deine Bischöfe (LA-485).
thing-bishops = Bischöfe
thing-bishops-text = Jeder zählt 1 mehr für die Bewerbung eines Lords und vervielfacht am Ende deine Siegel (LA-457, LA-485).
thing-shield = Schild
thing-shield-text = Der Ritter mit ihm kann in einer Grafschaft nicht vertrieben werden (LA-473).
thing-archer = Bogenschütze
thing-archer-text = Stärke { $court-archer_strength }, auf einem eigenen Feld unter einem Ritter in Frankreich; zählt für sich (LA-475).
thing-tudor = Tudor-Ritter
thing-tudor-text = Stärke { $court-tudor_strength } mehr für den Ritter oder Lord, mit dem er geht (LA-477).
thing-lord = Lord
thing-lord-text = Bewirbt sich um ein Amt, allein oder mit Rittern und Bischöfen (LA-457).

thing-office = Amt
thing-office-text = Ein Lord zahlt den Tribut und bewirbt sich, allein oder mit Rittern und Bischöfen; mehr Stärke vertreibt ihn. Wer es innehat, bekommt in jeder Runde seine Siegel und sein Privileg (LA-455, LA-458, LA-466).
thing-treasury = Schatzkammer
thing-treasury-text = Ein Lord, der hierher kommt, nimmt alles, was darin liegt, und niemand vertreibt ihn (LA-460).
