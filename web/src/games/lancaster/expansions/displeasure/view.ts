import type { World } from '../../../../play/world'

export interface DispleasureData {
  dungeon: { capacity: number }
  dishonour_space: { first: number; second: number }[]
}

export function dataOf(world: World): DispleasureData {
  return world.data as unknown as DispleasureData
}
