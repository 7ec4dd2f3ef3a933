/**
 * A board for the browser, version 1: what `board.js` exports, and what Regnum gives it.
 *
 * These are types only, for your editor and for TypeScript: `/** @type {import('./board').BoardModule['mount']} *\/`.
 */

/** What `board.js` exports: a version and `mount`, and the rest if you like. */
export interface BoardModule<V = View, Data = unknown> {
  /** The version of this file that the board is written for. */
  version: 1
  /** Begin to draw in an element that is yours; `update` is called at once, and whenever something has changed. */
  mount: (element: HTMLElement, api: BoardApi) => Mounted<V, Data>
  /** Draw a piece by its name, beside the words of guides and rules; what comes back takes it away again. */
  piece?: (element: HTMLElement, name: string) => (() => void) | void
  /** The points a player has now, for the panel of players. */
  score?: (now: Now<V, Data>, seat: number) => number | null
  /** Small public numbers below a player's name. */
  facts?: (now: Now<V, Data>, seat: number) => Fact[]
  /** Questions whose answer cannot be taken back: they ask once more. */
  weighty?: readonly string[]
  /** Fields whose changes are not marked on the board: bookkeeping, or drawn for one player at a time; `owner=-2`: changes from that number. */
  unmarked?: readonly string[]
}

/** A board on the page. */
export interface Mounted<V = View, Data = unknown> {
  /** Show this, all of it: it replaces what was told before. */
  update: (now: Now<V, Data>) => void
  /** Show how one moment leads to the next; the next is shown, and `update` called, when this is done. */
  perform?: (moment: Moment<V>) => Promise<void>
  /** The element goes: stop timers, let go of what is not inside it. */
  destroy?: () => void
}

/** What stays the same as long as the board is there. */
export interface BoardApi {
  version: number
  /** Whatever is performed waits by it. */
  time: Time
  /** Show a rule's text: `explain('XY-12')`. */
  explain: (clause: string) => void
  /** Make a sound, if the player wants any: a piece set down, something decided. */
  sound: (what: 'tap' | 'bell') => void
  /** How a seat is drawn: colour and figure, so that nobody depends on hue. */
  arms: (seat: number) => Arms
}

/** What the board shows. All of it changes together, when the shown moment changes. */
export interface Now<V = View, Data = unknown> {
  /** What the numbers mean and are called. */
  world: World<Data>
  /**
   * What my seat may know: each field of the table by its name, as numbers; null where it may not look, -1 for nobody and
   * nothing. A row of seats is as long as the field, so go by `players`: nobody sits at the rest.
   */
  view: V
  /** My seat; null for a spectator. */
  seat: number | null
  /** In the order of the seats. */
  players: Player[]
  /** The options this table is played with, every one of them. */
  options: Options
  /** The open question, whoever is asked; null when the game is over. */
  asking: Asking | null
  /** What I may choose, and am about to choose. */
  choosing: Choosing
  /** Places and points once the game is over. */
  result: Result | null
  /** True where things should fade instead of travel. */
  still: boolean
  /** `en`, `fr` or `de`. */
  language: string
}

/** What the numbers of a table mean and are called, on its own data and in the reader's language. */
export interface World<Data = unknown> {
  /** The game's name, and what people call it. */
  readonly game: string
  readonly title: string
  /** The data that the table is played with: maps, cards, polygons. */
  readonly data: Data
  /** The words of every kind of thing, and the chapters of the rules that can be under way. */
  readonly schema: { words: Record<string, { word: string; name: string; text?: string }[]>; procedures: string[] }
  /** The word of the rules for a number of some kind: `word('character', 0)` is `alienor`. */
  word(kind: string, number: number): string
  /** What people call a number of some kind: `name('character', 0)` is `Aliénor`. */
  name(kind: string, number: number): string
  /** What is printed on it, or what it does; empty if nobody says. */
  text(kind: string, number: number): string
  /** What people call a word of the rules: `called('place', 'court')` is `Court`. */
  called(kind: string, word: string): string
  /** The number of a word, -1 if there is none. */
  number(kind: string, word: string): number
  /** How many things of a kind there are. */
  count(kind: string): number
}

/** What the player may choose: shared by the list of sentences and the board, so that both always show the same. */
export interface Choosing {
  /** What is asked of me; null while nothing is. */
  readonly asked: { question: number; sentence: string; offers: readonly Offer[] } | null
  /** Everything I may answer; empty while nothing is asked of me. */
  readonly offers: readonly Offer[]
  /** The offers that fit what was picked so far, and the picks: `{floor: 3}`. */
  readonly open: readonly Offer[]
  readonly picked: Readonly<Record<string, number>>
  /** The offer under the pointer or the focus, one that waits to be confirmed, and one that is on its way. */
  readonly preview: Offer | null
  readonly raised: Offer | null
  readonly sent: Offer | null
  /** Whether an answer is on its way. */
  readonly busy: boolean
  /** The offer with this verb and these parameters, if there is one. */
  find(verb: string, parameters?: Record<string, number>): Offer | undefined
  /** The values that a parameter can still take. */
  values(parameter: string): number[]
  /** Answer; a weighty question is raised first, and answered when the same is chosen again. */
  choose(offer: Offer): void
  /** Narrow by one parameter; when all parameters of one offer are picked, it is chosen. Picking it again lets go. */
  pick(parameter: string, value: number): void
  /** Let go of one parameter, or of all. */
  drop(parameter?: string): void
  /** The pointer or the focus is on something that would choose this; null when it leaves. */
  look(offer: Offer | null): void
}

export interface Offer {
  verb: string
  parameters: Record<string, number>
  /** What it stands for on the table, where its parameters do not say. */
  means: Record<string, number>
  /** What it does, in words: the label of a button. */
  sentence: string
  /** The same in notation: `take stones=2`. */
  action: string
}

/** Time at the table, at the player's own pace; a click or a key can cut it short. */
export interface Time {
  /** What pauses are multiplied by: 1 is calm, 0 is at once. */
  readonly pace: number
  wait: (milliseconds: number) => Promise<void>
  /** Until somebody has read it, in an element with `role="dialog"` whose button calls `skip`; at most so long, if not 0. */
  read: (most?: number) => Promise<void>
  skip: () => void
}

/** One step of the game: what was shown, what comes, and what happened in between. */
export interface Moment<V = View> {
  before: Shown<V>
  after: Shown<V>
  /** What was told in between, and everything told so far. */
  lines: Line[]
  log: Line[]
}

export interface Shown<V = View> {
  view: V
  asking: Asking | null
}

/** A line of the log: an event of the rules, its numbers by their names, and the sentence. */
export interface Line {
  event: string
  numbers: Record<string, number>
  sentence: string
  clause: string
  /** Which decision led to it. */
  number: number
  /** Whether only I am told. */
  private: boolean
}

export interface Asking {
  name: string
  sentence: string
  clause: string
  secret: boolean
}

export interface Player {
  seat: number
  name: string
  /** The persons who share the seat; one for a bot that plays all of them. */
  persons: { name: string; me: boolean; presence: 'here' | 'away' | 'gone' | null; bot: boolean }[]
  /** Their bot's level in words, if a bot plays. */
  bot: string | null
  me: boolean
  /** Whether somebody there plays without an account. */
  guest: boolean
  conceded: boolean
  /** Whether they must answer now. */
  waiting: boolean
}

export interface Result {
  /** Each seat's place and points. */
  places: number[]
  scores: number[]
  winners: number[]
}

/** A small public number beside a player's name. */
export interface Fact {
  label: string
  value: number | string
  /** A path of 16 by 16, drawn in ink. */
  icon?: string
  /** The colour of a marker: then the label is shown beside it. */
  shield?: number
}

/** A shield of 40 by 48: its colour for CSS, its outline, and the figure on it as a path. */
export interface Arms {
  colour: string
  outline: string
  figure: string
}

export type Options = Record<string, boolean | number | string | (boolean | number | string)[]>
export type Value = number | null | (number | null | (number | null | (number | null)[])[])[]
export type View = Record<string, Value>
