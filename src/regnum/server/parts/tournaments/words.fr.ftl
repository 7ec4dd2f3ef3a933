because-points = { $first } est devant { $second } : plus de points ({ $mine } contre { $theirs }).
because-meetings = { $met ->
    [1] { $first } est devant { $second } : autant de points, mais dans leur rencontre { $first } était devant.
    [2] { $first } est devant { $second } : autant de points, mais en deux rencontres { $first } était plus souvent devant ({ $mine } contre { $theirs }).
   *[other] { $first } est devant { $second } : autant de points, mais en { $met } rencontres { $first } était plus souvent devant ({ $mine } contre { $theirs }).
 }
because-among = { $first } est devant { $second } : autant de points, mais entre tous ceux qui en ont autant, { $first } était plus souvent devant (devant moins derrière : { $mine } contre { $theirs }).
because-opponents = { $first } est devant { $second } : autant de points, mais ses adversaires en ont gagné plus (en moyenne { $mine } contre { $theirs }).
because-firsts = { $first } est devant { $second } : autant de points, mais plus de premières places ({ $mine } contre { $theirs }).
because-reached = { $first } est devant { $second } : allé jusqu’à la ronde { $mine }, { $second } jusqu’à la ronde { $theirs }.
because-staying = { $first } est devant { $second }, qui s’est retiré.
because-place = { $first } est devant { $second } : meilleure place à la dernière table ({ $mine } contre { $theirs }).
because-lot = { $first } est devant { $second } : tout le reste est égal, le sort décide.
nobody = quelqu’un qui est parti
tie-points = les points
tie-meetings = qui était devant quand ceux qui ont autant de points se sont rencontrés
tie-opponents = les points de ceux qu’on a rencontrés
tie-firsts = le nombre de premières places
tie-reached = la ronde atteinte
tie-staying = qui s’est retiré vient après ceux qui sont restés
tie-place = la place à la dernière table
tie-lot = le sort
rule-swiss = Ceux qui ont gagné autant se rencontrent, et personne ne revoit un adversaire tant qu’on peut l’éviter. Chacun occupe chaque place à peu près aussi souvent. Personne ne se repose deux fois avant tous les autres.
rule-round-robin = Chacun rencontre chacun. Toutes les rondes sont prévues au départ ; chacun occupe chaque place à peu près aussi souvent.
rule-knock-out = { $going ->
    [1] Le premier de chaque table continue, jusqu’à ce qu’il reste une seule table.
   *[other] Les { $going } premiers de chaque table continuent, jusqu’à ce qu’il reste une seule table.
 } S’il en reste trop peu pour une table, les meilleurs des autres continuent aussi.
rule-smaller = Si le compte ne tombe pas juste, des tables ont moins de places, au moins { $least } ; qui ne trouve alors pas de table se repose. Aucun bot ne complète une table.
rule-points = Le premier d’une table gagne { $top } points, le dernier aucun, les autres à intervalles égaux ; les places partagées se partagent. Une table plus petite vaut autant.
rule-rest = Une ronde de repos vaut { $rest } points.
rule-live = Prenez votre place dans les { $minutes } premières minutes d’une ronde. Un bot joue pour qui ne vient pas, et qui ne vient pas ne gagne rien ; qui est venu seul gagne tout. Les places des autres se comptent sans les absents.
rule-days = Tout le monde est à sa table dès le début. Un bot joue pour qui laisse passer son temps, jusqu’à son retour.
rule-away = Qui a abandonné, ou pour qui un bot joue à la fin, ne gagne rien. Qui n’est pas venu du tout ne reçoit plus de table avant d’avoir dit qu’il est de retour.
rule-limit = Une partie qui n’est pas finie à la fin du temps de sa ronde est interrompue : ceux qui jouent encore se partagent les places. Qui s’est fait attendre plus d’une fois et demie sa part de la ronde (sa durée divisée par les places de la table) passe derrière les autres.
rule-lot = Le sort découle d’une graine que personne ne connaissait avant la fin des inscriptions, et qui est alors publiée ; avec le fichier JSON, chacun peut retirer toutes les rondes.
column-place = place
column-name = nom
column-points = points
column-opponents = points des adversaires
column-firsts = premières places
column-why = pourquoi devant le suivant
column-round = ronde { $number }
rests = repos
missing = absent
