import type { World } from '../../../../play/world'
import type { Hidden, LancasterView } from '../../view'

/** What the king's displeasure adds to the table. */
export interface DispleasureView extends LancasterView {
  dishonour: Hidden
  /** Tokens left in each pile of the track, from the left. */
  track: number[]
  dishonour_reserve: number
  /** The strength the dungeon holds beside the neutral knight. */
  dungeon_room: number
}

export interface DispleasureData {
  dungeon: { capacity: number }
  dishonour_space: { first: number; second: number }[]
}

export function dataOf(world: World): DispleasureData {
  return world.data as unknown as DispleasureData
}
