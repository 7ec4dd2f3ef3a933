turn-title = À vous de jouer : { $game }
turn-text = { $game } avec { $others } : c’est à vous de jouer.
confirm-title = Regnum : est-ce bien vous ?
confirm-text = { $name } veut être prévenu ici quand c’est son tour. Si c’est vous, ouvrez ce lien. Sinon, ne faites rien : vous n’en entendrez plus parler.
reset-title = Regnum : un nouveau mot de passe
reset-text = { $name }, par ce lien vous choisissez un nouveau mot de passe, une seule fois et en l’espace d’un jour. Si vous n’avez rien demandé, ne faites rien.
no-more = Pour ne plus rien recevoir : { $link }
