option-one_round = Nur eine Runde
option-one_round-help = Das Spiel endet nach einer einzigen Runde.
