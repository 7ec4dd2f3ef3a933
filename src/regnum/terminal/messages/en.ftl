# What the terminal itself says.

ui-keys = number or words · > table · ? help · hint · u undo · l log · s save · q quit
ui-end-keys = Enter to leave · > table · l log · u undo · s FILE save
ui-more = — Enter: on · q: back —{" "}
ui-your-turn = { $seat }, press Enter when nobody else looks.
ui-look-away = { $seat }, press Enter when { $other } looks away.
ui-waiting = { $count ->
    [one] { $names } is choosing …
   *[other] { $names } are choosing …
}
ui-no-number = The choices are numbered from 1 to { $count }.
ui-not-understood = “{ $text }” is no choice here and no command; ? helps.
ui-no-clause = Nothing on the table is called “{ $text }”, and no clause speaks of it.
ui-thinking = Thinking …
ui-hint-choice = choice
ui-hint-worth = worth
ui-hint-tries = imagined games
ui-hint-means = 100 % is a certain victory, as far as one can tell from your seat; fewer imagined games, less certain.
ui-which-line = Why which line? The log has lines 1 to { $count }: for example why 1.
ui-nothing-to-undo = There is nothing to take back.
ui-kept = The game is kept in { $file }.
ui-exists = { $file } exists already; another name, please.
ui-go-on = Go on with: regnum play { $game } --resume { $file }
ui-look-back = Look back with: regnum replay { $file }
ui-save-as = Leaving. The game is kept in { $file }. Enter, another file, or c to stay:
ui-place = { $place }.
ui-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
ui-nobody-wins = None of the players wins.
ui-gave-up = gave up
ui-replay-keys = Enter on · b back · 12 there · a start · e end · > table · l log · ? rule · q
ui-replay-at = Choice { $at } of { $count }
ui-replay-next = next: { $seat }: { $choice }
ui-secret = a secret choice
ui-own-board = own board
ui-help =
    __Choosing.__ Type a choice's number, or its words: beginnings are enough (`{ $typed }`). Where choices are grouped, the
    first number picks the group; an empty line goes back.

    `>` and `<` leaf through the table, first as it is drawn, then in words, part by part.

    `?` this page · `? { $clause }` a clause · `? words` what is called so on the table, and the clauses with these words · `why 12` the rule behind line 12 of the log

    `hint` what each choice promises; `hint 5` after five seconds of thought

    `l` the whole log · `o` everything that all may see · `u` take back · `s FILE` save · `q` leave (the game is kept)

    `a` give usual answers at once, or be asked

    __The rule of this question:__

ui-edition = edition { $edition }
ui-usual-keys = number or words · a: { $usual } · ? help · u undo · q quit
ui-nothing-usual = In this game there are no usual answers.
ui-lesson-left = r back to the lesson · { $keys }
ui-lesson-end-keys = Enter a real game against pages · c play this one on · q leave

ui-review-chances = { $game }: everybody's chances
ui-review-axis = choices made
ui-review-open = Judged with all cards open, before each decision; mostly winning counts, a little the place.
ui-review-turning = { $count ->
    [0] No decision certainly gave anything away.
    [one] The turning point
   *[other] The { $count } turning points
}
ui-review-lost = After { $number } choices { $seat } lost { $loss } % (± { $margin }): “{ $chosen }” instead of “{ $better }”, both tried in the same { $games } imagined games.
ui-review-means = A turning point is judged from what its player could know: below it stands what the judge thought best there.
ui-review-thought = What { $seat } was thinking there:
