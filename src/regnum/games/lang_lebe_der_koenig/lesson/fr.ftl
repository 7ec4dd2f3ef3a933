# Ce que dit le guide pendant la première partie.

lesson-votes = Vous voulez être roi : il faut dix-neuf voix lors d’une { -election }. Un { -county } où se trouve l’une de vos pièces vous donne les voix qui y sont inscrites.

lesson-travel = À chaque tour, votre { -noble } peut aller dans un { -county } voisin. { county-oxeneford } vaut quatre voix, et il n’y a encore personne.
lesson-travel-otherwise = Vous suivez votre chemin. Regardez le nombre inscrit là : ce sont les voix.
lesson-free = Un { -noble } seul ne tient un { -county } que tant qu’il y reste. Placez un { -courtier } : le premier est gratuit.
lesson-free-otherwise = Alors personne ne gardera l’endroit quand votre { -noble } sera parti.
lesson-roll = Chaque { -courtier } de plus coûte une carte, et de la chance : le dé fois la carte doit faire au moins 3. Essayez une fois avec une ×1.
lesson-roll-otherwise = Les cartes sont précieuses, c’est vrai : pas de nouvelles avant la prochaine { -election }.
lesson-won = Bien lancé ! Placez le { -courtier } : chacun d’eux vaut deux points quand il faut défendre le { -county }.
lesson-won-otherwise = Dans la { -reserve } il est à l’abri, mais ne vous sert à rien ici.
lesson-save = Deux font une bonne garde. Arrêtez-vous là et gardez vos cartes : pas de nouvelles avant la prochaine { -election }.
lesson-save-otherwise = Une garde plus forte, une main plus mince. Vous verrez ce qui pèse le plus.
lesson-spread = Qui voyage grandit. Continuez vers { county-lundonia } : trois voix de plus, et vos { -courtiers } tiennent { county-oxeneford } sans vous.
lesson-spread-otherwise = C’est un plan aussi. À la fin, une seule question compte : combien de { -counties } sont à vous ?
lesson-hold = Encore le { -courtier } gratuit, pour que { county-lundonia } reste à vous.
lesson-hold-otherwise = Alors l’endroit n’est à vous que tant que votre { -noble } s’y trouve.
lesson-one = Un seul suffit pour les voix. Arrêtez-vous là : les autres vous feront bientôt dépenser vos cartes.
lesson-one-otherwise = Vous voulez que cela dure. Pensez à garder quelques cartes.

lesson-defend = { $active } entre chez vous ! Les trois joueurs posent des cartes en secret et lancent un dé par carte ; le dé fois la carte compte, plus deux par { -courtier } de garde. Trois ×2 devraient suffire.
lesson-defend-otherwise = Une autre mise : avec moins de cartes on épargne, avec plus on gagne. Voyons les dés.
lesson-prevailed = Vous l’emportez ! L’intrus doit partir, et vous pouvez renforcer le { -county }.
lesson-banish = Vous dites où va ce { -noble }, là où il a des { -courtiers }. Loin, de préférence : { county-tateshale }.
lesson-banish-otherwise = Si près ? Vous aimez la compagnie.
lesson-winner = Qui gagne peut placer ici un { -courtier } de plus, pour rien. Faites-le.
lesson-winner-otherwise = Quelle modestie.
lesson-stop = Pas de lancer cette fois : on le sait maintenant, { $contested } ne se prend pas à bon compte.
lesson-stop-otherwise = Vous voulez être bien sûr de garder { $contested }.
lesson-intrude = À vous d’entrer chez les autres : { $seat1 } est loin de { county-grentebrige }, quatre voix, et a gaspillé bien des cartes.
lesson-intrude-otherwise = Pacifique. Mais tôt ou tard, il n’y aura plus de { -counties } libres.
lesson-bid = Trois ×2 font une bonne mise. Attention, { $seat2 } lance aussi : tout le monde participe à chaque { -confrontation }.
lesson-bid-otherwise = Vous savez ce que vous pouvez dépenser. Mais tout le monde participe, n’oubliez pas.
lesson-third = C’est le troisième qui rit ! { $seat } n’avait personne là-bas, gagne et vous prend { $county } à tous deux. Votre { -noble } rentre chez lui ; vos { -courtiers } ailleurs ne risquent rien.
lesson-ones = Une petite consolation : chaque 1 de votre premier lancer rend une carte. Reprenez-la.
lesson-ones-otherwise = Vous laissez une carte sur la table. Généreux.
lesson-election = Une dernière carte a été jouée : c’est l’{ -election }. Une main vide perd un tiers de ses voix ; les meilleurs gagnent des { -bonus-votes } pour la prochaine fois, et tous reçoivent des cartes.

lesson-watch-1 = Ne soyez jamais celui qui n’a plus de cartes quand vient l’{ -election }.
lesson-watch-2 = Un { -courtier } dans beaucoup de { -counties } donne plus de voix que beaucoup dans un seul.
lesson-watch-3 = Comptez les cartes des autres avant d’entrer chez eux : chacun peut en poser cinq.
