# --- les parties ---

refused-the-game-has-not-begun = la partie n’a pas commencé
refused-the-game-has-begun = la partie a commencé
refused-the-game-is-paused = la partie est en pause
refused-the-game-is-over = la partie est finie
refused-the-game-is-not-over = la partie n’est pas finie
refused-too-many-games-wait-for-their-review-try-again-later = trop de parties attendent leur analyse : réessayez plus tard
refused-the-game-is-over-at-that-point = à ce moment, la partie est finie
refused-only-a-game-that-is-over-can-be-branched = on ne peut repartir que d’une partie finie
refused-this-game-has-choices = cette partie compte { $choices } choix
refused-that-game-has-choices-and-seats = cette partie compte { $choices } choix et { $seats } places
refused-this-match-has-choices-it-cannot-go-back-to = cette partie compte { $choices } choix ; on ne peut pas revenir au choix { $count }
refused-this-is-a-game-of-edition-of-whose-rules-are-not-kept-it-can-be-read-but-neither-played-on-nor-replayed = c’est une partie de l’édition { $edition } de { $game }, dont les règles ne sont plus gardées : on peut la lire, mais ni la continuer ni la rejouer
refused-has-editions-1-to-not = { $game } a les éditions 1 à { $last }, et non { $edition }
refused-there-is-no-game-there-are = il n’y a pas de jeu « { $name } » ; il y a : { $known }
refused-has-no-option = { $game } n’a pas d’option « { $name } »
refused-there-is-no-there-are = « { $name } » n’existe pas ({ $kind }) ; il y a : { $known }
refused-there-is-no-clause-near-are = il n’y a pas de règle « { $name } » ; proches : { $near }
refused-there-is-no-guide-to = il n’y a pas de guide pour { $game }
refused-there-is-no-preset-there-are = il n’y a pas de préréglage « { $name } » ; il y a : { $known }
refused-there-is-no-lesson-of = il n’y a pas de leçon pour { $game }
refused-the-lesson-of-cannot-be-read = la leçon de { $game } est illisible
refused-no-game-has-so-long-a-name = aucun jeu n’a un nom si long

# --- les choix ---

refused-that-question-is-not-open-any-more = cette question n’est plus posée
refused-is-not-legal-here = « { $choice } » n’est pas permis ici
refused-that-is-for-another-moment-of-the-game = c’est pour un autre moment de la partie
refused-somebody-who-shares-your-seat-decides-that = c’est à la personne qui partage votre place d’en décider
refused-is-not-asked-now-must-answer = ce n’est pas à { $seat } de répondre ; c’est à : { $others }
refused-is-unknown-expected = « { $given } » est inconnu ; attendu : { $expected }
refused-is-not-possible-it-goes-from-to = « { $given } » n’est pas possible : cela va de { $low } à { $high }
refused-there-is-no-action-they-go-from-0-to = il n’y a pas d’action { $action } ; elles vont de 0 à { $last }
refused-may-mean = « { $given } » peut vouloir dire { $expected }
refused-several-seats-must-answer-say-which-one-is-meant = plusieurs places doivent répondre ({ $expected }) : dites laquelle
refused-unknown-choice-the-verbs-are = choix inconnu : « { $name } » ; les verbes sont { $verbs }
refused-expected-a-choice-like-not = attendu : « { $form } », et non « { $text } »
refused-should-have-the-parameters-of = { $body } devrait avoir les paramètres de « { $form } »
refused-a-choice-in-json-has-the-form = un choix en JSON a la forme { $form }
refused-a-choice-is-a-text-a-mapping-or-a-number-not = un choix est un texte, un objet ou un nombre, et non { $choice }
refused-the-script-of-chance-has-no-answer-left = le hasard écrit d’avance n’a plus de réponse
refused-the-script-of-chance-says = le hasard écrit d’avance dit « { $wanted } »
refused-there-is-nothing-to-take-back = il n’y a rien à reprendre
refused-something-was-revealed-since-your-last-choice-ask-the-others-to-agree = quelque chose a été révélé depuis votre dernier choix : demandez l’accord des autres
refused-you-have-not-chosen-so-often-yet = vous n’avez pas encore fait autant de choix

# --- les places ---

refused-there-is-no-such-table = cette table n’existe pas
refused-the-table-is-closed = la table est fermée
refused-only-whoever-created-the-table-may-do-that = seule la personne qui a créé la table peut le faire
refused-you-hold-no-seat-at-this-table = vous n’avez pas de place à cette table
refused-you-sit-at-this-table-already = vous êtes déjà à cette table
refused-you-can-sit-on-one-seat-only = vous ne pouvez prendre qu’une place
refused-there-is-no-free-seat = il n’y a plus de place libre
refused-this-game-counts-for-ratings-what-was-seen-since-is-not-taken-back = cette partie compte pour le classement : ce que l’on a vu depuis ne se reprend pas
refused-there-is-nobody-of-that-name = personne ici ne porte ce nom
refused-nobody-has-a-rating-there = personne n’y a de classement
refused-games-ended-meanwhile-again-and-again-try-again = des parties se sont terminées entre-temps, encore et encore : réessaie
refused-there-are-free-seats = il reste des places libres
refused-that-seat-is-not-free = cette place n’est pas libre
refused-that-seat-is-kept-for-somebody-else = cette place est gardée pour quelqu’un d’autre
refused-there-is-no-seat = il n’y a pas de place { $seat }
refused-the-seats-are-0-to-not = les places vont de 0 à { $last } ; il n’y a pas de place { $seat }
refused-somebody-sits-there = quelqu’un occupe cette place
refused-nobody-shares-that-seat = personne ne partage cette place
refused-nobody-else-shares-that-seat = personne d’autre ne partage cette place
refused-seat-is-for-one-person-nobody-can-be-a-teammate-there = la place { $seat } est pour une seule personne : il n’y a pas d’équipier
refused-players-need-seats-not = à { $players }, il faut { $players } places, et non { $seats }
refused-seats-are-named-but-play = { $named } places sont nommées, mais on joue à { $players }
refused-a-clock-needs-at-least-a-second = une pendule a besoin d’au moins une seconde
refused-spectators-may-not-speak-at-this-table = à cette table, les spectateurs ne parlent pas

# --- bots, accords, abandons ---

refused-there-is-no-bot-there-are = il n’y a pas de bot « { $name } » ; il y a : { $known }
refused-a-bot-s-seat-names-the-bot-and-no-other-seat-does = la place d’un bot nomme le bot, et elle seule
refused-a-bot-plays-for-you-take-your-seat-back-first = un bot joue à votre place : reprenez-la d’abord
refused-a-bot-plays-there-already = un bot joue déjà à cette place
refused-nobody-waits-for-them-whoever-is-not-asked-may-be-elsewhere = on n’y attend personne : qui n’est pas interrogé peut être ailleurs
refused-say-which-seat-is-to-be-replaced = dites quelle place un bot doit jouer
refused-the-same-was-asked-for-already = c’est déjà demandé
refused-there-is-no-such-request-any-more = cette demande n’existe plus
refused-nobody-asks-you = personne ne vous le demande
refused-you-are-playing-yourself = vous jouez déjà vous-même
refused-you-have-given-up = vous avez abandonné
refused-you-have-given-up-already = vous avez déjà abandonné
refused-expected-a-seat-that-can-give-up-not = attendu : une place qui peut abandonner ({ $expected }), et non { $seat }

# --- les options ---

refused-expected-to-players-not = il faut de { $fewest } à { $most } joueurs, et non { $players }
refused-there-is-no-option-there-are = il n’y a pas d’option « { $name } » ; il y a : { $known }
refused-cannot-be-expected = « { $option } » ne peut pas valoir « { $value } » ; attendu : { $expected }
refused-needs-values-one-per-seat-not = « { $option } » demande { $players } valeurs, une par place, et non { $given }
refused-humans-is-a-number-from-0-to-and-does-not-go-with-seat = --humans est un nombre de 0 à { $players }, et ne va pas avec --seat
refused-holds-a-game-of-not-of = { $file } contient une partie de { $kept }, et non de { $wanted }

# --- les comptes ---

refused-be-a-guest-or-sign-in-first = entrez d’abord comme invité, ou connectez-vous
refused-you-have-an-account-already-sign-out-first = vous avez déjà un compte : déconnectez-vous d’abord
refused-that-name-is-taken = ce nom est déjà pris
refused-name-or-password-is-wrong = le nom ou le mot de passe est faux
refused-that-is-not-the-password-of-this-account = ce n’est pas le mot de passe de ce compte
refused-a-guest-has-no-password-make-an-account = un invité n’a pas de mot de passe : créez un compte
refused-a-name-has-1-to-32-letters-that-can-be-seen = un nom a de 1 à 32 lettres visibles
refused-expected-one-line-of-characters-that-can-be-seen = attendu : une seule ligne de caractères visibles
refused-a-name-is-written-in-one-alphabet = un nom s’écrit dans un seul alphabet
refused-somebody-called-sits-there-already-take-another-name = quelqu’un qui s’appelle { $name } est déjà à cette table : prenez un autre nom
refused-that-password-is-easily-guessed-take-a-longer-one-or-several-words = ce mot de passe est facile à deviner : prenez-en un plus long, ou plusieurs mots
refused-there-is-no-such-session-any-more = cette session n’existe plus

# --- le serveur ---

refused-too-fast-wait-a-moment = trop vite : attendez un instant
refused-others-were-faster-try-again = d’autres ont été plus rapides : réessayez
refused-something-went-wrong-here = quelque chose n’a pas marché chez nous
refused-this-cannot-be-kept-or-read-just-now = rien ne peut être gardé ni lu pour l’instant ({ $wrong })
refused-the-journal-of-this-table-cannot-be-replayed = le journal de cette table ne peut pas être rejoué : { $wrong }
refused-that-board-file-cannot-be-read = ce fichier de plateau est illisible : { $wrong }
refused-that-cannot-be-understood = cela ne se comprend pas : { $wrong }
refused-the-request-was-broken-off = la requête s’est interrompue
refused-there-is-nothing-at-this-address = il n’y a rien à cette adresse
refused-this-address-takes = cette adresse accepte { $methods }
refused-requests-from-are-not-accepted-here = les requêtes venant de { $origin } ne sont pas acceptées ici
refused-metrics-are-not-shown-to-this-address = les mesures ne sont pas montrées à cette adresse
refused-the-x-csrf-token-is-missing-or-wrong-ask-get-api-me-for-it = le X-CSRF-Token manque ou est faux : demandez-le à GET /api/me
refused-expected-application-json = attendu : application/json
refused-expected-text-not-bytes = attendu : du texte, et non des octets
refused-expected-an-object-the-table-and-what-to-do-are-in-the-path-already = attendu : un objet ; la table et ce qu’il faut faire sont déjà dans l’adresse
refused-show-expected-open-playing-over-or-mine = show : attendu open, playing, over ou mine
refused-before-expected-a-time = before : attendu une heure
refused-expected-a-number-from-0-to = { $name } : attendu un nombre de 0 à { $most }
refused-a-body-has-at-most-bytes = une requête a au plus { $bytes } octets
refused-a-message-has-at-most-characters = un message a au plus { $characters } caractères
refused-at-most-tables-can-be-open-at-once = on peut ouvrir au plus { $tables } tables à la fois

# --- ce qu’un plateau ne peut pas dire ---

refused-must-be-not = « { $name } » doit être { $expected }, et non { $given }
refused-this-transcription-is-not-finished = cette transcription n’est pas terminée : { $reason }
refused-a-transcription-has-the-texts-not = une transcription contient les textes { $known }, et non « { $key } »
refused-is-missing = « { $key } » manque
refused-is-unknown-here-known-are = « { $key } » est inconnu ici ; connus : { $known }
refused-every-entry-of-must-be-not = chaque élément de « { $name } » doit être { $expected }, et non « { $given } »
refused-must-be-the-rules-say-so-not-the-board = « { $key } » doit être { $value } : c’est la règle qui le dit, non le plateau

# --- ce qui n’a pas la forme attendue ---

refused-is-empty = { $field } manque
refused-expected-at-least-characters = { $field } : au moins { $least } caractères sont attendus
refused-expected-at-most-characters = { $field } : au plus { $most } caractères sont attendus
refused-expected-or-more = { $field } : { $least } ou plus est attendu
refused-expected-or-less = { $field } : { $most } ou moins est attendu
refused-is-unknown-here = { $field } est inconnu ici
refused-a-password-has-at-least-characters = un mot de passe a au moins { $least } caractères

# --- un serveur qui ne peut pas démarrer ---

refused-several-workers-need-postgresql-store-postgresql-an-sqlite-file-serves-one-process = plusieurs processus exigent PostgreSQL (--store postgresql://…) : un fichier SQLite n’en sert qu’un
refused-several-workers-need-a-port-that-you-choose-port-8000-for-example = plusieurs processus exigent un port choisi par vous : --port 8000, par exemple
refused-cannot-be-listened-on = le serveur ne peut pas écouter sur { $host }:{ $port } : { $reason }
refused-the-store-does-not-serve = les données ne sont pas accessibles : { $reason }
refused-expected-a-choice-from-0-to-not = il faut un choix de 0 à { $last }, et non { $number }

# --- les limites d’un serveur ---

refused-too-many-connections-are-open-already = trop de connexions sont déjà ouvertes
refused-you-have-unfinished-tables-end-some-of-them-first = vous avez { $tables } tables inachevées : terminez-en d’abord quelques-unes
refused-too-much-was-done-and-taken-back-at-this-table-only-the-game-itself-goes-on = trop de choses ont été faites et défaites à cette table : seule la partie continue
refused-an-address-has-at-most-characters = une adresse compte au plus { $characters } caractères
refused-the-request-took-too-long = la requête a pris trop de temps
refused-this-server-is-not-called = ce serveur ne s’appelle pas { $host }
refused-nobody-sits-there-whom-you-could-send-away = il n’y a là personne que vous puissiez renvoyer
refused-the-host-has-sent-you-away-from-this-table = l’hôte vous a renvoyé de cette table
refused-only-those-who-play-may-look-at-this-table = seules les personnes qui jouent peuvent regarder cette table

# --- gérer un serveur ---

refused-only-invited-people-may-play-here-ask-its-operator-for-an-invitation = ici, seules les personnes invitées peuvent jouer : demandez une invitation à qui gère le serveur
refused-an-operator-has-banned-this-account = ce compte a été banni par qui gère le serveur
refused-the-server-is-being-maintained = le serveur est en maintenance : { $text }
refused-you-may-not-speak-here-any-more-an-operator-has-muted-you = vous ne pouvez plus parler ici : qui gère le serveur vous a retiré la parole
refused-nobody-here-is-called-regnum-admin-people-lists-names-and-ids = personne ici ne s’appelle « { $name } » : regnum admin people donne les noms et les identifiants
refused-is-a-guest-and-has-no-password = « { $name } » est un invité et n’a pas de mot de passe
refused-is-not = « { $name } » n’est pas { $what ->
    [banned] banni
   *[other] privé de parole
}
refused-there-is-no-table-regnum-admin-tables-lists-them = il n’y a pas de table « { $table } » : regnum admin tables en donne la liste
refused-table-is-in-use-close-it-first-regnum-admin-close = la table { $table } est en cours : fermez-la d’abord (regnum admin close { $table })
refused-table-cannot-be-changed = la table { $table } ne peut pas être changée : { $reason }
refused-players-of-table-were-faster-again-and-again-try-again = à la table { $table }, les joueurs ont été plus rapides, encore et encore : réessayez
refused-there-is-no-maintenance = il n’y a pas de maintenance
refused-expected-a-password-on-standard-input = attendu : un mot de passe sur l’entrée standard
refused-is-there-already-a-backup-overwrites-nothing = { $file } existe déjà : une sauvegarde n’écrase rien
refused-is-no-backup-of-a-postgresql = { $file } n’est pas une sauvegarde d’une base PostgreSQL
refused-is-no-backup-of-an-sqlite-store = { $file } n’est pas une sauvegarde d’un fichier SQLite
refused-is-there-already-stop-its-server-and-move-it-away-or-name-another-place-with-store = { $store } existe déjà : arrêtez son serveur et déplacez-le, ou nommez un autre endroit avec --store
refused-nothing-was-ever-kept-there-regnum-serve-begins-a-store = rien n’y a jamais été gardé : c’est regnum serve qui commence
refused-there-is-no-store-at = il n’y a pas de données à { $store }
refused-is-no-store-of-regnum = { $store } ne contient pas de données de Regnum : { $reason }
refused-has-version-this-regnum-reads-version = { $store } a la version { $found } ; ce Regnum lit la version { $known }
refused-the-copy-is-damaged-and-so-may-be-the-store = la copie est abîmée, et les données peut-être aussi : { $reason }
refused-cannot-be-read-or-written = { $file } ne peut être lu ou écrit : { $reason }
refused-postgresql-s-own-program-is-not-installed-here = le programme { $program } de PostgreSQL n’est pas installé ici
refused-failed = { $program } a échoué : { $reason }
refused-there-is-no-such-database = cette base de données n’existe pas : { $reason }
refused-that-database-holds-a-store-already-name-an-empty-one-with-store = cette base de données contient déjà des données de Regnum : nommez-en une vide avec --store
refused-that-password-is-not-taken = ce mot de passe est refusé : { $reason }
refused-no-clause-of-speaks-of = aucun article de { $game } ne parle de « { $words } »
refused-no-clause-of-speaks-of-near-are = aucun article de { $game } ne parle de « { $words } » ; s’en rapprochent { $near }

# --- Du terminal au navigateur ---

refused-only-whoever-plays-alone-can-name-a-seed-others-must-be-able-to-trust-the-dice = seul celui qui joue sans autre personne peut donner une graine : les autres doivent pouvoir se fier aux dés
refused-say-which-game-you-want-to-play-regnum-play-vive-le-roi-for-example = dites à quel jeu vous voulez jouer : regnum play vive-le-roi, par exemple
refused-pace-ask-always-and-ask-usual-are-for-the-terminal-the-page-has-settings-for-them = --pace, --ask-always et --ask-usual sont pour le terminal : la page a des réglages pour cela
refused-only-a-terminal-on-the-server-s-own-machine-may-do-that = seul un terminal sur la machine du serveur peut le faire

# --- Temps ---

refused-only-where-one-plays-by-turns-with-a-clock-can-one-take-days-off = on ne prend congé que là où l’on joue sur plusieurs jours, avec une pendule
refused-you-have-days-off-left-at-this-table = il vous reste { $left } jours de congé à cette table

# --- Fichiers ---

refused-a-game-on-a-board-of-its-own-can-only-be-brought-from-the-server-s-own-machine = une partie sur un plateau à soi ne peut être apportée que depuis la machine du serveur
refused-that-file-cannot-be-read = ce fichier est illisible : { $wrong }
refused-that-file-holds-no-game-choose-one-that-ends-in-regnum = ce fichier ne contient pas de partie : choisissez-en un dont le nom finit par .regnum
refused-that-game-was-not-over-when-it-was-saved-and-its-file-hides-what-others-did-in-secret = cette partie n’était pas finie quand elle a été enregistrée, et son fichier cache ce que d’autres ont fait en secret
refused-a-game-that-began-in-the-middle-cannot-be-brought-as-a-file = une partie commencée en cours de route ne peut pas être apportée comme fichier
refused-this-needs-the-package-which-is-not-installed-pip-install-regnum = il faut le paquet { $module }, qui n’est pas installé : pip install 'regnum[{ $extra }]'

# --- À un même écran ---

refused-those-at-one-screen-play-among-themselves-and-with-bots-nobody-else-can-join = à un même écran, on joue entre soi et avec des robots : personne d’autre ne peut se joindre à la partie
refused-those-at-one-screen-play-without-a-clock-here-and-now = à un même écran, on joue sans pendule, ici et maintenant
refused-at-one-screen-there-are-at-least-two-persons = à un même écran, on est au moins deux
refused-everybody-at-the-screen-needs-a-name-of-their-own = chaque personne à l’écran doit avoir son propre nom
refused-nobody-of-that-number-plays-at-your-screen = personne ne joue sous ce numéro à cet écran
refused-in-the-browser-somebody-plays-at-least-one-person-humans-1-or-more = dans le navigateur, quelqu’un joue : au moins une personne, --humans 1 ou plus
refused-a-saved-game-goes-on-as-it-was-saved-resume-goes-with-humans-language-and-port = une partie enregistrée reprend telle quelle : --resume ne va qu’avec --humans, --language et --port

# --- intendants ---

refused-that-link-is-not-good-any-more-ask-for-a-new-one = ce lien n'est plus valable : demandez-en un nouveau
refused-only-stewards-of-this-server-may-do-that = seuls les intendants de ce serveur peuvent faire cela
refused-that-cannot-be-done = cela ne peut pas se faire : { $reason }
refused-there-is-nobody-of-that-kind-any-more = cette personne n'est plus là
refused-is-a-steward-too-only-an-operator-does-that-with-regnum-admin = { $name } est aussi intendant : seul qui gère le serveur fait cela, avec regnum admin
refused-there-is-no-such-report = ce signalement n'existe pas
refused-only-those-who-sit-at-a-table-report-somebody-there = seules les personnes assises à une table peuvent y signaler quelqu'un
refused-nobody-of-that-kind-plays-or-speaks-here = cette personne ne joue et ne parle pas ici

# --- Notifications ---

refused-mail-is-mailto-or-mailtos-with-its-server-and-from-and-no-to = mail est mailto:// ou mailtos:// avec son serveur et from=…, sans to=…
refused-mail-needs-the-setting-address-links-in-it-lead-there = les courriels demandent le réglage address : leurs liens y mènent
refused-services-are-one-of-with-one-behind-the-server-not = les services sont { $known }, avec un { $mark } derrière le serveur, et non { $given }
refused-this-server-sends-nothing-that-way = ce serveur n'envoie rien de cette façon
refused-there-is-nobody-to-be-told-at = il n'y a personne à prévenir à « { $target } »
refused-there-is-no-push-service-at-that-address = il n'y a pas de service push à cette adresse
refused-you-are-told-in-many-ways-already-take-one-of-them-away-first = vous êtes déjà prévenu de bien des façons : retirez-en d'abord une
refused-you-are-not-told-that-way = vous n'êtes pas prévenu de cette façon

# --- Un dossier sans serveur ---

refused-cannot-be-fetched = impossible d’obtenir { $what } : { $wrong }
refused-the-browser-client-has-not-been-built = les pages pour le navigateur n’ont pas été construites

# --- Tournois ---

refused-this-tournament-takes-nobody-any-more = ce tournoi n’accepte plus personne
refused-one-takes-part-in-this-tournament-by-invitation = on participe à ce tournoi sur invitation
refused-whoever-made-this-tournament-has-sent-you-away = la personne qui organise ce tournoi vous en a renvoyé
refused-people-take-part-already-there-is-no-more-room = { $most } personnes participent déjà : il n’y a plus de place
refused-you-do-not-take-part-in-this-tournament = vous ne participez pas à ce tournoi
refused-a-tournament-needs-an-account-with-a-password-guests-may-look-on = un tournoi demande un compte avec mot de passe : les invités peuvent regarder
refused-on-this-server-stewards-make-tournaments = sur ce serveur, ce sont les intendants qui organisent les tournois
refused-you-have-unfinished-tournaments-end-some-first = vous avez { $most } tournois inachevés : terminez-en d’abord
refused-there-is-no-such-tournament = ce tournoi n’existe pas
refused-the-tournament-has-begun-already = le tournoi a déjà commencé
refused-at-least-people-must-take-part = il faut au moins { $least } participants
refused-a-table-needs-at-least-people = il faut au moins { $least } personnes à une table
refused-in-a-tournament-everybody-plays-for-themselves = dans un tournoi, chacun joue pour soi
refused-the-least-number-of-people-is-larger-than-the-most = le minimum de personnes dépasse le maximum
refused-where-everybody-meets-everybody-there-are-at-most-people = quand chacun rencontre chacun, on est { $most } au plus
refused-fewer-go-on-than-sit-at-a-table = il en continue moins qu’il n’y en a à une table
refused-a-tournament-begins-within-a-year-from-now = un tournoi commence dans l’année qui vient
refused-seconds-are-not-between-and = { $given } secondes ne sont pas entre { $least } et { $most }
refused-only-whoever-made-the-tournament-may-do-that-and-stewards = seuls l’organisateur du tournoi et les intendants peuvent faire cela
refused-the-tournament-is-over = le tournoi est terminé
refused-show-expected-open-running-over-or-mine = show : on attend open, running, over ou mine

# --- Programmes ---

refused-you-have-programs-take-one-of-them-away-first = vous avez { $programs } programmes : retirez-en un d’abord
refused-you-have-no-such-program = vous n’avez pas ce programme
refused-there-is-no-such-program = ce programme n’existe pas
refused-that-program-is-not-here-just-now = ce programme n’est pas là en ce moment
refused-only-the-host-asks-programs-of-others-to-this-table = seul l’hôte invite à cette table les programmes des autres
refused-that-program-plays-games-already = ce programme joue déjà { $tables } parties
refused-that-program-waits-at-another-table = ce programme attend à une autre table
refused-no-programs-may-sit-at-this-table = aucun programme ne peut s’asseoir à cette table
refused-programs-do-not-play-in-teams = les programmes ne jouent pas en équipe
refused-make-an-account-first-programs-belong-to-somebody-who-can-be-asked = crée d’abord un compte : un programme appartient à quelqu’un qu’on peut interroger
refused-only-programs-are-called-so = seuls les programmes s’appellent ainsi : { $mark }
