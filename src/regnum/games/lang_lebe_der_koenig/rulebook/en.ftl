### Lang lebe der König, the rules in words for players.

chapter-pieces = The map and the pieces
    .pieces = noble courtier x1 die

# made from eb6dc305
LK-101 = The map has 13 counties, and each has a value from 2 to 4: that is how many votes it brings and how many courtiers it has room for.

    - Worth 4: Tateshale, Wigemor, Grentebrige, Oxeneford.
    - Worth 3: Loncastre, Lincolia, Stadford, Lundonia, Roucestre.
    - Worth 2: Man, Sedberouie, Sarisberie, Lideford.

    Together they are worth 39 votes.

# made from c1e3a8ec
LK-102 = Two counties are neighbours if they share a border or are joined by a dotted sea line. Both kinds count alike for every rule. The neighbours are:

    - Man: Loncastre and Wigemor (both by sea);
    - Sedberouie: Loncastre, Tateshale;
    - Loncastre: Man (by sea), Sedberouie, Tateshale, Wigemor;
    - Tateshale: Sedberouie, Loncastre, Wigemor, Stadford, Grentebrige, Lincolia;
    - Lincolia: Tateshale, Grentebrige, Roucestre (by sea);
    - Wigemor: Man (by sea), Loncastre, Tateshale, Stadford, Oxeneford, Lideford (by sea);
    - Stadford: Tateshale, Wigemor, Oxeneford, Grentebrige;
    - Grentebrige: Lincolia, Tateshale, Stadford, Oxeneford, Lundonia, Roucestre;
    - Oxeneford: Wigemor, Stadford, Grentebrige, Lundonia, Roucestre, Sarisberie;
    - Lundonia: Grentebrige, Oxeneford, Roucestre;
    - Roucestre: Lundonia, Grentebrige, Oxeneford, Lincolia (by sea);
    - Sarisberie: Oxeneford, Lideford;
    - Lideford: Sarisberie, Wigemor (by sea).

# made from 58a902e0
LK-103 = The small territories drawn inside the counties mean nothing in the game.

# made from b478d74d
LK-104 = There are five [nobles](noble), the large pawns, one of each colour.

# made from 6e4f9704
LK-105 = There are 90 [courtiers](courtier), the small pawns, 18 of each colour.

# made from a3b98a3a
LK-106 = There are 100 influence cards: 60 [×1 cards](x1), 35 [×2 cards](x2) and 5 [×3 cards](x3). The number on a card is its value: it multiplies a die.

# made from 8655ec2c
LK-107 = There are 12 start cards in three sets: 3 cards for three players, 4 for four, 5 for five. Each shows one county.

# made from be5ba71e
LK-108 = The scroll (0 to 9 and 10 to 60) and its two yellow markers only help you to remember the best score in a confrontation; at the start of the game they stand on 0 and 10, which is no score yet. Scores above 69 are possible and count in full.

# made from e55778d2
LK-109 = There are five six-sided [dice](die).

# made from 243293b9
LK-110 = On the board there are a bonus track with spaces 1 to 15 and a space for the discard.

chapter-setup = Setting up
    .pieces = noble courtier x1 x3

# made from bb2be1be
LK-201 = Three, four or five of you play. Each has a seat and a colour.

# made from 3a342fe6
LK-202 = With **three players** the county Man is not in the game: nobody may enter or cross it, it has no votes and is nobody’s neighbour. The map then has 37 votes, and 19 are the majority.

# made from 63f4ad0d
LK-203 = With **four or five players** Man is in the game. The map has 39 votes, and 20 are the majority.

# made from 65d8dd5b
LK-204 = For every player fewer than five, one colour and 20 influence cards (twelve ×1, seven ×2 and one ×3) stay in the box for the whole game. So three players play with 60 cards, four with 80, five with 100.

# made from 244ad2e2
LK-205 = Take the start cards for your number of players, shuffle them and deal one to each player, face up. They show:

    - three players: Roucestre, Lideford, Tateshale;
    - four players: Tateshale, Lideford, Roucestre, Stadford;
    - five players: Stadford, Loncastre, Lincolia, Lundonia, Lideford.

# made from 7386b689
LK-206 = Put your noble on the county of your start card.

# made from 424521f8
LK-207 = Put two of your courtiers with your noble on your start county.

# made from ca70f0a5
LK-208 = Put one of your courtiers on the first space of the bonus track, as a marker. There it does not mean a vote: everybody begins with 0 bonus votes. Once you have won bonus votes, it stands on the number of votes you have won.

# made from e70134fb
LK-209 = Your other 15 courtiers are your reserve.

# made from 282632ce
LK-210 = Everybody’s first hand is the same 20 cards: twelve ×1, seven ×2 and one ×3.

# made from 466fe534
LK-211 = The discard is empty at the start.

# made from 0edd457d
LK-212 = Whoever holds the start card Roucestre (three players), Tateshale (four) or Stadford (five) takes the first turn. Then turns go round clockwise until the game ends; the game is not divided into rounds.

chapter-control = Holding a county
    .pieces = noble courtier

# made from 4b7ef3a0
LK-301 = You control a county as long as at least one of your pieces is there. A noble alone is enough.

# made from bedc3e2f
LK-302 = A county with no piece in it is empty.

# made from 0895146f
LK-303 = All pieces in a county belong to one player. Only between an intrusion and the end of its confrontation are there pieces of two players.

# made from 0b87ba21
LK-304 = A county never holds more courtiers than its value: 2, 3 or 4. Nobles do not count.

# made from d51424df
LK-305 = Courtiers never move. They leave the map only when they are [banished](LK-617).

# made from 33a37c9a
LK-306 = Nobody can be thrown out of the game: you always control at least one county.

# made from d4137b97
LK-307 = When your noble leaves a county where you have no courtier, that county is empty at once. Even with no courtiers left in reserve your noble may travel and hold counties in this way.

# made from 8343ccd8
LK-308 = If you control exactly one county, you are **protected**: no other player’s noble may enter it. What counts is the moment when a noble would enter, and a county held by a noble alone counts too.

chapter-turn = Your turn
    .pieces = noble courtier

# made from b960f466
LK-401 = On your turn you choose one of three things: **pass**, **stay** or **move**.

# made from 3085858b
LK-402 = After that choice your turn goes on accordingly until it ends; there are no other actions. Cards, pieces and votes are never given away, traded or moved in any other manner.

# made from 0cdf9f3a
LK-403 = **Pass:** nothing happens and your turn ends. You may always pass.

# made from c70a6dc9
LK-404 = **Stay:** your noble stays where it is, and you place the [free courtier](LK-502) there; you may then [roll for more](LK-504). You can stay only if [there is room and you have a courtier in reserve](LK-501). A start county that is full from the beginning (two courtiers in Lideford) does not let you stay in your first turn.

# made from dd4ba854
LK-405 = **Move:** your noble goes to a neighbouring county. This first step costs nothing.

# made from 7efb0a6f
LK-406 = A county your noble enters is one of three kinds: **empty**, **your own** (with courtiers of yours) or **somebody else’s** (with pieces of another player, even a noble alone).

# made from 04c9779c
LK-407 = When your noble has entered an empty county or one of your own, you choose: place the [free courtier](LK-502) there ([if you can](LK-501)), [cross](LK-410) the county and go on, or end your turn without placing anybody.

# made from 51ae15f8
LK-408 = When your noble enters somebody else’s county, its journey is over and a [confrontation](LK-601) begins. It cannot be avoided.

# made from f405bbbe
LK-409 = Your noble may enter somebody else’s county only if that player is not [protected](LK-308) and you will still have a card for the confrontation. So for the first, free step you need at least one card in hand; for a crossing at least two, as one of them pays for the crossing.

# made from 34c543e4
LK-419 = When your turn ends, the next player clockwise takes theirs.

chapter-crossing = Crossing a county
    .pieces = noble x1 x2 die

# made from ab8b55a1
LK-410 = **Cross:** your noble has entered an empty county or one of your own this turn and wants to go on. First name the neighbouring county where it is to go, and a card from your hand. Discard that card and roll one die: you succeed if die times card value makes at least 3.

# made from 3c38362f
LK-411 = If the crossing succeeds, your noble moves to the county you named. If that is empty or your own, you choose again: [place, cross or end](LK-407). If it is somebody else’s, there is a [confrontation](LK-408).

# made from 23ab6cff
LK-412 = If the crossing fails, your noble stays in the county it tried to cross; if it was empty, the noble now holds it alone. You may try again, to any county allowed and with any card, or end your turn. You may place no courtier in that county this turn. (There is [an option](LK-1007) that sends the noble back.)

# made from 9049bb75
LK-413 = You may try and cross as often as you have cards, as long as your noble [enters no county twice](LK-414).

# made from 01c7e698
LK-414 = Your noble may not enter the same county twice in one turn. The county where it began the turn does not count as entered: it may come back there once, by crossing. A failed attempt enters nothing.

# made from d0372c00
LK-415 = Somebody else’s county cannot be crossed.

# made from e9108ea2
LK-416 = The card you played for a crossing is lost, whether you succeed or not.

# made from 298ec9b3
LK-417 = With your last card you may cross into an empty county or one of your own, but not into somebody else’s: you would have no card left for the confrontation.

# made from 0c20c641
LK-418 = When you roll one die with a card, to cross or to win a courtier, you need:

    - with a [×1 card](x1), a roll of 3 or more (four sides of six);
    - with a [×2 card](x2), a roll of 2 or more (five sides of six);
    - with a [×3 card](x3), any roll: it never fails.

chapter-placing = Placing courtiers
    .pieces = courtier x1 die

# made from c9726108
LK-501 = You can place a courtier in a county only if you have one in reserve and fewer courtiers there than the county’s value.

# made from 211551fe
LK-502 = **The free courtier:** you place one courtier from your reserve in the county where your noble is (as winner of a confrontation: in the contested county). It takes no card and no die.

# made from 072244cf
LK-503 = Once you have placed the free courtier, your noble moves no more this turn.

# made from d983ee30
LK-504 = **Extra courtiers:** after the free courtier you may discard any one card and roll one die. If die times card value makes at least 3, you win another courtier for this county. This needs [room and a courtier in reserve](LK-501).

# made from fae78ae8
LK-505 = If the roll for an extra courtier succeeds, you may place the courtier at once or leave it in reserve; to place it later you would have to roll again. Leaving it keeps room for more rolls, so that you can empty your hand and bring about [an election](LK-701). If the roll fails, no courtier comes. The card is lost either way.

# made from 0427e6dc
LK-506 = You may roll for extra courtiers as often as you like, as long as you have cards, room and courtiers.

# made from ea69e48d
LK-507 = You may roll for extra courtiers only after you have placed the free one. Whoever declines the free courtier cannot roll.

# made from cf226f96
LK-508 = You may not roll if no courtier could be placed anyway, because the county is full or your reserve is empty. So you cannot throw cards away on rolls that can bring nothing.

# made from be8df75f
LK-509 = You may stop placing whenever you like. When you stop, or cannot go on, your turn ends.

chapter-confrontation = Confrontation: cards and dice
    .pieces = x1 x2 x3 die

# made from 9445a97e
LK-601 = Everybody takes part in a confrontation, wherever their pieces are. The **intruder** is the player whose turn it is, the **defender** has the pieces in the contested county, all others are **third parties**.

# made from ba50bd1a
LK-602 = At the same time and in secret each of you commits one to five cards from hand. Whoever has a card must commit at least one; only a player with an empty hand commits none.

# made from aa5cdcbb
LK-603 = When all have chosen, the committed cards are revealed together.

# made from 88ca4ebb
LK-604 = Then you roll and count one after the other: first the intruder, then clockwise.

# made from 74d51340
LK-605 = You roll as many dice as you committed cards.

# made from 8f2ef7ad
LK-606 = You put exactly one die on each of your cards, as you like. You know the scores made before you.

# made from f754b652
LK-607 = Each card counts its die times its value: a 5 on a ×3 card is 15. Add up all your cards.

# made from 0a688382
LK-608 = The intruder adds 2 points for the noble.

# made from ada6fbcc
LK-609 = The defender adds 2 points for each of their courtiers in the county, and 2 for their noble if it is there.

# made from 33eec20c
LK-610 = Third parties add nothing to their cards.

# made from e2095944
LK-611 = The highest score wins the confrontation.

# made from 712c32ad
LK-612 = If several share the highest score, only they roll again, in the same order: the intruder first, then clockwise. Ties lower down do not matter.

# made from 723c93fd
LK-613 = When you roll again for a tie, you use the same cards and as many dice, and put the dice on the cards anew. The points for [noble](LK-608) and [pieces](LK-609) are added again. The new scores replace the old ones.

# made from da09ed6e
LK-614 = Those who are tied for the highest new score roll once more, until one is left.

# made from 90a7dee7
LK-634 = A player without cards commits nothing and rolls nothing. Their score is the points for their pieces (0 for a third party), and they keep it when a tie is rolled again. They can defend, win and place like anybody else; only [entering somebody else’s county](LK-409) is impossible without a card.

# made from 05ffad0a
LK-635 = Nobody may commit more than five cards. If somebody commits more by mistake, the surplus cards go back to that hand: first ×1 cards, then ×2, then ×3, until five are left.

chapter-winner = After a confrontation
    .pieces = noble courtier one

# made from 90663aa3
LK-615 = After a confrontation everything goes in this order:

    - the intruder, the defender or both are [banished](LK-616);
    - the winner may place the [free courtier](LK-623);
    - the winner may [roll for extra courtiers](LK-631);
    - [cards come back for ones](LK-624), the rest is discarded;
    - an [election](LK-630) is held if somebody has played their last card;
    - the turn ends.

# made from 67b962ae
LK-616 = If the **defender** wins, the intruder’s noble is banished.

# made from 26224111
LK-617 = If the **intruder** wins, all the defender’s courtiers in the county are banished, and the defender’s noble too if it is there. Pieces elsewhere are safe.

# made from cda5eb20
LK-618 = If a **third party** wins, both must go: all the defender’s courtiers in the county and, if it is there, the defender’s noble; then the intruder’s noble.

# made from 3986f522
LK-619 = The winner chooses where a banished noble goes: any county where its owner has at least one courtier, however far away. If a third party won, that player chooses for both nobles.

# made from 907b1b83
LK-620 = If the owner of a banished noble has no courtier on the map, the noble goes back to the county from which it came in. This can happen only to the intruder: a defender with no courtier elsewhere would have been [protected](LK-308).

# made from 6e97e471
LK-621 = Banished courtiers return to their owner’s reserve.

# made from 0eb5bc76
LK-622 = The winner’s noble does not move. A third party who wins holds the county with courtiers only.

# made from a97c0ce6
LK-623 = The winner may place the free courtier in the contested county, if it has room and the winner has a courtier in reserve. The winner may also decline. If a third party cannot place it or does not, the county is left empty: the banished go all the same.

# made from 80526cce
LK-631 = A winner who placed the free courtier may [roll for extra courtiers](LK-504) in the contested county, with the cards still in hand. Committed cards lie on the table until the rolling is over, so they cannot be used for it.

# made from 8b8da81a
LK-624 = **Cards back:** for each die that showed a [1](one) in your first roll you may take back one of the cards you committed, whatever card that die was put on.

# made from 89974636
LK-625 = Cards come back in this order: your ×1 cards first, then ×2, then ×3.

# made from 98abd501
LK-626 = You get cards back only if you committed at least two.

# made from b85a34f4
LK-627 = Only the first roll brings cards back. A 1 rolled when a tie is rolled again brings none.

# made from d0ff8b57
LK-628 = Taking cards back is a right, not a duty: you say how many you take, from none up to your number of ones. The intruder is asked first, then clockwise.

# made from e21f1e1a
LK-629 = All committed cards that were not taken back go to the discard.

# made from 23c39502
LK-630 = When the cards are back and the rest is discarded, look at the hands: if somebody who had a card when the confrontation began has none now, an [election](LK-701) is held at once. It does not matter whether the last card was committed or played for an extra courtier.

# made from 98dbfd8f
LK-632 = Whoever won, the next turn belongs to the player clockwise from the intruder.

# made from a2cd174e
LK-633 = When the winner has placed the free courtier or declined it, the county again holds pieces of one player at most.

chapter-election = The election
    .pieces = crown x1

# made from 3a35e24d
LK-701 = An election is held whenever somebody has played their last card: for a roll (crossing or extra courtier), or in a confrontation, if after the cards have come back that hand is still empty.

# made from a0d135b6
LK-702 = The election comes at once, but what the last card was played for is finished first. After a roll, the noble has moved, the courtier has been placed or left, or the roll has failed. A confrontation is played to its end first, with the winner’s rolls and the cards that come back.

# made from 18dda5fa
LK-703 = If several hands become empty at the same moment, there is one election.

# made from 1e57533d
LK-704 = **County votes:** add up the values of all counties you control. How many pieces you have there does not matter; one is enough.

# made from 1a03cf48
LK-705 = If your hand is empty at an election, for whatever reason, you lose a third of your county votes; it is the loss that is rounded down. All comparisons use what is left. So 2 votes remain 2, 3 become 2, 4 become 3, 5 become 4, 6 become 4, 7 become 5, 8 become 6, 9 become 6, 10 become 7, 11 become 8, 12 become 8, 13 become 9, 14 become 10, 15 become 10, 16 become 11, 17 become 12, 18 become 12, 19 become 13, and so on.

# made from bfa2449e
LK-706 = Your total is your county votes (after the [loss for an empty hand](LK-705)) plus the bonus votes you won in earlier elections. In the first election nobody has any yet (unless you play with [one at the start](LK-1004)).

# made from 66dbe83a
LK-707 = If somebody’s total reaches the majority (20 votes, or 19 with three players), the game ends and there is a [king](LK-802). If not, [bonus votes](LK-711) and [cards](LK-713) are given out.

# made from 129066ee
LK-708 = If nobody becomes king, you are ranked by county votes, after the loss for empty hands. Bonus votes do not count here.

# made from 562d9682
LK-709 = If several have the same number of county votes, whoever has more cards in hand ranks higher. Cards are counted before new ones are dealt; cards taken back after a confrontation count.

# made from 3cf94a67
LK-710 = If they have the same number of cards as well, lots decide: each of them rolls five dice, and the higher sum ranks higher. Those with equal sums roll again among themselves.

# made from 6510c954
LK-711 = By rank you win bonus votes:

    - three players: 3, 2, 1;
    - four players: 4, 3, 2, 1;
    - five players: 5, 4, 3, 2, 1.

    The first gets the most, the last gets 1.

# made from 8ad78706
LK-712 = Bonus votes add up without limit. That the track ends at 15 means nothing.

# made from 83cfd4d7
LK-713 = **The deal:** all discarded cards are shuffled, and everybody is dealt the same number, one by one and face down: as many each as the cards allow, but 15 at most.

# made from 26bfc8a1
LK-714 = Cards left over from the deal stay in the discard, face down. Nobody may look at them, and they are shuffled in again next time.

# made from c164c6ca
LK-715 = You keep the cards you still had. There is no limit to a hand.

# made from 9fc89664
LK-716 = After the deal play goes on exactly where it stopped, with the same player: whoever was rolling for courtiers may roll on; a player whose noble was travelling may [place, cross or end](LK-407), or after a failure [try again or end](LK-412). After a confrontation nothing is left to do, and the turn ends.

# made from 7ad5b0f0
LK-717 = If there are too few cards in the discard to give everybody one, nobody gets any. If you then have no card, you play on without: you may pass, stay, move into empty counties and your own, and place the free courtier. You cannot roll, nor enter somebody else’s county, and in a confrontation you have [only your pieces](LK-634).

# made from 6fff7e0b
LK-718 = A hand that was already empty calls no election. Only playing a last card does, or too many [idle rounds](LK-1005).

# made from f8787bdc
LK-719 = An election changes nothing on the map and nothing in the order of turns. Counties your noble entered this turn still count as entered. There can be two elections in one turn.

chapter-end = The king, and the end of the game
    .pieces = crown

# made from bf74f687
LK-801 = Only an election can end the game. Having enough votes between elections means nothing.

# made from 4066d2ab
LK-802 = If exactly one player has the majority in an election, that player is king and wins.

# made from cda8e71c
LK-803 = If several have the majority, the one with the most county votes (after the loss for an empty hand) is king, not the one with the highest total. (There is [an option](LK-1003) for the total.)

# made from 5f212e9e
LK-804 = If they are equal in county votes too, whoever has more cards in hand is king.

# made from f941a27f
LK-805 = If they are equal in cards as well, lots decide: each of those tied for first rolls five dice, and the highest sum is king; equal sums roll again.

# made from 9fe1bfa4
LK-806 = With a king the game ends at once, even in the middle of a turn. No bonus votes are given and no cards are dealt.

# made from fb5a208c
LK-807 = There is one winner. All others share second place, whatever votes they have.

# made from 335b45df
LK-808 = The game cannot go on for ever: every player always has at least 2 county votes, so as soon as somebody has 18 bonus votes (17 with three players), the next election makes a king. There are never more than 10 elections with three players, 8 with four, 7 with five.

chapter-secrets = What is open, what is secret, and chance
    .pieces = x1 die

# made from dda90ac1
LK-901 = Who may see what:

    - **Everybody** sees the map, the reserves, the bonus votes, the start cards, whose turn it is and which counties were entered this turn; how many cards each player has in hand and how many are in the discard; cards played for a roll; and, after the reveal, committed cards, dice, scores and cards taken back.
    - **Only you** see which cards you have in hand, which you are dealt, and, until the reveal, which and how many you commit. The others see only that you have chosen.
    - **Nobody** sees the cards left over from a deal.

    Cards discarded since the last deal were seen by all when they were played; at a table you have to remember them, as nobody may search the discard.

# made from e004632f
LK-902 = You may talk, promise and, if you like, show your own cards at any time. None of this is binding, and none of it has any effect in the game. You may not trade or give away cards, courtiers or votes.

# made from 05dca317
LK-903 = Chance decides the start cards, the dice, the lots and the deal. Every side of a die is equally likely. If several groups of players are tied, the best-placed group rolls for its lots first, clockwise from the player whose turn it is, and rolls again where sums are equal; only then comes the next group.

# made from 6482b4ee
LK-904 = The deal begins with the player whose turn it is and goes clockwise, one card each at a time.

# made from 66d48d10
LK-905 = Until the reveal, cards you have committed still count as cards in your hand for everybody else.

chapter-options = Options
    .pieces = die one crown

# made from 45f93b60
LK-1001 = **Laying dice on cards.** Usually you put your dice on your cards yourself. With the option “for the highest score” the highest dice go on the highest cards without asking, which always makes the highest score.

# made from 9170e2d4
LK-1002 = **Cards back for ones.** Usually you say how many cards you take back. With the option “always all” you always take back as many as you can, without being asked.

# made from 46ffc31b
LK-1003 = **Several over the majority.** Usually the most county votes decide. With the option “highest total” the highest total of county and bonus votes is king; if totals are equal, county votes decide, then cards in hand, then lots.

# made from 5c948a86
LK-1004 = **Bonus votes at the start.** Usually everybody begins with 0 bonus votes, although the marker stands on space 1. With this option that space is worth something: everybody begins with 1 bonus vote.

# made from 17f4039d
LK-1005 = **Idle rounds before an election.** Usually this number is twelve. So that no game stands still: if for twelve rounds of the table in a row no card has left a hand, an election is held between two turns, with everything that belongs to it, and the rounds are counted afresh. As in every election, whoever has cards [loses no votes](LK-705). For [lots](LK-903) and [deal](LK-904) the player whose turn comes next counts as the one whose turn it is. You can choose another number of rounds, or 0 for never. This is not in the printed rules.

# made from 3b6f3297
LK-1007 = **Failed first crossing.** Usually the noble stays in the county it tried to cross. With the option “where the turn began”, a failed attempt before the first successful crossing of the turn puts your noble back on the county where the turn began, at once and even before an election. It no longer holds the county of the free step. Then:

    - You may try again to cross that same county, although your noble is not in it any more. You name one of its neighbours under the [usual rules](LK-410), and if you succeed, your noble goes straight there.
    - If you do not try again, you can only end your turn. You place nobody.
    - The county to be crossed counts as entered from the free step on. After a success it also counts as the one your noble came from, if it is [sent back](LK-620).

    After a first success, failures are [as usual](LK-412).

# made from 1ce1d386
LK-1006 = **A map of your own.** You may correct the map and the start counties after your own board. Every value must be 2, 3 or 4. Neighbours must be neighbours both ways, and no county its own; sea lines join neighbours. From every county there must be a way to every other, also without the counties that are not in the game. The majority is half of all votes in the game, rounded down, plus one. Each set of start cards needs as many different counties as there are players, all of them in the game and the first player’s among them. Bonus votes run from the number of players down to 1.
