# Vive le Roi! auf dem Brett des Terminals und in Worten.

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
