# What the pieces are and do, for whoever points at them.

vote-yes-text = Always comes back to your hand. If everybody votes YES, the candidate is crowned (VR-84, VR-85).
vote-no-text = One is enough to reject the candidate, unless somebody has a stomachache. It is then spent for this round (VR-84, VR-85).
vote-stomachache-text = Cancels the vote whatever the others play: the candidate goes back to floor 5. It is then spent for this round (VR-84, VR-87).
character-jester-text = On nobody’s card. If he is crowned, all values are reversed (VR-111).
