# What the coach says in the guided first game.

lesson-crown = Build a realm, become { -king } and stay it as long as you can: at the end the most { -points } win. They come from { -buildings }, from { -territory }, and from the { -crown } itself.

lesson-mountain = Two { -pawns } are your beginning. Put the first on a mountain, A31: only there can a { -castle } be built, and you hold a card for one.
lesson-mountain-otherwise = A good place, too. Remember: { -castle }s on mountains, { -cities } on { -prairie }.
lesson-prairie = The second goes on a { -prairie }, A33, for a { -city }. Leave one { -space } between the two: you will soon join them.
lesson-prairie-otherwise = You will find your way from there. Forest is only good for walking through.
lesson-castle = Each turn you have three { -action-points }, and building costs two. Build the { -castle } now: behind walls nobody attacks you cheaply.
lesson-castle-otherwise = Something else first: whoever first owns a { -castle } and a { -city } is { -king }, remember.
lesson-expand = One { -action-point } is left. Any card can be spent to take new { -spaces }, one for each shield on it: spend your second { -city } card.
lesson-expand-otherwise = That is worth an { -action-point }, too.
lesson-join = A42 lies between your { -castle } and your { -prairie } and makes one { -territory } of them. The largest one brings five { -points } in the end.
lesson-join-otherwise = There is room in that direction, too.
lesson-city = Now the { -city }, on A33: with a { -castle } and a { -city }, and no { -king } in the land, the { -crown } is yours at once.
lesson-city-otherwise = You leave the { -crown } lying there. The others want it, too.
lesson-king = You are the first { -king }! Each turn you may levy a { -tax }, one { -point } for each { -castle }, and the { -people } turn up a card each time.
lesson-draw = Use the last { -action-point } to draw a card. A red one does its work at once.
lesson-draw-otherwise = As you like. An empty hand is dangerous, though.
lesson-unrest = Unrest! The { -people } show two cards. Every { -sword } that lies open will help the next { -revolt } against the { -king }.
lesson-truce = { $active } attacks A42, which has no building. Your { -truce } ends the attack without a loss: it is there for moments like this.
lesson-truce-otherwise = One { -space } lost, one card kept. Your { -castle } and your { -city } can never be taken.
lesson-tax = You are { -king }: one { -point } for your { -castle }, and one card of the { -people }. With a single { -sword } out, the risk is small: take it.
lesson-tax-otherwise = A kind { -king }. The { -people } stay calm.
lesson-empty = Your hand is empty, and a { -king } without cards falls easily. Draw, and more than once.
lesson-empty-otherwise = Bold: you have nothing in hand to defend the { -crown } with.
lesson-leader = A leader with a strength of four: just what a { -king } needs in a { -revolt }. Draw on.
lesson-leader-otherwise = Well, the leader stays with you in any case.
lesson-scoring = { card-city_scoring }: everybody but the { -king } scores one { -point } for each { -city }. That is the price of the { -crown }.
lesson-last = One more card for the last { -action-point }: you will need what you have.
lesson-last-otherwise = That will do. Now watch what the others are up to.
lesson-revolt = A { -revolt }! Everybody chooses { -crown } or { -sword } and adds cards in secret; open { -swords } count for the rebels. Put in your leader: now or never.
lesson-revolt-otherwise = You keep your best card. Let us see whether the { -crown } holds without it.
lesson-spare = That is all that helps much. Keep the { -cathedral } for building, and say that you are done.
lesson-spare-otherwise = Everything for the { -crown }! Whatever lies there is gone afterwards, won or lost.
lesson-fallen = The { -king } is dead, long live the { -king }: { $seat } takes the { -crown }. You keep your { -castle }, your { -city } and your { -points }, and next time you lead the { -revolt }.

lesson-watch-1 = As { -king }, count the open { -swords } before you levy a { -tax }.
lesson-watch-2 = More { -castle }s make you rich and hard to attack: an attack must be stronger than their number.
lesson-watch-3 = Keep leaders and truces in hand: whoever has many cards is left alone.
