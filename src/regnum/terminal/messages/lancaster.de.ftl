# Lancaster auf dem Brett des Terminals und in Worten.

legend-lancaster = Punkte · s Stimmsteine, k Knappen, g Gold, a Adlige · Ritter am Hof · ⚑ Startspieler · Grafschaft: Mindeststärke, Ritter +Knappen, Adlige, Ertrag · Konflikt: Engländer:Franzosen, Ritter vom obersten Feld an, Punkte nach Rang · Burg: + Ausbau
legend-lancaster-court = b Bischöfe, z Siegel · S Schild, A Bogenschütze, T Tudor-Ritter, L Lord
legend-lancaster-displeasure = d Schande
legend-lancaster-left = Bischöfe { $bishops }, Siegel { $seals }
legend-lancaster-room = Platz für { $free }
legend-lancaster-track = Schande
lancaster-letter-votes = s
lancaster-letter-squires = k
lancaster-letter-gold = g
lancaster-letter-nobles = a
lancaster-short-votes = { $n }s
lancaster-short-squires = { $n }k
lancaster-short-gold = { $n }g
lancaster-short-points = { $n } Punkte
lancaster-short-new_knight = Ritter
lancaster-short-upgrade = Stärke
lancaster-short-extension = Ausbau
lancaster-short-noble_any = Adliger
lancaster-short-cross_channel = Überfahrt
lancaster-short-seals = { $n }z
lancaster-parliament = Das Parlament
lancaster-in-force = In Kraft
lancaster-proposals = Anträge
lancaster-voted = zuletzt { $side }{ $markers ->
    [0] {""}
   *[other] {" "}mit { $markers }
}
lancaster-left-over = { $n } übrig
lancaster-counties = Die Grafschaften
lancaster-least = ab Stärke { $n }
lancaster-names-first = bestimmt den Startspieler
lancaster-tile = Plättchen { $reward }
lancaster-conflicts = Die Konflikte
lancaster-england = Engländer { $england }
lancaster-ranks = Punkte { $points }
lancaster-first-attempt = erster Versuch
lancaster-second-attempt = zweiter Versuch: nach einer Niederlage sind alle gefangen
lancaster-deck = Noch zu erwarten (Punkte)
lancaster-houses = Die Häuser
lancaster-ally = Verbündete ({ $house })
lancaster-first = Startspieler
lancaster-nobles = Adlige { $letters } (am Ende { $points } Punkte)
lancaster-built = Ausbauten: { $tiles }
lancaster-face-down = verdeckt
lancaster-castle = Die Felder einer Burg
lancaster-favours = Die Gunst des Königs
lancaster-taken = in dieser Runde vergeben
lancaster-supply = Der Vorrat und das Ende
lancaster-at-the-end = Am Ende
lancaster-knighthood = stärkste Ritterschaften { $points } Punkte
lancaster-most-extensions = meiste Ausbauten { $points } Punkte
lancaster-noble-points = für 0 bis 9 Adlige { $points } Punkte
lancaster-seal-points = je Siegel ein Punkt, mal eins mehr als Bischöfe
lancaster-token-points = jeder Stein Schande kostet { $n }, das rechteste freigelegte Feld kostet die Ehrlosesten noch mehr
lancaster-pile = Gesetze, die noch kommen
lancaster-kings-board = Der Plan des Königs
lancaster-tribute = Tribut { $price }
lancaster-vacant = frei
lancaster-holder = Inhaber
lancaster-applies = Bewerber
lancaster-left = Auf der Tafel
lancaster-shield-means = der Ritter kann nicht aus seiner Grafschaft vertrieben werden
lancaster-archer-means = Stärke { $strength }, nimmt in einem Konflikt das Feld darunter
lancaster-tudor-means = Stärke { $strength }, geht mit einem Ritter
lancaster-bishops = { $n ->
    [one] { $n } Bischof
   *[other] { $n } Bischöfe
}
lancaster-next-round = nächste Runde { $privilege }
lancaster-displeasure = Der Kerker und die Schande
lancaster-capacity = Stärke { $n } insgesamt, { $neutral ->
    [0] kein neutraler Ritter
   *[other] der neutrale Ritter hat { $neutral }
}
lancaster-dishonoured = { $n }-mal Schande
lancaster-space = Feld { $number }
lancaster-worst = freigelegt: die Ehrlosesten verlieren { $first } und { $second }
lancaster-reserve = Reserve
lancaster-tiles = Die Ertragsplättchen
lancaster-in-the-bag = im Beutel
lancaster-on-the-county = auf der Grafschaft
