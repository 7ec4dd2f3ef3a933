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
