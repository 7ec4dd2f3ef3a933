# What the coach says in the guided first game.

lesson-favourites = These six are your { -favourites }, and nobody else knows. The higher they stand when a king is crowned, the more points you get: ten for the king.

lesson-high = Everybody puts { -courtiers } into the castle in turn, anyone on any { -floor } from 1 to 4. Put one of yours high while there is room: { character-merlin } on { -floor } 4.
lesson-high-otherwise = That is fine too: the less it looks like a plan, the less the others suspect.
lesson-tracks = Now cover your tracks, or all will guess that { character-merlin } is yours. Put somebody up whom you do not need: { character-dagobert } on { -floor } 3.
lesson-tracks-otherwise = A bold one! If that is one of yours, look innocent.
lesson-room = A { -floor } holds four, and 3 and 4 are full. Your { character-bridget } is well off on { -floor } 2: two points now, and every step up is one more.
lesson-room-otherwise = Good enough: whoever is left over starts at the very bottom, on { -floor } 0.

lesson-step = Now you take turns, and a turn is one step with one character; nobody owns them. Take { character-merlin } up to { -floor } 5, next to the throne.
lesson-step-otherwise = Quietly done. From { -floor } 5 anybody may lead a character to the throne, so there is no hurry.
lesson-lowest = All six of yours count in the end, and three of them stand low. Bring { character-bridget } along while { character-merlin } waits.
lesson-lowest-otherwise = Why not. Keep an eye on your low ones, though: down there they bring next to nothing.

lesson-no = { $presenter } leads { $candidate } to the throne, and { $candidate } is not yours. A single NO stops the coronation, and you have three for the whole round: this one is worth it.
lesson-no-otherwise = You keep your NOs for later. Mind, though: when nobody says NO and nobody feels sick, the round is over.
lesson-dungeon = One NO is enough: { $character } sits in the { -dungeon } and now costs three points, where the throne would have brought ten. Watch who looks sour.
lesson-wc = { -floor } 4 is full, so { $character } waits in the { -wc }: worth nothing there, and the only way out is onto that { -floor }, once there is room.

lesson-lead = { character-merlin } stands on { -floor } 5. Lead him to the throne: a king ends the round, and most of yours stand well.
lesson-lead-otherwise = You would rather wait. Just remember that any of the others may lead { character-merlin } in, too.
lesson-own = Everybody votes in secret. { character-merlin } is one of yours: give him a YES, and hope that nobody spends a NO.
lesson-own-otherwise = Against your own man! Nobody will think he is yours now.
lesson-sick = Somebody felt sick: a Stomachache cancels the vote, and { $character } goes back. Everyone can do that once a round.
lesson-again = One Stomachache less in their hands, and { character-merlin } still stands ready. Try again!
lesson-again-otherwise = Patience can pay: the others still have NOs to waste.
lesson-back = YES for { character-merlin }: that card always comes back to your hand. A NO or a Stomachache is gone for the round.
lesson-back-otherwise = At the very last moment! Let us see what the others say.
lesson-king = { $character } was crowned, and all { -favourites } lay open: the log tells who wanted the same as you. Now there are new ones, and the most points after three rounds win.

lesson-watch-1 = Spend your NOs late: whoever has none left can only watch.
lesson-watch-2 = Push strangers past your own, so that they run into the NOs first.
lesson-watch-3 = Remember who said YES to whom: that is how { -favourites } give themselves away.
