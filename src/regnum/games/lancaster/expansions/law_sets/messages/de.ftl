# --- wo wir sind, was geschieht ---

procedure-drawing_sets = Gesetzessätze
event-laws_drawn = Gesetze der Gruppe { $group }: { $laws }.
ask-which_law_set = Welche Gesetze gelten?
do-use = { $laws }
law_set-base = des Grundspiels
law_set-new = die Neuen Gesetze
law_set-king = die Gesetze des Königs

# --- Optionen ---

option-law_sets_group_0 = Gesetze der Gruppe 0
option-law_sets_group_0-help = Welche Gesetze diese Gruppe nutzt, zu Beginn in Kraft.
option-law_sets_group_0-base = des Grundspiels
option-law_sets_group_0-new = die Neuen Gesetze
option-law_sets_group_1 = Gesetze der Gruppe 1
option-law_sets_group_1-help = Welche Gesetze diese Gruppe nutzt, beantragt in den Runden 1 und 2.
option-law_sets_group_1-base = des Grundspiels
option-law_sets_group_1-new = die Neuen Gesetze
option-law_sets_group_2 = Gesetze der Gruppe 2
option-law_sets_group_2-help = Welche Gesetze diese Gruppe nutzt, beantragt in den Runden 2 und 3.
option-law_sets_group_2-base = des Grundspiels
option-law_sets_group_2-new = die Neuen Gesetze
option-law_sets_group_2-king = die Gesetze des Königs
option-law_sets_group_3 = Gesetze der Gruppe 3
option-law_sets_group_3-help = Welche Gesetze diese Gruppe nutzt, beantragt in den Runden 3 und 4.
option-law_sets_group_3-base = des Grundspiels
option-law_sets_group_3-new = die Neuen Gesetze
option-law_sets_group_3-king = die Gesetze des Königs
option-law_sets_group_4 = Gesetze der Gruppe 4
option-law_sets_group_4-help = Welche Gesetze diese Gruppe nutzt, beantragt in Runde 5.
option-law_sets_group_4-base = des Grundspiels
option-law_sets_group_4-new = die Neuen Gesetze
option-law_choice = Wahl der Gesetze
option-law_choice-help = Die Gesetze jeder Gruppe sind wie oben gewählt oder werden zufällig gezogen; der Zufall verträgt sich nur mit der Voreinstellung.
option-law_choice-fixed = wie gewählt
option-law_choice-random = zufällig
option-law_choice-random_without_kings_laws = zufällig, ohne die Gesetze des Königs
