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
and = { $first } et { $last }
the-end = Fin de la partie
on = oui
off = non


# Where data comes from.

mark-rulebook = dit dans la règle
mark-public = trouvé dans des sources publiques
mark-reconstructed = reconstitué : seul le jeu imprimé le montre
mark-ours = de nous : pour le dessin, les programmes, ou un arbitrage
mark-printed = relevé sur un exemplaire imprimé
expect-number = un nombre entier
expect-text = quelques mots
expect-numbers = { $count } nombres entiers, comme { $like }
expect-names = des noms séparés par des virgules : { $names }
expect-name = l’un de : { $names }
expect-choice = l’un de : { $names }
expect-like = quelque chose comme { $like }
expect-asked = une des choses demandées
expect-letters = au plus { $most } lettres
expected = attendu : { $what }
expected-not = attendu : { $what }, et non « { $said } »
data-column-name_en = nom en anglais
data-column-name_fr = nom en français
data-column-name_de = nom en allemand
