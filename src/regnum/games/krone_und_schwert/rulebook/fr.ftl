### La Couronne et l’Épée, avec les mots des joueurs.

# made from 44c79373
chapter-aim = Le but du jeu
    .pieces = castle large_city cathedral crown

# made from 9f03078e
KS-159 = Qui a le plus de points à la fin gagne. En cas d’égalité en tête, les joueurs concernés partagent la victoire.
# made from 5d6ba0d5
KS-8 = La monnaie ne sert qu’à noter les points : il n’y a pas de limite, et en manquer n’a aucune importance.
# made from f9d0e72e
KS-52 = Personne n’est roi au début. Dès le premier couronnement, il y a toujours exactement un roi.
# made from ce9e9998
KS-44 = On joue dans le sens des aiguilles d’une montre, en commençant par le premier joueur. Une **manche** est finie quand chacun a joué un tour.

# made from b6349fec
chapter-pieces = Le matériel
    .pieces = pawn castle large_city cathedral

# made from 94e86798
KS-1 = Le plateau se compose de cinq pièces au plus, de A à E. Chacune a 25 cases : 13 octogones et 12 carrés.
# made from 25d4f149
KS-2 = Chacun a 28 [pions](pawn). Un pion se trouve sur chaque case que vous possédez, donc deux sous une grande ville, qui occupe deux cases ; personne ne possède plus de 28 cases.
# made from 8f16ba53
KS-3 = Un pion retiré retourne dans la réserve de son propriétaire.
# made from 8cce17a7
KS-7 = Les bâtiments forment une réserve commune : 26 [fortifications](castle), 10 [cathédrales](cathedral), 28 petites villes et 10 [grandes villes](large_city). Un bâtiment appartient à qui possède sa case.
# made from 86d159f6
KS-5 = Il y a 22 cartes peuple : 11 [épées](sword) et 11 [couronnes](crown). Une carte qui montre une épée est une épée, quoi qu’elle montre d’autre, même une couronne.
# made from c5b9daeb
KS-6 = Chacun a deux cartes de vote, une [couronne](crown) et une [épée](sword). On ne les défausse jamais, et elles ne font jamais partie de la main.
# made from eb21e9f0
KS-9 = Le sceau royal désigne le roi. Le sceau brun ne porte qu’un rappel des règles et n’a pas d’effet. Les paravents cachent les points.

# made from 5848453d
chapter-cards = Les cartes
    .pieces = castle_card city_card leader truce

# made from c9392c69
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
# made from ed85a074
KS-10 = Une carte ne sert qu’à une seule chose : son effet propre, une expansion, une attaque, une réaction ou une révolte. On la défausse ensuite, sauf si une règle dit qu’elle revient en main (après une trêve dans une [attaque](KS-111) ou une [révolte](KS-125)) ou reste sur la table ([Visite du Pape](KS-79)).

# made from 3e24924b
chapter-board = Le plateau
    .pieces = pawn

# made from 0a58e386
KS-13 = Chaque case est prairie, montagne ou forêt, et le reste toute la partie.
# made from dad46913
KS-12 = Une case est un octogone (grand) ou un carré (petit) ; les deux alternent comme les couleurs d’un échiquier.
# made from f447ac74
KS-14 = Deux cases sont voisines si elles ont une frontière commune. Des cases côte à côte le sont toujours ; des cases en diagonale, seulement si toutes deux sont des octogones. Un octogone a donc jusqu’à huit voisines, un carré jusqu’à quatre, toutes des octogones.
# made from 2f25c3f4
KS-20 = La même règle vaut pour les cases de deux pièces différentes : les jointures ne changent rien.
# made from 84a385e4
KS-19 = Un trou entre les pièces n’est pas une case, même entouré de cases.
# made from d2ad3687
KS-21 = Un **territoire** est un groupe de vos cases qui se touchent. Sa taille est le nombre de ses cases, quels que soient le terrain et les bâtiments.
# made from e0e8487b
KS-11 = Une case porte le nom de sa pièce, de sa ligne (comptée d’en haut) et de sa colonne (comptée de la gauche), telles qu’imprimées : B34 est la quatrième case de la troisième ligne de la pièce B. Le nom reste quand on tourne la pièce.

# made from dbdf27e5
chapter-setup = Mise en place
    .pieces = pawn

# made from d844846e
KS-23 = Le premier joueur est tiré au sort avant la construction du plateau. Les autres suivent dans le sens des aiguilles d’une montre.
# made from 49ec0d7f
KS-24 = Le plateau a autant de pièces qu’il y a de joueurs (une de moins avec le [plateau réduit](KS-161)).
# made from 8023d2b8
KS-25 = En commençant par le premier joueur, chacun choisit une pièce qui n’est pas encore sur la table et la pose ; à partir de la deuxième pièce, [là où elle s’emboîte et tournée à son gré](KS-16). Les pièces restantes ne servent pas.
# made from 22a95f22
KS-18 = La première pièce se pose telle qu’elle est imprimée.
# made from 716f7635
KS-16 = Une nouvelle pièce se pose côté contre côté avec au moins une pièce déjà sur la table, mais décalée le long de ce côté d’exactement une ligne ou une colonne, de sorte que les deux s’emboîtent. Vous pouvez la tourner par quarts de tour à votre gré.
# made from d7ae54b8
KS-17 = Les pièces ne se chevauchent jamais.
# made from 29d397f0
KS-15 = Une pièce se tourne par quarts de tour vers la droite : aucun, un, deux ou trois. Ses cases tournent avec elle, gardent leurs noms et suivent le même dessin d’octogones et de carrés.
# made from bfed9bf8
KS-26 = Quand on mélange, tous les ordres sont également probables.
# made from bf38e22e
KS-27 = Les cartes peuple, mélangées, forment la pioche du peuple, face cachée.
# made from 166ac935
KS-28 = On met [Fin de partie](game_end) de côté, face visible. Les 65 autres cartes événement sont mélangées.
# made from 28909798
KS-29 = L’un après l’autre, en commençant par le premier joueur, chacun pioche jusqu’à avoir 4 cartes action. Les cartes rouges qui sortent sont mises de côté.
# made from 5e46d11a
KS-30 = Une fois toutes les mains distribuées, les cartes rouges mises de côté rejoignent les cartes restantes, et le tout est mélangé pour former la pioche des événements. La défausse est vide.
# made from 01216ff0
KS-31 = Chacun commence avec 28 pions, un paravent, ses deux cartes de vote et aucun point. La couleur ne change rien.
# made from 1ed75d85
KS-32 = En commençant par le premier joueur, chacun place un pion sur une case libre ; puis, dans le même ordre, un second.
# made from 8637a6e4
KS-33 = Ces premiers pions restent à l’écart : la case ne doit toucher aucune case portant un pion, pas même votre premier. Forme et terrain n’importent pas.
# made from ce59d413
KS-34 = Il n’y a pas encore de roi. Le premier joueur joue le premier tour.

# made from 004e41da
chapter-knowledge = Ce que tout le monde sait
    .pieces = truce

# made from bd16af1f
KS-35 = Visible de tous : le plateau avec ses pions et ses bâtiments, les réserves, qui est roi, les Visites du Pape sur la table, les épées visibles, combien de cartes chacun a en main, combien il en reste dans la pioche des événements et dans celle du peuple, le contenu des deux défausses, la manche, les points d’action restants, s’il y a déjà eu une attaque ce tour-ci, si la phase finale a commencé, et chaque gain de points au moment où il a lieu.
# made from a1b38914
KS-36 = Vous seul connaissez votre main et votre total de points. Libre à chacun d’additionner les gains, qui sont publics.
# made from c08d3f3c
KS-37 = Personne ne connaît l’ordre de la pioche des événements ni de celle du peuple, ni leur contenu au-delà de ce qu’on peut déduire.
# made from 156d39b8
KS-38 = Qui est couronné par une révolte [annonce ses points](KS-142) à ce moment-là. Tous les totaux sont montrés à la fin.
# made from 7c31c98a
KS-39 = Vous seul voyez la carte action que vous piochez. Les cartes rouges, Fin de partie et les cartes peuple sont montrées à tous.
# made from 1f86f0b4
KS-40 = Les cartes d’attaque et les réactions se jouent face visible. Les cartes qui reviennent après une trêve ont été vues de tous.
# made from c9008213
KS-41 = Dans une révolte, votes et cartes restent secrets jusqu’à ce que tout soit révélé en même temps, même le nombre de cartes engagées. Jusque-là, ces cartes comptent encore dans la main.
# made from 6ea2b9ba
KS-42 = On demande à tout défenseur s’il réagit, même s’il n’a aucune carte pour le faire. Ainsi, personne n’apprend si vous auriez pu réagir.
# made from 508f23eb
KS-43 = Parlez et promettez à votre gré : rien n’engage, et on ne donne ni carte, ni monnaie, ni case.

# made from f2d14573
chapter-turn = Votre tour
    .pieces = pawn castle_card

# made from 4791e75c
KS-45 = Un tour se déroule ainsi :

    - votre [Visite du Pape](KS-46) est défaussée ;
    - vous [revenez sur le plateau](KS-47) si vous ne possédez aucune case ;
    - si vous êtes roi, vous [levez un impôt](KS-57) ou non ;
    - vous faites vos [actions](KS-49).
# made from e2f247d0
KS-46 = Quand votre tour commence, une Visite du Pape devant vous est défaussée.
# made from 52c94d2d
KS-47 = Si vous ne possédez aucune case au début de votre tour, vous pouvez placer jusqu’à deux de vos pions sur des cases libres quelconques. Cela ne coûte rien, et ces cases n’ont pas besoin d’en toucher d’autres.
# made from 2babd700
KS-48 = Vous choisissez ces cases l’une après l’autre et pouvez vous arrêter avant la première ou avant la seconde. S’il ne reste qu’une case libre, vous ne pouvez placer qu’un pion, et cela [termine la partie](KS-152).
# made from 2a76a0a8
KS-49 = Vous avez 3 points d’action. Faites les actions que vous voulez, dans l’ordre que vous voulez, chacune aussi souvent que vos points d’action et ses propres limites le permettent :

    - [bâtir](KS-65) : 2 points d’action et la carte qui convient ;
    - [s’étendre](KS-92) : 1 par case, et une carte quelconque ;
    - [occuper](KS-100) : 3, sans carte ;
    - [piocher une carte](KS-84) : 1 ;
    - [attaquer](KS-102) : 1, et des cartes de combat ;
    - [mener une révolte](KS-118) : 1 ;
    - [soulever le peuple](KS-77) : 1, et un Soulèvement ;
    - [recevoir le Pape](KS-79) : 1, et une Visite du Pape.
# made from f555c3d3
KS-50 = Vous ne pouvez choisir une action que si vous pouvez en payer tout le prix et que toutes ses conditions sont remplies. Les points d’action se paient d’abord et ne sont jamais rendus.
# made from 98129a07
KS-51 = Votre tour finit quand vous n’avez plus de point d’action, ou quand vous le voulez. Les points d’action non dépensés sont perdus.

# made from 9184a6cd
chapter-king = Roi, impôt et peuple
    .pieces = crown sword castle

# made from 9b30050e
KS-53 = Tant qu’il n’y a pas de roi, quiconque possède au moins une fortification et au moins une ville après avoir bâti devient roi aussitôt.
# made from 11d96947
KS-54 = Quand le premier roi est couronné, la pioche des événements et la défausse, avec la carte qui vient de servir à bâtir, sont mélangées en une nouvelle pioche.
# made from 147c212b
KS-55 = Le premier roi lève aussitôt un [impôt](KS-58). Il ne peut pas y renoncer.
# made from 06d89094
KS-56 = Après son couronnement, le premier roi continue avec les points d’action qui lui restent.
# made from e60897e5
KS-57 = Tant que vous êtes roi, vous décidez au début de chacun de vos tours de lever un impôt ou non. Cela ne coûte aucun point d’action.
# made from 3a58c755
KS-58 = Un impôt rapporte au roi 1 point par fortification qu’il possède. Ensuite, on pioche une [carte peuple](KS-61).
# made from 4bdf4390
KS-59 = Un roi qui renonce à l’impôt ne gagne rien, et on ne pioche pas de carte peuple.
# made from a51aabc1
KS-60 = Après le premier roi, le titre de roi ne change de mains que par une révolte gagnée par les rebelles.
# made from 7c3e6f31
KS-61 = Quand on pioche une carte peuple, une [épée](sword) reste visible sur la table ; une [couronne](crown) va dans la défausse du peuple.
# made from 70987593
KS-62 = Si la pioche du peuple est vide, on ne pioche pas de carte peuple. Si elle s’épuise quand il faut en piocher plusieurs, on ne pioche pas le reste.
# made from 56824ae7
KS-63 = Les cartes peuple piochées ne retournent dans leur pioche qu’après une révolte décidée, pas après une révolte annulée par une trêve.
# made from c130c46d
KS-64 = Les épées visibles restent jusqu’à la prochaine révolte décidée. Chacune y compte 1 point pour les rebelles.

# made from 87c5912f
chapter-building = Bâtir
    .pieces = castle large_city cathedral city_card

# made from ba0c19fe
KS-65 = Bâtir coûte 2 points d’action et une carte du genre voulu, qui est défaussée.
# made from 4a3eacd4
KS-66 = On bâtit sur ses propres cases, et seulement là où il n’y a pas de bâtiment. Seule exception, la cathédrale : elle se pose sur une grande ville.
# made from b9bea710
KS-67 = On ne bâtit jamais rien en forêt.
# made from a968ce89
KS-68 = Une [fortification](castle) demande une montagne, octogone ou carré.
# made from 5b4cd4aa
KS-69 = Une petite ville demande une case de prairie, octogone ou carré.
# made from 934acb55
KS-70 = Une [grande ville](large_city) demande deux cases de prairie voisines, un octogone et un carré, toutes deux à vous et sans bâtiment. Elle compte pour une seule ville et un seul bâtiment.
# made from 0dcd16d1
KS-71 = Aucune ville ne peut toucher une autre ville, quel qu’en soit le propriétaire, même par-dessus la jointure de deux pièces. Les deux cases d’une même grande ville ne se gênent pas.
# made from 9e025e6f
KS-72 = Une [cathédrale](cathedral) demande une de vos grandes villes qui n’en a pas encore.
# made from fa8d53e5
KS-73 = Une carte Ville bâtit une petite ou une grande ville, à votre choix.
# made from 72dc5638
KS-74 = Une petite ville ne devient jamais une grande ville.
# made from 9b690593
KS-75 = Un bâtiment épuisé dans la réserve ne peut plus être bâti.
# made from ec1d5255
KS-76 = Les bâtiments ne sont jamais déplacés, retirés ni capturés.

# made from 51ef4db7
chapter-inciting = Soulèvement et Visite du Pape
    .pieces = papal_visit sword

# made from e04aa82a
KS-77 = Soulèvement : 1 point d’action. Défaussez la carte ; on pioche trois [cartes peuple](KS-61).
# made from 16ba54cc
KS-78 = Chacun peut soulever le peuple, même le roi, qu’il y ait un roi ou non et si peu de cartes peuple qu’il reste.
# made from f867f524
KS-79 = [Visite du Pape](papal_visit) : 1 point d’action. La carte reste face visible devant vous jusqu’au début de votre prochain tour.
# made from 9da2ff1b
KS-80 = Tant qu’une Visite du Pape est devant vous, personne ne peut attaquer vos cases.
# made from f747f1f7
KS-81 = Tant qu’une Visite du Pape est devant le roi, personne ne peut commencer de révolte. Cela protège aussi qui devient roi alors que la carte est devant lui.
# made from be278417
KS-82 = Qui a une Visite du Pape devant soi peut tout faire comme d’habitude, même attaquer et mener une révolte.
# made from 632fcf6f
KS-83 = Vous ne pouvez pas jouer une seconde Visite du Pape tant qu’il y en a une devant vous.

# made from fa25e511
chapter-drawing = Piocher
    .pieces = city_scoring game_end

# made from c5c59de3
KS-84 = Piocher coûte 1 point d’action : prenez la première carte de la pioche des événements.
# made from 21460906
KS-85 = Une carte action va dans votre main. Vous pouvez avoir autant de cartes que vous voulez.
# made from dec98703
KS-86 = S’il y a un roi, une carte rouge agit aussitôt et est défaussée. Vous n’en piochez pas d’autre à la place.
# made from 59bd0c73
KS-87 = S’il n’y a pas de roi, une carte rouge est défaussée sans effet, et vous piochez encore, gratuitement, jusqu’à une carte action.
# made from b6df98eb
KS-88 = S’il faut piocher et que la pioche des événements est vide, on mélange d’abord la défausse pour en faire une nouvelle.
# made from b7a47086
KS-89 = Si la pioche des événements et la défausse sont vides toutes les deux, vous ne pouvez pas piocher.
# made from a2bc7b81
KS-90 = S’il faut piocher encore à cause d’une carte rouge alors que la pioche est vide et la défausse ne contient que des cartes rouges, vous n’avez pas de carte ; le point d’action est dépensé.
# made from 4ae943fe
KS-145 = [Décompte des villes](city_scoring) : tout le monde sauf le roi gagne 1 point par ville, petite ou grande.
# made from 5fa4b37f
KS-146 = Désordre : on pioche deux [cartes peuple](KS-61).
# made from e2f6e643
KS-91 = Si vous piochez [Fin de partie](game_end), la [partie s’arrête aussitôt](KS-151).

# made from 57275436
chapter-expanding = S’étendre et occuper
    .pieces = pawn castle_card

# made from c75e0a6c
KS-92 = S’étendre : jouez une carte action quelconque et prenez des cases libres, au plus autant que la carte a d’écus. Chaque case coûte 1 point d’action.
# made from e1d0875f
KS-93 = Chaque case prise doit toucher une case que vous possédez à ce moment-là. La seconde peut donc ne toucher que la première.
# made from 584d780a
KS-94 = Vous pouvez utiliser une carte à deux écus pour une seule case ; l’autre écu est perdu.
# made from 81ed5d6b
KS-95 = La seconde case se prend juste après la première, sans autre action entre les deux.
# made from 3362f4b3
KS-96 = Les deux cases peuvent agrandir deux territoires différents.
# made from b32ba12f
KS-97 = Chaque case prend un pion de votre réserve. Sans pion, vous ne pouvez pas prendre de case.
# made from c6f84232
KS-98 = Vous pouvez prendre tout terrain, même la forêt.
# made from 7e025bce
KS-99 = La carte jouée pour s’étendre est défaussée.
# made from 1dd2660a
KS-100 = Occuper coûte les 3 points d’action et aucune carte : c’est donc votre seule action du tour. Placez un pion sur n’importe quelle case libre du plateau.
# made from f72382a3
KS-101 = Pour occuper, il vous faut un pion dans votre réserve.

# made from bc066998
chapter-attacking = Attaquer
    .pieces = leader truce castle

# made from d3377400
KS-102 = Une attaque coûte 1 point d’action.
# made from 644e8982
KS-103 = Vous attaquez au plus une fois par tour.
# made from 961e3935
KS-104 = Personne n’attaque pendant la première manche.
# made from 241bf0d6
KS-105 = Vous attaquez une case d’un autre joueur qui ne porte ni fortification ni ville et qui est voisine d’une des vôtres. Son propriétaire ne doit pas avoir de [Visite du Pape](KS-80) devant lui.
# made from 26b54c13
KS-106 = Pour attaquer, il vous faut un pion dans votre réserve.
# made from 43a71108
KS-107 = Jouez face visible une ou plusieurs cartes, chacune de combat 1 ou plus. Ensemble, elles doivent avoir plus de combat que le défenseur n’a de fortifications sur tout le plateau. Sans cela, vous ne pouvez pas attaquer.
# made from 7500bdd7
KS-108 = Vous pouvez jouer plus de cartes qu’il n’en faut.
# made from e632dc60
KS-109 = Le défenseur peut réagir avec une seule carte, une [Trêve](KS-111) ou une [Embuscade](KS-113), ou pas du tout. Une réaction ne coûte aucun point d’action.
# made from 09b2855a
KS-110 = Si le défenseur ne réagit pas, l’attaque réussit.
# made from 38990486
KS-111 = Une [Trêve](truce) annule l’attaque : l’attaquant reprend toutes ses cartes d’attaque, et la trêve est défaussée.
# made from b7d910e8
KS-112 = Même après une trêve, le point d’action et l’unique attaque du tour sont dépensés.
# made from 51ae5982
KS-113 = Contre une attaque, une Embuscade élimine la carte d’attaque qui a le plus de combat. Si les autres ont encore ensemble plus de combat que le défenseur n’a de fortifications, l’attaque réussit ; sinon, elle échoue.
# made from 32f055d8
KS-114 = Quand une attaque réussit, le pion du défenseur retourne dans sa réserve et l’attaquant place un des siens sur la case.
# made from f600ae33
KS-115 = Les cartes d’attaque et une embuscade sont défaussées, que l’attaque réussisse ou non, la carte éliminée aussi. Seule une trêve rend les cartes d’attaque.
# made from 277474a2
KS-116 = Personne d’autre ne prend part à une attaque, et le défenseur n’ajoute pas de combat.
# made from e99fe535
KS-117 = Une attaque ne change jamais le nombre de cases libres et ne termine jamais la partie.

# made from abe03b09
chapter-revolt = La révolte
    .pieces = sword crown leader cathedral

# made from 29d13fb7
KS-118 = Mener une révolte coûte 1 point d’action. Il faut un roi, et que ce soit quelqu’un d’autre ; une [Visite du Pape](KS-81) protège le roi.
# made from e1b1c5d7
KS-119 = Pour mener une révolte, il faut posséder au moins une fortification et au moins une ville.
# made from 22788a76
KS-120 = Vous pouvez mener plusieurs révoltes dans un tour, même pendant la première manche.
# made from 9ab1399a
KS-121 = Le meneur de la révolte vote pour l’Épée et le roi pour la Couronne, ouvertement. Tous les autres choisissent la Couronne ou l’Épée.
# made from 815506ad
KS-122 = Chacun, roi et meneur compris, engage autant de cartes de sa main qu’il veut, de n’importe quel genre, ou aucune.
# made from d73053ef
KS-123 = Votes et cartes se choisissent en secret, en même temps, et se révèlent ensemble.
# made from db33b588
KS-124 = Si quelqu’un a engagé une [Trêve](truce), la révolte est annulée avant toute autre chose : on ne pioche pas de carte peuple, personne ne gagne de points, le roi reste roi et les épées visibles restent.
# made from 3c0e0c89
KS-125 = Après une trêve, toutes les trêves engagées sont défaussées et toutes les autres cartes reviennent dans la main de leurs propriétaires. Le point d’action reste dépensé.
# made from 85f38d6e
KS-126 = On pioche deux [cartes peuple](KS-61) par vote pour l’Épée, celui du meneur compris. À deux joueurs, on en pioche [trois de plus](KS-160) par révolte.
# made from 4d414e42
KS-127 = Dans une révolte, chaque Embuscade élimine une carte de l’autre camp : la plus forte de combat 1 ou plus, et une seconde Embuscade la plus forte après elle. Les embuscades des deux camps agissent en même temps, sur les cartes telles qu’elles ont été engagées ; elles ne touchent ni les autres embuscades, ni les cartes de vote, ni les cartes peuple. Une embuscade qui ne trouve pas de carte est sans effet.
# made from a617ba9c
KS-128 = Toutes les autres cartes ne comptent que pour leur combat. Soulèvement, Visite du Pape et cartes pour bâtir n’ont pas d’effet propre dans une révolte.
# made from a482a8ee
KS-129 = Les rebelles ont 1 point par épée visible, ancienne ou nouvelle, et le combat de leurs cartes qui comptent.
# made from 0e59e59a
KS-130 = Le camp du roi a 2 points par vote pour la Couronne, celui du roi compris, et le combat de ses cartes qui comptent.
# made from a94b874f
KS-131 = Les rebelles l’emportent s’ils ont plus de points. L’égalité donne la victoire au camp du roi.
# made from b30e8146
KS-132 = Si le camp du roi l’emporte, le roi gagne 2 points par cathédrale qu’il possède.
# made from ecbadf78
KS-133 = Si le camp du roi l’emporte, chaque autre joueur qui a voté pour la Couronne gagne 1 point par cathédrale qu’il possède.
# made from 70feab43
KS-134 = Si le camp du roi l’emporte, la moitié des épées visibles, arrondie à l’unité supérieure, reste sur la table. Toutes les autres cartes peuple sont mélangées en une nouvelle pioche.
# made from 8aafb830
KS-135 = Si les rebelles l’emportent, leur meneur devient roi et prend le sceau.
# made from 6d34f5dd
KS-136 = Si les rebelles l’emportent, leur meneur gagne 1 point par fortification et 2 par cathédrale qu’il possède.
# made from 69a5b975
KS-137 = Si les rebelles l’emportent, chaque autre joueur qui a voté pour l’Épée gagne 1 point par cathédrale qu’il possède.
# made from 3e66a2e5
KS-138 = Si les rebelles l’emportent, les 22 cartes peuple, épées visibles comprises, sont mélangées en une nouvelle pioche.
# made from 5e3d9999
KS-139 = Après une victoire des rebelles, une fois les cartes mélangées, on pioche une [carte peuple](KS-61).
# made from a6395e5e
KS-140 = Le camp qui perd ne gagne rien.
# made from 1a4d82cb
KS-141 = Après les gains, toutes les cartes engagées dans la révolte sont défaussées, même celles qu’une embuscade a éliminées. Les cartes de vote retournent à leurs propriétaires.
# made from c718a857
KS-142 = Ensuite, un roi nouvellement couronné annonce ses points, ceux de cette révolte compris. Cela peut [ouvrir la phase finale](KS-147).
# made from 584f28e1
KS-143 = Victoire ou défaite, le meneur continue avec les points d’action qui lui restent.
# made from 51ca8063
KS-144 = Un roi couronné par une révolte ne lève pas d’impôt avant le début de son prochain tour.

# made from 4358c9cc
chapter-end = La fin de la partie
    .pieces = game_end pawn

# made from 799b0bf7
KS-147 = Si une révolte couronne quelqu’un qui a au moins 10 points à deux joueurs, 15 à trois, 20 à quatre ou 25 à cinq, la phase finale commence.
# made from d5e44996
KS-148 = La phase finale ne commence qu’une fois. Des points gagnés autrement ne l’ouvrent jamais, le premier roi non plus.
# made from 425765ba
KS-149 = Quand la phase finale commence, la pioche des événements et la défausse sont mélangées ensemble. Les 20 cartes du dessous sont mélangées avec [Fin de partie](game_end) et remises sous les autres. Les mains et les Visites du Pape sur la table ne changent pas.
# made from e1c6a772
KS-150 = S’il y a moins de 20 cartes, Fin de partie est mélangée avec toutes.
# made from 1e6a7051
KS-151 = Qui pioche Fin de partie termine aussitôt la partie et n’achève pas son tour.
# made from 4e8aed93
KS-152 = La partie s’arrête aussi dès que quelqu’un place un pion sur la dernière case libre du plateau, même au milieu d’une expansion.
# made from ac567dd8
KS-153 = Il n’y a pas d’autre fin, sauf si vous avez choisi une [limite de manches](KS-169). Ensuite, plus personne n’agit, ne pioche ni ne lève d’impôt ; vient le décompte final.

# made from ad484e29
chapter-scoring = Décompte final
    .pieces = castle large_city cathedral crown

# made from 22b305be
KS-154 = Vous gagnez 1 point par fortification, cathédrale, petite ville et grande ville que vous possédez.
# made from a6dd6caa
KS-155 = Quiconque possède un territoire de la plus grande taille gagne 5 points.
# made from 93fa9f6d
KS-156 = Quiconque possède un territoire de la taille qui vient juste après gagne 2 points. On peut gagner les deux.
# made from c05421f4
KS-157 = Chaque joueur ne gagne chacun de ces deux prix qu’une fois. Si tous les territoires ont la même taille, personne ne gagne les 2 points.
# made from f1f532ea
KS-158 = Le roi, s’il y en a un, gagne 5 points.

# made from c7980625
chapter-options = À deux, et options
    .pieces = sword crown

# made from 49ee4951
KS-160 = À deux joueurs, on pioche 3 cartes peuple de plus dans chaque révolte qui n’est pas annulée, en plus des 2 pour le vote du meneur.
# made from 5bce3b77
KS-161 = **Plateau réduit** (à quatre ou cinq) : le plateau a une pièce de moins qu’il n’y a de joueurs, et le dernier n’en pose aucune. Rien d’autre ne change.
# made from 133a265a
KS-162 = **Plateau** : les joueurs posent les pièces à tour de rôle, le hasard les pose (chaque place et chaque orientation permises sont également probables), ou elles sont déjà disposées selon un plan propre à Regnum (la règle imprimée n’en donne pas).
# made from a1131043
KS-163 = **Premier roi** : une fortification et une ville font le premier roi ou, si vous le choisissez, la première fortification seule. Le mélange et l’impôt suivent de même.
# made from 582503af
KS-164 = **Rebelles de haut rang** : cette option est choisie d’avance : il faut posséder une fortification et une ville pour mener une révolte. Si vous la retirez, quiconque n’est pas roi peut mener une révolte.
# made from 9b094cd3
KS-165 = **Petites villes** : d’ordinaire, elles se bâtissent sur toute prairie ; avec l’autre choix, sur les octogones seulement.
# made from 97f8e6cb
KS-166 = **Remplacer les cartes rouges** : d’ordinaire, sous un roi, on ne pioche rien à la place d’une carte rouge. Avec cette option, une fois la carte rouge appliquée, vous piochez encore, gratuitement, jusqu’à une carte action ou la fin de la partie.
# made from 2acf6e45
KS-167 = **Points visibles** : avec cette option, tout le monde voit tous les totaux à tout moment.
# made from 76dca7c9
KS-168 = **Épées du peuple** : combien des 22 cartes peuple sont des épées, de 8 à 14 ; d’ordinaire 11. Les autres sont des couronnes.
# made from 73275bc6
KS-169 = **Nombre de manches** : d’ordinaire, il n’y a pas de limite. Avec une limite, le décompte final suit après tant de manches. Ce n’est pas une règle du jeu imprimé.
# made from 04974e0f
KS-170 = Toutes les options peuvent se combiner. Ce qui ne va pas avec le nombre de joueurs ne peut pas être choisi.
