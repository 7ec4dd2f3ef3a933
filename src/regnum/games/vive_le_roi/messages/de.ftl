# Vive le Roi!

game-title = Vive le Roi!

## Wer, wo, was

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
character-jester = Narr

place-0 = Stockwerk 0 (Diener)
place-1 = Stockwerk 1 (Handwerker)
place-2 = Stockwerk 2 (Kaufleute)
place-3 = Stockwerk 3 (Offiziere)
place-4 = Stockwerk 4 (Würdenträger)
place-5 = Stockwerk 5 (Adlige)
place-throne = Thronsaal
place-WC3 = WC neben Stockwerk 3
place-WC4 = WC neben Stockwerk 4
place-D3 = Kerker 3
place-D2 = Kerker 2
place-D1 = Kerker 1
place-box = Schachtel
place-reserve = Vorrat
place-consort = Sitz an der Seite

vote-yes = JA
vote-no = NEIN
vote-stomachache = Bauchweh

favourites-F01 = F01
favourites-F02 = F02
favourites-F03 = F03
favourites-F04 = F04
favourites-F05 = F05
favourites-F06 = F06
favourites-F07 = F07
favourites-F08 = F08
favourites-F09 = F09
favourites-F10 = F10
favourites-F11 = F11
favourites-F12 = F12
favourites-F13 = F13
favourites-F14 = F14
favourites-F15 = F15
favourites-F16 = F16
favourites-F17 = F17
favourites-F18 = F18
favourites-F19 = F19
favourites-F20 = F20
favourites-F21 = F21
favourites-F22 = F22
favourites-F23 = F23
favourites-F24 = F24
favourites-F25 = F25
favourites-F26 = F26

ambition-A01 = Narr als König
ambition-A02 = Es ist eine Königin!
ambition-A03 = Es ist ein König!
ambition-A04 = 0 Günstlinge im WC
ambition-A05 = Keiner auf Stockwerk 2 und 3
ambition-A06 = Keiner auf Stockwerk 0 und 1
ambition-A07 = 1 Günstling im Kerker
ambition-A08 = 2 Günstlinge im Kerker
ambition-A09 = 1 Günstling im WC
ambition-A10 = 2 Günstlinge im WC
ambition-A11 = Nur noch Ja
ambition-A12 = Keiner auf Stockwerk 4 und 5
ambition-A13 = 3 Günstlinge im Kerker
ambition-A14 = 0 Günstlinge in WC und Kerker
ambition-A15 = Freund des Königs
ambition-A16 = Unter 11 Punkten

## Wo wir sind

procedure-round = Runde { $round }
procedure-dealing = Günstlinge
procedure-dealing_ambitions = Ehrgeiz
procedure-placement = Aufstellung
procedure-placing = Aufstellung
procedure-turn = Züge
procedure-vote = Abstimmung über { $candidate }
procedure-count = Wertung

## Was gefragt wird

ask-who_begins = Wer ist am edelsten von euch?
ask-which_favourites = Eine Günstlingskarte wird ausgeteilt.
ask-which_card_for_the_emissary = Die Günstlingskarte des Gesandten wird aufgedeckt.
ask-which_ambition = Eine Ehrgeizkarte wird ausgeteilt.
ask-which_ambition_to_keep = Welchen Ehrgeiz behältst du? Der andere bleibt geheim.
ask-where_to_place = Wen stellst du auf, und auf welches Stockwerk?
ask-who_moves = Wer geht einen Schritt auf den Thron zu?
ask-which_vote = { $candidate } auf den Thron? Stimme geheim ab.
ask-which_card_of_the_emissary = Der Gesandte deckt die oberste Karte seines Stapels auf.

## Was gewählt werden kann

do-begin = { $seat } beginnt
do-deal = { $card } austeilen
do-ambition = „{ $card }“ austeilen
do-keep = Die { $card ->
        [1] erste
       *[other] zweite
    } Karte behalten
do-place = { $courtier } auf Stockwerk { $floor }
do-move = { $character } ziehen
do-vote = Mit { $card } stimmen
do-emissary = Der Gesandte zeigt { $card }

## Was geschehen ist

event-first_unit = { $seat } ist am edelsten und beginnt.
event-round_begins = Runde { $round }. { $seat } fängt an.
event-dealt = { $person ->
        [0] Deine Günstlinge
       *[other] Günstlinge der zweiten Person
    }: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = Das schwarze Siegel: bei { $seat }{ $person ->
        [0] { "" }
       *[other] { " " }(zweite Person)
    } zählt { $character } nicht.
event-emissary_card = Die Günstlinge des Gesandten: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = Das schwarze Siegel: beim Gesandten zählt { $character } nicht.
event-ambition_dealt = { $person ->
        [0] Dein Ehrgeiz
       *[other] Ehrgeiz der zweiten Person
    }, Karte { $place }: „{ $card }“.

event-courtier_placed = { $seat } stellt { $character } auf Stockwerk { $floor }.
event-left_below = Niemand wollte { $character }: Warten auf Stockwerk 0.
event-compensated = { $seat } hat einen Höfling weniger aufgestellt und erhält { $points } Punkte.

event-moved = { $seat } zieht { $character }: { $place }.
event-presented = { $seat } schlägt { $character } vor. Zur Abstimmung!

event-voted = { $seat } stimmt mit { $card }.
event-emissary_voted = Der Gesandte stimmt mit { $card }.
event-cancelled = Bauchweh! Die Wahl fällt aus. { $character } kehrt um: { $place }.
event-rejected = Abgelehnt! { $character } muss fort: { $place }.
event-crowned = Es lebe der König! { $character } wird gekrönt, vorgeschlagen von { $seat }.

event-revealed = { $seat }{ $person ->
        [0] { "" }
       *[other] { " " }(zweite Person)
    } zeigt { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-ambition_paid = Der Ehrgeiz von { $seat }{ $person ->
        [0] { "" }
       *[other] { " " }(zweite Person)
    } war „{ $card }“: { $points ->
        [0] nichts
       *[other] { $points } Punkte
    }.
event-scored = { $seat }{ $person ->
        [0] { "" }
       *[other] { " " }(zweite Person)
    } erhält { $points } und steht bei { $score }.
event-emissary_scored = Der Gesandte erhält { $points } und steht bei { $score }.

event-first_of_the_couple = { $character } macht den Thron frei. Wer herrscht mit?
event-no_second_king = Niemand ist mehr da für eine zweite Krone. Die Runde ist vorbei.

event-emissary_wins = Mit { $score } Punkten liegt der Gesandte vor euch allen. Das Reich siegt!
event-final_place = { $seat }: Platz { $place } mit { $score } Punkten.

## Optionen

option-unit_sizes = Personen je Platz
option-unit_sizes-help = 1 für eine Person allein, 2 für ein Team mit gemeinsamer Hand und Entscheidung.
option-ambition = Ehrgeiz
option-ambition-help = Alle behalten eine von zwei geheimen Karten, die am Ende der Runde Punkte bringt.
option-banished = Die Verbannten
option-banished-help = Der Höfling mit dem schwarzen Siegel auf deiner Karte zählt nicht zu deinen Günstlingen.
option-emissary = Der Gesandte des Reiches
option-emissary-help = Ein stummer Rivale, der abstimmt und punktet. Zu zweit nötig, zu dritt bis zu fünft willkommen.
option-royal_couple = Königspaar
option-royal_couple-help = Zwei Krönungen in jeder Runde.
option-team_scoring = Wertung der Teams
option-team_scoring-help = Hat jede Person einen Marker, von denen der hintere zählt, oder beide einen gemeinsamen?
option-team_scoring-separate = je ein Marker
option-team_scoring-common = ein gemeinsamer Marker
option-two_units_six_each = Je sechs Höflinge
option-two_units_six_each-help = Zu zweit: jeder stellt sechs statt fünf auf, und der Narr braucht dabei keinen Platz.
option-first_unit = Wer beginnt
option-first_unit-help = Ein Platz oder der Zufall.
option-first_unit-random = der Zufall
