### Longue vie au Roi, la règle avec les mots des joueurs.

# made from 122a9cd4
chapter-pieces = Le plateau et les pions
    .pieces = noble courtier x1 die

# made from f2defef8
LK-101 = Le plateau compte 13 comtés, et chacun a une valeur de 2 à 4 : c’est le nombre de voix qu’il donne et le nombre de courtisans qui y ont place.

    - Valeur 4 : Tateshale, Wigemor, Grentebrige, Oxeneford.
    - Valeur 3 : Loncastre, Lincolia, Stadford, Lundonia, Roucestre.
    - Valeur 2 : Man, Sedberouie, Sarisberie, Lideford.

    Ensemble, ils valent 39 voix.

# made from 157223c1
LK-102 = Deux comtés sont voisins s’ils ont une frontière commune ou si une ligne maritime en pointillé les relie. Les deux reviennent au même pour toutes les règles. Les voisins sont :

    - Man : Loncastre et Wigemor (tous deux par mer) ;
    - Sedberouie : Loncastre, Tateshale ;
    - Loncastre : Man (par mer), Sedberouie, Tateshale, Wigemor ;
    - Tateshale : Sedberouie, Loncastre, Wigemor, Stadford, Grentebrige, Lincolia ;
    - Lincolia : Tateshale, Grentebrige, Roucestre (par mer) ;
    - Wigemor : Man (par mer), Loncastre, Tateshale, Stadford, Oxeneford, Lideford (par mer) ;
    - Stadford : Tateshale, Wigemor, Oxeneford, Grentebrige ;
    - Grentebrige : Lincolia, Tateshale, Stadford, Oxeneford, Lundonia, Roucestre ;
    - Oxeneford : Wigemor, Stadford, Grentebrige, Lundonia, Roucestre, Sarisberie ;
    - Lundonia : Grentebrige, Oxeneford, Roucestre ;
    - Roucestre : Lundonia, Grentebrige, Oxeneford, Lincolia (par mer) ;
    - Sarisberie : Oxeneford, Lideford ;
    - Lideford : Sarisberie, Wigemor (par mer).

# made from 59c0198d
LK-103 = Les petits domaines dessinés à l’intérieur des comtés ne jouent aucun rôle.

# made from f26d9c9b
LK-104 = Il y a cinq [nobles](noble), les grands pions, un de chaque couleur.

# made from 1db1819d
LK-105 = Il y a 90 [courtisans](courtier), les petits pions, 18 de chaque couleur.

# made from 553cec65
LK-106 = Il y a 100 cartes d’influence : 60 [cartes ×1](x1), 35 [cartes ×2](x2) et 5 [cartes ×3](x3). Le nombre d’une carte est sa valeur : elle multiplie un dé.

# made from 04918dd3
LK-107 = Il y a 12 cartes de départ en trois séries : 3 cartes pour trois joueurs, 4 pour quatre, 5 pour cinq. Chacune montre un comté.

# made from e25ddaac
LK-108 = Le parchemin (0 à 9 et 10 à 60) et ses deux marqueurs jaunes ne servent qu’à retenir le meilleur total d’une confrontation ; au début de la partie, ils sont sur 0 et 10, ce qui n’est pas encore un total. Les totaux au-dessus de 69 sont possibles et comptent en entier.

# made from 97d365d7
LK-109 = Il y a cinq [dés](die) à six faces.

# made from 68e64360
LK-110 = Sur le plateau se trouvent une piste des bonus, avec les cases 1 à 15, et une case pour la défausse.

# made from dbdf27e5
chapter-setup = Mise en place
    .pieces = noble courtier x1 x3

# made from 609d8a41
LK-201 = Vous jouez à trois, à quatre ou à cinq. Chacun a une place et une couleur.

# made from 27789f83
LK-202 = **À trois joueurs**, le comté de Man n’est pas en jeu : personne ne peut y entrer ni le traverser, il n’a pas de voix et n’est le voisin d’aucun comté. Le plateau compte alors 37 voix, et la majorité est de 19.

# made from 1ab5a38b
LK-203 = **À quatre ou cinq joueurs**, Man est en jeu. Le plateau compte 39 voix, et la majorité est de 20.

# made from ae35f7ce
LK-204 = Pour chaque joueur de moins que cinq, une couleur et 20 cartes d’influence (douze ×1, sept ×2 et une ×3) restent dans la boîte pendant toute la partie. On joue donc avec 60 cartes à trois, 80 à quatre, 100 à cinq.

# made from 7b3ed4d9
LK-205 = Prenez les cartes de départ pour votre nombre de joueurs, mélangez-les et donnez-en une à chacun, face visible. Elles montrent :

    - trois joueurs : Roucestre, Lideford, Tateshale ;
    - quatre joueurs : Tateshale, Lideford, Roucestre, Stadford ;
    - cinq joueurs : Stadford, Loncastre, Lincolia, Lundonia, Lideford.

# made from 5b2466c9
LK-206 = Mettez votre noble dans le comté de votre carte de départ.

# made from b74a24ff
LK-207 = Mettez deux de vos courtisans avec votre noble dans votre comté de départ.

# made from e9489236
LK-208 = Mettez un de vos courtisans sur la première case de la piste des bonus, comme marqueur. Cela ne vaut pas une voix : tout le monde commence avec 0 voix de bonus. Dès que vous avez gagné des voix de bonus, il est sur le nombre de voix gagnées.

# made from a29a6e13
LK-209 = Vos 15 autres courtisans sont votre réserve.

# made from 4dee789b
LK-210 = Tout le monde a la même première main de 20 cartes : douze ×1, sept ×2 et une ×3.

# made from 91e22543
LK-211 = Au départ, la défausse est vide.

# made from 4308dfeb
LK-212 = Qui a la carte de départ Roucestre (à trois joueurs), Tateshale (à quatre) ou Stadford (à cinq) joue le premier tour. Puis on joue dans le sens des aiguilles d’une montre jusqu’à la fin de la partie ; la partie n’est pas divisée en manches.

# made from dd08f400
chapter-control = Tenir un comté
    .pieces = noble courtier

# made from 42abd343
LK-301 = Vous contrôlez un comté tant qu’au moins un de vos pions s’y trouve. Un noble seul suffit.

# made from dc5406b6
LK-302 = Un comté sans aucun pion est vide.

# made from 4a4f747c
LK-303 = Tous les pions d’un comté appartiennent à un seul joueur. Ce n’est qu’entre une intrusion et la fin de sa confrontation qu’il s’y trouve les pions de deux joueurs.

# made from 2118e082
LK-304 = Un comté ne compte jamais plus de courtisans que sa valeur : 2, 3 ou 4. Les nobles ne comptent pas.

# made from 10e721d2
LK-305 = Les courtisans ne voyagent jamais. Ils ne quittent le plateau que s’ils sont [bannis](LK-617).

# made from ae55c0a1
LK-306 = Personne ne peut être éliminé : vous contrôlez toujours au moins un comté.

# made from 8f208523
LK-307 = Quand votre noble quitte un comté où vous n’avez pas de courtisan, ce comté est aussitôt vide. Même sans courtisans en réserve, votre noble peut voyager et tenir des comtés de cette façon.

# made from cddfb38f
LK-308 = Si vous contrôlez exactement un comté, vous êtes **protégé** : aucun autre noble ne peut y entrer. C’est le moment où un noble voudrait entrer qui compte, et un comté tenu par un noble seul compte aussi.

# made from f2d14573
chapter-turn = Votre tour
    .pieces = noble courtier

# made from ef3ea3be
LK-401 = À votre tour, vous choisissez entre trois choses : **passer**, **rester** ou **vous déplacer**.

# made from 1ca17603
LK-402 = Ensuite, votre tour se déroule selon ce choix jusqu’à sa fin ; il n’y a pas d’autre action. Cartes, pions et voix ne se donnent pas, ne s’échangent pas et ne bougent d’aucune autre façon.

# made from 15e58cc8
LK-403 = **Passer :** il ne se passe rien et votre tour se termine. Vous pouvez toujours passer.

# made from 26f0c288
LK-404 = **Rester :** votre noble reste où il est, et vous y placez le [courtisan gratuit](LK-502) ; vous pouvez ensuite [en tenter d’autres](LK-504). Vous ne pouvez rester que s’il y a [de la place et un courtisan dans votre réserve](LK-501). Dans un comté de départ plein dès le début (deux courtisans à Lideford), vous ne pouvez pas rester à votre premier tour.

# made from b31a74f1
LK-405 = **Se déplacer :** votre noble va dans un comté voisin. Ce premier pas ne coûte rien.

# made from ac8256fb
LK-406 = Un comté où entre votre noble est de l’une de ces trois sortes : **vide**, **à vous** (avec des courtisans à vous) ou **à quelqu’un d’autre** (avec des pions d’un autre joueur, même un noble seul).

# made from 4f579df4
LK-407 = Quand votre noble est entré dans un comté vide ou à vous, vous choisissez : y placer le [courtisan gratuit](LK-502) ([si c’est possible](LK-501)), [traverser](LK-410) le comté pour aller plus loin, ou terminer votre tour sans placer personne.

# made from df775ac0
LK-408 = Quand votre noble entre dans le comté de quelqu’un d’autre, son voyage est fini et une [confrontation](LK-601) commence. On ne peut pas l’éviter.

# made from a4451987
LK-409 = Votre noble ne peut entrer dans le comté d’un autre joueur que si celui-ci n’est pas [protégé](LK-308) et s’il vous reste une carte pour la confrontation. Pour le premier pas, gratuit, il vous faut donc au moins une carte en main ; pour une traversée, au moins deux, car l’une d’elles paie la traversée.

# made from d579494d
LK-419 = Quand votre tour se termine, c’est au joueur suivant dans le sens des aiguilles d’une montre.

# made from dd691cb3
chapter-crossing = Traverser un comté
    .pieces = noble x1 x2 die

# made from 78417688
LK-410 = **Traverser :** votre noble est entré pendant ce tour dans un comté vide ou à vous et veut aller plus loin. Nommez d’abord le comté voisin où il doit aller, et une carte de votre main. Défaussez la carte et lancez un dé : c’est réussi si le dé fois la valeur de la carte fait au moins 3.

# made from 5493652b
LK-411 = Si la traversée réussit, votre noble va dans le comté nommé. S’il est vide ou à vous, vous choisissez de nouveau : [placer, traverser ou terminer](LK-407). S’il est à quelqu’un d’autre, c’est la [confrontation](LK-408).

# made from 75b0fcf8
LK-412 = Si la traversée échoue, votre noble reste dans le comté qu’il voulait traverser ; si ce comté était vide, il le tient à présent seul. Vous pouvez essayer encore, vers tout comté permis et avec n’importe quelle carte, ou terminer votre tour. Pendant ce tour, vous ne pouvez placer aucun courtisan dans ce comté. (Il y a [une option](LK-1007) qui fait revenir le noble.)

# made from e27f415f
LK-413 = Vous pouvez essayer et traverser tant que vous avez des cartes, pourvu que votre noble [n’entre pas deux fois dans le même comté](LK-414).

# made from e37b5b83
LK-414 = Votre noble ne peut pas entrer deux fois dans le même comté pendant un tour. Celui où son tour a commencé ne compte pas comme un comté où il est entré : il peut y revenir une fois, par une traversée. Une tentative manquée ne fait entrer nulle part.

# made from e3688c47
LK-415 = On ne peut pas traverser le comté de quelqu’un d’autre.

# made from a8777ba9
LK-416 = La carte jouée pour une traversée est perdue, que vous réussissiez ou non.

# made from 3a6c63cd
LK-417 = Avec votre dernière carte, vous pouvez traverser vers un comté vide ou à vous, mais non vers celui de quelqu’un d’autre : il ne vous resterait pas de carte pour la confrontation.

# made from bc19227a
LK-418 = Quand vous lancez un dé avec une carte, pour traverser ou pour gagner un courtisan, il vous faut :

    - avec une [carte ×1](x1), un 3 ou plus (quatre faces sur six) ;
    - avec une [carte ×2](x2), un 2 ou plus (cinq faces sur six) ;
    - avec une [carte ×3](x3), n’importe quoi : elle réussit toujours.

# made from 7f2f1b32
chapter-placing = Placer des courtisans
    .pieces = courtier x1 die

# made from be59abbf
LK-501 = Vous ne pouvez placer un courtisan dans un comté que si vous en avez un en réserve et si vous avez là moins de courtisans que la valeur du comté.

# made from 9bb137c8
LK-502 = **Le courtisan gratuit :** vous placez un courtisan de votre réserve dans le comté où est votre noble (si vous avez gagné une confrontation : dans le comté disputé). Cela ne coûte ni carte ni dé.

# made from adfc4deb
LK-503 = Une fois le courtisan gratuit placé, votre noble ne bouge plus de ce tour.

# made from 8cc2240a
LK-504 = **Des courtisans de plus :** après le courtisan gratuit, vous pouvez défausser une carte quelconque et lancer un dé. Si le dé fois la valeur de la carte fait au moins 3, vous gagnez un courtisan de plus pour ce comté. Il faut pour cela [de la place et un courtisan en réserve](LK-501).

# made from 9cbf4cae
LK-505 = Si le lancer pour un courtisan de plus réussit, vous pouvez placer ce courtisan aussitôt ou le laisser en réserve ; pour le placer plus tard, il faudrait lancer de nouveau. Le laisser garde de la place pour d’autres lancers : on peut ainsi vider sa main et provoquer [une élection](LK-701). Si le lancer échoue, aucun courtisan ne vient. La carte est perdue dans tous les cas.

# made from 5b39c7c3
LK-506 = Vous pouvez lancer pour des courtisans de plus aussi souvent que vous voulez, tant que vous avez des cartes, de la place et des courtisans.

# made from 54c69c7b
LK-507 = Vous ne pouvez lancer pour des courtisans de plus qu’après avoir placé le courtisan gratuit. Qui renonce au courtisan gratuit ne peut pas lancer.

# made from 91fe6abb
LK-508 = Vous ne pouvez pas lancer si de toute façon aucun courtisan ne pourrait être placé, parce que le comté est plein ou votre réserve vide. On ne se débarrasse donc pas de ses cartes par des lancers qui ne peuvent rien donner.

# made from fe32a229
LK-509 = Vous pouvez cesser de placer quand vous voulez. Quand vous cessez, ou ne pouvez plus continuer, votre tour se termine.

# made from 11a0ee93
chapter-confrontation = Confrontation : cartes et dés
    .pieces = x1 x2 x3 die

# made from 732fada4
LK-601 = Tout le monde participe à une confrontation, où que soient ses pions. L’**intrus** est le joueur dont c’est le tour, le **défenseur** a les pions du comté disputé, tous les autres sont des **tiers**.

# made from eb9b2b68
LK-602 = En même temps et en secret, chacun engage une à cinq cartes de sa main. Qui a une carte doit en engager au moins une ; seul un joueur à la main vide n’en engage pas.

# made from aa5cdcbb
LK-603 = Quand tous ont choisi, on révèle ensemble les cartes engagées.

# made from 7be18cf4
LK-604 = Ensuite, on lance et on compte l’un après l’autre : d’abord l’intrus, puis dans le sens des aiguilles d’une montre.

# made from 8b830534
LK-605 = Vous lancez autant de dés que vous avez engagé de cartes.

# made from 166bbd03
LK-606 = Vous posez exactement un dé sur chacune de vos cartes, comme vous voulez. Vous connaissez alors les totaux obtenus avant vous.

# made from 0ea2e01a
LK-607 = Chaque carte compte son dé fois sa valeur : un 5 sur une carte ×3 fait 15. Additionnez toutes vos cartes.

# made from b98d1a8e
LK-608 = L’intrus ajoute 2 points pour son noble.

# made from 36896ef6
LK-609 = Le défenseur ajoute 2 points pour chacun de ses courtisans dans le comté, et 2 pour son noble s’il y est.

# made from 6d8b2025
LK-610 = Les tiers n’ajoutent rien à leurs cartes.

# made from aae4ff67
LK-611 = Le plus haut total gagne la confrontation.

# made from 9163ebfe
LK-612 = Si plusieurs ont le plus haut total, eux seuls relancent, dans le même ordre : l’intrus d’abord, puis dans le sens des aiguilles d’une montre. Les égalités plus bas n’ont pas d’importance.

# made from 3bcd5a62
LK-613 = Si vous relancez pour une égalité, c’est avec les mêmes cartes et autant de dés, et vous posez de nouveau les dés sur les cartes. Les points du [noble](LK-608) et des [pions](LK-609) s’ajoutent encore. Les nouveaux totaux remplacent les anciens.

# made from 349d9c61
LK-614 = Ceux qui partagent le plus haut nouveau total relancent encore, jusqu’à ce qu’il n’en reste qu’un.

# made from 4675108b
LK-634 = Un joueur sans cartes n’engage rien et ne lance rien. Son total est celui de ses pions (0 pour un tiers), et il le garde quand on relance pour une égalité. Il peut défendre, gagner et placer comme tout le monde ; ce n’est que pour [entrer dans le comté d’un autre](LK-409) qu’il faut une carte.

# made from ca57f475
LK-635 = Personne ne peut engager plus de cinq cartes. Si quelqu’un en engage davantage par erreur, les cartes en trop reviennent dans sa main : d’abord les ×1, puis les ×2, puis les ×3, jusqu’à ce qu’il en reste cinq.

# made from fc4d49a6
chapter-winner = Après une confrontation
    .pieces = noble courtier one

# made from 54fcbc01
LK-615 = Après une confrontation, tout se fait dans cet ordre :

    - l’intrus, le défenseur ou les deux sont [bannis](LK-616) ;
    - le vainqueur peut placer le [courtisan gratuit](LK-623) ;
    - le vainqueur peut [lancer pour des courtisans de plus](LK-631) ;
    - [on reprend des cartes pour les 1](LK-624), le reste va à la défausse ;
    - si quelqu’un a joué sa dernière carte, on procède à une [élection](LK-630) ;
    - le tour se termine.

# made from 8d233660
LK-616 = Si le **défenseur** gagne, le noble de l’intrus est banni.

# made from aeccb351
LK-617 = Si l’**intrus** gagne, tous les courtisans du défenseur dans le comté sont bannis, et son noble aussi s’il y est. Les pions qui sont ailleurs ne risquent rien.

# made from 82f6197d
LK-618 = Si un **tiers** gagne, les deux doivent partir : tous les courtisans du défenseur dans le comté et son noble s’il y est ; puis le noble de l’intrus.

# made from 26798cfc
LK-619 = Le vainqueur choisit où va un noble banni : n’importe quel comté où son propriétaire a au moins un courtisan, si loin que ce soit. Si c’est un tiers qui a gagné, il choisit pour les deux nobles.

# made from e469e0f6
LK-620 = Si le propriétaire d’un noble banni n’a aucun courtisan sur le plateau, le noble retourne dans le comté d’où il est venu. Cela ne peut arriver qu’à l’intrus : un défenseur sans courtisan ailleurs aurait été [protégé](LK-308).

# made from 3769548f
LK-621 = Les courtisans bannis retournent dans la réserve de leur propriétaire.

# made from a2817729
LK-622 = Le noble du vainqueur ne bouge pas. Un tiers qui gagne tient le comté avec des courtisans seulement.

# made from 3d0becde
LK-623 = Le vainqueur peut placer le courtisan gratuit dans le comté disputé, s’il y a de la place et s’il en a un en réserve. Il peut aussi y renoncer. Si un tiers ne peut ou ne veut pas le placer, le comté reste vide : les bannis partent quand même.

# made from 5f34cfa2
LK-631 = Un vainqueur qui a placé le courtisan gratuit peut [lancer pour des courtisans de plus](LK-504) dans le comté disputé, avec les cartes qu’il a encore en main. Les cartes engagées restent sur la table jusqu’à la fin de ces lancers ; elles ne peuvent donc pas y servir.

# made from a722c999
LK-624 = **Reprendre des cartes :** pour chaque dé qui a montré un [1](one) à votre premier lancer, vous pouvez reprendre une des cartes que vous avez engagées, quelle que soit la carte où ce dé était posé.

# made from ebc334c7
LK-625 = Les cartes reviennent dans cet ordre : d’abord vos cartes ×1, puis les ×2, puis les ×3.

# made from f5802545
LK-626 = Vous ne reprenez des cartes que si vous en avez engagé au moins deux.

# made from e1ab0db2
LK-627 = Seul le premier lancer rend des cartes. Un 1 obtenu en relançant pour une égalité n’en rend pas.

# made from 42cb061d
LK-628 = Reprendre des cartes est un droit, non un devoir : vous dites combien vous en prenez, d’aucune jusqu’au nombre de vos 1. On demande d’abord à l’intrus, puis dans le sens des aiguilles d’une montre.

# made from a2412d32
LK-629 = Toutes les cartes engagées qui n’ont pas été reprises vont à la défausse.

# made from 860d88bc
LK-630 = Quand les cartes sont reprises et le reste défaussé, regardez les mains : si quelqu’un qui avait une carte au début de la confrontation n’en a plus, on procède aussitôt à une [élection](LK-701). Peu importe que la dernière carte ait été engagée ou jouée pour un courtisan de plus.

# made from 98dbfd8f
LK-632 = Quel que soit le vainqueur, le tour suivant est au joueur qui suit l’intrus dans le sens des aiguilles d’une montre.

# made from 9a68e030
LK-633 = Quand le vainqueur a placé le courtisan gratuit ou y a renoncé, le comté n’a de nouveau que les pions d’un joueur au plus.

# made from cf6d2784
chapter-election = L’élection
    .pieces = crown x1

# made from 994c757a
LK-701 = On procède à une élection chaque fois que quelqu’un a joué sa dernière carte : pour un lancer (traversée ou courtisan de plus), ou dans une confrontation, si sa main est encore vide une fois les cartes reprises.

# made from dbcdbfa8
LK-702 = L’élection vient aussitôt, mais on achève d’abord ce pour quoi la dernière carte a été jouée. Après un lancer, le noble est arrivé, le courtisan est placé ou laissé en réserve, ou le lancer a échoué. Une confrontation se joue d’abord jusqu’au bout, avec les lancers du vainqueur et les cartes reprises.

# made from c5a5201d
LK-703 = Si plusieurs mains se vident au même moment, il n’y a qu’une élection.

# made from 4cd68b32
LK-704 = **Voix des comtés :** additionnez les valeurs de tous les comtés que vous contrôlez. Peu importe combien de pions vous y avez ; un seul suffit.

# made from 529182bd
LK-705 = Si votre main est vide lors d’une élection, pour quelque raison que ce soit, vous perdez un tiers des voix de vos comtés ; c’est la perte qui est arrondie à l’unité inférieure. Toutes les comparaisons se font avec ce qui reste. Ainsi, 2 voix restent 2, 3 deviennent 2, 4 deviennent 3, 5 deviennent 4, 6 deviennent 4, 7 deviennent 5, 8 deviennent 6, 9 deviennent 6, 10 deviennent 7, 11 deviennent 8, 12 deviennent 8, 13 deviennent 9, 14 deviennent 10, 15 deviennent 10, 16 deviennent 11, 17 deviennent 12, 18 deviennent 12, 19 deviennent 13, et ainsi de suite.

# made from 4b0d0ce1
LK-706 = Votre total, ce sont les voix de vos comtés (après la [perte pour une main vide](LK-705)) et les voix de bonus gagnées aux élections passées. À la première élection, personne n’en a encore (sauf si vous jouez avec [une au départ](LK-1004)).

# made from 5885155f
LK-707 = Si le total de quelqu’un atteint la majorité (20 voix, ou 19 à trois joueurs), la partie se termine et il y a un [roi](LK-802). Sinon, on donne des [voix de bonus](LK-711) et des [cartes](LK-713).

# made from 4f526a52
LK-708 = Si personne ne devient roi, on vous classe selon les voix des comtés, après la perte pour les mains vides. Les voix de bonus ne comptent pas ici.

# made from f38ef3f0
LK-709 = Si plusieurs ont le même nombre de voix des comtés, qui a le plus de cartes en main passe devant. On compte les cartes avant d’en donner de nouvelles ; celles qu’on a reprises après une confrontation comptent.

# made from d7782fa0
LK-710 = S’ils ont aussi le même nombre de cartes, le sort décide : chacun d’eux lance cinq dés, et la plus haute somme passe devant. Ceux qui ont la même somme relancent entre eux.

# made from 98ada80d
LK-711 = Selon votre rang, vous gagnez des voix de bonus :

    - trois joueurs : 3, 2, 1 ;
    - quatre joueurs : 4, 3, 2, 1 ;
    - cinq joueurs : 5, 4, 3, 2, 1.

    Le premier en reçoit le plus, le dernier 1.

# made from f9aa925c
LK-712 = Les voix de bonus s’additionnent sans limite. Que la piste s’arrête à 15 ne veut rien dire.

# made from f62bdfd2
LK-713 = **La donne :** on mélange toutes les cartes de la défausse et l’on en donne le même nombre à chacun, une par une et face cachée : autant que la défausse le permet, mais 15 chacun au plus.

# made from 3cc19d77
LK-714 = Les cartes qui restent après la donne demeurent dans la défausse, face cachée. Personne ne peut les regarder, et on les mélange avec les autres la fois suivante.

# made from a52431e5
LK-715 = Vous gardez les cartes que vous aviez encore. Une main n’a pas de limite.

# made from b7b75627
LK-716 = Après la donne, le jeu reprend exactement où il s’était arrêté, avec le même joueur : qui lançait pour des courtisans peut continuer ; qui avait un noble en voyage peut [placer, traverser ou terminer](LK-407), après un échec [essayer encore ou terminer](LK-412). Après une confrontation, il ne reste rien à faire et le tour se termine.

# made from 56a28871
LK-717 = S’il y a trop peu de cartes dans la défausse pour en donner une à chacun, personne n’en reçoit. Si vous n’avez alors pas de carte, vous jouez sans : vous pouvez passer, rester, aller dans des comtés vides ou à vous, et placer le courtisan gratuit. Vous ne pouvez ni lancer le dé ni entrer dans le comté de quelqu’un d’autre, et dans une confrontation vous n’avez que [vos pions](LK-634).

# made from d51548d5
LK-718 = Une main qui était déjà vide ne provoque pas d’élection. Il faut pour cela jouer une dernière carte, ou trop de [tours de table sans carte](LK-1005).

# made from 3e967cc3
LK-719 = Une élection ne change rien sur le plateau, ni à l’ordre des tours. Les comtés où votre noble est entré pendant ce tour comptent toujours comme des comtés où il est entré. Il peut y avoir deux élections dans un même tour.

# made from 1d6cebe2
chapter-end = Le roi et la fin de la partie
    .pieces = crown

# made from 241ffaff
LK-801 = Seule une élection peut terminer la partie. Avoir assez de voix entre deux élections ne veut rien dire.

# made from 1e1a6b2e
LK-802 = Si un seul joueur a la majorité lors d’une élection, il est roi et gagne.

# made from d0136a06
LK-803 = Si plusieurs ont la majorité, est roi celui qui a le plus de voix des comtés (après la perte pour une main vide), non celui qui a le plus haut total. (Il y a [une option](LK-1003) pour le total.)

# made from 406a812a
LK-804 = S’ils sont aussi à égalité de voix des comtés, qui a le plus de cartes en main est roi.

# made from 9d03bca3
LK-805 = S’ils ont aussi le même nombre de cartes, le sort décide : chacun de ceux qui partagent la tête lance cinq dés, et la plus haute somme fait le roi ; les sommes égales relancent.

# made from f95c5560
LK-806 = Dès qu’il y a un roi, la partie est finie, même au milieu d’un tour. On ne donne plus de voix de bonus ni de cartes.

# made from 56d86f6f
LK-807 = Il n’y a qu’un vainqueur. Tous les autres partagent la deuxième place, quelles que soient leurs voix.

# made from 228f077a
LK-808 = La partie ne peut pas durer toujours : chacun a toujours au moins 2 voix des comtés, donc, dès que quelqu’un a 18 voix de bonus (17 à trois joueurs), l’élection suivante fait un roi. Il n’y a jamais plus de 10 élections à trois joueurs, 8 à quatre, 7 à cinq.

# made from 81d3de6b
chapter-secrets = Ce qui est visible, ce qui est secret, et le hasard
    .pieces = x1 die

# made from e70564ca
LK-901 = Qui peut voir quoi :

    - **Tout le monde** voit le plateau, les réserves, les voix de bonus, les cartes de départ, à qui c’est de jouer et les comtés où l’on est entré pendant ce tour ; combien de cartes chacun a en main et combien il y en a dans la défausse ; les cartes jouées pour un lancer ; et, une fois révélées, les cartes engagées, les dés, les totaux et les cartes reprises.
    - **Vous seul** voyez quelles cartes vous avez en main, lesquelles vous recevez et, jusqu’à ce qu’on les révèle, lesquelles et combien vous engagez. Les autres voient seulement que vous avez choisi.
    - **Personne** ne voit les cartes qui restent après une donne.

    Les cartes défaussées depuis la dernière donne ont été vues de tous quand on les a jouées ; à la table, il faut s’en souvenir, car personne ne peut fouiller la défausse.

# made from 84483602
LK-902 = Vous pouvez à tout moment parler, promettre et, si vous voulez, montrer vos propres cartes. Rien de cela n’engage, et rien de cela n’a d’effet dans le jeu. Vous ne pouvez ni échanger ni donner des cartes, des courtisans ou des voix.

# made from 4a544814
LK-903 = Le hasard décide des cartes de départ, des dés, du tirage au sort et de la donne. Chaque face d’un dé a la même chance. S’il y a plusieurs groupes d’ex æquo, le groupe le mieux placé tire au sort le premier, dans le sens des aiguilles d’une montre à partir du joueur dont c’est le tour, et relance pour les sommes égales ; ensuite seulement vient le groupe suivant.

# made from be810c42
LK-904 = La donne commence par le joueur dont c’est le tour et va dans le sens des aiguilles d’une montre, une carte chacun à la fois.

# made from 83ef2634
LK-905 = Jusqu’à ce qu’on les révèle, vos cartes engagées comptent encore, pour tous les autres, comme des cartes de votre main.

# made from d0db8b5e
chapter-options = Options
    .pieces = die one crown

# made from a5ad1270
LK-1001 = **Placement des dés sur les cartes.** D’habitude, vous posez vous-même vos dés sur vos cartes. Avec l’option « pour le meilleur total », les dés les plus forts vont sur les cartes les plus fortes sans qu’on demande, ce qui donne toujours le plus haut total.

# made from cffd9d1f
LK-1002 = **Cartes reprises pour les 1.** D’habitude, vous dites combien de cartes vous reprenez. Avec l’option « toujours toutes », vous en reprenez toujours le plus possible, sans qu’on vous le demande.

# made from 3c159776
LK-1003 = **Plusieurs majorités.** D’habitude, le plus de voix des comtés décide. Avec l’option « le plus haut total », est roi qui a le plus haut total de voix des comtés et de voix de bonus ; à total égal, les voix des comtés décident, puis les cartes en main, puis le sort.

# made from 29eaa9ed
LK-1004 = **Voix de bonus au départ.** D’habitude, tout le monde commence avec 0 voix de bonus, bien que le marqueur soit sur la case 1. Avec cette option, la case compte : tout le monde commence avec 1 voix de bonus.

# made from 65723477
LK-1005 = **Tours de table sans carte avant une élection.** D’habitude, ce nombre est de douze. Pour qu’aucune partie ne s’enlise : si pendant douze tours de table de suite aucune carte n’a quitté une main, on procède à une élection entre deux tours, avec tout ce qui s’ensuit, et l’on recommence à compter. Comme à toute élection, qui a des cartes [ne perd pas de voix](LK-705). Pour le [tirage au sort](LK-903) et la [donne](LK-904), le joueur suivant compte comme celui dont c’est le tour. Vous pouvez choisir un autre nombre de tours de table, ou 0 pour jamais. Cela n’est pas dans la règle imprimée.

# made from c9af0868
LK-1007 = **Première traversée manquée.** D’habitude, le noble reste dans le comté qu’il voulait traverser. Avec l’option « là où le tour a commencé », une tentative manquée avant la première traversée réussie du tour ramène votre noble dans le comté où le tour a commencé, aussitôt et avant même une élection. Il ne tient plus le comté du pas gratuit. Ensuite :

    - Vous pouvez essayer encore de traverser ce même comté, bien que votre noble n’y soit plus. Vous nommez un des voisins de ce comté selon les [règles habituelles](LK-410) et, en cas de réussite, votre noble y va tout droit.
    - Si vous n’essayez plus, vous ne pouvez que terminer votre tour. Vous ne placez personne.
    - Le comté à traverser compte depuis le pas gratuit comme un comté où votre noble est entré. Après une réussite, il compte aussi comme celui d’où votre noble est venu, s’il est [renvoyé](LK-620).

    Après une première réussite, un échec est [comme d’habitude](LK-412).

# made from 411d4c52
LK-1006 = **Un plateau à vous.** Vous pouvez corriger la carte et les comtés de départ d’après votre propre plateau. Chaque valeur doit être 2, 3 ou 4. Les voisins doivent l’être dans les deux sens, et aucun comté n’est son propre voisin ; les lignes maritimes relient des voisins. De chaque comté un chemin doit mener à tous les autres, même sans ceux qui ne sont pas en jeu. La majorité est la moitié de toutes les voix en jeu, arrondie à l’unité inférieure, plus une. Chaque série de cartes de départ demande autant de comtés différents qu’il y a de joueurs, tous en jeu, dont celui du premier joueur. Les voix de bonus vont du nombre de joueurs jusqu’à 1.
