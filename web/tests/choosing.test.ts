import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import Choices from '../src/play/Choices.svelte'
import { entriesOf } from '../src/play/entries'
import { chooser, stored } from './stored'

const game = stored('vive-le-roi')
const placing = game.questions.where_to_place!
const voting = game.questions.which_vote!

test('many offers of one verb are chosen parameter by parameter', () => {
  const { choosing, sent } = chooser(placing)
  const courtiers = entriesOf(choosing, game.world)
  expect(courtiers.length).toBeLessThan(choosing.offers.length)
  expect(courtiers[0]!.step?.parameter).toBe('courtier')

  choosing.pick('courtier', courtiers[0]!.step!.value)
  const floors = entriesOf(choosing, game.world)
  expect(floors.every((entry) => entry.step === null)).toBe(true)
  expect(floors.every((entry) => entry.label === entry.offer.sentence)).toBe(true)
  expect(sent).toEqual([])

  choosing.choose(floors[0]!.offer)
  expect(sent).toEqual([floors[0]!.offer])
})

test('a step that is a number is named by the cards that it stands for', () => {
  const england = stored('lang-lebe-der-koenig')
  const { choosing } = chooser(england.questions.which_cards!)
  const steps = entriesOf(choosing, england.world).filter((entry) => entry.step)
  expect(steps.map((entry) => entry.label)).toEqual(expect.arrayContaining(['One ×1 card', 'Two ×1 cards']))
})

test('parameters may be picked in any order, and the last one chooses', () => {
  const { choosing, sent } = chooser(placing)
  const offer = choosing.offers[3]!
  choosing.pick('floor', offer.parameters.floor!)
  expect(choosing.open.every((one) => one.parameters.floor === offer.parameters.floor)).toBe(true)
  choosing.pick('courtier', offer.parameters.courtier!)
  expect(sent).toEqual([offer])
})

test('what was picked can be let go of', () => {
  const { choosing } = chooser(placing)
  choosing.pick('courtier', choosing.offers[0]!.parameters.courtier!)
  choosing.pick('courtier', choosing.offers[0]!.parameters.courtier!)
  expect(choosing.open).toEqual(choosing.offers)
})

test('a weighty choice is raised first and sent when it is confirmed', () => {
  const { choosing, sent } = chooser(voting, true)
  const offer = choosing.offers[0]!
  choosing.choose(offer)
  expect(choosing.raised).toEqual(offer)
  expect(sent).toEqual([])
  choosing.choose(offer)
  expect(sent).toEqual([offer])
})

test('nothing is sent twice while an answer is on its way', () => {
  const { choosing, sent } = chooser(voting)
  choosing.choose(choosing.offers[0]!)
  choosing.choose(choosing.offers[0]!)
  expect(sent.length).toBe(1)
})

test('the same question told again keeps what was begun, a new one does not', () => {
  const { choosing } = chooser(placing)
  choosing.pick('courtier', choosing.offers[0]!.parameters.courtier!)
  choosing.ask({ ...placing.asked! })
  expect(Object.keys(choosing.picked)).toEqual(['courtier'])
  choosing.ask({ ...placing.asked!, question: 999 })
  expect(choosing.picked).toEqual({})
})

test('an answer that was refused can be given again', async () => {
  const { Choosing } = await import('../src/play/choosing.svelte')
  const choosing = new Choosing(() => Promise.reject(new Error('refused')))
  choosing.ask(voting.asked)
  choosing.choose(choosing.offers[0]!)
  expect(choosing.busy).toBe(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(choosing.busy).toBe(false)
})

test.each(['krone-und-schwert', 'lang-lebe-der-koenig', 'lancaster'])(
  'passing and ending come last in the list of %s, where no careless key finds them',
  (name) => {
    const game = stored(name)
    const { idle } = game.world.facts
    const idly = Object.values(game.questions).filter(({ asked }) => {
      const kinds = new Set(asked!.offers.map(({ verb }) => idle.includes(verb)))
      return kinds.size === 2
    })
    expect(idly).not.toEqual([])
    for (const update of idly) {
      const { choosing, sent } = chooser(update)
      const list = mount(Choices, { target: document.body, props: { choosing, world: game.world } })
      flushSync()
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.choices button')]
      const said = new Set(choosing.offers.filter(({ verb }) => idle.includes(verb)).map(({ sentence }) => sentence))
      const places = buttons.map((one) => [...said].some((sentence) => one.textContent.includes(sentence)))
      expect(places.slice(-said.size)).toEqual([...said].map(() => true))
      expect(places[0]).toBe(false)
      list.number(buttons.length)
      expect(idle).toContain(sent[0]!.verb)
      void unmount(list)
    }
  }
)
