# --- was geschieht ---

event-shown_tokens = { $seat } zeigt { $tokens ->
    [0] keine Schande
    [one] { $tokens } Schandmarker
   *[other] { $tokens } Schandmarker
}.
event-seals_discarded = { $seat } gibt { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegel
} ab.
event-seal_received = { $seat } erhält { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegel
}.

ask-return_a_token = { $seat }, gibst du einen Schandmarker zurück?
ask-how_many_seals = { $seat }, wie viele Siegel gibst du ab, für je 2 Knappen und 1 Gold?
do-return_token = Einen Marker zurückgeben

# --- die Gesetze ---

law-K21 = Abgabe vom Überfluss
law-K21-text = Wer die meisten Knappen hat, verliert 2, wer das meiste Gold hat, verliert 3.
law-K22 = Reine Namen
law-K22-text = 5 Punkte für jeden mit den wenigsten Schandmarkern.
law-K23 = Gnade für Laien
law-K23-text = Wer keinen Bischof hat, darf 1 Schandmarker zurückgeben.
law-K24 = Siegel für Waffen
law-K24-text = Beliebig oft: 1 Siegel für 2 Knappen und 1 Gold.
law-K31 = Gesparte Stimmen besiegelt
law-K31-text = Wer die meisten Stimmen übrig hat, erhält 1 Siegel.
law-K32 = Lob des Überflusses
law-K32-text = 3 Punkte für die meisten Knappen und 3 für das meiste Gold.
law-K33 = Fernbleiben ist Schande
law-K33-text = 1 Schandmarker für je 2 Grafschaften ohne einen deiner Ritter.
law-K34 = Ruhm in Ketten
law-K34-text = 3 Punkte für jeden deiner Ritter im Kerker.
