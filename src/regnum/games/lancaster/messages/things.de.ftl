# Was die Teile sind und tun, für alle, die auf sie zeigen.

thing-squires = Knappen
thing-squires-text = Jeder, der mitgeht, macht einen Ritter in einer Grafschaft um 1 stärker (LA-52).
thing-gold = Gold
thing-gold-text = { $county_rules-price_for_both } kaufen Adligen und Ertrag einer Grafschaft; 1 je Punkt Stärke löst einen Gefangenen aus (LA-154, LA-208).
thing-votes = Stimmsteine
thing-votes-text = Jeder zählt im Parlament eine Stimme mehr (LA-82).
thing-points = Punkte
thing-points-text = Wer am Ende die meisten hat, gewinnt (LA-228).
thing-new_knight = Ein neuer Ritter
thing-new_knight-text = Ein Ritter der Stärke 1 kommt aus der Reserve an deinen Hof (LA-171).
thing-upgrade = Eine Ausbildung
thing-upgrade-text = Einer deiner Ritter wird um eins stärker, wo immer er steht (LA-172).
thing-extension = Ein Ausbau
thing-extension-text = Er bedeckt ein Burgfeld und bringt jedes Mal Ertrag, wenn die Burg genutzt wird (LA-173, LA-175).
thing-extensions = Ausbauten
thing-extensions-text = Jeder bringt jedes Mal Ertrag, wenn die Burg genutzt wird; { $final-extensions_first } Punkte am Ende für die meisten (LA-175, LA-222).
thing-noble_any = Ein Adliger aus einer beliebigen Grafschaft
thing-noble_any-text = Von einer Art, die noch nicht an deiner Tafel sitzt (LA-177).
thing-nobles = Adlige
thing-nobles-text = In jeder Runde je ein Stimmstein, und am Ende immer mehr Punkte (LA-188, LA-227).
thing-cross_channel = Überfahrt
thing-cross_channel-text = Der Ritter zieht weiter in einen Konflikt in Frankreich; seine Knappen gehen in den Vorrat (LA-176).
thing-knighthood = Ritterschaft
thing-knighthood-text = Die Stärke aller deiner Ritter: { $final-knighthood_first } Punkte am Ende für die größte (LA-221).
thing-knight = Ritter
thing-knight-text = Geht, wohin seine Stärke reicht. In einer Grafschaft vertreibt ihn eine größere Stärke (LA-52).
