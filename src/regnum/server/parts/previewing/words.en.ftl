preview-open = { $players } at the table: take a seat.
preview-playing = { $players } play.
preview-round = { $players } play: round { $round }.
preview-paused = { $players }: the game is paused.
preview-over = { $players } have played.
preview-closed = The table is closed.
