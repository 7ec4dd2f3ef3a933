# regnum transcribe : questions à qui possède le jeu.

transcribe-lead = { $title } : { $count } choses que seul le jeu imprimé montre. Relevez-les sur votre exemplaire.
transcribe-help = Entrée reprend ce que nous avons ; « . » laisse en suspens ; « < » revient ; « ? » explique ; « q » arrête. Tout est gardé dans { $file }.
transcribe-goes-on = Déjà répondu dans { $file } : { $answered } sur { $count } ; nous continuons.
transcribe-by = Qui fait le relevé ?
transcribe-copy = Quel exemplaire (édition, année, langue) ?
transcribe-usual = nous avons { $usual }
transcribe-answered = vous avez dit { $usual }
transcribe-wrong = Cela ne se peut, ou la règle dit autre chose :
transcribe-look = Regardez encore ; Entrée garde une réponse.
transcribe-done = Merci. Répondu : { $answered } sur { $count }. Jouez sur votre plateau avec : regnum play { $game } --board { $file }
transcribe-stopped = Gardé dans { $file }. Répondu : { $answered } sur { $count }. Continuez avec : regnum transcribe { $game } { $file }
transcribe-unfinished = On ne peut pas encore y jouer.
