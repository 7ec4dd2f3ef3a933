-reward-tile = Ertragsplättchen

event-tile_drawn = Ein { -reward-tile } liegt jetzt in { $county }: { $tile }.
event-tile_taken = { $seat } nimmt das { -reward-tile } { $way }: { $tile }.
ask-which_reward_tile = Welches { -reward-tile } wird gezogen?
do-draw_tile = { $tile }
do-take_tile = Das { -reward-tile } { $way } nehmen
way-alone = allein
way-with-noble = und für { $price } { -gold } den { -nobles-oblique }
option-reward_tiles = { -reward-tile }
option-reward_tiles-help = In jeder { -round } bietet eine { -county } einen weiteren { -reward }.

# --- warum nicht ---

refused-no-reward-tile-lies-on-that-county = auf dieser { -county } liegt kein { -reward-tile }

thing-reward_tile = Ertragsplättchen
thing-reward_tile-text = Wer die Grafschaft hält, kann es statt des aufgedruckten Ertrags nehmen (LA-592, LA-593).
