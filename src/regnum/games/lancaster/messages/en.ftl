game-title = Lancaster

# --- where we are ---

procedure-first_extensions = First extensions
procedure-laying_nobles = Nobles
procedure-laying_laws = Laws
procedure-turning_up = New conflicts
procedure-revealing = Proposals
procedure-round = Round { $round }
procedure-placing = Placing knights
procedure-enter_county = { "" }
procedure-favour = The king’s favour
procedure-reward = { "" }
procedure-parliament = Parliament
procedure-vote = { $motion ->
    [0] First proposal
    [1] Second proposal
   *[other] Third proposal
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

event-first_player = { $seat } is the first player.
event-nobles_laid = { $noble } gathers in { $county } ({ $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}).
event-turned_up = A new conflict, { $conflict }: { $card }.
event-laid_in_force = In force from the start: “{ $law }”.
event-proposed = Proposal { $number }: “{ $law }”.
event-round_begins = Round { $round } begins; { $seat } is first.

# --- what happened: knights ---

event-knight_placed = { $seat } places the { $house } knight of strength { $strength }: { $place }.
event-county_entered = { $seat } sends the { $house } knight of strength { $strength } to { $county }{ $squires ->
    [0] .
    [one] {" "}with { $squires } squire.
   *[other] {" "}with { $squires } squires.
}
event-expelled = The { $house } knight of strength { $strength } is driven out of { $county } and returns to court.
event-squires_go = { $squires ->
    [one] A squire leaves
   *[other] { $squires } squires leave
} { $county } for the supply.
event-skipped = { $seat } has nowhere to place a knight.
event-favour_chosen = The king’s favour for { $seat }: { $tile }.
event-new_knight = A new { $house } knight of strength { $strength } comes to court.
event-upgraded = The { $house } knight of strength { $strength } becomes one of strength { $stronger } ({ $place }).
event-crossed = The { $house } knight of strength { $strength } crosses the Channel: { $conflict }.
event-home_from_county = The { $house } knight of strength { $strength } comes home from { $county }.
event-ransomed = { $seat } ransoms the knight of strength { $strength }.
event-cannot_ransom = { $seat } cannot pay for another prisoner.
event-captured = The { $house } knight of strength { $strength } stays in prison and goes to the reserve.

# --- what happened: goods and points ---

event-gained_squires = { $seat } gains { $amount ->
    [one] { $amount } squire
   *[other] { $amount } squires
}.
event-gained_gold = { $seat } gains { $amount } gold.
event-gained_votes = { $seat } gains { $amount ->
    [one] { $amount } vote marker
   *[other] { $amount } vote markers
}.
event-paid_squires = { $seat } pays { $amount ->
    [one] { $amount } squire
   *[other] { $amount } squires
}.
event-paid_gold = { $seat } pays { $amount } gold.
event-paid_votes = { $seat } returns { $amount ->
    [one] { $amount } vote marker
   *[other] { $amount } vote markers
}.
event-shown_squires = { $seat } shows { $amount ->
    [one] { $amount } squire
   *[other] { $amount } squires
}.
event-shown_gold = { $seat } shows { $amount } gold.
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $score }.

# --- what happened: parliament ---

event-voted = { $seat } votes { $side }{ $markers ->
    [0] .
    [one] {" "}with { $markers } marker.
   *[other] {" "}with { $markers } markers.
}
event-approved = { $yes } to { $no }: “{ $law }” is approved and takes the place of “{ $gone }”.
event-rejected = { $yes } to { $no }: “{ $law }” is rejected.
event-applied = The law “{ $law }” is applied.
event-cannot_afford = { $seat } cannot afford anything under “{ $law }”.

# --- what happened: rewards ---

event-share_taken = { $seat } takes { $share } in { $county }.
event-first_player_named = { $seat } names the first player: { $first }.
event-noble_taken = { $noble } of { $county } goes to the table of { $seat }.
event-noble_removed = { $seat } sends { $noble } of { $county } out of the game.
event-built = { $seat } builds an extension: { $tile }.
event-covered = The knight of { $seat } on the covered space returns to court.
event-evaluated = { $seat } evaluates in the castle: { $item }.
event-allied_item = { $seat } evaluates: { $item }.
event-not_bought = { $seat } pays nothing for: { $item }.
event-table_evaluated = { $seat } has { $nobles ->
    [0] no noble
    [one] { $nobles } noble
   *[other] { $nobles } nobles
} at the table.
event-england_wins = England wins with strength { $england } ({ $conflict }, { $card })!
event-france_wins = France wins; England’s strength is only { $england } ({ $conflict }, { $card }).
event-moved_down = The war goes on in the lower row: { $card }.

# --- what happened: the end ---

event-knighthood_scored = Knighthood of { $seat }: strength { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-extensions_scored = Castle of { $seat }: { $tiles ->
    [one] { $tiles } extension
   *[other] { $tiles } extensions
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-nobles_scored = Table of { $seat }: { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-final_place = { $seat } takes place { $place } with { $score } points.

# --- what is asked ---

ask-who_begins = Who is the first player?
ask-which_kind = Which noble comes next?
ask-which_card = Which conflict is turned up?
ask-which_law_in_force = Which law is in force?
ask-which_proposal = Which law is proposed?
ask-which_first_extension = { $seat }, which extension do you start with?
ask-where_to_place = { $seat }, place a knight.
ask-how_many_squires = { $seat }, how many squires go along?
ask-which_favour = { $seat }, choose the king’s favour.
ask-which_noble = { $seat }, which noble do you invite?
ask-which_noble_to_remove = { $seat }, which noble leaves the game?
ask-which_upgrade = { $seat }, which { $house } knight becomes stronger?
ask-which_placed_upgrade = { $seat }, which placed knight becomes stronger?
ask-which_extension = { $seat }, which extension do you build?
ask-which_vote = { $seat }, how do you vote, and with how many markers?
ask-how_many_markers = { $seat }, how many vote markers do you buy?
ask-how_many_trades = { $seat }, how often do you use “{ $law }”?
ask-exchange_or_not = { $seat }, do you exchange your knight of strength 3 for the one of strength 4?
ask-who_is_first = { $seat }, who will be the first player?
ask-which_share = { $seat }, what do you take in { $county }?
ask-which_allied_share = { $seat }, what does your ally take in { $county }?
ask-which_conflict = { $seat }, where does the { $house } knight cross to?
ask-which_item = { $seat }, what do you evaluate next in your castle?
ask-pay_or_not = { $seat }, do you pay for { $item }?
ask-whom_to_free = { $seat }, whom do you ransom?

# --- what may be chosen ---

do-begin = { $seat } begins
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Build: { $tile }
do-place = Knight of strength { $strength }: { $at }
do-place_ally = Ally’s knight of strength { $strength }: { $at }
do-send = { $squires ->
    [0] No squire
    [one] { $squires } squire
   *[other] { $squires } squires
}
do-favour = { $tile }
do-noble = The noble of { $county }
do-remove = Remove a noble of { $county }
do-upgrade = Knight of strength { $strength } ({ $at })
do-vote = Vote { $side }{ $markers ->
    [0] {""}
    [one] {" "}with { $markers } marker
   *[other] {" "}with { $markers } markers
}
do-buy = { $markers ->
    [0] Buy none
    [one] Buy { $markers } marker
   *[other] Buy { $markers } markers
}
do-trade = { $times ->
    [0] Not at all
    [one] Once
   *[other] { $times } times
}
do-exchange = Exchange the 3 for the 4
do-name = { $seat }
do-take = Take { $share }
do-cross = Cross to: { $conflict }
do-evaluate = { $item }
do-evaluate_ally = { $space }
do-pay = Pay
do-ransom = Ransom the knight of strength { $strength }
do-decline = Decline

# --- places ---

place-reserve = the reserve
place-court = court
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = castle, squires
place-castle-gold = castle, gold
place-castle-votes = castle, vote markers
place-castle-mixed = castle, squires and gold
place-castle-recruit = castle, recruiting
place-castle-train = castle, training
place-castle-ally_recruit = ally’s castle, recruiting
place-castle-ally_train = ally’s castle, training
place-lower-left = lower row, left conflict
    .label = Lower left
place-lower-right = lower row, right conflict
    .label = Lower right
place-upper-left = upper row, left conflict
    .label = Upper left
place-upper-right = upper row, right conflict
    .label = Upper right

# --- pieces ---

house-blue = blue
house-green = green
house-yellow = yellow
house-red = red
house-purple = purple
knight-1a = strength 1, first
knight-1b = strength 1, second
knight-1c = strength 1, third
knight-2a = strength 2, first
knight-2b = strength 2, second
knight-3a = strength 3
knight-4a = strength 4
good-squires = squires
good-gold = gold
good-votes = vote markers
side-yes = yes
side-no = no
noble-A = Noble A
noble-B = Noble B
noble-C = Noble C
noble-D = Noble D
noble-E = Noble E
noble-F = Noble F
noble-G = Noble G
noble-H = Noble H
noble-I = Noble I
card-c02 = French of strength 2
    .label = French 2
card-c03a = French of strength 3
    .label = French 3
card-c03b = French of strength 3
    .label = French 3
card-c04a = French of strength 4
    .label = French 4
card-c04b = French of strength 4
    .label = French 4
card-c05a = French of strength 5
    .label = French 5
card-c05b = French of strength 5
    .label = French 5
card-c06 = French of strength 6
    .label = French 6
card-c07 = French of strength 7
    .label = French 7
card-c08 = French of strength 8
    .label = French 8
card-c09 = French of strength 9
    .label = French 9
card-c10 = French of strength 10
    .label = French 10
favour-fav_noble = a noble of any county
favour-fav_upgrade = an upgrade
favour-fav_gold3 = 3 gold
favour-fav_gold2 = 2 gold
favour-fav_squires2 = 2 squires
favour-fav_mixed = 1 squire and 1 gold
share-noble = the noble
share-reward = the reward
share-both = noble and reward, for 3 gold
item-squires = squires
item-gold = gold
item-votes = vote markers
item-mixed = squires and gold
item-recruit = recruiting a knight
item-train = training a knight
item-ally_recruit = ally: recruiting a knight
item-ally_train = ally: training a knight

# --- rewards ---

reward_kind-squires = squires
reward_kind-gold = gold
reward_kind-votes = vote markers
reward_kind-points = points
reward_kind-new_knight = a new knight
reward_kind-upgrade = an upgrade
reward_kind-extension = an extension
reward_kind-noble_any = a noble of any county
reward_kind-cross_channel = crossing the Channel
reward-northumberland = the reward of Northumberland
reward-stafford = the reward of Stafford
reward-york = the reward of York
reward-york-2 = the reward of York, second part
reward-gloucester = the reward of Gloucester
reward-gloucester-2 = the reward of Gloucester, second part
reward-bedford = the reward of Bedford
reward-suffolk = the reward of Suffolk
reward-somerset = the reward of Somerset
reward-dorset = the reward of Dorset
reward-surrey = the reward of Surrey
reward-surrey-2 = the reward of Surrey, second part
reward-castle-squires = squires of the castle
reward-castle-gold = gold of the castle
reward-castle-votes = vote markers of the castle
reward-castle-mixed = squires and gold of the castle
reward-castle-mixed-2 = squires and gold of the castle, second part
reward-castle-recruit = recruiting in the castle
reward-castle-train = training in the castle
reward-castle-ally_recruit = recruiting in the ally’s castle
reward-castle-ally_train = training in the ally’s castle
reward-fav_noble = the king’s favour: a noble of any county
reward-fav_upgrade = the king’s favour: an upgrade
reward-fav_gold3 = the king’s favour: gold
reward-fav_gold2 = the king’s favour: gold
reward-fav_squires2 = the king’s favour: squires
reward-fav_mixed = the king’s favour: squires and gold
reward-fav_mixed-2 = the king’s favour: squires and gold, second part

# --- laws: their names, and what they say ---

law-L01 = Richest trains
law-L01-text = Whoever has the most gold may upgrade one of their placed knights.
law-L02 = Largest following recruits
law-L02-text = Whoever has the most squires in stock receives a new knight of strength 1.
law-L03 = Pairs of counties
law-L03-text = 3 points for every 2 counties that you hold.
law-L11 = Votes for sale
law-L11-text = Buy any number of vote markers for 1 gold each; they are kept for the next round.
law-L12 = Service and silver
law-L12-text = Any number of times: 1 squire and 1 gold for 3 points.
law-L13 = Veterans build
law-L13-text = For every 2 conflicts with a knight of yours you may build an extension.
law-L14 = Squires for the second rank
law-L14-text = 1 squire for each of your placed knights of strength 2.
law-L21 = War chest
law-L21-text = For every 2 conflicts with a knight of yours: 1 squire, 1 vote marker and 1 gold.
law-L22 = No second rank abroad
law-L22-text = Whoever has placed no knight of strength 2 may upgrade a knight, at court or placed.
law-L23 = Third becomes fourth
law-L23-text = Whoever has placed the knight of strength 3 may exchange it for the one of strength 4 in reserve.
law-L24 = Great builders
law-L24-text = 5 points for every 5 extensions that you have built (for every 3 in the English print).
law-L31 = Honours of war
law-L31-text = 3 points for every conflict with a knight of yours.
law-L32 = Triples of counties
law-L32-text = 8 points for every 3 counties that you hold.
law-L33 = Three of the first rank
law-L33-text = 5 points for whoever has placed all three knights of strength 1.
law-L34 = Guests send sons
law-L34-text = For every 3 nobles at your table you receive a new knight of strength 1.
law-L41 = Gold buys fame
law-L41-text = Any number of times: 1 gold for 1 point.
law-L42 = Squires buy fame
law-L42-text = Any number of times: 1 squire of your stock for 1 point.
law-L43 = All ranks serve
law-L43-text = 6 points for whoever has placed knights of all four strengths.

# --- options ---

option-allies = Allies
option-allies-help = Two players each run an allied house as well; more players never do.
option-open_stocks = Open stocks
option-open_stocks-help = Everything that screens hide lies open, as it always does with two players: squires and gold, and in the expansions seals and dishonour tokens.
option-noble_layout = Nobles
option-noble_layout-help = Which kind of nobles gathers in which county makes no difference to the game.
option-noble_layout-random = at random
option-noble_layout-matching = by letters
option-law_L24_step = Extensions for “Great builders”
option-law_L24_step-help = The rulebook asks for 5 extensions, the English law sheet for 3.
