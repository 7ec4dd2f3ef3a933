import type { LancasterView } from '../../view'

/** What reward tiles add to the table. */
export interface TilesView extends LancasterView {
  tile_bag: number[]
  tile_on: number[]
}
