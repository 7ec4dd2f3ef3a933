# Ce que dit le guide pendant la première partie.

lesson-crown = Bâtissez un royaume, prenez la { -crown } et gardez-la le plus longtemps possible : à la fin, qui a le plus de { -points } gagne. Ils viennent des { -buildings }, des { -territory }s et de la { -crown } elle-même.

lesson-mountain = Vous commencez avec deux { -pawns }. Mettez le premier sur une montagne, en A31 : là seulement on bâtit une { -castle }, et vous avez la carte qu’il faut.
lesson-mountain-otherwise = Un bon endroit aussi. Retenez : la { -castle } en montagne, la { -city } dans la { -prairie }.
lesson-prairie = Le second va dans une { -prairie }, en A33, pour une { -city }. Laissez une { -space } entre les deux : vous les relierez bientôt.
lesson-prairie-otherwise = Vous trouverez votre chemin de là. La forêt ne sert qu’à passer.
lesson-castle = À chaque tour vous avez trois { -action-points }, et bâtir en coûte deux. Bâtissez la { -castle } : derrière des murs, on ne vous attaque pas à bon compte.
lesson-castle-otherwise = Autre chose d’abord. Mais le premier qui a une { -castle } et une { -city } prend la { -crown }.
lesson-expand = Il reste un { -action-point }. Toute carte peut servir à prendre des { -space }s, une par écu qu’elle porte : dépensez votre deuxième carte { card-city }.
lesson-expand-otherwise = Cela vaut bien un { -action-point } aussi.
lesson-join = A42 se trouve entre votre { -castle } et votre { -prairie } et en fait un seul { -territory }. Le plus grand rapporte cinq { -points } à la fin.
lesson-join-otherwise = Il y a de la place par là aussi.
lesson-city = Maintenant la { -city }, en A33 : avec une { -castle } et une { -city }, et tant qu’il n’y a pas de { -king }, la { -crown } est à vous aussitôt.
lesson-city-otherwise = Vous laissez là la { -crown }. Les autres la veulent aussi.
lesson-king = La première { -crown } est à vous ! À chaque tour vous pouvez lever un { -tax }, un { -point } par { -castle }, et le { -people } retourne une carte.
lesson-draw = Piochez une carte avec le dernier { -action-point }. Une { -red-card } agit aussitôt.
lesson-draw-otherwise = Comme il vous plaira. Mais une main vide est dangereuse.
lesson-unrest = Désordre ! Le { -people } montre deux cartes. Chaque { -sword } visible aidera la prochaine { -revolt } contre le { -king }.
lesson-truce = { $active } attaque A42, qui n’a pas de bâtiment. Votre { -truce } arrête l’attaque sans perte : elle est faite pour cela.
lesson-truce-otherwise = Une { -space } perdue, une carte gardée. Votre { -castle } et votre { -city }, on ne peut jamais les prendre.
lesson-tax = Vous portez la { -crown } : un { -point } pour votre { -castle }, et une carte du { -people }. Avec une seule { -sword } visible, le risque est petit : prenez-le.
lesson-tax-otherwise = Un bon { -king }. Le { -people } reste calme.
lesson-empty = Votre main est vide, et un { -king } sans cartes tombe vite. Piochez, et plus d’une fois.
lesson-empty-otherwise = Audacieux : rien en main pour défendre la { -crown }.
lesson-leader = Un meneur de force quatre : c’est ce qu’il faut à un { -king } en cas de { -revolt }. Piochez encore.
lesson-leader-otherwise = Le meneur, lui, reste avec vous.
lesson-scoring = { card-city_scoring } : tous, sauf le { -king }, marquent un { -point } par { -city }. C’est le prix de la { -crown }.
lesson-last = Encore une carte pour le dernier { -action-point } : tout vous servira.
lesson-last-otherwise = Cela ira. Regardez maintenant ce que préparent les autres.
lesson-revolt = Une { -revolt } ! Chacun choisit la { -crown } ou l’{ -sword } et ajoute des cartes en secret ; les { -swords } visibles comptent pour les rebelles. Engagez votre meneur : maintenant ou jamais.
lesson-revolt-otherwise = Vous gardez votre meilleure carte. Voyons si la { -crown } tient sans elle.
lesson-spare = Le reste n’aiderait guère. Gardez la { -cathedral } pour bâtir, et dites que c’est tout.
lesson-spare-otherwise = Tout pour la { -crown } ! Ce qui est posé est perdu ensuite, quoi qu’il arrive.
lesson-fallen = Le { -king } est mort, vive le { -king } : { $seat } prend la { -crown }. Vous gardez votre { -castle }, votre { -city } et vos { -points }, et la prochaine { -revolt } sera la vôtre.

lesson-watch-1 = Avec la { -crown }, comptez les { -swords } visibles avant de lever un { -tax }.
lesson-watch-2 = Plus de { -castle }s : plus riche et plus dur à attaquer, car l’attaque doit dépasser leur nombre.
lesson-watch-3 = Gardez en main des meneurs et des { -truce }s : qui a beaucoup de cartes a la paix.
