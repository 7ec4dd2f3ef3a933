# --- wo wir sind, was geschieht ---

procedure-drawing_sets = Gesetzessätze
event-laws_drawn = Die { -laws } der Gruppe { $group } sind { $laws }.
ask-which_law_set = Welche { -laws } gelten?
do-use = { $laws }
law_set-base = die des Grundspiels
law_set-new = die Neuen Gesetze
law_set-king = die Gesetze des Königs

# --- Optionen ---

option-law_sets_group_0 = Gesetze der Gruppe 0
option-law_sets_group_0-help = Diese { -laws } sind zu Beginn in Kraft.
option-law_sets_group_0-base = { law_set-base }
option-law_sets_group_0-new = { law_set-new }
option-law_sets_group_1 = Gesetze der Gruppe 1
option-law_sets_group_1-help = Diese { -laws } werden in den { -rounds } 1 und 2 beantragt.
option-law_sets_group_1-base = { law_set-base }
option-law_sets_group_1-new = { law_set-new }
option-law_sets_group_2 = Gesetze der Gruppe 2
option-law_sets_group_2-help = Diese { -laws } werden in den { -rounds } 2 und 3 beantragt.
option-law_sets_group_2-base = { law_set-base }
option-law_sets_group_2-new = { law_set-new }
option-law_sets_group_2-king = { law_set-king }
option-law_sets_group_3 = Gesetze der Gruppe 3
option-law_sets_group_3-help = Diese { -laws } werden in den { -rounds } 3 und 4 beantragt.
option-law_sets_group_3-base = { law_set-base }
option-law_sets_group_3-new = { law_set-new }
option-law_sets_group_3-king = { law_set-king }
option-law_sets_group_4 = Gesetze der Gruppe 4
option-law_sets_group_4-help = Diese { -laws } werden in { -round } 5 beantragt.
option-law_sets_group_4-base = { law_set-base }
option-law_sets_group_4-new = { law_set-new }
option-law_choice = Wahl der Gesetze
option-law_choice-help = Die Gesetze jeder Gruppe sind wie oben gewählt oder werden zufällig gezogen; der Zufall verträgt sich nur mit der Voreinstellung.
option-law_choice-fixed = wie gewählt
option-law_choice-random = zufällig
option-law_choice-random_without_kings_laws = zufällig, ohne { law_set-king }

# --- was nicht zusammengeht ---

refused-there-are-no-laws-in-the-box = { -laws } „{ $laws }“ gibt es in der Schachtel nicht
refused-laws-drawn-at-random-cannot-be-chosen-as-well-name-no-set-or-draw-none = zufällig gezogene { -laws } kann man nicht auch wählen: Nenne keinen Satz, oder ziehe keinen
