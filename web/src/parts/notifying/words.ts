import { words } from '../../words/index.svelte'

const en = {
  title: 'Tell me that it is my turn',
  help: 'Once a turn, while I look elsewhere. For one table it can be switched off in that table’s menu.',
  missing: 'Nobody can be told here: whoever hosts this server has not installed regnum[notify].',
  browser: 'In this browser, even when the page is closed',
  denied: 'This browser does not allow it, or reaches no push service.',
  browsers: 'A browser',
  mail: 'Mail',
  unconfirmed: 'open the link that we have sent there',
  remove: 'No more',
  how: 'How',
  where: 'Address or name there',
  password: 'Your password here',
  add: 'Tell me there',
  table: 'Tell me of my turns at this table',
  stop: 'You will hear no more that way.',
  confirm: 'Thank you. From now on you will hear there when it is your turn.',
  broken: 'This link is not whole.',
  settings: 'Settings',
  forgot: 'Forgotten your password?',
  forgotten: 'A new password',
  forgottenHelp: 'If there is an account of this name with a confirmed mail address, a link is sent there.',
  send: 'Send me a link',
  sent: 'If there is such an account, a letter is on its way.'
}

const fr: typeof en = {
  title: 'Prévenez-moi quand c’est mon tour',
  help: 'Une fois par tour, tant que je regarde ailleurs. Pour une seule table, cela se coupe dans le menu de la table.',
  missing: 'Personne ne peut être prévenu ici\u00a0: l’hôte de ce serveur n’a pas installé regnum[notify].',
  browser: 'Dans ce navigateur, même si la page est fermée',
  denied: 'Ce navigateur ne le permet pas, ou ne joint aucun service push.',
  browsers: 'Un navigateur',
  mail: 'Courriel',
  unconfirmed: 'ouvrez le lien que nous y avons envoyé',
  remove: 'Ne plus prévenir',
  how: 'Comment',
  where: 'Adresse ou nom là-bas',
  password: 'Votre mot de passe ici',
  add: 'Prévenez-moi là',
  table: 'Prévenez-moi de mes tours à cette table',
  stop: 'Vous ne recevrez plus rien par cette voie.',
  confirm: 'Merci. Désormais, vous serez prévenu là quand c’est votre tour.',
  broken: 'Ce lien n’est pas entier.',
  settings: 'Réglages',
  forgot: 'Mot de passe oublié\u00a0?',
  forgotten: 'Un nouveau mot de passe',
  forgottenHelp: 'S’il existe un compte de ce nom avec une adresse confirmée, un lien y est envoyé.',
  send: 'Envoyez-moi un lien',
  sent: 'S’il existe un tel compte, une lettre est en route.'
}

const de: typeof en = {
  title: 'Sag mir, dass ich dran bin',
  help: 'Einmal je Zug, solange ich woanders hinsehe. Für einen Tisch lässt es sich in dessen Menü abschalten.',
  missing: 'Hier kann niemand benachrichtigt werden: Auf diesem Server ist regnum[notify] nicht installiert.',
  browser: 'In diesem Browser, auch wenn die Seite geschlossen ist',
  denied: 'Dieser Browser erlaubt es nicht oder erreicht keinen Push-Dienst.',
  browsers: 'Ein Browser',
  mail: 'E-Mail',
  unconfirmed: 'öffne den Link, den wir dorthin geschickt haben',
  remove: 'Nicht mehr',
  how: 'Wie',
  where: 'Adresse oder Name dort',
  password: 'Dein Passwort hier',
  add: 'Sag es mir dort',
  table: 'Sag mir an diesem Tisch, dass ich dran bin',
  stop: 'Auf diesem Weg hörst du nichts mehr.',
  confirm: 'Danke. Von nun an erfährst du dort, dass du dran bist.',
  broken: 'Dieser Link ist nicht vollständig.',
  settings: 'Einstellungen',
  forgot: 'Passwort vergessen?',
  forgotten: 'Ein neues Passwort',
  forgottenHelp: 'Gibt es ein Konto dieses Namens mit einer bestätigten Adresse, so wird ein Link dorthin geschickt.',
  send: 'Schick mir einen Link',
  sent: 'Gibt es ein solches Konto, so ist ein Brief unterwegs.'
}

/** What chat services call themselves. */
export const SERVICES: Record<string, string> = {
  gotifys: 'Gotify',
  matrixs: 'Matrix',
  ntfy: 'ntfy',
  ntfys: 'ntfy',
  pover: 'Pushover',
  rockets: 'Rocket.Chat',
  signals: 'Signal',
  slack: 'Slack',
  tgram: 'Telegram',
  zulip: 'Zulip'
}

const all = { en, fr, de }

/** In the language of the page. */
export const say = () => all[words.language]
