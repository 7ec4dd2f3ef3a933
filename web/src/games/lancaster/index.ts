import type { Fact, Now } from 'regnum/board'
import { drawing, mounting } from '../../board/mounting'
import Board from './Board.svelte'
import { EXPANSIONS } from './expansions'
import { FACT_ICONS } from './facts'
import type { View } from './fields'
import Piece from './Piece.svelte'
import { realmOf, type Data } from './realm'

export const version = 1
export const mount = mounting(Board)
export const piece = drawing(Piece)
export const unmarked = ['built', 'evaluated', 'face_down', 'kept_up']
export const weighty = ['which_vote']

export function score({ view }: Now<View, Data>, seat: number): number {
  return view.score[seat]!
}

export function facts({ view, world }: Now<View, Data>, seat: number): Fact[] {
  const { strengths, reserve } = realmOf(world)
  const removed = world.number('place', 'removed')
  const strength = view.place[seat]!.reduce(
    (sum, at, knight) => sum + (at === reserve || at === removed ? 0 : strengths[knight]!),
    0
  )
  return [
    { label: world.called('thing', 'squires'), value: view.squires[seat] ?? '?', icon: FACT_ICONS.squires },
    { label: world.called('thing', 'gold'), value: view.gold[seat] ?? '?', icon: FACT_ICONS.gold },
    { label: world.called('thing', 'votes'), value: view.votes[seat]!, icon: FACT_ICONS.votes },
    { label: world.called('thing', 'knighthood'), value: strength, icon: FACT_ICONS.strength },
    { label: world.called('thing', 'nobles'), value: count(view.noble[seat]!), icon: FACT_ICONS.nobles },
    { label: world.called('thing', 'extensions'), value: count(view.built[seat]!), icon: FACT_ICONS.extensions },
    ...EXPANSIONS.filter((one) => one.plays(view)).flatMap((one) => one.facts?.(view, seat, world) ?? [])
  ]
}

function count(flags: number[]): number {
  return flags.reduce((sum, flag) => sum + flag, 0)
}
