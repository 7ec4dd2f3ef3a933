# Was der Lehrmeister in der ersten, geführten Partie sagt.

lesson-lords = Du bist ein Lord an der Seite des Königs: Wer nach fünf { -rounds } die meisten { -points } hat, gewinnt. Verdient werden sie von deinen { -knights-dative }, in den { -counties }, in deiner { -castle } und in Frankreich.

lesson-extension = Erst ein Geschenk: ein { -extension } deiner { -castle }, der in jeder { -round } etwas bringt. Nimm den für { -squires }: Sie machen kleine { -knight } stark.
lesson-extension-otherwise = Auch ein guter: Er bringt von jetzt an etwas, { -round } für { -round }.
lesson-county = Setz deine { -knight } einen nach dem anderen ein. Der mit { -strength } 2 kann nach { place-suffolk }, wo es einen neuen { -knight } gibt.
lesson-county-otherwise = Warum nicht dorthin! Schau nur, was der Ort verlangt und was er bringt.
lesson-alone = { -squires } neben einem { -knight } machen ihn stärker, kommen aber nie zurück. Hier ist noch niemand: Geh allein.
lesson-alone-otherwise = Gut bewacht! Diese { -squires } sind allerdings ausgegeben.
lesson-driven-out = Vertrieben, von einem Stärkeren! Verloren ist nichts: Dein { -knight } ist wieder am { -court } und zieht gleich noch einmal los.
lesson-contest = Mach es genauso: { $seat2 } hält { place-bedford } mit { -strength } 2 und ohne { -squires }. Schick deinen starken { -knight } hin.
lesson-contest-otherwise = Lieber etwas Ruhigeres: Vielleicht lassen sie dich dort in Frieden.
lesson-together = Du brauchst mehr als die 2, die dort stehen. Mit einem { -squire }n sind es 3: gerade genug.
lesson-together-otherwise = Mehr als genug. Billig vertreibt dich dort niemand.
lesson-france = Dein Kleinster geht nach Frankreich: Deine 1 und die 2 von { $seat2 } schlagen zusammen die Franzosen mit { -strength } 3, und ihr beide punktet. Der König dankt es dir sofort.
lesson-france-otherwise = Frankreich kann warten. Der König dankt aber nur denen, die für ihn kämpfen.
lesson-favour = Das ist die { -favour }: ein Plättchen, und zwar sofort. Zwei { -squires }, bitte: Sie sind bald { -points } wert.
lesson-favour-otherwise = Der König gibt, und du wählst. So soll es sein.

lesson-parliament = Nun stimmen alle über drei neue { -laws } ab; jedes, das durchkommt, verdrängt das linke. „{ law-L12 }“ macht aus { -squires } und { -gold } { -points }: Stimm mit Ja und leg deinen { -vote-marker } dazu.
lesson-parliament-otherwise = Dann entscheiden die anderen. Übrigens: { -vote-markers }, die am Ende übrig sind, verfallen.
lesson-against = „{ law-L14 }“ würde „{ law-L02 }“ verdrängen, und die meisten { -squires } hast du. Sag Nein; das kostet nichts.
lesson-against-otherwise = Wer weiß, wozu es gut ist. Gleichstand zählt als Ja.
lesson-outvoted = Überstimmt, und mit dem alten { -law } ist dein neuer { -knight } dahin. Heb dir nächstes Mal einen { -vote-marker } für die zweite Abstimmung auf.
lesson-indifferent = Jetzt geht es um „{ law-L03 }“, und du hast nur eine { -county }. Dir kann es gleich sein: Ein Nein lässt alles, wie es ist.
lesson-indifferent-otherwise = Wie du magst: Diese Abstimmung ist keinen { -vote-marker } wert.
lesson-trade = Die { -laws } wirken von links nach rechts. Hier ist deines: Zwei { -squires } und zwei { -gold } ergeben sechs { -points }.
lesson-trade-otherwise = Du sparst. Gut, wenn du weißt, worauf.
lesson-noble = { place-bedford } gehört dir: Nimm den { -reward } oder den { -nobles-oblique }. { -nobles } an deiner { -table } bringen in jeder { -round } { -vote-markers } und am Ende bis zu 36 { -points }.
lesson-noble-otherwise = Etwas Solides. Vergiss aber die { -nobles-oblique } nicht: Je mehr du hast, desto mehr zählt jeder.
lesson-table = Deine { -castle } bringt etwas ein, und jeder Adlige an deiner { -table } ist ein { -vote-marker } mehr für das nächste Parlament.
lesson-england = England siegt in Frankreich: { -points } für alle, die dort gekämpft haben, die meisten für den Stärksten. Was nicht gewonnen ist, geht in der nächsten { -round } weiter.

lesson-watch-1 = Schau, was die geltenden { -laws } verlangen, bevor du den ersten { -knight } einsetzt.
lesson-watch-2 = Mehr { -knight } und stärkere: Am Anfang lohnt sich nichts so sehr.
lesson-watch-3 = Sammle { -nobles } aus verschiedenen { -counties }: Jeder zählt mehr als der vorige.
