# Ce que sont et font les pièces, pour qui les montre.

vote-yes-text = Revient toujours en main. Si tout le monde vote OUI, le candidat est couronné (VR-84, VR-85).
vote-no-text = Un seul suffit à rejeter le candidat, sauf mal de ventre. Il est ensuite perdu pour la manche (VR-84, VR-85).
vote-stomachache-text = Annule le vote quoi que jouent les autres : le candidat revient à l’étage 5. Il est ensuite perdu pour la manche (VR-84, VR-87).
character-jester-text = Sur aucune carte. S’il est couronné, toutes les valeurs s’inversent (VR-111).

thing-character = Personnage
thing-character-text = Lors d’un couronnement, rapporte la valeur de l’endroit où il se trouve à qui l’a sur sa carte { -favourites } (VR-110).
thing-floor = Étage
thing-floor-text = A de la place pour { $limit-characters_per_floor } personnages, pour { $limit-characters_per_floor_2_units } à deux joueurs. On monte d’{ -floor } en { -floor } (VR-25, VR-63).
thing-throne = { -throne-room }
thing-throne-text = Qui arrive ici de l’{ -floor } 5 est candidat, et l’on vote aussitôt : couronné, rejeté ou renvoyé à l’{ -floor } 5 (VR-71, VR-85).
thing-wc = { -wc }
thing-wc-text = Une place pour qui trouve plein l’{ -floor } voisin. On n’en sort que vers cet { -floor } (VR-65, VR-66).
thing-dungeon = Cachot
thing-dungeon-text = Les { -courtiers } rejetés y restent jusqu’à la fin de la manche : le premier près de l’{ -floor } 3, le deuxième près du 2, le troisième près du 1 (VR-89, VR-93).
thing-box = Boîte
thing-box-text = À partir du quatrième rejet d’une manche, les { -courtiers } quittent le château (VR-89).
thing-consort = Siège du consort
thing-consort-text = Le premier couronné s’y assied jusqu’au second couronnement, et y vaut 0 (VR-223, VR-225).
thing-favourites = Carte { -favourites }
thing-favourites-text = Ses six { -courtiers } rapportent à son propriétaire selon leur place quand quelqu’un est couronné ; personne d’autre ne la voit avant (VR-43, VR-110).
thing-seal = Vote
thing-seal-text = Tout le monde vote en secret, et l’on révèle tous les votes ensemble (VR-82).
thing-marker = Score
thing-marker-text = On commence à 20 ; après trois manches, le plus haut score gagne (VR-31, VR-142).
rival-emissary-text = Vote au hasard et marque des points contre tout le monde. S’il en a plus que chacun à la fin, tous ont perdu (VR-196, VR-206).
