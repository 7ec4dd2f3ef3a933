game-title = Vive le Roi!
game-blurb = Bring deine Günstlinge nach oben, stimm die anderen nieder, und hüte dich vor dem Narren.

# --- wie die Dinge heißen ---

-favourite = Günstling
-favourites = Günstlinge
-ambition = Ambition
-ambitions = Ambitionen
-emissary = { $after ->
   *[ein] Gesandter
    [der] Gesandte
    [den] Gesandten
}
-throne-room = Thronsaal
-courtier = Höfling
-courtiers = Höflinge
-jester = Narr
-floor = Stockwerk
-floors = Stockwerke
-dungeon = Verlies
-dungeons = Verliesen
-wc = WC

# --- wo wir sind ---

procedure-round = Runde { $round }
procedure-dealing = Austeilen
procedure-dealing_ambitions = { -ambitions }
procedure-placement = Aufstellung
procedure-placing = { "" }
procedure-turn = Züge
procedure-vote = Abstimmung
procedure-count = Wertung

# --- was geschah ---

event-first_unit = { $seat } ist am edelsten und beginnt.
event-round_begins = Runde { $round } beginnt; { $seat } ist zuerst dran.
event-dealt = Die { -favourites } von { $person }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = Das schwarze Siegel bei { $person }: { $character } zählt nicht.
event-ambition_dealt = { -ambition } von { $person }, Karte { $place }: { $card } ({ $card-text }).
event-courtier_placed = { $seat } stellt { $character } in { -floor } { $floor }.
event-left_below = { $character } wollte niemand aufstellen: Beginn in { -floor } 0.
event-compensated = { $seat } hat einen { -courtier } weniger aufgestellt und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-moved = { $character } geht { $place }, geführt von { $seat }.
event-presented = { $character } kommt in den { -throne-room }, geführt von { $seat }. Zur Abstimmung!
event-voted = { $seat } stimmt mit { $card }.
event-cancelled = Bauchweh: { $character } geht zurück { $place }.
event-rejected = Abgelehnt: { $character } kommt { $place }.
event-crowned = { $character } wird gekrönt, vorgestellt von { $seat }!
event-counted = { -favourites } von { $person }: { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points }; zusammen { $points }.
event-scored = { $person } { $points ->
    [one] erhält { $points } Punkt
   *[other] erhält { $points } Punkte
} und hat { $score }.
event-ambition_paid = { -ambition } von { $person }: { $card } ({ $card-text }), { $points ->
    [0] verfehlt.
    [one] erfüllt für { $points } Punkt.
   *[other] erfüllt für { $points } Punkte.
}
event-emissary_card = Die { -favourites } des { -emissary(after: "den") }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = Das schwarze Siegel beim { -emissary(after: "den") }: { $character } zählt nicht.
event-emissary_voted = Der { -emissary(after: "der") } stimmt mit { $card }.
event-emissary_counted = Die { -favourites } des { -emissary(after: "den") }: { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points }; zusammen { $points }.
event-emissary_scored = Der { -emissary(after: "der") } { $points ->
    [one] erhält { $points } Punkt
   *[other] erhält { $points } Punkte
} und hat { $score }.
event-emissary_wins = Mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
} liegt der { -emissary(after: "der") } vor euch allen. Das Reich siegt!
event-first_of_the_couple = { $character } kommt auf den Platz des Gemahls. Wer herrscht mit?
event-no_second_king = Niemand ist mehr da, der gekrönt werden könnte: die Runde endet.
event-final_place = { $seat } kommt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
} auf den { ORDINAL($place) } Platz.

# --- was gefragt ist ---

ask-who_begins = Der Zufall bestimmt, wer beginnt.
ask-which_favourites = Die { -favourites } werden ausgeteilt.
ask-which_ambition = Die { -ambitions } werden ausgeteilt.
ask-which_ambition_to_keep = { $seat }, welche deiner beiden { -ambitions } behältst du, geheim?
ask-which_card_for_the_emissary = Der { -emissary(after: "der") } erhält seine { -favourites }, offen.
ask-where_to_place = { $seat }, stelle einen { -courtier } in eines der { -floors } 1 bis 4.
ask-who_moves = { $seat }, führe eine Figur einen Schritt.
ask-which_vote = { $seat }, stimme geheim ab: soll { $candidate } gekrönt werden?
ask-which_card_of_the_emissary = Der { -emissary(after: "der") } deckt eine Karte seines Stapels auf.

# --- was man wählen kann ---

do-begin = { $seat } beginnt
do-deal = { $card } austeilen
do-ambition = { $card } austeilen
do-keep_ambition = „{ $card }“ behalten: { $card-text }
do-keep = „{ $ambition }“ behalten: { $ambition-text }
do-place = { $courtier } in { -floor } { $floor } stellen
do-move = { $character } geht einen Schritt
do-vote = Mit { $card } stimmen
do-emissary = Der { -emissary(after: "der") } zeigt { $card }

# --- Figuren, Orte, Karten ---

rival-emissary = der { -emissary(after: "der") }
    .label = { -emissary }
board-legend = Punkte · NEIN und Bauchweh auf der Hand · letzte Stimme

character-alienor = Alienor
character-bridget = Bridget
character-caius = Caius
character-dagobert = Dagobert
character-eloise = Eloise
character-foidvo = Foidvo
character-jeanne = Jeanne
character-leonardo = Leonardo
character-merlin = Merlin
character-ouaf = Ouaf
character-romeo = Romeo
character-sidonie = Sidonie
character-victoria = Victoria
character-jester = der { -jester }
    .label = { -jester }

place-0 = zu den Dienern ({ -floor } 0)
    .label = Diener
place-1 = zu den Handwerkern ({ -floor } 1)
    .label = Handwerker
place-2 = zu den Kaufleuten ({ -floor } 2)
    .label = Kaufleute
place-3 = zu den Offizieren ({ -floor } 3)
    .label = Offiziere
place-4 = zu den Würdenträgern ({ -floor } 4)
    .label = Würdenträger
place-5 = zu den Adligen ({ -floor } 5)
    .label = Adlige
place-throne = in den { -throne-room }
    .label = { -throne-room }
place-WC3 = ins { -wc } von { -floor } 3
    .label = { -wc } 3
place-WC4 = ins { -wc } von { -floor } 4
    .label = { -wc } 4
place-D3 = ins { -dungeon } von { -floor } 3
    .label = { -dungeon } 3
place-D2 = ins { -dungeon } von { -floor } 2
    .label = { -dungeon } 2
place-D1 = ins { -dungeon } von { -floor } 1
    .label = { -dungeon } 1
place-box = in die Schachtel, aus dem Schloss
    .label = Schachtel
place-reserve = in den Vorrat
    .label = Vorrat
place-consort = auf den Platz des Gemahls
    .label = Gemahl

vote-yes = JA
vote-no = NEIN
vote-stomachache = Bauchweh

favourites-F01 = Günstlingskarte F01
favourites-F02 = Günstlingskarte F02
favourites-F03 = Günstlingskarte F03
favourites-F04 = Günstlingskarte F04
favourites-F05 = Günstlingskarte F05
favourites-F06 = Günstlingskarte F06
favourites-F07 = Günstlingskarte F07
favourites-F08 = Günstlingskarte F08
favourites-F09 = Günstlingskarte F09
favourites-F10 = Günstlingskarte F10
favourites-F11 = Günstlingskarte F11
favourites-F12 = Günstlingskarte F12
favourites-F13 = Günstlingskarte F13
favourites-F14 = Günstlingskarte F14
favourites-F15 = Günstlingskarte F15
favourites-F16 = Günstlingskarte F16
favourites-F17 = Günstlingskarte F17
favourites-F18 = Günstlingskarte F18
favourites-F19 = Günstlingskarte F19
favourites-F20 = Günstlingskarte F20
favourites-F21 = Günstlingskarte F21
favourites-F22 = Günstlingskarte F22
favourites-F23 = Günstlingskarte F23
favourites-F24 = Günstlingskarte F24
favourites-F25 = Günstlingskarte F25
favourites-F26 = Günstlingskarte F26

ambition-pays = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ambition-A01 = Der { -jester } als König
ambition-A01-text = { ambition-pays }, wenn der { -jester } gekrönt wird
ambition-A02 = Eine Königin!
ambition-A02-text = { ambition-pays }, wenn eine Frau gekrönt wird
ambition-A03 = Ein König!
ambition-A03-text = { ambition-pays }, wenn ein Mann gekrönt wird
ambition-A04 = 0 { -favourites } im { -wc }
ambition-A04-text = { ambition-pays }, wenn kein { -favourite } in einem { -wc } ist
ambition-A05 = Weder { -floor } 2 noch 3
ambition-A05-text = { ambition-pays }, wenn kein { -favourite } in { -floor } 2 oder 3 ist
ambition-A06 = Weder { -floor } 0 noch 1
ambition-A06-text = { ambition-pays }, wenn kein { -favourite } in { -floor } 0 oder 1 ist
ambition-A07 = 1 { -favourite } in den { -dungeons }
ambition-A07-text = { ambition-pays }, wenn genau ein { -favourite } in einem { -dungeon } ist
ambition-A08 = 2 { -favourites } in den { -dungeons }
ambition-A08-text = { ambition-pays }, wenn genau zwei { -favourites } in den { -dungeons } sind
ambition-A09 = 1 { -favourite } im { -wc }
ambition-A09-text = { ambition-pays }, wenn genau ein { -favourite } in einem { -wc } ist
ambition-A10 = 2 { -favourites } im { -wc }
ambition-A10-text = { ambition-pays }, wenn genau zwei { -favourites } im { -wc } sind
ambition-A11 = Nur noch JA
ambition-A11-text = { ambition-pays }, wenn auf der Hand nur noch JA übrig ist
ambition-A12 = Weder { -floor } 4 noch 5
ambition-A12-text = { ambition-pays }, wenn kein { -favourite } in { -floor } 4 oder 5 ist
ambition-A13 = 3 { -favourites } in den { -dungeons }
ambition-A13-text = { ambition-pays }, wenn genau drei { -favourites } in den { -dungeons } sind
ambition-A14 = 0 { -favourites } in { -wc } und { -dungeons }
ambition-A14-text = { ambition-pays }, wenn kein { -favourite } in einem { -wc } oder { -dungeon } ist
ambition-A15 = Freund des Königs
ambition-A15-text = { ambition-pays } dafür, den König in den { -throne-room } geführt zu haben
ambition-A16 = Unter 11 Punkten
ambition-A16-text = { ambition-pays }, wenn die { -favourites } weniger als 11 Punkte bringen

# --- Optionen ---

option-unit_sizes = Teams
option-unit_sizes-help = Eine Person oder ein Team aus zweien auf jedem Platz.
option-ambition = { -ambition }
option-ambition-help = Jede Person behält eine von zwei geheimen Karten, die zahlt, wenn ihre Bedingung am Ende der Runde erfüllt ist.
option-banished = Die Verbannten
option-banished-help = Der { -courtier } mit dem schwarzen Siegel auf deiner Karte ist keiner deiner { -favourites }.
option-emissary = Der { -emissary(after: "der") } des Reichs
option-emissary-help = Ein selbsttätiger Rivale, der abstimmt und punktet; zu zweit ist er immer dabei.
option-royal_couple = Das Königspaar
option-royal_couple-help = Zwei Krönungen in jeder Runde.
option-team_scoring = Wertung der Teams
option-team_scoring-help = Jedes Mitglied hat einen Marker und der niedrigere zählt, oder beide teilen einen, der um die kleinere Summe vorrückt.
option-team_scoring-separate = getrennt
option-team_scoring-common = gemeinsam
option-two_units_six_each = Je sechs { -courtiers }
option-two_units_six_each-help = Zu zweit stellt jeder sechs { -courtiers } auf statt fünf.
option-first_unit = Wer beginnt
option-first_unit-help = Der Platz, der die erste Runde beginnt.
counted-first_unit = Platz { $number }
option-first_unit-random = zufällig

# --- was nicht zusammengeht ---

refused-with-players-the-emissary-always-takes-part = mit { $units } Parteien spielt der { -emissary(after: "der") } immer mit
refused-the-emissary-does-not-play-with-players = mit { $units } Parteien spielt der { -emissary(after: "der") } nicht mit
refused-common-scoring-needs-at-least-one-team = die gemeinsame Wertung braucht mindestens ein Team
refused-separate-scoring-needs-a-marker-for-each-person-here-there-are-so-teams-score-in-common = die getrennte Wertung braucht einen Marker für jede Person, hier { $needed }; es gibt { $markers }, also werten Teams gemeinsam
refused-only-two-players-place-six-courtiers-each = je sechs { -courtiers } stellt man nur zu zweit auf
refused-expected-a-seat-from-0-to-or-random = „{ $option }“: erwartet ein Platz von 0 bis { $last }, oder random

# --- warum nicht ---

refused-is-in-the-castle-already = { $courtier } ist schon im Schloss
refused-floor-is-full-would-have-no-room-there = { -floor } { $floor } ist voll: { $courtier } fände dort keinen Platz
refused-is-out-of-play-until-the-next-round = { $character } ist bis zur nächsten Runde aus dem Spiel
refused-can-only-step-out-to-floor-which-is-full = { $character } kann nur auf { -floor } { $floor } hinaus, und das ist voll
refused-floor-is-full-and-no-wc-is-free-for-on-the-way-there = { $character } kommt nicht weiter: { -floor } { $floor } ist voll, und kein { -wc } auf dem Weg ist frei
refused-you-have-no-left-once-played-it-is-gone-for-this-round = du hast keine Karte { $card } mehr: Einmal gespielt, ist sie für diese Runde weg
refused-you-were-not-dealt = „{ $card }“ wurde dir nicht ausgeteilt
refused-you-have-kept-your-ambition-card-for-this-round-already = du hast deine { -ambition }skarte für diese Runde schon behalten

# --- Vorgaben ---

preset-base-help = { -favourites }, Abstimmungen und der { -jester }. So fängt man am besten an.
preset-ambition = Mit { -ambitions }
preset-ambition-help = In jeder Runde behältst du auch eine von zwei geheimen Karten, die zahlt, wenn ihre Bedingung erfüllt ist.
preset-emissary = Mit dem { -emissary(after: "den") }
preset-emissary-help = Ein Rivale von selbst: Er stimmt ab, punktet und kann gewinnen. Für zwei bis fünf.
preset-everything-help = { -ambitions }, die Verbannten und das Königspaar zusammen.
