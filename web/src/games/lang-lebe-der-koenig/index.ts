import type { Fact, Now } from 'regnum/board'
import { drawing, mounting } from '../../board/mounting'
import Board from './Board.svelte'
import type { View } from './fields'
import Piece from './Piece.svelte'
import { piecesIn } from './pieces'
import { countyVotes, type Data } from './realm'
import { spoken } from './words'

const CARD = 'M3 1h10v14H3zm1.500 1.500v11h7v-11zM8 5l2 3-2 3-2-3z'
const COURTIER = 'M8 1a3 3 0 0 1 1.700 5.500L12 13v2H4v-2l2.300-6.500A3 3 0 0 1 8 1z'
const BONUS = 'M2 13 1 4l4 3 3-5 3 5 4-3-1 9z'

export const version = 1
export const mount = mounting(Board)
export const piece = drawing(Piece)
export const weighty = ['which_cards']

export function score({ view, world }: Now<View, Data>, seat: number): number {
  return countyVotes(world, view, piecesIn(view), seat) + view.bonus[seat]!
}

export function facts({ view }: Now<View, Data>, seat: number): Fact[] {
  return [
    { label: spoken().bonusVotes, value: view.bonus[seat]!, icon: BONUS },
    { label: spoken().cardsInHand, value: view.cards[seat]!, icon: CARD },
    { label: spoken().reserve, value: view.reserve[seat]!, icon: COURTIER }
  ]
}
