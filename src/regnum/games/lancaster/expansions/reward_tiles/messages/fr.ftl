-reward-tile = tuile de { -reward }

event-tile_drawn = Une { -reward-tile } s’ajoute à { $county } : { $tile }.
event-tile_taken = { $seat } prend la { -reward-tile } { $way } : { $tile }.
ask-which_reward_tile = Quelle { -reward-tile } est tirée ?
do-draw_tile = { $tile }
do-take_tile = Prendre la { -reward-tile } { $way }
way-alone = seule
way-with-noble = et le { -noble }, pour { price-counted }
option-reward_tiles = Tuiles de { -reward }
option-reward_tiles-help = À chaque { -round }, une { -county } offre un { -reward } de plus.

# --- pourquoi pas ---

refused-no-reward-tile-lies-on-that-county = aucune { -reward-tile } n’est sur cette { -county }

thing-reward_tile = Tuile de gain
thing-reward_tile-text = Qui tient la province peut la prendre au lieu du gain imprimé (LA-592, LA-593).
