# --- where we are, what happens ---

procedure-keeping_counties = { "" }
procedure-keeping_tiles = { "" }
event-recalled = { $seat } takes the { the-knight } back from { $county }.
event-turned_down = { $seat } turns the { -extension } for { $tile } face down.
event-sent_to_france = { $seat } sends a { -squire } to { $conflict }.
event-back_from_france = { $squires ->
    [one] A { -squire } leaves
   *[other] { $squires } { -squires } leave
} { $conflict } for the { -supply }.

ask-which_counties_to_keep = { $seat }, which { -county } do you pay { $law-gold } { -gold } for? Knights in the others come back.
ask-which_tiles_to_keep = { $seat }, which { -extension } do you pay { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} for? The others are turned face down.
ask-which_extension_to_buy = { $seat }, which { -extension } do you buy for { $law-gold } { -gold }?
ask-what_to_get = { $seat }, what do you trade: { $law-gold } { -gold } for a { -squire }, or { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} for 1 { -gold }?
ask-how_many_trades_with_leftovers = { $seat }, how often do you use “{ $law }”?
ask-where_to_send = { $seat }, where do you send a { -squire }?

do-keep_county = Pay to keep { $county }
do-keep_tile = Pay to keep the { -extension } for { $tile }
do-get = Trade for { $good }
do-send_to = Send a { -squire } to { $conflict }

# --- the laws ---

law-N01 = Voice of the soldiers
law-N01-text = { by-votes } { per-conflicts }.
law-N02 = Squires earn their keep
law-N02-text = Whoever has the most { -squires } in stock receives { by-gold } and { by-votes }.
law-N03 = Gold draws followers
law-N03-text = Whoever has the most { -gold } receives { by-squires } and { by-votes }.
law-N11 = Relief for the friendless
law-N11-text = Whoever has no { -noble } receives { by-gold }, { by-squires } and { by-votes }.
law-N12 = Squires to France
law-N12-text = Send up to 1 { -squire } { per-conflicts }, to any of them: 1 more { -strength } each in this { -round }.
law-N13 = Squires for the first rank
law-N13-text = { by-squires } for each of your placed { -knights } of { -strength } 1.
law-N14 = Masons for hire
law-N14-text = Buy any number of { -extensions } for { at-gold } each.
law-N21 = Home guard
law-N21-text = { by-points } for each of your { -knights } in your { -castle }.
law-N22 = Unspent voices train
law-N22-text = Whoever has the most { -vote-markers } left over may { -upgrade } a { -knight }.
law-N23 = Two of the second rank
law-N23-text = { by-points } for whoever has placed both { -knights } of { -strength } 2.
law-N24 = County tax
law-N24-text = For each of your { -counties }, pay { at-gold } or take the { -knight } back to { -court }.
law-N31 = Rich pairs of { -counties }
law-N31-text = { by-points } { per-counties } with a { -knight } of yours.
law-N32 = Upkeep of castles
law-N32-text = For each of your { -extensions }, pay { at-squires } or turn it face down: it pays nothing this { -round }.
law-N33 = Exchange two for one
law-N33-text = Any number of times: { at-gold } for 1 { -squire }, or { at-squires } for 1 { -gold }.
law-N34 = Retinues on show
law-N34-text = { by-points } for every { $step ->
    [one] { -squire }
   *[other] { $step } { -squires }
} beside your { -knights } in { -counties }.
law-N41 = Deserted halls
law-N41-text = { by-points } for each of your { -counties } without a { -noble } left.
law-N42 = Everything for fame
law-N42-text = Any number of times: { at-gold }, { at-squires } and 1 { -vote-marker } left over for { by-points }.
law-N43 = Most men in France
law-N43-text = { by-points } for whoever has the most { -knights } in { -conflicts }.

preset-new_laws = With the New Laws
preset-new_laws-help = Eighteen other { -laws } take the place of the usual ones.
