# --- was geschieht ---

event-shown_tokens = { $seat } zeigt { $tokens ->
    [0] keinen { -dishonour-token }.
   *[other] { tokens-counted }.
}
event-seals_discarded = { $seat } { $seals ->
    [0] behält alle { -seals }.
   *[other] gibt { seals-counted } ab.
}
event-seal_received = { $seat } erhält { seals-counted }.

ask-return_a_token = { $seat }, gibst du einen { -dishonour-token } zurück?
ask-how_many_seals = { $seat }, wie viele { -seals } gibst du ab, für je { $law-squires } { -squires } und { $law-gold } { -gold }?
do-return_token = Einen { -dishonour-token } zurückgeben

# --- die Gesetze ---

law-K21 = Abgabe vom Überfluss
law-K21-text = Wer die meisten { -squires } bei sich hat, verliert { $squires }, wer das meiste { -gold } hat, { $gold } (oder alles).
law-K22 = Reine Namen
law-K22-text = { by-points } für jeden mit den wenigsten { -dishonour-tokens-dative }.
law-K23 = Gnade für Laien
law-K23-text = Wer keinen { -bishop } hat, darf 1 { -dishonour-token } zurückgeben.
law-K24 = { -seals } für Waffen
law-K24-text = Beliebig oft: 1 { -seal } für { paying-squires } und { at-gold }.
law-K31 = Gesparte Stimmen besiegelt
law-K31-text = Wer die meisten { -vote-markers } übrig hat, erhält { $gain } { -seal }.
law-K32 = Lob des Überflusses
law-K32-text = { by-points } für die meisten { -squires }, die jemand bei sich hat, und { $gain } für das meiste { -gold }.
law-K33 = Fernbleiben ist { -dishonour }
law-K33-text = { $gain } { $gain ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
} { per-counties } ohne einen deiner { -knight }.
law-K34 = Ruhm in Ketten
law-K34-text = { by-points } für jeden deiner { -knight } im { -dungeon }.

# --- was nicht zusammengeht ---

refused-the-king-s-laws-are-used-only-with-both-the-king-s-court-and-his-displeasure = { law_set-king } gelten nur mit „{ option-court }“ und „{ option-displeasure }“ zusammen

# --- warum nicht ---

refused-you-do-not-have-so-many-seals = so viele Siegel hast du nicht
