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

# --- ce qu’un plateau ne peut pas dire ---

refused-no-way-leads-from-to = aucun chemin ne mène de { $name } à { $other }
refused-with-players-no-way-leads-from-to = à { $players } joueurs, aucun chemin ne mène de { $name } à { $other }
refused-votes-total-is-the-values-in-play-add-up-to = votes_total est { $votes_total } ; les valeurs en jeu font { $votes } en tout
refused-majority-is-of-votes-it-must-be = majority est { $majority } ; sur { $votes } voix, ce doit être { $most }
refused-players-need-start-counties = { $players } joueurs demandent { $players } comtés de départ
refused-is-none-of-the-start-counties = { $first_player } n’est pas un comté de départ
refused-bonus-by-rank-must-run-from-down-to-1 = bonus_by_rank doit descendre de { $players } à 1
refused-is-no-identifier-lower-case-letters-digits-and = « { $id } » n’est pas un identifiant : minuscules, chiffres et _
refused-there-are-two-counties = il y a deux comtés « { $id } »
refused-there-is-no-county-there-are = il n’y a pas de comté « { $name } » ; il y a { $known }
refused-has-the-value-a-value-is-2-3-or-4 = { $name } a la valeur { $votes } ; une valeur est 2, 3 ou 4
refused-a-sea-link-is-between-two-counties-and-drawn-once = une liaison maritime unit deux comtés, et se dessine une fois
refused-no-county-is-left-in-play = il ne reste aucun comté en jeu
refused-is-not-in-play-with-players = { $name } n’est pas en jeu à { $players } joueurs
refused-is-named-twice = { $name } est cité deux fois
refused-is-named-as-its-own-neighbour = { $name } est cité comme son propre voisin
refused-and-do-not-both-name-each-other-in-by-sea = { $one } et { $other } ne se citent pas l’un l’autre par mer
refused-no-sea-link-is-drawn-between-and = aucune liaison maritime n’est dessinée entre { $id } et { $other }
refused-is-no-neighbour-of = { $other } n’est pas voisin de { $id }
refused-names-as-neighbour-but-not-the-other-way = { $name } cite { $other } comme voisin, mais non l’inverse
refused-the-values-add-up-to-the-rulebook-says-lk-101 = les valeurs font { $sum } en tout ; la règle dit { $total } (LK-101)
refused-are-worth-together-the-rulebook-says = { $names } valent { $votes } ensemble ; la règle dit { $stated }
