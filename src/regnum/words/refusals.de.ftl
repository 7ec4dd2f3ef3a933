# --- Partien ---

refused-the-game-has-not-begun = die Partie hat noch nicht begonnen
refused-the-game-has-begun = die Partie hat begonnen
refused-the-game-is-paused = die Partie ruht gerade
refused-the-game-is-over = die Partie ist zu Ende
refused-the-game-is-not-over = die Partie ist noch nicht zu Ende
refused-too-many-games-wait-for-their-review-try-again-later = zu viele Partien warten auf ihre Analyse: Versuch es später noch einmal
refused-the-game-is-over-at-that-point = dort ist die Partie schon zu Ende
refused-only-a-game-that-is-over-can-be-branched = abzweigen kann man nur von einer beendeten Partie
refused-this-game-has-choices = diese Partie hat { $choices } Entscheidungen
refused-that-game-has-choices-and-seats = diese Partie hat { $choices } Entscheidungen und { $seats } Plätze
refused-this-match-has-choices-it-cannot-go-back-to = diese Partie hat { $choices } Entscheidungen; zur Entscheidung { $count } führt kein Weg zurück
refused-this-is-a-game-of-edition-of-whose-rules-are-not-kept-it-can-be-read-but-neither-played-on-nor-replayed = das ist eine Partie der Ausgabe { $edition } von { $game }, deren Regeln nicht mehr da sind: Man kann sie lesen, aber weder weiterspielen noch nachspielen
refused-has-editions-1-to-not = { $game } hat die Ausgaben 1 bis { $last }, nicht { $edition }
refused-there-is-no-game-there-are = ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }
refused-has-no-option = { $game } hat keine Option „{ $name }“
refused-there-is-no-there-are = „{ $name }“ gibt es nicht ({ $kind }); es gibt: { $known }
refused-there-is-no-clause-near-are = einen Absatz „{ $name }“ gibt es nicht; ähnlich heißen: { $near }
refused-there-is-no-guide-to = zu { $game } gibt es keine Anleitung
refused-there-is-no-preset-there-are = eine Vorgabe „{ $name }“ gibt es nicht; es gibt: { $known }
refused-there-is-no-lesson-of = für { $game } gibt es keine Lektion
refused-the-lesson-of-cannot-be-read = die Lektion von { $game } ist nicht lesbar
refused-no-game-has-so-long-a-name = so lang ist der Name keines Spiels

# --- Entscheidungen ---

refused-that-question-is-not-open-any-more = diese Frage ist nicht mehr offen
refused-is-not-legal-here = „{ $choice }“ ist hier nicht erlaubt
refused-that-is-for-another-moment-of-the-game = das gehört in einen anderen Augenblick der Partie
refused-somebody-who-shares-your-seat-decides-that = darüber entscheidet, wer den Platz mit dir teilt
refused-is-not-asked-now-must-answer = { $seat } ist jetzt nicht gefragt; es antwortet: { $others }
refused-is-unknown-expected = „{ $given }“ ist unbekannt; erwartet: { $expected }
refused-is-not-possible-it-goes-from-to = „{ $given }“ geht nicht: möglich ist { $low } bis { $high }
refused-there-is-no-action-they-go-from-0-to = eine Aktion { $action } gibt es nicht; sie reichen von 0 bis { $last }
refused-may-mean = „{ $given }“ kann { $expected } heißen
refused-several-seats-must-answer-say-which-one-is-meant = mehrere müssen antworten ({ $expected }): Sag, welcher Platz gemeint ist
refused-unknown-choice-the-verbs-are = unbekannte Entscheidung „{ $name }“; die Verben sind { $verbs }
refused-expected-a-choice-like-not = erwartet: „{ $form }“, nicht „{ $text }“
refused-should-have-the-parameters-of = { $body } müsste die Angaben von „{ $form }“ haben
refused-a-choice-in-json-has-the-form = eine Entscheidung in JSON hat die Form { $form }
refused-a-choice-is-a-text-a-mapping-or-a-number-not = eine Entscheidung ist ein Text, ein Objekt oder eine Zahl, nicht { $choice }
refused-the-script-of-chance-has-no-answer-left = der vorgeschriebene Zufall hat keine Antwort mehr
refused-the-script-of-chance-says = der vorgeschriebene Zufall sagt „{ $wanted }“
refused-there-is-nothing-to-take-back = es gibt nichts zurückzunehmen
refused-something-was-revealed-since-your-last-choice-ask-the-others-to-agree = seit deiner letzten Entscheidung wurde etwas aufgedeckt: Bitte die anderen um Zustimmung
refused-you-have-not-chosen-so-often-yet = so oft hast du noch nicht entschieden

# --- Plätze ---

refused-there-is-no-such-table = diesen Tisch gibt es nicht
refused-the-table-is-closed = der Tisch ist geschlossen
refused-only-whoever-created-the-table-may-do-that = das darf nur, wer den Tisch eröffnet hat
refused-you-hold-no-seat-at-this-table = du hast an diesem Tisch keinen Platz
refused-you-sit-at-this-table-already = du sitzt schon an diesem Tisch
refused-you-can-sit-on-one-seat-only = du kannst nur einen Platz einnehmen
refused-there-is-no-free-seat = es ist kein Platz mehr frei
refused-this-game-counts-for-ratings-what-was-seen-since-is-not-taken-back = diese Partie zählt für die Wertung: Was seither zu sehen war, wird nicht zurückgenommen
refused-there-is-nobody-of-that-name = so heißt hier niemand
refused-nobody-has-a-rating-there = dort hat niemand eine Wertung
refused-games-ended-meanwhile-again-and-again-try-again = es sind immer wieder Partien dazwischengekommen: versuch es noch einmal
refused-there-are-free-seats = es sind noch Plätze frei
refused-that-seat-is-not-free = dieser Platz ist nicht frei
refused-that-seat-is-kept-for-somebody-else = dieser Platz ist für jemand anderen reserviert
refused-there-is-no-seat = einen Platz { $seat } gibt es nicht
refused-the-seats-are-0-to-not = die Plätze reichen von 0 bis { $last }; einen Platz { $seat } gibt es nicht
refused-somebody-sits-there = dort sitzt schon jemand
refused-nobody-shares-that-seat = diesen Platz teilt niemand
refused-nobody-else-shares-that-seat = diesen Platz teilt sonst niemand
refused-seat-is-for-one-person-nobody-can-be-a-teammate-there = Platz { $seat } ist für eine Person: Dort gibt es kein Teammitglied
refused-players-need-seats-not = { $players } Spieler brauchen { $players } Plätze, nicht { $seats }
refused-seats-are-named-but-play = { $named } Plätze sind benannt, aber { $players } spielen
refused-a-clock-needs-at-least-a-second = eine Uhr braucht mindestens eine Sekunde
refused-spectators-may-not-speak-at-this-table = an diesem Tisch reden nur die Spieler

# --- Bots, Zustimmung, Aufgeben ---

refused-there-is-no-bot-there-are = einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }
refused-a-bot-s-seat-names-the-bot-and-no-other-seat-does = der Platz eines Bots nennt den Bot, und nur dieser
refused-a-bot-plays-for-you-take-your-seat-back-first = ein Bot spielt für dich: Nimm erst deinen Platz zurück
refused-a-bot-plays-there-already = dort spielt schon ein Bot
refused-nobody-waits-for-them-whoever-is-not-asked-may-be-elsewhere = dort wird auf niemanden gewartet: Wer nicht gefragt ist, darf woanders sein
refused-say-which-seat-is-to-be-replaced = sag, für welchen Platz ein Bot spielen soll
refused-the-same-was-asked-for-already = darum wurde schon gebeten
refused-there-is-no-such-request-any-more = diese Bitte gibt es nicht mehr
refused-nobody-asks-you = danach fragt dich niemand
refused-you-are-playing-yourself = du spielst schon selbst
refused-you-have-given-up = du hast aufgegeben
refused-you-have-given-up-already = du hast schon aufgegeben
refused-expected-a-seat-that-can-give-up-not = erwartet: ein Platz, der aufgeben kann ({ $expected }), nicht { $seat }

# --- Optionen ---

refused-expected-to-players-not = es spielen { $fewest } bis { $most }, nicht { $players }
refused-there-is-no-option-there-are = eine Option „{ $name }“ gibt es nicht; es gibt: { $known }
refused-cannot-be-expected = „{ $option }“ kann nicht „{ $value }“ sein; erwartet: { $expected }
refused-needs-values-one-per-seat-not = „{ $option }“ braucht { $players } Werte, einen je Platz, nicht { $given }
refused-humans-is-a-number-from-0-to-and-does-not-go-with-seat = --humans ist eine Zahl von 0 bis { $players } und verträgt sich nicht mit --seat
refused-holds-a-game-of-not-of = { $file } enthält eine Partie { $kept }, nicht { $wanted }

# --- Konten ---

refused-be-a-guest-or-sign-in-first = komm erst als Gast herein, oder melde dich an
refused-you-have-an-account-already-sign-out-first = du hast schon ein Konto: Melde dich erst ab
refused-that-name-is-taken = dieser Name ist vergeben
refused-name-or-password-is-wrong = Name oder Passwort stimmt nicht
refused-that-is-not-the-password-of-this-account = das ist nicht das Passwort dieses Kontos
refused-a-guest-has-no-password-make-an-account = ein Gast hat kein Passwort: Leg ein Konto an
refused-a-name-has-1-to-32-letters-that-can-be-seen = ein Name hat 1 bis 32 sichtbare Buchstaben
refused-expected-one-line-of-characters-that-can-be-seen = erwartet: eine Zeile aus sichtbaren Zeichen
refused-a-name-is-written-in-one-alphabet = ein Name steht in einer einzigen Schrift
refused-somebody-called-sits-there-already-take-another-name = jemand namens { $name } sitzt dort schon: Nimm einen anderen Namen
refused-that-password-is-easily-guessed-take-a-longer-one-or-several-words = dieses Passwort ist leicht zu erraten: Nimm ein längeres oder mehrere Wörter
refused-there-is-no-such-session-any-more = diese Anmeldung gibt es nicht mehr

# --- der Server ---

refused-too-fast-wait-a-moment = zu schnell: Warte einen Augenblick
refused-others-were-faster-try-again = andere waren schneller: Versuch es noch einmal
refused-something-went-wrong-here = hier ist etwas schiefgegangen
refused-this-cannot-be-kept-or-read-just-now = gerade kann nichts gespeichert oder gelesen werden ({ $wrong })
refused-the-journal-of-this-table-cannot-be-replayed = das Protokoll dieses Tisches lässt sich nicht nachspielen: { $wrong }
refused-that-board-file-cannot-be-read = diese Plandatei ist nicht lesbar: { $wrong }
refused-that-cannot-be-understood = das ist nicht zu verstehen: { $wrong }
refused-the-request-was-broken-off = die Anfrage brach ab
refused-there-is-nothing-at-this-address = unter dieser Adresse gibt es nichts
refused-this-address-takes = diese Adresse nimmt { $methods } an
refused-requests-from-are-not-accepted-here = Anfragen von { $origin } werden hier nicht angenommen
refused-metrics-are-not-shown-to-this-address = dieser Adresse werden keine Messwerte gezeigt
refused-the-x-csrf-token-is-missing-or-wrong-ask-get-api-me-for-it = das X-CSRF-Token fehlt oder ist falsch: Es steht in GET /api/me
refused-expected-application-json = erwartet: application/json
refused-expected-text-not-bytes = erwartet: Text, keine Bytes
refused-expected-an-object-the-table-and-what-to-do-are-in-the-path-already = erwartet: ein Objekt; der Tisch und was zu tun ist stehen schon in der Adresse
refused-show-expected-open-playing-over-or-mine = show: erwartet open, playing, over oder mine
refused-before-expected-a-time = before: erwartet ein Zeitpunkt
refused-expected-a-number-from-0-to = { $name }: erwartet eine Zahl von 0 bis { $most }
refused-a-body-has-at-most-bytes = eine Anfrage hat höchstens { $bytes } Bytes
refused-a-message-has-at-most-characters = eine Nachricht hat höchstens { $characters } Zeichen
refused-at-most-tables-can-be-open-at-once = höchstens { $tables } Tische können zugleich offen sein

# --- was ein Spielplan nicht sagen kann ---

refused-must-be-not = „{ $name }“ muss { $expected } sein, nicht { $given }
refused-this-transcription-is-not-finished = diese Abschrift ist nicht fertig: { $reason }
refused-a-transcription-has-the-texts-not = eine Abschrift hat die Texte { $known }, nicht „{ $key }“
refused-is-missing = „{ $key }“ fehlt
refused-is-unknown-here-known-are = „{ $key }“ ist hier unbekannt; bekannt sind { $known }
refused-every-entry-of-must-be-not = jeder Eintrag von „{ $name }“ muss { $expected } sein, nicht „{ $given }“
refused-must-be-the-rules-say-so-not-the-board = „{ $key }“ muss { $value } sein: Das sagt die Regel, nicht der Spielplan

# --- Was nicht die erwartete Form hat ---

refused-is-empty = { $field } ist leer
refused-expected-at-least-characters = { $field }: erwartet sind mindestens { $least } Zeichen
refused-expected-at-most-characters = { $field }: erwartet sind höchstens { $most } Zeichen
refused-expected-or-more = { $field }: erwartet ist { $least } oder mehr
refused-expected-or-less = { $field }: erwartet ist { $most } oder weniger
refused-is-unknown-here = { $field } ist hier unbekannt
refused-a-password-has-at-least-characters = ein Passwort hat mindestens { $least } Zeichen

# --- ein Server, der nicht anfangen kann ---

refused-several-workers-need-postgresql-store-postgresql-an-sqlite-file-serves-one-process = mehrere Prozesse brauchen PostgreSQL (--store postgresql://…): Eine SQLite-Datei dient nur einem
refused-several-workers-need-a-port-that-you-choose-port-8000-for-example = mehrere Prozesse brauchen einen Port, den du wählst: --port 8000 zum Beispiel
refused-cannot-be-listened-on = auf { $host }:{ $port } kann der Server nicht lauschen: { $reason }
refused-the-store-does-not-serve = der Speicher lässt sich nicht benutzen: { $reason }
refused-expected-a-choice-from-0-to-not = erwartet ist eine Entscheidung von 0 bis { $last }, nicht { $number }

# --- die Grenzen eines Servers ---

refused-too-many-connections-are-open-already = es sind schon zu viele Verbindungen offen
refused-you-have-unfinished-tables-end-some-of-them-first = du hast { $tables } unbeendete Tische: Beende erst einige davon
refused-too-much-was-done-and-taken-back-at-this-table-only-the-game-itself-goes-on = an diesem Tisch wurde zu viel getan und zurückgenommen: Nur das Spiel selbst geht weiter
refused-an-address-has-at-most-characters = eine Adresse hat höchstens { $characters } Zeichen
refused-the-request-took-too-long = die Anfrage hat zu lange gedauert
refused-this-server-is-not-called = dieser Server heißt nicht { $host }
refused-nobody-sits-there-whom-you-could-send-away = dort sitzt niemand, den du wegschicken könntest
refused-the-host-has-sent-you-away-from-this-table = die Gastgeberin oder der Gastgeber hat dich von diesem Tisch weggeschickt
refused-only-those-who-play-may-look-at-this-table = nur wer mitspielt, darf an diesem Tisch zusehen

# --- einen Server betreiben ---

refused-only-invited-people-may-play-here-ask-its-operator-for-an-invitation = hier spielen nur Eingeladene: Bitte die Betreiber um eine Einladung
refused-an-operator-has-banned-this-account = dieses Konto wurde von den Betreibern gesperrt
refused-the-server-is-being-maintained = der Server wird gewartet: { $text }
refused-you-may-not-speak-here-any-more-an-operator-has-muted-you = du darfst hier nicht mehr mitreden: Die Betreiber haben dich stumm geschaltet
refused-nobody-here-is-called-regnum-admin-people-lists-names-and-ids = niemand hier heißt „{ $name }“: regnum admin people nennt Namen und Kennungen
refused-is-a-guest-and-has-no-password = „{ $name }“ ist Gast und hat kein Passwort
refused-is-not = „{ $name }“ ist nicht { $what ->
    [banned] gesperrt
   *[other] stumm geschaltet
}
refused-there-is-no-table-regnum-admin-tables-lists-them = es gibt keinen Tisch „{ $table }“: regnum admin tables nennt sie
refused-table-is-in-use-close-it-first-regnum-admin-close = am Tisch { $table } wird noch gespielt: Schließ ihn zuerst (regnum admin close { $table })
refused-table-cannot-be-changed = der Tisch { $table } lässt sich nicht ändern: { $reason }
refused-players-of-table-were-faster-again-and-again-try-again = die Leute am Tisch { $table } waren immer wieder schneller: Versuch es noch einmal
refused-there-is-no-maintenance = es gibt keine Wartung
refused-expected-a-password-on-standard-input = erwartet wird ein Passwort auf der Standardeingabe
refused-is-there-already-a-backup-overwrites-nothing = { $file } gibt es schon: eine Sicherung überschreibt nichts
refused-is-no-backup-of-a-postgresql = { $file } ist keine Sicherung einer PostgreSQL-Datenbank
refused-is-no-backup-of-an-sqlite-store = { $file } ist keine Sicherung einer SQLite-Datei
refused-is-there-already-stop-its-server-and-move-it-away-or-name-another-place-with-store = { $store } gibt es schon: Halt den Server an und schaff die Datei beiseite, oder nenne mit --store einen anderen Ort
refused-nothing-was-ever-kept-there-regnum-serve-begins-a-store = dort wurde noch nie etwas aufbewahrt: regnum serve legt einen Speicher an
refused-there-is-no-store-at = es gibt keinen Speicher bei { $store }
refused-is-no-store-of-regnum = { $store } ist kein Speicher von Regnum: { $reason }
refused-has-version-this-regnum-reads-version = { $store } hat die Version { $found }; dieses Regnum liest die Version { $known }
refused-the-copy-is-damaged-and-so-may-be-the-store = die Kopie ist beschädigt, und vielleicht auch der Speicher: { $reason }
refused-cannot-be-read-or-written = { $file } lässt sich nicht lesen oder schreiben: { $reason }
refused-postgresql-s-own-program-is-not-installed-here = das Programm { $program } von PostgreSQL ist hier nicht installiert
refused-failed = { $program } ist gescheitert: { $reason }
refused-there-is-no-such-database = diese Datenbank gibt es nicht: { $reason }
refused-that-database-holds-a-store-already-name-an-empty-one-with-store = in dieser Datenbank liegt schon ein Speicher: Nenne mit --store eine leere
refused-that-password-is-not-taken = dieses Passwort wird nicht angenommen: { $reason }
refused-no-clause-of-speaks-of = kein Absatz von { $game } spricht von „{ $words }“
refused-no-clause-of-speaks-of-near-are = kein Absatz von { $game } spricht von „{ $words }“; ähnlich heißen { $near }

# --- Aus dem Terminal in den Browser ---

refused-only-whoever-plays-alone-can-name-a-seed-others-must-be-able-to-trust-the-dice = einen Startwert kann nur nennen, wer allein spielt: Andere müssen den Würfeln trauen können
refused-say-which-game-you-want-to-play-regnum-play-vive-le-roi-for-example = sag, welches Spiel du spielen willst: zum Beispiel regnum play vive-le-roi
refused-pace-ask-always-and-ask-usual-are-for-the-terminal-the-page-has-settings-for-them = --pace, --ask-always und --ask-usual sind für das Terminal: Auf der Seite gibt es dafür Einstellungen
refused-only-a-terminal-on-the-server-s-own-machine-may-do-that = das darf nur ein Terminal auf dem Rechner des Servers

# --- Zeit ---

refused-only-where-one-plays-by-turns-with-a-clock-can-one-take-days-off = frei nehmen kann man sich nur, wo man mit einer Uhr über Tage spielt
refused-you-have-days-off-left-at-this-table = du hast an diesem Tisch noch { $left } freie Tage

# --- Dateien ---

refused-a-game-on-a-board-of-its-own-can-only-be-brought-from-the-server-s-own-machine = eine Partie auf einem eigenen Brett kann man nur vom Rechner des Servers aus mitbringen
refused-that-file-cannot-be-read = diese Datei ist nicht lesbar: { $wrong }
refused-that-file-holds-no-game-choose-one-that-ends-in-regnum = in dieser Datei ist keine Partie: Wähle eine, die auf .regnum endet
refused-that-game-was-not-over-when-it-was-saved-and-its-file-hides-what-others-did-in-secret = diese Partie war nicht zu Ende, als sie gesichert wurde, und ihre Datei verbirgt, was andere im Geheimen taten
refused-a-game-that-began-in-the-middle-cannot-be-brought-as-a-file = eine Partie, die mittendrin begann, kann man nicht als Datei mitbringen
refused-this-needs-the-package-which-is-not-installed-pip-install-regnum = dazu braucht es das Paket { $module }, das nicht installiert ist: pip install 'regnum[{ $extra }]'

# --- An einem Bildschirm ---

refused-those-at-one-screen-play-among-themselves-and-with-bots-nobody-else-can-join = an einem Bildschirm spielt man unter sich und mit Bots: Sonst kann niemand mitspielen
refused-those-at-one-screen-play-without-a-clock-here-and-now = an einem Bildschirm spielt man ohne Uhr, hier und jetzt
refused-at-one-screen-there-are-at-least-two-persons = an einem Bildschirm sitzen mindestens zwei Personen
refused-everybody-at-the-screen-needs-a-name-of-their-own = alle am Bildschirm brauchen einen eigenen Namen
refused-nobody-of-that-number-plays-at-your-screen = unter dieser Nummer spielt an diesem Bildschirm niemand
refused-in-the-browser-somebody-plays-at-least-one-person-humans-1-or-more = im Browser spielt jemand: mindestens eine Person, --humans 1 oder mehr
refused-a-saved-game-goes-on-as-it-was-saved-resume-goes-with-humans-language-and-port = eine gespeicherte Partie geht weiter, wie sie gespeichert wurde: Zu --resume passen nur --humans, --language und --port

# --- Verwalter ---

refused-that-link-is-not-good-any-more-ask-for-a-new-one = dieser Link gilt nicht mehr: bitte um einen neuen
refused-only-stewards-of-this-server-may-do-that = das dürfen nur die Verwalter dieses Servers
refused-that-cannot-be-done = das geht nicht: { $reason }
refused-there-is-nobody-of-that-kind-any-more = diese Person gibt es nicht mehr
refused-is-a-steward-too-only-an-operator-does-that-with-regnum-admin = { $name } verwaltet den Server auch: das tun nur die Betreiber, mit regnum admin
refused-there-is-no-such-report = diese Meldung gibt es nicht
refused-only-those-who-sit-at-a-table-report-somebody-there = melden kann jemanden nur, wer selbst am Tisch sitzt
refused-nobody-of-that-kind-plays-or-speaks-here = diese Person spielt und spricht hier nicht

# --- Benachrichtigungen ---

refused-mail-is-mailto-or-mailtos-with-its-server-and-from-and-no-to = mail ist mailto:// oder mailtos:// mit seinem Server und from=…, ohne to=…
refused-mail-needs-the-setting-address-links-in-it-lead-there = für E-Mails fehlt die Einstellung address: dorthin führen ihre Links
refused-services-are-one-of-with-one-behind-the-server-not = Dienste sind { $known }, mit einem { $mark } hinter dem Server, nicht { $given }
refused-this-server-sends-nothing-that-way = auf diesem Weg verschickt dieser Server nichts
refused-there-is-nobody-to-be-told-at = unter „{ $target }“ ist niemand zu erreichen
refused-there-is-no-push-service-at-that-address = unter dieser Adresse gibt es keinen Push-Dienst
refused-you-are-told-in-many-ways-already-take-one-of-them-away-first = du wirst schon auf vielen Wegen benachrichtigt: Nimm erst einen davon weg
refused-you-are-not-told-that-way = auf diesem Weg wirst du nicht benachrichtigt

# --- Ein Ordner ohne Server ---

refused-cannot-be-fetched = { $what } lässt sich nicht holen: { $wrong }
refused-the-browser-client-has-not-been-built = die Seiten für den Browser sind nicht gebaut

# --- Turniere ---

refused-this-tournament-takes-nobody-any-more = dieses Turnier nimmt niemanden mehr auf
refused-one-takes-part-in-this-tournament-by-invitation = an diesem Turnier nimmt man auf Einladung teil
refused-whoever-made-this-tournament-has-sent-you-away = wer dieses Turnier ausrichtet, hat dich weggeschickt
refused-people-take-part-already-there-is-no-more-room = es nehmen schon { $most } teil: Es ist kein Platz mehr
refused-you-do-not-take-part-in-this-tournament = du nimmst an diesem Turnier nicht teil
refused-a-tournament-needs-an-account-with-a-password-guests-may-look-on = ein Turnier braucht ein Konto mit Passwort: Gäste dürfen zusehen
refused-on-this-server-stewards-make-tournaments = auf diesem Server richten Verwalter Turniere aus
refused-you-have-unfinished-tournaments-end-some-first = du hast { $most } unbeendete Turniere: Beende erst einige
refused-there-is-no-such-tournament = dieses Turnier gibt es nicht
refused-the-tournament-has-begun-already = das Turnier hat schon begonnen
refused-at-least-people-must-take-part = es müssen mindestens { $least } teilnehmen
refused-a-table-needs-at-least-people = ein Tisch braucht mindestens { $least } Personen
refused-in-a-tournament-everybody-plays-for-themselves = in einem Turnier spielt jeder für sich
refused-the-least-number-of-people-is-larger-than-the-most = die Mindestzahl ist größer als die Höchstzahl
refused-where-everybody-meets-everybody-there-are-at-most-people = wo jeder jeden trifft, sind es höchstens { $most }
refused-fewer-go-on-than-sit-at-a-table = es kommen weniger weiter, als an einem Tisch sitzen
refused-a-tournament-begins-within-a-year-from-now = ein Turnier beginnt im Laufe des nächsten Jahres
refused-seconds-are-not-between-and = { $given } Sekunden liegen nicht zwischen { $least } und { $most }
refused-only-whoever-made-the-tournament-may-do-that-and-stewards = das darf nur, wer das Turnier ausrichtet, und Verwalter
refused-the-tournament-is-over = das Turnier ist zu Ende
refused-show-expected-open-running-over-or-mine = show: erwartet ist open, running, over oder mine

# --- Programme ---

refused-you-have-programs-take-one-of-them-away-first = du hast { $programs } Programme: Entferne zuerst eines davon
refused-you-have-no-such-program = so ein Programm hast du nicht
refused-there-is-no-such-program = dieses Programm gibt es nicht
refused-that-program-is-not-here-just-now = dieses Programm ist gerade nicht da
refused-only-the-host-asks-programs-of-others-to-this-table = fremde Programme bittet nur an diesen Tisch, wer ihn erstellt hat
refused-that-program-plays-games-already = dieses Programm spielt schon { $tables } Partien
refused-that-program-waits-at-another-table = dieses Programm wartet an einem anderen Tisch
refused-no-programs-may-sit-at-this-table = an diesem Tisch dürfen keine Programme sitzen
refused-programs-do-not-play-in-teams = Programme spielen nicht in Teams
refused-make-an-account-first-programs-belong-to-somebody-who-can-be-asked = leg zuerst ein Konto an: Programme gehören jemandem, den man fragen kann
refused-only-programs-are-called-so = so heißen nur Programme: { $mark }
