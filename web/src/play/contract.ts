import type { Component } from 'svelte'
import type { Asking, Line, Options, Result, Update, View } from '../wire/types'
import type { Choosing } from './choosing.svelte'
import type { Time } from './time'
import type { World } from './world'

/** How a seat is called and whether it must answer now. */
export interface Player {
  seat: number
  name: string
  /** The persons who share the seat; one for a bot that plays all of them. */
  persons: { name: string; me: boolean; here: boolean; bot: boolean }[]
  /** Their bot's level in words, if a bot plays. */
  bot: string | null
  me: boolean
  here: boolean
  /** Whether somebody there plays without an account. */
  guest: boolean
  conceded: boolean
  waiting: boolean
}

/** What a board is given. All of it changes together, when the shown moment changes. */
export interface BoardProps<V = View, Data = unknown> {
  world: World<Data>
  /** What my seat may know, numbers as the schema explains; null where it may not look. */
  view: V
  seat: number | null
  players: Player[]
  /** The options this table is played with, every one of them. */
  options: Options
  asking: Asking | null
  choosing: Choosing
  result: Result | null
  /** True where things should fade instead of travel. */
  still: boolean
  /** Whatever is performed waits by it. */
  time: Time
  /** Show a rule's text. */
  explain: (clause: string) => void
}

/** An update of a game whose views are known. */
export type Shown<V = View> = Update & { view: V }

/** One step of the game as a board may perform it: what was shown, what comes, and what happened in between. */
export interface Moment<V = View> {
  before: Shown<V>
  after: Shown<V>
  /** What was told in between. */
  lines: Line[]
  /** Everything told so far, these lines included. */
  log: Line[]
}

/** What a board may export: it is awaited before the new view is shown. */
export interface BoardExports<V = View> {
  perform?: (moment: Moment<V>) => Promise<void>
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

/** What is known of a player beside the view. */
export interface Standing {
  options: Options
  player: Player
}

/** What `web/src/games/<game>/index.ts` exports as default. */
export interface GameModule<V = View, Data = unknown> {
  Board: Component<BoardProps<V, Data>, BoardExports<V>>
  /** The points a player has now, for the panel of players. */
  score?: (view: V, seat: number, world: World<Data>, standing: Standing) => number | null
  facts?: (view: V, seat: number, world: World<Data>, standing: Standing) => Fact[]
  /** Questions whose answer cannot be taken back and that ask once more. */
  weighty?: readonly string[]
  /** Fields whose changes are not marked on the board (`changedPlaces` in steps.ts). */
  unmarked?: readonly string[]
  /** Verbs by which one passes or ends something: they come last in the list, where no careless key finds them. */
  idle?: readonly string[]
}
