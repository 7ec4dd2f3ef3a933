import type { View } from '../../wire/types'

/** Numbers that a screen may hide. */
export type Hidden = (number | null)[]

/** What a seat may know of the table, by the names of the server's fields. */
export interface LancasterView extends View {
  players: number
  houses: number
  depth: number
  procedure: number[]
  round: number
  first: number
  active: number
  /** The house that places a knight or receives a reward. */
  house: number
  knight: number
  target: number
  county: number
  conflict: number
  item: number
  motion: number
  law: number
  place: number[][]
  beside: number[]
  deck: number[]
  card: number[]
  stands: number[][]
  favours: number[]
  noble_kind: number[]
  nobles_left: number[]
  noble: number[][]
  built: number[][]
  evaluated: number[]
  pile: number[]
  in_force: number[]
  proposal: number[]
  side: Hidden
  markers: Hidden
  shown_side: number[]
  shown_markers: number[]
  supply: number[]
  squires: Hidden
  gold: Hidden
  votes: number[]
  score: number[]
}

export const NOBODY = -1
export const NO = 0
export const YES = 1
