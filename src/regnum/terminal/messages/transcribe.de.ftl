# regnum transcribe: Fragen an jemanden, der das Spiel besitzt.

transcribe-lead = { $title }: { $count } Dinge, die nur das gedruckte Spiel zeigt. Lies sie von deinem Exemplar ab.
transcribe-help = Enter übernimmt, was wir haben; „.“ lässt etwas offen; „<“ geht zurück; „?“ erklärt; „q“ hört auf. Alles steht in { $file }.
transcribe-goes-on = In { $file } schon beantwortet: { $answered } von { $count }; wir machen dort weiter.
transcribe-by = Wer liest ab?
transcribe-copy = Welches Exemplar (Ausgabe, Jahr, Sprache)?
transcribe-usual = wir haben { $usual }
transcribe-answered = du hast { $usual } gesagt
transcribe-wrong = Das kann nicht sein, oder die Regel sagt es anders:
transcribe-look = Sieh diese noch einmal an; Enter behält eine Antwort.
transcribe-done = Danke. Beantwortet: { $answered } von { $count }. Spiel auf deinem Plan mit: regnum play { $game } --board { $file }
transcribe-stopped = In { $file } aufgehoben. Beantwortet: { $answered } von { $count }. Weiter mit: regnum transcribe { $game } { $file }
transcribe-unfinished = Darauf kann noch nicht gespielt werden.
