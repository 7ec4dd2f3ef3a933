# --- where we are, what happens ---

procedure-drawing_sets = Sets of laws
event-laws_drawn = Laws of group { $group }: { $laws }.
ask-which_law_set = Which laws are used?
do-use = { $laws }
law_set-base = of the base game
law_set-new = the New Laws
law_set-king = the King’s Laws

# --- options ---

option-law_sets_group_0 = Laws of group 0
option-law_sets_group_0-help = Which laws this group uses: in force at the start.
option-law_sets_group_0-base = of the base game
option-law_sets_group_0-new = the New Laws
option-law_sets_group_1 = Laws of group 1
option-law_sets_group_1-help = Which laws this group uses: proposed in rounds 1 and 2.
option-law_sets_group_1-base = of the base game
option-law_sets_group_1-new = the New Laws
option-law_sets_group_2 = Laws of group 2
option-law_sets_group_2-help = Which laws this group uses: proposed in rounds 2 and 3.
option-law_sets_group_2-base = of the base game
option-law_sets_group_2-new = the New Laws
option-law_sets_group_2-king = the King’s Laws
option-law_sets_group_3 = Laws of group 3
option-law_sets_group_3-help = Which laws this group uses: proposed in rounds 3 and 4.
option-law_sets_group_3-base = of the base game
option-law_sets_group_3-new = the New Laws
option-law_sets_group_3-king = the King’s Laws
option-law_sets_group_4 = Laws of group 4
option-law_sets_group_4-help = Which laws this group uses: proposed in round 5.
option-law_sets_group_4-base = of the base game
option-law_sets_group_4-new = the New Laws
option-law_choice = Choice of laws
option-law_choice-help = Each group’s laws are the set chosen above, or a set drawn at random; a random choice goes with the default sets only.
option-law_choice-fixed = as chosen
option-law_choice-random = at random
option-law_choice-random_without_kings_laws = at random, without the King’s Laws
