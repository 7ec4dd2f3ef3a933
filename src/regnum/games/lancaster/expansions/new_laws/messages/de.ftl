# --- wo wir sind, was geschieht ---

procedure-keeping_counties = { "" }
procedure-keeping_tiles = { "" }
event-recalled = { $seat } nimmt den Ritter der Stärke { $strength } aus { $county } zurück.
event-turned_down = { $seat } dreht einen Anbau um: { $tile }.
event-sent_to_france = { $seat } schickt einen Knappen nach Frankreich: { $conflict }.
event-back_from_france = { $squires ->
    [one] Ein Knappe kehrt
   *[other] { $squires } Knappen kehren
} aus Frankreich in den Vorrat zurück ({ $conflict }).

ask-which_counties_to_keep = { $seat }, für welche Grafschaft bezahlst du 1 Gold? Aus den anderen kehren die Ritter zurück.
ask-which_tiles_to_keep = { $seat }, für welchen Anbau bezahlst du 1 Knappen? Die anderen werden umgedreht.
ask-which_extension_to_buy = { $seat }, welchen Anbau kaufst du für 4 Gold?
ask-what_to_get = { $seat }, was nimmst du für zwei vom anderen?
ask-how_many_trades_with_leftovers = { $seat }, wie oft nutzt du „{ $law }“?
ask-where_to_send = { $seat }, wohin schickst du einen Knappen?

do-keep_county = Für { $county } bezahlen
do-keep_tile = Bezahlen für: { $tile }
do-get = Nehmen: { $good }
do-send_to = Ein Knappe: { $conflict }

# --- die Gesetze ---

law-N01 = Stimme der Soldaten
law-N01-text = 1 Stimme für jeden Konflikt mit einem deiner Ritter.
law-N02 = Knappen verdienen ihr Brot
law-N02-text = Wer die meisten Knappen im Vorrat hat, erhält 1 Gold und 1 Stimme.
law-N03 = Gold zieht Gefolge an
law-N03-text = Wer das meiste Gold hat, erhält 1 Knappen und 1 Stimme.
law-N11 = Hilfe für Freundlose
law-N11-text = Wer keinen Adligen hat, erhält 1 Gold, 1 Knappen und 1 Stimme.
law-N12 = Knappen nach Frankreich
law-N12-text = Du darfst so viele Knappen, wie du Konflikte hast, zu deinen Rittern nach Frankreich schicken; jeder zählt diese Runde 1 Stärke.
law-N13 = Knappen für den ersten Rang
law-N13-text = 1 Knappe für jeden deiner eingesetzten Ritter der Stärke 1.
law-N14 = Maurer zu mieten
law-N14-text = Kaufe beliebig viele Anbauten für je 4 Gold.
law-N21 = Burgwache
law-N21-text = 3 Punkte für jeden deiner Ritter in deiner Burg.
law-N22 = Gesparte Stimmen bilden aus
law-N22-text = Wer die meisten Stimmen übrig hat, darf einen Ritter ausbilden, am Hof oder eingesetzt.
law-N23 = Zwei vom zweiten Rang
law-N23-text = 3 Punkte für jeden, der beide Ritter der Stärke 2 eingesetzt hat.
law-N24 = Grafschaftssteuer
law-N24-text = Bezahle für jede deiner Grafschaften 1 Gold oder nimm den Ritter an den Hof zurück.
law-N31 = Reiche Paare von Grafschaften
law-N31-text = 5 Punkte für je 2 Grafschaften, die du hältst.
law-N32 = Unterhalt der Burgen
law-N32-text = Bezahle für jeden deiner Anbauten 1 Knappen oder drehe ihn um: Er bringt diese Runde nichts.
law-N33 = Zwei gegen eins
law-N33-text = Beliebig oft: 2 Gold für 1 Knappen oder 2 Knappen für 1 Gold.
law-N34 = Gefolge zur Schau
law-N34-text = 3 Punkte für je 2 Knappen bei deinen Rittern in Grafschaften.
law-N41 = Verlassene Hallen
law-N41-text = 3 Punkte für jede deiner Grafschaften ohne Adlige.
law-N42 = Alles für den Ruhm
law-N42-text = Beliebig oft: 1 Gold, 1 Knappe und 1 übrige Stimme für 3 Punkte.
law-N43 = Die meisten Männer in Frankreich
law-N43-text = 5 Punkte für jeden mit den meisten Rittern in Konflikten.
