option-one_round = Une seule manche
option-one_round-help = La partie se termine après une seule manche.
