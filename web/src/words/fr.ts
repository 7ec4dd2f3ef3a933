import type { Shell } from './en'
import { inWords, listing, plural, quoting } from './grammar'

const quoted = quoting(['«\u00a0', '\u00a0»'], ['“', '”'])
const et = (names: string[]) => listing(names, 'et')

const NUMBERS = 'Un Deux Trois Quatre Cinq Six Sept Huit Neuf Dix Onze Douze'.split(' ')

export const fr: Shell = {
  name: 'Regnum',
  skip: 'Aller au contenu',
  nav: {
    main: 'Principal',
    play: 'Jouer',
    lobby: 'Salon',
    mine: 'Mes parties',
    rules: 'Règles',
    settings: 'Réglages',
    me: 'Profil'
  },
  away: 'La connexion se rétablit …',
  maintenance: 'Le serveur est en maintenance\u00a0: les tables attendent, aucune pendule ne tourne.',
  failed: 'Cela n’a pas marché',
  close: 'Fermer',
  back: 'Retour',
  loading: 'Un instant …',
  copy: 'Copier',
  copied: 'Copié',
  seat: ['Bleu', 'Rouge', 'Jaune', 'Vert', 'Violet', 'Noir', 'Bleu ciel', 'Blanc'],

  home: {
    title: 'Qui sera roi\u00a0?',
    lead: (games) =>
      `${inWords(games, NUMBERS)} ${plural(games, 'jeu', 'jeux')} de cours, de châteaux et de couronnes, selon leurs propres règles, entre amis et contre des bots.`,
    now: 'Jouer tout de suite',
    nowWhat: (game) => `\u00a0: ${game}, contre des bots`,
    table: 'Dresser une table',
    rules: 'Règles',
    players: (least, most) => `${least} à ${most} joueurs`,
    yourTurn: (count) => plural(count, 'C’est à vous à une table', `C’est à vous à ${count} tables`),
    open: 'Tables qui attendent des joueurs',
    left: (kind, name, of) =>
      `${{ game: 'Le jeu', expansion: 'L’extension', bot: 'Le bot' }[kind]} ${name} du paquet ${of} est inutilisable\u00a0; tout le reste se joue sans lui.`
  },

  lobby: {
    title: 'Salon',
    lead: 'Prenez une place libre, ou regardez.',
    open: 'En attente de joueurs',
    playing: 'En cours',
    over: 'Terminées',
    none: 'Rien ici encore. Dressez une table, ce sera la première.',
    join: 'S’asseoir',
    watch: 'Regarder',
    look: 'Revoir',
    enter: 'À la table',
    create: 'Nouvelle table',
    free: (count) => plural(count, 'une place libre', `${count} places libres`),
    live: 'en direct',
    days: 'sur plusieurs jours'
  },

  hotSeat: {
    turn: (name: string) => `${name}, c’est à vous`,
    lookAway: 'Que tous les autres détournent le regard.',
    iAm: (name: string) => `Je suis ${name}`,
    takeBack: (name: string) => `${name} reprend sa dernière réponse`,
    all: 'avec tout le monde à cet écran',
    unrated: 'Partie jouée à un même écran\u00a0: elle ne compte pour aucun classement.'
  },
  brought: (name: string) =>
    `${name} a apporté cette partie comme fichier\u00a0: elle ne compte pour aucun classement.`,

  mine: {
    bring: 'Reprendre une partie depuis un fichier',
    hide: 'Masquer',
    showHidden: (count: number) => (count === 1 ? 'Montrer la partie masquée' : `Montrer ${count} parties masquées`),
    title: 'Mes parties',
    turn: 'À vous de jouer',
    others: 'Les autres choisissent',
    open: 'En attente de joueurs',
    over: 'Terminées',
    none: 'Vous n’avez pas encore joué.',
    won: 'Gagnée',
    place: (place) => `${place === 1 ? '1re' : `${place}e`} place`
  },

  unfinished: {
    title: 'Vous avez une partie en cours',
    anew: 'Commencer une nouvelle partie'
  },

  create: {
    title: (game) => `Une table de ${game}`,
    which: 'Quel jeu\u00a0?',
    players: 'Joueurs',
    seats: 'Qui s’assied où\u00a0?',
    me: 'Moi',
    bot: (level) => `Un bot\u00a0: ${level}`,
    friend: 'Un ami, par lien',
    anyone: 'N’importe qui',
    here: 'Quelqu’un à cet écran',
    nameOf: (seat: string) => `Nom\u00a0: ${seat}`,
    team: 'équipe de deux',
    teammate: 'partenaire',
    wholeTeam: 'un bot joue pour les deux',
    allTeams: 'Des équipes de deux partout',
    presets: 'Comment voulez-vous jouer\u00a0?',
    last: 'Comme la dernière fois',
    playing: (count) => plural(count, '1 joueur', `${count} joueurs`),
    expansions: 'Extensions et variantes',
    finer: 'Points de détail',
    levels: 'De quelle force sont les bots\u00a0?',
    seatOption: (seat) => `Place ${seat}`,
    impossible: 'Impossible ensemble',
    pace: 'Rythme',
    live: 'Tous à table maintenant',
    days: 'Tour à tour, sur plusieurs jours',
    then: 'Quand le temps est écoulé',
    clock: 'Pendule',
    noClock: 'aucune',
    perMove: 'par choix',
    bank: 'pour toute la partie',
    minutes: (count) => plural(count, '1 minute', `${count} minutes`),
    daysLong: (count) => plural(count, '1 jour', `${count} jours`),
    listed: 'La montrer au salon',
    watchers: 'Les spectateurs',
    watching: {
      silent: 'peuvent regarder en silence',
      chat: 'peuvent regarder et parler',
      none: 'personne ne peut regarder'
    },
    start: 'Dresser la table',
    startNow: 'Commencer'
  },

  timeUp: {
    answer: 'un bot donne cette seule réponse',
    bot: 'un bot continue jusqu’au retour',
    pause: 'la partie est mise en pause'
  },

  yourName: {
    title: 'Comment les autres doivent-ils vous appeler\u00a0?',
    sit: 'S’asseoir',
    taken: (name: string) => `${name} est déjà à cette table. Prenez un autre nom.`
  },

  waitingRoom: {
    onlyHere:
      'Ce lien ne fonctionne que sur cette machine. Lancez le serveur avec --host 0.0.0.0 pour que d’autres puissent entrer.',
    picture: 'Le lien sous forme de code QR, à photographier avec un téléphone',
    title: 'En attente de joueurs',
    invite: 'Envoyez ce lien à vos amis',
    free: 'libre',
    kept: 'réservée',
    sit: 'S’asseoir ici',
    bot: 'La donner à un bot',
    unseat: 'Renvoyer',
    leave: 'Partir',
    start: 'Commencer',
    host: 'hôte',
    closed: 'Cette table est fermée\u00a0: on n’y joue plus.',
    starts: 'La partie commence quand toutes les places sont prises.'
  },

  play: {
    players: 'Joueurs',
    question: 'Ce qui est demandé',
    choices: 'Choix',
    all: 'Tout en liste',
    few: 'Pas à pas',
    waiting: (names) =>
      names.length ? `${et(names)} ${names.length > 1 ? 'choisissent' : 'choisit'}.` : 'Un instant …',
    yourTurn: 'À vous de jouer',
    titleTurn: 'À vous',
    paused: 'La partie est en pause.',
    resume: 'Reprendre',
    why: 'Pourquoi\u00a0?',
    whyLine: (line) => `Pourquoi\u00a0? ${line}`,
    rule: (clause) => `Règle ${clause}`,
    notPossible: 'Ce qui est impossible pour l’instant, et pourquoi',
    andMore: (others) => `(et ${others} de plus)`,
    allPossible: 'Tout ce qui est demandé est possible.',
    undo: 'Reprendre mon choix',
    askUndo: 'Demander à reprendre',
    confirm: 'Confirmer',
    otherChoice: 'Choisir autre chose',
    log: 'Journal',
    news: 'Ce qui vient de se passer',
    chat: 'Discussion',
    chatEmpty: 'Personne n’a encore rien dit.',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    more: 'Plus',
    menu: 'Menu de la table',
    pause: 'Demander une pause',
    concede: 'Abandonner',
    concedeSure: 'Abandonner cette partie\u00a0? Un bot joue à votre place.',
    replace: (name) => `${name} ne répond plus\u00a0: faire jouer un bot`,
    replaceHelp:
      'La personne absente a deux minutes pour se manifester (trois jours dans les parties par correspondance)\u00a0; ensuite, un bot joue jusqu’à son retour.',
    imHere: 'Je suis là',
    letBot: 'Laisser jouer un bot',
    guest: 'invité',
    comeBack: 'Reprendre ma place',
    standIn: 'Un bot joue pour vous.',
    download: 'Enregistrer la partie',
    rules: 'Règles',
    keys: 'Touches',
    since: 'depuis votre dernier tour',
    skip: 'Passer',
    lookBack: 'Revoir la partie',
    now: 'Revenir au présent',
    forward: 'Jusqu’à maintenant',
    keyHelp: [
      ['1–9', 'choisir dans la liste'],
      ['Entrée', 'confirmer'],
      ['Échap', 'lâcher, fermer'],
      ['Espace', 'passer ce qui est montré'],
      ['U', 'reprendre'],
      ['?', 'la règle qui demande'],
      ['L', 'le journal'],
      ['+ − 0', 'agrandir le plateau'],
      [', .', 'd’une pièce à l’autre, chacune s’explique']
    ],
    watching: (count) => plural(count, 'Un spectateur', `${count} spectateurs`),
    spectator: 'Vous regardez.',
    request: {
      undo: (name, told) =>
        told ? `${name} aimerait reprendre ceci\u00a0: ${told}` : `${name} aimerait reprendre un choix.`,
      pause: (name) => `${name} demande une pause.`,
      replace: (name, other) => `${name} signale l’absence de ${other}.`,
      replaceMe: (name) => `${name} signale votre absence.`,
      replaceHelp: 'Un bot jouera à la fin du décompte, ou dès que tout le monde sera d’accord.',
      hereHelp: 'Si vous ne dites rien, un bot jouera pour vous à la fin du décompte.'
    },
    agree: 'D’accord',
    refuse: 'Refuser',
    asked: 'On a demandé aux autres.',
    over: 'La partie est finie',
    wins: (names, several) => `${et(names)} ${several ? 'gagnent' : 'gagne'}\u00a0!`,
    youWin: 'Vous gagnez\u00a0!',
    nobodyWins: 'Aucun de vous ne gagne.',
    points: (points) => (points < 2 ? `${points} point` : `${points} points`),
    replay: 'Revoir',
    rematch: 'Rejouer',
    toRematch: 'À la nouvelle partie',
    left: (time) => `encore ${time}`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    zoomFit: 'Tout le plateau',
    board: 'Plateau',
    hurry: 'Votre temps est bientôt écoulé',
    holiday: (days: number, left: number) =>
      plural(days, 'Prendre un jour de congé', `Prendre ${days} jours de congé`) + ` (il en reste ${left})`,
    presence: { here: 'présent', away: 'regarde ailleurs', gone: 'absent' },
    sending: 'Envoi …',
    sentLater: 'Sera envoyé au retour de la connexion\u00a0:',
    notHere: (names: string[]) => `${et(names)} ${names.length > 1 ? 'ne sont pas là' : 'n’est pas là'}.`,
    chooses: 'choisit',
    conceded: 'a abandonné',
    commitment: 'Ce qui a été promis des dés\u00a0:',
    fair: (drawn: number) => `✓ Les ${drawn} dés et cartes découlent tous de ce qui avait été promis avant la partie.`,
    unfair: (wrong: number) =>
      wrong
        ? `${plural(wrong, 'Un dé ou une carte ne découle', `${wrong} dés ou cartes ne découlent`)} pas de ce qui avait été promis avant la partie.`
        : 'Les dés ne sont pas ceux qui avaient été promis avant la partie.',
    brokenBoard: (game, why) =>
      `Le plateau de ${game} ne peut pas être affiché (${why})\u00a0; vous pouvez jouer avec les boutons à côté.`,
    plainFields: 'La table en mots'
  },

  oldGame: {
    sentence: (edition) =>
      `Cette partie suit l’édition ${edition} des règles, qui n’est plus gardée\u00a0: on peut la lire, mais ni la poursuivre ni la rejouer.`,
    place: (place, points) => `place ${place} (${points})`,
    unfinished: 'Elle n’était pas terminée.',
    options: 'Options'
  },

  replay: {
    title: 'Revoir la partie',
    at: (at, all) => `Choix ${at} sur ${all}`,
    first: 'Au début',
    previous: 'Un en arrière',
    next: 'Un en avant',
    last: 'À la fin',
    run: 'Dérouler',
    stop: 'Arrêter',
    as: 'Vue de',
    all: 'toutes cartes ouvertes',
    branch: 'Jouer à partir d’ici',
    branchAs: 'en tant que',
    branchHelp: 'Une nouvelle table commence dans cette position même, avec des bots aux autres places.',
    notYet: 'On peut revoir une partie quand elle est finie.'
  },

  review: {
    title: 'Analyse',
    ask: 'Analyser cette partie',
    progress: (part) => `Le juge examine la partie\u00a0: ${part}\u00a0%.`,
    behind: 'Les bots des autres tables réfléchissent d’abord.',
    failed: 'L’analyse n’a pas abouti. Vous pouvez la redemander.',
    chances: 'Les chances de chacun',
    along: 'Les chances de chacun\u00a0; les flèches mènent de décision en décision',
    chose: (name, choice) => `${name}\u00a0: ${quoted(choice)}`,
    judge: (name) => `Ce que le juge aurait fait, d’après ce que ${name} pouvait savoir`,
    thought: (name) => `Ce que ${name} pensait`,
    worth: (share, games) => `${share}\u00a0% en ${games} ${plural(games, 'partie', 'parties')}`,
    turning: 'Les tournants',
    none: 'Aucune décision n’a certainement coûté quelque chose.',
    lost: (name, loss, margin, chosen, better, games) =>
      `Ici ${name === null ? 'vous avez' : `${name} a`} perdu ${loss}\u00a0% (±\u00a0${margin})\u00a0: ${quoted(chosen)} au lieu de ${quoted(better)}, essayés tous deux dans les mêmes ${games} parties imaginées.`,
    uncertain: (loss, margin, games) =>
      `Essayée dans les mêmes ${games} parties imaginées, la réponse du juge n’était pas certainement meilleure\u00a0: ${loss}\u00a0% (±\u00a0${margin}).`,
    means: (games, off) =>
      `Les chances sont estimées toutes cartes ouvertes, avant chaque décision\u00a0; gagner compte surtout, la place un peu. Chacune repose sur au moins ${games} parties imaginées et peut s’écarter d’environ ${off}\u00a0%.`,
    table: 'Les chances en tableau',
    after: 'Choix faits',
    decision: 'Décision'
  },

  lesson: {
    learn: 'Apprendre',
    learnWhat: (game: string) => `\u00a0: une première partie guidée de ${game}`,
    coach: 'Le guide',
    recommended: '(conseillé)',
    real: 'Une vraie partie contre des pages',
    on: 'Continuer celle-ci',
    back: 'Revenir à la leçon'
  },

  guide: {
    title: 'Comment jouer',
    ready: 'Jouons\u00a0!',
    again: 'Vous retrouvez ceci dans le menu (⋯).',
    behind: 'Les règles derrière ces mots'
  },

  rules: {
    title: 'Règles',
    of: (game) => `Règles de ${game}`,
    search: 'Chercher dans les règles',
    found: (count) => plural(count, 'Un article', `${count} articles`),
    none: 'Rien trouvé.',
    contents: 'Sommaire',
    untranslated: 'Pas encore traduit',
    stale: 'Ce texte est plus ancien que la règle qu’il raconte',
    staleTranslation: 'Cette traduction est plus ancienne que le texte',
    speaking: 'Ce que les règles en disent',
    print: 'Imprimer',
    reference: 'La spécification, pour les programmeurs',
    referenceOf: (game) => `${game}\u00a0: la spécification`,
    referenceLead:
      'Ce que le programme suit mot à mot, en anglais\u00a0: chaque article, des exemples calculés et des décisions.',
    forPlayers: 'Les règles pour les joueurs'
  },

  sources: {
    title: 'D’où viennent les données',
    of: (game: string) => `${game}\u00a0: d’où viennent les données`,
    lead: 'Les règles sont celles du livret. Ce que seuls un plateau ou une carte imprimés montrent, nous avons dû le reconstituer.',
    whole: 'Entièrement dit dans la règle',
    rest: 'Table par table',
    own: 'Vous possédez le jeu\u00a0? Vous pouvez indiquer ce qui est imprimé.',
    transcribe: 'Indiquer ce qui est imprimé',
    ownBoard: 'Cette table a son propre plateau.',
    ownBoardHere: 'Ici, les nouvelles tables ont leur propre plateau.',
    differs: 'Ce qui change',
    same: 'Il dit partout la même chose que le nôtre.',
    here: 'ici',
    usual: 'd’ordinaire',
    thing: 'quoi',
    from: (by: string, copy: string, date: string) =>
      `Relevé sur un exemplaire imprimé${by ? ` par ${by}` : ''}${copy ? ` (${copy})` : ''}${date ? `, ${date}` : ''}.`
  },

  transcribe: {
    title: (game: string) => `${game}\u00a0: ce que montre votre exemplaire`,
    lead: (count: number) =>
      `${count} choses que seul le jeu imprimé montre. Indiquez ce que dit votre exemplaire\u00a0; ce que vous laissez vide reste comme chez nous. Vos réponses sont gardées dans ce navigateur.`,
    by: 'Votre nom',
    copy: 'Votre exemplaire (édition, année, langue)',
    answered: (answered: number, count: number) => `${answered} ${answered < 2 ? 'réponse' : 'réponses'} sur ${count}`,
    usual: (usual: string) => `nous avons ${usual}`,
    check: 'Vérifier',
    good: 'Tout s’accorde avec ce que dit la règle.',
    wrong: 'Une partie est impossible, ou la règle dit autre chose.',
    download: 'Enregistrer le fichier du plateau',
    use: (game: string, file: string) => `Pour y jouer\u00a0: regnum play ${game} --board ${file}`,
    open: 'Continuer depuis un fichier',
    clear: 'Recommencer',
    clearSure: 'Oublier toutes vos réponses\u00a0?'
  },

  signedIn: {
    title: 'Sessions ouvertes',
    help: 'Tous les navigateurs où votre session est ouverte.',
    here: 'celui-ci',
    since: (date) => `depuis le ${date}`,
    unknown: 'Un navigateur',
    end: 'Déconnecter',
    everywhere: 'Se déconnecter partout'
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    light: 'Lumière',
    lights: { auto: 'comme l’appareil', light: 'vélin', dark: 'nuit' },
    palette: 'Couleurs des joueurs',
    palettes: { heraldic: 'héraldiques', clear: 'claires pour tous les yeux', grey: 'par luminosité' },
    paletteHelp: 'Chaque joueur a aussi une figure héraldique\u00a0: aucune couleur n’est seule.',
    motion: 'Mouvement',
    motions: { auto: 'comme l’appareil', full: 'complet', reduced: 'réduit' },
    pace: 'Rythme des coups des autres',
    paces: { calm: 'calme', brisk: 'vif', instant: 'd’un coup' },
    sound: 'Sons',
    soundHelp: 'Un coup frappé quand c’est à vous, une cloche quand un roi est fait.',
    notify: 'Notifications',
    notifyHelp: 'Me prévenir quand c’est à moi et que cette page est en arrière-plan.',
    notifyDenied: 'Votre navigateur n’autorise pas les notifications pour cette page.',
    confirm: 'Redemander avant un choix qu’on ne peut reprendre',
    forced: 'Répondre pour moi quand il n’y a qu’une réponse'
  },

  /** Là où il n’y a pas de serveur. */
  alone: {
    friends: 'Jouer avec des amis',
    friendsWhy:
      'Cette page se passe de serveur : personne d’autre ne peut donc venir à ses tables. Entre amis, on se retrouve sur un serveur, celui d’un club ou le vôtre.',
    server: 'Adresse du serveur',
    noServer: 'Ce n’est pas une adresse ; on attend par exemple club.example.',
    go: 'Y aller',
    preparing: 'On met la table. La première fois, tout est téléchargé ; ensuite, plus besoin de réseau.',
    newerIsHere: 'Une version plus récente est arrivée.',
    load: 'La charger',
    forget: 'Tout oublier sur cet appareil',
    forgetSure: 'Supprimer votre nom et toutes vos parties de cet appareil ? C’est définitif.'
  },
  /** Sur les pages d’autrui. */
  embed: {
    play: 'Jouer à partir d’ici',
    reset: 'Depuis le début',
    back: 'Un pas en arrière',
    step: 'Ce qui a été joué',
    whole: 'Jouer une partie entière'
  },

  me: {
    title: 'Profil',
    played: (games: number, won: number) =>
      `${games} ${games === 1 ? 'partie jouée' : 'parties jouées'} jusqu’au bout, ${won} ${won < 2 ? 'gagnée' : 'gagnées'}.`,
    guest: 'Vous jouez en invité. Avec un compte, vos parties se retrouvent de n’importe quel appareil.',
    nobody: 'Vous ne nous avez pas encore dit votre nom.',
    name: 'Nom',
    password: 'Mot de passe',
    oldPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    guestStart: 'Jouer en invité',
    account: 'Créer un compte',
    signIn: 'Se connecter',
    signOutSure:
      'Vous êtes invité\u00a0: après la déconnexion personne ne retrouvera vos parties. Créez un compte pour les garder. Se déconnecter quand même\u00a0?',
    signInSure:
      'Vous êtes invité\u00a0: après la connexion, personne ne retrouvera les parties de cet invité. Créez un compte pour les garder. Se connecter quand même\u00a0?',
    data: 'Tout ce qui est conservé sur moi',
    signOut: 'Se déconnecter',
    rename: 'Changer de nom',
    changePassword: 'Changer de mot de passe',
    remove: 'Me supprimer',
    removeSure: 'Supprimer votre compte\u00a0? Vos parties restent, votre nom disparaît. C’est définitif.',
    saved: 'Enregistré.'
  },

  steward: {
    title: 'Veiller sur le serveur',
    link: 'Veiller sur le serveur',
    doors: {
      open: 'Les portes sont ouvertes\u00a0: qui trouve le serveur peut jouer.',
      invited: 'Seules les personnes invitées entrent.'
    },
    invite: 'Inviter quelqu’un',
    once: 'Donnez ce lien à une seule personne\u00a0; il sert une fois.',
    onlyHere: 'Ce lien ne mène quelque part que sur la machine du serveur.',
    size: (megabytes, tables) =>
      `Le serveur garde ${megabytes} Mo et ${plural(tables, 'une table', `${tables} tables`)}.`,
    reports: 'Signalements',
    noReports: 'Personne n’a rien signalé.',
    reported: (by, about) => `${by} à propos de ${about}`,
    said: 'Ce qui s’est dit à la table',
    settled: 'C’est réglé',
    people: 'Personnes',
    search: 'Partie du nom',
    guest: 'invité',
    steward: 'intendant',
    does: {
      mute: 'Faire taire',
      unmute: 'Laisser parler',
      ban: 'Bannir',
      unban: 'Laisser revenir',
      delete: 'Supprimer',
      reset: 'Nouveau mot de passe'
    },
    sure: (what, name) => `${what}\u00a0: ${name}\u00a0?`,
    resetHelp:
      'Par ce lien, on choisit un nouveau mot de passe, une fois, dans la journée. Ne l’envoyez qu’à la personne concernée.',
    tables: 'Tables',
    statuses: {
      open: 'attend des joueurs',
      playing: 'en cours',
      paused: 'en pause',
      over: 'finie',
      closed: 'terminée'
    },
    close: 'Terminer',
    remove: 'Supprimer',
    maintenance: 'Entretien',
    maintenanceHelp: 'Pendant ce temps, rien n’avance aux tables et aucune pendule ne tourne.',
    text: 'Ce que lisent les joueurs',
    begin: 'Commencer',
    end: 'Finir l’entretien',
    log: 'Ce qui a été fait'
  },
  report: {
    title: 'Signaler quelqu’un',
    help: 'Les personnes qui veillent sur le serveur liront ceci, et ce qui s’est dit à la table.',
    who: 'Qui',
    what: 'Ce qui s’est passé',
    send: 'Signaler',
    sent: 'C’est signalé. Merci.'
  },
  reset: {
    title: 'Un nouveau mot de passe',
    help: 'Choisissez un nouveau mot de passe. Partout ailleurs, vous serez déconnecté.',
    missing: 'Ce lien n’est pas entier. Demandez-en un nouveau.',
    choose: 'Prendre ce mot de passe'
  },

  lost: { title: 'Il n’y a rien ici', home: 'À la première page' },
  guests: [
    'Aubry',
    'Blanche',
    'Conrad',
    'Enguerrand',
    'Edmond',
    'Fleur',
    'Gauvain',
    'Hildegarde',
    'Iseut',
    'Josseline',
    'Lancelot',
    'Mélusine',
    'Viviane',
    'Roland',
    'Perceval',
    'Rosemonde',
    'Tristan',
    'Ursule',
    'Yvain',
    'Guenièvre'
  ]
}
