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

thing-throne = { -king }
thing-throne-text = The first with a castle and a city is crowned; later only a revolt makes a new king. At the start of a turn the king may levy a tax, then a people card is drawn (KS-53, KS-57, KS-60).
thing-people = The people
thing-people-text = Each sword that lies open counts { $revolt-points_per_visible_sword } for the rebels. Swords stay until a revolt is decided (KS-61, KS-64).
thing-pile = Event cards
thing-pile-text = { $action_points-draw } action point draws one: an action card goes to the hand, a red card happens at once (KS-85, KS-86).
thing-discard = Discarded cards
thing-discard-text = They lie open, and are shuffled when the pile is empty (KS-88).
thing-end = The end
thing-end-text = When a revolt crowns somebody with so many points, Game End goes into the pile. The game also ends when no space is free (KS-147, KS-152).
thing-piece = Piece of the board
thing-piece-text = Everybody lays one; it joins those on the table (KS-24, KS-25).
thing-action_points = Action points
thing-action_points-text = { $action_points-per_turn } in a turn, for actions in any order; what is left at the end is lost (KS-49, KS-51).
side-crown-text = { $revolt-points_per_crown_vote } points for each vote, and the combat of its cards; it wins ties (KS-130, KS-131).
side-sword-text = Each open sword of the people, and the combat of its cards. With more points the rebels win, and their leader is king (KS-129, KS-135).
thing-combat = Combat
thing-combat-text = The cards of an attack together must beat the number of the defender’s castles (KS-107).
