# --- what happens ---

event-shown_tokens = { $seat } shows { $tokens ->
    [0] no { -dishonour-token }.
   *[other] { tokens-counted }.
}
event-seals_discarded = { $seat } { $seals ->
    [0] keeps all { -seals }.
   *[other] discards { seals-counted }.
}
event-seal_received = { $seat } receives { seals-counted }.

ask-return_a_token = { $seat }, do you return a { -dishonour-token }?
ask-how_many_seals = { $seat }, how many { -seals } do you discard, for { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} and { $law-gold } { -gold } each?
do-return_token = Return a { -dishonour-token }

# --- the laws ---

law-K21 = Levy on plenty
law-K21-text = Whoever has the most { -squires } in stock loses { $squires }, whoever has the most { -gold } loses { $gold } (or all, if fewer).
law-K22 = Clean names
law-K22-text = { by-points } for whoever has the fewest { -dishonour-tokens }.
law-K23 = Mercy for laymen
law-K23-text = Whoever has no { -bishop } may return 1 { -dishonour-token }.
law-K24 = Seals for arms
law-K24-text = Any number of times: 1 { -seal } for { at-squires } and { at-gold }.
law-K31 = Unspent voices sealed
law-K31-text = Whoever has the most { -vote-markers } left over receives { $gain } { $gain ->
    [one] { -seal }
   *[other] { -seals }
}.
law-K32 = Praise of plenty
law-K32-text = { by-points } for whoever has the most { -squires } in stock, and { $gain } for whoever has the most { -gold }.
law-K33 = Absence is shame
law-K33-text = { $gain } { $gain ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
} { per-counties } without a { -knight } of yours.
law-K34 = Glory in chains
law-K34-text = { by-points } for each of your { -knights } in the { -dungeon }.
