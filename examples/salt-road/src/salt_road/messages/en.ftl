game-title = Salt Road
game-blurb = Bid for the map, travel to the fair, and be the first who cries.
procedure-day = Day { $day }
procedure-travelling = On the road
procedure-drawing = { "" }
preset-base-help = Five days, no toll.

option-days = Days
option-days-help = How long the game lasts.
option-toll = Toll
option-toll-help = Whoever travels to Lübeck pays a coin.

load-salt = Salt
load-herring = Herring
load-cloth = Cloth
town-lueneburg = Lüneburg
town-moelln = Mölln
town-luebeck = Lübeck
town-hamburg = Hamburg
town-wismar = Wismar

ask-who_holds = Who holds the map?
ask-which_load = Which load?
ask-where_is_the_fair = Where is the fair?
ask-how_much = { $seat }, how much do you bid for the map?
ask-where_to = { $turn }, where do you travel?
ask-who_cries = { $seat }, do you cry out?
do-lots = { $seat } holds the map
do-draw = { $load }
do-hold = The fair is in { $town }
do-bid = { $coins ->
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
do-travel = Travel to { $town }
do-rest = Rest
do-cry = Cry out
do-hush = Be silent

event-map_drawn = { $seat } holds the map.
event-fair = The fair is in { $town }.
event-bought = { $coins ->
    [one] { $seat } takes the map for { $coins } coin.
   *[other] { $seat } takes the map for { $coins } coins.
}
event-stays = The map stays with { $seat }.
event-travelled = { $seat } travels to { $town }.
event-sold = { $coins ->
    [one] { $seat } sells { $load } for { $coins } coin.
   *[other] { $seat } sells { $load } for { $coins } coins.
}
event-paid = { $seat } pays a coin of toll.
