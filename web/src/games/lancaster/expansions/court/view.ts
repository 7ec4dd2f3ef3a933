import type { World } from '../../../../play/world'
import type { View } from '../../fields'

export interface CourtData {
  court: { lord_strength: number; bishop_strength: number; tudor_strength: number; archer_strength: number }
  office: { id: string; tribute: string; tribute_n: number; seals: number; privilege: string }[]
}

export function dataOf(world: World): CourtData {
  return world.data as unknown as CourtData
}

export function sealsOf(view: View, house: number): number | null {
  const seals = view.seals[house] ?? null
  return seals === null ? null : seals + (view.seal_tiles[house] ?? 0)
}

export function bishopsAtCourt(view: View, house: number): number {
  return view.bishops[house]! - view.bishops_on[house]!.reduce((sum, there) => sum + there, 0)
}
