# What the coach says in the guided first game.

lesson-lords = You are a lord at the king’s side: whoever has the most { -points } after five { -round }s wins. Your { -knights } earn them, in the { -counties }, in your { -castle } and in France.

lesson-extension = First a gift: an { -extension } of your { -castle } that pays every { -round }. Take the one for { -squires }: they make small { -knights } strong.
lesson-extension-otherwise = A good one, too: it pays from now on, { -round } after { -round }.
lesson-county = Place your { -knights } one by one. The one of { -strength } 2 can go to { place-suffolk }, where a new { -knight } is to be had.
lesson-county-otherwise = Why not there! Just look what the place asks for and what it gives.
lesson-alone = { -squires } beside a { -knight } add { -strength }, but they never come back. Nobody is here yet: go alone.
lesson-alone-otherwise = Well guarded! Those { -squires } are spent, though.
lesson-driven-out = Driven out, by a stronger one! Nothing is lost: your { -knight } is back at { -court } and goes again.
lesson-contest = Now do the same: { $seat2 } holds { place-bedford } with a { -strength } of 2 and no { -squires }. Go there with your strong { -knight }.
lesson-contest-otherwise = Somewhere quieter: perhaps they leave you alone there.
lesson-together = You need more than the 2 that stand there. One { -squire } makes it 3: just enough.
lesson-together-otherwise = More than enough. Nobody drives you out of there cheaply.
lesson-france = Your smallest goes to France: your 1 and the 2 of { $seat2 } beat the French 3 together, and both of you score. The king thanks you on the spot.
lesson-france-otherwise = France can wait, then. But the king thanks only those who fight for him.
lesson-favour = That is the { -favour }: one tile, at once. Two { -squires }, please: they will soon be worth { -points }.
lesson-favour-otherwise = The king gives, and you choose. Fair enough.

lesson-parliament = Now all vote on three new { -laws }; each one that passes pushes out the leftmost. “{ law-L12 }” turns your { -squires } and { -gold } into { -points }: vote yes, and put your { -vote-marker } on it.
lesson-parliament-otherwise = The others decide, then. { -vote-markers } left over in the end are lost, by the way.
lesson-against = “{ law-L14 }” would push out “{ law-L02 }”, and it is you who has the most { -squires }. Say no; it costs nothing.
lesson-against-otherwise = Who knows what it is good for. A draw counts as a yes.
lesson-outvoted = Outvoted, and your new { -knight } is gone with the old { -law }. Next time keep a marker for the second vote.
lesson-indifferent = Now it is about “{ law-L03 }”, and you hold a single { -county }. It is all the same to you: a no leaves things as they are.
lesson-indifferent-otherwise = As you like: this one is not worth a { -vote-marker }.
lesson-trade = The { -laws } work from left to right. Here is yours: two { -squires } and two { -gold } make six { -points }.
lesson-trade-otherwise = You are saving up. Good, if you know what for.
lesson-noble = { place-bedford } is yours: take its { -reward } or its { -noble }. Nobles at your { -table } bring { -vote-markers } every { -round }, and a whole { -table } brings up to 36 { -points } in the end.
lesson-noble-otherwise = A solid choice. Do not forget the { -nobles }, though: they count more the more you have.
lesson-table = Your { -castle } pays, and every { -noble } at your { -table } is one more { -vote-marker } for the next parliament.
lesson-england = England wins in France: { -points } for everybody who fought there, the most for the strongest. What is not won yet goes on in the next { -round }.

lesson-watch-1 = Look what the { -laws } in force want before you place the first { -knight }.
lesson-watch-2 = More { -knights }, and stronger ones: in the first { -round }s nothing pays better.
lesson-watch-3 = Collect { -nobles } of different { -counties }: each one is worth more than the one before.
