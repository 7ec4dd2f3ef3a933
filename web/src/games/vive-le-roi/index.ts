import type { Fact, Now } from 'regnum/board'
import { drawing, mounting } from '../../board/mounting'
import { personIn } from '../../board/persons'
import Board from './Board.svelte'
import type { View } from './fields'
import { markersOf } from './markers'
import Piece from './Piece.svelte'
import type { Data } from './places'
import { spoken } from './words'

const NO = 'M3 1h10l2 2v10l-2 2H3l-2-2V3zm2 3L4 5l3 3-3 3 1 1 3-3 3 3 1-1-3-3 3-3-1-1-3 3z'
const STOMACH =
  'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 3a4 4 0 0 1 1 8 3 3 0 0 1-3-3 2 2 0 0 1 2-2v1a1 1 0 0 0 1 2 2 2 0 0 0 0-4 3 3 0 0 0-3 3H5a4 4 0 0 1 3-5z'

export const version = 1
export const mount = mounting(Board)
export const piece = drawing(Piece)
export const weighty = ['which_vote']

// Of a team's two markers the lower one counts (VR-262).
export function score({ view, options }: Now<View, Data>, seat: number): number {
  return Math.min(...markersOf(view, seat, options).map((marker) => marker.score))
}

export function facts({ view, options, players }: Now<View, Data>, seat: number): Fact[] {
  return [
    ...markersOf(view, seat, options).flatMap(({ person, colour, score }) =>
      person === null ? [] : [{ label: personIn(players[seat], person), value: score, shield: colour }]
    ),
    { label: spoken().noes, value: view.noes[seat]!, icon: NO },
    { label: spoken().stomachaches, value: view.stomachaches[seat]!, icon: STOMACH }
  ]
}
