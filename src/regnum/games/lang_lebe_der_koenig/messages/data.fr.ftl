# What the data of the game is called where it is shown and asked for.

data-table-game = Le jeu
data-table-components = Matériel
data-table-colours = Couleurs des joueurs
data-table-card = Cartes d’influence
data-table-setup = Mise en place
data-table-setup-players = Comtés de départ
data-table-rules = Nombres des règles
data-table-tracks = Pistes
data-table-options = Options
data-table-vote_table = Voix sans cartes
data-table-map = La carte dessinée
data-table-county = Comtés
data-table-sea_link = Lignes maritimes
data-table-scenery = Terres alentour

data-column-name = nom
data-column-modern = aujourd’hui
data-column-votes = voix
data-column-neighbours = voisins, par terre et par mer
data-column-by_sea = ceux d’entre eux par une ligne maritime en pointillé (- si aucun)
data-column-start_counties = comtés sur les cartes de départ
data-column-between = relie
data-column-names = noms
data-column-excluded_counties = comtés hors jeu
data-column-votes_total = voix en tout
data-column-majority = majorité
data-column-first_player = le premier joueur commence à
data-column-bonus_by_rank = voix de bonus selon le rang
