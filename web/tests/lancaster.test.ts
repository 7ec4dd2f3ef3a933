import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import Board from '../src/games/lancaster/Board.svelte'
import * as lancaster from '../src/games/lancaster'
import { EXPANSIONS } from '../src/games/lancaster/expansions'
import { realmOf, type Data } from '../src/games/lancaster/realm'
import { reckoningIn, scenesIn } from '../src/games/lancaster/scene'
import type { Shown } from './stored'
import type { View } from '../src/games/lancaster/fields'
import { NOBODY } from '../src/games/lancaster/view'
import { spoken } from '../src/games/lancaster/words'
import type { Line, Offer } from '../src/wire/types'
import { stage } from './stage.svelte'
import { buttonFor, buttons, click, momentOf, nowOf, playersIn, stored } from './stored'

vi.setConfig({ testTimeout: 240_000 })

const TABLES = { base: 'lancaster', all: 'lancaster-all', two: 'lancaster-two-all' }
const games = Object.fromEntries(
  Object.entries(TABLES).map(([name, file]) => [name, stored<View, Data>(file)])
) as Record<keyof typeof TABLES, ReturnType<typeof stored<View, Data>>>
const base = games.base
const realm = realmOf(base.world)

const open = (game: ReturnType<typeof stored<View, Data>>, update: Shown<View>) => stage(Board, game, update)

function press(page: HTMLElement, label: string): void {
  const found = [...buttons(page)].find(([text]) => text === label)
  if (!found) throw new Error(`no button: ${label}`)
  click(found[1])
}

/** What one clicks for a placement: the privileges, the piece, and then the place. */
function place(game: ReturnType<typeof stored<View, Data>>, page: HTMLElement, offer: Offer): void {
  const { verb, parameters } = offer
  const { world } = game
  const t = spoken()
  const allied = verb.includes('all') ? ` (${t.ally})` : ''
  const brings = 'privileges' in parameters ? world.word('privileges', parameters.privileges!).split('-') : []
  for (const one of brings) {
    const label = world.called('thing', one)
    const lit = [...page.querySelectorAll('button')].filter((button) => button.getAttribute('aria-label') === label)
    // With an ally both houses may have such a privilege; the ally's stands behind.
    click((allied ? lit.at(-1) : lit[0])!)
  }
  const piece = 'strength' in parameters ? t.knight(parameters.strength!) : world.called('thing', 'lord')
  if (buttons(page).has(`${piece}${allied}`)) press(page, `${piece}${allied}`)
  click(buttonFor(page, offer))
}

/** Events that happened in one moment are one moment. */
function firstOfEach({ events }: ReturnType<typeof stored<View, Data>>): string[] {
  const seen = new Map(Object.entries(events).map(([name, { before }]) => [JSON.stringify(before.view), name]))
  return [...seen.values()]
}

const PLACING = ['place', 'place_ally', 'place_with', 'place_ally_with', 'lord', 'allied_lord']

describe.each(Object.entries(games))('at the table %s', (_name, game) => {
  const updates = Object.values(game.questions)

  test('every answer to every question is a button on the board', () => {
    const { page, sent, turn, again, close } = open(game, updates[0]!)
    for (const update of updates) {
      turn(update)
      for (const offer of update.asked!.offers) {
        again()
        if (PLACING.includes(offer.verb)) place(game, page, offer)
        else click(buttonFor(page, offer))
        expect(sent).toEqual([offer])
      }
    }
    close()
  })

  test('every moment can be shown and performed, and nothing glows that cannot be chosen', async () => {
    vi.useFakeTimers()
    const { board, page, turn, close } = open(game, updates[0]!)
    for (const event of firstOfEach(game)) {
      const moment = momentOf(game, event)
      turn(moment.before)
      if (!moment.before.asked) expect(page.querySelectorAll('button')).toHaveLength(0)
      const done = board.perform!(moment)
      await vi.advanceTimersByTimeAsync(15_000)
      flushSync()
      const dialog = page.querySelector('[role=dialog] button')
      if (dialog) click(dialog)
      await done
      turn(moment.after)
    }
    close()
    vi.useRealTimers()
  })

  test('facts and scores are what the view says', () => {
    for (const update of updates) {
      const view = update.view
      for (const { seat } of playersIn(game.names, update)) {
        expect(lancaster.score(nowOf(game, update), seat)).toBe(view.score[seat])
        const facts = lancaster.facts(nowOf(game, update), seat)
        expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length)
        expect(facts.every(({ value, icon }) => value !== null && icon)).toBe(true)
      }
    }
  })
})

test('a knight is placed by pointing at the place first as well', () => {
  const moment = Object.values(games.all.events).find(
    ({ before }) => new Set(before.asked?.offers.map((offer) => offer.parameters.strength)).size > 2
  )!
  const offers = moment.before.asked!.offers.filter(({ verb }) => verb === 'place')
  const offer = offers.find(({ parameters }) => offers.filter((one) => one.parameters.at === parameters.at).length > 1)!
  const { page, sent, close } = open(games.all, moment.before)
  press(page, games.all.world.name('place', offer.parameters.at!))
  expect(sent).toEqual([])
  click(buttonFor(page, offer))
  expect(sent).toEqual([offer])
  close()
})

test('a knight that was taken is laid down again, and the list of sentences follows', () => {
  const update = base.questions.where_to_place!
  const { page, choosing, close } = open(base, update)
  const { strength } = update.asked!.offers[0]!.parameters
  press(page, spoken().knight(strength!))
  expect(choosing.picked).toEqual({ strength })
  press(page, spoken().knight(strength!))
  expect(choosing.picked).toEqual({})
  close()
})

test('a place that is looked at shows what would stand there', () => {
  const update = base.questions.where_to_place!
  const { page, choosing, close } = open(base, update)
  const counties = new Set(realm.counties.map(({ place }) => place))
  const offer = update.asked!.offers.find(({ parameters }) => counties.has(parameters.at!))!
  expect(page.querySelector('.ghost')).toBeNull()
  choosing.look(offer)
  flushSync()
  expect(page.querySelectorAll('.plaque .ghost')).toHaveLength(1)
  choosing.look(null)
  flushSync()
  close()
})

test('what screens hide is not on the page', () => {
  const update = base.questions.where_to_place!
  const view = update.view
  expect(view.gold.slice(1)).toEqual([null, null, null, null])
  const { page, close } = open(base, update)
  const hidden = [...page.querySelectorAll('.others .hidden [role=img]')].map((one) => one.getAttribute('aria-label'))
  expect(hidden).toHaveLength(2 * (base.names.length - 1))
  expect(hidden.every((label) => label!.endsWith(': ?'))).toBe(true)
  close()
})

test('each law can be read, whatever its group', () => {
  const { page, close } = open(base, base.questions.which_vote!)
  const view = base.questions.which_vote!.view
  for (const law of [...view.in_force, ...view.proposal.filter((one) => one >= 0)]) {
    expect(page.textContent).toContain(base.world.text('law', law))
    expect(page.textContent).toContain(base.world.name('law', law))
  }
  close()
})

test('a vote is turned over with its result, and a battle is told with its points', async () => {
  vi.useFakeTimers()
  const vote = momentOf(base, 'voted')
  const shown = open(base, vote.before)
  const done = shown.board.perform!(vote)
  flushSync()
  expect(shown.page.querySelectorAll('.big .seal')).toHaveLength(base.names.length)
  await vi.advanceTimersByTimeAsync(1000)
  flushSync()
  expect([spoken().approved, spoken().rejected]).toContain(shown.page.querySelector('.stamp')!.textContent)
  await vi.advanceTimersByTimeAsync(15_000)
  await done
  shown.close()
  vi.useRealTimers()
})

test('while nobody has voted nobody is told of a last vote', () => {
  const update = base.questions.where_to_place!
  const shown = open(base, {
    ...update,
    view: { ...update.view, shown_side: update.view.shown_side.map(() => NOBODY) }
  })
  expect(shown.page.querySelector('.votes')).toBeNull()
  shown.close()
})

test('scenes are votes and battles in their order, with the points of each battle', () => {
  const moment = momentOf(games.two, 'england_wins')
  const battles = scenesIn(moment).flatMap((scene) => (scene.kind === 'battle' ? [scene.battle] : []))
  expect(battles.map(({ conflict }) => conflict)).toEqual([0, 1, 2, 3])
  expect(battles[0]!.scores).toEqual([
    { seat: 0, points: 2 },
    { seat: 1, points: 4 }
  ])
})

const told = (event: string, numbers: Record<string, number>): Line => ({
  event,
  numbers,
  clause: '',
  sentence: '',
  private: false,
  number: 0
})

test('the reckoning lists what was there before, the last conflicts and every part, and adds up', () => {
  const moment = momentOf(games.two, 'final_place')
  const had = moment.before.view.score.map((score, seat) => told('scored', { seat, score, points: 0 }))
  const rows = reckoningIn({ ...moment, log: [...had, ...moment.log] })!
  expect(rows.map(({ place }) => place)).toEqual([1, 2])
  expect(rows[1]!.parts).toMatchObject({ knighthood: 8, extensions: 0, nobles: 0, seals: 3, dishonour: -26 })
  for (const { parts, score } of rows) expect(Object.values(parts).reduce((a, b) => a + b)).toBe(score)
  expect(reckoningIn(momentOf(base, 'voted'))).toBeNull()
})

test('conflicts that a ransom interrupted are part of the reckoning, those of earlier rounds are not', () => {
  const earlier = [
    told('round_begins', { round: 4 }),
    told('england_wins', { conflict: 0 }),
    told('scored', { seat: 0, points: 5, score: 5 }),
    told('round_begins', { round: 5 }),
    told('scored', { seat: 0, points: 3, score: 8 }),
    told('france_wins', { conflict: 0 }),
    told('scored', { seat: 0, points: 2, score: 10 })
  ]
  const lines = [
    told('england_wins', { conflict: 1 }),
    told('scored', { seat: 0, points: 4, score: 14 }),
    told('knighthood_scored', { seat: 0, strength: 5, points: 8 }),
    told('scored', { seat: 0, points: 8, score: 22 }),
    told('final_place', { seat: 0, place: 1, score: 22 })
  ]
  const { before, after } = momentOf(base, 'voted')
  const [row] = reckoningIn({ before, after, lines, log: [...earlier, ...lines] })!
  expect(row!.parts).toEqual({ before: 8, conflicts: 6, knighthood: 8 })
})

test('expansions are drawn when they are in play, and only then', () => {
  const plays = (game: ReturnType<typeof stored<View, Data>>) =>
    EXPANSIONS.filter((one) => one.plays(game.questions.where_to_place!.view)).length
  expect(plays(games.all)).toBe(EXPANSIONS.length)
  expect(plays(base)).toBe(1)
  const { page, close } = open(base, base.questions.where_to_place!)
  expect(page.querySelector('.king')).toBeNull()
  close()
  const all = open(games.all, games.all.questions.where_to_place!)
  expect(all.page.querySelectorAll('.office')).toHaveLength(3)
  expect(all.page.querySelector('.dungeon')).not.toBeNull()
  all.close()
})

test.each([
  ['fr', 'Proposées'],
  ['de', 'Beantragt'],
  ['en', 'Proposed']
])('the board speaks three languages: %s', (language, proposed) => {
  document.documentElement.lang = language
  const { page, close } = open(base, base.questions.which_vote!)
  expect(page.textContent).toContain(proposed)
  close()
})

test('before the first laws lie there, no proposal has been decided', () => {
  const update = Object.values(base.questions)[0]!
  const nothing = update.view.in_force.map(() => NOBODY)
  const { page, close } = open(base, { ...update, view: { ...update.view, in_force: nothing, proposal: nothing } })
  expect(page.textContent).not.toContain(spoken().decided)
  close()
})
