# --- wo wir sind, was geschieht ---

procedure-keeping_counties = { "" }
procedure-keeping_tiles = { "" }
event-recalled = { $seat } holt den { the-knight } aus { $county } zurück.
event-turned_down = { $seat } dreht den { -extension } für { $tile } um.
event-sent_to_france = { $seat } schickt einen { -squires } in den { $conflict }.
event-back_from_france = { $squires ->
    [one] Ein { -squire } verlässt den { $conflict } und kommt
   *[other] { $squires } { -squires } verlassen den { $conflict } und kommen
} in den { -supply }.

ask-which_counties_to_keep = { $seat }, für welche { -county } bezahlst du { $law-gold } { -gold }? Aus den anderen kehren die { -knight } zurück.
ask-which_tiles_to_keep = { $seat }, für welchen { -extension } bezahlst du { $law-squires } { -squires }? Die anderen werden umgedreht.
ask-which_extension_to_buy = { $seat }, welchen { -extension } kaufst du für { $law-gold } { -gold }?
ask-what_to_get = { $seat }, was tauschst du: { $law-gold } { -gold } gegen einen { -squires } oder { $law-squires } { -squires } gegen 1 { -gold }?
ask-how_many_trades_with_leftovers = { $seat }, wie oft nutzt du „{ $law }“?
ask-where_to_send = { $seat }, wohin schickst du einen { -squires }?

do-keep_county = Bezahlen und { $county } behalten
do-keep_tile = Bezahlen und den { -extension } für { $tile } behalten
do-get = Eintauschen gegen { $good }
do-send_to = Einen { -squires } in den { $conflict } schicken

# --- die Gesetze ---

law-N01 = Stimme der Soldaten
law-N01-text = { by-votes } { per-conflicts }.
law-N02 = { -squires } verdienen ihr Brot
law-N02-text = Wer die meisten { -squires } bei sich hat, erhält { by-gold } und { by-votes }.
law-N03 = { -gold } zieht Gefolge an
law-N03-text = Wer das meiste { -gold } hat, erhält { getting-squires } und { by-votes }.
law-N11 = Hilfe für Freundlose
law-N11-text = Wer keinen { -nobles-oblique } hat, erhält { by-gold }, { getting-squires } und { by-votes }.
law-N12 = { -squires } nach Frankreich
law-N12-text = Schicke bis zu 1 { -squires } { $step ->
    [one] je { -conflict }
   *[other] für je { $step } { -conflicts }
} mit einem deiner { -knight } in einen davon: je 1 { -strength } mehr in dieser { -round }.
law-N13 = { -squires } für den ersten Rang
law-N13-text = { by-squires } für jeden deiner eingesetzten { -knight } der { -strength } 1.
law-N14 = Maurer zu mieten
law-N14-text = Kaufe beliebig viele { -extensions } für je { at-gold }.
law-N21 = Burgwache
law-N21-text = { by-points } für jeden deiner { -knight } in deiner { -castle }.
law-N22 = Gesparte Stimmen bilden aus
law-N22-text = Wer die meisten { -vote-markers } übrig hat, darf einen { -knight } ausbilden.
law-N23 = Zwei vom zweiten Rang
law-N23-text = { by-points } für jeden, der beide { -knight } der { -strength } 2 eingesetzt hat.
law-N24 = Grafschaftssteuer
law-N24-text = Bezahle für jede deiner { -counties } { at-gold } oder nimm den { -knight } an den { -court } zurück.
law-N31 = Reiche Paare von { -counties }
law-N31-text = { by-points } { per-counties } mit einem deiner { -knight }.
law-N32 = Unterhalt der Burgen
law-N32-text = Bezahle für jeden deiner { -extensions } { paying-squires } oder drehe ihn um: Er bringt diese { -round } nichts.
law-N33 = Zwei gegen eins
law-N33-text = Beliebig oft: { at-gold } für 1 { -squires } oder { paying-squires } für 1 { -gold }.
law-N34 = Gefolge zur Schau
law-N34-text = { by-points } für { $step ->
    [one] jeden { -squires }
   *[other] je { $step } { -squires }
} bei deinen { -knights-dative } in { -counties }.
law-N41 = Verlassene Hallen
law-N41-text = { by-points } für jede deiner { -counties } ohne { -nobles }.
law-N42 = Alles für den Ruhm
law-N42-text = Beliebig oft: { at-gold }, { at-squires } und 1 übriger { -vote-marker } für { by-points }.
law-N43 = Die meisten Männer in Frankreich

# --- warum nicht ---

refused-you-have-no-knight-in-that-county = du hast keinen { -knight } in dieser { -county }
refused-you-have-paid-for-that-county-already = für diese { -county } hast du schon bezahlt
refused-you-have-not-built-that-extension = diesen { -extension } hast du nicht gebaut
refused-you-have-paid-for-that-extension-already = für diesen { -extension } hast du schon bezahlt
refused-that-extension-lies-face-down-in-this-round = dieser { -extension } liegt in dieser { -round } verdeckt
refused-you-do-not-have-so-many-leftover-vote-markers = so viele { -vote-markers } hast du nicht übrig
refused-no-knight-of-yours-is-in-that-conflict = in diesem { -conflict } ist kein { -knight } von dir

law-N43-text = { by-points } für jeden mit den meisten { -knights-dative } in { -conflicts-dative }.

preset-new_laws = Mit den neuen Gesetzen
preset-new_laws-help = Achtzehn andere { -laws } treten an die Stelle der gewohnten.
