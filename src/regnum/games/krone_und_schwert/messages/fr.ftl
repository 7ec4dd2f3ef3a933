game-title = La Couronne et l’Épée
game-blurb = Bâtissez tant qu’on vous aime, et jugez quand le peuple en a assez.

# --- les noms du jeu, écrits une seule fois ---

-king = roi
-crown = couronne
-sword = épée
-swords = épées
-people = peuple
-people-card = carte peuple
-people-cards = cartes peuple
-pawn = pion
-pawns = pions
-piece = pièce
-pieces = pièces
-space = case
-octagons = octogones
-square = carré
-prairie = prairie
-castle = fortification
-city = ville
-cities = villes
-small-city = petite ville
-large-city = grande ville
-cathedral = cathédrale
-buildings = bâtiments
-territory = territoire
-action-card = carte action
-red-card = carte rouge
-red-cards = cartes rouges
-action-point = point d’action
-action-points = points d’action
-tax = impôt
-revolt = révolte
-truce = trêve
-pope = Pape
-game-end = Fin de partie
-round = manche
-rounds = manches
-point = point
-points = points

# --- les nombres avec leurs noms ---

action-points-counted = { $action_points } { $action_points ->
    [one] { -action-point }
   *[other] { -action-points }
}
cards-counted = { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}

# --- où nous en sommes ---

procedure-laying = Construction du plateau
procedure-random_laying = Construction du plateau
procedure-dealing = Distribution
procedure-start = Premiers { -pawns }
procedure-round = Manche { $round }
procedure-turn = { "" }
procedure-action = encore { action-points-counted }
procedure-return = Retour sur le plateau
procedure-people_cards = Le { -people }
procedure-building = Construction
procedure-drawing = Pioche
procedure-expansion = Expansion
procedure-attack = Attaque
procedure-revolt = Révolte
procedure-scoring = Décompte final

# --- ce qui s’est passé ---

event-start_player = { $seat } commence la partie.
event-piece_laid = Le plateau s’agrandit de la { -piece } { $piece }{ $quarters ->
    [0] .
    [1] , tournée d’un quart de tour.
   *[other] , tournée de { $quarters } quarts de tour.
}
event-dealt = { $seat } reçoit « { $card } ».
event-set_aside = « { $card } » sort pendant la distribution et est mise de côté.
event-shuffled = Les cartes événement sont mélangées ; la pioche compte { cards-counted }.
event-settled = { $seat } place un { -pawn } en { $space }.
event-round_begins = La { -round } { $round } commence.
event-turn_begins = C’est à { $seat } de jouer.
event-turn_ends = { $seat } termine son tour.
event-visit_begins = { $seat } reçoit le { -pope } et ne risque rien jusqu’à son prochain tour.
event-visit_ends = Le { -pope } quitte { $seat }.
event-incited = { $seat } soulève le { -people }.
event-people_card = Le { -people } montre { $card }.
event-people_shuffled = Le { -people } se calme : { $cards ->
    [one] { $cards } { -people-card } est mélangée
   *[other] { $cards } { -people-cards } sont mélangées
}, { $swords ->
    [0] aucune { -sword } ne reste visible.
    [one] { $swords } { -sword } reste visible.
   *[other] { $swords } { -swords } restent visibles.
}
event-gained = { $seat } gagne { points-counted } pour { $reason }.
event-built = { $seat } bâtit une { $building } en { $space }.
event-first_king = { $seat } porte la première { -crown } !
event-tax_levied = { $seat } lève un { -tax }.
event-tax_forgone = { $seat } renonce à l’{ -tax } cette fois-ci.
event-drew = { $seat } pioche une { -action-card }.
event-drew_card = Carte piochée : « { $card } ».
event-turned_up = { $seat } révèle « { $card } ».
event-no_effect = « { $card } » reste sans effet, faute de { -king }.
event-no_card_left = Il ne reste aucune { -action-card } pour { $seat }.
event-expands = { $seat } joue « { $card } » pour s’étendre.
event-attacks = { $seat } attaque { $defender } en { $space }.
event-attack_card = { $seat } attaque avec « { $card } ».
event-no_reaction = { $seat } laisse faire.
event-reacted = { $seat } répond par « { $card } ».
event-attack_cancelled = L’attaque contre { $space } est annulée ; { $seat } reprend ses cartes.
event-conquered = { $seat } prend { $space } à { $defender }.
event-repelled = { $space } tient bon : { $seat } doit se retirer.
event-revolt_begins = { $seat } mène une { -revolt } contre { $king } et sa { -crown } !
event-voted = { $seat } se range du côté de { $side }.
event-committed = { $seat } engage { $count ->
    [one] « { $card } ».
   *[other] { $count } cartes « { $card } ».
}
event-revolt_cancelled = Une { -truce } ! { $seat } doit renoncer à la { -revolt } ; toutes les autres cartes reviennent en main.
event-counted = Les rebelles ont { $rebels }, le camp du { -king } a { $royals }.
event-royals_win = Le camp du { -king } l’emporte : { $seat } garde la { -crown }.
event-rebels_win = Les rebelles l’emportent : { $seat } prend la { -crown } !
event-announced = { $seat } annonce { points-counted }.
event-end_phase = La phase finale commence : { -game-end } { $cards ->
    [0] peut être n’importe quelle carte de la pioche.
    [1] se trouve sous la première carte.
   *[other] se trouve sous les { $cards } premières cartes.
}
event-board_full = La dernière { -space } libre est occupée : la partie est finie.
event-game_end_drawn = { $seat } pioche { -game-end } : la partie est finie.
event-rounds_over = { $round ->
    [one] La première { -round } est jouée : la partie est finie.
   *[other] { $round } { -rounds } sont jouées : la partie est finie.
}
event-final_place = { $seat } prend la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} place avec { points-counted }.

# --- ce qui est demandé ---

ask-who_begins = Qui commence ?
ask-which_piece = Quelle { -piece } posez-vous ?
ask-beside_which_piece = À côté de quelle { -piece }, et où ?
ask-how_to_turn_it = Comment tournez-vous la { -piece } ?
ask-what_is_dealt = Quelle est la carte suivante du paquet ?
ask-which_card_is_dealt = Quelle { -action-card } est distribuée ?
ask-where_to_start = Où placez-vous un { -pawn } ? Il ne doit en toucher aucun autre.
ask-where_to_return = Vous ne possédez aucune { -space }. Où placez-vous un { -pawn }, si vous le voulez ?
ask-whether_to_tax = Levez-vous un { -tax } ? On piochera une { -people-card }.
ask-which_people_card = Quelle { -people-card } est piochée ?
ask-which_action = Que faites-vous ? Il reste { action-points-counted }.
ask-which_square = À côté de la { -space } { $site }, quel { -square } la { -large-city } couvre-t-elle aussi ?
ask-what_is_drawn = Qu’y a-t-il sur le dessus de la pioche ?
ask-which_card_is_drawn = Quelle { -action-card } est piochée ?
ask-where_to_expand = Quelle { -space } prenez-vous ?
ask-where_to_expand_further = Prenez-vous une seconde { -space }, et laquelle ?
ask-which_attack_cards = Avec quelles cartes attaquez-vous { $target } ?
ask-which_reaction = Votre { -space } { $target } est attaquée. Que répondez-vous ?
ask-what_to_commit = Une { -revolt } ! Quel camp choisissez-vous, et quelles cartes engagez-vous ? Personne ne les voit avant que tout le monde ait choisi.

# --- ce qu’on peut choisir ---

do-begin = { $seat } commence
do-top = { $card } sur le dessus
do-drawn = { $card }
do-people = { $card }
do-lay = Poser la { -piece } { $piece }
do-beside = À côté de la { -piece } { $piece }, { $side }
do-turn = { $quarters ->
    [0] Ne pas la tourner
    [1] La tourner d’un quart de tour vers la droite
   *[other] La tourner de { $quarters } quarts de tour vers la droite
}
do-settle = Placer un { -pawn } en { $space }
do-stop = Pas d’autre { -space }
do-levy_tax = Lever un { -tax }
do-forgo_tax = Renoncer à l’{ -tax }
do-castle = Bâtir une { -castle } en { $space }
do-small_city = Bâtir une { -small-city } en { $space }
do-large_city = Bâtir une { -large-city } en { $octagon } et sur un { -square } voisin
do-and_square = Et sur le { -square } { $square }
do-cathedral = Bâtir une { -cathedral } en { $space }
do-draw = Piocher une carte
do-expand = S’étendre avec « { $card } »
do-occupy = Occuper { $space }
do-attack = Attaquer { $space }
do-play = Jouer « { $card } »
do-enough = Cela suffit
do-react = Répondre par « { $card } »
do-let_be = Laisser faire
do-incite = Soulever le { -people }
do-papal_visit = Recevoir le { -pope }
do-revolt = Mener une { -revolt }
do-vote = Se ranger du côté de { $side }
do-commit = Engager « { $card } »
do-done = C’est choisi
do-end_turn = Terminer le tour

# --- les choses ---

leader = Meneur ({ $combat })
card-incite = Soulèvement
card-castle = Fortification
card-cathedral = Cathédrale
card-city = Ville
card-ambush = Embuscade
card-truce = Trêve
card-papal_visit = Visite du { -pope }
card-city_scoring = Décompte des { -cities }
card-unrest = Désordre
card-game_end = { -game-end }
card-action = une { -action-card }

people-crown = une { -crown }
people-sword = une { -sword }

side-crown = la Couronne
side-sword = l’Épée

building-none = rien
building-castle = { -castle }
building-small_city = { -small-city }
building-large_city = { -large-city }
building-cathedral = { -cathedral }

join-right_upper = à droite, une ligne plus haut
join-right_lower = à droite, une ligne plus bas
join-left_upper = à gauche, une ligne plus haut
join-left_lower = à gauche, une ligne plus bas
join-above_left = au-dessus, une colonne à gauche
join-above_right = au-dessus, une colonne à droite
join-below_left = au-dessous, une colonne à gauche
join-below_right = au-dessous, une colonne à droite

reason-tax = l’{ -tax }
    .label = Impôt
reason-cities = les { -cities }
    .label = Villes
reason-revolt = la { -revolt }
    .label = Révolte
reason-buildings = les { -buildings }
    .label = Bâtiments
reason-largest_territory = le plus grand { -territory }
    .label = Plus grand territoire
reason-second_territory = le deuxième { -territory }
    .label = Deuxième territoire
reason-crown = la { -crown }
    .label = Couronne

deed-none = rien
deed-build = bâtir
deed-people = interroger le { -people }
deed-draw = piocher
deed-expand = s’étendre
deed-attack = attaquer
deed-revolt = se révolter

# --- options ---

option-fewer_pieces = Plateau réduit
option-fewer_pieces-help = À quatre ou cinq, le plateau a une { -piece } de moins ; le dernier joueur n’en pose aucune.
option-board_setup = Plateau
option-board_setup-help = Les joueurs posent les { -pieces } à tour de rôle, le hasard s’en charge, ou bien nous les avons disposées d’avance.
option-board_setup-players = posé par les joueurs
option-board_setup-random = au hasard
option-board_setup-fixed = tout prêt, de nous
option-first_king = Premier { -king }
option-first_king-help = Ce qui fait le premier { -king } : une { -castle } et une { -city }, ou une { -castle } seule.
option-first_king-castle_and_city = { -castle } et { -city }
option-first_king-castle = { -castle }
option-rebel_needs_castle_and_city = Rebelles de haut rang
option-rebel_needs_castle_and_city-help = Il faut posséder une { -castle } et une { -city } pour mener une { -revolt }.
option-small_city_spaces = Petites { -cities }
option-small_city_spaces-help = Où une { -small-city } peut s’élever : sur toute { -prairie }, ou sur les { -octagons } seulement.
option-small_city_spaces-any = sur toute { -prairie }
option-small_city_spaces-octagon = sur les { -octagons } seulement
option-red_card_replacement = Remplacer les { -red-cards }
option-red_card_replacement-help = Sous un { -king }, quiconque révèle une { -red-card } continue de piocher jusqu’à une { -action-card }.
option-open_scores = Points visibles
option-open_scores-help = Tout le monde voit tous les totaux à tout moment.
option-people_swords = Épées du { -people }
option-people_swords-help = Combien des 22 { -people-cards } montrent une { -sword }.
option-max_rounds = Nombre de { -rounds }
option-max_rounds-help = La partie s’arrête après tant de { -rounds }, ou n’a pas de limite (0).
option-max_rounds-0 = aucune limite

# --- ce qui ne va pas ensemble ---

refused-is-not-for-players-expected = « { $option } » ne va pas à { $players } joueurs ; attendu : { $allowed }

# --- pourquoi pas ---

refused-that-space-is-not-yours = cette { -space } n’est pas à vous
refused-there-is-a-building-on-that-space-already = il y a déjà un bâtiment sur cette { -space }
refused-a-city-needs-prairie = une { -city } demande une { -prairie }
refused-another-city-stands-right-beside-that-space = une autre { -city } touche cette { -space }
refused-building-costs-more-action-points-than-you-have-left = bâtir coûte plus de { -action-points } qu’il ne vous en reste
refused-you-have-no-city-card = vous n’avez pas de carte { card-city }
refused-a-castle-needs-a-mountain = une { -castle } demande une montagne
refused-you-have-no-castle-card = vous n’avez pas de carte { card-castle }
refused-there-is-no-castle-left = il ne reste plus de { -castle }
refused-there-is-no-small-city-left = il ne reste plus de { -small-city }
refused-a-large-city-is-begun-on-its-octagon = une { -large-city } se commence par son octogone
refused-a-large-city-needs-an-empty-prairie-square-of-yours-beside-it = une { -large-city } demande à côté un { -square } de { -prairie } libre, à vous
refused-there-is-no-large-city-left = il ne reste plus de { -large-city }
refused-a-cathedral-stands-on-the-octagon-of-a-large-city-without-one = une { -cathedral } se pose sur l’octogone d’une { -large-city } qui n’en a pas
refused-you-have-no-cathedral-card = vous n’avez pas de carte { card-cathedral }
refused-there-is-no-cathedral-left = il ne reste plus de { -cathedral }
refused-that-is-no-square-beside-the-octagon = ce n’est pas un { -square } à côté de l’octogone
refused-in-this-game-small-cities-stand-on-octagons-only = dans cette partie, les petites { -cities } ne se posent que sur des { -octagons }
refused-that-space-is-not-on-this-board = cette { -space } n’est pas sur ce plateau
refused-that-space-is-taken-already = cette { -space } est déjà prise
refused-the-first-pawns-stand-apart-from-all-others = les premiers { -pawns } restent à l’écart de tous les autres
refused-none-of-your-spaces-is-beside-that-one = aucune { -space } à vous ne touche celle-là
refused-you-have-no-card-in-hand = vous n’avez pas de carte { $card } en main
refused-you-have-no-action-point-left = il ne vous reste pas de { -action-point }
refused-all-your-pawns-are-on-the-board = tous vos { -pawns } sont sur le plateau
refused-there-is-no-free-space-beside-yours = aucune { -space } libre ne touche les vôtres
refused-occupying-takes-all-action-points-of-a-turn = occuper demande tous les { -action-points } d’un tour
refused-there-is-no-pawn-of-another-player-to-attack = il n’y a pas là de { -pawn } d’un autre joueur à attaquer
refused-a-space-with-a-building-is-never-attacked = une { -space } bâtie ne s’attaque pas
refused-a-papal-visit-protects-its-owner = une Visite du { -pope } protège son propriétaire
refused-nobody-attacks-in-the-first-round = personne n’attaque pendant la première { -round }
refused-you-have-attacked-in-this-turn-already = vous avez déjà attaqué pendant ce tour
refused-your-cards-do-not-beat-the-castles-of-its-owner = vos cartes ne l’emportent pas sur les fortifications de son propriétaire
refused-that-card-has-no-combat-value = cette carte n’a pas de valeur de combat
refused-only-a-truce-or-an-ambush-answers-an-attack = seules une { -truce } ou une embuscade répondent à une attaque
refused-that-piece-is-on-the-table-already = cette { -piece } est déjà sur la table
refused-that-piece-is-not-on-the-table = cette { -piece } n’est pas sur la table
refused-it-would-lie-on-another-piece = elle recouvrirait une autre { -piece }
refused-that-place-is-the-same-as-one-beside-another-piece = cet endroit est le même qu’un autre, à côté d’une autre { -piece }
refused-there-is-no-king-yet = il n’y a pas encore de { -king }
refused-you-are-the-king-yourself = vous portez la { -crown } vous-même
refused-a-papal-visit-protects-the-king = une Visite du { -pope } protège le { -king }
refused-the-leader-of-a-revolt-owns-a-castle-and-a-city = pour mener une { -revolt }, il faut une { -castle } et une { -city }
refused-leader-and-king-vote-openly-your-side-is-clear = le meneur et le { -king } votent à découvert : votre camp est connu
refused-you-have-chosen-your-side-already = vous avez déjà choisi votre camp
refused-choose-your-side-first = choisissez d’abord votre camp
refused-you-have-no-card-left-to-commit = il ne vous reste pas de carte { $card } à engager
refused-there-is-no-card-left-to-draw = il ne reste pas de carte à piocher
refused-you-have-no-such-card-in-hand = vous n’avez pas cette carte en main
refused-a-papal-visit-lies-before-you-already = une Visite du { -pope } est déjà devant vous

# --- préréglages ---

preset-base-help = Selon la règle : vous posez le plateau ensemble, puis vous le peuplez.
preset-laid_ready = Le plateau tout prêt
preset-laid_ready-help = Les { -pieces } sont disposées d’avance, et vous commencez aussitôt.
