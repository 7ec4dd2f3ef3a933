import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { View } from '../src/games/vive-le-roi/fields'
import Board from '../src/games/vive-le-roi/Board.svelte'
import { slotsOf } from '../src/games/vive-le-roi/layout'
import { castleOf, stepOf, limitOf, type Data } from '../src/games/vive-le-roi/places'
import { countIn, voteIn } from '../src/games/vive-le-roi/scene'
import { buttonFor, buttons, chooser, click, momentOf, show, stored } from './stored'

const game = stored<View, Data>('vive-le-roi')
const castle = castleOf(game.world)

test('every offer to move is a button with its sentence, where the character stands', () => {
  const update = game.questions.who_moves!
  const { choosing, sent } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  const found = buttons(page)
  for (const offer of update.asked!.offers) expect(found.has(offer.sentence)).toBe(true)
  click(found.get(update.asked!.offers[0]!.sentence)!)
  expect(sent).toEqual([update.asked!.offers[0]])
  close()
})

test('a courtier is placed by picking it and then a floor', () => {
  const update = game.questions.where_to_place!
  const { choosing, sent } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  const offer = update.asked!.offers.at(-1)!
  const name = game.world.name('character', offer.parameters.courtier!)
  const figure = [...buttons(page)].find(([label]) => label.startsWith(name))![1]
  click(figure)
  click(buttons(page).get(offer.sentence)!)
  expect(sent).toEqual([offer])
  close()
})

test('my favourites are marked for me, and nobody else’s are', () => {
  const update = game.questions.who_moves!
  const { choosing } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  const card = update.view.favourites[0]![0]!
  expect(page.querySelectorAll('.rosette').length).toBe(castle.cards[card]!.names.length)
  close()
})

test('the Banished take one favourite away', () => {
  const update = game.questions.who_moves!
  const { choosing } = chooser(update)
  const { page, close } = show(Board, game, update, choosing, { ...game.options, banished: true })
  expect(page.querySelectorAll('.rosette').length).toBe(5)
  close()
})

test('a vote is sealed only when it is confirmed', () => {
  const update = game.questions.which_vote!
  const { choosing, sent } = chooser(update, true)
  const { page, close } = show(Board, game, update, choosing)
  const yes = update.asked!.offers[0]!
  click(buttonFor(page, yes))
  expect(sent).toEqual([])
  click(buttonFor(page, yes))
  expect(sent).toEqual([yes])
  close()
})

test('votes are turned over before the table moves on, and a coronation is counted', async () => {
  vi.useFakeTimers()
  const moment = momentOf(game, 'crowned')
  const { choosing } = chooser(moment.before)
  const { board, page, close } = show(Board, game, moment.before, choosing)
  const done = board.perform!(moment)
  flushSync()
  expect(page.querySelectorAll('.seal .face').length).toBe(game.names.length)
  await vi.advanceTimersByTimeAsync(5000)
  flushSync()
  const count = page.querySelector('[role=dialog]')!
  const scored = moment.lines.filter((line) => line.event === 'scored')
  for (const line of scored) expect(count.textContent).toContain(`→ ${line.numbers.score}`)
  click(count.querySelector('button')!)
  await done
  vi.useRealTimers()
  close()
})

test('what each favourite was worth adds up to the points of the log', () => {
  const { lines } = momentOf(game, 'crowned')
  const { rows } = countIn(lines, castle, false)!
  expect(rows.length).toBe(game.names.length)
  for (const { seat, favourites, own } of rows) {
    const scored = lines.find((line) => line.event === 'scored' && line.numbers.seat === seat)!
    expect(favourites.reduce((total, { points }) => total + points, 0)).toBe(scored.numbers.points)
    expect(own).toBe(scored.numbers.points)
  }
})

test('a moment without votes is no scene', () => {
  expect(voteIn(momentOf(game, 'moved').lines)).toBeNull()
  expect(voteIn(momentOf(game, 'rejected').lines)!.outcome).toBe('rejected')
})

test('the previewed step is the one the rules make', () => {
  const { before, after, lines } = momentOf(game, 'moved')
  const { character, place } = lines.find((line) => line.event === 'moved')!.numbers
  expect(stepOf(character!, before.view, castle, limitOf(game.world, before.view))).toBe(place)
  expect(after.view.place[character!]).toBe(place)
})

test('a figure keeps its place while its neighbours come and go', () => {
  const first = slotsOf([3, 3, 3], [])
  expect(first.map(([, slot]) => slot)).toEqual([0, 1, 2])
  expect(slotsOf([4, 3, 3], first)).toEqual([
    [4, 0],
    [3, 1],
    [3, 2]
  ])
})

test('before the first vote of a round nobody is told of a last one', () => {
  const update = game.questions.who_moves!
  const view = {
    ...update.view,
    shown_vote: update.view.shown_vote.map((_, seat) => (seat < update.view.players ? -1 : 0))
  }
  const { page, close } = show(Board, game, { ...update, view }, chooser(update).choosing)
  expect(page.textContent).not.toContain('The last vote')
  close()
})
