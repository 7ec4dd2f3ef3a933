import type { Component } from 'svelte'
import type { Table } from '../wire/types'

/** What a part of the server shows: each is a folder here, and goes when its folder goes. */
export interface Part {
  /** By the first word of their address. */
  pages?: Record<string, () => Promise<{ default: Component<never> }>>
  settings?: Component
  /** Beside signing in. */
  door?: Component
  tableMenu?: Component<{ table: Table }>
  /** Beside the button for a new table. */
  lobby?: Component
}

const parts = Object.values(import.meta.glob<{ part: Part }>('./*/index.ts', { eager: true })).map(({ part }) => part)
const all = <Slot extends keyof Part>(slot: Slot) =>
  parts.map((part) => part[slot]).filter((one): one is NonNullable<Part[Slot]> => one !== undefined)

export const partPages: NonNullable<Part['pages']> = Object.assign({}, ...all('pages'))
export const settingsOfParts = all('settings')
export const atTheDoor = all('door')
export const inTableMenus = all('tableMenu')
export const inTheLobby = all('lobby')
