game-title = Vive le Roi!
game-blurb = Push your favourites up the castle, vote down the others’, and mind the Jester.

# --- the names of things ---

-favourite = Favourite
-favourites = Favourites
-ambition = Ambition
-ambitions = Ambitions
-emissary = Emissary
-throne-room = Throne Room
-courtier = courtier
-courtiers = courtiers
-jester = Jester
-floor = floor
-floors = floors
-dungeon = dungeon
-dungeons = dungeons
-wc = WC

# --- where we are ---

procedure-round = Round { $round }
procedure-dealing = Deal
procedure-dealing_ambitions = { -ambitions }
procedure-placement = Placement
procedure-placing = { "" }
procedure-turn = Turns
procedure-vote = Vote
procedure-count = Count

# --- what happened ---

event-first_unit = { $seat } is the most noble and begins.
event-round_begins = Round { $round } begins; { $seat } goes first.
event-dealt = { -favourites } of { $person }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = The black seal for { $person }: { $character } does not count.
event-ambition_dealt = { -ambition } of { $person }, card { $place }: { $card } ({ $card-text }).
event-courtier_placed = { $seat } places { $character } on { -floor } { $floor }.
event-left_below = { $character } was not placed and starts on { -floor } 0.
event-compensated = { $seat } placed one { -courtier } fewer and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moved = { $seat } moves { $character } to { $place }.
event-presented = { $seat } leads { $character } into the { -throne-room }. To the vote!
event-voted = { $seat } votes { $card }.
event-cancelled = A stomachache: { $character } goes back to { $place }.
event-rejected = { $character } is rejected and goes to { $place }.
event-crowned = { $character } is crowned, presented by { $seat }!
event-counted = { -favourites } of { $person }: { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points }; together { $points }.
event-scored = { $person } { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
} and has { $score }.
event-ambition_paid = { -ambition } of { $person }: { $card } ({ $card-text }), { $points ->
    [0] missed.
    [one] fulfilled for { $points } point.
   *[other] fulfilled for { $points } points.
}
event-emissary_card = The { -emissary }’s { -favourites }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = The black seal for the { -emissary }: { $character } does not count.
event-emissary_voted = The { -emissary } votes { $card }.
event-emissary_counted = The { -emissary }’s { -favourites }: { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points }; together { $points }.
event-emissary_scored = The { -emissary } { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
} and has { $score }.
event-emissary_wins = With { $score ->
    [one] { $score } point
   *[other] { $score } points
} the { -emissary } is ahead of you all. The Empire wins!
event-first_of_the_couple = { $character } takes the consort’s seat. Who will share the reign?
event-no_second_king = Nobody is left to be crowned: the round ends.
event-final_place = { $seat } comes { ORDINAL($place) } with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

# --- what is asked ---

ask-who_begins = Chance decides who begins.
ask-which_favourites = The { -favourites } are dealt.
ask-which_ambition = The { -ambitions } are dealt.
ask-which_ambition_to_keep = { $seat }, which of your two { -ambitions } do you keep, in secret?
ask-which_card_for_the_emissary = The { -emissary } is dealt his { -favourites }, face up.
ask-where_to_place = { $seat }, place a { -courtier } on one of { -floors } 1 to 4.
ask-who_moves = { $seat }, move one character by one step.
ask-which_vote = { $seat }, vote in secret: shall { $candidate } be crowned?
ask-which_card_of_the_emissary = The { -emissary } turns up a card of his pile.

# --- what may be chosen ---

do-begin = { $seat } begins
do-deal = Deal { $card }
do-ambition = Deal { $card }
do-keep_ambition = Keep “{ $card }”: { $card-text }
do-keep = Keep “{ $ambition }”: { $ambition-text }
do-place = Place { $courtier } on { -floor } { $floor }
do-move = Move { $character }
do-vote = Vote { $card }
do-emissary = The { -emissary } shows { $card }

# --- characters, places, cards ---

rival-emissary = the { -emissary }
    .label = { -emissary }
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
character-jester = the { -jester }
    .label = { -jester }

place-0 = the Servants ({ -floor } 0)
    .label = Servants
place-1 = the Artisans ({ -floor } 1)
    .label = Artisans
place-2 = the Merchants ({ -floor } 2)
    .label = Merchants
place-3 = the Officers ({ -floor } 3)
    .label = Officers
place-4 = the Dignitaries ({ -floor } 4)
    .label = Dignitaries
place-5 = the Nobles ({ -floor } 5)
    .label = Nobles
place-throne = the { -throne-room }
    .label = { -throne-room }
place-WC3 = the { -wc } beside { -floor } 3
    .label = { -wc } 3
place-WC4 = the { -wc } beside { -floor } 4
    .label = { -wc } 4
place-D3 = the { -dungeon } beside { -floor } 3
    .label = Dungeon 3
place-D2 = the { -dungeon } beside { -floor } 2
    .label = Dungeon 2
place-D1 = the { -dungeon } beside { -floor } 1
    .label = Dungeon 1
place-box = the box, out of the castle
    .label = Box
place-reserve = the reserve
    .label = Reserve
place-consort = the consort’s seat
    .label = Consort

vote-yes = YES
vote-no = NO
vote-stomachache = Stomachache

favourites-F01 = { -favourites } card F01
favourites-F02 = { -favourites } card F02
favourites-F03 = { -favourites } card F03
favourites-F04 = { -favourites } card F04
favourites-F05 = { -favourites } card F05
favourites-F06 = { -favourites } card F06
favourites-F07 = { -favourites } card F07
favourites-F08 = { -favourites } card F08
favourites-F09 = { -favourites } card F09
favourites-F10 = { -favourites } card F10
favourites-F11 = { -favourites } card F11
favourites-F12 = { -favourites } card F12
favourites-F13 = { -favourites } card F13
favourites-F14 = { -favourites } card F14
favourites-F15 = { -favourites } card F15
favourites-F16 = { -favourites } card F16
favourites-F17 = { -favourites } card F17
favourites-F18 = { -favourites } card F18
favourites-F19 = { -favourites } card F19
favourites-F20 = { -favourites } card F20
favourites-F21 = { -favourites } card F21
favourites-F22 = { -favourites } card F22
favourites-F23 = { -favourites } card F23
favourites-F24 = { -favourites } card F24
favourites-F25 = { -favourites } card F25
favourites-F26 = { -favourites } card F26

ambition-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ambition-A01 = { -jester } King
ambition-A01-text = { ambition-pays } if the { -jester } is crowned
ambition-A02 = It’s a Queen!
ambition-A02-text = { ambition-pays } if a woman is crowned
ambition-A03 = It’s a King!
ambition-A03-text = { ambition-pays } if a man is crowned
ambition-A04 = 0 { -favourites } in { -wc }
ambition-A04-text = { ambition-pays } if no { -favourite } is in a { -wc }
ambition-A05 = No { -floors } 2 & 3
ambition-A05-text = { ambition-pays } if no { -favourite } is on { -floor } 2 or 3
ambition-A06 = No { -floors } 0 & 1
ambition-A06-text = { ambition-pays } if no { -favourite } is on { -floor } 0 or 1
ambition-A07 = 1 { -favourite } in the { -dungeons }
ambition-A07-text = { ambition-pays } if exactly one { -favourite } is in a { -dungeon }
ambition-A08 = 2 { -favourites } in the { -dungeons }
ambition-A08-text = { ambition-pays } if exactly two { -favourites } are in the { -dungeons }
ambition-A09 = 1 { -favourite } in { -wc }
ambition-A09-text = { ambition-pays } if exactly one { -favourite } is in a { -wc }
ambition-A10 = 2 { -favourites } in { -wc }
ambition-A10-text = { ambition-pays } if exactly two { -favourites } are in a { -wc }
ambition-A11 = Only Yes
ambition-A11-text = { ambition-pays } if only YES is left in hand
ambition-A12 = No { -floors } 4 & 5
ambition-A12-text = { ambition-pays } if no { -favourite } is on { -floor } 4 or 5
ambition-A13 = 3 { -favourites } in the { -dungeons }
ambition-A13-text = { ambition-pays } if exactly three { -favourites } are in the { -dungeons }
ambition-A14 = 0 { -favourites } in { -wc } and { -dungeons }
ambition-A14-text = { ambition-pays } if no { -favourite } is in a { -wc } or a { -dungeon }
ambition-A15 = Friend of the King
ambition-A15-text = { ambition-pays } for leading the King into the { -throne-room }
ambition-A16 = Under 11 points
ambition-A16-text = { ambition-pays } if the { -favourites } bring less than 11 points

# --- options ---

option-unit_sizes = Teams
option-unit_sizes-help = One person or a team of two at each seat.
option-ambition = { -ambition }
option-ambition-help = Every person keeps one of two secret cards that pays if its condition holds at the end of the round.
option-banished = The Banished
option-banished-help = The { -courtier } with the black seal on your card is none of your { -favourites }.
option-emissary = The { -emissary } of the Empire
option-emissary-help = An automatic rival who votes and scores; with two players he always takes part.
option-royal_couple = Royal Couple
option-royal_couple-help = Two coronations in each round.
option-team_scoring = Scoring of teams
option-team_scoring-help = Each teammate has a marker and the lower one counts, or both share one that moves by the smaller total.
option-team_scoring-separate = separate
option-team_scoring-common = common
option-two_units_six_each = Six { -courtiers } each
option-two_units_six_each-help = Two players place six { -courtiers } each instead of five.
option-first_unit = First player
option-first_unit-help = The seat that begins the first round.
counted-first_unit = seat { $number }
option-first_unit-random = random

# --- presets ---

preset-base-help = { -favourites }, votes and the { -jester }. The one to learn first.
preset-ambition = With { -ambitions }
preset-ambition-help = In every round you also keep one of two secret cards, which pays if its condition is met.
preset-emissary = With the { -emissary }
preset-emissary-help = An automatic rival votes, scores, and may win. For two to five.
preset-everything-help = { -ambitions }, the Banished and the Royal Couple together.
