import { expect, test } from 'vitest'
import krone from '../src/games/krone-und-schwert'
import lancaster from '../src/games/lancaster'
import langLebe from '../src/games/lang-lebe-der-koenig'
import vive from '../src/games/vive-le-roi'
import { ARMS, armsOf, CHARGE } from '../src/heraldry/arms'
import type { GameModule } from '../src/play/contract'
import { stage } from './stage.svelte'
import { stored } from './stored'

const BOARDS: Record<string, { Board: unknown }> = {
  'krone-und-schwert': krone,
  lancaster,
  'lang-lebe-der-koenig': langLebe,
  'vive-le-roi': vive
}

test('no two seats bear the same figure', () => {
  expect(new Set(ARMS.map(({ ordinary }) => CHARGE[ordinary])).size).toBe(8)
})

test.each(Object.entries(BOARDS))('on the board of %s every seat is known by its figure', (name, { Board }) => {
  const game = stored(name)
  const last = Object.values(game.events).at(-1)!.after
  const { page, close } = stage(Board as GameModule['Board'], game, last)
  const drawn = new Set([...page.querySelectorAll('path')].map((path) => path.getAttribute('d')))
  const missing = game.names.filter((_, seat) => !drawn.has(CHARGE[armsOf(seat).ordinary]))
  close()
  expect(missing).toEqual([])
})
