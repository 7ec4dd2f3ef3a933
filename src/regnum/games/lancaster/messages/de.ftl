game-title = Lancaster

# --- wo wir sind ---

procedure-first_extensions = Erste Anbauten
procedure-laying_nobles = Adlige
procedure-laying_laws = Gesetze
procedure-turning_up = Neue Konflikte
procedure-revealing = Anträge
procedure-round = Runde { $round }
procedure-placing = Ritter einsetzen
procedure-enter_county = { "" }
procedure-favour = Gunst des Königs
procedure-reward = { "" }
procedure-parliament = Parlament
procedure-vote = { $motion ->
    [0] Erster Antrag
    [1] Zweiter Antrag
   *[other] Dritter Antrag
}
procedure-law = { $law }
procedure-serving = { "" }
procedure-building = { "" }
procedure-counties = Grafschaften
procedure-castles = Burgen
procedure-castle = { "" }
procedure-battles = Konflikte
procedure-ransom = Lösegeld
procedure-preparation = Vorbereitung

# --- was geschah: Aufbau und Runden ---

event-first_player = Startspieler ist { $seat }.
event-nobles_laid = { $noble } versammelt sich in { $county } ({ $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}).
event-turned_up = Ein neuer Konflikt, { $conflict }: { $card }.
event-laid_in_force = Von Beginn an in Kraft: „{ $law }“.
event-proposed = Antrag { $number }: „{ $law }“.
event-round_begins = Runde { $round } beginnt; { $seat } fängt an.

# --- was geschah: Ritter ---

event-knight_placed = { $seat } setzt einen Ritter der Stärke { $strength } ({ $house }) ein: { $place }.
event-county_entered = { $seat } schickt einen Ritter der Stärke { $strength } ({ $house }) nach { $county }{ $squires ->
    [0] .
    [one] {" "}mit { $squires } Knappen.
   *[other] {" "}mit { $squires } Knappen.
}
event-expelled = Der Ritter der Stärke { $strength } ({ $house }) wird aus { $county } vertrieben und kehrt an den Hof zurück.
event-squires_go = { $squires ->
    [one] Ein Knappe verlässt
   *[other] { $squires } Knappen verlassen
} { $county } und { $squires ->
    [one] kommt
   *[other] kommen
} in den Vorrat.
event-skipped = { $seat } kann keinen Ritter einsetzen.
event-favour_chosen = Die Gunst des Königs für { $seat }: { $tile }.
event-new_knight = Ein neuer Ritter der Stärke { $strength } ({ $house }) kommt an den Hof.
event-upgraded = Aus dem Ritter der Stärke { $strength } ({ $house }) wird einer der Stärke { $stronger } ({ $place }).
event-crossed = Der Ritter der Stärke { $strength } ({ $house }) setzt über den Kanal: { $conflict }.
event-home_from_county = Der Ritter der Stärke { $strength } ({ $house }) kehrt aus { $county } heim.
event-ransomed = { $seat } löst den Ritter der Stärke { $strength } aus.
event-cannot_ransom = { $seat } kann keinen Gefangenen mehr auslösen.
event-captured = Der Ritter der Stärke { $strength } ({ $house }) bleibt gefangen und kommt in die Reserve.

# --- was geschah: Güter und Punkte ---

event-gained_squires = { $seat } erhält { $amount ->
    [one] { $amount } Knappen
   *[other] { $amount } Knappen
}.
event-gained_gold = { $seat } erhält { $amount } Gold.
event-gained_votes = { $seat } erhält { $amount ->
    [one] { $amount } Stimme
   *[other] { $amount } Stimmen
}.
event-paid_squires = { $seat } bezahlt { $amount ->
    [one] { $amount } Knappen
   *[other] { $amount } Knappen
}.
event-paid_gold = { $seat } bezahlt { $amount } Gold.
event-paid_votes = { $seat } gibt { $amount ->
    [one] { $amount } Stimme
   *[other] { $amount } Stimmen
} ab.
event-shown_squires = { $seat } zeigt { $amount ->
    [one] { $amount } Knappen
   *[other] { $amount } Knappen
}.
event-shown_gold = { $seat } zeigt { $amount } Gold.
event-scored = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hat { $score }.

# --- was geschah: Parlament ---

event-voted = { $seat } stimmt mit { $side }{ $markers ->
    [0] .
    [one] {" "}und { $markers } Stimme.
   *[other] {" "}und { $markers } Stimmen.
}
event-approved = { $yes } zu { $no }: „{ $law }“ ist angenommen und ersetzt „{ $gone }“.
event-rejected = { $yes } zu { $no }: „{ $law }“ ist abgelehnt.
event-applied = Das Gesetz „{ $law }“ wird angewandt.
event-cannot_afford = { $seat } kann sich bei „{ $law }“ nichts leisten.

# --- was geschah: Belohnungen ---

event-share_taken = { $seat } nimmt in { $county }: { $share }.
event-first_player_named = { $seat } bestimmt den Startspieler: { $first }.
event-noble_taken = { $noble } aus { $county } kommt an die Tafel von { $seat }.
event-noble_removed = { $seat } nimmt { $noble } aus { $county } aus dem Spiel.
event-built = { $seat } baut an: { $tile }.
event-covered = Der Ritter von { $seat } auf dem überbauten Feld kehrt an den Hof zurück.
event-evaluated = { $seat } wertet in der Burg: { $item }.
event-allied_item = { $seat } wertet: { $item }.
event-not_bought = { $seat } bezahlt nichts für: { $item }.
event-table_evaluated = { $seat } hat { $nobles ->
    [0] keinen Adligen
    [one] { $nobles } Adligen
   *[other] { $nobles } Adlige
} an der Tafel.
event-england_wins = England siegt mit Stärke { $england } ({ $conflict }, { $card })!
event-france_wins = Frankreich siegt; Englands Stärke ist nur { $england } ({ $conflict }, { $card }).
event-moved_down = Der Krieg geht in der unteren Reihe weiter: { $card }.

# --- was geschah: das Ende ---

event-knighthood_scored = Ritterschaft von { $seat }: Stärke { $strength }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-extensions_scored = Burg von { $seat }: { $tiles ->
    [one] { $tiles } Anbau
   *[other] { $tiles } Anbauten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-nobles_scored = Tafel von { $seat }: { $nobles ->
    [one] { $nobles } Adliger
   *[other] { $nobles } Adlige
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-final_place = { $seat } belegt Platz { $place } mit { $score } Punkten.

# --- was gefragt wird ---

ask-who_begins = Wer ist Startspieler?
ask-which_kind = Welcher Adlige kommt als Nächster?
ask-which_card = Welcher Konflikt wird aufgedeckt?
ask-which_law_in_force = Welches Gesetz ist in Kraft?
ask-which_proposal = Welches Gesetz wird beantragt?
ask-which_first_extension = { $seat }, mit welchem Anbau beginnst du?
ask-where_to_place = { $seat }, setze einen Ritter ein.
ask-how_many_squires = { $seat }, wie viele Knappen gehen mit?
ask-which_favour = { $seat }, wähle die Gunst des Königs.
ask-which_noble = { $seat }, welchen Adligen lädst du ein?
ask-which_noble_to_remove = { $seat }, welcher Adlige verlässt das Spiel?
ask-which_upgrade = { $seat }, welcher Ritter ({ $house }) wird stärker?
ask-which_placed_upgrade = { $seat }, welcher eingesetzte Ritter wird stärker?
ask-which_extension = { $seat }, welchen Anbau errichtest du?
ask-which_vote = { $seat }, wie stimmst du, und mit wie vielen Stimmen?
ask-how_many_markers = { $seat }, wie viele Stimmen kaufst du?
ask-how_many_trades = { $seat }, wie oft nutzt du „{ $law }“?
ask-exchange_or_not = { $seat }, tauschst du deinen Ritter der Stärke 3 gegen den der Stärke 4?
ask-who_is_first = { $seat }, wer wird Startspieler?
ask-which_share = { $seat }, was nimmst du in { $county }?
ask-which_allied_share = { $seat }, was nimmt dein Verbündeter in { $county }?
ask-which_conflict = { $seat }, wohin setzt der Ritter ({ $house }) über?
ask-which_item = { $seat }, was wertest du als Nächstes in deiner Burg?
ask-pay_or_not = { $seat }, bezahlst du für: { $item }?
ask-whom_to_free = { $seat }, wen löst du aus?

# --- was gewählt werden kann ---

do-begin = { $seat } fängt an
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Anbauen: { $tile }
do-place = Ritter der Stärke { $strength }: { $at }
do-place_ally = Verbündeter Ritter der Stärke { $strength }: { $at }
do-send = { $squires ->
    [0] Kein Knappe
    [one] { $squires } Knappe
   *[other] { $squires } Knappen
}
do-favour = { $tile }
do-noble = Der Adlige aus { $county }
do-remove = Einen Adligen aus { $county } entfernen
do-upgrade = Ritter der Stärke { $strength } ({ $at })
do-vote = { $side }{ $markers ->
    [0] {""}
    [one] {" "}mit { $markers } Stimme
   *[other] {" "}mit { $markers } Stimmen
}
do-buy = { $markers ->
    [0] Keine kaufen
    [one] { $markers } Stimme kaufen
   *[other] { $markers } Stimmen kaufen
}
do-trade = { $times ->
    [0] Gar nicht
    [one] Einmal
   *[other] { $times }-mal
}
do-exchange = Die 3 gegen die 4 tauschen
do-name = { $seat }
do-take = Nehmen: { $share }
do-cross = Übersetzen: { $conflict }
do-evaluate = { $item }
do-evaluate_ally = { $space }
do-pay = Bezahlen
do-ransom = Den Ritter der Stärke { $strength } auslösen
do-decline = Verzichten

# --- Orte ---

place-reserve = Reserve
place-court = Hof
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = Burg, Knappen
place-castle-gold = Burg, Gold
place-castle-votes = Burg, Stimmen
place-castle-mixed = Burg, Knappen und Gold
place-castle-recruit = Burg, Anwerben
place-castle-train = Burg, Ausbilden
place-castle-ally_recruit = Burg des Verbündeten, Anwerben
place-castle-ally_train = Burg des Verbündeten, Ausbilden
place-lower-left = untere Reihe, linker Konflikt
    .label = Unten links
place-lower-right = untere Reihe, rechter Konflikt
    .label = Unten rechts
place-upper-left = obere Reihe, linker Konflikt
    .label = Oben links
place-upper-right = obere Reihe, rechter Konflikt
    .label = Oben rechts

# --- Spielmaterial ---

house-blue = Blau
house-green = Grün
house-yellow = Gelb
house-red = Rot
house-purple = Violett
knight-1a = Stärke 1, erster
knight-1b = Stärke 1, zweiter
knight-1c = Stärke 1, dritter
knight-2a = Stärke 2, erster
knight-2b = Stärke 2, zweiter
knight-3a = Stärke 3
knight-4a = Stärke 4
good-squires = Knappen
good-gold = Gold
good-votes = Stimmen
side-yes = Ja
side-no = Nein
noble-A = Adliger A
noble-B = Adliger B
noble-C = Adliger C
noble-D = Adliger D
noble-E = Adliger E
noble-F = Adliger F
noble-G = Adliger G
noble-H = Adliger H
noble-I = Adliger I
card-c02 = Franzosen der Stärke 2
    .label = Franzosen 2
card-c03a = Franzosen der Stärke 3
    .label = Franzosen 3
card-c03b = Franzosen der Stärke 3
    .label = Franzosen 3
card-c04a = Franzosen der Stärke 4
    .label = Franzosen 4
card-c04b = Franzosen der Stärke 4
    .label = Franzosen 4
card-c05a = Franzosen der Stärke 5
    .label = Franzosen 5
card-c05b = Franzosen der Stärke 5
    .label = Franzosen 5
card-c06 = Franzosen der Stärke 6
    .label = Franzosen 6
card-c07 = Franzosen der Stärke 7
    .label = Franzosen 7
card-c08 = Franzosen der Stärke 8
    .label = Franzosen 8
card-c09 = Franzosen der Stärke 9
    .label = Franzosen 9
card-c10 = Franzosen der Stärke 10
    .label = Franzosen 10
favour-fav_noble = ein Adliger aus beliebiger Grafschaft
favour-fav_upgrade = eine Ausbildung
favour-fav_gold3 = 3 Gold
favour-fav_gold2 = 2 Gold
favour-fav_squires2 = 2 Knappen
favour-fav_mixed = 1 Knappe und 1 Gold
share-noble = den Adligen
share-reward = die Belohnung
share-both = Adligen und Belohnung, für 3 Gold
item-squires = Knappen
item-gold = Gold
item-votes = Stimmen
item-mixed = Knappen und Gold
item-recruit = einen Ritter anwerben
item-train = einen Ritter ausbilden
item-ally_recruit = Verbündeter: einen Ritter anwerben
item-ally_train = Verbündeter: einen Ritter ausbilden

# --- Belohnungen ---

reward_kind-squires = Knappen
reward_kind-gold = Gold
reward_kind-votes = Stimmen
reward_kind-points = Punkte
reward_kind-new_knight = ein neuer Ritter
reward_kind-upgrade = eine Ausbildung
reward_kind-extension = ein Anbau
reward_kind-noble_any = ein Adliger aus beliebiger Grafschaft
reward_kind-cross_channel = die Überfahrt über den Kanal
reward-northumberland = die Belohnung von Northumberland
reward-stafford = die Belohnung von Stafford
reward-york = die Belohnung von York
reward-york-2 = die Belohnung von York, zweiter Teil
reward-gloucester = die Belohnung von Gloucester
reward-gloucester-2 = die Belohnung von Gloucester, zweiter Teil
reward-bedford = die Belohnung von Bedford
reward-suffolk = die Belohnung von Suffolk
reward-somerset = die Belohnung von Somerset
reward-dorset = die Belohnung von Dorset
reward-surrey = die Belohnung von Surrey
reward-surrey-2 = die Belohnung von Surrey, zweiter Teil
reward-castle-squires = Knappen der Burg
reward-castle-gold = Gold der Burg
reward-castle-votes = Stimmen der Burg
reward-castle-mixed = Knappen und Gold der Burg
reward-castle-mixed-2 = Knappen und Gold der Burg, zweiter Teil
reward-castle-recruit = Anwerben in der Burg
reward-castle-train = Ausbilden in der Burg
reward-castle-ally_recruit = Anwerben in der Burg des Verbündeten
reward-castle-ally_train = Ausbilden in der Burg des Verbündeten
reward-fav_noble = Gunst des Königs: ein Adliger aus beliebiger Grafschaft
reward-fav_upgrade = Gunst des Königs: eine Ausbildung
reward-fav_gold3 = Gunst des Königs: Gold
reward-fav_gold2 = Gunst des Königs: Gold
reward-fav_squires2 = Gunst des Königs: Knappen
reward-fav_mixed = Gunst des Königs: Knappen und Gold
reward-fav_mixed-2 = Gunst des Königs: Knappen und Gold, zweiter Teil

# --- Gesetze: ihre Namen, und was sie sagen ---

law-L01 = Der Reichste bildet aus
law-L01-text = Wer das meiste Gold hat, darf einen seiner eingesetzten Ritter ausbilden.
law-L02 = Die größte Gefolgschaft wirbt an
law-L02-text = Wer die meisten Knappen im Vorrat hat, erhält einen neuen Ritter der Stärke 1.
law-L03 = Paare von Grafschaften
law-L03-text = 3 Punkte für je 2 Grafschaften, die du hältst.
law-L11 = Stimmen zu verkaufen
law-L11-text = Kaufe beliebig viele Stimmen für je 1 Gold; sie bleiben für die nächste Runde.
law-L12 = Dienst und Silber
law-L12-text = Beliebig oft: 1 Knappe und 1 Gold für 3 Punkte.
law-L13 = Veteranen bauen
law-L13-text = Für je 2 Konflikte mit einem deiner Ritter darfst du einen Anbau errichten.
law-L14 = Knappen für den zweiten Rang
law-L14-text = 1 Knappe für jeden deiner eingesetzten Ritter der Stärke 2.
law-L21 = Kriegskasse
law-L21-text = Für je 2 Konflikte mit einem deiner Ritter: 1 Knappe, 1 Stimme und 1 Gold.
law-L22 = Kein zweiter Rang im Feld
law-L22-text = Wer keinen Ritter der Stärke 2 eingesetzt hat, darf einen Ritter ausbilden, am Hof oder eingesetzt.
law-L23 = Aus dem dritten wird der vierte
law-L23-text = Wer den Ritter der Stärke 3 eingesetzt hat, darf ihn gegen den der Stärke 4 aus der Reserve tauschen.
law-L24 = Große Baumeister
law-L24-text = 5 Punkte für je 5 errichtete Anbauten (für je 3 in der englischen Ausgabe).
law-L31 = Kriegsruhm
law-L31-text = 3 Punkte für jeden Konflikt mit einem deiner Ritter.
law-L32 = Dreiergruppen von Grafschaften
law-L32-text = 8 Punkte für je 3 Grafschaften, die du hältst.
law-L33 = Drei vom ersten Rang
law-L33-text = 5 Punkte für jeden, der alle drei Ritter der Stärke 1 eingesetzt hat.
law-L34 = Gäste schicken Söhne
law-L34-text = Für je 3 Adlige an deiner Tafel erhältst du einen neuen Ritter der Stärke 1.
law-L41 = Gold kauft Ruhm
law-L41-text = Beliebig oft: 1 Gold für 1 Punkt.
law-L42 = Knappen kaufen Ruhm
law-L42-text = Beliebig oft: 1 Knappe aus deinem Vorrat für 1 Punkt.
law-L43 = Alle Ränge dienen
law-L43-text = 6 Punkte für jeden, der Ritter aller vier Stärken eingesetzt hat.

# --- Optionen ---

option-allies = Verbündete
option-allies-help = Zu zweit führt jeder auch ein verbündetes Haus; mit mehr Spielern nie.
option-open_stocks = Offene Vorräte
option-open_stocks-help = Alles, was Sichtschirme verbergen, liegt offen, wie immer zu zweit: Knappen und Gold, in den Erweiterungen auch Siegel und Schandmarker.
option-noble_layout = Adlige
option-noble_layout-help = Welche Adligen in welcher Grafschaft liegen, ist für das Spiel gleich.
option-noble_layout-random = zufällig
option-noble_layout-matching = nach Buchstaben
option-law_L24_step = Anbauten für „Große Baumeister“
option-law_L24_step-help = Die Regel verlangt 5 Anbauten, das englische Gesetzesblatt 3.
