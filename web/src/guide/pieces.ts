import type { BoardModule } from 'regnum/board'
import { boardOf } from '../play/drawing.svelte'
import { api } from '../wire/http'

type Draw = NonNullable<BoardModule['piece']>

/** What draws the pieces of a game; undefined if its board has none, or cannot be read. */
export async function piecesOf(game: string): Promise<Draw | undefined> {
  const board = await boardOf(await api.game(game)).catch(() => undefined)
  const { piece } = board ?? {}
  return (
    piece &&
    ((element, name) => {
      try {
        return piece(element, name)
      } catch (why) {
        console.error(why)
      }
    })
  )
}
