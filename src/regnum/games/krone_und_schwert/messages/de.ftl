game-title = Krone & Schwert

# --- wo wir sind ---

procedure-laying = Aufbau des Spielplans
procedure-random_laying = Aufbau des Spielplans
procedure-dealing = Austeilen
procedure-start = Die ersten Figuren
procedure-round = Runde { $round }
procedure-turn = { "" }
procedure-action = { $action_points ->
    [one] noch { $action_points } Aktionspunkt
   *[other] noch { $action_points } Aktionspunkte
}
procedure-return = Zurück auf den Plan
procedure-people_cards = Das Volk
procedure-building = Bauen
procedure-drawing = Karte ziehen
procedure-expansion = Ausbreiten
procedure-attack = Angriff
procedure-revolt = Revolte
procedure-scoring = Schlusswertung

# --- was geschah ---

event-start_player = { $seat } beginnt.
event-piece_laid = Teil { $piece } liegt in Zeile { $row }, Spalte { $column }, { $quarters ->
    [0] nicht gedreht.
    [one] um { $quarters } Viertel gedreht.
   *[other] um { $quarters } Viertel gedreht.
}
event-dealt = Du erhältst { $card }.
event-set_aside = { $card } kommt beim Austeilen und wird beiseitegelegt.
event-shuffled = Die Ereigniskarten werden gemischt; der Stapel hat { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
event-settled = { $seat } setzt eine Figur auf { $space }.
event-round_begins = Runde { $round } beginnt.
event-turn_begins = { $seat } ist am Zug.
event-turn_ends = { $seat } beendet den Zug.
event-visit_begins = { $seat } empfängt den Papst und ist bis zum nächsten Zug geschützt.
event-visit_ends = Der Papst verlässt { $seat }.
event-incited = { $seat } wiegelt das Volk auf.
event-people_card = Das Volk zeigt { $card }.
event-people_shuffled = Das Volk beruhigt sich: { $cards ->
    [one] { $cards } Karte wird
   *[other] { $cards } Karten werden
} gemischt, { $swords ->
    [0] kein Schwert bleibt
    [one] { $swords } Schwert bleibt
   *[other] { $swords } Schwerter bleiben
} liegen.
event-gained = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $reason }).
event-built = { $seat } baut auf { $space }: { $building }.
event-first_king = { $seat } besitzt genug, um der erste König zu sein!
event-tax_levied = König { $seat } erhebt eine Steuer.
event-tax_forgone = König { $seat } verzichtet auf die Steuer.
event-drew = { $seat } zieht eine Aktionskarte.
event-drew_card = Du ziehst { $card }.
event-turned_up = { $seat } deckt auf: { $card }.
event-no_effect = { $card } hat ohne König keine Wirkung.
event-no_card_left = Für { $seat } ist keine Aktionskarte mehr da.
event-expands = { $seat } spielt { $card }, um sich auszubreiten.
event-attacks = { $seat } greift { $defender } auf { $space } an.
event-attack_card = { $seat } greift an mit { $card }.
event-no_reaction = { $seat } reagiert nicht.
event-reacted = { $seat } antwortet mit { $card }.
event-attack_cancelled = Der Angriff auf { $space } wird abgebrochen; { $seat } nimmt die Karten zurück.
event-conquered = { $seat } nimmt { $defender } das Feld { $space } ab.
event-repelled = Der Angriff von { $seat } auf { $space } wird abgewehrt.
event-revolt_begins = { $seat } führt eine Revolte gegen König { $king } an!
event-voted = { $seat } steht auf der Seite von { $side }.
event-committed = { $seat } setzt { $count } × { $card } ein.
event-revolt_cancelled = Waffenstillstand: Die Revolte von { $seat } wird abgebrochen, alle anderen Karten gehen zurück auf die Hand.
event-counted = Rebellen { $rebels }, Königstreue { $royals }.
event-royals_win = König { $seat } behält die Krone.
event-rebels_win = Die Rebellen siegen: Es lebe König { $seat }!
event-announced = { $seat } verkündet { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-end_phase = Die Schlussphase beginnt: Spielende liegt unter { $cards ->
    [one] der obersten Karte.
   *[other] den obersten { $cards } Karten.
}
event-board_full = Das letzte freie Feld ist besetzt: Das Spiel ist aus.
event-game_end_drawn = { $seat } zieht Spielende: Das Spiel ist aus.
event-rounds_over = { $round ->
    [one] { $round } Runde ist gespielt: Das Spiel ist aus.
   *[other] { $round } Runden sind gespielt: Das Spiel ist aus.
}
event-final_place = { $seat } wird { $place }. mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}

# --- was gefragt wird ---

ask-who_begins = Wer beginnt?
ask-which_piece = Welches Teil legst du?
ask-beside_which_piece = Neben welches Teil, und wo?
ask-how_to_turn_it = Wie drehst du das Teil?
ask-what_is_dealt = Was ist die nächste Karte des Packens?
ask-which_card_is_dealt = Welche Aktionskarte wird ausgeteilt?
ask-where_to_start = Auf welches Feld setzt du eine Figur? Es darf an keine andere grenzen.
ask-where_to_return = Du besitzt kein Feld. Wohin setzt du eine Figur, wenn überhaupt?
ask-whether_to_tax = Erhebst du eine Steuer, um den Preis einer Volkskarte?
ask-which_people_card = Welche Volkskarte wird gezogen?
ask-which_action = Was tust du? { $action_points ->
    [one] Noch { $action_points } Aktionspunkt.
   *[other] Noch { $action_points } Aktionspunkte.
}
ask-which_square = Auf welchem Quadrat neben { $site } steht die große Stadt außerdem?
ask-what_is_drawn = Was liegt oben auf dem Stapel?
ask-which_card_is_drawn = Welche Aktionskarte wird gezogen?
ask-where_to_expand = Welches Feld nimmst du?
ask-where_to_expand_further = Welches zweite Feld nimmst du, wenn überhaupt?
ask-which_attack_cards = Mit welchen Karten greifst du { $target } an?
ask-which_reaction = { $target } wird angegriffen. Reagierst du?
ask-what_to_commit = Die Revolte: welche Seite, und welche Karten? Niemand sieht es, bevor alle bereit sind.

# --- was gewählt werden kann ---

do-begin = { $seat } beginnt
do-top = Oben liegt { $card }
do-drawn = { $card }
do-people = { $card }
do-lay = Teil { $piece } legen
do-beside = Neben { $piece }, { $side }
do-turn = { $quarters ->
    [0] Nicht drehen
    [one] Um { $quarters } Viertel im Uhrzeigersinn drehen
   *[other] Um { $quarters } Viertel im Uhrzeigersinn drehen
}
do-settle = Eine Figur auf { $space } setzen
do-stop = Kein weiteres Feld
do-levy_tax = Steuer erheben
do-forgo_tax = Auf die Steuer verzichten
do-castle = Eine Burg auf { $space } bauen
do-small_city = Eine kleine Stadt auf { $space } bauen
do-large_city = Eine große Stadt auf { $octagon } und einem Quadrat daneben bauen
do-and_square = Und auf dem Quadrat { $square }
do-cathedral = Eine Kathedrale auf { $space } bauen
do-draw = Eine Karte ziehen
do-expand = Ausbreiten mit { $card }
do-occupy = { $space } besetzen
do-attack = { $space } angreifen
do-play = { $card } spielen
do-enough = Das genügt
do-react = Mit { $card } antworten
do-let_be = Nicht reagieren
do-incite = Das Volk aufwiegeln
do-papal_visit = Den Papst empfangen
do-revolt = Eine Revolte beginnen
do-vote = Auf die Seite von { $side }
do-commit = { $card } einsetzen
do-done = Bereit
do-end_turn = Den Zug beenden

# --- Dinge ---

leader = Anführer ({ $combat })
card-incite = Aufwiegeln
card-castle = Burg bauen
card-cathedral = Kathedrale bauen
card-city = Stadt bauen
card-ambush = Hinterhalt
card-truce = Waffenstillstand
card-papal_visit = Papstbesuch
card-city_scoring = Städtewertung
card-unrest = Unruhen
card-game_end = Spielende
card-action = eine Aktionskarte

people-crown = eine Krone
people-sword = ein Schwert

side-crown = Krone
side-sword = Schwert

building-none = nichts
building-castle = Burg
building-small_city = kleine Stadt
building-large_city = große Stadt
building-cathedral = Kathedrale

join-right_upper = rechts, eine Zeile höher
join-right_lower = rechts, eine Zeile tiefer
join-left_upper = links, eine Zeile höher
join-left_lower = links, eine Zeile tiefer
join-above_left = darüber, eine Spalte nach links
join-above_right = darüber, eine Spalte nach rechts
join-below_left = darunter, eine Spalte nach links
join-below_right = darunter, eine Spalte nach rechts

reason-tax = Steuer
reason-cities = Städtewertung
reason-revolt = Revolte
reason-buildings = Bauwerke
reason-largest_territory = größtes Gebiet
reason-second_territory = zweitgrößtes Gebiet
reason-crown = die Krone

deed-none = nichts
deed-build = bauen
deed-people = das Volk befragen
deed-draw = ziehen
deed-expand = ausbreiten
deed-attack = angreifen
deed-revolt = revoltieren

# --- Optionen ---

option-fewer_pieces = Kleinerer Plan
option-fewer_pieces-help = Vier oder fünf Spieler teilen sich einen Plan mit einem Teil weniger; der Letzte legt keines.
option-board_setup = Spielplan
option-board_setup-help = Die Spieler legen die Teile reihum, der Zufall legt sie, oder ein fertig gelegter Plan wird benutzt; die Regel hat keinen, er ist von uns.
option-board_setup-players = von den Spielern gelegt
option-board_setup-random = zufällig
option-board_setup-fixed = fertig gelegt, von uns
option-first_king = Erster König
option-first_king-help = Was den ersten König macht: eine Burg und eine Stadt, oder eine Burg allein.
option-first_king-castle_and_city = Burg und Stadt
option-first_king-castle = Burg
option-rebel_needs_castle_and_city = Rebellen von Rang
option-rebel_needs_castle_and_city-help = Nur wer eine Burg und eine Stadt besitzt, darf eine Revolte anführen.
option-small_city_spaces = Kleine Städte
option-small_city_spaces-help = Wo eine kleine Stadt stehen darf: auf jeder Prärie oder nur auf Achtecken.
option-small_city_spaces-any = auf jeder Prärie
option-small_city_spaces-octagon = nur auf Achtecken
option-red_card_replacement = Rote Karten werden ersetzt
option-red_card_replacement-help = Wer unter einem König eine rote Karte aufdeckt, zieht weiter, bis eine Aktionskarte kommt.
option-open_scores = Offene Punkte
option-open_scores-help = Alle sehen jederzeit alle Punktestände.
option-people_swords = Schwerter des Volkes
option-people_swords-help = Wie viele der 22 Volkskarten ein Schwert zeigen.
option-max_rounds = Höchstzahl der Runden
option-max_rounds-help = Nach so vielen Runden ist das Spiel aus; 0 heißt ohne Grenze.
