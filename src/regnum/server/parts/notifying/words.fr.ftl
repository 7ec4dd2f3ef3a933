turn-title = À toi de jouer : { $game }
turn-text = { $game } avec { $others } : c'est à toi de jouer.
confirm-title = Regnum : est-ce bien toi ?
confirm-text = { $name } veut être prévenu ici quand c'est son tour. Si c'est toi, ouvre ce lien. Sinon, ne fais rien : tu n'en entendras plus parler.
reset-title = Regnum : un nouveau mot de passe
reset-text = { $name }, par ce lien tu choisis un nouveau mot de passe, une seule fois et en l'espace d'un jour. Si tu n'as rien demandé, ne fais rien.
no-more = Pour ne plus rien recevoir : { $link }
