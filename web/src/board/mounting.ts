import { flushSync, mount, unmount, type Component } from 'svelte'
import type { BoardApi, BoardModule, Mounted, Now } from 'regnum/board'
import { changing } from './changing'
import { choosingSeen } from './choosing'
import type { Board, BoardExports, BoardProps } from './props'

/** A board written in Svelte, as any page can mount it: what `update` tells becomes its props. */
export function mounting<V, Data>(Board: Board<V, Data>): BoardModule<V, Data>['mount'] {
  return (element: HTMLElement, api: BoardApi): Mounted<V, Data> => {
    let see: ((now: Now<V, Data>) => void) | undefined
    let board: BoardExports<V> | undefined

    function begin(first: Now<V, Data>): void {
      const choosing = choosingSeen(first.choosing)
      const shown = changing({ ...first, choosing: choosing.seen })
      const props = Object.defineProperties(shown.seen, Object.getOwnPropertyDescriptors({ ...api }))
      board = mount(Board, { target: element, props: props as BoardProps<V, Data> })
      see = (now) => {
        choosing.see(now.choosing)
        shown.see({ ...now, choosing: choosing.seen })
      }
    }

    return {
      update(now) {
        ;(see ?? begin)(now)
        flushSync()
      },
      perform: async (moment) => board?.perform?.(moment),
      destroy: () => void (board && unmount(board))
    }
  }
}

/** A piece written in Svelte, drawn wherever somebody wants one. */
export function drawing(Piece: Component<{ piece: string }>): NonNullable<BoardModule['piece']> {
  return (target, piece) => {
    const drawn = mount(Piece, { target, props: { piece } })
    flushSync()
    return () => void unmount(drawn)
  }
}
