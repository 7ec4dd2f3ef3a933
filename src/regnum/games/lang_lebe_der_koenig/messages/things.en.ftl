# What the pieces are and do, for whoever points at them.

card-x1-text = Counts the die once. Crossing a county or winning a courtier needs a roll of 3 or more (LK-418).
card-x2-text = Counts the die twice. Crossing a county or winning a courtier needs a roll of 2 or more (LK-418).
card-x3-text = Counts the die three times. Crossing a county or winning a courtier never fails (LK-418).
thing-noble = noble
thing-noble-text = Travels from county to county and holds the one where it stands (LK-307).
thing-courtier = courtier
thing-courtier-text = Holds a county for its owner and never moves. A county has room for as many as it has votes (LK-304, LK-305).
thing-county = county
thing-county-text = Whoever has a piece here controls it, and in an election it counts its votes for them. A noble does not enter somebody’s only county (LK-301, LK-704, LK-308).
thing-cards = influence cards
thing-cards-text = Spent on crossings, on further courtiers and in confrontations. Whoever plays their last one causes an election (LK-410, LK-602, LK-701).
thing-votes = votes
thing-votes-text = The votes of one’s counties, and bonus votes from earlier elections (paler). Whoever reaches the majority in an election wins (LK-706, LK-707).
thing-die = die
thing-die-text = Lies on one card and counts as often as that card says. In a confrontation a 1 may bring a card back (LK-606, LK-607, LK-624).
