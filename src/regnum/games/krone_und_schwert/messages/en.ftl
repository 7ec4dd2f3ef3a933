game-title = Crown & Sword

# --- where we are ---

procedure-laying = Building the board
procedure-random_laying = Building the board
procedure-dealing = Deal
procedure-start = First pawns
procedure-round = Round { $round }
procedure-turn = { "" }
procedure-action = { $action_points ->
    [one] { $action_points } action point left
   *[other] { $action_points } action points left
}
procedure-return = Back on the board
procedure-people_cards = The people
procedure-building = Building
procedure-drawing = Drawing a card
procedure-expansion = Expanding
procedure-attack = Attack
procedure-revolt = Revolt
procedure-scoring = Final scoring

# --- what happened ---

event-start_player = { $seat } is the start player.
event-piece_laid = Piece { $piece } lies at row { $row }, column { $column }, turned by { $quarters ->
    [one] { $quarters } quarter.
   *[other] { $quarters } quarters.
}
event-dealt = You are dealt { $card }.
event-set_aside = { $card } turns up in the deal and is set aside.
event-shuffled = The event cards are shuffled; the pile holds { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-settled = { $seat } puts a pawn on { $space }.
event-round_begins = Round { $round } begins.
event-turn_begins = { $seat } takes a turn.
event-turn_ends = { $seat } ends the turn.
event-visit_begins = { $seat } receives the Pope and is protected until the next turn.
event-visit_ends = The Pope leaves { $seat }.
event-incited = { $seat } incites the people.
event-people_card = The people show { $card }.
event-people_shuffled = The people calm down: { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} shuffled, { $swords ->
    [0] no sword stays
    [one] { $swords } sword stays
   *[other] { $swords } swords stay
} visible.
event-gained = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reason }).
event-built = { $seat } builds on { $space }: { $building }.
event-first_king = { $seat } owns enough to become the first king!
event-tax_levied = King { $seat } levies a tax.
event-tax_forgone = King { $seat } forgoes the tax.
event-drew = { $seat } draws an action card.
event-drew_card = You draw { $card }.
event-turned_up = { $seat } turns up { $card }.
event-no_effect = { $card } has no effect without a king.
event-no_card_left = There is no action card left to draw for { $seat }.
event-expands = { $seat } plays { $card } to expand.
event-attacks = { $seat } attacks { $defender } on { $space }.
event-attack_card = { $seat } attacks with { $card }.
event-no_reaction = { $seat } does not react.
event-reacted = { $seat } answers with { $card }.
event-attack_cancelled = The attack on { $space } is called off; { $seat } takes the cards back.
event-conquered = { $seat } takes { $space } from { $defender }.
event-repelled = The attack of { $seat } on { $space } is repelled.
event-revolt_begins = { $seat } leads a revolt against King { $king }!
event-voted = { $seat } stands with the { $side }.
event-committed = { $seat } commits { $count } × { $card }.
event-revolt_cancelled = A truce: the revolt of { $seat } is called off, and all other cards go back to the hands.
event-counted = Rebels { $rebels }, royals { $royals }.
event-royals_win = King { $seat } keeps the crown.
event-rebels_win = The rebels win: long live King { $seat }!
event-announced = { $seat } announces { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-end_phase = The end phase begins: Game End lies under the top { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-board_full = The last free space is taken: the game ends.
event-game_end_drawn = { $seat } draws Game End: the game ends.
event-rounds_over = { $round ->
    [one] { $round } round is over: the game ends.
   *[other] { $round } rounds are over: the game ends.
}
event-final_place = { $seat } finishes in place { $place } with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# --- what is asked ---

ask-who_begins = Who is the start player?
ask-which_piece = Which piece do you lay?
ask-beside_which_piece = Beside which piece, and where?
ask-how_to_turn_it = How do you turn the piece?
ask-what_is_dealt = What is the next card of the pack?
ask-which_card_is_dealt = Which action card is dealt?
ask-where_to_start = On which space do you put a pawn? It may not touch any other.
ask-where_to_return = You own no space. Where do you put a pawn, if anywhere?
ask-whether_to_tax = Do you levy a tax, at the price of a people card?
ask-which_people_card = Which people card is drawn?
ask-which_action = What do you do? { $action_points ->
    [one] { $action_points } action point is left.
   *[other] { $action_points } action points are left.
}
ask-which_square = On which square beside { $site } does the large city stand, too?
ask-what_is_drawn = What lies on top of the pile?
ask-which_card_is_drawn = Which action card is drawn?
ask-where_to_expand = Which space do you take?
ask-where_to_expand_further = Which second space do you take, if any?
ask-which_attack_cards = Which cards do you attack { $target } with?
ask-which_reaction = { $target } is attacked. Do you react?
ask-what_to_commit = The revolt: which side, and which cards? Nobody sees it before all are ready.

# --- what may be chosen ---

do-begin = { $seat } begins
do-top = { $card } on top
do-drawn = { $card }
do-people = { $card }
do-lay = Lay piece { $piece }
do-beside = Beside { $piece }, { $side }
do-turn = { $quarters ->
    [0] Do not turn it
    [one] Turn it by { $quarters } quarter, clockwise
   *[other] Turn it by { $quarters } quarters, clockwise
}
do-settle = Put a pawn on { $space }
do-stop = No more spaces
do-levy_tax = Levy the tax
do-forgo_tax = Forgo the tax
do-castle = Build a castle on { $space }
do-small_city = Build a small city on { $space }
do-large_city = Build a large city on { $octagon } and a square beside it
do-and_square = And on the square { $square }
do-cathedral = Build a cathedral on { $space }
do-draw = Draw a card
do-expand = Expand with { $card }
do-occupy = Occupy { $space }
do-attack = Attack { $space }
do-play = Play { $card }
do-enough = That is enough
do-react = Answer with { $card }
do-let_be = Do not react
do-incite = Incite the people
do-papal_visit = Receive the Pope
do-revolt = Start a revolt
do-vote = Stand with the { $side }
do-commit = Commit { $card }
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
card-game_end = Game End
card-action = an action card

people-crown = a crown
people-sword = a sword

side-crown = Crown
side-sword = Sword

building-none = nothing
building-castle = castle
building-small_city = small city
building-large_city = large city
building-cathedral = cathedral

join-right_upper = to the right, one row higher
join-right_lower = to the right, one row lower
join-left_upper = to the left, one row higher
join-left_lower = to the left, one row lower
join-above_left = above it, one column to the left
join-above_right = above it, one column to the right
join-below_left = below it, one column to the left
join-below_right = below it, one column to the right

reason-tax = tax
reason-cities = city scoring
reason-revolt = revolt
reason-buildings = buildings
reason-largest_territory = largest territory
reason-second_territory = second largest territory
reason-crown = the crown

deed-none = nothing
deed-build = build
deed-people = ask the people
deed-draw = draw
deed-expand = expand
deed-attack = attack
deed-revolt = revolt

# --- options ---

option-fewer_pieces = Smaller board
option-fewer_pieces-help = Four or five players share a board of one piece less; the last one lays none.
option-board_setup = Board
option-board_setup-help = The players lay the pieces in turn, chance does, or a board laid ready is used; the rulebook has none, it is ours.
option-board_setup-players = laid by the players
option-board_setup-random = at random
option-board_setup-fixed = laid ready, by us
option-first_king = First king
option-first_king-help = What makes the first king: a castle and a city, or a castle alone.
option-first_king-castle_and_city = castle and city
option-first_king-castle = castle
option-rebel_needs_castle_and_city = Rebels of rank
option-rebel_needs_castle_and_city-help = Only the owner of a castle and a city may lead a revolt.
option-small_city_spaces = Small cities
option-small_city_spaces-help = Where a small city may stand: on any prairie, or on octagons only.
option-small_city_spaces-any = on any prairie
option-small_city_spaces-octagon = on octagons only
option-red_card_replacement = Red cards are replaced
option-red_card_replacement-help = Who turns up a red card under a king draws on until an action card comes.
option-open_scores = Open scores
option-open_scores-help = Everybody sees all totals at all times.
option-people_swords = Swords of the people
option-people_swords-help = How many of the 22 people cards show a sword.
option-max_rounds = Most rounds
option-max_rounds-help = The game ends after so many rounds; 0 for no limit.
