import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Shown } from './stored'
import type { View } from '../src/games/lang-lebe-der-koenig/fields'
import Board from '../src/games/lang-lebe-der-koenig/Board.svelte'
import * as england from '../src/games/lang-lebe-der-koenig'
import { electionIn } from '../src/games/lang-lebe-der-koenig/election'
import { arranged, fightIn, happened, kindsOf, laidFor, NO_DICE, tied } from '../src/games/lang-lebe-der-koenig/fight'
import { overlap } from '../src/games/lang-lebe-der-koenig/geometry'
import { layoutOf, ornamentsOf } from '../src/games/lang-lebe-der-koenig/layout'
import { heldBy, piecesIn } from '../src/games/lang-lebe-der-koenig/pieces'
import { isInPlay, majorityOf, realmOf, rollNeeded, type Data } from '../src/games/lang-lebe-der-koenig/realm'
import { beatsOf } from '../src/games/lang-lebe-der-koenig/scene'
import { World } from '../src/play/world'
import type { Offer } from '../src/wire/types'
import { buttonFor, buttons, chooser, click, momentOf, nowOf, show, stored } from './stored'

const game = stored<View, Data>('lang-lebe-der-koenig')
const realm = realmOf(game.world)

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => void vi.useRealTimers())

function labelled(page: HTMLElement, begin: string): Element {
  const found = [...buttons(page)].find(([label]) => label.startsWith(begin))
  if (!found) throw new Error(`no button begins with ${begin}: ${[...buttons(page).keys()].join(' | ')}`)
  return found[1]
}

/** Choose an offer on the board, as one would with a mouse, and say what was sent. */
function chosen(update: Shown<View>, choose: (page: HTMLElement) => void): Offer[] {
  const { choosing, sent } = chooser(update, england.weighty.includes(update.asking!.name))
  const { page, close } = show(Board, game, update, choosing)
  choose(page)
  close()
  return sent
}

// --- every question -------------------------------------------------------------------------------------------------

const SIMPLE = ['what_to_do', 'another_courtier', 'winners_courtier', 'which_die', 'where_to_banish', 'how_many_back']

test.each(SIMPLE)('every offer of %s is a button with its sentence', (question) => {
  const update = game.questions[question]!
  const { choosing, sent } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  expect(update.asked!.offers.length).toBeGreaterThan(1)
  for (const offer of update.asked!.offers) buttonFor(page, offer)
  click(buttonFor(page, update.asked!.offers.at(-1)!))
  expect(sent).toEqual([update.asked!.offers.at(-1)])
  close()
})

test.each(['on_arrival', 'after_a_failure'])('every offer of %s is reached by a county and a card', (question) => {
  const update = game.questions[question]!
  const { choosing, sent } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  update.asked!.offers.forEach((offer, i) => {
    choosing.ask({ ...update.asked!, question: i })
    flushSync()
    const { to } = offer.parameters
    if (to !== undefined) click(labelled(page, game.world.name('county', to)))
    click(buttonFor(page, offer))
  })
  expect(sent).toEqual(update.asked!.offers)
  close()
})

test('a card may be picked before the county it takes one to', () => {
  const update = game.questions.on_arrival!
  const offer = update.asked!.offers.findLast(({ verb }) => verb === 'cross')!
  const sent = chosen(update, (page) => {
    click(labelled(page, game.world.name('card', offer.parameters.card!)))
    click(buttonFor(page, offer))
  })
  expect(sent).toEqual([offer])
})

test('every set of cards can be laid down and committed', () => {
  const update = game.questions.which_cards!
  const { choosing, sent } = chooser(update, true)
  const { page, close } = show(Board, game, update, choosing)
  const laid = [0, 0, 0]
  const names = realm.values.map((_, card) => game.world.name('card', card))
  for (const offer of update.asked!.offers) {
    const wanted = [offer.parameters.x1!, offer.parameters.x2!, offer.parameters.x3!]
    wanted.forEach((count, card) => {
      for (; laid[card]! > count; laid[card]!--) click(labelled(page, `Take a ${names[card]} card up`))
    })
    wanted.forEach((count, card) => {
      for (; laid[card]! < count; laid[card]!++) click(labelled(page, `Lay down a ${names[card]} card`))
    })
    expect(buttonFor(page, offer).hasAttribute('disabled')).toBe(false)
  }
  expect(sent).toEqual([])
  const last = update.asked!.offers.at(-1)!
  click(buttonFor(page, last))
  expect(sent).toEqual([last])
  close()
})

test('no more cards than allowed can be laid down, and none at all cannot be committed', () => {
  const update = game.questions.which_cards!
  const { choosing } = chooser(update, true)
  const { page, close } = show(Board, game, update, choosing)
  expect(labelled(page, 'Lay one to 5').hasAttribute('disabled')).toBe(true)
  for (let i = 0; i < realm.mostCommitted; i++) click(labelled(page, 'Lay down a ×1 card'))
  expect([...buttons(page).keys()].filter((label) => label.startsWith('Lay down'))).toEqual([])
  close()
})

test('cards picked in the list of sentences are seen on the table', () => {
  const update = game.questions.which_cards!
  const { choosing } = chooser(update, true)
  const { page, close } = show(Board, game, update, choosing)
  choosing.pick('x1', 2)
  choosing.pick('x2', 1)
  choosing.pick('x3', 0)
  flushSync()
  expect([...page.querySelectorAll('button.card')].length).toBe(3)
  close()
})

test('a die that is looked at shows what it would be worth on the next card', () => {
  const update = game.questions.which_die!
  const { choosing } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  const offer = update.asked!.offers.at(-1)!
  choosing.look(offer)
  flushSync()
  const next = kindsOf(update.view.played[0]!)[0]!
  expect(page.querySelector('.ghost b')!.textContent).toBe(String(offer.parameters.die! * realm.values[next]!))
  close()
})

test('a move that is looked at shows the noble on its way', () => {
  const update = game.questions.what_to_do!
  const { choosing } = chooser(update)
  const { page, close } = show(Board, game, update, choosing)
  choosing.look(update.asked!.offers.find(({ verb }) => verb === 'move')!)
  flushSync()
  expect(page.querySelector('.way')).not.toBeNull()
  expect(page.querySelectorAll('.ghost').length).toBe(1)
  close()
})

test('whoever watches sees no hand and can choose nothing', () => {
  for (const update of Object.values(game.questions)) {
    const watching = { ...update, seat: null, asked: null }
    const { choosing } = chooser(watching)
    const { page, close } = show(Board, game, watching, choosing)
    const lit = [...buttons(page).keys()].filter((label) => label !== 'Look at the map')
    expect(lit).toEqual([])
    expect(page.querySelector('.fan')).toBeNull()
    close()
  }
})

test('a choice can be made with the keyboard', () => {
  const update = game.questions.what_to_do!
  const offer = update.asked!.offers.find(({ verb }) => verb === 'move')!
  const sent = chosen(update, (page) => {
    const county = buttonFor(page, offer)
    expect(county.getAttribute('tabindex')).toBe('0')
    county.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(sent).toEqual([offer])
})

// --- every moment ---------------------------------------------------------------------------------------------------

/** One event for each stored moment: many events happen in the same one. */
const moments = Object.values(
  Object.fromEntries(
    Object.entries(game.events).map(([event, { before, after }]) => [`${before.number} ${after.log.from}`, event])
  )
)

test.each(moments)('the moment of %s is performed and shown', async (event) => {
  vi.useFakeTimers()
  const moment = momentOf(game, event)
  const { choosing } = chooser(moment.before)
  const { board, page, close } = show(Board, game, moment.before, choosing)
  let over = false
  const done = board.perform!(moment).then(() => (over = true))
  for (let i = 0; i < 60 && !over; i++) {
    await vi.advanceTimersByTimeAsync(1000)
    flushSync()
    const goOn = page.querySelector('[role=dialog] button')
    if (goOn) click(goOn)
  }
  await done
  close()
  const after = show(Board, game, moment.after, chooser(moment.after).choosing)
  after.close()
})

test('cards are turned together, and a throw is seen before it is laid', async () => {
  vi.useFakeTimers()
  const moment = momentOf(game, 'revealed')
  const { board, page, close } = show(Board, game, moment.before, chooser(moment.before).choosing)
  const done = board.perform!(moment)
  flushSync()
  const backs = [...page.querySelectorAll('.lane .card > .card:not(.up)')].length
  await vi.advanceTimersByTimeAsync(600)
  flushSync()
  const turned = [...page.querySelectorAll('.lane .card > .up')]
  const laid = moment.lines.filter(({ event }) => event === 'revealed')
  const count = laid.reduce((sum, { numbers }) => sum + numbers.x1! + numbers.x2! + numbers.x3!, 0)
  expect([backs, turned.length]).toEqual([count, count])
  expect(page.querySelectorAll('.lane .die .thrown').length).toBe(0)
  await vi.advanceTimersByTimeAsync(1600)
  flushSync()
  const rolled = moment.lines.find(({ event }) => event === 'dice_rolled')!.numbers
  const dice = [rolled.a, rolled.b, rolled.c, rolled.d, rolled.e].filter(Boolean)
  expect(page.querySelectorAll('.lane .die .thrown').length).toBe(dice.length)
  await vi.advanceTimersByTimeAsync(20000)
  await done
  close()
})

test('an election waits to be read and counts every county', async () => {
  vi.useFakeTimers()
  const moment = momentOf(game, 'no_king')
  const { board, page, close } = show(Board, game, moment.before, chooser(moment.before).choosing)
  const done = board.perform!(moment)
  await vi.advanceTimersByTimeAsync(20000)
  flushSync()
  const dialog = page.querySelector('[role=dialog]')!
  const counted = moment.lines.filter(({ event }) => event === 'votes_counted')
  const sums = [...dialog.querySelectorAll('.sum')].map((sum) => Number(sum.textContent))
  expect(sums).toEqual(counted.map(({ numbers }) => numbers.total))
  click(dialog.querySelector('button')!)
  await done
  flushSync()
  expect(page.querySelector('[role=dialog]')).toBeNull()
  close()
})

test.each(['no_king', 'crowned', 'lot_cast'])('counties shown at %s add up to the votes of the log', (event) => {
  const election = electionIn(momentOf(game, event))!
  for (const row of election.rows) {
    const sum = row.counties.reduce((votes, county) => votes + realm.counties[county]!.votes, 0)
    expect(sum).toBe(row.votes)
    expect(sum - row.lost + row.bonus).toBe(row.total)
  }
})

// --- the stage ------------------------------------------------------------------------------------------------------

test('the stage after a throw is the one the next view shows', () => {
  for (const event of ['scored', 'dice_rolled', 'tied']) {
    const moment = momentOf(game, event)
    const after = fightIn(moment.after.view, moment.after.asking, 0, realm, null)
    let fight = fightIn(moment.before.view, moment.before.asking, 0, realm, null)
    if (!fight || after?.phase !== 'dice') continue
    for (const line of moment.lines) fight = happened(fight, line, realm.values)
    for (const lane of after.lanes) {
      const seen = fight.lanes.find(({ seat }) => seat === lane.seat)!
      expect(seen.cards).toEqual(lane.cards)
      const where = (dice: typeof lane.dice.dice) => dice.map(({ value, card }) => `${value} on ${card}`).sort()
      expect(where(seen.dice.dice)).toEqual(where(lane.dice.dice))
    }
  }
})

test('a die that is laid keeps being the same die; a new throw is another', () => {
  const thrown = arranged(NO_DICE, [5, 5, 4, 0, 0], [0, 0, 0, 0, 0])
  const laid = arranged(thrown, [0, 5, 4, 0, 0], [5, 0, 0, 0, 0])
  expect(laid.number).toBe(thrown.number)
  expect(laid.dice.map(({ card }) => card)).toEqual([0, -1, -1])
  const again = arranged(laid, [5, 5, 4, 0, 0], [0, 0, 0, 0, 0])
  expect(again.number).toBe(thrown.number + 1)
})

test('dice are laid as they must have been to make the points of the log', () => {
  const thrown = { number: 1, dice: [2, 6, 5].map((value) => ({ value, card: -1 })) }
  const low = laidFor(2 * 2 + 6 + 5, thrown, [1, 0, 0], [1, 2, 3])
  expect(low.dice.find(({ card }) => card === 0)!.value).toBe(2)
  const best = laidFor(6 * 2 + 5 + 2, thrown, [1, 0, 0], [1, 2, 3])
  expect(best.dice.find(({ card }) => card === 0)!.value).toBe(6)
})

test('lines that belong together are one beat', () => {
  const beats = beatsOf(momentOf(game, 'tied').lines)
  expect(beats.filter(({ kind }) => kind === 'tie').length).toBe(1)
  expect(beatsOf(momentOf(game, 'revealed').lines)[0]!.kind).toBe('reveal')
  expect(beatsOf(momentOf(game, 'passed').lines)).toEqual([])
})

test('whoever is tied without cards does not roll again', () => {
  const moment = momentOf(game, 'tied')
  const line = moment.lines.find(({ event }) => event === 'tied')!
  const rolls = (line.numbers.seat! + 1) % 3
  const without = { ...line, event: 'tied_without_cards', numbers: { ...line.numbers, seat: rolls } }
  const beats = beatsOf([line, without])
  expect(beats).toEqual([{ kind: 'tie', lines: [line, without] }])
  const stage = fightIn(game.questions.which_die!.view, game.questions.which_die!.asking, 0, realm, null)!
  const after = tied(stage, [line, without], '')
  expect(after.lanes.find(({ seat }) => seat === line.numbers.seat)!.state).toBe('tied')
  expect(after.lanes.find(({ seat }) => seat === rolls)!.state).toBe('keeps')
})

test('the end says why the king is king and why all others are equal', () => {
  const { reasons, king } = electionIn(momentOf(game, 'most_county_votes'))!
  expect(king).not.toBeNull()
  expect(reasons.length).toBeGreaterThan(3) // at least two have the majority
  expect(reasons.at(-1)).toContain('share second place')
  expect(electionIn(momentOf(game, 'no_king'))!.reasons).toEqual([])
})

// --- the map --------------------------------------------------------------------------------------------------------

const SIZES = [
  [878, 844],
  [390, 415],
  [390, 570],
  [1200, 700]
] as const

test.each(SIZES)('on a board of %i by %i nothing lies on land or on each other', (width, height) => {
  const layout = layoutOf(realm, width, height)
  const { cartouche, compass, ships } = ornamentsOf(realm, layout, 5)
  const rects = [cartouche, compass, ...ships].filter((rect) => rect !== null)
  expect(cartouche).not.toBeNull()
  rects.forEach((rect, i) => {
    expect(realm.ground.isFree(rect)).toBe(true)
    for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBe(false)
  })
  const { frame, tray, scale } = layout
  const lowest = Math.max(...realm.counties.flatMap(({ polygon }) => polygon.map(([, y]) => y)))
  expect(lowest).toBeLessThanOrEqual(frame.y + frame.height)
  expect(realm.land.width * scale).toBeLessThanOrEqual(width)
  expect(tray).toBeLessThan(height / 4)
})

test('Man is out of it with three players', () => {
  const view = game.questions.what_to_do!.view
  const man = game.world.number('county', 'man')
  expect(isInPlay(game.world, { ...view, players: 3 }, man)).toBe(false)
  expect(isInPlay(game.world, { ...view, players: 4 }, man)).toBe(true)
  expect(majorityOf(game.world, { ...view, players: 3 })).toBe(19)
})

test('a card says what it needs to succeed', () => {
  expect(realm.values.map((_, card) => rollNeeded(realm, card))).toEqual([3, 2, 1])
})

test('a contested county is still the defender’s', () => {
  const { after, lines } = momentOf(game, 'intruded')
  const { seat, defender, county } = lines.find(({ event }) => event === 'intruded')!.numbers
  const pieces = piecesIn(after.view)
  expect(heldBy(pieces, defender!)).toContain(county)
  expect(heldBy(pieces, seat!)).not.toContain(county)
})

test('the number beside a player’s name is what they would have in an election now', () => {
  const { after, lines } = momentOf(game, 'crowned')
  for (const { numbers } of lines.filter(({ event }) => event === 'votes_counted')) {
    const score = england.score(nowOf(game, after), numbers.seat!)
    expect(score).toBe(numbers.total)
  }
})

test('a board of one’s own is drawn, also without sea links, scenery and places for names', () => {
  const data = structuredClone(game.data)
  delete data.sea_link
  delete data.scenery
  for (const county of data.county) {
    delete county.center
    delete county.box
    delete county.capital
    county.polygon = county.polygon.map(([x, y]) => [y * 0.6, x * 0.4])
  }
  const world = new World(game.facts, game.schema, data)
  const update = game.questions.what_to_do!
  const { page, close } = show(Board, { ...game, world }, update, chooser(update).choosing)
  expect(page.querySelectorAll('.label').length).toBe(world.count('county'))
  for (const offer of update.asked!.offers) buttonFor(page, offer)
  close()
})
