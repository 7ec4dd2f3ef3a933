# Ce que tous les jeux ont en commun.

seat-0 = Bleu
seat-1 = Rouge
seat-2 = Jaune
seat-3 = Vert
seat-4 = Violet
seat-5 = Noir
seat-6 = Bleu ciel
seat-7 = Blanc

level-page = Page
level-page-text = Voit peu et oublie le reste. Bien pour une première partie.
level-squire = Écuyer
level-squire-text = Sait ce qui compte, mais oublie et confond.
level-knight = Chevalier
level-knight-text = Suit de bonnes règles simples, sans faux pas.
level-lord = Seigneur
level-lord-text = Regarde un peu plus loin.
level-king = Roi
level-king-text = Regarde aussi loin qu’une seconde le permet.
level-champion = Champion
level-champion-text = A appris le jeu en un million de parties ; là où personne ne l’a fait, joue comme un roi.

nature = Le hasard
team = Équipe { $names }
person-of = { $seat } ({ $number ->
    [1] première personne
   *[other] seconde personne
})
nobody = personne
unknown = inconnu
and = { $first } et { $last }
colon = { " : " }
the-end = Fin de la partie
on = oui
off = non


# Where data comes from.

mark-rulebook = règle
mark-rulebook-text = dit dans la règle
mark-public = public
mark-public-text = trouvé dans des sources publiques, comme des critiques
mark-reconstructed = reconstitué
mark-reconstructed-text = décrit nulle part ; conçu pour convenir à tout ce qui est dit
mark-ours = de nous
mark-ours-text = imprimé nulle part : pour le dessin, pour les programmes, ou un arbitrage de notre part
mark-printed = imprimé
mark-printed-text = relevé sur un exemplaire imprimé par qui le possède
expect-number = un nombre entier
expect-text = quelques mots
expect-numbers = { $count } nombres entiers, comme { $like }
expect-names = des noms séparés par des virgules : { $names }
expect-name = l’un de : { $names }
expect-like = quelque chose comme { $like }
expect-asked = une des choses demandées
expect-letters = au plus { $most } lettres
expected = attendu : { $what }
expected-not = attendu : { $what }, et non « { $said } »
data-column-name_en = nom en anglais
data-column-name_fr = nom en français
data-column-name_de = nom en allemand

preset-base = Le jeu de base
preset-everything = Toute la boîte

# --- the coach of a guided first game

lesson-otherwise = Cela se fait aussi. Voyons où cela mène.
lesson-left = Vous suivez votre propre chemin : à partir d’ici, chacun joue comme il l’entend.
lesson-enough = Vous en savez assez. La prochaine fois, pensez à ceci :

# --- a game in the list of games

games-players = { $fewest } à { $most } joueurs, d’habitude { $usual }

# --- remarks on a clause of the rules

rules-untranslated = pas encore traduit
rules-stale = plus ancien que le texte dont il est tiré

# Ce qui se passe à une table en dehors du jeu.

table-took_back = { $seat } reprend sa dernière réponse.
table-took_back_agreed = { $seat } a demandé à revenir en arrière, et tout le monde est d’accord.
table-replaced = Un bot joue maintenant à la place de { $seat }.
table-replaced_agreed = À la demande de { $by } et avec l’accord de tous, un bot joue maintenant à la place de { $seat }.
table-replaced_absent = { $by } a signalé l’absence de { $seat }, et personne n’a répondu : un bot joue maintenant à sa place.
table-replaced_late = { $seat } n’a plus de temps : un bot continue.
table-lapsed = { $seat } n’a plus de temps : un bot donne cette seule réponse.
table-paused_late = { $seat } n’a plus de temps : la partie est en pause.
table-holiday = { $seat } prend quelques jours de congé.
table-replaced_left = { $seat } a quitté la partie : un bot continue.
table-conceded = { $seat } abandonne : un bot continue.
table-returned = { $seat } est de retour.
table-renamed = { $seat } portait un autre nom jusqu’ici.
