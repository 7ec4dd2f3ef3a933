turn-title = Your turn: { $game }
turn-text = { $game } with { $others }: it is your turn.
confirm-title = Regnum: is this you?
confirm-text = { $name } wants to hear here when it is their turn. If that is you, open this link. If not, do nothing: you will hear no more of it.
reset-title = Regnum: a new password
reset-text = { $name }, by this link you choose a new password, once and within a day. If you did not ask for it, do nothing.
no-more = To hear no more of this: { $link }
