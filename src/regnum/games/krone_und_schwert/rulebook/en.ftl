### Crown & Sword, in words for players.

chapter-aim = What it is about
    .pieces = castle large_city cathedral crown

KS-159 = Whoever has the most points at the end wins. Players who are tied for the most share the victory.
KS-8 = Coins are only a way to write points down: there is no limit, and running out of coins never matters.
KS-52 = Nobody is king at first. From the first crowning on there is always exactly one king.
KS-44 = Turns pass clockwise, beginning with the start player. A **round** is over when everybody has had one turn.

chapter-pieces = The pieces
    .pieces = pawn castle large_city cathedral

KS-1 = The board is built from up to five pieces, A to E. Each has 25 spaces: 13 octagons and 12 squares.
KS-2 = Everybody has 28 [pawns](pawn). One pawn stands on every space you own, so there are two under a large city, which takes two spaces; nobody owns more than 28 spaces.
KS-3 = A pawn that is removed goes back to its owner’s supply.
KS-7 = All share one supply of buildings: 26 [castles](castle), 10 [cathedrals](cathedral), 28 small cities and 10 [large cities](large_city). A building belongs to whoever owns its space.
KS-5 = There are 22 people cards: 11 [swords](sword) and 11 [crowns](crown). A card that shows a sword is a sword, whatever else it shows, even a crown.
KS-6 = Everybody has two vote cards, one [crown](crown) and one [sword](sword). They are never discarded and never part of the hand.
KS-9 = The royal seal shows who is king. The brown seal only carries a reminder of the rules and has no effect. Screens hide the points.

chapter-cards = The cards
    .pieces = castle_card city_card leader truce

KS-4 = There are 66 event cards. 58 of them are **action cards**:

    - 5 [Leaders](leader) with combat 3 and 3 Leaders with combat 4, each with 1 shield;
    - 3 Incite: combat 2, 1 shield;
    - 15 [Build a castle](castle_card): combat 1, 2 shields;
    - 10 Build a cathedral: combat 2, 2 shields;
    - 15 [Build a city](city_card): combat 2, 1 shield;
    - 2 Ambush: no combat, 1 shield;
    - 2 [Truce](truce): no combat, 1 shield;
    - 3 [Papal Visit](papal_visit): combat 1, 1 shield.

    7 are **red cards**, which work when they are drawn: 2 [City Scoring](city_scoring) and 5 Unrest. The last is [Game End](game_end).
KS-10 = A card is played for one purpose only: its special use, an expansion, an attack, a reaction or a revolt. Then it is discarded, unless a rule says that it goes back to the hand (after a truce in an [attack](KS-111) or a [revolt](KS-125)) or stays on the table ([Papal Visit](KS-79)).

chapter-board = The board
    .pieces = pawn

KS-13 = Every space is prairie, mountain or forest, and stays so for the whole game.
KS-12 = A space is either an octagon (large) or a square (small); the two kinds alternate like the colours of a chessboard.
KS-14 = Two spaces are neighbours if they share a border. Spaces side by side always do; spaces that meet at a corner only if both are octagons. So an octagon has up to eight neighbours and a square up to four, all of them octagons.
KS-20 = Spaces of two different pieces are neighbours by just the same rule: the joins make no difference.
KS-19 = A gap between the pieces is not a space, even if there are spaces all around it.
KS-21 = A **territory** is a group of your spaces that hang together. Its size is the number of its spaces, whatever the terrain and the buildings.
KS-11 = A space is named by its piece, its row (counted from the top) and its column (counted from the left), as printed: B34 is the fourth space of the third row of piece B. The name stays when the piece is turned.

chapter-setup = Setting up
    .pieces = pawn

KS-23 = The start player is drawn by lot before the board is built. The others follow clockwise.
KS-24 = The board has as many pieces as there are players (one less with the [smaller board](KS-161)).
KS-25 = Beginning with the start player, everybody chooses one piece that is not yet on the table and lays it; from the second piece on, [where it fits and turned as they like](KS-16). Pieces that are left over are not used.
KS-18 = The first piece lies just as it is printed.
KS-16 = A new piece lies with one side along a side of at least one piece on the table, but shifted along that side by exactly one row or column, so that the two interlock. You may turn it by quarters as you like.
KS-17 = Pieces never overlap.
KS-15 = You may turn a piece by quarter turns to the right: none, one, two or three. Its spaces turn with it, keep their names and fit into the same pattern of octagons and squares.
KS-26 = Whenever cards are shuffled, every order is equally likely.
KS-27 = The people cards are shuffled into the face-down people deck.
KS-28 = [Game End](game_end) is laid aside, face up. The other 65 event cards are shuffled.
KS-29 = One after the other, beginning with the start player, everybody draws until they hold 4 action cards. Red cards that turn up are set aside.
KS-30 = When all hands are dealt, the red cards that were set aside go back to the cards that are left, and all these are shuffled into the event pile. The discard pile is empty.
KS-31 = Everybody begins with 28 pawns, a screen, both vote cards and no points. Your colour makes no difference.
KS-32 = Beginning with the start player, everybody puts one pawn on a free space; then, in the same order, a second one.
KS-33 = These first pawns stand apart: the space may not be a neighbour of any space with a pawn, your own first pawn included. Shape and terrain do not matter.
KS-34 = There is no king yet. The start player takes the first turn.

chapter-knowledge = What everybody knows
    .pieces = truce

KS-35 = Open to all: the board with its pawns and buildings, the supplies, who is king, Papal Visits on the table, visible swords, how many cards everybody holds, how many cards the event pile and the people deck have, what lies in both discard piles, the round, the action points left, whether there was an attack this turn, whether the end phase has begun, and every gain of points at the moment it happens.
KS-36 = Your hand and your total of points are known to you alone. Whoever likes may add up the gains, which are open.
KS-37 = Nobody knows the order of the event pile and of the people deck, nor what is in them beyond what one can work out.
KS-38 = Whoever is crowned by a revolt [announces their points](KS-142) at that moment. All totals are shown at the end.
KS-39 = Only you see the action card you draw. Red cards, Game End and people cards are shown to all.
KS-40 = Cards for an attack and reactions are played face up. Cards that come back after a truce have been seen by all.
KS-41 = In a revolt, votes and cards are secret until all are revealed together, even how many cards somebody plays. Until then those cards still count as cards in the hand.
KS-42 = Every defender is asked for a reaction, even one who has none. So nobody learns whether you could have reacted.
KS-43 = Talk and promise as you like: nothing is binding, and no card, coin or space may be given away.

chapter-turn = Your turn
    .pieces = pawn castle_card

KS-45 = A turn goes in this order:

    - your [Papal Visit](KS-46) is discarded;
    - you [come back to the board](KS-47) if you own no space;
    - as king, you [levy a tax](KS-57) or not;
    - you take your [actions](KS-49).
KS-46 = When your turn begins, a Papal Visit in front of you is discarded.
KS-47 = If you own no space when your turn begins, you may put up to two of your pawns on any free spaces. It costs nothing, and they need not be neighbours of anything.
KS-48 = You choose these spaces one after the other and may stop before the first or before the second. If only one space is free, you can place only one pawn, and that [ends the game](KS-152).
KS-49 = You have 3 action points. Take any actions in any order, each as often as your action points and its own limits allow:

    - [build](KS-65): 2 action points and the matching card;
    - [expand](KS-92): 1 for each space, and any card;
    - [occupy](KS-100): 3, no card;
    - [draw a card](KS-84): 1;
    - [attack](KS-102): 1, and cards with combat;
    - [lead a revolt](KS-118): 1;
    - [incite the people](KS-77): 1, and Incite;
    - [receive the Pope](KS-79): 1, and Papal Visit.
KS-50 = You may take an action only if you can pay its whole price and all its conditions hold. Action points are paid first and never come back.
KS-51 = Your turn ends when you have no action point left, or whenever you say so. Action points you do not spend are lost.

chapter-king = King, tax and people
    .pieces = crown sword castle

KS-53 = As long as there is no king, whoever owns at least one castle and at least one city after building becomes king at once.
KS-54 = When the first king is crowned, the event pile and the discard pile, with the building card just used, are shuffled into a new event pile.
KS-55 = The first king levies a [tax](KS-58) at once. This one is not optional.
KS-56 = After the crowning the first king goes on with the action points that are left.
KS-57 = At the beginning of each of your turns as king you decide whether to levy a tax. It costs no action points.
KS-58 = A tax pays the king 1 point for every castle the king owns. Then one [people card](KS-61) is drawn.
KS-59 = A king who levies no tax gains nothing, and no people card is drawn.
KS-60 = After the first king, the title changes hands only by a revolt that the rebels win.
KS-61 = When a people card is drawn, a [sword](sword) stays face up on the table; a [crown](crown) goes to the people’s discard pile.
KS-62 = If the people deck is empty, no people card is drawn. If it runs out while several are drawn, the rest are not drawn.
KS-63 = Drawn people cards go back into the people deck only after a revolt that was decided, not after one that a truce called off.
KS-64 = Visible swords stay until the next revolt that is decided. There each of them counts 1 point for the rebels.

chapter-building = Building
    .pieces = castle large_city cathedral city_card

KS-65 = Building costs 2 action points and one card of the matching kind, which is discarded.
KS-66 = You build on your own spaces, and only where no building stands. A cathedral is the exception: it stands on a large city.
KS-67 = Nothing is ever built on forest.
KS-68 = A [castle](castle) needs a mountain, octagon or square.
KS-69 = A small city needs one prairie space, octagon or square.
KS-70 = A [large city](large_city) needs two neighbouring prairie spaces, one octagon and one square, both yours and both without a building. It counts as one city and one building.
KS-71 = No city may be a neighbour of another city, whoever owns it, also across the join of two pieces. The two spaces of one large city do not count against each other.
KS-72 = A [cathedral](cathedral) needs a large city of yours that has none yet.
KS-73 = A card “Build a city” builds a small or a large city, as you like.
KS-74 = A small city never becomes a large one.
KS-75 = If none of a building is left in the supply, it cannot be built.
KS-76 = Buildings are never moved, removed or captured.

chapter-inciting = Incite and Papal Visit
    .pieces = papal_visit sword

KS-77 = Incite: 1 action point. Discard the card; three [people cards](KS-61) are drawn.
KS-78 = Anybody may incite the people, the king too, with or without a king and however few people cards are left.
KS-79 = [Papal Visit](papal_visit): 1 action point. The card lies face up in front of you until your next turn begins.
KS-80 = As long as a Papal Visit lies in front of you, nobody may attack your spaces.
KS-81 = As long as a Papal Visit lies in front of the king, nobody may start a revolt. This also protects somebody who becomes king while the card lies there.
KS-82 = Whoever has a Papal Visit may do everything as usual, even attack and lead a revolt.
KS-83 = You may not play a second Papal Visit while one lies in front of you.

chapter-drawing = Drawing cards
    .pieces = city_scoring game_end

KS-84 = Drawing costs 1 action point: take the top card of the event pile.
KS-85 = An action card goes to your hand. You may hold any number of cards.
KS-86 = If there is a king, a red card works at once and is discarded. You draw no card to replace it.
KS-87 = If there is no king, a red card is discarded without effect, and you draw again at no cost until you get an action card.
KS-88 = If a card is to be drawn and the event pile is empty, the discard pile is first shuffled into a new event pile.
KS-89 = If the event pile and the discard pile are both empty, you cannot draw.
KS-90 = If you are to draw again for a red card while the event pile is empty and only red cards lie in the discard pile, you get no card; the action point is spent.
KS-145 = [City Scoring](city_scoring): everybody but the king gains 1 point for each of their cities, small or large alike.
KS-146 = Unrest: two [people cards](KS-61) are drawn.
KS-91 = If you draw [Game End](game_end), the [game ends at once](KS-151).

chapter-expanding = Expanding and occupying
    .pieces = pawn castle_card

KS-92 = Expanding: play one action card of any kind and take free spaces, at most as many as the card has shields. Each space costs 1 action point.
KS-93 = Each space you take must be a neighbour of a space you own at that moment. So the second may touch the first alone.
KS-94 = You may use a card with two shields for one space; the other shield is lost.
KS-95 = You take the second space right after the first, with no other action between.
KS-96 = The two spaces may enlarge two different territories of yours.
KS-97 = Each space takes a pawn from your supply. Without a pawn you cannot take a space.
KS-98 = You may take spaces of any terrain, forest too.
KS-99 = The card you expanded with is discarded.
KS-100 = Occupying costs all 3 action points and no card, so it is your only action in that turn. Put a pawn on any free space of the board.
KS-101 = To occupy a space you need a pawn in your supply.

chapter-attacking = Attacking
    .pieces = leader truce castle

KS-102 = An attack costs 1 action point.
KS-103 = You attack at most once in a turn.
KS-104 = Nobody attacks in the first round.
KS-105 = You attack a space of another player that is a neighbour of one of yours and bears neither a castle nor a city. Its owner must not have a [Papal Visit](KS-80).
KS-106 = To attack you need a pawn in your supply.
KS-107 = Play one or more cards face up, each with combat 1 or more. Together they need more combat than the defender has castles on the whole board. Without such cards you may not attack.
KS-108 = You may play more cards than you need.
KS-109 = The defender may react with one card, a [Truce](KS-111) or an [Ambush](KS-113), or not at all. A reaction costs no action points.
KS-110 = If the defender does not react, the attack succeeds.
KS-111 = A [Truce](truce) calls the attack off: the attacker takes all attack cards back, and the truce is discarded.
KS-112 = Even after a truce the action point is spent, and so is the one attack of the turn.
KS-113 = Against an attack an Ambush takes out the attack card with the most combat. If the others together still have more combat than the defender has castles, the attack succeeds; if not, it fails.
KS-114 = When an attack succeeds, the defender’s pawn goes back to its supply and the attacker puts one on the space.
KS-115 = The attack cards and an ambush are discarded whether the attack succeeds or not, the card taken out by an ambush too. Only a truce gives attack cards back.
KS-116 = Nobody else takes part in an attack, and the defender adds no combat.
KS-117 = An attack never changes the number of free spaces and never ends the game.

chapter-revolt = The revolt
    .pieces = sword crown leader cathedral

KS-118 = Leading a revolt costs 1 action point. There must be a king, and it must be somebody else; a [Papal Visit](KS-81) protects the king.
KS-119 = Only somebody who owns at least one castle and at least one city may lead a revolt.
KS-120 = You may lead several revolts in a turn, also in the first round.
KS-121 = The vote of the revolt’s leader is sword and the king’s is crown, openly. Everybody else chooses crown or sword.
KS-122 = Everybody, the king and the leader too, plays any number of cards from the hand, of any kinds, or none.
KS-123 = Votes and cards are chosen in secret at the same time and revealed together.
KS-124 = If anybody has played a [Truce](truce), the revolt is called off before anything else: no people card is drawn, nobody gains points, the king remains king, and the visible swords stay.
KS-125 = After a truce, all truces that were played are discarded and all other cards go back to their owners’ hands. The action point stays spent.
KS-126 = Two [people cards](KS-61) are drawn for every vote for the sword, the leader’s included. With two players [three more](KS-160) are drawn in every revolt.
KS-127 = In a revolt each Ambush takes out one card of the other side: the strongest with combat 1 or more, and a second Ambush the next strongest. Ambushes of both sides work at the same time, on the cards as they were played; they do not touch each other, vote cards or people cards. An ambush that finds no card does nothing.
KS-128 = All other cards count only with their combat. Incite, Papal Visit and building cards have no effect of their own in a revolt.
KS-129 = The rebels have 1 point for every visible sword, old or new, and the combat of their cards that count.
KS-130 = The royal side has 2 points for every vote for the crown, the king’s included, and the combat of its cards that count.
KS-131 = The rebels win if they have more points. A tie is a victory of the royal side.
KS-132 = If the royal side wins, the king gains 2 points for each of their cathedrals.
KS-133 = If the royal side wins, everybody else who voted crown gains 1 point for each of their cathedrals.
KS-134 = If the royal side wins, half of the visible swords, rounded up, stay on the table. All other people cards are shuffled into a new people deck.
KS-135 = If the rebels win, their leader becomes king and takes the seal.
KS-136 = If the rebels win, their leader gains 1 point for each of their castles and 2 for each of their cathedrals.
KS-137 = If the rebels win, everybody else who voted sword gains 1 point for each of their cathedrals.
KS-138 = If the rebels win, all 22 people cards, the visible swords too, are shuffled into a new people deck.
KS-139 = After a victory of the rebels, and the shuffle, one [people card](KS-61) is drawn.
KS-140 = The side that loses gains nothing.
KS-141 = After the gains all cards played in the revolt are discarded, those taken out by an ambush too. Vote cards go back to their owners.
KS-142 = Then a newly crowned king announces their points, the gains of this revolt included. That may [begin the end phase](KS-147).
KS-143 = Won or lost, the leader goes on with the action points that are left.
KS-144 = A king crowned by a revolt levies no tax before the beginning of their next turn.

chapter-end = How the game ends
    .pieces = game_end pawn

KS-147 = If somebody is crowned by a revolt and has at least 10 points with two players, 15 with three, 20 with four or 25 with five, the end phase begins.
KS-148 = The end phase begins only once. Points gained in any other way never start it, nor does the first king.
KS-149 = When the end phase begins, the event pile and the discard pile are shuffled together. The bottom 20 cards are shuffled with [Game End](game_end) and put back under the rest. Hands and Papal Visits on the table stay as they are.
KS-150 = If there are fewer than 20 cards, Game End is shuffled with all of them.
KS-151 = Whoever draws Game End ends the game at once and does not finish the turn.
KS-152 = The game also ends at once when somebody puts a pawn on the last free space of the board, even in the middle of an expansion.
KS-153 = There is no other end, unless you have chosen a [limit of rounds](KS-169). After the end nobody acts, draws or levies a tax any more; the final scoring follows.

chapter-scoring = Final scoring
    .pieces = castle large_city cathedral crown

KS-154 = You gain 1 point for every castle, cathedral, small city and large city of yours.
KS-155 = Everybody who owns a territory of the largest size gains 5 points.
KS-156 = Everybody who owns a territory of the next smaller size that occurs gains 2 points. You may gain both.
KS-157 = Each player gains each of these two awards only once. If all territories are of the same size, nobody gains the 2 points.
KS-158 = The king, if there is one, gains 5 points.

chapter-options = Two players, and options
    .pieces = sword crown

KS-160 = With two players, 3 more people cards are drawn in every revolt that is not called off, besides the 2 for the leader’s vote.
KS-161 = **Smaller board** (four or five players): the board has one piece less than there are players, and the last player lays none. Nothing else changes.
KS-162 = **Board**: the players lay the pieces in turn, chance lays them (every legal place and turn is equally likely), or they lie ready in a layout of Regnum’s own (the printed rules give none).
KS-163 = **First king**: a castle and a city make the first king, or, if you choose so, the first castle alone. The shuffle and the tax come all the same.
KS-164 = **Rebels of rank**: this option is on unless you switch it off: whoever leads a revolt needs a castle and a city. If it is off, anybody but the king may lead a revolt.
KS-165 = **Small cities**: usually they may stand on any prairie space. With the other choice only on octagons.
KS-166 = **Replace red cards**: usually you draw nothing more for a red card while there is a king. With this option you draw on at no cost, once the red card has worked, until you get an action card or the game ends.
KS-167 = **Open scores**: with this option everybody sees all points all the time.
KS-168 = **Swords of the people**: how many of the 22 people cards are swords, from 8 to 14; usually 11. The rest are crowns.
KS-169 = **Most rounds**: usually there is no limit. With one, the final scoring follows after that many rounds. This is not a rule of the printed game.
KS-170 = All options may be combined. What does not go with the number of players cannot be chosen.
