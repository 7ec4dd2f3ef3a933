# Ce que sont et font les pièces, pour qui les montre.

card-x1-text = Le dé compte une fois. Traverser un comté ou gagner un courtisan demande 3 ou plus (LK-418).
card-x2-text = Le dé compte double. Traverser un comté ou gagner un courtisan demande 2 ou plus (LK-418).
card-x3-text = Le dé compte triple. Traverser un comté ou gagner un courtisan réussit toujours (LK-418).
thing-noble = noble
thing-noble-text = Voyage de comté en comté et tient celui où il se trouve (LK-307).
thing-courtier = courtisan
thing-courtier-text = Tient un comté et ne bouge jamais. Un comté en accueille autant qu’il a de voix (LK-304, LK-305).
thing-county = comté
thing-county-text = Qui y a une pièce le contrôle et y compte ses voix à chaque élection. On n’entre pas dans l’unique comté de quelqu’un (LK-301, LK-704, LK-308).
thing-cards = cartes d’influence
thing-cards-text = Se dépensent pour les traversées, les courtisans supplémentaires et les confrontations. Qui joue sa dernière carte provoque une élection (LK-410, LK-602, LK-701).
thing-votes = voix
thing-votes-text = Les voix de ses comtés, et les voix de bonus des élections passées (plus pâles). Qui atteint la majorité lors d’une élection gagne (LK-706, LK-707).
thing-die = dé
thing-die-text = Se pose sur une carte et compte autant de fois que celle-ci l’indique. Dans une confrontation, un 1 peut faire revenir une carte (LK-606, LK-607, LK-624).
