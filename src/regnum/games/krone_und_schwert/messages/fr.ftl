game-title = La Couronne et l’Épée

# --- où nous en sommes ---

procedure-laying = Construction du plateau
procedure-random_laying = Construction du plateau
procedure-dealing = Distribution
procedure-start = Premiers pions
procedure-round = Manche { $round }
procedure-turn = { "" }
procedure-action = { $action_points ->
    [one] encore { $action_points } point d’action
   *[other] encore { $action_points } points d’action
}
procedure-return = Retour sur le plateau
procedure-people_cards = Le peuple
procedure-building = Construction
procedure-drawing = Pioche
procedure-expansion = Expansion
procedure-attack = Attaque
procedure-revolt = Révolte
procedure-scoring = Décompte final

# --- ce qui s’est passé ---

event-start_player = { $seat } commence la partie.
event-piece_laid = La pièce { $piece } est posée en ligne { $row }, colonne { $column }, { $quarters ->
    [0] sans être tournée.
    [one] tournée de { $quarters } quart.
   *[other] tournée de { $quarters } quarts.
}
event-dealt = Vous recevez { $card }.
event-set_aside = { $card } sort pendant la distribution et est mise de côté.
event-shuffled = Les cartes événement sont mélangées ; la pioche compte { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-settled = { $seat } place un pion en { $space }.
event-round_begins = La manche { $round } commence.
event-turn_begins = C’est à { $seat } de jouer.
event-turn_ends = { $seat } termine son tour.
event-visit_begins = { $seat } reçoit le Pape et se trouve sous sa protection jusqu’à son prochain tour.
event-visit_ends = Le Pape quitte { $seat }.
event-incited = { $seat } soulève le peuple.
event-people_card = Le peuple montre { $card }.
event-people_shuffled = Le peuple se calme : { $cards ->
    [one] { $cards } carte est mélangée
   *[other] { $cards } cartes sont mélangées
}, { $swords ->
    [0] aucune épée ne reste visible.
    [one] { $swords } épée reste visible.
   *[other] { $swords } épées restent visibles.
}
event-gained = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reason }).
event-built = { $seat } bâtit en { $space } : { $building }.
event-first_king = { $seat } possède de quoi devenir le premier roi !
event-tax_levied = Le roi { $seat } lève un impôt.
event-tax_forgone = Le roi { $seat } renonce à l’impôt.
event-drew = { $seat } pioche une carte action.
event-drew_card = Vous piochez { $card }.
event-turned_up = { $seat } révèle { $card }.
event-no_effect = { $card } reste sans effet, faute de roi.
event-no_card_left = Il ne reste aucune carte action pour { $seat }.
event-expands = { $seat } joue { $card } pour s’étendre.
event-attacks = { $seat } attaque { $defender } en { $space }.
event-attack_card = { $seat } attaque avec { $card }.
event-no_reaction = { $seat } ne réagit pas.
event-reacted = { $seat } répond par { $card }.
event-attack_cancelled = L’attaque de { $space } est annulée ; { $seat } reprend ses cartes.
event-conquered = { $seat } prend { $space } à { $defender }.
event-repelled = L’attaque de { $seat } contre { $space } est repoussée.
event-revolt_begins = { $seat } mène une révolte contre le roi { $king } !
event-voted = { $seat } se range du côté de { $side }.
event-committed = { $seat } engage { $count } × { $card }.
event-revolt_cancelled = Une trêve : la révolte de { $seat } est annulée, et toutes les autres cartes reviennent en main.
event-counted = Rebelles { $rebels }, royalistes { $royals }.
event-royals_win = Le roi { $seat } garde la couronne.
event-rebels_win = Les rebelles l’emportent : vive le roi { $seat } !
event-announced = { $seat } annonce { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-end_phase = La phase finale commence : Fin de partie se trouve sous { $cards ->
    [one] la première carte.
   *[other] les { $cards } premières cartes.
}
event-board_full = La dernière case libre est occupée : la partie est finie.
event-game_end_drawn = { $seat } pioche Fin de partie : la partie est finie.
event-rounds_over = { $round ->
    [one] { $round } manche est jouée : la partie est finie.
   *[other] { $round } manches sont jouées : la partie est finie.
}
event-final_place = { $seat } finit à la place { $place } avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# --- ce qui est demandé ---

ask-who_begins = Qui commence ?
ask-which_piece = Quelle pièce posez-vous ?
ask-beside_which_piece = À côté de quelle pièce, et où ?
ask-how_to_turn_it = Comment tournez-vous la pièce ?
ask-what_is_dealt = Quelle est la carte suivante du paquet ?
ask-which_card_is_dealt = Quelle carte action est distribuée ?
ask-where_to_start = Sur quelle case placez-vous un pion ? Elle ne doit en toucher aucun autre.
ask-where_to_return = Vous ne possédez aucune case. Où placez-vous un pion, si vous le voulez ?
ask-whether_to_tax = Levez-vous un impôt, au prix d’une carte peuple ?
ask-which_people_card = Quelle carte peuple est piochée ?
ask-which_action = Que faites-vous ? { $action_points ->
    [one] Il reste { $action_points } point d’action.
   *[other] Il reste { $action_points } points d’action.
}
ask-which_square = Sur quel carré à côté de { $site } s’étend la grande ville ?
ask-what_is_drawn = Qu’y a-t-il au-dessus de la pioche ?
ask-which_card_is_drawn = Quelle carte action est piochée ?
ask-where_to_expand = Quelle case prenez-vous ?
ask-where_to_expand_further = Quelle seconde case prenez-vous, si vous le voulez ?
ask-which_attack_cards = Avec quelles cartes attaquez-vous { $target } ?
ask-which_reaction = { $target } est attaqué. Réagissez-vous ?
ask-what_to_commit = La révolte : quel camp, et quelles cartes ? Personne ne le voit avant que tous soient prêts.

# --- ce qu’on peut choisir ---

do-begin = { $seat } commence
do-top = { $card } sur le dessus
do-drawn = { $card }
do-people = { $card }
do-lay = Poser la pièce { $piece }
do-beside = À côté de { $piece }, { $side }
do-turn = { $quarters ->
    [0] Ne pas la tourner
    [one] La tourner de { $quarters } quart vers la droite
   *[other] La tourner de { $quarters } quarts vers la droite
}
do-settle = Placer un pion en { $space }
do-stop = Pas d’autre case
do-levy_tax = Lever l’impôt
do-forgo_tax = Renoncer à l’impôt
do-castle = Bâtir une fortification en { $space }
do-small_city = Bâtir une petite ville en { $space }
do-large_city = Bâtir une grande ville en { $octagon } et sur un carré voisin
do-and_square = Et sur le carré { $square }
do-cathedral = Bâtir une cathédrale en { $space }
do-draw = Piocher une carte
do-expand = S’étendre avec { $card }
do-occupy = Occuper { $space }
do-attack = Attaquer { $space }
do-play = Jouer { $card }
do-enough = Cela suffit
do-react = Répondre par { $card }
do-let_be = Ne pas réagir
do-incite = Soulever le peuple
do-papal_visit = Recevoir le Pape
do-revolt = Lancer une révolte
do-vote = Se ranger du côté de { $side }
do-commit = Engager { $card }
do-done = C’est fait
do-end_turn = Terminer le tour

# --- les choses ---

leader = Meneur ({ $combat })
card-incite = Soulèvement
card-castle = Fortification
card-cathedral = Cathédrale
card-city = Ville
card-ambush = Embuscade
card-truce = Trêve
card-papal_visit = Visite du Pape
card-city_scoring = Décompte des villes
card-unrest = Désordre
card-game_end = Fin de partie
card-action = une carte action

people-crown = une couronne
people-sword = une épée

side-crown = la Couronne
side-sword = l’Épée

building-none = rien
building-castle = fortification
building-small_city = petite ville
building-large_city = grande ville
building-cathedral = cathédrale

join-right_upper = à droite, une ligne plus haut
join-right_lower = à droite, une ligne plus bas
join-left_upper = à gauche, une ligne plus haut
join-left_lower = à gauche, une ligne plus bas
join-above_left = au-dessus, une colonne à gauche
join-above_right = au-dessus, une colonne à droite
join-below_left = au-dessous, une colonne à gauche
join-below_right = au-dessous, une colonne à droite

reason-tax = impôt
reason-cities = décompte des villes
reason-revolt = révolte
reason-buildings = bâtiments
reason-largest_territory = plus grand territoire
reason-second_territory = deuxième territoire
reason-crown = la couronne

deed-none = rien
deed-build = bâtir
deed-people = interroger le peuple
deed-draw = piocher
deed-expand = s’étendre
deed-attack = attaquer
deed-revolt = se révolter

# --- options ---

option-fewer_pieces = Plateau réduit
option-fewer_pieces-help = À quatre ou cinq, le plateau a une pièce de moins ; le dernier joueur n’en pose aucune.
option-board_setup = Plateau
option-board_setup-help = Les joueurs posent les pièces à tour de rôle, le hasard s’en charge, ou un plateau tout prêt est utilisé ; la règle n’en donne pas, il est de nous.
option-board_setup-players = posé par les joueurs
option-board_setup-random = au hasard
option-board_setup-fixed = tout prêt, de nous
option-first_king = Premier roi
option-first_king-help = Ce qui fait le premier roi : une fortification et une ville, ou une fortification seule.
option-first_king-castle_and_city = fortification et ville
option-first_king-castle = fortification
option-rebel_needs_castle_and_city = Rebelles de haut rang
option-rebel_needs_castle_and_city-help = Seul qui possède une fortification et une ville peut mener une révolte.
option-small_city_spaces = Petites villes
option-small_city_spaces-help = Où une petite ville peut s’élever : sur toute prairie, ou sur les octogones seulement.
option-small_city_spaces-any = sur toute prairie
option-small_city_spaces-octagon = sur les octogones seulement
option-red_card_replacement = Cartes rouges remplacées
option-red_card_replacement-help = Sous un roi, qui révèle une carte rouge continue de piocher jusqu’à une carte action.
option-open_scores = Points visibles
option-open_scores-help = Tout le monde voit tous les totaux à tout moment.
option-people_swords = Épées du peuple
option-people_swords-help = Combien des 22 cartes peuple montrent une épée.
option-max_rounds = Nombre de manches
option-max_rounds-help = La partie s’arrête après tant de manches ; 0 pour aucune limite.
