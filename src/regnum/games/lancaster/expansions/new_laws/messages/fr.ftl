# --- où nous en sommes, ce qui se passe ---

procedure-keeping_counties = { "" }
procedure-keeping_tiles = { "" }
event-recalled = { $seat } reprend le chevalier de force { $strength } ({ $county }).
event-turned_down = { $seat } retourne une extension face cachée : { $tile }.
event-sent_to_france = { $seat } envoie un écuyer en France : { $conflict }.
event-back_from_france = { $squires ->
    [one] Un écuyer revient
   *[other] { $squires } écuyers reviennent
} de France dans la réserve générale ({ $conflict }).

ask-which_counties_to_keep = { $seat }, pour quel comté payez-vous 1 d’or ? Les chevaliers des autres reviennent.
ask-which_tiles_to_keep = { $seat }, pour quelle extension payez-vous 1 écuyer ? Les autres sont retournées.
ask-which_extension_to_buy = { $seat }, quelle extension achetez-vous pour 4 d’or ?
ask-what_to_get = { $seat }, que prenez-vous pour deux de l’autre ?
ask-how_many_trades_with_leftovers = { $seat }, combien de fois utilisez-vous « { $law } » ?
ask-where_to_send = { $seat }, où envoyez-vous un écuyer ?

do-keep_county = Payer ({ $county })
do-keep_tile = Payer : { $tile }
do-get = Prendre : { $good }
do-send_to = Un écuyer : { $conflict }

# --- les lois ---

law-N01 = La voix des soldats
law-N01-text = 1 voix pour chaque conflit où se trouve un de vos chevaliers.
law-N02 = Les écuyers gagnent leur pain
law-N02-text = Qui possède le plus d’écuyers dans son stock reçoit 1 d’or et 1 voix.
law-N03 = L’or attire les fidèles
law-N03-text = Qui possède le plus d’or reçoit 1 écuyer et 1 voix.
law-N11 = Secours aux sans-amis
law-N11-text = Qui n’a aucun noble reçoit 1 d’or, 1 écuyer et 1 voix.
law-N12 = Des écuyers en France
law-N12-text = Vous pouvez envoyer autant d’écuyers que vous avez de conflits auprès de vos chevaliers en France ; chacun ajoute 1 à la force ce tour-ci.
law-N13 = Écuyers du premier rang
law-N13-text = 1 écuyer pour chacun de vos chevaliers placés de force 1.
law-N14 = Maçons à louer
law-N14-text = Achetez autant d’extensions que vous voulez pour 4 d’or chacune.
law-N21 = La garde du château
law-N21-text = 3 points pour chacun de vos chevaliers dans votre château.
law-N22 = Les voix gardées entraînent
law-N22-text = Qui a gardé le plus de voix peut promouvoir un chevalier, à la cour ou placé.
law-N23 = Deux du second rang
law-N23-text = 3 points pour qui a placé ses deux chevaliers de force 2.
law-N24 = Impôt sur les comtés
law-N24-text = Pour chacun de vos comtés, payez 1 d’or ou reprenez le chevalier à la cour.
law-N31 = Riches paires de comtés
law-N31-text = 5 points pour chaque paire de comtés que vous tenez.
law-N32 = Entretien des châteaux
law-N32-text = Pour chacune de vos extensions, payez 1 écuyer ou retournez-la : elle ne rapporte rien ce tour-ci.
law-N33 = Deux contre un
law-N33-text = Autant de fois que vous voulez : 2 d’or pour 1 écuyer, ou 2 écuyers pour 1 d’or.
law-N34 = Parade des suites
law-N34-text = 3 points par tranche de 2 écuyers auprès de vos chevaliers dans les comtés.
law-N41 = Salles désertées
law-N41-text = 3 points pour chacun de vos comtés où il ne reste aucun noble.
law-N42 = Tout pour la gloire
law-N42-text = Autant de fois que vous voulez : 1 d’or, 1 écuyer et 1 voix gardée pour 3 points.
law-N43 = Le plus d’hommes en France
law-N43-text = 5 points pour qui a le plus de chevaliers dans les conflits.
