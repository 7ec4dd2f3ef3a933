# What the pieces are and do, for whoever points at them.

thing-squires = Squires
thing-squires-text = Each that goes along adds 1 to a knight’s force in a county (LA-52).
thing-gold = Gold
thing-gold-text = { $county_rules-price_for_both } buy both the noble and the reward of a county; 1 for each point of strength ransoms a prisoner (LA-154, LA-208).
thing-votes = Vote markers
thing-votes-text = Each adds 1 to your vote in parliament (LA-82).
thing-points = Points
thing-points-text = Whoever has the most at the end wins (LA-228).
thing-new_knight = A new knight
thing-new_knight-text = A knight of strength 1 comes from the reserve to your court (LA-171).
thing-upgrade = An upgrade
thing-upgrade-text = One of your knights becomes one stronger, wherever it stands (LA-172).
thing-extension = An extension
thing-extension-text = It covers a castle space and pays every time the castle is used (LA-173, LA-175).
thing-extensions = Extensions
thing-extensions-text = Each pays every time the castle is used; { $final-extensions_first } points for the most at the end (LA-175, LA-222).
thing-noble_any = A noble of any county
thing-noble_any-text = One of a kind that does not sit at your table yet (LA-177).
thing-nobles = Nobles
thing-nobles-text = One vote marker for each in every round, and more and more points at the end (LA-188, LA-227).
thing-cross_channel = Crossing the Channel
thing-cross_channel-text = The knight goes on to a conflict in France; its squires go to the supply (LA-176).
thing-knighthood = Knighthood
thing-knighthood-text = The strength of all your knights: { $final-knighthood_first } points for the most at the end (LA-221).
thing-knight = Knight
thing-knight-text = Goes where its strength is enough. In a county a stronger force drives it out (LA-52).
