### Lang lebe der König, die Regel in den Worten der Spieler.

chapter-pieces = Spielplan und Figuren
    .pieces = noble courtier x1 die

LK-101 = Der Spielplan hat 13 Grafschaften, und jede hat einen Wert von 2 bis 4: So viele Stimmen bringt sie, und so viele Höflinge haben dort Platz.

    - Wert 4: Tateshale, Wigemor, Grentebrige, Oxeneford.
    - Wert 3: Loncastre, Lincolia, Stadford, Lundonia, Roucestre.
    - Wert 2: Man, Sedberouie, Sarisberie, Lideford.

    Zusammen sind das 39 Stimmen.

LK-102 = Zwei Grafschaften sind benachbart, wenn sie eine gemeinsame Grenze haben oder eine gepunktete Linie über See sie verbindet. Beides gilt für jede Regel gleich. Nachbarn sind:

    - Man: Loncastre und Wigemor (beide über See);
    - Sedberouie: Loncastre, Tateshale;
    - Loncastre: Man (über See), Sedberouie, Tateshale, Wigemor;
    - Tateshale: Sedberouie, Loncastre, Wigemor, Stadford, Grentebrige, Lincolia;
    - Lincolia: Tateshale, Grentebrige, Roucestre (über See);
    - Wigemor: Man (über See), Loncastre, Tateshale, Stadford, Oxeneford, Lideford (über See);
    - Stadford: Tateshale, Wigemor, Oxeneford, Grentebrige;
    - Grentebrige: Lincolia, Tateshale, Stadford, Oxeneford, Lundonia, Roucestre;
    - Oxeneford: Wigemor, Stadford, Grentebrige, Lundonia, Roucestre, Sarisberie;
    - Lundonia: Grentebrige, Oxeneford, Roucestre;
    - Roucestre: Lundonia, Grentebrige, Oxeneford, Lincolia (über See);
    - Sarisberie: Oxeneford, Lideford;
    - Lideford: Sarisberie, Wigemor (über See).

LK-103 = Die kleinen Ländereien, die in die Grafschaften eingezeichnet sind, haben im Spiel keine Bedeutung.

LK-104 = Es gibt fünf [Adlige](noble), die großen Figuren, einen in jeder Farbe.

LK-105 = Es gibt 90 [Höflinge](courtier), die kleinen Figuren, 18 in jeder Farbe.

LK-106 = Es gibt 100 Einflusskarten: 60 [Karten ×1](x1), 35 [Karten ×2](x2) und 5 [Karten ×3](x3). Die Zahl auf der Karte ist ihr Wert: Mit ihm wird ein Würfel malgenommen.

LK-107 = Es gibt 12 Startkarten in drei Sätzen: 3 Karten für drei Spieler, 4 für vier, 5 für fünf. Jede zeigt eine Grafschaft.

LK-108 = Die Schriftrolle (0 bis 9 und 10 bis 60) mit ihren zwei gelben Steinen hilft euch nur, das beste Ergebnis einer Konfrontation im Kopf zu behalten; zu Beginn des Spiels stehen sie auf 0 und 10, was noch kein Ergebnis ist. Ergebnisse über 69 sind möglich und zählen voll.

LK-109 = Es gibt fünf sechsseitige [Würfel](die).

LK-110 = Auf dem Spielplan sind eine Bonusleiste mit den Feldern 1 bis 15 und ein Feld für die Ablage.

chapter-setup = Aufbau
    .pieces = noble courtier x1 x3

LK-201 = Ihr spielt zu dritt, zu viert oder zu fünft. Jeder hat einen Platz und eine Farbe.

LK-202 = **Zu dritt** ist die Grafschaft Man nicht im Spiel: Niemand darf sie betreten oder durchqueren, sie hat keine Stimmen und ist niemandes Nachbar. Auf dem Spielplan sind dann 37 Stimmen, und 19 sind die Mehrheit.

LK-203 = **Zu viert oder zu fünft** ist auch die Grafschaft Man im Spiel. Auf dem Spielplan sind 39 Stimmen, und 20 sind die Mehrheit.

LK-204 = Spielt ihr nicht zu fünft, bleiben für jeden fehlenden Spieler eine Farbe und 20 Einflusskarten (zwölf ×1, sieben ×2 und eine ×3) das ganze Spiel lang in der Schachtel. Zu dritt spielt ihr also mit 60 Karten, zu viert mit 80, zu fünft mit 100.

LK-205 = Nehmt die Startkarten für eure Spielerzahl, mischt sie und gebt jedem eine, offen. Sie zeigen:

    - drei Spieler: Roucestre, Lideford, Tateshale;
    - vier Spieler: Tateshale, Lideford, Roucestre, Stadford;
    - fünf Spieler: Stadford, Loncastre, Lincolia, Lundonia, Lideford.

LK-206 = Stell deinen Adligen in die Grafschaft deiner Startkarte.

LK-207 = Setz zwei deiner Höflinge zu deinem Adligen in deine Startgrafschaft.

LK-208 = Setz einen deiner Höflinge als Stein auf das erste Feld der Bonusleiste. Eine Stimme bedeutet das nicht: Alle beginnen mit 0 Bonusstimmen. Sobald du Bonusstimmen gewonnen hast, steht er auf der Zahl der gewonnenen Stimmen.

LK-209 = Deine übrigen 15 Höflinge sind dein Vorrat.

LK-210 = Alle haben dieselbe erste Hand aus 20 Karten: zwölf ×1, sieben ×2 und eine ×3.

LK-211 = Die Ablage ist zu Beginn leer.

LK-212 = Den ersten Zug hat, wer die Startkarte Roucestre (zu dritt), Tateshale (zu viert) oder Stadford (zu fünft) hat. Dann geht es im Uhrzeigersinn reihum, bis das Spiel endet; in Runden ist es nicht eingeteilt.

chapter-control = Eine Grafschaft halten
    .pieces = noble courtier

LK-301 = Du kontrollierst eine Grafschaft, solange mindestens eine deiner Figuren dort ist. Ein Adliger allein genügt.

LK-302 = Eine Grafschaft ohne Figuren ist leer.

LK-303 = Alle Figuren in einer Grafschaft gehören einem einzigen Spieler. Nur zwischen dem Eindringen und dem Ende der Konfrontation sind dort Figuren von zwei Spielern.

LK-304 = In einer Grafschaft sind nie mehr Höflinge, als ihr Wert sagt: 2, 3 oder 4. Adlige zählen nicht mit.

LK-305 = Höflinge ziehen nie. Sie verlassen den Spielplan nur, wenn sie [verbannt](LK-617) werden.

LK-306 = Niemand kann ausscheiden: Du kontrollierst immer mindestens eine Grafschaft.

LK-307 = Verlässt dein Adliger eine Grafschaft, in der du keinen Höfling hast, ist sie sofort leer. Auch ohne Höflinge im Vorrat darf dein Adliger reisen und auf diese Weise Grafschaften halten.

LK-308 = Kontrollierst du genau eine Grafschaft, bist du **geschützt**: Kein fremder Adliger darf sie betreten. Es gilt der Augenblick, in dem ein Adliger sie betreten will, und eine Grafschaft, die ein Adliger allein hält, zählt mit.

chapter-turn = Dein Zug
    .pieces = noble courtier

LK-401 = In deinem Zug wählst du eines von dreien: **passen**, **bleiben** oder **ziehen**.

LK-402 = Danach geht dein Zug so weiter, wie es diese Wahl verlangt, bis er endet; andere Aktionen gibt es nicht. Karten, Figuren und Stimmen werden nie verschenkt, getauscht oder auf andere Art bewegt.

LK-403 = **Passen:** Nichts geschieht, und dein Zug endet. Passen darfst du immer.

LK-404 = **Bleiben:** Dein Adliger bleibt, wo er ist, und du setzt dort den [kostenlosen Höfling](LK-502); danach darfst du [um weitere würfeln](LK-504). Bleiben kannst du nur, wenn dort [Platz ist und du einen Höfling im Vorrat hast](LK-501). In einer Startgrafschaft, die von Anfang an voll ist (zwei Höflinge in Lideford), kannst du in deinem ersten Zug nicht bleiben.

LK-405 = **Ziehen:** Dein Adliger geht in eine benachbarte Grafschaft. Dieser erste Schritt kostet nichts.

LK-406 = Eine Grafschaft, die dein Adliger betritt, ist von dreierlei Art: **leer**, **deine eigene** (mit Höflingen von dir) oder **fremd** (mit Figuren eines anderen, und sei es ein Adliger allein).

LK-407 = Hat dein Adliger eine leere oder eigene Grafschaft betreten, wählst du: dort den [kostenlosen Höfling](LK-502) setzen ([wenn es geht](LK-501)), die Grafschaft [durchqueren](LK-410) und weiterziehen, oder den Zug beenden, ohne jemanden zu setzen.

LK-408 = Betritt dein Adliger eine fremde Grafschaft, ist seine Reise zu Ende, und es kommt zur [Konfrontation](LK-601). Vermeiden lässt sie sich nicht.

LK-409 = Dein Adliger darf eine fremde Grafschaft nur betreten, wenn ihr Besitzer nicht [geschützt](LK-308) ist und dir noch eine Karte für die Konfrontation bleibt. Für den ersten, kostenlosen Schritt brauchst du also mindestens eine Karte auf der Hand, zum Durchqueren mindestens zwei, denn eine davon kostet das Durchqueren.

LK-419 = Endet dein Zug, ist im Uhrzeigersinn der nächste Spieler dran.

chapter-crossing = Eine Grafschaft durchqueren
    .pieces = noble x1 x2 die

LK-410 = **Durchqueren:** Dein Adliger hat in diesem Zug eine leere oder eigene Grafschaft betreten und will weiter. Nenne zuerst die benachbarte Grafschaft, in die er soll, und eine Karte aus deiner Hand. Leg die Karte ab und wirf einen Würfel: Es gelingt, wenn Würfel mal Kartenwert mindestens 3 ergibt.

LK-411 = Gelingt das Durchqueren, zieht dein Adliger in die genannte Grafschaft. Ist sie leer oder deine eigene, wählst du wieder: [setzen, durchqueren oder aufhören](LK-407). Ist sie fremd, kommt es zur [Konfrontation](LK-408).

LK-412 = Misslingt das Durchqueren, bleibt dein Adliger in der Grafschaft, die er durchqueren wollte; war sie leer, hält er sie nun allein. Du darfst es noch einmal versuchen, in jede erlaubte Grafschaft und mit jeder Karte, oder den Zug beenden. In dieser Grafschaft darfst du in diesem Zug keinen Höfling setzen. (Es gibt [eine Option](LK-1007), bei der der Adlige zurückkehrt.)

LK-413 = Du darfst es versuchen und durchqueren, so oft du Karten hast, solange dein Adliger [keine Grafschaft zweimal betritt](LK-414).

LK-414 = Dein Adliger darf in einem Zug nicht zweimal dieselbe Grafschaft betreten. Die, in der er den Zug begann, gilt noch nicht als betreten: Dorthin darf er einmal zurückkehren, über eine Durchquerung. Bei einem misslungenen Versuch wird keine Grafschaft betreten.

LK-415 = Eine fremde Grafschaft kann man nicht durchqueren.

LK-416 = Die Karte, die du fürs Durchqueren gespielt hast, ist weg, ob es gelingt oder nicht.

LK-417 = Mit deiner letzten Karte darfst du in eine leere oder eigene Grafschaft weiterziehen, aber nicht in eine fremde: Dir bliebe keine Karte für die Konfrontation.

LK-418 = Würfelst du mit einer Karte und einem Würfel, ums Durchqueren oder um einen Höfling, brauchst du:

    - mit einer [Karte ×1](x1) eine 3 oder mehr (vier von sechs Seiten);
    - mit einer [Karte ×2](x2) eine 2 oder mehr (fünf von sechs Seiten);
    - mit einer [Karte ×3](x3) gelingt es immer.

chapter-placing = Höflinge setzen
    .pieces = courtier x1 die

LK-501 = Du kannst einen Höfling nur dann in eine Grafschaft setzen, wenn du einen im Vorrat und dort weniger Höflinge hast, als ihr Wert sagt.

LK-502 = **Der kostenlose Höfling:** Du setzt einen Höfling aus deinem Vorrat in die Grafschaft, in der dein Adliger ist (als Gewinner einer Konfrontation: in die umstrittene Grafschaft). Das kostet keine Karte und keinen Würfel.

LK-503 = Hast du den kostenlosen Höfling gesetzt, zieht dein Adliger in diesem Zug nicht mehr.

LK-504 = **Weitere Höflinge:** Nach dem kostenlosen Höfling darfst du eine beliebige Karte ablegen und einen Würfel werfen. Ergibt Würfel mal Kartenwert mindestens 3, gewinnst du noch einen Höfling für diese Grafschaft. Dafür braucht es [Platz und einen Höfling im Vorrat](LK-501).

LK-505 = Gelingt der Wurf um einen weiteren Höfling, darfst du den Höfling sofort setzen oder im Vorrat lassen; um ihn später zu setzen, müsstest du neu würfeln. Lässt du ihn dort, bleibt Platz für weitere Würfe: So kannst du deine Hand leeren und [eine Wahl](LK-701) herbeiführen. Misslingt der Wurf, kommt kein Höfling. Die Karte ist so oder so weg.

LK-506 = Um weitere Höflinge darfst du so oft würfeln, wie du willst, solange du Karten, Platz und Höflinge hast.

LK-507 = Um weitere Höflinge darfst du erst würfeln, wenn du den kostenlosen gesetzt hast. Wer auf den kostenlosen Höfling verzichtet, kann nicht würfeln.

LK-508 = Du darfst nicht würfeln, wenn doch kein Höfling gesetzt werden könnte, weil die Grafschaft voll oder dein Vorrat leer ist. Mit Würfen, die nichts bringen können, wird man also keine Karten los.

LK-509 = Du darfst jederzeit mit dem Setzen aufhören. Hörst du auf, oder geht es nicht weiter, endet dein Zug.

chapter-confrontation = Konfrontation: Karten und Würfel
    .pieces = x1 x2 x3 die

LK-601 = An einer Konfrontation nehmen alle teil, wo auch immer ihre Figuren stehen. Der **Eindringling** ist der Spieler, der am Zug ist; der **Verteidiger** hat die Figuren in der umstrittenen Grafschaft; alle anderen sind **Dritte**.

LK-602 = Alle setzen zugleich und verdeckt eine bis fünf Karten aus ihrer Hand ein. Wer eine Karte hat, muss mindestens eine einsetzen; nur wer keine auf der Hand hat, setzt keine ein.

LK-603 = Haben alle gewählt, werden die eingesetzten Karten zugleich aufgedeckt.

LK-604 = Dann würfelt und zählt einer nach dem anderen: zuerst der Eindringling, dann im Uhrzeigersinn.

LK-605 = Du wirfst so viele Würfel, wie du Karten eingesetzt hast.

LK-606 = Du legst auf jede deiner Karten genau einen Würfel, wie du willst. Dabei kennst du die Ergebnisse, die vor dir erzielt wurden.

LK-607 = Jede Karte zählt ihren Würfel mal ihren Wert: Eine 5 auf einer Karte ×3 ist 15. Zähl alle deine Karten zusammen.

LK-608 = Der Eindringling zählt 2 Punkte für seinen Adligen dazu.

LK-609 = Der Verteidiger zählt 2 Punkte für jeden seiner Höflinge in der Grafschaft dazu, und 2 für seinen Adligen, wenn er dort ist.

LK-610 = Dritte zählen zu ihren Karten nichts dazu.

LK-611 = Das höchste Ergebnis gewinnt die Konfrontation.

LK-612 = Haben mehrere das höchste Ergebnis, würfeln nur sie noch einmal, in derselben Reihenfolge: der Eindringling zuerst, dann im Uhrzeigersinn. Gleichstände weiter unten sind gleichgültig.

LK-613 = Würfelst du bei Gleichstand noch einmal, dann mit denselben Karten und ebenso vielen Würfeln, und du legst die Würfel neu auf die Karten. Die Punkte für den [Adligen](LK-608) und die [Figuren](LK-609) kommen wieder dazu. Die neuen Ergebnisse ersetzen die alten.

LK-614 = Wer beim höchsten neuen Ergebnis wieder gleichauf liegt, würfelt noch einmal, bis einer übrig bleibt.

LK-634 = Wer keine Karten hat, setzt nichts ein und würfelt nicht. Sein Ergebnis sind die Punkte für seine Figuren (0 für Dritte), und er behält es, wenn bei Gleichstand noch einmal gewürfelt wird. Er kann verteidigen, gewinnen und setzen wie alle; nur [eine fremde Grafschaft betreten](LK-409) kann man ohne Karte nicht.

LK-635 = Niemand darf mehr als fünf Karten einsetzen. Setzt jemand aus Versehen mehr ein, kommen die überzähligen auf seine Hand zurück: zuerst Karten ×1, dann ×2, dann ×3, bis fünf übrig sind.

chapter-winner = Nach einer Konfrontation
    .pieces = noble courtier one

LK-615 = Nach einer Konfrontation geht alles in dieser Reihenfolge:

    - Der Eindringling, der Verteidiger oder beide werden [verbannt](LK-616).
    - Der Gewinner darf den [kostenlosen Höfling](LK-623) setzen.
    - Der Gewinner darf [um weitere Höflinge würfeln](LK-631).
    - [Für Einsen kommen Karten zurück](LK-624), der Rest wird abgelegt.
    - Hat jemand seine letzte Karte gespielt, wird [gewählt](LK-630).
    - Der Zug endet.

LK-616 = Gewinnt der **Verteidiger**, wird der Adlige des Eindringlings verbannt.

LK-617 = Gewinnt der **Eindringling**, werden alle Höflinge des Verteidigers in der Grafschaft verbannt, und auch sein Adliger, wenn er dort ist. Figuren anderswo geschieht nichts.

LK-618 = Gewinnt ein **Dritter**, müssen beide hinaus: alle Höflinge des Verteidigers in der Grafschaft und sein Adliger, wenn er dort ist; danach der Adlige des Eindringlings.

LK-619 = Der Gewinner bestimmt, wohin ein verbannter Adliger kommt: in irgendeine Grafschaft, in der dessen Besitzer mindestens einen Höfling hat, wie weit weg auch immer. Hat ein Dritter gewonnen, bestimmt er für beide Adligen.

LK-620 = Hat der Besitzer eines verbannten Adligen keinen Höfling auf dem Spielplan, kehrt der Adlige in die Grafschaft zurück, aus der er gekommen ist. Das kann nur dem Eindringling geschehen: Ein Verteidiger ohne Höfling anderswo wäre [geschützt](LK-308) gewesen.

LK-621 = Verbannte Höflinge kehren in den Vorrat ihres Besitzers zurück.

LK-622 = Der Adlige des Gewinners zieht nicht. Ein Dritter, der gewinnt, hält die Grafschaft nur mit Höflingen.

LK-623 = Der Gewinner darf den kostenlosen Höfling in die umstrittene Grafschaft setzen, wenn dort Platz ist und er einen im Vorrat hat. Er darf auch verzichten. Kann oder will ein Dritter keinen setzen, bleibt die Grafschaft leer: Verbannt wird trotzdem.

LK-631 = Ein Gewinner, der den kostenlosen Höfling gesetzt hat, darf in der umstrittenen Grafschaft [um weitere Höflinge würfeln](LK-504), mit den Karten, die er noch auf der Hand hat. Eingesetzte Karten liegen auf dem Tisch, bis das Würfeln vorbei ist, und sind dafür also nicht zu gebrauchen.

LK-624 = **Karten zurück:** Für jeden Würfel, der in deinem ersten Wurf eine [1](one) gezeigt hat, darfst du eine deiner eingesetzten Karten zurücknehmen, gleich auf welcher Karte der Würfel lag.

LK-625 = Karten kommen in dieser Reihenfolge zurück: zuerst deine Karten ×1, dann ×2, dann ×3.

LK-626 = Karten bekommst du nur zurück, wenn du mindestens zwei eingesetzt hast.

LK-627 = Nur der erste Wurf bringt Karten zurück. Eine 1, die beim Würfeln um einen Gleichstand fällt, bringt keine.

LK-628 = Karten zurückzunehmen ist ein Recht, keine Pflicht: Du sagst, wie viele du nimmst, von keiner bis zur Zahl deiner Einsen. Zuerst wird der Eindringling gefragt, dann geht es im Uhrzeigersinn.

LK-629 = Alle eingesetzten Karten, die niemand zurückgenommen hat, kommen in die Ablage.

LK-630 = Sind die Karten zurückgenommen und der Rest abgelegt, schaut auf die Hände: Hat jemand, der zu Beginn der Konfrontation eine Karte hatte, jetzt keine mehr, wird sofort [gewählt](LK-701). Ob die letzte Karte eingesetzt oder um einen weiteren Höfling gespielt wurde, ist gleichgültig.

LK-632 = Wer immer gewonnen hat: Der nächste Zug gehört dem Spieler, der im Uhrzeigersinn auf den Eindringling folgt.

LK-633 = Hat der Gewinner den kostenlosen Höfling gesetzt oder darauf verzichtet, stehen in der Grafschaft wieder Figuren von höchstens einem Spieler.

chapter-election = Die Wahl
    .pieces = crown x1

LK-701 = Gewählt wird immer, wenn jemand seine letzte Karte gespielt hat: für einen Wurf (Durchqueren oder weiterer Höfling) oder in einer Konfrontation, wenn die Hand auch nach dem Zurücknehmen der Karten noch leer ist.

LK-702 = Die Wahl kommt sofort, aber wofür die letzte Karte gespielt wurde, das wird erst zu Ende gebracht. Nach einem Wurf ist der Adlige gezogen, der Höfling gesetzt oder im Vorrat gelassen, oder der Wurf ist misslungen. Eine Konfrontation wird erst ganz zu Ende gespielt, mit den Würfen des Gewinners und den Karten, die zurückkommen.

LK-703 = Werden mehrere Hände im selben Augenblick leer, gibt es nur eine Wahl.

LK-704 = **Stimmen der Grafschaften:** Zähl die Werte aller Grafschaften zusammen, die du kontrollierst. Wie viele Figuren du dort hast, ist gleichgültig; eine genügt.

LK-705 = Ist deine Hand bei einer Wahl leer, warum auch immer, verlierst du ein Drittel der Stimmen deiner Grafschaften; abgerundet wird der Verlust. Bei allen Vergleichen zählt, was übrig bleibt. Von 2 Stimmen bleiben 2, von 3 bleiben 2, von 4 bleiben 3, von 5 bleiben 4, von 6 bleiben 4, von 7 bleiben 5, von 8 bleiben 6, von 9 bleiben 6, von 10 bleiben 7, von 11 bleiben 8, von 12 bleiben 8, von 13 bleiben 9, von 14 bleiben 10, von 15 bleiben 10, von 16 bleiben 11, von 17 bleiben 12, von 18 bleiben 12, von 19 bleiben 13, und so weiter.

LK-706 = Deine Summe sind die Stimmen deiner Grafschaften (nach dem [Verlust für eine leere Hand](LK-705)) und die Bonusstimmen, die du bei früheren Wahlen gewonnen hast. Bei der ersten Wahl hat noch niemand welche (außer ihr spielt mit [einer zu Beginn](LK-1004)).

LK-707 = Erreicht jemandes Summe die Mehrheit (20 Stimmen, zu dritt 19), endet das Spiel, und es gibt einen [König](LK-802). Wenn nicht, gibt es [Bonusstimmen](LK-711) und [Karten](LK-713).

LK-708 = Wird niemand König, bestimmen die Stimmen der Grafschaften eure Rangfolge, nach dem Verlust für leere Hände. Bonusstimmen zählen hier nicht.

LK-709 = Haben mehrere gleich viele Stimmen der Grafschaften, kommt nach vorn, wer mehr Karten auf der Hand hat. Gezählt wird, bevor neue ausgeteilt werden; nach einer Konfrontation zurückgenommene Karten zählen mit.

LK-710 = Haben sie auch gleich viele Karten, entscheidet das Los: Jeder von ihnen wirft fünf Würfel, und die höhere Summe kommt nach vorn. Wer gleiche Summen hat, würfelt untereinander noch einmal.

LK-711 = Nach dem Rang gewinnt ihr Bonusstimmen:

    - drei Spieler: 3, 2, 1;
    - vier Spieler: 4, 3, 2, 1;
    - fünf Spieler: 5, 4, 3, 2, 1.

    Der Erste bekommt die meisten, der Letzte 1.

LK-712 = Bonusstimmen werden ohne Grenze zusammengezählt. Dass die Leiste bei 15 endet, bedeutet nichts.

LK-713 = **Austeilen:** Alle abgelegten Karten werden gemischt, und alle bekommen gleich viele, eine nach der anderen und verdeckt: so viele, wie für alle reichen, aber höchstens 15 für jeden.

LK-714 = Karten, die beim Austeilen übrig sind, bleiben verdeckt in der Ablage. Niemand darf sie ansehen, und beim nächsten Mal werden sie wieder mitgemischt.

LK-715 = Die Karten, die du noch hattest, behältst du. Für die Hand gibt es keine Obergrenze.

LK-716 = Nach dem Austeilen geht es genau dort weiter, wo ihr aufgehört habt, mit demselben Spieler: Wer um Höflinge würfelte, darf weiterwürfeln; wessen Adliger unterwegs war, darf [setzen, durchqueren oder aufhören](LK-407), nach einem Misslingen [es noch einmal versuchen oder aufhören](LK-412). Nach einer Konfrontation ist nichts mehr zu tun, und der Zug endet.

LK-717 = Sind zu wenige Karten in der Ablage, um jedem eine zu geben, bekommt niemand eine. Hast du dann keine Karte, spielst du ohne weiter: Du darfst passen, bleiben, in leere und eigene Grafschaften ziehen und den kostenlosen Höfling setzen. Würfeln kannst du nicht, fremde Grafschaften nicht betreten, und in einer Konfrontation zählen [nur deine Figuren](LK-634).

LK-718 = Eine Hand, die schon leer war, löst keine Wahl aus. Das tut nur, wer eine letzte Karte spielt, oder eine Reihe [untätiger Runden](LK-1005).

LK-719 = Eine Wahl ändert nichts auf dem Spielplan und nichts an der Reihenfolge. Grafschaften, die dein Adliger in diesem Zug betreten hat, gelten weiter als betreten. In einem Zug kann es auch zwei Wahlen geben.

chapter-end = Der König und das Ende des Spiels
    .pieces = crown

LK-801 = Nur eine Wahl kann das Spiel beenden. Zwischen den Wahlen genug Stimmen zu haben, bedeutet nichts.

LK-802 = Hat bei einer Wahl genau einer die Mehrheit, ist er König und gewinnt.

LK-803 = Haben mehrere die Mehrheit, wird König, wer die meisten Stimmen der Grafschaften hat (nach dem Verlust für eine leere Hand), nicht wer die höchste Summe hat. (Für die Summe gibt es [eine Option](LK-1003).)

LK-804 = Haben sie auch gleich viele Stimmen der Grafschaften, wird König, wer mehr Karten auf der Hand hat.

LK-805 = Haben sie auch gleich viele Karten, entscheidet das Los: Jeder von denen, die vorn gleichauf liegen, wirft fünf Würfel, und die höchste Summe wird König; gleiche Summen würfeln noch einmal.

LK-806 = Mit einem König endet das Spiel sofort, auch mitten in einem Zug. Es gibt keine Bonusstimmen mehr, und es werden keine Karten ausgeteilt.

LK-807 = Es gibt nur einen Sieger. Alle anderen teilen sich den zweiten Platz, wie viele Stimmen sie auch haben.

LK-808 = Ewig kann das Spiel nicht dauern: Jeder hat immer mindestens 2 Stimmen der Grafschaften, also ergibt die nächste Wahl einen König, sobald jemand 18 Bonusstimmen hat (zu dritt 17). Zu dritt gibt es nie mehr als 10 Wahlen, zu viert 8, zu fünft 7.

chapter-secrets = Was offen ist, was geheim, und der Zufall
    .pieces = x1 die

LK-901 = Wer was sehen darf:

    - **Alle** sehen den Spielplan, die Vorräte, die Bonusstimmen, die Startkarten, wer am Zug ist und welche Grafschaften in diesem Zug betreten wurden; wie viele Karten jeder auf der Hand hat und wie viele in der Ablage sind; Karten, die für einen Wurf gespielt werden; und nach dem Aufdecken die eingesetzten Karten, die Würfel, die Ergebnisse und die zurückgenommenen Karten.
    - **Nur du** siehst, welche Karten du auf der Hand hast, welche du ausgeteilt bekommst und, bis zum Aufdecken, welche und wie viele du einsetzt. Die anderen sehen nur, dass du gewählt hast.
    - **Niemand** sieht die Karten, die beim Austeilen übrig bleiben.

    Karten, die seit dem letzten Austeilen abgelegt wurden, haben alle gesehen, als sie gespielt wurden; am Tisch muss man sie sich merken, denn niemand darf die Ablage durchsuchen.

LK-902 = Ihr dürft jederzeit reden, versprechen und, wenn ihr wollt, eure eigenen Karten zeigen. Nichts davon bindet, und nichts davon hat eine Wirkung im Spiel. Karten, Höflinge oder Stimmen tauschen oder verschenken dürft ihr nicht.

LK-903 = Der Zufall entscheidet über die Startkarten, die Würfel, das Los und das Austeilen. Jede Seite eines Würfels ist gleich wahrscheinlich. Liegen in mehreren Gruppen Spieler gleichauf, lost zuerst die Gruppe am weitesten vorn, im Uhrzeigersinn vom Spieler an, der am Zug ist, und würfelt bei gleichen Summen noch einmal; erst dann kommt die nächste Gruppe.

LK-904 = Das Austeilen beginnt bei dem, der am Zug ist, und geht im Uhrzeigersinn, jedes Mal eine Karte für jeden.

LK-905 = Bis zum Aufdecken gelten deine eingesetzten Karten für alle anderen noch als Karten auf deiner Hand.

chapter-options = Optionen
    .pieces = die one crown

LK-1001 = **Würfel auf Karten legen.** Üblich ist, dass du deine Würfel selbst auf deine Karten legst. Mit der Option „für die höchste Summe“ kommen die höchsten Würfel ohne Nachfrage auf die höchsten Karten, was immer das höchste Ergebnis ergibt.

LK-1002 = **Karten zurück für Einsen.** Üblich ist, dass du sagst, wie viele Karten du zurücknimmst. Mit der Option „immer alle“ nimmst du ohne Nachfrage immer so viele zurück, wie du kannst.

LK-1003 = **Mehrere über der Mehrheit.** Üblich ist, dass die meisten Stimmen der Grafschaften entscheiden. Mit der Option „die höchste Summe“ wird König, wer die höchste Summe aus Stimmen der Grafschaften und Bonusstimmen hat; bei gleicher Summe entscheiden die Stimmen der Grafschaften, dann die Karten auf der Hand, dann das Los.

LK-1004 = **Bonusstimmen zu Beginn.** Üblich ist, dass alle mit 0 Bonusstimmen beginnen, obwohl der Stein auf Feld 1 steht. Mit dieser Option zählt das Feld: Alle beginnen mit 1 Bonusstimme.

LK-1005 = **Untätige Runden bis zu einer Wahl.** Üblich sind zwölf. Damit kein Spiel stillsteht: Hat zwölf Runden um den Tisch hintereinander keine Karte eine Hand verlassen, wird zwischen zwei Zügen gewählt, mit allem, was dazugehört, und die Runden werden neu gezählt. Wie bei jeder Wahl [verliert keine Stimmen](LK-705), wer Karten hat. Für das [Los](LK-903) und das [Austeilen](LK-904) gilt, wer als Nächster dran ist, als der, der am Zug ist. Ihr könnt eine andere Zahl von Runden wählen, oder 0 für nie. In der gedruckten Regel steht das nicht.

LK-1007 = **Misslungene erste Durchquerung.** Üblich ist, dass der Adlige in der Grafschaft bleibt, die er durchqueren wollte. Mit der Option „wo der Zug begann“ kehrt dein Adliger bei einem Fehlversuch vor der ersten gelungenen Durchquerung des Zuges in die Grafschaft zurück, in der der Zug begann, sofort und noch vor einer Wahl. Die Grafschaft des kostenlosen Schrittes hält er nicht mehr. Danach gilt:

    - Du darfst noch einmal versuchen, dieselbe Grafschaft zu durchqueren, obwohl dein Adliger nicht mehr dort ist. Du nennst einen ihrer Nachbarn nach den [üblichen Regeln](LK-410), und wenn es gelingt, zieht dein Adliger geradewegs dorthin.
    - Versuchst du es nicht mehr, kannst du nur den Zug beenden. Du setzt niemanden.
    - Die Grafschaft, die durchquert werden soll, gilt seit dem kostenlosen Schritt als betreten. Nach einem Erfolg gilt sie auch als die, aus der dein Adliger gekommen ist, falls er [zurückgeschickt](LK-620) wird.

    Nach einem ersten Erfolg ist ein Misslingen [wie üblich](LK-412).

LK-1006 = **Ein eigener Spielplan.** Ihr dürft die Karte und die Startgrafschaften nach eurem eigenen Spielplan berichtigen. Jeder Wert muss 2, 3 oder 4 sein. Nachbarn müssen es gegenseitig sein, und keine Grafschaft ist ihr eigener Nachbar; Linien über See verbinden Nachbarn. Von jeder Grafschaft muss ein Weg zu jeder anderen führen, auch ohne die, die nicht im Spiel sind. Die Mehrheit ist die Hälfte aller Stimmen im Spiel, abgerundet, plus eins. Jeder Satz Startkarten braucht so viele verschiedene Grafschaften, wie Spieler da sind, alle im Spiel und die des ersten Spielers darunter. Bonusstimmen laufen von der Spielerzahl hinab bis 1.
