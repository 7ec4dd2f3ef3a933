### Lancaster, mit Worten für alle, die spielen.

# made from 4cd57d83
chapter-pieces = Spielmaterial und Begriffe
    .pieces = knight1 knight4 squires gold

# made from d294e81e
LA-15 = In der Schachtel sind:

    - 9 Grafschaften und 36 Adelsplättchen: 9 Arten, je 4 Plättchen
    - 12 Konfliktkarten
    - 6 Plättchen für die Gunst des Königs
    - 18 Gesetze in fünf Gruppen: 3 in Gruppe 0, je 4 in den Gruppen 1, 2 und 3, und 3 in Gruppe 4
    - 37 Knappen, 37 Gold und 37 Stimmsteine
    - 1 Startspielermarker

# made from d2e12a89
LA-16 = Jeder hat:

    - ein Haus von 7 Rittern
    - eine Burg mit sechs Feldern: Knappen, Gold, Stimmsteine, Knappen und Gold, Anwerben eines Ritters, Ausbilden eines Ritters (was sie bringen: [Burg](LA-184))
    - 6 [Ausbauten](extension), einen für jedes Feld der Burg
    - einen Sichtschirm, ein Ja-Plättchen, ein Nein-Plättchen und einen Punktestein

# made from 2343fab4
LA-17 = In der Schachtel sind außerdem zwei Konfliktkarten als Ersatz. Sie ersetzen nur verlorene Karten und werden sonst nicht gebraucht.

# made from 709fe48a
LA-1 = Ein **Haus** sind die sieben Ritter einer Farbe: drei der [Stärke 1](knight1), zwei der [Stärke 2](knight2), einer der [Stärke 3](knight3) und einer der [Stärke 4](knight4). Du führst ein Haus. Zu zweit führt jeder dazu noch [ein verbündetes Haus](LA-241).

# made from 00982427
LA-2 = Ein Ritter ist immer an genau einem Ort: in der Reserve seines Hauses, an dessen Hof, in einer Grafschaft, auf einem Feld der eigenen Burg oder in einem Konflikt in Frankreich. Mit den Erweiterungen kann er auch am Hof des Königs einen Lord unterstützen oder im Kerker sitzen, und ein verbündeter Ritter kann das Spiel verlassen.

# made from af9964bb
LA-3 = Ein Ritter ist **eingesetzt**, wenn er weder in der Reserve noch am Hof ist. Auch ein Ritter, der noch aus einer früheren Runde in einem Konflikt steht, ist eingesetzt.

# made from ce72ec5c
LA-4 = Die Ritter **in deinem Dienst** sind alle, die nicht in deiner Reserve sind: die am Hof und die eingesetzten.

# made from b534e7be
LA-5 = Die **Reihenfolge** geht im Uhrzeigersinn und beginnt bei dem, der den [Startspielermarker](first) hat.

# made from f098e972
LA-6 = Der **Vorrat** ist für alle gemeinsam: 37 Knappen, 37 Gold und 37 Stimmsteine sind im Spiel. Dass er auf zwei Vorratsplänen liegt, hat keine Bedeutung.

# made from 279ebf44
LA-270 = Es gibt genau 37 Knappen, 37 Gold und 37 Stimmsteine; nie kommt etwas hinzu oder geht verloren. Was nicht bei einem Spieler, neben einem Ritter oder in der Schatzkammer des Königs liegt, liegt im Vorrat.

# made from 2314250a
LA-7 = Knappen, Gold und Stimmsteine kommen aus dem Vorrat. Ist dort zu wenig, nimmst du, was da ist; der Rest verfällt und wird nicht nachgeholt.

# made from 15fdbe5c
LA-8 = Erhalten mehrere im selben Moment etwas, so werden sie in der Reihenfolge bedient, jeder vollständig vor dem nächsten.

# made from ce1a576c
LA-9 = Was du bezahlst, ablegst oder ausgibst, auch eingesetzte Stimmsteine und Lösegeld, kommt in den Vorrat, wenn keine Regel einen anderen Ort nennt.

# made from de7aa8e0
LA-10 = Kannst du den ganzen Preis nicht bezahlen, kannst du die Sache nicht wählen.

# made from 520ed8d4
LA-11 = „Für je 2“ (oder 3, oder 5) zählt nur volle Gruppen; was übrig bleibt, zählt nicht. Fünf Grafschaften sind zwei Paare von Grafschaften.

# made from 25bc53ee
LA-12 = „Wer die meisten hat“ meint alle mit der höchsten Zahl: Bei Gleichstand sind es alle Beteiligten. Mit 0 hat man nie die meisten; haben alle 0, so ist es niemand.

# made from fb0000c9
LA-13 = Als dein Besitz zählen nur Knappen und Gold bei dir (hinter deinem Sichtschirm, [wenn du einen hast](LA-280)). Knappen, die neben Rittern in Grafschaften stehen, zählen nicht, wenn keine Regel es sagt.

# made from b7b0b579
LA-14 = Punkte werden sofort gutgeschrieben. Eine Obergrenze gibt es nicht.

# made from 02c0b196
LA-18 = Bei einem Tausch, bei dem du Knappen, Gold, Stimmsteine oder Siegel für anderes davon oder für Punkte gibst, bezahlst du erst den ganzen Preis und erhältst dann etwas. Was du gerade bezahlt hast, liegt schon im Vorrat und kann zu dir zurückkommen. Du darfst tauschen, wann immer du bezahlen kannst, auch wenn der Vorrat nicht alles hergibt; was fehlt, verfällt.

# made from e220f499
chapter-setup = Aufbau
    .pieces = first noble extension

# made from 7b556e16
LA-20 = Der Startspieler wird ausgelost und bekommt den Startspielermarker.

# made from 93919a2b
LA-21 = In jede Grafschaft kommen offen Adlige einer einzigen Art, in jede eine andere; welche, entscheidet der Zufall. Wie viele es sind, hängt von der Spielerzahl ab:

    - zu zweit oder zu dritt: 2 Adlige in jeder Grafschaft
    - zu viert: 3
    - zu fünft: 4

    Alle übrigen Adelsplättchen sind aus dem Spiel.

# made from d2f6fe14
LA-R4 = Die Adligen dürfen auch nach Buchstaben ausliegen, jede Art in der Grafschaft mit ihrem Buchstaben. Für das Spiel ist das gleich: So oder so hat jede Grafschaft eine Art, und die Arten unterscheiden sich in nichts.

# made from 140deb43
LA-22 = Es gibt zwölf Konfliktkarten. Jede zeigt die Stärke der Franzosen und drei Punktwerte:

    - Stärke 2: 3, 2 und 1 Punkte
    - Stärke 3 (zwei gleiche Karten): 3, 2 und 1
    - Stärke 4 (zwei Karten): 4, 2 und 1
    - Stärke 5 (zwei Karten): 4, 2 und 1
    - Stärke 6: 5, 3 und 1
    - Stärke 7: 6, 3 und 2
    - Stärke 8: 7, 4 und 2
    - Stärke 9: 8, 4 und 2
    - Stärke 10: 9, 5 und 3

    Zwei Karten kommen offen aus dem Spiel: zu zweit und zu viert die 2 und die 10, zu dritt die 9 und die 10, zu fünft die 2 und eine der beiden 3. Die zehn anderen bilden gemischt einen verdeckten Stapel. Welche Karten darin sind, wissen alle, ihre Reihenfolge niemand. Zwei Karten werden in der oberen Reihe aufgedeckt, erst links, dann rechts. Die untere Reihe, auch sie für zwei Karten, ist am Anfang leer.

# made from 3ab2f4b8
LA-23 = Die Plättchen für die Gunst des Königs liegen offen aus. Sie bringen:

    - einen Adligen aus einer beliebigen Grafschaft
    - eine Ausbildung
    - 3 Gold
    - 2 Gold
    - 2 Knappen
    - 1 Knappen und 1 Gold

    Zu dritt kommt die Ausbildung aus dem Spiel, es bleiben fünf. Zu zweit, zu viert und zu fünft sind es sechs.

# made from 16deb557
LA-24 = Die drei Gesetze der Gruppe 0 werden gemischt und offen von links nach rechts ausgelegt. Sie sind am Anfang die **Gesetze in Kraft**.

# made from 1fd124da
LA-25 = Die 15 anderen Gesetze bilden den Stapel, jede Gruppe für sich gemischt: oben Gruppe 1, darunter die Gruppen 2, 3 und 4. Die Reihenfolge innerhalb einer Gruppe kennt niemand; welche Gesetze noch kommen, ist bekannt. Die obersten drei werden von links nach rechts als die ersten drei Anträge aufgedeckt.

# made from a3a926ca
LA-26 = Du beginnst mit 0 Punkten, 1 Stimmstein, 2 Gold, 2 Knappen und ohne Adligen. Ein Ritter der Stärke 1 und einer der Stärke 2 stehen an deinem Hof, die anderen fünf in deiner Reserve.

# made from 66d011fd
LA-27 = Dann errichtet jeder, in der Reihenfolge und offen, einen seiner sechs Ausbauten nach Wahl auf dem passenden Feld seiner Burg. Die anderen fünf behältst du, um sie später zu errichten.

# made from 585f9935
chapter-rounds = Die fünf Runden
    .pieces = first

# made from 78521418
LA-30 = Das Spiel dauert fünf Runden. Jede hat drei Phasen: Ritter einsetzen, Parlament, Erträge. Danach wird die nächste Runde vorbereitet.

# made from 6cf1f214
LA-150 = Die Erträge gibt es in dieser Folge: erst die Grafschaften von A bis I, dann die Burgen, dann die Konflikte. Mit den Erweiterungen kommen vor den Grafschaften erst die Ämter, und dann leert sich der Kerker.

# made from 84bb348e
LA-272 = Nach den Erträgen steht kein Ritter mehr in einer Grafschaft oder Burg. Nur in den Konflikten der unteren Reihe sind dann noch Ritter.

# made from 7f4ce7d1
LA-31 = Nach den Runden 1 bis 4 werden in der oberen Reihe zwei neue Konfliktkarten aufgedeckt, erst links, dann rechts.

# made from a6609adb
LA-32 = Nach den Runden 1 bis 4 werden alle Plättchen für die Gunst des Königs wieder aufgedeckt.

# made from 08a0cb9d
LA-33 = Nach den Runden 1 bis 4 werden die nächsten drei Gesetze des Stapels von links nach rechts als erster, zweiter und dritter Antrag aufgedeckt.

# made from b7b1563b
LA-34 = Wann welche Gesetze beantragt werden:

    - Runde 1: drei aus Gruppe 1
    - Runde 2: eines aus Gruppe 1 und zwei aus Gruppe 2
    - Runde 3: zwei aus Gruppe 2 und eines aus Gruppe 3
    - Runde 4: drei aus Gruppe 3
    - Runde 5: die drei aus Gruppe 4

# made from 03819a6c
chapter-placing = Ritter einsetzen
    .pieces = knight1 knight2 knight3 knight4

# made from e1737317
LA-40 = Beginnend beim Startspieler seid ihr im Uhrzeigersinn am Zug. In deinem Zug setzt du genau einen Ritter von deinem Hof ein: in einer Grafschaft, auf einem Feld deiner Burg oder in einem Konflikt. (Mit „Am Hof des Königs“ ist auch [dein Lord](LA-452) am Hof eine Figur zum Einsetzen, auch wo die nächsten Regeln von Rittern am Hof sprechen.)

# made from 8f7127c4
LA-41 = Einsetzen ist Pflicht. Solange ein Ritter an deinem Hof irgendwo hingehen kann, musst du einen einsetzen; zurückhalten oder passen darfst du nicht.

# made from d206ba30
LA-42 = Ohne Ritter am Hof wirst du übersprungen. Sobald ein vertriebener Ritter an deinen Hof zurückgekehrt ist, bist du wieder an der Reihe. Auch ganz ohne Ritter stimmst du mit ab und erhältst alles andere.

# made from 899038b7
LA-43 = Hast du Ritter am Hof, aber keiner kann irgendwo hingehen, wirst du übersprungen. Jedes Mal, wenn du wieder an die Reihe kommst, wird neu geprüft: Vielleicht ist ein Platz frei geworden.

# made from f643694c
LA-44 = Wenn nur noch du Ritter einsetzen kannst, setzt du sie einen nach dem anderen ein.

# made from 13332572
LA-45 = Das Einsetzen endet, wenn niemand mehr einen Ritter einsetzen kann. Ritter, die noch am Hof sind, bleiben dort.

# made from 8cf7d2cf
chapter-counties = Grafschaften
    .pieces = knight2 squires noble gold

# made from a794ea79
LA-50 = Eine Grafschaft verlangt eine Mindeststärke, und dein Ritter muss sie ohne Hilfe von [Knappen](squires) erreichen. Nur ein [Tudor-Ritter](LA-478), der ihn begleitet, zählt mit. Die Mindeststärke jeder Grafschaft steht [hier](LA-160).

# made from 9f010c26
LA-51 = Setzt du einen Ritter in einer Grafschaft ein, darfst du beliebig viele Knappen aus deinem Besitz mitschicken, oder keinen. Eine Höchstzahl gibt es nicht. Das geht nur in diesem Moment; später kommt nichts mehr hinzu.

# made from a539b3a3
LA-52 = Deine **Gesamtstärke** in einer Grafschaft ist die Stärke deines Ritters plus 1 für jeden Knappen neben ihm.

# made from 82f05b74
LA-53 = In eine freie Grafschaft darf jeder Ritter, der die Mindeststärke erreicht.

# made from 3bb54cea
LA-54 = Steht in einer Grafschaft ein Ritter eines anderen Spielers oder seines Verbündeten, kannst du ihn vertreiben: Deine Gesamtstärke muss größer sein als die dort. Gleich stark reicht nicht. Die [Mindeststärke](LA-50) muss dein Ritter auch hier allein erreichen. Ein Ritter mit einem [Schild](LA-473) kann nicht vertrieben werden.

# made from 29a87358
LA-55 = In eine Grafschaft, in der ein Ritter von dir steht, kannst du nie gehen.

# made from 7a45f469
LA-56 = In einer Grafschaft steht nur ein Ritter. Ein vertriebener Ritter kehrt an seinen eigenen Hof zurück, und sein Besitzer setzt ihn in einem späteren Zug dieser Runde noch einmal ein.

# made from b4d90ebf
LA-57 = Die Knappen neben einem vertriebenen Ritter kommen in den Vorrat, nicht zurück zu ihrem Besitzer.

# made from 5b7d2acc
LA-160 = Die neun Grafschaften mit der Mindeststärke des Ritters und ihrem Ertrag:

    - **A Northumberland**, Mindeststärke 3: ein Ausbau
    - **B Stafford**, Mindeststärke 1: eine Ausbildung
    - **C York**, Mindeststärke 3: 2 Stimmsteine und ein neuer Ritter
    - **D Gloucester**, Mindeststärke 3: 2 Stimmsteine und eine Ausbildung
    - **E Bedford**, Mindeststärke 2: ein Ausbau
    - **F Suffolk**, Mindeststärke 2: ein neuer Ritter
    - **G Somerset**, Mindeststärke 4: 6 Punkte
    - **H Dorset**, Mindeststärke 2: die Überfahrt über den Kanal
    - **I Surrey**, Mindeststärke 1: 2 Knappen und 2 Gold; wer hier steht, bestimmt auch den [Startspieler](LA-163)

# made from c74c1377
LA-151 = Die Grafschaften kommen in der Folge ihrer Buchstaben dran. Wer dort seinen Ritter hat, nimmt eines von dreien: den Adligen, den Ertrag oder für 3 Gold beides. (Ein [Ertragsplättchen](LA-592) bietet zwei weitere Möglichkeiten.)

# made from 410c8204
LA-152 = **Der Adlige:** Nimm einen Adligen dieser Grafschaft an deine Tafel. Das geht nur, wenn dort noch einer ist und du noch keinen dieser Art hast.

# made from 62a0843e
LA-153 = **Der Ertrag:** Du erhältst, was auf der Grafschaft steht. Das kannst du immer wählen, auch wenn es nichts bewirkt.

# made from 2869cb82
LA-154 = **Beides:** Bezahle zuerst 3 Gold, nimm dann den Adligen und danach den Ertrag. Die 3 Gold musst du haben, bevor du etwas erhältst, Gold aus dieser Grafschaft kommt also zu spät; und du musst den Adligen nehmen können.

# made from 215d12d6
LA-155 = Ist seine Grafschaft abgehandelt, kehrt der Ritter an seinen Hof zurück (außer bei der [Überfahrt](LA-176)), und seine Knappen kommen in den Vorrat. Bis dahin sind diese Knappen nicht im Vorrat.

# made from bb8b3475
LA-156 = Eine Grafschaft ohne Ritter bringt nichts.

# made from 77eb7dca
LA-161 = In York und Gloucester erhältst du die 2 Stimmsteine auch dann, wenn der neue Ritter oder die Ausbildung nicht möglich ist oder du auf die Ausbildung verzichtest. Die Stimmsteine kommen zuerst.

# made from 4fa8cc99
LA-163 = Wer in Surrey steht, wenn es drankommt, muss zuerst den Startspieler bestimmen: irgendeinen Spieler, auch sich selbst. Erst dann wählt er, was er dort nimmt. Den Startspieler bestimmt er, gleich was er nimmt.

# made from 71c5affd
LA-164 = Der neue Startspieler bekommt den Marker sofort. Von da an gilt die neue Reihenfolge, beginnend mit den Burgen noch in dieser Runde.

# made from 62ec729d
LA-165 = Steht niemand in Surrey, bleibt der Startspielermarker, wo er ist.

# made from 70dbad3b
chapter-castle = Burgen
    .pieces = extension knight1 squires gold

# made from 3f2724f6
LA-60 = Du darfst einen Ritter auf ein leeres Feld deiner eigenen Burg setzen, das kein Ausbau bedeckt. Jede Stärke genügt. Auf jedem Feld steht höchstens ein Ritter, und Knappen gehen nicht mit.

# made from befdb521
LA-180 = Die Burgen kommen eine nach der anderen dran, in der Reihenfolge der Spieler.

# made from aa93e357
LA-181 = In deiner Burg bringt jeder Ritter auf einem freien Feld den Ertrag dieses Feldes und jeder errichtete Ausbau den Ertrag des Feldes, das er bedeckt.

# made from 61ac891c
LA-182 = Du nutzt alle deine Ritter und Ausbauten in der Burg einzeln, in beliebiger Reihenfolge, jeden einmal.

# made from 9761a2e7
LA-183 = Ein Ritter kehrt gleich nach seinem Ertrag an den Hof zurück. Ausbauten bleiben.

# made from 3128f5c5
LA-184 = Vier Burgfelder bringen einfach etwas, ob mit Ritter oder Ausbau:

    - Knappen: 2 Knappen
    - Gold: 2 Gold
    - Stimmsteine: 2 Stimmsteine
    - Knappen und Gold: 1 Knappen und 1 Gold

# made from 72b7d0ba
LA-185 = **Anwerben:** Du darfst 3 Knappen für [einen neuen Ritter](LA-171) der Stärke 1 bezahlen. Hast du keinen Ritter der Stärke 1 in der Reserve, geht das nicht.

# made from e987b0c7
LA-186 = **Ausbilden:** Du darfst 2 Knappen für [die Ausbildung](LA-172) eines Ritters bezahlen. Kann keiner deiner Ritter ausgebildet werden, geht das nicht, außer du nimmst stattdessen [einen Bischof](LA-481).

# made from e01db57e
LA-187 = Bezahlen können musst du in dem Moment, in dem du das Feld nutzt. Knappen, die du eben erst von einem anderen Feld deiner Burg erhalten hast, darfst du dafür verwenden.

# made from 97c66544
LA-188 = Zuletzt gibt dir deine **Tafel** 1 Stimmstein, und noch 1 für jeden [Adligen](noble), der daran sitzt. In Runde 5 gibt die Tafel nichts; Stimmsteine aus Grafschaften, Burgfeldern und Gesetzen gibt es auch dann.

# made from d4caad32
LA-274 = Ein Burgfeld ist entweder leer, oder es trägt einen Ritter, oder ein Ausbau bedeckt es. Unter einem Ausbau steht nie ein Ritter.

# made from 30cf91d4
chapter-conflicts = Frankreich und die Gunst des Königs
    .pieces = lily lion knight3 points

# made from 297562e9
LA-63 = Du darfst einen Ritter in jedem offenen Konflikt beider Reihen einsetzen. Jeder Konflikt hat drei Felder, die von oben gefüllt werden.

# made from 269ed8eb
LA-64 = Hat dein Haus noch keinen Ritter in einem Konflikt, nimmt dein Ritter das oberste freie Feld. Ist keines frei, kannst du nicht dorthin.

# made from f0154dd3
LA-65 = Ein Haus belegt in einem Konflikt höchstens ein Feld. (Ein [Bogenschütze](LA-474) hat ein eigenes.)

# made from dfeded67
LA-66 = Ist dein Haus schon in dem Konflikt, kommt dein Ritter zu den anderen auf deren Feld. Das ist immer erlaubt.

# made from 43ef66ae
LA-67 = In Konflikten gibt es keine Knappen und keine Mindeststärke, und niemand wird vertrieben. Du darfst an beliebig vielen Konflikten teilnehmen.

# made from 24baa991
LA-68 = Jeder Ritter, den du beim Einsetzen in einen Konflikt schickst, verdient die **Gunst des Königs**, solange noch eines der Gunstplättchen offen liegt. Es ist gleich, ob er dort dein erster ist oder zu anderen kommt und in welcher Reihe die Karte liegt. So gibt es in jeder Runde für höchstens sechs Ritter eine Gunst, zu dritt für fünf.

# made from dd0c9464
LA-69 = Verdienst du eine Gunst, musst du ein offenes Gunstplättchen wählen. Du erhältst sofort, was es bringt, und drehst es für den Rest der Runde um. Du darfst auch ein Plättchen wählen, das dir nichts nützt, und auf den Adligen oder die Ausbildung verzichten; umgedreht wird es trotzdem. Was die Plättchen bringen, steht [hier](LA-23).

# made from aeb2bdee
LA-200 = Zuerst kommen die Konflikte der unteren Reihe dran, erst links, dann rechts; dann die der oberen, erst links, dann rechts. Jeder wird ganz abgehandelt (Punkte, Lösegeld, Rückkehr der Ritter), bevor der nächste kommt. Eine Karte, die eben nach unten gerückt ist, kommt in derselben Runde nicht noch einmal dran.

# made from 5df6c3d8
LA-201 = Englands Stärke ist die Stärke aller Ritter im Konflikt zusammen, mit den Erweiterungen auch der [Bogenschützen](LA-475), [Tudor-Ritter](LA-479) und [Knappen](LA-441) dort. Ist sie mindestens so groß wie die der Franzosen auf der Karte, siegt England, sonst siegt Frankreich. Auch ein leerer Konflikt geht an Frankreich.

# made from 4d882d73
LA-202 = Der Rang der Häuser in einem Konflikt richtet sich nach der Stärke ihrer Ritter dort zusammen. Bei Gleichstand steht das Haus auf dem unteren Feld im Rang höher; normalerweise ist es das Haus, das später kam. Verstärken oder Ausbilden ändert nie das Feld eines Hauses.

# made from 75fa7b17
LA-203 = Siegt England, erhält das Haus im ersten Rang den höchsten Wert der Karte, das zweite den mittleren, das dritte den niedrigsten. Ein Wert, für den es kein Haus gibt, entfällt. Welche Werte die Karten haben, steht [hier](LA-22).

# made from 733508e0
LA-204 = Siegt England, kommt die Karte aus dem Spiel, und alle Ritter kehren an ihre Höfe zurück. Ein Sieg in der unteren Reihe, im zweiten Versuch, ist genau dasselbe.

# made from 369cad1b
LA-205 = Siegt Frankreich, entfällt der höchste Wert: Das Haus im ersten Rang erhält den mittleren Wert, das zweite den niedrigsten, das dritte nichts.

# made from 54ea010b
LA-206 = Siegt Frankreich in der oberen Reihe (im ersten Versuch), rückt die Karte auf derselben Seite in die untere Reihe, mit ihren Rittern auf denselben Feldern. In der nächsten Runde geht der Kampf weiter.

# made from 65d08932
LA-207 = Siegt Frankreich in der unteren Reihe (im zweiten Versuch), gibt es Punkte wie [bei jeder Niederlage](LA-205). Dann sind alle Ritter dort gefangen, und die Karte kommt aus dem Spiel.

# made from e60737d1
LA-208 = **Lösegeld:** In der Reihenfolge der Spieler darfst du beliebig viele deiner Gefangenen auslösen, jeden für 1 Gold je Punkt seiner Stärke. Ausgelöste Ritter kehren an den Hof zurück. Jede verlorene Karte wird für sich abgerechnet: Gold, das du für die linke ausgibst, fehlt dir bei der rechten.

# made from 11a59a20
LA-209 = Gefangene, die du nicht auslöst, kommen in deine Reserve.

# made from fad4b3d0
LA-210 = In Runde 5 werden die Konflikte wie immer abgehandelt. Ritter auf einer in Runde 5 verlorenen Karte der oberen Reihe rücken mit ihr nach unten und zählen in der Schlusswertung noch zu deiner Ritterschaft.

# made from 19f0a809
chapter-rewards = Was du gewinnen kannst
    .pieces = knight4 extension noble votes

# made from 6e7e1805
LA-170 = Knappen, Gold, Stimmsteine und Punkte erhältst du einfach; ablehnen kannst du sie nicht. Stimmsteine liegen offen auf deinem Burgplan.

# made from 1d0f576d
LA-171 = **Ein neuer Ritter:** Ein Ritter der Stärke 1 kommt aus deiner Reserve an deinen Hof; ablehnen kannst du ihn nicht. Hast du keinen der Stärke 1 in der Reserve, geschieht nichts.

# made from 4108999d
LA-172 = **Eine Ausbildung:** Du darfst einen Ritter in deinem Dienst, am Hof oder eingesetzt, mit Stärke 1, 2 oder 3 gegen einen um genau eins stärkeren aus deiner Reserve tauschen. Der stärkere nimmt genau den Platz des schwächeren ein, mit allem, was daneben steht (Knappen, Schild, Tudor-Ritter); der schwächere kommt in deine Reserve. Fehlt der nächststärkere in der Reserve, kann ein Ritter nicht ausgebildet werden; überspringen darf man keine Stufe. Beim Gesetz [„Der Reichste bildet aus“](LA-100) gilt es nur für eingesetzte Ritter. Mit „Am Hof des Königs“ darfst du stattdessen [einen Bischof](LA-481) nehmen.

# made from b4cb0ec8
LA-173 = **Ein Ausbau:** Du darfst einen deiner Ausbauten, den du noch nicht errichtet hast, auf dem passenden Burgfeld errichten. Stehen schon alle sechs, geschieht nichts.

# made from d811fcd5
LA-174 = Steht auf dem Feld, das du mit einem Ausbau bedeckst, ein Ritter, so kehrt er sofort an den Hof zurück, ohne den Ertrag dieses Feldes.

# made from a6ed4ae9
LA-175 = Ein bedecktes Feld nimmt keine Ritter mehr auf. Sein Ausbau bringt von da an jedes Mal Ertrag, wenn die Burgen drankommen, auch schon in dieser Runde, wenn sie noch kommen.

# made from 09648987
LA-176 = **Die Überfahrt über den Kanal** (Dorset): Die Knappen neben dem Ritter kommen in den Vorrat, und der Ritter zieht in einen Konflikt deiner Wahl, [wie beim Einsetzen](LA-64). Eine Gunst des Königs verdient er nicht. Kann ihn ein Konflikt aufnehmen, musst du einen wählen; kann es keiner, kehrt er an den Hof zurück.

# made from 66c8088a
LA-177 = **Ein Adliger aus einer beliebigen Grafschaft:** Du darfst aus irgendeiner Grafschaft, in der noch einer ist, einen Adligen nehmen, von einer Art, die du noch nicht hast.

# made from 9759541b
LA-178 = Du hast nie zwei Adlige derselben Art, also höchstens neun.

# made from ed8c53ce
chapter-parliament = Das Parlament
    .pieces = votes

# made from a584e893
LA-80 = Über die drei Anträge wird nacheinander abgestimmt, vom ersten bis zum dritten. Jede Abstimmung ist mit allen Folgen beendet, bevor die nächste beginnt.

# made from f40c06b9
LA-81 = Alle wählen gleichzeitig und geheim: Ja oder Nein, und wie viele ihrer Stimmsteine sie dazulegen, von keinem bis zu allen. Enthalten kann man sich nicht.

# made from 34ad9313
LA-82 = Alle decken gleichzeitig auf. Für deine Seite zählt 1 Stimme von dir, und 1 mehr für jeden [Stimmstein](votes), den du dazugelegt hast.

# made from c2d9bd15
LA-83 = Das Gesetz ist angenommen, wenn es mindestens so viele Ja- wie Nein-Stimmen gibt. Gleichstand heißt angenommen.

# made from 9fdb4124
LA-84 = Alle eingesetzten Stimmsteine kommen in den Vorrat, wie auch immer die Abstimmung ausgeht.

# made from 06a1fa49
LA-85 = **Angenommen:** Von den Gesetzen in Kraft kommt das linke aus dem Spiel, die beiden anderen rücken einen Platz nach links, und das neue nimmt den rechten Platz ein.

# made from 81889600
LA-86 = **Abgelehnt:** Der Antrag kommt aus dem Spiel, und die Gesetze in Kraft bleiben, wie sie sind.

# made from b226b79f
LA-87 = Nach der dritten Abstimmung kommen alle Stimmsteine, die noch jemand hat, in den Vorrat, bevor ein Gesetz angewandt wird. Anders ist es nur bei [Gesetzen, die sie brauchen](LA-410).

# made from 7296401f
LA-273 = Es sind immer genau drei Gesetze in Kraft, vom Aufbau bis zum Ende.

# made from 282be71e
chapter-laws = Die Gesetze
    .pieces = votes points

# made from 91f93846
LA-90 = Die drei Gesetze in Kraft werden von links nach rechts angewandt, jedes ganz vor dem nächsten. Es gilt, wie die Dinge stehen, wenn das Gesetz an der Reihe ist.

# made from 04f63c4c
LA-91 = Lässt ein Gesetz mehrere entscheiden, tun sie es in der Reihenfolge der Spieler. Jeder sieht, was die vor ihm getan haben, und ist ganz fertig, bevor der nächste beginnt. Wen es betrifft (wer die meisten hat, wie viele du hast), steht für alle fest, bevor der erste handelt; was du bezahlen kannst und was noch zu haben ist, zählt, wenn du an der Reihe bist.

# made from a3a67a0b
LA-92 = Spricht ein Gesetz von eingesetzten Rittern, meint es [eingesetzte](LA-3) Ritter an jedem Ort. Ritter, die noch aus einer früheren Runde in einem Konflikt stehen, zählen; ein Ritter, der an den Hof zurückgekehrt ist, zählt nicht. Knappen sind keine Ritter.

# made from a446c17d
LA-93 = Deine **Konflikte** sind die offenen Konfliktkarten beider Reihen mit mindestens einem Ritter von dir. Deine **Grafschaften** sind die mit einem Ritter von dir.

# made from 7e083665
LA-94 = Stimmsteine, die du durch ein Gesetz erhältst, behältst du für die nächste Runde: Die Abstimmungen dieser Runde sind vorbei.

# made from 3b0a9a51
LA-95 = Ein neuer Ritter, den du durch ein Gesetz erhältst, kommt an deinen Hof. In dieser Runde wird er nicht mehr eingesetzt.

# made from 88a32520
LA-100 = **Der Reichste bildet aus** (Gruppe 0): Wer [das meiste](LA-12) Gold hat, darf einen seiner eingesetzten Ritter ausbilden. Bei Gleichstand dürfen es alle.

# made from 98559ce9
LA-101 = **Großes Gefolge wirbt an** (Gruppe 0): Wer [die meisten](LA-12) Knappen bei sich hat, erhält einen neuen Ritter der Stärke 1. Bei Gleichstand erhalten ihn alle.

# made from 7023a617
LA-102 = **Paare von Grafschaften** (Gruppe 0): Du erhältst 3 Punkte für je 2 Grafschaften mit einem deiner Ritter.

# made from 5403119f
LA-103 = **Stimmen zu verkaufen** (Gruppe 1): Du darfst beliebig viele Stimmsteine für je 1 Gold kaufen. Sie bleiben für die nächste Runde.

# made from 93beea86
LA-104 = **Dienst und Silber** (Gruppe 1): Beliebig oft darfst du 1 Knappen und 1 Gold für 3 Punkte bezahlen.

# made from 6d681332
LA-105 = **Veteranen bauen** (Gruppe 1): Für je 2 Konflikte mit einem deiner Ritter darfst du [einen Ausbau](LA-173) errichten.

# made from 4f4bf911
LA-106 = **Knappen für den zweiten Rang** (Gruppe 1): Du erhältst 1 Knappen für jeden deiner eingesetzten Ritter der Stärke 2.

# made from dc851748
LA-107 = **Kriegskasse** (Gruppe 2): Für je 2 Konflikte mit einem deiner Ritter erhältst du 1 Knappen, 1 Stimmstein und 1 Gold.

# made from b2551a4c
LA-108 = **Kein zweiter Rang im Feld** (Gruppe 2): Hast du keinen eingesetzten Ritter der Stärke 2, darfst du einen Ritter in deinem Dienst ausbilden, ob am Hof oder eingesetzt.

# made from 36a71ab5
LA-109 = **Aus dem dritten wird der vierte** (Gruppe 2): Ist dein Ritter der Stärke 3 eingesetzt und dein Ritter der Stärke 4 in der Reserve, darfst du die beiden tauschen. Der mit Stärke 4 nimmt den Platz des anderen ein, und was bei dem anderen stand, bleibt dort stehen.

# made from 7eab14a2
LA-110 = **Große Baumeister** (Gruppe 2): Du erhältst 5 Punkte für je 5 Ausbauten, die du errichtet hast, bei sechs Ausbauten also nur einmal (für je 3, wenn ihr das vor dem Spiel [gewählt](LA-R20) habt).

# made from 8729e6d3
LA-R20 = Zwei gedruckte Texte widersprechen sich bei „Große Baumeister“: Das Gesetzesblatt der englischen Ausgabe sagt 5 Punkte für je 3 Ausbauten, die Spielregel sagt für je 5. Gespielt wird mit je 5, wenn ihr vor dem Spiel nicht das andere wählt.

# made from 8ac440d9
LA-111 = **Kriegsruhm** (Gruppe 3): Du erhältst 3 Punkte für jeden Konflikt mit einem deiner Ritter.

# made from 00942f05
LA-112 = **Dreiergruppen von Grafschaften** (Gruppe 3): Du erhältst 8 Punkte für je 3 Grafschaften mit einem deiner Ritter.

# made from 16ccc0de
LA-113 = **Drei vom ersten Rang** (Gruppe 3): Sind alle drei deiner Ritter der Stärke 1 eingesetzt, erhältst du 5 Punkte.

# made from bbd61741
LA-114 = **Gäste schicken Söhne** (Gruppe 3): Für je 3 Adlige an deiner Tafel erhältst du einen neuen Ritter der Stärke 1.

# made from fa5eb93d
LA-115 = **Gold kauft Ruhm** (Gruppe 4): Du darfst beliebig viel Gold bezahlen und erhältst für jedes 1 Punkt.

# made from 5cf33511
LA-116 = **Knappen kaufen Ruhm** (Gruppe 4): Du darfst beliebig viele Knappen aus deinem Besitz bezahlen und erhältst für jeden 1 Punkt.

# made from 7bf80589
LA-117 = **Alle Ränge dienen** (Gruppe 4): Sind Ritter aller vier Stärken von dir eingesetzt, erhältst du 6 Punkte.

# made from 67ef0425
chapter-end = Das Ende des Spiels
    .pieces = points knight4 extension noble

# made from 5ba121ed
LA-220 = Das Spiel endet nach den Erträgen der 5. Runde. Dann kommen die Punkte der Schlusswertung hinzu.

# made from b0c8cf3c
LA-221 = **Ritterschaft:** Zähle die Stärke aller Ritter in deinem Dienst zusammen, also aller, die nicht in deiner Reserve sind. Die höchste Summe bringt 8 Punkte, die zweite 4. Zu zweit gibt es [keinen zweiten Platz](LA-258).

# made from ac22a47c
LA-222 = **Ausbauten:** Wer die meisten errichtet hat, erhält 8 Punkte, der Zweite 4. Zu zweit gibt es [keinen zweiten Platz](LA-258).

# made from 80cb4648
LA-223 = Bei Gleichstand in der Ritterschaft entscheidet, wer mehr Knappen hat, bei den Ausbauten, wer mehr Gold hat. Das gilt für jeden Platz.

# made from 7a344860
LA-224 = Wer dann immer noch gemeinsam auf dem ersten Platz ist, teilt die 8 und die 4, zusammen 12 Punkte, zu gleichen Teilen; Bruchteile verfallen: Zwei erhalten je 6, drei je 4. Einen zweiten Platz gibt es dann nicht. (Im Spiel zu zweit sind es [je 4](LA-259).)

# made from 97c09126
LA-225 = Wer dann immer noch gemeinsam auf dem zweiten Platz ist, teilt die 4 Punkte zu gleichen Teilen; Bruchteile verfallen.

# made from eb263ad2
LA-226 = Sind deine Ritter zusammen 0 stark, hast du keinen Platz in der Ritterschaft, ohne Ausbau keinen bei den Ausbauten.

# made from c6a3ff44
LA-227 = **Adlige:** 1 Adliger an deiner Tafel bringt 0 Punkte, 2 bringen 1, 3 bringen 3, 4 bringen 6, 5 bringen 10, 6 bringen 15, 7 bringen 21, 8 bringen 28 und 9 bringen 36. Ohne Adligen gibt es keine Punkte.

# made from efcf1288
LA-228 = Wer die meisten Punkte hat, gewinnt. Haben mehrere die meisten, teilen sie sich den Sieg; weiter entscheidet nichts.

# made from b7d21b1f
chapter-hidden = Offen und verdeckt
    .pieces = squires gold votes

# made from db0f704c
LA-280 = Knappen und Gold liegen bei jedem hinter einem Sichtschirm; nur du siehst deine. Alles aber, was jemand erhält oder bezahlt, wird offen angesagt, wer gut aufpasst, kann also mitrechnen. Alles andere liegt offen: Ritter, Adlige, Ausbauten, Stimmsteine, Punkte, Gesetze, Anträge, Gunstplättchen, Konflikte und der Vorrat. Zu zweit, oder wenn ihr offene Vorräte wählt, liegt nichts hinter einem Sichtschirm.

# made from 64764972
LA-281 = Immer wenn ein Gesetz, ein Gleichstand oder die Schlusswertung vergleicht, was die Spieler bei sich haben, zeigen alle, was verglichen wird.

# made from f68652dc
chapter-two = Zu zweit
    .pieces = knight2 knight3

# made from dd4ac222
LA-240 = Zu zweit gelten die Regeln für vier Spieler, mit den Änderungen dieses Kapitels: zwei Adlige in jeder Grafschaft, die Konfliktkarten 2 und 10 aus dem Spiel, alle sechs Gunstplättchen und keine Sichtschirme: Knappen und Gold liegen offen.

# made from 70a86305
LA-241 = Jeder von euch führt auch ein **verbündetes Haus** einer anderen Farbe. Es beginnt mit einem Ritter der Stärke 2 an seinem Hof, die anderen sechs sind in seiner Reserve. Es hat eine kleine Burg mit zwei Feldern, Anwerben und Ausbilden, aber keine Ausbauten und keine Tafel.

# made from 3433f100
LA-242 = Ein Verbündeter hat und erhält nie Punkte, Stimmsteine, Gold, Knappen, Adlige oder Ausbauten.

# made from fb74507b
LA-243 = Deine eigenen Knappen und dein Gold kannst du nie für deinen Verbündeten verwenden.

# made from 67d66fe5
LA-244 = In deinem Zug setzt du einen Ritter ein, einen eigenen oder einen deines Verbündeten. Du bist am Zug, solange an deinem Hof oder an dem deines Verbündeten ein Ritter irgendwo hingehen kann.

# made from 3adbd84e
LA-245 = Verbündete Ritter gehen unter den üblichen Bedingungen in Grafschaften, in Konflikte und auf die beiden Felder ihrer eigenen Burg, einer je Feld. Sie gehen nie in deine Burg und deine Ritter nie in ihre.

# made from 9ee5ba96
LA-246 = Mit verbündeten Rittern gehen keine Knappen mit.

# made from b3e91803
LA-247 = Eigene Ritter und die deines Verbündeten kannst du nie vertreiben, gleich mit welchem Ritter. Die Ritter deines Gegners und die seines Verbündeten darfst du vertreiben, mit eigenen Rittern wie mit verbündeten.

# made from 10d301ad
LA-248 = Ein vertriebener verbündeter Ritter kehrt an den Hof des Verbündeten zurück.

# made from 7ae077d4
LA-249 = In einem Konflikt seid ihr, du und dein Verbündeter, zwei Häuser: Beide dürfen dort sein, jedes auf seinem Feld.

# made from 1d17eb39
LA-250 = Ein verbündeter Ritter, der beim Einsetzen in einen Konflikt geht, verdient eine Gunst wie jeder andere, und du musst ein offenes Plättchen wählen. Gold und Knappen bewirken nichts. Die Ausbildung gilt einem verbündeten Ritter. Beim Adligen musst du einen Adligen aus irgendeiner Grafschaft aus dem Spiel nehmen, wenn noch einer da ist.

# made from 517bb854
LA-251 = Der Verbündete stimmt nicht mit ab. Bei Gesetzen zählt nichts, was ihm gehört, als deines, weder für noch gegen dich; kein Gesetz gibt einem Verbündeten etwas, lässt ihn bezahlen oder bewegt seine Figuren.

# made from 1d0085ae
LA-252 = In einer Grafschaft mit einem Ritter deines Verbündeten wählst du den Adligen oder den Ertrag, nie beides. Den Adligen zu wählen heißt hier: Ein Adliger dieser Grafschaft kommt aus dem Spiel. Das kannst du wählen, solange dort einer ist, gleich welche Arten du hast.

# made from bb13f460
LA-253 = Nimmt der Verbündete den Ertrag, so gehen ein neuer Ritter oder eine Ausbildung an das verbündete Haus (auf die Ausbildung darfst du verzichten), und beim Überqueren des Kanals zieht der verbündete Ritter. Alles andere, was die Grafschaft bringen würde (Stimmsteine, Ausbau, Punkte, Knappen und Gold), bekommt niemand.

# made from e922dc72
LA-254 = Steht dein Verbündeter in Surrey, bestimmst du den Startspieler: einen von euch beiden.

# made from 4cee9146
LA-255 = Die Burg deines Verbündeten nutzt du zusammen mit deiner, in beliebiger Reihenfolge. Anwerben bringt einen neuen verbündeten Ritter, Ausbilden die Ausbildung eines verbündeten Ritters, auf die du verzichten darfst; beides kostet nichts. Jeder Ritter kehrt gleich danach an den Hof des Verbündeten zurück. Deine Tafel kommt zuletzt.

# made from 4e503ca9
LA-256 = In Konflikten hat dein Verbündeter als eigenes Haus seinen Rang. Die Punkte dafür erhält niemand.

# made from 810e580e
LA-257 = Gefangene verbündete Ritter kann man nicht auslösen. Sie kommen in die Reserve des Verbündeten.

# made from 96b3bd96
LA-258 = In der Schlusswertung zählen Verbündete nicht. Für Ritterschaft und Ausbauten gibt es nur die 8 Punkte des ersten Platzes; der zweite bringt nichts.

# made from 385fe88c
LA-259 = Ist auch nach dem [Vergleich von Knappen oder Gold](LA-223) noch Gleichstand, teilt ihr die 8 Punkte: jeder 4.

# made from b6797744
chapter-new-laws = Erweiterung: die Neuen Gesetze
    .pieces = votes points squires

# made from a465c874
LA-400 = Die Neuen Gesetze sind 18 weitere Gesetze, wieder in fünf Gruppen: 3 in Gruppe 0, je 4 in den Gruppen 1, 2 und 3, und 3 in Gruppe 4.

# made from c52f3e65
LA-401 = Ihr könnt in allen fünf Gruppen mit den Neuen Gesetzen spielen.

# made from ce680a37
LA-402 = Oder ihr mischt: Für jede Gruppe wählt ihr entweder die Gesetze des Grundspiels oder die Neuen Gesetze, immer die ganze Gruppe, nie einzelne Karten.

# made from 9a08d1c4
LA-403 = Gesetze, die nicht gebraucht werden, bleiben aus dem Spiel. Alles andere im Parlament, vom Aufbau bis zur Abstimmung, bleibt gleich.

# made from 5b916de8
LA-404 = Oder der Zufall entscheidet: Für jede Gruppe von 0 bis 4 wird einer der Sätze gezogen, jeder mit gleicher Aussicht.

# made from 17eb092a
LA-410 = Ist nach der dritten Abstimmung „Gesparte Stimmen bilden aus“, „Alles für den Ruhm“ oder „Gesparte Stimmen besiegelt“ unter den drei Gesetzen in Kraft, behalten alle ihre übrigen Stimmsteine, bis alle drei Gesetze angewandt sind. Erst dann kommen sie in den Vorrat.

# made from 808746ad
LA-411 = Deine **übrigen** Stimmsteine sind die, die du gleich nach der dritten Abstimmung noch hast. Stimmsteine, die du in dieser Runde durch Gesetze erhältst, zählen nie als übrig und taugen nicht für „Alles für den Ruhm“; du behältst sie für die nächste Runde.

# made from cdd90668
LA-420 = **Stimme der Soldaten** (Gruppe 0): Du erhältst 1 Stimmstein für jeden Konflikt mit einem deiner Ritter.

# made from 5b3a8e9a
LA-421 = **Knappen verdienen ihr Brot** (Gruppe 0): Wer [die meisten](LA-12) Knappen bei sich hat, erhält 1 Gold und 1 Stimmstein. Bei Gleichstand erhalten es alle.

# made from 5e9ddae1
LA-422 = **Gold zieht Gefolge an** (Gruppe 0): Wer [das meiste](LA-12) Gold hat, erhält 1 Knappen und 1 Stimmstein. Bei Gleichstand erhalten es alle.

# made from f5194a40
LA-423 = **Hilfe für Freundlose** (Gruppe 1): Wer keinen Adligen hat, erhält 1 Gold, 1 Knappen und 1 Stimmstein.

# made from 05564d09
LA-424 = **Knappen nach Frankreich** (Gruppe 1): Du darfst so viele Knappen nach Frankreich schicken, wie du Konflikte hast, oder weniger. Hier steht, [wohin sie gehen](LA-440) und [was sie bewirken](LA-441).

# made from 770308cf
LA-440 = „Knappen nach Frankreich“: Die Knappen kommen aus deinem Besitz und gehen nur in Konflikte mit mindestens einem Ritter von dir. Verteile sie, wie du willst, auch mehrere in einen Konflikt.

# made from d509e163
LA-441 = „Knappen nach Frankreich“: Jeder Knappe zählt 1 für Englands Stärke und 1 für deine eigene Stärke, wenn es um den Rang der Häuser geht.

# made from f774f712
LA-442 = „Knappen nach Frankreich“: Sobald ihr Konflikt in dieser Runde gewertet ist, kommen die Knappen in den Vorrat, wer auch gewinnt, selbst wenn die Karte nach unten rückt.

# made from 614cc21e
LA-443 = „Knappen nach Frankreich“: Diese Knappen sind für „Gefolge zur Schau“ keine Knappen in Grafschaften. Ein Ritter, der danach aus Dorset über den Kanal setzt, erlaubt dir nicht, weitere Knappen zu schicken.

# made from bee7f6f0
LA-425 = **Knappen für den ersten Rang** (Gruppe 1): Du erhältst 1 Knappen für jeden deiner eingesetzten Ritter der Stärke 1.

# made from 02aca7f8
LA-426 = **Maurer zu mieten** (Gruppe 1): Du darfst beliebig viele [Ausbauten](LA-173) für je 4 Gold kaufen. Ein Ritter auf einem Feld, das du bedeckst, kehrt ohne Ertrag an den Hof zurück und wird in dieser Runde nicht mehr eingesetzt.

# made from 2460a7f2
LA-427 = **Burgwache** (Gruppe 2): Du erhältst 3 Punkte für jeden deiner Ritter auf einem Feld deiner Burg.

# made from 53a90d42
LA-428 = **Gesparte Stimmen bilden aus** (Gruppe 2): Wer die meisten [übrigen](LA-411) Stimmsteine hat, darf einen Ritter in seinem Dienst ausbilden. Bei Gleichstand dürfen es alle; wer keinen übrig hat, ist nicht dabei.

# made from 3eec8141
LA-429 = **Zwei vom zweiten Rang** (Gruppe 2): Sind deine beiden Ritter der Stärke 2 eingesetzt, erhältst du 3 Punkte.

# made from f88ab065
LA-430 = **Grafschaftssteuer** (Gruppe 2): Bezahle für jede deiner Grafschaften 1 Gold oder nimm den Ritter zurück. Du entscheidest für jede Grafschaft einzeln.

# made from cb3b4d09
LA-444 = „Grafschaftssteuer“: Ein zurückgenommener Ritter kommt an den Hof und bringt in dieser Runde nichts, und seine Knappen kommen in den Vorrat. Stand er in Surrey, bestimmst du keinen Startspieler.

# made from 5234d0dd
LA-445 = „Grafschaftssteuer“: Kannst du für eine Grafschaft nicht bezahlen, musst du den Ritter zurücknehmen. Für spätere Gesetze dieser Runde gilt, wie die Dinge dann stehen.

# made from 235df5ff
LA-431 = **Reiche Paare von Grafschaften** (Gruppe 3): Du erhältst 5 Punkte für je 2 Grafschaften mit einem deiner Ritter.

# made from 8b3a0d49
LA-432 = **Unterhalt der Burgen** (Gruppe 3): Bezahle für jeden Ausbau, den du errichtet hast, 1 Knappen oder drehe ihn um. Du entscheidest für jeden einzeln; bezahlen muss niemand.

# made from 772d88df
LA-446 = „Unterhalt der Burgen“: Ein umgedrehter Ausbau bringt nichts, wenn die Burgen in dieser Runde drankommen. Sind alle Burgen genutzt, wird er wieder aufgedeckt.

# made from 50523dea
LA-447 = „Unterhalt der Burgen“: Ein umgedrehter Ausbau bedeckt weiter sein Feld und zählt weiter als errichtet, etwa für „Große Baumeister“. Ausbauten, die du später in der Runde errichtest, sind nicht betroffen.

# made from c9a2b47f
LA-433 = **Zwei gegen eins** (Gruppe 3): Beliebig oft darfst du 2 Gold für 1 Knappen oder 2 Knappen für 1 Gold bezahlen, in die eine wie die andere Richtung, bis du aufhörst.

# made from 72e2868a
LA-434 = **Gefolge zur Schau** (Gruppe 3): Du erhältst 3 Punkte für je 2 Knappen neben deinen Rittern in Grafschaften, alle deine Grafschaften zusammengezählt.

# made from b1b2ede9
LA-435 = **Verlassene Hallen** (Gruppe 4): Du erhältst 3 Punkte für jede deiner Grafschaften, in der kein Adliger mehr ist.

# made from 6d8d9a68
LA-436 = **Alles für den Ruhm** (Gruppe 4): Beliebig oft darfst du 1 Gold, 1 Knappen und 1 [übrigen](LA-411) Stimmstein für 3 Punkte bezahlen.

# made from 7f410086
LA-437 = **Die meisten Männer in Frankreich** (Gruppe 4): Wer die meisten Ritter in Konflikten hat, erhält 5 Punkte. Bei Gleichstand erhalten sie alle; wer keinen dort hat, ist nicht dabei. Jeder deiner Ritter in einem Konflikt beider Reihen zählt 1, gleich wie stark er ist.

# made from c1d5a600
chapter-court = Henry V: Am Hof des Königs
    .pieces = knight2 votes squires gold

# made from b2947036
LA-450 = Auf dem Plan des Königs sind drei Ämter (Lordkanzler, Lordkonnetabel, Lordkämmerer), die leere Schatzkammer, 24 Siegel, 2 Schilde, 3 Bogenschützen, 3 Tudor-Ritter und Bischöfe: 5 zu zweit oder zu dritt, 7 zu viert, 9 zu fünft. Noch hat niemand ein Amt.

# made from db5c00c8
LA-451 = Jeder hat einen **Lord**, der am Hof beginnt. Du beginnst mit insgesamt 2 Stimmsteinen statt mit 1.

# made from d9e2952c
LA-452 = In deinem Zug setzt du nach Wahl eine Figur ein: einen Ritter, auf Wunsch mit [Privilegien](LA-471) (oder, mit „Des Königs Missfallen“, einen Ritter im [Kerker](LA-512)), oder deinen Lord mit seinen Unterstützern. Ein Lord am Hof zählt als Figur, die du einsetzen kannst.

# made from a35f770f
LA-453 = Deinen Lord musst du in jeder Runde einsetzen; das Einsetzen endet erst, wenn jeder Lord eingesetzt ist. Einen Platz hat er immer: die Schatzkammer.

# made from 88efa424
LA-454 = Der Lord geht zu einem Amt oder in die Schatzkammer, nirgendwohin sonst. Ritter stehen bei einem Amt nur, um einen Lord zu unterstützen.

# made from 7293f329
LA-455 = **Bewerbung um ein Amt:** Du zahlst den Tribut aus eigenen Mitteln in die Schatzkammer: 1 Stimmstein beim Lordkanzler, 1 Knappen beim Lordkonnetabel, 1 Gold beim Lordkämmerer. Kannst du ihn nicht zahlen, kannst du dich dort nicht bewerben. Jede Bewerbung kostet den Tribut aufs Neue, auch die zweite um dasselbe Amt in derselben Runde.

# made from 6cc9e95a
LA-456 = Mit deinem Lord darfst du beliebig viele Ritter und Bischöfe von deinem Hof zum Amt stellen, und deinen Tudor-Ritter, wenn du ihn jetzt nutzen kannst. Später kommt nichts mehr hinzu. Knappen können einen Lord nicht unterstützen.

# made from f33de1b4
LA-457 = Die Stärke einer Bewerbung ist 1 für den Lord, plus 1 für jeden Bischof, plus die Stärken der Ritter, plus 2 für einen Tudor-Ritter. Es zählt, wer dort steht, wenn sich ein Rivale bewirbt: Ein inzwischen ausgebildeter Unterstützer zählt mit seiner neuen Stärke.

# made from 373b9690
LA-458 = Für ein freies Amt genügt jede Bewerbung. Steht dort schon ein anderer Lord, muss deine stärker sein; gleich stark reicht nicht. Deinen eigenen Lord kannst du nicht vertreiben.

# made from cdcdc0b3
LA-459 = Wird dein Lord vertrieben, nimmst du ihn und alle seine Unterstützer an den Hof zurück, auch den Tudor-Ritter. Du darfst sie in dieser Runde wieder einsetzen; den Lord [musst du](LA-453) wieder einsetzen. Dein Tribut bleibt in der Schatzkammer; wer neu kommt, zahlt seinen eigenen.

# made from a240296c
LA-460 = **Die Schatzkammer:** Dein Lord geht allein dorthin, ohne Unterstützer. Er nimmt sofort alles, was dort an Stimmsteinen, Knappen und Gold liegt, und darf auch dorthin, wenn gar nichts da ist. Vertrieben werden kann er nicht, und beliebig viele Lords dürfen dort sein.

# made from 8b945df7
LA-461 = Was in der Schatzkammer liegt, bleibt von Runde zu Runde dort, bis es jemand nimmt.

# made from 7a229201
LA-462 = Ritter, die einen Lord unterstützen, sind [eingesetzte](LA-3) Ritter. Der Lord selbst, Bischöfe, Tudor-Ritter und Bogenschützen sind keine Ritter.

# made from ea18a0fa
LA-463 = Vor allen anderen Erträgen werden die Ämter vergeben: Lordkanzler, dann Lordkonnetabel, dann Lordkämmerer.

# made from d877685c
LA-464 = Steht ein Lord bei einem Amt, nimmt sein Spieler dessen Karte, auch von dem, der das Amt bisher hatte.

# made from 2800f279
LA-465 = Steht kein Lord bei einem Amt, behält es, wer es hat: Bewerben musst du dich nur wieder, um es zu verteidigen. Hat es noch niemand, bleibt es frei und bringt nichts.

# made from 64332299
LA-466 = Wer ein Amt hat, neu oder von früher, erhält in jeder Runde, was es bringt: der Lordkanzler 2 Siegel und 1 Schild, der Lordkonnetabel 1 Siegel und 1 Bogenschützen, der Lordkämmerer 1 Tudor-Ritter und kein Siegel.

# made from e01e9fa0
LA-467 = In Runde 5 erhält der Lordkanzler 2 Siegel, aber keinen Schild, der Lordkonnetabel 1 Siegel, aber keinen Bogenschützen, und der Lordkämmerer 1 Tudor-Ritter, der in der Schlusswertung zählt.

# made from 714f6d3c
LA-468 = Sind die Ämter vergeben, kehren alle Lords, auch die in der Schatzkammer, alle Bischöfe und alle unterstützenden Ritter an ihre Höfe zurück. Tudor-Ritter, die einen Lord unterstützt haben, kommen auf den Plan des Königs zurück.

# made from 17a24290
LA-469 = Du darfst mehrere Ämter haben. Mit deinem einen Lord gewinnst du in einer Runde höchstens eines, behältst aber die anderen, solange sie kein anderer Lord übernimmt.

# made from fa83ddff
LA-470 = Siegel liegen hinter dem Sichtschirm. Es gibt nur 24: Erhalten mehrere Spieler Siegel, werden sie in der Reihenfolge bedient, und was fehlt, verfällt.

# made from 02413896
LA-481 = Immer wenn dir eine Ausbildung zusteht (durch eine Gunst, eine Grafschaft, das Ausbilden in deiner Burg, ein Ertragsplättchen oder die Gesetze „Der Reichste bildet aus“, „Kein zweiter Rang im Feld“ oder „Gesparte Stimmen bilden aus“), darfst du stattdessen zum selben Preis einen **Bischof** vom Plan des Königs an deinen Hof nehmen. Das Ausbilden in der Burg steht dir dann auch offen, wenn kein Ritter ausgebildet werden kann. „Aus dem dritten wird der vierte“ ist ein Tausch, keine Ausbildung, und bringt keinen Bischof.

# made from 7d8fc205
LA-482 = Den Bischof darfst du auch nehmen, wenn keiner deiner Ritter ausgebildet werden könnte; nicht aber, wenn auf dem Plan des Königs keiner mehr ist oder du schon drei hast. Ein Bischof, den du beim Einsetzen erhältst, kann einen noch nicht eingesetzten Lord unterstützen.

# made from f9e1948a
LA-483 = Einen Bischof kannst du nur einsetzen, um deinen Lord bei einem Amt zu unterstützen. Am Ende machen Bischöfe deine [Siegel](LA-485) wertvoller.

# made from c086901b
LA-485 = Am Ende ist jedes deiner [Siegel](LA-466) 1 Punkt wert, und 1 mehr für jeden Bischof, den du hast. Mit zwei Bischöfen bringen acht Siegel also 8 mal 3, das sind 24 Punkte.

# made from da839d7c
LA-486 = In der Schlusswertung zählt zur Ritterschaft 2 für jeden Tudor-Ritter, den du dann hast: den in Runde 5 erhaltenen und jeden, der noch bei deinen Rittern in einem Konflikt steht. Ein ungenutzter aus Runde 4 ist schon zurückgegeben und zählt nicht.

# made from d483d40d
LA-487 = Zu zweit: Siegel liegen offen. Du setzt auch den Lord deines Verbündeten ein, in jeder Runde und in einem eigenen Zug. Dein Lord und der deines Verbündeten bewerben sich getrennt und können einander nicht vertreiben; doch jeder darf ein Amt übernehmen, das der andere hat, wenn dort kein Lord steht.

# made from c1d4da7c
LA-488 = Zu zweit: Der Lord deines Verbündeten zahlt keinen Tribut. Ihn unterstützen nur verbündete Ritter, verbündete Bischöfe und der Tudor-Ritter des Verbündeten; deine eigenen Figuren unterstützen nur deinen eigenen Lord.

# made from 995bc56b
LA-489 = Zu zweit: Geht der Lord deines Verbündeten in die Schatzkammer, kommt alles, was dort liegt, in den Vorrat.

# made from 6b93dcf4
LA-490 = Zu zweit: Ein Verbündeter darf ein Amt haben. Er erhält das Privileg, aber nie Siegel; auch du erhältst dafür keine. Ein Privileg lässt sich nur mit Figuren des Hauses nutzen, das es hat.

# made from a8e5f02b
LA-491 = Zu zweit: Die Punkte für den Bogenschützen eines Verbündeten erhält niemand. Verbündete Bischöfe und Tudor-Ritter bringen keine Punkte.

# made from e755270c
LA-484 = Zu zweit: Immer wenn deinem Verbündeten eine Ausbildung zusteht, darfst du stattdessen einen verbündeten Ritter, der nicht in der Reserve ist, aus dem Spiel nehmen und einen Bischof an den Hof des Verbündeten stellen. Gibt es keinen solchen Ritter, geht es nicht. Der Verbündete darf höchstens drei Bischöfe haben, und auf dem Plan des Königs muss noch einer sein. Was bei dem Ritter stand, wird sofort geregelt:

    - Ein Schild kommt auf den Plan des Königs.
    - Ein Tudor-Ritter bleibt, wenn noch ein anderer verbündeter Ritter bei ihm steht oder wenn er einen Lord unterstützt. Sonst kommt auch er auf den Plan des Königs.
    - Ein Bogenschütze bleibt auf seinem Feld und kämpft weiter wie zuvor.
    - Andere verbündete Ritter am selben Ort bleiben.

    Ein Platz, der so leer wird, in einer Grafschaft, einer Burg oder einem Konflikt, ist wieder frei; wer neu in einen Konflikt kommt, nimmt wie immer das oberste freie Feld.

# made from 8bbc0d93
chapter-privileges = Henry V: Schild, Bogenschütze und Tudor-Ritter
    .pieces = knight1 knight2 lily

# made from 8941aa48
LA-471 = Ein Privileg, das du durch ein Amt erhalten hast, kannst du nur in der nächsten Runde beim Einsetzen nutzen, in dem Moment, in dem du den Ritter oder Lord einsetzt, mit dem es geht. Mehrere Privilegien dürfen mit demselben gehen.

# made from a2f7e6b6
LA-472 = Ein Privileg, das du in dieser nächsten Runde nicht nutzt, kommt am Ende der Runde, nach den Konflikten, auf den Plan des Königs zurück.

# made from 1570c89e
LA-473 = **Schild:** Er geht mit einem Ritter in eine Grafschaft, und dieser Ritter kann nicht vertrieben werden. Der Schild kommt auf den Plan des Königs zurück, wenn die Grafschaft abgehandelt ist oder der Ritter sie schon vorher verlässt. Wird der Ritter ausgebildet oder getauscht, behält der stärkere den Schild.

# made from 6b66ec07
LA-474 = **Bogenschütze:** Er geht mit einem Ritter, den du beim Einsetzen in einen Konflikt schickst, wenn das Feld direkt unter deinen Rittern dort frei ist; dieses Feld nimmt er ein. Das geht auch, wenn dein Ritter zu anderen deines Hauses kommt. Mit einem Ritter, der aus Dorset über den Kanal setzt, geht es nicht.

# made from 91981daa
LA-475 = **Bogenschütze:** Er hat Stärke 2 und steht allein auf seinem Feld. Er zählt 2 für Englands Stärke und hat einen eigenen Rang; bei Gleichstand geht wie immer das untere Feld vor. Seine Punkte erhältst du neben denen deiner Ritter. Eine Gunst verdient er nicht.

# made from 97a3bd5f
LA-476 = **Bogenschütze:** Siegt England, kommt er auf den Plan des Königs zurück. Siegt Frankreich im ersten Versuch, rückt er mit der Karte auf seinem Feld nach unten und bleibt deiner, auch wenn du das Amt verlierst. Siegt Frankreich im zweiten Versuch, kommt er ohne Lösegeld auf den Plan des Königs zurück.

# made from 87426c43
LA-477 = **Tudor-Ritter:** Er hat Stärke 2 und geht mit einem Ritter, den du beim Einsetzen in eine Grafschaft oder einen Konflikt schickst, oder mit deinem Lord zu einem Amt.

# made from 949681ef
LA-478 = **Tudor-Ritter in einer Grafschaft:** Seine 2 zählt sowohl für die Mindeststärke als auch für deine Gesamtstärke.

# made from 64b09ef8
LA-479 = **Tudor-Ritter in einem Konflikt:** Seine 2 zählt für England und für deine eigene Stärke. Er verdient keine Gunst und ist für Gesetze und unter den Gefangenen kein Ritter.

# made from 2d6c727a
LA-480 = **Tudor-Ritter:** Er bleibt bei seinem Ritter, auch über den Kanal und in die untere Reihe. Er kommt auf den Plan des Königs zurück, wenn dieser Ritter an den Hof geht (etwa weil er vertrieben wird), in Gefangenschaft gerät oder das Spiel verlässt. Wird der Ritter ausgebildet oder getauscht, bleibt er beim stärkeren. Ein Tudor-Ritter, der einen Lord unterstützt, kehrt mit dem Lord an den Hof zurück, wenn dieser [vertrieben](LA-459) wird, und kommt auf den Plan des Königs, [wenn die Ämter vergeben sind](LA-468). Kein Tudor-Ritter geht in eine Burg oder in den Kerker.

# made from bb2e219c
chapter-displeasure = Henry V: Des Königs Missfallen
    .pieces = lily knight4 points

# made from 4be74ab6
LA-510 = Die Leiste der Schande hat sechs Felder von links nach rechts, jedes mit einem Stapel Schandmarker: 2 zu zweit, 3 zu dritt, 4 zu viert oder zu fünft. Der Rest der 38 ist die Reserve der Schandmarker.

# made from a1fdb303
LA-511 = Der **Kerker** hat Platz für eine Stärke von zusammen 7. Von Anfang an sitzt darin ein neutraler Ritter einer unbenutzten Farbe: Stärke 4 zu zweit, 3 zu dritt, 2 zu viert; zu fünft keiner.

# made from 34c9515f
LA-512 = Statt einen Ritter anderswo einzusetzen, darfst du ihn in den Kerker werfen, wenn die Stärke aller Ritter darin, der neutrale und deiner mitgezählt, höchstens 7 ist.

# made from 78b2bf60
LA-513 = Wirfst du einen Ritter in den Kerker, gibst du so viele deiner Schandmarker, wie er Stärke hat, in die Reserve der Schandmarker zurück, oder alle, wenn du weniger hast.

# made from fa74087d
LA-514 = Du darfst einen Ritter auch dann in den Kerker werfen, wenn du keinen Schandmarker hast.

# made from 04a56b10
LA-515 = Knappen, Privilegien, Lords und Bischöfe gehen nicht in den Kerker, und vertrieben wird dort niemand. Ritter im Kerker sind [eingesetzte](LA-3) Ritter.

# made from 2e01a3ce
LA-516 = Ein Ritter im Kerker darf nur ausgebildet oder durch „Aus dem dritten wird der vierte“ getauscht werden, wenn die Stärke darin zusammen höchstens 7 bleibt. Schandmarker gibst du dafür nicht zurück.

# made from 3c40ec7c
LA-520 = Nach den Ämtern und vor den Grafschaften kehren alle Ritter aus dem Kerker an ihre Höfe zurück. Der neutrale Ritter bleibt das ganze Spiel.

# made from f60c8b7a
LA-521 = Nach den Punkten jedes Konflikts, den Frankreich gewinnt, in beiden Reihen und auch wenn er leer ist, nimmt jeder Spieler ohne eigenen Ritter darin 1 Schandmarker. Ein [Bogenschütze](LA-462) ist kein Ritter.

# made from 98872407
LA-522 = Schandmarker werden einzeln von dem Stapel der Leiste genommen, der am weitesten links liegt und nicht leer ist; ist die Leiste leer, aus der Reserve der Schandmarker. Sie gehen nie aus.

# made from 16232dfe
LA-523 = Zurückgegebene Schandmarker kommen in die Reserve der Schandmarker, nie wieder auf die Leiste. Deine liegen hinter deinem Sichtschirm.

# made from d3917e39
LA-530 = In der Schlusswertung kostet dich jeder Schandmarker 1 Punkt.

# made from 4e17dca0
LA-531 = Ein Feld der Leiste ist aufgedeckt, wenn sein Stapel ganz weg ist. Das aufgedeckte Feld am weitesten rechts zeigt, was noch verloren geht: eine größere und eine kleinere Zahl von Punkten. Von links nach rechts zeigen die Felder 2 und 1, 4 und 2, 6 und 3, 8 und 4, 10 und 5, 12 und 6. Ist keines aufgedeckt, geht nichts weiter verloren.

# made from 445df3d1
LA-532 = Wer die meisten Schandmarker hat, verliert dazu die größere Zahl des [aufgedeckten Feldes](LA-531), der Nächste die kleinere.

# made from a41d1fb4
LA-533 = Bei Gleichstand gilt als weniger ehrlos, wer mehr Stimmsteine hat; ist auch das gleich, wer mehr Knappen hat.

# made from 2cfbe112
LA-534 = Wer dann noch gleichauf ist, teilt sich den Verlust mit den anderen. Gleichauf mit den meisten Schandmarkern teilt ihr die größere und die kleinere Zahl zusammen, und einen zweiten Platz gibt es dann nicht; gleichauf auf dem zweiten Platz teilt ihr die kleinere. Jeder verliert den gleichen Teil, abgerundet: Drei mit den meisten verlieren je ein Drittel beider Zahlen zusammen.

# made from d67fb8d1
LA-535 = Wer keinen Schandmarker hat, nimmt keinen Platz ein und verliert nichts weiter.

# made from 3ccc39bb
LA-536 = Der Punktestand darf unter null fallen.

# made from e1a7fa16
LA-537 = Zu zweit: Schandmarker liegen offen. Verbündete nehmen keine, und ein Ritter deines Verbündeten in einem verlorenen Konflikt erspart dir den Schandmarker nicht.

# made from 27483aaf
LA-538 = Zu zweit: Verbündete Ritter dürfen in den Kerker geworfen werden, geben aber keine Schandmarker zurück.

# made from 353160ff
LA-539 = Zu zweit: Nur die größere Zahl geht verloren, für den, der mehr Schandmarker hat. Seid ihr auch nach [Stimmsteinen und Knappen](LA-533) gleichauf, verliert jeder die Hälfte, abgerundet.

# made from 62beaa95
chapter-kings-laws = Henry V: die Gesetze des Königs
    .pieces = votes points

# made from b30d28c1
LA-560 = Die Gesetze des Königs sind acht weitere Gesetze: vier der Gruppe 2 und vier der Gruppe 3.

# made from aab9cbe5
LA-561 = Ihr dürft sie nur mit „Am Hof des Königs“ und „Des Königs Missfallen“ zusammen verwenden.

# made from a87e8ee9
LA-562 = Am einfachsten spielt ihr mit den Gesetzen des Königs in den Gruppen 2 und 3 und mit denen des Grundspiels in den Gruppen 0, 1 und 4.

# made from f3b05b64
LA-563 = Oder ihr wählt für jede Gruppe einen Satz: Grundspiel oder Neue Gesetze in den Gruppen 0, 1 und 4; Grundspiel, Neue Gesetze oder Gesetze des Königs in den Gruppen 2 und 3. Entscheidet der Zufall, hat jeder in der Gruppe erlaubte Satz die gleiche Aussicht.

# made from f96a6e52
LA-570 = **Abgabe vom Überfluss** (Gruppe 2): Wer [die meisten](LA-12) Knappen bei sich hat, verliert 2 Knappen; wer das meiste Gold hat, verliert 3 Gold. Wer weniger hat, verliert alles. Bei Gleichstand verlieren alle Beteiligten; wen es bei Knappen und bei Gold trifft, steht fest, bevor jemand etwas verliert.

# made from 89602db1
LA-571 = **Reine Namen** (Gruppe 2): Wer die wenigsten Schandmarker hat, erhält 5 Punkte. Bei Gleichstand erhalten sie alle, und gar keinen zu haben zählt auch.

# made from 875e5f18
LA-572 = **Gnade für Laien** (Gruppe 2): Hast du keinen Bischof, darfst du 1 Schandmarker in die Reserve der Schandmarker zurückgeben.

# made from 46f44b04
LA-573 = **Siegel für Waffen** (Gruppe 2): Beliebig oft darfst du 1 Siegel für 2 Knappen und 1 Gold abgeben. Reicht der Vorrat nicht, verfällt, was fehlt.

# made from 5dad6d9f
LA-574 = **Gesparte Stimmen besiegelt** (Gruppe 3): Wer die meisten [übrigen](LA-411) Stimmsteine hat, erhält 1 Siegel. Bei Gleichstand erhalten es alle; wer keinen übrig hat, ist nicht dabei.

# made from 94a82713
LA-575 = **Lob des Überflusses** (Gruppe 3): Wer [die meisten](LA-12) Knappen bei sich hat, erhält 3 Punkte, und wer das meiste Gold hat, erhält 3 Punkte. Bei Gleichstand erhalten sie alle; wer bei beidem vorn liegt, erhält 6.

# made from 1a3df516
LA-576 = **Fernbleiben ist Schande** (Gruppe 3): Du nimmst 1 Schandmarker für je 2 der neun Grafschaften ohne einen deiner Ritter. Stehst du zum Beispiel in vier Grafschaften, fehlst du in fünf und nimmst 2; stehst du in keiner, nimmst du 4.

# made from 1f690631
LA-577 = **Ruhm in Ketten** (Gruppe 3): Du erhältst 3 Punkte für jeden deiner Ritter im Kerker.

# made from d45f94f4
LA-578 = Abgegebene Siegel kommen zu den 24 auf den Plan des Königs zurück; ein abgegebenes [Siegelplättchen](LA-594) kommt aus dem Spiel. Hast du beides, gibst du zuerst deine Siegel ab.

# made from d6a1d6f2
chapter-tiles = Erweiterung: Ertragsplättchen
    .pieces = noble gold squires points

# made from d062044d
LA-590 = Neun Ertragsplättchen, eines für jede Grafschaft von A bis I, werden in einem Beutel gemischt. Mit „Am Hof des Königs“ ersetzen Siegelplättchen die Punkteplättchen A, D und F. Welche Plättchen noch im Beutel sind, wissen alle, ihre Reihenfolge niemand.

# made from b344c48d
LA-591 = Am Anfang jeder Runde, vor dem Einsetzen, wird ein Plättchen gezogen und offen auf die Grafschaft mit seinem Buchstaben gelegt. Das sind fünf Plättchen im Spiel und nie zwei auf einer Grafschaft.

# made from 02aed59d
LA-592 = Eine Grafschaft mit einem Plättchen bietet dem, der dort steht, zwei weitere Möglichkeiten: das Plättchen, das man immer nehmen kann; oder für 3 Gold den Adligen und das Plättchen: erst bezahlen, dann den Adligen nehmen, dann das Plättchen. Dafür musst du [den Adligen nehmen](LA-152) können und die 3 Gold haben, bevor du etwas erhältst.

# made from ab49b9de
LA-593 = Den Ertrag der Grafschaft und das Plättchen kann man nie zusammen nehmen.

# made from 5c1e1587
LA-594 = Ein genommenes Plättchen bringt seinen Ertrag und kommt aus dem Spiel. Ein Siegelplättchen behältst du stattdessen hinter dem Sichtschirm; es ist in jeder Hinsicht ein Siegel.

# made from 945cc54d
LA-595 = Ein Plättchen, das niemand nimmt, bleibt für spätere Runden auf seiner Grafschaft.

# made from 0a9bcb3c
LA-596 = Die Ertragsplättchen:

    - **A Northumberland:** 3 Punkte (mit „Am Hof des Königs“: ein Siegel)
    - **B Stafford:** 3 Gold
    - **C York:** ein Ausbau
    - **D Gloucester:** 3 Punkte (mit „Am Hof des Königs“: ein Siegel)
    - **E Bedford:** eine Ausbildung
    - **F Suffolk:** 3 Punkte (mit „Am Hof des Königs“: ein Siegel)
    - **G Somerset:** [ein Adliger aus einer beliebigen Grafschaft](LA-177)
    - **H Dorset:** 3 Knappen
    - **I Surrey:** ein neuer Ritter

# made from 2d77d084
LA-597 = Nimmst du den Adligen und ein Plättchen, das einen Adligen aus einer beliebigen Grafschaft bringt, nimmst du zuerst den der Grafschaft. Der zweite muss von einer anderen Art sein.

# made from 5d6c347a
LA-598 = Nimmst du in Dorset das Plättchen, setzt dein Ritter nicht über, sondern kehrt an den Hof zurück. In Surrey bestimmst du den Startspieler, gleich was du nimmst.

# made from 95551273
LA-599 = Zu zweit: Auch ein Ritter deines Verbündeten kann das Plättchen nehmen. Ein neuer Ritter oder eine Ausbildung geht an den Verbündeten; jedes andere Plättchen kommt ohne Wirkung aus dem Spiel. Den Adligen und das Plättchen zusammen kann ein Verbündeter nicht nehmen.

# made from a0e7fedd
chapter-together = Die Erweiterungen zusammen
    .pieces = first votes lily

# made from cf8bdba3
LA-620 = Ihr könnt die Erweiterungen frei verbinden; nur die Gesetze des Königs brauchen „Am Hof des Königs“ und „Des Königs Missfallen“ zusammen. Mit allen läuft eine Runde so: ein Ertragsplättchen ziehen; Ritter und Lords einsetzen; drei Abstimmungen; drei Gesetze; die Ämter; der Kerker leert sich; die Grafschaften von A bis I; die Burgen; die Konflikte, mit Schande nach jedem verlorenen; ungenutzte Privilegien kommen zurück; die nächste Runde wird vorbereitet.

# made from 58a9345d
LA-621 = Ritter, die einen Lord unterstützen, und Ritter im Kerker gelten als eingesetzt für alle Gesetze, die von eingesetzten Rittern sprechen: „Der Reichste bildet aus“, „Knappen für den zweiten Rang“, „Kein zweiter Rang im Feld“, „Aus dem dritten wird der vierte“, „Drei vom ersten Rang“, „Alle Ränge dienen“, „Knappen für den ersten Rang“ und „Zwei vom zweiten Rang“.

# made from 67dcc2fc
LA-622 = Bei Gesetzen über Grafschaften zählen nur Ritter, die in Grafschaften stehen, bei Gesetzen über Konflikte nur Ritter, die in Konflikten stehen. Ritter, die einen Lord unterstützen oder im Kerker sitzen, zählen für keines von beiden.

# made from 467f5b17
LA-623 = Mit „Knappen nach Frankreich“ geschickte Knappen kommen zu deinen Rittern, nie zu deinem Bogenschützen.

# made from 7e964bf1
LA-624 = Nimmst du bei der „Grafschaftssteuer“ einen Ritter zurück, kommen sein Schild und sein Tudor-Ritter auf den Plan des Königs zurück.

# made from f1ad4eb7
LA-625 = Kein Gesetz nimmt einem Lord einen Unterstützer weg; heim gehen sie erst, [wenn die Ämter vergeben sind](LA-468). Ein unterstützender Ritter darf an Ort und Stelle ausgebildet oder getauscht werden und zählt sofort mit seiner neuen Stärke.

# made from 2a761617
LA-626 = Die Schlusswertung: Ritterschaft (mit Tudor-Rittern), Ausbauten, Adlige, Siegel, Schande. Kein Teil beeinflusst einen anderen.

# made from 5226235d
LA-627 = Knappen, Gold und Stimmsteine in der Schatzkammer gehören niemandem. Sie zählen für keine Mehrheit und bei keinem Gleichstand.

# made from 59e69f3c
LA-628 = Zu zweit: Was [für Verbündete und Gesetze gilt](LA-251), gilt auch für die Neuen Gesetze und die Gesetze des Königs. Verbündete Ritter kosten keine „Grafschaftssteuer“ und füllen keine Grafschaft bei „Fernbleiben ist Schande“; verbündete Bischöfe spielen bei „Gnade für Laien“ keine Rolle; verbündete Ritter in einer Burg, im Kerker oder in Konflikten zählen nicht für „Burgwache“, „Ruhm in Ketten“, „Stimme der Soldaten“, „Knappen nach Frankreich“ und „Die meisten Männer in Frankreich“.

# made from 261e49d4
LA-640 = Siegel und Schandmarker liegen hinter den Sichtschirmen, doch wird alles angesagt, was jemand erhält oder verliert; zu zweit, oder mit offenen Vorräten, liegen sie offen. Ihre Schandmarker zeigen alle bei „Reine Namen“ und in der Schlusswertung, ihre Siegel in der Schlusswertung. Alles andere in den Erweiterungen ist offen: Lords, Bischöfe, Ämter, Privilegien, Schatzkammer, Kerker, die Leiste der Schande und die Ertragsplättchen auf den Grafschaften.
