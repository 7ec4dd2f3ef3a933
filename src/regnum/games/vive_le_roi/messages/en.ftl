game-title = Vive le Roi!

# --- where we are ---

procedure-round = Round { $round }
procedure-dealing = Deal
procedure-dealing_ambitions = Ambitions
procedure-placement = Placement
procedure-placing = { "" }
procedure-turn = Turns
procedure-vote = Vote
procedure-count = Count

# --- what happened ---

event-first_unit = { $seat } is the most noble and begins.
event-round_begins = Round { $round } begins; { $seat } goes first.
event-dealt = Favourites of { $person }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = The black seal for { $person }: { $character } does not count.
event-ambition_dealt = Ambition of { $person }, card { $place }: { $card }.
event-courtier_placed = { $seat } places { $character } on floor { $floor }.
event-left_below = { $character } was not placed and starts on floor 0.
event-compensated = { $seat } placed one courtier less and scores { $points }.
event-moved = { $seat } moves { $character } to { $place }.
event-presented = { $seat } leads { $character } into the Throne Room. To the vote!
event-voted = { $seat } votes { $card }.
event-cancelled = A stomachache: { $character } goes back to { $place }.
event-rejected = { $character } is rejected and goes to { $place }.
event-crowned = { $character } is crowned, presented by { $seat }!
event-revealed = { $person } shows: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-scored = { $person } { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
} and has { $score }.
event-ambition_paid = Ambition of { $person }: { $card }, { $points ->
    [0] missed.
    [one] fulfilled for { $points } point.
   *[other] fulfilled for { $points } points.
}
event-emissary_card = The Emissary’s Favourites: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = The black seal for the Emissary: { $character } does not count.
event-emissary_voted = The Emissary votes { $card }.
event-emissary_scored = The Emissary { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
} and has { $score }.
event-emissary_wins = With { $score } points the Emissary is ahead of you all. The Empire wins!
event-first_of_the_couple = { $character } takes the consort’s seat. Who will share the reign?
event-no_second_king = Nobody is left to be crowned: the round ends.
event-final_place = { $seat } finishes in place { $place } with { $score } points.

# --- what is asked ---

ask-who_begins = Chance decides who begins.
ask-which_favourites = The Favourites are dealt.
ask-which_ambition = The Ambitions are dealt.
ask-which_ambition_to_keep = { $seat }, which of your two Ambitions do you keep, in secret?
ask-which_card_for_the_emissary = The Emissary is dealt his Favourites, face up.
ask-where_to_place = { $seat }, place a courtier on one of floors 1 to 4.
ask-who_moves = { $seat }, move one character by one step.
ask-which_vote = { $seat }, vote in secret: shall { $candidate } be crowned?
ask-which_card_of_the_emissary = The Emissary turns up a card of his pile.

# --- what may be chosen ---

do-begin = { $seat } begins
do-deal = Deal { $card }
do-ambition = Deal { $card }
do-keep_ambition = Keep “{ $card }”
do-keep = { $card ->
    [1] Keep the first Ambition
   *[other] Keep the second Ambition
}
do-place = Place { $courtier } on floor { $floor }
do-move = Move { $character }
do-vote = Vote { $card }
do-emissary = The Emissary shows { $card }

# --- characters, places, cards ---

emissary = Emissary
board-legend = points · NO and Stomachache cards left · last vote

character-alienor = Alienor
character-bridget = Bridget
character-caius = Caius
character-dagobert = Dagobert
character-eloise = Eloise
character-foidvo = Foidvo
character-jeanne = Jeanne
character-leonardo = Leonardo
character-merlin = Merlin
character-ouaf = Ouaf
character-romeo = Romeo
character-sidonie = Sidonie
character-victoria = Victoria
character-jester = the Jester
    .label = Jester

place-0 = the Servants (floor 0)
    .label = Servants
place-1 = the Artisans (floor 1)
    .label = Artisans
place-2 = the Merchants (floor 2)
    .label = Merchants
place-3 = the Officers (floor 3)
    .label = Officers
place-4 = the Dignitaries (floor 4)
    .label = Dignitaries
place-5 = the Nobles (floor 5)
    .label = Nobles
place-throne = the Throne Room
    .label = Throne Room
place-WC3 = the WC beside floor 3
place-WC4 = the WC beside floor 4
place-D3 = the dungeon beside floor 3
place-D2 = the dungeon beside floor 2
place-D1 = the dungeon beside floor 1
place-box = the box, out of the castle
    .label = Box
place-reserve = the reserve
    .label = Reserve
place-consort = the consort’s seat
    .label = Consort

vote-yes = YES
vote-no = NO
vote-stomachache = Stomachache

favourites-F01 = Favourites card F01
favourites-F02 = Favourites card F02
favourites-F03 = Favourites card F03
favourites-F04 = Favourites card F04
favourites-F05 = Favourites card F05
favourites-F06 = Favourites card F06
favourites-F07 = Favourites card F07
favourites-F08 = Favourites card F08
favourites-F09 = Favourites card F09
favourites-F10 = Favourites card F10
favourites-F11 = Favourites card F11
favourites-F12 = Favourites card F12
favourites-F13 = Favourites card F13
favourites-F14 = Favourites card F14
favourites-F15 = Favourites card F15
favourites-F16 = Favourites card F16
favourites-F17 = Favourites card F17
favourites-F18 = Favourites card F18
favourites-F19 = Favourites card F19
favourites-F20 = Favourites card F20
favourites-F21 = Favourites card F21
favourites-F22 = Favourites card F22
favourites-F23 = Favourites card F23
favourites-F24 = Favourites card F24
favourites-F25 = Favourites card F25
favourites-F26 = Favourites card F26

ambition-A01 = Jester King
ambition-A02 = It’s a Queen!
ambition-A03 = It’s a King!
ambition-A04 = 0 Favourites in WC
ambition-A05 = No floors 2 & 3
ambition-A06 = No floors 0 & 1
ambition-A07 = 1 Favourite in the dungeons
ambition-A08 = 2 Favourites in the dungeons
ambition-A09 = 1 Favourite in WC
ambition-A10 = 2 Favourites in WC
ambition-A11 = Only Yes
ambition-A12 = No floors 4 & 5
ambition-A13 = 3 Favourites in the dungeons
ambition-A14 = 0 Favourites in WC and dungeons
ambition-A15 = Friend of the King
ambition-A16 = Under 11 points

# --- options ---

option-unit_sizes = Teams
option-unit_sizes-help = One person or a team of two at each seat.
option-ambition = Ambition
option-ambition-help = Every person keeps one of two secret cards that pays if its condition holds at the end of the round.
option-banished = The Banished
option-banished-help = The courtier with the black seal on your card is none of your Favourites.
option-emissary = The Emissary of the Empire
option-emissary-help = An automatic rival who votes and scores; with two players he always takes part.
option-royal_couple = Royal Couple
option-royal_couple-help = Two coronations in each round.
option-team_scoring = Scoring of teams
option-team_scoring-help = Each teammate has a marker and the lower one counts, or both share one that moves by the smaller total.
option-team_scoring-separate = separate
option-team_scoring-common = common
option-two_units_six_each = Six courtiers each
option-two_units_six_each-help = Two players place six courtiers each instead of five.
option-first_unit = First player
option-first_unit-help = The seat that begins the first round.
option-first_unit-random = random
