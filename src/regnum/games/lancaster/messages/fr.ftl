game-title = Lancaster

# --- où nous en sommes ---

procedure-first_extensions = Premières extensions
procedure-laying_nobles = Nobles
procedure-laying_laws = Lois
procedure-turning_up = Nouveaux conflits
procedure-revealing = Projets de loi
procedure-round = Tour { $round }
procedure-placing = Placement des chevaliers
procedure-enter_county = { "" }
procedure-favour = Faveur du roi
procedure-reward = { "" }
procedure-parliament = Parlement
procedure-vote = { $motion ->
    [0] Premier projet
    [1] Deuxième projet
   *[other] Troisième projet
}
procedure-law = { $law }
procedure-serving = { "" }
procedure-building = { "" }
procedure-counties = Comtés
procedure-castles = Châteaux
procedure-castle = { "" }
procedure-battles = Conflits
procedure-ransom = Rançon
procedure-preparation = Préparation

# --- ce qui s’est passé : mise en place et tours ---

event-first_player = Le premier joueur est { $seat }.
event-nobles_laid = { $noble } s’installe dans le comté de { $county } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}).
event-turned_up = Un nouveau conflit, { $conflict } : { $card }.
event-laid_in_force = En vigueur dès le début : « { $law } ».
event-proposed = Projet { $number } : « { $law } ».
event-round_begins = Le tour { $round } commence ; { $seat } joue en premier.

# --- ce qui s’est passé : chevaliers ---

event-knight_placed = { $seat } place le chevalier { $house } de force { $strength } : { $place }.
event-county_entered = { $seat } envoie le chevalier { $house } de force { $strength } ({ $county }){ $squires ->
    [0] .
    [one] {" "}avec { $squires } écuyer.
   *[other] {" "}avec { $squires } écuyers.
}
event-expelled = Le chevalier { $house } de force { $strength } est chassé ({ $county }) et retourne à la cour.
event-squires_go = { $squires ->
    [one] Un écuyer retourne
   *[other] { $squires } écuyers retournent
} à la réserve générale ({ $county }).
event-skipped = { $seat } ne peut placer aucun chevalier.
event-favour_chosen = La faveur du roi pour { $seat } : { $tile }.
event-new_knight = Un nouveau chevalier { $house } de force { $strength } arrive à la cour.
event-upgraded = Le chevalier { $house } de force { $strength } devient un chevalier de force { $stronger } ({ $place }).
event-crossed = Le chevalier { $house } de force { $strength } traverse la Manche : { $conflict }.
event-home_from_county = Le chevalier { $house } de force { $strength } rentre à la cour ({ $county }).
event-ransomed = { $seat } rachète le chevalier de force { $strength }.
event-cannot_ransom = { $seat } ne peut plus racheter de prisonnier.
event-captured = Le chevalier { $house } de force { $strength } reste prisonnier et va dans la réserve.

# --- ce qui s’est passé : biens et points ---

event-gained_squires = { $seat } gagne { $amount ->
    [one] { $amount } écuyer
   *[other] { $amount } écuyers
}.
event-gained_gold = { $seat } gagne { $amount } d’or.
event-gained_votes = { $seat } gagne { $amount ->
    [one] { $amount } voix
   *[other] { $amount } voix
}.
event-paid_squires = { $seat } paie { $amount ->
    [one] { $amount } écuyer
   *[other] { $amount } écuyers
}.
event-paid_gold = { $seat } paie { $amount } d’or.
event-paid_votes = { $seat } rend { $amount ->
    [one] { $amount } voix
   *[other] { $amount } voix
}.
event-shown_squires = { $seat } montre { $amount ->
    [one] { $amount } écuyer
   *[other] { $amount } écuyers
}.
event-shown_gold = { $seat } montre { $amount } d’or.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et en a { $score }.

# --- ce qui s’est passé : parlement ---

event-voted = { $seat } vote { $side }{ $markers ->
    [0] .
    [one] {" "}avec { $markers } voix.
   *[other] {" "}avec { $markers } voix.
}
event-approved = { $yes } contre { $no } : « { $law } » est adoptée et remplace « { $gone } ».
event-rejected = { $yes } contre { $no } : « { $law } » est rejetée.
event-applied = La loi « { $law } » est appliquée.
event-cannot_afford = { $seat } ne peut rien s’offrir avec « { $law } ».

# --- ce qui s’est passé : récompenses ---

event-share_taken = { $seat } prend { $share } ({ $county }).
event-first_player_named = { $seat } désigne le premier joueur : { $first }.
event-noble_taken = { $noble } ({ $county }) rejoint la table de { $seat }.
event-noble_removed = { $seat } retire du jeu { $noble } ({ $county }).
event-built = { $seat } construit une extension : { $tile }.
event-covered = Le chevalier de { $seat } sur la case couverte retourne à la cour.
event-evaluated = { $seat } évalue dans son château : { $item }.
event-allied_item = { $seat } évalue : { $item }.
event-not_bought = { $seat } ne paie rien pour : { $item }.
event-table_evaluated = { $seat } a { $nobles ->
    [0] une table sans noble
    [one] { $nobles } noble à sa table
   *[other] { $nobles } nobles à sa table
}.
event-england_wins = L’Angleterre l’emporte avec une force de { $england } ({ $conflict }, { $card }) !
event-france_wins = La France l’emporte ; la force de l’Angleterre n’est que de { $england } ({ $conflict }, { $card }).
event-moved_down = La guerre continue dans la rangée du bas : { $card }.

# --- ce qui s’est passé : la fin ---

event-knighthood_scored = Chevalerie de { $seat } : force { $strength }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-extensions_scored = Château de { $seat } : { $tiles ->
    [one] { $tiles } extension
   *[other] { $tiles } extensions
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-nobles_scored = Table de { $seat } : { $nobles ->
    [one] { $nobles } noble
   *[other] { $nobles } nobles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-final_place = { $seat } prend la place { $place } avec { $score } points.

# --- ce qui est demandé ---

ask-who_begins = Qui est le premier joueur ?
ask-which_kind = Quel noble vient ensuite ?
ask-which_card = Quel conflit est révélé ?
ask-which_law_in_force = Quelle loi est en vigueur ?
ask-which_proposal = Quelle loi est proposée ?
ask-which_first_extension = { $seat }, avec quelle extension commencez-vous ?
ask-where_to_place = { $seat }, placez un chevalier.
ask-how_many_squires = { $seat }, combien d’écuyers l’accompagnent ?
ask-which_favour = { $seat }, choisissez la faveur du roi.
ask-which_noble = { $seat }, quel noble invitez-vous ?
ask-which_noble_to_remove = { $seat }, quel noble quitte le jeu ?
ask-which_upgrade = { $seat }, quel chevalier { $house } devient plus fort ?
ask-which_placed_upgrade = { $seat }, quel chevalier placé devient plus fort ?
ask-which_extension = { $seat }, quelle extension construisez-vous ?
ask-which_vote = { $seat }, comment votez-vous, et avec combien de voix ?
ask-how_many_markers = { $seat }, combien de voix achetez-vous ?
ask-how_many_trades = { $seat }, combien de fois utilisez-vous « { $law } » ?
ask-exchange_or_not = { $seat }, échangez-vous votre chevalier de force 3 contre celui de force 4 ?
ask-who_is_first = { $seat }, qui sera le premier joueur ?
ask-which_share = { $seat }, que prenez-vous ({ $county }) ?
ask-which_allied_share = { $seat }, que prend votre allié ({ $county }) ?
ask-which_conflict = { $seat }, où le chevalier { $house } traverse-t-il ?
ask-which_item = { $seat }, qu’évaluez-vous ensuite dans votre château ?
ask-pay_or_not = { $seat }, payez-vous pour : { $item } ?
ask-whom_to_free = { $seat }, qui rachetez-vous ?

# --- ce qui peut être choisi ---

do-begin = { $seat } commence
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Construire : { $tile }
do-place = Chevalier de force { $strength } : { $at }
do-place_ally = Chevalier allié de force { $strength } : { $at }
do-send = { $squires ->
    [0] Aucun écuyer
    [one] { $squires } écuyer
   *[other] { $squires } écuyers
}
do-favour = { $tile }
do-noble = Le noble : { $county }
do-remove = Retirer un noble : { $county }
do-upgrade = Chevalier de force { $strength } ({ $at })
do-vote = Voter { $side }{ $markers ->
    [0] {""}
    [one] {" "}avec { $markers } voix
   *[other] {" "}avec { $markers } voix
}
do-buy = { $markers ->
    [0] Ne rien acheter
    [one] Acheter { $markers } voix
   *[other] Acheter { $markers } voix
}
do-trade = { $times ->
    [0] Pas du tout
    [one] { $times } fois
   *[other] { $times } fois
}
do-exchange = Échanger le 3 contre le 4
do-name = { $seat }
do-take = Prendre { $share }
do-cross = Traverser : { $conflict }
do-evaluate = { $item }
do-evaluate_ally = { $space }
do-pay = Payer
do-ransom = Racheter le chevalier de force { $strength }
do-decline = Renoncer

# --- lieux ---

place-reserve = réserve
place-court = cour
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = château, écuyers
place-castle-gold = château, or
place-castle-votes = château, voix
place-castle-mixed = château, écuyers et or
place-castle-recruit = château, recrutement
place-castle-train = château, entraînement
place-castle-ally_recruit = château de l’allié, recrutement
place-castle-ally_train = château de l’allié, entraînement
place-lower-left = rangée du bas, conflit de gauche
    .label = Bas, gauche
place-lower-right = rangée du bas, conflit de droite
    .label = Bas, droite
place-upper-left = rangée du haut, conflit de gauche
    .label = Haut, gauche
place-upper-right = rangée du haut, conflit de droite
    .label = Haut, droite

# --- matériel ---

house-blue = bleu
house-green = vert
house-yellow = jaune
house-red = rouge
house-purple = violet
knight-1a = force 1, premier
knight-1b = force 1, deuxième
knight-1c = force 1, troisième
knight-2a = force 2, premier
knight-2b = force 2, deuxième
knight-3a = force 3
knight-4a = force 4
good-squires = écuyers
good-gold = or
good-votes = voix
side-yes = oui
side-no = non
noble-A = Noble A
noble-B = Noble B
noble-C = Noble C
noble-D = Noble D
noble-E = Noble E
noble-F = Noble F
noble-G = Noble G
noble-H = Noble H
noble-I = Noble I
card-c02 = Français de force 2
    .label = Français 2
card-c03a = Français de force 3
    .label = Français 3
card-c03b = Français de force 3
    .label = Français 3
card-c04a = Français de force 4
    .label = Français 4
card-c04b = Français de force 4
    .label = Français 4
card-c05a = Français de force 5
    .label = Français 5
card-c05b = Français de force 5
    .label = Français 5
card-c06 = Français de force 6
    .label = Français 6
card-c07 = Français de force 7
    .label = Français 7
card-c08 = Français de force 8
    .label = Français 8
card-c09 = Français de force 9
    .label = Français 9
card-c10 = Français de force 10
    .label = Français 10
favour-fav_noble = un noble de n’importe quel comté
favour-fav_upgrade = une promotion
favour-fav_gold3 = 3 d’or
favour-fav_gold2 = 2 d’or
favour-fav_squires2 = 2 écuyers
favour-fav_mixed = 1 écuyer et 1 d’or
share-noble = le noble
share-reward = la récompense
share-both = le noble et la récompense, pour 3 d’or
item-squires = écuyers
item-gold = or
item-votes = voix
item-mixed = écuyers et or
item-recruit = recruter un chevalier
item-train = entraîner un chevalier
item-ally_recruit = allié : recruter un chevalier
item-ally_train = allié : entraîner un chevalier

# --- récompenses ---

reward_kind-squires = écuyers
reward_kind-gold = or
reward_kind-votes = voix
reward_kind-points = points
reward_kind-new_knight = un nouveau chevalier
reward_kind-upgrade = une promotion
reward_kind-extension = une extension
reward_kind-noble_any = un noble de n’importe quel comté
reward_kind-cross_channel = la traversée de la Manche
reward-northumberland = la récompense de Northumberland
reward-stafford = la récompense de Stafford
reward-york = la récompense de York
reward-york-2 = la récompense de York, deuxième partie
reward-gloucester = la récompense de Gloucester
reward-gloucester-2 = la récompense de Gloucester, deuxième partie
reward-bedford = la récompense de Bedford
reward-suffolk = la récompense de Suffolk
reward-somerset = la récompense de Somerset
reward-dorset = la récompense de Dorset
reward-surrey = la récompense de Surrey
reward-surrey-2 = la récompense de Surrey, deuxième partie
reward-castle-squires = écuyers du château
reward-castle-gold = or du château
reward-castle-votes = voix du château
reward-castle-mixed = écuyers et or du château
reward-castle-mixed-2 = écuyers et or du château, deuxième partie
reward-castle-recruit = recrutement au château
reward-castle-train = entraînement au château
reward-castle-ally_recruit = recrutement au château de l’allié
reward-castle-ally_train = entraînement au château de l’allié
reward-fav_noble = faveur du roi : un noble de n’importe quel comté
reward-fav_upgrade = faveur du roi : une promotion
reward-fav_gold3 = faveur du roi : or
reward-fav_gold2 = faveur du roi : or
reward-fav_squires2 = faveur du roi : écuyers
reward-fav_mixed = faveur du roi : écuyers et or
reward-fav_mixed-2 = faveur du roi : écuyers et or, deuxième partie

# --- lois : leurs noms, et ce qu’elles disent ---

law-L01 = Le plus riche entraîne
law-L01-text = Qui possède le plus d’or peut promouvoir un de ses chevaliers placés.
law-L02 = La plus grande suite recrute
law-L02-text = Qui possède le plus d’écuyers dans son stock reçoit un nouveau chevalier de force 1.
law-L03 = Paires de comtés
law-L03-text = 3 points pour chaque paire de comtés que vous tenez.
law-L11 = Voix à vendre
law-L11-text = Achetez autant de voix que vous voulez pour 1 d’or chacune ; elles restent pour le tour suivant.
law-L12 = Service et argent
law-L12-text = Autant de fois que vous voulez : 1 écuyer et 1 d’or pour 3 points.
law-L13 = Les vétérans bâtissent
law-L13-text = Par tranche de 2 conflits où se trouve un de vos chevaliers, vous pouvez construire une extension.
law-L14 = Écuyers du second rang
law-L14-text = 1 écuyer pour chacun de vos chevaliers placés de force 2.
law-L21 = Trésor de guerre
law-L21-text = Par tranche de 2 conflits où se trouve un de vos chevaliers : 1 écuyer, 1 voix et 1 d’or.
law-L22 = Point de second rang en campagne
law-L22-text = Qui n’a placé aucun chevalier de force 2 peut promouvoir un chevalier, à la cour ou placé.
law-L23 = Le troisième devient quatrième
law-L23-text = Qui a placé le chevalier de force 3 peut l’échanger contre celui de force 4 de sa réserve.
law-L24 = Grands bâtisseurs
law-L24-text = 5 points par tranche de 5 extensions construites (de 3 dans l’édition anglaise).
law-L31 = Honneurs de la guerre
law-L31-text = 3 points pour chaque conflit où se trouve un de vos chevaliers.
law-L32 = Triplets de comtés
law-L32-text = 8 points par tranche de 3 comtés que vous tenez.
law-L33 = Trois du premier rang
law-L33-text = 5 points pour qui a placé ses trois chevaliers de force 1.
law-L34 = Les hôtes envoient leurs fils
law-L34-text = Par tranche de 3 nobles à votre table, vous recevez un nouveau chevalier de force 1.
law-L41 = L’or achète la gloire
law-L41-text = Autant de fois que vous voulez : 1 d’or pour 1 point.
law-L42 = Les écuyers achètent la gloire
law-L42-text = Autant de fois que vous voulez : 1 écuyer de votre stock pour 1 point.
law-L43 = Tous les rangs servent
law-L43-text = 6 points pour qui a placé des chevaliers des quatre forces.

# --- options ---

option-allies = Alliés
option-allies-help = À deux, chacun dirige aussi une maison alliée ; à plus de joueurs, jamais.
option-open_stocks = Stocks visibles
option-open_stocks-help = Tout ce que cachent les paravents reste visible, comme toujours à deux : écuyers et or, et dans les extensions sceaux et pions déshonneur.
option-noble_layout = Nobles
option-noble_layout-help = La répartition des nobles entre les comtés ne change rien au jeu.
option-noble_layout-random = au hasard
option-noble_layout-matching = par lettres
option-law_L24_step = Extensions pour « Grands bâtisseurs »
option-law_L24_step-help = La règle demande 5 extensions, la feuille de lois anglaise 3.
