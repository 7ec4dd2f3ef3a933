# Ce que sont et font les pièces, pour qui les montre.

card-x1-text = Le dé compte une fois. Traverser un comté ou gagner un courtisan demande 3 ou plus (LK-418).
card-x2-text = Le dé compte double. Traverser un comté ou gagner un courtisan demande 2 ou plus (LK-418).
card-x3-text = Le dé compte triple. Traverser un comté ou gagner un courtisan réussit toujours (LK-418).
thing-noble = noble
thing-noble-text = Voyage de comté en comté et tient celui où il se trouve (LK-307).
thing-courtier = courtisan
thing-courtier-text = Tient un comté et ne bouge jamais. Un comté en accueille autant qu’il a de voix (LK-304, LK-305).
