# Vive le Roi !

game-title = Vive le Roi !

## Qui, où, quoi

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
character-jester = Bouffon

place-0 = étage 0 (Serviteurs)
place-1 = étage 1 (Artisans)
place-2 = étage 2 (Marchands)
place-3 = étage 3 (Officiers)
place-4 = étage 4 (Dignitaires)
place-5 = étage 5 (Nobles)
place-throne = Salle du Trône
place-WC3 = WC de l’étage 3
place-WC4 = WC de l’étage 4
place-D3 = cachot 3
place-D2 = cachot 2
place-D1 = cachot 1
place-box = boîte
place-reserve = réserve
place-consort = siège du conjoint

vote-yes = OUI
vote-no = NON
vote-stomachache = Mal de ventre

favourites-F01 = F01
favourites-F02 = F02
favourites-F03 = F03
favourites-F04 = F04
favourites-F05 = F05
favourites-F06 = F06
favourites-F07 = F07
favourites-F08 = F08
favourites-F09 = F09
favourites-F10 = F10
favourites-F11 = F11
favourites-F12 = F12
favourites-F13 = F13
favourites-F14 = F14
favourites-F15 = F15
favourites-F16 = F16
favourites-F17 = F17
favourites-F18 = F18
favourites-F19 = F19
favourites-F20 = F20
favourites-F21 = F21
favourites-F22 = F22
favourites-F23 = F23
favourites-F24 = F24
favourites-F25 = F25
favourites-F26 = F26

ambition-A01 = Le Bouffon roi
ambition-A02 = C’est une reine !
ambition-A03 = C’est un roi !
ambition-A04 = 0 Favori aux WC
ambition-A05 = Personne aux étages 2 et 3
ambition-A06 = Personne aux étages 0 et 1
ambition-A07 = 1 Favori aux cachots
ambition-A08 = 2 Favoris aux cachots
ambition-A09 = 1 Favori aux WC
ambition-A10 = 2 Favoris aux WC
ambition-A11 = Que des OUI
ambition-A12 = Personne aux étages 4 et 5
ambition-A13 = 3 Favoris aux cachots
ambition-A14 = 0 Favori aux WC et aux cachots
ambition-A15 = L’ami du Roi
ambition-A16 = Moins de 11 points

## Où nous en sommes

procedure-round = Manche { $round }
procedure-dealing = Favoris
procedure-dealing_ambitions = Ambition
procedure-placement = Placement
procedure-placing = Placement
procedure-turn = Tours
procedure-vote = Vote pour { $candidate }
procedure-count = Décompte

## Ce qui est demandé

ask-who_begins = Qui est le plus noble d’entre vous ?
ask-which_favourites = Une carte Favoris est distribuée.
ask-which_card_for_the_emissary = La carte Favoris de l’Émissaire est retournée.
ask-which_ambition = Une carte Ambition est distribuée.
ask-which_ambition_to_keep = Quelle Ambition gardez-vous ? L’autre restera secrète.
ask-where_to_place = Qui placez-vous, et à quel étage ?
ask-who_moves = Qui fait un pas vers le trône ?
ask-which_vote = { $candidate } sur le trône ? Votez en secret.
ask-which_card_of_the_emissary = L’Émissaire retourne la première carte de sa pile.

## Ce qui peut être choisi

do-begin = { $seat } commence
do-deal = Distribuer { $card }
do-ambition = Distribuer « { $card } »
do-keep = Garder la { $card ->
        [1] première
       *[other] seconde
    } carte
do-place = { $courtier } à l’étage { $floor }
do-move = Déplacer { $character }
do-vote = Voter { $card }
do-emissary = L’Émissaire montre { $card }

## Ce qui s’est passé

event-first_unit = { $seat } commence : noblesse oblige.
event-round_begins = Manche { $round }. { $seat } ouvre le jeu.
event-dealt = { $person ->
        [0] Vos Favoris
       *[other] Les Favoris de votre partenaire
    } : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-seal_seen = Le sceau noir : pour { $person ->
        [0] { $seat }
       *[other] { $seat } (partenaire)
    }, { $character } ne compte pas.
event-emissary_card = Les Favoris de l’Émissaire : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-emissary_seal = Le sceau noir : pour l’Émissaire, { $character } ne compte pas.
event-ambition_dealt = { $place ->
        [1] Première
       *[other] Seconde
    } Ambition { $person ->
        [0] pour vous
       *[other] pour votre partenaire
    } : « { $card } ».

event-courtier_placed = { $seat } place { $character } à l’étage { $floor }.
event-left_below = Personne n’a choisi { $character }, qui attend en bas, à l’étage 0.
event-compensated = { $seat } a placé un courtisan de moins et marque { $points } points.

event-moved = { $seat } déplace { $character } : { $place }.
event-presented = { $seat } présente { $character }. Aux voix !

event-voted = { $seat } vote { $card }.
event-emissary_voted = L’Émissaire vote { $card }.
event-cancelled = Mal de ventre ! Le vote est annulé. { $character } retourne à sa place : { $place }.
event-rejected = Non ! { $character } finit ailleurs : { $place }.
event-crowned = Vive le Roi ! { $character } monte sur le trône, grâce à { $seat }.

event-revealed = { $person ->
        [0] { $seat }
       *[other] { $seat } (partenaire)
    } montre { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
event-ambition_paid = { $person ->
        [0] { $seat }
       *[other] { $seat } (partenaire)
    } avait pour Ambition « { $card } » : { $points ->
        [0] rien
       *[other] { $points } points
    }.
event-scored = { $person ->
        [0] { $seat }
       *[other] { $seat } (partenaire)
    } marque { $points } et en est à { $score }.
event-emissary_scored = L’Émissaire marque { $points } et en est à { $score }.

event-first_of_the_couple = { $character } s’écarte et prend le siège du conjoint. Qui partagera le règne ?
event-no_second_king = Il ne reste personne pour une seconde couronne. La manche est finie.

event-emissary_wins = Avec { $score } points, l’Émissaire vous devance tous. L’Empire l’emporte !
event-final_place = { $seat } : place { $place }, avec { $score } points.

## Options

option-unit_sizes = Personnes par siège
option-unit_sizes-help = 1 pour une personne seule, 2 pour une équipe qui partage sa main et ses décisions.
option-ambition = Ambition
option-ambition-help = Chacun garde une de deux cartes secrètes, payées à la fin de la manche.
option-banished = Les Bannis
option-banished-help = Le courtisan marqué du sceau noir sur votre carte n’est pas de vos Favoris.
option-emissary = L’Émissaire de l’Empire
option-emissary-help = Un rival muet qui vote et marque. Nécessaire à 2, bienvenu de 3 à 5.
option-royal_couple = Le Couple royal
option-royal_couple-help = Deux couronnements à chaque manche.
option-team_scoring = Score des équipes
option-team_scoring-help = Un pion chacun, dont le moins avancé compte, ou un seul pour les deux ?
option-team_scoring-separate = un pion chacun
option-team_scoring-common = un pion commun
option-two_units_six_each = Six courtisans chacun
option-two_units_six_each-help = À 2 : chacun en place six au lieu de cinq, et le Bouffon ne prend alors pas de place.
option-first_unit = Qui commence
option-first_unit-help = Un siège, ou le hasard.
option-first_unit-random = le hasard
