# Vive le Roi! on the board of the terminal and in its words.

roi-characters = The characters
roi-worth = worth { $points }
roi-units = The players
roi-first = first in this round
roi-score = score { $points }
roi-last-count = last count { $points }
roi-hand = { $noes } NO, { $stomachaches ->
    [0] no stomachache
    [one] { $stomachaches } stomachache
   *[other] { $stomachaches } stomachaches
}
roi-favourites = Favourites: { $names }
roi-round = This round
roi-rejections = Rejected courtiers
roi-presenter = Led the candidate to the throne
roi-crowned-by = Led the last crowned one to the throne
roi-king = Crowned
roi-ambitions = All Ambition cards
