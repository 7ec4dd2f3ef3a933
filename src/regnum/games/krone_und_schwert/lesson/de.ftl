# Was der Lehrmeister in der ersten, geführten Partie sagt.

lesson-crown = Bau dir ein Reich, hol dir die { -crown } und behalt sie, so lange du kannst: Am Ende gewinnen die meisten { -points }. Es gibt sie für { -buildings }, für { -territory }e und für die { -crown } selbst.

lesson-mountain = Du beginnst mit zwei { -pawns }. Setz die erste auf einen Berg, A31: Nur dort lässt sich eine { -castle } bauen, und die Karte dafür hast du.
lesson-mountain-otherwise = Auch ein guter Platz. Merk dir: die { -castle } auf den Berg, die { -city } auf die { -prairie }.
lesson-prairie = Die zweite kommt auf eine { -prairie }, A33, für eine { -city }. Lass ein { -space } dazwischen: Du verbindest die beiden bald.
lesson-prairie-otherwise = Auch von dort geht es weiter. Der Wald taugt nur zum Durchgehen.
lesson-castle = In jedem Zug hast du drei { -action-points }, und Bauen kostet zwei. Bau jetzt die { -castle }: Hinter Mauern greift dich niemand billig an.
lesson-castle-otherwise = Erst etwas anderes. Wer aber zuerst { -castle } und { -city } hat, bekommt die { -crown }.
lesson-expand = Ein { -action-point } ist übrig. Mit jeder Karte kannst du neue { -space }er nehmen, eines für jeden Schild darauf: Gib deine zweite Karte „{ card-city }“ dafür aus.
lesson-expand-otherwise = Auch das ist einen { -action-point } wert.
lesson-join = A42 liegt zwischen deiner { -castle } und deiner { -prairie } und macht ein { -territory } daraus. Das größte bringt am Ende fünf { -points }.
lesson-join-otherwise = Auch dort ist noch Platz.
lesson-city = Jetzt die { -city } auf A33: Mit { -castle } und { -city } gehört die { -crown } sofort dir, solange es noch keinen { -king } gibt.
lesson-city-otherwise = Du lässt die { -crown } liegen. Die anderen wollen sie auch.
lesson-king = Die erste { -crown } gehört dir! In jedem Zug darfst du eine { -tax } erheben, einen { -point } für jede { -castle }, und das { -people } deckt jedes Mal eine Karte auf.
lesson-draw = Zieh mit dem letzten { -action-point } eine Karte. Eine { -red-card } wirkt sofort.
lesson-draw-otherwise = Wie du magst. Eine leere Hand ist aber gefährlich.
lesson-unrest = Unruhen! Das { -people } zeigt zwei Karten. Jedes offene { -sword } hilft der nächsten { -revolt } gegen den { -king }.
lesson-truce = { $active } greift A42 an, wo noch nichts steht. Dein { -truce } beendet den Angriff ohne Verlust: Dafür ist er da.
lesson-truce-otherwise = Ein { -space } verloren, eine Karte behalten. { -castle } und { -city } kann dir niemand nehmen.
lesson-tax = Du trägst die { -crown }: ein { -point } für deine { -castle }, und eine Karte des Volkes. Bei einem einzigen offenen { -sword } ist die Gefahr klein: Nimm ihn.
lesson-tax-otherwise = Ein milder { -king }. Das { -people } bleibt ruhig.
lesson-empty = Deine Hand ist leer, und ein { -king } ohne Karten fällt leicht. Zieh, und mehr als einmal.
lesson-empty-otherwise = Mutig: Du hast nichts, womit du die { -crown } verteidigen könntest.
lesson-leader = Ein Anführer der Stärke vier: genau das, was ein { -king } in einer { -revolt } braucht. Zieh weiter.
lesson-leader-otherwise = Der Anführer bleibt dir jedenfalls.
lesson-scoring = { card-city_scoring }: Alle außer dem { -king } bekommen einen { -point } für jede { -city }. Das ist der Preis der { -crown }.
lesson-last = Noch eine Karte für den letzten { -action-point }: Du wirst brauchen, was du hast.
lesson-last-otherwise = Das genügt. Nun sieh, was die anderen vorhaben.
lesson-revolt = Eine { -revolt }! Alle wählen { -crown } oder { -sword } und legen verdeckt Karten dazu; offene { -swords } zählen für die Rebellen. Setz deinen Anführer ein: jetzt oder nie.
lesson-revolt-otherwise = Du behältst deine beste Karte. Mal sehen, ob die { -crown } auch so hält.
lesson-spare = Mehr hilft kaum. Behalt die { -cathedral } zum Bauen und sag, dass das alles ist.
lesson-spare-otherwise = Alles für die { -crown }! Was hier liegt, ist danach weg, gewonnen oder verloren.
lesson-fallen = Der { -king } ist tot, es lebe der { -king }: { $seat } nimmt sich die { -crown }. { -castle }, { -city } und { -points } bleiben dir, und die nächste { -revolt } führst du an.

lesson-watch-1 = Mit der { -crown } zähl die offenen { -swords }, bevor du eine { -tax } erhebst.
lesson-watch-2 = Mehr { -castle }en machen reich und sicher: Ein Angriff muss stärker sein als ihre Zahl.
lesson-watch-3 = Behalt Anführer und { -truce } auf der Hand: Wer viele Karten hat, den lässt man in Ruhe.
