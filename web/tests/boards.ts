import type { GameModule } from '../src/play/contract'
import krone from '../src/games/krone-und-schwert'
import lancaster from '../src/games/lancaster'
import langLebe from '../src/games/lang-lebe-der-koenig'
import vive from '../src/games/vive-le-roi'

const DRAWN_BY: Record<string, { Board: unknown }> = {
  'krone-und-schwert': krone,
  lancaster,
  'lancaster-all': lancaster,
  'lancaster-two-all': lancaster,
  'lang-lebe-der-koenig': langLebe,
  'vive-le-roi': vive,
  'vive-le-roi-couple': vive
}

/** The board of every stored game. */
export const BOARDS = Object.entries(DRAWN_BY).map(([name, { Board }]) => [name, Board as GameModule['Board']] as const)
