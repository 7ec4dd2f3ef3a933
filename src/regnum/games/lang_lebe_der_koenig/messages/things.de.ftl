# Was die Teile sind und tun, für alle, die auf sie zeigen.

card-x1-text = Der Würfel zählt einfach. Um eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, braucht es eine 3 oder mehr (LK-418).
card-x2-text = Der Würfel zählt doppelt. Um eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, braucht es eine 2 oder mehr (LK-418).
card-x3-text = Der Würfel zählt dreifach. Eine Grafschaft zu durchqueren oder einen Höfling zu gewinnen, gelingt immer (LK-418).
thing-noble = Adliger
thing-noble-text = Reist von Grafschaft zu Grafschaft und hält die, in der er steht (LK-307).
thing-courtier = Höfling
thing-courtier-text = Hält eine Grafschaft und zieht nie. In einer Grafschaft ist Platz für so viele, wie sie Stimmen hat (LK-304, LK-305).
