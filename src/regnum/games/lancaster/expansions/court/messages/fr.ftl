# --- les noms de l’extension ---

-lord = Lord
-office = charge
-treasury = trésor
-seal = sceau
-seals = sceaux
-bishop = évêque
-bishops = évêques
-privilege = privilège
-shield = bouclier
-archer = archer
-tudor-knight = { -knight } Tudor
-chancellor = Grand chancelier
-constable = Grand connétable
-chamberlain = Grand chambellan

seals-counted = { $seals } { $seals ->
    [one] { -seal }
   *[other] { -seals }
}

# --- où nous en sommes, ce qui se passe ---

procedure-application = Candidature
event-applied_for = Le { -lord } { $house } brigue la { -office } de { $office } avec une { -strength } de { $strength }.
event-tribute_paid = { $seat } verse le tribut au { -treasury }, en { $good }.
event-lord_expelled = Le { -lord } { $house } cède la { -office } de { $office } et retourne à la { -court } avec tous ses soutiens.
event-treasury_taken = Le { -lord } { $house } vide le { -treasury } : { squires-counted }, { $gold } { $gold ->
    [one] { -gold-piece }
   *[other] { -gold-pieces }
} et { $votes } { $votes ->
    [one] { -vote-marker }
   *[other] { -vote-markers }
}.
event-office_taken = Le { -lord } { $house } devient { $office }.
event-office_pays = Le { $office } { $house } reçoit { $seals ->
    [0] le { -privilege } de sa { -office }.
   *[other] { seals-counted }.
}
event-privileges_used = Un { -privilege } sert au camp { $house } : { $privileges }.
event-archer_home = L’{ -archer } { $house } quitte { $conflict }.
event-new_bishop = Un { -bishop } rejoint le { -lord } { $house }.
event-knight_given_up = Le { -knight } { $house } { with-strength } quitte le jeu ({ $place }).
event-seal_tile_kept = { $seat } garde la tuile comme { -seal }.
event-seals_scored = { $seat } a { seals-counted } { $bishops ->
    [0] sans { -bishop }
    [one] et { $bishops } { -bishop }
   *[other] et { $bishops } { -bishops }
} : { points-counted }.

# --- ce qui est demandé, et ce qu’on peut choisir ---

ask-which_support = { $seat }, qui soutient le { -lord } { $house } ?
do-lord = Envoyer le { -lord } vers { $to }
do-allied_lord = Envoyer le { -lord } de l’{ -ally } vers { $to }
do-support = Le { -knight } { with-strength }
do-support_bishop = Un { -bishop }
do-support_tudor = Le { -tudor-knight }
do-apply = Se présenter ainsi
do-place_with = Envoyer le { -knight } { with-strength } vers { $at }, avec { $privileges }
do-place_ally_with = Envoyer le { -knight } allié { with-strength } vers { $at }, avec { $privileges }
do-bishop = Plutôt un { -bishop }
do-bishop_for = Un { -bishop } contre le { -knight } { with-strength } ({ $at })

# --- mots ---

office-chancellor = { -chancellor }
office-constable = { -constable }
office-chamberlain = { -chamberlain }
lord_place-court = la { -court }
lord_place-chancellor = la { -office } de { -chancellor }
lord_place-constable = la { -office } de { -constable }
lord_place-chamberlain = la { -office } de { -chamberlain }
lord_place-treasury = le { -treasury }
to-chancellor = la { -office } de { -chancellor }
to-constable = la { -office } de { -constable }
to-chamberlain = la { -office } de { -chamberlain }
to-treasury = le { -treasury }
place-chancellor = la { -office } de { -chancellor }
    .label = { -chancellor }
place-constable = la { -office } de { -constable }
    .label = { -constable }
place-chamberlain = la { -office } de { -chamberlain }
    .label = { -chamberlain }
place-treasury = le { -treasury }
    .label = Trésor
place-removed = hors du jeu
privileges-shield = { -shield }
privileges-tudor = { -tudor-knight }
privileges-shield-tudor = { -shield } et { -tudor-knight }
privileges-archer = { -archer }
privileges-archer-tudor = { -archer } et { -tudor-knight }
reward_kind-seals = un { -seal }
part-seals = { $n ->
    [one] un { -seal }
   *[other] { $n } { -seals }
}
option-court = À la cour du roi
option-court-help = Henri V : les Lords briguent les charges du roi, qui rapportent { -seals } et privilèges ; les { -bishops } les soutiennent.

# --- pourquoi pas ---

refused-no-knight-of-strength-is-at-that-court = aucun { -knight } de { -strength } { $strength } n’est à cette { -court }
refused-no-bishop-is-left-at-that-court = il ne reste pas d’{ -bishop } à cette { -court }
refused-there-is-no-tudor-knight-to-be-used-now = aucun { -tudor-knight } ne peut servir maintenant
refused-the-stack-must-be-stronger-than-the-one-that-stands-there = il faut être plus fort que le { -lord } en place et ses soutiens
refused-only-a-lord-goes-there-knights-come-along-to-support-him = seul un { -lord } y va ; les { -knights } ne viennent que le soutenir
refused-that-lord-has-been-placed-already = ce { -lord } est déjà placé
refused-you-cannot-pay-the-tribute-of-that-office = vous ne pouvez pas verser le tribut de cette { -office }
refused-a-lord-of-yours-stands-there = un { -lord } à vous s’y trouve
refused-even-with-all-support-the-stack-would-not-be-stronger-than-the-one-there = même avec tous les soutiens, le { -lord } en place serait aussi fort
refused-that-house-does-not-have-these-privileges-to-use-in-this-round = cette maison n’a pas ces privilèges pour ce { -round }
refused-a-shield-goes-with-a-knight-to-a-county = un { -shield } accompagne un { -knight } dans une { -county }
refused-an-archer-goes-with-a-knight-to-a-conflict = un { -archer } accompagne un { -knight } dans un { -conflict }
refused-a-tudor-knight-goes-with-a-knight-to-a-county-or-a-conflict = un { -tudor-knight } accompagne un { -knight } dans une { -county } ou un { -conflict }
refused-the-space-below-the-stack-is-not-free-for-the-archer = la case en dessous n’est pas libre pour l’{ -archer }
refused-a-shield-protects-the-knight-there-it-cannot-be-expelled = un { -shield } protège le { -knight } qui s’y trouve : on ne le chasse pas
refused-an-ally-gives-up-a-knight-for-its-bishop = un { -ally } cède un { -knight } pour son { -bishop }
refused-no-bishop-is-left-on-the-regal-board = il ne reste plus d’{ -bishop }
refused-you-have-as-many-bishops-as-one-may-have = vous avez déjà autant d’{ -bishops } qu’on peut en avoir
refused-only-an-ally-gives-up-a-knight-for-a-bishop = seul un { -ally } cède un { -knight } pour un { -bishop }
refused-there-is-no-bishop-for-your-ally-any-more = il n’y a plus d’{ -bishop } pour votre { -ally }

preset-henry_v = Avec Henri V
preset-henry_v-help = Les Lords à la cour du roi, le déshonneur et le donjon, et les lois du roi.

# --- ce que sont et font les pièces ---

thing-seals = Sceaux
thing-seals-text = Des points à la fin : autant que vous en avez, fois un de plus que vos évêques (LA-485).
thing-bishops = Évêques
thing-bishops-text = Chacun ajoute 1 à la candidature d’un Lord, et multiplie vos sceaux à la fin (LA-457, LA-485).
thing-shield = Bouclier
thing-shield-text = Le chevalier qui le porte dans une province ne peut pas être chassé (LA-473).
thing-archer = Archer
thing-archer-text = Puissance { $court-archer_strength }, sur sa propre case sous un chevalier en France ; classé à part (LA-475).
thing-tudor = Chevalier Tudor
thing-tudor-text = Puissance { $court-tudor_strength } de plus pour le chevalier ou le Lord qu’il accompagne (LA-477).
thing-lord = Lord
thing-lord-text = Brigue une charge, seul ou avec des chevaliers et des évêques (LA-457).

thing-office = Charge
thing-office-text = Un Lord paie le tribut et postule, seul ou avec des chevaliers et des évêques ; plus de puissance le chasse. Qui la tient reçoit à chaque round ses sceaux et son privilège (LA-455, LA-458, LA-466).
thing-treasury = Trésor
thing-treasury-text = Un Lord qui vient ici prend tout ce qui s’y trouve, et personne ne le chasse (LA-460).
