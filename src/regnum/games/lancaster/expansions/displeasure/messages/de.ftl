event-dishonoured = { $seat } nimmt { $tokens ->
    [one] { $tokens } Schandmarker
   *[other] { $tokens } Schandmarker
}.
event-honour_restored = { $seat } gibt { $tokens ->
    [one] { $tokens } Schandmarker
   *[other] { $tokens } Schandmarker
} zurück.
event-out_of_the_dungeon = Der Ritter der Stärke { $strength } ({ $house }) verlässt den Kerker.
event-dishonour_scored = Schande von { $seat }: { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} verloren.
place-dungeon = Kerker
    .label = Kerker
option-displeasure = Des Königs Missfallen
option-displeasure-help = Henry V: Schande für alle, die bei einer Niederlage in Frankreich fehlen, und ein Kerker zur Buße.
