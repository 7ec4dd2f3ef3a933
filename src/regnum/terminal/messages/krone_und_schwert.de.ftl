# Krone & Schwert auf dem Brett des Terminals und in Worten.

krone-legend = Punkte · Felder · ▲ Burgen ∎ ■ Städte ✚ Kathedralen · Karten · ♛ König † Papstbesuch · Plan: Besitzer, Bauwerk, Gelände (i Wiese, g Gebirge, w Wald; groß auf Achtecken) · Hand: Kampf/Schilde
krone-signs = Zeichen des Besitzers, Bauwerk (▲ Burg ∎ kleine Stadt ■ große Stadt ✚ Kathedrale), Gelände (i Wiese g Gebirge w Wald; groß: Achteck)
krone-letter-prairie = i
krone-letter-mountain = g
krone-letter-forest = w
krone-free = frei
krone-yours = deins
krone-values = Kampf { $combat }, { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}
krone-map = Der Plan
krone-pieces = Teile, die noch zu legen sind
krone-players = Die Spieler
krone-king = König
krone-visit = durch den Papstbesuch geschützt
krone-points = { $points } Punkte
krone-announced = hat { $points } verkündet
krone-hand = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
krone-seen = alle haben gesehen: { $cards }
krone-pawns = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}, noch { $left ->
    [one] { $left } Figur
   *[other] { $left } Figuren
}
krone-cards = Die Ereigniskarten
krone-copies = { $n } im Spiel, { $discarded } abgelegt
krone-people = Das Volk und die Stapel
krone-mood = Volk: { $swords ->
    [one] { $swords } Schwert
   *[other] { $swords } Schwerter
}, { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}, { $deck } im Stapel
krone-piles = Stapel { $pile }, abgelegt { $discarded } · { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
krone-end-phase = Schlussphase: Spielende liegt unter { $cards ->
    [one] der nächsten Karte
   *[other] den nächsten { $cards } Karten
}
krone-supply = Der Vorrat
krone-left = noch { $n }
krone-target = Angriff auf { $space }: { $is_ }
krone-sides = Rebellen { $rebels }, Königstreue { $royals }
krone-last-revolt = Die letzte Revolte
krone-secretly = Du hast geheim gewählt: { $chosen }
