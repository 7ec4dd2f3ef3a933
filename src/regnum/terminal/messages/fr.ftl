# Ce que dit le terminal lui-même.

ui-keys = numéro, mots · > table · ? aide · hint · u annuler · l journal · s garder · q fin
ui-end-keys = Entrée pour quitter · > table · l journal · u annuler · s FICHIER garder
ui-more = — Entrée : suite · q : retour —{" "}
ui-your-turn = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
ui-look-away = { $seat }, appuyez sur Entrée quand { $other } ne regarde plus.
ui-waiting = { $count ->
    [one] { $names } réfléchit …
   *[other] { $names } réfléchissent …
}
ui-no-number = Les choix sont numérotés de 1 à { $count }.
ui-not-understood = « { $text } » n’est ni un choix possible ici ni une commande ; ? pour l’aide.
ui-no-clause = Rien sur la table ne s’appelle « { $text } », et aucun article n’en parle.
ui-thinking = Je réfléchis …
ui-hint-choice = choix
ui-hint-worth = valeur
ui-hint-tries = parties imaginées
ui-hint-means = 100 % est une victoire certaine, pour autant qu’on puisse en juger de votre place ; moins de parties imaginées, moins de certitude.
ui-which-line = Pourquoi quelle ligne ? Le journal a les lignes 1 à { $count } : par exemple why 1.
ui-nothing-to-undo = Il n’y a rien à annuler.
ui-kept = La partie est gardée dans { $file }.
ui-exists = { $file } existe déjà ; un autre nom, s’il vous plaît.
ui-go-on = Pour continuer : regnum play { $game } --resume { $file }
ui-look-back = Pour la revoir : regnum replay { $file }
ui-save-as = On quitte. La partie est gardée dans { $file }. Entrée, un autre fichier, ou c pour rester :
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
ui-nobody-wins = Aucun des joueurs ne gagne.
ui-gave-up = abandon
ui-replay-keys = Entrée suite · b retour · 12 là · a début · e fin · > table · l journal · ? q
ui-replay-at = Choix { $at } sur { $count }
ui-replay-next = ensuite : { $seat } : { $choice }
ui-secret = un choix secret
ui-own-board = plateau à soi
ui-help =
    __Choisir.__ Tapez le numéro d’un choix, ou ses mots : le début suffit (`{ $typed }`). Quand les choix sont groupés, le
    premier numéro choisit le groupe ; une ligne vide revient en arrière.

    `>` et `<` feuillettent la table, d’abord dessinée, puis en mots, partie par partie.

    `?` cette page · `? { $clause }` un article · `? mots` ce qui s’appelle ainsi sur la table, et les articles avec ces mots · `why 12` la règle de la ligne 12 du journal

    `hint` ce que promet chaque choix ; `hint 5` après cinq secondes de réflexion

    `l` tout le journal · `o` tout ce que chacun peut voir · `u` annuler · `s FICHIER` enregistrer · `q` quitter (la partie est gardée)

    `a` donner aussitôt les réponses habituelles, ou être interrogé

    __La règle de cette question :__

ui-edition = édition { $edition }
ui-usual-keys = numéro ou mots · a : { $usual } · ? aide · u annuler · q quitter
ui-nothing-usual = Dans ce jeu, il n’y a pas de réponses habituelles.
ui-lesson-left = r revenir à la leçon · { $keys }
ui-lesson-end-keys = Entrée : une vraie partie contre des pages · c continuer celle-ci · q quitter

ui-review-chances = { $game } : les chances de chacun
ui-review-axis = choix faits
ui-review-open = Estimées toutes cartes ouvertes, avant chaque décision ; gagner compte surtout, la place un peu.
ui-review-turning = { $count ->
    [0] Aucune décision n’a sûrement fait perdre quoi que ce soit.
    [one] Le tournant
   *[other] Les { $count } tournants
}
ui-review-lost = Après { $number } choix, { $seat } a perdu { $loss } % (± { $margin }) : « { $chosen } » au lieu de « { $better } », essayés tous deux dans les mêmes { $games } parties imaginées.
ui-review-means = Un tournant est jugé d’après ce que son joueur pouvait savoir : dessous, ce que le juge y préférait.
ui-review-thought = Ce que { $seat } pensait à cet instant :
