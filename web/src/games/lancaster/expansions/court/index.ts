import type { Expansion } from '..'
import { NOBODY } from '../../view'
import { FACT_ICONS } from '../../facts'
import AtCourt from './AtCourt.svelte'
import InConflict from './InConflict.svelte'
import InCounty from './InCounty.svelte'
import InStock from './InStock.svelte'
import KingsBoard from './KingsBoard.svelte'
import { sealsOf } from './view'

export default {
  plays: (view) => view.bishops_left + Math.max(...view.bishops) > 0,
  Board: KingsBoard,
  InCounty,
  InConflict,
  AtCourt,
  InStock,
  force: (view, county, world) => view.tudor_in[county]! * world.data.court.tudor_strength,
  stack: (view, conflict, house, world) => view.tudors_with[house]![conflict]! * world.data.court.tudor_strength,
  lone: (view, conflict, space, world) => {
    const house = view.archer_on[conflict]![space]!
    return house === NOBODY ? null : { house, strength: world.data.court.archer_strength, icon: 'archer' }
  },
  facts: (view, seat, world) => [
    { label: world.called('thing', 'bishops'), value: view.bishops[seat]!, icon: FACT_ICONS.bishops },
    { label: world.called('thing', 'seals'), value: sealsOf(view, seat) ?? '?', icon: FACT_ICONS.seals }
  ]
} satisfies Expansion
