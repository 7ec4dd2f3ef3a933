import type { Expansion } from '..'
import OnPlaque from './OnPlaque.svelte'
import type { TilesView } from './view'

export default {
  plays: (view) => (view as TilesView).tile_bag.includes(1),
  OnPlaque
} satisfies Expansion
