# --- die Wörter der Erweiterung ---

-dungeon = Kerker
-dishonour = Schande
-dishonour-token = Schandmarker
-dishonour-tokens = Schandmarker
-dishonour-tokens-dative = Schandmarkern

tokens-counted = { $tokens } { $tokens ->
    [one] { -dishonour-token }
   *[other] { -dishonour-tokens }
}

event-dishonoured = { $seat } nimmt { tokens-counted }.
event-honour_restored = { $seat } gibt { tokens-counted } zurück.
event-out_of_the_dungeon = Der { $house }e { the-knight } verlässt den { -dungeon }.
event-dishonour_scored = { $seat } hat { tokens-counted } und verliert { points-counted }.
place-dungeon = { -dungeon }
option-displeasure = Des Königs Missfallen
option-displeasure-help = Henry V: { -dishonour } für alle, die bei einer Niederlage in Frankreich fehlen, und ein { -dungeon } zur Buße.

# --- warum nicht ---

refused-the-dungeon-has-no-room-for-so-strong-a-knight = der { -dungeon } hat keinen Platz für einen so starken { -knight }
refused-the-dungeon-has-no-room-for-a-stronger-knight = der { -dungeon } hat keinen Platz für einen stärkeren { -knight }

thing-dishonour = Schande
thing-dishonour-text = Jeder Marker kostet am Ende einen Punkt, und wer die meisten hat, kann mehr verlieren (LA-530).
thing-dungeon = Kerker
thing-dungeon-text = Hierher kann ein Ritter, solange Platz für seine Stärke ist; dafür gibt man ebenso viele Schandmarker zurück (LA-512, LA-513).
