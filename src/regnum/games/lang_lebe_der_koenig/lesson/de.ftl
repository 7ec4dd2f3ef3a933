# Was der Lehrmeister in der ersten, geführten Partie sagt.

lesson-votes = Du willst König werden: Dazu brauchst du neunzehn Stimmen bei einer { -election }. Eine { -county }, in der eine Figur von dir steht, bringt die Stimmen, die auf ihr stehen.

lesson-travel = In jedem Zug darf dein { -noble } in eine benachbarte { -county }. { county-oxeneford } bringt vier Stimmen, und noch ist niemand dort.
lesson-travel-otherwise = Dein eigener Weg. Schau auf die Zahl, die dort steht: Das sind die Stimmen.
lesson-free = Ein { -noble } allein hält eine { -county } nur, solange er bleibt. Setz einen { -courtier }: Der erste ist umsonst.
lesson-free-otherwise = Dann bewacht niemand den Ort, wenn dein { -noble } weiterzieht.
lesson-roll = Jeder weitere { -courtier } kostet eine Karte, und Glück: Würfel mal Karte muss mindestens 3 ergeben. Versuch es einmal mit einer ×1.
lesson-roll-otherwise = Karten sind kostbar, das ist wahr: Neue gibt es erst bei der nächsten { -election }.
lesson-won = Gut gewürfelt! Setz den { -courtier }: Jeder, der eine { -county } bewacht, zählt bei der Verteidigung zwei.
lesson-won-otherwise = Im { -reserve } ist er sicher, aber hier nützt er dir nichts.
lesson-save = Zwei sind eine gute Wache. Hör hier auf und spar deine Karten: Neue gibt es erst bei der nächsten { -election }.
lesson-save-otherwise = Eine starke Wache und eine dünnere Hand. Du wirst sehen, was mehr wiegt.
lesson-spread = Wer reist, wächst. Zieh weiter nach { county-lundonia }: drei Stimmen mehr, und { county-oxeneford } halten deine { -courtiers } auch ohne dich.
lesson-spread-otherwise = Auch ein Plan. Am Ende zählt nur eine Frage: Wie viele { -counties } sind deine?
lesson-hold = Wieder der { -courtier } umsonst, damit { county-lundonia } deines bleibt.
lesson-hold-otherwise = Dann gehört es dir nur, solange dein { -noble } dort steht.
lesson-one = Für die Stimmen reicht einer. Hör hier auf; die anderen zwingen dich bald genug, Karten auszugeben.
lesson-one-otherwise = Das soll halten. Vergiss nicht, ein paar Karten zu behalten.

lesson-defend = { $active } dringt bei dir ein! Alle drei legen verdeckt Karten und würfeln für jede; Würfel mal Karte zählt, dazu zwei für jeden { -courtier } auf Wache. Drei von deinen ×2 sollten reichen.
lesson-defend-otherwise = Ein anderer Einsatz: Mit weniger Karten sparst du, mit mehr gewinnst du. Mal sehen, was die Würfel sagen.
lesson-prevailed = Du gewinnst! Der Eindringling muss gehen, und du darfst die { -county } verstärken.
lesson-banish = Du sagst, wohin der { -noble(after: "der") } geht: an einen Ort, wo er { -courtiers } hat. Weit weg, bitte: { county-tateshale }.
lesson-banish-otherwise = So nah? Du hast wohl gern Gesellschaft.
lesson-winner = Wer gewinnt, darf hier noch einen { -courtier } setzen, ganz umsonst. Tu es.
lesson-winner-otherwise = Wie bescheiden.
lesson-stop = Und diesmal kein Wurf: Alle haben gesehen, dass { $contested } nicht billig zu haben ist.
lesson-stop-otherwise = Du willst dir { $contested } ganz sicher sein.
lesson-intrude = Jetzt dringst du ein: { $seat1 } ist weit weg von { county-grentebrige }, vier Stimmen, und hat viele Karten vergeudet.
lesson-intrude-otherwise = Friedlich. Früher oder später gibt es aber keine freien { -counties } mehr.
lesson-bid = Drei ×2 sind ein guter Einsatz. Denk daran, dass auch { $seat2 } würfelt: An jeder { -confrontation } nehmen alle teil.
lesson-bid-otherwise = Du weißt am besten, was du übrig hast. Denk daran, dass alle mitmachen.
lesson-third = Der Dritte lacht! { $seat } hatte dort niemanden, gewinnt und nimmt euch beiden { $county } weg. Dein { -noble } wird heimgeschickt; deinen { -courtiers }n anderswo geschieht nichts.
lesson-ones = Ein kleiner Trost: Jede 1 deines ersten Wurfs bringt eine Karte zurück. Nimm sie.
lesson-ones-otherwise = Du lässt eine Karte liegen. Großzügig.
lesson-election = Eine letzte Karte wurde gespielt, und das heißt { -election }. Eine leere Hand verliert ein Drittel ihrer Stimmen; die Besten gewinnen { -bonus-votes } fürs nächste Mal, und alle bekommen neue Karten.

lesson-watch-1 = Sei nie ohne Karten, wenn die { -election } kommt.
lesson-watch-2 = Je ein { -courtier } in vielen { -counties } bringt mehr Stimmen als viele in einer.
lesson-watch-3 = Zähl die Karten der anderen, bevor du eindringst: Jeder darf fünf legen.
