import type { Fact, GameModule } from '../../play/contract'
import Board from './Board.svelte'
import { EXPANSIONS } from './expansions'
import { FACT_ICONS } from './facts'
import { realmOf } from './realm'
import type { View } from './fields'
import { spoken } from './words'

export default {
  Board,
  weighty: ['which_vote'],
  score: (view, seat) => view.score[seat]!,
  facts: (view, seat, world): Fact[] => {
    const { pieces } = spoken()
    const { strengths, reserve } = realmOf(world)
    const removed = world.number('place', 'removed')
    const strength = view.place[seat]!.reduce(
      (sum, at, knight) => sum + (at === reserve || at === removed ? 0 : strengths[knight]!),
      0
    )
    return [
      { label: pieces.squires!, value: view.squires[seat] ?? '?', icon: FACT_ICONS.squires },
      { label: pieces.gold!, value: view.gold[seat] ?? '?', icon: FACT_ICONS.gold },
      { label: pieces.votes!, value: view.votes[seat]!, icon: FACT_ICONS.votes },
      { label: pieces.knighthood!, value: strength, icon: FACT_ICONS.strength },
      { label: pieces.nobles!, value: count(view.noble[seat]!), icon: FACT_ICONS.nobles },
      { label: pieces.extensions!, value: count(view.built[seat]!), icon: FACT_ICONS.extensions },
      ...EXPANSIONS.filter((one) => one.plays(view)).flatMap((one) => one.facts?.(view, seat) ?? [])
    ]
  }
} satisfies GameModule<View>

function count(flags: number[]): number {
  return flags.reduce((sum, flag) => sum + flag, 0)
}
