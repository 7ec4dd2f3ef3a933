import type { Fact, GameModule } from '../../play/contract'
import Board from './Board.svelte'
import { EXPANSIONS } from './expansions'
import { FACT_ICONS } from './facts'
import { realmOf, type Data } from './realm'
import type { View } from './fields'

export default {
  Board,
  unmarked: ['built', 'evaluated', 'face_down', 'kept_up'],
  idle: ['decline'],
  weighty: ['which_vote'],
  score: (view, seat) => view.score[seat]!,
  facts: (view, seat, world): Fact[] => {
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
} satisfies GameModule<View, Data>

function count(flags: number[]): number {
  return flags.reduce((sum, flag) => sum + flag, 0)
}
