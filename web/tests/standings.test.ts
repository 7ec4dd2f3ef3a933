import { mount, unmount, flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { Player } from 'regnum/board'
import Standings from '../src/play/Standings.svelte'
import { standingsOf, winnersOf } from '../src/play/standings'
import type { Result } from '../src/wire/types'

const NAMES = ['Anna', 'Bert', 'Cleo']
const ended = (given: Partial<Result>): Result => ({
  places: [1, 2, 3],
  scores: [50, 40, 30],
  winners: [0],
  rivals: [],
  gave_up: [],
  ...given
})
const emissary = (score: number, place: number | null) => ({ rival: 'emissary', name: 'The Emissary', score, place })

const persons = (name: string) => name.split(' & ').map((one) => ({ name: one }))

function shown(result: Result, names = NAMES): string {
  const players = names.map((name, seat) => ({ seat, name, me: seat === 0, persons: persons(name) }) as Player)
  const page = mount(Standings, { target: document.body, props: { result, players } })
  flushSync()
  const text = document.body.textContent!.replace(/\s+/g, ' ')
  void unmount(page)
  return text
}

test('somebody outside the seats wins, and nobody at the table is told that they do', () => {
  const text = shown(ended({ places: [2, 3, 4], winners: [], rivals: [emissary(60, 1)] }))
  expect(text).toContain('The Emissary wins!')
  expect(text).not.toContain('You win')
  expect(text.indexOf('1. The Emissary')).toBeLessThan(text.indexOf('2. Anna'))
})

test('a rival who does not win is in the list with his points and without a place', () => {
  const rows = standingsOf(ended({ rivals: [emissary(60, null)] }), (seat) => NAMES[seat]!)
  expect(rows.map(({ place, name, score }) => [place, name, score])).toEqual([
    [1, 'Anna', 50],
    [2, 'Bert', 40],
    [3, 'Cleo', 30],
    [null, 'The Emissary', 60]
  ])
  expect(winnersOf(rows)).toEqual(['Anna'])
  expect(shown(ended({}))).toContain('You win!')
})

test('those on the same place are listed by their points', () => {
  const text = shown(ended({ places: [2, 1, 2], scores: [11, 25, 15], winners: [1] }))
  expect(text.indexOf('2. Cleo')).toBeLessThan(text.indexOf('2. Anna'))
})

test('of a team one says that they win', () => {
  const text = shown(ended({ places: [2, 1, 3], winners: [1] }), ['Anna', 'Bert & Cleo', 'Dora'])
  expect(text).toContain('Bert & Cleo win!')
})

test('whoever gave up is last, and the list says so', () => {
  const text = shown(ended({ places: [3, 1, 2], winners: [1], gave_up: [0] }))
  expect(text).toContain('Bert wins!')
  expect(text).toMatch(/3\. Anna, gave up/)
})
