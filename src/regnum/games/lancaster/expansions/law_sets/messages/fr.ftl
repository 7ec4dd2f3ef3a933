# --- où nous en sommes, ce qui se passe ---

procedure-drawing_sets = Jeux de lois
event-laws_drawn = Lois du groupe { $group } : { $laws }.
ask-which_law_set = Quelles lois sont utilisées ?
do-use = { $laws }
law_set-base = du jeu de base
law_set-new = les Nouvelles Lois
law_set-king = les Lois du roi

# --- options ---

option-law_sets_group_0 = Lois du groupe 0
option-law_sets_group_0-help = Les lois de ce groupe, en vigueur au début.
option-law_sets_group_0-base = du jeu de base
option-law_sets_group_0-new = les Nouvelles Lois
option-law_sets_group_1 = Lois du groupe 1
option-law_sets_group_1-help = Les lois de ce groupe, proposées aux tours 1 et 2.
option-law_sets_group_1-base = du jeu de base
option-law_sets_group_1-new = les Nouvelles Lois
option-law_sets_group_2 = Lois du groupe 2
option-law_sets_group_2-help = Les lois de ce groupe, proposées aux tours 2 et 3.
option-law_sets_group_2-base = du jeu de base
option-law_sets_group_2-new = les Nouvelles Lois
option-law_sets_group_2-king = les Lois du roi
option-law_sets_group_3 = Lois du groupe 3
option-law_sets_group_3-help = Les lois de ce groupe, proposées aux tours 3 et 4.
option-law_sets_group_3-base = du jeu de base
option-law_sets_group_3-new = les Nouvelles Lois
option-law_sets_group_3-king = les Lois du roi
option-law_sets_group_4 = Lois du groupe 4
option-law_sets_group_4-help = Les lois de ce groupe, proposées au tour 5.
option-law_sets_group_4-base = du jeu de base
option-law_sets_group_4-new = les Nouvelles Lois
option-law_choice = Choix des lois
option-law_choice-help = Les lois de chaque groupe sont celles choisies ci-dessus, ou tirées au sort ; le hasard ne va qu’avec les choix par défaut.
option-law_choice-fixed = comme choisi
option-law_choice-random = au hasard
option-law_choice-random_without_kings_laws = au hasard, sans les Lois du roi
