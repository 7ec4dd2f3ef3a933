import type { Component } from 'svelte'
import type { BoardApi, Moment, Now, View } from 'regnum/board'

/** What a board of ours is given: all that any board is. */
export type BoardProps<V = View, Data = unknown> = Now<V, Data> & Omit<BoardApi, 'version'>

/** What a board of ours may export. */
export interface BoardExports<V = View> {
  perform?: (moment: Moment<V>) => Promise<void>
}

export type Board<V = View, Data = unknown> = Component<BoardProps<V, Data>, BoardExports<V>>
