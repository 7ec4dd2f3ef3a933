### Lancaster, in words for players.

chapter-pieces = Pieces and words
    .pieces = knight1 knight4 squires gold

# made from d98d85da
LA-15 = In the box are:

    - 9 counties and 36 noble tiles: 9 kinds, 4 tiles of each
    - 12 conflict cards
    - 6 tiles of the king’s favour
    - 18 laws in five groups: 3 in group 0, 4 each in groups 1, 2 and 3, and 3 in group 4
    - 37 squires, 37 gold and 37 vote markers
    - 1 first-player marker

# made from 6a79ae84
LA-16 = Each player has:

    - a house of 7 knights
    - a castle with six spaces: squires, gold, vote markers, squires and gold, recruiting a knight, training a knight (what they give: [castle](LA-184))
    - 6 [extensions](extension), one for each space of the castle
    - a screen, a yes tile, a no tile and a score marker

# made from cab3cde3
LA-17 = The box holds two more conflict cards as spares. They only replace lost cards and are not used otherwise.

# made from e3a01b87
LA-1 = A **house** is the seven knights of one colour: three of [strength 1](knight1), two of [strength 2](knight2), one of [strength 3](knight3) and one of [strength 4](knight4). You run one house. With two players, each of you runs [an allied house](LA-241) as well.

# made from 55515115
LA-2 = A knight is always in exactly one place: in its house’s reserve, at its house’s court, in a county, on a space of its house’s castle, or in a conflict in France. With the expansions it can also support a Lord at the king’s court or lie in the dungeon, and an allied knight can leave the game.

# made from 31a34b5d
LA-3 = A knight is **placed** when it is neither in the reserve nor at court. A knight still standing in a conflict from an earlier round is placed too.

# made from 085d740f
LA-4 = The knights you **hold** are all your knights that are not in your reserve: those at court and those that are placed.

# made from 3bdeb520
LA-5 = **Player order** goes clockwise, beginning with whoever has the [first-player marker](first).

# made from 8fc94f15
LA-6 = The **supply** is one common pool for everybody: 37 squires, 37 gold and 37 vote markers are in the game. That the pieces lie on two supply boards means nothing.

# made from 892618b9
LA-270 = There are exactly 37 squires, 37 gold and 37 vote markers, and none is ever added or lost. Whatever is not with a player, beside a knight or in the king’s treasury lies in the supply.

# made from 9cbcba12
LA-7 = Squires, gold and vote markers come from the supply. If the supply has too few, you take what is there, and the rest is lost for good: you do not get it later.

# made from d664abfd
LA-8 = When several players receive something at the same moment, they are served in player order, each in full before the next.

# made from 7f946568
LA-9 = Whatever you pay, discard or spend, including committed vote markers and ransom, goes to the supply, unless a rule names another place.

# made from 570f4ef5
LA-10 = If you cannot pay the whole price of something, you cannot choose it.

# made from 17837d86
LA-11 = “For every 2” (or 3, or 5) counts full sets only; what is left over is ignored. Five counties are two pairs of counties.

# made from 182c1b76
LA-12 = “Whoever has the most” means everyone who has the highest number: all tied players qualify. With 0 you never have the most, so if everybody has 0, nobody qualifies.

# made from 387a780c
LA-13 = Only squires and gold in your own stock (behind your screen, [if you have one](LA-280)) count as yours. Squires standing beside knights in counties do not count, unless a rule says so.

# made from 6e150802
LA-14 = Points are scored at once. There is no upper limit.

# made from 7e7745c7
LA-18 = In an exchange, where you give squires, gold, vote markers or seals for others of these or for points, you first pay the whole price, and only then receive anything. What you have just paid is already in the supply and can come back to you. You may exchange whenever you can pay, even if the supply cannot give you everything; the missing part is lost.

chapter-setup = Set-up
    .pieces = first noble extension

# made from db72b8a5
LA-20 = The first player is drawn at random and takes the first-player marker.

# made from ec8593ab
LA-21 = Each county receives nobles of one kind, face up, and every county a different kind; which is drawn at random. Their number depends on the players:

    - two or three players: 2 nobles in each county
    - four players: 3
    - five players: 4

    All other noble tiles are out of the game.

# made from 56077097
LA-R4 = The nobles may also be laid out by letters, each kind in the county with its letter. It makes no difference to the game: either way each county has one kind, and the kinds have no effect of their own.

# made from a9517f23
LA-22 = There are twelve conflict cards. Each shows the strength of the French and three values of points:

    - strength 2: 3, 2 and 1 points
    - strength 3 (two equal cards): 3, 2 and 1
    - strength 4 (two cards): 4, 2 and 1
    - strength 5 (two cards): 4, 2 and 1
    - strength 6: 5, 3 and 1
    - strength 7: 6, 3 and 2
    - strength 8: 7, 4 and 2
    - strength 9: 8, 4 and 2
    - strength 10: 9, 5 and 3

    Two cards are removed, openly: with two or four players the 2 and the 10, with three players the 9 and the 10, with five players the 2 and one of the two 3s. The ten others are shuffled and form a face-down deck. Everybody knows which cards are in it, nobody their order. Two cards are turned up in the upper row, left then right. The lower row, with room for two cards, starts empty.

# made from 6963f05b
LA-23 = The tiles of the king’s favour lie face up. They give:

    - a noble of any county
    - an upgrade
    - 3 gold
    - 2 gold
    - 2 squires
    - 1 squire and 1 gold

    With three players the upgrade tile is removed, so that there are five. With two, four or five players there are six.

# made from 6584b5b3
LA-24 = The three laws of group 0 are shuffled and laid face up in a row, from left to right. They are the **laws in force** at the start.

# made from 6a46165c
LA-25 = The other 15 laws form the pile, each group shuffled by itself: group 1 on top, then group 2, group 3 and group 4. The order within a group is hidden from everybody; which laws are still to come is not. The top three are turned up from left to right as the first three proposals.

# made from 61ebff0b
LA-26 = You start with 0 points, 1 vote marker, 2 gold, 2 squires and no noble. One knight of strength 1 and one of strength 2 stand at your court; the other five are in your reserve.

# made from e92e07df
LA-27 = Then, in player order and openly, each player builds one of their own six extensions, whichever they like, on its space of their castle. The other five remain with you, to be built later.

chapter-rounds = The five rounds
    .pieces = first

# made from a176c263
LA-30 = The game lasts five rounds. Each has three phases: you place knights, then parliament meets, then rewards are given out. After that the next round is prepared.

# made from 4edf0928
LA-150 = Rewards are given out in this order: first the counties from A to I, then the castles, then the conflicts. With the expansions, the offices come first, and then the dungeon is emptied, before the counties.

# made from f51a09a8
LA-272 = After the rewards, no knight is left in a county or in a castle. The only knights still abroad are those in conflicts of the lower row.

# made from 12c47a1a
LA-31 = After rounds 1 to 4, two new conflict cards are turned up in the upper row, left then right.

# made from 3025f40a
LA-32 = After rounds 1 to 4, all tiles of the king’s favour are turned face up again.

# made from 88c4a530
LA-33 = After rounds 1 to 4, the next three laws of the pile are turned up from left to right as the first, second and third proposal.

# made from 5dd1befc
LA-34 = This is when the laws are proposed:

    - round 1: three laws of group 1
    - round 2: one of group 1 and two of group 2
    - round 3: two of group 2 and one of group 3
    - round 4: three of group 3
    - round 5: the three of group 4

chapter-placing = Placing knights
    .pieces = knight1 knight2 knight3 knight4

# made from aa7ef4ac
LA-40 = Beginning with the first player and going clockwise, you take turns. On your turn you place exactly one knight from your court: in a county, on a space of your castle, or in a conflict. (With At the King’s Court, [your Lord](LA-452) at court is a piece to place as well, also where the next rules speak of knights at court.)

# made from 289b293c
LA-41 = You have to place. As long as any knight at your court has somewhere to go, you must place one; you cannot hold it back or pass.

# made from 02f0c2da
LA-42 = With no knight at court you are skipped. As soon as a knight has come back to your court, driven out by somebody, you take turns again. Even without any knight at all you still vote and receive everything else.

# made from 885d92f3
LA-43 = If you have knights at court but none of them can go anywhere, you are skipped. Each time your turn comes round, it is looked at afresh: a place may have opened.

# made from 10c0b9c8
LA-44 = When you are the only one who can still place knights, you place them one after another.

# made from 5e02da70
LA-45 = Placing ends when nobody can place a knight any more. Knights left at court stay there.

chapter-counties = Counties
    .pieces = knight2 squires noble gold

# made from 7b1d3b52
LA-50 = A county asks for a minimum strength, which your knight must reach without the help of [squires](squires). Only a [Tudor knight](LA-478) that goes with it counts as well. The minimum of each county is [here](LA-160).

# made from f8f5995f
LA-51 = When you place a knight in a county, you may send any number of squires from your stock with it, or none. There is no maximum. You can do so only at that moment; nothing can be added later.

# made from bd7cbc29
LA-52 = Your **force** in a county is the strength of your knight plus 1 for each squire beside it.

# made from 1ca0a086
LA-53 = Into a free county you may send any knight that reaches the minimum.

# made from adf59f1c
LA-54 = If a knight of another player, or of their ally, stands in a county, you can drive it out: your force must be greater than the force there. Equal is not enough. Your knight must also reach the [minimum](LA-50) by itself. A knight with a [shield](LA-473) cannot be driven out.

# made from e5bf05b8
LA-55 = You can never go to a county where a knight of yours stands.

# made from b5824b6e
LA-56 = Only one knight stands in a county. A knight that is driven out returns to its own court, and its owner places it again on a later turn of this round.

# made from d6a72f44
LA-57 = The squires beside a knight that is driven out go to the supply. They do not return to their owner.

# made from 31cfa6db
LA-160 = The nine counties, with the minimum strength of a knight and their printed reward:

    - **A Northumberland**, minimum 3: an extension
    - **B Stafford**, minimum 1: an upgrade
    - **C York**, minimum 3: 2 vote markers and a new knight
    - **D Gloucester**, minimum 3: 2 vote markers and an upgrade
    - **E Bedford**, minimum 2: an extension
    - **F Suffolk**, minimum 2: a new knight
    - **G Somerset**, minimum 4: 6 points
    - **H Dorset**, minimum 2: crossing the Channel
    - **I Surrey**, minimum 1: 2 squires and 2 gold; whoever stands here also names the [first player](LA-163)

# made from 196d999c
LA-151 = The counties give their rewards in the order of their letters. Whoever has the knight there takes one of three: the noble, the reward, or both for 3 gold. (A [reward tile](LA-592) offers two more choices.)

# made from 63328c82
LA-152 = **The noble:** take one noble of this county to your table. You can choose this only if a noble is left there and you have none of that kind.

# made from 0dc2bd26
LA-153 = **The reward:** you receive what is printed on the county. You can always choose this, even if it has no effect.

# made from 87c94327
LA-154 = **Both:** pay 3 gold first, then take the noble, then the reward. You need the 3 gold before you receive anything, so gold from this county comes too late; and you must be able to take the noble.

# made from de310396
LA-155 = After its county has been dealt with, the knight returns to its court (unless it [crosses the Channel](LA-176)), and its squires go to the supply. Until then those squires are not in the supply.

# made from 62185c90
LA-156 = A county without a knight gives nothing.

# made from 6327b50b
LA-161 = In York and Gloucester you receive the 2 vote markers even if you cannot have the new knight or upgrade, or decline the upgrade. The vote markers come first.

# made from 4f9c087f
LA-163 = Whoever stands in Surrey when its turn comes must first name the first player: anybody, including themselves. Only then do they choose what to take there. They name the first player whatever they take.

# made from 8a899651
LA-164 = The player named takes the first-player marker at once. From that moment the new player order counts, beginning with the castles of this very round.

# made from 994c8807
LA-165 = If nobody stands in Surrey, the first-player marker stays where it is.

chapter-castle = Castles
    .pieces = extension knight1 squires gold

# made from 3d58cd24
LA-60 = You may place a knight on an empty space of your own castle that no extension covers. Any strength will do. There is one knight to a space, and no squires go along.

# made from 2f1d5e55
LA-180 = The castles give their rewards one player after another, in player order.

# made from 3c596482
LA-181 = In your castle, each knight on an uncovered space earns the reward of that space, and each extension you have built earns the reward of the space it covers.

# made from 8bfa5572
LA-182 = You use all your knights and extensions in the castle one by one, in any order you like, each once.

# made from a6dd74bd
LA-183 = A knight returns to court right after it has earned its reward. Extensions stay.

# made from 2158f891
LA-184 = Four castle spaces simply pay, whether with a knight or an extension:

    - squires: 2 squires
    - gold: 2 gold
    - vote markers: 2 vote markers
    - squires and gold: 1 squire and 1 gold

# made from 817b098a
LA-185 = **Recruiting a knight:** you may pay 3 squires for [a new knight](LA-171) of strength 1. This is not possible if you have no knight of strength 1 in reserve.

# made from f1f53f70
LA-186 = **Training a knight:** you may pay 2 squires for [an upgrade](LA-172) of one knight. This is not possible if no knight of yours can be upgraded, unless you take [a bishop](LA-481) instead.

# made from 579fab68
LA-187 = You must be able to pay at the moment you use the space. Squires you have just gained from another space of your castle may be spent.

# made from a3d9d4b0
LA-188 = Last, your **table** gives 1 vote marker, and 1 more for each [noble](noble) sitting at it. In round 5 the table gives nothing; vote markers from counties, castle spaces and laws are still given.

# made from 15fdc536
LA-274 = A castle space is either empty, or holds one knight, or is covered by an extension. It never holds a knight under an extension.

chapter-conflicts = France and the king’s favour
    .pieces = lily lion knight3 points

# made from e448a103
LA-63 = You may place a knight in any face-up conflict of either row. Each conflict has three spaces, filled from the top.

# made from 0579905b
LA-64 = If your house has no knight in a conflict yet, your knight takes the topmost free space. If no space is free, you cannot go there.

# made from 3b50d085
LA-65 = A house has at most one space in a conflict. (An [archer](LA-474) has a space of its own.)

# made from e4333cae
LA-66 = If your house is in the conflict already, your knight joins the others on their space. This is always allowed.

# made from b1b90fa8
LA-67 = In conflicts there are no squires and no minimum strength, and nobody is driven out. You may take part in as many conflicts as you like.

# made from c266b45e
LA-68 = Each knight you place in a conflict while placing knights earns the **king’s favour**, as long as one of the favour tiles lies face up. It does not matter whether the knight is your first there or joins others, or which row the card is in. So at most six knights in a round earn a favour, with three players five.

# made from 05ad9564
LA-69 = When you earn a favour, you must choose one favour tile that lies face up. You receive its reward at once and turn it face down for the rest of the round. You may choose a tile that is of no use to you, and you may decline the noble or the upgrade it offers; the tile is turned face down all the same. See the [tiles and what they give](LA-23).

# made from f3518d35
LA-200 = The conflicts of the lower row come first, left then right; then those of the upper row, left then right. Each is dealt with completely (points, ransom, return of the knights) before the next. A card that has just moved down is not dealt with again in the same round.

# made from ae6b6675
LA-201 = England’s strength is the strength of all knights in the conflict together, with expansions also of the [archers](LA-475), [Tudor knights](LA-479) and [squires](LA-441) there. If it is at least the strength of the French on the card, England wins; otherwise France wins. France also wins an empty conflict.

# made from 64f663c0
LA-202 = The houses in a conflict are ranked by the total strength of their own knights there. In a tie the house on the lower space ranks higher; normally that is the one that came later. Adding or upgrading knights never changes a house’s space.

# made from 6a5a1cc2
LA-203 = If England wins, the highest value of the card goes to the first house in rank, the middle value to the second and the lowest to the third. A value for which there is no house is not awarded. See the [values of the cards](LA-22).

# made from f68cc7d6
LA-204 = If England wins, the card leaves the game, and all knights return to their courts. A win in the lower row, at the second attempt, is exactly the same.

# made from ae7321e5
LA-205 = If France wins, the highest value is not awarded: the first house in rank scores the middle value, the second the lowest, and the third nothing.

# made from 0d77b641
LA-206 = If France wins in the upper row (the first attempt), the card moves down to the lower row, same side, with its knights on the same spaces. The fight goes on next round.

# made from 2c7b7785
LA-207 = If France wins in the lower row (the second attempt), points are awarded as [in any defeat](LA-205). Then all knights there are prisoners, and the card leaves the game.

# made from cdd0a64c
LA-208 = **Ransom:** in player order, you may free as many of your prisoners as you like, each for 1 gold per point of its strength. Those you free return to court. Each lost card is settled by itself: gold spent on the left card is gone when it comes to the right one.

# made from 9195e4a1
LA-209 = Prisoners you do not free go to your reserve.

# made from 1859abb5
LA-210 = In round 5 conflicts are dealt with as always. Knights on an upper-row card lost in round 5 move down with it and still count for your knighthood in the final scoring.

chapter-rewards = What you can win
    .pieces = knight4 extension noble votes

# made from 4341857c
LA-170 = Squires, gold, vote markers and points you simply receive; you cannot decline them. Vote markers lie openly on your castle board.

# made from 488c0d3f
LA-171 = **A new knight:** one knight of strength 1 comes from your reserve to your court; you cannot decline it. If you have none of strength 1 in reserve, nothing happens.

# made from 815f3b87
LA-172 = **An upgrade:** you may choose one knight you hold, at court or placed, of strength 1, 2 or 3, and swap it for a knight exactly one stronger from your reserve. The stronger knight takes the very place of the weaker one, with everything that stands beside it (squires, shield, Tudor knight); the weaker one goes to your reserve. Without the next stronger knight in reserve a knight cannot be upgraded; no step can be skipped. The law [“Richest trains”](LA-100) is for placed knights only. With At the King’s Court you may take [a bishop](LA-481) instead.

# made from 1b3afb21
LA-173 = **An extension:** you may choose one extension that you have not built yet and build it on its castle space. If you have built all six, nothing happens.

# made from d7319b6c
LA-174 = If a knight stands on the space you cover with an extension, it returns to court at once, without the reward of that space.

# made from f4578570
LA-175 = A covered space takes no more knights. Its extension pays every time the castles give their rewards from then on, in this round too if they are still to come.

# made from 8f4d65a2
LA-176 = **Crossing the Channel** (Dorset): the squires beside the knight go to the supply, and the knight moves to a conflict of your choice, [as when you place it there](LA-64). It earns no king’s favour. You have to choose a conflict if any can take it; if none can, the knight returns to court.

# made from 0ce215f1
LA-177 = **A noble of any county:** you may take one noble from any county that has one left, of a kind you do not have yet.

# made from a65b8d92
LA-178 = You never have two nobles of the same kind, so nine is the most you can have.

chapter-parliament = Parliament
    .pieces = votes

# made from c31d0372
LA-80 = The three proposals are put to the vote one after another, from the first to the third. Each vote is finished, with all its consequences, before the next begins.

# made from 1e226865
LA-81 = All choose at the same time and in secret: yes or no, and how many of their vote markers they add, from none to all. You cannot abstain.

# made from 7764c3b7
LA-82 = The votes are revealed together. You count 1 vote for the side you chose, plus 1 for each [vote marker](votes) you added.

# made from d00ec224
LA-83 = The law is approved if there are at least as many yes votes as no votes. A tie approves it.

# made from a39dfeb3
LA-84 = All vote markers you added go to the supply, whatever the result.

# made from 6fc6f375
LA-85 = **Approved:** the leftmost law in force leaves the game, the two others move one place to the left, and the new law takes the place on the right.

# made from b9d50ec7
LA-86 = **Rejected:** the proposal leaves the game, and the laws in force stay as they are.

# made from 6e7bac31
LA-87 = After the third vote all vote markers still in players’ hands go to the supply, before any law is applied. The only exceptions are [laws that need them](LA-410).

# made from 4619045c
LA-273 = Exactly three laws are in force at any time, from the set-up to the end of the game.

chapter-laws = The laws
    .pieces = votes points

# made from 72e3fe51
LA-90 = The three laws in force are applied from left to right, each completely before the next. What counts is how things stand when the law’s turn comes.

# made from 77d26b57
LA-91 = If a law lets several players decide, they do so in player order. Each sees what the earlier ones did, and finishes before the next begins. Who qualifies (who has the most, how many you have) is settled for everybody before the first one acts; what you can pay, and what is still to be had, is judged when it is your turn.

# made from 15afa16e
LA-92 = When a law speaks of placed knights, it means [placed](LA-3) knights in any place. Knights still in a conflict from an earlier round count; a knight that has come back to court does not. Squires are not knights.

# made from f36a7027
LA-93 = Your **conflicts** are the face-up conflict cards, in both rows, with at least one knight of yours. Your **counties** are the counties with a knight of yours.

# made from d4aebdb0
LA-94 = Vote markers you gain from a law are kept for the next round: this round’s votes are over.

# made from 9e258bb8
LA-95 = A new knight you gain from a law comes to your court. It is not placed in this round.

# made from 6f6aac8a
LA-100 = **Richest trains** (group 0): whoever has [the most](LA-12) gold may upgrade one of their placed knights. All who are tied may.

# made from 7801cd9c
LA-101 = **Largest following recruits** (group 0): whoever has [the most](LA-12) squires in stock receives a new knight of strength 1. All who are tied do.

# made from 8392e74a
LA-102 = **Pairs of counties** (group 0): you score 3 points for every 2 counties with a knight of yours.

# made from 7fe81e1d
LA-103 = **Votes for sale** (group 1): you may buy any number of vote markers for 1 gold each. They are kept for the next round.

# made from ca90b1a9
LA-104 = **Service and silver** (group 1): any number of times, you may pay 1 squire and 1 gold for 3 points.

# made from 0276978c
LA-105 = **Veterans build** (group 1): for every 2 conflicts with a knight of yours you may build [an extension](LA-173).

# made from e7ddbb2b
LA-106 = **Squires for the second rank** (group 1): you receive 1 squire for each of your placed knights of strength 2.

# made from fac28d4f
LA-107 = **War chest** (group 2): for every 2 conflicts with a knight of yours you receive 1 squire, 1 vote marker and 1 gold.

# made from 347e8b60
LA-108 = **No second rank abroad** (group 2): if you have no placed knight of strength 2, you may upgrade one knight you hold, at court or placed.

# made from 196b5124
LA-109 = **Third becomes fourth** (group 2): if your knight of strength 3 is placed and your knight of strength 4 is in reserve, you may swap the two. The 4 takes the place of the 3, and whatever stood with the 3 stays there.

# made from 473098e0
LA-110 = **Great builders** (group 2): you score 5 points for every 5 extensions you have built, which with six extensions can be only once (for every 3, if you [chose that](LA-R20) before the game).

# made from cad5cab4
LA-R20 = Two printed texts differ about “Great builders”: the English sheet of laws says 5 points for every 3 extensions, the rulebook says for every 5. You play with every 5, unless you choose the other before the game.

# made from 39343d79
LA-111 = **Honours of war** (group 3): you score 3 points for every conflict with a knight of yours.

# made from b3c90637
LA-112 = **Triples of counties** (group 3): you score 8 points for every 3 counties with a knight of yours.

# made from 7ab3929f
LA-113 = **Three of the first rank** (group 3): if all three of your knights of strength 1 are placed, you score 5 points.

# made from 4fd7ac23
LA-114 = **Guests send sons** (group 3): for every 3 nobles at your table you receive a new knight of strength 1.

# made from d0a28a10
LA-115 = **Gold buys fame** (group 4): you may pay any amount of gold and score 1 point for each.

# made from 87093d47
LA-116 = **Squires buy fame** (group 4): you may pay any number of squires from your stock and score 1 point for each.

# made from f300b179
LA-117 = **All ranks serve** (group 4): if you have placed knights of all four strengths, you score 6 points.

chapter-end = The end of the game
    .pieces = points knight4 extension noble

# made from 54f0b2b8
LA-220 = The game ends after the rewards of round 5. Then the final points are added.

# made from 78cbaa4a
LA-221 = **Knighthood:** add up the strength of all knights you hold, that is, all that are not in your reserve. The highest total scores 8 points, the second 4. With two players there is [no second place](LA-258).

# made from 7eb2bd2b
LA-222 = **Extensions:** whoever has built the most scores 8 points, the second 4. With two players there is [no second place](LA-258).

# made from b846c89c
LA-223 = A tie in knighthood goes to whoever has more squires, a tie in extensions to whoever has more gold. This holds for every place.

# made from d0db9490
LA-224 = Players still tied for first place share the 8 and the 4, that is 12 points, equally; fractions are lost: two score 6 each, three 4 each. Nobody is second then. (With only two players in the game it is [4 each](LA-259).)

# made from 3b9b4c07
LA-225 = Players still tied for second place share the 4 points equally; fractions are lost.

# made from 50be23fe
LA-226 = With a total strength of 0 you take no place in knighthood, and without an extension none in extensions.

# made from 9289e023
LA-227 = **Nobles:** 1 noble at your table is worth 0 points, 2 are worth 1, 3 are worth 3, 4 are worth 6, 5 are worth 10, 6 are worth 15, 7 are worth 21, 8 are worth 28 and 9 are worth 36. No noble, no points.

# made from 1c5b3724
LA-228 = Whoever has the most points wins. If several have the most, they share the victory; nothing else breaks the tie.

chapter-hidden = Open and hidden
    .pieces = squires gold votes

# made from 9ea9c239
LA-280 = Each player’s squires and gold lie behind a screen; only you see yours. Every gain and every payment is announced openly, though, so a good memory can follow along. Everything else lies open: knights, nobles, extensions, vote markers, points, laws, proposals, favours, conflicts and the supply. With two players, or if you choose open stocks, nothing is behind a screen.

# made from 9ae95239
LA-281 = Whenever a law, a tie or the final scoring compares what players have in stock, all players show what is compared.

chapter-two = Two players
    .pieces = knight2 knight3

# made from 778d7a48
LA-240 = With two players the rules for four hold, with the changes of this chapter: two nobles in each county, the conflict cards 2 and 10 removed, all six favours, and no screens: squires and gold lie open.

# made from 14b93dd3
LA-241 = Each of you also runs an **allied house** of another colour. It starts with one knight of strength 2 at its court and the other six in its reserve. It has a small castle with two spaces, recruiting a knight and training a knight, but no extensions and no table.

# made from c803037d
LA-242 = An ally never has or wins points, vote markers, gold, squires, nobles or extensions.

# made from aa8792b2
LA-243 = You can never use your own squires and gold for your ally.

# made from 8ddc04b9
LA-244 = On a turn you place one knight, either your own or your ally’s. You take turns as long as a knight at your court or at your ally’s can go somewhere.

# made from da757e0c
LA-245 = Allied knights go to counties, to conflicts and to the two spaces of their own castle, one knight to a space, on the usual conditions. They never go to your castle, and your knights never to theirs.

# made from 9208a9ed
LA-246 = No squires go with allied knights.

# made from b7eadd73
LA-247 = You can never drive out a knight of yours or of your ally, whichever knight you use. Knights of your opponent and of your opponent’s ally you may drive out, with your own knights and with your ally’s.

# made from e16ab825
LA-248 = An allied knight that is driven out returns to the ally’s court.

# made from 18a83d51
LA-249 = In a conflict you and your ally are two houses: both may be there, each on its own space.

# made from 0a9b2b4c
LA-250 = An allied knight placed in a conflict while placing knights earns a favour like any other, and you must choose a face-up tile. Gold and squires have no effect. The upgrade is for an allied knight. With the noble you must remove one noble of any county from the game, if any is left.

# made from 6f050e57
LA-251 = The ally does not vote. For laws, allied pieces never count as yours, neither for you nor against you; no law gives an ally anything, charges it or moves its pieces.

# made from 1620b0e1
LA-252 = In a county with a knight of your ally you choose the noble or the reward, never both. The noble means that one noble of that county leaves the game; you can choose this while one is left there, whatever kinds you have.

# made from 89c6f33e
LA-253 = When the ally takes the reward, a new knight or an upgrade goes to the allied house (you may decline the upgrade), and it is the allied knight that crosses the Channel. Everything else that the county would give (vote markers, extension, points, squires and gold) goes to nobody.

# made from 3d1987ce
LA-254 = If your ally stands in Surrey, you name the first player: one of the two of you.

# made from 2287236b
LA-255 = Your ally’s castle is used together with yours, in any order you like. Recruiting brings a new allied knight, training an upgrade of an allied knight that you may decline; both are free. Each knight returns to the ally’s court right after it has been used. Your table comes last.

# made from 1b60fb80
LA-256 = In conflicts your ally is ranked as a house of its own. The points of its rank go to nobody.

# made from 1fda43ed
LA-257 = Captured allied knights cannot be ransomed. They go to the ally’s reserve.

# made from f8724998
LA-258 = Allies do not count in the final scoring. For knighthood and for extensions there are only the 8 points for first place; second place scores nothing.

# made from 570eaca8
LA-259 = If you are still tied after the [tie-breaker](LA-223), you share the 8 points: 4 each.

chapter-new-laws = Expansion: the New Laws
    .pieces = votes points squires

# made from d0a00171
LA-400 = The New Laws are 18 more laws, again in five groups: 3 in group 0, 4 each in groups 1, 2 and 3, and 3 in group 4.

# made from 102204ae
LA-401 = You may play with the New Laws in all five groups.

# made from 78b294b9
LA-402 = Or you mix: for each group you choose either the laws of the base game or the New Laws, always the whole group, never single cards.

# made from 22c2f546
LA-403 = Laws not used stay out of the game. Everything else in parliament, from set-up to voting, stays the same.

# made from f7c5c383
LA-404 = Or you leave it to chance: for each group, from 0 to 4, one of the sets is drawn with equal chances.

# made from e7bf94d8
LA-410 = If “Unspent voices train”, “Everything for fame” or “Unspent voices sealed” is among the three laws in force after the third vote, players keep the vote markers they have left over until all three laws have been applied. Only then do these go to the supply.

# made from 97fcd84d
LA-411 = Your vote markers **left over** are those you have right after the third vote. Markers you gain from laws in this round never count as left over and cannot be spent on “Everything for fame”; you keep them for the next round.

# made from f3d64cdd
LA-420 = **Voice of the soldiers** (group 0): you receive 1 vote marker for every conflict with a knight of yours.

# made from c2e07828
LA-421 = **Squires earn their keep** (group 0): whoever has [the most](LA-12) squires in stock receives 1 gold and 1 vote marker. All who are tied do.

# made from 305ef26c
LA-422 = **Gold draws followers** (group 0): whoever has [the most](LA-12) gold receives 1 squire and 1 vote marker. All who are tied do.

# made from ec6f8cad
LA-423 = **Relief for the friendless** (group 1): whoever has no noble receives 1 gold, 1 squire and 1 vote marker.

# made from dba82e5b
LA-424 = **Squires to France** (group 1): you may send as many squires to France as you have conflicts, or fewer. See [where they go](LA-440) and [what they do](LA-441).

# made from 77d39b78
LA-440 = “Squires to France”: the squires come from your stock and go only to conflicts with at least one knight of yours. Divide them as you like, several to one conflict if you wish.

# made from 4e5c5209
LA-441 = “Squires to France”: each squire adds 1 to England’s strength and 1 to your own total when the houses are ranked.

# made from af132a90
LA-442 = “Squires to France”: once its conflict has been scored in this round, each squire goes to the supply, whoever wins, even if the card moves down.

# made from 1c5a61dd
LA-443 = “Squires to France”: these squires are not squires in counties for “Retinues on show”. A knight that crosses from Dorset afterwards does not let you send more squires.

# made from 113e0eca
LA-425 = **Squires for the first rank** (group 1): you receive 1 squire for each of your placed knights of strength 1.

# made from 1fa6ebd4
LA-426 = **Masons for hire** (group 1): you may buy any number of [extensions](LA-173) for 4 gold each. A knight standing on a space you cover returns to court, without a reward, and is not placed again in this round.

# made from a5f7052a
LA-427 = **Home guard** (group 2): you score 3 points for each of your knights on a space of your castle.

# made from 0a07c002
LA-428 = **Unspent voices train** (group 2): whoever has the most vote markers [left over](LA-411) may upgrade one knight they hold. All who are tied may; with none left over you do not qualify.

# made from d7d0fd12
LA-429 = **Two of the second rank** (group 2): if both your knights of strength 2 are placed, you score 3 points.

# made from 8217f4d0
LA-430 = **County tax** (group 2): for each of your counties, pay 1 gold or take the knight back. You decide for each county separately.

# made from 70860db1
LA-444 = “County tax”: a knight taken back goes to court and earns nothing in this round, and its squires go to the supply. If it stood in Surrey, you name no first player.

# made from c1c67088
LA-445 = “County tax”: if you cannot pay for a county, you must take that knight back. Laws applied later in this round see things as they are then.

# made from 28319f9c
LA-431 = **Rich pairs of counties** (group 3): you score 5 points for every 2 counties with a knight of yours.

# made from f19a3bc5
LA-432 = **Upkeep of castles** (group 3): for each extension you have built, pay 1 squire or turn it face down. You decide for each one; nobody has to pay.

# made from c7622df5
LA-446 = “Upkeep of castles”: a face-down extension pays nothing when the castles give their rewards in this round. It is turned face up again once all castles have been used.

# made from dbab58fc
LA-447 = “Upkeep of castles”: a face-down extension still covers its space and still counts as built, for example for “Great builders”. Extensions you build later in the round are not affected.

# made from cb6998d8
LA-433 = **Exchange two for one** (group 3): any number of times, you may pay 2 gold for 1 squire, or 2 squires for 1 gold, in either direction, until you stop.

# made from 291ed72e
LA-434 = **Retinues on show** (group 3): you score 3 points for every 2 squires beside your knights in counties, all your counties added together.

# made from b16de991
LA-435 = **Deserted halls** (group 4): you score 3 points for each of your counties where no noble is left.

# made from d1082fa2
LA-436 = **Everything for fame** (group 4): any number of times, you may pay 1 gold, 1 squire and 1 vote marker [left over](LA-411) for 3 points.

# made from 87159be6
LA-437 = **Most men in France** (group 4): whoever has the most knights in conflicts scores 5 points. All who are tied do; with none there you do not qualify. Every knight of yours in any conflict of either row counts 1, whatever its strength.

chapter-court = Henry V: At the King’s Court
    .pieces = knight2 votes squires gold

# made from 41cccf0d
LA-450 = On the king’s board are three offices (High Chancellor, High Constable, High Chamberlain), the empty treasury, 24 seals, 2 shields, 3 archers, 3 Tudor knights, and bishops: 5 with two or three players, 7 with four, 9 with five. Nobody holds an office yet.

# made from 2b69d4e0
LA-451 = Each player has one **Lord**, who starts at court. You start with 2 vote markers in all, instead of 1.

# made from 2cd0600a
LA-452 = On a turn you place one piece, whichever you like: a knight, with [privileges](LA-471) if you wish (or, with The King’s Displeasure, a knight into the [dungeon](LA-512)), or your Lord, with his supporters. A Lord at court counts as a piece you can place.

# made from fe2c9a5e
LA-453 = You must place your Lord in every round; placing does not end before every Lord is placed. He can always go somewhere: to the treasury.

# made from ffc350e0
LA-454 = The Lord goes to an office or to the treasury, nowhere else. Knights stand at an office only to support a Lord.

# made from 8540c916
LA-455 = **Applying for an office:** you pay its tribute into the treasury, out of your own pieces: 1 vote marker for the Chancellor, 1 squire for the Constable, 1 gold for the Chamberlain. If you cannot pay, you cannot apply there. Every application costs the tribute anew, even a second one for the same office in the same round.

# made from 8ea8b3fb
LA-456 = With your Lord you may put any number of knights and bishops from your court at the office, and your Tudor knight if you can use one now. Nothing can be added later. Squires cannot support a Lord.

# made from e7f9f2f2
LA-457 = The strength of an application is 1 for the Lord, plus 1 for each bishop, plus the strengths of the knights, plus 2 for a Tudor knight. What counts is who stands there when a rival applies: a supporter upgraded meanwhile counts with its new strength.

# made from d032d0e9
LA-458 = For a free office any application will do. If another Lord stands there, yours must be stronger; equal is not enough. You cannot drive out your own Lord.

# made from 5c3a2ec7
LA-459 = If your Lord is driven out, you take him and all his supporters back to court, the Tudor knight too. They may be placed again in this round; the Lord [must be](LA-453). Your tribute stays in the treasury; the newcomer pays their own.

# made from 5709d3fd
LA-460 = **The treasury:** your Lord goes there alone, without supporters. At once he takes all vote markers, squires and gold lying there; he may go there even if there are none. He cannot be driven out, and any number of Lords may be there.

# made from 60b6be5a
LA-461 = Whatever lies in the treasury stays there from round to round until somebody takes it.

# made from 367a1d21
LA-462 = Knights supporting a Lord are [placed](LA-3) knights. The Lord himself, bishops, Tudor knights and archers are not knights.

# made from 6e9adf19
LA-463 = Before all other rewards, the offices are settled: Chancellor, then Constable, then Chamberlain.

# made from 297706f4
LA-464 = If a Lord stands at an office, his player takes its card, from whoever held it before.

# made from fabdea28
LA-465 = If no Lord stands at an office, whoever holds it keeps it: you need to apply again only to defend it. If nobody holds it yet, it stays open and gives nothing.

# made from f56637ac
LA-466 = Everyone who holds an office, new or old, receives in each round what it gives: the Chancellor 2 seals and 1 shield, the Constable 1 seal and 1 archer, the Chamberlain 1 Tudor knight and no seal.

# made from a2492be7
LA-467 = In round 5 the Chancellor receives 2 seals but no shield, the Constable 1 seal but no archer, and the Chamberlain 1 Tudor knight, which counts in the final scoring.

# made from 0b155577
LA-468 = Once the offices are settled, all Lords, also those in the treasury, all bishops and all supporting knights return to their courts. Tudor knights that supported a Lord return to the king’s board.

# made from 7332cfd0
LA-469 = You may hold several offices. With your one Lord you can win only one in a round, but you keep the others as long as no other Lord takes them.

# made from 857a9fb6
LA-470 = Seals are kept behind the screen. There are only 24: if several players receive seals, they are served in player order, and what is missing is lost.

# made from b0e86d90
LA-481 = Whenever you are entitled to an upgrade (by a favour, a county, training in your castle, a reward tile, or the laws “Richest trains”, “No second rank abroad” or “Unspent voices train”), you may instead take a **bishop** from the king’s board to your court, at the same price. Training is then offered even if no knight can be upgraded. “Third becomes fourth” is an exchange, not an upgrade, and brings no bishop.

# made from 1d7bc23c
LA-482 = You may take the bishop even if no knight of yours could be upgraded. You cannot if the king’s board has none left or if you have three. A bishop gained while placing can support a Lord not yet placed.

# made from 7d861085
LA-483 = A bishop can be placed only to support your Lord at an office. At the end your bishops make your [seals](LA-485) worth more.

# made from 48ed1604
LA-485 = At the end each of your [seals](LA-466) is worth 1 point, and 1 more for every bishop you have. With two bishops eight seals are worth 8 times 3, that is 24 points.

# made from 2fc5c66d
LA-486 = In the final scoring, knighthood includes 2 for each Tudor knight you have then: one received in round 5, and any still standing with your knights in a conflict. An unused one from round 4 has gone back already and does not count.

# made from b5470bf4
LA-487 = Two players: seals lie open. You also place your ally’s Lord, on a turn of its own, in every round. Your Lord and your ally’s are separate candidates and cannot drive each other out; but either may take over an office that the other holds, if no Lord stands there.

# made from 57530cc2
LA-488 = Two players: your ally’s Lord pays no tribute. Only allied knights, allied bishops and the ally’s Tudor knight support him; your own pieces support only your own Lord.

# made from 1cd171cd
LA-489 = Two players: if your ally’s Lord goes to the treasury, everything lying there goes to the supply.

# made from 35673c6a
LA-490 = Two players: an ally may hold an office. It receives the privilege, but never seals; you receive none for it either. A privilege can be used only with pieces of the house that has it.

# made from 84b695fe
LA-491 = Two players: the points of an ally’s archer go to nobody. Allied bishops and Tudor knights score nothing.

# made from 6e510aa3
LA-484 = Two players: whenever your ally is entitled to an upgrade, you may instead remove from the game one allied knight that is not in the reserve, and take a bishop to the ally’s court. If there is no such knight, you cannot. The ally may have at most three bishops, and one must be left on the king’s board. What stood with the knight is settled at once:

    - A shield goes to the king’s board.
    - A Tudor knight stays if another allied knight stands with it or if it supports a Lord. Otherwise it goes to the king’s board too.
    - An archer stays on its space and fights on as before.
    - Other allied knights in the same place stay.

    A place emptied in this way, in a county, a castle or a conflict, is free again; in a conflict a newcomer takes the topmost free space as always.

chapter-privileges = Henry V: shield, archer and Tudor knight
    .pieces = knight1 knight2 lily

# made from cce42cc8
LA-471 = A privilege received from an office can be used only in the next round, while placing knights, at the moment you place the knight or Lord it goes with. Several privileges may go with the same one.

# made from e399ad14
LA-472 = A privilege you do not use in that next round returns to the king’s board at the end of the round, after the conflicts.

# made from 1b5a69a4
LA-473 = **Shield:** it goes with a knight placed in a county, and that knight cannot be driven out. The shield returns to the king’s board after the county has given its reward, or when the knight leaves the county before that. If the knight is upgraded or exchanged, the stronger one keeps the shield.

# made from f8c74fe4
LA-474 = **Archer:** it goes with a knight placed in a conflict while placing knights, if the space directly below your knights there is free; the archer takes that space. This also works when your knight joins others of your house. It cannot go with a knight that crosses from Dorset.

# made from c740f86d
LA-475 = **Archer:** it has strength 2 and stands alone on its space. It adds 2 to England’s strength and is ranked by itself, with the usual tie-break in favour of the lower space. Its points are yours, beside those of your knights. It earns no favour.

# made from bbc63037
LA-476 = **Archer:** if England wins, it returns to the king’s board. If France wins at the first attempt, it moves down with the card on its space and stays yours, even if you lose the office. If France wins at the second attempt, it returns to the king’s board without ransom.

# made from 44ef3925
LA-477 = **Tudor knight:** it has strength 2 and goes with a knight placed in a county or a conflict while placing knights, or with your Lord to an office.

# made from 488502fd
LA-478 = **Tudor knight in a county:** its 2 counts both for the county’s minimum and for your force.

# made from 079f4e48
LA-479 = **Tudor knight in a conflict:** its 2 counts for England and for your own total. It earns no favour, and it is not a knight for laws or among the prisoners.

# made from 001b37b5
LA-480 = **Tudor knight:** it stays with its knight, also across the Channel and into the lower row. It returns to the king’s board when that knight goes to court (driven out, for example), becomes a prisoner or leaves the game. If the knight is upgraded or exchanged, the stronger one keeps it. A Tudor knight that supports a Lord returns to court with him if the Lord is [driven out](LA-459), and goes to the king’s board [once the offices are settled](LA-468). No Tudor knight goes to a castle or to the dungeon.

chapter-displeasure = Henry V: The King’s Displeasure
    .pieces = lily knight4 points

# made from d3ff57af
LA-510 = The dishonour track has six spaces from left to right, each with a pile of dishonour tokens: 2 tokens with two players, 3 with three, 4 with four or five. The rest of the 38 tokens is the reserve of dishonour.

# made from 24e5722a
LA-511 = The **dungeon** has room for a total strength of 7. A neutral knight of an unused colour lies in it from the start: strength 4 with two players, 3 with three, 2 with four; with five there is none.

# made from 36b1898b
LA-512 = Instead of placing a knight elsewhere, you may drop it into the dungeon, if the strength of all knights inside, including the neutral one and yours, is at most 7.

# made from 5ebd3432
LA-513 = When you drop a knight into the dungeon, you return as many of your dishonour tokens as its strength to the reserve of dishonour, or all if you have fewer.

# made from 99753e27
LA-514 = You may drop a knight into the dungeon even if you have no dishonour token.

# made from d6f914a5
LA-515 = No squires, privileges, Lords or bishops go into the dungeon, and nobody is driven out of it. Knights in it are [placed](LA-3) knights.

# made from c2577d03
LA-516 = A knight in the dungeon may be upgraded, or exchanged by “Third becomes fourth”, only if the total strength inside stays at most 7. No tokens are returned for it.

# made from 0749ab51
LA-520 = After the offices and before the counties, all knights in the dungeon return to their courts. The neutral knight stays for the whole game.

# made from 98a8916d
LA-521 = After the points of each conflict won by France, in either row and even if it is empty, every player without a knight of their own there takes 1 dishonour token. An [archer](LA-462) is not a knight.

# made from 90e50093
LA-522 = Tokens are taken one by one from the leftmost pile of the track that is not empty; when the track is empty, from the reserve of dishonour. They never run out.

# made from 216d92ef
LA-523 = Returned tokens go to the reserve of dishonour, never back to the track. You keep your tokens behind your screen.

# made from 425329bd
LA-530 = In the final scoring each dishonour token costs you 1 point.

# made from 783baffe
LA-531 = A space of the track is revealed once its pile is completely gone. The rightmost revealed space shows how much more is lost: a larger and a smaller number of points. From left to right the spaces show 2 and 1, 4 and 2, 6 and 3, 8 and 4, 10 and 5, 12 and 6. If none is revealed, nothing more is lost.

# made from 4ca52cbc
LA-532 = Whoever has the most tokens also loses the larger number of the [revealed space](LA-531), the next one the smaller number.

# made from 94c89cd8
LA-533 = In a tie, whoever has more vote markers counts as less dishonoured; if that is equal too, whoever has more squires.

# made from 29a07192
LA-534 = Players still tied share what is lost. Those tied for the most tokens share the larger and the smaller number together, and nobody is second then; those tied for second place share the smaller number. Each loses an equal share, rounded down: three tied for the most lose a third of both numbers together.

# made from f4623ee2
LA-535 = Players without dishonour tokens fill no place and lose nothing more.

# made from 6c3c9bfc
LA-536 = Scores may go below zero.

# made from 8609401a
LA-537 = Two players: tokens lie open. Allies take none, and your ally’s knight in a lost conflict does not spare you the token.

# made from 4a130e44
LA-538 = Two players: allied knights may be dropped into the dungeon, but return no tokens.

# made from 3f73fb48
LA-539 = Two players: only the larger number is lost, by whoever has more tokens. If you are still tied after [vote markers and squires](LA-533), each loses half of it, rounded down.

chapter-kings-laws = Henry V: the King’s Laws
    .pieces = votes points

# made from 2b7565ee
LA-560 = The King’s Laws are eight more laws: four of group 2 and four of group 3.

# made from 541924cb
LA-561 = You may use them only with both At the King’s Court and The King’s Displeasure.

# made from c64f4f48
LA-562 = The simple way is to play with the King’s Laws in groups 2 and 3 and with the laws of the base game in groups 0, 1 and 4.

# made from fb9b50bf
LA-563 = Or choose a set for each group: base game or New Laws in groups 0, 1 and 4; base game, New Laws or King’s Laws in groups 2 and 3. If you leave it to chance, each set allowed for the group is equally likely.

# made from f17f31a4
LA-570 = **Levy on plenty** (group 2): whoever has [the most](LA-12) squires in stock loses 2 squires; whoever has the most gold loses 3 gold. Whoever has fewer loses all. All who are tied lose; who they are is settled for squires and gold before anybody loses anything.

# made from 91f2b2a7
LA-571 = **Clean names** (group 2): whoever has the fewest dishonour tokens scores 5 points. All who are tied do, and having none counts too.

# made from 175af188
LA-572 = **Mercy for laymen** (group 2): if you have no bishop, you may return 1 dishonour token to the reserve of dishonour.

# made from 4ecdabc4
LA-573 = **Seals for arms** (group 2): any number of times, you may discard 1 seal for 2 squires and 1 gold. If the supply is short, the missing part is lost.

# made from 9c524029
LA-574 = **Unspent voices sealed** (group 3): whoever has the most vote markers [left over](LA-411) receives 1 seal. All who are tied do; with none left over you do not qualify.

# made from ccfa5be7
LA-575 = **Praise of plenty** (group 3): whoever has [the most](LA-12) squires in stock scores 3 points, and whoever has the most gold scores 3 points. All who are tied do; if you have the most of both, you score 6.

# made from b2f621c6
LA-576 = **Absence is shame** (group 3): you take 1 dishonour token for every 2 of the nine counties without a knight of yours. If you have knights in four counties, for example, five are without, and you take 2; if you have knights in none, you take 4.

# made from 3af8dd59
LA-577 = **Glory in chains** (group 3): you score 3 points for each of your knights in the dungeon.

# made from a0316f38
LA-578 = Discarded seals go back to the 24 on the king’s board; a discarded [seal tile](LA-594) leaves the game. If you have both, you discard your seals first.

chapter-tiles = Expansion: reward tiles
    .pieces = noble gold squires points

# made from 96ed03be
LA-590 = Nine reward tiles, one for each county from A to I, are mixed in a bag. With At the King’s Court, the point tiles A, D and F are replaced by seal tiles. Everybody knows which tiles are still in the bag, nobody their order.

# made from cfac3dba
LA-591 = At the start of every round, before knights are placed, one tile is drawn and laid face up on the county of its letter. That makes five tiles in a game, and never two on one county.

# made from 094d50c4
LA-592 = A county with a tile offers whoever stands there two more choices: the tile, which can always be taken; or the noble and the tile for 3 gold: pay first, then take the noble, then the tile. For the latter you must be able to [take the noble](LA-152) and have the 3 gold before you receive anything.

# made from ab49b9de
LA-593 = The printed reward and the tile can never both be taken.

# made from 2fdc550d
LA-594 = A tile that is taken gives its reward and leaves the game. A seal tile is kept behind the screen instead and is one seal in every respect.

# made from 603f4f0f
LA-595 = A tile that is not taken stays on its county for later rounds.

# made from fdb76c4b
LA-596 = The reward tiles:

    - **A Northumberland:** 3 points (with At the King’s Court: a seal)
    - **B Stafford:** 3 gold
    - **C York:** an extension
    - **D Gloucester:** 3 points (with At the King’s Court: a seal)
    - **E Bedford:** an upgrade
    - **F Suffolk:** 3 points (with At the King’s Court: a seal)
    - **G Somerset:** [a noble of any county](LA-177)
    - **H Dorset:** 3 squires
    - **I Surrey:** a new knight

# made from 29b74fd3
LA-597 = If you take the noble and a tile that gives a noble of any county, you take the county’s noble first. The second must be of another kind.

# made from 149f39dc
LA-598 = If you take the tile in Dorset, your knight does not cross the Channel but returns to court. In Surrey you name the first player whatever you take.

# made from 5198f20a
LA-599 = Two players: a knight of your ally may take the tile. A new knight or an upgrade goes to the ally; any other tile leaves the game without effect. The noble and the tile together are impossible for an ally.

chapter-together = The expansions together
    .pieces = first votes lily

# made from bc30156d
LA-620 = You may combine the expansions as you like; only the King’s Laws need both At the King’s Court and The King’s Displeasure. With all of them a round goes like this: draw a reward tile; place knights and Lords; three votes; three laws; offices; the dungeon is emptied; counties from A to I; castles; conflicts, with dishonour after each one lost; unused privileges return; the next round is prepared.

# made from 4df355af
LA-621 = Knights supporting a Lord and knights in the dungeon count as placed for all laws that speak of placed knights: “Richest trains”, “Squires for the second rank”, “No second rank abroad”, “Third becomes fourth”, “Three of the first rank”, “All ranks serve”, “Squires for the first rank” and “Two of the second rank”.

# made from 2f2889ab
LA-622 = For laws about counties only knights standing in counties count, and for laws about conflicts only knights standing in conflicts. Knights supporting a Lord or in the dungeon count for neither.

# made from 3e81e8c0
LA-623 = Squires sent by “Squires to France” join your knights, never your archer.

# made from a95a39ae
LA-624 = If you take a knight back for the “County tax”, its shield and its Tudor knight return to the king’s board.

# made from d0362d5b
LA-625 = No law takes a piece away from a Lord and his supporters; they go home only [once the offices are settled](LA-468). A supporting knight may be upgraded or exchanged where it stands, and counts with its new strength at once.

# made from 1e6fb86f
LA-626 = The final scoring: knighthood (with Tudor knights), extensions, nobles, seals, dishonour. No part influences another.

# made from 1e9fd079
LA-627 = Squires, gold and vote markers in the treasury belong to nobody. They count for no majority and no tie-break.

# made from 745efbd7
LA-628 = Two players: what [holds for allies and laws](LA-251) holds for the New Laws and the King’s Laws too. Allied knights cost no “County tax” and fill no county for “Absence is shame”; allied bishops do not matter for “Mercy for laymen”; allied knights in a castle, in the dungeon or in conflicts do not count for “Home guard”, “Glory in chains”, “Voice of the soldiers”, “Squires to France” and “Most men in France”.

# made from cf0a5835
LA-640 = Seals and dishonour tokens lie behind the screens, though every gain and loss is announced; with two players, or with open stocks, they lie open. All show their dishonour tokens for “Clean names” and in the final scoring, and all show their seals in the final scoring. Everything else in the expansions is open: Lords, bishops, offices, privileges, treasury, dungeon, dishonour track and the reward tiles on the counties.
