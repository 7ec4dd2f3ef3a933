import { expect, test } from 'vitest'
import { ARMS, armsOf, CHARGE } from '../src/heraldry/arms'
import { BOARDS } from './boards'
import { stage } from './stage.svelte'
import { stored } from './stored'

test('no two seats bear the same figure', () => {
  expect(new Set(ARMS.map(({ ordinary }) => CHARGE[ordinary])).size).toBe(8)
})

test.each(BOARDS)('on the board of %s every seat is known by its figure', (name, Board) => {
  const game = stored(name)
  const last = Object.values(game.events).at(-1)!.after
  const { page, close } = stage(Board, game, last)
  const drawn = new Set([...page.querySelectorAll('path')].map((path) => path.getAttribute('d')))
  const missing = game.names.filter((_, seat) => !drawn.has(CHARGE[armsOf(seat).ordinary]))
  close()
  expect(missing).toEqual([])
})
