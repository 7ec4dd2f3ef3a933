# Lancaster sur le plateau du terminal, et en mots.

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
lancaster-second-attempt = seconde tentative : après une défaite, tous sont prisonniers
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
lancaster-supply = La réserve et la fin
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
lancaster-displeasure = Le donjon et le déshonneur
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
