import type { Expansion } from '..'
import { NOBODY } from '../../view'
import { FACT_ICONS } from '../../facts'
import { spoken } from '../../words'
import AtCourt from './AtCourt.svelte'
import InConflict from './InConflict.svelte'
import InCounty from './InCounty.svelte'
import InStock from './InStock.svelte'
import KingsBoard from './KingsBoard.svelte'
import { dataOf, sealsOf, type CourtView } from './view'

export default {
  plays: (view) => (view as CourtView).bishops_left + Math.max(...(view as CourtView).bishops) > 0,
  Board: KingsBoard,
  InCounty,
  InConflict,
  AtCourt,
  InStock,
  force: (view, county, world) => (view as CourtView).tudor_in[county]! * dataOf(world).court.tudor_strength,
  stack: (view, conflict, house, world) =>
    (view as CourtView).tudors_with[house]![conflict]! * dataOf(world).court.tudor_strength,
  lone: (view, conflict, space, world) => {
    const house = (view as CourtView).archer_on[conflict]![space]!
    return house === NOBODY ? null : { house, strength: dataOf(world).court.archer_strength, icon: 'archer' }
  },
  facts: (view, seat) => [
    { label: spoken().pieces.bishops!, value: (view as CourtView).bishops[seat]!, icon: FACT_ICONS.bishops },
    { label: spoken().pieces.seals!, value: sealsOf(view as CourtView, seat) ?? '?', icon: FACT_ICONS.seals }
  ]
} satisfies Expansion
