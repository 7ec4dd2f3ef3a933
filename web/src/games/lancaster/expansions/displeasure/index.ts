import type { Expansion } from '..'
import { FACT_ICONS } from '../../facts'
import { spoken } from '../../words'
import Dungeon from './Dungeon.svelte'
import InStock from './InStock.svelte'

export default {
  plays: (view) => view.dungeon_room > 0,
  Board: Dungeon,
  InStock,
  facts: (view, seat) => [
    {
      label: spoken().pieces.dishonour!,
      value: view.dishonour[seat] ?? '?',
      icon: FACT_ICONS.dishonour
    }
  ]
} satisfies Expansion
