game-title = Lang lebe der König

# --- wo wir sind ---

procedure-starting = Startkarten
procedure-turn = Zug
procedure-journey = Reise
procedure-extra_courtiers = Weitere Höflinge
procedure-winners_extra_courtiers = Weitere Höflinge
procedure-confrontation = Konfrontation in { $contested }
procedure-throw = Würfel
procedure-roll = { "" }
procedure-laying = { "" }
procedure-tie = Gleichstand
procedure-recovery = Karten zurück
procedure-election = Wahl { $elections }
procedure-ranking = Rangfolge
procedure-lots = Los
procedure-casting = { "" }
procedure-dealing = Austeilen
procedure-coronation = Krönung
procedure-claim = { "" }

# --- was geschah: Aufbau und Züge ---

event-starts_in = { $seat } beginnt in { $county }.
event-begins_the_game = { $seat } hat { $county } und ist zuerst am Zug.
event-passed = { $seat } passt.
event-stayed = { $seat } bleibt in { $county }.
event-entered = { $seat } zieht nach { $county }.
event-crossed = { $seat } spielt { $card }, würfelt { $die } und durchquert { $county } nach { $to }.
event-not_crossed = { $seat } spielt { $card } und würfelt { $die }: zu wenig, um durch { $county } nach { $to } zu kommen.
event-free_courtier = { $seat } setzt einen Höfling nach { $county }.
event-courtier_won = { $seat } spielt { $card }, würfelt { $die } und gewinnt einen Höfling für { $county }.
event-extra_courtier = { $seat } setzt einen weiteren Höfling nach { $county }.
event-courtier_left = { $seat } lässt den für { $county } gewonnenen Höfling im Vorrat.
event-no_extra_courtier = { $seat } spielt { $card } und würfelt { $die }: nach { $county } kommt kein Höfling.
event-idle = Seit { $turns } Zügen wurde keine Karte gespielt: Es wird gewählt.

# --- was geschah: Konfrontationen ---

event-intruded = { $seat } dringt bei { $defender } in { $county } ein. Konfrontation! Alle wählen verdeckt ihre Karten.
event-revealed = { $seat } deckt { $x1 ->
    [0] {""}
   *[other] { $x1 } × x1
}{ $x2 ->
    [0] {""}
   *[other] { $x1 ->
        [0] {""}
       *[other] ,{" "}
    }{ $x2 } × x2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }{ $x3 } × x3
} auf.
event-without_cards = { $seat } hat keine Karte aufzudecken.
event-dice_rolled = { $seat } würfelt { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
}.
event-scored = { $seat } kommt auf { $score }{ $pieces ->
    [0] .
   *[other] : { $cards } mit Karten und Würfeln, { $pieces } für Figuren in der Grafschaft.
}
event-tied = { $seat } liegt mit { $score } gleichauf vorn und würfelt noch einmal.
event-tied_without_cards = { $seat } liegt mit { $score } gleichauf an der Spitze, hat keine Karte zum Würfeln und behält diesen Wert.
event-won = { $seat } setzt sich in { $county } mit { $score } Punkten durch.
event-courtiers_banished = { $number ->
    [one] Ein Höfling von { $seat } verlässt
   *[other] { $number } Höflinge von { $seat } verlassen
} { $county } und { $number ->
    [one] kehrt
   *[other] kehren
} in den Vorrat zurück.
event-noble_must_leave = Der Baron von { $owner } muss { $county } verlassen.
event-noble_banished = { $seat } verbannt den Baron von { $owner } nach { $to }.
event-noble_sent_back = { $owner } hat keinen Höfling auf der Karte, der Baron kehrt nach { $to } zurück.
event-declined = { $seat } setzt keinen Höfling nach { $county }.
event-cards_back = { $seat } { $number ->
    [0] nimmt für die Einsen keine Karte zurück.
    [one] nimmt für die Einsen { $number } Karte zurück.
   *[other] nimmt für die Einsen { $number } Karten zurück.
}
event-cards_discarded = { $number ->
    [0] Alle eingesetzten Karten sind wieder auf der Hand.
    [one] { $number } eingesetzte Karte wird abgelegt.
   *[other] { $number } eingesetzte Karten werden abgelegt.
}

# --- was geschah: Wahlen ---

event-last_card_played = { $seat } hat die letzte Karte gespielt.
event-election_begins = Wahl { $number }: Die Stimmen der Grafschaften werden gezählt.
event-votes_counted = { $seat }: { $votes } Stimmen aus Grafschaften{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren mangels Karten
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } Bonusstimmen
}; zusammen { $total }.
event-no_king = Niemand hat die { $majority } Stimmen, die zum König machen.
event-lot_cast = { $seat } zieht das Los { $a }{ $b ->
    [0] {""}
   *[other] , { $b }
}{ $c ->
    [0] {""}
   *[other] , { $c }
}{ $d ->
    [0] {""}
   *[other] , { $d }
}{ $e ->
    [0] {""}
   *[other] , { $e }
}: { $sum }.
event-bonus_won = { $seat } erreicht Rang { $rank } und gewinnt { $won ->
    [one] { $won } Bonusstimme
   *[other] { $won } Bonusstimmen
}, insgesamt { $bonus }.
event-cards_dealt = Alle erhalten { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
}{ $left ->
    [0] .
    [one] ; { $left } bleibt verdeckt in der Ablage.
   *[other] ; { $left } bleiben verdeckt in der Ablage.
}
event-no_cards_to_deal = In der Ablage sind zu wenige Karten zum Austeilen: { $left }.
event-your_hand = Deine Hand jetzt: { $x1 ->
    [0] {""}
   *[other] { $x1 } × x1
}{ $x2 ->
    [0] {""}
   *[other] { $x1 ->
        [0] {""}
       *[other] ,{" "}
    }{ $x2 } × x2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }{ $x3 } × x3
}.
event-claims = { $seat } hat { $total } Stimmen, genug für die Krone.
event-only_claim = Niemand außer { $seat } hat die { $majority } Stimmen eines Königs.
event-most_county_votes = Unter denen, die genug haben, entscheiden die Stimmen der Grafschaften: { $seat } hat die meisten, { $votes }.
event-most_cards = Bei gleich vielen Stimmen der Grafschaften entscheiden die Karten auf der Hand: { $seat } hat die meisten, { $cards }.
event-best_lot = Gleich viele Stimmen der Grafschaften und gleich viele Karten: Das Los hat für { $seat } entschieden.
event-highest_total = Unter denen, die genug haben, entscheidet die höchste Summe: { $seat } hat { $total } Stimmen.
event-crowned = { $seat } hat { $total } Stimmen und wird gekrönt. Lang lebe der König!
event-others_unranked = Es gibt nur einen Sieger. Die Regel ordnet sonst niemanden: Alle anderen teilen sich den zweiten Platz.

# --- was gefragt wird ---

ask-which_start = Die Startkarten werden verteilt.
ask-what_to_do = { $seat }, passe, bleib oder zieh mit deinem Baron.
ask-on_arrival = { $seat }, dein Baron ist in { $reached }: Setz einen Höfling, reise weiter oder beende den Zug.
ask-after_a_failure = { $seat }, dein Baron kam nicht durch { $reached }: Versuch es noch einmal oder beende den Zug.
ask-another_courtier = { $seat }, spielst du eine Karte und würfelst um noch einen Höfling in { $site }?
ask-courtier_won = { $seat }, setzt du den gewonnenen Höfling nach { $site }, oder lässt du ihn?
usual-courtier_won = Gewonnene Höflinge sofort setzen
ask-which_cards = { $seat }, setz verdeckt eine bis fünf Karten in der Konfrontation in { $contested } ein.
ask-which_side = Die Würfel fallen.
ask-which_die = { $seat }, welcher Würfel kommt auf deine nächste Karte? Die höchsten zuerst.
ask-where_to_banish = { $seat }, in welche Grafschaft verbannst du den Baron?
ask-winners_courtier = { $seat }, setzt du einen Höfling nach { $contested }?
ask-how_many_back = { $seat }, wie viele Karten nimmst du für deine Einsen zurück?
ask-which_card = Die Karten werden ausgeteilt.

# --- was gewählt werden kann ---

do-start = In { $county } beginnen
do-die = { $value } würfeln
do-deal = { $card } austeilen
do-pass = Passen
do-stay = Bleiben und einen Höfling setzen
do-move = Nach { $to } ziehen
do-place = Einen Höfling setzen
do-cross = Mit { $card } weiter nach { $to }
do-end = Hier aufhören
do-roll = Mit { $card } um einen Höfling würfeln
do-leave = Im Vorrat lassen
do-commit = { $x1 ->
    [0] {""}
   *[other] { $x1 } × x1
}{ $x2 ->
    [0] {""}
   *[other] { $x1 ->
        [0] {""}
       *[other] ,{" "}
    }{ $x2 } × x2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }{ $x3 } × x3
} einsetzen
do-lay = Die { $die } auflegen
do-banish = Nach { $to } verbannen
do-decline = Keinen Höfling setzen
do-recover = { $cards ->
    [0] Keine Karte zurücknehmen
    [one] { $cards } Karte zurücknehmen
   *[other] { $cards } Karten zurücknehmen
}

# --- Grafschaften und Karten ---

county-man = Man
county-sedberouie = Sedberouie
county-loncastre = Loncastre
county-tateshale = Tateshale
county-lincolia = Lincolia
county-wigemor = Wigemor
county-stadford = Stadford
county-grentebrige = Grentebrige
county-oxeneford = Oxeneford
county-lundonia = Lundonia
county-roucestre = Roucestre
county-sarisberie = Sarisberie
county-lideford = Lideford

card-x1 = x1
card-x2 = x2
card-x3 = x3

# --- Optionen ---

option-dice_allocation = Würfel auf Karten legen
option-dice_allocation-help = Alle legen ihre Würfel selbst, oder die höchsten kommen ohne Nachfrage auf die höchsten Karten.
option-dice_allocation-manual = nach Wunsch
option-dice_allocation-auto = für die höchste Summe
option-recovery = Karten zurück für Einsen
option-recovery-help = Alle sagen, wie viele Karten sie zurücknehmen, oder nehmen immer so viele wie möglich.
option-recovery-choice = nach Wunsch
option-recovery-always = immer alle
option-winner_rule = Mehrere über der Mehrheit
option-winner_rule-help = Wer König wird, wenn mehrere in derselben Wahl die Mehrheit erreichen.
option-winner_rule-county_votes = die meisten Stimmen aus Grafschaften
option-winner_rule-total_votes = die höchste Gesamtzahl
option-bonus_start = Bonusstimmen zu Beginn
option-bonus_start-help = Der Stein beginnt auf Feld 1 der Bonusleiste: Das zählt nichts, oder eine Stimme.
option-idle_limit = Untätige Runden bis zu einer Wahl
option-idle_limit-help = Nach so vielen Runden ohne gespielte Karte wird gewählt; 0 für nie.
option-failed_crossing = Misslungene erste Durchquerung
option-failed_crossing-help = Wo der Baron steht, wenn die erste Durchquerung eines Zuges misslingt.
option-failed_crossing-stays_in_crossed = in der Grafschaft, die er durchqueren wollte
option-failed_crossing-stays_at_start = wo der Zug begann
