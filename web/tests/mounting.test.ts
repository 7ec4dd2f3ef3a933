import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { BoardModule, Now } from 'regnum/board'
import * as krone from '../src/games/krone-und-schwert'
import * as lancaster from '../src/games/lancaster'
import * as langLebe from '../src/games/lang-lebe-der-koenig'
import * as vive from '../src/games/vive-le-roi'
import type { View } from '../src/games/vive-le-roi/fields'
import type { Data } from '../src/games/vive-le-roi/places'
import BoardPlace from '../src/play/BoardPlace.svelte'
import { Drawing } from '../src/play/drawing.svelte'
import { Time } from '../src/play/time'
import { api, buttonFor, chooser, click, nowOf, stored } from './stored'

const game = stored<View, Data>('vive-le-roi')
const BOARDS = { krone, lancaster, langLebe, vive } as unknown as Record<string, BoardModule>

test.each(Object.keys(BOARDS))('the board of %s is one that any page can mount', (name) => {
  const { version, mount, piece } = BOARDS[name]!
  expect(version).toBe(1)
  expect(mount).toBeTypeOf('function')
  expect(piece).toBeTypeOf('function')
})

test('a mounted board shows what it is told, and what is picked, and goes when it must', () => {
  const update = game.questions.who_moves!
  const { choosing, sent } = chooser(update)
  const now = nowOf(game, update, choosing)
  const element = document.createElement('div')
  const board = vive.mount(element, api())
  board.update(now)
  const [offer] = choosing.offers
  click(buttonFor(element, offer!))
  expect(sent).toEqual([offer])
  choosing.ask(null)
  board.update({ ...now })
  expect(() => buttonFor(element, offer!)).toThrow('nothing on the page chooses')
  board.destroy!()
  expect(element.childElementCount).toBe(0)
})

test('whoever moves a step further sees only what has changed drawn anew', () => {
  const update = game.questions.who_moves!
  const now = nowOf(game, update)
  const element = document.createElement('div')
  const board = vive.mount(element, api())
  board.update(now)
  const before = element.innerHTML
  board.update({ ...now, view: { ...update.view, place: update.view.place.map(() => update.view.place[0]!) } })
  expect(element.innerHTML).not.toBe(before)
  board.update(now)
  expect(element.querySelectorAll('svg').length).toBeGreaterThan(0)
  board.destroy!()
})

/** Where a board that does this is mounted, and what the page then says. */
function shownWith(module: Partial<BoardModule>): string {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const drawing = new Drawing()
  drawing.module = { version: 1, mount: () => ({ update: () => undefined }), ...module } as BoardModule
  const now = nowOf(game, game.questions.who_moves!) as unknown as Now
  document.body.replaceChildren()
  const props = { drawing, now, time: new Time(() => 1), explain: () => undefined }
  const place = mount(BoardPlace, { target: document.body, props })
  flushSync()
  const text = document.body.textContent!
  void unmount(place)
  said.mockRestore()
  return text
}

function broken(): never {
  throw new Error('no paint left')
}

test.each<[string, Partial<BoardModule>]>([
  ['cannot be mounted', { mount: broken }],
  ['cannot show what it is told', { mount: () => ({ update: broken }) }],
  ['gives nothing back', { mount: (() => undefined) as unknown as BoardModule['mount'] }]
])('a board that %s is named in one sentence, and the table is shown in words', (_, module) => {
  const text = shownWith(module)
  expect(text).toMatch(/The board of .*cannot be shown \(.*\); you can play it with the buttons/)
  expect(text).toContain('Stomachaches')
})

test('a board that works is left alone, and told only what is new', () => {
  let told = 0
  const update = (element: HTMLElement) => (element.textContent = `Told ${++told} times`)
  expect(shownWith({ mount: (element) => ({ update: () => update(element) }) })).toBe('Told 1 times')
})
