### La Couronne et l’Épée, avec les mots des joueurs.

chapter-aim = Le but du jeu
    .pieces = castle large_city cathedral crown

KS-159 = Qui a le plus de points à la fin gagne. En cas d’égalité en tête, les joueurs concernés partagent la victoire.
KS-8 = La monnaie ne sert qu’à noter les points : il n’y a pas de limite, et en manquer n’a aucune importance.
KS-52 = Personne n’est roi au début. Dès le premier couronnement, il y a toujours exactement un roi.
KS-44 = On joue dans le sens des aiguilles d’une montre, en commençant par le premier joueur. Une **manche** est finie quand chacun a joué un tour.

chapter-pieces = Le matériel
    .pieces = pawn castle large_city cathedral

KS-1 = Le plateau se compose de cinq pièces au plus, de A à E. Chacune a 25 cases : 13 octogones et 12 carrés.
KS-2 = Chacun a 28 [pions](pawn). Un pion se trouve sur chaque case que vous possédez, donc deux sous une grande ville, qui occupe deux cases ; personne ne possède plus de 28 cases.
KS-3 = Un pion retiré retourne dans la réserve de son propriétaire.
KS-7 = Les bâtiments forment une réserve commune : 26 [fortifications](castle), 10 [cathédrales](cathedral), 28 petites villes et 10 [grandes villes](large_city). Un bâtiment appartient à qui possède sa case.
KS-5 = Il y a 22 cartes peuple : 11 [épées](sword) et 11 [couronnes](crown). Une carte qui montre une épée est une épée, quoi qu’elle montre d’autre, même une couronne.
KS-6 = Chacun a deux cartes de vote, une [couronne](crown) et une [épée](sword). On ne les défausse jamais, et elles ne font jamais partie de la main.
KS-9 = Le sceau royal désigne le roi. Le sceau brun ne porte qu’un rappel des règles et n’a pas d’effet. Les paravents cachent les points.

chapter-cards = Les cartes
    .pieces = castle_card city_card leader truce

KS-4 = Il y a 66 cartes événement. 58 sont des **cartes action** :

    - 5 [Meneurs](leader) de combat 3 et 3 Meneurs de combat 4, avec 1 écu chacun ;
    - 3 Soulèvement : combat 2, 1 écu ;
    - 15 [Fortification](castle_card) : combat 1, 2 écus ;
    - 10 Cathédrale : combat 2, 2 écus ;
    - 15 [Ville](city_card) : combat 2, 1 écu ;
    - 2 Embuscade : pas de combat, 1 écu ;
    - 2 [Trêve](truce) : pas de combat, 1 écu ;
    - 3 [Visite du Pape](papal_visit) : combat 1, 1 écu.

    7 sont des **cartes rouges**, qui agissent dès qu’on les pioche : 2 [Décompte des villes](city_scoring) et 5 Désordre. La dernière est [Fin de partie](game_end).
KS-10 = Une carte ne sert qu’à une seule chose : son effet propre, une expansion, une attaque, une réaction ou une révolte. On la défausse ensuite, sauf si une règle dit qu’elle revient en main (après une trêve dans une [attaque](KS-111) ou une [révolte](KS-125)) ou reste sur la table ([Visite du Pape](KS-79)).

chapter-board = Le plateau
    .pieces = pawn

KS-13 = Chaque case est prairie, montagne ou forêt, et le reste toute la partie.
KS-12 = Une case est un octogone (grand) ou un carré (petit) ; les deux alternent comme les couleurs d’un échiquier.
KS-14 = Deux cases sont voisines si elles ont une frontière commune. Des cases côte à côte le sont toujours ; des cases en diagonale, seulement si toutes deux sont des octogones. Un octogone a donc jusqu’à huit voisines, un carré jusqu’à quatre, toutes des octogones.
KS-20 = La même règle vaut pour les cases de deux pièces différentes : les jointures ne changent rien.
KS-19 = Un trou entre les pièces n’est pas une case, même entouré de cases.
KS-21 = Un **territoire** est un groupe de vos cases qui se touchent. Sa taille est le nombre de ses cases, quels que soient le terrain et les bâtiments.
KS-11 = Une case porte le nom de sa pièce, de sa ligne (comptée d’en haut) et de sa colonne (comptée de la gauche), telles qu’imprimées : B34 est la quatrième case de la troisième ligne de la pièce B. Le nom reste quand on tourne la pièce.

chapter-setup = Mise en place
    .pieces = pawn

KS-23 = Le premier joueur est tiré au sort avant la construction du plateau. Les autres suivent dans le sens des aiguilles d’une montre.
KS-24 = Le plateau a autant de pièces qu’il y a de joueurs (une de moins avec le [plateau réduit](KS-161)).
KS-25 = En commençant par le premier joueur, chacun choisit une pièce qui n’est pas encore sur la table et la pose ; à partir de la deuxième pièce, [là où elle s’emboîte et tournée à son gré](KS-16). Les pièces restantes ne servent pas.
KS-18 = La première pièce se pose telle qu’elle est imprimée.
KS-16 = Une nouvelle pièce se pose côté contre côté avec au moins une pièce déjà sur la table, mais décalée le long de ce côté d’exactement une ligne ou une colonne, de sorte que les deux s’emboîtent. Vous pouvez la tourner par quarts de tour à votre gré.
KS-17 = Les pièces ne se chevauchent jamais.
KS-15 = Une pièce se tourne par quarts de tour vers la droite : aucun, un, deux ou trois. Ses cases tournent avec elle, gardent leurs noms et suivent le même dessin d’octogones et de carrés.
KS-26 = Quand on mélange, tous les ordres sont également probables.
KS-27 = Les cartes peuple, mélangées, forment la pioche du peuple, face cachée.
KS-28 = On met [Fin de partie](game_end) de côté, face visible. Les 65 autres cartes événement sont mélangées.
KS-29 = L’un après l’autre, en commençant par le premier joueur, chacun pioche jusqu’à avoir 4 cartes action. Les cartes rouges qui sortent sont mises de côté.
KS-30 = Une fois toutes les mains distribuées, les cartes rouges mises de côté rejoignent les cartes restantes, et le tout est mélangé pour former la pioche des événements. La défausse est vide.
KS-31 = Chacun commence avec 28 pions, un paravent, ses deux cartes de vote et aucun point. La couleur ne change rien.
KS-32 = En commençant par le premier joueur, chacun place un pion sur une case libre ; puis, dans le même ordre, un second.
KS-33 = Ces premiers pions restent à l’écart : la case ne doit toucher aucune case portant un pion, pas même votre premier. Forme et terrain n’importent pas.
KS-34 = Il n’y a pas encore de roi. Le premier joueur joue le premier tour.

chapter-knowledge = Ce que tout le monde sait
    .pieces = truce

KS-35 = Visible de tous : le plateau avec ses pions et ses bâtiments, les réserves, qui est roi, les Visites du Pape sur la table, les épées visibles, combien de cartes chacun a en main, combien il en reste dans la pioche des événements et dans celle du peuple, le contenu des deux défausses, la manche, les points d’action restants, s’il y a déjà eu une attaque ce tour-ci, si la phase finale a commencé, et chaque gain de points au moment où il a lieu.
KS-36 = Vous seul connaissez votre main et votre total de points. Libre à chacun d’additionner les gains, qui sont publics.
KS-37 = Personne ne connaît l’ordre de la pioche des événements ni de celle du peuple, ni leur contenu au-delà de ce qu’on peut déduire.
KS-38 = Qui est couronné par une révolte [annonce ses points](KS-142) à ce moment-là. Tous les totaux sont montrés à la fin.
KS-39 = Vous seul voyez la carte action que vous piochez. Les cartes rouges, Fin de partie et les cartes peuple sont montrées à tous.
KS-40 = Les cartes d’attaque et les réactions se jouent face visible. Les cartes qui reviennent après une trêve ont été vues de tous.
KS-41 = Dans une révolte, votes et cartes restent secrets jusqu’à ce que tout soit révélé en même temps, même le nombre de cartes engagées. Jusque-là, ces cartes comptent encore dans la main.
KS-42 = On demande à tout défenseur s’il réagit, même s’il n’a aucune carte pour le faire. Ainsi, personne n’apprend si vous auriez pu réagir.
KS-43 = Parlez et promettez à votre gré : rien n’engage, et on ne donne ni carte, ni monnaie, ni case.

chapter-turn = Votre tour
    .pieces = pawn castle_card

KS-45 = Un tour se déroule ainsi :

    - votre [Visite du Pape](KS-46) est défaussée ;
    - vous [revenez sur le plateau](KS-47) si vous ne possédez aucune case ;
    - si vous êtes roi, vous [levez un impôt](KS-57) ou non ;
    - vous faites vos [actions](KS-49).
KS-46 = Quand votre tour commence, une Visite du Pape devant vous est défaussée.
KS-47 = Si vous ne possédez aucune case au début de votre tour, vous pouvez placer jusqu’à deux de vos pions sur des cases libres quelconques. Cela ne coûte rien, et ils n’ont besoin d’aucune voisine.
KS-48 = Vous choisissez ces cases l’une après l’autre et pouvez vous arrêter avant la première ou avant la seconde. S’il ne reste qu’une case libre, vous ne pouvez placer qu’un pion, et cela [termine la partie](KS-152).
KS-49 = Vous avez 3 points d’action. Faites les actions que vous voulez, dans l’ordre que vous voulez, chacune aussi souvent que vos points d’action et ses propres limites le permettent :

    - [bâtir](KS-65) : 2 points d’action et la carte qui convient ;
    - [s’étendre](KS-92) : 1 par case, et une carte quelconque ;
    - [occuper](KS-100) : 3, sans carte ;
    - [piocher une carte](KS-84) : 1 ;
    - [attaquer](KS-102) : 1, et des cartes de combat ;
    - [mener une révolte](KS-118) : 1 ;
    - [soulever le peuple](KS-77) : 1, et un Soulèvement ;
    - [recevoir le Pape](KS-79) : 1, et une Visite du Pape.
KS-50 = Vous ne pouvez choisir une action que si vous pouvez en payer tout le prix et que toutes ses conditions sont remplies. Les points d’action se paient d’abord et ne sont jamais rendus.
KS-51 = Votre tour finit quand vous n’avez plus de point d’action, ou quand vous le voulez. Les points d’action non dépensés sont perdus.

chapter-king = Roi, impôt et peuple
    .pieces = crown sword castle

KS-53 = Tant qu’il n’y a pas de roi, quiconque possède au moins une fortification et au moins une ville après avoir bâti devient roi aussitôt.
KS-54 = Quand le premier roi est couronné, la pioche des événements et la défausse, avec la carte qui vient de servir à bâtir, sont mélangées en une nouvelle pioche.
KS-55 = Le premier roi lève aussitôt un [impôt](KS-58). Il ne peut pas y renoncer.
KS-56 = Après son couronnement, le premier roi continue avec les points d’action qui lui restent.
KS-57 = Tant que vous êtes roi, vous décidez au début de chacun de vos tours de lever un impôt ou non. Cela ne coûte aucun point d’action.
KS-58 = Un impôt rapporte au roi 1 point par fortification qu’il possède. Ensuite, on pioche une [carte peuple](KS-61).
KS-59 = Un roi qui renonce à l’impôt ne gagne rien, et on ne pioche pas de carte peuple.
KS-60 = Après le premier roi, le titre de roi ne change de mains que par une révolte gagnée par les rebelles.
KS-61 = Quand on pioche une carte peuple, une [épée](sword) reste visible sur la table ; une [couronne](crown) va dans la défausse du peuple.
KS-62 = Si la pioche du peuple est vide, on ne pioche pas de carte peuple. Si elle s’épuise quand il faut en piocher plusieurs, on ne pioche pas le reste.
KS-63 = Les cartes peuple piochées ne retournent dans leur pioche qu’après une révolte décidée, pas après une révolte annulée par une trêve.
KS-64 = Les épées visibles restent jusqu’à la prochaine révolte décidée. Chacune y compte 1 point pour les rebelles.

chapter-building = Bâtir
    .pieces = castle large_city cathedral city_card

KS-65 = Bâtir coûte 2 points d’action et une carte du genre voulu, qui est défaussée.
KS-66 = On bâtit sur ses propres cases, et seulement là où il n’y a pas de bâtiment. Seule exception, la cathédrale : elle se pose sur une grande ville.
KS-67 = On ne bâtit jamais rien en forêt.
KS-68 = Une [fortification](castle) demande une montagne, octogone ou carré.
KS-69 = Une petite ville demande une case de prairie, octogone ou carré.
KS-70 = Une [grande ville](large_city) demande deux cases de prairie voisines, un octogone et un carré, toutes deux à vous et sans bâtiment. Elle compte pour une seule ville et un seul bâtiment.
KS-71 = Aucune ville ne peut toucher une autre ville, à qui qu’elle soit, même par-dessus la jointure de deux pièces. Les deux cases d’une même grande ville ne se gênent pas.
KS-72 = Une [cathédrale](cathedral) demande une de vos grandes villes qui n’en a pas encore.
KS-73 = Une carte Ville bâtit une petite ou une grande ville, à votre choix.
KS-74 = Une petite ville ne devient jamais une grande ville.
KS-75 = Un bâtiment épuisé dans la réserve ne peut plus être bâti.
KS-76 = Les bâtiments ne sont jamais déplacés, retirés ni capturés.

chapter-inciting = Soulèvement et Visite du Pape
    .pieces = papal_visit sword

KS-77 = Soulèvement : 1 point d’action. Défaussez la carte ; on pioche trois [cartes peuple](KS-61).
KS-78 = Chacun peut soulever le peuple, même le roi, qu’il y ait un roi ou non et si peu de cartes peuple qu’il reste.
KS-79 = [Visite du Pape](papal_visit) : 1 point d’action. La carte reste face visible devant vous jusqu’au début de votre prochain tour.
KS-80 = Tant qu’une Visite du Pape est devant vous, personne ne peut attaquer vos cases.
KS-81 = Tant qu’une Visite du Pape est devant le roi, personne ne peut commencer de révolte. Cela protège aussi qui devient roi alors que la carte est devant lui.
KS-82 = Qui a une Visite du Pape devant soi peut tout faire comme d’habitude, même attaquer et mener une révolte.
KS-83 = Vous ne pouvez pas jouer une seconde Visite du Pape tant qu’il y en a une devant vous.

chapter-drawing = Piocher
    .pieces = city_scoring game_end

KS-84 = Piocher coûte 1 point d’action : prenez la première carte de la pioche des événements.
KS-85 = Une carte action va dans votre main. Vous pouvez avoir autant de cartes que vous voulez.
KS-86 = S’il y a un roi, une carte rouge agit aussitôt et est défaussée. Vous n’en piochez pas d’autre à la place.
KS-87 = S’il n’y a pas de roi, une carte rouge est défaussée sans effet, et vous piochez encore, gratuitement, jusqu’à une carte action.
KS-88 = S’il faut piocher et que la pioche des événements est vide, on mélange d’abord la défausse pour en faire une nouvelle.
KS-89 = Si la pioche des événements et la défausse sont vides toutes les deux, vous ne pouvez pas piocher.
KS-90 = S’il faut piocher encore à cause d’une carte rouge alors que la pioche est vide et la défausse ne contient que des cartes rouges, vous n’avez pas de carte ; le point d’action est dépensé.
KS-145 = [Décompte des villes](city_scoring) : tout le monde sauf le roi gagne 1 point par ville, petite ou grande.
KS-146 = Désordre : on pioche deux [cartes peuple](KS-61).
KS-91 = Si vous piochez [Fin de partie](game_end), la [partie s’arrête aussitôt](KS-151).

chapter-expanding = S’étendre et occuper
    .pieces = pawn castle_card

KS-92 = S’étendre : jouez une carte action quelconque et prenez des cases libres, au plus autant que la carte a d’écus. Chaque case coûte 1 point d’action.
KS-93 = Chaque case prise doit toucher une case que vous possédez à ce moment-là. La seconde peut donc ne toucher que la première.
KS-94 = Vous pouvez utiliser une carte à deux écus pour une seule case ; l’autre écu est perdu.
KS-95 = La seconde case se prend juste après la première, sans autre action entre les deux.
KS-96 = Les deux cases peuvent agrandir deux territoires différents.
KS-97 = Chaque case prend un pion de votre réserve. Sans pion, vous ne pouvez pas prendre de case.
KS-98 = Vous pouvez prendre tout terrain, même la forêt.
KS-99 = La carte jouée pour s’étendre est défaussée.
KS-100 = Occuper coûte les 3 points d’action et aucune carte : c’est donc votre seule action du tour. Placez un pion sur n’importe quelle case libre du plateau.
KS-101 = Pour occuper, il vous faut un pion dans votre réserve.

chapter-attacking = Attaquer
    .pieces = leader truce castle

KS-102 = Une attaque coûte 1 point d’action.
KS-103 = Vous attaquez au plus une fois par tour.
KS-104 = Personne n’attaque pendant la première manche.
KS-105 = Vous attaquez une case d’un autre joueur qui ne porte ni fortification ni ville et qui est voisine d’une des vôtres. Son propriétaire ne doit pas avoir de [Visite du Pape](KS-80) devant lui.
KS-106 = Pour attaquer, il vous faut un pion dans votre réserve.
KS-107 = Jouez face visible une ou plusieurs cartes, chacune de combat 1 ou plus. Ensemble, elles doivent avoir plus de combat que le défenseur n’a de fortifications sur tout le plateau. Sans cela, vous ne pouvez pas attaquer.
KS-108 = Vous pouvez jouer plus de cartes qu’il n’en faut.
KS-109 = Le défenseur peut réagir avec une seule carte, une [Trêve](KS-111) ou une [Embuscade](KS-113), ou pas du tout. Une réaction ne coûte aucun point d’action.
KS-110 = Si le défenseur ne réagit pas, l’attaque réussit.
KS-111 = Une [Trêve](truce) annule l’attaque : l’attaquant reprend toutes ses cartes d’attaque, et la trêve est défaussée.
KS-112 = Même après une trêve, le point d’action et l’unique attaque du tour sont dépensés.
KS-113 = Contre une attaque, une Embuscade élimine la carte d’attaque qui a le plus de combat. Si les autres ont encore ensemble plus de combat que le défenseur n’a de fortifications, l’attaque réussit ; sinon, elle échoue.
KS-114 = Quand une attaque réussit, le pion du défenseur retourne dans sa réserve et l’attaquant place un des siens sur la case.
KS-115 = Les cartes d’attaque et une embuscade sont défaussées, que l’attaque réussisse ou non, la carte éliminée aussi. Seule une trêve rend les cartes d’attaque.
KS-116 = Personne d’autre ne prend part à une attaque, et le défenseur n’ajoute pas de combat.
KS-117 = Une attaque ne change jamais le nombre de cases libres et ne termine jamais la partie.

chapter-revolt = La révolte
    .pieces = sword crown leader cathedral

KS-118 = Mener une révolte coûte 1 point d’action. Il faut un roi, et que ce soit quelqu’un d’autre ; une [Visite du Pape](KS-81) protège le roi.
KS-119 = Pour mener une révolte, il faut posséder au moins une fortification et au moins une ville.
KS-120 = Vous pouvez mener plusieurs révoltes dans un tour, même pendant la première manche.
KS-121 = Le meneur de la révolte vote pour l’Épée et le roi pour la Couronne, ouvertement. Tous les autres choisissent la Couronne ou l’Épée.
KS-122 = Chacun, roi et meneur compris, engage autant de cartes de sa main qu’il veut, de n’importe quel genre, ou aucune.
KS-123 = Votes et cartes se choisissent en secret, en même temps, et se révèlent ensemble.
KS-124 = Si quelqu’un a engagé une [Trêve](truce), la révolte est annulée avant toute autre chose : on ne pioche pas de carte peuple, personne ne gagne de points, le roi reste roi et les épées visibles restent.
KS-125 = Après une trêve, toutes les trêves engagées sont défaussées et toutes les autres cartes reviennent dans la main de leurs propriétaires. Le point d’action reste dépensé.
KS-126 = On pioche deux [cartes peuple](KS-61) par vote pour l’Épée, celui du meneur compris. À deux joueurs, on en pioche [trois de plus](KS-160) par révolte.
KS-127 = Dans une révolte, chaque Embuscade élimine une carte de l’autre camp : la plus forte de combat 1 ou plus, et une seconde Embuscade la plus forte après elle. Les embuscades des deux camps agissent en même temps, sur les cartes telles qu’elles ont été engagées ; elles ne touchent ni les autres embuscades, ni les cartes de vote, ni les cartes peuple. Une embuscade qui ne trouve pas de carte est sans effet.
KS-128 = Toutes les autres cartes ne comptent que pour leur combat. Soulèvement, Visite du Pape et cartes pour bâtir n’ont pas d’effet propre dans une révolte.
KS-129 = Les rebelles ont 1 point par épée visible, ancienne ou nouvelle, et le combat de leurs cartes qui comptent.
KS-130 = Le camp du roi a 2 points par vote pour la Couronne, celui du roi compris, et le combat de ses cartes qui comptent.
KS-131 = Les rebelles l’emportent s’ils ont plus de points. L’égalité donne la victoire au camp du roi.
KS-132 = Si le camp du roi l’emporte, le roi gagne 2 points par cathédrale qu’il possède.
KS-133 = Si le camp du roi l’emporte, chaque autre joueur qui a voté pour la Couronne gagne 1 point par cathédrale qu’il possède.
KS-134 = Si le camp du roi l’emporte, la moitié des épées visibles, arrondie à l’unité supérieure, reste sur la table. Toutes les autres cartes peuple sont mélangées en une nouvelle pioche.
KS-135 = Si les rebelles l’emportent, leur meneur devient roi et prend le sceau.
KS-136 = Si les rebelles l’emportent, leur meneur gagne 1 point par fortification et 2 par cathédrale qu’il possède.
KS-137 = Si les rebelles l’emportent, chaque autre joueur qui a voté pour l’Épée gagne 1 point par cathédrale qu’il possède.
KS-138 = Si les rebelles l’emportent, les 22 cartes peuple, épées visibles comprises, sont mélangées en une nouvelle pioche.
KS-139 = Après une victoire des rebelles, une fois les cartes mélangées, on pioche une [carte peuple](KS-61).
KS-140 = Le camp qui perd ne gagne rien.
KS-141 = Après les gains, toutes les cartes engagées dans la révolte sont défaussées, même celles qu’une embuscade a éliminées. Les cartes de vote retournent à leurs propriétaires.
KS-142 = Ensuite, un roi nouvellement couronné annonce ses points, ceux de cette révolte compris. Cela peut [ouvrir la phase finale](KS-147).
KS-143 = Victoire ou défaite, le meneur continue avec les points d’action qui lui restent.
KS-144 = Un roi couronné par une révolte ne lève pas d’impôt avant le début de son prochain tour.

chapter-end = La fin de la partie
    .pieces = game_end pawn

KS-147 = Si une révolte couronne quelqu’un qui a au moins 10 points à deux joueurs, 15 à trois, 20 à quatre ou 25 à cinq, la phase finale commence.
KS-148 = La phase finale ne commence qu’une fois. Des points gagnés autrement ne l’ouvrent jamais, le premier roi non plus.
KS-149 = Quand la phase finale commence, la pioche des événements et la défausse sont mélangées ensemble. Les 20 cartes du dessous sont mélangées avec [Fin de partie](game_end) et remises sous les autres. Les mains et les Visites du Pape sur la table ne changent pas.
KS-150 = S’il y a moins de 20 cartes, Fin de partie est mélangée avec toutes.
KS-151 = Qui pioche Fin de partie termine aussitôt la partie et n’achève pas son tour.
KS-152 = La partie s’arrête aussi dès que quelqu’un place un pion sur la dernière case libre du plateau, même au milieu d’une expansion.
KS-153 = Il n’y a pas d’autre fin, sauf si vous avez choisi une [limite de manches](KS-169). Ensuite, plus personne n’agit, ne pioche ni ne lève d’impôt ; vient le décompte final.

chapter-scoring = Décompte final
    .pieces = castle large_city cathedral crown

KS-154 = Vous gagnez 1 point par fortification, cathédrale, petite ville et grande ville que vous possédez.
KS-155 = Quiconque possède un territoire de la plus grande taille gagne 5 points.
KS-156 = Quiconque possède un territoire de la taille qui vient juste après gagne 2 points. On peut gagner les deux.
KS-157 = Chaque joueur ne gagne chacun de ces deux prix qu’une fois. Si tous les territoires ont la même taille, personne ne gagne les 2 points.
KS-158 = Le roi, s’il y en a un, gagne 5 points.

chapter-options = À deux, et options
    .pieces = sword crown

KS-160 = À deux joueurs, on pioche 3 cartes peuple de plus dans chaque révolte qui n’est pas annulée, en plus des 2 pour le vote du meneur.
KS-161 = **Plateau réduit** (à quatre ou cinq) : le plateau a une pièce de moins qu’il n’y a de joueurs, et le dernier n’en pose aucune. Rien d’autre ne change.
KS-162 = **Plateau** : les joueurs posent les pièces à tour de rôle, le hasard les pose (chaque place et chaque orientation permises sont également probables), ou elles sont déjà disposées selon un plan propre à Regnum (la règle imprimée n’en donne pas).
KS-163 = **Premier roi** : une fortification et une ville font le premier roi ou, si vous le choisissez, la première fortification seule. Le mélange et l’impôt suivent de même.
KS-164 = **Rebelles de haut rang** : cette option est choisie d’avance : il faut posséder une fortification et une ville pour mener une révolte. Si vous la retirez, quiconque n’est pas roi peut mener une révolte.
KS-165 = **Petites villes** : d’ordinaire, elles se bâtissent sur toute prairie ; avec l’autre choix, sur les octogones seulement.
KS-166 = **Remplacer les cartes rouges** : d’ordinaire, sous un roi, on ne pioche rien à la place d’une carte rouge. Avec cette option, une fois la carte rouge appliquée, vous piochez encore, gratuitement, jusqu’à une carte action ou la fin de la partie.
KS-167 = **Points visibles** : avec cette option, tout le monde voit tous les totaux à tout moment.
KS-168 = **Épées du peuple** : combien des 22 cartes peuple sont des épées, de 8 à 14 ; d’ordinaire 11. Les autres sont des couronnes.
KS-169 = **Nombre de manches** : d’ordinaire, il n’y a pas de limite. Avec une limite, le décompte final suit après tant de manches. Ce n’est pas une règle du jeu imprimé.
KS-170 = Toutes les options peuvent se combiner. Ce qui ne va pas avec le nombre de joueurs ne peut pas être choisi.
