# Was allen Spielen gemeinsam ist.

seat-0 = Blau
seat-1 = Rot
seat-2 = Gelb
seat-3 = Grün
seat-4 = Lila
seat-5 = Schwarz
seat-6 = Hellblau
seat-7 = Weiß

level-page = Page
level-page-text = Sieht wenig und vergisst den Rest. Gut für die erste Partie.
level-squire = Knappe
level-squire-text = Weiß, worauf es ankommt, übersieht und verwechselt aber manches.
level-knight = Ritter
level-knight-text = Spielt nach Faustregeln, ohne Fehltritt.
level-lord = Fürst
level-lord-text = Denkt ein wenig voraus.
level-king = König
level-king-text = Denkt so weit voraus, wie eine Sekunde reicht.
level-champion = Champion
level-champion-text = Hat das Spiel in einer Million Partien gelernt; spielt sonst wie ein König.

nature = Der Zufall
team = Team { $names }
person-of = { $seat } ({ $number ->
    [1] erste Person
   *[other] zweite Person
})
nobody = niemand
unknown = unbekannt
and = { $first } und { $last }
colon = { ": " }
the-end = Spielende
on = an
off = aus


# Where data comes from.

mark-rulebook = Regel
mark-rulebook-text = steht in der Regel
mark-public = öffentlich
mark-public-text = öffentlich gefunden, etwa in Besprechungen
mark-reconstructed = rekonstruiert
mark-reconstructed-text = nirgends beschrieben; so gemacht, dass es zu allem passt, was in der Regel steht
mark-ours = von uns
mark-ours-text = gar nicht gedruckt: zum Zeichnen, für Programme oder eine Entscheidung von uns
mark-printed = gedruckt
mark-printed-text = vom Besitzer eines gedruckten Spiels abgelesen
expect-number = eine ganze Zahl
expect-text = einige Wörter
expect-numbers = { $count } ganze Zahlen wie { $like }
expect-names = Namen, durch Kommas getrennt: { $names }
expect-name = eins von: { $names }
expect-like = etwas wie { $like }
expect-asked = etwas, wonach gefragt wird
expect-letters = höchstens { $most } Buchstaben
expected = erwartet: { $what }
expected-not = erwartet: { $what }, nicht „{ $said }“
data-column-name_en = englischer Name
data-column-name_fr = französischer Name
data-column-name_de = deutscher Name

preset-base = Das Grundspiel
preset-everything = Alles aus der Schachtel

# --- the coach of a guided first game

lesson-otherwise = Auch das geht. Mal sehen, wohin es führt.
lesson-left = Du gehst deinen eigenen Weg: Von hier an spielen alle, wie sie wollen.
lesson-enough = Du weißt genug. Darauf achte beim nächsten Mal:

# --- a game in the list of games

games-players = { $fewest } bis { $most } Spieler, üblich { $usual }

# --- remarks on a clause of the rules

rules-untranslated = noch nicht übersetzt
rules-stale = älter als der Text, nach dem es entstand

# Was an einem Tisch außer dem Spiel geschieht.

table-took_back = { $seat } nimmt die letzte Antwort zurück.
table-took_back_agreed = { $seat } hat gebeten, etwas zurückzunehmen, und alle sind einverstanden.
table-replaced = Für { $seat } spielt jetzt ein Bot.
table-replaced_agreed = { $by } hat darum gebeten, alle sind einverstanden: Für { $seat } spielt jetzt ein Bot.
table-replaced_absent = { $by } hat { $seat } als abwesend gemeldet, und niemand hat geantwortet: Für { $seat } spielt jetzt ein Bot.
table-replaced_late = Die Zeit von { $seat } ist um: Ein Bot spielt weiter.
table-lapsed = Die Zeit von { $seat } ist um: Ein Bot gibt diese eine Antwort.
table-paused_late = Die Zeit von { $seat } ist um: Die Partie ruht.
table-holiday = { $seat } nimmt ein paar Tage frei.
table-replaced_left = { $seat } hat den Tisch verlassen: Ein Bot spielt weiter.
table-conceded = { $seat } gibt auf: Ein Bot spielt weiter.
table-returned = { $seat } ist wieder da.
table-renamed = { $seat } hieß bis hierher anders.
