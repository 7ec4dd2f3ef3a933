game-title = Longue vie au Roi
game-blurb = Courtisans et comtés : réunissez les voix qui vous feront roi d’Angleterre.

# --- le nom des choses ---

-noble = noble
-courtier = courtisan
-courtiers = courtisans
-county = comté
-counties = comtés
-confrontation = confrontation
-election = élection
-reserve = réserve
-discard = défausse
-bonus-votes = voix de bonus

# --- où nous en sommes ---

procedure-starting = Cartes de départ
procedure-turn = Tour
procedure-journey = Voyage
procedure-extra_courtiers = { -courtiers } de plus
procedure-winners_extra_courtiers = { -courtiers } de plus
procedure-confrontation = { -confrontation } à { $contested }
procedure-throw = Dés
procedure-roll = { "" }
procedure-laying = { "" }
procedure-tie = Égalité
procedure-recovery = Cartes reprises
procedure-election = { -election } { $elections }
procedure-ranking = Classement
procedure-lots = Tirage au sort
procedure-casting = { "" }
procedure-dealing = Donne
procedure-coronation = Couronnement
procedure-claim = { "" }

# --- ce qui s’est passé : mise en place et tours ---

event-starts_in = { $seat } commence à { $county }.
event-begins_the_game = { $seat } tient { $county } et joue en premier.
event-passed = { $seat } passe.
event-stayed = { $seat } reste à { $county }.
event-entered = { $seat } se rend à { $county }.
event-crossed = { $seat } joue une carte { $card }, obtient { $die } et traverse { $county } jusqu’à { $to }.
event-not_crossed = { $seat } joue une carte { $card } et obtient { $die } : trop peu pour traverser { $county } vers { $to }.
event-free_courtier = { $seat } place un { -courtier } à { $county }.
event-courtier_won = { $seat } joue une carte { $card }, obtient { $die } et gagne un { -courtier } pour { $county }.
event-extra_courtier = { $seat } place un { -courtier } de plus à { $county }.
event-courtier_left = { $seat } laisse en { -reserve } le { -courtier } gagné pour { $county }.
event-no_extra_courtier = { $seat } joue une carte { $card } et obtient { $die } : aucun { -courtier } ne vient à { $county }.
event-idle = Aucune carte jouée depuis { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : on procède à une { -election }.

# --- ce qui s’est passé : confrontations ---

event-intruded = { $seat } s’invite chez { $defender } à { $county } : { -confrontation } ! Tout le monde engage des cartes en secret.
event-revealed = { $seat } abat { cards-laid }.
event-without_cards = { $seat } n’a aucune carte à abattre.
event-dice_rolled = { $seat } lance les dés : { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
}.
event-scored = { $seat } totalise { $score }{ $pieces ->
    [0] .
   *[other] {" "}: { $cards } par les cartes et les dés, { $pieces } par les pions du { -county }.
}
event-tied = { $seat } partage la tête avec { $score } et relance les dés.
event-tied_without_cards = { $seat } partage la tête avec { $score }, n’a pas de carte pour relancer et garde ce score.
event-won = { $seat } l’emporte à { $county } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
event-courtiers_banished = { $seat } voit { $number ->
    [one] un { -courtier }
   *[other] { $number } { -courtiers }
} quitter { $county } pour la { -reserve }.
event-noble_must_leave = { $owner } doit retirer son { -noble } : il quitte { $county }.
event-noble_banished = { $owner } voit son { -noble } banni à { $to } par { $seat }.
event-noble_sent_back = { $owner } n’a aucun { -courtier } sur la carte : son { -noble } retourne à { $to }.
event-declined = { $seat } ne place pas de { -courtier } à { $county }.
event-cards_back = { $seat } { $number ->
    [0] ne reprend aucune carte pour ses 1.
    [one] reprend { $number } carte pour ses 1.
   *[other] reprend { $number } cartes pour ses 1.
}
event-cards_discarded = { $number ->
    [0] Toutes les cartes engagées reviennent en main.
    [one] { $number } carte engagée va à la { -discard }.
   *[other] { $number } cartes engagées vont à la { -discard }.
}

# --- ce qui s’est passé : élections ---

event-last_card_played = { $seat } a joué sa dernière carte.
event-election_begins = { -election } { $number } : on compte les voix des { -counties }.
event-votes_counted = { $seat } : { $votes } voix des { -counties }{ $lost ->
    [0] {""}
   *[other] , { $lost } de moins faute de cartes
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } de bonus
} ; { $total } en tout.
event-no_king = Personne n’a les { $majority } voix qui font un roi.
event-lot_cast = { $seat } tire au sort { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
} : { $sum }.
event-bonus_won = { $seat } prend la { ORDINAL($rank) } place et gagne { $won } { -bonus-votes }, { $bonus } en tout.
event-cards_dealt = { $each ->
    [one] Une carte
   *[other] { $each } cartes
} pour tout le monde{ $left ->
    [0] .
    [one] {" "}; { $left } reste face cachée dans la { -discard }.
   *[other] {" "}; { $left } restent face cachée dans la { -discard }.
}
event-no_cards_to_deal = Trop peu de cartes dans la { -discard } pour une donne : { $left }.
event-your_hand = Votre main à présent : { cards-held }.
event-claims = { $seat } a { $total } voix, assez pour être roi.
event-only_claim = { $seat } a les { $majority } voix qui font un roi, et personne d’autre ne les a.
event-most_county_votes = Entre ceux qui en ont assez, les voix des { -counties } décident : { $seat } en a le plus, { $votes }.
event-most_cards = À égalité de voix des { -counties }, les cartes en main décident : { $seat } en a le plus, { $cards }.
event-best_lot = À égalité de voix des { -counties } et de cartes, le sort a décidé pour { $seat }.
event-highest_total = Entre ceux qui en ont assez, le plus haut total décide : { $seat } a { $total } voix.
event-crowned = { $seat } réunit { $total } voix et reçoit la couronne. Longue vie au Roi !
event-others_unranked = Il n’y a qu’un vainqueur. La règle ne classe personne d’autre : tous les autres partagent la deuxième place.

# --- ce qu’on demande ---

ask-which_start = Les cartes de départ sont distribuées.
ask-what_to_do = { $seat }, passez, restez ou déplacez votre { -noble }.
ask-on_arrival = { $seat }, votre { -noble } est à { $reached } : placez un { -courtier }, poursuivez le voyage ou terminez le tour.
ask-after_a_failure = { $seat }, votre { -noble } n’a pu traverser { $reached } : essayez encore ou terminez le tour.
ask-another_courtier = { $seat }, jouez-vous une carte et un dé pour un { -courtier } de plus à { $site } ?
ask-courtier_won = { $seat }, placez-vous à { $site } le { -courtier } gagné, ou le laissez-vous ?
usual-courtier_won = Placer aussitôt les { -courtiers } gagnés
ask-which_cards = { $seat }, engagez en secret une à cinq cartes dans la { -confrontation } à { $contested }.
ask-which_side = Les dés sont lancés.
ask-which_die = { $seat }, quel dé va sur votre carte suivante ? Les plus fortes d’abord.
ask-where_to_banish = { $seat }, dans quel { -county } bannissez-vous le { -noble } ?
ask-winners_courtier = { $seat }, placez-vous un { -courtier } à { $contested } ?
ask-how_many_back = { $seat }, combien de cartes reprenez-vous pour vos 1 ?
ask-which_card = Les cartes sont distribuées.

# --- ce qu’on peut choisir ---

do-start = Commencer à { $county }
do-die = Obtenir { $value }
do-deal = Donner une carte { $card }
do-pass = Passer
do-stay = Rester et placer un { -courtier }
do-move = Aller à { $to }
do-place = Placer un { -courtier }
do-cross = Traverser vers { $to } avec une carte { $card }
do-end = S’arrêter là
do-roll = Tenter un { -courtier } avec une carte { $card }
do-leave = Le laisser en { -reserve }
do-commit = Engager { cards-laid }
    .x1 = { $x1 ->
        [0] aucune carte ×1
        [1] une carte ×1
        [2] deux cartes ×1
        [3] trois cartes ×1
        [4] quatre cartes ×1
       *[other] cinq cartes ×1
    }
    .x2 = { $x2 ->
        [0] aucune carte ×2
        [1] une carte ×2
        [2] deux cartes ×2
        [3] trois cartes ×2
        [4] quatre cartes ×2
       *[other] cinq cartes ×2
    }
    .x3 = { $x3 ->
        [0] aucune carte ×3
        [1] une carte ×3
        [2] deux cartes ×3
        [3] trois cartes ×3
        [4] quatre cartes ×3
       *[other] cinq cartes ×3
    }
do-lay = Poser le { $die }
do-banish = Bannir à { $to }
do-decline = Ne pas placer de { -courtier }
do-recover = { $cards ->
    [0] Ne reprendre aucune carte
    [one] Reprendre { $cards } carte
   *[other] Reprendre { $cards } cartes
}

# --- comtés et cartes ---

county-man = Man
county-sedberouie = Sedberouie
county-loncastre = Loncastre
county-tateshale = Tateshale
county-lincolia = Lincolia
county-wigemor = Wigemor
county-stadford = Stadford
county-grentebrige = Grentebrige
county-oxeneford = Oxeneford
county-lundonia = Lundonia
county-roucestre = Roucestre
county-sarisberie = Sarisberie
county-lideford = Lideford

card-x1 = ×1
card-x2 = ×2
card-x3 = ×3
cards-laid = { $x1 ->
    [0] {""}
    [1] ×1
    [2] ×1, ×1
    [3] ×1, ×1, ×1
    [4] ×1, ×1, ×1, ×1
   *[other] ×1, ×1, ×1, ×1, ×1
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [1] ×2
    [2] ×2, ×2
    [3] ×2, ×2, ×2
    [4] ×2, ×2, ×2, ×2
   *[other] ×2, ×2, ×2, ×2, ×2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [1] ×3
    [2] ×3, ×3
    [3] ×3, ×3, ×3
    [4] ×3, ×3, ×3, ×3
   *[other] ×3, ×3, ×3, ×3, ×3
}
cards-held = { $x1 ->
    [0] {""}
    [one] { $x1 } carte ×1
   *[other] { $x1 } cartes ×1
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [one] { $x2 } carte ×2
   *[other] { $x2 } cartes ×2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [one] { $x3 } carte ×3
   *[other] { $x3 } cartes ×3
}

# --- options ---

option-dice_allocation = Placement des dés sur les cartes
option-dice_allocation-help = Chacun pose ses dés, ou les plus forts vont sur les cartes les plus fortes sans qu’on demande.
option-dice_allocation-manual = au choix
option-dice_allocation-auto = pour le meilleur total
option-recovery = Cartes reprises pour les 1
option-recovery-help = Chacun dit combien de cartes il reprend, ou en reprend toujours le plus possible.
option-recovery-choice = au choix
option-recovery-always = toujours toutes
option-winner_rule = Plusieurs majorités
option-winner_rule-help = Qui devient roi si plusieurs atteignent la majorité à la même { -election }.
option-winner_rule-county_votes = le plus de voix des { -counties }
option-winner_rule-total_votes = le plus haut total
option-bonus_start = { -bonus-votes } au départ
option-bonus_start-help = Le marqueur part de la case 1 de la piste : elle ne vaut rien, ou une voix.
option-idle_limit = Tours de table sans carte avant une { -election }
option-idle_limit-help = Après tant de tours de table sans carte jouée, on procède à une { -election } ; 0 pour jamais.
option-failed_crossing = Première traversée manquée
option-failed_crossing-help = Où se tient le { -noble } quand la première traversée d’un tour échoue.
option-failed_crossing-stays_in_crossed = dans le { -county } à traverser
option-failed_crossing-stays_at_start = là où le tour a commencé

# --- pourquoi pas ---

refused-the-noble-s-owner-has-no-courtier-in = le propriétaire du { -noble } n’a pas de { -courtier } à { $to }
refused-one-card-comes-back-for-each-1-you-rolled-no-more = une carte revient pour chaque 1 obtenu, pas plus
refused-you-have-no-courtier-left-in-reserve = vous n’avez plus de { -courtier } dans la { -reserve }
refused-the-county-holds-as-many-courtiers-as-it-may = le { -county } compte déjà autant de { -courtiers } qu’il peut en accueillir
refused-you-have-no-card-in-hand = vous n’avez pas de carte { $card } en main
refused-whoever-has-a-card-commits-at-least-one = qui a une carte en engage au moins une
refused-nobody-commits-more-than-five-cards = on n’engage pas plus de cinq cartes
refused-you-do-not-have-all-these-cards-in-hand = vous n’avez pas toutes ces cartes en main
refused-with-so-few-players-is-not-in-the-game = à si peu de joueurs, { $to } n’est pas en jeu
refused-no-way-leads-from-here-straight-to = aucun chemin ne mène d’ici tout droit à { $to }
refused-your-noble-has-entered-in-this-turn-already = votre { -noble } est déjà entré à { $to } pendant ce tour
refused-is-the-only-county-of-its-owner-and-so-it-is-protected = { $to } est le seul { -county } de son propriétaire, et donc protégé
refused-you-would-have-no-card-left-for-the-confrontation-in = il ne vous resterait pas de carte pour la { -confrontation } à { $to }
refused-you-have-no-card-for-the-confrontation-in = vous n’avez pas de carte pour la { -confrontation } à { $to }
refused-no-die-that-is-left-shows = aucun des dés restants ne montre { $die }
refused-cards-of-one-kind-take-their-dice-from-high-to-low-it-comes-to-the-same = les cartes d’une même sorte prennent leurs dés du plus haut au plus bas : cela revient au même

# --- préréglages ---

preset-base-help = Selon la règle : chaque dé et chaque carte, c’est vous qui décidez.
preset-swift = Sans détour
preset-swift-help = Les dés vont où ils rapportent le plus, et les cartes des 1 reviennent d’elles-mêmes.
