### Krone & Schwert, in Worten für Spieler.

# made from 44c79373
chapter-aim = Worum es geht
    .pieces = castle large_city cathedral crown

# made from 9f03078e
KS-159 = Wer am Ende die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze teilen sich die Betroffenen den Sieg.
# made from 5d6ba0d5
KS-8 = Münzen halten nur die Punkte fest: Es gibt keine Grenze, und wenn sie ausgehen, macht das nichts.
# made from f9d0e72e
KS-52 = Am Anfang ist niemand König. Von der ersten Krönung an gibt es immer genau einen König.
# made from ce9e9998
KS-44 = Gespielt wird im Uhrzeigersinn, der Startspieler beginnt. Eine **Runde** ist vorbei, wenn jeder einmal am Zug war.

# made from b6349fec
chapter-pieces = Das Material
    .pieces = pawn castle large_city cathedral

# made from 94e86798
KS-1 = Der Spielplan besteht aus bis zu fünf Teilen, A bis E. Jedes hat 25 Felder: 13 Achtecke und 12 Quadrate.
# made from 25d4f149
KS-2 = Jeder hat 28 [Figuren](pawn). Auf jedem deiner Felder steht eine Figur, unter einer großen Stadt, die zwei Felder einnimmt, also zwei; niemand besitzt mehr als 28 Felder.
# made from 8f16ba53
KS-3 = Eine Figur, die vom Plan genommen wird, kommt in den Vorrat ihres Besitzers zurück.
# made from 8cce17a7
KS-7 = Die Bauwerke liegen in einem gemeinsamen Vorrat: 26 [Burgen](castle), 10 [Kathedralen](cathedral), 28 kleine und 10 [große Städte](large_city). Ein Bauwerk gehört dem, dem sein Feld gehört.
# made from 86d159f6
KS-5 = Es gibt 22 Volkskarten: 11 [Schwerter](sword) und 11 [Kronen](crown). Eine Karte, die ein Schwert zeigt, ist ein Schwert, was auch immer sie sonst noch zeigt, selbst eine Krone.
# made from c5b9daeb
KS-6 = Jeder hat zwei Stimmkarten, eine [Krone](crown) und ein [Schwert](sword). Sie werden nie abgelegt und gehören nie zur Hand.
# made from eb21e9f0
KS-9 = Das Königssiegel zeigt, wer König ist. Das braune Siegel trägt nur eine Erinnerung an die Regeln und hat keine Wirkung. Sichtschirme verbergen die Punkte.

# made from 5848453d
chapter-cards = Die Karten
    .pieces = castle_card city_card leader truce

# made from c9392c69
KS-4 = Es gibt 66 Ereigniskarten. 58 davon sind **Aktionskarten**:

    - 5 [Anführer](leader) mit Kampfwert 3 und 3 Anführer mit Kampfwert 4, je 1 Schild;
    - 3 Aufwiegeln: Kampfwert 2, 1 Schild;
    - 15 [Burg bauen](castle_card): Kampfwert 1, 2 Schilde;
    - 10 Kathedrale bauen: Kampfwert 2, 2 Schilde;
    - 15 [Stadt bauen](city_card): Kampfwert 2, 1 Schild;
    - 2 Hinterhalt: kein Kampfwert, 1 Schild;
    - 2 [Waffenstillstand](truce): kein Kampfwert, 1 Schild;
    - 3 [Papstbesuch](papal_visit): Kampfwert 1, 1 Schild.

    7 sind **rote Karten**, die beim Ziehen wirken: 2 [Städtewertung](city_scoring) und 5 Unruhen. Die letzte ist [Spielende](game_end).
# made from ed85a074
KS-10 = Eine Karte dient immer nur einem Zweck: ihrer besonderen Wirkung, dem Ausbreiten, einem Angriff, einer Reaktion oder einer Revolte. Danach wird sie abgelegt, außer wenn eine Regel sagt, dass sie auf die Hand zurückkehrt (nach einem Waffenstillstand bei einem [Angriff](KS-111) oder in einer [Revolte](KS-125)) oder liegen bleibt ([Papstbesuch](KS-79)).

# made from 3e24924b
chapter-board = Der Spielplan
    .pieces = pawn

# made from 0a58e386
KS-13 = Jedes Feld ist Wiese, Gebirge oder Wald und bleibt es das ganze Spiel über.
# made from dad46913
KS-12 = Ein Feld ist ein Achteck (groß) oder ein Quadrat (klein); die beiden wechseln sich ab wie die Farben eines Schachbretts.
# made from f447ac74
KS-14 = Zwei Felder sind benachbart, wenn sie eine gemeinsame Grenze haben. Felder Seite an Seite sind es immer, Felder über Eck nur, wenn beide Achtecke sind. Ein Achteck hat also bis zu acht Nachbarn, ein Quadrat bis zu vier, alle davon Achtecke.
# made from 2f25c3f4
KS-20 = Felder zweier verschiedener Teile sind nach derselben Regel benachbart: Die Nähte machen keinen Unterschied.
# made from 84a385e4
KS-19 = Eine Lücke zwischen den Teilen ist kein Feld, auch wenn ringsum Felder liegen.
# made from d2ad3687
KS-21 = Ein **Gebiet** ist eine zusammenhängende Gruppe deiner Felder. Seine Größe ist die Zahl seiner Felder, gleich welche Landschaft und welche Bauwerke.
# made from e0e8487b
KS-11 = Ein Feld heißt nach seinem Teil, seiner Zeile (von oben gezählt) und seiner Spalte (von links gezählt), wie gedruckt: B34 ist das vierte Feld in der dritten Zeile von Teil B. Der Name bleibt, wenn das Teil gedreht wird.

# made from dbdf27e5
chapter-setup = Vorbereitung
    .pieces = pawn

# made from d844846e
KS-23 = Der Startspieler wird ausgelost, bevor der Plan entsteht. Die anderen folgen im Uhrzeigersinn.
# made from 49ec0d7f
KS-24 = Der Plan hat so viele Teile, wie ihr Spieler seid (eines weniger beim [kleineren Plan](KS-161)).
# made from 8023d2b8
KS-25 = Vom Startspieler an sucht sich jeder ein Teil aus, das noch nicht liegt, und legt es; vom zweiten Teil an [dort, wo es passt, und beliebig gedreht](KS-16). Übrige Teile kommen nicht ins Spiel.
# made from 22a95f22
KS-18 = Das erste Teil liegt so, wie es gedruckt ist.
# made from 716f7635
KS-16 = Ein neues Teil liegt mit einer Seite an einer Seite von mindestens einem, das schon liegt, aber entlang dieser Seite um genau eine Zeile oder Spalte verschoben, sodass beide ineinandergreifen. Du darfst es beliebig um Vierteldrehungen drehen.
# made from d7ae54b8
KS-17 = Teile überlappen sich nie.
# made from 29d397f0
KS-15 = Ein Teil darf um Vierteldrehungen nach rechts gedreht werden: keine, eine, zwei oder drei. Seine Felder drehen sich mit, behalten ihre Namen und passen in dasselbe Muster aus Achtecken und Quadraten.
# made from bfed9bf8
KS-26 = Wird gemischt, ist jede Reihenfolge gleich wahrscheinlich.
# made from bf38e22e
KS-27 = Die Volkskarten werden zum verdeckten Volksstapel gemischt.
# made from 166ac935
KS-28 = [Spielende](game_end) wird offen beiseitegelegt. Die anderen 65 Ereigniskarten werden gemischt.
# made from 28909798
KS-29 = Einer nach dem anderen, vom Startspieler an, zieht jeder, bis er 4 Aktionskarten hat. Rote Karten, die dabei kommen, werden beiseitegelegt.
# made from 5e46d11a
KS-30 = Sind alle Hände ausgeteilt, kommen die beiseitegelegten roten Karten zu den übrigen zurück, und alle zusammen werden zum Ereignisstapel gemischt. Der Ablagestapel ist leer.
# made from 01216ff0
KS-31 = Jeder beginnt mit 28 Figuren, einem Sichtschirm, beiden Stimmkarten und ohne Punkte. Die Farbe macht keinen Unterschied.
# made from 1ed75d85
KS-32 = Vom Startspieler an setzt jeder eine Figur auf ein freies Feld; dann, in derselben Reihenfolge, eine zweite.
# made from 8637a6e4
KS-33 = Diese ersten Figuren stehen abseits: Das Feld darf an kein Feld mit einer Figur grenzen, auch nicht an das deiner eigenen ersten. Form und Landschaft spielen keine Rolle.
# made from ce59d413
KS-34 = Es gibt noch keinen König. Der Startspieler hat den ersten Zug.

# made from 004e41da
chapter-knowledge = Was alle wissen
    .pieces = truce

# made from bd16af1f
KS-35 = Für alle offen: der Plan mit Figuren und Bauwerken, die Vorräte, wer König ist, ausliegende Papstbesuche, offene Schwerter, wie viele Karten jeder hält, wie viele Karten Ereignisstapel und Volksstapel haben, was in beiden Ablagen liegt, die Runde, die übrigen Aktionspunkte, ob in diesem Zug schon angegriffen wurde, ob die Schlussphase begonnen hat, und jeder Punktgewinn in dem Moment, in dem er geschieht.
# made from a1b38914
KS-36 = Deine Hand und deinen Punktestand kennst nur du. Wer mag, zählt die offenen Gewinne zusammen.
# made from c08d3f3c
KS-37 = Niemand kennt die Reihenfolge des Ereignisstapels und des Volksstapels, und von ihrem Inhalt weiß man nur, was sich erschließen lässt.
# made from 156d39b8
KS-38 = Wen eine Revolte krönt, der [verkündet seine Punkte](KS-142) in diesem Moment. Am Ende werden alle Punktestände gezeigt.
# made from 7c31c98a
KS-39 = Nur du siehst die Aktionskarte, die du ziehst. Rote Karten, Spielende und Volkskarten sehen alle.
# made from 1f86f0b4
KS-40 = Angriffskarten und Reaktionen werden offen gespielt. Karten, die nach einem Waffenstillstand zurückkommen, haben alle gesehen.
# made from c9008213
KS-41 = In einer Revolte sind Stimmen und Karten geheim, bis alle zugleich aufgedeckt werden, auch wie viele Karten jemand einsetzt. Bis dahin zählen diese Karten noch zur Hand.
# made from 6ea2b9ba
KS-42 = Jeder Verteidiger wird nach einer Reaktion gefragt, auch wer keine hat. So erfährt niemand, ob du hättest reagieren können.
# made from 508f23eb
KS-43 = Redet und versprecht, was ihr wollt: Nichts davon bindet, und Karten, Münzen oder Felder dürfen nicht verschenkt werden.

# made from f2d14573
chapter-turn = Dein Zug
    .pieces = pawn castle_card

# made from 4791e75c
KS-45 = Ein Zug läuft so ab:

    - dein [Papstbesuch](KS-46) wird abgelegt;
    - du [kommst zurück auf den Plan](KS-47), wenn du kein Feld besitzt;
    - als König [erhebst du eine Steuer](KS-57) oder nicht;
    - du führst deine [Aktionen](KS-49) aus.
# made from e2f247d0
KS-46 = Beginnt dein Zug, wird ein Papstbesuch vor dir abgelegt.
# made from 52c94d2d
KS-47 = Besitzt du zu Beginn deines Zuges kein Feld, darfst du bis zu zwei deiner Figuren auf beliebige freie Felder setzen. Das kostet nichts, und sie müssen an nichts grenzen.
# made from 2babd700
KS-48 = Du wählst diese Felder nacheinander und darfst vor dem ersten oder vor dem zweiten aufhören. Ist nur ein Feld frei, kannst du nur eine Figur setzen, und das [beendet das Spiel](KS-152).
# made from 2a76a0a8
KS-49 = Du hast 3 Aktionspunkte. Führe beliebige Aktionen in beliebiger Reihenfolge aus, jede so oft, wie deine Aktionspunkte und ihre eigenen Grenzen es erlauben:

    - [bauen](KS-65): 2 Aktionspunkte und die passende Karte;
    - [dich ausbreiten](KS-92): 1 je Feld und irgendeine Karte;
    - [besetzen](KS-100): 3, ohne Karte;
    - [eine Karte ziehen](KS-84): 1;
    - [angreifen](KS-102): 1 und Karten mit Kampfwert;
    - [eine Revolte anführen](KS-118): 1;
    - [das Volk aufwiegeln](KS-77): 1 und die Karte Aufwiegeln;
    - [den Papst empfangen](KS-79): 1 und einen Papstbesuch.
# made from f555c3d3
KS-50 = Du darfst eine Aktion nur wählen, wenn du ihren ganzen Preis bezahlen kannst und alle ihre Bedingungen erfüllt sind. Aktionspunkte werden zuerst bezahlt und kommen nie zurück.
# made from 98129a07
KS-51 = Dein Zug endet, wenn du keinen Aktionspunkt mehr hast oder wann immer du willst. Was du nicht ausgibst, verfällt.

# made from 9184a6cd
chapter-king = König, Steuer und Volk
    .pieces = crown sword castle

# made from 9b30050e
KS-53 = Solange es keinen König gibt, wird sofort König, wer nach dem Bauen mindestens eine Burg und mindestens eine Stadt besitzt.
# made from 11d96947
KS-54 = Wird der erste König gekrönt, werden Ereignisstapel und Ablagestapel, mit der eben benutzten Baukarte, zu einem neuen Ereignisstapel gemischt.
# made from 147c212b
KS-55 = Der erste König erhebt sofort eine [Steuer](KS-58). Auf diese kann er nicht verzichten.
# made from 06d89094
KS-56 = Nach der Krönung spielt der erste König mit den übrigen Aktionspunkten weiter.
# made from e60897e5
KS-57 = Zu Beginn jedes deiner Züge als König entscheidest du, ob du eine Steuer erhebst. Das kostet keine Aktionspunkte.
# made from 3a58c755
KS-58 = Eine Steuer bringt dem König 1 Punkt für jede seiner Burgen. Danach wird eine [Volkskarte](KS-61) gezogen.
# made from 4bdf4390
KS-59 = Verzichtet der König auf die Steuer, bekommt er nichts, und es wird keine Volkskarte gezogen.
# made from a51aabc1
KS-60 = Nach dem ersten König wechselt die Königswürde nur durch eine Revolte, die die Rebellen gewinnen.
# made from 7c3e6f31
KS-61 = Wird eine Volkskarte gezogen, bleibt ein [Schwert](sword) offen liegen; eine [Krone](crown) kommt auf die Ablage des Volkes.
# made from 70987593
KS-62 = Ist der Volksstapel leer, wird keine Volkskarte gezogen. Geht er aus, während mehrere gezogen werden, entfällt der Rest.
# made from 56824ae7
KS-63 = Gezogene Volkskarten kommen erst nach einer entschiedenen Revolte in den Volksstapel zurück, nicht nach einer, die ein Waffenstillstand abgeblasen hat.
# made from c130c46d
KS-64 = Offene Schwerter bleiben bis zur nächsten entschiedenen Revolte liegen. Dort zählt jedes 1 Punkt für die Rebellen.

# made from 87c5912f
chapter-building = Bauen
    .pieces = castle large_city cathedral city_card

# made from ba0c19fe
KS-65 = Bauen kostet 2 Aktionspunkte und eine Karte der passenden Art, die abgelegt wird.
# made from 4a3eacd4
KS-66 = Du baust auf eigenen Feldern und nur, wo noch kein Bauwerk steht. Einzige Ausnahme ist die Kathedrale: Sie steht in einer großen Stadt.
# made from b9bea710
KS-67 = Im Wald wird nie gebaut.
# made from a968ce89
KS-68 = Eine [Burg](castle) braucht ein Gebirge, Achteck oder Quadrat.
# made from 5b4cd4aa
KS-69 = Eine kleine Stadt braucht ein Wiesenfeld, Achteck oder Quadrat.
# made from 934acb55
KS-70 = Eine [große Stadt](large_city) braucht zwei benachbarte Wiesenfelder, ein Achteck und ein Quadrat, beide deine und beide ohne Bauwerk. Sie zählt als eine Stadt und ein Bauwerk.
# made from 0dcd16d1
KS-71 = Keine Stadt darf an eine andere Stadt grenzen, wem auch immer sie gehört, auch nicht über die Naht zweier Teile hinweg. Die beiden Felder einer großen Stadt stören einander nicht.
# made from 9e025e6f
KS-72 = Eine [Kathedrale](cathedral) braucht eine große Stadt von dir, die noch keine hat.
# made from fa8d53e5
KS-73 = Eine Karte „Stadt bauen“ baut eine kleine oder eine große Stadt, wie du willst.
# made from 72dc5638
KS-74 = Eine kleine Stadt wird nie zu einer großen.
# made from 9b690593
KS-75 = Ist ein Bauwerk im Vorrat ausgegangen, kann es nicht gebaut werden.
# made from ec1d5255
KS-76 = Bauwerke werden nie versetzt, entfernt oder erobert.

# made from 51ef4db7
chapter-inciting = Aufwiegeln und Papstbesuch
    .pieces = papal_visit sword

# made from e04aa82a
KS-77 = Aufwiegeln: 1 Aktionspunkt. Leg die Karte ab; drei [Volkskarten](KS-61) werden gezogen.
# made from 16ba54cc
KS-78 = Jeder darf das Volk aufwiegeln, auch der König, mit oder ohne König und wie wenige Volkskarten auch übrig sind.
# made from f867f524
KS-79 = [Papstbesuch](papal_visit): 1 Aktionspunkt. Die Karte liegt offen vor dir, bis dein nächster Zug beginnt.
# made from 9da2ff1b
KS-80 = Solange ein Papstbesuch vor dir liegt, darf niemand deine Felder angreifen.
# made from f747f1f7
KS-81 = Solange ein Papstbesuch vor dem König liegt, darf niemand eine Revolte beginnen. Das schützt auch jemanden, der König wird, während die Karte vor ihm liegt.
# made from be278417
KS-82 = Wer einen Papstbesuch vor sich hat, darf alles wie sonst, auch angreifen und eine Revolte anführen.
# made from 632fcf6f
KS-83 = Du darfst keinen zweiten Papstbesuch spielen, solange einer vor dir liegt.

# made from fa25e511
chapter-drawing = Karten ziehen
    .pieces = city_scoring game_end

# made from c5c59de3
KS-84 = Ziehen kostet 1 Aktionspunkt: Nimm die oberste Karte des Ereignisstapels.
# made from 21460906
KS-85 = Eine Aktionskarte kommt auf deine Hand. Du darfst beliebig viele Karten halten.
# made from dec98703
KS-86 = Gibt es einen König, wirkt eine rote Karte sofort und wird abgelegt. Ersatz dafür ziehst du nicht.
# made from 59bd0c73
KS-87 = Gibt es keinen König, wird eine rote Karte ohne Wirkung abgelegt, und du ziehst kostenlos weiter, bis du eine Aktionskarte bekommst.
# made from b6df98eb
KS-88 = Soll eine Karte gezogen werden und der Ereignisstapel ist leer, wird zuerst der Ablagestapel zu einem neuen Ereignisstapel gemischt.
# made from b7a47086
KS-89 = Sind Ereignisstapel und Ablagestapel beide leer, kannst du nicht ziehen.
# made from a2bc7b81
KS-90 = Sollst du für eine rote Karte weiterziehen, während der Ereignisstapel leer ist und in der Ablage nur rote Karten liegen, bekommst du keine Karte; der Aktionspunkt ist ausgegeben.
# made from 4ae943fe
KS-145 = [Städtewertung](city_scoring): Alle außer dem König bekommen 1 Punkt für jede ihrer Städte, ob klein oder groß.
# made from 5fa4b37f
KS-146 = Unruhen: Zwei [Volkskarten](KS-61) werden gezogen.
# made from e2f6e643
KS-91 = Ziehst du [Spielende](game_end), ist das [Spiel sofort aus](KS-151).

# made from 57275436
chapter-expanding = Ausbreiten und Besetzen
    .pieces = pawn castle_card

# made from c75e0a6c
KS-92 = Ausbreiten: Spiel eine beliebige Aktionskarte und nimm freie Felder, höchstens so viele, wie die Karte Schilde hat. Jedes Feld kostet 1 Aktionspunkt.
# made from e1d0875f
KS-93 = Jedes Feld, das du nimmst, muss an ein Feld grenzen, das dir in diesem Moment gehört. Das zweite darf also auch nur an das erste grenzen.
# made from 584d780a
KS-94 = Du darfst eine Karte mit zwei Schilden für nur ein Feld verwenden; der andere Schild verfällt.
# made from 81ed5d6b
KS-95 = Das zweite Feld nimmst du gleich nach dem ersten, ohne eine andere Aktion dazwischen.
# made from 3362f4b3
KS-96 = Die beiden Felder dürfen zwei verschiedene deiner Gebiete vergrößern.
# made from b32ba12f
KS-97 = Für jedes Feld brauchst du eine Figur aus deinem Vorrat. Ohne Figur kannst du kein Feld nehmen.
# made from c6f84232
KS-98 = Du darfst jede Landschaft nehmen, auch Wald.
# made from 7e025bce
KS-99 = Die Karte, mit der du dich ausgebreitet hast, wird abgelegt.
# made from 1dd2660a
KS-100 = Besetzen kostet alle 3 Aktionspunkte und keine Karte, ist also in diesem Zug deine einzige Aktion. Setz eine Figur auf ein beliebiges freies Feld des Plans.
# made from f72382a3
KS-101 = Zum Besetzen brauchst du eine Figur in deinem Vorrat.

# made from bc066998
chapter-attacking = Angreifen
    .pieces = leader truce castle

# made from d3377400
KS-102 = Ein Angriff kostet 1 Aktionspunkt.
# made from 644e8982
KS-103 = Du greifst höchstens einmal in einem Zug an.
# made from 961e3935
KS-104 = In der ersten Runde greift niemand an.
# made from 241bf0d6
KS-105 = Du greifst ein Feld eines anderen Spielers an, das an eines von deinen grenzt und weder Burg noch Stadt trägt. Sein Besitzer darf keinen [Papstbesuch](KS-80) vor sich haben.
# made from 26b54c13
KS-106 = Zum Angreifen brauchst du eine Figur in deinem Vorrat.
# made from 43a71108
KS-107 = Spiel offen eine oder mehrere Karten, jede mit Kampfwert 1 oder mehr. Ihre Kampfwerte müssen zusammen größer sein als die Zahl der Burgen, die der Verteidiger auf dem ganzen Plan hat. Ohne solche Karten darfst du nicht angreifen.
# made from 7500bdd7
KS-108 = Du darfst mehr Karten spielen als nötig.
# made from e632dc60
KS-109 = Der Verteidiger darf mit einer Karte reagieren, einem [Waffenstillstand](KS-111) oder einem [Hinterhalt](KS-113), oder gar nicht. Eine Reaktion kostet keine Aktionspunkte.
# made from 09b2855a
KS-110 = Reagiert der Verteidiger nicht, gelingt der Angriff.
# made from 38990486
KS-111 = Ein [Waffenstillstand](truce) bläst den Angriff ab: Der Angreifer nimmt alle Angriffskarten zurück, der Waffenstillstand wird abgelegt.
# made from b7d910e8
KS-112 = Auch nach einem Waffenstillstand sind der Aktionspunkt und der eine Angriff des Zuges verbraucht.
# made from 51ae5982
KS-113 = Gegen einen Angriff schaltet ein Hinterhalt die Angriffskarte mit dem höchsten Kampfwert aus. Sind die Kampfwerte der anderen zusammen immer noch größer als die Zahl der Burgen des Verteidigers, gelingt der Angriff; wenn nicht, scheitert er.
# made from 32f055d8
KS-114 = Gelingt ein Angriff, geht die Figur des Verteidigers in seinen Vorrat zurück, und der Angreifer setzt eine von seinen auf das Feld.
# made from f600ae33
KS-115 = Angriffskarten und Hinterhalt werden abgelegt, ob der Angriff gelingt oder nicht, auch die ausgeschaltete Karte. Nur ein Waffenstillstand gibt Angriffskarten zurück.
# made from 277474a2
KS-116 = Niemand sonst nimmt an einem Angriff teil, und der Verteidiger zählt keine Kampfwerte dazu.
# made from e99fe535
KS-117 = Ein Angriff ändert nie die Zahl der freien Felder und beendet nie das Spiel.

# made from abe03b09
chapter-revolt = Die Revolte
    .pieces = sword crown leader cathedral

# made from 29d13fb7
KS-118 = Eine Revolte anzuführen kostet 1 Aktionspunkt. Es muss einen König geben, und zwar jemand anderen als dich; ein [Papstbesuch](KS-81) schützt den König.
# made from e1b1c5d7
KS-119 = Nur wer mindestens eine Burg und mindestens eine Stadt besitzt, darf eine Revolte anführen.
# made from 22788a76
KS-120 = Du darfst in einem Zug mehrere Revolten anführen, auch in der ersten Runde.
# made from 9ab1399a
KS-121 = Wer die Revolte anführt, stimmt für das Schwert, und der König stimmt für die Krone, beide offen. Alle anderen wählen Krone oder Schwert.
# made from 815506ad
KS-122 = Jeder, auch der König und wer die Revolte anführt, setzt beliebig viele Karten beliebiger Art aus der Hand ein, oder keine.
# made from d73053ef
KS-123 = Stimmen und Karten werden geheim und gleichzeitig gewählt und zusammen aufgedeckt.
# made from db33b588
KS-124 = Hat irgendjemand einen [Waffenstillstand](truce) eingesetzt, ist die Revolte vor allem anderen abgeblasen: Keine Volkskarte wird gezogen, niemand bekommt Punkte, der König bleibt König, und die offenen Schwerter bleiben liegen.
# made from 3c0e0c89
KS-125 = Nach einem Waffenstillstand werden alle eingesetzten Waffenstillstände abgelegt, und alle anderen Karten gehen auf die Hand ihrer Besitzer zurück. Der Aktionspunkt bleibt verbraucht.
# made from 85f38d6e
KS-126 = Für jede Stimme für das Schwert, auch die dessen, der die Revolte anführt, werden zwei [Volkskarten](KS-61) gezogen. Zu zweit werden in jeder Revolte [drei weitere](KS-160) gezogen.
# made from 4d414e42
KS-127 = In einer Revolte schaltet jeder Hinterhalt eine Karte der anderen Seite aus: die stärkste mit Kampfwert 1 oder mehr, ein zweiter Hinterhalt die nächststärkste. Hinterhalte beider Seiten wirken gleichzeitig auf die Karten, wie sie eingesetzt wurden; sie berühren weder einander noch Stimmkarten oder Volkskarten. Ein Hinterhalt, der keine Karte findet, tut nichts.
# made from a617ba9c
KS-128 = Alle anderen Karten zählen nur mit ihrem Kampfwert. Aufwiegeln, Papstbesuch und Baukarten haben in einer Revolte keine eigene Wirkung.
# made from a482a8ee
KS-129 = Die Rebellen haben 1 Punkt für jedes offene Schwert, alt oder neu, und die Kampfwerte ihrer Karten, die zählen.
# made from 0e59e59a
KS-130 = Die Königstreuen haben 2 Punkte für jede Stimme für die Krone, auch die des Königs, und die Kampfwerte ihrer Karten, die zählen.
# made from a94b874f
KS-131 = Die Rebellen siegen, wenn sie mehr Punkte haben. Gleichstand ist ein Sieg der Königstreuen.
# made from b30e8146
KS-132 = Siegen die Königstreuen, bekommt der König 2 Punkte für jede seiner Kathedralen.
# made from ecbadf78
KS-133 = Siegen die Königstreuen, bekommt jeder andere, der für die Krone gestimmt hat, 1 Punkt für jede seiner Kathedralen.
# made from 70feab43
KS-134 = Siegen die Königstreuen, bleibt die Hälfte der offenen Schwerter, aufgerundet, liegen. Alle anderen Volkskarten werden zu einem neuen Volksstapel gemischt.
# made from 8aafb830
KS-135 = Siegen die Rebellen, wird König, wer sie angeführt hat, und nimmt das Siegel.
# made from 6d34f5dd
KS-136 = Siegen die Rebellen, bekommt, wer sie angeführt hat, 1 Punkt für jede eigene Burg und 2 für jede eigene Kathedrale.
# made from 69a5b975
KS-137 = Siegen die Rebellen, bekommt jeder andere, der für das Schwert gestimmt hat, 1 Punkt für jede seiner Kathedralen.
# made from 3e66a2e5
KS-138 = Siegen die Rebellen, werden alle 22 Volkskarten, auch die offenen Schwerter, zu einem neuen Volksstapel gemischt.
# made from 5e3d9999
KS-139 = Nach einem Sieg der Rebellen, und nach dem Mischen, wird eine [Volkskarte](KS-61) gezogen.
# made from a6395e5e
KS-140 = Die Seite, die verliert, bekommt nichts.
# made from 1a4d82cb
KS-141 = Nach den Punkten werden alle in der Revolte eingesetzten Karten abgelegt, auch die von einem Hinterhalt ausgeschalteten. Die Stimmkarten gehen an ihre Besitzer zurück.
# made from c718a857
KS-142 = Dann verkündet ein neu gekrönter König seine Punkte, die aus dieser Revolte eingeschlossen. Damit kann die [Schlussphase beginnen](KS-147).
# made from 584f28e1
KS-143 = Gewonnen oder verloren: Wer die Revolte angeführt hat, spielt mit den übrigen Aktionspunkten weiter.
# made from 51ca8063
KS-144 = Ein König, den eine Revolte gekrönt hat, erhebt vor Beginn seines nächsten Zuges keine Steuer.

# made from 4358c9cc
chapter-end = Wie das Spiel endet
    .pieces = game_end pawn

# made from 799b0bf7
KS-147 = Wird jemand durch eine Revolte gekrönt und hat mindestens 10 Punkte zu zweit, 15 zu dritt, 20 zu viert oder 25 zu fünft, beginnt die Schlussphase.
# made from d5e44996
KS-148 = Die Schlussphase beginnt nur einmal. Punkte, die anders gewonnen werden, lösen sie nie aus, der erste König auch nicht.
# made from 425765ba
KS-149 = Beginnt die Schlussphase, werden Ereignisstapel und Ablagestapel zusammen gemischt. Die untersten 20 Karten werden mit [Spielende](game_end) gemischt und wieder unter die übrigen gelegt. Hände und ausliegende Papstbesuche bleiben, wie sie sind.
# made from e1c6a772
KS-150 = Sind weniger als 20 Karten da, wird Spielende mit allen gemischt.
# made from 1e6a7051
KS-151 = Wer Spielende zieht, beendet das Spiel sofort und spielt den Zug nicht zu Ende.
# made from 4e8aed93
KS-152 = Das Spiel endet auch sofort, wenn jemand eine Figur auf das letzte freie Feld des Plans setzt, selbst mitten im Ausbreiten.
# made from ac567dd8
KS-153 = Ein anderes Ende gibt es nicht, außer wenn ihr eine [Höchstzahl der Runden](KS-169) gewählt habt. Danach handelt, zieht und besteuert niemand mehr; es folgt die Schlusswertung.

# made from ad484e29
chapter-scoring = Schlusswertung
    .pieces = castle large_city cathedral crown

# made from 22b305be
KS-154 = Du bekommst 1 Punkt für jede deiner Burgen, Kathedralen, kleinen und großen Städte.
# made from a6dd6caa
KS-155 = Das größte Gebiet auf dem Plan bringt 5 Punkte. Sind mehrere gleich groß, bekommt sie jeder, dem eines davon gehört.
# made from 93fa9f6d
KS-156 = Ein Gebiet der nächstkleineren Größe, die vorkommt, bringt 2 Punkte; auch sie bekommt jeder, dem eines davon gehört. Du kannst beides bekommen.
# made from c05421f4
KS-157 = Jede dieser beiden Prämien bekommst du nur einmal. Sind alle Gebiete gleich groß, bekommt niemand die 2 Punkte.
# made from f1f532ea
KS-158 = Der König, wenn es einen gibt, bekommt 5 Punkte.

# made from c7980625
chapter-options = Zu zweit, und Optionen
    .pieces = sword crown

# made from 49ee4951
KS-160 = Zu zweit werden in jeder Revolte, die nicht abgeblasen wird, 3 weitere Volkskarten gezogen, zusätzlich zu den 2 für die Stimme dessen, der die Revolte anführt.
# made from 5bce3b77
KS-161 = **Kleinerer Plan** (zu viert oder zu fünft): Der Plan hat ein Teil weniger, als ihr Spieler seid, und der Letzte legt keines. Sonst ändert sich nichts.
# made from 133a265a
KS-162 = **Spielplan**: Die Spieler legen die Teile reihum, der Zufall legt sie (jeder erlaubte Platz und jede Drehung ist gleich wahrscheinlich), oder sie liegen fertig in einer Anordnung, die von Regnum stammt (die gedruckte Regel gibt keine).
# made from a1131043
KS-163 = **Erster König**: Eine Burg und eine Stadt machen den ersten König, oder, wenn ihr es so wählt, schon die erste Burg allein. Mischen und Steuer folgen ebenso.
# made from 582503af
KS-164 = **Rebellen von Rang**: Diese Option ist gewählt, solange ihr sie nicht abwählt: Wer eine Revolte anführt, braucht eine Burg und eine Stadt. Ist sie abgewählt, darf jeder außer dem König eine Revolte anführen.
# made from 9b094cd3
KS-165 = **Kleine Städte**: Für gewöhnlich dürfen sie auf jeder Wiese stehen; wählt ihr anders, nur auf Achtecken.
# made from 97f8e6cb
KS-166 = **Für rote Karten Ersatz**: Für gewöhnlich ziehst du unter einem König für eine rote Karte nichts nach. Mit dieser Option ziehst du, nachdem die rote Karte gewirkt hat, kostenlos weiter, bis du eine Aktionskarte bekommst oder das Spiel endet.
# made from 2acf6e45
KS-167 = **Offene Punkte**: Mit dieser Option sehen alle jederzeit alle Punktestände.
# made from 76dca7c9
KS-168 = **Schwerter des Volkes**: Wie viele der 22 Volkskarten Schwerter sind, 8 bis 14; für gewöhnlich 11. Der Rest sind Kronen.
# made from 73275bc6
KS-169 = **Höchstzahl der Runden**: Für gewöhnlich gibt es keine Grenze. Mit einer folgt nach so vielen Runden die Schlusswertung. Das ist keine Regel des gedruckten Spiels.
# made from 04974e0f
KS-170 = Alle Optionen lassen sich verbinden. Was nicht zur Zahl der Spieler passt, lässt sich nicht wählen.
