option-one_round = One round
option-one_round-help = The game ends after a single round.
