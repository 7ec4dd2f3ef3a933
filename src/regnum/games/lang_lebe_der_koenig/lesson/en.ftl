# What the coach says in the guided first game.

lesson-votes = You want to be king: nineteen votes in an { -election } make you one. A { -county } with a piece of yours in it brings the votes printed on it.

lesson-travel = Each turn your { -noble } may go to a neighbouring { -county }. { county-oxeneford } brings four votes, and nobody is there yet.
lesson-travel-otherwise = A way of your own. Look at the number printed there: those are the votes.
lesson-free = A { -noble } alone holds a { -county } only as long as he stays. Place a { -courtier }: the first one is free.
lesson-free-otherwise = Then nobody guards this place once your { -noble } has gone on.
lesson-roll = More { -courtiers } cost a card each, and luck: die times card must make at least 3. Try it once with a ×1.
lesson-roll-otherwise = Cards are dear, that is true: you get no new ones before the next { -election }.
lesson-won = Well rolled! Place the { -courtier }: each one that guards a { -county } is worth two in its defence.
lesson-won-otherwise = In the { -reserve } he is safe, but of no use to you here.
lesson-save = Two are a good guard. Stop here and save your cards: you get no new ones before the next { -election }.
lesson-save-otherwise = A strong guard, and a thinner hand. You will see what weighs more.
lesson-spread = Who travels, grows. Go on to { county-lundonia }: three more votes, and your { -courtiers } hold { county-oxeneford } without you.
lesson-spread-otherwise = That is a plan, too. In the end only one question counts: how many { -counties } are yours?
lesson-hold = The free { -courtier } again, so that { county-lundonia } stays yours.
lesson-hold-otherwise = Then it is yours only while your { -noble } is there.
lesson-one = One is enough for the votes. Stop here; the others will soon make you spend your cards.
lesson-one-otherwise = You mean it to last. Do not forget to keep some cards.

lesson-defend = { $active } intrudes upon you! All three now lay cards in secret and roll one die for each; die times card counts, plus two for each { -courtier } on guard. Three of your ×2 should do.
lesson-defend-otherwise = A different stake: with fewer cards you save, with more you win. Let us see the dice.
lesson-prevailed = You win! The intruder must go, and the { -county } is yours to strengthen.
lesson-banish = You say where the { -noble } goes, to any place with { -courtiers } of the same colour. Far away, please: { county-tateshale }.
lesson-banish-otherwise = So near? You like company.
lesson-winner = The winner may place one more { -courtier } here, for nothing. Do.
lesson-winner-otherwise = How modest of you.
lesson-stop = And no roll this time: you have shown that { $contested } is not to be had cheaply.
lesson-stop-otherwise = You want to be quite sure of { $contested }.
lesson-intrude = Now it is your turn to intrude: { $seat1 } is far from { county-grentebrige }, four votes, and has wasted many cards.
lesson-intrude-otherwise = Peaceful. Sooner or later, though, the free { -counties } run out.
lesson-bid = Three ×2 are a fair stake. Mind that { $seat2 } rolls, too: everybody takes part in every { -confrontation }.
lesson-bid-otherwise = You know best what you have to spare. Everybody takes part, mind you.
lesson-third = The third one laughs! { $seat } had nobody there, won, and takes { $county } from both of you. Your { -noble } is sent home; your { -courtiers } elsewhere are safe.
lesson-ones = A small comfort: every 1 of your first roll brings a card back. Take it.
lesson-ones-otherwise = You leave a card lying there. Generous.
lesson-election = A last card was played, and that calls an { -election }. Whoever has an empty hand loses a third of their votes; the best win { -bonus-votes } for the next time, and all are dealt new cards.

lesson-watch-1 = Never be the one without cards when the { -election } comes.
lesson-watch-2 = One { -courtier } in many { -counties } brings more votes than many in one.
lesson-watch-3 = Count the others’ cards before you intrude: everybody may lay down five.
