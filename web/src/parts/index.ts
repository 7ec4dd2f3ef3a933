import type { Component } from 'svelte'
import { alone } from '../wire/ends'
import type { NewSeat, Table } from '../wire/types'

/** What a part of the server shows: each is a folder here, and goes when its folder goes. */
export interface Part {
  /** By the first word of their address. */
  pages?: Record<string, () => Promise<{ default: Component<never> }>>
  settings?: Component
  /** Beside signing in. */
  belowSignIn?: Component
  tableMenu?: Component<{ table: Table }>
  /** Beside the lists of tables. */
  lobby?: Component
  /** On one's own page. */
  profile?: Component
  /** Among what is chosen for a new table; what is wanted of parts is kept in `parts`. */
  newTable?: Component<{ seats: NewSeat[]; parts: Record<string, boolean> }, object, 'parts'>
  /** What is to be known of a table, until its game is over. */
  tableNote?: Component<{ table: Table }>
  /** Below how a game has ended. */
  result?: Component<{ table: Table }>
}

const there = Object.values(import.meta.glob<{ part: Part }>('./*/index.ts', { eager: true })).map(({ part }) => part)
/** Where there is no server, there are no parts of one. */
const parts = alone ? [] : there
const all = <Slot extends keyof Part>(slot: Slot) =>
  parts.map((part) => part[slot]).filter((one): one is NonNullable<Part[Slot]> => one !== undefined)

export const partPages: NonNullable<Part['pages']> = Object.assign({}, ...all('pages'))
export const settingsOfParts = all('settings')
export const belowSignIn = all('belowSignIn')
export const inTableMenus = all('tableMenu')
export const inLobby = all('lobby')
export const onProfile = all('profile')
export const ofNewTables = all('newTable')
export const notesOfTables = all('tableNote')
export const belowResults = all('result')
