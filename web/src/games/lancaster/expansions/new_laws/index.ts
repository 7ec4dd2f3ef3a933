import type { Expansion } from '..'
import InConflict from './InConflict.svelte'
import type { NewLawsView } from './view'

/** Squires sent to France, and extensions turned face down. Such a law may be drawn at any table that plays with sets of laws. */
export default {
  plays: () => true,
  InConflict,
  stack: (view, conflict, house) => (view as NewLawsView).in_france[house]![conflict]!,
  faceDown: (view, house, tile) => (view as NewLawsView).face_down[house]![tile] === 1
} satisfies Expansion
