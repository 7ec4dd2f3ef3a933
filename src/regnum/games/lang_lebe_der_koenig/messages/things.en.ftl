# What the pieces are and do, for whoever points at them.

card-x1-text = Counts the die once. Crossing a county or winning a courtier needs a roll of 3 or more (LK-418).
card-x2-text = Counts the die twice. Crossing a county or winning a courtier needs a roll of 2 or more (LK-418).
card-x3-text = Counts the die three times. Crossing a county or winning a courtier never fails (LK-418).
thing-noble = noble
thing-noble-text = Travels from county to county and holds the one where it stands (LK-307).
thing-courtier = courtier
thing-courtier-text = Holds a county for its owner and never moves. A county has room for as many as it has votes (LK-304, LK-305).
