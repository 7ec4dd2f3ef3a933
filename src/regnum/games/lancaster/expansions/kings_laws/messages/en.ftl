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
ask-how_many_seals = { $seat }, how many { -seals } do you discard, for 2 { -squires } and 1 { -gold } each?
do-return_token = Return a { -dishonour-token }

# --- the laws ---

law-K21 = Levy on plenty
law-K21-text = Whoever has the most { -squires } in stock loses 2, whoever has the most { -gold } loses 3 (or all, if fewer).
law-K22 = Clean names
law-K22-text = 5 { -points } for whoever has the fewest { -dishonour-tokens }.
law-K23 = Mercy for laymen
law-K23-text = Whoever has no { -bishop } may return 1 { -dishonour-token }.
law-K24 = Seals for arms
law-K24-text = Any number of times: 1 { -seal } for 2 { -squires } and 1 { -gold }.
law-K31 = Unspent voices sealed
law-K31-text = Whoever has the most { -vote-markers } left over receives 1 { -seal }.
law-K32 = Praise of plenty
law-K32-text = 3 { -points } for whoever has the most { -squires } in stock, and 3 for whoever has the most { -gold }.
law-K33 = Absence is shame
law-K33-text = 1 { -dishonour-token } for every 2 { -counties } without a { -knight } of yours.
law-K34 = Glory in chains
law-K34-text = 3 { -points } for each of your { -knights } in the { -dungeon }.
