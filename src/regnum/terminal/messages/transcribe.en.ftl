# regnum transcribe: asking an owner of a game.

transcribe-lead = { $title }: { $count } things only the printed game shows. Read them off your copy.
transcribe-help = Enter takes what we have; “.” leaves a thing open; “<” goes back; “?” explains; “q” stops. Everything is kept in { $file }.
transcribe-goes-on = Answered so far in { $file }: { $answered } of { $count }; we go on from there.
transcribe-by = Who reads it off?
transcribe-copy = Which copy (edition, year, language)?
transcribe-usual = we have { $usual }
transcribe-answered = you said { $usual }
transcribe-wrong = That cannot be, or the rulebook says otherwise:
transcribe-look = Look at these again; Enter keeps an answer.
transcribe-done = Thank you. Answered: { $answered } of { $count }. Play on your board with: regnum play { $game } --board { $file }
transcribe-stopped = Kept in { $file }. Answered: { $answered } of { $count }. Go on with: regnum transcribe { $game } { $file }
transcribe-unfinished = It cannot be played on yet.
