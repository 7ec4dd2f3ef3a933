import { words } from '../../words/index.svelte'

const en = {
  programs: 'Programs',
  wish: 'Programs may sit here',
  wishHelp: 'Bots that other people have written and run. Their names end in “(bot)”, and you ask them to the table.',
  welcome: 'Programs may sit at this table: bots that somebody has written. Their names end in “(bot)”.',
  by: (name: string) => `by ${name}`,
  ask: 'Ask to the table',
  mine: 'Programs of mine',
  help: 'Bots that you have written play here by the bots’ protocol: each has a name of its own that ends in “(bot)”, and a token with which it comes in. They sit only at tables where programs are welcome.',
  here: 'is here',
  away: 'is away',
  name: 'Name',
  make: 'A new program',
  renew: 'A new token',
  remove: 'Take away',
  token: (name: string) => `The token of ${name}, which you are told this once. Whoever has it plays in its name.`
}

const fr: typeof en = {
  programs: 'Programmes',
  wish: 'Des programmes peuvent s’asseoir ici',
  wishHelp:
    'Des bots que d’autres ont écrits et font tourner. Leur nom finit par «\u00a0(bot)\u00a0», et c’est vous qui les invitez.',
  welcome:
    'Des programmes peuvent s’asseoir à cette table\u00a0: des bots que quelqu’un a écrits. Leur nom finit par «\u00a0(bot)\u00a0».',
  by: (name: string) => `de ${name}`,
  ask: 'Inviter à la table',
  mine: 'Mes programmes',
  help: 'Les bots que vous avez écrits jouent ici par le protocole des bots\u00a0: chacun a son propre nom, qui finit par «\u00a0(bot)\u00a0», et un jeton avec lequel il entre. Ils ne s’assoient qu’aux tables où les programmes sont les bienvenus.',
  here: 'est là',
  away: 'est absent',
  name: 'Nom',
  make: 'Un nouveau programme',
  renew: 'Un nouveau jeton',
  remove: 'Retirer',
  token: (name: string) => `Le jeton de ${name}, qui ne vous est dit qu’une fois. Qui l’a joue en son nom.`
}

const de: typeof en = {
  programs: 'Programme',
  wish: 'Programme dürfen hier sitzen',
  wishHelp:
    'Bots, die andere geschrieben haben und laufen lassen. Ihre Namen enden auf „(bot)“, und du bittest sie an den Tisch.',
  welcome: 'An diesem Tisch dürfen Programme sitzen: Bots, die jemand geschrieben hat. Ihre Namen enden auf „(bot)“.',
  by: (name: string) => `von ${name}`,
  ask: 'An den Tisch bitten',
  mine: 'Meine Programme',
  help: 'Bots, die du geschrieben hast, spielen hier nach dem Protokoll der Bots: Jeder hat einen eigenen Namen, der auf „(bot)“ endet, und ein Kennwort, mit dem er hereinkommt. Sie sitzen nur an Tischen, an denen Programme willkommen sind.',
  here: 'ist da',
  away: 'ist nicht da',
  name: 'Name',
  make: 'Ein neues Programm',
  renew: 'Ein neues Kennwort',
  remove: 'Entfernen',
  token: (name: string) =>
    `Das Kennwort von ${name}, das dir nur dieses eine Mal gesagt wird. Wer es hat, spielt in seinem Namen.`
}

const all = { en, fr, de }

/** In the language of the page. */
export const say = () => all[words.language]
