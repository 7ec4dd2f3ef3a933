# What the data of the game is called where it is shown and asked for.

data-table-game = Das Spiel
data-table-components = Material
data-table-colours = Spielerfarben
data-table-card = Einflusskarten
data-table-setup = Aufbau
data-table-setup-players = Startgrafschaften
data-table-rules = Zahlen der Regeln
data-table-tracks = Leisten
data-table-options = Optionen
data-table-vote_table = Stimmen ohne Karten
data-table-map = Die gezeichnete Karte
data-table-county = Grafschaften
data-table-sea_link = Seewege
data-table-scenery = Land ringsum

data-column-name = Name
data-column-modern = heute
data-column-votes = Stimmen
data-column-neighbours = Nachbarn zu Land und zur See
data-column-by_sea = davon über einen gepunkteten Seeweg (- wenn keine)
data-column-start_counties = Grafschaften auf den Startkarten
data-column-between = verbindet
data-column-names = Namen
data-column-excluded_counties = Grafschaften, die fehlen
data-column-votes_total = Stimmen insgesamt
data-column-majority = Mehrheit
data-column-first_player = der Startspieler beginnt in
data-column-bonus_by_rank = Bonusstimmen nach Rang

# --- was ein Spielplan nicht sagen kann ---

refused-no-way-leads-from-to = von { $name } führt kein Weg nach { $other }
refused-with-players-no-way-leads-from-to = mit { $players } Spielern führt von { $name } kein Weg nach { $other }
refused-votes-total-is-the-values-in-play-add-up-to = votes_total ist { $votes_total }; die Werte im Spiel ergeben { $votes }
refused-majority-is-of-votes-it-must-be = majority ist { $majority }; bei { $votes } Stimmen muss es { $most } sein
refused-players-need-start-counties = { $players } Spieler brauchen { $players } Startgrafschaften
refused-is-none-of-the-start-counties = { $first_player } ist keine Startgrafschaft
refused-bonus-by-rank-must-run-from-down-to-1 = bonus_by_rank muss von { $players } bis 1 abwärts laufen
refused-is-no-identifier-lower-case-letters-digits-and = „{ $id }“ ist keine Kennung: Kleinbuchstaben, Ziffern und _
refused-there-are-two-counties = es gibt zwei Grafschaften „{ $id }“
refused-there-is-no-county-there-are = eine Grafschaft „{ $name }“ gibt es nicht; es gibt { $known }
refused-has-the-value-a-value-is-2-3-or-4 = { $name } hat den Wert { $votes }; ein Wert ist 2, 3 oder 4
refused-a-sea-link-is-between-two-counties-and-drawn-once = ein Seeweg verbindet zwei Grafschaften und ist einmal gezeichnet
refused-no-county-is-left-in-play = keine Grafschaft bleibt im Spiel
refused-is-not-in-play-with-players = { $name } ist mit { $players } Spielern nicht im Spiel
refused-is-named-twice = { $name } ist zweimal genannt
refused-is-named-as-its-own-neighbour = { $name } ist als eigener Nachbar genannt
refused-and-do-not-both-name-each-other-in-by-sea = { $one } und { $other } nennen sich nicht gegenseitig als über See verbunden
refused-no-sea-link-is-drawn-between-and = zwischen { $id } und { $other } ist kein Seeweg gezeichnet
refused-is-no-neighbour-of = { $other } ist kein Nachbar von { $id }
refused-names-as-neighbour-but-not-the-other-way = { $name } nennt { $other } als Nachbarn, aber nicht umgekehrt
refused-the-values-add-up-to-the-rulebook-says-lk-101 = die Werte ergeben { $sum }; die Regel sagt { $total } (LK-101)
refused-are-worth-together-the-rulebook-says = { $names } sind zusammen { $votes } wert; die Regel sagt { $stated }
