import { beforeEach, expect, test } from 'vitest'
import { ByItself } from '../src/play/by-itself.svelte'
import { settings } from '../src/shell/settings.svelte'
import { stored } from './stored'

const game = stored('lang-lebe-der-koenig')
const { facts } = game.world
const won = game.questions.courtier_won!
const [place, leave] = won.asked!.offers

beforeEach(() => {
  localStorage.clear()
  settings.ask(facts.game, 'courtier_won', false)
  settings.set('forced', false)
})

test('a won courtier is placed at once unless one wants to be asked', () => {
  const byItself = new ByItself('table')
  expect(byItself.offer(won, facts)?.action).toBe('place')
  settings.ask(facts.game, 'courtier_won', true)
  expect(byItself.offer(won, facts)).toBeNull()
})

test('what the coach of a lesson speaks of is answered by hand', () => {
  const lesson = { said: [], recommended: 'place', left: null, enough: null }
  expect(new ByItself('table').offer({ ...won, lesson }, facts)).toBeNull()
  expect(new ByItself('table').offer({ ...won, lesson: { ...lesson, recommended: null } }, facts)).not.toBeNull()
})

test('questions without a usual answer are asked', () => {
  const byItself = new ByItself('table')
  for (const [name, update] of Object.entries(game.questions)) {
    expect(byItself.offer(update, facts) !== null).toBe(name === 'courtier_won')
  }
})

test('an undo takes back what was answered by itself together with the last answer by hand', () => {
  const byItself = new ByItself('table')
  const roll = game.questions.another_courtier!.asked!.offers[0]!
  byItself.chosen(roll)
  expect(byItself.given).toBe(0)
  byItself.choosing(place!, 'courtier_won')
  byItself.chosen(place!)
  expect([byItself.given, byItself.last]).toEqual([1, 'courtier_won'])
  byItself.stop()
  byItself.wentBack()
  expect(byItself.given).toBe(0)
  expect(byItself.offer(won, facts)).toBeNull() // what was taken back is not answered again
  byItself.chosen(leave!)
  expect(byItself.offer(won, facts)).not.toBeNull()
})

test('a page that was loaded anew still knows what was answered by itself', () => {
  const byItself = new ByItself('table')
  byItself.choosing(place!, 'courtier_won')
  byItself.chosen(place!)
  const again = new ByItself('table')
  expect([again.given, again.last]).toEqual([1, 'courtier_won'])
  expect(new ByItself('another').given).toBe(0)
  again.chosen(leave!)
  expect(new ByItself('table').given).toBe(0)
})

test('the only answer there is is given too, if one likes', () => {
  const only = { ...won, asked: { ...won.asked!, offers: [leave!] } }
  const byItself = new ByItself('table')
  expect(byItself.offer(only, facts)).toBeNull()
  settings.set('forced', true)
  expect(byItself.offer(only, facts)).toBe(leave)
})
