preview-open = { $players } am Tisch: Nimm Platz.
preview-playing = { $players } spielen.
preview-round = { $players } spielen: Runde { $round }.
preview-paused = { $players }: Die Partie ruht.
preview-over = { $players } haben gespielt.
preview-closed = Der Tisch ist geschlossen.
