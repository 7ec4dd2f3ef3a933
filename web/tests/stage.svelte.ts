import { flushSync, mount, unmount, type Component } from 'svelte'
import type { BoardExports, BoardProps, Shown } from '../src/play/contract'
import { Time } from '../src/play/time'
import { chooser, playersIn, type stored } from './stored'

/** A board on which one stored moment follows another, as at a real table: mounted once, and told what changes. */
export function stage<V, Data>(
  Board: Component<BoardProps<V, Data>, BoardExports<V>>,
  game: ReturnType<typeof stored<V, Data>>,
  first: Shown<V>
) {
  let update = $state.raw(first)
  const { choosing, sent } = chooser(first)
  document.body.replaceChildren()
  const board = mount(Board, {
    target: document.body,
    props: {
      world: game.world,
      options: game.options,
      choosing,
      still: true,
      time: new Time(() => 1),
      explain: () => undefined,
      get view() {
        return update.view
      },
      get seat() {
        return update.seat
      },
      get players() {
        return playersIn(game.names, update)
      },
      get asking() {
        return update.asking
      },
      get result() {
        return update.result
      }
    }
  })
  flushSync()
  return {
    board,
    page: document.body,
    choosing,
    sent,
    /** The same question once more. */
    again(): void {
      sent.length = 0
      choosing.sent = choosing.raised = null
      choosing.drop()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      flushSync()
    },
    /** The next moment. */
    turn(next: Shown<V>): void {
      sent.length = 0
      choosing.ask(null)
      update = next
      choosing.ask(next.asked)
      flushSync()
    },
    close: () => void unmount(board)
  }
}
