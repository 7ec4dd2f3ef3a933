# Was das Terminal selbst sagt.

ui-keys = Nummer, Worte · > Tisch · ? Hilfe · hint · u zurück · l Log · s sichern · q Ende
ui-end-keys = Eingabe zum Verlassen · > Tisch · l Protokoll · u zurück · s DATEI sichern
ui-more = — Eingabe: weiter · q: zurück —{" "}
ui-your-turn = { $seat }, drücke die Eingabetaste, wenn sonst niemand hinschaut.
ui-look-away = { $seat }, drücke die Eingabetaste, wenn { $other } wegschaut.
ui-waiting = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
ui-no-number = Die Möglichkeiten haben die Nummern 1 bis { $count }.
ui-not-understood = „{ $text }“ ist hier weder eine Wahl noch ein Befehl; ? hilft.
ui-no-clause = Auf dem Tisch heißt nichts „{ $text }“, und keine Regel spricht davon.
ui-thinking = Ich denke nach …
ui-hint-choice = Möglichkeit
ui-hint-worth = Wert
ui-hint-tries = gedachte Partien
ui-hint-means = 100 % ist ein sicherer Sieg, soweit man es von deinem Platz aus wissen kann; wenige gedachte Partien sagen wenig.
ui-which-line = Warum welche Zeile? Das Protokoll hat die Zeilen 1 bis { $count }: zum Beispiel why 1.
ui-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-kept = Die Partie liegt in { $file }.
ui-exists = { $file } gibt es schon; bitte einen anderen Namen.
ui-go-on = Weiterspielen: regnum play { $game } --resume { $file }
ui-look-back = Noch einmal ansehen: regnum replay { $file }
ui-save-as = Ende. Die Partie liegt in { $file }. Eingabetaste, eine andere Datei, oder c zum Bleiben:
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
ui-nobody-wins = Niemand von den Spielern gewinnt.
ui-gave-up = aufgegeben
ui-replay-keys = Eingabe weiter · b zurück · 12 dort · a Anfang · e Ende · > Tisch · l Log · ? q
ui-replay-at = Wahl { $at } von { $count }
ui-replay-next = als Nächstes: { $seat }: { $choice }
ui-secret = eine geheime Wahl
ui-own-board = eigener Plan
ui-help =
    __Wählen.__ Tippe die Nummer einer Möglichkeit oder ihre Worte: Anfänge genügen (`{ $typed }`). Sind sie gruppiert, wählt
    die erste Nummer die Gruppe; eine leere Zeile führt zurück.

    `>` und `<` blättern durch den Tisch, erst gezeichnet, dann in Worten, Teil für Teil.

    `?` diese Seite · `? { $clause }` eine Regel · `? Worte` was auf dem Tisch so heißt, und die Regeln mit diesen Worten · `why 12` die Regel zu Zeile 12 des Protokolls

    `hint` was jede Möglichkeit verspricht; `hint 5` nach fünf Sekunden Nachdenken

    `l` das ganze Protokoll · `o` alles, was alle sehen dürfen · `u` zurücknehmen · `s DATEI` sichern · `q` aufhören (die Partie bleibt)

    `a` übliche Antworten sofort geben oder gefragt werden

    __Die Regel dieser Frage:__

ui-edition = Ausgabe { $edition }
ui-usual-keys = Nummer oder Worte · a: { $usual } · ? Hilfe · u zurück · q aufhören
ui-nothing-usual = In diesem Spiel gibt es keine üblichen Antworten.
ui-lesson-left = r zurück zur Lektion · { $keys }
ui-lesson-end-keys = Enter: ein richtiges Spiel gegen Pagen · c dieses weiterspielen · q aufhören

ui-review-chances = { $game }: die Aussichten aller
ui-review-axis = Entscheidungen
ui-review-open = Beurteilt mit offenen Karten, vor jeder Entscheidung; es zählt vor allem der Sieg, ein wenig der Platz.
ui-review-turning = { $count ->
    [0] Keine Entscheidung hat sicher etwas verschenkt.
    [one] Der Wendepunkt
   *[other] Die { $count } Wendepunkte
}
ui-review-lost = Nach { $number } Entscheidungen verlor { $seat } { $loss } % (± { $margin }): „{ $chosen }“ statt „{ $better }“, beide in denselben { $games } gedachten Partien versucht.
ui-review-means = Ein Wendepunkt ist nach dem beurteilt, was man auf diesem Platz wissen konnte; darunter steht, was der Richter dort für das Beste hielt.
ui-review-thought = Was { $seat } dort dachte:
