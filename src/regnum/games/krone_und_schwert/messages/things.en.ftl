# What the pieces are and do, for whoever points at them.

card-leader3-text = Strong in attacks and revolts (KS-107, KS-128).
card-leader4-text = Strong in attacks and revolts (KS-107, KS-128).
card-incite-text = Turns up { $people_draws-incite } people cards (KS-77).
card-castle-text = Builds a castle on a mountain of yours (KS-68).
card-cathedral-text = Builds a cathedral on a large city of yours (KS-72).
card-city-text = Builds a small city on one prairie of yours, or a large one on an octagon and a square (KS-69, KS-70).
card-ambush-text = When you are attacked, or in a revolt: the strongest card of the other side no longer counts (KS-113, KS-127).
card-truce-text = Calls off an attack on you, or a revolt; all other cards go back to their hands (KS-111, KS-124).
card-papal_visit-text = Until your next turn nobody attacks you, and nobody revolts against you as king (KS-80, KS-81).
card-city_scoring-text = { $scoring-city_scoring_vp_per_city ->
    [one] { $scoring-city_scoring_vp_per_city } point
   *[other] { $scoring-city_scoring_vp_per_city } points
} for each city of everybody but the king (KS-145).
card-unrest-text = { $people_draws-unrest } people cards are turned up (KS-146).
card-game_end-text = Ends the game at once (KS-91).

building-castle-text = Attackers must beat the number of your castles. A tax pays the king 1 point for each; 1 point at the end (KS-107, KS-58, KS-154).
building-small_city-text = Cannot be attacked; counts in a City Scoring; 1 point at the end (KS-105, KS-145, KS-154).
building-large_city-text = Cannot be attacked, covers two spaces and can bear a cathedral; counts in a City Scoring; 1 point at the end (KS-105, KS-72, KS-154).
building-cathedral-text = Pays its owner in every revolt that their side wins; 1 point at the end (KS-136, KS-154).

thing-prairie = prairie
thing-prairie-text = Here cities are built (KS-69, KS-70).
thing-mountain = mountain
thing-mountain-text = Here castles are built (KS-68).
thing-forest = forest
thing-forest-text = Nothing is built here (KS-67).
