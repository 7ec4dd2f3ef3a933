import { inWords, listing, ordinal, plural, quoting } from './grammar'

const quoted = quoting(['“', '”'], ['‘', '’'])
const and = (names: string[]) => listing(names, 'and')

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** The shell's own words. What games say comes from the server, in the same language. */
export const en = {
  name: 'Regnum',
  skip: 'Skip to the content',
  nav: {
    main: 'Main',
    play: 'Play',
    lobby: 'Lobby',
    mine: 'My games',
    rules: 'Rules',
    settings: 'Settings',
    me: 'Profile'
  },
  away: 'The connection is being restored …',
  maintenance: 'The server is being looked after: tables wait, and no clock runs.',
  failed: 'That did not work',
  close: 'Close',
  back: 'Back',
  loading: 'One moment …',
  copy: 'Copy',
  copied: 'Copied',
  seat: ['Blue', 'Red', 'Yellow', 'Green', 'Purple', 'Black', 'Light blue', 'White'],

  home: {
    title: 'Who will be king?',
    lead: (games: number) =>
      `${inWords(games, NUMBERS)} ${plural(games, 'game', 'games')} of courts, castles and crowns, played by their own rulebooks, with friends and against bots.`,
    now: 'Play now',
    nowWhat: (game: string) => `: ${game}, against bots`,
    table: 'Set up a table',
    rules: 'Rules',
    players: (least: number, most: number) => `${least} to ${most} players`,
    yourTurn: (count: number) => plural(count, 'It is your turn at one table', `It is your turn at ${count} tables`),
    open: 'Tables that wait for players',
    left: (kind: 'game' | 'expansion' | 'bot', name: string, of: string) =>
      `The ${kind} ${name} of the package ${of} cannot be used; everything else can be played without it.`
  },

  lobby: {
    title: 'Lobby',
    lead: 'Sit down where a seat is free, or watch.',
    open: 'Waiting for players',
    playing: 'Being played',
    over: 'Finished',
    none: 'Nothing here yet. Set up a table, and it will be the first.',
    join: 'Sit down',
    watch: 'Watch',
    look: 'Look back',
    enter: 'To the table',
    create: 'New table',
    free: (count: number) => plural(count, 'one seat free', `${count} seats free`),
    live: 'live',
    days: 'over days'
  },

  hotSeat: {
    turn: (name: string) => `${name}, it is your turn`,
    lookAway: 'Everybody else looks away, please.',
    iAm: (name: string) => `I am ${name}`,
    takeBack: (name: string) => `${name} takes the last answer back`,
    all: 'with everybody at this screen',
    unrated: 'Played at one screen: it counts for no rating.'
  },
  brought: (name: string) => `${name} has brought this game as a file: it counts for no rating.`,

  mine: {
    bring: 'Go on with a game from a file',
    hide: 'Hide',
    showHidden: (count: number) => (count === 1 ? 'Show the hidden game' : `Show ${count} hidden games`),
    title: 'My games',
    turn: 'Your turn',
    others: 'Others are choosing',
    open: 'Waiting for players',
    over: 'Finished',
    none: 'You have not played yet.',
    won: 'Won',
    place: (place: number) => `${ordinal(place)} place`
  },

  unfinished: {
    title: 'You have an unfinished game',
    anew: 'Begin a new game'
  },

  create: {
    title: (game: string) => `A table of ${game}`,
    which: 'Which game?',
    players: 'Players',
    seats: 'Who sits where?',
    me: 'Me',
    bot: (level: string) => `A bot: ${level}`,
    friend: 'A friend, by link',
    anyone: 'Anyone',
    here: 'Somebody at this screen',
    nameOf: (seat: string) => `Name: ${seat}`,
    team: 'a team of two',
    teammate: 'teammate',
    wholeTeam: 'a bot plays both',
    allTeams: 'Teams of two everywhere',
    presets: 'How would you like to play?',
    last: 'As last time',
    playing: (count: number) => plural(count, '1 player', `${count} players`),
    expansions: 'Expansions and variants',
    finer: 'Finer points',
    levels: 'How strong are the bots?',
    seatOption: (seat: number) => `Seat ${seat}`,
    impossible: 'Not possible together',
    pace: 'Pace',
    live: 'All at the table now',
    days: 'By turns, over days',
    then: 'When time is up',
    clock: 'Clock',
    noClock: 'none',
    perMove: 'per choice',
    bank: 'for the whole game',
    minutes: (count: number) => plural(count, '1 minute', `${count} minutes`),
    daysLong: (count: number) => plural(count, '1 day', `${count} days`),
    listed: 'Show it in the lobby',
    watchers: 'Those who watch',
    watching: { silent: 'may watch in silence', chat: 'may watch and speak', none: 'nobody may watch' },
    start: 'Create the table',
    startNow: 'Begin'
  },

  timeUp: {
    answer: 'a bot gives this one answer',
    bot: 'a bot plays on until they come back',
    pause: 'the game is paused'
  },

  yourName: {
    title: 'What shall the others call you?',
    sit: 'Sit down',
    taken: (name: string) => `${name} sits here already. Take another name.`
  },

  waitingRoom: {
    onlyHere: 'This link works only on this machine. Start the server with --host 0.0.0.0 to let others in.',
    picture: 'The link as a QR code, to be photographed with a phone',
    title: 'Waiting for players',
    invite: 'Send this link to your friends',
    free: 'free',
    kept: 'kept for whoever sat there',
    sit: 'Sit here',
    bot: 'Give it to a bot',
    unseat: 'Send away',
    leave: 'Leave',
    start: 'Begin',
    host: 'host',
    closed: 'This table is closed: nobody plays here any more.',
    starts: 'The game begins when every seat is taken.'
  },

  play: {
    players: 'Players',
    question: 'What is asked',
    choices: 'Choices',
    all: 'All as a list',
    few: 'Step by step',
    waiting: (names: string[]) =>
      names.length ? `${and(names)} ${names.length > 1 ? 'are' : 'is'} choosing.` : 'One moment …',
    yourTurn: 'Your turn',
    titleTurn: 'Your turn',
    paused: 'The game is paused.',
    resume: 'Go on',
    why: 'Why?',
    whyLine: (line: string) => `Why? ${line}`,
    rule: (clause: string) => `Rule ${clause}`,
    notPossible: 'What is not possible now, and why',
    andMore: (others: number) => `(and ${others} more)`,
    allPossible: 'Everything that is asked for is possible.',
    undo: 'Take back',
    askUndo: 'Ask to take back',
    confirm: 'Confirm',
    otherChoice: 'Choose again',
    log: 'Log',
    news: 'What just happened',
    chat: 'Chat',
    chatEmpty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    more: 'More',
    menu: 'Table menu',
    pause: 'Ask for a pause',
    concede: 'Concede',
    concedeSure: 'Concede this game? A bot plays on in your place.',
    replace: (name: string) => `${name} is away: let a bot play`,
    replaceHelp:
      'Whoever is away has two minutes to say otherwise (three days in games of days); then a bot plays on, until they come back.',
    imHere: 'I am here',
    letBot: 'Let a bot play',
    guest: 'guest',
    comeBack: 'Take my seat back',
    standIn: 'A bot is playing for you.',
    download: 'Save the game as a file',
    rules: 'Rules',
    keys: 'Keys',
    since: 'since your last turn',
    skip: 'Skip',
    lookBack: 'Look back',
    now: 'Back to now',
    forward: 'To now',
    keyHelp: [
      ['1–9', 'choose from the list'],
      ['Enter', 'confirm'],
      ['Esc', 'let go, close'],
      ['Space', 'skip what is being shown'],
      ['U', 'take back'],
      ['?', 'the rule that asks'],
      ['L', 'the log'],
      ['+ − 0', 'zoom the board'],
      [', .', 'from piece to piece, each explains itself']
    ],
    watching: (count: number) => plural(count, 'One spectator', `${count} spectators`),
    spectator: 'You are watching.',
    request: {
      undo: (name: string, told: string) =>
        told ? `${name} would like to take this back: ${told}` : `${name} would like to take back a choice.`,
      pause: (name: string) => `${name} asks for a pause.`,
      replace: (name: string, other: string) => `${name} says that ${other} is away.`,
      replaceMe: (name: string) => `${name} says that you are away.`,
      replaceHelp: 'A bot plays on when the time is up, or as soon as all agree.',
      hereHelp: 'If you say nothing, a bot plays for you when the time is up.'
    },
    agree: 'Agree',
    refuse: 'Refuse',
    asked: 'The others have been asked.',
    over: 'The game is over',
    wins: (names: string[], several: boolean) => `${and(names)} ${several ? 'win' : 'wins'}!`,
    youWin: 'You win!',
    nobodyWins: 'None of you wins.',
    points: (points: number) => plural(points, '1 point', `${points} points`),
    replay: 'Look back',
    rematch: 'Play again',
    toRematch: 'To the new game',
    left: (time: string) => `${time} left`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomFit: 'Whole board',
    board: 'Board',
    hurry: 'Your time is nearly up',
    holiday: (days: number, left: number) =>
      plural(days, 'Take a day off', `Take ${days} days off`) + ` (${left} left)`,
    presence: { here: 'here', away: 'looks elsewhere', gone: 'not here' },
    sending: 'Sending …',
    sentLater: 'Will be sent when the connection is back:',
    notHere: (names: string[]) => `${and(names)} ${names.length > 1 ? 'are' : 'is'} not here.`,
    chooses: 'is choosing',
    conceded: 'gave up',
    commitment: 'What was promised of the dice:',
    fair: (drawn: number) => `✓ All ${drawn} dice and cards follow from what was promised before the game.`,
    unfair: (wrong: number) =>
      wrong
        ? `${plural(wrong, 'One die or card does', `${wrong} dice or cards do`)} not follow from what was promised before the game.`
        : 'The dice are not the ones that were promised before the game.',
    brokenBoard: (game: string, why: string) =>
      `The board of ${game} cannot be shown (${why}); you can play it with the buttons beside it.`,
    plainFields: 'The table in words'
  },

  oldGame: {
    sentence: (edition: number) =>
      `This is a game of edition ${edition} of the rules, which is not kept: it can be read, but neither played on nor replayed.`,
    place: (place: number, points: number) => `place ${place} (${points})`,
    unfinished: 'It was not over.',
    options: 'Options'
  },

  replay: {
    title: 'Looking back',
    at: (at: number, all: number) => `Choice ${at} of ${all}`,
    first: 'To the beginning',
    previous: 'Back one step',
    next: 'Forward one step',
    last: 'To the end',
    run: 'Run',
    stop: 'Stop',
    as: 'Seen by',
    all: 'everybody’s cards open',
    branch: 'Play on from here',
    branchAs: 'as',
    branchHelp: 'A new table begins at this very position, with bots in the other seats.',
    notYet: 'A game can be looked back on when it is over.'
  },

  review: {
    title: 'Review',
    ask: 'Review this game',
    progress: (part: number) => `The judge is looking at the game: ${part}\u00a0%.`,
    behind: 'Bots at other tables think first.',
    failed: 'The review did not succeed. You can ask for it again.',
    chances: 'Everybody’s chances',
    along: 'Everybody’s chances; the arrow keys move from decision to decision',
    chose: (name: string, choice: string) => `${name}: ${quoted(choice)}`,
    judge: (name: string) => `What the judge would have done, from what ${name} could know`,
    thought: (name: string) => `What ${name} was thinking`,
    worth: (share: number, games: number) => `${share}\u00a0% in ${games} ${plural(games, 'game', 'games')}`,
    turning: 'Turning points',
    none: 'No decision certainly gave anything away.',
    lost: (name: string | null, loss: number, margin: number, chosen: string, better: string, games: number) =>
      `Here ${name ?? 'you'} lost ${loss}\u00a0% (±\u00a0${margin}): ${quoted(chosen)} instead of ${quoted(better)}, both tried in the same ${games} imagined games.`,
    uncertain: (loss: number, margin: number, games: number) =>
      `Tried in the same ${games} imagined games, the judge’s answer was not certainly better: ${loss}\u00a0% (±\u00a0${margin}).`,
    means: (games: number, off: number) =>
      `Chances are judged with all cards open, before each decision; mostly winning counts, a little the place. Each rests on ${games} imagined games or more and may be off by about ${off}\u00a0%.`,
    table: 'The chances as a table',
    after: 'Choices made',
    decision: 'Decision'
  },

  lesson: {
    learn: 'Learn',
    learnWhat: (game: string) => `: a guided first game of ${game}`,
    coach: 'The coach',
    recommended: '(recommended)',
    real: 'A real game against pages',
    on: 'Play this one on',
    back: 'Back to the lesson'
  },

  guide: {
    title: 'How to play',
    ready: 'Let’s play',
    again: 'You find this again in the menu (⋯).',
    behind: 'The rules behind it'
  },

  rules: {
    title: 'Rules',
    of: (game: string) => `Rules of ${game}`,
    search: 'Search the rules',
    found: (count: number) => plural(count, 'One clause', `${count} clauses`),
    none: 'Nothing found.',
    contents: 'Contents',
    untranslated: 'Not translated yet',
    stale: 'This text is older than the rule it tells',
    staleTranslation: 'This translation is older than the text',
    speaking: 'What the rules say of it',
    print: 'Print',
    reference: 'The specification, for programmers',
    referenceOf: (game: string) => `${game}: the specification`,
    referenceLead: 'What the program follows, word by word, in English: every clause, worked examples and rulings.',
    forPlayers: 'The rules in words for players'
  },

  sources: {
    title: 'Where the data comes from',
    of: (game: string) => `${game}: where the data comes from`,
    lead: 'The rules are those of the rulebook. What only a printed board or card shows, we had to reconstruct.',
    whole: 'Stated in the rulebook as a whole',
    rest: 'Table by table',
    own: 'Do you own the game? Then you can put in what is printed.',
    transcribe: 'Fill in what is printed',
    ownBoard: 'This table has its own board.',
    ownBoardHere: 'New tables here have their own board.',
    differs: 'What differs',
    same: 'It says the same as ours everywhere.',
    here: 'here',
    usual: 'usually',
    thing: 'what',
    from: (by: string, copy: string, date: string) =>
      `Read off a printed copy${by ? ` by ${by}` : ''}${copy ? ` (${copy})` : ''}${date ? `, ${date}` : ''}.`
  },

  transcribe: {
    title: (game: string) => `${game}: what your copy shows`,
    lead: (count: number) =>
      `${count} things only the printed game shows. Put in what your copy says; what you leave empty stays as we have it. Your answers are kept in this browser.`,
    by: 'Your name',
    copy: 'Your copy (edition, year, language)',
    answered: (answered: number, count: number) => `${answered} of ${count} answered`,
    usual: (usual: string) => `we have ${usual}`,
    check: 'Check',
    good: 'Everything fits what the rulebook states.',
    wrong: 'Some of it cannot be, or the rulebook says otherwise.',
    download: 'Save the board file',
    use: (game: string, file: string) => `Play on it: regnum play ${game} --board ${file}`,
    open: 'Go on from a file',
    clear: 'Start afresh',
    clearSure: 'Forget all your answers?'
  },

  signedIn: {
    title: 'Signed in',
    help: 'All browsers in which you are signed in.',
    here: 'this one',
    since: (date: string) => `since ${date}`,
    unknown: 'A browser',
    end: 'Sign out there',
    everywhere: 'Sign out everywhere'
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    light: 'Light',
    lights: { auto: 'like the device', light: 'vellum', dark: 'night' },
    palette: 'Colours of players',
    palettes: { heraldic: 'heraldic', clear: 'clear for all eyes', grey: 'by brightness' },
    paletteHelp: 'Every player also has a heraldic figure of their own, so no colour stands alone.',
    motion: 'Movement',
    motions: { auto: 'like the device', full: 'full', reduced: 'reduced' },
    pace: 'Pace of others’ moves',
    paces: { calm: 'calm', brisk: 'brisk', instant: 'at once' },
    sound: 'Sounds',
    soundHelp: 'A knock when it is your turn, a bell when a king is made.',
    notify: 'Notifications',
    notifyHelp: 'Tell me when it is my turn and this page is in the background.',
    notifyDenied: 'Your browser does not allow notifications for this page.',
    confirm: 'Ask once more before a choice that cannot be taken back',
    forced: 'Answer for me where there is only one answer'
  },

  /** Where there is no server. */
  alone: {
    friends: 'Play with friends',
    friendsWhy:
      'This page needs no server, so nobody else can come to its tables. Friends meet on a server: that of a club, or one of your own.',
    server: 'Address of the server',
    noServer: 'That is no address: expected something like club.example.',
    go: 'Go there',
    preparing: 'The table is being laid. The first time, everything is fetched; after that it needs no network.',
    newerIsHere: 'A newer version is here.',
    load: 'Load it',
    forget: 'Forget everything on this device',
    forgetSure: 'Delete your name and all your games from this device? This cannot be undone.'
  },
  /** On other people’s pages. */
  embed: {
    play: 'Play on from here',
    reset: 'From the beginning',
    back: 'One step back',
    step: 'What was played',
    whole: 'Play a whole game'
  },

  me: {
    title: 'Profile',
    played: (games: number, won: number) => `${games} ${games === 1 ? 'game' : 'games'} played to the end, ${won} won.`,
    guest: 'You play as a guest. With an account your games can be found again from any device.',
    nobody: 'You have not told us a name yet.',
    name: 'Name',
    password: 'Password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    guestStart: 'Play as a guest',
    account: 'Create an account',
    signIn: 'Sign in',
    signOutSure:
      'You are a guest: once you sign out, nobody can find your games again. Make an account to keep them. Sign out nevertheless?',
    signInSure:
      'You are a guest: once you sign in, nobody can find this guest’s games again. Make an account to keep them. Sign in nevertheless?',
    data: 'Everything that is kept about me',
    signOut: 'Sign out',
    rename: 'Change name',
    changePassword: 'Change password',
    remove: 'Delete me',
    removeSure: 'Delete your account? Your games stay, your name goes. This cannot be undone.',
    saved: 'Saved.'
  },

  steward: {
    title: 'Looking after the server',
    link: 'Look after the server',
    doors: { open: 'The doors are open: whoever finds the server may play.', invited: 'Only invited people come in.' },
    invite: 'Invite somebody',
    once: 'Give this link to one person; it is good once.',
    onlyHere: 'This link works only on the server’s own machine.',
    size: (megabytes: string, tables: number) =>
      `The store takes ${megabytes} MB and holds ${plural(tables, 'one table', `${tables} tables`)}.`,
    reports: 'Reports',
    noReports: 'Nobody has reported anything.',
    reported: (by: string, about: string) => `${by} about ${about}`,
    said: 'What was said at the table',
    settled: 'Looked after',
    people: 'People',
    search: 'Part of a name',
    guest: 'guest',
    steward: 'steward',
    does: {
      mute: 'Mute',
      unmute: 'Let speak',
      ban: 'Ban',
      unban: 'Let in again',
      delete: 'Delete',
      reset: 'New password'
    },
    sure: (what: string, name: string) => `${what}: ${name}?`,
    resetHelp: 'By this link a new password is chosen, once, within a day. Send it only to whom it is for.',
    tables: 'Tables',
    statuses: {
      open: 'waiting for players',
      playing: 'being played',
      paused: 'paused',
      over: 'finished',
      closed: 'ended'
    },
    close: 'End',
    remove: 'Delete',
    maintenance: 'Maintenance',
    maintenanceHelp: 'Nothing can be done at tables meanwhile, and no clock runs.',
    text: 'What players are told',
    begin: 'Begin',
    end: 'End maintenance',
    log: 'What was done'
  },
  report: {
    title: 'Report somebody',
    help: 'Those who look after the server read this, and what was said at the table.',
    who: 'Whom',
    what: 'What happened',
    send: 'Report',
    sent: 'Reported. Thank you.'
  },
  reset: {
    title: 'A new password',
    help: 'Choose a new password. You will be signed out everywhere else.',
    missing: 'This link is not whole. Ask for a new one.',
    choose: 'Take this password'
  },

  lost: { title: 'There is nothing here', home: 'To the front page' },
  guests: [
    'Aubrey',
    'Blanche',
    'Conrad',
    'Desdemona',
    'Edmund',
    'Fleur',
    'Gawain',
    'Hildegard',
    'Isolde',
    'Jocelyn',
    'Kunigunde',
    'Lancelot',
    'Melusine',
    'Nimue',
    'Orlando',
    'Perceval',
    'Rosamund',
    'Tristan',
    'Ursula',
    'Yvain'
  ]
}

export type Shell = typeof en
