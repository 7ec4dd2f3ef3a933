preview-open = { $players } à table : prenez place.
preview-playing = { $players } jouent.
preview-round = { $players } jouent : manche { $round }.
preview-paused = { $players } : la partie est en pause.
preview-over = { $players } ont joué.
preview-closed = La table est fermée.
