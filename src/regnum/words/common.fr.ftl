# Ce que tous les jeux ont en commun.

seat-0 = Azur
seat-1 = Gueules
seat-2 = Or
seat-3 = Sinople
seat-4 = Pourpre
seat-5 = Sable
seat-6 = Céleste
seat-7 = Argent

level-page = Page
level-squire = Écuyer
level-knight = Chevalier
level-lord = Seigneur
level-king = Roi

nature = Le hasard
person-of = { $seat } ({ $number ->
    [1] première personne
   *[other] seconde personne
})
nobody = personne
unknown = inconnu
the-end = Fin de la partie
on = oui
off = non

bot-page = Page
bot-squire = Écuyer
bot-knight = Chevalier
bot-lord = Seigneur
bot-king = Roi
