# --- les noms de l’extension ---

-dungeon = donjon
-dishonour = déshonneur
-dishonour-token = pion { -dishonour }
-dishonour-tokens = pions { -dishonour }

tokens-counted = { $tokens } { $tokens ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
}

event-dishonoured = { $seat } prend { tokens-counted }.
event-honour_restored = { $seat } rend { tokens-counted }.
event-out_of_the_dungeon = Le { -knight } { $house } { with-strength } sort du { -dungeon }.
event-dishonour_scored = { $seat } a { tokens-counted } et perd { points-counted }.
place-dungeon = le { -dungeon }
    .label = Donjon
option-displeasure = La disgrâce du roi
option-displeasure-help = Henri V : le { -dishonour } pour qui manque à une défaite en France, et un { -dungeon } pour faire pénitence.

# --- pourquoi pas ---

refused-the-dungeon-has-no-room-for-so-strong-a-knight = le { -dungeon } n’a pas de place pour un { -knight } si fort
refused-the-dungeon-has-no-room-for-a-stronger-knight = le { -dungeon } n’a pas de place pour un { -knight } plus fort

thing-dishonour = Déshonneur
thing-dishonour-text = Chaque pion coûte un point à la fin, et qui en a le plus peut perdre davantage (LA-530).
thing-dungeon = Donjon
thing-dungeon-text = On peut y placer un chevalier tant qu’il y a de la place pour sa puissance ; on rend autant de pions déshonneur (LA-512, LA-513).
