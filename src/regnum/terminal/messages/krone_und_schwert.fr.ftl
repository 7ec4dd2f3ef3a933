# Krone & Schwert sur le plateau du terminal, et en mots.

krone-legend = points · cases · ▲ fortifications ∎ ■ villes ✚ cathédrales · cartes · ♛ roi † visite du pape · plan : propriétaire, bâtiment, terrain (p prairie, m montagne, f forêt ; majuscule sur les octogones) · main : combat/écus
krone-signs = signe du propriétaire, bâtiment (▲ fortification ∎ petite ville ■ grande ville ✚ cathédrale), terrain (p prairie m montagne f forêt ; majuscule : octogone)
krone-letter-prairie = p
krone-letter-mountain = m
krone-letter-forest = f
krone-free = libre
krone-yours = à vous
krone-values = combat { $combat }, { $shields ->
    [one] { $shields } écu
   *[other] { $shields } écus
}
krone-map = Le plan
krone-pieces = Les pièces encore à poser
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
