# --- ce qui se passe ---

event-shown_tokens = { $seat } montre { $tokens ->
    [0] qu’il n’y a aucun déshonneur
    [one] { $tokens } jeton de déshonneur
   *[other] { $tokens } jetons de déshonneur
}.
event-seals_discarded = { $seat } défausse { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}.
event-seal_received = { $seat } reçoit { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}.

ask-return_a_token = { $seat }, rendez-vous un jeton de déshonneur ?
ask-how_many_seals = { $seat }, combien de sceaux défaussez-vous, pour 2 écuyers et 1 d’or chacun ?
do-return_token = Rendre un jeton

# --- les lois ---

law-K21 = Levée sur l’abondance
law-K21-text = Qui possède le plus d’écuyers en perd 2, qui possède le plus d’or en perd 3.
law-K22 = Noms sans tache
law-K22-text = 5 points pour qui a le moins de jetons de déshonneur.
law-K23 = Grâce aux laïcs
law-K23-text = Qui n’a pas d’évêque peut rendre 1 jeton de déshonneur.
law-K24 = Des sceaux pour des armes
law-K24-text = Autant de fois que vous voulez : 1 sceau pour 2 écuyers et 1 d’or.
law-K31 = Les voix gardées scellées
law-K31-text = Qui a gardé le plus de voix reçoit 1 sceau.
law-K32 = Éloge de l’abondance
law-K32-text = 3 points pour qui possède le plus d’écuyers, et 3 pour qui possède le plus d’or.
law-K33 = L’absence est honte
law-K33-text = 1 jeton de déshonneur par tranche de 2 comtés sans chevalier à vous.
law-K34 = La gloire dans les fers
law-K34-text = 3 points pour chacun de vos chevaliers au cachot.
