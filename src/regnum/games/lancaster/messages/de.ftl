game-title = Lancaster
game-blurb = Ritter für die Grafschaften, Gesetze für das Parlament, Ruhm in Frankreich.

# --- die Wörter des Spiels, jedes einmal geschrieben ---

-knight = Ritter
-knight-genitive = Ritters
-knights-dative = Rittern
-strength = Stärke
-squire = Knappe
-squires = Knappen
-gold = Gold
-vote-marker = Stimmstein
-vote-markers = Stimmsteine
-vote-markers-dative = Stimmsteinen
-point = Punkt
-points = Punkte
-points-dative = Punkten
-noble = Adliger
-nobles = Adlige
-nobles-oblique = Adligen
-table = Tafel
-county = Grafschaft
-counties = Grafschaften
-castle = Burg
-extension = Ausbau
-extensions = Ausbauten
-court = Hof
-reserve = Reserve
-supply = Vorrat
-conflict = Konflikt
-conflicts = Konflikte
-conflicts-dative = Konflikten
-law = Gesetz
-laws = Gesetze
-proposal = Antrag
-reward = Ertrag
-upgrade = Ausbildung
-upgrades = Ausbildungen
-favour = Gunst des Königs
-first-player = Startspieler
-ally = Verbündeter
-house = Haus
-round = Runde
-rounds = Runden

# --- Zahlen mit ihren Wörtern, im Akkusativ ---

amount-of-squires = { $amount } { -squires }
amount-of-gold = { $amount } { -gold }
amount-of-votes = { $amount } { $amount ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
markers-counted = { $markers } { $markers ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
nobles-counted = { $nobles ->
    [0] keinen { -nobles-oblique }
    [one] { $nobles } { -nobles-oblique }
   *[other] { $nobles } { -nobles }
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}
the-knight = { -knight } der { -strength } { $strength }

# --- wo wir sind ---

procedure-first_extensions = Erste { -extensions }
procedure-laying_nobles = { -nobles }
procedure-laying_laws = { -laws }
procedure-turning_up = Neue { -conflicts }
procedure-revealing = Anträge
procedure-round = { -round } { $round }
procedure-placing = { -knight } einsetzen
    .label = Ritter
procedure-enter_county = { "" }
procedure-favour = { -favour }
procedure-reward = { "" }
procedure-parliament = Parlament
procedure-vote = { $motion ->
    [0] Erster { -proposal }
    [1] Zweiter { -proposal }
   *[other] Dritter { -proposal }
}
procedure-law = { $law }
procedure-serving = { "" }
procedure-building = { "" }
procedure-counties = { -counties }
procedure-castles = Burgen
procedure-castle = { "" }
procedure-battles = { -conflicts }
procedure-ransom = Lösegeld
procedure-preparation = Vorbereitung

# --- was geschah: Aufbau und Runden ---

event-first_player = { -first-player } ist { $seat }.
event-nobles_laid = { $noble } lebt in { $county } ({ $tiles } Plättchen).
event-turned_up = { $card } warten im { $conflict }.
event-laid_in_force = Von Beginn an in Kraft: „{ $law }“.
event-proposed = { -proposal } { $number }: „{ $law }“.
event-round_begins = { -round } { $round } beginnt, { $seat } fängt an.

# --- was geschah: Ritter ---

event-knight_placed = { $seat } setzt den { $house }en { the-knight } ein: { $place }.
event-county_entered = { $seat } schickt den { $house }en { the-knight }{ $squires ->
    [0] {""}
   *[other] {" "}mit { $squires } { -squires }
} nach { $county }.
event-expelled = Der { $house }e { the-knight } muss { $county } räumen und kehrt an den { -court } zurück.
event-squires_go = { $squires ->
    [one] Ein { -squire } verlässt { $county } und kommt
   *[other] { $squires } { -squires } verlassen { $county } und kommen
} in den { -supply }.
event-skipped = { $seat } kann keinen { -knight } einsetzen.
event-favour_chosen = Die { -favour } bringt { $seat }: { $tile }.
event-new_knight = Ein neuer { $house }er { the-knight } kommt an den { -court }.
event-upgraded = Der { $house }e { the-knight } wird ausgebildet und hat jetzt { -strength } { $stronger } ({ $place }).
event-crossed = Der { $house }e { the-knight } setzt über den Kanal in den { $conflict }.
event-home_from_county = Der { $house }e { the-knight } kehrt aus { $county } heim.
event-ransomed = { $seat } löst den { the-knight } aus.
event-cannot_ransom = { $seat } kann keinen Gefangenen mehr auslösen.
event-captured = Der { $house }e { the-knight } bleibt gefangen und kommt in die { -reserve }.

# --- was geschah: Güter und Punkte ---

event-gained_squires = { $seat } erhält { amount-of-squires }.
event-gained_gold = { $seat } erhält { amount-of-gold }.
event-gained_votes = { $seat } erhält { amount-of-votes }.
event-paid_squires = { $seat } bezahlt { amount-of-squires }.
event-paid_gold = { $seat } bezahlt { amount-of-gold }.
event-paid_votes = { $seat } gibt { amount-of-votes } ab.
event-shown_squires = { $seat } zeigt { amount-of-squires }.
event-shown_gold = { $seat } zeigt { amount-of-gold }.
event-scored = { $seat } erhält { points-counted } und hat jetzt { $score }.

# --- was geschah: Parlament ---

event-voted = { $seat } stimmt mit { $side }{ $markers ->
    [0] .
   *[other] {" "}und setzt { markers-counted } ein.
}
event-approved = { $yes } zu { $no }: „{ $law }“ ist angenommen und ersetzt „{ $gone }“.
event-rejected = { $yes } zu { $no }: „{ $law }“ ist abgelehnt.
event-applied = Das { -law } „{ $law }“ wird angewandt.
event-cannot_afford = { $seat } kann sich bei „{ $law }“ nichts leisten.

# --- was geschah: Erträge ---

event-share_taken = In { $county } nimmt { $seat } { $share }.
event-first_player_named = { $seat } bestimmt, wer anfängt: { $first }.
event-noble_taken = { $noble } aus { $county } setzt sich an die { -table } von { $seat }.
event-noble_removed = { $seat } greift ein: { $noble } aus { $county } verlässt das Spiel.
event-built = { $seat } errichtet den { -extension } für { $tile }.
event-covered = { $seat } holt den { -knight } vom überbauten Feld an den { -court } zurück.
event-evaluated = { $seat } nutzt die { -castle } für { $item }.
event-allied_item = { $seat } nutzt die verbündete { -castle } für { $item }.
event-not_bought = { $seat } bezahlt nichts für { $item }.
event-table_evaluated = { $seat } hat { nobles-counted } an der { -table }.
event-england_wins = Im { $conflict } siegt England mit { -strength } { $england } gegen { $card }!
event-france_wins = Im { $conflict } reicht Englands { -strength } { $england } nicht gegen { $card }.
event-moved_down = Der Krieg gegen { $card } geht in der unteren Reihe weiter.

# --- was geschah: das Ende ---

event-knighthood_scored = { $seat } hat { -knight } mit zusammen { -strength } { $strength }: { points-counted }.
event-extensions_scored = { $seat } hat { $tiles } { $tiles ->
    [one] { -extension }
   *[other] { -extensions }
} errichtet: { points-counted }.
event-nobles_scored = { $seat } hat { nobles-counted } an der { -table }: { points-counted }.
event-final_place = { $seat } belegt mit { $score } { $score ->
    [one] { -point }
   *[other] { -points-dative }
} den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Platz.

# --- was gefragt wird ---

ask-who_begins = Wer ist { -first-player }?
ask-which_kind = Welcher { -nobles } kommt als Nächster?
ask-which_card = Welcher { -conflict } wird aufgedeckt?
ask-which_law_in_force = Welches { -law } ist in Kraft?
ask-which_proposal = Welches { -law } wird beantragt?
ask-which_first_extension = { $seat }, mit welchem { -extension } beginnst du?
ask-where_to_place = { $seat }, wen setzt du ein, und wo?
ask-how_many_squires = { $seat }, wie viele { -squires } gehen mit?
ask-which_favour = { $seat }, wähle die { -favour }.
ask-which_noble = { $seat }, welchen { -nobles-oblique } lädst du ein?
ask-which_noble_to_remove = { $seat }, welcher { -nobles } verlässt das Spiel?
ask-which_upgrade = { $seat }, welchen { $house }en { -knight } bildest du aus?
ask-which_placed_upgrade = { $seat }, welchen eingesetzten { -knight } bildest du aus?
ask-which_extension = { $seat }, welchen { -extension } errichtest du?
ask-which_vote = { $seat }, wie stimmst du, und mit wie vielen { -vote-markers-dative }?
ask-how_many_markers = { $seat }, wie viele { -vote-markers } kaufst du?
ask-how_many_trades = { $seat }, wie oft nutzt du „{ $law }“?
ask-exchange_or_not = { $seat }, tauschst du deinen { -knight } der { -strength } 3 gegen den der { -strength } 4?
ask-who_is_first = { $seat }, wer wird { -first-player }?
ask-which_share = { $seat }, was nimmst du in { $county }?
ask-which_allied_share = { $seat }, was nimmt dein { -ally } in { $county }?
ask-which_conflict = { $seat }, in welchen { -conflict } setzt der { $house }e { -knight } über?
ask-which_item = { $seat }, was nutzt du als Nächstes in deiner { -castle }?
ask-pay_or_not = { $seat }, bezahlst du für { $item }?
ask-whom_to_free = { $seat }, wen löst du aus?

# --- was gewählt werden kann ---

do-begin = { $seat } fängt an
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Den { -extension } für { $tile } errichten
do-place = Den { the-knight } einsetzen: { $at }
do-place_ally = Den verbündeten { the-knight } einsetzen: { $at }
do-send = { $squires ->
    [0] Kein { -squire }
    [one] { $squires } { -squire }
   *[other] { $squires } { -squires }
}
do-favour = { $tile }
do-noble = Den { -nobles-oblique } aus { $county } einladen
do-remove = Einen { -nobles-oblique } aus { $county } entfernen
do-upgrade = Den { the-knight } ({ $at })
do-vote = Mit { $side } stimmen{ $markers ->
    [0] {""}
   *[other] {" "}und { markers-counted } einsetzen
}
do-buy = { $markers ->
    [0] Keine kaufen
   *[other] { markers-counted } kaufen
}
do-trade = { $times ->
    [0] Gar nicht
    [one] Einmal
   *[other] { $times }-mal
}
do-exchange = Den { -knight } der { -strength } 3 gegen den der { -strength } 4 tauschen
do-name = { $seat } fängt an
do-take = { $share } nehmen
do-cross = In den { $conflict } übersetzen
do-evaluate = Die { -castle } für { $item } nutzen
do-evaluate_ally = Die verbündete { -castle } für { $space } nutzen
do-pay = Bezahlen
do-ransom = Den { the-knight } auslösen
do-decline = Verzichten

# --- Orte ---

place-reserve = { -reserve }
place-court = { -court }
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = { -castle }, für { item-squires }
place-castle-gold = { -castle }, für { item-gold }
place-castle-votes = { -castle }, für { item-votes }
place-castle-mixed = { -castle }, für { item-mixed }
place-castle-recruit = { -castle }, für { item-recruit }
place-castle-train = { -castle }, für { item-train }
place-castle-ally_recruit = verbündete { -castle }, für { item-recruit }
place-castle-ally_train = verbündete { -castle }, für { item-train }
place-lower-left = { -conflict } unten links
    .label = Unten links
place-lower-right = { -conflict } unten rechts
    .label = Unten rechts
place-upper-left = { -conflict } oben links
    .label = Oben links
place-upper-right = { -conflict } oben rechts
    .label = Oben rechts

# --- Spielmaterial ---

house-blue = blau
    .label = Blau
house-green = grün
    .label = Grün
house-yellow = gelb
    .label = Gelb
house-red = rot
    .label = Rot
house-purple = violett
    .label = Violett
knight-1a = erster { -knight } der { -strength } 1
knight-1b = zweiter { -knight } der { -strength } 1
knight-1c = dritter { -knight } der { -strength } 1
knight-2a = erster { -knight } der { -strength } 2
knight-2b = zweiter { -knight } der { -strength } 2
knight-3a = { -knight } der { -strength } 3
knight-4a = { -knight } der { -strength } 4
good-squires = { -squires }
good-gold = { -gold }
good-votes = { -vote-markers }
side-yes = Ja
side-no = Nein
noble-A = { -noble } A
noble-B = { -noble } B
noble-C = { -noble } C
noble-D = { -noble } D
noble-E = { -noble } E
noble-F = { -noble } F
noble-G = { -noble } G
noble-H = { -noble } H
noble-I = { -noble } I
french = die Franzosen der { -strength } { $strength }
    .label = Franzosen { $strength }
share-noble = den { -nobles-oblique }
share-reward = den { -reward }
share-both = für { $price } { -gold } den { -nobles-oblique } und den { -reward }
item-squires = { -squires }
item-gold = { -gold }
item-votes = { -vote-markers }
item-mixed = { -squires } und { -gold }
item-recruit = das Anwerben eines { -knight-genitive }
    .label = Anwerben
item-train = das Ausbilden eines { -knight-genitive }
    .label = Ausbilden
item-ally_recruit = das Anwerben eines verbündeten { -knight-genitive }
    .label = Anwerben
item-ally_train = das Ausbilden eines verbündeten { -knight-genitive }
    .label = Ausbilden

# --- Erträge ---

reward_kind-squires = { -squires }
reward_kind-gold = { -gold }
reward_kind-votes = { -vote-markers }
reward_kind-points = { -points }
reward_kind-new_knight = ein neuer { -knight }
reward_kind-upgrade = eine { -upgrade }
reward_kind-extension = ein { -extension }
reward_kind-noble_any = ein { -noble } aus einer beliebigen { -county }
reward_kind-cross_channel = die Überfahrt über den Kanal
part-squires = { $n } { $n ->
    [one] { -squire }
   *[other] { -squires }
}
part-gold = { $n } { -gold }
part-votes = { $n } { $n ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
part-points = { $n } { $n ->
    [one] { -point }
   *[other] { -points }
}
part-new_knight = { $n ->
    [one] ein neuer { -knight }
   *[other] { $n } neue { -knight }
}
part-upgrade = { $n ->
    [one] eine { -upgrade }
   *[other] { $n } { -upgrades }
}
part-extension = { $n ->
    [one] ein { -extension }
   *[other] { $n } { -extensions }
}
part-noble_any = { $n ->
    [one] ein { -noble }
   *[other] { $n } { -nobles }
} aus einer beliebigen { -county }
part-cross_channel = die Überfahrt über den Kanal

# --- Gesetze: ihre Namen, und was sie sagen ---

by-points = { $gain } { $gain ->
    [one] { -point }
   *[other] { -points }
}
by-squires = { $gain } { $gain ->
    [one] { -squire }
   *[other] { -squires }
}
getting-squires = { $gain } { -squires }
by-votes = { $gain } { $gain ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
by-gold = { $gain } { -gold }
by-knights = { $gain ->
    [one] einen neuen { -knight }
   *[other] { $gain } neue { -knight }
} der { -strength } 1
at-squires = { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}
paying-squires = { $squires } { -squires }
at-gold = { $gold } { -gold }
per-counties = für { $step ->
    [one] jede { -county }
   *[other] je { $step } { -counties }
}
per-conflicts = für { $step ->
    [one] jeden { -conflict }
   *[other] je { $step } { -conflicts }
} mit einem deiner { -knight }
per-nobles = für { $step ->
    [one] jeden { -nobles-oblique }
   *[other] je { $step } { -nobles }
} an deiner { -table }

law-L01 = Der Reichste bildet aus
law-L01-text = Wer das meiste { -gold } hat, darf einen seiner eingesetzten { -knight } ausbilden.
law-L02 = Großes Gefolge wirbt an
law-L02-text = Wer die meisten { -squires } bei sich hat, erhält { by-knights }.
law-L03 = Paare von { -counties }
law-L03-text = { by-points } { per-counties } mit einem deiner { -knight }.
law-L11 = Stimmen zu verkaufen
law-L11-text = Kaufe beliebig viele { -vote-markers } für je { at-gold }; sie bleiben für die nächste { -round }.
law-L12 = Dienst und Silber
law-L12-text = Beliebig oft: { at-squires } und { at-gold } für { by-points }.
law-L13 = Veteranen bauen
law-L13-text = { per-conflicts } darfst du einen { -extension } errichten.
law-L14 = { -squires } für den zweiten Rang
law-L14-text = { by-squires } für jeden deiner eingesetzten { -knight } der { -strength } 2.
law-L21 = Kriegskasse
law-L21-text = { per-conflicts }: { by-squires }, { by-votes } und { by-gold }.
law-L22 = Kein zweiter Rang im Feld
law-L22-text = Wer keinen { -knight } der { -strength } 2 eingesetzt hat, darf einen { -knight } ausbilden.
law-L23 = Aus dem dritten wird der vierte
law-L23-text = Dein eingesetzter { -knight } der { -strength } 3 darf mit dem der { -strength } 4 aus der { -reserve } tauschen.
law-L24 = Große Baumeister
law-L24-text = { by-points } für je 5 errichtete { -extensions } (für je 3 nach dem englischen Gesetzesblatt).
law-L31 = Kriegsruhm
law-L31-text = { by-points } { per-conflicts }.
law-L32 = Dreiergruppen von { -counties }
law-L32-text = { by-points } { per-counties } mit einem deiner { -knight }.
law-L33 = Drei vom ersten Rang
law-L33-text = { by-points } für jeden, der alle drei { -knight } der { -strength } 1 eingesetzt hat.
law-L34 = Gäste schicken Söhne
law-L34-text = { per-nobles } erhältst du { by-knights }.
law-L41 = { -gold } kauft Ruhm
law-L41-text = Beliebig oft: { at-gold } für { by-points }.
law-L42 = { -squires } kaufen Ruhm
law-L42-text = Beliebig oft: { at-squires } für { by-points }.
law-L43 = Alle Ränge dienen
law-L43-text = { by-points } für jeden, der { -knight } aller vier Stärken eingesetzt hat.

# --- Optionen ---

option-allies = Verbündete
option-allies-help = Zu zweit führt jeder auch ein verbündetes { -house }; mit mehr Spielern nie.
option-open_stocks = Offene Vorräte
option-open_stocks-help = Alles, was Sichtschirme verbergen, liegt offen, wie immer zu zweit: { -squires } und { -gold }, in den Erweiterungen auch { -seals } und { -dishonour-tokens }.
option-noble_layout = { -nobles }
option-noble_layout-help = Welche { -nobles-oblique } in welcher { -county } leben, ist für das Spiel gleich.
option-noble_layout-random = zufällig
option-noble_layout-matching = nach Buchstaben
option-law_L24_step = { -extensions } für „{ law-L24 }“
option-law_L24_step-help = Die Regel verlangt 5 { -extensions }, das englische Gesetzesblatt 3.

# --- was nicht zusammengeht ---

refused-players-play-with-allies = { $players } Spieler spielen mit Verbündeten
refused-players-do-not-play-with-allies = { $players } Spieler spielen ohne Verbündete
refused-players-have-no-screens-squires-and-gold-lie-open = { $players } Spieler haben keine Sichtschirme: { -squires } und { -gold } liegen offen

# --- warum nicht ---

refused-no-knight-is-placed-there = dort stellt man keinen { -knight } auf
refused-no-knight-of-strength-of-this-house-is-there = dort steht kein { -knight } der { -strength } { $strength } dieses Hauses
refused-a-knight-that-is-not-in-play-cannot-be-upgraded = ein { -knight }, der nicht im Spiel ist, bekommt keine { -upgrade }
refused-there-is-no-stronger-knight-in-reserve-to-take-its-place = kein stärkerer { -knight } steht in der { -reserve } bereit, seinen Platz einzunehmen
refused-only-a-knight-that-has-been-placed-is-upgraded-now = jetzt bekommt nur ein eingesetzter { -knight } eine { -upgrade }
refused-a-knight-stands-there-already = dort steht schon ein { -knight }
refused-allied-knights-do-not-go-to-your-castle = verbündete { -knight } gehen nicht in deine { -castle }
refused-an-extension-covers-that-space-it-takes-no-knights-any-more = ein { -extension } bedeckt dieses Feld: Es nimmt keine { -knight } mehr auf
refused-you-have-built-that-extension-already = diesen { -extension } hast du schon gebaut
refused-a-knight-needs-strength-by-itself-there = dort braucht ein { -knight } allein mindestens { -strength } { $least }
refused-a-knight-of-yours-holds-that-county = ein { -knight } von dir hält diese { -county } schon
refused-the-force-there-is-and-yours-would-not-be-greater = dort gilt es { $force } zu übertreffen, und das gelänge dir nicht
refused-with-so-few-squires-your-force-would-not-be-greater-than-the-one-there = mit so wenigen { -squires } wärst du nicht stärker als die Besatzung
refused-you-do-not-have-so-many-squires-in-stock = so viele { -squires } hast du nicht
refused-there-is-no-conflict-in-that-place = dort liegt kein { -conflict }
refused-all-spaces-of-that-conflict-are-taken-by-others = alle Felder dieses { -conflict }s sind von anderen besetzt
refused-that-space-is-in-an-ally-s-castle = dieses Feld liegt in der { -castle } eines Verbündeten
refused-neither-a-knight-nor-an-extension-of-yours-is-there = dort hast du weder einen { -knight } noch einen { -extension }
refused-that-space-has-been-evaluated-already-each-counts-once = dieses Feld ist schon gewertet: Jedes zählt einmal
refused-you-cannot-pay-for-that = das kannst du nicht bezahlen
refused-you-would-get-nothing-for-it = du bekämst nichts dafür
refused-there-is-no-noble-left-in-that-county = in dieser { -county } ist kein { -noble } mehr
refused-a-noble-of-that-kind-sits-at-your-table-already = ein { -noble } dieser Art sitzt schon an deiner { -table }
refused-nobody-plays-on-that-seat = auf diesem Platz spielt niemand
refused-you-do-not-have-the-gold-to-take-both = für beides reicht dein { -gold } nicht
refused-with-so-few-players-that-favour-is-not-in-the-game = mit so wenigen Spielern ist diese Gunst nicht im Spiel
refused-that-favour-has-been-chosen-in-this-round-already = diese Gunst ist in dieser { -round } schon vergeben
refused-you-have-no-knight-of-strength-at-court = du hast keinen { -knight } der { -strength } { $strength } am { -court }
refused-no-knight-of-strength-of-yours-is-a-prisoner-here = hier ist kein { -knight } der { -strength } { $strength } von dir gefangen
refused-its-ransom-is-gold-more-than-you-have = sein Lösegeld kostet { $ransom } { -gold }, mehr als du hast
refused-you-do-not-have-vote-markers = du hast keine { $markers } { -vote-markers }
refused-you-cannot-pay-for-so-many = so viel kannst du nicht bezahlen
refused-only-allied-knights-go-to-an-ally-s-castle = in die { -castle } eines Verbündeten gehen nur verbündete { -knight }
refused-no-knight-of-your-ally-stands-there = dort steht kein { -knight } deines Verbündeten
refused-your-ally-has-no-knight-of-strength-at-court = dein { -ally } hat keinen { -knight } der { -strength } { $strength } am { -court }
refused-your-gold-never-helps-your-ally-take-one-or-the-other = dein { -gold } ist nicht für deinen Verbündeten: Nimm das eine oder das andere

# --- Vorgaben ---

preset-base-help = { -counties }, Parlament und der Krieg in Frankreich. So fängt man am besten an.
preset-everything-help = Beide Teile von Henry V, die Ertragsplättchen und { -laws } aus allen Reihen.
