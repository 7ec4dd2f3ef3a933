# Vive le Roi! sur le plateau du terminal, et en mots.

roi-characters = Les personnages
roi-worth = vaut { $points }
roi-units = Les joueurs
roi-first = commence cette manche
roi-score = score { $points }
roi-last-count = dernier décompte { $points }
roi-hand = { $noes } NON, { $stomachaches ->
    [0] plus de mal de ventre
   *[other] { $stomachaches } mal de ventre
}
roi-favourites = Favoris : { $names }
roi-round = Cette manche
roi-rejections = Courtisans rejetés
roi-presenter = A mené le candidat au trône
roi-crowned-by = A mené au trône le dernier couronné
roi-king = Couronné
roi-ambitions = Toutes les cartes Ambition
