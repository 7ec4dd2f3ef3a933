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
