### Lancaster, dans les mots des joueurs.

# made from 4cd57d83
chapter-pieces = Matériel et vocabulaire
    .pieces = knight1 knight4 squires gold

# made from d294e81e
LA-15 = La boîte contient :

    - 9 provinces et 36 tuiles Noble : 9 sortes, 4 tuiles de chacune
    - 12 cartes Conflit
    - 6 tuiles de faveur du roi
    - 18 lois en cinq groupes : 3 dans le groupe 0, 4 dans chacun des groupes 1, 2 et 3, et 3 dans le groupe 4
    - 37 écuyers, 37 pièces d’or et 37 pions de vote
    - 1 marqueur de premier joueur

# made from d2e12a89
LA-16 = Chaque joueur a :

    - une maison de 7 chevaliers
    - un château de six cases : écuyers, or, pions de vote, écuyers et or, recruter un chevalier, entraîner un chevalier (ce qu’elles donnent : [château](LA-184))
    - 6 [extensions](extension), une par case du château
    - un paravent, une tuile oui, une tuile non et un marqueur de score

# made from 2343fab4
LA-17 = La boîte contient deux cartes Conflit de rechange en plus. Elles ne servent qu’à remplacer des cartes perdues, et à rien d’autre.

# made from 709fe48a
LA-1 = Une **maison**, ce sont les sept chevaliers d’une couleur : trois de [puissance 1](knight1), deux de [puissance 2](knight2), un de [puissance 3](knight3) et un de [puissance 4](knight4). Vous dirigez une maison. À deux joueurs, chacun dirige aussi [une maison alliée](LA-241).

# made from 00982427
LA-2 = Un chevalier est toujours à un seul endroit : dans la zone de renfort de sa maison, à la cour de sa maison, dans une province, sur une case du château de sa maison ou dans un conflit en France. Avec les extensions du jeu, il peut aussi soutenir un Lord à la cour du roi ou être au donjon, et un chevalier allié peut quitter le jeu.

# made from af9964bb
LA-3 = Un chevalier est **placé** quand il n’est ni dans la zone de renfort ni à la cour. Un chevalier resté dans un conflit depuis un round précédent est placé lui aussi.

# made from ce72ec5c
LA-4 = Les chevaliers **à votre service** sont tous ceux qui ne sont pas dans votre zone de renfort : ceux de la cour et ceux qui sont placés.

# made from b534e7be
LA-5 = L’**ordre des joueurs** suit le sens des aiguilles d’une montre, à partir de qui a le [marqueur de premier joueur](first).

# made from f098e972
LA-6 = La **réserve** est commune à tous : 37 écuyers, 37 pièces d’or et 37 pions de vote sont dans le jeu. Elle se trouve sur deux plateaux de réserve, mais cela ne change rien.

# made from 279ebf44
LA-270 = Il y a exactement 37 écuyers, 37 pièces d’or et 37 pions de vote ; rien ne s’ajoute, rien ne se perd. Ce qui n’est pas chez un joueur, auprès d’un chevalier ou dans le trésor du roi est dans la réserve.

# made from 2314250a
LA-7 = Écuyers, or et pions de vote viennent de la réserve. S’il n’y en a pas assez, vous prenez ce qui reste ; ce qui manque est perdu pour de bon et ne se rattrape pas.

# made from 15fdbe5c
LA-8 = Quand plusieurs joueurs reçoivent quelque chose au même moment, ils sont servis dans l’ordre des joueurs, chacun entièrement avant le suivant.

# made from ce1a576c
LA-9 = Tout ce que vous payez, défaussez ou dépensez, y compris les pions de vote engagés et les rançons, va à la réserve, sauf si une règle indique un autre endroit.

# made from de7aa8e0
LA-10 = Si vous ne pouvez pas payer le prix entier d’une chose, vous ne pouvez pas la choisir.

# made from 520ed8d4
LA-11 = « Par paire » ou « par tranche de 3 » (ou de 5) ne compte que des groupes complets ; le reste ne compte pas. Cinq provinces font deux paires de provinces.

# made from 25bc53ee
LA-12 = « Qui en a le plus » désigne tous ceux qui ont le nombre le plus élevé : en cas d’égalité, tous en profitent ou tous en pâtissent. Avec 0, on n’a jamais le plus : si tous ont 0, ce n’est personne.

# made from fb0000c9
LA-13 = Ne comptent comme vôtres que les écuyers et l’or de votre stock (derrière votre paravent, [si vous en avez un](LA-280)). Les écuyers auprès des chevaliers dans les provinces ne comptent pas, sauf si une règle le dit.

# made from b7b0b579
LA-14 = Les points se marquent aussitôt. Il n’y a pas de maximum.

# made from 02c0b196
LA-18 = Dans un échange, où vous donnez des écuyers, de l’or, des pions de vote ou des sceaux contre d’autres de ces pièces ou contre des points, vous payez d’abord le prix entier, et ne recevez qu’ensuite. Ce que vous venez de payer est déjà dans la réserve et peut vous revenir. Vous pouvez échanger dès que vous pouvez payer, même si la réserve ne peut pas tout vous donner ; ce qui manque est perdu.

# made from e220f499
chapter-setup = Mise en place
    .pieces = first noble extension

# made from 7b556e16
LA-20 = Le premier joueur est tiré au sort et prend le marqueur de premier joueur.

# made from 93919a2b
LA-21 = Chaque province reçoit, face visible, des nobles d’une seule sorte, différente pour chaque province et tirée au sort. Leur nombre dépend des joueurs :

    - à deux ou trois joueurs : 2 nobles dans chaque province
    - à quatre : 3
    - à cinq : 4

    Toutes les autres tuiles Noble sont hors du jeu.

# made from d2f6fe14
LA-R4 = Les nobles peuvent aussi être répartis par lettres, chaque sorte dans la province de sa lettre. Cela ne change rien au jeu : de toute façon, chaque province a une seule sorte, et les sortes n’ont aucun effet propre.

# made from 140deb43
LA-22 = Il y a douze cartes Conflit. Chacune indique la puissance des Français et trois valeurs en points :

    - puissance 2 : 3, 2 et 1 points
    - puissance 3 (deux cartes identiques) : 3, 2 et 1
    - puissance 4 (deux cartes) : 4, 2 et 1
    - puissance 5 (deux cartes) : 4, 2 et 1
    - puissance 6 : 5, 3 et 1
    - puissance 7 : 6, 3 et 2
    - puissance 8 : 7, 4 et 2
    - puissance 9 : 8, 4 et 2
    - puissance 10 : 9, 5 et 3

    Deux cartes sont retirées, à la vue de tous : à deux ou quatre joueurs le 2 et le 10, à trois le 9 et le 10, à cinq le 2 et l’un des deux 3. Les dix autres, mélangées, forment une pioche face cachée. Tous savent quelles cartes elle contient, personne n’en connaît l’ordre. Deux cartes sont révélées dans la rangée du haut, à gauche puis à droite. La rangée du bas, pour deux cartes elle aussi, est vide au départ.

# made from 3ab2f4b8
LA-23 = Les tuiles de faveur du roi sont face visible. Elles donnent :

    - un noble d’une province au choix
    - une montée en grade
    - 3 pièces d’or
    - 2 pièces d’or
    - 2 écuyers
    - 1 écuyer et 1 pièce d’or

    À trois joueurs, la tuile de montée en grade est retirée : il en reste cinq. À deux, quatre ou cinq joueurs, il y en a six.

# made from 16deb557
LA-24 = Les trois lois du groupe 0 sont mélangées et posées face visible, de gauche à droite. Ce sont les **lois en vigueur** au départ.

# made from 1fd124da
LA-25 = Les 15 autres lois forment la pile, chaque groupe étant mélangé à part : le groupe 1 dessus, puis les groupes 2, 3 et 4. Personne ne connaît l’ordre à l’intérieur d’un groupe ; on sait quelles lois doivent encore venir. Les trois premières sont révélées de gauche à droite : ce sont les trois premiers projets.

# made from a3a926ca
LA-26 = Vous commencez avec 0 point, 1 pion de vote, 2 pièces d’or, 2 écuyers et aucun noble. Un chevalier de puissance 1 et un de puissance 2 sont à votre cour, les cinq autres dans votre zone de renfort.

# made from 66d011fd
LA-27 = Puis, dans l’ordre des joueurs et à la vue de tous, chacun construit l’une de ses six extensions, à son choix, sur la case correspondante de son château. Vous gardez les cinq autres pour plus tard.

# made from 585f9935
chapter-rounds = Les cinq rounds
    .pieces = first

# made from 78521418
LA-30 = La partie dure cinq rounds. Chacun a trois phases : le placement des chevaliers, le parlement, les gains. Ensuite, on prépare le round suivant.

# made from 6cf1f214
LA-150 = Les gains se donnent dans cet ordre : d’abord les provinces de A à I, puis les châteaux, puis les conflits. Avec les extensions du jeu, les charges viennent en premier, puis le donjon se vide, avant les provinces.

# made from 84bb348e
LA-272 = Après les gains, il ne reste plus de chevalier dans une province ni dans un château. Seuls les conflits de la rangée du bas en gardent encore.

# made from 7f4ce7d1
LA-31 = Après les rounds 1 à 4, deux nouvelles cartes Conflit sont révélées dans la rangée du haut, à gauche puis à droite.

# made from a6609adb
LA-32 = Après les rounds 1 à 4, toutes les tuiles de faveur du roi sont remises face visible.

# made from 08a0cb9d
LA-33 = Après les rounds 1 à 4, les trois lois suivantes de la pile sont révélées de gauche à droite : ce sont le premier, le deuxième et le troisième projet.

# made from b7b1563b
LA-34 = Voici quand les lois sont proposées :

    - round 1 : trois lois du groupe 1
    - round 2 : une du groupe 1 et deux du groupe 2
    - round 3 : deux du groupe 2 et une du groupe 3
    - round 4 : trois du groupe 3
    - round 5 : les trois du groupe 4

# made from 03819a6c
chapter-placing = Placement des chevaliers
    .pieces = knight1 knight2 knight3 knight4

# made from e1737317
LA-40 = En commençant par le premier joueur et dans le sens des aiguilles d’une montre, vous jouez l’un après l’autre. Quand c’est à vous, vous placez un chevalier de votre cour, et un seul : dans une province, sur une case de votre château ou dans un conflit. (Avec « À la cour du roi », [votre Lord](LA-452) à la cour est lui aussi une pièce à placer, même là où les règles suivantes parlent de chevaliers à la cour.)

# made from 8f7127c4
LA-41 = Placer est obligatoire. Tant qu’un chevalier de votre cour peut aller quelque part, vous devez en placer un ; vous ne pouvez ni le retenir ni passer.

# made from d206ba30
LA-42 = Sans chevalier à la cour, on vous saute. Dès qu’un chevalier chassé est revenu à votre cour, vous jouez de nouveau. Même sans aucun chevalier, vous votez et recevez tout le reste.

# made from 899038b7
LA-43 = Si vous avez des chevaliers à la cour mais qu’aucun ne peut aller nulle part, on vous saute. Chaque fois que vous devriez jouer, on regarde de nouveau : une place s’est peut-être libérée.

# made from f643694c
LA-44 = Quand vous êtes le seul à pouvoir encore placer des chevaliers, vous les placez l’un après l’autre.

# made from 13332572
LA-45 = Le placement se termine quand plus personne ne peut placer de chevalier. Les chevaliers encore à la cour y restent.

# made from 8cf7d2cf
chapter-counties = Provinces
    .pieces = knight2 squires noble gold

# made from a794ea79
LA-50 = Une province demande une puissance minimale, que votre chevalier doit atteindre sans l’aide des [écuyers](squires). Seul un [chevalier Tudor](LA-478) qui l’accompagne s’y ajoute. Le minimum de chaque province est indiqué [ici](LA-160).

# made from 9f010c26
LA-51 = Quand vous placez un chevalier dans une province, vous pouvez envoyer avec lui autant d’écuyers de votre stock que vous voulez, ou aucun. Il n’y a pas de maximum. C’est possible à ce moment-là seulement ; rien ne s’ajoute plus tard.

# made from a539b3a3
LA-52 = Votre **puissance totale** dans une province est la puissance de votre chevalier, plus 1 par écuyer auprès de lui.

# made from 82f05b74
LA-53 = Tout chevalier qui atteint le minimum peut aller dans une province libre.

# made from 3bb54cea
LA-54 = Si le chevalier d’un autre joueur, ou de son allié, occupe une province, vous pouvez le chasser : votre puissance totale doit dépasser la sienne. L’égalité ne suffit pas. Là aussi, votre chevalier doit atteindre le [minimum](LA-50) à lui seul. Un chevalier avec un [bouclier](LA-473) ne peut pas être chassé.

# made from 29a87358
LA-55 = Vous ne pouvez jamais aller dans une province où se trouve déjà un de vos chevaliers.

# made from 7a45f469
LA-56 = Une province n’accueille qu’un chevalier. Le chevalier chassé retourne à sa propre cour, et son joueur le placera de nouveau plus tard dans ce round.

# made from b4d90ebf
LA-57 = Les écuyers auprès d’un chevalier chassé vont à la réserve. Ils ne reviennent pas à leur joueur.

# made from 5b7d2acc
LA-160 = Les neuf provinces, avec la puissance minimale du chevalier et leur gain :

    - **A Northumberland**, minimum 3 : une extension
    - **B Stafford**, minimum 1 : une montée en grade
    - **C York**, minimum 3 : 2 pions de vote et un nouveau chevalier
    - **D Gloucester**, minimum 3 : 2 pions de vote et une montée en grade
    - **E Bedford**, minimum 2 : une extension
    - **F Suffolk**, minimum 2 : un nouveau chevalier
    - **G Somerset**, minimum 4 : 6 points
    - **H Dorset**, minimum 2 : la traversée de la Manche
    - **I Surrey**, minimum 1 : 2 écuyers et 2 pièces d’or ; qui s’y trouve désigne aussi le [premier joueur](LA-163)

# made from c74c1377
LA-151 = Les provinces donnent leurs gains dans l’ordre de leurs lettres. Qui y a son chevalier prend une chose sur trois : le noble, le gain, ou les deux pour 3 pièces d’or. (Une [tuile de gain](LA-592) offre deux choix de plus.)

# made from 410c8204
LA-152 = **Le noble :** prenez un noble de cette province à votre table. Ce n’est possible que s’il en reste un et que vous n’en avez pas encore de cette sorte.

# made from 62a0843e
LA-153 = **Le gain :** vous recevez ce qui est imprimé sur la province. Vous pouvez toujours le choisir, même s’il n’a aucun effet.

# made from 2869cb82
LA-154 = **Les deux :** payez d’abord 3 pièces d’or, prenez ensuite le noble, puis le gain. Il faut avoir les 3 pièces d’or avant de recevoir quoi que ce soit : l’or de cette province vient trop tard. Et il faut pouvoir prendre le noble.

# made from 215d12d6
LA-155 = Une fois sa province réglée, le chevalier retourne à sa cour (sauf s’il [traverse la Manche](LA-176)), et ses écuyers vont à la réserve. Jusque-là, ces écuyers ne sont pas dans la réserve.

# made from bb8b3475
LA-156 = Une province sans chevalier ne donne rien.

# made from 77eb7dca
LA-161 = À York et à Gloucester, vous recevez les 2 pions de vote même si le nouveau chevalier ou la montée en grade est impossible, ou si vous renoncez à la montée en grade. Les pions de vote viennent en premier.

# made from 4fa8cc99
LA-163 = Qui se trouve à Surrey quand arrive le moment de cette province doit d’abord désigner le premier joueur : n’importe qui, soi-même compris. Ensuite seulement, on choisit ce qu’on y prend. On désigne le premier joueur quoi qu’on prenne.

# made from 71c5affd
LA-164 = Le joueur désigné prend aussitôt le marqueur de premier joueur. Dès ce moment, le nouvel ordre des joueurs est valable, à commencer par les châteaux de ce même round.

# made from 62ec729d
LA-165 = Si personne n’est à Surrey, le marqueur de premier joueur reste où il est.

# made from 70dbad3b
chapter-castle = Châteaux
    .pieces = extension knight1 squires gold

# made from 3f2724f6
LA-60 = Vous pouvez placer un chevalier sur une case vide de votre propre château qu’aucune extension ne couvre. Toute puissance convient. Il y a un chevalier par case, et les écuyers ne l’accompagnent pas.

# made from befdb521
LA-180 = Les châteaux donnent leurs gains un joueur après l’autre, dans l’ordre des joueurs.

# made from aa93e357
LA-181 = Dans votre château, chaque chevalier sur une case non couverte rapporte le gain de cette case, et chaque extension construite rapporte le gain de la case qu’elle couvre.

# made from 61ac891c
LA-182 = Vous utilisez tous vos chevaliers et toutes vos extensions du château un par un, dans l’ordre que vous voulez, chacun une fois.

# made from 9761a2e7
LA-183 = Un chevalier retourne à la cour juste après son gain. Les extensions restent.

# made from 3128f5c5
LA-184 = Quatre cases du château donnent simplement, avec un chevalier comme avec une extension :

    - écuyers : 2 écuyers
    - or : 2 pièces d’or
    - pions de vote : 2 pions de vote
    - écuyers et or : 1 écuyer et 1 pièce d’or

# made from 72b7d0ba
LA-185 = **Recruter un chevalier :** vous pouvez payer 3 écuyers pour [un nouveau chevalier](LA-171) de puissance 1. Si vous n’avez pas de chevalier de puissance 1 dans la zone de renfort, c’est impossible.

# made from e987b0c7
LA-186 = **Entraîner un chevalier :** vous pouvez payer 2 écuyers pour [la montée en grade](LA-172) d’un chevalier. Si aucun de vos chevaliers ne peut monter en grade, c’est impossible, à moins que vous ne preniez [un évêque](LA-481) à la place.

# made from e01db57e
LA-187 = Il faut pouvoir payer au moment où vous utilisez la case. Les écuyers que vous venez de recevoir d’une autre case de votre château peuvent servir.

# made from 97c66544
LA-188 = Pour finir, votre **table** donne 1 pion de vote, plus 1 par [noble](noble) qui y siège. Au round 5, la table ne donne rien ; les pions de vote des provinces, des cases du château et des lois sont donnés quand même.

# made from d4caad32
LA-274 = Une case du château est vide, ou porte un chevalier, ou est couverte d’une extension. Il n’y a jamais de chevalier sous une extension.

# made from 30cf91d4
chapter-conflicts = La France et la faveur du roi
    .pieces = lily lion knight3 points

# made from 297562e9
LA-63 = Vous pouvez placer un chevalier dans tout conflit révélé de l’une ou l’autre rangée. Chaque conflit a trois cases, remplies en commençant par le haut.

# made from 269ed8eb
LA-64 = Si votre maison n’a pas encore de chevalier dans un conflit, le vôtre prend la case libre la plus haute. Si aucune n’est libre, vous ne pouvez pas y aller.

# made from f0154dd3
LA-65 = Une maison occupe au plus une case d’un conflit. (Un [archer](LA-474) a sa propre case.)

# made from dfeded67
LA-66 = Si votre maison est déjà dans le conflit, votre chevalier rejoint les autres sur leur case. C’est toujours permis.

# made from 43ef66ae
LA-67 = Dans les conflits, il n’y a ni écuyers ni puissance minimale, et on ne chasse personne. Vous pouvez prendre part à autant de conflits que vous voulez.

# made from 24baa991
LA-68 = Chaque chevalier que vous envoyez dans un conflit pendant le placement reçoit la **faveur du roi**, tant qu’une des tuiles de faveur est face visible. Peu importe qu’il soit votre premier à cet endroit ou qu’il en rejoigne d’autres, et dans quelle rangée est la carte. Six chevaliers au plus par round reçoivent donc une faveur (dans une partie à trois joueurs, cinq au plus).

# made from dd0c9464
LA-69 = Quand vous recevez une faveur, vous devez choisir une tuile de faveur face visible. Vous recevez aussitôt ce qu’elle donne et la retournez face cachée pour le reste du round. Vous pouvez choisir une tuile qui ne vous sert à rien, et renoncer au noble ou à la montée en grade qu’elle offre ; elle est retournée quand même. Voyez les [tuiles et ce qu’elles donnent](LA-23).

# made from aeb2bdee
LA-200 = Les conflits de la rangée du bas viennent en premier, à gauche puis à droite ; puis ceux de la rangée du haut, à gauche puis à droite. Chacun est réglé entièrement (points, rançon, retour des chevaliers) avant le suivant. Une carte qui vient de descendre n’est pas réglée une deuxième fois dans le même round.

# made from 5df6c3d8
LA-201 = La puissance de l’Angleterre est celle de tous les chevaliers du conflit réunis, et avec les extensions du jeu aussi celle des [archers](LA-475), des [chevaliers Tudor](LA-479) et des [écuyers](LA-441) qui s’y trouvent. Si elle est au moins égale à celle des Français sur la carte, l’Angleterre l’emporte ; sinon, c’est la France. La France l’emporte aussi dans un conflit vide.

# made from 4d882d73
LA-202 = Dans un conflit, les maisons sont classées selon la puissance totale de leurs chevaliers. En cas d’égalité, la maison de la case du dessous est mieux classée ; c’est normalement celle qui est arrivée plus tard. Ajouter des chevaliers ou les faire monter en grade ne change jamais la case d’une maison.

# made from 75fa7b17
LA-203 = Si l’Angleterre l’emporte, la valeur la plus haute de la carte va à la première maison du classement, la valeur moyenne à la deuxième, la plus basse à la troisième. Une valeur sans maison n’est pas attribuée. Voyez les [valeurs des cartes](LA-22).

# made from 733508e0
LA-204 = Si l’Angleterre l’emporte, la carte quitte le jeu, et tous les chevaliers retournent à leur cour. Une victoire dans la rangée du bas, à la seconde tentative, est exactement pareille.

# made from 369cad1b
LA-205 = Si la France l’emporte, la valeur la plus haute n’est pas attribuée : la première maison marque la valeur moyenne, la deuxième la plus basse, la troisième rien.

# made from 54ea010b
LA-206 = Si la France l’emporte dans la rangée du haut (première tentative), la carte descend dans la rangée du bas, du même côté, avec ses chevaliers sur les mêmes cases. Le combat continue au round suivant.

# made from 65d08932
LA-207 = Si la France l’emporte dans la rangée du bas (seconde tentative), les points sont attribués [comme à toute défaite](LA-205). Puis tous les chevaliers du conflit sont prisonniers, et la carte quitte le jeu.

# made from e60737d1
LA-208 = **Rançon :** dans l’ordre des joueurs, vous pouvez racheter autant de vos prisonniers que vous voulez, chacun pour 1 pièce d’or par point de puissance. Les chevaliers rachetés retournent à la cour. Chaque carte perdue se règle à part : l’or dépensé pour celle de gauche manque pour celle de droite.

# made from 11a59a20
LA-209 = Les prisonniers que vous ne rachetez pas vont dans votre zone de renfort.

# made from fad4b3d0
LA-210 = Au round 5, les conflits se règlent comme d’habitude. Les chevaliers d’une carte de la rangée du haut perdue au round 5 descendent avec elle et comptent encore pour votre chevalerie au décompte final.

# made from 19f0a809
chapter-rewards = Ce que vous pouvez gagner
    .pieces = knight4 extension noble votes

# made from 6e7e1805
LA-170 = Écuyers, or, pions de vote et points se reçoivent simplement ; on ne peut pas les refuser. Les pions de vote restent visibles sur votre plateau de château.

# made from 1d0f576d
LA-171 = **Un nouveau chevalier :** un chevalier de puissance 1 vient de votre zone de renfort à votre cour ; on ne peut pas le refuser. Si vous n’en avez pas de puissance 1 dans la zone de renfort, il ne se passe rien.

# made from 4108999d
LA-172 = **Une montée en grade :** vous pouvez choisir un chevalier à votre service, à la cour ou placé, de puissance 1, 2 ou 3, et l’échanger contre un chevalier de votre zone de renfort qui a exactement 1 de puissance en plus. Le plus fort prend la place exacte du plus faible, avec tout ce qui est auprès de lui (écuyers, bouclier, chevalier Tudor) ; le plus faible va dans votre zone de renfort. Sans chevalier du niveau suivant dans la zone de renfort, un chevalier ne peut pas monter en grade ; on ne saute aucun niveau. La loi [« Le plus riche entraîne »](LA-100) ne vaut que pour les chevaliers placés. Avec « À la cour du roi », vous pouvez prendre [un évêque](LA-481) à la place.

# made from b4cb0ec8
LA-173 = **Une extension :** vous pouvez choisir une de vos extensions pas encore construites et la construire sur la case correspondante du château. Si les six sont construites, il ne se passe rien.

# made from d811fcd5
LA-174 = Si un chevalier se trouve sur la case que vous couvrez d’une extension, il retourne aussitôt à la cour, sans le gain de cette case.

# made from a6ed4ae9
LA-175 = Une case couverte n’accueille plus de chevaliers. Dès lors, son extension rapporte chaque fois que les châteaux donnent leurs gains, dès ce round s’ils sont encore à venir.

# made from 09648987
LA-176 = **La traversée de la Manche** (Dorset) : les écuyers auprès du chevalier vont à la réserve, et le chevalier passe dans un conflit de votre choix, [comme pour un placement](LA-64). Il ne reçoit pas de faveur du roi. Si un conflit peut l’accueillir, vous devez en choisir un ; si aucun ne le peut, il retourne à la cour.

# made from 66c8088a
LA-177 = **Un noble d’une province au choix :** vous pouvez prendre un noble dans n’importe quelle province où il en reste, d’une sorte que vous n’avez pas encore.

# made from 9759541b
LA-178 = Vous n’avez jamais deux nobles de la même sorte, donc neuf au plus.

# made from ed8c53ce
chapter-parliament = Le parlement
    .pieces = votes

# made from a584e893
LA-80 = Les trois projets sont mis au vote l’un après l’autre, du premier au troisième. Chaque vote est terminé, avec toutes ses suites, avant que le suivant commence.

# made from f40c06b9
LA-81 = Tous choisissent en même temps et en secret : oui ou non, et combien de leurs pions de vote ils ajoutent, d’aucun à tous. On ne peut pas s’abstenir.

# made from 34ad9313
LA-82 = Les votes sont révélés ensemble. Vous apportez 1 vote au camp choisi, plus 1 par [pion de vote](votes) ajouté.

# made from c2d9bd15
LA-83 = La loi est adoptée s’il y a au moins autant de oui que de non. L’égalité l’adopte.

# made from 9fdb4124
LA-84 = Tous les pions de vote engagés vont à la réserve, quel que soit le résultat.

# made from 06a1fa49
LA-85 = **Adoptée :** la loi en vigueur la plus à gauche quitte le jeu, les deux autres se décalent d’une place vers la gauche, et la nouvelle prend la place de droite.

# made from 81889600
LA-86 = **Rejetée :** le projet quitte le jeu, et les lois en vigueur restent ce qu’elles sont.

# made from b226b79f
LA-87 = Après le troisième vote, tous les pions de vote que les joueurs ont encore vont à la réserve, avant l’application des lois. Seule exception : les [lois qui en ont besoin](LA-410).

# made from 7296401f
LA-273 = Il y a toujours exactement trois lois en vigueur, de la mise en place à la fin de la partie.

# made from 282be71e
chapter-laws = Les lois
    .pieces = votes points

# made from 91f93846
LA-90 = Les trois lois en vigueur s’appliquent de gauche à droite, chacune entièrement avant la suivante. Ce qui compte, c’est la situation au moment où la loi s’applique.

# made from 04f63c4c
LA-91 = Si une loi laisse plusieurs joueurs décider, ils le font dans l’ordre des joueurs. Chacun voit ce que les précédents ont fait, et termine avant que le suivant commence. Qui est concerné (qui a le plus, combien vous avez) est fixé pour tous avant que le premier agisse ; ce que vous pouvez payer et ce qui reste à prendre se juge quand c’est à vous.

# made from a3a67a0b
LA-92 = Quand une loi parle de chevaliers placés, il s’agit de chevaliers [placés](LA-3) où que ce soit. Les chevaliers encore dans un conflit depuis un round précédent comptent ; un chevalier revenu à la cour ne compte pas. Les écuyers ne sont pas des chevaliers.

# made from a446c17d
LA-93 = Vos **conflits** sont les cartes Conflit révélées, dans les deux rangées, où se trouve au moins un de vos chevaliers. Vos **provinces** sont celles où se trouve un de vos chevaliers.

# made from 7e083665
LA-94 = Les pions de vote gagnés par une loi se gardent pour le round suivant : les votes de ce round sont terminés.

# made from 3b0a9a51
LA-95 = Un nouveau chevalier gagné par une loi arrive à votre cour. Il n’est pas placé dans ce round.

# made from 88a32520
LA-100 = **Le plus riche entraîne** (groupe 0) : qui a [le plus](LA-12) d’or peut faire monter en grade un de ses chevaliers placés. En cas d’égalité, tous les ex æquo le peuvent.

# made from 98559ce9
LA-101 = **La plus grande suite recrute** (groupe 0) : qui a [le plus](LA-12) d’écuyers en stock reçoit un nouveau chevalier de puissance 1. En cas d’égalité, tous les ex æquo le reçoivent.

# made from 7023a617
LA-102 = **Paires de provinces** (groupe 0) : vous marquez 3 points par paire de provinces où se trouve un de vos chevaliers.

# made from 5403119f
LA-103 = **Votes à vendre** (groupe 1) : vous pouvez acheter autant de pions de vote que vous voulez, à 1 pièce d’or chacun. Ils se gardent pour le round suivant.

# made from 93beea86
LA-104 = **Service et argent** (groupe 1) : autant de fois que vous voulez, vous pouvez payer 1 écuyer et 1 pièce d’or pour 3 points.

# made from 6d681332
LA-105 = **Les vétérans bâtissent** (groupe 1) : par paire de conflits où se trouve un de vos chevaliers, vous pouvez construire [une extension](LA-173).

# made from 4f4bf911
LA-106 = **Écuyers du second rang** (groupe 1) : vous recevez 1 écuyer pour chacun de vos chevaliers placés de puissance 2.

# made from dc851748
LA-107 = **Trésor de guerre** (groupe 2) : par paire de conflits où se trouve un de vos chevaliers, vous recevez 1 écuyer, 1 pion de vote et 1 pièce d’or.

# made from b2551a4c
LA-108 = **Sans second rang** (groupe 2) : si vous n’avez aucun chevalier placé de puissance 2, vous pouvez faire monter en grade un chevalier à votre service, à la cour ou placé.

# made from 36a71ab5
LA-109 = **Le troisième devient quatrième** (groupe 2) : si votre chevalier de puissance 3 est placé et que celui de puissance 4 est dans la zone de renfort, vous pouvez les échanger. Le 4 prend la place du 3, et ce qui était auprès du 3 y reste.

# made from 7eab14a2
LA-110 = **Grands bâtisseurs** (groupe 2) : vous marquez 5 points par tranche de 5 extensions construites, donc une seule fois avec six extensions (par tranche de 3, si vous l’avez [choisi](LA-R20) avant la partie).

# made from 8729e6d3
LA-R20 = Deux textes imprimés se contredisent sur « Grands bâtisseurs » : la feuille de lois de l’édition anglaise dit 5 points par tranche de 3 extensions, la règle dit par tranche de 5. On joue par tranche de 5, sauf si vous choisissez l’autre avant la partie.

# made from 8ac440d9
LA-111 = **Honneurs de la guerre** (groupe 3) : vous marquez 3 points pour chaque conflit où se trouve un de vos chevaliers.

# made from 00942f05
LA-112 = **Triplets de provinces** (groupe 3) : vous marquez 8 points par tranche de 3 provinces où se trouve un de vos chevaliers.

# made from 16ccc0de
LA-113 = **Trois du premier rang** (groupe 3) : si vos trois chevaliers de puissance 1 sont tous placés, vous marquez 5 points.

# made from bbd61741
LA-114 = **Les hôtes envoient leurs fils** (groupe 3) : par tranche de 3 nobles à votre table, vous recevez un nouveau chevalier de puissance 1.

# made from fa5eb93d
LA-115 = **L’or achète la gloire** (groupe 4) : vous pouvez payer autant de pièces d’or que vous voulez et marquez 1 point pour chacune.

# made from 5cf33511
LA-116 = **Les écuyers achètent la gloire** (groupe 4) : vous pouvez payer autant d’écuyers de votre stock que vous voulez et marquez 1 point pour chacun.

# made from 7bf80589
LA-117 = **Tous les rangs servent** (groupe 4) : si vous avez placé des chevaliers des quatre niveaux de puissance, vous marquez 6 points.

# made from 67ef0425
chapter-end = La fin de la partie
    .pieces = points knight4 extension noble

# made from 5ba121ed
LA-220 = La partie se termine après les gains du round 5. Puis s’ajoutent les points du décompte final.

# made from b0c8cf3c
LA-221 = **Chevalerie :** additionnez la puissance de tous les chevaliers à votre service, c’est-à-dire de tous ceux qui ne sont pas dans votre zone de renfort. Le plus grand total marque 8 points, le deuxième 4. À deux joueurs, il n’y a [pas de deuxième place](LA-258).

# made from ac22a47c
LA-222 = **Extensions :** qui en a construit le plus marque 8 points, le deuxième 4. À deux joueurs, il n’y a [pas de deuxième place](LA-258).

# made from 80cb4648
LA-223 = En cas d’égalité pour la chevalerie, qui a le plus d’écuyers passe devant ; pour les extensions, qui a le plus d’or. Cela vaut pour toutes les places.

# made from 7a344860
LA-224 = Les joueurs toujours à égalité pour la première place se partagent les 8 et les 4, soit 12 points, à parts égales ; les fractions sont perdues : à deux, 6 chacun, à trois, 4 chacun. Il n’y a alors pas de deuxième place. (Dans une partie à deux joueurs, c’est [4 chacun](LA-259).)

# made from 97c09126
LA-225 = Les joueurs toujours à égalité pour la deuxième place se partagent les 4 points à parts égales ; les fractions sont perdues.

# made from eb263ad2
LA-226 = Avec une puissance totale de 0, vous ne prenez aucune place pour la chevalerie ; sans extension, aucune pour les extensions.

# made from c6a3ff44
LA-227 = **Nobles :** 1 noble à votre table vaut 0 point, 2 valent 1 point, 3 en valent 3, 4 en valent 6, 5 en valent 10, 6 en valent 15, 7 en valent 21, 8 en valent 28 et 9 en valent 36. Sans noble, pas de points.

# made from efcf1288
LA-228 = Qui a le plus de points gagne. Si plusieurs joueurs en ont le plus, ils partagent la victoire ; rien d’autre ne les départage.

# made from b7d21b1f
chapter-hidden = Visible et caché
    .pieces = squires gold votes

# made from db0f704c
LA-280 = Les écuyers et l’or de chacun sont derrière un paravent ; vous seul voyez les vôtres. Mais tout gain et tout paiement s’annonce ouvertement : une bonne mémoire peut suivre. Tout le reste est visible : chevaliers, nobles, extensions, pions de vote, points, lois, projets, faveurs, conflits et réserve. À deux joueurs, ou si vous choisissez des stocks visibles, rien n’est derrière un paravent.

# made from 64764972
LA-281 = Chaque fois qu’une loi, une égalité ou le décompte final compare les stocks des joueurs, tous montrent ce qui est comparé.

# made from f68652dc
chapter-two = À deux joueurs
    .pieces = knight2 knight3

# made from dd4ac222
LA-240 = À deux joueurs, les règles à quatre s’appliquent avec les changements de ce chapitre : deux nobles dans chaque province, les cartes Conflit 2 et 10 retirées, les six faveurs, et pas de paravents : écuyers et or restent visibles.

# made from 70a86305
LA-241 = Chacun de vous dirige aussi une **maison alliée** d’une autre couleur. Elle commence avec un chevalier de puissance 2 à sa cour, les six autres dans sa zone de renfort. Elle a un petit château de deux cases, recruter un chevalier et entraîner un chevalier, mais ni extensions ni table.

# made from 3433f100
LA-242 = Un allié n’a et ne gagne jamais de points, de pions de vote, d’or, d’écuyers, de nobles ni d’extensions.

# made from fb74507b
LA-243 = Vos propres écuyers et votre or ne peuvent jamais servir à votre allié.

# made from 67d66fe5
LA-244 = Quand c’est à vous, vous placez un chevalier, de votre maison ou de votre allié. Vous jouez tant qu’un chevalier de votre cour ou de la sienne peut aller quelque part.

# made from 3adbd84e
LA-245 = Les chevaliers alliés vont dans les provinces, dans les conflits et sur les deux cases de leur propre château, un par case, aux conditions habituelles. Ils ne vont jamais dans votre château, ni vos chevaliers dans le leur.

# made from 9ee5ba96
LA-246 = Aucun écuyer n’accompagne les chevaliers alliés.

# made from b3e91803
LA-247 = Vous ne pouvez jamais chasser un de vos chevaliers ni un de ceux de votre allié, quel que soit le chevalier que vous placez. Ceux de votre adversaire et de son allié, vous pouvez les chasser, avec vos chevaliers comme avec ceux de votre allié.

# made from 10d301ad
LA-248 = Un chevalier allié chassé retourne à la cour de l’allié.

# made from 7ae077d4
LA-249 = Dans un conflit, vous et votre allié êtes deux maisons : toutes deux peuvent y être, chacune sur sa case.

# made from 1d17eb39
LA-250 = Un chevalier allié envoyé dans un conflit pendant le placement reçoit une faveur comme tout autre, et vous devez choisir une tuile face visible. L’or et les écuyers n’ont aucun effet. La montée en grade est pour un chevalier allié. Avec le noble, vous devez retirer du jeu un noble d’une province de votre choix, s’il en reste.

# made from 517bb854
LA-251 = L’allié ne vote pas. Pour les lois, ses pièces ne comptent jamais comme les vôtres, ni pour vous ni contre vous ; aucune loi ne lui donne rien, ne lui fait rien payer ni ne déplace ses pièces.

# made from 1d0085ae
LA-252 = Dans une province où se trouve un chevalier de votre allié, vous choisissez le noble ou le gain, jamais les deux. Le noble signifie ici qu’un noble de cette province quitte le jeu ; vous pouvez le choisir tant qu’il en reste un, quelles que soient les sortes que vous avez.

# made from bb13f460
LA-253 = Quand l’allié prend le gain, un nouveau chevalier ou une montée en grade va à la maison alliée (vous pouvez renoncer à la montée en grade), et c’est le chevalier allié qui traverse la Manche. Tout le reste de ce que la province donnerait (pions de vote, extension, points, écuyers et or) ne va à personne.

# made from e922dc72
LA-254 = Si votre allié est à Surrey, vous désignez le premier joueur : l’un de vous deux.

# made from 4cee9146
LA-255 = Le château de votre allié s’utilise avec le vôtre, dans l’ordre que vous voulez. Recruter apporte un nouveau chevalier allié, entraîner la montée en grade d’un chevalier allié, à laquelle vous pouvez renoncer ; les deux sont gratuits. Chaque chevalier retourne à la cour de l’allié juste après. Votre table vient en dernier.

# made from 4e503ca9
LA-256 = Dans les conflits, votre allié est classé comme une maison à part. Les points de son rang ne vont à personne.

# made from 810e580e
LA-257 = Les chevaliers alliés prisonniers ne peuvent pas être rachetés. Ils vont dans la zone de renfort de l’allié.

# made from 96b3bd96
LA-258 = Les alliés ne comptent pas au décompte final. Pour la chevalerie et pour les extensions, il n’y a que les 8 points de la première place ; la deuxième ne rapporte rien.

# made from 385fe88c
LA-259 = Si vous êtes toujours à égalité après la [comparaison des écuyers ou de l’or](LA-223), vous partagez les 8 points : 4 chacun.

# made from b6797744
chapter-new-laws = Extension du jeu : les Nouvelles Lois
    .pieces = votes points squires

# made from a465c874
LA-400 = Les Nouvelles Lois sont 18 lois de plus, elles aussi en cinq groupes : 3 dans le groupe 0, 4 dans chacun des groupes 1, 2 et 3, et 3 dans le groupe 4.

# made from c52f3e65
LA-401 = Vous pouvez jouer avec les Nouvelles Lois dans les cinq groupes.

# made from ce680a37
LA-402 = Ou bien vous mélangez : pour chaque groupe, vous choisissez soit les lois du jeu de base, soit les Nouvelles Lois, toujours le groupe entier, jamais des cartes isolées.

# made from 9a08d1c4
LA-403 = Les lois non utilisées restent hors du jeu. Tout le reste au parlement, de la mise en place au vote, ne change pas.

# made from 5b916de8
LA-404 = Ou bien le hasard décide : pour chaque groupe, de 0 à 4, un des jeux de lois est tiré au sort, avec des chances égales.

# made from 17eb092a
LA-410 = Si « Votes gardés, chevaliers formés », « Tout pour la gloire » ou « Votes gardés, votes scellés » est parmi les trois lois en vigueur après le troisième vote, tous gardent les pions de vote qui leur restent jusqu’à ce que les trois lois aient été appliquées. Alors seulement, ils vont à la réserve.

# made from 808746ad
LA-411 = Vos pions de vote **gardés** sont ceux que vous avez juste après le troisième vote. Les pions gagnés par des lois dans ce round ne comptent jamais comme gardés et ne peuvent pas payer « Tout pour la gloire » ; vous les conservez pour le round suivant.

# made from cdd90668
LA-420 = **Le vote des soldats** (groupe 0) : vous recevez 1 pion de vote pour chaque conflit où se trouve un de vos chevaliers.

# made from 5b3a8e9a
LA-421 = **Les écuyers gagnent leur pain** (groupe 0) : qui a [le plus](LA-12) d’écuyers en stock reçoit 1 pièce d’or et 1 pion de vote. En cas d’égalité, tous les ex æquo les reçoivent.

# made from 5e9ddae1
LA-422 = **L’or attire les fidèles** (groupe 0) : qui a [le plus](LA-12) d’or reçoit 1 écuyer et 1 pion de vote. En cas d’égalité, tous les ex æquo les reçoivent.

# made from f5194a40
LA-423 = **Secours aux sans-amis** (groupe 1) : qui n’a aucun noble reçoit 1 pièce d’or, 1 écuyer et 1 pion de vote.

# made from 05564d09
LA-424 = **Des écuyers en France** (groupe 1) : vous pouvez envoyer en France autant d’écuyers que vous avez de conflits, ou moins. Voyez [où ils vont](LA-440) et [ce qu’ils font](LA-441).

# made from 770308cf
LA-440 = « Des écuyers en France » : les écuyers viennent de votre stock et ne vont que dans des conflits où se trouve au moins un de vos chevaliers. Répartissez-les comme vous voulez, même plusieurs dans un conflit.

# made from d509e163
LA-441 = « Des écuyers en France » : chaque écuyer ajoute 1 à la puissance de l’Angleterre et 1 à votre propre total pour le classement des maisons.

# made from f774f712
LA-442 = « Des écuyers en France » : une fois leur conflit compté dans ce round, les écuyers vont à la réserve, quel que soit le vainqueur, même si la carte descend.

# made from 614cc21e
LA-443 = « Des écuyers en France » : ces écuyers ne sont pas des écuyers dans les provinces pour « Parade des suites ». Un chevalier qui traverse ensuite la Manche depuis Dorset ne permet pas d’envoyer d’autres écuyers.

# made from bee7f6f0
LA-425 = **Écuyers du premier rang** (groupe 1) : vous recevez 1 écuyer pour chacun de vos chevaliers placés de puissance 1.

# made from 02aca7f8
LA-426 = **Maçons à louer** (groupe 1) : vous pouvez acheter autant d’[extensions](LA-173) que vous voulez, à 4 pièces d’or chacune. Un chevalier sur une case que vous couvrez retourne à la cour, sans gain, et n’est plus placé dans ce round.

# made from 2460a7f2
LA-427 = **La garde du château** (groupe 2) : vous marquez 3 points pour chacun de vos chevaliers sur une case de votre château.

# made from 53a90d42
LA-428 = **Votes gardés, chevaliers formés** (groupe 2) : qui a le plus de pions de vote [gardés](LA-411) peut faire monter en grade un chevalier à son service. En cas d’égalité, tous les ex æquo le peuvent ; qui n’en a gardé aucun n’y a pas droit.

# made from 3eec8141
LA-429 = **Deux du second rang** (groupe 2) : si vos deux chevaliers de puissance 2 sont placés, vous marquez 3 points.

# made from f88ab065
LA-430 = **Impôt sur les provinces** (groupe 2) : pour chacune de vos provinces, payez 1 pièce d’or ou reprenez le chevalier. Vous décidez pour chaque province séparément.

# made from cb3b4d09
LA-444 = « Impôt sur les provinces » : un chevalier repris va à la cour et ne rapporte rien dans ce round, et ses écuyers vont à la réserve. S’il était à Surrey, vous ne désignez pas de premier joueur.

# made from 5234d0dd
LA-445 = « Impôt sur les provinces » : si vous ne pouvez pas payer pour une province, vous devez reprendre le chevalier. Pour les lois suivantes de ce round, c’est la nouvelle situation qui compte.

# made from 235df5ff
LA-431 = **Riches paires de provinces** (groupe 3) : vous marquez 5 points par paire de provinces où se trouve un de vos chevaliers.

# made from 8b3a0d49
LA-432 = **Entretien des châteaux** (groupe 3) : pour chaque extension construite, payez 1 écuyer ou retournez-la face cachée. Vous décidez pour chacune ; personne n’est obligé de payer.

# made from 772d88df
LA-446 = « Entretien des châteaux » : une extension face cachée ne rapporte rien quand les châteaux donnent leurs gains dans ce round. Elle est remise face visible une fois tous les châteaux utilisés.

# made from 50523dea
LA-447 = « Entretien des châteaux » : une extension face cachée couvre toujours sa case et compte toujours comme construite, par exemple pour « Grands bâtisseurs ». Les extensions construites plus tard dans le round ne sont pas touchées.

# made from c9a2b47f
LA-433 = **Deux contre un** (groupe 3) : autant de fois que vous voulez, vous pouvez payer 2 pièces d’or pour 1 écuyer, ou 2 écuyers pour 1 pièce d’or, dans un sens ou dans l’autre, jusqu’à ce que vous arrêtiez.

# made from 72e2868a
LA-434 = **Parade des suites** (groupe 3) : vous marquez 3 points par paire d’écuyers auprès de vos chevaliers dans les provinces, toutes vos provinces additionnées.

# made from b1b2ede9
LA-435 = **Salles désertées** (groupe 4) : vous marquez 3 points pour chacune de vos provinces où il ne reste aucun noble.

# made from 6d8d9a68
LA-436 = **Tout pour la gloire** (groupe 4) : autant de fois que vous voulez, vous pouvez payer 1 pièce d’or, 1 écuyer et 1 pion de vote [gardé](LA-411) pour 3 points.

# made from 7f410086
LA-437 = **Le plus d’hommes en France** (groupe 4) : qui a le plus de chevaliers dans les conflits marque 5 points. En cas d’égalité, tous les ex æquo les marquent ; qui n’y en a aucun n’y a pas droit. Chacun de vos chevaliers dans un conflit de l’une ou l’autre rangée compte 1, quelle que soit sa puissance.

# made from c1d5a600
chapter-court = Henri V : À la cour du roi
    .pieces = knight2 votes squires gold

# made from b2947036
LA-450 = Le plateau du roi porte trois charges (Grand chancelier, Grand connétable, Grand chambellan), le trésor vide, 24 sceaux, 2 boucliers, 3 archers, 3 chevaliers Tudor, et des évêques : 5 à deux ou trois joueurs, 7 à quatre, 9 à cinq. Personne ne tient encore de charge.

# made from db5c00c8
LA-451 = Chaque joueur a un **Lord**, qui commence à la cour. Vous commencez avec 2 pions de vote en tout, au lieu de 1.

# made from d9e2952c
LA-452 = Quand c’est à vous, vous placez une pièce de votre choix : un chevalier, avec des [privilèges](LA-471) si vous voulez (ou, avec « La disgrâce du roi », un chevalier au [donjon](LA-512)), ou bien votre Lord, avec ses soutiens. Un Lord à la cour compte comme une pièce que vous pouvez placer.

# made from a35f770f
LA-453 = Vous devez placer votre Lord à chaque round ; le placement ne se termine pas avant que tous les Lords soient placés. Il a toujours où aller : le trésor.

# made from 88efa424
LA-454 = Le Lord va à une charge ou au trésor, nulle part ailleurs. Des chevaliers ne se tiennent à une charge que pour soutenir un Lord.

# made from 7293f329
LA-455 = **Briguer une charge :** vous versez son tribut au trésor, de vos propres moyens : 1 pion de vote pour le Grand chancelier, 1 écuyer pour le Grand connétable, 1 pièce d’or pour le Grand chambellan. Si vous ne pouvez pas le verser, vous ne pouvez pas briguer cette charge. Chaque candidature coûte de nouveau le tribut, même une seconde pour la même charge dans le même round.

# made from 6cc9e95a
LA-456 = Avec votre Lord, vous pouvez mettre à la charge autant de chevaliers et d’évêques de votre cour que vous voulez, et votre chevalier Tudor s’il peut servir maintenant. Rien ne s’ajoute plus tard. Les écuyers ne peuvent pas soutenir un Lord.

# made from f33de1b4
LA-457 = La puissance d’une candidature est 1 pour le Lord, plus 1 par évêque, plus la puissance des chevaliers, plus 2 pour un chevalier Tudor. On compte les pièces présentes au moment où un rival se présente : un soutien monté en grade entre-temps compte avec sa nouvelle puissance.

# made from 373b9690
LA-458 = Pour une charge libre, toute candidature suffit. Si un autre Lord s’y trouve, la vôtre doit être plus puissante ; l’égalité ne suffit pas. Vous ne pouvez pas chasser votre propre Lord.

# made from cdcdc0b3
LA-459 = Si votre Lord est chassé, vous le reprenez à la cour avec tous ses soutiens, chevalier Tudor compris. Vous pouvez les placer de nouveau dans ce round ; le Lord, vous [le devez](LA-453). Votre tribut reste au trésor ; le nouveau venu verse le sien.

# made from a240296c
LA-460 = **Le trésor :** votre Lord y va seul, sans soutiens. Il prend aussitôt tous les pions de vote, les écuyers et l’or qui s’y trouvent ; il peut y aller même s’il n’y a rien. On ne peut pas l’en chasser, et les Lords peuvent y être aussi nombreux qu’on veut.

# made from 8b945df7
LA-461 = Ce qui est dans le trésor y reste de round en round, jusqu’à ce que quelqu’un le prenne.

# made from 7a229201
LA-462 = Les chevaliers qui soutiennent un Lord sont des chevaliers [placés](LA-3). Le Lord lui-même, les évêques, les chevaliers Tudor et les archers ne sont pas des chevaliers.

# made from ea18a0fa
LA-463 = Avant tous les autres gains, on attribue les charges : Grand chancelier, puis Grand connétable, puis Grand chambellan.

# made from d877685c
LA-464 = Si un Lord se trouve à une charge, son joueur en prend la carte, au besoin à qui la tenait jusque-là.

# made from 2800f279
LA-465 = Si aucun Lord ne se trouve à une charge, qui la tient la garde : il ne faut la briguer de nouveau que pour la défendre. Si personne ne la tient encore, elle reste vacante et ne donne rien.

# made from 64332299
LA-466 = Qui tient une charge, depuis peu ou depuis longtemps, reçoit à chaque round ce qu’elle donne : le Grand chancelier 2 sceaux et 1 bouclier, le Grand connétable 1 sceau et 1 archer, le Grand chambellan 1 chevalier Tudor et aucun sceau.

# made from e01e9fa0
LA-467 = Au round 5, le Grand chancelier reçoit 2 sceaux mais pas de bouclier, le Grand connétable 1 sceau mais pas d’archer, et le Grand chambellan 1 chevalier Tudor, qui compte au décompte final.

# made from 714f6d3c
LA-468 = Une fois les charges attribuées, tous les Lords, même ceux du trésor, tous les évêques et tous les chevaliers de soutien retournent à leur cour. Les chevaliers Tudor qui ont soutenu un Lord retournent sur le plateau du roi.

# made from 17a24290
LA-469 = Vous pouvez tenir plusieurs charges. Avec votre seul Lord, vous n’en gagnez qu’une au plus par round, mais vous gardez les autres tant qu’aucun autre Lord ne les prend.

# made from fa83ddff
LA-470 = Les sceaux restent derrière le paravent. Il n’y en a que 24 : si plusieurs joueurs en reçoivent, ils sont servis dans l’ordre des joueurs, et ce qui manque est perdu.

# made from 02413896
LA-481 = Chaque fois que vous avez droit à une montée en grade (par une faveur, une province, l’entraînement dans votre château, une tuile de gain, ou les lois « Le plus riche entraîne », « Sans second rang » ou « Votes gardés, chevaliers formés »), vous pouvez prendre à la place, au même prix, un **évêque** du plateau du roi à votre cour. L’entraînement est alors possible même si aucun chevalier ne peut monter en grade. « Le troisième devient quatrième » est un échange, pas une montée en grade, et ne donne pas d’évêque.

# made from 7d8fc205
LA-482 = Vous pouvez prendre l’évêque même si aucun de vos chevaliers ne pouvait monter en grade ; mais pas s’il n’en reste plus sur le plateau du roi, ni si vous en avez trois. Un évêque gagné pendant le placement peut soutenir un Lord pas encore placé.

# made from f9e1948a
LA-483 = Un évêque ne se place que pour soutenir votre Lord à une charge. À la fin, vos évêques donnent plus de valeur à vos [sceaux](LA-485).

# made from c086901b
LA-485 = À la fin, chacun de vos [sceaux](LA-466) vaut 1 point, et 1 de plus par évêque que vous avez. Avec deux évêques, huit sceaux valent 8 fois 3, soit 24 points.

# made from da839d7c
LA-486 = Au décompte final, la chevalerie comprend 2 pour chaque chevalier Tudor que vous avez alors : celui reçu au round 5, et tous ceux encore auprès de vos chevaliers dans un conflit. Celui du round 4, s’il n’a pas servi, est déjà rendu et ne compte pas.

# made from d483d40d
LA-487 = À deux joueurs : les sceaux restent visibles. Vous placez aussi le Lord de votre allié, à chaque round et comme un placement à part. Votre Lord et le sien sont des candidats distincts et ne peuvent pas se chasser l’un l’autre ; mais chacun peut prendre une charge que l’autre tient, si aucun Lord ne s’y trouve.

# made from c1d4da7c
LA-488 = À deux joueurs : le Lord de votre allié ne verse pas de tribut. Seuls le soutiennent les chevaliers alliés, les évêques alliés et le chevalier Tudor de l’allié ; vos pièces ne soutiennent que votre propre Lord.

# made from 995bc56b
LA-489 = À deux joueurs : si le Lord de votre allié va au trésor, tout ce qui s’y trouve va à la réserve.

# made from 6b93dcf4
LA-490 = À deux joueurs : un allié peut tenir une charge. Il en reçoit le privilège, mais jamais de sceaux ; vous n’en recevez pas non plus. Un privilège ne sert qu’avec des pièces de la maison qui l’a.

# made from a8e5f02b
LA-491 = À deux joueurs : les points de l’archer d’un allié ne vont à personne. Les évêques et les chevaliers Tudor alliés ne rapportent aucun point.

# made from e755270c
LA-484 = À deux joueurs : chaque fois que votre allié a droit à une montée en grade, vous pouvez à la place retirer du jeu un chevalier allié qui n’est pas dans la zone de renfort, et prendre un évêque à la cour de l’allié. Sans un tel chevalier, c’est impossible. L’allié peut avoir trois évêques au plus, et il doit en rester un sur le plateau du roi. Ce qui était auprès du chevalier se règle aussitôt :

    - Un bouclier va sur le plateau du roi.
    - Un chevalier Tudor reste si un autre chevalier allié est avec lui ou s’il soutient un Lord. Sinon, il va lui aussi sur le plateau du roi.
    - Un archer reste sur sa case et se bat comme avant.
    - Les autres chevaliers alliés au même endroit restent.

    Une place ainsi vidée, dans une province, un château ou un conflit, est de nouveau libre ; dans un conflit, un nouveau venu prend comme toujours la case libre la plus haute.

# made from 8bbc0d93
chapter-privileges = Henri V : bouclier, archer et chevalier Tudor
    .pieces = knight1 knight2 lily

# made from 8941aa48
LA-471 = Un privilège reçu d’une charge ne peut servir qu’au round suivant, pendant le placement, au moment où vous placez le chevalier ou le Lord qu’il accompagne. Plusieurs privilèges peuvent accompagner la même pièce.

# made from a2f7e6b6
LA-472 = Un privilège qui n’a pas servi à ce round suivant retourne sur le plateau du roi à la fin du round, après les conflits.

# made from 1570c89e
LA-473 = **Bouclier :** il accompagne un chevalier placé dans une province, et ce chevalier ne peut pas être chassé. Le bouclier retourne sur le plateau du roi une fois la province réglée, ou quand le chevalier la quitte plus tôt. Si le chevalier monte en grade ou est échangé, le plus fort garde le bouclier.

# made from 6b66ec07
LA-474 = **Archer :** il accompagne un chevalier envoyé dans un conflit pendant le placement, si la case juste en dessous de vos chevaliers y est libre ; il prend cette case. C’est possible aussi quand votre chevalier en rejoint d’autres de votre maison. Il ne peut pas accompagner un chevalier qui traverse la Manche depuis Dorset.

# made from 91981daa
LA-475 = **Archer :** il a une puissance de 2 et reste seul sur sa case. Il ajoute 2 à la puissance de l’Angleterre et est classé à part ; en cas d’égalité, la case du dessous l’emporte comme toujours. Ses points sont à vous, en plus de ceux de vos chevaliers. Il ne reçoit pas de faveur.

# made from 97a3bd5f
LA-476 = **Archer :** si l’Angleterre l’emporte, il retourne sur le plateau du roi. Si la France l’emporte à la première tentative, il descend avec la carte sur sa case et reste à vous, même si vous perdez la charge. Si la France l’emporte à la seconde tentative, il retourne sur le plateau du roi, sans rançon.

# made from 87426c43
LA-477 = **Chevalier Tudor :** il a une puissance de 2 et accompagne un chevalier envoyé dans une province ou un conflit pendant le placement, ou votre Lord à une charge.

# made from 949681ef
LA-478 = **Chevalier Tudor dans une province :** ses 2 comptent à la fois pour le minimum de la province et pour votre puissance totale.

# made from 64b09ef8
LA-479 = **Chevalier Tudor dans un conflit :** ses 2 comptent pour l’Angleterre et pour votre propre total. Il ne reçoit pas de faveur, et n’est un chevalier ni pour les lois ni parmi les prisonniers.

# made from 2d6c727a
LA-480 = **Chevalier Tudor :** il reste avec son chevalier, même au-delà de la Manche et dans la rangée du bas. Il retourne sur le plateau du roi quand ce chevalier va à la cour (s’il est chassé, par exemple), devient prisonnier ou quitte le jeu. Si le chevalier monte en grade ou est échangé, le plus fort le garde. Un chevalier Tudor qui soutient un Lord retourne à la cour avec ce Lord si celui-ci est [chassé](LA-459), et va sur le plateau du roi [une fois les charges attribuées](LA-468). Aucun chevalier Tudor ne va dans un château ni au donjon.

# made from bb2e219c
chapter-displeasure = Henri V : La disgrâce du roi
    .pieces = lily knight4 points

# made from 4be74ab6
LA-510 = La piste de déshonneur a six cases de gauche à droite, chacune avec une pile de pions déshonneur : 2 à deux joueurs, 3 à trois, 4 à quatre ou cinq. Le reste des 38 forme la réserve de déshonneur.

# made from a1fdb303
LA-511 = Le **donjon** a place pour une puissance de 7 en tout. Un chevalier neutre d’une couleur inutilisée y est dès le départ : de puissance 4 à deux joueurs, 3 à trois, 2 à quatre ; à cinq, il n’y en a pas.

# made from 34c9515f
LA-512 = Au lieu de placer un chevalier ailleurs, vous pouvez le jeter au donjon, si la puissance de tous les chevaliers qui y sont, le neutre et le vôtre compris, ne dépasse pas 7.

# made from 78b2bf60
LA-513 = Quand vous jetez un chevalier au donjon, vous rendez à la réserve de déshonneur autant de vos pions déshonneur que sa puissance, ou tous si vous en avez moins.

# made from fa74087d
LA-514 = Vous pouvez jeter un chevalier au donjon même si vous n’avez aucun pion déshonneur.

# made from 04a56b10
LA-515 = Ni écuyers, ni privilèges, ni Lords, ni évêques ne vont au donjon, et on n’en chasse personne. Les chevaliers du donjon sont des chevaliers [placés](LA-3).

# made from 2e01a3ce
LA-516 = Un chevalier du donjon ne peut monter en grade, ou être échangé par « Le troisième devient quatrième », que si la puissance totale y reste de 7 au plus. Aucun pion déshonneur n’est rendu pour cela.

# made from 3c40ec7c
LA-520 = Après les charges et avant les provinces, tous les chevaliers du donjon retournent à leur cour. Le chevalier neutre y reste toute la partie.

# made from f60c8b7a
LA-521 = Après les points de chaque conflit où la France l’emporte, dans l’une ou l’autre rangée et même s’il est vide, chaque joueur qui n’y a aucun chevalier à lui prend 1 pion déshonneur. Un [archer](LA-462) n’est pas un chevalier.

# made from 98872407
LA-522 = Les pions déshonneur se prennent un par un sur la pile non vide la plus à gauche de la piste ; une fois la piste vide, dans la réserve de déshonneur. Ils ne manquent jamais.

# made from 16232dfe
LA-523 = Les pions déshonneur rendus vont à la réserve de déshonneur, jamais sur la piste. Les vôtres restent derrière votre paravent.

# made from d3917e39
LA-530 = Au décompte final, chaque pion déshonneur vous coûte 1 point.

# made from 4e17dca0
LA-531 = Une case de la piste est découverte quand sa pile a entièrement disparu. La case découverte la plus à droite indique ce qu’on perd encore : un grand et un petit nombre de points. De gauche à droite, les cases indiquent 2 et 1, 4 et 2, 6 et 3, 8 et 4, 10 et 5, 12 et 6. Si aucune n’est découverte, on ne perd rien de plus.

# made from 445df3d1
LA-532 = Qui a le plus de pions déshonneur perd aussi le grand nombre de la [case découverte](LA-531), et le joueur suivant le petit nombre.

# made from a41d1fb4
LA-533 = En cas d’égalité, qui a le plus de pions de vote passe pour moins déshonoré ; si c’est encore égal, qui a le plus d’écuyers.

# made from 2cfbe112
LA-534 = Les joueurs toujours à égalité se partagent la perte. À égalité pour le plus de pions, ils se partagent le grand et le petit nombre réunis, et il n’y a alors pas de deuxième place ; à égalité pour la deuxième place, ils se partagent le petit nombre. Chacun perd une part égale, arrondie à l’unité inférieure : trois joueurs à égalité pour le plus de pions perdent chacun le tiers des deux nombres réunis.

# made from d67fb8d1
LA-535 = Qui n’a pas de pion déshonneur n’occupe aucune place et ne perd rien de plus.

# made from 3ccc39bb
LA-536 = Un score peut descendre sous zéro.

# made from e1a7fa16
LA-537 = À deux joueurs : les pions déshonneur restent visibles. Les alliés n’en prennent pas, et un chevalier de votre allié dans un conflit perdu ne vous épargne pas le pion.

# made from 27483aaf
LA-538 = À deux joueurs : les chevaliers alliés peuvent être jetés au donjon, mais ne rendent pas de pions déshonneur.

# made from 353160ff
LA-539 = À deux joueurs : seul le grand nombre est perdu, par qui a le plus de pions. Si vous êtes toujours à égalité après [les pions de vote et les écuyers](LA-533), chacun en perd la moitié, arrondie à l’unité inférieure.

# made from 62beaa95
chapter-kings-laws = Henri V : les Lois du roi
    .pieces = votes points

# made from b30d28c1
LA-560 = Les Lois du roi sont huit lois de plus : quatre du groupe 2 et quatre du groupe 3.

# made from aab9cbe5
LA-561 = Elles ne s’emploient qu’avec « À la cour du roi » et « La disgrâce du roi » ensemble.

# made from a87e8ee9
LA-562 = Le plus simple est de jouer avec les Lois du roi dans les groupes 2 et 3 et avec les lois du jeu de base dans les groupes 0, 1 et 4.

# made from f3b05b64
LA-563 = Ou bien choisissez pour chaque groupe : jeu de base ou Nouvelles Lois dans les groupes 0, 1 et 4 ; jeu de base, Nouvelles Lois ou Lois du roi dans les groupes 2 et 3. Si le hasard décide, chaque jeu de lois permis dans le groupe a les mêmes chances.

# made from f96a6e52
LA-570 = **Levée sur l’abondance** (groupe 2) : qui a [le plus](LA-12) d’écuyers en stock perd 2 écuyers ; qui a le plus d’or perd 3 pièces d’or. Qui en a moins perd tout. En cas d’égalité, tous les ex æquo perdent ; qui est concerné, pour les écuyers et pour l’or, est fixé avant que quiconque perde quoi que ce soit.

# made from 89602db1
LA-571 = **Noms sans tache** (groupe 2) : qui a le moins de pions déshonneur marque 5 points. En cas d’égalité, tous les ex æquo les marquent, et n’en avoir aucun compte aussi.

# made from 875e5f18
LA-572 = **Grâce aux laïcs** (groupe 2) : si vous n’avez pas d’évêque, vous pouvez rendre 1 pion déshonneur à la réserve de déshonneur.

# made from 46f44b04
LA-573 = **Des sceaux pour des armes** (groupe 2) : autant de fois que vous voulez, vous pouvez défausser 1 sceau pour 2 écuyers et 1 pièce d’or. Si la réserve n’a pas assez, ce qui manque est perdu.

# made from 5dad6d9f
LA-574 = **Votes gardés, votes scellés** (groupe 3) : qui a le plus de pions de vote [gardés](LA-411) reçoit 1 sceau. En cas d’égalité, tous les ex æquo le reçoivent ; qui n’en a gardé aucun n’y a pas droit.

# made from 94a82713
LA-575 = **Éloge de l’abondance** (groupe 3) : qui a [le plus](LA-12) d’écuyers en stock marque 3 points, et qui a le plus d’or marque 3 points. En cas d’égalité, tous les ex æquo les marquent ; qui a le plus des deux en marque 6.

# made from 1a3df516
LA-576 = **L’absence est honte** (groupe 3) : vous prenez 1 pion déshonneur par paire de provinces, sur les neuf, sans chevalier à vous. Si vous avez des chevaliers dans quatre provinces, par exemple, il en reste cinq sans, et vous prenez 2 pions ; si vous n’en avez dans aucune, vous en prenez 4.

# made from 1f690631
LA-577 = **La gloire dans les fers** (groupe 3) : vous marquez 3 points pour chacun de vos chevaliers au donjon.

# made from d45f94f4
LA-578 = Les sceaux défaussés retournent aux 24 du plateau du roi ; une [tuile Sceau](LA-594) défaussée quitte le jeu. Si vous avez les deux, vous défaussez d’abord vos sceaux.

# made from d6a1d6f2
chapter-tiles = Extension du jeu : les tuiles de gain
    .pieces = noble gold squires points

# made from d062044d
LA-590 = Neuf tuiles de gain, une par province de A à I, sont mélangées dans un sac. Avec « À la cour du roi », les tuiles de points A, D et F sont remplacées par des tuiles Sceau. Tous savent quelles tuiles sont encore dans le sac, personne n’en connaît l’ordre.

# made from b344c48d
LA-591 = Au début de chaque round, avant le placement, une tuile est tirée et posée face visible sur la province de sa lettre. Cela fait cinq tuiles dans une partie, et jamais deux sur une province.

# made from 02aed59d
LA-592 = Une province avec une tuile offre deux choix de plus à qui s’y trouve : la tuile, qu’on peut toujours prendre ; ou le noble et la tuile pour 3 pièces d’or : on paie d’abord, on prend ensuite le noble, puis la tuile. Pour cela, il faut pouvoir [prendre le noble](LA-152) et avoir les 3 pièces d’or avant de recevoir quoi que ce soit.

# made from ab49b9de
LA-593 = Le gain imprimé et la tuile ne se prennent jamais ensemble.

# made from 5c1e1587
LA-594 = Une tuile prise donne son gain et quitte le jeu. Une tuile Sceau, elle, se garde derrière le paravent : c’est un sceau à tous égards.

# made from 945cc54d
LA-595 = Une tuile que personne ne prend reste sur sa province pour les rounds suivants.

# made from 0a9bcb3c
LA-596 = Les tuiles de gain :

    - **A Northumberland :** 3 points (avec « À la cour du roi » : un sceau)
    - **B Stafford :** 3 pièces d’or
    - **C York :** une extension
    - **D Gloucester :** 3 points (avec « À la cour du roi » : un sceau)
    - **E Bedford :** une montée en grade
    - **F Suffolk :** 3 points (avec « À la cour du roi » : un sceau)
    - **G Somerset :** [un noble d’une province au choix](LA-177)
    - **H Dorset :** 3 écuyers
    - **I Surrey :** un nouveau chevalier

# made from 2d77d084
LA-597 = Si vous prenez le noble et une tuile qui donne un noble d’une province au choix, vous prenez d’abord celui de la province. Le second doit être d’une autre sorte.

# made from 5d6c347a
LA-598 = Si vous prenez la tuile à Dorset, votre chevalier ne traverse pas la Manche : il retourne à la cour. À Surrey, vous désignez le premier joueur quoi que vous preniez.

# made from 95551273
LA-599 = À deux joueurs : un chevalier de votre allié peut prendre la tuile. Un nouveau chevalier ou une montée en grade va à l’allié ; toute autre tuile quitte le jeu sans effet. Un allié ne peut pas prendre le noble et la tuile ensemble.

# made from a0e7fedd
chapter-together = Les extensions du jeu ensemble
    .pieces = first votes lily

# made from cf8bdba3
LA-620 = Vous pouvez combiner librement les extensions du jeu ; seules les Lois du roi demandent à la fois « À la cour du roi » et « La disgrâce du roi ». Avec toutes, un round se déroule ainsi : on tire une tuile de gain ; on place chevaliers et Lords ; trois votes ; trois lois ; les charges ; le donjon se vide ; les provinces de A à I ; les châteaux ; les conflits, avec le déshonneur après chaque défaite ; les privilèges inutilisés sont rendus ; on prépare le round suivant.

# made from 58a9345d
LA-621 = Les chevaliers qui soutiennent un Lord et ceux du donjon comptent comme placés pour toutes les lois qui parlent de chevaliers placés : « Le plus riche entraîne », « Écuyers du second rang », « Sans second rang », « Le troisième devient quatrième », « Trois du premier rang », « Tous les rangs servent », « Écuyers du premier rang » et « Deux du second rang ».

# made from 67dcc2fc
LA-622 = Pour les lois sur les provinces, seuls comptent les chevaliers qui sont dans des provinces ; pour les lois sur les conflits, seuls ceux qui sont dans des conflits. Les chevaliers qui soutiennent un Lord ou sont au donjon ne comptent pour aucune des deux.

# made from 467f5b17
LA-623 = Les écuyers envoyés par « Des écuyers en France » rejoignent vos chevaliers, jamais votre archer.

# made from 7e964bf1
LA-624 = Si vous reprenez un chevalier à cause de la loi « Impôt sur les provinces », son bouclier et son chevalier Tudor retournent sur le plateau du roi.

# made from f1ad4eb7
LA-625 = Aucune loi ne retire une pièce à un Lord et à ses soutiens ; ils ne rentrent qu’[une fois les charges attribuées](LA-468). Un chevalier de soutien peut monter en grade ou être échangé sur place, et compte aussitôt avec sa nouvelle puissance.

# made from 2a761617
LA-626 = Le décompte final : chevalerie (avec les chevaliers Tudor), extensions, nobles, sceaux, déshonneur. Aucune partie n’influe sur une autre.

# made from 5226235d
LA-627 = Les écuyers, l’or et les pions de vote du trésor ne sont à personne. Ils ne comptent pour aucune majorité et ne départagent personne.

# made from 59e69f3c
LA-628 = À deux joueurs : ce qui [vaut pour les alliés et les lois](LA-251) vaut aussi pour les Nouvelles Lois et les Lois du roi. Les chevaliers alliés ne coûtent rien pour « Impôt sur les provinces » et n’occupent aucune province pour « L’absence est honte » ; les évêques alliés ne comptent pas pour « Grâce aux laïcs » ; les chevaliers alliés dans un château, au donjon ou dans des conflits ne comptent pas pour « La garde du château », « La gloire dans les fers », « Le vote des soldats », « Des écuyers en France » et « Le plus d’hommes en France ».

# made from 261e49d4
LA-640 = Les sceaux et les pions déshonneur sont derrière les paravents, mais tout gain et toute perte s’annonce ; à deux joueurs, ou avec des stocks visibles, ils restent visibles. Tous montrent leurs pions déshonneur pour « Noms sans tache » et au décompte final, et leurs sceaux au décompte final. Tout le reste des extensions du jeu est visible : Lords, évêques, charges, privilèges, trésor, donjon, piste de déshonneur et tuiles de gain sur les provinces.
