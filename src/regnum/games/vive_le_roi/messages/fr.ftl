game-title = Vive le Roi !
game-blurb = Faites monter vos favoris au château, votez contre ceux des autres, et gare au Bouffon.

# --- le nom des choses ---

-favourite = Favori
-favourites = Favoris
-ambition = Ambition
-ambitions = Ambitions
-emissary = Émissaire
-throne-room = Salle du Trône
-courtier = courtisan
-courtiers = courtisans
-jester = Bouffon
-floor = étage
-floors = étages
-dungeon = cachot
-dungeons = cachots
-wc = WC

# --- où nous en sommes ---

procedure-round = Manche { $round }
procedure-dealing = Donne
procedure-dealing_ambitions = { -ambitions }
procedure-placement = Placement
procedure-placing = { "" }
procedure-turn = Tours
procedure-vote = Vote
procedure-count = Décompte

# --- ce qui s’est passé ---

event-first_unit = { $seat } commence : noblesse oblige.
event-round_begins = La manche { $round } commence ; { $seat } joue en premier.
event-dealt = { -favourites } pour { $person } : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = Le sceau noir pour { $person } : { $character } ne compte pas.
event-ambition_dealt = { -ambition } pour { $person }, carte { $place } : { $card } ({ $card-text }).
event-courtier_placed = { $seat } place { $character } à l’{ -floor } { $floor }.
event-left_below = Personne n’a choisi { $character } : départ de l’{ -floor } 0.
event-compensated = { $seat } a placé un { -courtier } de moins et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moved = { $seat } fait aller { $character } { $place }.
event-presented = { $seat } mène { $character } à la { -throne-room }. Aux voix !
event-voted = { $seat } vote { $card }.
event-cancelled = Mal de ventre : { $character } retourne { $place }.
event-rejected = Refus : { $character } va { $place }.
event-crowned = { $character } reçoit la couronne, grâce à { $seat } !
event-counted = Les { -favourites } pour { $person } : { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points } ; en tout { $points }.
event-scored = { $person } { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
} et en a { $score }.
event-ambition_paid = { -ambition } pour { $person } : { $card } ({ $card-text }), { $points ->
    [0] manquée.
    [one] réussie pour { $points } point.
   *[other] réussie pour { $points } points.
}
event-emissary_card = Les { -favourites } de l’{ -emissary } : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = Le sceau noir pour l’{ -emissary } : { $character } ne compte pas.
event-emissary_voted = L’{ -emissary } vote { $card }.
event-emissary_counted = Les { -favourites } de l’{ -emissary } : { $one } { $one_points }, { $two } { $two_points }, { $three } { $three_points }, { $four } { $four_points }, { $five } { $five_points }, { $six } { $six_points } ; en tout { $points }.
event-emissary_scored = L’{ -emissary } { $points ->
    [one] marque { $points } point
   *[other] marque { $points } points
} et en a { $score }.
event-emissary_wins = Avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} l’{ -emissary } vous devance tous. L’Empire l’emporte !
event-first_of_the_couple = { $character } prend le siège du consort. Qui partagera le règne ?
event-no_second_king = Il ne reste personne à couronner : la manche est finie.
event-final_place = { $seat } finit à la { ORDINAL($place) } place avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

# --- ce qui est demandé ---

ask-who_begins = Le hasard désigne qui commence.
ask-which_favourites = Les { -favourites } sont distribués.
ask-which_ambition = Les { -ambitions } sont distribuées.
ask-which_ambition_to_keep = { $seat }, laquelle de vos deux { -ambitions } gardez-vous, en secret ?
ask-which_card_for_the_emissary = L’{ -emissary } reçoit ses { -favourites }, face visible.
ask-where_to_place = { $seat }, placez un { -courtier } à l’un des { -floors } 1 à 4.
ask-who_moves = { $seat }, déplacez un personnage d’un pas.
ask-which_vote = { $seat }, votez en secret : la couronne pour { $candidate } ?
ask-which_card_of_the_emissary = L’{ -emissary } retourne une carte de sa pile.

# --- ce qu’on peut choisir ---

do-begin = { $seat } commence
do-deal = Donner { $card }
do-ambition = Donner { $card }
do-keep_ambition = Garder « { $card } » : { $card-text }
do-keep = Garder « { $ambition } » : { $ambition-text }
do-place = Placer { $courtier } à l’{ -floor } { $floor }
do-move = Déplacer { $character }
do-vote = Voter { $card }
do-emissary = L’{ -emissary } montre { $card }

# --- personnages, lieux, cartes ---

rival-emissary = l’{ -emissary }
    .label = { -emissary }
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
character-jester = le { -jester }
    .label = { -jester }

place-0 = chez les Serviteurs ({ -floor } 0)
    .label = Serviteurs
place-1 = chez les Artisans ({ -floor } 1)
    .label = Artisans
place-2 = chez les Marchands ({ -floor } 2)
    .label = Marchands
place-3 = chez les Officiers ({ -floor } 3)
    .label = Officiers
place-4 = chez les Dignitaires ({ -floor } 4)
    .label = Dignitaires
place-5 = chez les Nobles ({ -floor } 5)
    .label = Nobles
place-throne = à la { -throne-room }
    .label = { -throne-room }
place-WC3 = aux { -wc } de l’{ -floor } 3
    .label = { -wc } 3
place-WC4 = aux { -wc } de l’{ -floor } 4
    .label = { -wc } 4
place-D3 = au { -dungeon } de l’{ -floor } 3
    .label = Cachot 3
place-D2 = au { -dungeon } de l’{ -floor } 2
    .label = Cachot 2
place-D1 = au { -dungeon } de l’{ -floor } 1
    .label = Cachot 1
place-box = dans la boîte, hors du château
    .label = Boîte
place-reserve = dans la réserve
    .label = Réserve
place-consort = sur le siège du consort
    .label = Consort

vote-yes = OUI
vote-no = NON
vote-stomachache = Mal de ventre

favourites-F01 = la carte { -favourites } F01
favourites-F02 = la carte { -favourites } F02
favourites-F03 = la carte { -favourites } F03
favourites-F04 = la carte { -favourites } F04
favourites-F05 = la carte { -favourites } F05
favourites-F06 = la carte { -favourites } F06
favourites-F07 = la carte { -favourites } F07
favourites-F08 = la carte { -favourites } F08
favourites-F09 = la carte { -favourites } F09
favourites-F10 = la carte { -favourites } F10
favourites-F11 = la carte { -favourites } F11
favourites-F12 = la carte { -favourites } F12
favourites-F13 = la carte { -favourites } F13
favourites-F14 = la carte { -favourites } F14
favourites-F15 = la carte { -favourites } F15
favourites-F16 = la carte { -favourites } F16
favourites-F17 = la carte { -favourites } F17
favourites-F18 = la carte { -favourites } F18
favourites-F19 = la carte { -favourites } F19
favourites-F20 = la carte { -favourites } F20
favourites-F21 = la carte { -favourites } F21
favourites-F22 = la carte { -favourites } F22
favourites-F23 = la carte { -favourites } F23
favourites-F24 = la carte { -favourites } F24
favourites-F25 = la carte { -favourites } F25
favourites-F26 = la carte { -favourites } F26

ambition-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ambition-A01 = Le { -jester } roi
ambition-A01-text = { ambition-pays } si le { -jester } reçoit la couronne
ambition-A02 = C’est une reine !
ambition-A02-text = { ambition-pays } si une femme reçoit la couronne
ambition-A03 = C’est un roi !
ambition-A03-text = { ambition-pays } si un homme reçoit la couronne
ambition-A04 = 0 { -favourite } aux { -wc }
ambition-A04-text = { ambition-pays } si aucun { -favourite } n’est aux { -wc }
ambition-A05 = Ni { -floor } 2 ni 3
ambition-A05-text = { ambition-pays } si aucun { -favourite } n’est à l’{ -floor } 2 ou 3
ambition-A06 = Ni { -floor } 0 ni 1
ambition-A06-text = { ambition-pays } si aucun { -favourite } n’est à l’{ -floor } 0 ou 1
ambition-A07 = 1 { -favourite } aux { -dungeons }
ambition-A07-text = { ambition-pays } si exactement un { -favourite } est au { -dungeon }
ambition-A08 = 2 { -favourites } aux { -dungeons }
ambition-A08-text = { ambition-pays } si exactement deux { -favourites } sont aux { -dungeons }
ambition-A09 = 1 { -favourite } aux { -wc }
ambition-A09-text = { ambition-pays } si exactement un { -favourite } est aux { -wc }
ambition-A10 = 2 { -favourites } aux { -wc }
ambition-A10-text = { ambition-pays } si exactement deux { -favourites } sont aux { -wc }
ambition-A11 = Que des OUI
ambition-A11-text = { ambition-pays } s’il ne reste que le OUI en main
ambition-A12 = Ni { -floor } 4 ni 5
ambition-A12-text = { ambition-pays } si aucun { -favourite } n’est à l’{ -floor } 4 ou 5
ambition-A13 = 3 { -favourites } aux { -dungeons }
ambition-A13-text = { ambition-pays } si exactement trois { -favourites } sont aux { -dungeons }
ambition-A14 = 0 { -favourite } aux { -wc } et aux { -dungeons }
ambition-A14-text = { ambition-pays } si aucun { -favourite } n’est aux { -wc } ni aux { -dungeons }
ambition-A15 = Ami du roi
ambition-A15-text = { ambition-pays } pour avoir mené le roi à la { -throne-room }
ambition-A16 = Moins de 11 points
ambition-A16-text = { ambition-pays } si les { -favourites } rapportent moins de 11 points

# --- options ---

option-unit_sizes = Équipes
option-unit_sizes-help = Une personne ou une équipe de deux à chaque place.
option-ambition = { -ambition }
option-ambition-help = Chacun garde l’une de deux cartes secrètes, qui paie si sa condition est remplie à la fin de la manche.
option-banished = Les Bannis
option-banished-help = Le { -courtier } au sceau noir de votre carte n’est pas l’un de vos { -favourites }.
option-emissary = L’{ -emissary } de l’Empire
option-emissary-help = Un rival automatique qui vote et marque ; à deux joueurs il est toujours là.
option-royal_couple = Couple royal
option-royal_couple-help = Deux couronnements par manche.
option-team_scoring = Décompte des équipes
option-team_scoring-help = Chaque équipier a son marqueur et le plus bas compte, ou les deux en partagent un qui avance du plus petit total.
option-team_scoring-separate = séparé
option-team_scoring-common = commun
option-two_units_six_each = Six { -courtiers } chacun
option-two_units_six_each-help = À deux joueurs, chacun place six { -courtiers } au lieu de cinq.
option-first_unit = Premier joueur
option-first_unit-help = La place qui commence la première manche.
counted-first_unit = la place { $number }
option-first_unit-random = au hasard

# --- ce qui ne va pas ensemble ---

refused-with-players-the-emissary-always-takes-part = à { $units }, on joue toujours avec l’{ -emissary }
refused-the-emissary-does-not-play-with-players = à { $units }, on joue sans l’{ -emissary }
refused-common-scoring-needs-at-least-one-team = il faut au moins une équipe pour un décompte commun
refused-separate-scoring-needs-a-marker-for-each-person-here-there-are-so-teams-score-in-common = un décompte séparé demande un marqueur par personne, ici { $needed } ; il y en a { $markers }, donc les équipes comptent en commun
refused-only-two-players-place-six-courtiers-each = on ne place six { -courtiers } chacun qu’à deux
refused-expected-a-seat-from-0-to-or-random = « { $option } » : attendu une place de 0 à { $last }, ou random

# --- pourquoi pas ---

refused-is-in-the-castle-already = { $courtier } est déjà au château
refused-floor-is-full-would-have-no-room-there = l’{ -floor } { $floor } est plein : { $courtier } n’y aurait pas de place
refused-is-out-of-play-until-the-next-round = { $character } est hors jeu jusqu’à la prochaine manche
refused-can-only-step-out-to-floor-which-is-full = { $character } ne peut sortir qu’à l’{ -floor } { $floor }, qui est plein
refused-floor-is-full-and-no-wc-is-free-for-on-the-way-there = l’{ -floor } { $floor } est plein, et { $character } ne trouve pas de { -wc } libre en chemin
refused-you-have-no-left-once-played-it-is-gone-for-this-round = vous n’avez plus de carte { $card } : une fois jouée, elle est perdue pour cette manche
refused-you-were-not-dealt = vous n’avez pas reçu « { $card } »
refused-you-have-kept-your-ambition-card-for-this-round-already = vous avez déjà gardé votre carte { -ambition } pour cette manche

# --- préréglages ---

preset-base-help = { -favourites }, votes et { -jester }. Idéal pour débuter.
preset-ambition = Avec les { -ambitions }
preset-ambition-help = À chaque manche, vous gardez aussi l’une de deux cartes secrètes, qui paie si sa condition est remplie.
preset-emissary = Avec l’{ -emissary }
preset-emissary-help = Un rival automatique vote, marque, et peut gagner. De deux à cinq.
preset-everything-help = { -ambitions }, Bannis et Couple royal ensemble.
