# Ce que sont et font les pièces, pour qui les montre.

vote-yes-text = Revient toujours en main. Si tout le monde vote OUI, le candidat est couronné (VR-84, VR-85).
vote-no-text = Un seul suffit à rejeter le candidat, sauf mal de ventre. Il est ensuite perdu pour la manche (VR-84, VR-85).
vote-stomachache-text = Annule le vote quoi que jouent les autres : le candidat revient à l’étage 5. Il est ensuite perdu pour la manche (VR-84, VR-87).
character-jester-text = Sur aucune carte. S’il est couronné, toutes les valeurs s’inversent (VR-111).
