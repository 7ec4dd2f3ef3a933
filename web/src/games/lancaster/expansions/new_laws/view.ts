import type { LancasterView } from '../../view'

/** What the New Laws add to the table. */
export interface NewLawsView extends LancasterView {
  /** Squires that each house has sent to each conflict. */
  in_france: number[][]
  face_down: number[][]
}
