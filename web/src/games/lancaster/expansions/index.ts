import type { Component } from 'svelte'
import type { Fact, World } from 'regnum/board'
import type { View } from '../fields'
import type { Data } from '../realm'

/**
 * What an expansion adds to the table. Each is a folder here, as on the server; nothing else has to be registered, and the
 * base game's files never ask which of them are in play.
 */
export interface Expansion {
  /** Whether it is in play, as the table shows: its pieces are there. */
  plays: (view: View) => boolean
  /** A board of its own, on the band below England and France. */
  Board?: Component
  /** With the knight that stands in a county. */
  InCounty?: Component<{ county: number }>
  /** On a county's plaque, beside its printed reward. */
  OnPlaque?: Component<{ county: number }>
  /** With a house's stack in a conflict. */
  InConflict?: Component<{ conflict: number; house: number }>
  /** Pieces at a house's court, beside its knights. */
  AtCourt?: Component<{ house: number }>
  /** What lies behind a player's screen or openly before it, beside squires, gold and votes. */
  InStock?: Component<{ house: number; small?: boolean }>
  /** What the knight in a county has beside its own strength and its squires. */
  force?: (view: View, county: number, world: World<Data>) => number
  /** What a stack in France has beside its knights. */
  stack?: (view: View, conflict: number, house: number, world: World<Data>) => number
  /** Who stands alone on a space in France. */
  lone?: (view: View, conflict: number, space: number, world: World<Data>) => Lone | null
  /** Whether an extension tile lies face down. */
  faceDown?: (view: View, house: number, tile: number) => boolean
  facts?: (view: View, seat: number, world: World<Data>) => Fact[]
}

export interface Lone {
  house: number
  strength: number
  icon: string
}

const found = import.meta.glob<Expansion>('./*/index.ts', { eager: true, import: 'default' })

export const EXPANSIONS: Expansion[] = Object.values(found)
