### Vive le Roi!, the rules in words for players.

chapter-game = The game and its rounds
    .pieces = king merlin

# made from 90ed2bde
VR-30 = A game has exactly three rounds. In every round somebody is crowned, and your Favourites bring you points for where they stand at that moment.

# made from fb940da0
VR-31 = You begin the game with 20 points. (The [Emissary](VR-190) begins with 40.) A team with [common scoring](VR-270) has one marker, which begins at 20 too.

# made from 0eadfa80
VR-34 = A round goes in this order:

    - [preparing the round](VR-40): hands are filled and Favourites dealt;
    - with the Ambition option, [choosing an Ambition card](VR-161);
    - [placing the courtiers](VR-50);
    - with seven or eight players, [3 points for whoever placed fewer](VR-58);
    - [turns](VR-60), until a coronation ends the round (or, with the Royal Couple, [nobody is left to be crowned](VR-230)).

# made from 5378565b
VR-35 = Your points carry over from round to round, and the end of a round decides [who begins the next](VR-33). Nothing else carries over: hands, Favourites, Ambition cards and positions all start afresh.

# made from b7803484
VR-32 = The most noble of you ought to begin the first round. As that is hard to measure, chance decides, unless you have named the first player before the game.

# made from 5fe9fdbc
VR-320 = If chance decides [who begins the first round](VR-32), every seat is equally likely.

# made from 73ba3131
VR-33 = In the second and third round the first player is whoever led the newly crowned character into the Throne Room: the one whose coronation ended the round before. If a character failed at first and was crowned at a later attempt, only the last, successful step counts. (Royal Couple: [the second coronation](VR-227) counts, or the first if there is [no second](VR-230).)

chapter-players = Who plays, and with which options

# made from 4d97d1b8
VR-1 = Every person at the table has a Favourites card of their own, teammates too.

# made from f2325be9
VR-2 = In these rules a **player** is whoever has a seat: one person, or a [team of two](VR-250). Players place, move and vote, and each player makes one decision at a time, a team as well. Without teams, players and persons are the same thing.

# made from e7bdc77b
VR-3 = Wherever a rule or a table depends on the number of players, count the seats: a team counts as one player, and the Emissary does not count at all. Persons are counted in two places only: for the [score markers](VR-9) with separate scoring, and for [how many Ambition cards](VR-162) each is dealt.

# made from 0ee97d3f
VR-4 = You sit in a circle, and everything goes round clockwise. Teammates share one seat.

# made from 57f79b87
VR-5 = Before the game you choose among these options. Unless you say otherwise, you play without them, teams score separately, and chance decides who begins:

    - [teams](VR-250): at each seat one person, or a team of two;
    - [Ambition](VR-160);
    - [the Banished](VR-175);
    - [the Emissary of the Empire](VR-190) (with two players he always takes part);
    - [the Royal Couple](VR-220);
    - how teams score: [separately](VR-260), as is usual, or [in common](VR-270);
    - [six courtiers each](VR-57), with two players only;
    - [who begins](VR-32): chance, or a seat of your choice.

# made from e85b680d
VR-6 = Two to eight players can play, each of them one person or a team of two.

# made from d430e17a
VR-7 = With two players the Emissary must take part. With three, four or five he may. With six, seven or eight he cannot.

# made from 2261161a
VR-8 = Common scoring needs at least one team at the table.

# made from 54cea533
VR-9 = There are eight score markers, and they must suffice. With separate scoring every person needs one; with common scoring every player (a team needs only one); the Emissary needs one as well. So with separate scoring at most 8 persons can play (7 with the Emissary), with common scoring up to 16. If more than eight markers would be needed, you cannot play that way.

# made from 3b55fec9
VR-10 = Everything else goes together as you like: Ambition, the Banished and the Royal Couple can be combined with one another, with the Emissary and with teams. Only “six courtiers each” is for two players alone.

chapter-pieces = Characters, castle and cards
    .pieces = merlin ouaf jester

# made from 8d6af8cf
VR-11 = There are 14 characters: 13 courtiers and [the Jester](jester). The courtiers are Alienor, Bridget, Caius, Dagobert, Eloise, Foidvo, Jeanne, Leonardo, Merlin, Ouaf, Romeo, Sidonie and Victoria. The Jester is a character like the others wherever no rule says otherwise. The characters belong to nobody.

# made from 44c69c18
VR-12 = Alienor, Bridget, Eloise, Jeanne, Sidonie and Victoria are women; Caius, Dagobert, Foidvo, Leonardo, Merlin and Romeo are men. The dog [Ouaf](ouaf) and [the Jester](jester) are neither. This matters only for two [Ambition cards](VR-166).

# made from 1b7e4df9
VR-13 = There are 26 Favourites cards. Each names six different courtiers; the order of the names means nothing, and the Jester is on no card. One of the six names bears a black seal, which matters only with [the Banished](VR-175). Cards overlap: the same courtier can be a Favourite of several people, and then each of them scores it in full.

# made from 8978e939
VR-14 = There are 32 vote cards: 8 YES, 16 NO and 8 Stomachache. That is enough for every way to play.

# made from 7faad5ff
VR-15 = There are 16 Ambition cards, all different. They are used only with [the Ambition option](VR-160).

# made from 0a839bc3
VR-16 = There are eight player colours, each with a colour card and a score marker. Your colour has no effect and nothing to do with any character.

# made from 5e1ba7bf
VR-17 = The castle has these places:

    - floors 0 to 5: the Servants (0), the Artisans (1), the Merchants (2), the Officers (3), the Dignitaries (4) and the Nobles (5);
    - the Throne Room above them;
    - two WCs, one beside floor 3 and one beside floor 4;
    - three dungeons, beside floors 3, 2 and 1.

    Beside the castle are the reserve (courtiers not placed yet), the box (courtiers out of this round) and, with the [Royal Couple](VR-220), the consort’s seat.

# made from 489ed62b
VR-18 = Each WC and each dungeon holds one character at most.

# made from 03254e2a
VR-25 = A floor has room for four characters; when two players play, for three.

# made from 92836dc1
VR-26 = Nobody may be placed on or moved to a floor if it would then hold more characters than it has [room for](VR-25), with two exceptions: the placement with [six courtiers each](VR-57), and a rejected Jester, who [finds a place on floor 0](VR-90) even if it is full. A floor is **full** when it holds as many characters as it has room for, or more. A floor that is over-full simply counts as full; nobody is pushed out.

# made from 8c0b49b9
VR-27 = The Jester takes up room on the floor where he stands, like everybody else. (There is one exception: while you place [six courtiers each](VR-57), he does not count.)

# made from 197bc48f
VR-28 = Whoever is in a WC or in a dungeon stands on no floor and takes up no room there.

# made from a8904ea7
VR-29 = The Throne Room has no limit, but it needs none: only the candidate stands there, or the new King during the count.

chapter-setup = Preparing a round
    .pieces = yes no stomachache

# made from db8a5d96
VR-40 = At the beginning of every round all 13 courtiers go to the reserve and the Jester to floor 3. WCs, dungeons, box, Throne Room and consort’s seat are emptied, and the rejections are counted from zero again.

# made from ce49499b
VR-41 = In every round each player gets a full hand of vote cards, whatever was spent before: always one YES, one Stomachache, and NO cards by the number of players:

    - two players (always with the Emissary): 4 NO;
    - three players: 4 NO, with the Emissary 3 NO;
    - four players: 3 NO, with the Emissary 2 NO;
    - five players: 2 NO, with or without the Emissary;
    - six, seven or eight players: 2 NO.

# made from 881012da
VR-42 = In every round all 26 Favourites cards are shuffled, and one is dealt to each person, and one to the Emissary if he plays. No card is dealt twice in a round.

# made from bc0577b6
VR-321 = Chance deals the Favourites: every card that has not been dealt in this round is equally likely.

# made from b1f91090
VR-43 = Your Favourites are the six courtiers on your card (five with [the Banished](VR-175)). At a count it is they who bring you points.

# made from a02bcf18
VR-44 = You may look at your Favourites card whenever you like. You may show it to nobody but your teammate.

chapter-placing = Placing the courtiers
    .pieces = bridget jester

# made from b4efd293
VR-50 = Beginning with the first player and going clockwise, each of you places one courtier, round and round. The Emissary places nobody.

# made from 53c805a3
VR-51 = When it is your turn to place, take any courtier from the reserve, Favourite or not, and put it on floor 1, 2, 3 or 4, wherever the floor is not full. Floors 0 and 5, WCs and dungeons are not allowed. You may not pass.

# made from 2fe9f8cb
VR-52 = The Jester is already on floor 3 and is never placed.

# made from f202c6e9
VR-53 = How many courtiers each of you places depends on the number of players:

    - two players: 5 each (10 in all; 3 are left for floor 0);
    - three players: 4 each (12 in all; 1 is left);
    - four players: 3 each (12 in all; 1 is left);
    - five players: 2 each (10 in all; 3 are left);
    - six players: 2 each (12 in all; 1 is left);
    - seven players: 2 each, but the last in order only 1 (all 13);
    - eight players: 2 each, but the last three in order only 1 (all 13).

    Whoever placed fewer is [compensated](VR-58). Two players can also agree on [six each](VR-57).

# made from 8ebf3efe
VR-54 = With up to six players, placing stops when everybody has placed [their number of courtiers](VR-53). With seven or eight it stops when the reserve is empty.

# made from a69f9ad6
VR-55 = All courtiers still in the reserve then go to floor 0; nobody has a choice in this.

# made from 2201871f
VR-58 = With seven players the last one in placing order scores 3 points at once, with eight players the last three do: they placed one courtier fewer. They get the points before the first turn, and again in every round. (For teams, see [separate](VR-261) and [common](VR-272) scoring.)

# made from 35fb47fb
VR-57 = **Option for two players: six courtiers each.** Each of you places six courtiers instead of five, and only one is left for floor 0. While you place, the Jester takes up no room on floor 3: three courtiers fit there beside him. From the first turn on he counts again; with four characters, one more than it has [room for](VR-25), floor 3 is then simply full until fewer than three stand there.

chapter-moving = Moving a character
    .pieces = caius sidonie

# made from 5c886083
VR-60 = After the placing the first player takes the first turn. Then turns go round clockwise.

# made from 1c8bb49e
VR-61 = On your turn you make exactly one step with exactly one character. You may not pass.

# made from b909e5c8
VR-62 = You may choose any character on floors 0 to 5 or in a WC that can make a step: Favourite or not, the Jester too (from the first turn on), also the one that was moved just before.

# made from db330fce
VR-63 = These are the steps, and there are no others:

    - from floors 0 to 4, one floor up, if that floor is not full;
    - from floor 2 to the WC beside floor 3, if floor 3 is full and that WC is empty;
    - from floor 3 to the WC beside floor 4, if floor 4 is full and that WC is empty;
    - from floor 5 to the Throne Room, always;
    - from a WC to the floor beside it, if that floor is not full.

# made from f0b3debc
VR-64 = A character never has a choice of ways: at any moment there is one place at most where it can step. So you only say who moves.

# made from ca2ee66c
VR-65 = A WC can be entered only from the floor below its own floor, and only while its own floor is full: the WC beside floor 3 from floor 2 while floor 3 is full, the WC beside floor 4 from floor 3 while floor 4 is full. And it must be empty. As long as the floor above has room, you cannot choose the WC.

# made from 25f97050
VR-66 = From a WC a character can only step out to the floor beside it, when there is room. It never goes from there to the floor above, to the other WC or down.

# made from e1a4ca18
VR-67 = No step leads down. Only a failed vote, which is one that is [cancelled or ends in a rejection](VR-85), takes a candidate down from the throne: back to [floor 5](VR-88), to [a dungeon or the box](VR-89), or, for the Jester, to [a lower floor](VR-90).

# made from 0d4f2525
VR-68 = Characters in a dungeon, in the box or on the consort’s seat do not move any more in this round.

# made from e01421f4
VR-69 = You can always move somebody: a character on the highest occupied floor can go up, or one in a WC can step out. If really nobody is left in play, which can happen only with the Royal Couple, [the round ends](VR-230).

# made from 975a7c05
VR-70 = If your step did not lead into the Throne Room, your turn is over and the next player’s begins.

# made from b652abad
VR-71 = If your step leads into the Throne Room, that character is the candidate. You have presented it, and [everybody votes](VR-80) at once.

# made from db8edf2e
VR-329 = Every round comes to an end: each failed vote uses up at least one NO or Stomachache, and between votes every step brings somebody nearer to the throne. No round is longer than 300 turns.

chapter-voting = Voting on the King
    .pieces = yes no stomachache

# made from 6de64217
VR-80 = Everybody votes, also the player who presented the candidate. Nobody may abstain.

# made from ab183035
VR-81 = In secret you choose one vote card from your hand: YES, which you always have; NO or Stomachache, if you have one left.

# made from 2edd2335
VR-82 = All choose without knowing the others’ votes. Then all votes are revealed together, and everybody sees who voted how.

# made from 5cc92b12
VR-83 = If YES is the only card left in your hand, you vote YES.

# made from dfcd43cb
VR-84 = After the vote every NO and every Stomachache that was played is gone for this round, whatever the result, even if it was not needed. Every YES goes back to its owner’s hand.

# made from 75c87af6
VR-85 = The result, in this order:

    - if there is at least one Stomachache, the vote is **cancelled** ([the candidate goes back to floor 5](VR-88));
    - otherwise, if there is at least one NO, the candidate is **rejected** ([dungeon or box](VR-89), for the Jester [a lower floor](VR-90));
    - otherwise all have voted YES, and the candidate is **crowned**.

    The Emissary’s vote counts like any other.

# made from 5e800ba7
VR-86 = After a cancelled vote or a rejection the turn goes to the player after the one who presented the candidate.

# made from 16ea7874
VR-87 = One Stomachache is enough to cancel the vote, whatever else is played: it beats any number of NO.

# made from 2f72a253
VR-88 = If the vote is cancelled, the candidate goes back to floor 5, the Jester too. There is always room: the candidate has only just come from there. It may be led to the throne again on the very next turn.

# made from d8778026
VR-89 = A rejected courtier goes to a dungeon: the first one rejected in the round to the dungeon beside floor 3, the second to the one beside floor 2, the third to the one beside floor 1. From the fourth on, rejected courtiers go to the box.

# made from b07eb486
VR-90 = A rejected Jester goes to floor 2. If that is full, he goes to floor 1; if floors 2 and 1 are both full, to floor 0, even if floor 0 is full. So he stays in play.

# made from d077aff8
VR-91 = A rejected Jester uses up no dungeon: he does not count as first, second or third [rejection](VR-89).

# made from 18f185a5
VR-92 = A cancelled vote is no rejection and does not count when you work out [which dungeon](VR-89) comes next.

# made from cc97b783
VR-93 = Rejected courtiers stay in their dungeon or in the box until the round ends.

# made from 4a59a26c
VR-94 = A crowned candidate stands in the Throne Room as King (or Queen), and [the count](VR-110) follows at once.

# made from c588d9cc
VR-95 = The round ends with the count. (With the [Royal Couple](VR-220) only the second coronation ends it.)

chapter-count = The count
    .pieces = king jester

# made from 90908095
VR-110 = At a coronation everybody reveals their Favourites card. Each of your Favourites brings points for the place where it is:

    - in the Throne Room, as King (or Queen): 10;
    - on floors 5, 4, 3, 2, 1: 5, 4, 3, 2, 1;
    - on floor 0, in a WC or in the box: 0;
    - in the dungeons beside floors 3, 2, 1: minus 3, minus 2, minus 1.

    With **the Jester as King** the values of floors and dungeons are reversed: floors 5 to 1 cost 5, 4, 3, 2, 1; the dungeons beside floors 3, 2, 1 bring 3, 2, 1; floor 0, WCs and box are still worth 0. Nobody gets 10 points for the King, as the Jester is on no card.

# made from f3424675
VR-111 = Values are reversed exactly when the character being crowned now is the Jester. That he was in the Throne Room before, or was rejected there, changes nothing.

# made from 7b5f7d1d
VR-112 = Your total for a coronation is what your Favourites bring, plus the points of your [Ambition card](VR-164), if you play with them.

# made from 8ee624c6
VR-113 = Your marker moves once per coronation, by your whole total. First add up everything that you win and lose, then move; if you would fall below 0, you stop at 0.

# made from 95ec3820
VR-114 = Nobody ever has fewer than 0 points. Upwards there is no limit.

# made from 9967bb03
VR-115 = All are counted at the same time; it makes no difference who is counted first.

chapter-end = End of the game
    .pieces = victoria king

# made from ff2326e1
VR-140 = The game ends with the third round, normally with its last count.

# made from 5de6f061
VR-141 = If you play alone, your final score is what your marker shows. For a team it is [the lower of two markers](VR-262), or with common scoring [the one marker](VR-271).

# made from 13d77bd2
VR-142 = Whoever has the most points wins. (If the Emissary plays, [see first whether he has won](VR-206).)

# made from d813032b
VR-143 = If there is a tie, compare each player’s one highest-standing Favourite at the end of the third round. A crowned Favourite is the highest (with the Royal Couple so is one on [the consort’s seat](VR-228)), then come floors 5, 4, 3, 2, 1 and 0. Favourites in a WC, in a dungeon or in the box do not count here; a player whose Favourites are all in such places ranks below everybody who has a Favourite that counts. The higher Favourite wins. (For teams, see [separate](VR-263) and [common](VR-273) scoring.)

# made from b042f269
VR-144 = If there is still a tie, those players share the victory.

# made from 8ee142e1
VR-145 = Points, and after them the higher Favourite, decide all the other places as well. Players equal in both share a place, and whoever follows moves down accordingly: if two are first, nobody is second, and the next is third.

# made from 54e36f57
VR-146 = In a tie the higher Favourite wins even if the Jester is King: heights are never reversed.

chapter-secrets = What is open and what is secret
    .pieces = yes no

# made from 18dbc57a
VR-300 = Everybody may always see where all characters are, how many courtiers have been rejected, whose turn it is, who was first in this round, which round it is and all points.

# made from c49ff1b9
VR-301 = Your Favourites card is secret until a count: before that only you know it, and your teammate. From the count on it lies open until the next round is dealt. (With the Royal Couple all cards are open from the first coronation on.)

# made from 36349116
VR-302 = Nobody sees the Favourites cards that were not dealt, for the whole round.

# made from a3505680
VR-303 = Everybody may know how many NO and Stomachache cards each player has left: all begin alike, and every card spent was seen.

# made from 2e98d573
VR-304 = While you vote, the others may see that you have chosen, but not what.

# made from 3912043d
VR-305 = Revealed votes stay open for good, and so does who played them; the Emissary’s too. You may ask about earlier votes.

chapter-ambition = Option: Ambition
    .pieces = king

# made from fcadbdaf
VR-160 = In every round, after the Favourites, all 16 Ambition cards are shuffled (also those kept before), and each person is dealt two ([only one](VR-162) if more than eight persons play).

# made from 6ca8e58f
VR-322 = Chance deals the Ambition cards: every card that has not been dealt in this round is equally likely.

# made from b74c0f24
VR-161 = If you were dealt two Ambition cards, everybody chooses at the same time and in secret which one of the two to keep. The other is put away for the rest of the round, and nobody else sees it. You choose before the placing begins.

# made from 0cb9dec6
VR-323 = If you were dealt two Ambition cards, you must keep exactly one of them. Everybody chooses at the same time and in secret.

# made from 7edcd187
VR-162 = If more than eight persons play, each is dealt only one Ambition card and keeps it, as there are just 16.

# made from e78829b9
VR-163 = The Emissary gets no Ambition card.

# made from 2edb59fb
VR-164 = At the count that ends the round, everybody reveals the Ambition card they kept. If its condition is met at that moment, its points are added to your total; if not, it brings nothing. A missed Ambition costs nothing.

# made from 41bc2506
VR-165 = Ambition points are never reversed, not even when the Jester is King.

# made from 0f267eda
VR-166 = Each Ambition card pays its points if its condition is met at the count that ends the round. “The King” is the character crowned in that coronation, and “your Favourites” are your own, not your teammate’s. The 16 cards follow.

# made from aac7f81a
VR-166a = **Jester King**, 5 points: the Jester is crowned.

# made from 7b649a6d
VR-166b = **It’s a Queen!**, 3 points: a [woman](VR-12) is crowned. Ouaf and the Jester do not count.

# made from 9535cdd0
VR-166c = **It’s a King!**, 3 points: a [man](VR-12) is crowned. Ouaf and the Jester do not count.

# made from 9ee64fc8
VR-166d = **0 Favourites in WC**, 5 points: none of your Favourites is in a WC.

# made from ab9b33e0
VR-166e = **No floors 2 & 3**, 3 points: none of your Favourites is on floor 2 or 3.

# made from 160e2592
VR-166f = **No floors 0 & 1**, 5 points: none of your Favourites is on floor 0 or 1.

# made from 3b06091d
VR-166g = **1 Favourite in the dungeons**, 3 points: exactly one of your Favourites is in a dungeon.

# made from 8eef413a
VR-166h = **2 Favourites in the dungeons**, 5 points: exactly two of your Favourites are in the dungeons.

# made from 71ccac28
VR-166i = **1 Favourite in WC**, 3 points: exactly one of your Favourites is in a WC.

# made from 3af7f4fc
VR-166j = **2 Favourites in WC**, 5 points: exactly two of your Favourites are in the WCs.

# made from 0d2d8369
VR-166k = **Only Yes**, 3 points: you have neither NO nor Stomachache left in your hand (a team: in its common hand).

# made from 3bc76a59
VR-166l = **No floors 4 & 5**, 5 points: none of your Favourites is on floor 4 or 5.

# made from fd99ed60
VR-166m = **3 Favourites in the dungeons**, 8 points: exactly three of your Favourites are in the dungeons.

# made from 6160bd68
VR-166n = **0 Favourites in WC and dungeons**, 8 points: none of your Favourites is in a WC, and none is in a dungeon.

# made from 741535f8
VR-166o = **Friend of the King**, 3 points: you (or your team) led the King into the Throne Room. Only the last, successful attempt counts.

# made from 50de141e
VR-166p = **Under 11 points**, 3 points: your Favourites bring you less than 11 points in this coronation. A loss is less than 11 too. Ambition points, compensation and points from before do not count.

# made from ce6d0761
VR-167 = For Ambition cards, a WC or a dungeon is not part of the floor beside it: a Favourite in the WC of floor 3 is not on floor 3, one in the dungeon of floor 1 is not on floor 1.

# made from b0222109
VR-168 = For Ambition cards, the Throne Room, the box and the consort’s seat are no floor, no WC and no dungeon.

# made from b2ca604d
VR-169 = For “Only Yes”, look at your hand after the vote that made the King. In that vote everybody played YES, so nothing was spent.

# made from 6dbdda0c
VR-308 = The two Ambition cards you are dealt are seen by you alone.

# made from a0a2e140
VR-309 = The Ambition card you keep is known only to you and, once you have chosen, to your teammate. At the count that ends the round everybody sees it, until the next deal. (If there is [no second coronation](VR-230), it stays hidden.)

# made from 5a905526
VR-310 = The Ambition card you put away is never shown to anybody else.

# made from 50295bd8
VR-311 = Nobody sees the Ambition cards that were not dealt, for the whole round.

chapter-banished = Option: the Banished
    .pieces = dagobert

# made from 6b4f5c52
VR-175 = The courtier with the black seal on your card is not one of your Favourites: it brings and costs you nothing, counts for no Ambition card and helps you in no tie. So each of you has five Favourites.

# made from bc01140d
VR-176 = For everybody else your sealed courtier is a character like any other.

# made from 49b45577
VR-177 = The Emissary’s card has a black seal too: that courtier brings and costs him nothing. When it is the candidate, the Emissary does not vote YES of his own accord but [turns up a card](VR-195).

# made from d586467c
VR-147 = With the Banished, your sealed courtier does not help you to [break a tie](VR-143).

# made from 58dd10cc
VR-178 = Without this option the black seals mean nothing.

# made from a3981aab
VR-312 = Whoever may see your card sees its black seal as well; nobody else does.

chapter-emissary = Variant: the Emissary of the Empire
    .pieces = yes no stomachache

# made from 61354bd3
VR-190 = The Emissary is an automatic rival with a colour and a score marker of his own, for two to five players (with two he [must take part](VR-7)). He begins the game with 40 points.

# made from 5e2ae830
VR-191 = In every round the Emissary is dealt one Favourites card. It lies face up for all from the beginning of the round.

# made from 69aa71a3
VR-192 = In every round the Emissary gets a pile of vote cards, as many of each kind as [a player’s hand](VR-41) has in this game. It is shuffled and lies face down.

# made from 36be42a7
VR-193 = The Emissary places nobody, moves nobody and has no turn.

# made from 059ac675
VR-194 = The Emissary takes part in every vote. If the candidate is one of his Favourites, he votes YES and leaves his pile alone.

# made from 1256bdac
VR-195 = If the candidate is not one of his Favourites, the top card of the Emissary’s pile is turned up together with your votes and counts as his vote, even if a NO of somebody else would have been enough. For the Jester he always uses his pile.

# made from fdbcdbb5
VR-196 = A NO or a Stomachache that the Emissary turned up is gone for this round. A YES goes back into his pile, which is shuffled again.

# made from 0ab6c69c
VR-327 = Chance decides what the Emissary turns up: every card left in his pile is equally likely.

# made from 5016b563
VR-197 = When only YES is left in his pile, the Emissary always votes YES.

# made from d87b6aa7
VR-198 = Nobody knows which card the Emissary turns up before all votes are revealed. Which cards are left in his pile everybody may know, as everything that left it was seen.

# made from 047c6efa
VR-306 = The Emissary’s Favourites and the cards left in his pile are open to all at any time.

# made from 063c40a4
VR-307 = The order of the Emissary’s pile is hidden from everybody until a card is turned up.

# made from 5f6d0fb4
VR-199 = At every count the Emissary scores his Favourites [like everybody](VR-110), reversed under the Jester as well. He never falls below 0.

# made from 2483af15
VR-205 = If the Emissary plays, [hands](VR-41) have fewer NO cards with three or four players. The [number of courtiers placed](VR-53) stays the same.

# made from c5436c63
VR-206 = At the end of the game the Emissary wins if he has more points than every one of you (a team has its [final score](VR-141)); then you have all lost. If even one player has as many points as he has, or more, forget about him: the best player wins as usual.

# made from 9357cddc
VR-207 = If the Emissary wins, he alone is first; you follow from second place on in the usual order, and none of you has won. If he does not win, he has no place.

chapter-couple = Variant: the Royal Couple
    .pieces = king victoria

# made from 5f43f95a
VR-220 = Every round has two coronations. The first does not end the round. (So a game has three rounds and up to six coronations.)

# made from b62353e2
VR-221 = At the first coronation there is a [count](VR-110) as usual, reversed if the Jester is crowned, but without Ambition cards.

# made from 2842208b
VR-222 = After the first coronation all Favourites cards stay open until the round ends. The same cards count at the second coronation.

# made from cb0ed5b2
VR-223 = After the first count the crowned character goes to the consort’s seat. It is out of play, takes up no room, and can be neither moved nor crowned again.

# made from 4d847f1c
VR-224 = After the first coronation the turn goes to the player after the one who presented the King, and play goes on with everything as it is: positions, hands, the Emissary’s pile, the dungeons and the number of rejections. Nothing is refilled.

# made from 94984737
VR-225 = The second coronation is counted as usual, but a Favourite on the consort’s seat is worth 0. Values are reversed only if the second character crowned is the Jester; who was crowned first does not matter.

# made from 178b8c55
VR-226 = Ambition cards stay hidden at the first coronation and are scored at the second only. “The King” on them is the second character crowned, and “Under 11 points” looks at the points of the second count alone.

# made from 52639382
VR-227 = The second coronation ends the round. Whoever presented the second King begins the next round.

# made from 7af4d43a
VR-228 = If a tie is broken at the end of the game, a Favourite on the consort’s seat stands as high as the second King.

# made from 3a57ac79
VR-229 = Any two characters can be the couple: women, men, the dog and the Jester alike. The first does not have to agree to the second.

# made from f9eac644
VR-230 = If after the first coronation nobody is left on floors 0 to 5 or in the WCs, the round ends at once: no second count, no Ambition points, and the Ambition cards stay hidden. Whoever presented the first King begins the next round. You check this right after the first count and after every later rejection. It can happen only if the Jester was crowned first (otherwise he is still in play) and at least seven players play (with fewer there are not enough NO cards to reject all 13 courtiers).

chapter-teams = Variant: teams

# made from 9363e01d
VR-250 = A team is two persons who share one seat. Lone players can play beside teams.

# made from 442cf578
VR-251 = A team counts as one player for hands, room on the floors, number of courtiers placed, compensation and whether the Emissary may play. So three teams play with the figures for three players, three teams and a lone player with those for four. Two teams alone are two players: the Emissary takes part.

# made from c9d35d97
VR-252 = A team has one common hand of vote cards and plays one card in each vote.

# made from bea906e4
VR-253 = A team places one courtier or makes one step per turn, like every player. How the two agree is up to them.

# made from ec231561
VR-254 = Each teammate has a Favourites card of their own. Teammates may show each other their cards.

# made from 9e641db4
VR-255 = With the Ambition option each teammate gets their own Ambition cards and keeps one. It looks at that person’s own Favourites and adds to that person’s own total.

# made from 7b8241d1
VR-256 = “Only Yes” looks at the team’s common hand, and “Friend of the King” asks whether the team led the King in, whichever of the two holds the card.

# made from 7eb68ecf
VR-260 = With **separate scoring** each teammate has a marker that begins at 20 and moves by their own total.

# made from cfcc3283
VR-261 = With separate scoring, [compensation](VR-58) gives 3 points to each of the two teammates.

# made from bfc71db0
VR-262 = With separate scoring, the lower of the two teammates’ final scores is the score of the team.

# made from 559a9834
VR-263 = With separate scoring, a [tie](VR-143) is broken by the Favourites of the teammate with fewer points. If both have the same number, the highest of all their Favourites counts.

# made from 74ce5d44
VR-270 = With **common scoring** a team has one marker, which begins at 20. At each coronation work out both teammates’ totals, each with their own Ambition points: the marker moves by the smaller of the two. It never falls below 0.

# made from a4469bdd
VR-271 = With common scoring, the team’s one marker is its score.

# made from 469863da
VR-272 = With common scoring, [compensation](VR-58) gives a team 3 points once.

# made from fa95670e
VR-273 = With common scoring, a [tie](VR-143) is broken by the Favourites of the teammate who had the smaller total in the last count of the game. If both totals were equal, the highest of all their Favourites counts.

# made from 0b8a3b00
VR-274 = Lone players score as usual, whether the teams score separately or in common.

# made from 10b6ac9f
VR-275 = If a team wins, both of its members win.
