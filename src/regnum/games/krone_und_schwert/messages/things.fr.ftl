# Ce que sont et font les pièces, pour qui les montre.

card-leader3-text = Fort dans les attaques et les révoltes (KS-107, KS-128).
card-leader4-text = Fort dans les attaques et les révoltes (KS-107, KS-128).
card-incite-text = Retourne { $people_draws-incite } cartes peuple (KS-77).
card-castle-text = Bâtit une fortification sur une de vos montagnes (KS-68).
card-cathedral-text = Bâtit une cathédrale dans une de vos grandes villes (KS-72).
card-city-text = Bâtit une petite ville sur une de vos prairies, ou une grande sur un octogone et un carré (KS-69, KS-70).
card-ambush-text = Quand on vous attaque, ou dans une révolte : la plus forte carte de l’autre camp ne compte plus (KS-113, KS-127).
card-truce-text = Annule une attaque contre vous, ou une révolte ; toutes les autres cartes reviennent en main (KS-111, KS-124).
card-papal_visit-text = Jusqu’à votre prochain tour, personne ne vous attaque, ni ne se révolte contre vous si vous êtes roi (KS-80, KS-81).
card-city_scoring-text = { $scoring-city_scoring_vp_per_city ->
    [one] { $scoring-city_scoring_vp_per_city } point
   *[other] { $scoring-city_scoring_vp_per_city } points
} par ville à tous sauf au roi (KS-145).
card-unrest-text = On retourne { $people_draws-unrest } cartes peuple (KS-146).
card-game_end-text = Termine aussitôt la partie (KS-91).

building-castle-text = Une attaque doit dépasser le nombre de vos fortifications. L’impôt rapporte au roi 1 point par fortification ; 1 point à la fin (KS-107, KS-58, KS-154).
building-small_city-text = Ne peut pas être attaquée ; compte au décompte des villes ; 1 point à la fin (KS-105, KS-145, KS-154).
building-large_city-text = Ne peut pas être attaquée, occupe deux cases et peut recevoir une cathédrale ; compte au décompte des villes ; 1 point à la fin (KS-105, KS-72, KS-154).
building-cathedral-text = Rapporte à qui la possède dans chaque révolte que gagne son camp ; 1 point à la fin (KS-136, KS-154).

thing-prairie = prairie
thing-prairie-text = Ici, on bâtit des villes (KS-69, KS-70).
thing-mountain = montagne
thing-mountain-text = Ici, on bâtit des fortifications (KS-68).
thing-forest = forêt
thing-forest-text = Ici, on ne bâtit rien (KS-67).

thing-throne = { -king }
thing-throne-text = Le premier qui a une fortification et une ville est couronné ; ensuite, seule une révolte fait un nouveau roi. Au début de son tour, le roi peut lever un impôt, puis on pioche une carte peuple (KS-53, KS-57, KS-60).
thing-people = Le peuple
thing-people-text = Chaque épée visible compte { $revolt-points_per_visible_sword } pour les rebelles. Les épées restent jusqu’à ce qu’une révolte soit tranchée (KS-61, KS-64).
thing-pile = Cartes événement
thing-pile-text = { $action_points-draw } point d’action pour en piocher une : une carte action va en main, une carte rouge agit aussitôt (KS-85, KS-86).
thing-discard = Cartes défaussées
thing-discard-text = Elles sont visibles, et remélangées quand la pile est vide (KS-88).
thing-end = La fin
thing-end-text = Quand une révolte couronne quelqu’un qui a autant de points, « Fin de partie » entre dans la pile. La partie finit aussi quand aucune case n’est libre (KS-147, KS-152).
thing-piece = Pièce du plateau
thing-piece-text = Chacun en pose une ; elle rejoint celles qui sont sur la table (KS-24, KS-25).
thing-action_points = Points d’action
thing-action_points-text = { $action_points-per_turn } par tour, pour des actions dans n’importe quel ordre ; le reste est perdu à la fin (KS-49, KS-51).
side-crown-text = { $revolt-points_per_crown_vote } points par vote, et la valeur de combat de ses cartes ; l’emporte à égalité (KS-130, KS-131).
side-sword-text = Chaque épée visible du peuple, et la valeur de combat de ses cartes. Avec plus de points, les rebelles gagnent et leur meneur est roi (KS-129, KS-135).
thing-combat = Valeur de combat
thing-combat-text = Les cartes d’une attaque doivent dépasser ensemble le nombre de fortifications du défenseur (KS-107).
