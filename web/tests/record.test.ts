import { expect, test } from 'vitest'
import { Written } from '../src/alone/record'

const GAME = `regnum 1
# bot 1: knight
game: vive-le-roi
players: 2
gave up: 1

* deal card=F03
0 place courtier=merlin floor=4
# Anna thinks
1 place courtier=alienor floor=1
* deal card=F07
= 5f0c1a2b
0 pass
`

test('one can stand wherever a person is asked, and at the end', () => {
  const written = new Written(GAME)
  expect(written.game).toBe('vive-le-roi')
  expect(written.stops).toEqual([1, 2, 4, 5])
  expect([null, 0, 1, 3, 4, 99].map((at) => written.stop(at))).toEqual([3, 0, 0, 1, 2, 3])
})

test('up to a stop it is a saved game, chance included; who gave up has not yet', () => {
  const written = new Written(GAME)
  expect(written.upTo(2)).toBe(`regnum 1
game: vive-le-roi
players: 2

* deal card=F03
0 place courtier=merlin floor=4
1 place courtier=alienor floor=1
* deal card=F07
= 5f0c1a2b
`)
  expect(written.upTo(3)).toContain('gave up: 1')
})

test('a position without choices is one stop', () => {
  const written = new Written('regnum 1\ngame: lancaster\nstart: {}\n')
  expect(written.stops).toEqual([0])
  expect(written.upTo(0)).toContain('start: {}\n\n')
})
