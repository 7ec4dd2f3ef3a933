# What all games share.

seat-0 = Blue
seat-1 = Red
seat-2 = Yellow
seat-3 = Green
seat-4 = Purple
seat-5 = Black
seat-6 = Light blue
seat-7 = White

level-page = Page
level-page-text = Sees little and forgets the rest. Good for a first game.
level-squire = Squire
level-squire-text = Knows what matters, but overlooks and confuses things.
level-knight = Knight
level-knight-text = Plays by rule of thumb, without a slip.
level-lord = Lord
level-lord-text = Looks ahead a little.
level-king = King
level-king-text = Looks ahead as far as a second allows.
level-champion = Champion
level-champion-text = Has learned the game in a million games; where nobody has, plays like a king.

nature = Chance
team = Team { $names }
person-of = { $seat } ({ $number ->
    [1] first person
   *[other] second person
})
nobody = nobody
unknown = unknown
and = { $first } and { $last }
colon = { ": " }
the-end = The end
on = on
off = off


# Where data comes from.

mark-rulebook = rulebook
mark-rulebook-text = stated in the rulebook
mark-public = public
mark-public-text = found in public material, such as reviews
mark-reconstructed = reconstructed
mark-reconstructed-text = not described anywhere; made to fit everything that is stated
mark-ours = ours
mark-ours-text = not printed at all: for drawing, for programs, or a ruling of ours
mark-printed = printed
mark-printed-text = read off a printed copy by its owner
expect-number = a whole number
expect-text = a few words
expect-numbers = { $count } whole numbers, like { $like }
expect-names = names separated by commas: { $names }
expect-name = one of { $names }
expect-like = something like { $like }
expect-asked = something that is asked about
expect-letters = at most { $most } letters
expected = expected { $what }
expected-not = expected { $what }, not “{ $said }”
data-column-name_en = name in English
data-column-name_fr = name in French
data-column-name_de = name in German

preset-base = The base game
preset-everything = Everything in the box

# --- the coach of a guided first game

lesson-otherwise = That works, too. Let us see where it leads.
lesson-left = You went your own way: from here on everybody plays as they like.
lesson-enough = You know enough. What to watch next time:

# --- a game in the list of games

games-players = { $fewest } to { $most } players, usually { $usual }

# --- remarks on a clause of the rules

rules-untranslated = not translated yet
rules-stale = older than the rule it was made from

# What happens at a table besides the game.

table-took_back = { $seat } takes back the last answer.
table-took_back_agreed = { $seat } asked to take something back, and all agreed.
table-replaced = A bot plays for { $seat } now.
table-replaced_agreed = { $by } asked for it, all agreed: a bot plays for { $seat } now.
table-replaced_absent = { $by } declared { $seat } absent, and nobody answered: a bot plays for { $seat } now.
table-replaced_late = The time of { $seat } is over: a bot plays on.
table-lapsed = The time of { $seat } is over: a bot gives this one answer.
table-paused_late = The time of { $seat } is over: the game is paused.
table-holiday = { $seat } takes some days off.
table-replaced_left = { $seat } has left: a bot plays on.
table-conceded = { $seat } gives up: a bot plays on.
table-returned = { $seat } is back.
table-renamed = { $seat } had another name until now.
