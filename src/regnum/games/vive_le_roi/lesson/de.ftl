# Was der Lehrmeister in der ersten, geführten Partie sagt.

lesson-favourites = Das sind deine sechs { -favourites }, und niemand sonst kennt sie. Je höher sie stehen, wenn ein König gekrönt wird, desto mehr Punkte bekommst du: zehn für den König.

lesson-high = Reihum stellen alle { -courtiers } ins Schloss, wen sie wollen, in ein { -floor } von 1 bis 4. Stell einen von deinen hoch, solange Platz ist: { character-merlin } in { -floor } 4.
lesson-high-otherwise = Auch gut: Je weniger es nach Absicht aussieht, desto weniger ahnen die anderen.
lesson-tracks = Nun verwisch deine Spuren, sonst erraten alle, dass { character-merlin } zu dir gehört. Stell jemanden hoch, den du nicht brauchst: { character-dagobert } in { -floor } 3.
lesson-tracks-otherwise = Mutig! Falls das einer von deinen ist, schau recht unschuldig drein.
lesson-room = In ein { -floor } passen vier, und 3 und 4 sind voll. { character-bridget } ist in { -floor } 2 gut aufgehoben: schon zwei Punkte, und jeder Schritt bringt einen mehr.
lesson-room-otherwise = Das reicht auch: Wer übrig bleibt, beginnt ganz unten in { -floor } 0.

lesson-step = Jetzt seid ihr reihum am Zug, und ein Zug ist ein Schritt mit einer Figur; sie gehören niemandem. Führ { character-merlin } in { -floor } 5, gleich vor den Thron.
lesson-step-otherwise = Ganz unauffällig. Aus { -floor } 5 darf jeder eine Figur zum Thron führen, es eilt also nicht.
lesson-lowest = Am Ende zählen alle sechs, und drei von deinen stehen noch tief. Hol { character-bridget } nach, solange { character-merlin } wartet.
lesson-lowest-otherwise = Warum nicht. Behalt aber die unteren im Auge: Dort bringen sie fast nichts.

lesson-no = { $presenter } führt { $candidate } zum Thron, und das ist keiner von deinen. Ein einziges NEIN verhindert die Krönung, und du hast drei für die ganze Runde: Hier lohnt es sich.
lesson-no-otherwise = Du sparst deine NEIN-Karten. Bedenk nur: Sagt niemand NEIN und ist niemandem schlecht, ist die Runde vorbei.
lesson-dungeon = Ein NEIN genügt: { $character } sitzt im { -dungeon } und kostet jetzt drei Punkte, wo der Thron zehn gebracht hätte. Sieh, wer ein langes Gesicht macht.
lesson-wc = { -floor } 4 ist voll, also wartet { $character } im { -wc }: Dort gibt es nichts, und hinaus geht es nur in dieses { -floor }, sobald Platz ist.

lesson-lead = { character-merlin } steht in { -floor } 5. Führ ihn zum Thron: Ein König beendet die Runde, und die meisten von deinen stehen gut.
lesson-lead-otherwise = Du wartest lieber. Denk nur daran, dass auch jeder andere { character-merlin } zum Thron führen darf.
lesson-own = Alle stimmen geheim ab. { character-merlin } ist einer von deinen: Gib ihm ein JA und hoffe, dass niemand ein NEIN ausgibt.
lesson-own-otherwise = Gegen den eigenen Mann! Jetzt glaubt niemand mehr, dass er zu dir gehört.
lesson-sick = Jemandem ist schlecht: Bauchweh macht die Abstimmung ungültig, und { $character } geht zurück. Das kann jeder einmal in der Runde.
lesson-again = Einmal Bauchweh weniger bei den anderen, und { character-merlin } steht noch bereit. Gleich noch einmal!
lesson-again-otherwise = Geduld kann sich lohnen: Die anderen haben noch NEIN-Karten zu verschwenden.
lesson-back = JA für { character-merlin }: Diese Karte kommt immer auf die Hand zurück. Ein NEIN oder ein Bauchweh ist für die Runde weg.
lesson-back-otherwise = Im allerletzten Augenblick! Mal sehen, was die anderen sagen.
lesson-king = { $character } wurde gekrönt, und alle { -favourites } lagen offen: In der Chronik steht, wer dasselbe wollte wie du. Nun gibt es neue, und wer nach drei Runden die meisten Punkte hat, gewinnt.

lesson-watch-1 = Gib deine NEIN-Karten spät aus: Wer keine mehr hat, kann nur noch zusehen.
lesson-watch-2 = Schieb Fremde an deinen eigenen vorbei, damit sie das erste NEIN abbekommen.
lesson-watch-3 = Merk dir, wer zu wem JA gesagt hat: So verraten sich die { -favourites }.
