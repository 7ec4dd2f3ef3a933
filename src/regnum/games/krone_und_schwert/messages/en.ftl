game-title = Crown & Sword
game-blurb = Build while you are loved, and judge when the people have had enough.

# --- the nouns of the game, each written once ---

-king = king
-crown = crown
-sword = sword
-swords = swords
-people = people
-people-card = people card
-people-cards = people cards
-pawn = pawn
-pawns = pawns
-piece = piece
-pieces = pieces
-space = space
-spaces = spaces
-octagons = octagons
-square = square
-prairie = prairie
-castle = castle
-city = city
-cities = cities
-small-city = small city
-large-city = large city
-cathedral = cathedral
-buildings = buildings
-territory = territory
-action-card = action card
-red-card = red card
-red-cards = red cards
-action-point = action point
-action-points = action points
-tax = tax
-revolt = revolt
-truce = truce
-pope = Pope
-game-end = Game End
-round = round
-rounds = rounds
-point = point
-points = points

# --- numbers with their nouns ---

action-points-counted = { $action_points } { $action_points ->
    [one] { -action-point }
   *[other] { -action-points }
}
cards-counted = { $cards } { $cards ->
    [one] card
   *[other] cards
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}

# --- where we are ---

procedure-laying = Building the board
procedure-random_laying = Building the board
procedure-dealing = Deal
procedure-start = First { -pawns }
procedure-round = Round { $round }
procedure-turn = { "" }
procedure-action = { action-points-counted } left
procedure-return = Back on the board
procedure-people_cards = The { -people }
procedure-building = Building
procedure-drawing = Drawing a card
procedure-expansion = Expanding
procedure-attack = Attack
procedure-revolt = Revolt
procedure-scoring = Final scoring

# --- what happened ---

event-start_player = { $seat } begins.
event-piece_laid = The board grows by { -piece } { $piece }{ $quarters ->
    [0] .
    [one] , turned by a quarter.
   *[other] , turned by { $quarters } quarters.
}
event-dealt = { $seat } is dealt “{ $card }”.
event-set_aside = “{ $card }” turns up in the deal and is set aside.
event-shuffled = The event cards are shuffled; the pile holds { cards-counted }.
event-settled = { $seat } puts a { -pawn } on { $space }.
event-round_begins = Round { $round } begins.
event-turn_begins = It is { $seat }’s turn.
event-turn_ends = { $seat } ends the turn.
event-visit_begins = { $seat } receives the { -pope } and is safe until the next turn.
event-visit_ends = The { -pope } takes leave of { $seat }.
event-incited = { $seat } incites the { -people }.
event-people_card = The { -people } show { $card }.
event-people_shuffled = The { -people } calm down: { $cards ->
    [one] { $cards } { -people-card } is
   *[other] { $cards } { -people-cards } are
} shuffled, { $swords ->
    [0] no { -sword } stays out.
    [one] { $swords } { -sword } stays out.
   *[other] { $swords } { -swords } stay out.
}
event-gained = { $seat } gains { points-counted } for { $reason }.
event-built = { $seat } builds a { $building } on { $space }.
event-first_king = { $seat } is the first { -king }!
event-tax_levied = { $seat } levies a { -tax }.
event-tax_forgone = { $seat } levies no { -tax } this time.
event-drew = { $seat } draws an { -action-card }.
event-drew_card = The card drawn: “{ $card }”.
event-turned_up = { $seat } turns up “{ $card }”.
event-no_effect = “{ $card }” does nothing while there is no { -king }.
event-no_card_left = There is no { -action-card } left for { $seat }.
event-expands = { $seat } plays “{ $card }” to expand.
event-attacks = { $seat } attacks { $defender } on { $space }.
event-attack_card = { $seat } attacks with “{ $card }”.
event-no_reaction = { $seat } lets it happen.
event-reacted = { $seat } answers with “{ $card }”.
event-attack_cancelled = The attack on { $space } is called off; { $seat } takes the cards back.
event-conquered = { $seat } takes { $space } from { $defender }.
event-repelled = { $space } holds: the attack by { $seat } is beaten back.
event-revolt_begins = { $seat } leads a { -revolt } against { $king }, the { -king }!
event-voted = { $seat } stands with the { $side }.
event-committed = { $seat } plays { $count ->
    [one] “{ $card }”.
   *[other] { $count } cards “{ $card }”.
}
event-revolt_cancelled = A { -truce }! The { -revolt } led by { $seat } is over, and all other cards go back to their hands.
event-counted = The rebels have { $rebels }, the royal side has { $royals }.
event-royals_win = The royal side wins: { $seat } remains { -king }.
event-rebels_win = The rebels win: { $seat } is the new { -king }!
event-announced = { $seat } announces { points-counted }.
event-end_phase = The end phase begins: { -game-end } { $cards ->
    [0] may be any card of the pile.
    [one] lies below the top card.
   *[other] lies below the top { $cards } cards.
}
event-board_full = The last free { -space } is taken: the game ends.
event-game_end_drawn = { $seat } draws { -game-end }: the game ends.
event-rounds_over = { $round ->
    [one] One { -round } is over: the game ends.
   *[other] { $round } { -rounds } are over: the game ends.
}
event-final_place = { $seat } comes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { points-counted }.

# --- what is asked ---

ask-who_begins = Who begins?
ask-which_piece = Which { -piece } do you lay?
ask-beside_which_piece = Which { -piece } do you lay it beside, and where?
ask-how_to_turn_it = How do you turn the { -piece }?
ask-what_is_dealt = What is the next card of the pack?
ask-which_card_is_dealt = Which { -action-card } is dealt?
ask-where_to_start = Where do you put a { -pawn }? It may not touch any other.
ask-where_to_return = You own no { -space }. Where do you put a { -pawn }, if anywhere?
ask-whether_to_tax = Do you levy a { -tax }? A { -people-card } is drawn for it.
ask-which_people_card = Which { -people-card } is drawn?
ask-which_action = What do you do? { $action_points ->
    [one] { action-points-counted } is left.
   *[other] { action-points-counted } are left.
}
ask-which_square = Which { -square } beside { $site } does the { -large-city } cover, too?
ask-what_is_drawn = What lies on top of the pile?
ask-which_card_is_drawn = Which { -action-card } is drawn?
ask-where_to_expand = Which { -space } do you take?
ask-where_to_expand_further = Do you take a second { -space }, and which?
ask-which_attack_cards = Which cards do you attack { $target } with?
ask-which_reaction = Your { -space } { $target } is attacked. How do you answer?
ask-what_to_commit = A { -revolt }! Which side are you on, and which cards do you play? Nobody sees them before all are ready.

# --- what may be chosen ---

do-begin = { $seat } begins
do-top = { $card } on top
do-drawn = { $card }
do-people = { $card }
do-lay = Lay { -piece } { $piece }
do-beside = Beside { $piece }, { $side }
do-turn = { $quarters ->
    [0] Do not turn it
    [one] Turn it by a quarter, clockwise
   *[other] Turn it by { $quarters } quarters, clockwise
}
do-settle = Put a { -pawn } on { $space }
do-stop = No more { -spaces }
do-levy_tax = Levy a { -tax }
do-forgo_tax = Levy no { -tax }
do-castle = Build a { -castle } on { $space }
do-small_city = Build a { -small-city } on { $space }
do-large_city = Build a { -large-city } on { $octagon } and a { -square } beside it
do-and_square = And on the { -square } { $square }
do-cathedral = Build a { -cathedral } on { $space }
do-draw = Draw a card
do-expand = Expand with “{ $card }”
do-occupy = Occupy { $space }
do-attack = Attack { $space }
do-play = Play “{ $card }”
do-enough = That is enough
do-react = Answer with “{ $card }”
do-let_be = Let it happen
do-incite = Incite the { -people }
do-papal_visit = Receive the { -pope }
do-revolt = Lead a { -revolt }
do-vote = Stand with the { $side }
do-commit = Play “{ $card }”
do-done = Ready
do-end_turn = End the turn

# --- things ---

leader = Leader ({ $combat })
card-incite = Incite
card-castle = Castle
card-cathedral = Cathedral
card-city = City
card-ambush = Ambush
card-truce = Truce
card-papal_visit = Papal Visit
card-city_scoring = City Scoring
card-unrest = Unrest
card-game_end = { -game-end }
card-action = an { -action-card }

people-crown = a { -crown }
people-sword = a { -sword }

side-crown = Crown
side-sword = Sword

building-none = nothing
building-castle = { -castle }
building-small_city = { -small-city }
building-large_city = { -large-city }
building-cathedral = { -cathedral }

join-right_upper = to the right, one row higher
join-right_lower = to the right, one row lower
join-left_upper = to the left, one row higher
join-left_lower = to the left, one row lower
join-above_left = above it, one column to the left
join-above_right = above it, one column to the right
join-below_left = below it, one column to the left
join-below_right = below it, one column to the right

reason-tax = the { -tax }
    .label = Tax
reason-cities = { -cities }
    .label = Cities
reason-revolt = the { -revolt }
    .label = Revolt
reason-buildings = { -buildings }
    .label = Buildings
reason-largest_territory = the largest { -territory }
    .label = Largest territory
reason-second_territory = the second largest { -territory }
    .label = Second territory
reason-crown = the { -crown }
    .label = Crown

deed-none = nothing
deed-build = build
deed-people = ask the { -people }
deed-draw = draw
deed-expand = expand
deed-attack = attack
deed-revolt = { -revolt }

# --- options ---

option-fewer_pieces = Smaller board
option-fewer_pieces-help = Four or five players share a board of one { -piece } less; the last one lays none.
option-board_setup = Board
option-board_setup-help = The players lay the { -pieces } in turn, chance does, or they lie as in our own layout.
option-board_setup-players = laid by the players
option-board_setup-random = at random
option-board_setup-fixed = laid ready, by us
option-first_king = First { -king }
option-first_king-help = What makes the first { -king }: a { -castle } and a { -city }, or a { -castle } alone.
option-first_king-castle_and_city = { -castle } and { -city }
option-first_king-castle = { -castle }
option-rebel_needs_castle_and_city = Rebels of rank
option-rebel_needs_castle_and_city-help = Only the owner of a { -castle } and a { -city } may lead a { -revolt }.
option-small_city_spaces = Small { -cities }
option-small_city_spaces-help = Where a { -small-city } may stand: on any { -prairie }, or on { -octagons } only.
option-small_city_spaces-any = on any { -prairie }
option-small_city_spaces-octagon = on { -octagons } only
option-red_card_replacement = Replace { -red-cards }
option-red_card_replacement-help = Under a { -king }, whoever turns up a { -red-card } draws on until an { -action-card } comes.
option-open_scores = Open scores
option-open_scores-help = Everybody sees all totals at all times.
option-people_swords = Swords of the { -people }
option-people_swords-help = How many of the 22 { -people-cards } show a { -sword }.
option-max_rounds = Most { -rounds }
option-max_rounds-help = The game ends after so many { -rounds }, or has no limit (0).
option-max_rounds-0 = no limit

# --- presets ---

preset-base-help = By the rulebook: you lay the board together, then settle it.
preset-laid_ready = The board laid ready
preset-laid_ready-help = The { -pieces } lie as we have arranged them, and you begin at once.
