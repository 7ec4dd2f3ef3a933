# What all games share.

seat-0 = Blue
seat-1 = Red
seat-2 = Yellow
seat-3 = Green
seat-4 = Purple
seat-5 = Black
seat-6 = Light blue
seat-7 = White

level-page = Page
level-squire = Squire
level-knight = Knight
level-lord = Lord
level-king = King

nature = Chance
nobody = nobody
unknown = unknown
the-end = The end
on = on
off = off
