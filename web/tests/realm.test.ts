import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import type { Shown } from './stored'
import type { View } from '../src/games/krone-und-schwert/fields'
import Board from '../src/games/krone-und-schwert/Board.svelte'
import * as krone from '../src/games/krone-und-schwert'
import { isOctagon, Land, laidPieces, nameOf, otherHalf, reachOf } from '../src/games/krone-und-schwert/layout'
import { CROWN, realmOf, SWORD, type Data } from '../src/games/krone-und-schwert/realm'
import { attackEndIn, finalIn, newsIn, pointsOf, revoltIn, revoltOf } from '../src/games/krone-und-schwert/scene'
import { World } from '../src/play/world'
import type { Offer } from '../src/wire/types'
import { buttonFor, buttons, chooser, click, momentOf, nowOf, show, stored } from './stored'

const game = stored<View, Data>('krone-und-schwert')
const realm = realmOf(game.world)
const LARGE_CITY = game.world.number('building', 'large_city')

function shown(update: Shown<View>) {
  const { choosing, sent } = chooser(update)
  return { ...show(Board, game, update, choosing), choosing, sent }
}

/** Occupying lights the whole board, so one aims at it first. */
function reach(page: HTMLElement, offer: Offer): Element {
  if (offer.verb === 'occupy' && !buttons(page).has(offer.sentence)) click(buttons(page).get('Occupy a space')!)
  return buttonFor(page, offer)
}

function expectButtons(page: HTMLElement, offers: Offer[]): void {
  const labels = [...buttons(page).keys()]
  const missing = offers.filter(({ sentence }) => !labels.some((label) => label.startsWith(sentence)))
  expect(missing).toEqual([])
}

describe.each(Object.entries(game.questions))('%s', (_, update) => {
  test('every offer is a button with its sentence, is previewed, and is sent when it is chosen', () => {
    const { page, choosing, sent, close } = shown(update)
    const { offers } = update.asked!
    expectButtons(
      page,
      offers.filter(({ verb }) => verb !== 'occupy')
    )
    for (const offer of offers.filter((_, i) => i % Math.ceil(offers.length / 8) === 0)) {
      choosing.look(offer)
      flushSync()
      expect(page.querySelector('.caption')!.textContent).toContain(offer.sentence)
    }
    const last = offers.at(-1)!
    const button = reach(page, last)
    expect(button.getAttribute('tabindex') === '0' || button.tagName === 'BUTTON').toBe(true)
    click(button)
    expect(sent).toEqual([last])
    close()
  })
})

test('whoever aims at occupying sees every free space lit', () => {
  const found = Object.values(game.questions).find(({ asked }) => asked!.offers.some(({ verb }) => verb === 'occupy'))!
  const { page, close } = shown(found)
  const occupying = found.asked!.offers.filter(({ verb }) => verb === 'occupy')
  reach(page, occupying[0]!)
  expectButtons(page, occupying)
  close()
})

test('one who owns nothing may be asked where to return, or to stop', () => {
  const update = structuredClone(game.questions.where_to_expand_further!)
  update.asking!.name = 'where_to_return'
  const { page, sent, close } = shown(update)
  const stop = update.asked!.offers.find((offer) => offer.verb === 'stop')!
  click(buttonFor(page, stop))
  expect(sent).toEqual([stop])
  close()
})

test('a space is chosen with the keyboard', () => {
  const update = game.questions.where_to_start!
  const { page, sent, close } = shown(update)
  const offer = update.asked!.offers[0]!
  buttonFor(page, offer).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(sent).toEqual([offer])
  close()
})

/** One name for every stored moment: many events happened in the same one. */
const moments = new Map(
  Object.entries(game.events).map(([event, { before, after }]) => [JSON.stringify([before.log, after.log]), event])
)

test.each([...moments.values()])('the moment of %s is played and shown without complaint', async (event) => {
  vi.useFakeTimers()
  const moment = momentOf(game, event)
  const { board, page, close } = shown(moment.before)
  const done = board.perform!(moment)
  await vi.advanceTimersByTimeAsync(30_000)
  flushSync()
  const dialog = page.querySelector('[role=dialog]')
  if (dialog) click(dialog.querySelector('.button')!)
  await vi.advanceTimersByTimeAsync(1000)
  await done
  close()
  vi.useRealTimers()
})

test('the hand is mine alone: cards of others are nowhere on the page', () => {
  const update = game.questions.which_action!
  const { page, close } = shown(update)
  const mine = update.view.hand[0]!
  const stacks = page.querySelectorAll('.hand .stack')
  expect(stacks.length).toBe(mine.filter((count) => (count ?? 0) > 0).length)
  expect(update.view.hand[1]).toEqual(mine.map(() => null))
  close()
})

test('a committed card leaves the hand and lies on my banner', () => {
  const update = structuredClone(game.questions.what_to_commit!)
  update.view.hand[0] = realm.cards.slice(0, 9).map((_, card) => (card < 2 ? 1 : 0))
  update.view.committed[0]![0] = 1
  update.view.vote[0] = SWORD
  const { page, close } = shown(update)
  expect(page.querySelectorAll('.banner.rebel .cards > .card').length).toBe(1)
  expect(page.querySelectorAll('.hand .stack').length).toBe(1)
  close()
})

test('before the reveal a revolt shows only open votes and my own', () => {
  const { view } = game.questions.what_to_commit!
  const revolt = revoltOf(view, 0)
  revolt.sides.forEach((side, seat) => {
    if (seat === view.king) expect(side).toBe(CROWN)
    else if (seat === view.active) expect(side).toBe(SWORD)
    else if (seat) expect(side).toBeNull()
  })
  expect(revolt.cards.slice(1).every((cards) => cards === null)).toBe(true)
})

test('the stage counts what the rules count', () => {
  for (const event of ['counted', 'royals_win', 'rebels_win', 'committed']) {
    const { end } = revoltIn(momentOf(game, event), realm)!
    if (!end.points) continue
    const { rebels, royals } = end.points
    expect(pointsOf({ ...end, points: null }, SWORD, realm)).toBe(rebels)
    expect(pointsOf({ ...end, points: null }, CROWN, realm)).toBe(royals)
  }
})

test('an ambush takes out the strongest card of the other side', () => {
  const kind = (word: string) => realm.cards.findIndex((card) => card.kind === word)
  const cards = [
    [kind('ambush'), kind('city')],
    [kind('leader3'), kind('leader4'), kind('castle')]
  ]
  const moment = momentOf(game, 'rebels_win')
  const line = (event: string, numbers: Record<string, number>) => ({ ...moment.lines[0]!, event, numbers })
  const lines = cards.flatMap((held, seat) => [
    line('voted', { seat, side: seat ? SWORD : CROWN }),
    ...held.map((card) => line('committed', { seat, count: 1, card }))
  ])
  const { end } = revoltIn({ ...moment, lines }, realm)!
  expect([...end.struck[1]!]).toEqual([1])
  expect(end.struck[0]!.size).toBe(0)
  expect(end.sides).toEqual([CROWN, SWORD])
})

test('a revolt is turned up, counted and waits to be read', async () => {
  vi.useFakeTimers()
  const moment = momentOf(game, 'rebels_win')
  const { board, page, close } = shown(moment.before)
  const done = board.perform!(moment)
  await vi.advanceTimersByTimeAsync(10)
  flushSync()
  expect(page.querySelectorAll('.supporter').length).toBe(game.names.length)
  expect(page.querySelector('[role=dialog]')).toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  flushSync()
  const dialog = page.querySelector('[role=dialog]')!
  expect(dialog.getAttribute('aria-label')).toBe(moment.lines.find((line) => line.event === 'rebels_win')!.sentence)
  click(dialog.querySelector('.button')!)
  await done
  flushSync()
  expect(page.querySelector('[role=dialog]')).toBeNull()
  close()
  vi.useRealTimers()
})

test.each([
  ['fr', ['Couronne', 'Épée']],
  ['de', ['Krone', 'Schwert']],
  ['en', ['Crown', 'Sword']]
] as const)('in a revolt (%s) banners bear a name without an article', (language, names) => {
  document.documentElement.lang = language
  const { page, close } = shown(game.questions.what_to_commit!)
  expect([...page.querySelectorAll('.banner .title')].map((title) => title.textContent)).toEqual(names)
  close()
})

test('an attack ends as the log says', () => {
  expect(attackEndIn(momentOf(game, 'conquered'))!.outcome).toBe('conquered')
  expect(attackEndIn(momentOf(game, 'attack_cancelled'))!).toMatchObject({
    outcome: 'attack_cancelled',
    reaction: realm.cards.findIndex((card) => card.kind === 'truce')
  })
  expect(attackEndIn(momentOf(game, 'settled'))).toBeNull()
})

test('the final count adds up to what everybody has', () => {
  const moment = momentOf(game, 'final_place')
  const reasons = ['buildings', 'largest_territory', 'second_territory', 'crown'].map((word) =>
    game.world.number('reason', word)
  )
  const { rows } = finalIn(moment, reasons)!
  for (const { seat, before, gained, total } of rows) {
    expect(gained.reduce((sum, points) => sum + points, before)).toBe(total)
    expect(total).toBe(moment.after.view.points[seat])
    if (seat === 0) expect(before).toBeGreaterThanOrEqual(moment.before.view.points[0]!)
  }
})

test('what I do myself is no news, what comes of it is', () => {
  const moment = momentOf(game, 'expands')
  const line = moment.lines.find(({ event }) => event === 'expands')!
  expect(newsIn({ ...moment, lines: [line] }, realm, line.numbers.seat!)).toBeNull()
  expect(newsIn({ ...moment, lines: [line] }, realm, null)!.card).toBe(line.numbers.card)
})

test('the board lies as the lattice says', () => {
  const { view } = game.questions.which_action!
  const land = new Land(laidPieces(view))
  const lattice = view.lattice
  const stride = view.stride
  for (const { space, octagon } of land.spots) {
    const place = lattice.indexOf(space)
    const steps = [1, stride, -1, -stride, ...(octagon ? [1 + stride, stride - 1, -1 - stride, 1 - stride] : [])]
    const around = steps.map((step) => lattice[place + step]!).filter((other) => other >= 0)
    expect(
      land
        .around(space)
        .filter((other) => other >= 0)
        .sort()
    ).toEqual(around.sort())
  }
})

test('what a preview says can be reached is what an expansion is offered', () => {
  const update = game.questions.where_to_expand!
  const offered = update.asked!.offers.map((offer) => offer.parameters.space!)
  expect([...reachOf(new Land(laidPieces(update.view)), update.view, 0)].sort()).toEqual(offered.sort())
})

test('the two halves of a large city are found', () => {
  const { view } = game.events.final_place!.after
  const land = new Land(laidPieces(view))
  const built = view.building
  const cities = land.spots.filter(({ space }) => isOctagon(space) && built[space]! >= LARGE_CITY)
  const halves = cities.map(({ space }) => otherHalf(land, view, space, LARGE_CITY))
  const squares = land.spots.filter(({ space }) => !isOctagon(space) && built[space] === LARGE_CITY)
  expect(halves.sort()).toEqual(squares.map(({ space }) => space).sort())
})

test('spaces are called as in the sentences', () => {
  for (const { parameters, sentence } of game.questions.where_to_start!.asked!.offers) {
    expect(sentence).toContain(nameOf(realm.pieces, parameters.space!))
  }
})

test('a board of one’s own is drawn from its pictures', () => {
  const data = structuredClone(game.data)
  for (const piece of data.piece) {
    piece.picture = piece.picture.map((line) => line.replace(/P/g, 'F').replace(/p/g, 'f'))
  }
  data.piece[0]!.id = 'Z'
  const world = new World(game.facts, game.schema, data)
  const update = game.questions.where_to_start!
  const { choosing } = chooser(update)
  const { page, close } = show(Board, { ...game, world }, update, choosing)
  expect(page.querySelectorAll('[href^="#ks-forest"]').length).toBeGreaterThan(50)
  expect(page.querySelectorAll('.space[aria-label*="meadow"]').length).toBe(0)
  expect(page.querySelector('.space[aria-label^="Z11"]')).not.toBeNull()
  close()
})

test('facts beside a name are numbers everybody may know', () => {
  const update = game.questions.which_action!
  const { view } = update
  const now = nowOf(game, update)
  const cards = krone.facts(now, 1).find(({ label }) => label === 'Cards in hand')!
  expect(cards.value).toBe(view.hand_size[1])
  expect(krone.score(now, 1)).toBeNull()
  expect(krone.score(now, 0)).toBe(view.points[0])
})
