import type { Expansion } from '..'
import InConflict from './InConflict.svelte'

/** Squires sent to France, and extensions turned face down. Such a law may be drawn at any table that plays with sets of laws. */
export default {
  plays: () => true,
  InConflict,
  stack: (view, conflict, house) => view.in_france[house]![conflict]!,
  faceDown: (view, house, tile) => view.face_down[house]![tile] === 1
} satisfies Expansion
