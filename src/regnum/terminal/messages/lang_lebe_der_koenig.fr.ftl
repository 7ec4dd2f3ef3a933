# Lang lebe der König sur le plateau du terminal, et en mots.

legend-lang_lebe_der_koenig = voix des comtés + bonus · cartes · réserve ; { $majority } voix font un roi
koenig-counties = Les comtés
koenig-votes = { $n } voix
koenig-contested = disputé
koenig-entered = déjà visité ce tour
koenig-barred = une traversée y a échoué
koenig-near = voisins : { $counties }
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
koenig-stake = avec une carte { $card }
koenig-last-roll = Dernier jet
