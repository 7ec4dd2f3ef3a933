# Ce que dit le terminal lui-même.

ui-keys = numéro, mots · > table · ? aide · hint · u annuler · l journal · s garder · q fin
ui-end-keys = Entrée pour quitter · > table · l journal · u annuler · s FICHIER garder
ui-more = — Entrée : suite · q : retour —{" "}
ui-your-turn = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
ui-look-away = { $seat }, appuyez sur Entrée quand { $other } ne regarde plus.
ui-waiting = { $count ->
    [one] { $names } réfléchit …
   *[other] { $names } réfléchissent …
}
ui-no-number = Les choix sont numérotés de 1 à { $count }.
ui-not-understood = « { $text } » n’est ni un choix possible ici ni une commande ; ? pour l’aide.
ui-no-clause = Rien sur la table ne s’appelle « { $text } », et aucun article n’en parle.
ui-thinking = Je réfléchis …
ui-hint-choice = choix
ui-hint-worth = valeur
ui-hint-tries = parties imaginées
ui-hint-means = 100 % est une victoire certaine, pour autant qu’on puisse en juger de votre place ; moins de parties imaginées, moins de certitude.
ui-which-line = Pourquoi quelle ligne ? Le journal a les lignes 1 à { $count } : par exemple why 1.
ui-nothing-to-undo = Il n’y a rien à annuler.
ui-kept = La partie est gardée dans { $file }.
ui-exists = { $file } existe déjà ; un autre nom, s’il vous plaît.
ui-go-on = Pour continuer : regnum play { $game } --resume { $file }
ui-look-back = Pour la revoir : regnum replay { $file }
ui-save-as = On quitte. La partie est gardée dans { $file }. Entrée, un autre fichier, ou c pour rester :
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
ui-nobody-wins = Aucun des joueurs ne gagne.
ui-gave-up = abandon
ui-replay-keys = Entrée suite · b retour · 12 là · a début · e fin · > table · l journal · ? q
ui-replay-at = Choix { $at } sur { $count }
ui-replay-next = ensuite : { $seat } : { $choice }
ui-secret = un choix secret
legend-lang_lebe_der_koenig = voix des comtés + bonus · cartes · réserve ; { $majority } voix font un roi
ui-help =
    __Choisir.__ Tapez le numéro d’un choix, ou ses mots : le début suffit (`pl al 3`). Quand les choix sont groupés, le
    premier numéro choisit le groupe ; une ligne vide revient en arrière.

    `>` et `<` feuillettent la table, d’abord dessinée, puis en mots, partie par partie.

    `?` cette page · `? VR-63` un article · `? mots` ce qui s’appelle ainsi sur la table, et les articles avec ces mots · `why 12` la règle de la ligne 12 du journal

    `hint` ce que promet chaque choix ; `hint 5` après cinq secondes de réflexion

    `l` tout le journal · `o` tout ce que chacun peut voir · `u` annuler · `s FICHIER` enregistrer · `q` quitter (la partie est gardée)

    __La règle de cette question :__

# --- Lancaster ---

legend-lancaster = points · v pions de vote, é écuyers, o or, n nobles · chevaliers à la cour · ⚑ premier joueur · province : puissance minimale, chevalier +écuyers, nobles, gain · conflit : Anglais:Français, chevaliers depuis la case du haut, points selon le rang · château : + extension
legend-lancaster-court = b évêques, z sceaux · S bouclier, A archer, T chevalier Tudor, L Lord
legend-lancaster-displeasure = d pions déshonneur
legend-lancaster-left = évêques { $bishops }, sceaux { $seals }
legend-lancaster-room = place pour { $free }
legend-lancaster-track = Déshonneur
lancaster-letter-votes = v
lancaster-letter-squires = é
lancaster-letter-gold = o
lancaster-letter-nobles = n
lancaster-short-votes = { $n }v
lancaster-short-squires = { $n }é
lancaster-short-gold = { $n }o
lancaster-short-points = { $n } points
lancaster-short-new_knight = recrue
lancaster-short-upgrade = montée
lancaster-short-extension = extension
lancaster-short-noble_any = noble
lancaster-short-cross_channel = Manche
lancaster-short-seals = { $n }z
lancaster-parliament = Le parlement
lancaster-in-force = En vigueur
lancaster-proposals = Propositions
lancaster-voted = dernier vote { $side }{ $markers ->
    [0] {""}
   *[other] {" "}avec { $markers }
}
lancaster-left-over = { $n } de reste
lancaster-counties = Les provinces
lancaster-least = puissance { $n } au moins
lancaster-names-first = désigne le premier joueur
lancaster-tile = tuile { $reward }
lancaster-conflicts = Les conflits
lancaster-england = Anglais { $england }
lancaster-ranks = points { $points }
lancaster-first-attempt = première tentative
lancaster-second-attempt = seconde tentative : la défaite mène en prison
lancaster-deck = Encore à venir (points)
lancaster-houses = Les maisons
lancaster-ally = Allié ({ $house })
lancaster-first = premier joueur
lancaster-nobles = nobles { $letters } ({ $points } points à la fin)
lancaster-built = extensions : { $tiles }
lancaster-face-down = retournée
lancaster-castle = Les cases d’un château
lancaster-favours = La faveur du roi
lancaster-taken = prise ce round
lancaster-supply = La réserve générale et la fin
lancaster-at-the-end = À la fin
lancaster-knighthood = chevaleries les plus puissantes { $points } points
lancaster-most-extensions = le plus d’extensions { $points } points
lancaster-noble-points = pour 0 à 9 nobles { $points } points
lancaster-seal-points = un point par sceau, fois un de plus que les évêques
lancaster-token-points = chaque pion déshonneur coûte { $n }, la case découverte la plus à droite coûte davantage aux plus déshonorés
lancaster-pile = Les lois encore à venir
lancaster-kings-board = Le plateau du roi
lancaster-tribute = tribut { $price }
lancaster-vacant = vacante
lancaster-holder = tenue par
lancaster-applies = candidat
lancaster-left = Sur le plateau
lancaster-shield-means = le chevalier ne peut être chassé de sa province
lancaster-archer-means = puissance { $strength }, prend la case du dessous dans un conflit
lancaster-tudor-means = puissance { $strength }, accompagne un chevalier
lancaster-bishops = { $n ->
    [one] { $n } évêque
   *[other] { $n } évêques
}
lancaster-next-round = au prochain round { $privilege }
lancaster-displeasure = Les geôles et le déshonneur
lancaster-capacity = puissance { $n } en tout, { $neutral ->
    [0] pas de chevalier neutre
   *[other] le chevalier neutre en a { $neutral }
}
lancaster-dishonoured = { $n ->
    [one] { $n } pion déshonneur
   *[other] { $n } pions déshonneur
}
lancaster-space = Case { $number }
lancaster-worst = découverte : les plus déshonorés perdent { $first } et { $second }
lancaster-reserve = Réserve
lancaster-tiles = Les tuiles de gain
lancaster-in-the-bag = dans le sac
lancaster-on-the-county = sur la province

# --- Krone & Schwert ---

krone-legend = points · cases · ▲ fortifications ∎ ■ villes ✚ cathédrales · cartes · ♛ roi † visite du pape · plan : propriétaire, édifice, terrain (p prairie, m montagne, f forêt ; majuscule sur les octogones) · main : combat/écus
krone-signs = signe du propriétaire, édifice (▲ fortification ∎ petite ville ■ grande ville ✚ cathédrale), terrain (p prairie m montagne f forêt ; majuscule : octogone)
krone-letter-prairie = p
krone-letter-mountain = m
krone-letter-forest = f
krone-terrain-prairie = prairie
krone-terrain-mountain = montagne
krone-terrain-forest = forêt
krone-free = libre
krone-yours = à vous
krone-values = combat { $combat }, { $shields ->
    [one] { $shields } écu
   *[other] { $shields } écus
}
krone-map = Le plan
krone-pieces = Les plaques encore à poser
krone-players = Les joueurs
krone-king = roi
krone-visit = protégé par la visite du pape
krone-points = { $points } points
krone-announced = a annoncé { $points }
krone-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
krone-seen = chacun a vu { $cards }
krone-pawns = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}, { $left ->
    [one] { $left } pion
   *[other] { $left } pions
} en réserve
krone-cards = Les cartes événement
krone-copies = { $n } en jeu, { $discarded } dans la défausse
krone-card-leader3 = pour attaques et révoltes
krone-card-leader4 = pour attaques et révoltes
krone-card-incite = retourne { $incited } cartes peuple
krone-card-castle = construit une fortification
krone-card-cathedral = construit une cathédrale
krone-card-city = construit une petite ou une grande ville
krone-card-ambush = écarte la plus forte carte de l’autre camp
krone-card-truce = annule une attaque ou une révolte
krone-card-papal_visit = protège jusqu’à votre prochain tour
krone-card-city_scoring = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par ville à tous sauf au roi
krone-card-unrest = on retourne { $unrest } cartes peuple
krone-card-game_end = termine aussitôt la partie
krone-people = Le peuple et les piles
krone-mood = Peuple : { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
}, { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}, { $deck } dans le paquet
krone-piles = Pile { $pile }, défausse { $discarded } · { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
krone-end-phase = Phase finale : Fin de partie est sous { $cards ->
    [one] la prochaine carte
   *[other] les { $cards } prochaines cartes
}
krone-supply = La réserve
krone-left = encore { $n }
krone-target = Attaque de { $space } : { $is_ }
krone-sides = Rebelles { $rebels }, royalistes { $royals }
krone-last-revolt = La dernière révolte
krone-secretly = En secret, vous avez choisi { $chosen }

# --- Lang lebe der König ---

koenig-counties = Les comtés
koenig-votes = { $n } voix
koenig-contested = disputé
koenig-entered = déjà visité ce tour
koenig-barred = une traversée y a échoué
koenig-near = à côté de { $counties }
koenig-courtiers = { $n ->
    [one] { $n } courtisan
   *[other] { $n } courtisans
}
koenig-noble-and-courtiers = { $n ->
    [0] noble
    [one] noble, { $n } courtisan
   *[other] noble, { $n } courtisans
}
koenig-players = Les joueurs
koenig-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
koenig-seen = dont sûrement { $cards }
koenig-reserve = { $n } en réserve
koenig-bonus = bonus { $n }
koenig-last-election = dernière élection { $votes }
koenig-cards = Cartes et élections
koenig-discarded = Défaussées depuis la dernière donne
koenig-face-down = Face cachée dans la défausse
koenig-majority = Voix qui font un roi
koenig-elections = Élections jusqu’ici
koenig-idle = Tours sans carte
koenig-idle-turns = { $n } sur { $limit }
koenig-stake = Misée : { $card }
koenig-dice = a jeté { $dice }

# --- Vive le Roi! ---

roi-characters = Les personnages
roi-worth = vaut { $points }
roi-units = Les joueurs
roi-first = commence cette manche
roi-score = score { $points }
roi-last-count = dernier décompte { $points }
roi-hand = { $noes } NON, { $stomachaches ->
    [0] plus de mal de ventre
   *[other] { $stomachaches } mal de ventre
}
roi-favourites = Favoris : { $names }
roi-round = Cette manche
roi-rejections = Courtisans rejetés
roi-presenter = A mené le candidat au trône
roi-crowned-by = A mené au trône le dernier couronné
roi-king = Couronné
roi-ambitions = Toutes les cartes Ambition
