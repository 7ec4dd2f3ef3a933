/** The wire as docs/reference/wire.md describes it, word for word. */

export type Language = 'en' | 'fr' | 'de'

export interface Me {
  account: string
  name: string
  guest: boolean
  language: string
  csrf: string
}

// --- games ---------------------------------------------------------------------------------------------------------

export type OptionValue = boolean | number | string
export type Options = Record<string, OptionValue | OptionValue[]>

export interface OptionFacts {
  name: string
  title: string
  help: string
  clause: string
  per_seat: boolean
  default: OptionValue | OptionValue[]
  values: { value: OptionValue; title: string }[]
}

export interface GameFacts {
  game: string
  title: string
  edition: number
  /** The fingerprint of the board that new tables are begun on; null for the game's own. */
  board: string | null
  prefix: string
  players: { least: number; most: number; usual: number }
  /** The option that says how many persons share each seat; empty where nobody does. */
  shared_by: string
  options: OptionFacts[]
  /** Questions that may be answered for a player, each with that answer and what to call it. */
  usual: { question: string; choice: string; title: string }[]
  bots: { level: string; title: string }[]
}

export interface Clause {
  id: string
  section: string
  text: string
}

export interface Rules {
  title: string
  text: string
  clauses: Clause[]
}

/** A part of an action. `parts` are words for its numbers ("two cards ×1") where it is one part of several. */
export interface Parameter {
  name: string
  kind: string
  low: number
  size: number
  parts?: string[]
}

export interface Schema {
  fields: Record<
    string,
    {
      sight: 'public' | 'private' | 'personal' | 'hidden'
      axes: { length: number; kind: string }[]
      low: number
      high: number
      kind: string
      open_if: string
    }
  >
  words: Record<string, { word: string; name: string; text?: string }[]>
  actions: Record<string, { parameters: Parameter[] }>
  events: Record<string, { clause: string; arguments: { name: string; kind: string }[] }>
  questions: Record<string, { clause: string; secret: boolean; personal: boolean }>
  procedures: string[]
}

// --- where data comes from -------------------------------------------------------------------------------------------

export type Mark = 'rulebook' | 'public' | 'reconstructed' | 'ours' | 'printed'

/** Where a value stands, in words; the row is empty for a table without rows. */
interface Place {
  table: string
  row: string
  column: string
}

export interface Sheet {
  table: string
  title: string
  /** How many fields have each mark. */
  marks: Partial<Record<Mark, number>>
  cells: (Place & { value: string; mark: Mark })[]
}

export interface OwnerAsked extends Place {
  key: string
  usual: string
  expected: string
  choices: string[]
}

export interface Sources {
  title: string
  /** The marks that occur, what they are called and what they mean. */
  marks: { mark: Mark; title: string; text: string }[]
  sheets: Sheet[]
  asks: OwnerAsked[]
}

export interface OwnBoard {
  board: string | null
  /** Who has read it off which copy, and when: `by`, `copy`, `date`. */
  source: Partial<Record<'by' | 'copy' | 'date', string>>
  differences: (Place & { here: string; usual: string })[]
}

export interface OwnersAnswers {
  answers: Record<string, string>
  by?: string
  copy?: string
  date?: string
  /** A board file to go on with. */
  file?: string
}

export interface Transcribed {
  answers: Record<string, string>
  source: OwnBoard['source']
  faults: { key: string; reason: string }[]
  file: string
}

// --- tables --------------------------------------------------------------------------------------------------------

export type Clock =
  { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'bank'; seconds: number; increment: number }

export interface Person {
  account: string
  name: string
  here: boolean
}

/** One of the persons who share a seat, or who are wanted there; a bot may play all of them. */
export interface PersonOnSeat {
  for: 'anyone' | 'friend' | 'bot'
  account: string | null
  bot: string | null
  name: string
}

export interface Seat {
  seat: number
  name: string
  for: 'anyone' | 'friend' | 'bot'
  people: Person[]
  persons: PersonOnSeat[]
  bot: string | null
  conceded: boolean
}

export interface Request {
  request: number
  for: 'undo' | 'pause' | 'replace'
  by: number
  agreed: number[]
  needed: number[]
  /** The seat to be replaced, and perhaps only one of those who share it. */
  seat: number | null
  person: number | null
}

export interface Result {
  places: number[]
  scores: number[]
  winners: number[]
  /** Whoever is counted besides the seats, like an Emissary; no place unless they won. */
  rivals: { rival: string; name: string; score: number; place: number | null }[]
  /** The seats that gave up, in the order in which they did. */
  gave_up: number[]
}

export interface Table {
  table: string
  game: string
  title: string
  edition: number
  /** The fingerprint of the table's own board; null for the game's. */
  board: string | null
  players: number
  options: Options
  status: 'open' | 'playing' | 'paused' | 'over' | 'closed'
  listed: boolean
  host: string
  pace: 'live' | 'days'
  clock: Clock
  seats: Seat[]
  mine: number | null
  /** Which of the persons who share my seat I am. */
  me: number | null
  key?: string | null
  watching: number
  spectators_may_chat: boolean
  waiting: number[]
  created: number
  changed: number
  requests?: Request[]
  /** Its rules are not kept: it can be read, and neither played nor replayed. Not told in lists. */
  old_edition?: boolean
  rematch: string | null
  branched_from: { table: string; at: number } | null
  fair?: { commitment: string; contributions: (string | null)[]; secret: string | null }
  result: Result | null
}

export interface NewTeammate {
  for: 'friend' | 'anyone' | 'bot'
  bot?: string
}

export interface NewSeat {
  for: 'me' | NewTeammate['for']
  bot?: string
  teammate?: NewTeammate
}

export interface NewTable {
  game: string
  players: number
  options: Options
  seats: NewSeat[]
  listed: boolean
  pace: 'live' | 'days'
  clock: Clock
  start: 'full' | 'host'
  contribution?: string
}

// --- what a seat is told -------------------------------------------------------------------------------------------

/** A number, or null where this seat may not look; nested as the field's axes say. */
export type Value = number | null | Value[]
export type View = Record<string, Value>

export interface Offer {
  action: string
  json: Record<string, string | number>
  verb: string
  parameters: Record<string, number>
  /** What it means where it is made, if its parameters do not say it: the card that is kept. */
  means: Record<string, number>
  sentence: string
}

export interface Asked {
  question: number
  sentence: string
  offers: Offer[]
}

export interface Asking {
  name: string
  clause: string
  sentence: string
  secret: boolean
}

export interface Line {
  event: string
  clause: string
  numbers: Record<string, number>
  sentence: string
  private: boolean
  number: number
}

export interface Update {
  kind: 'update'
  table: string
  number: number
  seat: number | null
  person: number | null
  view: View
  /** Where the game stands, for people, and as the procedures' names. */
  where: string
  path: string[]
  asking: Asking | null
  waiting: number[]
  asked: Asked | null
  log: { from: number; lines: Line[] }
  undo: { free: boolean; may_ask: boolean }
  clocks: { running: boolean; seats: { left: number; until: number | null }[] } | null
  result: Result | null
}

export interface Replay extends Update {
  at: number
  choices: number
  choice: { seat: number; text: string } | null
}

export interface ChatLine {
  line: number
  account: string
  name: string
  seat: number | null
  text: string
  time: number
}

export interface Refusal {
  code: string
  reason: string
  clause: string
  legal: string[]
}

export type Frame =
  | { kind: 'hello'; me: Me | null; time: number; version: string }
  | ({ kind: 'table' } & Table)
  | Update
  | { kind: 'undo'; table: string; number: number; undo: Update['undo'] }
  | { kind: 'chat'; table: string; lines: ChatLine[] }
  | { kind: 'lobby'; tables: Table[] }
  | { kind: 'done'; id: number; answer: unknown }
  | ({ kind: 'refused'; id?: number } & Refusal)
  | { kind: 'pong' }

/** One answer of chance, with what it was drawn from. */
export interface Draw {
  draw: number
  choice: number
  outcomes: string[]
  odds: number[]
  chosen: string
}

/** Everything that is needed to check the dice of a game that is over. */
export interface Draws {
  table: string
  commitment: string
  secret: string
  contributions: (string | null)[]
  draws: Draw[]
}
