import type { Expansion } from '..'
import { FACT_ICONS } from '../../facts'
import Dungeon from './Dungeon.svelte'
import InStock from './InStock.svelte'

export default {
  plays: (view) => view.dungeon_room > 0,
  Board: Dungeon,
  InStock,
  facts: (view, seat, world) => [
    {
      label: world.called('thing', 'dishonour'),
      value: view.dishonour[seat] ?? '?',
      icon: FACT_ICONS.dishonour
    }
  ]
} satisfies Expansion
