### Crown & Sword, in words for players.

chapter-aim = What it is about
    .pieces = castle large_city cathedral crown

# made from 3a93dec0
KS-159 = Whoever has the most points at the end wins. Players who are tied for the most share the victory.
# made from 95f4abf4
KS-8 = Coins are only a way to write points down: there is no limit, and running out of coins never matters.
# made from 7cf6d2d5
KS-52 = Nobody is king at first. From the first crowning on there is always exactly one king.
# made from 3d671617
KS-44 = Turns pass clockwise, beginning with the start player. A **round** is over when everybody has had one turn.

chapter-pieces = The pieces
    .pieces = pawn castle large_city cathedral

# made from fd817311
KS-1 = The board is built from up to five pieces, A to E. Each has 25 spaces: 13 octagons and 12 squares.
# made from 8a7c25fb
KS-2 = Everybody has 28 [pawns](pawn). One pawn stands on every space you own, so there are two under a large city, which takes two spaces; nobody owns more than 28 spaces.
# made from 3ddb2eea
KS-3 = A pawn that is removed goes back to its owner’s supply.
# made from dc4ed41c
KS-7 = All share one supply of buildings: 26 [castles](castle), 10 [cathedrals](cathedral), 28 small cities and 10 [large cities](large_city). A building belongs to whoever owns its space.
# made from c2f66799
KS-5 = There are 22 people cards: 11 [swords](sword) and 11 [crowns](crown). A card that shows a sword is a sword, whatever else it shows, even a crown.
# made from 69da194a
KS-6 = Everybody has two vote cards, one [crown](crown) and one [sword](sword). They are never discarded and never part of the hand.
# made from 6170449f
KS-9 = The royal seal shows who is king. The brown seal only carries a reminder of the rules and has no effect. Screens hide the points.

chapter-cards = The cards
    .pieces = castle_card city_card leader truce

# made from f644c719
KS-4 = There are 66 event cards. 58 of them are **action cards**:

    - 5 [Leaders](leader) with combat 3 and 3 Leaders with combat 4, each with 1 shield;
    - 3 Incite: combat 2, 1 shield;
    - 15 [Castle](castle_card): combat 1, 2 shields;
    - 10 Cathedral: combat 2, 2 shields;
    - 15 [City](city_card): combat 2, 1 shield;
    - 2 Ambush: no combat, 1 shield;
    - 2 [Truce](truce): no combat, 1 shield;
    - 3 [Papal Visit](papal_visit): combat 1, 1 shield.

    7 are **red cards**, which work when they are drawn: 2 [City Scoring](city_scoring) and 5 Unrest. The last is [Game End](game_end).
# made from 3e8cb09b
KS-10 = A card is played for one purpose only: its special use, an expansion, an attack, a reaction or a revolt. Then it is discarded, unless a rule says that it goes back to the hand (after a truce in an [attack](KS-111) or a [revolt](KS-125)) or stays on the table ([Papal Visit](KS-79)).

chapter-board = The board
    .pieces = pawn

# made from 5a66f036
KS-13 = Every space is prairie, mountain or forest, and stays so for the whole game.
# made from b1368299
KS-12 = A space is either an octagon (large) or a square (small); the two kinds alternate like the colours of a chessboard.
# made from 697b7bc6
KS-14 = Two spaces are neighbours if they share a border. Spaces side by side always do; spaces that meet at a corner only if both are octagons. So an octagon has up to eight neighbours and a square up to four, all of them octagons.
# made from 8ef8819f
KS-20 = Spaces of two different pieces are neighbours by just the same rule: the joins make no difference.
# made from ce86b934
KS-19 = A gap between the pieces is not a space, even if there are spaces all around it.
# made from a9d72cf8
KS-21 = A **territory** is a group of your spaces that hang together. Its size is the number of its spaces, whatever the terrain and the buildings.
# made from 4950ab1f
KS-11 = A space is named by its piece, its row (counted from the top) and its column (counted from the left), as printed: B34 is the fourth space of the third row of piece B. The name stays when the piece is turned.

chapter-setup = Setting up
    .pieces = pawn

# made from f9e97971
KS-23 = The start player is drawn by lot before the board is built. The others follow clockwise.
# made from 0714f7a8
KS-24 = The board has as many pieces as there are players (one fewer with the [smaller board](KS-161)).
# made from 142ee97b
KS-25 = Beginning with the start player, everybody chooses one piece that is not yet on the table and lays it; from the second piece on, [where it fits and turned as they like](KS-16). Pieces that are left over are not used.
# made from 15b2ddbd
KS-18 = The first piece lies just as it is printed.
# made from e14cb285
KS-16 = A new piece lies with one side along a side of at least one piece on the table, but shifted along that side by exactly one row or column, so that the two interlock. You may turn it by quarters as you like.
# made from 908a697c
KS-17 = Pieces never overlap.
# made from 6db29bd7
KS-15 = You may turn a piece by quarter turns to the right: none, one, two or three. Its spaces turn with it, keep their names and fit into the same pattern of octagons and squares.
# made from bb34b455
KS-26 = Whenever cards are shuffled, every order is equally likely.
# made from b69ae77f
KS-27 = The people cards are shuffled into the face-down people deck.
# made from 7bcd563e
KS-28 = [Game End](game_end) is laid aside, face up. The other 65 event cards are shuffled.
# made from bea81f53
KS-29 = One after the other, beginning with the start player, everybody draws until they hold 4 action cards. Red cards that turn up are set aside.
# made from 45d85b90
KS-30 = When all hands are dealt, the red cards that were set aside go back to the cards that are left, and all these are shuffled into the event pile. The discard pile is empty.
# made from 5f963696
KS-31 = Everybody begins with 28 pawns, a screen, both vote cards and no points. Your colour makes no difference.
# made from c7e08361
KS-32 = Beginning with the start player, everybody puts one pawn on a free space; then, in the same order, a second one.
# made from 5aeb23d9
KS-33 = These first pawns stand apart: the space may not be a neighbour of any space with a pawn, your own first pawn included. Shape and terrain do not matter.
# made from 7d5f7cac
KS-34 = There is no king yet. The start player takes the first turn.

chapter-knowledge = What everybody knows
    .pieces = truce

# made from e072f94e
KS-35 = Open to all: the board with its pawns and buildings, the supplies, who is king, Papal Visits on the table, visible swords, how many cards everybody holds, how many cards the event pile and the people deck have, what lies in both discard piles, the round, the action points left, whether there was an attack this turn, whether the end phase has begun, and every gain of points at the moment it happens.
# made from 01ed97b7
KS-36 = Your hand and your total of points are known to you alone. Whoever likes may add up the gains, which are open.
# made from b7f7c492
KS-37 = Nobody knows the order of the event pile and of the people deck, nor what is in them beyond what one can work out.
# made from 0fffcf88
KS-38 = Whoever is crowned by a revolt [announces their points](KS-142) at that moment. All totals are shown at the end.
# made from 4a85c85a
KS-39 = Only you see the action card you draw. Red cards, Game End and people cards are shown to all.
# made from 2992fef0
KS-40 = Cards for an attack and reactions are played face up. Cards that come back after a truce have been seen by all.
# made from ca172b91
KS-41 = In a revolt, votes and cards are secret until all are revealed together, even how many cards somebody plays. Until then those cards still count as cards in the hand.
# made from 3f4fb6a0
KS-42 = Every defender is asked for a reaction, even one who has none. So nobody learns whether you could have reacted.
# made from 5db4f698
KS-43 = Talk and promise as you like: nothing is binding, and no card, coin or space may be given away.

chapter-turn = Your turn
    .pieces = pawn castle_card

# made from f95aa650
KS-45 = A turn goes in this order:

    - your [Papal Visit](KS-46) is discarded;
    - you [come back to the board](KS-47) if you own no space;
    - as king, you [levy a tax](KS-57) or not;
    - you take your [actions](KS-49).
# made from 876d68cf
KS-46 = When your turn begins, a Papal Visit in front of you is discarded.
# made from 997d5850
KS-47 = If you own no space when your turn begins, you may put up to two of your pawns on any free spaces. It costs nothing, and they need not be neighbours of anything.
# made from c99582dd
KS-48 = You choose these spaces one after the other and may stop before the first or before the second. If only one space is free, you can place only one pawn, and that [ends the game](KS-152).
# made from 896a4fdc
KS-49 = You have 3 action points. Take any actions in any order, each as often as your action points and its own limits allow:

    - [build](KS-65): 2 action points and the matching card;
    - [expand](KS-92): 1 for each space, and any card;
    - [occupy](KS-100): 3, no card;
    - [draw a card](KS-84): 1;
    - [attack](KS-102): 1, and cards with combat;
    - [lead a revolt](KS-118): 1;
    - [incite the people](KS-77): 1, and Incite;
    - [receive the Pope](KS-79): 1, and Papal Visit.
# made from c143e13d
KS-50 = You may take an action only if you can pay its whole price and all its conditions hold. Action points are paid first and never come back.
# made from 2b01c29f
KS-51 = Your turn ends when you have no action point left, or whenever you say so. Action points you do not spend are lost.

chapter-king = King, tax and people
    .pieces = crown sword castle

# made from 36c05e25
KS-53 = As long as there is no king, whoever owns at least one castle and at least one city after building becomes king at once.
# made from 33feb4e1
KS-54 = When the first king is crowned, the event pile and the discard pile, with the building card just used, are shuffled into a new event pile.
# made from b81d4910
KS-55 = The first king levies a [tax](KS-58) at once. This one is not optional.
# made from 18d9c0ee
KS-56 = After the crowning the first king goes on with the action points that are left.
# made from a3075868
KS-57 = At the beginning of each of your turns as king you decide whether to levy a tax. It costs no action points.
# made from 96dfcaa2
KS-58 = A tax pays the king 1 point for every castle the king owns. Then one [people card](KS-61) is drawn.
# made from 31522fa0
KS-59 = A king who levies no tax gains nothing, and no people card is drawn.
# made from c2428f24
KS-60 = After the first king, the title changes hands only by a revolt that the rebels win.
# made from 63138fb9
KS-61 = When a people card is drawn, a [sword](sword) stays face up on the table; a [crown](crown) goes to the people’s discard pile.
# made from 0bb31b8c
KS-62 = If the people deck is empty, no people card is drawn. If it runs out while several are drawn, the rest are not drawn.
# made from 4e00c544
KS-63 = Drawn people cards go back into the people deck only after a revolt that was decided, not after one that a truce called off.
# made from 5dd389f2
KS-64 = Visible swords stay until the next revolt that is decided. There each of them counts 1 point for the rebels.

chapter-building = Building
    .pieces = castle large_city cathedral city_card

# made from ad9fad0c
KS-65 = Building costs 2 action points and one card of the matching kind, which is discarded.
# made from 41f1a103
KS-66 = You build on your own spaces, and only where no building stands. A cathedral is the exception: it stands on a large city.
# made from 42ab6f97
KS-67 = Nothing is ever built on forest.
# made from b6bc6500
KS-68 = A [castle](castle) needs a mountain, octagon or square.
# made from 285a840d
KS-69 = A small city needs one prairie space, octagon or square.
# made from 01ed9c13
KS-70 = A [large city](large_city) needs two neighbouring prairie spaces, one octagon and one square, both yours and both without a building. It counts as one city and one building.
# made from bbd1e60c
KS-71 = No city may be a neighbour of another city, whoever owns it, also across the join of two pieces. The two spaces of one large city do not count against each other.
# made from 66a2f1d6
KS-72 = A [cathedral](cathedral) needs a large city of yours that has none yet.
# made from 89de5b55
KS-73 = A City card builds a small or a large city, as you like.
# made from 46c6739b
KS-74 = A small city never becomes a large one.
# made from e0565553
KS-75 = If none of a building is left in the supply, it cannot be built.
# made from f6e288dc
KS-76 = Buildings are never moved, removed or captured.

chapter-inciting = Incite and Papal Visit
    .pieces = papal_visit sword

# made from 279a5fd2
KS-77 = Incite: 1 action point. Discard the card; three [people cards](KS-61) are drawn.
# made from 51c7add7
KS-78 = Anybody may incite the people, the king too, with or without a king and however few people cards are left.
# made from c218c5c8
KS-79 = [Papal Visit](papal_visit): 1 action point. The card lies face up in front of you until your next turn begins.
# made from 73897881
KS-80 = As long as a Papal Visit lies in front of you, nobody may attack your spaces.
# made from e31c4747
KS-81 = As long as a Papal Visit lies in front of the king, nobody may start a revolt. This also protects somebody who becomes king while the card lies there.
# made from 97862d65
KS-82 = Whoever has a Papal Visit may do everything as usual, even attack and lead a revolt.
# made from e72cd433
KS-83 = You may not play a second Papal Visit while one lies in front of you.

chapter-drawing = Drawing cards
    .pieces = city_scoring game_end

# made from c4478610
KS-84 = Drawing costs 1 action point: take the top card of the event pile.
# made from b022b653
KS-85 = An action card goes to your hand. You may hold any number of cards.
# made from 4c6688d8
KS-86 = If there is a king, a red card works at once and is discarded. You draw no card to replace it.
# made from 468cf1f2
KS-87 = If there is no king, a red card is discarded without effect, and you draw again at no cost until you get an action card.
# made from 64a404cb
KS-88 = If a card is to be drawn and the event pile is empty, the discard pile is first shuffled into a new event pile.
# made from a0d66047
KS-89 = If the event pile and the discard pile are both empty, you cannot draw.
# made from c87c64c6
KS-90 = If you are to draw again for a red card while the event pile is empty and only red cards lie in the discard pile, you get no card; the action point is spent.
# made from ebd043b1
KS-145 = [City Scoring](city_scoring): everybody but the king gains 1 point for each of their cities, small or large alike.
# made from 19aae513
KS-146 = Unrest: two [people cards](KS-61) are drawn.
# made from 668d0573
KS-91 = If you draw [Game End](game_end), the [game ends at once](KS-151).

chapter-expanding = Expanding and occupying
    .pieces = pawn castle_card

# made from 16afda2b
KS-92 = Expanding: play one action card of any kind and take free spaces, at most as many as the card has shields. Each space costs 1 action point.
# made from ad197f5a
KS-93 = Each space you take must be a neighbour of a space you own at that moment. So the second may touch nothing but the first.
# made from e7f02e1f
KS-94 = You may use a card with two shields for one space; the other shield is lost.
# made from cb0a71e3
KS-95 = You take the second space right after the first, with no other action between.
# made from 23631b7b
KS-96 = The two spaces may enlarge two different territories of yours.
# made from 128f266a
KS-97 = Each space takes a pawn from your supply. Without a pawn you cannot take a space.
# made from cbbe0371
KS-98 = You may take spaces of any terrain, forest too.
# made from bcd4dde5
KS-99 = The card you expanded with is discarded.
# made from 3087db86
KS-100 = Occupying costs all 3 action points and no card, so it is your only action in that turn. Put a pawn on any free space of the board.
# made from 9faa84bf
KS-101 = To occupy a space you need a pawn in your supply.

chapter-attacking = Attacking
    .pieces = leader truce castle

# made from 1d3e73d9
KS-102 = An attack costs 1 action point.
# made from c29388cb
KS-103 = You attack at most once in a turn.
# made from 9ab1732b
KS-104 = Nobody attacks in the first round.
# made from 1a7f48cf
KS-105 = You attack a space of another player that is a neighbour of one of yours and bears neither a castle nor a city. Its owner must not have a [Papal Visit](KS-80).
# made from 6453b67c
KS-106 = To attack you need a pawn in your supply.
# made from 3da04a5e
KS-107 = Play one or more cards face up, each with combat 1 or more. Together they need more combat than the defender has castles on the whole board. Without such cards you may not attack.
# made from 73ac0666
KS-108 = You may play more cards than you need.
# made from e048a573
KS-109 = The defender may react with one card, a [Truce](KS-111) or an [Ambush](KS-113), or not at all. A reaction costs no action points.
# made from f9dd2e95
KS-110 = If the defender does not react, the attack succeeds.
# made from 98514eca
KS-111 = A [Truce](truce) calls the attack off: the attacker takes all attack cards back, and the truce is discarded.
# made from 5484a3ef
KS-112 = Even after a truce the action point is spent, and so is the one attack of the turn.
# made from ccbb5f81
KS-113 = Against an attack an Ambush takes out the attack card with the most combat. If the others together still have more combat than the defender has castles, the attack succeeds; if not, it fails.
# made from 0acf830f
KS-114 = When an attack succeeds, the defender’s pawn goes back to the defender’s supply, and the attacker puts one on the space.
# made from 58860409
KS-115 = The attack cards and an ambush are discarded whether the attack succeeds or not, the card taken out by an ambush too. Only a truce gives attack cards back.
# made from 490c15c3
KS-116 = Nobody else takes part in an attack, and the defender adds no combat.
# made from a4ab2e13
KS-117 = An attack never changes the number of free spaces and never ends the game.

chapter-revolt = The revolt
    .pieces = sword crown leader cathedral

# made from 607974ea
KS-118 = Leading a revolt costs 1 action point. There must be a king, and it must be somebody else; a [Papal Visit](KS-81) protects the king.
# made from 299944ee
KS-119 = Only somebody who owns at least one castle and at least one city may lead a revolt.
# made from 1fff6e2b
KS-120 = You may lead several revolts in a turn, also in the first round.
# made from 217bbe8e
KS-121 = The vote of the revolt’s leader is sword and the king’s is crown, openly. Everybody else chooses crown or sword.
# made from 8f100b5e
KS-122 = Everybody, the king and the leader too, plays any number of cards from the hand, of any kinds, or none.
# made from 42655ebf
KS-123 = Votes and cards are chosen in secret at the same time and revealed together.
# made from 816e24fe
KS-124 = If anybody has played a [Truce](truce), the revolt is called off before anything else: no people card is drawn, nobody gains points, the king remains king, and the visible swords stay.
# made from f894decf
KS-125 = After a truce, all truces that were played are discarded and all other cards go back to their owners’ hands. The action point stays spent.
# made from b73d11d3
KS-126 = Two [people cards](KS-61) are drawn for every vote for the sword, the leader’s included. With two players [three more](KS-160) are drawn in every revolt.
# made from c4823a05
KS-127 = In a revolt each Ambush takes out one card of the other side: the strongest with combat 1 or more, and a second Ambush the next strongest. Ambushes of both sides work at the same time, on the cards as they were played; they do not touch each other, vote cards or people cards. An ambush that finds no card does nothing.
# made from 51125298
KS-128 = All other cards count only with their combat. Incite, Papal Visit and building cards have no effect of their own in a revolt.
# made from 5c79e2f1
KS-129 = The rebels have 1 point for every visible sword, old or new, and the combat of their cards that count.
# made from c341990d
KS-130 = The royal side has 2 points for every vote for the crown, the king’s included, and the combat of its cards that count.
# made from dc7e8cac
KS-131 = The rebels win if they have more points. A tie is a victory of the royal side.
# made from 462ba41f
KS-132 = If the royal side wins, the king gains 2 points for every cathedral the king owns.
# made from dce99dbd
KS-133 = If the royal side wins, everybody else who voted crown gains 1 point for each cathedral of their own.
# made from 409d0ad6
KS-134 = If the royal side wins, half of the visible swords, rounded up, stay on the table. All other people cards are shuffled into a new people deck.
# made from 3fbcf5b9
KS-135 = If the rebels win, their leader becomes king and takes the seal.
# made from 87076977
KS-136 = If the rebels win, their leader gains 1 point for every castle and 2 for every cathedral the leader owns.
# made from eb61ead6
KS-137 = If the rebels win, everybody else who voted sword gains 1 point for each cathedral of their own.
# made from f007e8fd
KS-138 = If the rebels win, all 22 people cards, the visible swords too, are shuffled into a new people deck.
# made from 18b451b2
KS-139 = After a victory of the rebels, and the shuffle, one [people card](KS-61) is drawn.
# made from 67201af3
KS-140 = The side that loses gains nothing.
# made from a7957a31
KS-141 = After the gains all cards played in the revolt are discarded, those taken out by an ambush too. Vote cards go back to their owners.
# made from ee88bc97
KS-142 = Then a newly crowned king announces their points, the gains of this revolt included. That may [begin the end phase](KS-147).
# made from 5880b762
KS-143 = Won or lost, the leader goes on with the action points that are left.
# made from 7b31d3ce
KS-144 = A king crowned by a revolt levies no tax before the beginning of their next turn.

chapter-end = How the game ends
    .pieces = game_end pawn

# made from 877da79e
KS-147 = If somebody is crowned by a revolt and has at least 10 points with two players, 15 with three, 20 with four or 25 with five, the end phase begins.
# made from a0507114
KS-148 = The end phase begins only once. Points gained in any other way never start it, nor does the first king.
# made from 61e51a8e
KS-149 = When the end phase begins, the event pile and the discard pile are shuffled together. The bottom 20 cards are shuffled with [Game End](game_end) and put back under the rest. Hands and Papal Visits on the table stay as they are.
# made from ed1a3ef7
KS-150 = If there are fewer than 20 cards, Game End is shuffled with all of them.
# made from 721c81c7
KS-151 = Whoever draws Game End ends the game at once and does not finish the turn.
# made from ffb04a18
KS-152 = The game also ends at once when somebody puts a pawn on the last free space of the board, even in the middle of an expansion.
# made from 4900cf1b
KS-153 = There is no other end, unless you have chosen a [limit of rounds](KS-169). After the end nobody acts, draws or levies a tax any more; the final scoring follows.

chapter-scoring = Final scoring
    .pieces = castle large_city cathedral crown

# made from 0fd8a5be
KS-154 = You gain 1 point for every castle, cathedral, small city and large city of yours.
# made from 8af441ec
KS-155 = Everybody who owns a territory of the largest size gains 5 points.
# made from a6d261e2
KS-156 = Everybody who owns a territory of the next smaller size that occurs gains 2 points. You may gain both.
# made from d0f7475e
KS-157 = Each player gains each of these two awards only once. If all territories are of the same size, nobody gains the 2 points.
# made from b9da223c
KS-158 = The king, if there is one, gains 5 points.

chapter-options = Two players, and options
    .pieces = sword crown

# made from 6cf30210
KS-160 = With two players, 3 more people cards are drawn in every revolt that is not called off, besides the 2 for the leader’s vote.
# made from e00a7a19
KS-161 = **Smaller board** (four or five players): the board has one piece fewer than there are players, and the last player lays none. Nothing else changes.
# made from 25756338
KS-162 = **Board**: the players lay the pieces in turn, chance lays them (every legal place and turn is equally likely), or they lie ready in a layout of Regnum’s own (the printed rules give none).
# made from e7a3b0e5
KS-163 = **First king**: a castle and a city make the first king, or, if you choose so, the first castle alone. The shuffle and the tax come all the same.
# made from bbbbf3ba
KS-164 = **Rebels of rank**: this option is on unless you switch it off: whoever leads a revolt needs a castle and a city. If it is off, anybody but the king may lead a revolt.
# made from d54a0ede
KS-165 = **Small cities**: usually they may stand on any prairie space. With the other choice only on octagons.
# made from e9f1b47e
KS-166 = **Replace red cards**: usually you draw nothing more for a red card while there is a king. With this option you draw on at no cost, once the red card has worked, until you get an action card or the game ends.
# made from 7a0833b0
KS-167 = **Open scores**: with this option everybody sees all points all the time.
# made from 9ca7b98e
KS-168 = **Swords of the people**: how many of the 22 people cards are swords, from 8 to 14; usually 11. The rest are crowns.
# made from f1f40f2e
KS-169 = **Most rounds**: usually there is no limit. With one, the final scoring follows after that many rounds. This is not a rule of the printed game.
# made from e5e78bc4
KS-170 = All options may be combined. What does not go with the number of players cannot be chosen.
