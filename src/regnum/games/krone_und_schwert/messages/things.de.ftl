# Was die Teile sind und tun, für alle, die auf sie zeigen.

card-leader3-text = Stark in Angriffen und Revolten (KS-107, KS-128).
card-leader4-text = Stark in Angriffen und Revolten (KS-107, KS-128).
card-incite-text = Deckt { $people_draws-incite } Volkskarten auf (KS-77).
card-castle-text = Baut eine Burg auf ein eigenes Gebirge (KS-68).
card-cathedral-text = Baut eine Kathedrale in eine eigene große Stadt (KS-72).
card-city-text = Baut eine kleine Stadt auf eine eigene Wiese oder eine große auf ein Achteck und ein Quadrat (KS-69, KS-70).
card-ambush-text = Wenn du angegriffen wirst, oder in einer Revolte: Die stärkste Karte der anderen Seite zählt nicht mehr (KS-113, KS-127).
card-truce-text = Bläst einen Angriff auf dich oder eine Revolte ab; alle anderen Karten kehren auf die Hand zurück (KS-111, KS-124).
card-papal_visit-text = Bis zu deinem nächsten Zug greift dich niemand an, und niemand führt eine Revolte gegen dich als König (KS-80, KS-81).
card-city_scoring-text = { $scoring-city_scoring_vp_per_city ->
    [one] { $scoring-city_scoring_vp_per_city } Punkt
   *[other] { $scoring-city_scoring_vp_per_city } Punkte
} je Stadt für alle außer dem König (KS-145).
card-unrest-text = { $people_draws-unrest } Volkskarten werden aufgedeckt (KS-146).
card-game_end-text = Beendet das Spiel sofort (KS-91).

building-castle-text = Ein Angriff muss die Zahl deiner Burgen übertreffen. Die Steuer bringt dem König 1 Punkt je Burg; am Ende 1 Punkt (KS-107, KS-58, KS-154).
building-small_city-text = Kann nicht angegriffen werden; zählt bei der Städtewertung; am Ende 1 Punkt (KS-105, KS-145, KS-154).
building-large_city-text = Kann nicht angegriffen werden, bedeckt zwei Felder und kann eine Kathedrale tragen; zählt bei der Städtewertung; am Ende 1 Punkt (KS-105, KS-72, KS-154).
building-cathedral-text = Bringt in jeder Revolte Punkte, die die eigene Seite gewinnt; am Ende 1 Punkt (KS-136, KS-154).

thing-prairie = Wiese
thing-prairie-text = Hier werden Städte gebaut (KS-69, KS-70).
thing-mountain = Gebirge
thing-mountain-text = Hier werden Burgen gebaut (KS-68).
thing-forest = Wald
thing-forest-text = Hier wird nichts gebaut (KS-67).

thing-throne = { -king }
thing-throne-text = Wer zuerst eine Burg und eine Stadt hat, wird gekrönt; danach macht nur eine Revolte einen neuen König. Zu Beginn seines Zuges darf der König eine Steuer erheben, dann wird eine Volkskarte gezogen (KS-53, KS-57, KS-60).
thing-people = Das Volk
thing-people-text = Jedes offene Schwert zählt { $revolt-points_per_visible_sword } für die Rebellen. Schwerter bleiben, bis eine Revolte entschieden ist (KS-61, KS-64).
thing-pile = Ereigniskarten
thing-pile-text = Für { $action_points-draw } Aktionspunkt zieht man eine: Aktionskarten kommen auf die Hand, rote Karten geschehen sofort (KS-85, KS-86).
thing-discard = Abgelegte Karten
thing-discard-text = Sie liegen offen und werden gemischt, wenn der Stapel leer ist (KS-88).
thing-end = Das Ende
thing-end-text = Krönt eine Revolte jemanden mit so vielen Punkten, so kommt „Spielende“ in den Stapel. Auch wenn kein Feld mehr frei ist, endet das Spiel (KS-147, KS-152).
thing-piece = Teil des Spielplans
thing-piece-text = Alle legen eines; es schließt an die an, die schon liegen (KS-24, KS-25).
thing-action_points = Aktionspunkte
thing-action_points-text = { $action_points-per_turn } im Zug, für Aktionen in beliebiger Reihenfolge; was am Ende übrig ist, verfällt (KS-49, KS-51).
side-crown-text = { $revolt-points_per_crown_vote } Punkte je Stimme und der Kampfwert ihrer Karten; sie gewinnt bei Gleichstand (KS-130, KS-131).
side-sword-text = Jedes offene Schwert des Volkes und der Kampfwert seiner Karten. Mit mehr Punkten gewinnen die Rebellen, und ihr Anführer ist König (KS-129, KS-135).
thing-combat = Kampfwert
thing-combat-text = Die Karten eines Angriffs müssen zusammen die Zahl der Burgen des Verteidigers übertreffen (KS-107).
