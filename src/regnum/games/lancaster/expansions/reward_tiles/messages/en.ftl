-reward-tile = { -reward } tile

event-tile_drawn = A { -reward-tile } is laid in { $county }: { $tile }.
event-tile_taken = { $seat } takes the { -reward-tile } { $way }: { $tile }.
ask-which_reward_tile = Which { -reward-tile } is drawn?
do-draw_tile = { $tile }
do-take_tile = Take the { -reward-tile } { $way }
way-alone = by itself
way-with-noble = and the { -noble }, for { $price } { -gold }
option-reward_tiles = Reward tiles
option-reward_tiles-help = In every { -round } one { -county } offers a further { -reward }.
thing-reward_tile = Reward tile
thing-reward_tile-text = Whoever holds the county may take it instead of the printed reward (LA-592, LA-593).
