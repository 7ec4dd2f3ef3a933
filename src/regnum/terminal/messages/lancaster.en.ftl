# Lancaster on the board of the terminal and in its words.

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
lancaster-second-attempt = second attempt: after a defeat all are prisoners
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
