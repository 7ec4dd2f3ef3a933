# --- ce qui se passe ---

event-shown_tokens = { $seat } { $tokens ->
    [0] n’a aucun { -dishonour-token }.
   *[other] montre { tokens-counted }.
}
event-seals_discarded = { $seat } { $seals ->
    [0] garde tous ses { -seals }.
   *[other] défausse { seals-counted }.
}
event-seal_received = { $seat } reçoit { seals-counted }.

ask-return_a_token = { $seat }, rendez-vous un { -dishonour-token } ?
ask-how_many_seals = { $seat }, combien de { -seals } défaussez-vous, pour { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} et { $law-gold } { $law-gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
} chacun ?
do-return_token = Rendre un { -dishonour-token }

# --- les lois ---

law-K21 = Levée sur l’abondance
law-K21-text = Qui a le plus d’{ -squires } en stock en perd { $squires }, qui a le plus d’{ -gold } perd { at-gold } (ou tout).
law-K22 = Noms sans tache
law-K22-text = { by-points } pour qui a le moins de { -dishonour-tokens }.
law-K23 = Grâce aux laïcs
law-K23-text = Qui n’a pas d’{ -bishop } peut rendre 1 { -dishonour-token }.
law-K24 = Des { -seals } pour des armes
law-K24-text = Autant de fois que vous voulez : 1 { -seal } pour { at-squires } et { at-gold }.
law-K31 = Votes gardés, votes scellés
law-K31-text = Qui a gardé le plus de { -vote-markers } reçoit { $gain } { $gain ->
    [one] { -seal }
   *[other] { -seals }
}.
law-K32 = Éloge de l’abondance
law-K32-text = { by-points } pour qui a le plus d’{ -squires } en stock, et { $gain } pour qui a le plus d’{ -gold }.
law-K33 = L’absence est honte
law-K33-text = { $gain } { $gain ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
} { per-counties } sans { -knight } à vous.
law-K34 = La gloire dans les fers
law-K34-text = { by-points } pour chacun de vos { -knights } au { -dungeon }.

# --- ce qui ne va pas ensemble ---

refused-the-king-s-laws-are-used-only-with-both-the-king-s-court-and-his-displeasure = { law_set-king } ne s’emploient qu’avec « { option-court } » et « { option-displeasure } » ensemble

# --- pourquoi pas ---

refused-you-do-not-have-so-many-seals = vous n’avez pas autant de sceaux
