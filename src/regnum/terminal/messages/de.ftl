# Was das Terminal selbst sagt.

ui-keys = Nummer, Worte · > Tisch · ? Hilfe · hint · u zurück · l Log · s sichern · q Ende
ui-end-keys = Eingabe zum Verlassen · > Tisch · l Protokoll · u zurück · s DATEI sichern
ui-more = — Eingabe: weiter · q: zurück —{" "}
ui-your-turn = { $seat }, drücke die Eingabetaste, wenn sonst niemand hinschaut.
ui-look-away = { $seat }, drücke die Eingabetaste, wenn { $other } wegschaut.
ui-waiting = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
ui-no-number = Die Möglichkeiten haben die Nummern 1 bis { $count }.
ui-not-understood = „{ $text }“ ist hier weder eine Wahl noch ein Befehl; ? hilft.
ui-no-clause = Auf dem Tisch heißt nichts „{ $text }“, und keine Regel spricht davon.
ui-thinking = Ich denke nach …
ui-hint-choice = Möglichkeit
ui-hint-worth = Wert
ui-hint-tries = gedachte Partien
ui-hint-means = 100 % ist ein sicherer Sieg, soweit man es von deinem Platz aus wissen kann; wenige gedachte Partien sagen wenig.
ui-which-line = Warum welche Zeile? Das Protokoll hat die Zeilen 1 bis { $count }: zum Beispiel why 1.
ui-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-kept = Die Partie liegt in { $file }.
ui-exists = { $file } gibt es schon; bitte einen anderen Namen.
ui-go-on = Weiterspielen: regnum play { $game } --resume { $file }
ui-look-back = Noch einmal ansehen: regnum replay { $file }
ui-save-as = Ende. Die Partie liegt in { $file }. Eingabetaste, eine andere Datei, oder c zum Bleiben:
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
ui-nobody-wins = Niemand von den Spielern gewinnt.
ui-gave-up = aufgegeben
ui-replay-keys = Eingabe weiter · b zurück · 12 dort · a Anfang · e Ende · > Tisch · l Log · ? q
ui-replay-at = Wahl { $at } von { $count }
ui-replay-next = als Nächstes: { $seat }: { $choice }
ui-secret = eine geheime Wahl
legend-lang_lebe_der_koenig = Stimmen der Grafschaften + Bonus · Karten · Vorrat; { $majority } Stimmen machen einen König
ui-help =
    __Wählen.__ Tippe die Nummer einer Möglichkeit oder ihre Worte: Anfänge genügen (`pl al 3`). Sind sie gruppiert, wählt
    die erste Nummer die Gruppe; eine leere Zeile führt zurück.

    `>` und `<` blättern durch den Tisch, erst gezeichnet, dann in Worten, Teil für Teil.

    `?` diese Seite · `? VR-63` eine Regel · `? Worte` was auf dem Tisch so heißt, und die Regeln mit diesen Worten · `why 12` die Regel zu Zeile 12 des Protokolls

    `hint` was jede Möglichkeit verspricht; `hint 5` nach fünf Sekunden Nachdenken

    `l` das ganze Protokoll · `o` alles, was alle sehen dürfen · `u` zurücknehmen · `s DATEI` sichern · `q` aufhören (die Partie bleibt)

    __Die Regel dieser Frage:__

# --- Lancaster ---

legend-lancaster = Punkte · s Stimmsteine, k Knappen, g Gold, a Adlige · Ritter am Hof · ⚑ Startspieler · Grafschaft: Mindeststärke, Ritter +Knappen, Adlige, Belohnung · Konflikt: Engländer:Franzosen, Ritter vom obersten Feld an, Punkte nach Rang · Burg: + Ausbau
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
lancaster-proposals = Vorschläge
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
lancaster-second-attempt = zweiter Versuch: eine Niederlage führt ins Gefängnis
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
lancaster-kings-board = Die Tafel des Königs
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
lancaster-tiles = Die Belohnungsplättchen
lancaster-in-the-bag = im Beutel
lancaster-on-the-county = auf der Grafschaft

# --- Krone & Schwert ---

krone-legend = Punkte · Felder · ▲ Burgen ∎ ■ Städte ✚ Kathedralen · Karten · ♛ König † Papstbesuch · Plan: Besitzer, Bauwerk, Gelände (i Wiese, g Gebirge, w Wald; groß auf Achtecken) · Hand: Kampf/Schilde
krone-signs = Zeichen des Besitzers, Bauwerk (▲ Burg ∎ kleine Stadt ■ große Stadt ✚ Kathedrale), Gelände (i Wiese g Gebirge w Wald; groß: Achteck)
krone-letter-prairie = i
krone-letter-mountain = g
krone-letter-forest = w
krone-terrain-prairie = Wiese
krone-terrain-mountain = Gebirge
krone-terrain-forest = Wald
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
krone-card-leader3 = für Angriffe und Revolten
krone-card-leader4 = für Angriffe und Revolten
krone-card-incite = { $incited } Volkskarten aufdecken
krone-card-castle = eine Burg bauen
krone-card-cathedral = eine Kathedrale bauen
krone-card-city = eine kleine oder große Stadt bauen
krone-card-ambush = entfernt die stärkste Karte der anderen Seite
krone-card-truce = bläst einen Angriff oder eine Revolte ab
krone-card-papal_visit = schützt bis zu deinem nächsten Zug
krone-card-city_scoring = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Stadt für alle außer dem König
krone-card-unrest = { $unrest } Volkskarten werden aufgedeckt
krone-card-game_end = beendet das Spiel sofort
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

# --- Lang lebe der König ---

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
koenig-stake = Eingesetzt: { $card }
koenig-dice = würfelt { $dice }

# --- Vive le Roi! ---

roi-characters = Die Personen
roi-worth = zählt { $points }
roi-units = Die Spieler
roi-first = beginnt diese Runde
roi-score = Punkte { $points }
roi-last-count = letzte Zählung { $points }
roi-hand = { $noes } NEIN, { $stomachaches ->
    [0] kein Bauchweh
   *[other] { $stomachaches } Bauchweh
}
roi-favourites = Günstlinge: { $names }
roi-round = Diese Runde
roi-rejections = Abgelehnte Höflinge
roi-presenter = Hat die Person zum Thron geführt
roi-crowned-by = Hat die zuletzt Gekrönte zum Thron geführt
roi-king = Gekrönt
roi-ambitions = Alle Ambitionskarten
