game-title = Lancaster
game-blurb = Knights for the shires, laws for the parliament, glory in France.

# --- the nouns of the game, each written once ---

-knight = knight
-knights = knights
-strength = strength
-squire = squire
-squires = squires
-gold = gold
-vote-marker = vote marker
-vote-markers = vote markers
-point = point
-points = points
-noble = noble
-nobles = nobles
-table = table
-county = county
-counties = counties
-castle = castle
-extension = extension
-extensions = extensions
-court = court
-reserve = reserve
-supply = supply
-conflict = conflict
-conflicts = conflicts
-law = law
-laws = laws
-proposal = proposal
-reward = reward
-upgrade = upgrade
-upgrades = upgrades
-favour = king’s favour
-first-player = first player
-ally = ally
-house = house
-round = round

# --- numbers with their nouns ---

amount-of-squires = { $amount } { $amount ->
    [one] { -squire }
   *[other] { -squires }
}
amount-of-gold = { $amount } { -gold }
amount-of-votes = { $amount } { $amount ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
markers-counted = { $markers } { $markers ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
squires-counted = { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}
nobles-counted = { $nobles ->
    [0] no { -noble }
    [one] { $nobles } { -noble }
   *[other] { $nobles } { -nobles }
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}
the-knight = { -knight } of { -strength } { $strength }

# --- where we are ---

procedure-first_extensions = First { -extensions }
procedure-laying_nobles = Nobles
procedure-laying_laws = Laws
procedure-turning_up = New { -conflicts }
procedure-revealing = Proposals
procedure-round = Round { $round }
procedure-placing = Placing { -knights }
    .label = Knights
procedure-enter_county = { "" }
procedure-favour = The { -favour }
procedure-reward = { "" }
procedure-parliament = Parliament
procedure-vote = { $motion ->
    [0] First { -proposal }
    [1] Second { -proposal }
   *[other] Third { -proposal }
}
procedure-law = { $law }
procedure-serving = { "" }
procedure-building = { "" }
procedure-counties = Counties
procedure-castles = Castles
procedure-castle = { "" }
procedure-battles = Conflicts
procedure-ransom = Ransom
procedure-preparation = Preparation

# --- what happened: set-up and rounds ---

event-first_player = { $seat } is the { -first-player }.
event-nobles_laid = { $noble } lives in { $county } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}).
event-turned_up = { $card } are waiting in { $conflict }.
event-laid_in_force = In force from the start: “{ $law }”.
event-proposed = Proposal { $number }: “{ $law }”.
event-round_begins = Round { $round } begins, and { $seat } goes first.

# --- what happened: knights ---

event-knight_placed = { $seat } sends the { $house } { the-knight } to { $place }.
event-county_entered = { $seat } sends the { $house } { the-knight } to { $county }{ $squires ->
    [0] .
   *[other] {" "}with { squires-counted }.
}
event-expelled = The { $house } { the-knight } is driven out of { $county } and returns to { -court }.
event-squires_go = { $squires ->
    [one] A { -squire } leaves
   *[other] { $squires } { -squires } leave
} { $county } for the { -supply }.
event-skipped = { $seat } has nowhere to place a { -knight }.
event-favour_chosen = The { -favour } brings { $seat } { $tile }.
event-new_knight = A new { $house } { the-knight } comes to { -court }.
event-upgraded = The { $house } { the-knight } becomes one of { -strength } { $stronger } ({ $place }).
event-crossed = The { $house } { the-knight } crosses the Channel to { $conflict }.
event-home_from_county = The { $house } { the-knight } comes home from { $county }.
event-ransomed = { $seat } ransoms the { the-knight }.
event-cannot_ransom = { $seat } cannot pay for another prisoner.
event-captured = The { $house } { the-knight } stays a prisoner and goes to the { -reserve }.

# --- what happened: goods and points ---

event-gained_squires = { $seat } gains { amount-of-squires }.
event-gained_gold = { $seat } gains { amount-of-gold }.
event-gained_votes = { $seat } gains { amount-of-votes }.
event-paid_squires = { $seat } pays { amount-of-squires }.
event-paid_gold = { $seat } pays { amount-of-gold }.
event-paid_votes = { $seat } returns { amount-of-votes }.
event-shown_squires = { $seat } shows { amount-of-squires }.
event-shown_gold = { $seat } shows { amount-of-gold }.
event-scored = { $seat } scores { points-counted } and now has { $score }.

# --- what happened: parliament ---

event-voted = { $seat } votes { $side }{ $markers ->
    [0] .
   *[other] {" "}with { markers-counted }.
}
event-approved = { $yes } to { $no }: “{ $law }” is approved and replaces “{ $gone }”.
event-rejected = { $yes } to { $no }: “{ $law }” is rejected.
event-applied = The { -law } “{ $law }” takes effect.
event-cannot_afford = { $seat } cannot afford anything under “{ $law }”.

# --- what happened: rewards ---

event-share_taken = In { $county }, { $seat } takes { $share }.
event-first_player_named = { $seat } names { $first } { -first-player }.
event-noble_taken = { $noble } comes from { $county } to sit at { $seat }’s { -table }.
event-noble_removed = { $seat } sends { $noble } of { $county } out of the game.
event-built = { $seat } builds the { -extension } for { $tile }.
event-covered = { $seat }’s { -knight } on the covered space returns to { -court }.
event-evaluated = { $seat } uses the { -castle } for { $item }.
event-allied_item = { $seat } uses the { -ally }’s { -castle } for { $item }.
event-not_bought = { $seat } pays nothing for { $item }.
event-table_evaluated = { $seat } has { nobles-counted } at the { -table }.
event-england_wins = In { $conflict }, England wins with { -strength } { $england } against { $card }!
event-france_wins = In { $conflict }, England’s { -strength } of { $england } is not enough against { $card }.
event-moved_down = The war goes on in the lower row against { $card }.

# --- what happened: the end ---

event-knighthood_scored = { $seat }’s { -knights } have { -strength } { $strength } in all: { points-counted }.
event-extensions_scored = { $seat } has built { $tiles } { $tiles ->
    [one] { -extension }
   *[other] { -extensions }
}: { points-counted }.
event-nobles_scored = { $seat } has { nobles-counted } at the { -table }: { points-counted }.
event-final_place = { $seat } comes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $score } { $score ->
    [one] { -point }
   *[other] { -points }
}.

# --- what is asked ---

ask-who_begins = Who is the { -first-player }?
ask-which_kind = Which { -noble } comes next?
ask-which_card = Which { -conflict } is turned up?
ask-which_law_in_force = Which { -law } is in force?
ask-which_proposal = Which { -law } is proposed?
ask-which_first_extension = { $seat }, which { -extension } do you start with?
ask-where_to_place = { $seat }, whom do you place, and where?
ask-how_many_squires = { $seat }, how many { -squires } go along?
ask-which_favour = { $seat }, choose the { -favour }.
ask-which_noble = { $seat }, which { -noble } do you invite?
ask-which_noble_to_remove = { $seat }, which { -noble } leaves the game?
ask-which_upgrade = { $seat }, which { $house } { -knight } becomes stronger?
ask-which_placed_upgrade = { $seat }, which placed { -knight } becomes stronger?
ask-which_extension = { $seat }, which { -extension } do you build?
ask-which_vote = { $seat }, how do you vote, and with how many { -vote-markers }?
ask-how_many_markers = { $seat }, how many { -vote-markers } do you buy?
ask-how_many_trades = { $seat }, how often do you use “{ $law }”?
ask-exchange_or_not = { $seat }, do you exchange your { -knight } of { -strength } 3 for the one of { -strength } 4?
ask-who_is_first = { $seat }, who will be the { -first-player }?
ask-which_share = { $seat }, what do you take in { $county }?
ask-which_allied_share = { $seat }, what does your { -ally } take in { $county }?
ask-which_conflict = { $seat }, where does the { $house } { -knight } cross to?
ask-which_item = { $seat }, what do you use next in your { -castle }?
ask-pay_or_not = { $seat }, do you pay for { $item }?
ask-whom_to_free = { $seat }, whom do you ransom?

# --- what may be chosen ---

do-begin = { $seat } goes first
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Build the { -extension } for { $tile }
do-place = Send the { the-knight } to { $at }
do-place_ally = Send the { -ally }’s { the-knight } to { $at }
do-send = { $squires ->
    [0] No { -squire }
   *[other] { squires-counted }
}
do-favour = Take { $tile }
do-noble = Invite the { -noble } of { $county }
do-remove = Remove a { -noble } of { $county }
do-upgrade = The { the-knight } ({ $at })
do-vote = Vote { $side }{ $markers ->
    [0] {""}
   *[other] {" "}with { markers-counted }
}
do-buy = Buy { $markers ->
    [0] none
   *[other] { markers-counted }
}
do-trade = { $times ->
    [0] Not at all
    [one] Once
    [2] Twice
   *[other] { $times } times
}
do-exchange = Exchange the { -knight } of { -strength } 3 for the one of { -strength } 4
do-name = { $seat } will be first
do-take = Take { $share }
do-cross = Cross to { $conflict }
do-evaluate = Use the { -castle } for { $item }
do-evaluate_ally = Use the { -ally }’s { -castle } for { $space }
do-pay = Pay
do-ransom = Ransom the { the-knight }
do-decline = Decline

# --- places ---

place-reserve = the { -reserve }
    .label = Reserve
place-court = { -court }
    .label = Court
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = the { -castle }, for { -squires }
place-castle-gold = the { -castle }, for { -gold }
place-castle-votes = the { -castle }, for { -vote-markers }
place-castle-mixed = the { -castle }, for { -squires } and { -gold }
place-castle-recruit = the { -castle }, for recruiting a { -knight }
place-castle-train = the { -castle }, for training a { -knight }
place-castle-ally_recruit = the { -ally }’s { -castle }, for recruiting a { -knight }
place-castle-ally_train = the { -ally }’s { -castle }, for training a { -knight }
place-lower-left = the lower left { -conflict }
    .label = Lower left
place-lower-right = the lower right { -conflict }
    .label = Lower right
place-upper-left = the upper left { -conflict }
    .label = Upper left
place-upper-right = the upper right { -conflict }
    .label = Upper right

# --- pieces ---

house-blue = blue
house-green = green
house-yellow = yellow
house-red = red
house-purple = purple
knight-1a = first { -knight } of { -strength } 1
knight-1b = second { -knight } of { -strength } 1
knight-1c = third { -knight } of { -strength } 1
knight-2a = first { -knight } of { -strength } 2
knight-2b = second { -knight } of { -strength } 2
knight-3a = { -knight } of { -strength } 3
knight-4a = { -knight } of { -strength } 4
good-squires = { -squires }
good-gold = { -gold }
good-votes = { -vote-markers }
side-yes = yes
    .label = Yes
side-no = no
    .label = No
noble-A = Noble A
noble-B = Noble B
noble-C = Noble C
noble-D = Noble D
noble-E = Noble E
noble-F = Noble F
noble-G = Noble G
noble-H = Noble H
noble-I = Noble I
french = the French of { -strength } { $strength }
    .label = French { $strength }
share-noble = the { -noble }
share-reward = the { -reward }
share-both = both the { -noble } and the { -reward }, for { $price } { -gold }
item-squires = { -squires }
item-gold = { -gold }
item-votes = { -vote-markers }
item-mixed = { -squires } and { -gold }
item-recruit = recruiting a { -knight }
item-train = training a { -knight }
item-ally_recruit = recruiting an allied { -knight }
item-ally_train = training an allied { -knight }

# --- rewards ---

reward_kind-squires = { -squires }
reward_kind-gold = { -gold }
reward_kind-votes = { -vote-markers }
reward_kind-points = { -points }
reward_kind-new_knight = a new { -knight }
reward_kind-upgrade = an { -upgrade }
reward_kind-extension = an { -extension }
reward_kind-noble_any = a { -noble } of any { -county }
reward_kind-cross_channel = crossing the Channel
part-squires = { $n } { $n ->
    [one] { -squire }
   *[other] { -squires }
}
part-gold = { $n } { -gold }
part-votes = { $n } { $n ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
part-points = { $n } { $n ->
    [one] { -point }
   *[other] { -points }
}
part-new_knight = { $n ->
    [one] a new { -knight }
   *[other] { $n } new { -knights }
}
part-upgrade = { $n ->
    [one] an { -upgrade }
   *[other] { $n } { -upgrades }
}
part-extension = { $n ->
    [one] an { -extension }
   *[other] { $n } { -extensions }
}
part-noble_any = { $n ->
    [one] a { -noble }
   *[other] { $n } { -nobles }
} of any { -county }
part-cross_channel = crossing the Channel

# --- laws: their names, and what they say ---

by-points = { $gain } { $gain ->
    [one] { -point }
   *[other] { -points }
}
by-squires = { $gain } { $gain ->
    [one] { -squire }
   *[other] { -squires }
}
by-votes = { $gain } { $gain ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
by-gold = { $gain } { -gold }
by-knights = { $gain ->
    [one] a new { -knight }
   *[other] { $gain } new { -knights }
} of { -strength } 1
at-squires = { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}
at-gold = { $gold } { -gold }
per-counties = for every { $step ->
    [one] { -county }
   *[other] { $step } { -counties }
}
per-conflicts = for every { $step ->
    [one] { -conflict }
   *[other] { $step } { -conflicts }
} with a { -knight } of yours
per-nobles = for every { $step ->
    [one] { -noble }
   *[other] { $step } { -nobles }
} at your { -table }

law-L01 = Richest trains
law-L01-text = Whoever has the most { -gold } may { -upgrade } one of their placed { -knights }.
law-L02 = Largest following recruits
law-L02-text = Whoever has the most { -squires } in stock receives { by-knights }.
law-L03 = Pairs of { -counties }
law-L03-text = { by-points } { per-counties } with a { -knight } of yours.
law-L11 = Votes for sale
law-L11-text = Buy any number of { -vote-markers } for { at-gold } each; they are kept for the next { -round }.
law-L12 = Service and silver
law-L12-text = Any number of times: { at-squires } and { at-gold } for { by-points }.
law-L13 = Veterans build
law-L13-text = { per-conflicts } you may build an { -extension }.
law-L14 = Squires for the second rank
law-L14-text = { by-squires } for each of your placed { -knights } of { -strength } 2.
law-L21 = War chest
law-L21-text = { per-conflicts }: { by-squires }, { by-votes } and { by-gold }.
law-L22 = No second rank abroad
law-L22-text = Whoever has placed no { -knight } of { -strength } 2 may { -upgrade } a { -knight }.
law-L23 = Third becomes fourth
law-L23-text = Your placed { -knight } of { -strength } 3 may change places with the one of { -strength } 4 in the { -reserve }.
law-L24 = Great builders
law-L24-text = { by-points } for every 5 { -extensions } that you have built (for every 3 by the English law sheet).
law-L31 = Honours of war
law-L31-text = { by-points } { per-conflicts }.
law-L32 = Triples of { -counties }
law-L32-text = { by-points } { per-counties } with a { -knight } of yours.
law-L33 = Three of the first rank
law-L33-text = { by-points } for whoever has placed all three { -knights } of { -strength } 1.
law-L34 = Guests send sons
law-L34-text = { per-nobles } you receive { by-knights }.
law-L41 = Gold buys fame
law-L41-text = Any number of times: { at-gold } for { by-points }.
law-L42 = Squires buy fame
law-L42-text = Any number of times: { at-squires } of your stock for { by-points }.
law-L43 = All ranks serve
law-L43-text = { by-points } for whoever has placed { -knights } of all four strengths.

# --- options ---

option-allies = Allies
option-allies-help = Two players each run an allied { -house } as well; more players never do.
option-open_stocks = Open stocks
option-open_stocks-help = Everything that screens hide lies open, as it always does with two players: { -squires } and { -gold }, and in the expansions { -seals } and { -dishonour-tokens }.
option-noble_layout = Nobles
option-noble_layout-help = Which kind of { -nobles } lives in which { -county } makes no difference to the game.
option-noble_layout-random = at random
option-noble_layout-matching = by letters
option-law_L24_step = Extensions for “{ law-L24 }”
option-law_L24_step-help = The rulebook asks for 5 { -extensions }, the English law sheet for 3.

# --- presets ---

preset-base-help = { -counties }, parliament and the war in France. The one to learn first.
preset-everything-help = Both parts of Henry V, the reward tiles, and { -laws } drawn from all sets.
