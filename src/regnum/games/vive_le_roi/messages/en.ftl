# Vive le Roi!

game-title = Vive le Roi!

## Who, where, what

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
character-jester = Jester

place-0 = floor 0 (Servants)
place-1 = floor 1 (Artisans)
place-2 = floor 2 (Merchants)
place-3 = floor 3 (Officers)
place-4 = floor 4 (Dignitaries)
place-5 = floor 5 (Nobles)
place-throne = the Throne Room
place-WC3 = the WC of floor 3
place-WC4 = the WC of floor 4
place-D3 = dungeon 3
place-D2 = dungeon 2
place-D1 = dungeon 1
place-box = the box
place-reserve = the reserve
place-consort = the consort’s seat

vote-yes = YES
vote-no = NO
vote-stomachache = Stomachache

favourites-F01 = F01
favourites-F02 = F02
favourites-F03 = F03
favourites-F04 = F04
favourites-F05 = F05
favourites-F06 = F06
favourites-F07 = F07
favourites-F08 = F08
favourites-F09 = F09
favourites-F10 = F10
favourites-F11 = F11
favourites-F12 = F12
favourites-F13 = F13
favourites-F14 = F14
favourites-F15 = F15
favourites-F16 = F16
favourites-F17 = F17
favourites-F18 = F18
favourites-F19 = F19
favourites-F20 = F20
favourites-F21 = F21
favourites-F22 = F22
favourites-F23 = F23
favourites-F24 = F24
favourites-F25 = F25
favourites-F26 = F26

ambition-A01 = Jester King
ambition-A02 = It’s a Queen!
ambition-A03 = It’s a King!
ambition-A04 = 0 Favorite in WC
ambition-A05 = No floors 2 & 3
ambition-A06 = No floors 0 & 1
ambition-A07 = 1 Favorite in the dungeons
ambition-A08 = 2 Favorites in the dungeons
ambition-A09 = 1 Favorite in WC
ambition-A10 = 2 Favorites in WC
ambition-A11 = Only Yes
ambition-A12 = No floors 4 & 5
ambition-A13 = 3 Favorites in the dungeons
ambition-A14 = 0 Favorite in WC and in dungeons
ambition-A15 = Friend of the King
ambition-A16 = Under 11 points

## Where we are

procedure-round = Round { $round }
procedure-dealing = Favorites
procedure-dealing_ambitions = Ambition
procedure-placement = Placement
procedure-placing = Placement
procedure-turn = Turns
procedure-vote = Vote on { $candidate }
procedure-count = Count

## What is asked

ask-who_begins = Who is the most noble of you all?
ask-which_favourites = A Favorites card is dealt.
ask-which_card_for_the_emissary = The Emissary’s Favorites card is turned up.
ask-which_ambition = An Ambition card is dealt.
ask-which_ambition_to_keep = Which Ambition do you keep? The other one stays a secret.
ask-where_to_place = Whom do you place, and on which floor?
ask-who_moves = Who takes a step towards the throne?
ask-which_vote = { $candidate } for King? Your vote, in secret.
ask-which_card_of_the_emissary = The Emissary turns up the top card of his pile.

## What may be chosen

do-begin = { $seat } begins
do-deal = Deal { $card }
do-ambition = Deal “{ $card }”
do-keep = Keep the { $card ->
        [1] first
       *[other] second
    } card
do-place = { $courtier } to floor { $floor }
do-move = Move { $character }
do-vote = Vote { $card }
do-emissary = The Emissary shows { $card }

## What happened

event-first_unit = { $seat } is the most noble and begins.
event-round_begins = Round { $round }. { $seat } goes first.
event-dealt = { $person ->
        [0] Your Favorites
       *[other] Your teammate’s Favorites
    }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = The black seal: for { $person ->
        [0] { $seat }
       *[other] { $seat }’s teammate
    }, { $character } does not count.
event-emissary_card = The Emissary’s Favorites: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = The black seal: for the Emissary, { $character } does not count.
event-ambition_dealt = { $person ->
        [0] Your
       *[other] Your teammate’s
    } { $place ->
        [1] first
       *[other] second
    } Ambition: “{ $card }”.

event-courtier_placed = { $seat } places { $character } on floor { $floor }.
event-left_below = Nobody chose { $character }, who waits below on floor 0.
event-compensated = { $seat } placed one courtier less and scores { $points }.

event-moved = { $seat } moves { $character } to { $place }.
event-presented = { $seat } presents { $character }. To the vote!

event-voted = { $seat } votes { $card }.
event-emissary_voted = The Emissary votes { $card }.
event-cancelled = Stomachache! The vote is off, and { $character } returns to { $place }.
event-rejected = Rejected! { $character } goes to { $place }.
event-crowned = Long live the King! { $character } is crowned, presented by { $seat }.

event-revealed = { $person ->
        [0] { $seat }
       *[other] { $seat }’s teammate
    } shows { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-ambition_paid = { $person ->
        [0] { $seat }
       *[other] { $seat }’s teammate
    } had the Ambition “{ $card }”: { $points ->
        [0] nothing
       *[other] { $points } points
    }.
event-scored = { $person ->
        [0] { $seat }
       *[other] { $seat }’s teammate
    } scores { $points } and stands at { $score }.
event-emissary_scored = The Emissary scores { $points } and stands at { $score }.

event-first_of_the_couple = { $character } steps aside to the consort’s seat. Who will share the reign?
event-no_second_king = Nobody is left for a second crown. The round is over.

event-emissary_wins = With { $score } points the Emissary is ahead of you all. The Empire wins!
event-final_place = { $seat }: place { $place }, with { $score } points.

## Options

option-unit_sizes = Persons in each seat
option-unit_sizes-help = 1 for a person alone, 2 for a team that shares one hand and one decision.
option-ambition = Ambition
option-ambition-help = Everybody keeps one of two secret cards that pay at the end of the round.
option-banished = The Banished
option-banished-help = The courtier with the black seal on your card is no Favorite of yours.
option-emissary = The Emissary of the Empire
option-emissary-help = A silent rival who votes and scores. Needed by 2, welcome with 3 to 5.
option-royal_couple = Royal Couple
option-royal_couple-help = Two coronations in every round.
option-team_scoring = Scoring of teams
option-team_scoring-help = Do teammates have a marker each, of which the lower counts, or one between them?
option-team_scoring-separate = a marker each
option-team_scoring-common = one marker
option-two_units_six_each = Six courtiers each
option-two_units_six_each-help = For 2: each places six instead of five, and the Jester takes no room meanwhile.
option-first_unit = Who begins
option-first_unit-help = A seat, or chance.
option-first_unit-random = chance
