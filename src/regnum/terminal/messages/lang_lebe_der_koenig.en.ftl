# Lang lebe der König on the board of the terminal and in its words.

legend-lang_lebe_der_koenig = county votes + bonus · cards · reserve; { $majority } votes make a king
koenig-counties = Counties
koenig-votes = { $n } votes
koenig-contested = contested
koenig-entered = entered this turn
koenig-barred = a crossing failed here
koenig-near = next to { $counties }
koenig-courtiers = { $n ->
    [one] { $n } courtier
   *[other] { $n } courtiers
}
koenig-noble-and-courtiers = { $n ->
    [0] noble
    [one] noble, { $n } courtier
   *[other] noble, { $n } courtiers
}
koenig-players = The players
koenig-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
koenig-seen = among them certainly { $cards }
koenig-reserve = { $n } in reserve
koenig-bonus = bonus { $n }
koenig-last-election = last election { $votes }
koenig-cards = Cards and elections
koenig-discarded = Discarded since the last deal
koenig-face-down = Face down in the discard
koenig-majority = Votes that make a king
koenig-elections = Elections so far
koenig-idle = Turns without a card
koenig-idle-turns = { $n } of { $limit }
koenig-stake = on a card { $card }
koenig-last-roll = Last roll
