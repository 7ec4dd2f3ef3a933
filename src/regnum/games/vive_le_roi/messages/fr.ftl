game-title = Vive le Roi !

# --- où nous en sommes ---

procedure-round = Manche { $round }
procedure-dealing = Donne
procedure-dealing_ambitions = Ambitions
procedure-placement = Placement
procedure-placing = { "" }
procedure-turn = Tours
procedure-vote = Vote
procedure-count = Décompte

# --- ce qui s’est passé ---

event-first_unit = { $seat } commence : noblesse oblige.
event-round_begins = La manche { $round } commence ; { $seat } joue en premier.
event-dealt = Favoris pour { $person } : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = Le sceau noir pour { $person } : { $character } ne compte pas.
event-ambition_dealt = Ambition pour { $person }, carte { $place } : { $card }.
event-courtier_placed = { $seat } place { $character } à l’étage { $floor }.
event-left_below = Personne n’a choisi { $character } : départ de l’étage 0.
event-compensated = { $seat } a placé un courtisan de moins et marque { $points }.
event-moved = { $seat } fait aller { $character } { $place }.
event-presented = { $seat } mène { $character } à la Salle du Trône. Aux voix !
event-voted = { $seat } vote { $card }.
event-cancelled = Mal de ventre : { $character } retourne { $place }.
event-rejected = Refus : { $character } va { $place }.
event-crowned = { $character } reçoit la couronne, grâce à { $seat } !
event-revealed = { $person } montre : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-scored = { $person } { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
} et en a { $score }.
event-ambition_paid = Ambition pour { $person } : { $card }, { $points ->
    [0] manquée.
    [one] réussie pour { $points } point.
   *[other] réussie pour { $points } points.
}
event-emissary_card = Les Favoris de l’Émissaire : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = Le sceau noir pour l’Émissaire : { $character } ne compte pas.
event-emissary_voted = L’Émissaire vote { $card }.
event-emissary_scored = L’Émissaire { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
} et en a { $score }.
event-emissary_wins = Avec { $score } points l’Émissaire vous devance tous. L’Empire l’emporte !
event-first_of_the_couple = { $character } prend le siège du consort. Qui partagera le règne ?
event-no_second_king = Il ne reste personne à couronner : la manche est finie.
event-final_place = { $seat } finit à la place { $place } avec { $score } points.

# --- ce qui est demandé ---

ask-who_begins = Le hasard désigne qui commence.
ask-which_favourites = Les Favoris sont distribués.
ask-which_ambition = Les Ambitions sont distribuées.
ask-which_ambition_to_keep = { $seat }, laquelle de vos deux Ambitions gardez-vous, en secret ?
ask-which_card_for_the_emissary = L’Émissaire reçoit ses Favoris, face visible.
ask-where_to_place = { $seat }, placez un courtisan à l’un des étages 1 à 4.
ask-who_moves = { $seat }, déplacez un personnage d’un pas.
ask-which_vote = { $seat }, votez en secret : la couronne pour { $candidate } ?
ask-which_card_of_the_emissary = L’Émissaire retourne une carte de sa pile.

# --- ce qu’on peut choisir ---

do-begin = { $seat } commence
do-deal = Donner { $card }
do-ambition = Donner { $card }
do-keep_ambition = Garder « { $card } »
do-keep = { $card ->
    [1] Garder la première Ambition
   *[other] Garder la seconde Ambition
}
do-place = Placer { $courtier } à l’étage { $floor }
do-move = Déplacer { $character }
do-vote = Voter { $card }
do-emissary = L’Émissaire montre { $card }

# --- personnages, lieux, cartes ---

emissary = Émissaire
board-legend = points · cartes NON et Mal de ventre restantes · dernier vote

character-alienor = Aliénor
character-bridget = Bridget
character-caius = Caius
character-dagobert = Dagobert
character-eloise = Éloïse
character-foidvo = Foidvo
character-jeanne = Jeanne
character-leonardo = Léonardo
character-merlin = Merlin
character-ouaf = Ouaf
character-romeo = Roméo
character-sidonie = Sidonie
character-victoria = Victoria
character-jester = le Bouffon
    .label = Bouffon

place-0 = chez les Serviteurs (étage 0)
    .label = Serviteurs
place-1 = chez les Artisans (étage 1)
    .label = Artisans
place-2 = chez les Marchands (étage 2)
    .label = Marchands
place-3 = chez les Officiers (étage 3)
    .label = Officiers
place-4 = chez les Dignitaires (étage 4)
    .label = Dignitaires
place-5 = chez les Nobles (étage 5)
    .label = Nobles
place-throne = à la Salle du Trône
    .label = Salle du Trône
place-WC3 = aux WC de l’étage 3
place-WC4 = aux WC de l’étage 4
place-D3 = au cachot de l’étage 3
place-D2 = au cachot de l’étage 2
place-D1 = au cachot de l’étage 1
place-box = dans la boîte, hors du château
    .label = Boîte
place-reserve = dans la réserve
    .label = Réserve
place-consort = sur le siège du consort
    .label = Consort

vote-yes = OUI
vote-no = NON
vote-stomachache = Mal de ventre

favourites-F01 = la carte Favoris F01
favourites-F02 = la carte Favoris F02
favourites-F03 = la carte Favoris F03
favourites-F04 = la carte Favoris F04
favourites-F05 = la carte Favoris F05
favourites-F06 = la carte Favoris F06
favourites-F07 = la carte Favoris F07
favourites-F08 = la carte Favoris F08
favourites-F09 = la carte Favoris F09
favourites-F10 = la carte Favoris F10
favourites-F11 = la carte Favoris F11
favourites-F12 = la carte Favoris F12
favourites-F13 = la carte Favoris F13
favourites-F14 = la carte Favoris F14
favourites-F15 = la carte Favoris F15
favourites-F16 = la carte Favoris F16
favourites-F17 = la carte Favoris F17
favourites-F18 = la carte Favoris F18
favourites-F19 = la carte Favoris F19
favourites-F20 = la carte Favoris F20
favourites-F21 = la carte Favoris F21
favourites-F22 = la carte Favoris F22
favourites-F23 = la carte Favoris F23
favourites-F24 = la carte Favoris F24
favourites-F25 = la carte Favoris F25
favourites-F26 = la carte Favoris F26

ambition-A01 = Le Bouffon roi
ambition-A02 = C’est une reine !
ambition-A03 = C’est un roi !
ambition-A04 = 0 Favori aux WC
ambition-A05 = Ni étage 2 ni 3
ambition-A06 = Ni étage 0 ni 1
ambition-A07 = 1 Favori aux cachots
ambition-A08 = 2 Favoris aux cachots
ambition-A09 = 1 Favori aux WC
ambition-A10 = 2 Favoris aux WC
ambition-A11 = Que des OUI
ambition-A12 = Ni étage 4 ni 5
ambition-A13 = 3 Favoris aux cachots
ambition-A14 = 0 Favori aux WC et aux cachots
ambition-A15 = Ami du roi
ambition-A16 = Moins de 11 points

# --- options ---

option-unit_sizes = Équipes
option-unit_sizes-help = Une personne ou une équipe de deux à chaque place.
option-ambition = Ambition
option-ambition-help = Chacun garde l’une de deux cartes secrètes, qui paie si sa condition est remplie à la fin de la manche.
option-banished = Les Bannis
option-banished-help = Le courtisan au sceau noir de votre carte n’est pas l’un de vos Favoris.
option-emissary = L’Émissaire de l’Empire
option-emissary-help = Un rival automatique qui vote et marque ; à deux joueurs il est toujours là.
option-royal_couple = Couple royal
option-royal_couple-help = Deux couronnements par manche.
option-team_scoring = Décompte des équipes
option-team_scoring-help = Chaque équipier a son marqueur et le plus bas compte, ou les deux en partagent un qui avance du plus petit total.
option-team_scoring-separate = séparé
option-team_scoring-common = commun
option-two_units_six_each = Six courtisans chacun
option-two_units_six_each-help = À deux joueurs, chacun place six courtisans au lieu de cinq.
option-first_unit = Premier joueur
option-first_unit-help = La place qui commence la première manche.
option-first_unit-random = au hasard
