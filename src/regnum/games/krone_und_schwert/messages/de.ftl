game-title = Krone & Schwert
game-blurb = Baue, solange man dich liebt, und richte, wenn das Volk genug hat.

# --- die Wörter des Spiels, jedes einmal geschrieben ---

-king = König
-crown = Krone
-sword = Schwert
-swords = Schwerter
-people = Volk
-people-card = Volkskarte
-people-cards = Volkskarten
-pawn = Figur
-pawns = Figuren
-piece = Teil
-pieces = Teile
-space = Feld
-octagons = Achtecken
-square = Quadrat
-prairie = Wiese
-castle = Burg
-city = Stadt
-cities = Städte
-small-city = kleine Stadt
-large-city = große Stadt
-cathedral = Kathedrale
-buildings = Bauwerke
-territory = Gebiet
-action-card = Aktionskarte
-red-card = rote Karte
-red-cards = rote Karten
-action-point = Aktionspunkt
-action-points = Aktionspunkte
-tax = Steuer
-revolt = Revolte
-truce = Waffenstillstand
-pope = Papst
-game-end = Spielende
-round = Runde
-rounds = Runden
-point = Punkt
-points = Punkte
-points-dative = Punkten

# --- Zahlen mit ihren Wörtern ---

action-points-counted = { $action_points } { $action_points ->
    [one] { -action-point }
   *[other] { -action-points }
}
cards-counted = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}

# --- wo wir sind ---

procedure-laying = Aufbau des Spielplans
procedure-random_laying = Aufbau des Spielplans
procedure-dealing = Austeilen
procedure-start = Die ersten { -pawns }
procedure-round = { -round } { $round }
procedure-turn = { "" }
procedure-action = noch { action-points-counted }
procedure-return = Zurück auf den Plan
procedure-people_cards = Das { -people }
procedure-building = Bauen
procedure-drawing = Karte ziehen
procedure-expansion = Ausbreiten
procedure-attack = Angriff
procedure-revolt = { -revolt }
procedure-scoring = Schlusswertung

# --- was geschah ---

event-start_player = { $seat } beginnt.
event-piece_laid = Der Plan wächst um { -piece } { $piece }{ $quarters ->
    [0] .
    [one] , um eine Vierteldrehung gedreht.
   *[other] , um { $quarters } Vierteldrehungen gedreht.
}
event-dealt = { $seat } erhält „{ $card }“.
event-set_aside = „{ $card }“ kommt beim Austeilen und wird beiseitegelegt.
event-shuffled = Die Ereigniskarten werden gemischt; der Stapel hat { cards-counted }.
event-settled = { $seat } setzt eine { -pawn } auf { $space }.
event-round_begins = { -round } { $round } beginnt.
event-turn_begins = { $seat } ist am Zug.
event-turn_ends = { $seat } beendet den Zug.
event-visit_begins = { $seat } empfängt den { -pope } und ist bis zum nächsten Zug geschützt.
event-visit_ends = Der { -pope } verlässt { $seat }.
event-incited = { $seat } wiegelt das { -people } auf.
event-people_card = Das { -people } zeigt { $card }.
event-people_shuffled = Das { -people } beruhigt sich: { $cards ->
    [one] { $cards } { -people-card } wird
   *[other] { $cards } { -people-cards } werden
} gemischt, { $swords ->
    [0] kein { -sword } bleibt liegen.
    [one] { $swords } { -sword } bleibt liegen.
   *[other] { $swords } { -swords } bleiben liegen.
}
event-gained = { $seat } erhält { points-counted } für { $reason }.
event-built = { $seat } baut auf { $space } eine { $building }.
event-first_king = { $seat } trägt die erste { -crown }!
event-tax_levied = { $seat } erhebt eine { -tax }.
event-tax_forgone = { $seat } verzichtet diesmal auf die { -tax }.
event-drew = { $seat } zieht eine { -action-card }.
event-drew_card = Gezogene Karte: „{ $card }“.
event-turned_up = { $seat } deckt „{ $card }“ auf.
event-no_effect = „{ $card }“ hat ohne { -king } keine Wirkung.
event-no_card_left = Für { $seat } ist keine { -action-card } mehr da.
event-expands = { $seat } spielt „{ $card }“, um sich auszubreiten.
event-attacks = { $seat } greift { $defender } auf { $space } an.
event-attack_card = { $seat } greift mit „{ $card }“ an.
event-no_reaction = { $seat } lässt es geschehen.
event-reacted = { $seat } antwortet mit „{ $card }“.
event-attack_cancelled = Der Angriff auf { $space } ist abgeblasen; { $seat } nimmt die Karten zurück.
event-conquered = { $seat } nimmt { $defender } das { -space } { $space } ab.
event-repelled = { $space } hält stand: { $seat } muss abziehen.
event-revolt_begins = { $seat } führt eine { -revolt } gegen { $king } und die { -crown } an!
event-voted = { $seat } stimmt für { $side }.
event-committed = { $seat } setzt { $count ->
    [one] „{ $card }“ ein.
   *[other] { $count } Karten „{ $card }“ ein.
}
event-revolt_cancelled = { -truce }! Die { -revolt } unter { $seat } ist abgeblasen, alle anderen Karten gehen zurück auf die Hand.
event-counted = Die Rebellen haben { $rebels }, die Königstreuen { $royals }.
event-royals_win = Die Königstreuen siegen: { $seat } behält die { -crown }.
event-rebels_win = Die Rebellen siegen: { $seat } nimmt sich die { -crown }!
event-announced = { $seat } verkündet { points-counted }.
event-end_phase = Die Schlussphase beginnt: { -game-end } { $cards ->
    [0] kann jede Karte des Stapels sein.
    [one] liegt unter der obersten Karte.
   *[other] liegt unter den obersten { $cards } Karten.
}
event-board_full = Das letzte freie { -space } ist besetzt: Das Spiel ist aus.
event-game_end_drawn = { $seat } zieht { -game-end }: Das Spiel ist aus.
event-rounds_over = { $round ->
    [one] Eine { -round } ist gespielt: Das Spiel ist aus.
   *[other] { $round } { -rounds } sind gespielt: Das Spiel ist aus.
}
event-final_place = { $seat } belegt mit { $points } { $points ->
    [one] { -point }
   *[other] { -points-dative }
} den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Platz.

# --- was gefragt wird ---

ask-who_begins = Wer beginnt?
ask-which_piece = Welches { -piece } legst du?
ask-beside_which_piece = Neben welches { -piece } legst du es, und wo?
ask-how_to_turn_it = Wie drehst du das { -piece }?
ask-what_is_dealt = Was ist die nächste Karte des Stapels?
ask-which_card_is_dealt = Welche { -action-card } wird ausgeteilt?
ask-where_to_start = Wohin setzt du eine { -pawn }? Sie darf an keine andere grenzen.
ask-where_to_return = Du besitzt kein { -space }. Wohin setzt du eine { -pawn }, wenn überhaupt?
ask-whether_to_tax = Erhebst du eine { -tax }? Dafür wird eine { -people-card } gezogen.
ask-which_people_card = Welche { -people-card } wird gezogen?
ask-which_action = Was tust du? Noch { action-points-counted }.
ask-which_square = Auf welchem { -square } neben { $site } steht die { -large-city } außerdem?
ask-what_is_drawn = Was liegt oben auf dem Stapel?
ask-which_card_is_drawn = Welche { -action-card } wird gezogen?
ask-where_to_expand = Welches { -space } nimmst du?
ask-where_to_expand_further = Nimmst du ein zweites { -space }, und welches?
ask-which_attack_cards = Mit welchen Karten greifst du { $target } an?
ask-which_reaction = Dein { -space } { $target } wird angegriffen. Was antwortest du?
ask-what_to_commit = Eine { -revolt }! Auf welcher Seite stehst du, und welche Karten setzt du ein? Niemand sieht sie, bevor alle bereit sind.

# --- was gewählt werden kann ---

do-begin = { $seat } beginnt
do-top = Oben liegt { $card }
do-drawn = { $card }
do-people = { $card }
do-lay = { -piece } { $piece } legen
do-beside = Neben { -piece } { $piece }, { $side }
do-turn = { $quarters ->
    [0] Nicht drehen
    [one] Um eine Vierteldrehung nach rechts drehen
   *[other] Um { $quarters } Vierteldrehungen nach rechts drehen
}
do-settle = Eine { -pawn } auf { $space } setzen
do-stop = Kein weiteres { -space }
do-levy_tax = Eine { -tax } erheben
do-forgo_tax = Auf die { -tax } verzichten
do-castle = Auf { $space } eine { -castle } bauen
do-small_city = Auf { $space } eine { -small-city } bauen
do-large_city = Auf { $octagon } und einem { -square } daneben eine { -large-city } bauen
do-and_square = Und auf dem { -square } { $square }
do-cathedral = Auf { $space } eine { -cathedral } bauen
do-draw = Eine Karte ziehen
do-expand = Sich mit „{ $card }“ ausbreiten
do-occupy = { $space } besetzen
do-attack = { $space } angreifen
do-play = „{ $card }“ spielen
do-enough = Das genügt
do-react = Mit „{ $card }“ antworten
do-let_be = Geschehen lassen
do-incite = Das { -people } aufwiegeln
do-papal_visit = Den { -pope } empfangen
do-revolt = Eine { -revolt } anführen
do-vote = Für { $side } stimmen
do-commit = „{ $card }“ einsetzen
do-done = Bereit
do-end_turn = Den Zug beenden

# --- Dinge ---

leader = Anführer ({ $combat })
card-incite = Aufwiegeln
card-castle = { -castle } bauen
card-cathedral = { -cathedral } bauen
card-city = { -city } bauen
card-ambush = Hinterhalt
card-truce = { -truce }
card-papal_visit = Papstbesuch
card-city_scoring = Städtewertung
card-unrest = Unruhen
card-game_end = { -game-end }
card-action = eine { -action-card }

people-crown = eine { -crown }
people-sword = ein { -sword }

side-crown = die { -crown }
side-sword = das { -sword }

building-none = nichts
building-castle = { -castle }
building-small_city = { -small-city }
building-large_city = { -large-city }
building-cathedral = { -cathedral }

join-right_upper = rechts, eine Zeile höher
join-right_lower = rechts, eine Zeile tiefer
join-left_upper = links, eine Zeile höher
join-left_lower = links, eine Zeile tiefer
join-above_left = darüber, eine Spalte nach links
join-above_right = darüber, eine Spalte nach rechts
join-below_left = darunter, eine Spalte nach links
join-below_right = darunter, eine Spalte nach rechts

reason-tax = die { -tax }
    .label = Steuer
reason-cities = { -cities }
reason-revolt = die { -revolt }
    .label = Revolte
reason-buildings = { -buildings }
reason-largest_territory = das größte { -territory }
    .label = Größtes Gebiet
reason-second_territory = das zweitgrößte { -territory }
    .label = Zweitgrößtes Gebiet
reason-crown = die { -crown }
    .label = Krone

deed-none = nichts
deed-build = bauen
deed-people = das { -people } befragen
deed-draw = ziehen
deed-expand = ausbreiten
deed-attack = angreifen
deed-revolt = revoltieren

# --- Optionen ---

option-fewer_pieces = Kleinerer Plan
option-fewer_pieces-help = Vier oder fünf Spieler teilen sich einen Plan mit einem { -piece } weniger; der Letzte legt keines.
option-board_setup = Spielplan
option-board_setup-help = Die Spieler legen die { -pieces } reihum, der Zufall legt sie, oder sie liegen fest, wie wir sie angeordnet haben.
option-board_setup-players = von den Spielern gelegt
option-board_setup-random = zufällig
option-board_setup-fixed = fertig gelegt, von uns
option-first_king = Erster { -king }
option-first_king-help = Was den ersten { -king } macht: eine { -castle } und eine { -city }, oder eine { -castle } allein.
option-first_king-castle_and_city = { -castle } und { -city }
option-first_king-castle = { -castle }
option-rebel_needs_castle_and_city = Rebellen von Rang
option-rebel_needs_castle_and_city-help = Nur wer eine { -castle } und eine { -city } besitzt, darf eine { -revolt } anführen.
option-small_city_spaces = Kleine { -cities }
option-small_city_spaces-help = Wo eine { -small-city } stehen darf: auf jeder { -prairie } oder nur auf { -octagons }.
option-small_city_spaces-any = auf jeder { -prairie }
option-small_city_spaces-octagon = nur auf { -octagons }
option-red_card_replacement = Für { -red-cards } Ersatz
option-red_card_replacement-help = Wer unter einem { -king } eine { -red-card } aufdeckt, zieht weiter, bis eine { -action-card } kommt.
option-open_scores = Offene Punkte
option-open_scores-help = Alle sehen jederzeit alle Punktestände.
option-people_swords = Schwerter des Volkes
option-people_swords-help = Wie viele der 22 { -people-cards } ein { -sword } zeigen.
option-max_rounds = Höchstzahl der { -rounds }
option-max_rounds-help = Nach so vielen { -rounds } ist das Spiel aus; es geht auch ohne Grenze (0).
option-max_rounds-0 = ohne Grenze

# --- was nicht zusammengeht ---

refused-is-not-for-players-expected = „{ $option }“ gibt es nicht zu { $players } Spielern; erwartet: { $allowed }

# --- warum nicht ---

refused-that-space-is-not-yours = dieses { -space } gehört dir nicht
refused-there-is-a-building-on-that-space-already = auf diesem { -space } steht schon ein Bauwerk
refused-a-city-needs-prairie = eine { -city } braucht eine { -prairie }
refused-another-city-stands-right-beside-that-space = gleich neben diesem { -space } steht eine andere { -city }
refused-building-costs-more-action-points-than-you-have-left = Bauen kostet mehr { -action-points }, als du noch hast
refused-you-have-no-city-card = du hast keine Karte „{ card-city }“
refused-a-castle-needs-a-mountain = eine { -castle } braucht ein Gebirge
refused-you-have-no-castle-card = du hast keine Karte „{ card-castle }“
refused-there-is-no-castle-left = es ist keine { -castle } mehr da
refused-there-is-no-small-city-left = es ist keine { -small-city } mehr da
refused-a-large-city-is-begun-on-its-octagon = eine { -large-city } beginnt auf ihrem Achteck
refused-a-large-city-needs-an-empty-prairie-square-of-yours-beside-it = eine { -large-city } braucht daneben ein leeres { -square } mit { -prairie }, das dir gehört
refused-there-is-no-large-city-left = es ist keine { -large-city } mehr da
refused-a-cathedral-stands-on-the-octagon-of-a-large-city-without-one = eine { -cathedral } steht auf dem Achteck einer Stadt von zwei Feldern, die noch keine hat
refused-you-have-no-cathedral-card = du hast keine Karte „{ card-cathedral }“
refused-there-is-no-cathedral-left = es ist keine { -cathedral } mehr da
refused-that-is-no-square-beside-the-octagon = das ist kein { -square } neben dem Achteck
refused-in-this-game-small-cities-stand-on-octagons-only = in dieser Partie stehen kleine { -cities } nur auf { -octagons }
refused-that-space-is-not-on-this-board = dieses { -space } liegt nicht auf diesem Plan
refused-that-space-is-taken-already = dieses { -space } ist schon besetzt
refused-the-first-pawns-stand-apart-from-all-others = die ersten { -pawns } stehen abseits von allen anderen
refused-none-of-your-spaces-is-beside-that-one = keines deiner Felder liegt daneben
refused-you-have-no-card-in-hand = du hast keine Karte „{ $card }“ auf der Hand
refused-you-have-no-action-point-left = du hast keinen { -action-point } mehr
refused-all-your-pawns-are-on-the-board = alle deine { -pawns } sind auf dem Plan
refused-there-is-no-free-space-beside-yours = neben deinen Feldern ist kein freies { -space }
refused-occupying-takes-all-action-points-of-a-turn = Besetzen braucht alle { -action-points } eines Zuges
refused-there-is-no-pawn-of-another-player-to-attack = dort steht keine { -pawn } eines anderen, die man angreifen könnte
refused-a-space-with-a-building-is-never-attacked = ein bebautes { -space } wird nie angegriffen
refused-a-papal-visit-protects-its-owner = ein Papstbesuch schützt seinen Besitzer
refused-nobody-attacks-in-the-first-round = in der ersten { -round } greift niemand an
refused-you-have-attacked-in-this-turn-already = du hast in diesem Zug schon angegriffen
refused-your-cards-do-not-beat-the-castles-of-its-owner = deine Karten sind nicht stärker als die Burgen seines Besitzers
refused-that-card-has-no-combat-value = diese Karte hat keinen Kampfwert
refused-only-a-truce-or-an-ambush-answers-an-attack = auf einen Angriff antwortet man nur mit { -truce } oder Hinterhalt
refused-that-piece-is-on-the-table-already = dieses { -piece } liegt schon auf dem Tisch
refused-that-piece-is-not-on-the-table = dieses { -piece } liegt nicht auf dem Tisch
refused-it-would-lie-on-another-piece = es läge auf einem anderen { -piece }
refused-that-place-is-the-same-as-one-beside-another-piece = diese Stelle ist dieselbe wie eine neben einem anderen { -piece }
refused-there-is-no-king-yet = es gibt noch keinen { -king }
refused-you-are-the-king-yourself = die { -crown } trägst du selbst
refused-a-papal-visit-protects-the-king = ein Papstbesuch schützt den { -king }
refused-the-leader-of-a-revolt-owns-a-castle-and-a-city = wer eine { -revolt } anführt, besitzt eine { -castle } und eine { -city }
refused-leader-and-king-vote-openly-your-side-is-clear = Anführer und { -king } stimmen offen: Deine Seite steht fest
refused-you-have-chosen-your-side-already = du hast deine Seite schon gewählt
refused-choose-your-side-first = wähle zuerst deine Seite
refused-you-have-no-card-left-to-commit = du hast keine Karte „{ $card }“ mehr einzusetzen
refused-there-is-no-card-left-to-draw = es ist keine Karte mehr zu ziehen
refused-you-have-no-such-card-in-hand = diese Karte hast du nicht auf der Hand
refused-a-papal-visit-lies-before-you-already = vor dir liegt schon ein Papstbesuch

# --- Vorgaben ---

preset-base-help = Wie in der Regel: Ihr legt den Plan gemeinsam und besiedelt ihn dann.
preset-laid_ready = Der Plan liegt schon
preset-laid_ready-help = Die { -pieces } liegen, wie wir sie angeordnet haben, und es geht gleich los.
