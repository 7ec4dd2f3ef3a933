### Vive le Roi!, die Regel in den Worten der Spieler.

# made from 3b78b5b3
chapter-game = Das Spiel und seine Runden
    .pieces = king merlin

# made from 7254e95b
VR-30 = Ein Spiel hat genau drei Runden. In jeder Runde wird jemand gekrönt, und deine Günstlinge bringen dir Punkte für den Ort, an dem sie in diesem Augenblick stehen.

# made from 29fe6a02
VR-31 = Du beginnst das Spiel mit 20 Punkten. (Der [Gesandte](VR-190) beginnt mit 40.) Ein Team mit [gemeinsamer Wertung](VR-270) hat einen einzigen Marker, der ebenfalls bei 20 beginnt.

# made from e9af8622
VR-34 = Eine Runde läuft in dieser Reihenfolge ab:

    - [Vorbereitung](VR-40): Hände auffüllen, Günstlinge austeilen;
    - mit der Option Ambition: [eine Ambitionskarte wählen](VR-161);
    - [Aufstellung der Höflinge](VR-50);
    - mit sieben oder acht Parteien: [3 Punkte für alle, die weniger aufgestellt haben](VR-58);
    - [Züge](VR-60), bis eine Krönung die Runde beendet (oder, beim Königspaar, [niemand mehr da ist, der gekrönt werden könnte](VR-230)).

# made from 081050b5
VR-35 = Deine Punkte nimmst du von Runde zu Runde mit, und das Ende einer Runde entscheidet, [wer die nächste beginnt](VR-33). Sonst bleibt nichts: Hände, Günstlinge, Ambitionskarten und Aufstellung sind jedes Mal neu.

# made from 73579d94
VR-32 = Die erste Runde sollte beginnen, wer am edelsten ist. Weil sich das schwer messen lässt, entscheidet der Zufall, außer ihr habt vor dem Spiel festgelegt, wer beginnt.

# made from 45883d28
VR-320 = Bestimmt der Zufall, [wer die erste Runde beginnt](VR-32), ist jeder Platz gleich wahrscheinlich.

# made from 3496ca0f
VR-33 = Die zweite und die dritte Runde beginnt, wer die Figur in den Thronsaal geführt hat, deren Krönung die Runde davor beendet hat. Ist eine Figur zuerst gescheitert und erst später gekrönt worden, zählt nur der letzte, erfolgreiche Schritt. (Königspaar: Es zählt [die zweite Krönung](VR-227), oder die erste, wenn es [keine zweite](VR-230) gibt.)

# made from 48776428
chapter-players = Wer mitspielt, und mit welchen Optionen

# made from b85163f5
VR-1 = Jede Person am Tisch hat eine eigene Günstlingskarte, auch in einem Team.

# made from 039df248
VR-2 = **Partei** heißt in dieser Regel, wer einen Platz am Tisch hat: eine einzelne Person oder ein [Team aus zweien](VR-250). Parteien stellen auf, ziehen und stimmen ab, und jede Partei trifft immer nur eine Entscheidung, auch ein Team. Ohne Teams ist jede Person eine Partei.

# made from d5871cfa
VR-3 = Wo eine Regel oder eine Tabelle von der Zahl der Mitspieler abhängt, zählen die Plätze: Ein Team zählt als eine Partei, der Gesandte zählt gar nicht. Nur in zwei Fällen zählen Personen: bei getrennter Wertung für die [Punktemarker](VR-9), und dafür, [wie viele Ambitionskarten](VR-162) jede bekommt.

# made from d6e193b1
VR-4 = Ihr sitzt im Kreis, und alles geht im Uhrzeigersinn reihum. Ein Team teilt sich einen Platz.

# made from 90c0b828
VR-5 = Vor dem Spiel wählt ihr unter diesen Optionen. Wenn ihr nichts anderes sagt, spielt ihr ohne sie, Teams werden getrennt gewertet, und der Zufall bestimmt, wer beginnt:

    - [Teams](VR-250): auf jedem Platz eine Person oder ein Team aus zweien;
    - [Ambition](VR-160);
    - [die Verbannten](VR-175);
    - [der Gesandte des Reichs](VR-190) (zu zweit ist er immer dabei);
    - [das Königspaar](VR-220);
    - die Wertung der Teams: [getrennt](VR-260), wie üblich, oder [gemeinsam](VR-270);
    - [je sechs Höflinge](VR-57), nur zu zweit;
    - [wer beginnt](VR-32): der Zufall, oder ein Platz eurer Wahl.

# made from 91659444
VR-6 = Zwei bis acht Parteien können spielen, jede eine einzelne Person oder ein Team aus zweien.

# made from 9fe4b0ad
VR-7 = Mit zwei Parteien muss der Gesandte mitspielen. Mit drei, vier oder fünf darf er. Mit sechs, sieben oder acht kann er nicht.

# made from 676d7a96
VR-8 = Die gemeinsame Wertung braucht mindestens ein Team am Tisch.

# made from d56f398a
VR-9 = Es gibt acht Punktemarker, und die müssen reichen. Bei getrennter Wertung braucht jede Person einen, bei gemeinsamer Wertung jede Partei (ein Team also nur einen); auch der Gesandte braucht einen. Bei getrennter Wertung können also höchstens 8 Personen spielen (7 mit dem Gesandten), bei gemeinsamer bis zu 16. Wären mehr als acht Marker nötig, könnt ihr so nicht spielen.

# made from c8764455
VR-10 = Alles andere geht zusammen, wie ihr wollt: Ambition, die Verbannten und das Königspaar lassen sich miteinander, mit dem Gesandten und mit Teams verbinden. Nur „je sechs Höflinge“ gibt es allein zu zweit.

# made from a3fd2db2
chapter-pieces = Figuren, Schloss und Karten
    .pieces = merlin ouaf jester

# made from 8ba83e41
VR-11 = Es gibt 14 Figuren: 13 Höflinge und [den Narren](jester). Die Höflinge heißen Alienor, Bridget, Caius, Dagobert, Eloise, Foidvo, Jeanne, Leonardo, Merlin, Ouaf, Romeo, Sidonie und Victoria. Der Narr ist eine Figur wie die anderen, wo keine Regel etwas anderes sagt. Die Figuren gehören niemandem.

# made from bd885c4f
VR-12 = Alienor, Bridget, Eloise, Jeanne, Sidonie und Victoria sind Frauen; Caius, Dagobert, Foidvo, Leonardo, Merlin und Romeo sind Männer. Der Hund [Ouaf](ouaf) und [der Narr](jester) sind keins von beiden. Das ist nur für zwei [Ambitionskarten](VR-166) wichtig.

# made from 98e67264
VR-13 = Es gibt 26 Günstlingskarten. Jede nennt sechs verschiedene Höflinge; die Reihenfolge der Namen bedeutet nichts, und der Narr steht auf keiner Karte. Einer der sechs Namen trägt ein schwarzes Siegel, das nur bei den [Verbannten](VR-175) eine Rolle spielt. Die Karten überschneiden sich: Derselbe Höfling kann Günstling von mehreren sein, und dann zählt er für jeden voll.

# made from a12035fd
VR-14 = Es gibt 32 Stimmkarten: 8 JA, 16 NEIN und 8 Bauchweh. Das reicht für jede Art zu spielen.

# made from 2538fa02
VR-15 = Es gibt 16 Ambitionskarten, alle verschieden. Sie werden nur mit [der Option Ambition](VR-160) gebraucht.

# made from 50b43fbe
VR-16 = Es gibt acht Spielerfarben, jede mit einer Farbkarte und einem Punktemarker. Deine Farbe hat keine Wirkung und nichts mit den Figuren zu tun.

# made from 9bc07ba4
VR-17 = Das Schloss hat diese Orte:

    - die Stockwerke 0 bis 5: Diener (0), Handwerker (1), Kaufleute (2), Offiziere (3), Würdenträger (4) und Adlige (5);
    - darüber den Thronsaal;
    - zwei WCs, eines neben Stockwerk 3 und eines neben Stockwerk 4;
    - drei Verliese, neben den Stockwerken 3, 2 und 1.

    Neben dem Schloss sind der Vorrat (noch nicht aufgestellte Höflinge), die Schachtel (Höflinge, die für diese Runde draußen sind) und, beim [Königspaar](VR-220), der Platz des Gemahls.

# made from c5f33b38
VR-18 = In jedes WC und in jedes Verlies passt höchstens eine Figur.

# made from d38e21d6
VR-25 = Ein Stockwerk fasst vier Figuren; wenn nur zwei Parteien spielen, drei.

# made from 47e798dc
VR-26 = Niemand darf in ein Stockwerk gestellt oder geführt werden, wenn dort danach mehr Figuren wären, als es [fasst](VR-25). Davon gibt es zwei Ausnahmen: die Aufstellung mit [je sechs Höflingen](VR-57) und den abgelehnten Narren, der [in Stockwerk 0 unterkommt](VR-90), auch wenn es voll ist. Ein Stockwerk ist **voll**, wenn dort so viele Figuren stehen, wie es fasst, oder mehr. Ein überfülltes Stockwerk gilt einfach als voll; niemand wird hinausgedrängt.

# made from f7aa5537
VR-27 = Der Narr braucht in dem Stockwerk, in dem er steht, einen Platz wie alle anderen. (Nur während ihr [je sechs Höflinge](VR-57) aufstellt, zählt er nicht.)

# made from d792e7a1
VR-28 = Wer in einem WC oder in einem Verlies ist, steht in keinem Stockwerk und nimmt dort keinen Platz weg.

# made from e7731d43
VR-29 = Der Thronsaal ist nicht begrenzt, muss es aber auch nicht sein: Dort steht nur der Kandidat, oder bei der Wertung der neue König.

# made from b8c46233
chapter-setup = Vorbereitung einer Runde
    .pieces = yes no stomachache

# made from 9bca8765
VR-40 = Zu Beginn jeder Runde kommen alle 13 Höflinge in den Vorrat und der Narr in Stockwerk 3. WCs, Verliese, Schachtel, Thronsaal und der Platz des Gemahls werden geleert, und die Ablehnungen werden wieder von null an gezählt.

# made from 78ebe161
VR-41 = In jeder Runde bekommt jede Partei eine volle Hand Stimmkarten, was immer vorher verbraucht wurde: immer ein JA, ein Bauchweh und NEIN-Karten je nach Zahl der Parteien:

    - zwei Parteien (immer mit dem Gesandten): 4 NEIN;
    - drei Parteien: 4 NEIN, mit dem Gesandten 3 NEIN;
    - vier Parteien: 3 NEIN, mit dem Gesandten 2 NEIN;
    - fünf Parteien: 2 NEIN, mit oder ohne den Gesandten;
    - sechs, sieben oder acht Parteien: 2 NEIN.

# made from 98d4b0a3
VR-42 = In jeder Runde werden alle 26 Günstlingskarten gemischt, und jede Person bekommt eine, ebenso der Gesandte, wenn er mitspielt. Keine Karte wird in einer Runde zweimal ausgeteilt.

# made from 4578223b
VR-321 = Der Zufall teilt die Günstlinge aus: Jede Karte, die in dieser Runde noch nicht ausgeteilt ist, ist gleich wahrscheinlich.

# made from 45d1696e
VR-43 = Deine Günstlinge sind die sechs Höflinge auf deiner Karte (fünf mit den [Verbannten](VR-175)). Bei einer Wertung bringen sie dir Punkte.

# made from 11e03422
VR-44 = Du darfst deine Günstlingskarte ansehen, wann immer du willst. Zeigen darfst du sie niemandem, außer in einem Team deinem Partner.

# made from b2cec6d5
chapter-placing = Aufstellung der Höflinge
    .pieces = bridget jester

# made from 9d306fcc
VR-50 = Wer die Runde beginnt, stellt zuerst auf, dann geht es im Uhrzeigersinn immer reihum: Jede Partei stellt jedes Mal einen Höfling auf. Der Gesandte stellt niemanden auf.

# made from 0fcee7dd
VR-51 = Bist du mit dem Aufstellen dran, nimm irgendeinen Höfling aus dem Vorrat, Günstling oder nicht, und stell ihn in Stockwerk 1, 2, 3 oder 4, wo noch Platz ist. Stockwerk 0 und 5, WCs und Verliese sind nicht erlaubt. Passen darfst du nicht.

# made from 2fe9f8cb
VR-52 = Der Narr steht schon in Stockwerk 3 und wird nie aufgestellt.

# made from c36d4583
VR-53 = Wie viele Höflinge jede Partei aufstellt, hängt von der Zahl der Parteien ab:

    - zwei Parteien: je 5 (zusammen 10; 3 bleiben für Stockwerk 0);
    - drei Parteien: je 4 (zusammen 12; 1 bleibt übrig);
    - vier Parteien: je 3 (zusammen 12; 1 bleibt übrig);
    - fünf Parteien: je 2 (zusammen 10; 3 bleiben übrig);
    - sechs Parteien: je 2 (zusammen 12; 1 bleibt übrig);
    - sieben Parteien: je 2, nur die letzte in der Reihenfolge 1 (alle 13);
    - acht Parteien: je 2, nur die letzten drei in der Reihenfolge 1 (alle 13).

    Wer weniger aufgestellt hat, bekommt einen [Ausgleich](VR-58). Zu zweit könnt ihr auch [je sechs](VR-57) vereinbaren.

# made from 1ba8f523
VR-54 = Mit bis zu sechs Parteien endet die Aufstellung, wenn alle [ihre Zahl von Höflingen](VR-53) aufgestellt haben. Mit sieben oder acht endet sie, wenn der Vorrat leer ist.

# made from 974c802e
VR-55 = Alle Höflinge, die dann noch im Vorrat sind, kommen in Stockwerk 0; zu wählen gibt es dabei nichts.

# made from cb5bdac8
VR-58 = Mit sieben Parteien erhält die letzte in der Reihenfolge der Aufstellung sofort 3 Punkte, mit acht Parteien die letzten drei: Sie haben einen Höfling weniger aufgestellt. Die Punkte gibt es vor dem ersten Zug, und in jeder Runde wieder. (Für Teams: [getrennte](VR-261) und [gemeinsame](VR-272) Wertung.)

# made from bfaae913
VR-57 = **Option für zwei: je sechs Höflinge.** Jede Partei stellt sechs Höflinge auf statt fünf, und nur einer bleibt für Stockwerk 0. Während der Aufstellung nimmt der Narr in Stockwerk 3 keinen Platz weg: Neben ihm haben dort drei Höflinge Platz. Vom ersten Zug an zählt er wieder; mit vier Figuren, einer mehr, als es [fasst](VR-25), ist Stockwerk 3 dann einfach voll, bis weniger als drei dort stehen.

# made from bae6c7d8
chapter-moving = Figuren führen
    .pieces = caius sidonie

# made from 2b80e5a6
VR-60 = Nach der Aufstellung hat den ersten Zug, wer die Runde beginnt. Dann geht es im Uhrzeigersinn reihum.

# made from fda68100
VR-61 = In deinem Zug machst du genau einen Schritt mit genau einer Figur. Passen darfst du nicht.

# made from ca0cf5da
VR-62 = Du darfst jede Figur in den Stockwerken 0 bis 5 oder in einem WC nehmen, die einen Schritt machen kann: Günstling oder nicht, auch den Narren (vom ersten Zug an), auch die, die gerade eben geführt wurde.

# made from 89c7e8ac
VR-63 = Das sind die Schritte, und andere gibt es nicht:

    - aus den Stockwerken 0 bis 4 ein Stockwerk hinauf, wenn es nicht voll ist;
    - aus Stockwerk 2 ins WC von Stockwerk 3, wenn Stockwerk 3 voll und dieses WC leer ist;
    - aus Stockwerk 3 ins WC von Stockwerk 4, wenn Stockwerk 4 voll und dieses WC leer ist;
    - aus Stockwerk 5 in den Thronsaal, immer;
    - aus einem WC in das Stockwerk daneben, wenn es nicht voll ist.

# made from d2a0a7a9
VR-64 = Keine Figur hat je mehrere Wege zur Wahl: Es gibt immer höchstens einen Ort, an den sie gehen kann. Du sagst also nur, wer geht.

# made from 5ace9f13
VR-65 = In ein WC kommt man nur aus dem Stockwerk unter seinem eigenen, und nur, solange sein eigenes voll ist: ins WC von Stockwerk 3 aus Stockwerk 2, solange Stockwerk 3 voll ist; ins WC von Stockwerk 4 aus Stockwerk 3, solange Stockwerk 4 voll ist. Und es muss leer sein. Solange oben Platz ist, kannst du das WC nicht wählen.

# made from 184ab2c3
VR-66 = Aus einem WC führt der einzige Weg in das Stockwerk daneben, wenn dort Platz ist. Nie geht es von dort ins Stockwerk darüber, ins andere WC oder hinunter.

# made from 5f6cf43b
VR-67 = Kein Schritt führt hinunter. Nur eine gescheiterte Abstimmung, also eine, die [aufgehoben wird oder mit einer Ablehnung endet](VR-85), bringt einen Kandidaten vom Thron wieder hinunter: zurück in [Stockwerk 5](VR-88), in [ein Verlies oder die Schachtel](VR-89), oder, beim Narren, in [ein tieferes Stockwerk](VR-90).

# made from 0260ccbe
VR-68 = Figuren in einem Verlies, in der Schachtel oder auf dem Platz des Gemahls bewegen sich in dieser Runde nicht mehr.

# made from de94c90b
VR-69 = Irgendjemand kann immer gehen: Eine Figur im höchsten besetzten Stockwerk kann hinauf, oder jemand kann aus einem WC heraus. Ist wirklich niemand mehr im Spiel, was nur beim Königspaar vorkommen kann, [endet die Runde](VR-230).

# made from 5df87b2c
VR-70 = Führt dein Schritt nicht in den Thronsaal, ist dein Zug vorbei, und die nächste Partei ist dran.

# made from f6bafcbc
VR-71 = Führt dein Schritt in den Thronsaal, ist diese Figur der Kandidat. Du hast ihn vorgestellt, und sofort [stimmen alle ab](VR-80).

# made from 8c201fdd
VR-329 = Jede Runde geht zu Ende: Jede gescheiterte Abstimmung verbraucht mindestens ein NEIN oder ein Bauchweh, und zwischen den Abstimmungen bringt jeder Schritt jemanden näher an den Thron. Keine Runde dauert länger als 300 Züge.

# made from 17f73d92
chapter-voting = Abstimmung über den König
    .pieces = yes no stomachache

# made from e33e1d79
VR-80 = Alle stimmen ab, auch wer den Kandidaten vorgestellt hat. Enthalten darf sich niemand.

# made from 135d66e2
VR-81 = Du wählst geheim eine Stimmkarte aus deiner Hand: JA, das du immer hast; NEIN oder Bauchweh, wenn du noch eines hast.

# made from c737315c
VR-82 = Alle wählen, ohne die Stimmen der anderen zu kennen. Dann werden alle Stimmen zugleich aufgedeckt, und alle sehen, wer wie gestimmt hat.

# made from b4b53776
VR-83 = Hast du nur noch JA auf der Hand, stimmst du mit JA.

# made from 5714c608
VR-84 = Nach der Abstimmung ist jedes gespielte NEIN und jedes gespielte Bauchweh für diese Runde weg, wie immer es ausging, auch wenn es gar nicht nötig war. Jedes JA kommt auf die Hand zurück.

# made from 89356633
VR-85 = Das Ergebnis, in dieser Reihenfolge:

    - Ist mindestens ein Bauchweh dabei, ist die Abstimmung **aufgehoben** ([der Kandidat geht zurück in Stockwerk 5](VR-88)).
    - Sonst, wenn mindestens ein NEIN dabei ist, ist der Kandidat **abgelehnt** ([Verlies oder Schachtel](VR-89), beim Narren [ein tieferes Stockwerk](VR-90)).
    - Sonst haben alle mit JA gestimmt, und der Kandidat wird **gekrönt**.

    Die Stimme des Gesandten zählt wie jede andere.

# made from ac3bf1d1
VR-86 = Nach einer aufgehobenen Abstimmung oder einer Ablehnung ist die Partei dran, die auf jene folgt, die den Kandidaten vorgestellt hat.

# made from b04bf91d
VR-87 = Ein Bauchweh genügt, um die Abstimmung aufzuheben, was immer sonst gespielt wird: Es schlägt beliebig viele NEIN.

# made from 025afb18
VR-88 = Ist die Abstimmung aufgehoben, geht der Kandidat zurück in Stockwerk 5, auch der Narr. Platz ist dort immer: Der Kandidat kam ja eben erst von dort. Schon im nächsten Zug darf er wieder zum Thron geführt werden.

# made from 097a3a10
VR-89 = Ein abgelehnter Höfling kommt ins Verlies: der erste in der Runde in das von Stockwerk 3, der zweite in das von Stockwerk 2, der dritte in das von Stockwerk 1. Vom vierten an kommen abgelehnte Höflinge in die Schachtel.

# made from 9ad00c97
VR-90 = Ein abgelehnter Narr kommt in Stockwerk 2. Ist das voll, kommt er in Stockwerk 1; sind 2 und 1 voll, in Stockwerk 0, selbst wenn Stockwerk 0 voll ist. Er bleibt also im Spiel.

# made from f839a396
VR-91 = Ein abgelehnter Narr verbraucht kein Verlies: Er zählt nicht als erste, zweite oder dritte [Ablehnung](VR-89).

# made from ae3269be
VR-92 = Eine aufgehobene Abstimmung ist keine Ablehnung und zählt nicht mit, wenn es darum geht, [welches Verlies](VR-89) als nächstes dran ist.

# made from 95235406
VR-93 = Abgelehnte Höflinge bleiben in ihrem Verlies oder in der Schachtel, bis die Runde endet.

# made from e6233917
VR-94 = Ein gekrönter Kandidat steht als König (oder Königin) im Thronsaal, und sofort folgt [die Wertung](VR-110).

# made from 270f1222
VR-95 = Mit der Wertung endet die Runde. (Beim [Königspaar](VR-220) beendet sie erst die zweite Krönung.)

# made from 401f21d5
chapter-count = Die Wertung
    .pieces = king jester

# made from d77aa06f
VR-110 = Bei einer Krönung decken alle ihre Günstlingskarte auf. Jeder deiner Günstlinge bringt Punkte für den Ort, an dem er ist:

    - im Thronsaal, als König (oder Königin): 10;
    - in Stockwerk 5, 4, 3, 2, 1: 5, 4, 3, 2, 1;
    - in Stockwerk 0, in einem WC oder in der Schachtel: 0;
    - in den Verliesen von Stockwerk 3, 2, 1: minus 3, minus 2, minus 1.

    Ist **der Narr König**, sind die Werte von Stockwerken und Verliesen umgekehrt: Die Stockwerke 5 bis 1 kosten 5, 4, 3, 2, 1; die Verliese von Stockwerk 3, 2, 1 bringen 3, 2, 1; Stockwerk 0, WCs und Schachtel zählen weiter 0. Die 10 Punkte für den König bekommt niemand, denn der Narr steht auf keiner Karte.

# made from 3d3419ba
VR-111 = Die Werte sind genau dann umgekehrt, wenn die Figur, die jetzt gekrönt wird, der Narr ist. Dass er vorher schon einmal im Thronsaal war oder dort abgelehnt wurde, ändert nichts.

# made from 039a4ee3
VR-112 = Deine Summe bei einer Krönung ist das, was deine Günstlinge bringen, dazu die Punkte deiner [Ambitionskarte](VR-164), wenn ihr mit Ambitionen spielt.

# made from 3300ac39
VR-113 = Dein Marker bewegt sich einmal je Krönung, um deine ganze Summe. Zähl zuerst alles zusammen, was du gewinnst und verlierst, dann zieh den Marker; kämst du unter 0, bleibst du bei 0 stehen.

# made from 9956b529
VR-114 = Niemand hat je weniger als 0 Punkte. Nach oben gibt es keine Grenze.

# made from ea12ea13
VR-115 = Alle werden zugleich gewertet; mit wem ihr anfangt, macht keinen Unterschied.

# made from e9b99c48
chapter-end = Ende des Spiels
    .pieces = victoria king

# made from 09b79a48
VR-140 = Das Spiel endet mit der dritten Runde, in aller Regel mit ihrer letzten Wertung.

# made from d17daa63
VR-141 = Spielst du allein, zählt am Ende, was dein Marker zeigt. Bei einem Team zählt [der niedrigere von zwei Markern](VR-262), bei gemeinsamer Wertung [der eine Marker](VR-271).

# made from 7739d2a9
VR-142 = Wer die meisten Punkte hat, gewinnt. (Spielt der Gesandte mit, [schaut zuerst, ob er gewonnen hat](VR-206).)

# made from 7fd783b5
VR-143 = Bei Gleichstand vergleicht von jeder Partei den einen Günstling, der am Ende der dritten Runde am höchsten steht. Ein gekrönter Günstling ist der höchste (beim Königspaar ebenso einer auf dem [Platz des Gemahls](VR-228)), dann kommen die Stockwerke 5, 4, 3, 2, 1 und 0. Günstlinge in einem WC, in einem Verlies oder in der Schachtel zählen hier nicht; wer alle Günstlinge an solchen Orten hat, steht hinter allen, die einen Günstling haben, der zählt. Der höhere Günstling gewinnt. (Für Teams: [getrennte](VR-263) und [gemeinsame](VR-273) Wertung.)

# made from d53c603a
VR-144 = Steht es dann immer noch gleich, teilen sich diese Parteien den Sieg.

# made from 47cae491
VR-145 = Die Punkte und danach der höhere Günstling entscheiden auch über alle anderen Plätze. Parteien, die in beidem gleich sind, teilen sich einen Platz, und wer folgt, rückt entsprechend nach hinten: Gibt es zwei Erste, ist niemand Zweiter, und die nächste Partei ist Dritte.

# made from a4f78ba6
VR-146 = Bei Gleichstand gewinnt der höhere Günstling auch dann, wenn der Narr König ist: Höhen werden nie umgekehrt.

# made from eb2d7c16
chapter-secrets = Was offen ist und was geheim
    .pieces = yes no

# made from c7a403c8
VR-300 = Alle dürfen jederzeit sehen, wo alle Figuren sind, wie viele Höflinge abgelehnt wurden, wer am Zug ist, wer diese Runde begonnen hat, die wievielte Runde es ist und alle Punkte.

# made from a24ede44
VR-301 = Deine Günstlingskarte ist bis zu einer Wertung geheim: Vorher kennst nur du sie, und in einem Team dein Partner. Von der Wertung an liegt sie offen, bis für die nächste Runde ausgeteilt wird. (Beim Königspaar liegen alle Karten von der ersten Krönung an offen.)

# made from 45b43459
VR-302 = Die nicht ausgeteilten Günstlingskarten sieht niemand, die ganze Runde lang.

# made from 8a7ca1a8
VR-303 = Alle dürfen wissen, wie viele NEIN und Bauchweh jede Partei noch hat: Alle beginnen gleich, und jede verbrauchte Karte wurde gesehen.

# made from 0a704fcf
VR-304 = Während einer Abstimmung dürfen die anderen sehen, dass du gewählt hast, aber nicht, was.

# made from e9d50468
VR-305 = Aufgedeckte Stimmen bleiben allen bekannt, auch wer sie abgegeben hat; ebenso die des Gesandten. Nach früheren Abstimmungen darfst du fragen.

# made from d4b0860e
chapter-ambition = Option: Ambition
    .pieces = king

# made from 1f14c23d
VR-160 = In jeder Runde werden nach den Günstlingen alle 16 Ambitionskarten gemischt (auch die früher behaltenen), und jede Person bekommt zwei ([nur eine](VR-162), wenn mehr als acht Personen spielen).

# made from 4232456a
VR-322 = Der Zufall teilt die Ambitionskarten aus: Jede Karte, die in dieser Runde noch nicht ausgeteilt ist, ist gleich wahrscheinlich.

# made from 8da08a48
VR-161 = Habt ihr zwei Ambitionskarten bekommen, wählen alle zugleich und geheim, welche der beiden sie behalten. Die andere kommt für den Rest der Runde weg, und niemand sonst sieht sie. Gewählt wird, bevor die Aufstellung beginnt.

# made from ab6ed909
VR-323 = Hast du zwei Ambitionskarten bekommen, musst du genau eine davon behalten. Alle wählen zugleich und geheim.

# made from e8bfbcdf
VR-162 = Spielen mehr als acht Personen, bekommt jede nur eine Ambitionskarte und behält sie, denn es gibt nur 16.

# made from 9816985e
VR-163 = Der Gesandte bekommt keine Ambitionskarte.

# made from 60c3adf6
VR-164 = Bei der Wertung, mit der die Runde endet, decken alle ihre behaltene Ambitionskarte auf. Ist ihre Bedingung in diesem Augenblick erfüllt, kommen ihre Punkte zu deiner Summe; wenn nicht, bringt sie nichts. Eine verfehlte Ambition kostet nichts.

# made from 41bc2506
VR-165 = Punkte für Ambitionen werden nie umgekehrt, auch nicht, wenn der Narr König ist.

# made from 316ce537
VR-166 = Jede Ambitionskarte zahlt ihre Punkte, wenn ihre Bedingung bei der Wertung erfüllt ist, mit der die Runde endet. „Der König“ ist die Figur, die bei dieser Krönung gekrönt wird, und „deine Günstlinge“ sind deine eigenen, nicht die deines Partners. Hier sind die 16 Karten.

# made from b07c9e45
VR-166a = **Der Narr als König**, 5 Punkte: Der Narr wird gekrönt.

# made from a61eccbf
VR-166b = **Eine Königin!**, 3 Punkte: Eine [Frau](VR-12) wird gekrönt. Ouaf und der Narr zählen nicht.

# made from 11af8a1e
VR-166c = **Ein König!**, 3 Punkte: Ein [Mann](VR-12) wird gekrönt. Ouaf und der Narr zählen nicht.

# made from 14ff604d
VR-166d = **0 Günstlinge im WC**, 5 Punkte: Keiner deiner Günstlinge ist in einem WC.

# made from fb887340
VR-166e = **Weder Stockwerk 2 noch 3**, 3 Punkte: Keiner deiner Günstlinge ist in Stockwerk 2 oder 3.

# made from 84ed1241
VR-166f = **Weder Stockwerk 0 noch 1**, 5 Punkte: Keiner deiner Günstlinge ist in Stockwerk 0 oder 1.

# made from 6cac39df
VR-166g = **1 Günstling in den Verliesen**, 3 Punkte: Genau einer deiner Günstlinge ist in einem Verlies.

# made from 62536245
VR-166h = **2 Günstlinge in den Verliesen**, 5 Punkte: Genau zwei deiner Günstlinge sind in den Verliesen.

# made from 05eb75a1
VR-166i = **1 Günstling im WC**, 3 Punkte: Genau einer deiner Günstlinge ist in einem WC.

# made from 05522531
VR-166j = **2 Günstlinge im WC**, 5 Punkte: Genau zwei deiner Günstlinge sind in den WCs.

# made from c4db1c17
VR-166k = **Nur noch JA**, 3 Punkte: Du hast weder NEIN noch Bauchweh auf der Hand (ein Team: auf seiner gemeinsamen Hand).

# made from af5a25f3
VR-166l = **Weder Stockwerk 4 noch 5**, 5 Punkte: Keiner deiner Günstlinge ist in Stockwerk 4 oder 5.

# made from b09e7a4f
VR-166m = **3 Günstlinge in den Verliesen**, 8 Punkte: Genau drei deiner Günstlinge sind in den Verliesen.

# made from db006df8
VR-166n = **0 Günstlinge in WC und Verliesen**, 8 Punkte: Keiner deiner Günstlinge ist in einem WC, und keiner ist in einem Verlies.

# made from cb577779
VR-166o = **Freund des Königs**, 3 Punkte: Du (oder dein Team) hast den König in den Thronsaal geführt. Es zählt nur der letzte, erfolgreiche Versuch.

# made from fb593d0f
VR-166p = **Unter 11 Punkten**, 3 Punkte: Deine Günstlinge bringen dir bei dieser Krönung weniger als 11 Punkte. Auch ein Verlust ist weniger als 11. Punkte für Ambitionen, Ausgleich und frühere Punkte zählen nicht mit.

# made from adc07ade
VR-167 = Für Ambitionskarten gehört ein WC oder ein Verlies nicht zum Stockwerk daneben: Ein Günstling im WC von Stockwerk 3 ist nicht in Stockwerk 3, einer im Verlies von Stockwerk 1 nicht in Stockwerk 1.

# made from f28e1593
VR-168 = Für Ambitionskarten sind Thronsaal, Schachtel und der Platz des Gemahls kein Stockwerk, kein WC und kein Verlies.

# made from d281152b
VR-169 = Bei „Nur noch JA“ zählt deine Hand nach der Abstimmung, die den König gemacht hat. Da haben alle mit JA gestimmt, also wurde nichts verbraucht.

# made from 17a5c9d6
VR-308 = Die beiden Ambitionskarten, die du bekommst, siehst nur du.

# made from 35f5178b
VR-309 = Die behaltene Ambitionskarte kennst nur du und, sobald du gewählt hast, in einem Team auch dein Partner. Bei der Wertung, mit der die Runde endet, sehen sie alle, bis neu ausgeteilt wird. (Gibt es [keine zweite Krönung](VR-230), bleibt sie verdeckt.)

# made from b59d44df
VR-310 = Die weggelegte Ambitionskarte bekommt außer dir nie jemand zu sehen.

# made from 0255a0a6
VR-311 = Die nicht ausgeteilten Ambitionskarten sieht niemand, die ganze Runde lang.

# made from f3b45a47
chapter-banished = Option: Die Verbannten
    .pieces = dagobert

# made from 0978d95f
VR-175 = Der Höfling mit dem schwarzen Siegel auf deiner Karte ist keiner deiner Günstlinge: Er bringt und kostet dich nichts, zählt für keine Ambitionskarte und hilft dir bei keinem Gleichstand. Alle haben also fünf Günstlinge.

# made from 1b6e7214
VR-176 = Für alle anderen ist dein versiegelter Höfling eine Figur wie jede andere.

# made from 80d4d126
VR-177 = Auch die Karte des Gesandten hat ein schwarzes Siegel: Dieser Höfling bringt und kostet ihn nichts. Ist dieser Höfling der Kandidat, stimmt der Gesandte nicht von selbst mit JA, sondern [deckt eine Karte auf](VR-195).

# made from 54b3e606
VR-147 = Mit den Verbannten hilft dir dein versiegelter Höfling nicht bei [Gleichstand](VR-143).

# made from be02bdae
VR-178 = Ohne diese Option bedeuten die schwarzen Siegel nichts.

# made from bd397f73
VR-312 = Wer deine Karte sehen darf, sieht auch ihr schwarzes Siegel; sonst niemand.

# made from c291804c
chapter-emissary = Variante: Der Gesandte des Reichs
    .pieces = yes no stomachache

# made from 6cd0e704
VR-190 = Der Gesandte ist ein Rivale, der von selbst spielt, mit eigener Farbe und eigenem Punktemarker, für zwei bis fünf Parteien (zu zweit [muss er dabei sein](VR-7)). Er beginnt das Spiel mit 40 Punkten.

# made from eb10e1dc
VR-191 = In jeder Runde bekommt der Gesandte eine Günstlingskarte. Sie liegt vom Beginn der Runde an für alle offen.

# made from 7f5282f0
VR-192 = In jeder Runde bekommt der Gesandte einen Stapel Stimmkarten, von jeder Art so viele, wie in diesem Spiel [eine Partei auf der Hand](VR-41) hat. Der Stapel wird gemischt und liegt verdeckt.

# made from 66ebaf38
VR-193 = Der Gesandte stellt niemanden auf, führt niemanden und hat keinen Zug.

# made from 1b8d50ed
VR-194 = Der Gesandte stimmt bei jeder Abstimmung mit. Ist der Kandidat einer seiner Günstlinge, stimmt er mit JA und lässt seinen Stapel liegen.

# made from 46db5623
VR-195 = Ist der Kandidat keiner seiner Günstlinge, wird die oberste Karte vom Stapel des Gesandten zugleich mit euren Stimmen aufgedeckt und zählt als seine Stimme, auch wenn schon das NEIN eines anderen genügt hätte. Beim Narren nimmt er immer den Stapel.

# made from 77dc98ac
VR-196 = Ein NEIN oder ein Bauchweh, das der Gesandte aufgedeckt hat, ist für diese Runde weg. Ein JA kommt zurück in seinen Stapel, und der wird neu gemischt.

# made from 8810aa50
VR-327 = Der Zufall bestimmt, was der Gesandte aufdeckt: Jede Karte, die noch in seinem Stapel ist, ist gleich wahrscheinlich.

# made from e9af0194
VR-197 = Ist nur noch JA in seinem Stapel, stimmt der Gesandte immer mit JA.

# made from d959b94c
VR-198 = Niemand weiß, welche Karte der Gesandte aufdeckt, bevor alle Stimmen aufgedeckt werden. Welche Karten noch in seinem Stapel sind, dürfen alle wissen; alles, was daraus verschwand, wurde ja gesehen.

# made from 73a24f5f
VR-306 = Die Günstlinge des Gesandten und die Karten, die noch in seinem Stapel sind, sind jederzeit für alle offen.

# made from 81ebb7c2
VR-307 = Die Reihenfolge im Stapel des Gesandten kennt niemand, bis eine Karte aufgedeckt wird.

# made from 17142a60
VR-199 = Bei jeder Wertung punktet der Gesandte mit seinen Günstlingen [wie alle](VR-110), beim Narren ebenso umgekehrt. Unter 0 fällt er nie.

# made from 396c9dd6
VR-205 = Spielt der Gesandte mit, haben mit drei oder vier Parteien alle [weniger NEIN auf der Hand](VR-41). Die [Zahl der aufgestellten Höflinge](VR-53) bleibt gleich.

# made from d54a0a03
VR-206 = Am Ende des Spiels gewinnt der Gesandte, wenn er mehr Punkte hat als jede einzelne Partei (ein Team mit seinem [Endstand](VR-141)); dann habt ihr alle verloren. Hat auch nur eine Partei ebenso viele Punkte wie er oder mehr, vergesst ihn: Die beste Partei gewinnt wie sonst.

# made from 50dcb8c6
VR-207 = Gewinnt der Gesandte, ist er allein Erster; ihr folgt vom zweiten Platz an in der üblichen Reihenfolge, und niemand von euch hat gewonnen. Gewinnt er nicht, hat er keinen Platz.

# made from f92e1906
chapter-couple = Variante: Das Königspaar
    .pieces = king victoria

# made from 86aa72ad
VR-220 = In jeder Runde gibt es zwei Krönungen. Die erste beendet die Runde nicht. (Ein Spiel hat also drei Runden und bis zu sechs Krönungen.)

# made from 970efa1a
VR-221 = Bei der ersten Krönung gibt es wie üblich eine [Wertung](VR-110), umgekehrt, wenn der Narr gekrönt wird, aber ohne Ambitionskarten.

# made from 657c3d46
VR-222 = Nach der ersten Krönung bleiben alle Günstlingskarten offen liegen, bis die Runde endet. Dieselben Karten zählen auch bei der zweiten Krönung.

# made from 51ddbc75
VR-223 = Nach der ersten Wertung kommt die gekrönte Figur auf den Platz des Gemahls. Sie ist aus dem Spiel, nimmt keinen Platz weg und kann weder geführt noch ein zweites Mal gekrönt werden.

# made from ba7f9d8e
VR-224 = Nach der ersten Krönung ist die Partei dran, die auf jene folgt, die den König vorgestellt hat, und es geht weiter mit allem, wie es ist: Figuren, Hände, der Stapel des Gesandten, die Verliese und die Zahl der Ablehnungen. Nichts wird aufgefüllt.

# made from ab59e8a5
VR-225 = Die zweite Krönung wird wie üblich gewertet, nur zählt ein Günstling auf dem Platz des Gemahls 0. Umgekehrt sind die Werte nur, wenn die zweite gekrönte Figur der Narr ist; wer zuerst gekrönt wurde, ist gleichgültig.

# made from be6af36e
VR-226 = Ambitionskarten bleiben bei der ersten Krönung verdeckt und zählen nur bei der zweiten. „Der König“ ist für sie die zweite gekrönte Figur, und „Unter 11 Punkten“ sieht nur auf die Punkte der zweiten Wertung.

# made from 96d0d05f
VR-227 = Die zweite Krönung beendet die Runde. Wer den zweiten König vorgestellt hat, beginnt die nächste Runde.

# made from 2c0f2532
VR-228 = Bei Gleichstand am Ende des Spiels steht ein Günstling auf dem Platz des Gemahls so hoch wie der zweite König.

# made from c0c81ae0
VR-229 = Zwei beliebige Figuren können das Paar sein: Frauen, Männer, der Hund und der Narr. Die erste muss der zweiten nicht zustimmen.

# made from 92730b7a
VR-230 = Ist nach der ersten Krönung niemand mehr in den Stockwerken 0 bis 5 und in den WCs, endet die Runde sofort: keine zweite Wertung, keine Punkte für Ambitionen, und die Ambitionskarten bleiben verdeckt. Wer den ersten König vorgestellt hat, beginnt die nächste Runde. Das prüft ihr gleich nach der ersten Wertung und nach jeder späteren Ablehnung. Es kann nur vorkommen, wenn der Narr zuerst gekrönt wurde (sonst ist er noch im Spiel) und mindestens sieben Parteien spielen (bei weniger gibt es nicht genug NEIN, um alle 13 Höflinge abzulehnen).

# made from b113d12c
chapter-teams = Variante: Teams

# made from 7bc0646c
VR-250 = Ein Team sind zwei Personen, die sich einen Platz teilen. Neben Teams können auch Einzelne spielen.

# made from 82779bfe
VR-251 = Ein Team zählt als eine Partei: für die Hände, den Platz in den Stockwerken, die Zahl der aufgestellten Höflinge, den Ausgleich und dafür, ob der Gesandte mitspielen darf. Drei Teams spielen also mit den Zahlen für drei, drei Teams und eine einzelne Person mit denen für vier. Zwei Teams allein sind zwei Parteien: Der Gesandte ist dabei.

# made from fb016af4
VR-252 = Ein Team hat eine gemeinsame Hand Stimmkarten und spielt bei jeder Abstimmung eine Karte.

# made from 3d352c03
VR-253 = Ein Team stellt, wenn es dran ist, einen Höfling auf oder macht einen Schritt, wie jede Partei. Wie die zwei sich einigen, ist ihre Sache.

# made from 37604676
VR-254 = In einem Team haben beide eine eigene Günstlingskarte. Sie dürfen einander ihre Karten zeigen.

# made from 5f122b20
VR-255 = Mit der Option Ambition bekommen in einem Team beide eigene Ambitionskarten und behalten je eine. Sie gilt für die eigenen Günstlinge dieser Person und zählt zu deren eigener Summe.

# made from 56d1cd46
VR-256 = „Nur noch JA“ sieht auf die gemeinsame Hand des Teams, und „Freund des Königs“ fragt, ob das Team den König geführt hat, gleich wer von beiden die Karte hat.

# made from c518095a
VR-260 = Bei **getrennter Wertung** haben in einem Team beide einen Marker, der bei 20 beginnt und sich um die eigene Summe bewegt.

# made from c791480c
VR-261 = Bei getrennter Wertung bringt der [Ausgleich](VR-58) beiden im Team je 3 Punkte.

# made from fa0f6c05
VR-262 = Bei getrennter Wertung zählt für das Team am Ende der niedrigere der beiden Punktestände.

# made from 040c946e
VR-263 = Bei getrennter Wertung entscheiden bei [Gleichstand](VR-143) die Günstlinge dessen, der im Team weniger Punkte hat. Haben beide gleich viele, zählt der höchste von allen ihren Günstlingen.

# made from 9c9a9fe2
VR-270 = Bei **gemeinsamer Wertung** hat ein Team einen einzigen Marker, der bei 20 beginnt. Bei jeder Krönung rechnet ihr beide Summen aus, jede mit den eigenen Punkten für Ambitionen: Der Marker bewegt sich um die kleinere. Unter 0 fällt er nie.

# made from 586f3663
VR-271 = Bei gemeinsamer Wertung zählt für das Team, was sein einer Marker zeigt.

# made from 5a65a49f
VR-272 = Bei gemeinsamer Wertung bringt der [Ausgleich](VR-58) einem Team einmal 3 Punkte.

# made from 58f8cd18
VR-273 = Bei gemeinsamer Wertung entscheiden bei [Gleichstand](VR-143) die Günstlinge dessen, der im Team bei der letzten Wertung des Spiels die kleinere Summe hatte. Waren beide Summen gleich, zählt der höchste von allen ihren Günstlingen.

# made from 7ead8420
VR-274 = Einzelne punkten wie üblich, ob die Teams nun getrennt oder gemeinsam gewertet werden.

# made from ae21c6ca
VR-275 = Gewinnt ein Team, haben beide gewonnen.
