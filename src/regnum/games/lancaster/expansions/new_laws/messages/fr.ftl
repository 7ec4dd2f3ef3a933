# --- où nous en sommes, ce qui se passe ---

procedure-keeping_counties = { "" }
procedure-keeping_tiles = { "" }
event-recalled = { $seat } rappelle son { -knight } { with-strength }, qui doit quitter { $county }.
event-turned_down = { $seat } retourne face cachée l’{ -extension } pour { $tile }.
event-sent_to_france = { $seat } envoie un { -squire } dans { $conflict }.
event-back_from_france = { $squires ->
    [one] Un { -squire } quitte
   *[other] { $squires } { -squires } quittent
} { $conflict } pour la { -supply }.

ask-which_counties_to_keep = { $seat }, pour quelle { -county } payez-vous { $law-gold } { $law-gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
} ? Les { -knights } des autres reviennent.
ask-which_tiles_to_keep = { $seat }, pour quelle { -extension } payez-vous { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} ? Les autres sont retournées face cachée.
ask-which_extension_to_buy = { $seat }, quelle { -extension } achetez-vous pour { $law-gold } { $law-gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
} ?
ask-what_to_get = { $seat }, qu’échangez-vous : { $law-gold } { $law-gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
} contre un { -squire }, ou { $law-squires } { $law-squires ->
    [one] { -squire }
   *[other] { -squires }
} contre 1 { -gold-piece } ?
ask-how_many_trades_with_leftovers = { $seat }, combien de fois utilisez-vous « { $law } » ?
ask-where_to_send = { $seat }, où envoyez-vous un { -squire } ?

do-keep_county = Payer pour garder { $county }
do-keep_tile = Payer pour garder l’{ -extension } pour { $tile }
do-get = Échanger contre : { $good }
do-send_to = Envoyer un { -squire } dans { $conflict }

# --- les lois ---

law-N01 = Le vote des soldats
law-N01-text = { by-votes } { per-conflicts }.
law-N02 = Les { -squires } gagnent leur pain
law-N02-text = Qui a le plus d’{ -squires } en stock reçoit { by-gold } et { by-votes }.
law-N03 = L’{ -gold } attire les fidèles
law-N03-text = Qui a le plus d’{ -gold } reçoit { by-squires } et { by-votes }.
law-N11 = Secours aux sans-amis
law-N11-text = Qui n’a aucun { -noble } reçoit { by-gold }, { by-squires } et { by-votes }.
law-N12 = Des { -squires } en France
law-N12-text = Envoyez jusqu’à 1 { -squire } { $step ->
    [1] par { -conflict }
   *[other] par tranche de { $step } { -conflicts }
} où se trouve un de vos { -knights }, dans l’un ou l’autre : 1 de { -strength } en plus pour ce { -round }.
law-N13 = Écuyers du premier rang
law-N13-text = { by-squires } pour chacun de vos { -knights } placés de { -strength } 1.
law-N14 = Maçons à louer
law-N14-text = Achetez autant d’{ -extensions } que vous voulez pour { at-gold } chacune.
law-N21 = La garde du { -castle }
law-N21-text = { by-points } pour chacun de vos { -knights } dans votre { -castle }.
law-N22 = Votes gardés, { -knights } formés
law-N22-text = Qui a gardé le plus de { -vote-markers } peut faire monter en grade un { -knight }.
law-N23 = Deux du second rang
law-N23-text = { by-points } pour qui a placé ses deux { -knights } de { -strength } 2.
law-N24 = Impôt sur les { -counties }
law-N24-text = Pour chacune de vos { -counties }, payez { at-gold } ou reprenez le { -knight } à la { -court }.
law-N31 = Riches paires de { -counties }
law-N31-text = { by-points } { per-counties } où se trouve un de vos { -knights }.
law-N32 = Entretien des châteaux
law-N32-text = Pour chaque { -extension }, payez { at-squires } ou retournez-la : elle ne rapporte rien pour ce { -round }.
law-N33 = Deux contre un
law-N33-text = Autant de fois que vous voulez : { at-gold } pour 1 { -squire }, ou { at-squires } pour 1 { -gold-piece }.
law-N34 = Parade des suites
law-N34-text = { by-points } { $step ->
    [1] pour chaque { -squire }
    [2] par paire d’{ -squires }
   *[other] par tranche de { $step } { -squires }
} auprès de vos { -knights } dans les { -counties }.
law-N41 = Salles désertées
law-N41-text = { by-points } pour chacune de vos { -counties } où il ne reste aucun { -noble }.
law-N42 = Tout pour la gloire
law-N42-text = Autant de fois que vous voulez : { at-gold }, { at-squires } et 1 { -vote-marker } gardé pour { by-points }.
law-N43 = Le plus d’hommes en France

# --- pourquoi pas ---

refused-you-have-no-knight-in-that-county = vous n’avez pas de { -knight } dans cette { -county }
refused-you-have-paid-for-that-county-already = vous avez déjà payé pour cette { -county }
refused-you-have-not-built-that-extension = vous n’avez pas construit cette { -extension }
refused-you-have-paid-for-that-extension-already = vous avez déjà payé pour cette { -extension }
refused-that-extension-lies-face-down-in-this-round = cette { -extension } est retournée pour ce { -round }
refused-you-do-not-have-so-many-leftover-vote-markers = il ne vous reste pas autant de { -vote-markers }
refused-no-knight-of-yours-is-in-that-conflict = aucun de vos { -knights } n’est dans ce { -conflict }

law-N43-text = { by-points } pour qui a le plus de { -knights } dans les { -conflicts }.

preset-new_laws = Avec les nouvelles { -laws }
preset-new_laws-help = Dix-huit autres { -laws } remplacent les lois habituelles.
