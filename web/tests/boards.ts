import type { Board } from '../src/board/props'
import krone from '../src/games/krone-und-schwert/Board.svelte'
import lancaster from '../src/games/lancaster/Board.svelte'
import langLebe from '../src/games/lang-lebe-der-koenig/Board.svelte'
import vive from '../src/games/vive-le-roi/Board.svelte'

const DRAWN_BY: Record<string, unknown> = {
  'krone-und-schwert': krone,
  lancaster,
  'lancaster-all': lancaster,
  'lancaster-two-all': lancaster,
  'lang-lebe-der-koenig': langLebe,
  'vive-le-roi': vive,
  'vive-le-roi-couple': vive
}

/** The board of every stored game. */
export const BOARDS = Object.entries(DRAWN_BY).map(([name, drawn]) => [name, drawn as Board] as const)
