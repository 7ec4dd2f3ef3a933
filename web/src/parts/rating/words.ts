import { words } from '../../words/index.svelte'
import type { RatedTable } from './api'

type Why = RatedTable['reasons'][number]['why']

const en = {
  wish: 'This game counts for ratings',
  wishHelp:
    'All who play need an account; bots of our own levels may sit there too. What others have seen is not taken back, and whoever runs away has lost.',
  guest: 'It will count for no rating: you play as a guest. With an account it would.',
  rated: 'This game counts for ratings: what others have seen is not taken back, and whoever runs away has lost.',
  unrated: (reasons: string[]) => `This game counts for no rating: ${reasons.join('; ')}.`,
  ran: (names: string) => `It counts only for ${names}, who ran away: as a loss.`,
  helped: (names: string) => `A bot has answered for ${names}, who can only lose by this game.`,
  why: {
    old: () => 'it was begun before there were ratings',
    wished: () => 'it was set up so',
    'hot-seat': () => 'several play at one screen',
    file: () => 'it was brought as a file',
    branch: () => 'it goes on from another game',
    lesson: () => 'it is a lesson',
    seed: () => 'its dice can be repeated',
    board: () => 'it has a board of its own',
    'house-rules': () => 'it has house rules',
    guest: (name) => `${name} plays as a guest`,
    'one-address': (name) => `${name} comes from the same address as somebody else here`,
    bot: (name) => `nobody has measured how strong ${name} is`,
    replaced: (name) => `a bot has played for ${name}`,
    broken: () => 'it cannot be read'
  } as Record<Why, (name: string) => string>,
  none: 'no rating yet',
  ratings: 'Ratings',
  changes: 'What became of the ratings',
  leaders: 'Who is how strong',
  leadersHelp:
    'The number tells how strong somebody is; the truth probably lies within what stands behind ±. Everybody begins at 1500, where a knight stands.',
  players: (count: number) => `${count} players`,
  people: (count: number) => (count === 1 ? 'one person' : `${count} people`),
  nobody: 'No game has counted yet. Set up a table with friends who have accounts, and it will.',
  nobodyHere: 'Nobody has played often enough yet.',
  provisional: 'Provisional',
  provisionalHelp: (games: number) => `After fewer than ${games} games; it may still be far off.`,
  bots: 'Bots, whose ratings do not move',
  rank: 'Rank',
  name: 'Name',
  rating: 'Rating',
  games: 'Games',
  won: 'Won',
  game: 'Game',
  history: 'How it came about',
  chart: (from: string, to: string, games: number) =>
    `The rating over ${games === 1 ? 'one game' : `${games} games`}: from ${from} to ${to}`,
  when: 'When',
  place: 'Place',
  change: 'Change',
  look: 'Look back',
  against: 'Against each',
  better: 'Better',
  equal: 'Equal',
  worse: 'Worse',
  gone: 'Somebody who is gone',
  mine: 'My ratings',
  all: 'All ratings'
}

const fr: typeof en = {
  wish: 'Cette partie compte pour le classement',
  wishHelp:
    'Il faut un compte à chacun\u00a0; les bots de nos niveaux peuvent aussi être de la partie. Ce que les autres ont vu ne se reprend pas, et qui s’enfuit a perdu.',
  guest: 'Elle ne comptera pour aucun classement\u00a0: vous jouez en invité. Avec un compte, elle compterait.',
  rated:
    'Cette partie compte pour le classement\u00a0: ce que les autres ont vu ne se reprend pas, et qui s’enfuit a perdu.',
  unrated: (reasons) => `Cette partie ne compte pour aucun classement\u00a0: ${reasons.join('\u00a0; ')}.`,
  ran: (names) => `Elle ne compte que pour ${names}, en fuite\u00a0: comme une défaite.`,
  helped: (names) => `Un bot a répondu à la place de ${names}, qui n’a plus qu’à perdre à cette partie.`,
  why: {
    old: () => 'elle a commencé avant qu’il y ait des classements',
    wished: () => 'elle a été préparée ainsi',
    'hot-seat': () => 'on joue à plusieurs au même écran',
    file: () => 'elle vient d’un fichier',
    branch: () => 'elle prolonge une autre partie',
    lesson: () => 'c’est une leçon',
    seed: () => 'ses dés peuvent être répétés',
    board: () => 'elle a son propre plateau',
    'house-rules': () => 'elle a des règles maison',
    guest: (name) => `${name} joue en invité`,
    'one-address': (name) => `${name} vient de la même adresse que quelqu’un d’autre ici`,
    bot: (name) => `personne n’a mesuré la force de ${name}`,
    replaced: (name) => `un bot a joué pour ${name}`,
    broken: () => 'elle est illisible'
  },
  none: 'pas encore classé',
  ratings: 'Classements',
  changes: 'Ce que deviennent les classements',
  leaders: 'Qui est de quelle force',
  leadersHelp:
    'Le nombre dit la force de quelqu’un\u00a0; la vérité se trouve sans doute dans la marge indiquée après ±. Tout le monde commence à 1500, là où se tient un chevalier.',
  players: (count) => `${count} joueurs`,
  people: (count) => (count === 1 ? 'une personne' : `${count} personnes`),
  nobody: 'Aucune partie n’a encore compté. Préparez une table avec des amis qui ont un compte, et elle comptera.',
  nobodyHere: 'Personne n’a encore joué assez souvent.',
  provisional: 'Provisoires',
  provisionalHelp: (games) => `Après moins de ${games} parties\u00a0; cela peut être encore loin du compte.`,
  bots: 'Les bots, dont le classement ne bouge pas',
  rank: 'Rang',
  name: 'Nom',
  rating: 'Classement',
  games: 'Parties',
  won: 'Gagnées',
  game: 'Jeu',
  history: 'Comment il s’est fait',
  chart: (from, to, games) =>
    `Le classement sur ${games === 1 ? 'une partie' : `${games} parties`}\u00a0: de ${from} à ${to}`,
  when: 'Quand',
  place: 'Place',
  change: 'Écart',
  look: 'Revoir',
  against: 'Contre chacun',
  better: 'Devant',
  equal: 'À égalité',
  worse: 'Derrière',
  gone: 'Quelqu’un qui est parti',
  mine: 'Mes classements',
  all: 'Tous les classements'
}

const de: typeof en = {
  wish: 'Diese Partie zählt für die Wertung',
  wishHelp:
    'Alle, die mitspielen, brauchen ein Konto; Bots unserer Stufen dürfen auch dabei sein. Was andere gesehen haben, wird nicht zurückgenommen, und wer davonläuft, hat verloren.',
  guest: 'Sie zählt für keine Wertung: Du spielst als Gast. Mit einem Konto täte sie es.',
  rated:
    'Diese Partie zählt für die Wertung: Was andere gesehen haben, wird nicht zurückgenommen, und wer davonläuft, hat verloren.',
  unrated: (reasons) => `Diese Partie zählt für keine Wertung: ${reasons.join('; ')}.`,
  ran: (names) => `Sie zählt nur für ${names}, wegen Davonlaufens: als verloren.`,
  helped: (names) => `Ein Bot hat für ${names} geantwortet: An Wertung ist dort nur noch zu verlieren.`,
  why: {
    old: () => 'sie begann, bevor es Wertungen gab',
    wished: () => 'so wurde sie eingerichtet',
    'hot-seat': () => 'mehrere spielen an einem Bildschirm',
    file: () => 'sie kam aus einer Datei',
    branch: () => 'sie setzt eine andere Partie fort',
    lesson: () => 'sie ist eine Lektion',
    seed: () => 'ihre Würfel lassen sich wiederholen',
    board: () => 'sie hat einen eigenen Plan',
    'house-rules': () => 'sie hat Hausregeln',
    guest: (name) => `${name} spielt als Gast`,
    'one-address': (name) => `${name} kommt von derselben Adresse wie jemand anderes hier`,
    bot: (name) => `niemand hat gemessen, wie stark ${name} ist`,
    replaced: (name) => `ein Bot hat für ${name} gespielt`,
    broken: () => 'sie lässt sich nicht lesen'
  },
  none: 'noch keine Wertung',
  ratings: 'Wertungen',
  changes: 'Was aus den Wertungen wurde',
  leaders: 'Wer wie stark ist',
  leadersHelp:
    'Die Zahl sagt, wie stark jemand ist; die Wahrheit liegt wohl innerhalb dessen, was hinter ± steht. Alle beginnen bei 1500, wo ein Ritter steht.',
  players: (count) => `${count} Spieler`,
  people: (count) => (count === 1 ? 'eine Person' : `${count} Personen`),
  nobody: 'Noch hat keine Partie gezählt. Richte einen Tisch mit Freunden ein, die ein Konto haben, dann zählt sie.',
  nobodyHere: 'Noch hat niemand oft genug gespielt.',
  provisional: 'Vorläufig',
  provisionalHelp: (games) => `Nach weniger als ${games} Partien; es kann noch weit daneben liegen.`,
  bots: 'Bots, deren Wertung sich nicht bewegt',
  rank: 'Rang',
  name: 'Name',
  rating: 'Wertung',
  games: 'Partien',
  won: 'Gewonnen',
  game: 'Spiel',
  history: 'Wie sie zustande kam',
  chart: (from, to, games) =>
    `Die Wertung über ${games === 1 ? 'eine Partie' : `${games} Partien`}: von ${from} bis ${to}`,
  when: 'Wann',
  place: 'Platz',
  change: 'Änderung',
  look: 'Ansehen',
  against: 'Gegen jeden',
  better: 'Besser',
  equal: 'Gleich',
  worse: 'Schlechter',
  gone: 'Jemand, der fort ist',
  mine: 'Meine Wertungen',
  all: 'Alle Wertungen'
}

const all = { en, fr, de }

/** In the language of the page. */
export const say = () => all[words.language]
