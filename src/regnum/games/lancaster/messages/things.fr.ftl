# Ce que sont et font les pièces, pour qui les montre.

thing-squires = Écuyers
thing-squires-text = Chaque écuyer envoyé ajoute 1 à la puissance d’un chevalier dans une province (LA-52).
thing-gold = Or
thing-gold-text = { $county_rules-price_for_both } pièces achètent le noble et le gain d’une province ; 1 par point de puissance rachète un prisonnier (LA-154, LA-208).
thing-votes = Pions de vote
thing-votes-text = Chacun ajoute 1 à votre vote au parlement (LA-82).
thing-points = Points
thing-points-text = Qui en a le plus à la fin gagne (LA-228).
thing-new_knight = Un nouveau chevalier
thing-new_knight-text = Un chevalier de puissance 1 vient de la zone de renfort à votre cour (LA-171).
thing-upgrade = Une montée en grade
thing-upgrade-text = Un de vos chevaliers gagne 1 en puissance, où qu’il soit (LA-172).
thing-extension = Une extension
thing-extension-text = Elle couvre une case du château et rapporte chaque fois que le château sert (LA-173, LA-175).
thing-extensions = Extensions
thing-extensions-text = Chacune rapporte chaque fois que le château sert ; { $final-extensions_first } points à qui en a le plus à la fin (LA-175, LA-222).
thing-noble_any = Un noble d’une province au choix
thing-noble_any-text = D’une sorte qui n’est pas encore à votre table (LA-177).
thing-nobles = Nobles
thing-nobles-text = Un pion de vote pour chacun à chaque round, et de plus en plus de points à la fin (LA-188, LA-227).
thing-cross_channel = Traversée de la Manche
thing-cross_channel-text = Le chevalier passe à un conflit en France ; ses écuyers vont à la réserve (LA-176).
thing-knighthood = Chevalerie
thing-knighthood-text = La puissance de tous vos chevaliers : { $final-knighthood_first } points à la plus grande à la fin (LA-221).
thing-knight = Chevalier
thing-knight-text = Va là où sa puissance suffit. Dans une province, une plus grande puissance le chasse (LA-52).
