game-title = Lang lebe der König
game-blurb = Courtiers and counties: gather the votes that make you king of England.

# --- the names of things ---

-noble = noble
-courtier = courtier
-courtiers = courtiers
-county = county
-counties = counties
-confrontation = confrontation
-election = election
-reserve = reserve
-discard = discard
-bonus-vote = bonus vote
-bonus-votes = bonus votes

# --- where we are ---

procedure-starting = Start cards
procedure-turn = Turn
procedure-journey = Journey
procedure-extra_courtiers = Extra { -courtiers }
procedure-winners_extra_courtiers = Extra { -courtiers }
procedure-confrontation = { -confrontation } in { $contested }
procedure-throw = Dice
procedure-roll = { "" }
procedure-laying = { "" }
procedure-tie = Tie
procedure-recovery = Cards back
procedure-election = { -election } { $elections }
procedure-ranking = Ranking
procedure-lots = Lots
procedure-casting = { "" }
procedure-dealing = Deal
procedure-coronation = Coronation
procedure-claim = { "" }

# --- what happened: set-up and turns ---

event-starts_in = { $seat } starts in { $county }.
event-begins_the_game = { $seat } holds { $county } and takes the first turn.
event-passed = { $seat } passes.
event-stayed = { $seat } stays in { $county }.
event-entered = { $seat } travels to { $county }.
event-crossed = { $seat } plays a { $card } card, rolls { $die } and crosses { $county } to { $to }.
event-not_crossed = { $seat } plays a { $card } card and rolls { $die }: not enough to cross { $county } towards { $to }.
event-free_courtier = { $seat } places a { -courtier } in { $county }.
event-courtier_won = { $seat } plays a { $card } card, rolls { $die } and wins a { -courtier } for { $county }.
event-extra_courtier = { $seat } places another { -courtier } in { $county }.
event-courtier_left = { $seat } leaves the { -courtier } won for { $county } in the { -reserve }.
event-no_extra_courtier = { $seat } plays a { $card } card and rolls { $die }: no { -courtier } comes to { $county }.
event-idle = No card was played for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: an { -election } is held.

# --- what happened: confrontations ---

event-intruded = { $seat } intrudes upon { $defender } in { $county }. A { -confrontation }! Everybody commits cards in secret.
event-revealed = { $seat } lays down { cards-laid }.
event-without_cards = { $seat } has no card to lay down.
event-dice_rolled = { $seat } rolls { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
}.
event-scored = { $seat } scores { $score }{ $pieces ->
    [0] .
   *[other] : { $cards } with cards and dice, { $pieces } for pieces in the { -county }.
}
event-tied = { $seat } is tied for the lead with { $score } and rolls again.
event-tied_without_cards = { $seat } is tied for the lead with { $score }, has no card to roll with and keeps that score.
event-won = { $seat } prevails in { $county } with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
event-courtiers_banished = { $number ->
    [one] One { -courtier } of { $seat } leaves
   *[other] { $number } { -courtiers } of { $seat } leave
} { $county } for the { -reserve }.
event-noble_must_leave = The { -noble } of { $owner } must leave { $county }.
event-noble_banished = { $seat } banishes the { -noble } of { $owner } to { $to }.
event-noble_sent_back = { $owner } has no { -courtier } on the map, so the { -noble } goes back to { $to }.
event-declined = { $seat } places no { -courtier } in { $county }.
event-cards_back = { $seat } { $number ->
    [0] takes no card back for the ones.
    [one] takes { $number } card back for the ones.
   *[other] takes { $number } cards back for the ones.
}
event-cards_discarded = { $number ->
    [0] All committed cards are back in their hands.
    [one] { $number } committed card goes to the { -discard }.
   *[other] { $number } committed cards go to the { -discard }.
}

# --- what happened: elections ---

event-last_card_played = { $seat } has played the last card.
event-election_begins = { -election } { $number }: the votes of the { -counties } are counted.
event-votes_counted = { $seat }: { $votes ->
    [one] { $votes } { -county } vote
   *[other] { $votes } { -county } votes
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost for want of cards
}{ $bonus ->
    [0] {""}
    [one] , { $bonus } { -bonus-vote }
   *[other] , { $bonus } { -bonus-votes }
}; { $total } in all.
event-no_king = Nobody has the { $majority ->
    [one] { $majority } vote
   *[other] { $majority } votes
} of a king.
event-lot_cast = { $seat } draws the lot { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
}: { $sum }.
event-bonus_won = { $seat } comes { ORDINAL($rank) } and wins { $won ->
    [one] { $won } { -bonus-vote }
   *[other] { $won } { -bonus-votes }
}, { $bonus } in all.
event-cards_dealt = Everybody is dealt { $each ->
    [one] { $each } card
   *[other] { $each } cards
}{ $left ->
    [0] .
    [one] ; { $left } stays face down in the { -discard }.
   *[other] ; { $left } stay face down in the { -discard }.
}
event-no_cards_to_deal = There are too few cards in the { -discard } for a deal: { $left }.
event-your_hand = Your hand now: { cards-held }.
event-claims = { $seat } has { $total ->
    [one] { $total } vote
   *[other] { $total } votes
}, enough to be king.
event-only_claim = Nobody but { $seat } has the { $majority ->
    [one] { $majority } vote
   *[other] { $majority } votes
} of a king.
event-most_county_votes = Of those who have enough, the most { -county } votes decide: { $seat } has { $votes }.
event-most_cards = Of those equal in { -county } votes, the most cards in hand decide: { $seat } has { $cards }.
event-best_lot = Equal in { -county } votes and in cards: the lot has decided for { $seat }.
event-highest_total = Of those who have enough, the highest total decides: { $seat } has { $total }.
event-crowned = { $seat } has { $total ->
    [one] { $total } vote
   *[other] { $total } votes
} and is crowned. Long live the King!
event-others_unranked = There is one winner. The rulebook ranks nobody else: all others share second place.

# --- what is asked ---

ask-which_start = The start cards are dealt.
ask-what_to_do = { $seat }, pass, stay or move your { -noble }.
ask-on_arrival = { $seat }, your { -noble } is in { $reached }: place a { -courtier }, travel on or end the turn.
ask-after_a_failure = { $seat }, your { -noble } could not cross { $reached }: try again or end the turn.
ask-another_courtier = { $seat }, will you play a card and roll for another { -courtier } in { $site }?
ask-courtier_won = { $seat }, will you place the { -courtier } you have won in { $site }, or leave it?
usual-courtier_won = Place won { -courtiers } at once
ask-which_cards = { $seat }, commit one to five cards in secret to the { -confrontation } in { $contested }.
ask-which_side = The dice are rolled.
ask-which_die = { $seat }, which die goes on your next card? The highest cards come first.
ask-where_to_banish = { $seat }, to which { -county } do you banish the { -noble }?
ask-winners_courtier = { $seat }, will you place a { -courtier } in { $contested }?
ask-how_many_back = { $seat }, how many cards do you take back for your ones?
ask-which_card = The cards are dealt.

# --- what may be chosen ---

do-start = Start in { $county }
do-die = Roll { $value }
do-deal = Deal a { $card } card
do-pass = Pass
do-stay = Stay and place a { -courtier }
do-move = Move to { $to }
do-place = Place a { -courtier }
do-cross = Cross to { $to } with a { $card } card
do-end = Stop here
do-roll = Roll for a { -courtier } with a { $card } card
do-leave = Leave it in the { -reserve }
do-commit = Commit { cards-laid }
    .x1 = { $x1 ->
        [0] no ×1 card
        [1] one ×1 card
        [2] two ×1 cards
        [3] three ×1 cards
        [4] four ×1 cards
       *[other] five ×1 cards
    }
    .x2 = { $x2 ->
        [0] no ×2 card
        [1] one ×2 card
        [2] two ×2 cards
        [3] three ×2 cards
        [4] four ×2 cards
       *[other] five ×2 cards
    }
    .x3 = { $x3 ->
        [0] no ×3 card
        [1] one ×3 card
        [2] two ×3 cards
        [3] three ×3 cards
        [4] four ×3 cards
       *[other] five ×3 cards
    }
do-lay = Lay the { $die }
do-banish = Banish to { $to }
do-decline = Place no { -courtier }
do-recover = { $cards ->
    [0] Take no card back
    [one] Take { $cards } card back
   *[other] Take { $cards } cards back
}

# --- counties and cards ---

county-man = Man
county-sedberouie = Sedberouie
county-loncastre = Loncastre
county-tateshale = Tateshale
county-lincolia = Lincolia
county-wigemor = Wigemor
county-stadford = Stadford
county-grentebrige = Grentebrige
county-oxeneford = Oxeneford
county-lundonia = Lundonia
county-roucestre = Roucestre
county-sarisberie = Sarisberie
county-lideford = Lideford

card-x1 = ×1
card-x2 = ×2
card-x3 = ×3
cards-laid = { $x1 ->
    [0] {""}
    [1] ×1
    [2] ×1, ×1
    [3] ×1, ×1, ×1
    [4] ×1, ×1, ×1, ×1
   *[other] ×1, ×1, ×1, ×1, ×1
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [1] ×2
    [2] ×2, ×2
    [3] ×2, ×2, ×2
    [4] ×2, ×2, ×2, ×2
   *[other] ×2, ×2, ×2, ×2, ×2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [1] ×3
    [2] ×3, ×3
    [3] ×3, ×3, ×3
    [4] ×3, ×3, ×3, ×3
   *[other] ×3, ×3, ×3, ×3, ×3
}
cards-held = { $x1 ->
    [0] {""}
    [one] { $x1 } ×1 card
   *[other] { $x1 } ×1 cards
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [one] { $x2 } ×2 card
   *[other] { $x2 } ×2 cards
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [one] { $x3 } ×3 card
   *[other] { $x3 } ×3 cards
}

# --- options ---

option-dice_allocation = Laying dice on cards
option-dice_allocation-help = Players lay their dice themselves, or the highest dice go on the highest cards without asking.
option-dice_allocation-manual = by the players
option-dice_allocation-auto = for the highest score
option-recovery = Cards back for ones
option-recovery-help = Players say how many cards they take back, or always take back as many as they can.
option-recovery-choice = as they like
option-recovery-always = always all
option-winner_rule = Several over the majority
option-winner_rule-help = Who is king if several reach the majority in the same { -election }.
option-winner_rule-county_votes = most { -county } votes
option-winner_rule-total_votes = highest total
option-bonus_start = { -bonus-votes } at the start
option-bonus_start-help = The marker starts on space 1 of the bonus track: that is worth nothing, or one vote.
option-idle_limit = Idle rounds before an { -election }
option-idle_limit-help = After so many rounds without a card played an { -election } is held; 0 for never.
option-failed_crossing = Failed first crossing
option-failed_crossing-help = Where the { -noble } is when the first crossing of a turn fails.
option-failed_crossing-stays_in_crossed = in the { -county } to be crossed
option-failed_crossing-stays_at_start = where the turn began

# --- presets ---

preset-base-help = By the rulebook: every die and every card is yours to decide.
preset-swift = Swift
preset-swift-help = Dice lie where they score most, and cards for ones come back by themselves.
