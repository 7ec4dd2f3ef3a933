because-points = { $first } is before { $second }: more points ({ $mine } to { $theirs }).
because-meetings = { $met ->
    [one] { $first } is before { $second }: as many points, but they met, and { $first } was ahead.
    [2] { $first } is before { $second }: as many points, but they met twice, and { $first } was ahead more often ({ $mine } to { $theirs }).
   *[other] { $first } is before { $second }: as many points, but they met { $met } times, and { $first } was ahead more often ({ $mine } to { $theirs }).
 }
because-among = { $first } is before { $second }: as many points, but among all with as many, { $first } was ahead more often (ahead less behind: { $mine } to { $theirs }).
because-opponents = { $first } is before { $second }: as many points, but those whom { $first } met have gained more (on average { $mine } to { $theirs }).
because-firsts = { $first } is before { $second }: as many points, but first at a table more often ({ $mine } to { $theirs }).
because-reached = { $first } is before { $second }: came as far as round { $mine }, { $second } as far as round { $theirs }.
because-staying = { $first } is before { $second }, who withdrew.
because-place = { $first } is before { $second }: a better place at the last table ({ $mine } to { $theirs }).
because-lot = { $first } is before { $second }: all else is alike, and the lot decides.
nobody = somebody who has left
tie-points = points
tie-meetings = who was ahead when those with as many points met
tie-opponents = points of those whom one met
tie-firsts = how often one was first at a table
tie-reached = the round that one reached
tie-staying = whoever withdrew comes after those who did not
tie-place = the place at one's last table
tie-lot = the lot
rule-swiss = Whoever has gained alike meets, and nobody meets anybody again while it can be avoided. Everybody sits in each place about equally often. Nobody rests twice before everybody has.
rule-round-robin = Everybody meets everybody. All rounds are planned at the start; everybody sits in each place about equally often.
rule-knock-out = { $going ->
    [one] The first of each table goes on, until one table is left.
   *[other] The first { $going } of each table go on, until one table is left.
 } Where too few are left for a table, the best of the others go on too.
rule-smaller = Where numbers do not fit, tables have fewer seats, at least { $least }; whoever then finds no table rests. No bot is put in to fill a table.
rule-points = The first at a table gains { $top } points, the last none, the others evenly between them; shared places share. A smaller table is worth as much.
rule-rest = A round in which one rests is worth { $rest } points.
rule-live = Take your seat within { $minutes } minutes after a round began. A bot plays for whoever does not come, and they gain nothing; whoever came alone gains all. The places of the others are counted without them.
rule-days = Everybody sits at their tables at once. A bot plays for whoever lets their time run out, until they come back.
rule-away = Whoever gave up, or for whom a bot plays at the end, gains nothing. Whoever did not come at all is given no more tables until they say that they are back.
rule-limit = A game that is not over when the time of its round is, is broken off: those who still play share its places. Whoever was waited for longer than one and a half times their share of the round (its time divided by the seats of the table) comes behind the others.
rule-lot = Lots follow from a seed that nobody knew before entries closed and that is published then; with the file in JSON anybody can draw all rounds again.
column-place = place
column-name = name
column-points = points
column-opponents = points of opponents
column-firsts = first places
column-why = why before the next
column-round = round { $number }
rests = rests
missing = missing
