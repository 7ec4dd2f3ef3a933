# Was die Teile sind und tun, für alle, die auf sie zeigen.

vote-yes-text = Kommt immer auf die Hand zurück. Stimmen alle mit JA, wird der Kandidat gekrönt (VR-84, VR-85).
vote-no-text = Eines genügt, um den Kandidaten abzulehnen, außer jemand hat Bauchweh. Danach ist es für diese Runde verbraucht (VR-84, VR-85).
vote-stomachache-text = Hebt die Abstimmung auf, was immer die anderen spielen: Der Kandidat kehrt auf Stockwerk 5 zurück. Danach ist es für diese Runde verbraucht (VR-84, VR-87).
character-jester-text = Auf keiner Karte. Wird er gekrönt, kehren sich alle Werte um (VR-111).
