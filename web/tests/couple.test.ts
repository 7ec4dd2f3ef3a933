import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { View } from '../src/games/vive-le-roi/fields'
import Board from '../src/games/vive-le-roi/Board.svelte'
import Count from '../src/games/vive-le-roi/Count.svelte'
import { castleOf, type Data } from '../src/games/vive-le-roi/places'
import { countIn, momentsIn } from '../src/games/vive-le-roi/scene'
import type { Line } from '../src/wire/types'
import { buttonFor, buttons, chooser, click, momentOf, show, stored } from './stored'

/** Three players with the Emissary, Ambition and Royal Couple. */
const game = stored<View, Data>('vive-le-roi-couple')
const castle = castleOf(game.world)
const FIRST = 'first_of_the_couple'
const SECOND = 'ambition_paid'

test.each([FIRST, SECOND])('every count shows everybody’s favourites with points, the Emissary’s too: %s', (which) => {
  const { rows } = countIn(momentOf(game, which).lines, castle, false)!
  expect(rows.map((row) => row.seat)).toEqual([0, 1, 2, null])
  for (const row of rows) {
    const sum = row.favourites.reduce((total, { points }) => total + points, 0)
    expect(row.favourites.length).toBe(6)
    expect(sum + (row.ambition?.points ?? 0)).toBe(row.own)
  }
})

test('Ambition belongs to the count that ends the round', () => {
  expect(countIn(momentOf(game, FIRST).lines, castle, false)!.rows.some((row) => row.ambition)).toBe(false)
  const { rows } = countIn(momentOf(game, SECOND).lines, castle, false)!
  expect(rows.map((row) => row.ambition !== null)).toEqual([true, true, true, false])
})

async function counting(which: string): Promise<string> {
  vi.useFakeTimers()
  const moment = momentOf(game, which)
  const { board, page, close } = show(Board, game, moment.before, chooser(moment.before).choosing)
  const done = board.perform!(moment)
  await vi.advanceTimersByTimeAsync(6000)
  flushSync()
  const sheet = page.querySelector('[role=dialog]')!
  const text = sheet.textContent!
  click(sheet.querySelector('button')!)
  await done
  vi.useRealTimers()
  close()
  return text
}

test('the first count says that Ambitions come later, the second shows each with its condition', async () => {
  const paid = momentOf(game, SECOND).lines.filter((line) => line.event === 'ambition_paid')
  const first = await counting(FIRST)
  const second = await counting(SECOND)
  expect(first).toContain('The Ambitions are counted at the second coronation.')
  expect(second).not.toContain('The Ambitions are counted')
  for (const { numbers } of paid) {
    expect(second).toContain(game.world.text('ambition', numbers.card!))
    expect(first).not.toContain(game.world.text('ambition', numbers.card!))
  }
})

test('a round that ends without a second King says so, and that Ambitions stay hidden', async () => {
  const moment = momentOf(game, 'rejected')
  const last = { ...moment.lines.at(-1)!, event: 'no_second_king', numbers: {}, sentence: 'Nobody is left.' }
  game.events.no_second_king = {
    before: moment.before,
    after: { ...moment.after, log: { from: moment.after.log.from, lines: [...moment.lines, last] } }
  }
  const text = await counting('no_second_king')
  expect(text).toContain('No second King')
  expect(text).toContain('Nobody is left.')
  expect(text).toContain('The Ambition cards stay hidden.')
})

test('what came together is turned over one moment after the other', () => {
  const line = (number: number, event: string) => ({ number, event }) as Line
  const lines = [line(3, 'voted'), line(3, 'rejected'), line(4, 'moved'), line(6, 'voted')]
  expect(momentsIn(lines).map((one) => one.map(({ event }) => event))).toEqual([
    ['voted', 'rejected'],
    ['moved'],
    ['voted']
  ])
})

test('an Ambition shows its name, condition and points before one chooses', () => {
  const update = game.questions.which_ambition_to_keep!
  const { choosing, sent } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  for (const offer of update.asked!.offers) {
    const card = offer.means.ambition!
    const text = game.world.text('ambition', card)
    expect(text).toContain(`${castle.ambitions[card]} points`)
    expect(buttonFor(page, offer).textContent).toContain(text)
    expect(offer.sentence).toContain(game.world.name('ambition', card))
  }
  click(buttonFor(page, update.asked!.offers[1]!))
  expect(sent).toEqual([update.asked!.offers[1]])
  close()
})

test('the Ambition that was kept says what it pays for, at any time', () => {
  const update = game.questions.who_moves!
  const { page, close } = show(Board, game, update, chooser(update).choosing)
  const card = update.view.kept[0]![0]!
  const [, kept] = [...buttons(page)].find(([label]) => label.includes(game.world.text('ambition', card)))!
  click(kept)
  expect(page.querySelector('[role=dialog]')!.textContent).toContain(game.world.text('ambition', card))
  click(page.querySelector('[role=dialog] button')!)
  expect(page.querySelector('[role=dialog]')).toBeNull()
  close()
})

test('a marker that teammates share moves by the smaller of their totals alone', () => {
  const { view } = momentOf(game, FIRST).before
  const row = { seat: 0, favourites: [], score: 28, ambition: null }
  const rows = [
    { ...row, person: 0, own: 20 },
    { ...row, person: 1, own: 18 }
  ]
  document.body.replaceChildren()
  const count = mount(Count, {
    target: document.body,
    props: {
      castle,
      world: game.world,
      players: [],
      view: { ...view, unit_sizes: [2, 1, 1] },
      counted: { king: 0, sentence: '', reversed: false, then: [], rows },
      options: { team_scoring: 'common' },
      close: () => {}
    }
  })
  flushSync()
  const sums = [...document.querySelectorAll('.sum')].map((sum) => sum.textContent!.trim().replace(/\s+/g, ' '))
  expect(sums).toEqual(['+20', '+18 → 28'])
  void unmount(count)
})
