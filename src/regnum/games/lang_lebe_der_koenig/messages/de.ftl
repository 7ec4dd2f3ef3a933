game-title = Lang lebe der König
game-blurb = Höflinge und Grafschaften: Sammle die Stimmen, die dich zum König von England machen.

# --- wie die Dinge heißen ---

-noble = { $after ->
   *[dein] Adliger
    [der] Adlige
    [den] Adligen
}
-courtier = Höfling
-courtiers = Höflinge
-county = Grafschaft
-counties = Grafschaften
-confrontation = Konfrontation
-election = Wahl
-reserve = Vorrat
-discard = Ablage
-bonus-vote = Bonusstimme
-bonus-votes = Bonusstimmen

# --- wo wir sind ---

procedure-starting = Startkarten
procedure-turn = Zug
procedure-journey = Reise
procedure-extra_courtiers = Weitere { -courtiers }
procedure-winners_extra_courtiers = Weitere { -courtiers }
procedure-confrontation = { -confrontation } in { $contested }
procedure-throw = Würfel
procedure-roll = { "" }
procedure-laying = { "" }
procedure-tie = Gleichstand
procedure-recovery = Karten zurück
procedure-election = { -election } { $elections }
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
event-crossed = { $seat } spielt eine Karte { $card }, würfelt { $die } und durchquert { $county } nach { $to }.
event-not_crossed = { $seat } spielt eine Karte { $card } und würfelt { $die }: zu wenig, um durch { $county } nach { $to } zu kommen.
event-free_courtier = { $seat } setzt einen { -courtier } nach { $county }.
event-courtier_won = { $seat } spielt eine Karte { $card }, würfelt { $die } und gewinnt einen { -courtier } für { $county }.
event-extra_courtier = { $seat } setzt noch einen { -courtier } nach { $county }.
event-courtier_left = { $seat } lässt den für { $county } gewonnenen { -courtier } im { -reserve }.
event-no_extra_courtier = { $seat } spielt eine Karte { $card } und würfelt { $die }: nach { $county } kommt kein { -courtier }.
event-idle = Seit { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} wurde keine Karte gespielt: Es wird gewählt.

# --- was geschah: Konfrontationen ---

event-intruded = { $seat } dringt bei { $defender } in { $county } ein. { -confrontation }! Alle wählen verdeckt ihre Karten.
event-revealed = { $seat } deckt auf: { cards-laid }.
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
   *[other] : { $cards } mit Karten und Würfeln, { $pieces } für Figuren in der { -county }.
}
event-tied = { $seat } liegt mit { $score } gleichauf vorn und würfelt noch einmal.
event-tied_without_cards = { $seat } liegt mit { $score } gleichauf vorn, hat keine Karte zum Würfeln und behält diesen Wert.
event-won = { $seat } setzt sich in { $county } mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
} durch.
event-courtiers_banished = { $number ->
    [one] Ein { -courtier } von { $seat } verlässt
   *[other] { $number } { -courtiers } von { $seat } verlassen
} { $county } und { $number ->
    [one] kehrt
   *[other] kehren
} in den { -reserve } zurück.
event-noble_must_leave = Der { -noble(after: "der") } von { $owner } muss { $county } verlassen.
event-noble_banished = { $seat } verbannt den { -noble(after: "den") } von { $owner } nach { $to }.
event-noble_sent_back = { $owner } hat keinen { -courtier } auf dem Spielplan, der { -noble(after: "der") } kehrt nach { $to } zurück.
event-declined = { $seat } setzt keinen { -courtier } nach { $county }.
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
event-election_begins = { -election } { $number }: Die Stimmen der { -counties } werden gezählt.
event-votes_counted = { $seat }: { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
} der { -counties }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren mangels Karten
}{ $bonus ->
    [0] {""}
    [one] , { $bonus } { -bonus-vote }
   *[other] , { $bonus } { -bonus-votes }
}; zusammen { $total }.
event-no_king = Niemand hat die { $majority ->
    [one] { $majority } Stimme
   *[other] { $majority } Stimmen
} eines Königs.
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
event-bonus_won = { $seat } kommt auf den { ORDINAL($rank) } Platz und gewinnt { $won ->
    [one] { $won } { -bonus-vote }
   *[other] { $won } { -bonus-votes }
}, insgesamt { $bonus }.
event-cards_dealt = Alle erhalten { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
}{ $left ->
    [0] .
    [one] ; { $left } bleibt verdeckt in der { -discard }.
   *[other] ; { $left } bleiben verdeckt in der { -discard }.
}
event-no_cards_to_deal = In der { -discard } sind zu wenige Karten zum Austeilen: { $left }.
event-your_hand = Deine Hand jetzt: { cards-held }.
event-claims = { $seat } hat { $total ->
    [one] { $total } Stimme
   *[other] { $total } Stimmen
}, genug für die Krone.
event-only_claim = Niemand außer { $seat } hat die { $majority ->
    [one] { $majority } Stimme
   *[other] { $majority } Stimmen
} eines Königs.
event-most_county_votes = Unter denen, die genug haben, entscheiden die Stimmen der { -counties }: { $seat } hat die meisten, { $votes }.
event-most_cards = Bei gleich vielen Stimmen der { -counties } entscheiden die Karten auf der Hand: { $seat } hat die meisten, { $cards }.
event-best_lot = Gleich viele Stimmen der { -counties } und gleich viele Karten: Das Los hat für { $seat } entschieden.
event-highest_total = Unter denen, die genug haben, entscheidet die höchste Summe: { $seat } hat { $total ->
    [one] { $total } Stimme
   *[other] { $total } Stimmen
}.
event-crowned = { $seat } hat { $total ->
    [one] { $total } Stimme
   *[other] { $total } Stimmen
} und wird gekrönt. Lang lebe der König!
event-others_unranked = Es gibt nur einen Sieger. Die Regel ordnet sonst niemanden: Alle anderen teilen sich den zweiten Platz.

# --- was gefragt wird ---

ask-which_start = Die Startkarten werden verteilt.
ask-what_to_do = { $seat }, passe, bleib oder zieh mit deinem { -noble(after: "den") }.
ask-on_arrival = { $seat }, dein { -noble } ist in { $reached }: Setz einen { -courtier }, reise weiter oder beende den Zug.
ask-after_a_failure = { $seat }, dein { -noble } kam nicht durch { $reached }: Versuch es noch einmal oder beende den Zug.
ask-another_courtier = { $seat }, spielst du eine Karte und würfelst um noch einen { -courtier } in { $site }?
ask-courtier_won = { $seat }, setzt du den gewonnenen { -courtier } nach { $site }, oder lässt du ihn?
usual-courtier_won = Gewonnene { -courtiers } sofort setzen
ask-which_cards = { $seat }, setz verdeckt eine bis fünf Karten in der { -confrontation } in { $contested } ein.
ask-which_side = Die Würfel fallen.
ask-which_die = { $seat }, welcher Würfel kommt auf deine nächste Karte? Die höchsten zuerst.
ask-where_to_banish = { $seat }, in welche { -county } verbannst du den { -noble(after: "den") }?
ask-winners_courtier = { $seat }, setzt du einen { -courtier } nach { $contested }?
ask-how_many_back = { $seat }, wie viele Karten nimmst du für deine Einsen zurück?
ask-which_card = Die Karten werden ausgeteilt.

# --- was gewählt werden kann ---

do-start = In { $county } beginnen
do-die = { $value } würfeln
do-deal = Eine Karte { $card } austeilen
do-pass = Passen
do-stay = Bleiben und einen { -courtier } setzen
do-move = Nach { $to } ziehen
do-place = Einen { -courtier } setzen
do-cross = Mit einer Karte { $card } weiter nach { $to }
do-end = Hier aufhören
do-roll = Mit einer Karte { $card } um einen { -courtier } würfeln
do-leave = Im { -reserve } lassen
do-commit = { cards-laid } einsetzen
    .x1 = { $x1 ->
        [0] keine Karte ×1
        [1] eine Karte ×1
        [2] zwei Karten ×1
        [3] drei Karten ×1
        [4] vier Karten ×1
       *[other] fünf Karten ×1
    }
    .x2 = { $x2 ->
        [0] keine Karte ×2
        [1] eine Karte ×2
        [2] zwei Karten ×2
        [3] drei Karten ×2
        [4] vier Karten ×2
       *[other] fünf Karten ×2
    }
    .x3 = { $x3 ->
        [0] keine Karte ×3
        [1] eine Karte ×3
        [2] zwei Karten ×3
        [3] drei Karten ×3
        [4] vier Karten ×3
       *[other] fünf Karten ×3
    }
do-lay = Die { $die } auflegen
do-banish = Nach { $to } verbannen
do-decline = Keinen { -courtier } setzen
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

card-x1 = ×1
card-x2 = ×2
card-x3 = ×3
cards-laid = { $x1 ->
    [0] {""}
    [1] ×1
    [2] ×1, ×1
    [3] ×1, ×1, ×1
    [4] ×1, ×1, ×1, ×1
   *[other] ×1, ×1, ×1, ×1, ×1
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [1] ×2
    [2] ×2, ×2
    [3] ×2, ×2, ×2
    [4] ×2, ×2, ×2, ×2
   *[other] ×2, ×2, ×2, ×2, ×2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [1] ×3
    [2] ×3, ×3
    [3] ×3, ×3, ×3
    [4] ×3, ×3, ×3, ×3
   *[other] ×3, ×3, ×3, ×3, ×3
}
cards-held = { $x1 ->
    [0] {""}
    [one] { $x1 } Karte ×1
   *[other] { $x1 } Karten ×1
}{ $x1 ->
    [0] {""}
   *[other] { $x2 ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $x2 ->
    [0] {""}
    [one] { $x2 } Karte ×2
   *[other] { $x2 } Karten ×2
}{ $x3 ->
    [0] {""}
   *[other] { $x1 ->
        [0] { $x2 ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $x3 ->
    [0] {""}
    [one] { $x3 } Karte ×3
   *[other] { $x3 } Karten ×3
}

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
option-winner_rule-help = Wer König wird, wenn mehrere in derselben { -election } die Mehrheit erreichen.
option-winner_rule-county_votes = die meisten Stimmen der { -counties }
option-winner_rule-total_votes = die höchste Summe
option-bonus_start = { -bonus-votes } zu Beginn
option-bonus_start-help = Der Stein beginnt auf Feld 1 der Bonusleiste: Das zählt nichts, oder eine Stimme.
option-idle_limit = Untätige Runden bis zu einer { -election }
option-idle_limit-help = Nach so vielen Runden ohne gespielte Karte wird gewählt; 0 für nie.
option-failed_crossing = Misslungene erste Durchquerung
option-failed_crossing-help = Wo der { -noble(after: "der") } steht, wenn die erste Durchquerung eines Zuges misslingt.
option-failed_crossing-stays_in_crossed = in der { -county }, die er durchqueren wollte
option-failed_crossing-stays_at_start = wo der Zug begann

# --- warum nicht ---

refused-the-noble-s-owner-has-no-courtier-in = wem der Adlige gehört, der hat keinen { -courtier } in { $to }
refused-one-card-comes-back-for-each-1-you-rolled-no-more = für jede gewürfelte 1 kommt eine Karte zurück, nicht mehr
refused-you-have-no-courtier-left-in-reserve = du hast keinen { -courtier } mehr im { -reserve }
refused-the-county-holds-as-many-courtiers-as-it-may = in der { -county } sind schon so viele { -courtiers }, wie sie fasst
refused-you-have-no-card-in-hand = du hast keine Karte { $card } auf der Hand
refused-whoever-has-a-card-commits-at-least-one = wer eine Karte hat, setzt mindestens eine ein
refused-nobody-commits-more-than-five-cards = mehr als fünf Karten setzt niemand ein
refused-you-do-not-have-all-these-cards-in-hand = so viele dieser Karten hast du nicht auf der Hand
refused-with-so-few-players-is-not-in-the-game = mit so wenigen Spielern ist { $to } nicht im Spiel
refused-no-way-leads-from-here-straight-to = von hier führt kein Weg geradewegs nach { $to }
refused-your-noble-has-entered-in-this-turn-already = dein Adliger war in diesem Zug schon in { $to }
refused-is-the-only-county-of-its-owner-and-so-it-is-protected = { $to } ist die einzige { -county } ihres Besitzers und darum geschützt
refused-you-would-have-no-card-left-for-the-confrontation-in = für die { -confrontation } in { $to } bliebe dir keine Karte
refused-you-have-no-card-for-the-confrontation-in = du hast keine Karte für die { -confrontation } in { $to }
refused-no-die-that-is-left-shows = keiner der übrigen Würfel zeigt { $die }
refused-cards-of-one-kind-take-their-dice-from-high-to-low-it-comes-to-the-same = gleiche Karten bekommen ihre Würfel von hoch nach niedrig: Es kommt auf dasselbe heraus

# --- Vorgaben ---

preset-base-help = Wie in der Regel: Über jeden Würfel und jede Karte entscheidest du.
preset-swift = Zügig
preset-swift-help = Die Würfel liegen, wo sie am meisten bringen, und Karten für Einsen kommen von selbst zurück.
