### Vive le Roi !, la règle avec les mots des joueurs.

# made from 3b78b5b3
chapter-game = La partie et ses manches
    .pieces = king merlin

# made from 7254e95b
VR-30 = Une partie compte exactement trois manches. À chaque manche quelqu’un est couronné, et vos Favoris vous rapportent des points selon l’endroit où ils se trouvent à ce moment-là.

# made from 29fe6a02
VR-31 = Vous commencez la partie avec 20 points. (L’[Émissaire](VR-190) commence avec 40.) Une équipe qui compte [en commun](VR-270) a un seul marqueur, qui part lui aussi de 20.

# made from e9af8622
VR-34 = Une manche se déroule dans cet ordre :

    - [la préparation](VR-40) : on complète les mains et l’on distribue les Favoris ;
    - avec l’option Ambition, [le choix d’une carte Ambition](VR-161) ;
    - [le placement des courtisans](VR-50) ;
    - à sept ou huit joueurs, [3 points pour qui a placé moins de courtisans](VR-58) ;
    - [les tours](VR-60), jusqu’à ce qu’un couronnement termine la manche (ou que, avec le Couple royal, [il ne reste personne à couronner](VR-230)).

# made from 081050b5
VR-35 = Vous gardez vos points d’une manche à l’autre, et la fin d’une manche décide [qui commence la suivante](VR-33). Rien d’autre n’est conservé : mains, Favoris, cartes Ambition et positions, tout repart de zéro.

# made from 73579d94
VR-32 = Le plus noble d’entre vous devrait commencer la première manche. Comme c’est difficile à mesurer, le hasard décide, à moins que vous n’ayez choisi le premier joueur avant la partie.

# made from 45883d28
VR-320 = Si c’est le hasard qui désigne [qui commence la première manche](VR-32), chaque place a la même chance.

# made from 3496ca0f
VR-33 = À la deuxième et à la troisième manche, le premier joueur est celui qui a mené à la Salle du Trône le personnage dont le couronnement a terminé la manche précédente. Si ce personnage avait d’abord échoué et n’a été couronné que plus tard, seul compte le dernier pas, celui qui a réussi. (Couple royal : c’est [le second couronnement](VR-227) qui compte, ou le premier s’il [n’y en a qu’un](VR-230).)

# made from 48776428
chapter-players = Qui joue, et avec quelles options

# made from b85163f5
VR-1 = Chaque personne à la table a sa propre carte Favoris, même au sein d’une équipe.

# made from 039df248
VR-2 = Dans cette règle, un **joueur** est quiconque occupe une place : une personne seule ou une [équipe de deux](VR-250). Les joueurs placent, déplacent et votent, et chaque joueur ne prend qu’une décision à la fois, une équipe aussi. Sans équipes, chaque personne est un joueur.

# made from d5871cfa
VR-3 = Partout où une règle ou un tableau dépend du nombre de joueurs, comptez les places : une équipe compte pour un joueur, et l’Émissaire ne compte pas. On ne compte les personnes que dans deux cas : pour les [marqueurs de points](VR-9) avec le décompte séparé, et pour [le nombre de cartes Ambition](VR-162) que chacune reçoit.

# made from d6e193b1
VR-4 = Vous êtes assis en cercle, et tout se fait à tour de rôle dans le sens des aiguilles d’une montre. Une équipe partage une même place.

# made from 90c0b828
VR-5 = Avant la partie, vous choisissez parmi ces options. Si vous ne dites rien, vous jouez sans elles, le décompte des équipes est séparé et le hasard désigne qui commence :

    - [équipes](VR-250) : à chaque place, une personne ou une équipe de deux ;
    - [Ambition](VR-160) ;
    - [les Bannis](VR-175) ;
    - [l’Émissaire de l’Empire](VR-190) (à deux joueurs, il est toujours là) ;
    - [le Couple royal](VR-220) ;
    - le décompte des équipes : [séparé](VR-260), comme d’habitude, ou [commun](VR-270) ;
    - [six courtisans chacun](VR-57), seulement à deux joueurs ;
    - [qui commence](VR-32) : le hasard, ou une place de votre choix.

# made from 91659444
VR-6 = On joue de deux à huit joueurs, chacun étant une personne seule ou une équipe de deux.

# made from 9fe4b0ad
VR-7 = À deux joueurs, l’Émissaire est obligatoire. À trois, quatre ou cinq, il est possible. À six, sept ou huit, on joue sans lui.

# made from 676d7a96
VR-8 = Le décompte commun demande au moins une équipe à la table.

# made from d56f398a
VR-9 = Il y a huit marqueurs de points, et ils doivent suffire. Avec le décompte séparé, il en faut un par personne ; avec le décompte commun, un par joueur (un seul pour une équipe) ; l’Émissaire en prend un aussi. Avec le décompte séparé, on joue donc à 8 personnes au plus (7 avec l’Émissaire), avec le décompte commun jusqu’à 16. S’il faut plus de huit marqueurs, vous ne pouvez pas jouer ainsi.

# made from c8764455
VR-10 = Tout le reste se combine à volonté : l’Ambition, les Bannis et le Couple royal vont ensemble, avec l’Émissaire et avec les équipes. Seule l’option « six courtisans chacun » est réservée à deux joueurs.

# made from a3fd2db2
chapter-pieces = Personnages, château et cartes
    .pieces = merlin ouaf jester

# made from 8ba83e41
VR-11 = Il y a 14 personnages : 13 courtisans et [le Bouffon](jester). Les courtisans sont Aliénor, Bridget, Caius, Dagobert, Éloïse, Foidvo, Jeanne, Léonardo, Merlin, Ouaf, Roméo, Sidonie et Victoria. Le Bouffon est un personnage comme les autres partout où la règle ne dit pas le contraire. Les personnages n’appartiennent à personne.

# made from bd885c4f
VR-12 = Aliénor, Bridget, Éloïse, Jeanne, Sidonie et Victoria sont des femmes ; Caius, Dagobert, Foidvo, Léonardo, Merlin et Roméo sont des hommes. Le chien [Ouaf](ouaf) et [le Bouffon](jester) ne sont ni l’un ni l’autre. Cela n’importe que pour deux [cartes Ambition](VR-166).

# made from 98e67264
VR-13 = Il y a 26 cartes Favoris. Chacune nomme six courtisans différents ; l’ordre des noms ne veut rien dire, et le Bouffon n’est sur aucune carte. L’un des six noms porte un sceau noir, qui ne sert qu’avec [les Bannis](VR-175). Les cartes se recoupent : un même courtisan peut être le Favori de plusieurs personnes, et chacune le compte alors en entier.

# made from a12035fd
VR-14 = Il y a 32 cartes de vote : 8 OUI, 16 NON et 8 Mal de ventre. C’est assez pour toutes les façons de jouer.

# made from 2538fa02
VR-15 = Il y a 16 cartes Ambition, toutes différentes. Elles ne servent qu’avec [l’option Ambition](VR-160).

# made from 50b43fbe
VR-16 = Il y a huit couleurs de joueurs, chacune avec une carte de couleur et un marqueur de points. Votre couleur n’a aucun effet et aucun rapport avec les personnages.

# made from 9bc07ba4
VR-17 = Le château comprend ces lieux :

    - les étages 0 à 5 : Serviteurs (0), Artisans (1), Marchands (2), Officiers (3), Dignitaires (4) et Nobles (5) ;
    - au-dessus, la Salle du Trône ;
    - deux WC, l’un à côté de l’étage 3, l’autre à côté de l’étage 4 ;
    - trois cachots, à côté des étages 3, 2 et 1.

    À côté du château se trouvent la réserve (les courtisans pas encore placés), la boîte (les courtisans hors jeu pour la manche) et, avec le [Couple royal](VR-220), le siège du consort.

# made from c5f33b38
VR-18 = Chaque WC et chaque cachot accueille un personnage au plus.

# made from d38e21d6
VR-25 = Un étage a quatre places ; quand on joue à deux joueurs, trois.

# made from 47e798dc
VR-26 = Personne ne peut être placé ou mené à un étage où il y aurait alors plus de personnages que de [places](VR-25), à deux exceptions près : le placement à [six courtisans chacun](VR-57), et le Bouffon refusé, qui [trouve place à l’étage 0](VR-90) même si cet étage est plein. Un étage est **plein** quand il compte autant de personnages que de places, ou davantage. Un étage trop rempli est simplement plein ; personne n’en est chassé.

# made from f7aa5537
VR-27 = Le Bouffon occupe une place à l’étage où il se tient, comme tout le monde. (C’est seulement pendant que vous placez [six courtisans chacun](VR-57) qu’il ne compte pas.)

# made from d792e7a1
VR-28 = Qui est aux WC ou au cachot n’est à aucun étage et n’y prend pas de place.

# made from e7731d43
VR-29 = La Salle du Trône n’a pas de limite, et n’en a pas besoin : il ne s’y trouve que le candidat, ou le nouveau roi pendant le décompte.

# made from b8c46233
chapter-setup = Préparer une manche
    .pieces = yes no stomachache

# made from 9bca8765
VR-40 = Au début de chaque manche, les 13 courtisans vont dans la réserve et le Bouffon à l’étage 3. On vide les WC, les cachots, la boîte, la Salle du Trône et le siège du consort, et l’on recommence à compter les refus à partir de zéro.

# made from 78ebe161
VR-41 = À chaque manche, chaque joueur reçoit une main complète de cartes de vote, quoi qu’il ait dépensé avant : toujours un OUI, un Mal de ventre, et des NON selon le nombre de joueurs :

    - deux joueurs (toujours avec l’Émissaire) : 4 NON ;
    - trois joueurs : 4 NON, avec l’Émissaire 3 NON ;
    - quatre joueurs : 3 NON, avec l’Émissaire 2 NON ;
    - cinq joueurs : 2 NON, avec ou sans l’Émissaire ;
    - six, sept ou huit joueurs : 2 NON.

# made from 98d4b0a3
VR-42 = À chaque manche, on mélange les 26 cartes Favoris et l’on en distribue une à chaque personne, ainsi qu’à l’Émissaire s’il joue. Aucune carte n’est distribuée deux fois dans la manche.

# made from 4578223b
VR-321 = Le hasard distribue les Favoris : chaque carte qui n’a pas encore été distribuée dans la manche a la même chance.

# made from 45d1696e
VR-43 = Vos Favoris sont les six courtisans de votre carte (cinq avec [les Bannis](VR-175)). Au décompte, ce sont eux qui vous rapportent des points.

# made from 11e03422
VR-44 = Vous pouvez regarder votre carte Favoris quand vous voulez. Vous ne pouvez la montrer à personne, sauf à votre équipier.

# made from b2cec6d5
chapter-placing = Placer les courtisans
    .pieces = bridget jester

# made from 9d306fcc
VR-50 = En commençant par le premier joueur, puis dans le sens des aiguilles d’une montre, chacun place un courtisan, à tour de rôle. L’Émissaire ne place personne.

# made from 0fcee7dd
VR-51 = Quand c’est à vous de placer, prenez dans la réserve n’importe quel courtisan, Favori ou non, et mettez-le à l’étage 1, 2, 3 ou 4, s’il n’est pas plein. Les étages 0 et 5, les WC et les cachots sont interdits. Vous ne pouvez pas passer.

# made from 2fe9f8cb
VR-52 = Le Bouffon est déjà à l’étage 3 ; on ne le place jamais.

# made from c36d4583
VR-53 = Le nombre de courtisans que chacun place dépend du nombre de joueurs :

    - deux joueurs : 5 chacun (10 en tout ; il en reste 3 pour l’étage 0) ;
    - trois joueurs : 4 chacun (12 en tout ; il en reste 1) ;
    - quatre joueurs : 3 chacun (12 en tout ; il en reste 1) ;
    - cinq joueurs : 2 chacun (10 en tout ; il en reste 3) ;
    - six joueurs : 2 chacun (12 en tout ; il en reste 1) ;
    - sept joueurs : 2 chacun, mais 1 seul pour le dernier (les 13) ;
    - huit joueurs : 2 chacun, mais 1 seul pour les trois derniers (les 13).

    Qui en place moins reçoit une [compensation](VR-58). À deux joueurs, vous pouvez aussi convenir de [six chacun](VR-57).

# made from 1ba8f523
VR-54 = Jusqu’à six joueurs, le placement s’arrête quand chacun a placé [son nombre de courtisans](VR-53). À sept ou huit, il s’arrête quand la réserve est vide.

# made from 974c802e
VR-55 = Tous les courtisans encore dans la réserve vont alors à l’étage 0 ; personne n’a rien à choisir.

# made from cb5bdac8
VR-58 = À sept joueurs, le dernier dans l’ordre du placement marque aussitôt 3 points ; à huit joueurs, les trois derniers : ils ont placé un courtisan de moins. Ces points sont marqués avant le premier tour, et de nouveau à chaque manche. (Pour les équipes, voyez le décompte [séparé](VR-261) et le décompte [commun](VR-272).)

# made from bfaae913
VR-57 = **Option à deux joueurs : six courtisans chacun.** Chacun place six courtisans au lieu de cinq, et il n’en reste qu’un pour l’étage 0. Pendant le placement, le Bouffon ne prend pas de place à l’étage 3 : trois courtisans y tiennent à côté de lui. Dès le premier tour il compte de nouveau ; avec quatre personnages, un de plus que de [places](VR-25), l’étage 3 est alors simplement plein, jusqu’à ce qu’il y en ait moins de trois.

# made from bae6c7d8
chapter-moving = Déplacer un personnage
    .pieces = caius sidonie

# made from 2b80e5a6
VR-60 = Après le placement, le premier joueur joue le premier tour. Puis on joue dans le sens des aiguilles d’une montre.

# made from fda68100
VR-61 = À votre tour, vous faites exactement un pas avec exactement un personnage. Vous ne pouvez pas passer.

# made from ca0cf5da
VR-62 = Vous pouvez choisir n’importe quel personnage des étages 0 à 5 ou des WC qui peut faire un pas : Favori ou non, le Bouffon aussi (dès le premier tour), et même celui qu’on vient de déplacer.

# made from 89c7e8ac
VR-63 = Voici les pas possibles, et il n’y en a pas d’autres :

    - des étages 0 à 4, un étage plus haut, s’il n’est pas plein ;
    - de l’étage 2 aux WC de l’étage 3, si l’étage 3 est plein et ces WC libres ;
    - de l’étage 3 aux WC de l’étage 4, si l’étage 4 est plein et ces WC libres ;
    - de l’étage 5 à la Salle du Trône, toujours ;
    - des WC à l’étage d’à côté, s’il n’est pas plein.

# made from d2a0a7a9
VR-64 = Un personnage n’a jamais le choix entre plusieurs chemins : à tout moment, il y a au plus un endroit où il peut aller. Vous dites donc seulement qui se déplace.

# made from 5ace9f13
VR-65 = On n’entre aux WC que depuis l’étage au-dessous du leur, et seulement tant que le leur est plein : aux WC de l’étage 3 depuis l’étage 2 tant que l’étage 3 est plein, aux WC de l’étage 4 depuis l’étage 3 tant que l’étage 4 est plein. Et ils doivent être libres. Tant qu’il y a de la place à l’étage au-dessus, vous ne pouvez pas choisir les WC.

# made from 184ab2c3
VR-66 = Des WC, un personnage ne peut sortir qu’à l’étage d’à côté, quand il y a de la place. Il ne va jamais de là à l’étage au-dessus, aux autres WC ou plus bas.

# made from 5f6cf43b
VR-67 = Aucun pas ne mène vers le bas. Seul un vote manqué, c’est-à-dire [annulé ou conclu par un refus](VR-85), fait redescendre un candidat du trône : il retourne à [l’étage 5](VR-88), va [au cachot ou dans la boîte](VR-89), ou, pour le Bouffon, à [un étage inférieur](VR-90).

# made from 0260ccbe
VR-68 = Les personnages qui sont au cachot, dans la boîte ou sur le siège du consort ne bougent plus de toute la manche.

# made from de94c90b
VR-69 = Il y a toujours quelqu’un à déplacer : un personnage du plus haut étage occupé peut monter, ou bien quelqu’un peut sortir des WC. S’il ne reste vraiment personne en jeu, ce qui n’arrive qu’avec le Couple royal, [la manche est finie](VR-230).

# made from 5df87b2c
VR-70 = Si votre pas ne mène pas à la Salle du Trône, votre tour est fini et c’est au joueur suivant.

# made from f6bafcbc
VR-71 = Si votre pas mène à la Salle du Trône, ce personnage est le candidat. C’est vous qui l’avez présenté, et [tout le monde vote](VR-80) aussitôt.

# made from 8c201fdd
VR-329 = Toute manche a une fin : chaque vote manqué coûte au moins un NON ou un Mal de ventre, et entre deux votes chaque pas rapproche quelqu’un du trône. Aucune manche ne dépasse 300 tours.

# made from 17f73d92
chapter-voting = Voter pour le roi
    .pieces = yes no stomachache

# made from e33e1d79
VR-80 = Tout le monde vote, y compris le joueur qui a présenté le candidat. Personne ne peut s’abstenir.

# made from 135d66e2
VR-81 = Vous choisissez en secret une carte de vote de votre main : OUI, que vous avez toujours ; NON ou Mal de ventre, s’il vous en reste.

# made from c737315c
VR-82 = Chacun choisit sans connaître le vote des autres. Puis on révèle tous les votes ensemble, et l’on voit qui a voté quoi.

# made from b4b53776
VR-83 = S’il ne vous reste que le OUI en main, vous votez OUI.

# made from 5714c608
VR-84 = Après le vote, chaque NON et chaque Mal de ventre joué est perdu pour la manche, quel que soit le résultat, même s’il n’a servi à rien. Chaque OUI revient en main.

# made from 89356633
VR-85 = Le résultat, dans cet ordre :

    - s’il y a au moins un Mal de ventre, le vote est **annulé** ([le candidat retourne à l’étage 5](VR-88)) ;
    - sinon, s’il y a au moins un NON, le candidat est **refusé** ([cachot ou boîte](VR-89), pour le Bouffon [un étage inférieur](VR-90)) ;
    - sinon, tous ont voté OUI, et le candidat est **couronné**.

    Le vote de l’Émissaire compte comme les autres.

# made from ac3bf1d1
VR-86 = Après un vote annulé ou un refus, c’est au joueur qui suit celui qui a présenté le candidat.

# made from b04bf91d
VR-87 = Un seul Mal de ventre suffit à annuler le vote, quoi que jouent les autres : il l’emporte sur tous les NON.

# made from 025afb18
VR-88 = Si le vote est annulé, le candidat retourne à l’étage 5, le Bouffon aussi. Il y a toujours de la place : le candidat vient d’en partir. Dès le tour suivant, on peut de nouveau le mener au trône.

# made from 097a3a10
VR-89 = Un courtisan refusé va au cachot : le premier de la manche à celui de l’étage 3, le deuxième à celui de l’étage 2, le troisième à celui de l’étage 1. À partir du quatrième, les courtisans refusés vont dans la boîte.

# made from 9ad00c97
VR-90 = Refusé, le Bouffon va à l’étage 2. Si cet étage est plein, il va à l’étage 1 ; si les étages 2 et 1 sont pleins tous les deux, à l’étage 0, même si l’étage 0 est plein. Il reste donc en jeu.

# made from f839a396
VR-91 = Refusé, le Bouffon n’occupe pas de cachot : il ne compte pas comme premier, deuxième ou troisième [refus](VR-89).

# made from ae3269be
VR-92 = Un vote annulé n’est pas un refus : il ne compte pas quand on cherche [quel cachot](VR-89) vient ensuite.

# made from 95235406
VR-93 = Les courtisans refusés restent au cachot ou dans la boîte jusqu’à la fin de la manche.

# made from e6233917
VR-94 = Couronné, le candidat reste dans la Salle du Trône : il est roi (ou reine), et [le décompte](VR-110) suit aussitôt.

# made from 270f1222
VR-95 = La manche se termine avec le décompte. (Avec le [Couple royal](VR-220), seul le second couronnement la termine.)

# made from 401f21d5
chapter-count = Le décompte
    .pieces = king jester

# made from d77aa06f
VR-110 = À un couronnement, tout le monde révèle sa carte Favoris. Chacun de vos Favoris rapporte des points selon le lieu où il est :

    - dans la Salle du Trône, comme roi (ou reine) : 10 ;
    - aux étages 5, 4, 3, 2, 1 : 5, 4, 3, 2, 1 ;
    - à l’étage 0, aux WC ou dans la boîte : 0 ;
    - aux cachots des étages 3, 2, 1 : moins 3, moins 2, moins 1.

    Si **le Bouffon est roi**, les valeurs des étages et des cachots s’inversent : les étages 5 à 1 coûtent 5, 4, 3, 2, 1 ; les cachots des étages 3, 2, 1 rapportent 3, 2, 1 ; l’étage 0, les WC et la boîte valent toujours 0. Personne ne marque les 10 points du roi, puisque le Bouffon n’est sur aucune carte.

# made from 3d3419ba
VR-111 = Les valeurs s’inversent exactement quand le personnage que l’on couronne à présent est le Bouffon. Qu’il soit déjà passé par la Salle du Trône, ou qu’il y ait été refusé, n’y change rien.

# made from 039a4ee3
VR-112 = Votre total pour un couronnement, c’est ce que rapportent vos Favoris, plus les points de votre [carte Ambition](VR-164), si vous jouez avec.

# made from 3300ac39
VR-113 = Votre marqueur bouge une fois par couronnement, de tout votre total. Additionnez d’abord tout ce que vous gagnez et perdez, puis déplacez-le ; si vous deviez tomber au-dessous de 0, vous vous arrêtez à 0.

# made from 9956b529
VR-114 = Personne n’a jamais moins de 0 point. Vers le haut, il n’y a pas de limite.

# made from ea12ea13
VR-115 = Tout le monde est compté en même temps ; peu importe par qui l’on commence.

# made from e9b99c48
chapter-end = Fin de la partie
    .pieces = victoria king

# made from 09b79a48
VR-140 = La partie se termine avec la troisième manche, normalement avec son dernier décompte.

# made from d17daa63
VR-141 = Si vous jouez seul, votre score final est celui de votre marqueur. Pour une équipe, c’est [le plus bas des deux marqueurs](VR-262) ou, avec le décompte commun, [l’unique marqueur](VR-271).

# made from 7739d2a9
VR-142 = Le plus grand nombre de points l’emporte. (Si l’Émissaire joue, [voyez d’abord s’il a gagné](VR-206).)

# made from 7fd783b5
VR-143 = À égalité, comparez pour chaque joueur son Favori le plus haut placé, un seul, à la fin de la troisième manche. Un Favori couronné est le plus haut (avec le Couple royal, celui qui est sur [le siège du consort](VR-228) l’est autant), puis viennent les étages 5, 4, 3, 2, 1 et 0. Les Favoris qui sont aux WC, au cachot ou dans la boîte ne comptent pas ici ; un joueur dont tous les Favoris sont en de tels lieux passe après tous ceux qui ont un Favori qui compte. Le Favori le plus haut l’emporte. (Pour les équipes, voyez le décompte [séparé](VR-263) et le décompte [commun](VR-273).)

# made from d53c603a
VR-144 = Si l’égalité demeure, ces joueurs partagent la victoire.

# made from 47cae491
VR-145 = Les points, puis le Favori le plus haut, décident aussi de toutes les autres places. Les joueurs à égalité sur les deux partagent une place, et ceux qui suivent reculent d’autant : s’il y a deux premiers, personne n’est deuxième, et le suivant est troisième.

# made from a4f78ba6
VR-146 = À égalité, le Favori le plus haut l’emporte même si le Bouffon est roi : les hauteurs ne s’inversent jamais.

# made from eb2d7c16
chapter-secrets = Ce qui est visible et ce qui est secret
    .pieces = yes no

# made from c7a403c8
VR-300 = Tout le monde peut voir à tout moment où sont les personnages, combien de courtisans ont été refusés, à qui c’est de jouer, qui a commencé la manche, quelle manche on joue et tous les points.

# made from a24ede44
VR-301 = Votre carte Favoris est secrète jusqu’à un décompte : avant cela, vous seul la connaissez, et votre équipier. À partir du décompte, elle reste visible jusqu’à la donne de la manche suivante. (Avec le Couple royal, toutes les cartes sont visibles dès le premier couronnement.)

# made from 45b43459
VR-302 = Personne ne voit les cartes Favoris qui n’ont pas été distribuées, de toute la manche.

# made from 8a7ca1a8
VR-303 = Tout le monde peut savoir combien de NON et de Mal de ventre il reste à chaque joueur : tous commencent avec la même main, et chaque carte dépensée a été vue.

# made from 0a704fcf
VR-304 = Pendant un vote, les autres peuvent voir que vous avez choisi, mais pas quoi.

# made from e9d50468
VR-305 = Les votes révélés restent connus de tous, avec leur auteur, ceux de l’Émissaire aussi. Vous pouvez vous faire rappeler les votes passés.

# made from d4b0860e
chapter-ambition = Option : l’Ambition
    .pieces = king

# made from 1f14c23d
VR-160 = À chaque manche, après les Favoris, on mélange les 16 cartes Ambition (y compris celles qu’on avait gardées) et l’on en distribue deux à chaque personne ([une seule](VR-162) à plus de huit personnes).

# made from 4232456a
VR-322 = Le hasard distribue les cartes Ambition : chaque carte qui n’a pas encore été distribuée dans la manche a la même chance.

# made from 8da08a48
VR-161 = Si vous avez reçu deux cartes Ambition, tout le monde choisit en même temps et en secret laquelle des deux garder. L’autre est écartée pour le reste de la manche, sans que personne d’autre la voie. On choisit avant le placement.

# made from ab6ed909
VR-323 = Si vous avez reçu deux cartes Ambition, vous devez en garder exactement une. Tout le monde choisit en même temps et en secret.

# made from e8bfbcdf
VR-162 = À plus de huit personnes, chacune ne reçoit qu’une carte Ambition et la garde, car il n’y en a que 16.

# made from 9816985e
VR-163 = L’Émissaire ne reçoit pas de carte Ambition.

# made from 60c3adf6
VR-164 = Au décompte qui termine la manche, tout le monde révèle la carte Ambition qu’il a gardée. Si sa condition est remplie à ce moment-là, ses points s’ajoutent à votre total ; sinon, elle ne rapporte rien. Une Ambition manquée ne coûte rien.

# made from 41bc2506
VR-165 = Les points d’Ambition ne s’inversent jamais, même quand le Bouffon est roi.

# made from 316ce537
VR-166 = Chaque carte Ambition paie ses points si sa condition est remplie au décompte qui termine la manche. « Le roi » est le personnage couronné à ce couronnement, et « vos Favoris » sont les vôtres, non ceux de votre équipier. Voici les 16 cartes.

# made from b07c9e45
VR-166a = **Le Bouffon roi**, 5 points : le Bouffon est couronné.

# made from a61eccbf
VR-166b = **C’est une reine !**, 3 points : une [femme](VR-12) est couronnée. Ouaf et le Bouffon ne comptent pas.

# made from 11af8a1e
VR-166c = **C’est un roi !**, 3 points : un [homme](VR-12) est couronné. Ouaf et le Bouffon ne comptent pas.

# made from 14ff604d
VR-166d = **0 Favori aux WC**, 5 points : aucun de vos Favoris n’est aux WC.

# made from fb887340
VR-166e = **Ni étage 2 ni 3**, 3 points : aucun de vos Favoris n’est à l’étage 2 ou 3.

# made from 84ed1241
VR-166f = **Ni étage 0 ni 1**, 5 points : aucun de vos Favoris n’est à l’étage 0 ou 1.

# made from 6cac39df
VR-166g = **1 Favori aux cachots**, 3 points : exactement un de vos Favoris est au cachot.

# made from 62536245
VR-166h = **2 Favoris aux cachots**, 5 points : exactement deux de vos Favoris sont aux cachots.

# made from 05eb75a1
VR-166i = **1 Favori aux WC**, 3 points : exactement un de vos Favoris est aux WC.

# made from 05522531
VR-166j = **2 Favoris aux WC**, 5 points : exactement deux de vos Favoris sont aux WC.

# made from c4db1c17
VR-166k = **Que des OUI**, 3 points : vous n’avez plus ni NON ni Mal de ventre en main (une équipe : dans sa main commune).

# made from af5a25f3
VR-166l = **Ni étage 4 ni 5**, 5 points : aucun de vos Favoris n’est à l’étage 4 ou 5.

# made from b09e7a4f
VR-166m = **3 Favoris aux cachots**, 8 points : exactement trois de vos Favoris sont aux cachots.

# made from db006df8
VR-166n = **0 Favori aux WC et aux cachots**, 8 points : aucun de vos Favoris n’est aux WC, et aucun n’est au cachot.

# made from cb577779
VR-166o = **Ami du roi**, 3 points : c’est vous (ou votre équipe) qui avez mené le roi à la Salle du Trône. Seule compte la dernière tentative, celle qui a réussi.

# made from fb593d0f
VR-166p = **Moins de 11 points**, 3 points : vos Favoris vous rapportent moins de 11 points à ce couronnement. Une perte aussi, c’est moins de 11. Les points d’Ambition, la compensation et les points d’avant ne comptent pas.

# made from adc07ade
VR-167 = Pour les cartes Ambition, les WC ou un cachot ne font pas partie de l’étage d’à côté : un Favori aux WC de l’étage 3 n’est pas à l’étage 3, un Favori au cachot de l’étage 1 n’est pas à l’étage 1.

# made from f28e1593
VR-168 = Pour les cartes Ambition, la Salle du Trône, la boîte et le siège du consort ne sont ni un étage, ni des WC, ni un cachot.

# made from d281152b
VR-169 = Pour « Que des OUI », on regarde votre main après le vote qui a fait le roi. À ce vote tout le monde a joué OUI, donc rien n’a été dépensé.

# made from 17a5c9d6
VR-308 = Vous seul voyez les deux cartes Ambition que vous recevez.

# made from 35f5178b
VR-309 = La carte Ambition que vous gardez n’est connue que de vous et, une fois choisie, de votre équipier. Au décompte qui termine la manche, tout le monde la voit, jusqu’à la donne suivante. (S’il n’y a [pas de second couronnement](VR-230), elle reste cachée.)

# made from b59d44df
VR-310 = La carte Ambition que vous écartez n’est jamais montrée à personne d’autre.

# made from 0255a0a6
VR-311 = Personne ne voit les cartes Ambition qui n’ont pas été distribuées, de toute la manche.

# made from f3b45a47
chapter-banished = Option : les Bannis
    .pieces = dagobert

# made from 0978d95f
VR-175 = Le courtisan au sceau noir de votre carte n’est pas l’un de vos Favoris : il ne vous rapporte ni ne vous coûte rien, ne compte pour aucune carte Ambition et ne vous aide dans aucune égalité. Chacun a donc cinq Favoris.

# made from 1b6e7214
VR-176 = Pour tous les autres, votre courtisan au sceau est un personnage comme un autre.

# made from 80d4d126
VR-177 = La carte de l’Émissaire a elle aussi un sceau noir : ce courtisan ne lui rapporte ni ne lui coûte rien. Quand ce courtisan est candidat, l’Émissaire ne vote pas OUI d’office, mais [retourne une carte](VR-195).

# made from 54b3e606
VR-147 = Avec les Bannis, votre courtisan au sceau ne vous aide pas à [départager une égalité](VR-143).

# made from be02bdae
VR-178 = Sans cette option, les sceaux noirs ne veulent rien dire.

# made from bd397f73
VR-312 = Qui peut voir votre carte en voit aussi le sceau noir ; personne d’autre.

# made from c291804c
chapter-emissary = Variante : l’Émissaire de l’Empire
    .pieces = yes no stomachache

# made from 6cd0e704
VR-190 = L’Émissaire est un rival automatique, avec sa couleur et son marqueur de points, pour deux à cinq joueurs (à deux, il est [obligatoire](VR-7)). Il commence la partie avec 40 points.

# made from eb10e1dc
VR-191 = À chaque manche, l’Émissaire reçoit une carte Favoris. Elle est face visible pour tous dès le début de la manche.

# made from 7f5282f0
VR-192 = À chaque manche, l’Émissaire reçoit une pile de cartes de vote, autant de chaque sorte que [la main d’un joueur](VR-41) dans cette partie. On la mélange et on la pose face cachée.

# made from 66ebaf38
VR-193 = L’Émissaire ne place personne, ne déplace personne et n’a pas de tour.

# made from 1b8d50ed
VR-194 = L’Émissaire participe à chaque vote. Si le candidat est l’un de ses Favoris, il vote OUI sans toucher à sa pile.

# made from 46db5623
VR-195 = Si le candidat n’est pas l’un de ses Favoris, on retourne la première carte de la pile de l’Émissaire en même temps que vos votes, et c’est son vote, même si le NON d’un autre aurait suffi. Pour le Bouffon, il se sert toujours de sa pile.

# made from 77dc98ac
VR-196 = Un NON ou un Mal de ventre que l’Émissaire a retourné est perdu pour la manche. Un OUI retourne dans sa pile, que l’on mélange de nouveau.

# made from 8810aa50
VR-327 = Le hasard décide de la carte que l’Émissaire retourne : chaque carte qui reste dans sa pile a la même chance.

# made from e9af0194
VR-197 = Quand il ne reste que le OUI dans sa pile, l’Émissaire vote toujours OUI.

# made from d959b94c
VR-198 = Personne ne sait quelle carte l’Émissaire retourne avant que tous les votes soient révélés. Quelles cartes restent dans sa pile, tout le monde peut le savoir, puisque tout ce qui en est sorti a été vu.

# made from 73a24f5f
VR-306 = Les Favoris de l’Émissaire et les cartes qui restent dans sa pile sont connus de tous à tout moment.

# made from 81ebb7c2
VR-307 = L’ordre de la pile de l’Émissaire est caché à tous jusqu’à ce qu’une carte soit retournée.

# made from 17142a60
VR-199 = À chaque décompte, l’Émissaire marque pour ses Favoris [comme tout le monde](VR-110), avec des valeurs inversées elles aussi quand le Bouffon est roi. Il ne tombe jamais au-dessous de 0.

# made from 396c9dd6
VR-205 = Si l’Émissaire joue, [les mains](VR-41) ont moins de NON à trois ou quatre joueurs. Le [nombre de courtisans placés](VR-53) reste le même.

# made from d54a0a03
VR-206 = À la fin de la partie, l’Émissaire gagne s’il a plus de points que chacun de vous (une équipe compte avec son [score final](VR-141)) ; vous avez alors tous perdu. Il suffit qu’un joueur ait autant de points que lui, ou davantage, pour que l’Émissaire ne compte plus : le meilleur joueur gagne comme d’habitude.

# made from 50dcb8c6
VR-207 = Si l’Émissaire gagne, il est seul premier ; vous suivez à partir de la deuxième place dans l’ordre habituel, et aucun de vous n’a gagné. S’il ne gagne pas, il n’a pas de place.

# made from f92e1906
chapter-couple = Variante : le Couple royal
    .pieces = king victoria

# made from 86aa72ad
VR-220 = Chaque manche a deux couronnements. Le premier ne termine pas la manche. (Une partie a donc trois manches et jusqu’à six couronnements.)

# made from 970efa1a
VR-221 = Au premier couronnement, on fait un [décompte](VR-110) comme d’habitude, inversé si le Bouffon est couronné, mais sans les cartes Ambition.

# made from 657c3d46
VR-222 = Après le premier couronnement, toutes les cartes Favoris restent visibles jusqu’à la fin de la manche. Les mêmes cartes comptent au second couronnement.

# made from 51ddbc75
VR-223 = Après le premier décompte, le personnage couronné va sur le siège du consort. Il est hors jeu, ne prend de place nulle part, et ne peut être ni déplacé ni couronné de nouveau.

# made from ba7f9d8e
VR-224 = Après le premier couronnement, c’est au joueur qui suit celui qui a présenté le roi, et le jeu continue avec tout en l’état : positions, mains, pile de l’Émissaire, cachots et nombre de refus. On ne complète rien.

# made from ab59e8a5
VR-225 = Le second couronnement se compte comme d’habitude, mais un Favori sur le siège du consort vaut 0. Les valeurs ne s’inversent que si le second personnage couronné est le Bouffon ; peu importe qui l’a été en premier.

# made from be6af36e
VR-226 = Les cartes Ambition restent cachées au premier couronnement et ne comptent qu’au second. « Le roi » est pour elles le second personnage couronné, et « Moins de 11 points » ne regarde que les points du second décompte.

# made from 96d0d05f
VR-227 = Le second couronnement termine la manche. Qui a présenté le second roi commence la manche suivante.

# made from 2c0f2532
VR-228 = S’il faut départager une égalité à la fin de la partie, un Favori sur le siège du consort est aussi haut que le second roi.

# made from c0c81ae0
VR-229 = Deux personnages quelconques peuvent former le couple : femmes, hommes, chien et Bouffon. Le premier n’a pas à donner son accord au second.

# made from 92730b7a
VR-230 = Si, après le premier couronnement, il ne reste personne aux étages 0 à 5 ni aux WC, la manche se termine aussitôt : pas de second décompte, pas de points d’Ambition, et les cartes Ambition restent cachées. Qui a présenté le premier roi commence la manche suivante. On le vérifie juste après le premier décompte et après chaque refus suivant. Cela ne peut arriver que si le Bouffon a été couronné en premier (sinon il est encore en jeu) et que vous êtes sept joueurs ou plus (à moins, il n’y a pas assez de NON pour refuser les 13 courtisans).

# made from b113d12c
chapter-teams = Variante : les équipes

# made from 7bc0646c
VR-250 = Une équipe, ce sont deux personnes qui partagent une place. Des joueurs seuls peuvent jouer à côté des équipes.

# made from 82779bfe
VR-251 = Une équipe compte pour un joueur : pour les mains, les places aux étages, le nombre de courtisans placés, la compensation et la présence de l’Émissaire. Trois équipes jouent donc avec les nombres de trois joueurs, trois équipes et un joueur seul avec ceux de quatre. Deux équipes seules sont deux joueurs : l’Émissaire est là.

# made from fb016af4
VR-252 = Une équipe a une seule main commune de cartes de vote et joue une carte à chaque vote.

# made from 3d352c03
VR-253 = À son tour, une équipe place un courtisan ou fait un pas, comme tout joueur. La façon dont les deux se mettent d’accord ne regarde qu’eux.

# made from 37604676
VR-254 = Chaque équipier a sa propre carte Favoris. Les équipiers peuvent se montrer leurs cartes.

# made from 5f122b20
VR-255 = Avec l’option Ambition, chaque équipier reçoit ses propres cartes Ambition et en garde une. Elle porte sur les Favoris de cette personne et s’ajoute à son propre total.

# made from 56d1cd46
VR-256 = « Que des OUI » regarde la main commune de l’équipe, et « Ami du roi » demande si l’équipe a mené le roi, quel que soit l’équipier qui tient la carte.

# made from c518095a
VR-260 = Avec le **décompte séparé**, chaque équipier a un marqueur qui part de 20 et bouge de son propre total.

# made from c791480c
VR-261 = Avec le décompte séparé, la [compensation](VR-58) donne 3 points à chacun des deux équipiers.

# made from fa0f6c05
VR-262 = Avec le décompte séparé, le score de l’équipe est le plus bas des deux scores finaux.

# made from 040c946e
VR-263 = Avec le décompte séparé, une [égalité](VR-143) se départage par les Favoris de l’équipier qui a le moins de points. S’ils en ont autant l’un que l’autre, c’est le plus haut de tous leurs Favoris qui compte.

# made from 9c9a9fe2
VR-270 = Avec le **décompte commun**, une équipe a un seul marqueur, qui part de 20. À chaque couronnement, calculez le total de chacun des deux équipiers, avec ses propres points d’Ambition : le marqueur bouge du plus petit des deux. Il ne tombe jamais au-dessous de 0.

# made from 586f3663
VR-271 = Avec le décompte commun, le score de l’équipe est celui de son unique marqueur.

# made from 5a65a49f
VR-272 = Avec le décompte commun, la [compensation](VR-58) donne 3 points à l’équipe, une seule fois.

# made from 58f8cd18
VR-273 = Avec le décompte commun, une [égalité](VR-143) se départage par les Favoris de l’équipier qui a eu le plus petit total au dernier décompte de la partie. Si les deux totaux étaient égaux, c’est le plus haut de tous leurs Favoris qui compte.

# made from 7ead8420
VR-274 = Les joueurs seuls comptent comme d’habitude, que les équipes comptent séparément ou en commun.

# made from ae21c6ca
VR-275 = Si une équipe gagne, ses deux membres gagnent.
