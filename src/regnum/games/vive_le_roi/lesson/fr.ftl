# Ce que dit le guide pendant la première partie.

lesson-favourites = Voici vos six { -favourites } ; personne d’autre ne les connaît. Plus ils sont haut quand un roi est couronné, plus vous marquez : dix points pour le roi.

lesson-high = Chacun son tour, on place un { -courtier } dans le château, n’importe lequel, de l’{ -floor } 1 à l’{ -floor } 4. Mettez l’un des vôtres en haut tant qu’il y a de la place : { character-merlin } à l’{ -floor } 4.
lesson-high-otherwise = C’est bien aussi : moins cela ressemble à un plan, moins on vous soupçonne.
lesson-tracks = Brouillez les pistes, sinon tous devineront que { character-merlin } est à vous. Faites monter quelqu’un dont vous n’avez pas besoin : { character-dagobert } à l’{ -floor } 3.
lesson-tracks-otherwise = Audacieux ! Si c’est l’un des vôtres, gardez l’air innocent.
lesson-room = Un { -floor } a quatre places, et le 3 et le 4 sont pleins. { character-bridget } sera bien à l’{ -floor } 2 : deux points déjà, et un de plus à chaque pas.
lesson-room-otherwise = Cela ira : celui que personne ne place commence tout en bas, à l’{ -floor } 0.

lesson-step = À présent on joue à tour de rôle : un pas, avec un personnage ; ils ne sont à personne. Faites monter { character-merlin } à l’{ -floor } 5, aux portes du trône.
lesson-step-otherwise = Discret. De l’{ -floor } 5, n’importe qui peut mener un personnage au trône : rien ne presse.
lesson-lowest = Les six comptent à la fin, et trois des vôtres sont encore bas. Faites suivre { character-bridget } pendant que { character-merlin } attend.
lesson-lowest-otherwise = Pourquoi pas. Mais surveillez ceux d’en bas : ils n’y rapportent presque rien.

lesson-no = { $presenter } mène { $candidate } au trône, et ce n’est pas l’un des vôtres. Un seul NON empêche le couronnement, et vous en avez trois pour toute la manche : celui-ci en vaut la peine.
lesson-no-otherwise = Vous gardez vos NON. Attention pourtant : si personne ne dit NON ni ne se sent mal, la manche est finie.
lesson-dungeon = Un NON suffit : voilà { $character } au { -dungeon }, où l’on perd trois points au lieu d’en gagner dix. Regardez qui fait grise mine.
lesson-wc = L’{ -floor } 4 est plein : { $character } attend aux { -wc }. On n’y marque rien, et l’on n’en sort que vers cet { -floor }, dès qu’il y a de la place.

lesson-lead = { character-merlin } est à l’{ -floor } 5. Menez-le au trône : un roi met fin à la manche, et la plupart des vôtres sont bien placés.
lesson-lead-otherwise = Vous préférez attendre. N’oubliez pas que n’importe qui peut mener { character-merlin } au trône.
lesson-own = Tout le monde vote en secret. { character-merlin } est l’un des vôtres : dites OUI, et espérez que personne ne dépense un NON.
lesson-own-otherwise = Contre votre propre candidat ! Plus personne ne croira qu’il est à vous.
lesson-sick = Quelqu’un se sent mal : un Mal de ventre annule le vote et { $character } retourne à sa place. Chacun peut le faire une fois par manche.
lesson-again = Un Mal de ventre de moins chez les autres, et { character-merlin } est toujours prêt. Recommencez !
lesson-again-otherwise = La patience peut payer : les autres ont encore des NON à gaspiller.
lesson-back = OUI pour { character-merlin } : cette carte revient toujours en main. Un NON ou un Mal de ventre est perdu pour la manche.
lesson-back-otherwise = Au tout dernier moment ! Voyons ce que disent les autres.
lesson-king = { $character } a eu la couronne : tous les { -favourites } ont été révélés, et le journal dit qui voulait la même chose que vous. En voici de nouveaux ; le plus de points après trois manches l’emporte.

lesson-watch-1 = Dépensez vos NON le plus tard possible : qui n’en a plus ne peut que regarder.
lesson-watch-2 = Poussez des inconnus devant les vôtres : qu’ils essuient les premiers NON.
lesson-watch-3 = Retenez qui a dit OUI à qui : c’est ainsi que se trahissent les { -favourites }.
