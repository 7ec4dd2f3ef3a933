event-dishonoured = { $seat } prend { $tokens ->
    [one] { $tokens } jeton de déshonneur
   *[other] { $tokens } jetons de déshonneur
}.
event-honour_restored = { $seat } rend { $tokens ->
    [one] { $tokens } jeton de déshonneur
   *[other] { $tokens } jetons de déshonneur
}.
event-out_of_the_dungeon = Le chevalier { $house } de force { $strength } sort du cachot.
event-dishonour_scored = Déshonneur de { $seat } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}.
place-dungeon = cachot
    .label = Cachot
option-displeasure = La disgrâce du roi
option-displeasure-help = Henri V : le déshonneur pour qui manque à une défaite en France, et un cachot pour faire pénitence.
