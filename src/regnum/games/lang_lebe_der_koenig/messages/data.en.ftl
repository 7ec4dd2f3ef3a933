# What the data of the game is called where it is shown and asked for.

data-table-game = The game
data-table-components = Pieces
data-table-colours = Colours of players
data-table-card = Influence cards
data-table-setup = Set-up
data-table-setup-players = Start counties
data-table-rules = Numbers of the rules
data-table-tracks = Tracks
data-table-options = Options
data-table-vote_table = Votes without cards
data-table-map = The drawn map
data-table-county = Counties
data-table-sea_link = Sea lines
data-table-scenery = Land around the map

data-column-name = name
data-column-modern = today
data-column-votes = votes
data-column-neighbours = neighbours, by land and by sea
data-column-by_sea = those of them across a dotted sea line (- for none)
data-column-start_counties = counties on the start cards
data-column-between = joins
data-column-names = names
data-column-excluded_counties = counties not in play
data-column-votes_total = votes in all
data-column-majority = majority
data-column-first_player = the first player begins in
data-column-bonus_by_rank = bonus votes by rank
