game-title = Lancaster
game-blurb = Des chevaliers pour les provinces, des lois pour le parlement, la gloire en France.

# --- les noms du jeu, écrits une seule fois ---

-knight = chevalier
-knights = chevaliers
-strength = puissance
-squire = écuyer
-squires = écuyers
-gold = or
-gold-piece = pièce d’{ -gold }
-gold-pieces = pièces d’{ -gold }
-vote-marker = pion de vote
-vote-markers = pions de vote
-point = point
-points = points
-noble = noble
-nobles = nobles
-table = table
-county = province
-counties = provinces
-castle = château
-extension = extension
-extensions = extensions
-court = cour
-reserve = zone de renfort
-supply = réserve
-conflict = conflit
-conflicts = conflits
-law = loi
-laws = lois
-proposal = projet
-reward = gain
-upgrade = montée en grade
-upgrades = montées en grade
-favour = faveur du roi
-first-player = premier joueur
-ally = allié
-round = round
-rounds = rounds

# --- les nombres avec leurs noms ---

amount-of-squires = { $amount } { $amount ->
    [one] { -squire }
   *[other] { -squires }
}
amount-of-gold = { $amount } { $amount ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
}
amount-of-votes = { $amount } { $amount ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
price-counted = { $price } { $price ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
}
markers-counted = { $markers } { $markers ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
squires-counted = { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}
has-nobles = { $nobles ->
    [0] n’a aucun { -noble }
    [one] a { $nobles } { -noble }
   *[other] a { $nobles } { -nobles }
}
points-counted = { $points } { $points ->
    [one] { -point }
   *[other] { -points }
}
with-strength = de { -strength } { $strength }

# --- où nous en sommes ---

procedure-first_extensions = Premières { -extensions }
procedure-laying_nobles = Nobles
procedure-laying_laws = Lois
procedure-turning_up = Nouveaux { -conflicts }
procedure-revealing = Projets de { -law }
procedure-round = Round { $round }
procedure-placing = Placement des { -knights }
    .label = Chevaliers
procedure-enter_county = { "" }
procedure-favour = Faveur du roi
procedure-reward = { "" }
procedure-parliament = Parlement
procedure-vote = { $motion ->
    [0] Premier { -proposal }
    [1] Deuxième { -proposal }
   *[other] Troisième { -proposal }
}
procedure-law = { $law }
procedure-serving = { "" }
procedure-building = { "" }
procedure-counties = Provinces
procedure-castles = Châteaux
procedure-castle = { "" }
procedure-battles = Conflits
procedure-ransom = Rançon
procedure-preparation = Préparation

# --- ce qui s’est passé : mise en place et rounds ---

event-first_player = Le { -first-player } est { $seat }.
event-nobles_laid = { $noble } habite à { $county } ({ $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
}).
event-turned_up = { $card } attendent dans { $conflict }.
event-laid_in_force = En vigueur dès le début : « { $law } ».
event-proposed = Projet { $number } : « { $law } ».
event-round_begins = Le { -round } { $round } commence, et { $seat } joue en premier.

# --- ce qui s’est passé : chevaliers ---

event-knight_placed = { $seat } envoie le { -knight } { $house } { with-strength } vers { $place }.
event-county_entered = { $seat } envoie le { -knight } { $house } { with-strength } à { $county }{ $squires ->
    [0] .
   *[other] {" "}avec { squires-counted }.
}
event-expelled = Le { -knight } { $house } { with-strength } doit quitter { $county } et retourne à la { -court }.
event-squires_go = { $squires ->
    [one] Un { -squire } quitte
   *[other] { $squires } { -squires } quittent
} { $county } pour la { -supply }.
event-skipped = { $seat } ne peut placer aucun { -knight }.
event-favour_chosen = La { -favour } apporte à { $seat } { $tile }.
event-new_knight = Un nouveau { -knight } { $house } { with-strength } arrive à la { -court }.
event-upgraded = Le { -knight } { $house } { with-strength } monte en grade : { -strength } { $stronger } ({ $place }).
event-crossed = Le { -knight } { $house } { with-strength } traverse la Manche vers { $conflict }.
event-home_from_county = Le { -knight } { $house } { with-strength } quitte { $county } et rentre à la { -court }.
event-ransomed = { $seat } rachète le { -knight } { with-strength }.
event-cannot_ransom = { $seat } ne peut plus racheter de prisonnier.
event-captured = Le { -knight } { $house } { with-strength } reste prisonnier et va dans la { -reserve }.

# --- ce qui s’est passé : biens et points ---

event-gained_squires = { $seat } gagne { amount-of-squires }.
event-gained_gold = { $seat } gagne { amount-of-gold }.
event-gained_votes = { $seat } gagne { amount-of-votes }.
event-paid_squires = { $seat } paie { amount-of-squires }.
event-paid_gold = { $seat } paie { amount-of-gold }.
event-paid_votes = { $seat } rend { amount-of-votes }.
event-shown_squires = { $seat } montre { amount-of-squires }.
event-shown_gold = { $seat } montre { amount-of-gold }.
event-scored = { $seat } marque { points-counted } et en a maintenant { $score }.

# --- ce qui s’est passé : parlement ---

event-voted = { $seat } vote { $side }{ $markers ->
    [0] .
   *[other] {" "}avec { markers-counted }.
}
event-approved = { $yes } contre { $no } : « { $law } » est adoptée et remplace « { $gone } ».
event-rejected = { $yes } contre { $no } : « { $law } » est rejetée.
event-applied = La { -law } « { $law } » s’applique.
event-cannot_afford = { $seat } ne peut rien s’offrir avec « { $law } ».

# --- ce qui s’est passé : gains ---

event-share_taken = À { $county }, { $seat } prend { $share }.
event-first_player_named = { $seat } désigne le { -first-player } : { $first }.
event-noble_taken = À { $county }, { $seat } invite { $noble } à sa { -table }.
event-noble_removed = À { $county }, { $seat } retire { $noble } du jeu.
event-built = { $seat } construit l’{ -extension } pour { $tile }.
event-covered = { $seat } rappelle à la { -court } le { -knight } de la case couverte.
event-evaluated = { $seat } utilise son { -castle } pour { $item }.
event-allied_item = { $seat } utilise le { -castle } de son { -ally } pour { $item }.
event-not_bought = { $seat } ne paie rien pour { $item }.
event-table_evaluated = { $seat } { has-nobles } à sa { -table }.
event-england_wins = Dans { $conflict }, l’Angleterre l’emporte avec une { -strength } de { $england } contre { $card } !
event-france_wins = Dans { $conflict }, une { -strength } de { $england } ne suffit pas à l’Angleterre contre { $card }.
event-moved_down = La guerre continue dans la rangée du bas contre { $card }.

# --- ce qui s’est passé : la fin ---

event-knighthood_scored = { $seat } réunit des { -knights } d’une { -strength } totale de { $strength } : { points-counted }.
event-extensions_scored = { $seat } a construit { $tiles } { $tiles ->
    [one] { -extension }
   *[other] { -extensions }
} : { points-counted }.
event-nobles_scored = { $seat } { has-nobles } à sa { -table } : { points-counted }.
event-final_place = { $seat } prend la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} place avec { $score } { $score ->
    [one] { -point }
   *[other] { -points }
}.

# --- ce qui est demandé ---

ask-who_begins = Qui est le { -first-player } ?
ask-which_kind = Quel { -noble } vient ensuite ?
ask-which_card = Quel { -conflict } est révélé ?
ask-which_law_in_force = Quelle { -law } est en vigueur ?
ask-which_proposal = Quelle { -law } est proposée ?
ask-which_first_extension = { $seat }, avec quelle { -extension } commencez-vous ?
ask-where_to_place = { $seat }, qui placez-vous, et où ?
ask-how_many_squires = { $seat }, combien d’{ -squires } l’accompagnent ?
ask-which_favour = { $seat }, choisissez la { -favour }.
ask-which_noble = { $seat }, quel { -noble } invitez-vous ?
ask-which_noble_to_remove = { $seat }, quel { -noble } quitte le jeu ?
ask-which_upgrade = { $seat }, quel { -knight } { $house } monte en grade ?
ask-which_placed_upgrade = { $seat }, quel { -knight } placé monte en grade ?
ask-which_extension = { $seat }, quelle { -extension } construisez-vous ?
ask-which_vote = { $seat }, comment votez-vous, et avec combien de { -vote-markers } ?
ask-how_many_markers = { $seat }, combien de { -vote-markers } achetez-vous ?
ask-how_many_trades = { $seat }, combien de fois utilisez-vous « { $law } » ?
ask-exchange_or_not = { $seat }, échangez-vous votre { -knight } de { -strength } 3 contre celui de { -strength } 4 ?
ask-who_is_first = { $seat }, qui sera le { -first-player } ?
ask-which_share = { $seat }, que prenez-vous à { $county } ?
ask-which_allied_share = { $seat }, que prend votre { -ally } à { $county } ?
ask-which_conflict = { $seat }, vers quel { -conflict } le { -knight } { $house } traverse-t-il ?
ask-which_item = { $seat }, qu’utilisez-vous ensuite dans votre { -castle } ?
ask-pay_or_not = { $seat }, payez-vous pour { $item } ?
ask-whom_to_free = { $seat }, qui rachetez-vous ?

# --- ce qui peut être choisi ---

do-begin = { $seat } joue en premier
do-lay = { $noble }
do-turn_up = { $card }
do-reveal = { $law }
do-build = Construire l’{ -extension } pour { $tile }
do-place = Envoyer le { -knight } { with-strength } vers { $at }
do-place_ally = Envoyer le { -knight } allié { with-strength } vers { $at }
do-send = { $squires ->
    [0] Aucun { -squire }
   *[other] { squires-counted }
}
do-favour = Prendre { $tile }
do-noble = Inviter le { -noble } qui habite à { $county }
do-remove = Retirer un { -noble } à { $county }
do-upgrade = Le { -knight } { with-strength } ({ $at })
do-vote = Voter { $side }{ $markers ->
    [0] {""}
   *[other] {" "}avec { markers-counted }
}
do-buy = { $markers ->
    [0] Ne rien acheter
   *[other] Acheter { markers-counted }
}
do-trade = { $times ->
    [0] Pas du tout
    [1] Une fois
   *[other] { $times } fois
}
do-exchange = Échanger le { -knight } de { -strength } 3 contre celui de { -strength } 4
do-name = { $seat } jouera en premier
do-take = Prendre { $share }
do-cross = Traverser vers { $conflict }
do-evaluate = Utiliser le { -castle } pour { $item }
do-evaluate_ally = Utiliser le { -castle } de l’{ -ally } pour { $space }
do-pay = Payer
do-ransom = Racheter le { -knight } { with-strength }
do-decline = Renoncer

# --- lieux ---

place-reserve = la { -reserve }
    .label = Zone de renfort
place-court = la { -court }
    .label = Cour
place-northumberland = Northumberland
place-stafford = Stafford
place-york = York
place-gloucester = Gloucester
place-bedford = Bedford
place-suffolk = Suffolk
place-somerset = Somerset
place-dorset = Dorset
place-surrey = Surrey
place-castle-squires = le { -castle }, pour { item-squires }
place-castle-gold = le { -castle }, pour { item-gold }
place-castle-votes = le { -castle }, pour { item-votes }
place-castle-mixed = le { -castle }, pour { item-mixed }
place-castle-recruit = le { -castle }, pour { item-recruit }
place-castle-train = le { -castle }, pour { item-train }
place-castle-ally_recruit = le { -castle } de l’{ -ally }, pour { item-recruit }
place-castle-ally_train = le { -castle } de l’{ -ally }, pour { item-train }
place-lower-left = le { -conflict } en bas à gauche
    .label = Bas, gauche
place-lower-right = le { -conflict } en bas à droite
    .label = Bas, droite
place-upper-left = le { -conflict } en haut à gauche
    .label = Haut, gauche
place-upper-right = le { -conflict } en haut à droite
    .label = Haut, droite

# --- matériel ---

house-blue = bleu
house-green = vert
house-yellow = jaune
house-red = rouge
house-purple = violet
knight-1a = premier { -knight } de { -strength } 1
knight-1b = deuxième { -knight } de { -strength } 1
knight-1c = troisième { -knight } de { -strength } 1
knight-2a = premier { -knight } de { -strength } 2
knight-2b = deuxième { -knight } de { -strength } 2
knight-3a = { -knight } de { -strength } 3
knight-4a = { -knight } de { -strength } 4
good-squires = { -squires }
good-gold = { -gold }
good-votes = { -vote-markers }
side-yes = oui
    .label = Oui
side-no = non
    .label = Non
noble-A = le { -noble } A
    .label = Noble A
noble-B = le { -noble } B
    .label = Noble B
noble-C = le { -noble } C
    .label = Noble C
noble-D = le { -noble } D
    .label = Noble D
noble-E = le { -noble } E
    .label = Noble E
noble-F = le { -noble } F
    .label = Noble F
noble-G = le { -noble } G
    .label = Noble G
noble-H = le { -noble } H
    .label = Noble H
noble-I = le { -noble } I
    .label = Noble I
french = les Français de { -strength } { $strength }
    .label = Français { $strength }
share-noble = le { -noble }
share-reward = le { -reward }
share-both = le { -noble } et le { -reward }, pour { price-counted }
item-squires = des { -squires }
    .label = Écuyers
item-gold = de l’{ -gold }
    .label = Or
item-votes = des { -vote-markers }
    .label = Pions de vote
item-mixed = des { -squires } et de l’{ -gold }
    .label = Écuyers et or
item-recruit = recruter un { -knight }
item-train = entraîner un { -knight }
item-ally_recruit = recruter un { -knight } allié
item-ally_train = entraîner un { -knight } allié

# --- gains ---

reward_kind-squires = { -squires }
reward_kind-gold = { -gold }
reward_kind-votes = { -vote-markers }
reward_kind-points = { -points }
reward_kind-new_knight = un nouveau { -knight }
reward_kind-upgrade = une { -upgrade }
reward_kind-extension = une { -extension }
reward_kind-noble_any = un { -noble } d’une { -county } au choix
reward_kind-cross_channel = la traversée de la Manche
part-squires = { $n } { $n ->
    [one] { -squire }
   *[other] { -squires }
}
part-gold = { $n } { $n ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
}
part-votes = { $n } { $n ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
part-points = { $n } { $n ->
    [one] { -point }
   *[other] { -points }
}
part-new_knight = { $n ->
    [one] un nouveau { -knight }
   *[other] { $n } nouveaux { -knights }
}
part-upgrade = { $n ->
    [one] une { -upgrade }
   *[other] { $n } { -upgrades }
}
part-extension = { $n ->
    [one] une { -extension }
   *[other] { $n } { -extensions }
}
part-noble_any = { $n ->
    [one] un { -noble }
   *[other] { $n } { -nobles }
} d’une { -county } au choix
part-cross_channel = la traversée de la Manche

# --- lois : leurs noms, et ce qu’elles disent ---

by-points = { $gain } { $gain ->
    [one] { -point }
   *[other] { -points }
}
by-squires = { $gain } { $gain ->
    [one] { -squire }
   *[other] { -squires }
}
by-votes = { $gain } { $gain ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}
by-gold = { $gain } { $gain ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
}
by-knights = { $gain ->
    [one] un nouveau { -knight }
   *[other] { $gain } nouveaux { -knights }
} de { -strength } 1
at-squires = { $squires } { $squires ->
    [one] { -squire }
   *[other] { -squires }
}
at-gold = { $gold } { $gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
}
per-counties = { $step ->
    [1] pour chaque { -county }
    [2] par paire de { -counties }
   *[other] par tranche de { $step } { -counties }
}
per-conflicts = { $step ->
    [1] pour chaque { -conflict }
    [2] par paire de { -conflicts }
   *[other] par tranche de { $step } { -conflicts }
} où se trouve un de vos { -knights }
per-nobles = { $step ->
    [1] pour chaque { -noble }
    [2] par paire de { -nobles }
   *[other] par tranche de { $step } { -nobles }
} à votre { -table }

law-L01 = Le plus riche entraîne
law-L01-text = Qui a le plus d’{ -gold } peut faire monter en grade un de ses { -knights } placés.
law-L02 = La plus grande suite recrute
law-L02-text = Qui a le plus d’{ -squires } en stock reçoit { by-knights }.
law-L03 = Paires de { -counties }
law-L03-text = { by-points } { per-counties } où se trouve un de vos { -knights }.
law-L11 = Votes à vendre
law-L11-text = Achetez autant de { -vote-markers } que vous voulez, à { at-gold } ; ils servent au { -round } suivant.
law-L12 = Service et argent
law-L12-text = Autant de fois que vous voulez : { at-squires } et { at-gold } pour { by-points }.
law-L13 = Les vétérans bâtissent
law-L13-text = { per-conflicts }, vous pouvez construire une { -extension }.
law-L14 = Écuyers du second rang
law-L14-text = { by-squires } pour chacun de vos { -knights } placés de { -strength } 2.
law-L21 = Trésor de guerre
law-L21-text = { per-conflicts } : { by-squires }, { by-votes } et { by-gold }.
law-L22 = Sans second rang
law-L22-text = Sans { -knight } placé de { -strength } 2, vous pouvez faire monter en grade un { -knight }.
law-L23 = Le troisième devient quatrième
law-L23-text = Votre { -knight } placé de { -strength } 3 peut changer de place avec celui de { -strength } 4 de votre { -reserve }.
law-L24 = Grands bâtisseurs
law-L24-text = { by-points } par tranche de 5 { -extensions } construites (de 3 selon la feuille de { -laws } anglaise).
law-L31 = Honneurs de la guerre
law-L31-text = { by-points } { per-conflicts }.
law-L32 = Triplets de { -counties }
law-L32-text = { by-points } { per-counties } où se trouve un de vos { -knights }.
law-L33 = Trois du premier rang
law-L33-text = { by-points } pour qui a placé ses trois { -knights } de { -strength } 1.
law-L34 = Les hôtes envoient leurs fils
law-L34-text = { per-nobles }, vous recevez { by-knights }.
law-L41 = L’{ -gold } achète la gloire
law-L41-text = Autant de fois que vous voulez : { at-gold } pour { by-points }.
law-L42 = Les { -squires } achètent la gloire
law-L42-text = Autant de fois que vous voulez : { at-squires } de votre stock pour { by-points }.
law-L43 = Tous les rangs servent
law-L43-text = { by-points } pour qui a placé des { -knights } des quatre niveaux de { -strength }.

# --- options ---

option-allies = Alliés
option-allies-help = À deux, chacun dirige aussi une maison alliée ; à plus de joueurs, jamais.
option-open_stocks = Stocks visibles
option-open_stocks-help = Tout ce que cachent les paravents reste visible, comme toujours à deux : { -squires } et { -gold }, et dans les extensions { -seals } et { -dishonour-tokens }.
option-noble_layout = Nobles
option-noble_layout-help = La répartition des { -nobles } entre les { -counties } ne change rien au jeu.
option-noble_layout-random = au hasard
option-noble_layout-matching = par lettres
option-law_L24_step = Extensions pour « { law-L24 } »
option-law_L24_step-help = La règle demande 5 { -extensions }, la feuille de { -laws } anglaise 3.

# --- ce qui ne va pas ensemble ---

refused-players-play-with-allies = à { $players } joueurs, on joue avec des alliés
refused-players-do-not-play-with-allies = à { $players } joueurs, on joue sans alliés
refused-players-have-no-screens-squires-and-gold-lie-open = à { $players } joueurs, il n’y a pas de paravents : { -squires } et { -gold } restent visibles

# --- pourquoi pas ---

refused-no-knight-is-placed-there = on n’y place pas de { -knight }
refused-no-knight-of-strength-of-this-house-is-there = aucun { -knight } de { -strength } { $strength } de cette maison ne s’y trouve
refused-a-knight-that-is-not-in-play-cannot-be-upgraded = un { -knight } qui n’est pas en jeu ne monte pas en grade
refused-there-is-no-stronger-knight-in-reserve-to-take-its-place = aucun { -knight } plus fort n’attend dans la { -reserve } pour prendre sa place
refused-only-a-knight-that-has-been-placed-is-upgraded-now = seul un { -knight } déjà placé monte en grade maintenant
refused-a-knight-stands-there-already = un { -knight } s’y trouve déjà
refused-allied-knights-do-not-go-to-your-castle = les { -knights } alliés ne vont pas dans votre { -castle }
refused-an-extension-covers-that-space-it-takes-no-knights-any-more = une { -extension } couvre cette case : elle n’accueille plus de { -knights }
refused-you-have-built-that-extension-already = vous avez déjà construit cette { -extension }
refused-a-knight-needs-strength-by-itself-there = il faut là un { -knight } de { -strength } { $least } au moins, sans { -squires }
refused-a-knight-of-yours-holds-that-county = un de vos { -knights } tient déjà cette { -county }
refused-the-force-there-is-and-yours-would-not-be-greater = il faut y dépasser { $force }, et vous n’y arriveriez pas
refused-with-so-few-squires-your-force-would-not-be-greater-than-the-one-there = avec si peu d’{ -squires }, vous ne seriez pas plus fort que l’occupant
refused-you-do-not-have-so-many-squires-in-stock = vous n’avez pas autant d’{ -squires }
refused-there-is-no-conflict-in-that-place = il n’y a pas de { -conflict } à cet endroit
refused-all-spaces-of-that-conflict-are-taken-by-others = toutes les cases de ce { -conflict } sont prises par d’autres
refused-that-space-is-in-an-ally-s-castle = cette case est dans le { -castle } d’un { -ally }
refused-neither-a-knight-nor-an-extension-of-yours-is-there = vous n’y avez ni { -knight } ni { -extension }
refused-that-space-has-been-evaluated-already-each-counts-once = cette case a déjà compté : chacune compte une fois
refused-you-cannot-pay-for-that = vous ne pouvez pas le payer
refused-you-would-get-nothing-for-it = vous n’y gagneriez rien
refused-there-is-no-noble-left-in-that-county = il ne reste plus de { -noble } dans cette { -county }
refused-a-noble-of-that-kind-sits-at-your-table-already = un { -noble } de cette sorte est déjà à votre { -table }
refused-nobody-plays-on-that-seat = personne ne joue à cette place
refused-you-do-not-have-the-gold-to-take-both = vous n’avez pas assez d’{ -gold } pour prendre les deux
refused-with-so-few-players-that-favour-is-not-in-the-game = à si peu de joueurs, cette faveur n’est pas en jeu
refused-that-favour-has-been-chosen-in-this-round-already = cette faveur a déjà été choisie dans ce { -round }
refused-you-have-no-knight-of-strength-at-court = vous n’avez pas de { -knight } de { -strength } { $strength } à la { -court }
refused-no-knight-of-strength-of-yours-is-a-prisoner-here = aucun { -knight } de { -strength } { $strength } à vous n’est prisonnier ici
refused-its-ransom-is-gold-more-than-you-have = sa rançon coûte { $ransom } en { -gold }, plus que vous n’avez
refused-you-do-not-have-vote-markers = vous n’avez pas { $markers } { -vote-markers }
refused-you-cannot-pay-for-so-many = vous ne pouvez pas en payer autant
refused-only-allied-knights-go-to-an-ally-s-castle = seuls les { -knights } alliés vont dans le { -castle } d’un { -ally }
refused-no-knight-of-your-ally-stands-there = aucun { -knight } de votre { -ally } ne s’y trouve
refused-your-ally-has-no-knight-of-strength-at-court = votre { -ally } n’a pas de { -knight } de { -strength } { $strength } à sa { -court }
refused-your-gold-never-helps-your-ally-take-one-or-the-other = votre { -gold } n’est pas pour votre { -ally } : prenez l’un ou l’autre

# --- préréglages ---

preset-base-help = Les { -counties }, le parlement et la guerre en France. Idéal pour débuter.
preset-everything-help = Les deux volets d’Henri V, les tuiles de { -reward }, et des { -laws } tirées de toutes les séries.
