because-points = { $first } steht vor { $second }: mehr Punkte ({ $mine } zu { $theirs }).
because-meetings = { $met ->
    [one] { $first } steht vor { $second }: gleich viele Punkte, aber sie trafen sich, und { $first } lag vorn.
    [2] { $first } steht vor { $second }: gleich viele Punkte, aber sie trafen sich zweimal, und { $first } lag öfter vorn ({ $mine } zu { $theirs }).
   *[other] { $first } steht vor { $second }: gleich viele Punkte, aber sie trafen sich { $met }-mal, und { $first } lag öfter vorn ({ $mine } zu { $theirs }).
 }
because-among = { $first } steht vor { $second }: gleich viele Punkte, aber unter allen mit gleich vielen lag { $first } öfter vorn (vorn weniger hinten: { $mine } zu { $theirs }).
because-opponents = { $first } steht vor { $second }: gleich viele Punkte, aber wen { $first } traf, hat mehr gewonnen (im Mittel { $mine } zu { $theirs }).
because-firsts = { $first } steht vor { $second }: gleich viele Punkte, aber öfter Erster an einem Tisch ({ $mine } zu { $theirs }).
because-reached = { $first } steht vor { $second }: kam bis in Runde { $mine }, { $second } bis in Runde { $theirs }.
because-staying = { $first } steht vor { $second }; { $second } ist ausgeschieden.
because-place = { $first } steht vor { $second }: ein besserer Platz am letzten Tisch ({ $mine } zu { $theirs }).
because-lot = { $first } steht vor { $second }: Alles andere ist gleich, und das Los entscheidet.
nobody = jemand, der nicht mehr da ist
tie-points = Punkte
tie-meetings = wer vorn lag, als sich die mit gleich vielen Punkten trafen
tie-opponents = Punkte derer, die man traf
tie-firsts = wie oft man Erster an einem Tisch war
tie-reached = die Runde, in die man kam
tie-staying = wer ausstieg, steht hinter denen, die blieben
tie-place = der Platz am letzten Tisch
tie-lot = das Los
rule-swiss = Es treffen sich die, die gleich viel gewonnen haben, und niemand trifft jemanden wieder, solange es sich vermeiden lässt. Alle sitzen auf jedem Platz etwa gleich oft. Niemand setzt zweimal aus, bevor alle ausgesetzt haben.
rule-round-robin = Jeder trifft jeden. Alle Runden werden zu Beginn geplant; alle sitzen auf jedem Platz etwa gleich oft.
rule-knock-out = { $going ->
    [one] Wer an einem Tisch Erster wird, kommt weiter, bis nur noch ein Tisch übrig ist.
   *[other] Die ersten { $going } jedes Tisches kommen weiter, bis nur noch ein Tisch übrig ist.
 } Bleiben zu wenige für einen Tisch, kommen auch die Besten der anderen weiter.
rule-smaller = Geht es nicht auf, haben Tische weniger Plätze, mindestens { $least }; wer dann keinen Tisch findet, setzt aus. Bots füllen keine Tische auf.
rule-points = Wer an einem Tisch Erster wird, gewinnt { $top } Punkte, der Letzte keinen, die anderen in gleichen Abständen dazwischen; geteilte Plätze teilen. Ein kleinerer Tisch zählt ebenso viel.
rule-rest = Eine Runde auszusetzen zählt { $rest } Punkte.
rule-live = Setz dich in den ersten { $minutes } Minuten einer Runde. Wer nicht kommt, für den spielt ein Bot, und er gewinnt nichts; wer allein kam, gewinnt alles. Die Plätze der anderen zählen ohne die, die fehlen.
rule-days = Alle sitzen sofort an ihren Tischen. Wessen Zeit abläuft, für den spielt ein Bot, bis er zurückkommt.
rule-away = Wer aufgab oder am Ende von einem Bot vertreten wird, gewinnt nichts. Wer gar nicht kam, bekommt keine Tische mehr, bis er sagt, dass er wieder da ist.
rule-limit = Eine Partie, die bis zum Ende der Rundenzeit nicht aus ist, wird abgebrochen: Wer noch spielt, teilt sich ihre Plätze. Wer anderthalbmal so lange auf sich warten ließ wie der eigene Anteil an der Runde (ihre Zeit, geteilt durch die Plätze am Tisch), kommt hinter die anderen.
rule-lot = Lose folgen aus einem Startwert, den vor Ende der Meldungen niemand kannte und der dann bekannt wird; mit der JSON-Datei kann jeder alle Runden nachlosen.
column-place = Platz
column-name = Name
column-points = Punkte
column-opponents = Punkte der Gegner
column-firsts = erste Plätze
column-why = warum vor dem Nächsten
column-round = Runde { $number }
rests = setzt aus
missing = fehlte
