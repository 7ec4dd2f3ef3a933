import { flushSync, mount, unmount } from 'svelte'
import type { Board } from '../src/board/props'
import { api, chooser, playersIn, type Shown, type stored } from './stored'

/** A board on which one stored moment follows another, as at a real table: mounted once, and told what changes. */
export function stage<V, Data>(Board: Board<V, Data>, game: ReturnType<typeof stored<V, Data>>, first: Shown<V>) {
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
      language: 'en',
      ...api(),
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
