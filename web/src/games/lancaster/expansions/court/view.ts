import type { View } from '../../fields'

export function sealsOf(view: View, house: number): number | null {
  const seals = view.seals[house] ?? null
  return seals === null ? null : seals + (view.seal_tiles[house] ?? 0)
}

export function bishopsAtCourt(view: View, house: number): number {
  return view.bishops[house]! - view.bishops_on[house]!.reduce((sum, there) => sum + there, 0)
}
