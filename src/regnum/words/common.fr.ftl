# Ce que tous les jeux ont en commun.

seat-0 = Bleu
seat-1 = Rouge
seat-2 = Jaune
seat-3 = Vert
seat-4 = Violet
seat-5 = Noir
seat-6 = Bleu ciel
seat-7 = Blanc

level-page = Page
level-squire = Écuyer
level-knight = Chevalier
level-lord = Seigneur
level-king = Roi

nature = Le hasard
nobody = personne
unknown = inconnu
the-end = Fin de la partie
on = oui
off = non
