### Lang lebe der König, die Regel in den Worten der Spieler.

# made from 122a9cd4
chapter-pieces = Spielplan und Figuren
    .pieces = noble courtier x1 die

# made from f2defef8
LK-101 = Der Spielplan hat 13 Grafschaften, und jede hat einen Wert von 2 bis 4: So viele Stimmen bringt sie, und so viele Höflinge haben dort Platz.

    - Wert 4: Tateshale, Wigemor, Grentebrige, Oxeneford.
    - Wert 3: Loncastre, Lincolia, Stadford, Lundonia, Roucestre.
    - Wert 2: Man, Sedberouie, Sarisberie, Lideford.

    Zusammen sind das 39 Stimmen.

# made from 157223c1
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

# made from 59c0198d
LK-103 = Die kleinen Ländereien, die in die Grafschaften eingezeichnet sind, haben im Spiel keine Bedeutung.

# made from f26d9c9b
LK-104 = Es gibt fünf [Adlige](noble), die großen Figuren, einen in jeder Farbe.

# made from 1db1819d
LK-105 = Es gibt 90 [Höflinge](courtier), die kleinen Figuren, 18 in jeder Farbe.

# made from 553cec65
LK-106 = Es gibt 100 Einflusskarten: 60 [Karten ×1](x1), 35 [Karten ×2](x2) und 5 [Karten ×3](x3). Die Zahl auf der Karte ist ihr Wert: Mit ihm wird ein Würfel malgenommen.

# made from 04918dd3
LK-107 = Es gibt 12 Startkarten in drei Sätzen: 3 Karten für drei Spieler, 4 für vier, 5 für fünf. Jede zeigt eine Grafschaft.

# made from e25ddaac
LK-108 = Die Schriftrolle (0 bis 9 und 10 bis 60) mit ihren zwei gelben Steinen hilft euch nur, das beste Ergebnis einer Konfrontation im Kopf zu behalten; zu Beginn des Spiels stehen sie auf 0 und 10, was noch kein Ergebnis ist. Ergebnisse über 69 sind möglich und zählen voll.

# made from 97d365d7
LK-109 = Es gibt fünf sechsseitige [Würfel](die).

# made from 68e64360
LK-110 = Auf dem Spielplan sind eine Bonusleiste mit den Feldern 1 bis 15 und ein Feld für die Ablage.

# made from dbdf27e5
chapter-setup = Aufbau
    .pieces = noble courtier x1 x3

# made from 609d8a41
LK-201 = Ihr spielt zu dritt, zu viert oder zu fünft. Jeder hat einen Platz und eine Farbe.

# made from 27789f83
LK-202 = **Zu dritt** ist die Grafschaft Man nicht im Spiel: Niemand darf sie betreten oder durchqueren, sie hat keine Stimmen und keine Nachbarn. Auf dem Spielplan sind dann 37 Stimmen, und 19 sind die Mehrheit.

# made from 1ab5a38b
LK-203 = **Zu viert oder zu fünft** ist auch die Grafschaft Man im Spiel. Auf dem Spielplan sind 39 Stimmen, und 20 sind die Mehrheit.

# made from ae35f7ce
LK-204 = Spielt ihr nicht zu fünft, bleiben für jeden fehlenden Spieler eine Farbe und 20 Einflusskarten (zwölf ×1, sieben ×2 und eine ×3) das ganze Spiel lang in der Schachtel. Zu dritt spielt ihr also mit 60 Karten, zu viert mit 80, zu fünft mit 100.

# made from 7b3ed4d9
LK-205 = Nehmt die Startkarten für eure Spielerzahl, mischt sie und gebt jedem eine, offen. Sie zeigen:

    - drei Spieler: Roucestre, Lideford, Tateshale;
    - vier Spieler: Tateshale, Lideford, Roucestre, Stadford;
    - fünf Spieler: Stadford, Loncastre, Lincolia, Lundonia, Lideford.

# made from 5b2466c9
LK-206 = Stell deinen Adligen in die Grafschaft deiner Startkarte.

# made from b74a24ff
LK-207 = Setz zwei deiner Höflinge zu deinem Adligen in deine Startgrafschaft.

# made from e9489236
LK-208 = Setz einen deiner Höflinge als Zählstein auf das erste Feld der Bonusleiste. Eine Stimme bedeutet das nicht: Alle beginnen mit 0 Bonusstimmen. Sobald du Bonusstimmen gewonnen hast, steht er auf der Zahl der gewonnenen Stimmen.

# made from a29a6e13
LK-209 = Deine übrigen 15 Höflinge sind dein Vorrat.

# made from 4dee789b
LK-210 = Alle haben dieselbe erste Hand aus 20 Karten: zwölf ×1, sieben ×2 und eine ×3.

# made from 91e22543
LK-211 = Die Ablage ist zu Beginn leer.

# made from 4308dfeb
LK-212 = Den ersten Zug hat, wer die Startkarte Roucestre (zu dritt), Tateshale (zu viert) oder Stadford (zu fünft) hat. Dann geht es im Uhrzeigersinn reihum, bis das Spiel endet; in Runden ist es nicht eingeteilt.

# made from dd08f400
chapter-control = Eine Grafschaft halten
    .pieces = noble courtier

# made from 42abd343
LK-301 = Du kontrollierst eine Grafschaft, solange mindestens eine deiner Figuren dort ist. Ein Adliger allein genügt.

# made from dc5406b6
LK-302 = Eine Grafschaft ohne Figuren ist leer.

# made from 4a4f747c
LK-303 = Alle Figuren in einer Grafschaft gehören einem einzigen Spieler. Nur zwischen dem Eindringen und dem Ende der Konfrontation sind dort Figuren von zwei Spielern.

# made from 2118e082
LK-304 = In einer Grafschaft sind nie mehr Höflinge, als ihr Wert sagt: 2, 3 oder 4. Adlige zählen nicht mit.

# made from 10e721d2
LK-305 = Höflinge ziehen nie. Sie verlassen den Spielplan nur, wenn sie [verbannt](LK-617) werden.

# made from ae55c0a1
LK-306 = Niemand kann ausscheiden: Du kontrollierst immer mindestens eine Grafschaft.

# made from 8f208523
LK-307 = Verlässt dein Adliger eine Grafschaft, in der du keinen Höfling hast, ist sie sofort leer. Auch ohne Höflinge im Vorrat darf dein Adliger reisen und auf diese Weise Grafschaften halten.

# made from cddfb38f
LK-308 = Kontrollierst du genau eine Grafschaft, bist du **geschützt**: Kein fremder Adliger darf sie betreten. Es gilt der Augenblick, in dem ein Adliger sie betreten will, und eine Grafschaft, die ein Adliger allein hält, zählt mit.

# made from f2d14573
chapter-turn = Dein Zug
    .pieces = noble courtier

# made from ef3ea3be
LK-401 = In deinem Zug wählst du eines von dreien: **passen**, **bleiben** oder **ziehen**.

# made from 1ca17603
LK-402 = Danach geht dein Zug so weiter, wie es diese Wahl verlangt, bis er endet; andere Aktionen gibt es nicht. Karten, Figuren und Stimmen werden nie verschenkt, getauscht oder auf andere Art bewegt.

# made from 15e58cc8
LK-403 = **Passen:** Nichts geschieht, und dein Zug endet. Passen darfst du immer.

# made from 26f0c288
LK-404 = **Bleiben:** Dein Adliger bleibt, wo er ist, und du setzt dort den [kostenlosen Höfling](LK-502); danach darfst du [um weitere würfeln](LK-504). Bleiben kannst du nur, wenn dort [Platz ist und du einen Höfling im Vorrat hast](LK-501). In einer Startgrafschaft, die von Anfang an voll ist (zwei Höflinge in Lideford), kannst du in deinem ersten Zug nicht bleiben.

# made from b31a74f1
LK-405 = **Ziehen:** Dein Adliger geht in eine benachbarte Grafschaft. Dieser erste Schritt kostet nichts.

# made from ac8256fb
LK-406 = Eine Grafschaft, die dein Adliger betritt, ist von dreierlei Art: **leer**, **deine eigene** (mit Höflingen von dir) oder **fremd** (mit Figuren eines anderen, und sei es ein Adliger allein).

# made from 4f579df4
LK-407 = Hat dein Adliger eine leere oder eigene Grafschaft betreten, wählst du: dort den [kostenlosen Höfling](LK-502) setzen ([wenn es geht](LK-501)), die Grafschaft [durchqueren](LK-410) und weiterziehen, oder den Zug beenden, ohne jemanden zu setzen.

# made from df775ac0
LK-408 = Betritt dein Adliger eine fremde Grafschaft, ist seine Reise zu Ende, und es kommt zur [Konfrontation](LK-601). Vermeiden lässt sie sich nicht.

# made from a4451987
LK-409 = Dein Adliger darf eine fremde Grafschaft nur betreten, wenn ihr Besitzer nicht [geschützt](LK-308) ist und dir noch eine Karte für die Konfrontation bleibt. Für den ersten, kostenlosen Schritt brauchst du also mindestens eine Karte auf der Hand, zum Durchqueren mindestens zwei, denn eine davon kostet das Durchqueren.

# made from d579494d
LK-419 = Endet dein Zug, ist im Uhrzeigersinn der nächste Spieler dran.

# made from dd691cb3
chapter-crossing = Eine Grafschaft durchqueren
    .pieces = noble x1 x2 die

# made from 78417688
LK-410 = **Durchqueren:** Dein Adliger hat in diesem Zug eine leere oder eigene Grafschaft betreten und will weiter. Nenne zuerst die benachbarte Grafschaft, in die er soll, und eine Karte aus deiner Hand. Leg die Karte ab und wirf einen Würfel: Es gelingt, wenn Würfel mal Kartenwert mindestens 3 ergibt.

# made from 5493652b
LK-411 = Gelingt das Durchqueren, zieht dein Adliger in die genannte Grafschaft. Ist sie leer oder deine eigene, wählst du wieder: [setzen, durchqueren oder aufhören](LK-407). Ist sie fremd, kommt es zur [Konfrontation](LK-408).

# made from 75b0fcf8
LK-412 = Misslingt das Durchqueren, bleibt dein Adliger in der Grafschaft, die er durchqueren wollte; war sie leer, hält er sie nun allein. Du darfst es noch einmal versuchen, in jede erlaubte Grafschaft und mit jeder Karte, oder den Zug beenden. In dieser Grafschaft darfst du in diesem Zug keinen Höfling setzen. (Es gibt [eine Option](LK-1007), bei der der Adlige zurückkehrt.)

# made from e27f415f
LK-413 = Du darfst es versuchen und durchqueren, so oft du Karten hast, solange dein Adliger [keine Grafschaft zweimal betritt](LK-414).

# made from e37b5b83
LK-414 = Dein Adliger darf in einem Zug nicht zweimal dieselbe Grafschaft betreten. Die, in der er den Zug begann, gilt noch nicht als betreten: Dorthin darf er einmal zurückkehren, über eine Durchquerung. Bei einem misslungenen Versuch wird keine Grafschaft betreten.

# made from e3688c47
LK-415 = Eine fremde Grafschaft kann man nicht durchqueren.

# made from a8777ba9
LK-416 = Die Karte, die du fürs Durchqueren gespielt hast, ist weg, ob es gelingt oder nicht.

# made from 3a6c63cd
LK-417 = Mit deiner letzten Karte darfst du in eine leere oder eigene Grafschaft weiterziehen, aber nicht in eine fremde: Dir bliebe keine Karte für die Konfrontation.

# made from bc19227a
LK-418 = Würfelst du mit einer Karte und einem Würfel, zum Durchqueren oder um einen Höfling, brauchst du:

    - mit einer [Karte ×1](x1) eine 3 oder mehr (vier von sechs Seiten);
    - mit einer [Karte ×2](x2) eine 2 oder mehr (fünf von sechs Seiten);
    - mit einer [Karte ×3](x3) irgendeine Zahl: Mit ihr gelingt es immer.

# made from 7f2f1b32
chapter-placing = Höflinge setzen
    .pieces = courtier x1 die

# made from be59abbf
LK-501 = Du kannst einen Höfling nur dann in eine Grafschaft setzen, wenn du einen im Vorrat und dort weniger Höflinge hast, als ihr Wert sagt.

# made from 9bb137c8
LK-502 = **Der kostenlose Höfling:** Du setzt einen Höfling aus deinem Vorrat in die Grafschaft, in der dein Adliger ist (als Gewinner einer Konfrontation: in die umstrittene Grafschaft). Das kostet keine Karte und keinen Würfel.

# made from adfc4deb
LK-503 = Hast du den kostenlosen Höfling gesetzt, zieht dein Adliger in diesem Zug nicht mehr.

# made from 8cc2240a
LK-504 = **Weitere Höflinge:** Nach dem kostenlosen Höfling darfst du eine beliebige Karte ablegen und einen Würfel werfen. Ergibt Würfel mal Kartenwert mindestens 3, gewinnst du noch einen Höfling für diese Grafschaft. Dafür braucht es [Platz und einen Höfling im Vorrat](LK-501).

# made from 9cbf4cae
LK-505 = Gelingt der Wurf um einen weiteren Höfling, darfst du den Höfling sofort setzen oder im Vorrat lassen; um ihn später zu setzen, müsstest du neu würfeln. Lässt du ihn dort, bleibt Platz für weitere Würfe: So kannst du deine Hand leeren und [eine Wahl](LK-701) herbeiführen. Misslingt der Wurf, kommt kein Höfling. Die Karte ist so oder so weg.

# made from 5b39c7c3
LK-506 = Um weitere Höflinge darfst du so oft würfeln, wie du willst, solange du Karten, Platz und Höflinge hast.

# made from 54c69c7b
LK-507 = Um weitere Höflinge darfst du erst würfeln, wenn du den kostenlosen gesetzt hast. Wer auf den kostenlosen Höfling verzichtet, kann nicht würfeln.

# made from 91fe6abb
LK-508 = Du darfst nicht würfeln, wenn doch kein Höfling gesetzt werden könnte, weil die Grafschaft voll oder dein Vorrat leer ist. Mit Würfen, die nichts bringen können, wird man also keine Karten los.

# made from fe32a229
LK-509 = Du darfst jederzeit mit dem Setzen aufhören. Hörst du auf, oder geht es nicht weiter, endet dein Zug.

# made from 11a0ee93
chapter-confrontation = Konfrontation: Karten und Würfel
    .pieces = x1 x2 x3 die

# made from 732fada4
LK-601 = An einer Konfrontation nehmen alle teil, wo auch immer ihre Figuren stehen. Der **Eindringling** ist der Spieler, der am Zug ist; der **Verteidiger** hat die Figuren in der umstrittenen Grafschaft; alle anderen sind **Dritte**.

# made from eb9b2b68
LK-602 = Alle setzen zugleich und verdeckt eine bis fünf Karten aus ihrer Hand ein. Wer eine Karte hat, muss mindestens eine einsetzen; nur wer keine auf der Hand hat, setzt keine ein.

# made from aa5cdcbb
LK-603 = Haben alle gewählt, werden die eingesetzten Karten zugleich aufgedeckt.

# made from 7be18cf4
LK-604 = Dann würfelt und zählt einer nach dem anderen: zuerst der Eindringling, dann im Uhrzeigersinn.

# made from 8b830534
LK-605 = Du wirfst so viele Würfel, wie du Karten eingesetzt hast.

# made from 166bbd03
LK-606 = Du legst auf jede deiner Karten genau einen Würfel, wie du willst. Dabei kennst du die Ergebnisse, die vor dir erzielt wurden.

# made from 0ea2e01a
LK-607 = Jede Karte zählt ihren Würfel mal ihren Wert: Eine 5 auf einer Karte ×3 ist 15. Zähl alle deine Karten zusammen.

# made from b98d1a8e
LK-608 = Der Eindringling zählt 2 Punkte für seinen Adligen dazu.

# made from 36896ef6
LK-609 = Der Verteidiger zählt 2 Punkte für jeden seiner Höflinge in der Grafschaft dazu, und 2 für seinen Adligen, wenn er dort ist.

# made from 6d8b2025
LK-610 = Dritte zählen zu ihren Karten nichts dazu.

# made from aae4ff67
LK-611 = Das höchste Ergebnis gewinnt die Konfrontation.

# made from 9163ebfe
LK-612 = Haben mehrere das höchste Ergebnis, würfeln nur sie noch einmal, in derselben Reihenfolge: der Eindringling zuerst, dann im Uhrzeigersinn. Gleichstände weiter unten sind gleichgültig.

# made from 3bcd5a62
LK-613 = Würfelst du bei Gleichstand noch einmal, dann mit denselben Karten und ebenso vielen Würfeln, und du legst die Würfel neu auf die Karten. Die Punkte für den [Adligen](LK-608) und die [Figuren](LK-609) kommen wieder dazu. Die neuen Ergebnisse ersetzen die alten.

# made from 349d9c61
LK-614 = Wer beim höchsten neuen Ergebnis wieder gleichauf liegt, würfelt noch einmal, bis einer übrig bleibt.

# made from 4675108b
LK-634 = Wer keine Karten hat, setzt nichts ein und würfelt nicht. Sein Ergebnis sind die Punkte für seine Figuren (0 für Dritte), und er behält es, wenn bei Gleichstand noch einmal gewürfelt wird. Er kann verteidigen, gewinnen und setzen wie alle; nur [eine fremde Grafschaft betreten](LK-409) kann man ohne Karte nicht.

# made from ca57f475
LK-635 = Niemand darf mehr als fünf Karten einsetzen. Setzt jemand aus Versehen mehr ein, kommen die überzähligen auf seine Hand zurück: zuerst Karten ×1, dann ×2, dann ×3, bis fünf übrig sind.

# made from fc4d49a6
chapter-winner = Nach einer Konfrontation
    .pieces = noble courtier one

# made from 54fcbc01
LK-615 = Nach einer Konfrontation geht alles in dieser Reihenfolge:

    - Der Eindringling, der Verteidiger oder beide werden [verbannt](LK-616).
    - Der Gewinner darf den [kostenlosen Höfling](LK-623) setzen.
    - Der Gewinner darf [um weitere Höflinge würfeln](LK-631).
    - [Für Einsen kommen Karten zurück](LK-624), der Rest wird abgelegt.
    - Hat jemand seine letzte Karte gespielt, wird [gewählt](LK-630).
    - Der Zug endet.

# made from 8d233660
LK-616 = Gewinnt der **Verteidiger**, wird der Adlige des Eindringlings verbannt.

# made from aeccb351
LK-617 = Gewinnt der **Eindringling**, werden alle Höflinge des Verteidigers in der Grafschaft verbannt, und auch sein Adliger, wenn er dort ist. Figuren anderswo geschieht nichts.

# made from 82f6197d
LK-618 = Gewinnt ein **Dritter**, müssen beide hinaus: alle Höflinge des Verteidigers in der Grafschaft und sein Adliger, wenn er dort ist; danach der Adlige des Eindringlings.

# made from 26798cfc
LK-619 = Der Gewinner bestimmt, wohin ein verbannter Adliger kommt: in irgendeine Grafschaft, in der dessen Besitzer mindestens einen Höfling hat, wie weit weg auch immer. Hat ein Dritter gewonnen, bestimmt er für beide Adligen.

# made from e469e0f6
LK-620 = Hat der Besitzer eines verbannten Adligen keinen Höfling auf dem Spielplan, kehrt der Adlige in die Grafschaft zurück, aus der er gekommen ist. Das kann nur dem Eindringling geschehen: Ein Verteidiger ohne Höfling anderswo wäre [geschützt](LK-308) gewesen.

# made from 3769548f
LK-621 = Verbannte Höflinge kehren in den Vorrat ihres Besitzers zurück.

# made from a2817729
LK-622 = Der Adlige des Gewinners zieht nicht. Ein Dritter, der gewinnt, hält die Grafschaft nur mit Höflingen.

# made from 3d0becde
LK-623 = Der Gewinner darf den kostenlosen Höfling in die umstrittene Grafschaft setzen, wenn dort Platz ist und er einen im Vorrat hat. Er darf auch verzichten. Kann oder will ein Dritter keinen setzen, bleibt die Grafschaft leer: Verbannt wird trotzdem.

# made from 5f34cfa2
LK-631 = Ein Gewinner, der den kostenlosen Höfling gesetzt hat, darf in der umstrittenen Grafschaft [um weitere Höflinge würfeln](LK-504), mit den Karten, die er noch auf der Hand hat. Eingesetzte Karten liegen auf dem Tisch, bis das Würfeln vorbei ist, und sind dafür also nicht zu gebrauchen.

# made from a722c999
LK-624 = **Karten zurück:** Für jeden Würfel, der in deinem ersten Wurf eine [1](one) gezeigt hat, darfst du eine deiner eingesetzten Karten zurücknehmen, gleich auf welcher Karte der Würfel lag.

# made from ebc334c7
LK-625 = Karten kommen in dieser Reihenfolge zurück: zuerst deine Karten ×1, dann ×2, dann ×3.

# made from f5802545
LK-626 = Karten bekommst du nur zurück, wenn du mindestens zwei eingesetzt hast.

# made from e1ab0db2
LK-627 = Nur der erste Wurf bringt Karten zurück. Eine 1, die beim Würfeln um einen Gleichstand fällt, bringt keine.

# made from 42cb061d
LK-628 = Karten zurückzunehmen ist ein Recht, keine Pflicht: Du sagst, wie viele du nimmst, von keiner bis zur Zahl deiner Einsen. Zuerst wird der Eindringling gefragt, dann geht es im Uhrzeigersinn.

# made from a2412d32
LK-629 = Alle eingesetzten Karten, die niemand zurückgenommen hat, kommen in die Ablage.

# made from 860d88bc
LK-630 = Sind die Karten zurückgenommen und der Rest abgelegt, schaut auf die Hände: Hat jemand, der zu Beginn der Konfrontation eine Karte hatte, jetzt keine mehr, wird sofort [gewählt](LK-701). Ob die letzte Karte eingesetzt oder um einen weiteren Höfling gespielt wurde, ist gleichgültig.

# made from 98dbfd8f
LK-632 = Wer immer gewonnen hat: Der nächste Zug gehört dem Spieler, der im Uhrzeigersinn auf den Eindringling folgt.

# made from 9a68e030
LK-633 = Hat der Gewinner den kostenlosen Höfling gesetzt oder darauf verzichtet, stehen in der Grafschaft wieder Figuren von höchstens einem Spieler.

# made from cf6d2784
chapter-election = Die Wahl
    .pieces = crown x1

# made from 994c757a
LK-701 = Gewählt wird immer, wenn jemand seine letzte Karte gespielt hat: für einen Wurf (Durchqueren oder weiterer Höfling) oder in einer Konfrontation, wenn die Hand auch nach dem Zurücknehmen der Karten noch leer ist.

# made from dbcdbfa8
LK-702 = Die Wahl kommt sofort, aber wofür die letzte Karte gespielt wurde, das wird erst zu Ende gebracht. Nach einem Wurf ist der Adlige gezogen, der Höfling gesetzt oder im Vorrat gelassen, oder der Wurf ist misslungen. Eine Konfrontation wird erst ganz zu Ende gespielt, mit den Würfen des Gewinners und den Karten, die zurückkommen.

# made from c5a5201d
LK-703 = Werden mehrere Hände im selben Augenblick leer, gibt es nur eine Wahl.

# made from 4cd68b32
LK-704 = **Stimmen der Grafschaften:** Zähl die Werte aller Grafschaften zusammen, die du kontrollierst. Wie viele Figuren du dort hast, ist gleichgültig; eine genügt.

# made from 529182bd
LK-705 = Ist deine Hand bei einer Wahl leer, warum auch immer, verlierst du ein Drittel der Stimmen deiner Grafschaften; abgerundet wird der Verlust. Bei allen Vergleichen zählt, was übrig bleibt. Von 2 Stimmen bleiben 2, von 3 bleiben 2, von 4 bleiben 3, von 5 bleiben 4, von 6 bleiben 4, von 7 bleiben 5, von 8 bleiben 6, von 9 bleiben 6, von 10 bleiben 7, von 11 bleiben 8, von 12 bleiben 8, von 13 bleiben 9, von 14 bleiben 10, von 15 bleiben 10, von 16 bleiben 11, von 17 bleiben 12, von 18 bleiben 12, von 19 bleiben 13, und so weiter.

# made from 4b0d0ce1
LK-706 = Deine Summe sind die Stimmen deiner Grafschaften (nach dem [Verlust für eine leere Hand](LK-705)) und die Bonusstimmen, die du bei früheren Wahlen gewonnen hast. Bei der ersten Wahl hat noch niemand welche (außer ihr spielt mit [einer zu Beginn](LK-1004)).

# made from 5885155f
LK-707 = Erreicht jemandes Summe die Mehrheit (20 Stimmen, zu dritt 19), endet das Spiel, und es gibt einen [König](LK-802). Wenn nicht, gibt es [Bonusstimmen](LK-711) und [Karten](LK-713).

# made from 4f526a52
LK-708 = Wird niemand König, bestimmen die Stimmen der Grafschaften eure Rangfolge, nach dem Verlust für leere Hände. Bonusstimmen zählen hier nicht.

# made from f38ef3f0
LK-709 = Haben mehrere gleich viele Stimmen der Grafschaften, kommt nach vorn, wer mehr Karten auf der Hand hat. Gezählt wird, bevor neue ausgeteilt werden; nach einer Konfrontation zurückgenommene Karten zählen mit.

# made from d7782fa0
LK-710 = Haben sie auch gleich viele Karten, entscheidet das Los: Jeder von ihnen wirft fünf Würfel, und die höhere Summe kommt nach vorn. Wer gleiche Summen hat, würfelt untereinander noch einmal.

# made from 98ada80d
LK-711 = Nach dem Rang gewinnt ihr Bonusstimmen:

    - drei Spieler: 3, 2, 1;
    - vier Spieler: 4, 3, 2, 1;
    - fünf Spieler: 5, 4, 3, 2, 1.

    Der Erste bekommt die meisten, der Letzte 1.

# made from f9aa925c
LK-712 = Bonusstimmen werden ohne Grenze zusammengezählt. Dass die Leiste bei 15 endet, bedeutet nichts.

# made from f62bdfd2
LK-713 = **Austeilen:** Alle abgelegten Karten werden gemischt, und alle bekommen gleich viele, eine nach der anderen und verdeckt: so viele, wie für alle reichen, aber höchstens 15 für jeden.

# made from 3cc19d77
LK-714 = Karten, die beim Austeilen übrig sind, bleiben verdeckt in der Ablage. Niemand darf sie ansehen, und beim nächsten Mal werden sie wieder mitgemischt.

# made from a52431e5
LK-715 = Die Karten, die du noch hattest, behältst du. Für die Hand gibt es keine Obergrenze.

# made from b7b75627
LK-716 = Nach dem Austeilen geht es genau dort weiter, wo ihr aufgehört habt, mit demselben Spieler: Wer um Höflinge würfelte, darf weiterwürfeln; wessen Adliger unterwegs war, darf [setzen, durchqueren oder aufhören](LK-407), nach einem Misslingen [es noch einmal versuchen oder aufhören](LK-412). Nach einer Konfrontation ist nichts mehr zu tun, und der Zug endet.

# made from 56a28871
LK-717 = Sind zu wenige Karten in der Ablage, um jedem eine zu geben, bekommt niemand eine. Hast du dann keine Karte, spielst du ohne weiter: Du darfst passen, bleiben, in leere und eigene Grafschaften ziehen und den kostenlosen Höfling setzen. Würfeln kannst du nicht, fremde Grafschaften nicht betreten, und in einer Konfrontation zählen [nur deine Figuren](LK-634).

# made from d51548d5
LK-718 = Eine Hand, die schon leer war, löst keine Wahl aus. Dazu kommt es nur, wenn jemand seine letzte Karte spielt, oder nach zu vielen [untätigen Runden](LK-1005).

# made from 3e967cc3
LK-719 = Eine Wahl ändert nichts auf dem Spielplan und nichts an der Reihenfolge. Grafschaften, die dein Adliger in diesem Zug betreten hat, gelten weiter als betreten. In einem Zug kann es auch zwei Wahlen geben.

# made from 1d6cebe2
chapter-end = Der König und das Ende des Spiels
    .pieces = crown

# made from 241ffaff
LK-801 = Nur eine Wahl kann das Spiel beenden. Zwischen den Wahlen genug Stimmen zu haben, bedeutet nichts.

# made from 1e1a6b2e
LK-802 = Hat bei einer Wahl genau einer die Mehrheit, ist er König und gewinnt.

# made from d0136a06
LK-803 = Haben mehrere die Mehrheit, wird König, wer die meisten Stimmen der Grafschaften hat (nach dem Verlust für eine leere Hand), nicht wer die höchste Summe hat. (Für die Summe gibt es [eine Option](LK-1003).)

# made from 406a812a
LK-804 = Haben sie auch gleich viele Stimmen der Grafschaften, wird König, wer mehr Karten auf der Hand hat.

# made from 9d03bca3
LK-805 = Haben sie auch gleich viele Karten, entscheidet das Los: Jeder von denen, die vorn gleichauf liegen, wirft fünf Würfel, und die höchste Summe wird König; gleiche Summen würfeln noch einmal.

# made from f95c5560
LK-806 = Mit einem König endet das Spiel sofort, auch mitten in einem Zug. Es gibt keine Bonusstimmen mehr, und es werden keine Karten ausgeteilt.

# made from 56d86f6f
LK-807 = Es gibt nur einen Sieger. Alle anderen teilen sich den zweiten Platz, wie viele Stimmen sie auch haben.

# made from 228f077a
LK-808 = Ewig kann das Spiel nicht dauern: Jeder hat immer mindestens 2 Stimmen der Grafschaften, also ergibt die nächste Wahl einen König, sobald jemand 18 Bonusstimmen hat (zu dritt 17). Zu dritt gibt es nie mehr als 10 Wahlen, zu viert 8, zu fünft 7.

# made from 81d3de6b
chapter-secrets = Was offen ist, was geheim, und der Zufall
    .pieces = x1 die

# made from e70564ca
LK-901 = Wer was sehen darf:

    - **Alle** sehen den Spielplan, die Vorräte, die Bonusstimmen, die Startkarten, wer am Zug ist und welche Grafschaften in diesem Zug betreten wurden; wie viele Karten jeder auf der Hand hat und wie viele in der Ablage sind; Karten, die für einen Wurf gespielt werden; und nach dem Aufdecken die eingesetzten Karten, die Würfel, die Ergebnisse und die zurückgenommenen Karten.
    - **Nur du** siehst, welche Karten du auf der Hand hast, welche du ausgeteilt bekommst und, bis zum Aufdecken, welche und wie viele du einsetzt. Die anderen sehen nur, dass du gewählt hast.
    - **Niemand** sieht die Karten, die beim Austeilen übrig bleiben.

    Karten, die seit dem letzten Austeilen abgelegt wurden, haben alle gesehen, als sie gespielt wurden; am Tisch muss man sie sich merken, denn niemand darf die Ablage durchsuchen.

# made from 84483602
LK-902 = Ihr dürft jederzeit reden, versprechen und, wenn ihr wollt, eure eigenen Karten zeigen. Nichts davon bindet, und nichts davon hat eine Wirkung im Spiel. Karten, Höflinge oder Stimmen tauschen oder verschenken dürft ihr nicht.

# made from 4a544814
LK-903 = Der Zufall entscheidet über die Startkarten, die Würfel, das Los und das Austeilen. Jede Seite eines Würfels ist gleich wahrscheinlich. Liegen mehrere Gruppen von Spielern gleichauf, lost zuerst die Gruppe, die am weitesten vorn liegt, im Uhrzeigersinn von dem an, der am Zug ist, und würfelt bei gleichen Summen noch einmal; erst dann kommt die nächste Gruppe.

# made from be810c42
LK-904 = Das Austeilen beginnt bei dem, der am Zug ist, und geht im Uhrzeigersinn, jedes Mal eine Karte für jeden.

# made from 83ef2634
LK-905 = Bis zum Aufdecken gelten deine eingesetzten Karten für alle anderen noch als Karten auf deiner Hand.

# made from d0db8b5e
chapter-options = Optionen
    .pieces = die one crown

# made from a5ad1270
LK-1001 = **Würfel auf Karten legen.** Üblich ist, dass du deine Würfel selbst auf deine Karten legst. Mit der Option „für die höchste Summe“ kommen die höchsten Würfel ohne Nachfrage auf die höchsten Karten, was immer das höchste Ergebnis ergibt.

# made from cffd9d1f
LK-1002 = **Karten zurück für Einsen.** Üblich ist, dass du sagst, wie viele Karten du zurücknimmst. Mit der Option „immer alle“ nimmst du ohne Nachfrage immer so viele zurück, wie du kannst.

# made from 3c159776
LK-1003 = **Mehrere über der Mehrheit.** Üblich ist, dass die meisten Stimmen der Grafschaften entscheiden. Mit der Option „die höchste Summe“ wird König, wer die höchste Summe aus Stimmen der Grafschaften und Bonusstimmen hat; bei gleicher Summe entscheiden die Stimmen der Grafschaften, dann die Karten auf der Hand, dann das Los.

# made from 29eaa9ed
LK-1004 = **Bonusstimmen zu Beginn.** Üblich ist, dass alle mit 0 Bonusstimmen beginnen, obwohl der Zählstein auf Feld 1 steht. Mit dieser Option zählt das Feld: Alle beginnen mit 1 Bonusstimme.

# made from 65723477
LK-1005 = **Untätige Runden bis zu einer Wahl.** Üblich sind zwölf. Damit kein Spiel stillsteht: Hat zwölf Runden um den Tisch hintereinander keine Karte eine Hand verlassen, wird zwischen zwei Zügen gewählt, mit allem, was dazugehört, und die Runden werden neu gezählt. Wie bei jeder Wahl [verliert keine Stimmen](LK-705), wer Karten hat. Für das [Los](LK-903) und das [Austeilen](LK-904) gilt, wer als Nächster dran ist, als der, der am Zug ist. Ihr könnt eine andere Zahl von Runden wählen, oder 0 für nie. In der gedruckten Regel steht das nicht.

# made from c9af0868
LK-1007 = **Misslungene erste Durchquerung.** Üblich ist, dass der Adlige in der Grafschaft bleibt, die er durchqueren wollte. Mit der Option „wo der Zug begann“ kehrt dein Adliger bei einem Fehlversuch vor der ersten gelungenen Durchquerung des Zuges in die Grafschaft zurück, in der der Zug begann, sofort und noch vor einer Wahl. Die Grafschaft des kostenlosen Schrittes hält er nicht mehr. Danach gilt:

    - Du darfst noch einmal versuchen, dieselbe Grafschaft zu durchqueren, obwohl dein Adliger nicht mehr dort ist. Du nennst einen ihrer Nachbarn nach den [üblichen Regeln](LK-410), und wenn es gelingt, zieht dein Adliger geradewegs dorthin.
    - Versuchst du es nicht mehr, kannst du nur den Zug beenden. Du setzt niemanden.
    - Die Grafschaft, die durchquert werden soll, gilt seit dem kostenlosen Schritt als betreten. Nach einem Erfolg gilt sie auch als die, aus der dein Adliger gekommen ist, falls er [zurückgeschickt](LK-620) wird.

    Nach einem ersten Erfolg ist ein Misslingen [wie üblich](LK-412).

# made from 411d4c52
LK-1006 = **Ein eigener Spielplan.** Ihr dürft die Karte und die Startgrafschaften nach eurem eigenen Spielplan berichtigen. Jeder Wert muss 2, 3 oder 4 sein. Nachbarn müssen es gegenseitig sein, und keine Grafschaft ist ihr eigener Nachbar; Linien über See verbinden Nachbarn. Von jeder Grafschaft muss ein Weg zu jeder anderen führen, auch ohne die, die nicht im Spiel sind. Die Mehrheit ist die Hälfte aller Stimmen im Spiel, abgerundet, plus eins. Jeder Satz Startkarten braucht so viele verschiedene Grafschaften, wie Spieler da sind, alle im Spiel und die des ersten Spielers darunter. Bonusstimmen laufen von der Spielerzahl hinab bis 1.
