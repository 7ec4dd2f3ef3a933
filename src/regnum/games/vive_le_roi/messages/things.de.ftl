# Was die Teile sind und tun, für alle, die auf sie zeigen.

vote-yes-text = Kommt immer auf die Hand zurück. Stimmen alle mit JA, wird der Kandidat gekrönt (VR-84, VR-85).
vote-no-text = Eines genügt, um den Kandidaten abzulehnen, außer jemand hat Bauchweh. Danach ist es für diese Runde verbraucht (VR-84, VR-85).
vote-stomachache-text = Hebt die Abstimmung auf, was immer die anderen spielen: Der Kandidat kehrt auf Stockwerk 5 zurück. Danach ist es für diese Runde verbraucht (VR-84, VR-87).
character-jester-text = Auf keiner Karte. Wird er gekrönt, kehren sich alle Werte um (VR-111).

thing-character = Figur
thing-character-text = Bringt bei einer Krönung allen, die sie auf ihrer Günstlingskarte haben, den Wert des Ortes, an dem sie steht (VR-110).
thing-floor = Stockwerk
thing-floor-text = Hat Platz für { $limit-characters_per_floor } Figuren, zu zweit für { $limit-characters_per_floor_2_units }. Man steigt von { -floor } zu { -floor } (VR-25, VR-63).
thing-throne = { -throne-room }
thing-throne-text = Wer von { -floor } 5 hierher kommt, ist Kandidat, und sofort wird abgestimmt: gekrönt, abgelehnt oder zurück auf { -floor } 5 (VR-71, VR-85).
thing-wc = { -wc }
thing-wc-text = Platz für eine Figur, wenn das { -floor } daneben voll ist. Von hier tritt sie nur auf dieses { -floor } hinaus (VR-65, VR-66).
thing-dungeon = Verlies
thing-dungeon-text = Hier bleiben abgelehnte { -courtiers } bis zum Ende der Runde: der erste neben { -floor } 3, der zweite neben 2, der dritte neben 1 (VR-89, VR-93).
thing-box = Schachtel
thing-box-text = Von der vierten Ablehnung einer Runde an verlassen { -courtiers } das Schloss (VR-89).
thing-consort = Platz des Gemahls
thing-consort-text = Hier sitzt, wer zuerst gekrönt wurde, bis zur zweiten Krönung, und zählt dann 0 (VR-223, VR-225).
thing-favourites = Günstlingskarte
thing-favourites-text = Ihre sechs { -courtiers } bringen ihrem Besitzer Punkte nach ihrem Ort, wenn jemand gekrönt wird; sonst sieht sie vorher niemand (VR-43, VR-110).
thing-seal = Stimme
thing-seal-text = Alle stimmen geheim ab, und alle Stimmen werden zugleich gezeigt (VR-82).
thing-marker = Punktestand
thing-marker-text = Alle beginnen mit 20; nach drei Runden gewinnt, wer die meisten Punkte hat (VR-31, VR-142).
rival-emissary-text = Stimmt nach dem Zufall ab und sammelt Punkte gegen alle. Hat er am Ende mehr als jeder Spieler, haben alle verloren (VR-196, VR-206).
