# What the pieces are and do, for whoever points at them.

vote-yes-text = Always comes back to your hand. If everybody votes YES, the candidate is crowned (VR-84, VR-85).
vote-no-text = One is enough to reject the candidate, unless somebody has a stomachache. It is then spent for this round (VR-84, VR-85).
vote-stomachache-text = Cancels the vote whatever the others play: the candidate goes back to floor 5. It is then spent for this round (VR-84, VR-87).
character-jester-text = On nobody’s card. If he is crowned, all values are reversed (VR-111).

thing-character = Character
thing-character-text = At a coronation it brings the value of the place where it stands to everybody who has it on their { -favourites } card (VR-110).
thing-floor = Floor
thing-floor-text = Has room for { $limit-characters_per_floor } characters, for { $limit-characters_per_floor_2_units } when two play. A character climbs floor by floor (VR-25, VR-63).
thing-throne = { -throne-room }
thing-throne-text = Whoever comes here from { -floor } 5 is the candidate, and everybody votes at once: crowned, rejected, or back to { -floor } 5 (VR-71, VR-85).
thing-wc = { -wc }
thing-wc-text = Room for one who finds the { -floor } beside it full. From here one only steps out to that { -floor } (VR-65, VR-66).
thing-dungeon = Dungeon
thing-dungeon-text = Here rejected { -courtiers } stay until the round ends: the first beside { -floor } 3, the second beside 2, the third beside 1 (VR-89, VR-93).
thing-box = Box
thing-box-text = From the fourth rejection of a round on, { -courtiers } leave the castle (VR-89).
thing-consort = Consort’s seat
thing-consort-text = Whoever is crowned first sits here until a second is crowned, and counts 0 then (VR-223, VR-225).
thing-favourites = { -favourites } card
thing-favourites-text = Its six { -courtiers } score for its owner where they stand when somebody is crowned; nobody else may see it before (VR-43, VR-110).
thing-seal = Vote
thing-seal-text = Everybody votes in secret, and all votes are shown together (VR-82).
thing-marker = Score
thing-marker-text = Everybody starts at 20; after three rounds the highest score wins (VR-31, VR-142).
rival-emissary-text = Votes and scores by chance against everybody. If he has more points than every player at the end, all have lost (VR-196, VR-206).
