turn-title = Du bist dran: { $game }
turn-text = { $game } mit { $others }: Du bist am Zug.
confirm-title = Regnum: Bist du das?
confirm-text = { $name } möchte hier erfahren, wer am Zug ist. Wenn du das bist, öffne diesen Link. Wenn nicht, tu nichts: Du hörst nichts mehr davon.
reset-title = Regnum: ein neues Passwort
reset-text = { $name }, mit diesem Link wählst du ein neues Passwort, einmal und innerhalb eines Tages. Wenn du nicht darum gebeten hast, tu nichts.
no-more = Um nichts mehr davon zu hören: { $link }
