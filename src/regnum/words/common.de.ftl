# Was allen Spielen gemeinsam ist.

seat-0 = Blau
seat-1 = Rot
seat-2 = Gold
seat-3 = Grün
seat-4 = Purpur
seat-5 = Schwarz
seat-6 = Himmelblau
seat-7 = Silber

level-page = Page
level-squire = Knappe
level-knight = Ritter
level-lord = Fürst
level-king = König

nature = Der Zufall
person-of = { $seat } ({ $number ->
    [1] erste Person
   *[other] zweite Person
})
nobody = niemand
unknown = unbekannt
the-end = Spielende
on = an
off = aus

bot-page = Page
bot-squire = Knappe
bot-knight = Ritter
bot-lord = Fürst
bot-king = König
