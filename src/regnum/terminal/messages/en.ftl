# What the terminal itself says.

ui-keys = number or words · > table · ? help · hint · u undo · l log · s save · q quit
ui-end-keys = Enter to leave · > table · l log · u undo · s FILE save
ui-more = — Enter: on · q: back —{" "}
ui-your-turn = { $seat }, press Enter when nobody else looks.
ui-look-away = { $seat }, press Enter when { $other } looks away.
ui-waiting = { $count ->
    [one] { $names } is choosing …
   *[other] { $names } are choosing …
}
ui-no-number = The choices are numbered from 1 to { $count }.
ui-not-understood = “{ $text }” is no choice here and no command; ? helps.
ui-no-clause = Nothing on the table is called “{ $text }”, and no clause speaks of it.
ui-thinking = Thinking …
ui-hint-choice = choice
ui-hint-worth = worth
ui-hint-tries = imagined games
ui-hint-means = 100 % is a certain victory, as far as one can tell from your seat; fewer imagined games, less certain.
ui-which-line = Why which line? The log has lines 1 to { $count }: for example why 1.
ui-nothing-to-undo = There is nothing to take back.
ui-kept = The game is kept in { $file }.
ui-exists = { $file } exists already; another name, please.
ui-go-on = Go on with: regnum play { $game } --resume { $file }
ui-look-back = Look back with: regnum replay { $file }
ui-save-as = Leaving. The game is kept in { $file }. Enter, another file, or c to stay:
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
ui-nobody-wins = None of the players wins.
ui-gave-up = gave up
ui-replay-keys = Enter on · b back · 12 there · a start · e end · > table · l log · ? rule · q
ui-replay-at = Choice { $at } of { $count }
ui-replay-next = next: { $seat }: { $choice }
ui-secret = a secret choice
legend-lang_lebe_der_koenig = county votes + bonus · cards · reserve; { $majority } votes make a king
ui-help =
    __Choosing.__ Type a choice's number, or its words: beginnings are enough (`pl al 3`). Where choices are grouped, the
    first number picks the group; an empty line goes back.

    `>` and `<` leaf through the table, first as it is drawn, then in words, part by part.

    `?` this page · `? VR-63` a clause · `? words` what is called so on the table, and the clauses with these words · `why 12` the rule behind line 12 of the log

    `hint` what each choice promises; `hint 5` after five seconds of thought

    `l` the whole log · `o` everything that all may see · `u` take back · `s FILE` save · `q` leave (the game is kept)

    __The rule of this question:__

# --- Lancaster ---

legend-lancaster = points · v vote markers, s squires, g gold, n nobles · knights at court · ⚑ first player · county: least strength, knight +squires, nobles, reward · conflict: English:French, knights from the top space, points by rank · castle: + extension
legend-lancaster-court = b bishops, z seals · S shield, A archer, T Tudor knight, L Lord
legend-lancaster-displeasure = d dishonour
legend-lancaster-left = bishops { $bishops }, seals { $seals }
legend-lancaster-room = room for { $free }
legend-lancaster-track = Dishonour
lancaster-letter-votes = v
lancaster-letter-squires = s
lancaster-letter-gold = g
lancaster-letter-nobles = n
lancaster-short-votes = { $n }v
lancaster-short-squires = { $n }s
lancaster-short-gold = { $n }g
lancaster-short-points = { $n } points
lancaster-short-new_knight = knight
lancaster-short-upgrade = upgrade
lancaster-short-extension = extension
lancaster-short-noble_any = noble
lancaster-short-cross_channel = Channel
lancaster-short-seals = { $n }z
lancaster-parliament = Parliament
lancaster-in-force = In force
lancaster-proposals = Proposals
lancaster-voted = last vote { $side }{ $markers ->
    [0] {""}
   *[other] {" "}with { $markers }
}
lancaster-left-over = { $n } left over
lancaster-counties = Counties
lancaster-least = strength { $n } or more
lancaster-names-first = names the first player
lancaster-tile = tile { $reward }
lancaster-conflicts = Conflicts
lancaster-england = England { $england }
lancaster-ranks = points { $points }
lancaster-first-attempt = first attempt
lancaster-second-attempt = second attempt: a defeat means prison
lancaster-deck = Still to come (points)
lancaster-houses = Houses
lancaster-ally = Ally ({ $house })
lancaster-first = first player
lancaster-nobles = nobles { $letters } ({ $points } points at the end)
lancaster-built = extensions: { $tiles }
lancaster-face-down = face down
lancaster-castle = Spaces of a castle
lancaster-favours = The king’s favour
lancaster-taken = taken this round
lancaster-supply = The supply and the end
lancaster-at-the-end = At the end
lancaster-knighthood = strongest knighthoods { $points } points
lancaster-most-extensions = most extensions { $points } points
lancaster-noble-points = for 0 to 9 nobles { $points } points
lancaster-seal-points = a point for each seal, times one more than the bishops
lancaster-token-points = each dishonour token costs { $n }, the rightmost space laid bare costs the most dishonoured more
lancaster-pile = Laws still to come
lancaster-kings-board = The king’s board
lancaster-tribute = tribute { $price }
lancaster-vacant = vacant
lancaster-holder = held by
lancaster-applies = applying
lancaster-left = On the board
lancaster-shield-means = the knight in a county cannot be driven out
lancaster-archer-means = strength { $strength }, takes the space below in a conflict
lancaster-tudor-means = strength { $strength }, goes with a knight
lancaster-bishops = { $n ->
    [one] { $n } bishop
   *[other] { $n } bishops
}
lancaster-next-round = next round { $privilege }
lancaster-displeasure = The dungeon and dishonour
lancaster-capacity = strength { $n } in all, { $neutral ->
    [0] no neutral knight
   *[other] the neutral knight has { $neutral }
}
lancaster-dishonoured = { $n ->
    [one] { $n } dishonour token
   *[other] { $n } dishonour tokens
}
lancaster-space = Space { $number }
lancaster-worst = laid bare: the most dishonoured lose { $first } and { $second }
lancaster-reserve = Reserve
lancaster-tiles = Reward tiles
lancaster-in-the-bag = in the bag
lancaster-on-the-county = on the county

# --- Krone & Schwert ---

krone-legend = points · spaces · ▲ castles ∎ ■ cities ✚ cathedrals · cards · ♛ king † Papal Visit · map: owner, building, terrain (p meadow, m mountain, f forest; a capital on octagons) · hand: combat/shields
krone-signs = owner’s sign, building (▲ castle ∎ small city ■ large city ✚ cathedral), terrain (p meadow m mountain f forest; capital: octagon)
krone-letter-prairie = p
krone-letter-mountain = m
krone-letter-forest = f
krone-terrain-prairie = meadow
krone-terrain-mountain = mountain
krone-terrain-forest = forest
krone-free = free
krone-yours = yours
krone-values = combat { $combat }, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
krone-map = The map
krone-pieces = Pieces still to lay
krone-players = The players
krone-king = king
krone-visit = protected by the Papal Visit
krone-points = { $points } points
krone-announced = announced { $points }
krone-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
krone-seen = everybody has seen { $cards }
krone-pawns = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}, { $left ->
    [one] { $left } pawn
   *[other] { $left } pawns
} left
krone-cards = The event cards
krone-copies = { $n } in the game, { $discarded } discarded
krone-card-leader3 = for attacks and revolts
krone-card-leader4 = for attacks and revolts
krone-card-incite = turn up { $incited } people cards
krone-card-castle = build a castle
krone-card-cathedral = build a cathedral
krone-card-city = build a small or a large city
krone-card-ambush = removes the strongest card of the other side
krone-card-truce = calls off an attack or a revolt
krone-card-papal_visit = protects until your next turn
krone-card-city_scoring = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each city of everybody but the king
krone-card-unrest = { $unrest } people cards are turned up
krone-card-game_end = ends the game at once
krone-people = The people and the piles
krone-mood = People: { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}, { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $deck } in the deck
krone-piles = Pile { $pile }, discards { $discarded } · { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
krone-end-phase = End phase: Game End lies below the next { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
krone-supply = The supply
krone-left = { $n } left
krone-target = Attack on { $space }: { $is_ }
krone-sides = Rebels { $rebels }, royals { $royals }
krone-last-revolt = The last revolt
krone-secretly = You secretly chose { $chosen }

# --- Lang lebe der König ---

koenig-counties = Counties
koenig-votes = { $n } votes
koenig-contested = contested
koenig-entered = entered this turn
koenig-barred = a crossing failed here
koenig-near = next to { $counties }
koenig-courtiers = { $n ->
    [one] { $n } courtier
   *[other] { $n } courtiers
}
koenig-noble-and-courtiers = { $n ->
    [0] noble
    [one] noble, { $n } courtier
   *[other] noble, { $n } courtiers
}
koenig-players = The players
koenig-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
koenig-seen = among them certainly { $cards }
koenig-reserve = { $n } in reserve
koenig-bonus = bonus { $n }
koenig-last-election = last election { $votes }
koenig-cards = Cards and elections
koenig-discarded = Discarded since the last deal
koenig-face-down = Face down in the discard
koenig-majority = Votes that make a king
koenig-elections = Elections so far
koenig-idle = Turns without a card
koenig-idle-turns = { $n } of { $limit }
koenig-stake = Staked: { $card }
koenig-dice = rolled { $dice }

# --- Vive le Roi! ---

roi-characters = The characters
roi-worth = worth { $points }
roi-units = The players
roi-first = first in this round
roi-score = score { $points }
roi-last-count = last count { $points }
roi-hand = { $noes } NO, { $stomachaches ->
    [0] no stomachache
    [one] { $stomachaches } stomachache
   *[other] { $stomachaches } stomachaches
}
roi-favourites = Favourites: { $names }
roi-round = This round
roi-rejections = Rejected courtiers
roi-presenter = Led the candidate to the throne
roi-crowned-by = Led the last crowned one to the throne
roi-king = Crowned
roi-ambitions = All Ambition cards
