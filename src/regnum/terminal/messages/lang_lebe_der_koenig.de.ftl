# Lang lebe der König auf dem Brett des Terminals und in Worten.

legend-lang_lebe_der_koenig = Stimmen der Grafschaften + Bonus · Karten · Vorrat; { $majority } Stimmen machen einen König
koenig-counties = Die Grafschaften
koenig-votes = { $n } Stimmen
koenig-contested = umkämpft
koenig-entered = in diesem Zug betreten
koenig-barred = hier misslang eine Durchreise
koenig-near = neben { $counties }
koenig-courtiers = { $n ->
    [one] { $n } Höfling
   *[other] { $n } Höflinge
}
koenig-noble-and-courtiers = { $n ->
    [0] Adliger
    [one] Adliger, { $n } Höfling
   *[other] Adliger, { $n } Höflinge
}
koenig-players = Die Spieler
koenig-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
koenig-seen = darunter sicher { $cards }
koenig-reserve = { $n } im Vorrat
koenig-bonus = Bonus { $n }
koenig-last-election = letzte Wahl { $votes }
koenig-cards = Karten und Wahlen
koenig-discarded = Abgelegt seit dem letzten Austeilen
koenig-face-down = Verdeckt in der Ablage
koenig-majority = Stimmen, die einen König machen
koenig-elections = Wahlen bisher
koenig-idle = Züge ohne Karte
koenig-idle-turns = { $n } von { $limit }
koenig-stake = mit einer Karte { $card }
koenig-last-roll = Letzter Wurf
