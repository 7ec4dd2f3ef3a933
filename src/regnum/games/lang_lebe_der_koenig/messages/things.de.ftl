# Was die Teile sind und tun, für alle, die auf sie zeigen.

card-x1-text = Der Würfel zählt einfach. Um eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, braucht es eine 3 oder mehr (LK-418).
card-x2-text = Der Würfel zählt doppelt. Um eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, braucht es eine 2 oder mehr (LK-418).
card-x3-text = Der Würfel zählt dreifach. Eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, gelingt immer (LK-418).
thing-noble = Adliger
thing-noble-text = Reist von Grafschaft zu Grafschaft und hält die, in der er steht (LK-307).
thing-courtier = Höfling
thing-courtier-text = Hält eine Grafschaft und zieht nie. In einer Grafschaft ist Platz für so viele, wie sie Stimmen hat (LK-304, LK-305).
thing-county = Grafschaft
thing-county-text = Wer hier eine Figur hat, beherrscht sie und zählt bei einer Wahl ihre Stimmen. In jemandes einzige Grafschaft zieht kein Adliger ein (LK-301, LK-704, LK-308).
thing-cards = Einflusskarten
thing-cards-text = Man gibt sie für Durchquerungen, weitere Höflinge und Konfrontationen aus. Wer seine letzte spielt, löst eine Wahl aus (LK-410, LK-602, LK-701).
thing-votes = Stimmen
thing-votes-text = Die Stimmen der eigenen Grafschaften und Bonusstimmen aus früheren Wahlen (heller). Wer in einer Wahl die Mehrheit erreicht, gewinnt (LK-706, LK-707).
thing-die = Würfel
thing-die-text = Liegt auf einer Karte und zählt so oft, wie sie sagt. In einer Konfrontation kann eine 1 eine Karte zurückbringen (LK-606, LK-607, LK-624).
