# Was allen Spielen gemeinsam ist.

seat-0 = Blau
seat-1 = Rot
seat-2 = Gelb
seat-3 = Grün
seat-4 = Lila
seat-5 = Schwarz
seat-6 = Hellblau
seat-7 = Weiß

level-page = Page
level-squire = Knappe
level-knight = Ritter
level-lord = Fürst
level-king = König

nature = Der Zufall
nobody = niemand
unknown = unbekannt
the-end = Spielende
on = an
off = aus
