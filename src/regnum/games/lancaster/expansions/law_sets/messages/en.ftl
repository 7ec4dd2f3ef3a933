# --- where we are, what happens ---

procedure-drawing_sets = Sets of laws
event-laws_drawn = The { -laws } of group { $group } are { $laws }.
ask-which_law_set = Which { -laws } are used?
do-use = { $laws }
law_set-base = those of the base game
law_set-new = the New Laws
law_set-king = the King’s Laws

# --- options ---

option-law_sets_group_0 = Laws of group 0
option-law_sets_group_0-help = These { -laws } are in force at the start.
option-law_sets_group_0-base = { law_set-base }
option-law_sets_group_0-new = { law_set-new }
option-law_sets_group_1 = Laws of group 1
option-law_sets_group_1-help = These { -laws } are proposed in rounds 1 and 2.
option-law_sets_group_1-base = { law_set-base }
option-law_sets_group_1-new = { law_set-new }
option-law_sets_group_2 = Laws of group 2
option-law_sets_group_2-help = These { -laws } are proposed in rounds 2 and 3.
option-law_sets_group_2-base = { law_set-base }
option-law_sets_group_2-new = { law_set-new }
option-law_sets_group_2-king = { law_set-king }
option-law_sets_group_3 = Laws of group 3
option-law_sets_group_3-help = These { -laws } are proposed in rounds 3 and 4.
option-law_sets_group_3-base = { law_set-base }
option-law_sets_group_3-new = { law_set-new }
option-law_sets_group_3-king = { law_set-king }
option-law_sets_group_4 = Laws of group 4
option-law_sets_group_4-help = These { -laws } are proposed in { -round } 5.
option-law_sets_group_4-base = { law_set-base }
option-law_sets_group_4-new = { law_set-new }
option-law_choice = Choice of laws
option-law_choice-help = Each group’s laws are the set chosen above, or a set drawn at random; a random choice goes with the default sets only.
option-law_choice-fixed = as chosen
option-law_choice-random = at random
option-law_choice-random_without_kings_laws = at random, without { law_set-king }
