import type { Expansion } from '..'
import OnPlaque from './OnPlaque.svelte'

export default {
  plays: (view) => view.tile_bag.includes(1),
  OnPlaque
} satisfies Expansion
