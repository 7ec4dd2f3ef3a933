import type { Fact, Now } from 'regnum/board'
import { drawing, mounting } from '../../board/mounting'
import Board from './Board.svelte'
import type { View } from './fields'
import { ICON } from './icons'
import Piece from './Piece.svelte'
import type { Data } from './realm'
import { spoken } from './words'

export const version = 1
export const mount = mounting(Board)
export const piece = drawing(Piece)
/** A piece that was laid is marked as one, not space by space. */
export const unmarked = ['lattice', 'owner=-2']

export function score({ view }: Now<View, Data>, seat: number): number | null {
  return view.points[seat] ?? null
}

export function facts({ view, world }: Now<View, Data>, seat: number): Fact[] {
  const t = spoken()
  const facts: Fact[] = [
    { label: t.spaces, value: view.spaces[seat]!, icon: ICON.shield },
    { label: t.castlesOwned, value: view.castles[seat]!, icon: ICON.castle },
    {
      label: world.called('reason', 'cities'),
      value: view.small_cities[seat]! + view.large_cities[seat]!,
      icon: ICON.city
    },
    { label: t.cathedrals, value: view.cathedrals[seat]!, icon: ICON.cathedral },
    { label: t.cards, value: view.hand_size[seat]!, icon: ICON.card }
  ]
  if (view.king === seat) facts.push({ label: t.king, value: '', icon: ICON.crown })
  if (view.papal_visit[seat]!) facts.push({ label: t.visited, value: '', icon: ICON.pope })
  if (view.announced[seat]! >= 0 && !view.totals_up) {
    facts.push({ label: t.announced, value: view.announced[seat]!, icon: ICON.coin })
  }
  return facts
}
