# --- où nous en sommes, ce qui se passe ---

procedure-drawing_sets = Jeux de lois
event-laws_drawn = Les { -laws } du groupe { $group } sont { $laws }.
ask-which_law_set = Quelles { -laws } sont utilisées ?
do-use = { $laws }
law_set-base = celles du jeu de base
law_set-new = les Nouvelles Lois
law_set-king = les Lois du roi

# --- options ---

option-law_sets_group_0 = Lois du groupe 0
option-law_sets_group_0-help = Ces { -laws } sont en vigueur dès le début.
option-law_sets_group_0-base = { law_set-base }
option-law_sets_group_0-new = { law_set-new }
option-law_sets_group_1 = Lois du groupe 1
option-law_sets_group_1-help = Ces { -laws } sont proposées aux { -rounds } 1 et 2.
option-law_sets_group_1-base = { law_set-base }
option-law_sets_group_1-new = { law_set-new }
option-law_sets_group_2 = Lois du groupe 2
option-law_sets_group_2-help = Ces { -laws } sont proposées aux { -rounds } 2 et 3.
option-law_sets_group_2-base = { law_set-base }
option-law_sets_group_2-new = { law_set-new }
option-law_sets_group_2-king = { law_set-king }
option-law_sets_group_3 = Lois du groupe 3
option-law_sets_group_3-help = Ces { -laws } sont proposées aux { -rounds } 3 et 4.
option-law_sets_group_3-base = { law_set-base }
option-law_sets_group_3-new = { law_set-new }
option-law_sets_group_3-king = { law_set-king }
option-law_sets_group_4 = Lois du groupe 4
option-law_sets_group_4-help = Ces { -laws } sont proposées au { -round } 5.
option-law_sets_group_4-base = { law_set-base }
option-law_sets_group_4-new = { law_set-new }
option-law_choice = Choix des lois
option-law_choice-help = Les lois de chaque groupe sont celles choisies ci-dessus, ou tirées au sort ; le hasard ne va qu’avec les choix par défaut.
option-law_choice-fixed = comme choisi
option-law_choice-random = au hasard
option-law_choice-random_without_kings_laws = au hasard, sans { law_set-king }

# --- ce qui ne va pas ensemble ---

refused-there-are-no-laws-in-the-box = il n’y a pas de { -laws } « { $laws } » dans la boîte
refused-laws-drawn-at-random-cannot-be-chosen-as-well-name-no-set-or-draw-none = des { -laws } tirées au sort ne se choisissent pas : ne nommez aucun jeu de { -laws }, ou n’en tirez pas
