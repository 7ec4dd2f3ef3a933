import type { Shell } from './en'
import { inWords, listing, plural, quoting } from './grammar'

const quoted = quoting(['„', '“'], ['‚', '‘'])
const und = (names: string[]) => listing(names, 'und')

const NUMBERS = 'Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' ')

export const de: Shell = {
  name: 'Regnum',
  skip: 'Zum Inhalt',
  nav: {
    main: 'Haupt',
    play: 'Spielen',
    lobby: 'Halle',
    mine: 'Meine Partien',
    rules: 'Regeln',
    settings: 'Einstellungen',
    me: 'Profil'
  },
  away: 'Die Verbindung wird wiederhergestellt …',
  maintenance: 'Der Server wird gewartet: Die Tische ruhen, und keine Uhr läuft.',
  failed: 'Das ging nicht',
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Einen Augenblick …',
  copy: 'Kopieren',
  copied: 'Kopiert',
  seat: ['Blau', 'Rot', 'Gelb', 'Grün', 'Lila', 'Schwarz', 'Hellblau', 'Weiß'],

  home: {
    title: 'Wer wird König?',
    lead: (games) =>
      `${inWords(games, NUMBERS)} ${plural(games, 'Spiel', 'Spiele')} um Höfe, Burgen und Kronen, genau nach ihren Regeln, mit Freunden und gegen Bots.`,
    now: 'Gleich spielen',
    nowWhat: (game) => `: ${game}, gegen Bots`,
    table: 'Tisch einrichten',
    rules: 'Regeln',
    players: (least, most) => `${least} bis ${most} Spieler`,
    yourTurn: (count) => plural(count, 'An einem Tisch bist du dran', `An ${count} Tischen bist du dran`),
    open: 'Tische, die auf Mitspieler warten',
    left: (kind, name, of) =>
      `${{ game: 'Das Spiel', expansion: 'Die Erweiterung', bot: 'Der Bot' }[kind]} ${name} aus dem Paket ${of} lässt sich nicht benutzen; alles andere spielt sich ohne.`
  },

  lobby: {
    title: 'Halle',
    lead: 'Setz dich, wo ein Platz frei ist, oder schau zu.',
    open: 'Warten auf Mitspieler',
    playing: 'Werden gespielt',
    over: 'Beendet',
    none: 'Hier ist noch nichts. Richte einen Tisch ein, es wird der erste sein.',
    join: 'Hinsetzen',
    watch: 'Zuschauen',
    look: 'Ansehen',
    enter: 'Zum Tisch',
    create: 'Neuer Tisch',
    free: (count) => plural(count, 'ein Platz frei', `${count} Plätze frei`),
    live: 'jetzt',
    days: 'über Tage'
  },

  hotSeat: {
    turn: (name: string) => `${name}, du bist dran`,
    lookAway: 'Alle anderen schauen bitte weg.',
    iAm: (name: string) => `Ich bin ${name}`,
    takeBack: (name: string) => `${name} nimmt die letzte Antwort zurück`,
    all: 'mit allen an diesem Bildschirm',
    unrated: 'An einem Bildschirm gespielt: Es zählt für keine Wertung.'
  },
  brought: (name: string) => `${name} hat diese Partie als Datei mitgebracht: Sie zählt für keine Wertung.`,

  mine: {
    bring: 'Eine Partie aus einer Datei fortsetzen',
    hide: 'Ausblenden',
    showHidden: (count: number) =>
      count === 1 ? 'Die ausgeblendete Partie zeigen' : `${count} ausgeblendete Partien zeigen`,
    title: 'Meine Partien',
    turn: 'Du bist dran',
    others: 'Andere wählen',
    open: 'Warten auf Mitspieler',
    over: 'Beendet',
    none: 'Du hast noch nicht gespielt.',
    won: 'Gewonnen',
    place: (place) => `${place}. Platz`
  },

  unfinished: {
    title: 'Du hast eine unbeendete Partie',
    anew: 'Eine neue Partie beginnen'
  },

  create: {
    title: (game) => `Ein Tisch für ${game}`,
    which: 'Welches Spiel?',
    players: 'Spieler',
    seats: 'Wer sitzt wo?',
    me: 'Ich',
    bot: (level) => `Ein Bot: ${level}`,
    friend: 'Freund, per Link',
    anyone: 'Irgendwer',
    here: 'Jemand an diesem Bildschirm',
    nameOf: (seat: string) => `Name: ${seat}`,
    team: 'ein Team aus zweien',
    teammate: 'zweite Person',
    wholeTeam: 'ein Bot spielt für beide',
    allTeams: 'Überall Teams aus zweien',
    presets: 'Wie wollt ihr spielen?',
    last: 'Wie beim letzten Mal',
    playing: (count) => plural(count, '1 Spieler', `${count} Spieler`),
    expansions: 'Erweiterungen und Varianten',
    finer: 'Feinheiten',
    levels: 'Wie stark sind die Bots?',
    seatOption: (seat) => `Platz ${seat}`,
    impossible: 'Zusammen nicht möglich',
    pace: 'Tempo',
    live: 'Alle jetzt am Tisch',
    days: 'Zug um Zug, über Tage',
    then: 'Wenn die Zeit um ist',
    clock: 'Uhr',
    noClock: 'keine',
    perMove: 'je Entscheidung',
    bank: 'für die ganze Partie',
    minutes: (count) => plural(count, '1 Minute', `${count} Minuten`),
    daysLong: (count) => plural(count, '1 Tag', `${count} Tage`),
    listed: 'In der Halle zeigen',
    watchers: 'Wer zusieht',
    watching: { silent: 'darf schweigend zusehen', chat: 'darf zusehen und mitreden', none: 'niemand darf zusehen' },
    start: 'Tisch einrichten',
    startNow: 'Beginnen'
  },

  timeUp: {
    answer: 'ein Bot gibt diese eine Antwort',
    bot: 'ein Bot spielt bis zur Rückkehr',
    pause: 'die Partie ruht'
  },

  yourName: {
    title: 'Wie sollen dich die anderen nennen?',
    sit: 'Platz nehmen',
    taken: (name: string) => `${name} sitzt schon hier. Nimm einen anderen Namen.`
  },

  waitingRoom: {
    onlyHere: 'Dieser Link funktioniert nur auf diesem Rechner. Mit --host 0.0.0.0 lässt der Server andere herein.',
    picture: 'Der Link als QR-Code, zum Abfotografieren mit dem Handy',
    title: 'Warten auf Mitspieler',
    invite: 'Schick diesen Link an deine Freunde',
    free: 'frei',
    kept: 'freigehalten',
    sit: 'Hier sitzen',
    bot: 'Einem Bot geben',
    unseat: 'Wegschicken',
    leave: 'Gehen',
    start: 'Beginnen',
    host: 'Gastgeber',
    closed: 'Dieser Tisch ist geschlossen: Hier wird nicht mehr gespielt.',
    starts: 'Das Spiel beginnt, wenn alle Plätze besetzt sind.'
  },

  play: {
    players: 'Spieler',
    question: 'Was gefragt ist',
    choices: 'Möglichkeiten',
    all: 'Alles als Liste',
    few: 'Schritt für Schritt',
    waiting: (names) =>
      names.length ? `${und(names)} ${names.length > 1 ? 'wählen' : 'wählt'}.` : 'Einen Augenblick …',
    yourTurn: 'Du bist dran',
    titleTurn: 'Du bist dran',
    paused: 'Die Partie ruht.',
    resume: 'Weiter',
    why: 'Warum?',
    whyLine: (line) => `Warum? ${line}`,
    rule: (clause) => `Regel ${clause}`,
    notPossible: 'Was jetzt nicht geht, und warum',
    andMore: (others) => `(und ${others} weitere)`,
    allPossible: 'Alles, wonach gefragt ist, geht.',
    undo: 'Zurücknehmen',
    askUndo: 'Um Zurücknahme bitten',
    confirm: 'Bestätigen',
    otherChoice: 'Anders wählen',
    log: 'Chronik',
    news: 'Was gerade geschah',
    chat: 'Gespräch',
    chatEmpty: 'Noch hat niemand etwas gesagt.',
    say: 'Etwas sagen',
    send: 'Senden',
    more: 'Mehr',
    menu: 'Menü des Tisches',
    pause: 'Um eine Pause bitten',
    concede: 'Aufgeben',
    concedeSure: 'Diese Partie aufgeben? Ein Bot spielt für dich weiter.',
    replace: (name) => `${name} ist nicht da: einen Bot spielen lassen`,
    replaceHelp:
      'Wer fehlt, hat zwei Minuten Zeit zu widersprechen (drei Tage in Partien über Tage); dann spielt ein Bot weiter, bis die Person zurückkommt.',
    imHere: 'Ich bin da',
    letBot: 'Bot spielen lassen',
    guest: 'Gast',
    comeBack: 'Meinen Platz zurücknehmen',
    standIn: 'Ein Bot spielt für dich.',
    download: 'Partie als Datei sichern',
    rules: 'Regeln',
    keys: 'Tasten',
    since: 'seit deinem letzten Zug',
    skip: 'Überspringen',
    lookBack: 'Zurückblicken',
    now: 'Zurück zum Jetzt',
    forward: 'Bis jetzt',
    keyHelp: [
      ['1–9', 'aus der Liste wählen'],
      ['Enter', 'bestätigen'],
      ['Esc', 'loslassen, schließen'],
      ['Leertaste', 'überspringen, was gezeigt wird'],
      ['U', 'zurücknehmen'],
      ['?', 'die Regel, die fragt'],
      ['L', 'die Chronik'],
      ['+ − 0', 'Brett vergrößern'],
      [', .', 'von Teil zu Teil, jedes erklärt sich']
    ],
    watching: (count) => plural(count, 'Ein Zuschauer', `${count} Zuschauer`),
    spectator: 'Du schaust zu.',
    request: {
      undo: (name, told) =>
        told ? `${name} möchte das zurücknehmen: ${told}` : `${name} möchte eine Entscheidung zurücknehmen.`,
      pause: (name) => `${name} bittet um eine Pause.`,
      replace: (name, other) => `${name} meldet, dass ${other} nicht da ist.`,
      replaceMe: (name) => `${name} meldet, dass du nicht da bist.`,
      replaceHelp: 'Ein Bot spielt weiter, wenn die Zeit um ist oder alle einverstanden sind.',
      hereHelp: 'Wenn du nichts sagst, spielt nach Ablauf der Zeit ein Bot für dich.'
    },
    agree: 'Einverstanden',
    refuse: 'Ablehnen',
    asked: 'Die anderen sind gefragt worden.',
    over: 'Die Partie ist zu Ende',
    wins: (names, several) => `${und(names)} ${several ? 'gewinnen' : 'gewinnt'}!`,
    youWin: 'Du gewinnst!',
    nobodyWins: 'Keiner von euch gewinnt.',
    points: (points) => plural(points, '1 Punkt', `${points} Punkte`),
    replay: 'Ansehen',
    rematch: 'Noch einmal',
    toRematch: 'Zur neuen Partie',
    left: (time) => `noch ${time}`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    zoomFit: 'Ganzes Brett',
    board: 'Brett',
    hurry: 'Deine Zeit ist fast um',
    holiday: (days: number, left: number) =>
      plural(days, 'Einen Tag frei nehmen', `${days} Tage frei nehmen`) + ` (noch ${left})`,
    presence: { here: 'da', away: 'schaut woanders hin', gone: 'nicht da' },
    sending: 'Wird gesendet …',
    sentLater: 'Wird gesendet, sobald die Verbindung wieder da ist:',
    notHere: (names: string[]) => `${und(names)} ${names.length > 1 ? 'sind' : 'ist'} nicht da.`,
    chooses: 'wählt',
    conceded: 'hat aufgegeben',
    commitment: 'Was über die Würfel versprochen ist:',
    fair: (drawn: number) => `✓ Alle ${drawn} Würfel und Karten folgen aus dem, was vor dem Spiel versprochen war.`,
    unfair: (wrong: number) =>
      wrong
        ? `${plural(wrong, 'Ein Würfel oder eine Karte folgt', `${wrong} Würfel oder Karten folgen`)} nicht aus dem, was vor dem Spiel versprochen war.`
        : 'Die Würfel sind nicht die, die vor dem Spiel versprochen waren.',
    brokenBoard: (game, why) =>
      `Das Brett von ${game} lässt sich nicht zeigen (${why}); du kannst mit den Knöpfen daneben spielen.`,
    plainFields: 'Der Tisch in Worten'
  },

  oldGame: {
    sentence: (edition) =>
      `Diese Partie folgt Ausgabe ${edition} der Regeln, die nicht mehr erhalten ist: Man kann sie lesen, aber weder weiterspielen noch nachspielen.`,
    place: (place, points) => `Platz ${place} (${points})`,
    unfinished: 'Sie war nicht zu Ende.',
    options: 'Optionen'
  },

  replay: {
    title: 'Rückblick',
    at: (at, all) => `Entscheidung ${at} von ${all}`,
    first: 'Zum Anfang',
    previous: 'Eins zurück',
    next: 'Eins vor',
    last: 'Zum Ende',
    run: 'Abspielen',
    stop: 'Anhalten',
    as: 'Gesehen von',
    all: 'alle Karten offen',
    branch: 'Von hier weiterspielen',
    branchAs: 'als',
    branchHelp: 'Ein neuer Tisch beginnt genau in dieser Stellung, auf den anderen Plätzen sitzen Bots.',
    notYet: 'Auf eine Partie kann man zurückblicken, wenn sie zu Ende ist.'
  },

  review: {
    title: 'Analyse',
    ask: 'Diese Partie analysieren',
    progress: (part) => `Der Richter sieht sich die Partie an: ${part}\u00a0%.`,
    behind: 'Bots an anderen Tischen denken zuerst.',
    failed: 'Die Analyse ist nicht gelungen. Du kannst sie noch einmal anfordern.',
    chances: 'Die Aussichten aller',
    along: 'Die Aussichten aller; die Pfeiltasten führen von Entscheidung zu Entscheidung',
    chose: (name, choice) => `${name}: ${quoted(choice)}`,
    judge: (name) => `Was der Richter getan hätte, nach dem, was ${name} wissen konnte`,
    thought: (name) => `Was ${name} dachte`,
    worth: (share, games) => `${share}\u00a0% in ${games} ${plural(games, 'Partie', 'Partien')}`,
    turning: 'Wendepunkte',
    none: 'Keine Entscheidung hat sicher etwas verschenkt.',
    lost: (name, loss, margin, chosen, better, games) =>
      `Hier ${name === null ? 'hast du' : `hat ${name}`} ${loss}\u00a0% (±\u00a0${margin}) verloren: ${quoted(chosen)} statt ${quoted(better)}, beide in denselben ${games} gedachten Partien versucht.`,
    uncertain: (loss, margin, games) =>
      `In denselben ${games} gedachten Partien versucht, war die Antwort des Richters nicht sicher besser: ${loss}\u00a0% (±\u00a0${margin}).`,
    means: (games, off) =>
      `Die Aussichten sind mit offenen Karten beurteilt, vor jeder Entscheidung; es zählt vor allem der Sieg, ein wenig der Platz. Jede beruht auf mindestens ${games} gedachten Partien und kann um etwa ${off}\u00a0% danebenliegen.`,
    table: 'Die Aussichten als Tabelle',
    after: 'Entscheidungen',
    decision: 'Entscheidung'
  },

  lesson: {
    learn: 'Lernen',
    learnWhat: (game: string) => `: eine erste, geführte Partie ${game}`,
    coach: 'Der Lehrmeister',
    recommended: '(empfohlen)',
    real: 'Ein richtiges Spiel gegen Pagen',
    on: 'Dieses weiterspielen',
    back: 'Zurück zur Lektion'
  },

  guide: {
    title: 'So spielt man',
    ready: 'Los geht’s',
    again: 'Du findest das im Menü (⋯) wieder.',
    behind: 'Die Regeln dahinter'
  },

  rules: {
    title: 'Regeln',
    of: (game) => `Regeln von ${game}`,
    search: 'In den Regeln suchen',
    found: (count) => plural(count, 'Ein Absatz', `${count} Absätze`),
    none: 'Nichts gefunden.',
    contents: 'Inhalt',
    untranslated: 'Noch nicht übersetzt',
    stale: 'Dieser Text ist älter als die Regel, die er erzählt',
    staleTranslation: 'Diese Übersetzung ist älter als der Text',
    speaking: 'Was die Regeln dazu sagen',
    print: 'Drucken',
    reference: 'Die Spezifikation, für Programmierer',
    referenceOf: (game) => `${game}: die Spezifikation`,
    referenceLead: 'Was das Programm Wort für Wort befolgt, auf Englisch: jeder Absatz, Beispiele und Entscheidungen.',
    forPlayers: 'Die Regeln für Spieler'
  },

  sources: {
    title: 'Woher die Daten kommen',
    of: (game: string) => `${game}: woher die Daten kommen`,
    lead: 'Die Regeln sind die der Spielregel. Was nur ein gedruckter Plan oder eine gedruckte Karte zeigt, mussten wir rekonstruieren.',
    whole: 'Ganz aus der Regel',
    rest: 'Tabelle für Tabelle',
    own: 'Besitzt du das Spiel? Dann kannst du eintragen, was gedruckt ist.',
    transcribe: 'Eintragen, was gedruckt ist',
    ownBoard: 'Dieser Tisch hat seinen eigenen Plan.',
    ownBoardHere: 'Neue Tische haben hier ihren eigenen Plan.',
    differs: 'Was anders ist',
    same: 'Er sagt überall dasselbe wie unserer.',
    here: 'hier',
    usual: 'sonst',
    thing: 'was',
    from: (by: string, copy: string, date: string) =>
      `Von einem gedruckten Spiel abgelesen${by ? ` von ${by}` : ''}${copy ? ` (${copy})` : ''}${date ? `, ${date}` : ''}.`
  },

  transcribe: {
    title: (game: string) => `${game}: was dein Exemplar zeigt`,
    lead: (count: number) =>
      `${count} Dinge, die nur das gedruckte Spiel zeigt. Trag ein, was dein Exemplar sagt; was du leer lässt, bleibt wie bei uns. Deine Antworten bleiben in diesem Browser.`,
    by: 'Dein Name',
    copy: 'Dein Exemplar (Ausgabe, Jahr, Sprache)',
    answered: (answered: number, count: number) => `${answered} von ${count} beantwortet`,
    usual: (usual: string) => `wir haben ${usual}`,
    check: 'Prüfen',
    good: 'Alles passt zu dem, was in der Regel steht.',
    wrong: 'Etwas davon kann nicht sein, oder die Regel sagt es anders.',
    download: 'Plandatei speichern',
    use: (game: string, file: string) => `So spielst du darauf: regnum play ${game} --board ${file}`,
    open: 'Mit einer Datei weitermachen',
    clear: 'Von vorn beginnen',
    clearSure: 'Alle deine Antworten vergessen?'
  },

  signedIn: {
    title: 'Angemeldet',
    help: 'Alle Browser, in denen du angemeldet bist.',
    here: 'dieser hier',
    since: (date) => `seit ${date}`,
    unknown: 'Ein Browser',
    end: 'Dort abmelden',
    everywhere: 'Überall abmelden'
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    light: 'Licht',
    lights: { auto: 'wie das Gerät', light: 'Pergament', dark: 'Nacht' },
    palette: 'Farben der Spieler',
    palettes: { heraldic: 'heraldisch', clear: 'klar für alle Augen', grey: 'nach Helligkeit' },
    paletteHelp: 'Jeder Spieler hat auch ein Heroldsbild, keine Farbe steht allein.',
    motion: 'Bewegung',
    motions: { auto: 'wie das Gerät', full: 'voll', reduced: 'wenig' },
    pace: 'Tempo fremder Züge',
    paces: { calm: 'ruhig', brisk: 'flott', instant: 'sofort' },
    sound: 'Töne',
    soundHelp: 'Ein Klopfen, wenn du dran bist, eine Glocke, wenn ein König gemacht wird.',
    notify: 'Benachrichtigungen',
    notifyHelp: 'Sag mir, wenn ich dran bin und diese Seite im Hintergrund liegt.',
    notifyDenied: 'Dein Browser erlaubt dieser Seite keine Benachrichtigungen.',
    confirm: 'Noch einmal fragen, was sich nicht zurücknehmen lässt',
    forced: 'Für mich antworten, wo es nur eine Antwort gibt'
  },

  /** Wo kein Server ist. */
  alone: {
    friends: 'Mit Freunden spielen',
    friendsWhy:
      'Diese Seite braucht keinen Server, deshalb kann niemand sonst an ihre Tische kommen. Freunde treffen sich auf einem Server: auf dem eines Vereins oder auf einem eigenen.',
    server: 'Adresse des Servers',
    noServer: 'Das ist keine Adresse: erwartet wird etwas wie verein.example.',
    go: 'Dorthin',
    preparing: 'Der Tisch wird gedeckt. Beim ersten Mal wird alles geholt; danach braucht es kein Netz mehr.',
    newerIsHere: 'Eine neuere Version ist da.',
    load: 'Neu laden',
    forget: 'Alles auf diesem Gerät vergessen',
    forgetSure: 'Deinen Namen und alle deine Partien von diesem Gerät löschen? Das lässt sich nicht zurücknehmen.'
  },
  /** Auf Seiten anderer Leute. */
  embed: {
    play: 'Von hier an spielen',
    reset: 'Von vorn',
    back: 'Einen Schritt zurück',
    step: 'Was gespielt wurde',
    whole: 'Eine ganze Partie spielen'
  },

  me: {
    title: 'Profil',
    played: (games: number, won: number) =>
      `${games} ${games === 1 ? 'Partie' : 'Partien'} zu Ende gespielt, ${won} gewonnen.`,
    guest: 'Du spielst als Gast. Mit einem Konto findest du deine Partien von jedem Gerät aus wieder.',
    nobody: 'Du hast uns noch keinen Namen gesagt.',
    name: 'Name',
    password: 'Passwort',
    oldPassword: 'Jetziges Passwort',
    newPassword: 'Neues Passwort',
    guestStart: 'Als Gast spielen',
    account: 'Konto anlegen',
    signIn: 'Anmelden',
    signOutSure:
      'Du bist Gast: Wenn du dich abmeldest, findet niemand deine Partien wieder. Mit einem Konto bleiben sie dir. Trotzdem abmelden?',
    signInSure:
      'Du bist Gast: Wenn du dich anmeldest, findet niemand die Partien dieses Gastes wieder. Mit einem neuen Konto bleiben sie dir. Trotzdem anmelden?',
    data: 'Alles, was über mich gespeichert ist',
    signOut: 'Abmelden',
    rename: 'Namen ändern',
    changePassword: 'Passwort ändern',
    remove: 'Mich löschen',
    removeSure: 'Dein Konto löschen? Deine Partien bleiben, dein Name geht. Das lässt sich nicht zurücknehmen.',
    saved: 'Gesichert.'
  },

  steward: {
    title: 'Den Server verwalten',
    link: 'Den Server verwalten',
    doors: {
      open: 'Die Türen stehen offen: Wer den Server findet, darf mitspielen.',
      invited: 'Nur Eingeladene kommen herein.'
    },
    invite: 'Jemanden einladen',
    once: 'Gib diesen Link einer Person; er gilt einmal.',
    onlyHere: 'Dieser Link führt nur auf dem Rechner des Servers ans Ziel.',
    size: (megabytes, tables) =>
      `Der Speicher belegt ${megabytes} MB und enthält ${plural(tables, 'einen Tisch', `${tables} Tische`)}.`,
    reports: 'Meldungen',
    noReports: 'Niemand hat etwas gemeldet.',
    reported: (by, about) => `${by} über ${about}`,
    said: 'Was am Tisch gesagt wurde',
    settled: 'Erledigt',
    people: 'Personen',
    search: 'Teil des Namens',
    guest: 'Gast',
    steward: 'verwaltet mit',
    does: {
      mute: 'Stumm schalten',
      unmute: 'Reden lassen',
      ban: 'Sperren',
      unban: 'Wieder einlassen',
      delete: 'Löschen',
      reset: 'Neues Passwort'
    },
    sure: (what, name) => `${what}: ${name}?`,
    resetHelp:
      'Mit diesem Link wird ein neues Passwort gewählt, einmal, innerhalb eines Tages. Schick ihn nur der Person, für die er ist.',
    tables: 'Tische',
    statuses: {
      open: 'wartet auf Mitspielende',
      playing: 'wird gespielt',
      paused: 'ruht',
      over: 'zu Ende',
      closed: 'beendet'
    },
    close: 'Beenden',
    remove: 'Löschen',
    maintenance: 'Wartung',
    maintenanceHelp: 'Solange geht an den Tischen nichts weiter, und keine Uhr läuft.',
    text: 'Was die Spielenden lesen',
    begin: 'Beginnen',
    end: 'Wartung beenden',
    log: 'Was getan wurde'
  },
  report: {
    title: 'Jemanden melden',
    help: 'Wer den Server verwaltet, liest dies und was am Tisch gesagt wurde.',
    who: 'Wen',
    what: 'Was geschehen ist',
    send: 'Melden',
    sent: 'Gemeldet. Danke.'
  },
  reset: {
    title: 'Ein neues Passwort',
    help: 'Wähle ein neues Passwort. Überall sonst wirst du abgemeldet.',
    missing: 'Dieser Link ist nicht vollständig. Bitte um einen neuen.',
    choose: 'Dieses Passwort nehmen'
  },

  lost: { title: 'Hier ist nichts', home: 'Zur ersten Seite' },
  guests: [
    'Albrecht',
    'Blanka',
    'Konrad',
    'Dietlinde',
    'Edmund',
    'Friderun',
    'Gawan',
    'Hildegard',
    'Isolde',
    'Kunigunde',
    'Lanzelot',
    'Melusine',
    'Notburga',
    'Roland',
    'Parzival',
    'Rosamunde',
    'Tristan',
    'Ursula',
    'Iwein',
    'Gunther'
  ]
}
