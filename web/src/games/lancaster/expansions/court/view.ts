import type { World } from '../../../../play/world'
import type { Hidden, LancasterView } from '../../view'

/** What the king's court adds to the table. */
export interface CourtView extends LancasterView {
  /** Where each house's Lord is: 0 at court, then the offices, then the treasury. */
  lord: number[]
  holder_of: number[]
  treasury: number[]
  bishops: number[]
  bishops_left: number
  bishops_on: number[][]
  tudors_on: number[][]
  shields: number[]
  archers: number[]
  tudors: number[]
  new_shields: number[]
  new_archers: number[]
  new_tudors: number[]
  shield_on: number[]
  tudor_in: number[]
  tudors_with: number[][]
  archer_on: number[][]
  seals: Hidden
  seal_tiles: Hidden
  seals_left: number
}

export interface CourtData {
  court: { lord_strength: number; bishop_strength: number; tudor_strength: number; archer_strength: number }
  office: { id: string; tribute: string; tribute_n: number; seals: number; privilege: string }[]
}

export function dataOf(world: World): CourtData {
  return world.data as unknown as CourtData
}

export function sealsOf(view: CourtView, house: number): number | null {
  const seals = view.seals[house] ?? null
  return seals === null ? null : seals + (view.seal_tiles[house] ?? 0)
}

export function bishopsAtCourt(view: CourtView, house: number): number {
  return view.bishops[house]! - view.bishops_on[house]!.reduce((sum, there) => sum + there, 0)
}
