# What all games share.

seat-0 = Azure
seat-1 = Gules
seat-2 = Or
seat-3 = Vert
seat-4 = Purpure
seat-5 = Sable
seat-6 = Celeste
seat-7 = Argent

level-page = Page
level-squire = Squire
level-knight = Knight
level-lord = Lord
level-king = King

nature = Chance
person-of = { $seat } ({ $number ->
    [1] first person
   *[other] second person
})
nobody = nobody
unknown = unknown
the-end = The end
on = on
off = off

bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-lord = Lord
bot-king = King
