# Krone & Schwert on the board of the terminal and in its words.

krone-legend = points · spaces · ▲ castles ∎ ■ cities ✚ cathedrals · cards · ♛ king † Papal Visit · map: owner, building, terrain (p prairie, m mountain, f forest; a capital on octagons) · hand: combat/shields
krone-signs = owner’s sign, building (▲ castle ∎ small city ■ large city ✚ cathedral), terrain (p prairie m mountain f forest; capital: octagon)
krone-letter-prairie = p
krone-letter-mountain = m
krone-letter-forest = f
krone-free = free
krone-yours = yours
krone-values = combat { $combat }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
krone-map = The map
krone-pieces = Pieces still to lay
krone-players = The players
krone-king = king
krone-visit = protected by the Papal Visit
krone-points = { $points } points
krone-announced = announced { $points }
krone-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
krone-seen = everybody has seen { $cards }
krone-pawns = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}, { $left ->
    [one] { $left } pawn
   *[other] { $left } pawns
} left
krone-cards = The event cards
krone-copies = { $n } in the game, { $discarded } discarded
krone-people = The people and the piles
krone-mood = People: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $deck } in the deck
krone-piles = Pile { $pile }, discards { $discarded } · { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
krone-end-phase = End phase: Game End lies below the next { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
krone-supply = The supply
krone-left = { $n } left
krone-target = Attack on { $space }: { $is_ }
krone-sides = Rebels { $rebels }, royals { $royals }
krone-last-revolt = The last revolt
krone-secretly = You secretly chose { $chosen }
